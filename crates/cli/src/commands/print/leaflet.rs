//! `hnefi print leaflet`.

use anyhow::Result;
use hnefi_print::Leaflet;

use super::PagesJob;
use crate::output::Answer;

/// Print the rules of a rule set as PDF: the aim, the start, every rule with pictures, and the sources.
///
/// The rules are those of the options and the layout chosen. They fill two pages where letters of at least 9 points allow it. Of several
/// languages each has pages of its own.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print leaflet tablut-murray -o tablut.pdf\n  \
    hnefi print leaflet alea-walker-2015+alea-murray --language en,is --paper letter -o alea.pdf")]
pub(super) struct Arguments {
    #[command(flatten)]
    pages: PagesJob,
}

pub(super) fn run(Arguments { pages }: &Arguments) -> Result<Answer> {
    pages.save(|rules, paper, languages| Leaflet::new(rules).document(paper, languages))
}
