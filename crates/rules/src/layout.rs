//! Layouts: who stands where at the start, and what is drawn on the board.
//!
//! A layout file holds two grids, top rank first, a blank line between them. The first has the pieces: `.` empty, `a` attacker,
//! `d` defender, `K` king. The second has the marks: `.` none, `T` throne, `C` corner point, `X` base camp, `v` variegated point.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::catalogue;
use crate::point::{MAX_SIZE, MIN_SIZE, Point};
use crate::side::Piece;
use crate::text::Text;

/// A starting position with the marks of its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The name used in rule sets and ids.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// Where it comes from.
    pub note: Text,
    /// Whether no source shows it: it was inferred, and must be shown as such.
    pub inferred: bool,
    /// Width and height in points.
    pub size: usize,
    /// The pieces, by file, then by rank.
    pub pieces: Vec<(Point, Piece)>,
    /// What is drawn on the board. Which marks mean something is for the rule set to say.
    pub marks: Marks,
}

/// The special points drawn on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Marks {
    /// The centre.
    pub throne: Vec<MarkedPoint>,
    /// Corner points.
    pub corner: Vec<MarkedPoint>,
    /// Base camps.
    pub camp: Vec<MarkedPoint>,
    /// The four variegated points of the manuscript.
    pub variegated: Vec<MarkedPoint>,
}

/// A point, written as its text wherever marks are serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedPoint(pub Point);

impl Serialize for MarkedPoint {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Why a text is not a layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// There are not two grids.
    #[error("a layout has two grids, pieces and marks, with a blank line between them")]
    Grids,
    /// The grid is not a square of a size in use.
    #[error(
        "the grid of {grid} has {rows} rows and its row {row} has {columns} points: boards are square, {MIN_SIZE} to {MAX_SIZE} wide"
    )]
    Shape {
        /// Which grid.
        grid: &'static str,
        /// How many rows it has.
        rows: usize,
        /// The row (from the top, the first is 1) that does not fit.
        row: usize,
        /// How wide that row is.
        columns: usize,
    },
    /// A character that means nothing in this grid.
    #[error("`{character}` at {point} means nothing in the grid of {grid}: use {known}")]
    Character {
        /// The character.
        character: char,
        /// Where it stands.
        point: Point,
        /// Which grid.
        grid: &'static str,
        /// The characters that have a meaning.
        known: &'static str,
    },
    /// There is not exactly one king.
    #[error("a layout has one king, this one has {0}")]
    Kings(usize),
    /// No such layout is built in.
    #[error("there is no layout `{0}`")]
    Unknown(String),
}

/// What `layouts.toml` says of each built-in layout.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayoutNotes {
    name: Text,
    note: Text,
    #[serde(default)]
    inferred: bool,
}

impl Layout {
    /// A built-in layout.
    ///
    /// # Errors
    /// [`LayoutError::Unknown`] if there is none of that name.
    pub fn named(id: &str) -> Result<Layout, LayoutError> {
        let unknown = || LayoutError::Unknown(id.chars().take(60).collect());
        let (id, text) = catalogue::layout_file(id).ok_or_else(unknown)?;
        let notes = catalogue::layout_notes();
        let notes = notes.get(id).ok_or_else(unknown)?;
        let mut layout = Layout::parse(id, text)?;
        layout.name = notes.name.clone();
        layout.note = notes.note.clone();
        layout.inferred = notes.inferred;
        Ok(layout)
    }

