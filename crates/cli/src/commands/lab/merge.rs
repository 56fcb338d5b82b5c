//! `hnefi lab merge`: one table from the parts of a study.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_study::{GameTable, Part, Shard};

use crate::output::{self, Answer};

/// Merge the tables of a study's parts into one.
///
/// All tables must be of the same study and engine version. If parts are missing they are listed, nothing is written, and the exit status
/// is 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The tables of the parts.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The table to write. Default: `NAME-HASH.parquet` beside the first part.
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
