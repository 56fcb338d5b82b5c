//! `hnefi lab excerpt`: the first games of a table, and the hash of the whole.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_rulesets::sha256;

use crate::output::{self, Answer};

/// Write an excerpt of a study's table and the hash of the whole table.
///
/// The excerpt, `TABLE.excerpt.parquet`, has the first games of each arm at each strength. It can be verified and its games watched, but
/// it cannot be reported: figures are of all games. The hash, `TABLE.parquet.sha256`, is in the format of `sha256sum --check`. Both take
/// the place of a table that is too large to publish with the program.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The table of its games.
    table: PathBuf,
    /// The number of games of each arm at each strength.
    #[arg(long, short, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The folder to write to, created if missing. Default: the folder of the table.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = super::whole_table(&study, &arguments.table)?;
    let beside = || arguments.table.parent().map(PathBuf::from).unwrap_or_default();
    let folder = arguments.out.clone().unwrap_or_else(beside);
    fs::create_dir_all(&folder).with_context(|| format!("cannot create `{}`", folder.display()))?;
    let bytes = fs::read(&arguments.table).with_context(|| format!("cannot read `{}`", arguments.table.display()))?;
    let hash = sha256(bytes);
    let Some(excerpt) = table.excerpt(&hash, arguments.games) else {
        eprintln!("nothing is written: no arm has more than {} games at any strength", arguments.games);
        return Ok(Answer::No);
    };
    let name = arguments.table.file_stem().unwrap_or_default().to_string_lossy();
    let path = folder.join(format!("{name}.excerpt.parquet"));
    excerpt.write(&path)?;
    output::line(path.display());
    let path = folder.join(format!("{name}.parquet.sha256"));
    output::replace(&path, format!("{hash}  {name}.parquet\n"))?;
    output::line(path.display());
    Ok(Answer::Yes)
}
