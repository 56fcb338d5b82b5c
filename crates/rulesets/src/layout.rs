//! Layouts: who stands where at the start, and what is drawn on the board.
//!
//! A layout file holds two grids, top rank first, a blank line between them. The first has the pieces: `.` empty, `a` attacker,
//! `d` defender, `K` king, `c` `n` `m` `g` the attackers' commanders, knights, mercenaries and guards, the same large the defenders'.
//! The second has the marks: `.` none, `T` throne, `C` corner point, `X` base camp, `v` variegated point.

use std::fmt;
use std::ops::Deref;

use hnefi_rules::notation::common_length;
use hnefi_rules::{MAX_SIZE, MIN_SIZE, MarkedPoint, Marks, Piece, Point, StartBoard};

use crate::bibliography::{Reference, Source, works};
use crate::catalogue;
use crate::remarks::mistakes;
use crate::version::{self, Version, sha256};
use hnefi_messages::Text;

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
    /// The board with its marks and the pieces.
    pub board: StartBoard,
    /// The ids of the works that it is taken from.
    sources: Vec<String>,
}

/// Why a text is not a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// There are not two grids.
    Grids,
    /// The grid is not a square of a size in use.
    Shape {
        /// Which grid.
        grid: Grid,
        /// How many rows it has.
        rows: usize,
        /// The row (from the top, the first is 1) that does not fit.
        row: usize,
        /// How wide that row is.
        columns: usize,
    },
    /// A character that means nothing in this grid.
    Character {
        /// The character.
        character: char,
        /// Where it stands.
        point: Point,
        /// Which grid.
        grid: Grid,
    },
    /// There is not exactly one king.
    Kings(usize),
    /// No such layout is built in.
    Unknown(String),
}

/// One of the two grids of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Who stands where.
    Pieces,
    /// What is drawn on the board.
    Marks,
}

impl LayoutError {
    /// What is wrong and what would be right.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            LayoutError::Grids => mistakes::two_grids(),
            LayoutError::Shape { grid: Grid::Pieces, rows, row, columns } => {
                mistakes::shape_of_pieces(*rows, *row, *columns, MIN_SIZE, MAX_SIZE)
            }
            LayoutError::Shape { grid: Grid::Marks, rows, row, columns } => {
                mistakes::shape_of_marks(*rows, *row, *columns, MIN_SIZE, MAX_SIZE)
            }
            LayoutError::Character { grid: Grid::Pieces, character, point } => mistakes::meaningless_piece(*character, *point),
            LayoutError::Character { grid: Grid::Marks, character, point } => mistakes::meaningless_mark(*character, *point),
            LayoutError::Kings(count) => mistakes::kings(*count),
            LayoutError::Unknown(id) => mistakes::no_such_layout(id),
        }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text())
    }
}

impl std::error::Error for LayoutError {}

impl Deref for Layout {
    type Target = StartBoard;

