//! `hnefi print score`.

use anyhow::Result;
use hnefi_print::ScoreSheet;

use super::PagesJob;
use crate::output::Answer;

/// Print a score sheet as PDF: names, date, place, result, and numbered lines for the moves of both sides.
///
/// The side that begins has the left column. Of several languages each has a page of its own.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print score copenhagen -o score.pdf\n  \
    hnefi print score alea-walker-2015 --language de,en --paper letter -o score.pdf")]
pub(super) struct Arguments {
    #[command(flatten)]
    pages: PagesJob,
}

pub(super) fn run(Arguments { pages }: &Arguments) -> Result<Answer> {
    pages.save(|rules, paper, languages| ScoreSheet::new(rules).document(paper, languages))
}
