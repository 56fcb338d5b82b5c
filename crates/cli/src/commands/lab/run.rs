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
/// Every game is kept as soon as it has ended, so that Ctrl-C, or the power going out, costs no more than the games going on; the same
/// command goes on from there. When the last game has ended, they are one table, `NAME-HASH.parquet`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file of the study.
    study: PathBuf,
    #[command(flatten)]
    playing: Playing,
}

/// Play one part of a study, for one of several machines.
///
/// A part needs nothing but the file of the study. Run again, it goes on where it ended, and does nothing when it is whole. `hnefi lab
/// merge` joins the parts.
#[derive(clap::Args)]
pub(crate) struct ShardArguments {
    /// The file of the study.
    study: PathBuf,
    /// The number of the part, counted from 0.
    #[arg(long, value_name = "I")]
    index: u64,
    /// How many parts there are.
    #[arg(long, value_name = "N")]
    of: u64,
    #[command(flatten)]
    playing: Playing,
}

/// How a study is played.
#[derive(clap::Args)]
struct Playing {
    /// The folder of the games; one named after the study if left out.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Games played at a time; one for each core if left out. The games are the same whatever the number.
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
    eprintln!(
        "interrupted: what has been played is kept in `{}`, the same command goes on from there",
        shard.journal_path().display()
    );
    std::process::exit(130);
}

/// How many games are played at a time: as many as asked for, or as there are cores.
pub(super) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}