    fn deref(&self) -> &StartBoard {
        &self.board
    }
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
        layout.sources.clone_from(&notes.sources);
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
        let lines: Vec<Vec<char>> = text.lines().map(|line| line.trim_end().chars().collect()).collect();
        let grids: Vec<&[Vec<char>]> = lines.split(Vec::is_empty).filter(|g| !g.is_empty()).collect();
        let &[pieces, marks] = grids.as_slice() else { return Err(LayoutError::Grids) };
        Layout::from_grids(id, pieces, Some(marks)).map_err(|mut mistakes| mistakes.swap_remove(0).error)
    }

    /// Reads the grids of a layout, top rank first; without marks nothing is drawn on the board. What is wrong is told with its row and
    /// column in the grid, counted from 0, and there is at least one such mistake.
    pub(crate) fn from_grids(id: &str, pieces: &[Vec<char>], marks: Option<&[Vec<char>]>) -> Result<Layout, Vec<GridMistake>> {
        let mut mistakes = Vec::new();
        let size = pieces.len();
        let mut layout = Layout {
            id: id.to_owned(),
            name: Text::same(id),
            note: Text::same(""),
            inferred: false,
            board: StartBoard { size, pieces: Vec::new(), marks: Marks::default() },
            sources: Vec::new(),
        };
        let mut kings = Vec::new();
        for cell in cells(Grid::Pieces, pieces, size, &mut mistakes) {
            match piece(cell.character) {
                Some(piece) => layout.board.pieces.push((cell.point, piece)),
                None if cell.character == '.' => {}
                None => mistakes.push(cell.meaningless(Grid::Pieces)),
            }
            if cell.character == 'K' {
                kings.push((cell.row, cell.column));
            }
        }
        for cell in cells(Grid::Marks, marks.unwrap_or_default(), size, &mut mistakes) {
            let list = match cell.character {
                '.' => continue,
                'T' => &mut layout.board.marks.throne,
                'C' => &mut layout.board.marks.corner,
                'X' => &mut layout.board.marks.camp,
                'v' => &mut layout.board.marks.variegated,
                _ => {
                    mistakes.push(cell.meaningless(Grid::Marks));
                    continue;
                }
            };
            list.push(MarkedPoint(cell.point));
        }
        if kings.len() != 1 && mistakes.is_empty() {
            let (row, column) = kings.get(1).copied().unwrap_or_default();
            mistakes.push(GridMistake { grid: Grid::Pieces, row, column, error: LayoutError::Kings(kings.len()) });
        }
        layout.board.pieces.sort_by_key(|(point, _)| point.notation_order());
        if mistakes.is_empty() { Ok(layout) } else { Err(mistakes) }
    }

    /// The two grids as a layout file draws them: pieces and marks.
    pub(crate) fn grids(&self) -> (String, String) {
        let draw = |character: &dyn Fn(Point) -> char| -> String {
            let row =
                |rank: usize| (0..self.size).map(|file| character(Point::new(file, rank))).chain(['\n']).collect::<String>();
            (0..self.size).rev().map(row).collect()
        };
        let piece = |point: Point| {
            let found = self.pieces.iter().find(|(stands, _)| *stands == point);
            found.map_or('.', |(_, piece)| match piece {
                Piece::Attacker => 'a',
                Piece::Defender => 'd',
                other => other.letter(),
            })
        };
        let Marks { throne, corner, camp, variegated } = &self.marks;
        let kinds = [(throne, 'T'), (corner, 'C'), (camp, 'X'), (variegated, 'v')];
        let mark =
            |point: Point| kinds.iter().find(|(marks, _)| marks.contains(&MarkedPoint(point))).map_or('.', |(_, letter)| *letter);
        (draw(&piece), draw(&mark))
    }

    /// The hash of what is drawn (SHA-256, hexadecimal): of the two grids, as a layout file has them, with an empty line between.
    #[must_use]
    pub fn hash(&self) -> String {
        let (pieces, marks) = self.grids();
        sha256(format!("{pieces}\n{marks}"))
    }

    /// The versions of a built-in layout, the oldest first; nothing for a layout drawn elsewhere, even if it has the name of one.
    #[must_use]
    pub fn versions(&self) -> &'static [Version] {
        let built_in = Layout::named(&self.id).is_ok_and(|built_in| built_in.pieces == self.pieces);
        if built_in { version::of_layout(&self.id) } else { &[] }
    }

    /// The works that it is taken from, with their ids, and after them those through which some of them are known. None for a layout that no source
    /// shows, unless its inference leans on one.
    pub fn sources(&self) -> impl Iterator<Item = (&'static str, &'static Source)> {
        works(&self.sources).into_iter()
    }

    /// How it is cited, and after it the works that it is taken from. `site` is where it is served: `https://example.org`.
    #[must_use]
    pub fn references(&self, site: &str) -> Vec<Reference> {
        let version = self.versions().last();
        let address = version.map(|version| format!("{site}/layouts/{}?version={}", self.id, version.number));
        let own = Reference::published("layout", &self.id, &self.name.en(), version, &self.hash(), address);
        let sources = self.sources().map(|(id, source)| Reference::of_source(id, source));
        [own].into_iter().chain(sources).collect()
    }
}

/// The piece of a letter in a layout.
fn piece(letter: char) -> Option<Piece> {
    match letter {
        'a' => Some(Piece::Attacker),
        'd' => Some(Piece::Defender),
        'K' => Some(Piece::King),
        _ => Piece::from_letter(letter).filter(|piece| matches!(piece, Piece::Special(..))),
    }
}

