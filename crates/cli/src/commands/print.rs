//! `hnefi print`: boards and pieces to make, and what goes with them on paper.

mod board;
mod diagrams;
mod leaflet;
mod list;
mod pieces;
mod poster;
mod score;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use hnefi_messages::Language;
use hnefi_print::{Document, Paper, PrintError};
use hnefi_rulesets::Ruleset;

use crate::output::{self, Answer};
use crate::selection;

/// Print a board or pieces at true size, the rules as a leaflet, a poster, score sheets or empty boards.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Board(board::Arguments),
    Pieces(pieces::Arguments),
    List(list::Arguments),
    Leaflet(leaflet::Arguments),
    Poster(poster::Arguments),
    Score(score::Arguments),
    Diagrams(diagrams::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match &arguments.what {
        What::Board(arguments) => board::run(arguments),
        What::Pieces(arguments) => pieces::run(arguments),
        What::List(arguments) => list::run(arguments),
        What::Leaflet(arguments) => leaflet::run(arguments),
        What::Poster(arguments) => poster::run(arguments),
        What::Score(arguments) => score::run(arguments),
        What::Diagrams(arguments) => diagrams::run(arguments),
    }
}

/// What every print needs.
#[derive(clap::Args)]
struct Job {
    /// The rule set: an id or a file.
    rules: String,
    /// The language of the words on pages, or several: `en,is`. Boards and pieces have them under each other, texts on pages of their own.
    #[arg(long, value_name = "CODE", value_delimiter = ',', default_value = "en")]
    language: Vec<Language>,
    /// The output file; its extension decides the format.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    force: bool,
}

/// What a print of pages in a PDF needs.
#[derive(clap::Args)]
struct PagesJob {
    #[command(flatten)]
    job: Job,
    /// The paper: A4, A3, Letter, Tabloid, or WIDTHxHEIGHT.
    #[arg(long, default_value_t)]
    paper: Paper,
}

impl PagesJob {
    fn save(&self, document: impl FnOnce(&Ruleset, Paper, &[Language]) -> Result<Document, PrintError>) -> Result<Answer> {
        self.job.format(&["pdf"])?;
        self.job.save(&document(&self.job.ruleset()?, self.paper, &self.job.language)?.pdf()?)
    }
}

impl Job {
    fn ruleset(&self) -> Result<Ruleset> {
        selection::ruleset(&self.rules)
    }

    /// The extension of the output file, one of `formats`.
    fn format(&self, formats: &[&'static str]) -> Result<&'static str> {
        let ending = Path::extension(&self.output).and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
        let Some(format) = formats.iter().find(|format| **format == ending) else {
            let choices = formats.join(", .");
            bail!("`{}`: the name of the output file must end in one of .{choices}", self.output.display());
        };
        Ok(format)
    }

    fn save(&self, bytes: &[u8]) -> Result<Answer> {
        output::save(&self.output, bytes, self.force)?;
        Ok(Answer::Yes)
    }
}
