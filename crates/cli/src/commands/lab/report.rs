//! `hnefi lab report`: what a study found, for people to read.

use std::path::PathBuf;

use anyhow::Result;
use hnefi_messages::Language;
use hnefi_study::{Check, StudyReport};

use crate::output::{self, Answer};

/// Write the report of a study as HTML, CSV and JSON.
///
/// If another engine version played the study, the report says so at the top, with the result of `hnefi lab check` (`NAME.check.json`
/// beside the table).
///
/// `NAME.en.html` and the pages of the other languages present the results with charts, intervals, games to step through and everything needed to repeat the
/// study. They need no network, other files or scripts. The same figures are written for programs: `NAME-arms.csv`, `-cells`, `-ladder`,
/// `-effects`, `-people`, and `NAME.json` with all of them. Existing files are overwritten.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The table of its games.
    table: PathBuf,
    /// The folder to write to, created if missing. Default: the folder of the table.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The languages of the pages, by their codes. Default: all. The pages have links to each other.
    #[arg(long, value_name = "CODE", num_args = 1.., value_delimiter = ',')]
    language: Vec<Language>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = super::whole_table(&study, &arguments.table)?;
    let beside = || arguments.table.parent().map(PathBuf::from).unwrap_or_default();
    let folder = arguments.out.clone().unwrap_or_else(&beside);
    let mut report = StudyReport::of(&study, &table)?;
    let check = Check::path(&beside(), &study.name);
    if let Some(check) = Check::open(&check)? {
        report = report.checked(check)?;
    }
    if !arguments.language.is_empty() {
        report = report.in_languages(arguments.language.clone());
    }
    if report.is_superseded() {
        eprintln!(
            "the games are by another engine (fingerprint {}) than this program's: the report says so, and what `{}` says of it",
            table.contents.engine,
            check.display()
        );
    }
    for path in report.write(&folder)? {
        output::line(path.display());
    }
    Ok(Answer::Yes)
}
