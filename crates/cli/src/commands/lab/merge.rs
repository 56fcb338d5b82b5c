//! `hnefi lab merge`: one table from the parts of a study.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_study::{GameTable, Part, Shard};

use crate::output::{self, Answer};

/// Merge the tables of a study's parts into one.
///
/// All tables must be of the same study and engine version. If parts are missing they are listed, nothing is written, and the exit status
/// is 1.
///
/// With --interim, the table is written although parts are missing, so that a long study can be reported while it is played. Give the journals of the parts being
/// played too (`.jsonl`): of each rule set at each strength, the games up to the last look count (`games = [60, 150, 400]` in the study file). The report says what
/// is missing.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The tables of the parts; with --interim, journals too.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write a table of the games so far, although parts are missing.
    #[arg(long)]
    interim: bool,
    /// The table to write. Default: `NAME-HASH.parquet` beside the first part, `NAME-HASH.interim.parquet` with --interim.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let open = |path: &PathBuf| -> Result<(PathBuf, GameTable)> {
        let table = GameTable::open(path)?;
        table.must_be_of(&study, path)?;
        table.must_be_whole(path)?;
        Ok((path.clone(), table))
    };
    let is_journal = |path: &&PathBuf| arguments.interim && path.extension().is_some_and(|extension| extension == "jsonl");
    let (journals, tables): (Vec<&PathBuf>, Vec<&PathBuf>) = arguments.files.iter().partition(is_journal);
    let tables = tables.into_iter().map(open).collect::<Result<Vec<_>>>()?;
    let table = if arguments.interim {
        GameTable::interim(&study, tables, &journals.into_iter().cloned().collect::<Vec<_>>())?
    } else {
        let mut table = GameTable::joined(tables)?;
        table.sort(&study);
        table
    };
    let missing = table.missing();
    if !missing.is_empty() && !arguments.interim {
        let names: Vec<String> = missing.iter().map(Part::to_string).collect();
        eprintln!("nothing is written: parts are missing, {}", names.join(" "));
        return Ok(Answer::No);
    }
    let beside = || {
        let folder = arguments.files[0].parent().map(PathBuf::from).unwrap_or_default();
        let path = Shard::new(&study, Part::WHOLE, &folder).table_path();
        if missing.is_empty() { path } else { path.with_extension("interim.parquet") }
    };
    let path = arguments.out.clone().unwrap_or_else(beside);
    table.write(&path).context("cannot write the joined table")?;
    output::line(path.display());
    Ok(Answer::Yes)
}
