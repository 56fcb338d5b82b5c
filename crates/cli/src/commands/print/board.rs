//! `hnefi print board`.

use anyhow::Result;
use hnefi_diagram::{Board, BoardMarks, BoardStyle, Grid, ShownStart};
use hnefi_print::{BoardPrint, Length, Paper};

use super::Job;
use crate::output::Answer;

/// Print a board as PDF or SVG at true size.
///
/// A PDF larger than the paper is spread over sheets that overlap, with marks for cutting and gluing; its first page shows how they go
/// together. An SVG document has the whole board; in the style carved it has the layers `cut`, `engrave` and `paint`.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi print board alea-walker-2015 -o alea.pdf\n  \
    hnefi print board brandubh-cyningstan --style plain --grid squares --start letters --paper letter -o brandubh.pdf\n  \
    hnefi print board copenhagen --size 450mm --paper one -o copenhagen.pdf\n  \
    hnefi print board copenhagen --style carved --size 450mm -o copenhagen.svg")]
pub(super) struct Arguments {
    #[command(flatten)]
    job: Job,
    /// The distance between neighbouring points.
    #[arg(long, value_name = "LENGTH", default_value = "25mm")]
    cell: Length,
    /// The width of the whole board instead, with its margins.
    #[arg(long, value_name = "LENGTH", conflicts_with = "cell")]
    size: Option<Length>,
    /// The paper: A4, A3, Letter, Tabloid, one sheet as large as the board (`one`), or WIDTHxHEIGHT.
    #[arg(long, default_value_t)]
    paper: Paper,
    /// How it is drawn: manuscript (red lines by hand), plain (black on white), woodcut (bold black cuts) or carved (grooves and rosettes
    /// for wood).
    #[arg(long, default_value_t)]
    style: BoardStyle,
    /// Where the pieces stand: lines or squares.
    #[arg(long, default_value_t)]
    grid: Grid,
    /// The marks: all of the folio, those for play, or none. Default: all where the folio draws the layout, otherwise play.
    #[arg(long)]
    marks: Option<BoardMarks>,
    /// How the start is shown: letters, colours or none.
    #[arg(long, default_value = "none")]
    start: ShownStart,
    /// Add letters and numbers along the edges.
    #[arg(long)]
    coordinates: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { job, cell, size, paper, style, grid, marks, start, coordinates } = arguments;
    let format = job.format(&["pdf", "svg"])?;
    let board = Board::new(&job.ruleset()?).style(*style).grid(*grid).start(*start).coordinates(*coordinates);
    let board = match marks {
        Some(marks) => board.marks(*marks)?,
        None => board,
    };
    let print = match size {
        Some(size) => BoardPrint::with_size(board, *size)?,
        None => BoardPrint::with_cell(board, *cell)?,
    };
    if format == "svg" {
        return job.save(print.svg(&job.language).as_bytes());
    }
    job.save(&print.document(*paper, &job.language)?.pdf()?)
}
