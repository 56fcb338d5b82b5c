//! `hnefi bench`: how fast this machine counts moves and searches, and the engine's fingerprint.

use std::time::Instant;

use anyhow::Result;
use hnefi_engine::bench::{self, Counting};
use serde::Serialize;

use crate::output::{self, Answer};

/// Measure speed: perft in bulk and move by move, and searches of fixed positions.
///
/// The fingerprint is the number of nodes that the searches visit. It is the same on every machine, and changes when the search or the
/// evaluation does. Files of games and studies name the engine by its fingerprint to depth 3, which is printed too.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The depth of the searches.
    #[arg(long, short, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: Option<u32>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct BenchOutput {
    perft: Vec<Perft>,
    search: Vec<Search>,
    fingerprint: u64,
    /// The one that files of games and studies name.
    fingerprint_in_files: u64,
    nodes_per_second: f64,
}

#[derive(Serialize)]
struct Perft {
    rules: &'static str,
    depth: u32,
    nodes: u64,
    bulk_per_second: f64,
    move_by_move_per_second: f64,
}

#[derive(Serialize)]
struct Search {
    rules: &'static str,
    depth: u32,
    nodes: u64,
    nodes_per_second: f64,
    best: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let perft = bench::PERFTS.iter().map(|&(rules, depth)| measure(rules, depth)).collect::<Vec<_>>();
    if !arguments.json {
        output::line(format_args!(
            "{:<22} {:>5} {:>14} {:>12} {:>14} {:>6}",
            "perft", "depth", "nodes", "bulk", "move by move", "ratio"
        ));
        for row in &perft {
            output::line(format_args!(
                "{:<22} {:>5} {:>14} {:>10} M {:>12} M {:>6.1}",
                row.rules,
                row.depth,
                row.nodes,
                millions(row.bulk_per_second),
                millions(row.move_by_move_per_second),
                row.bulk_per_second / row.move_by_move_per_second
            ));
        }
        output::line(format_args!("\n{:<22} {:>5} {:>14} {:>12}  best", "search", "depth", "nodes", "nodes/s"));
    }
    let depth = arguments.depth.unwrap_or(bench::DEPTH);
    let mut search = Vec::new();
    let started = Instant::now();
    let mut lap = started;
    let totals = bench::bench(Some(depth), &mut |result| {
        let seconds = lap.elapsed().as_secs_f64();
        lap = Instant::now();
        let best = result.best.map(|mv| mv.to_string());
        let row = Search { rules: result.rules, depth, nodes: result.nodes, nodes_per_second: rate(result.nodes, seconds), best };
        if !arguments.json {
            let best = row.best.as_deref().unwrap_or("none");
            let speed = millions(row.nodes_per_second);
            output::line(format_args!("{:<22} {:>5} {:>14} {:>10} M  {best}", row.rules, row.depth, row.nodes, speed));
        }
        search.push(row);
    });
    let nodes_per_second = rate(totals.nodes, started.elapsed().as_secs_f64());
    if arguments.json {
        output::json(&BenchOutput {
            perft,
            search,
            fingerprint: totals.nodes,
            fingerprint_in_files: bench::fingerprint(),
            nodes_per_second,
        })?;
    } else {
        let (nodes, in_files) = (totals.nodes, bench::fingerprint());
        output::line(format_args!(
            "\nfingerprint {nodes} (in files of games and studies: {in_files}), {} M nodes/s",
            millions(nodes_per_second)
        ));
    }
    Ok(Answer::Yes)
}

fn measure(rules: &'static str, depth: u32) -> Perft {
    let time = |counting| {
        let started = Instant::now();
        let nodes = bench::count_moves(rules, depth, counting);
        (nodes, rate(nodes, started.elapsed().as_secs_f64()))
    };
    let (nodes, bulk_per_second) = time(Counting::InBulk);
    let (_, move_by_move_per_second) = time(Counting::MoveByMove);
    Perft { rules, depth, nodes, bulk_per_second, move_by_move_per_second }
}

fn rate(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

fn millions(rate: f64) -> String {
    format!("{:.2}", rate / 1e6)
}