    /// The ids of all built-in layouts.
    pub fn catalogue() -> impl Iterator<Item = &'static str> {
        catalogue::layout_ids()
    }

    /// Reads the two grids of a layout file.
    ///
    /// # Errors
    /// A [`LayoutError`] that says which grid, row or character is wrong.
    pub fn parse(id: &str, text: &str) -> Result<Layout, LayoutError> {
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let grids: Vec<&[&str]> = lines.split(|l| l.is_empty()).filter(|g| !g.is_empty()).collect();
        let &[pieces, marks] = grids.as_slice() else { return Err(LayoutError::Grids) };
        let size = pieces.len();
        let mut layout = Layout {
            id: id.to_owned(),
            name: Text { en: id.to_owned(), fr: id.to_owned() },
            note: Text { en: String::new(), fr: String::new() },
            inferred: false,
            size,
            pieces: Vec::new(),
            marks: Marks::default(),
        };
        for (point, character) in grid("pieces", pieces, size)? {
            let piece = match character {
                '.' => continue,
                'a' => Piece::Attacker,
                'd' => Piece::Defender,
                'K' => Piece::King,
                _ => return Err(LayoutError::Character { character, point, grid: "pieces", known: "`.`, `a`, `d` and `K`" }),
            };
            layout.pieces.push((point, piece));
        }
        for (point, character) in grid("marks", marks, size)? {
            let list = match character {
                '.' => continue,
                'T' => &mut layout.marks.throne,
                'C' => &mut layout.marks.corner,
                'X' => &mut layout.marks.camp,
                'v' => &mut layout.marks.variegated,
                _ => {
                    return Err(LayoutError::Character { character, point, grid: "marks", known: "`.`, `T`, `C`, `X` and `v`" });
                }
            };
            list.push(MarkedPoint(point));
        }
        let kings = layout.pieces.iter().filter(|(_, piece)| *piece == Piece::King).count();
        if kings != 1 {
            return Err(LayoutError::Kings(kings));
        }
        layout.pieces.sort_by_key(|(point, _)| point.notation_order());
        Ok(layout)
    }

    /// The point in the middle, if the board has one.
    #[must_use]
    pub fn centre(&self) -> Option<Point> {
        (self.size % 2 == 1).then(|| Point::new(self.size / 2, self.size / 2))
    }
}

/// Reads a grid: each point with its character.
fn grid(name: &'static str, lines: &[&str], size: usize) -> Result<Vec<(Point, char)>, LayoutError> {
    let shape = |row: usize, columns: usize| LayoutError::Shape { grid: name, rows: lines.len(), row, columns };
    if !(MIN_SIZE..=MAX_SIZE).contains(&size) || lines.len() != size {
        return Err(shape(1, lines.first().map_or(0, |l| l.chars().count())));
    }
    let mut points = Vec::with_capacity(size * size);
    for (row, line) in lines.iter().enumerate() {
        let columns = line.chars().count();
        if columns != size {
            return Err(shape(row + 1, columns));
        }
        points.extend(line.chars().enumerate().map(|(file, character)| (Point::new(file, size - 1 - row), character)));
    }
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_layout_can_be_read_and_is_twice_symmetric() {
        for id in Layout::catalogue() {
            let layout = Layout::named(id).expect(id);
            let count = |piece| layout.pieces.iter().filter(|(_, p)| *p == piece).count();
            assert_eq!(count(Piece::Attacker), 2 * count(Piece::Defender), "{id}");
            for (point, piece) in &layout.pieces {
                let turned = Point::new(point.rank(), layout.size - 1 - point.file());
                assert!(layout.pieces.contains(&(turned, *piece)), "{id}: {point} turned a quarter");
            }
        }
    }

    #[test]
    fn a_broken_grid_is_refused_with_the_place() {
        let good = ".....\n..a..\n.aKa.\n..a..\n.....\n\n.....\n.....\n..T..\n.....\n.....\n";
        assert!(Layout::parse("x", good).is_ok());
        for (from, to, reason) in [
            ("..a..\n.aKa.", "..a...\n.aKa.", "row 2 has 6 points"),
            (".aKa.", ".aaa.", "this one has 0"),
            (".aKa.", ".aKz.", "`z` at d3 means nothing in the grid of pieces"),
            ("..T..", "..Q..", "`Q` at c3 means nothing in the grid of marks"),
            ("\n\n", "\n", "two grids"),
        ] {
            let error = Layout::parse("x", &good.replacen(from, to, 1)).expect_err(reason).to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}
