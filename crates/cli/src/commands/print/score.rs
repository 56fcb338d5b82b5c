//! `hnefi print score`.

use anyhow::Result;
use hnefi_print::{Paper, ScoreSheet};

use super::Job;
use crate::output::Answer;

/// Print a score sheet as PDF: names, date, place, result, and numbered lines for the moves of both sides.
///
/// The side that begins has the left column. Of several languages each has a page of its own.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print score copenhagen -o score.pdf\n  \
    hnefi print score alea-walker-2015 --language de,en --paper letter -o score.pdf")]
pub(super) struct Arguments {
    #[command(flatten)]
    job: Job,
    /// The paper: A4, A3, Letter, Tabloid, or WIDTHxHEIGHT.
    #[arg(long, default_value_t)]
    paper: Paper,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { job, paper } = arguments;
    job.format(&["pdf"])?;
    job.save(&ScoreSheet::new(&job.ruleset()?).document(*paper, &job.language)?.pdf()?)
}