/// What is wrong in a grid, with the row and the column counted from 0.
#[derive(Debug)]
pub(crate) struct GridMistake {
    pub(crate) grid: Grid,
    pub(crate) row: usize,
    pub(crate) column: usize,
    pub(crate) error: LayoutError,
}

/// One point of a grid.
struct Cell {
    row: usize,
    column: usize,
    point: Point,
    character: char,
}

impl Cell {
    fn meaningless(&self, grid: Grid) -> GridMistake {
        let error = LayoutError::Character { character: self.character, point: self.point, grid };
        GridMistake { grid, row: self.row, column: self.column, error }
    }
}

/// The points of a grid; none if it is not a square of the size wanted, or there is no grid.
fn cells(grid: Grid, rows: &[Vec<char>], size: usize, mistakes: &mut Vec<GridMistake>) -> Vec<Cell> {
    if rows.is_empty() && grid == Grid::Marks {
        return Vec::new();
    }
    let mut shape = |row: usize, columns: usize| {
        let error = LayoutError::Shape { grid, rows: rows.len(), row: row + 1, columns };
        mistakes.push(GridMistake { grid, row, column: 0, error });
    };
    let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    if !(MIN_SIZE..=MAX_SIZE).contains(&size) || rows.len() != size || common_length(&lengths) != size {
        shape(0, rows.first().map_or(0, Vec::len));
        return Vec::new();
    }
    let uneven: Vec<usize> = (0..rows.len()).filter(|row| rows[*row].len() != size).collect();
    uneven.iter().for_each(|row| shape(*row, rows[*row].len()));
    if !uneven.is_empty() {
        return Vec::new();
    }
    let cell = |row: usize, column: usize, character| Cell { row, column, point: Point::new(column, size - 1 - row), character };
    let row = |(row, line): (usize, &Vec<char>)| -> Vec<Cell> {
        line.iter().enumerate().map(|(column, character)| cell(row, column, *character)).collect()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_layout_can_be_read_and_is_twice_symmetric() {
        for id in Layout::catalogue() {
            let layout = Layout::named(id).expect(id);
            // Special men may stand anywhere among those of their side.
            let man = |piece: Piece| if piece == Piece::King { piece } else { Piece::man(piece.side()) };
            let men: Vec<(Point, Piece)> = layout.pieces.iter().map(|(point, piece)| (*point, man(*piece))).collect();
            let count = |man| men.iter().filter(|(_, m)| *m == man).count();
            assert_eq!(count(Piece::Attacker), 2 * count(Piece::Defender), "{id}");
            for (point, man) in &men {
                let turned = Point::new(point.rank(), layout.size - 1 - point.file());
                assert!(men.contains(&(turned, *man)), "{id}: {point} turned a quarter");
            }
        }
    }

    #[test]
    fn every_layout_that_a_source_shows_names_its_works() {
        for id in Layout::catalogue() {
            let layout = Layout::named(id).expect(id);
            let found: Vec<&str> = layout.sources().map(|(id, _)| id).collect();
            assert!(layout.inferred || !found.is_empty(), "{id} names no source");
            assert!(found.len() >= layout.sources.len(), "{id}: of {:?} there are only {found:?}", layout.sources);
        }
        let murray = Layout::named("alea-murray").expect("a layout").sources().map(|(id, _)| id).collect::<Vec<_>>();
        let at = |id: &str| murray.iter().position(|other| *other == id).unwrap_or_else(|| panic!("{id}: {murray:?}"));
        assert!(
            at("murray-1952") < at("walker-2014"),
            "the work that nobody here read comes with the one through which it is known"
        );
    }

    #[test]
    fn a_broken_grid_is_refused_with_the_place() {
        let good = ".....\n..a..\n.aKa.\n..a..\n.....\n\n.....\n.....\n..T..\n.....\n.....\n";
        assert!(Layout::parse("x", good).is_ok());
        for (from, to, reason) in [
            ("..a..\n.aKa.", "..a...\n.aKa.", "row 2 has 6 points"),
            (".....\n\n", ".....\n....\n\n", "has 6 rows and its row 1 has 5 points"),
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
