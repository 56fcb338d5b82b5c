//! What players of the hnefatafl family print: boards and pieces at true size, leaflets with the rules, posters, score sheets and empty
//! boards.
//!
//! ```
//! use hnefi_diagram::Board;
//! use hnefi_messages::Language;
//! use hnefi_print::{BoardPrint, Length, Paper};
//! use hnefi_rulesets::Ruleset;
//!
//! let rules = Ruleset::named("brandubh-cyningstan")?;
//! let print = BoardPrint::with_cell(Board::new(&rules), Length::from_millimetres(25.0))?;
//! let pdf: Vec<u8> = print.document(Paper::A4, &[Language::ENGLISH])?.pdf()?;
//! # assert!(pdf.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The drawing is that of `hnefi-diagram`. Texts are set in lines (`text/`) and laid in columns (`flow.rs`). Pages are worked out once, in
//! millimetres (`page.rs`), and written as PDF (`pdf.rs`) or SVG (`page_svg.rs`).
//! The same input gives the same bytes. The crate does no input or output.

mod blocks;
mod board;
mod counts;
mod cutout;
mod diagram_pad;
mod document;
mod error;
mod figures;
mod flow;
mod foot;
mod glaze;
mod layers;
mod leaflet;
mod length;
mod making_list;
mod page;
mod page_svg;
mod paper;
mod pdf;
mod piece_form;
mod pieces;
mod places;
mod poster;
mod pyramid;
mod qr;
mod score;
mod solids;
mod standup;
mod stl;
#[cfg(test)]
mod tests;
mod text;
mod tiling;
mod words;

pub use board::BoardPrint;
pub use counts::{PieceCount, piece_counts};
pub use diagram_pad::DiagramPad;
pub use document::Document;
pub use error::PrintError;
pub use leaflet::Leaflet;
pub use length::{Length, LengthError};
pub use making_list::MakingList;
pub use paper::{Paper, UnknownPaper};
pub use piece_form::{PieceForm, UnknownForm};
pub use pieces::PiecesPrint;
pub use poster::Poster;
pub use score::ScoreSheet;

/// The fonts that pages are written in, and their licence, as it asks to be told.
pub const FONT_LICENCE: &str = include_str!("../fonts/OFL.txt");
