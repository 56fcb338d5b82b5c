//! Layouts drawn inside a rule-set file: `[drawn.NAME]`, with the rows of the board in strings of several lines.

use std::collections::BTreeMap;

use hnefi_rules::rules::{Corners, Rules, Throne};
use hnefi_rules::{MarkedPoint, Point, corners_of, throne_of};
use toml::Spanned;
use toml::de::DeValue;

use crate::layout::{Grid, Layout};
use crate::mistake::{Place, Placed};
use crate::remarks::mistakes;
use crate::toml_reader::{Reader, Section};

/// A layout that a file draws.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) layout: Layout,
    /// Where the file draws each point; empty for a layout drawn elsewhere.
    places: BTreeMap<Point, Place>,
}

impl Placed<Drawn> {
    /// Where the file speaks of a point of the layout: in the drawing, or else where it names the layout.
    pub(crate) fn place_of(&self, point: Option<Point>) -> Place {
        point.and_then(|point| self.value.places.get(&point)).copied().unwrap_or(self.place)
    }

    /// The layout as that of a rule set that another file extends, at `place`.
    pub(crate) fn inherited(self, place: Place) -> Placed<Drawn> {
        Placed { value: self.value.elsewhere(), place }
    }
}

impl Drawn {
    /// The layout as one that another file draws.
    pub(crate) fn elsewhere(self) -> Drawn {
        Drawn { places: BTreeMap::new(), ..self }
    }

    /// Where the drawing begins in the file, if it is drawn there.
    pub(crate) fn begins(&self) -> Option<Place> {
        self.places.values().min().copied()
    }

    /// The layout under the rules that it is played by: throne and corner points show where the rules have them.
    pub(crate) fn under(&self, rules: &Rules) -> Layout {
        let mut layout = self.layout.clone();
        if rules.throne == Throne::Centre {
            layout.board.marks.throne = throne_of(rules, &layout).map(MarkedPoint).into_iter().collect();
        }
        match rules.corners {
            Corners::None | Corners::Layout => {}
            Corners::Single | Corners::Quad => {
                layout.board.marks.corner = corners_of(rules, &layout).into_iter().map(MarkedPoint).collect();
            }
        }
        layout
    }
}

impl From<Layout> for Drawn {
    /// A built-in layout, which is drawn in a file of its own.
    fn from(layout: Layout) -> Drawn {
        Drawn { layout, places: BTreeMap::new() }
    }
}

/// A grid as a file draws it: the characters that are no blanks, each with its place.
struct Sketch {
    rows: Vec<Vec<char>>,
    places: Vec<Vec<Place>>,
    start: Place,
}

impl Sketch {
    fn place(&self, row: usize, column: usize) -> Place {
        self.places.get(row).and_then(|row| row.get(column)).copied().unwrap_or(self.start)
    }

    /// The second grid, where the drawing has both with empty lines between them, as a layout file has.
    fn split_off_marks(&mut self) -> Option<Sketch> {
        let gap = self.rows.iter().position(Vec::is_empty)?;
        let second = gap + self.rows[gap..].iter().position(|row| !row.is_empty())?;
        let (rows, places) = (self.rows.split_off(second), self.places.split_off(second));
        self.rows.truncate(gap);
        self.places.truncate(gap);
        let start = places.iter().flatten().next().copied().unwrap_or(self.start);
        Some(Sketch { rows, places, start })
    }

    fn places_of_points(&self) -> BTreeMap<Point, Place> {
        let size = self.rows.len();
        let points = |(row, places): (usize, &Vec<Place>)| -> Vec<(Point, Place)> {
            places.iter().enumerate().map(|(column, place)| (Point::new(column, size - 1 - row), *place)).collect()
        };
        self.places.iter().enumerate().flat_map(points).collect()
    }
}

/// Reads a `[drawn.NAME]`.
pub(super) fn read(reader: &mut Reader<'_>, section: &Section<'_, '_>, id: &str) -> Option<Drawn> {
    let name = reader.text(section, "name");
    let note = reader.text(section, "note");
    let mut pieces = sketch(reader, section, "pieces")?;
    let marks = match section.get("marks") {
        Some(_) => Some(sketch(reader, section, "marks")?),
        None => pieces.split_off_marks(),
    };
    match Layout::from_grids(id, &pieces.rows, marks.as_ref().map(|marks| marks.rows.as_slice())) {
        Ok(mut layout) => {
            layout.name = name.unwrap_or(layout.name);
            layout.note = note.unwrap_or(layout.note);
            Some(Drawn { places: pieces.places_of_points(), layout })
        }
        Err(found) => {
            for mistake in found {
                let sketch = match mistake.grid {
                    Grid::Pieces => &pieces,
                    Grid::Marks => marks.as_ref().unwrap_or(&pieces),
                };
                reader.mistakes.at(sketch.place(mistake.row, mistake.column), mistakes::in_layout(id, mistake.error.text()));
            }
            None
        }
    }
}

/// The rows of a string, without blanks, and without the empty lines before and after.
fn sketch(reader: &mut Reader<'_>, section: &Section<'_, '_>, key: &str) -> Option<Sketch> {
    let value = section.get(key)?;
    let text = reader.string(section, key)?;
    let places = places(reader, value, &text.value);
    let mut sketch = Sketch { rows: Vec::new(), places: Vec::new(), start: text.place };
    for (line, places) in text.value.lines().zip(places) {
        let begin = places.first().copied();
        let (row, mut places): (Vec<char>, Vec<Place>) =
            line.chars().zip(places).filter(|(character, _)| !character.is_whitespace()).unzip();
        if row.is_empty() {
            places.extend(begin);
        }
        sketch.rows.push(row);
        sketch.places.push(places);
    }
    let first = sketch.rows.iter().position(|row| !row.is_empty()).unwrap_or(sketch.rows.len());
    sketch.rows.drain(..first);
    sketch.places.drain(..first);
    while sketch.rows.last().is_some_and(Vec::is_empty) {
        sketch.rows.pop();
        sketch.places.pop();
    }
    sketch.start = sketch.places.iter().flatten().next().copied().unwrap_or(text.place);
    Some(sketch)
}

/// The place in the file of each character of a string, line by line. Where the file writes the string with escapes, all are where the
/// string begins.
fn places(reader: &Reader<'_>, value: &Spanned<DeValue<'_>>, text: &str) -> Vec<Vec<Place>> {
    let span = value.span();
    let raw = reader.lines.text().get(span.clone()).unwrap_or_default();
    let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
    let inner = raw.get(quotes..raw.len().saturating_sub(quotes)).unwrap_or_default();
    let body = inner.strip_prefix("\r\n").or_else(|| inner.strip_prefix('\n')).unwrap_or(inner);
    let written_plainly = body.replace("\r\n", "\n") == text.replace("\r\n", "\n");
    let begin = reader.lines.place(span.start);
    let mut offset = span.start + quotes + (inner.len() - body.len());
    let mut all = Vec::new();
    for line in if written_plainly { body } else { text }.split_inclusive('\n') {
        let first = reader.lines.place(offset);
        let at = |column: usize| if written_plainly { Place { line: first.line, column: first.column + column } } else { begin };
        all.push((0..line.chars().count()).map(at).collect());
        offset += line.len();
    }
    all
}
