//! `hnefi print diagrams`.

use anyhow::Result;
use hnefi_print::{DiagramPad, Paper};

use super::Job;
use crate::output::Answer;

/// Print a page of empty boards as PDF, to draw positions on.
///
/// Each board has its marks, letters and numbers along its edges, and a line to write on below.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print diagrams tablut-murray -o boards.pdf\n  \
    hnefi print diagrams copenhagen --paper a3 -o boards.pdf")]
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
    job.save(&DiagramPad::new(&job.ruleset()?).document(*paper, &job.language)?.pdf()?)
}
