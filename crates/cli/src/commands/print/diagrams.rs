//! `hnefi print diagrams`.

use anyhow::Result;
use hnefi_print::DiagramPad;

use super::PagesJob;
use crate::output::Answer;

/// Print a page of empty boards as PDF, to draw positions on.
///
/// Each board has its marks, letters and numbers along its edges, and a line to write on below.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print diagrams tablut-murray -o boards.pdf\n  \
    hnefi print diagrams copenhagen --paper a3 -o boards.pdf")]
pub(super) struct Arguments {
    #[command(flatten)]
    pages: PagesJob,
}

pub(super) fn run(Arguments { pages }: &Arguments) -> Result<Answer> {
    pages.save(|rules, paper, languages| DiagramPad::new(rules).document(paper, languages))
}
