//! Why something cannot be printed.

use thiserror::Error;

/// Why there are no pages.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PrintError {
    /// The board's points would be too close together or too far apart.
    #[error("points {0} apart cannot be printed: 5mm to 200mm can be")]
    Cell(String),
    /// The pieces would be too small or too large.
    #[error("pieces {0} wide cannot be printed: 4mm to 100mm can be")]
    Piece(String),
    /// There are no pieces for points so close together or so far apart.
    #[error("there are no pieces for points {0} apart: 6mm to 140mm can be listed")]
    ListCell(String),
    /// The paper is too small for a list.
    #[error("the paper {0} is too small for a list: at least 200 by 150 mm are needed")]
    ListPaper(String),
    /// The paper is too small to print on.
    #[error("the paper {0} is too small: at least 120 by 120 mm are needed")]
    Paper(String),
    /// Texts are written on a sheet with a size.
    #[error("text needs a paper with a size: choose A4, A3, Letter, Tabloid, or a width and height such as 300x450mm")]
    NoPaper,
    /// A text, or a drawing with its text, does not fit on a page.
    #[error("a text is longer than a page: choose a larger paper, or shorten the texts of the rule set")]
    Long,
    /// The address is none of a site.
    #[error(
        "`{0}` is not the address of a site: write one such as https://example.org, without a question mark, up to 200 letters long"
    )]
    Site(String),
    /// The paper leads to too many sheets.
    #[error("the board would need {0} sheets, and 100 is the most: choose a larger paper or a smaller board")]
    Sheets(usize),
    /// The PDF cannot be written.
    #[error("the PDF cannot be written: {0}")]
    Pdf(String),
}
