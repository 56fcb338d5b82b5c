//! `hnefi print pieces`.

use anyhow::Result;
use hnefi_diagram::BoardStyle;
use hnefi_print::{Length, Paper, PieceForm, PiecesPrint};

use super::Job;
use crate::output::Answer;

/// Print the pieces of a rule set as PDF, SVG or STL at true size.
///
/// A PDF has discs to cut, in pairs of pages that match when printed on both sides, pyramids or stand-up pieces to fold and glue, or round
/// labels; some are spare. An SVG document has them in the layers `cut`, `engrave` and `paint`. A binary STL file has one piece of each kind for a
/// 3-D printer: square pyramids without their tips, with a knob on top for defenders and grooves for special men, and a larger one with five
/// sides for the king.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print pieces alea-walker-2015 -o pieces.pdf\n  \
    hnefi print pieces copenhagen --form pyramids --piece 15mm --paper letter -o pieces.pdf\n  \
    hnefi print pieces tablut-murray --form labels --piece 20mm --paper one -o labels.pdf\n  hnefi print pieces tablut-murray -o pieces.stl")]
pub(super) struct Arguments {
    #[command(flatten)]
    job: Job,
    /// The distance between neighbouring points of the board: pieces are seven tenths as wide.
    #[arg(long, value_name = "LENGTH", default_value = "25mm")]
    cell: Length,
    /// The width of a piece instead.
    #[arg(long, value_name = "LENGTH", conflicts_with = "cell")]
    piece: Option<Length>,
    /// What they become: discs to cut, pyramids or standups to cut, fold and glue, or labels to stick on blanks.
    #[arg(long, default_value_t)]
    form: PieceForm,
    /// The paper: A4, A3, Letter, Tabloid, or WIDTHxHEIGHT. `one` is one sheet as large as it takes.
    #[arg(long, default_value_t)]
    paper: Paper,
    /// The style: manuscript and carved (coloured), plain or woodcut (black on white).
    #[arg(long, default_value_t)]
    style: BoardStyle,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { job, cell, piece, form, paper, style } = arguments;
    let format = job.format(&["pdf", "svg", "stl"])?;
    let print = match piece {
        Some(width) => PiecesPrint::new(&job.ruleset()?, *width, *form, *style)?,
        None => PiecesPrint::for_cell(&job.ruleset()?, *cell, *form, *style)?,
    };
    match format {
        "svg" => job.save(print.svg(&job.language).as_bytes()),
        "stl" => job.save(&print.stl()),
        _ => job.save(&print.document(*paper, &job.language)?.pdf()?),
    }
}
