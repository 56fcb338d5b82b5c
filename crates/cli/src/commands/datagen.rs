//! `hnefi datagen`: positions from inside searches, with their scores.

use std::path::PathBuf;

use anyhow::Result;
use hnefi_match::NamedRules;
use hnefi_match::player::InProcess;
use hnefi_tune::{LabelFile, LabelledGame, Labelling};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::output::{self, Answer};
use crate::{interrupt, selection};

/// Generate training data for the evaluation: positions from inside the engine's searches, labelled with search scores.
///
/// The engine plays itself from random openings, with a random move every now and then. From each search eight of the positions that it
/// evaluated are drawn; half of them are changed by a random move or two. The quiet ones, neither decided nor in a hunt or a siege of the king,
/// are labelled: with the score of a search from there. `hnefi train` fits the evaluation to such files.
///
/// The file gets one line for each game as soon as it has ended. Run the same command again to resume after Ctrl-C or SIGKILL, or with
/// more `--games` to add to the file. The result does not depend on the number of threads.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule sets (ids or files), separated by commas; each game takes the next one.
    #[arg(long, short, value_delimiter = ',', required = true, value_name = "ID|FILE")]
    rules: Vec<String>,
    /// The file to write to.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// The number of games.
    #[arg(long, short, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The number of positions visited per move of a game.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The number of positions visited for a label.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..), value_name = "NODES")]
    label_nodes: u64,
    /// The number of plies after which a game is stopped.
    #[arg(long, default_value_t = 300, value_name = "N")]
    max_plies: usize,
    /// Search with the files of weights in this folder instead of those of this build.
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games played at a time. Default: one per core.
    #[arg(long, short, value_name = "N")]
    concurrency: Option<usize>,
    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct DatagenOutput<'a> {
    settings: &'a str,
    games: u64,
    labels: usize,
    interrupted: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let named = |name: &String| Ok(NamedRules { name: name.clone(), rules: selection::ruleset(name)? });
    let labelling = Labelling {
        rules: arguments.rules.iter().map(named).collect::<Result<_>>()?,
        weights: arguments.from.as_deref().map(InProcess::read_weights).transpose()?.unwrap_or_default(),
        nodes: arguments.nodes,
        label_nodes: arguments.label_nodes,
        longest: arguments.max_plies,
        games: arguments.games,
        seed: arguments.seed,
        concurrency: arguments.concurrency.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let settings = labelling.settings()?;
    let (mut file, earlier) = LabelFile::open(&arguments.out, &settings)?;
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg} labels, {elapsed}, {eta} left");
    let bar = ProgressBar::new(arguments.games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut labels: usize = earlier.iter().map(|game| game.labels.len()).sum();
    bar.set_message(labels.to_string());
    if !earlier.is_empty() {
        let name = arguments.out.display();
        bar.suspend(|| eprintln!("`{name}` has {} games and {labels} labels; resuming after them", earlier.len()));
        bar.set_position(earlier.len() as u64);
        bar.reset_eta();
    }
    let sync = file.syncer();
    let mut write = |game: LabelledGame| {
        labels += game.labels.len();
        bar.set_message(labels.to_string());
        bar.inc(1);
        file.write(&game)
    };
    interrupt::watch_gently();
    let games = interrupt::during(|| labelling.run(earlier.len() as u64, &mut write, &sync, &interrupt::asked));
    bar.finish_and_clear();
    let games = games?;
    let interrupted = games < arguments.games;
    if arguments.json {
        output::json(&DatagenOutput { settings: &settings, games, labels, interrupted })?;
    } else {
        output::line(format_args!("{games} games, {labels} labels in `{}`", arguments.out.display()));
    }
    if interrupted {
        eprintln!("interrupted: run the same command again to resume");
        std::process::exit(130);
    }
    Ok(Answer::Yes)
}
