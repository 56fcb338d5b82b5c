//! `hnefi lab`: balance studies.

mod check;
mod cite;
mod excerpt;
mod games;
mod merge;
mod openings;
mod people;
mod plan;
mod report;
mod run;
mod search;
mod submit;
mod verify;
mod watching;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Subcommand;
use hnefi_study::{GameTable, Study};

use crate::output::Answer;

/// Measure how fair rule sets are by engine games.
///
/// A study is a file, `studies/NAME.toml`: the rule sets and layouts to compare, the strength of both sides, the number of games, and a
/// seed. The same file gives the same games on every machine. `docs/guide/studies.md` describes the format.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Plan(plan::Arguments),
    Openings(openings::Arguments),
    People(people::Arguments),
    Run(run::Arguments),
    Shard(run::ShardArguments),
    Submit(submit::Arguments),
    Merge(merge::Arguments),
    Verify(verify::Arguments),
    Games(games::Arguments),
    Search(search::Arguments),
    Report(report::Arguments),
    Excerpt(excerpt::Arguments),
    Check(check::Arguments),
    Cite(cite::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match &arguments.command {
        Command::Plan(arguments) => plan::run(arguments),
        Command::Openings(arguments) => openings::run(arguments),
        Command::People(arguments) => people::run(arguments),
        Command::Run(arguments) => run::run(arguments),
        Command::Shard(arguments) => run::shard(arguments),
        Command::Submit(arguments) => submit::run(arguments),
        Command::Merge(arguments) => merge::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Games(arguments) => games::run(arguments),
        Command::Search(arguments) => search::run(arguments),
        Command::Report(arguments) => report::run(arguments),
        Command::Excerpt(arguments) => excerpt::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Cite(arguments) => cite::run(arguments),
    }
}

/// The study of a file.
fn study(path: &Path) -> Result<Study> {
    Study::open(path).with_context(|| format!("in the study `{}`", path.display()))
}

/// All games of a study, whichever engine played them.
fn whole_table(study: &Study, path: &Path) -> Result<GameTable> {
    let table = GameTable::open(path)?;
    table.must_have_games_of(study, path)?;
    table.must_be_whole(path)?;
    Ok(table)
}

/// The default folder of a study's games: its name.
fn folder(out: Option<&Path>, study: &Study) -> PathBuf {
    out.map_or_else(|| PathBuf::from(&study.name), Path::to_owned)
}
