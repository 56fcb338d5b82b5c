//! Score sheets: what is written down of a game at the board.

use hnefi_diagram::Painted;
use hnefi_messages::{Language, Text};
use hnefi_rules::rules::First;
use hnefi_rulesets::Ruleset;

use crate::blocks::Setter;
use crate::document::Document;
use crate::error::PrintError;
use crate::flow::{Block, Columns, MARGIN};
use crate::length::POINTS;
use crate::page::{BLACK, Page, Part, Role, line};
use crate::paper::Paper;
use crate::text::{Face, Style, fitting};
use crate::words::Words;

/// From one line to write on to the next, in millimetres.
const ROW: f64 = 6.6;
/// Above the moves, for the title and who plays, in millimetres.
const HEAD: f64 = 40.0;
/// The width of a column with the numbers of moves, in millimetres.
const NUMBERS: f64 = 8.0;
/// How wide the moves of both sides are at least, with their numbers, in millimetres.
const NARROWEST: f64 = 54.0;
/// Between two such columns, in millimetres.
const GAP: f64 = 5.0;
const SIZE: f64 = 9.5;

/// A sheet on which two players write their moves: names, date, place, rule set, numbered lines for both sides, and the result.
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    rules: Ruleset,
}

impl ScoreSheet {
    /// The score sheet of a rule set.
    #[must_use]
    pub fn new(rules: &Ruleset) -> ScoreSheet {
        ScoreSheet { rules: rules.clone() }
    }

    /// The sheet in each language, a page each.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper has no size or is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let columns = Columns::on(paper)?;
        let words = Words(languages);
        let page = |language: Language| {
            let name = self.title(language);
            Page { width: columns.paper.0, height: columns.paper.1, name, parts: self.page(columns, language) }
        };
        let pages = words.all().into_iter().map(page).collect();
        Ok(Document { pages, title: self.title(words.first()), language: words.first() })
    }

    fn title(&self, language: Language) -> String {
        let title = Text::joined(vec![Text::message("print-score"), self.rules.name().clone()], ": ");
        title.in_language(language)
    }

    /// The sides in the order in which they move.
    fn sides(&self) -> [Text; 2] {
        let names = self.rules.names();
        let sides = [names.attackers.clone(), names.defenders.clone()];
        let [attackers, defenders] = sides.map(|side| Text::message("print-side").with("side", side));
        match self.rules.rules().first {
            First::Attackers => [attackers, defenders],
            First::Defenders => [defenders, attackers],
        }
    }

    fn page(&self, columns: Columns, language: Language) -> Vec<Part> {
        let setter = Setter { language, width: columns.across(), size: SIZE };
        let mut parts = Vec::new();
        let title = setter.title(&setter.say(&Text::message("print-score")), 18.0);
        parts.extend(title.parts.into_iter().map(|part| part.moved((MARGIN, MARGIN))));
        let half = (columns.across() - GAP) / 2.0;
        let [first, second] = self.sides();
        let name = self.rules.name();
        let fields = [first.clone(), second.clone(), Text::message("print-date"), Text::message("print-place")];
        for (index, field) in fields.into_iter().enumerate() {
            let at = (MARGIN + (index % 2) as f64 * (half + GAP), MARGIN + 12.0 + (index / 2) as f64 * 8.5);
            parts.extend(self.field(setter, &field, None, at, half));
        }
        let below = MARGIN + 12.0 + 2.0 * 8.5;
        parts.extend(self.field(setter, &Text::message("rules-title"), Some(name), (MARGIN, below), half));
        parts.extend(self.field(setter, &Text::message("print-result"), None, (MARGIN + half + GAP, below), half));
        parts.extend(self.moves(setter, columns, [first, second]));
        parts
    }

    /// A word with a line to write on after it, or with what is known already.
    fn field(&self, setter: Setter, name: &Text, known: Option<&Text>, (x, y): (f64, f64), width: f64) -> Vec<Part> {
        let label = format!("{}  ", setter.say(name));
        let style = Style { face: Face::SemiBold, size: SIZE, ..Style::default() };
        let told = style.face.width(&label) * SIZE / POINTS;
        let mut parts = written(setter, label.trim_end(), style, (x, y), width);
        let from = x + told.min(width * 0.6) + 1.0;
        if let Some(known) = known {
            let style = Style { size: SIZE, ..Style::default() };
            let (known, room) = (setter.say(known).replace(' ', "\u{a0}"), x + width - from);
            parts.extend(written(setter, &known, fitting(&known, style, room), (from, y), room));
        } else {
            parts.push(Part::Marks(line(&[(from, y + 4.6), (x + width, y + 4.6)], 0.2, BLACK, None).into_iter().collect()));
        }
        parts
    }

    /// Columns with numbers and room for the moves of both sides.
    fn moves(&self, setter: Setter, columns: Columns, sides: [Text; 2]) -> Vec<Part> {
        // At least one, and at most a few tens.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let whole = |room: f64| room.floor().max(1.0) as usize;
        let count = whole((columns.across() + GAP) / (NARROWEST + GAP));
        let width = (columns.across() + GAP) / count as f64 - GAP;
        let (top, bottom) = (MARGIN + HEAD, columns.paper.1 - MARGIN);
        let rows = whole((bottom - top) / ROW - 1.0);
        let side = (width - NUMBERS) / 2.0;
        let mut parts = Vec::new();
        let mut lines: Vec<Painted> = Vec::new();
        for column in 0..count {
            let left = MARGIN + column as f64 * (width + GAP);
            for (index, name) in sides.iter().enumerate() {
                let at = left + NUMBERS + index as f64 * side;
                let text = setter.say(name);
                let style = Style { face: Face::Italic, size: SIZE, ..Style::default() };
                parts.extend(written(setter, &text, fitting(&text, style, side - 2.0), (at + 1.0, top + 1.2), side - 2.0));
            }
            for row in 0..rows {
                let number = (column * rows + row + 1).to_string();
                let style = Style { size: 8.5, ..Style::default() };
                parts.extend(written(setter, &number, style, (left + 1.0, top + ROW * (row + 1) as f64 + 1.6), NUMBERS - 1.0));
            }
            let end = top + ROW * (rows + 1) as f64;
            for row in 0..=rows + 1 {
                let y = top + ROW * row as f64;
                let strong = if row <= 1 || row % 5 == 1 || row == rows + 1 { 0.3 } else { 0.12 };
                lines.extend(line(&[(left, y), (left + width, y)], strong, BLACK, None));
            }
            for x in [left, left + NUMBERS, left + NUMBERS + side, left + width] {
                lines.extend(line(&[(x, top), (x, end)], 0.3, BLACK, None));
            }
        }
        parts.push(Part::Marks(lines));
        parts
    }
}

/// A text at a place.
fn written(setter: Setter, text: &str, style: Style, at: (f64, f64), width: f64) -> Vec<Part> {
    let block: Block = Setter { width, ..setter }.set(text, style, Role::Paragraph);
    block.parts.into_iter().map(|part| part.moved(at)).collect()
}
