//! Text in lines: measured with the fonts, hyphenated, and broken over a whole paragraph at once.

mod face;
mod hyphens;
mod paragraph;

pub(crate) use face::{Face, printable};
pub(crate) use paragraph::{Style, TextLine, fitting, line_height, set};
