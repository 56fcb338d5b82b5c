//! `hnefi lab run` and `hnefi lab shard`: playing a study, whole or a part of it.

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::Result;
use hnefi_study::{Part, Shard};

use super::watching::Watching;
use crate::interrupt;
use crate::output::{self, Answer};

/// Play the games of a study and write them to a table.
///
/// Every game is saved as soon as it ends, so Ctrl-C or a power failure costs only the games in progress; run the same command to resume.
/// At the end the games are in one table, `NAME-HASH.parquet`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    #[command(flatten)]
    playing: Playing,
}

/// Play one part of a study, to divide it among machines.
///
/// A part needs the study file and the files that it names: openings, weights, rule sets of your own. The command resumes an interrupted
/// part and does nothing if the part is complete. `hnefi lab merge` joins the parts.
#[derive(clap::Args)]
pub(crate) struct ShardArguments {
    /// The study file.
    study: PathBuf,
    /// The index of the part, starting at 0.
    #[arg(long, value_name = "I")]
    index: u64,
    /// The number of parts.
    #[arg(long, value_name = "N")]
    of: u64,
    #[command(flatten)]
    playing: Playing,
}

/// How a study is played.
#[derive(clap::Args)]
struct Playing {
    /// The folder for the games. Default: named after the study.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The number of games played at a time. Default: one per core. It does not change the games.
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    play(&arguments.study, Part::WHOLE, &arguments.playing)
}

pub(crate) fn shard(arguments: &ShardArguments) -> Result<Answer> {
    play(&arguments.study, Part::new(arguments.index, arguments.of)?, &arguments.playing)
}

fn play(path: &Path, part: Part, playing: &Playing) -> Result<Answer> {
    let study = super::study(path)?;
    let shard = Shard::new(&study, part, &super::folder(playing.out.as_deref(), &study));
    if shard.is_whole()? {
        eprintln!("all games have been played");
        output::line(shard.table_path().display());
        return Ok(Answer::Yes);
    }
    interrupt::watch_gently();
    let mut watching = Watching::new(&study);
    let whole = interrupt::during(|| shard.run(threads(playing.threads), &mut watching, &interrupt::asked));
    watching.finish();
    if whole? {
        output::line(shard.table_path().display());
        return Ok(Answer::Yes);
    }
    interrupted(&shard)
}

/// Ends the program after an interruption.
pub(super) fn interrupted(shard: &Shard<'_>) -> ! {
    eprintln!("interrupted: the games so far are in `{}`; run the same command again to resume", shard.journal_path().display());
    std::process::exit(130);
}

/// How many games are played at a time: as many as asked for, or as there are cores.
pub(super) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}
