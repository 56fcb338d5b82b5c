//! The engine's fingerprint and speed, and the rules' perft: `cargo run -p hnefi-engine --release --example bench -- [DEPTH]`.

use std::process::ExitCode;
use std::time::Instant;

use hnefi_engine::bench::{self, Counting};

fn main() -> ExitCode {
    let depth = match std::env::args().nth(1).map(|word| word.parse()).transpose() {
        Ok(depth) => depth,
        Err(error) => {
            eprintln!("depth: {error}");
            return ExitCode::from(2);
        }
    };
    let start = Instant::now();
    let mut last = start;
    let totals = bench::bench(depth, &mut |result| {
        let score = result.score.from_attackers_view(result.position.side());
        let best = result.best.map_or_else(|| "-".to_owned(), |mv| mv.to_string());
        let seconds = last.elapsed().as_secs_f64();
        println!("{:<30} {best:<8} {score:<26} {:>10} nodes {seconds:>7.2} s", result.rules, result.nodes);
        last = Instant::now();
    });
    let seconds = start.elapsed().as_secs_f64();
    println!("{} positions, {} nodes, {:.0} nodes/s", totals.positions, totals.nodes, totals.nodes as f64 / seconds);
    for &(id, depth) in bench::PERFTS {
        for counting in [Counting::InBulk, Counting::MoveByMove] {
            let start = Instant::now();
            let count = bench::count_moves(id, depth, counting);
            let seconds = start.elapsed().as_secs_f64();
            let how = if counting == Counting::InBulk { "in bulk" } else { "move by move" };
            println!(
                "perft {depth} {id:<20} {how:<13} {count:>12} in {seconds:>6.2} s, {:>8.1} M/s",
                count as f64 / seconds / 1e6
            );
        }
    }
    ExitCode::SUCCESS
}
