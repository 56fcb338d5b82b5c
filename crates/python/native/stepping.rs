//! Random games by the Rust crates alone, as fast as they go: the figure beside which `benchmarks/stepping.py` puts Python's.
//!
//!     cargo run --release -p hnefi-python --example native-stepping -- RULES THREADS SECONDS PLIES
//!
//! prints games a second and plies a second. A game is broken off after PLIES plies.

use std::error::Error;
use std::time::{Duration, Instant};

use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use hnefi_statistics::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, threads, seconds, plies] = arguments.as_slice() else {
        return Err("usage: native-stepping RULES THREADS SECONDS PLIES".into());
    };
    let (rules, threads, most): (_, u64, usize) = (Ruleset::named(rules)?, threads.parse()?, plies.parse()?);
    let time = Duration::from_secs_f64(seconds.parse()?);
    let begun = Instant::now();
    let (mut games, mut plies) = (0, 0);
    std::thread::scope(|scope| {
        let counts: Vec<_> = (0..threads)
            .map(|thread| {
                let (rules, begun) = (&rules, &begun);
                scope.spawn(move || count(rules, Random::new(&[thread]), most, &|| begun.elapsed() < time))
            })
            .collect();
        for (more_games, more_plies) in counts.into_iter().filter_map(|count| count.join().ok()) {
            games += more_games;
            plies += more_plies;
        }
    });
    let seconds = begun.elapsed().as_secs_f64();
    println!("{:.1} {:.1}", games as f64 / seconds, plies as f64 / seconds);
    Ok(())
}

/// How many games, and plies of them, are played while there is time.
fn count(rules: &Ruleset, mut random: Random, most: usize, go_on: &dyn Fn() -> bool) -> (usize, usize) {
    let (mut games, mut plies) = (0, 0);
    while go_on() {
        let mut game = Game::new(rules);
        while game.outcome().is_none() && game.plies().len() < most {
            let legal = game.legal_moves();
            let Some(mv) = legal.get(random.below(legal.len())) else { break };
            // It is one of the legal moves.
            let _ = game.play(*mv);
        }
        games += 1;
        plies += game.plies().len();
    }
    (games, plies)
}
