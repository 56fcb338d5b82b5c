//! `hnefi tune`: the weights of the evaluation by games.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_match::NamedRules;
use hnefi_tune::{Tuned, Tuning, TuningFile};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::fit::positive;
use crate::output::{self, Answer};
use crate::{interrupt, selection};

/// Tune the weights of the engine's evaluation by games.
///
/// By simultaneous perturbation (SPSA): in each round all weights of a family of rule sets change at once, each a step up or down at random; the engine plays a pair of
/// games by these weights against the opposite ones, and all weights move a little towards those that won. No game has to be known
/// beforehand, as for `hnefi fit`, but it takes thousands of rounds to get anywhere.
///
/// The folder gets `tuning.jsonl`, what came of each round, and at the end the family's file of weights: their mean over the rounds, later ones
/// counting for more. Weights prove themselves in a match: `hnefi match weights:FOLDER,nodes:5000 nodes:5000`. The same command goes on
/// where the file ends, also with more games; Ctrl-C stops it and writes the weights found so far.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule sets (ids or files), with commas between, all of one family; each round takes the next.
    #[arg(long, short, value_delimiter = ',', required = true, value_name = "ID|FILE")]
    rules: Vec<String>,
    /// Positions visited for each move.
    #[arg(long, default_value_t = 2_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many games; an odd number is rounded up.
    #[arg(long, short, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The folder to write to; it is made if it is not there.
    #[arg(long, short, value_name = "DIR")]
    out: PathBuf,
    /// How far each weight is shaken: until it changes what positions are worth by this many men, in standard deviations.
    #[arg(long, default_value_t = 0.2, value_parser = positive, value_name = "MEN")]
    shake: f64,
    /// Random legal plies at the beginning of each pair.
    #[arg(long, default_value_t = 6, value_name = "N")]
    openings_plies: usize,
    /// A game that has this many plies is broken off and drawn.
    #[arg(long, default_value_t = 400, value_name = "N")]
    max_plies: usize,
    /// Chooses the openings, the throws of the die and which way weights are shaken.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Pairs of games played at a time, 16 at most; one for each core if left out. What comes out does not depend on it.
    #[arg(long, short, value_name = "N")]
    concurrency: Option<usize>,
    /// Print what was found as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
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
        bar.suspend(|| {
            eprintln!("`{}` has {} games of this tuning, which goes on from there", folder.display(), 2 * earlier.len())
        });
        bar.set_position(2 * earlier.len() as u64);
        bar.reset_eta();
    }
    let sync = file.syncer();
    let mut write = |won| {
        bar.inc(2);
        file.write(won)
    };
    interrupt::watch_gently();
    let tuned = interrupt::during(|| tuning.run(&earlier, &mut write, &sync, &interrupt::asked));
    bar.finish_and_clear();
    let tuned = tuned?;
    let path = folder.join(format!("{}.toml", tuned.family));
    let note = format!("Tuned by {} games: {}.", 2 * tuned.rounds, settings);
    std::fs::write(&path, tuned.file(&note)).with_context(|| format!("cannot write `{}`", path.display()))?;
    tell(&tuned, path, arguments.json)?;
    if tuned.interrupted {
        eprintln!("interrupted: the same command goes on from here");
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
        return output::json(&Report { family: tuned.family, games, interrupted: tuned.interrupted, file, weights });
    }
    output::line(format_args!("{:<22} {:>7} {:>7}   thousandths of a man, attackers to move", "weight", "before", "after"));
    for Change { name, before, after } in weights {
        output::line(format_args!("{name:<22} {before:>7} {after:>7}"));
    }
    output::line(format_args!("{}: {games} games, written to `{}`", tuned.family, file.display()));
    Ok(())
}
