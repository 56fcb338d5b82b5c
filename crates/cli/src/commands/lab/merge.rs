//! `hnefi lab merge`: one table from the parts of a study.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_study::{GameTable, Part, Shard};

use crate::output::{self, Answer};

/// Join the tables of the parts of a study to one.
///
/// Tables of different studies, or of different versions of the engine, are not put together. Where parts are missing they are named,
/// nothing is written, and the exit status is 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file of the study.
    study: PathBuf,
    /// The tables of the parts.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The table to write; `NAME-HASH.parquet` beside the first part if left out.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let open = |path: &PathBuf| -> Result<(PathBuf, GameTable)> {
        let table = GameTable::open(path)?;
        table.must_be_of(&study, path)?;
        Ok((path.clone(), table))
    };
    let mut table = GameTable::joined(arguments.files.iter().map(open).collect::<Result<_>>()?)?;
    let missing = table.missing();
    if !missing.is_empty() {
        let names: Vec<String> = missing.iter().map(Part::to_string).collect();
        eprintln!("nothing is written: parts are missing, {}", names.join(" "));
        return Ok(Answer::No);
    }
    table.sort(&study);
    let beside = || {
        let folder = arguments.files[0].parent().map(PathBuf::from).unwrap_or_default();
        Shard::new(&study, Part::WHOLE, &folder).table_path()
    };
    let path = arguments.out.clone().unwrap_or_else(beside);
    table.write(&path).context("cannot write the joined table")?;
    output::line(path.display());
    Ok(Answer::Yes)
}
