//! `hnefi tune`: the weights of the evaluation by games.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_match::NamedRules;
use hnefi_tune::{Tuned, Tuning, TuningFile};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::fit::{positive, write_weights};
use crate::output::{self, Answer};
use crate::{interrupt, selection};

/// Tune the weights of the engine's evaluation by games.
///
/// Uses simultaneous perturbation (SPSA): in each round all weights of a family of rule sets are shifted at once, each up or down at
/// random; the engine plays a pair of games with these weights against the opposite ones, and all weights move slightly towards the
/// winner's. Unlike `hnefi fit` it needs no games, but it takes thousands of rounds.
///
/// The folder gets `tuning.jsonl` with the result of each round, and at the end the family's file of weights: the mean over the rounds,
/// with more weight on later ones. Test new weights in a match: `hnefi match weights:FOLDER,nodes:5000 nodes:5000`. The same command
/// resumes where the file ends, also with more games. Ctrl-C stops it and writes the weights found so far.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule sets (ids or files), separated by commas, all of one family; each round takes the next one.
    #[arg(long, short, value_delimiter = ',', required = true, value_name = "ID|FILE")]
    rules: Vec<String>,
    /// The number of positions visited per move.
    #[arg(long, default_value_t = 2_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The number of games, rounded up to an even number.
    #[arg(long, short, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The folder to write to; it is created if missing.
    #[arg(long, short, value_name = "DIR")]
    out: PathBuf,
    /// How far each weight is shifted, measured by the standard deviation of the change in evaluation, in men.
    #[arg(long, default_value_t = 0.2, value_parser = positive, value_name = "MEN")]
    shake: f64,
    /// The number of random legal plies at the start of each pair.
    #[arg(long, default_value_t = 6, value_name = "N")]
    openings_plies: usize,
    /// The number of plies after which a game is stopped and counted as a draw.
    #[arg(long, default_value_t = 400, value_name = "N")]
    max_plies: usize,
    /// The random seed for the openings, the die and the directions of the shifts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of pairs played at a time, at most 16. Default: one per core. It does not change the result.
    #[arg(long, short, value_name = "N")]
    concurrency: Option<usize>,
    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TuneOutput {
    family: &'static str,
    games: u64,
    interrupted: bool,
    file: PathBuf,
    weights: Vec<Change>,
}

/// A number of the attackers' turn, in thousandths of a man.
#[derive(Serialize)]
struct Change {
    name: String,
    before: i32,
    after: i32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let named = |name: &String| Ok(NamedRules { name: name.clone(), rules: selection::ruleset(name)? });
    let tuning = Tuning {
        rules: arguments.rules.iter().map(named).collect::<Result<_>>()?,
        nodes: arguments.nodes,
        plies: arguments.openings_plies,
        longest: arguments.max_plies,
        shake: arguments.shake,
        rounds: arguments.games.div_ceil(2),
        seed: arguments.seed,
        concurrency: arguments.concurrency.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let settings = tuning.settings()?;
    let folder = &arguments.out;
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
    let (mut file, earlier) = TuningFile::open(&folder.join("tuning.jsonl"), &settings)?;
    let bar = bar(tuning.rounds);
    if !earlier.is_empty() {
        bar.suspend(|| eprintln!("`{}` has {} games of this tuning; resuming after them", folder.display(), 2 * earlier.len()));
        bar.set_position(2 * earlier.len() as u64);
        bar.reset_eta();
    }
    let sync = file.syncer();
    let mut write = |round| {
        bar.inc(2);
        file.write(&round)
    };
    interrupt::watch_gently();
    let tuned = interrupt::during(|| tuning.run(&earlier, &mut write, &sync, &interrupt::asked));
    bar.finish_and_clear();
    let tuned = tuned?;
    let note = format!("Tuned by {} games: {}.", 2 * tuned.rounds, settings);
    let path = write_weights(folder, tuned.family, &tuned.file(&note))?;
    tell(&tuned, path, arguments.json)?;
    if tuned.interrupted {
        eprintln!("interrupted: run the same command again to resume");
        std::process::exit(130);
    }
    Ok(Answer::Yes)
}

fn bar(rounds: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {elapsed}, {eta} left");
    ProgressBar::new(2 * rounds).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(tuned: &Tuned, file: PathBuf, json: bool) -> Result<()> {
    let weights: Vec<Change> = tuned.changes().map(|(name, before, after)| Change { name, before, after }).collect();
    let games = 2 * tuned.rounds;
    if json {
        return output::json(&TuneOutput { family: tuned.family, games, interrupted: tuned.interrupted, file, weights });
    }
    output::line(format_args!("{:<22} {:>7} {:>7}   thousandths of a man, attackers to move", "weight", "before", "after"));
    for Change { name, before, after } in weights {
        output::line(format_args!("{name:<22} {before:>7} {after:>7}"));
    }
    output::line(format_args!("{}: {games} games, written to `{}`", tuned.family, file.display()));
    Ok(())
}
