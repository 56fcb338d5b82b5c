//! What a page asks to be printed. Choices have the names that they have on the command line, and lengths their unit.

use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;

use hnefi_diagram::{Board, BoardMarks, BoardStyle, Grid, ShownStart};
use hnefi_messages::Language;
use hnefi_print::{
    BoardPrint, DiagramPad, Document, Leaflet, Length, MakingList, Paper, PieceForm, PiecesPrint, Poster, ScoreSheet,
};
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

/// Why nothing is printed, in words.
type Failure = Box<dyn Error>;

/// What is to be printed, on what, and in which languages.
#[derive(Debug, Deserialize)]
pub struct Order {
    languages: Vec<Language>,
    #[serde(deserialize_with = "by_name")]
    paper: Paper,
    #[serde(flatten)]
    part: Part,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "part", rename_all = "kebab-case")]
enum Part {
    Board(BoardOrder),
    Pieces(PiecesOrder),
    List(ListOrder),
    Leaflet,
    Poster(PosterOrder),
    Score,
    Diagrams,
}

#[derive(Debug, Deserialize)]
struct BoardOrder {
    /// Between neighbouring points.
    #[serde(deserialize_with = "by_name")]
    cell: Length,
    #[serde(deserialize_with = "by_name")]
    style: BoardStyle,
    #[serde(deserialize_with = "by_name")]
    grid: Grid,
    /// `None` for all of the folio where it draws the layout, and otherwise those for play.
    #[serde(deserialize_with = "by_name_if_any")]
    marks: Option<BoardMarks>,
    #[serde(deserialize_with = "by_name")]
    start: ShownStart,
    coordinates: bool,
}

#[derive(Debug, Deserialize)]
struct PiecesOrder {
    /// Between neighbouring points of the board.
    #[serde(deserialize_with = "by_name")]
    cell: Length,
    #[serde(deserialize_with = "by_name")]
    form: PieceForm,
    #[serde(deserialize_with = "by_name")]
    style: BoardStyle,
}

#[derive(Debug, Deserialize)]
struct ListOrder {
    /// Between neighbouring points of the board.
    #[serde(deserialize_with = "by_name")]
    cell: Length,
}

#[derive(Debug, Deserialize)]
struct PosterOrder {
    /// The site that its QR code leads to; none for no code.
    site: Option<String>,
}

/// The part has no file of that format.
#[derive(Debug, Error)]
#[error("there is no {0} of this")]
struct NoSuchFile(String);

impl Order {
    /// Its pages.
    ///
    /// # Errors
    /// Why they cannot be made.
    pub fn document(&self, rules: &Ruleset) -> Result<Document, Failure> {
        let (paper, languages) = (self.paper, &self.languages);
        Ok(match &self.part {
            Part::Board(order) => order.print(rules)?.document(paper, languages)?,
            Part::Pieces(order) => order.print(rules)?.document(paper, languages)?,
            Part::List(order) => MakingList::for_cell(rules, order.cell)?.document(paper, languages)?,
            Part::Leaflet => Leaflet::new(rules).document(paper, languages)?,
            Part::Poster(order) => order.print(rules)?.document(paper, languages)?,
            Part::Score => ScoreSheet::new(rules).document(paper, languages)?,
            Part::Diagrams => DiagramPad::new(rules).document(paper, languages)?,
        })
    }

    /// A file of a format: `pdf`; `svg` for a board or pieces in one drawing; `stl` for pieces.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn file(&self, rules: &Ruleset, format: &str) -> Result<Vec<u8>, Failure> {
        Ok(match (&self.part, format) {
            (_, "pdf") => self.document(rules)?.pdf()?,
            (Part::Board(order), "svg") => order.print(rules)?.svg(&self.languages).into_bytes(),
            (Part::Pieces(order), "svg") => order.print(rules)?.svg(&self.languages).into_bytes(),
            (Part::Pieces(order), "stl") => order.print(rules)?.stl(),
            _ => return Err(NoSuchFile(format.to_owned()).into()),
        })
    }
}

impl BoardOrder {
    fn print(&self, rules: &Ruleset) -> Result<BoardPrint, Failure> {
        let board = Board::new(rules).style(self.style).grid(self.grid).start(self.start).coordinates(self.coordinates);
        let board = match self.marks {
            Some(marks) => board.marks(marks)?,
            None => board,
        };
        Ok(BoardPrint::with_cell(board, self.cell)?)
    }
}

impl PiecesOrder {
    fn print(&self, rules: &Ruleset) -> Result<PiecesPrint, Failure> {
        Ok(PiecesPrint::for_cell(rules, self.cell, self.form, self.style)?)
    }
}

impl PosterOrder {
    fn print(&self, rules: &Ruleset) -> Result<Poster, Failure> {
        let poster = Poster::new(rules);
        Ok(match &self.site {
            Some(site) => poster.on_site(site)?,
            None => poster,
        })
    }
}

fn by_name<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let name = String::deserialize(from)?;
    name.parse().map_err(serde::de::Error::custom)
}

fn by_name_if_any<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    let name = Option::<String>::deserialize(from)?;
    name.map(|name| name.parse().map_err(serde::de::Error::custom)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(json: &str) -> Result<Order, serde_json::Error> {
        serde_json::from_str(json)
    }

    const BOARD: &str = r#"{"part": "board", "languages": ["en", "is"], "paper": "A3", "cell": "30mm", "style": "plain",
        "grid": "squares", "marks": null, "start": "letters", "coordinates": true}"#;

    #[test]
    fn what_is_ordered_is_made() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let board = order(BOARD).expect("an order");
        assert_eq!(board.document(&rules).expect("pages").svg_pages().len(), 1);
        assert!(board.file(&rules, "pdf").expect("a file").starts_with(b"%PDF"));
        assert!(board.file(&rules, "svg").expect("a file").starts_with(b"<svg"));
        let pieces =
            r#"{"part": "pieces", "languages": ["fr"], "paper": "Letter", "cell": "25mm", "form": "discs", "style": "plain"}"#;
        let pieces = order(pieces).expect("an order");
        assert_eq!(pieces.file(&rules, "stl").expect("a file").len() % 50, 34, "a head of 84 bytes, and 50 for each triangle");
        assert_eq!(board.file(&rules, "stl").expect_err("a board").to_string(), "there is no stl of this");
    }

    #[test]
    fn every_part_has_pages() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        for (part, least) in [("leaflet", 2), ("poster", 2), ("score", 2), ("diagrams", 2), ("list", 1)] {
            let json = format!(
                r#"{{"part": "{part}", "languages": ["en", "is"], "paper": "A4", "cell": "25mm", "site": "https://example.org"}}"#
            );
            let pages = order(&json).expect("an order").document(&rules).expect("pages").svg_pages();
            assert!(pages.len() >= least, "{part}");
        }
    }

    #[test]
    fn what_cannot_be_made_says_why() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        for (json, reason) in [
            (BOARD.replace("A3", "A9"), "unknown paper"),
            (BOARD.replace("30mm", "30"), "is not a length"),
            (BOARD.replace("plain", "modern"), "modern"),
            (BOARD.replace("\"board\"", "\"crown\""), "crown"),
        ] {
            let error = order(&json).expect_err(&json).to_string();
            assert!(error.contains(reason), "{error}");
        }
        for (json, reason) in
            [(BOARD.replace("30mm", "3mm"), "5mm to 200mm"), (BOARD.replace("null", "\"all\""), "the folio draws")]
        {
            let error = order(&json).expect("an order").document(&rules).expect_err(&json).to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}
