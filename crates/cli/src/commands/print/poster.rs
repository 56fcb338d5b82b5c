//! `hnefi print poster`.

use anyhow::Result;
use hnefi_print::{Paper, Poster};

use super::Job;
use crate::output::Answer;

/// Print a poster as PDF: the name of the game, its board after the manuscript, its history in short, and “Come and play”.
///
/// With --site it has a QR code that leads to the page of the rule set there; there is no usual site, so without it there is no code. Of
/// several languages each has a page of its own.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print poster alea-walker-2015 -o poster.pdf\n  \
    hnefi print poster brandubh-cyningstan --site https://example.org --paper a4 --language en,is -o poster.pdf")]
pub(super) struct Arguments {
    #[command(flatten)]
    job: Job,
    /// The address of the site that the QR code leads to, such as https://example.org.
    #[arg(long, value_name = "URL")]
    site: Option<String>,
    /// The paper: A4, A3, Letter, Tabloid, or WIDTHxHEIGHT.
    #[arg(long, default_value = "A3")]
    paper: Paper,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { job, site, paper } = arguments;
    job.format(&["pdf"])?;
    let poster = Poster::new(&job.ruleset()?);
    let poster = match site {
        Some(site) => poster.on_site(site)?,
        None => poster,
    };
    job.save(&poster.document(*paper, &job.language)?.pdf()?)
}
