//! `hnefi print list`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use hnefi_messages::Language;
use hnefi_print::{Length, MakingList, Paper};

use crate::output::{self, Answer};
use crate::selection;

/// Print what a game takes, to be bought, cast or cut.
///
/// The list has the measures of the board, the number and measures of the pieces, and what others made theirs of. It goes to standard output, or
/// to a PDF.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hnefi print list brandubh-cyningstan\n  hnefi print list alea-walker-2015 --cell 20mm --language fr -o list.pdf"
)]
pub(super) struct Arguments {
    /// The rule set: an id or a file.
    rules: String,
    /// The language of the list, or several under each other: `en,is`.
    #[arg(long, value_name = "CODE", value_delimiter = ',', default_value = "en")]
    language: Vec<Language>,
    /// The distance between neighbouring points of the board: pieces are seven tenths as wide.
    #[arg(long, value_name = "LENGTH", default_value = "25mm")]
    cell: Length,
    /// Write a PDF instead; its name ends in `.pdf`.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The paper of the PDF: A4, A3, Letter, Tabloid, or WIDTHxHEIGHT.
    #[arg(long, default_value_t, requires = "output")]
    paper: Paper,
    /// Overwrite an existing file.
    #[arg(long, requires = "output")]
    force: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { rules, language, cell, output, paper, force } = arguments;
    let list = MakingList::for_cell(&selection::ruleset(rules)?, *cell)?;
    match output {
        None => output::text(&list.text(language)),
        Some(path) if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) => {
            output::save(path, &list.document(*paper, language)?.pdf()?, *force)?;
        }
        Some(path) => bail!("`{}`: the name of the output file must end in .pdf", path.display()),
    }
    Ok(Answer::Yes)
}
