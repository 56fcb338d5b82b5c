//! Pictures of a rule set: its start, its pieces, and positions that show its rules.

use hnefi_diagram::{Arrow, ArrowKind, BoardStyle, Diagram, Theme, piece_shapes};
use hnefi_learn::{Act, Case, cases};
use hnefi_messages::Text;
use hnefi_rules::{Move, Piece, Point, Position, RuleKey};
use hnefi_rulesets::Ruleset;

use crate::length::POINTS;
use crate::page::{Part, Picture, moved};

/// The rules that pictures explain best: moves, captures, the king's capture and the escape.
const DRAWN: [RuleKey; 9] = [
    RuleKey::Movement,
    RuleKey::ThroneStop,
    RuleKey::Capture,
    RuleKey::Shieldwall,
    RuleKey::KingCapturedThrone,
    RuleKey::KingCapturedBeside,
    RuleKey::KingCapturedElsewhere,
    RuleKey::Escape,
    RuleKey::ExitFort,
];

/// The id of rule sets that are made for an example.
const EXAMPLE: &str = "example";
/// The largest distance between two points, in millimetres.
const CELL: f64 = 5.0;

/// A case that shows a rule, with the rule set under which it is judged and drawn.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    case: &'static Case,
    rules: Ruleset,
}

impl Example {
    /// What shows a rule, if it is one of those that are drawn: a case made for this very rule set before any other, and where no case has
    /// a board of this size, one on the board that it was made for, judged by these rules there.
    pub(crate) fn of(rules: &Ruleset, key: RuleKey) -> Option<Example> {
        if !DRAWN.contains(&key) {
            return None;
        }
        let shown = || cases().iter().filter(|case| case.shown && case.rule == key);
        let holding = || shown().filter(|case| case.holds_for(rules));
        if let Some(case) = holding().find(|case| case.is_made_for(rules.base_id())).or_else(|| holding().next()) {
            return Some(Example { case, rules: rules.clone() });
        }
        let elsewhere = |case: &'static Case| Some(Example { case, rules: on_board_of(case, rules)? });
        shown().filter_map(elsewhere).find(|example| example.case.holds_for(&example.rules))
    }

    /// What is to be seen, in the words of a rule set.
    pub(crate) fn text(&self, rules: &Ruleset) -> Text {
        self.case.text(rules.names())
    }

    /// The position with an arrow for the move and rings around what it captures, at most `side` millimetres wide and high.
    pub(crate) fn picture(&self, description: String, side: f64) -> Option<Picture> {
        let Example { case, rules } = self;
        let judgement = case.judge(rules).ok()?;
        let (mv, dots) = match case.act {
            Act::Targets(from) => (Move { from, to: *judgement.targets.last()? }, judgement.targets.clone()),
            Act::Move(mv) | Act::Throw(_, Some(mv)) => (mv, judgement.captures.clone()),
            Act::Throw(_, None) => return None,
        };
        let kind = if judgement.error.is_some() { ArrowKind::Wrong } else { ArrowKind::Move };
        let diagram = Diagram::new(rules, &judgement.before)
            .coordinates(false)
            .arrows(vec![Arrow { from: mv.from, to: mv.to, kind }])
            .dots(dots);
        let size = rules.size();
        let view = case.view.unwrap_or((Point::new(0, 0), Point::new(size - 1, size - 1)));
        picture(&diagram, view, description, side)
    }
}

/// The rules of a rule set on the board that a case was made for; `None` where they cannot be played there.
fn on_board_of(case: &Case, rules: &Ruleset) -> Option<Ruleset> {
    let has_meaning = |key: &&RuleKey| rules.rules().has_meaning(**key);
    let values: Vec<(RuleKey, &str)> =
        RuleKey::ALL.iter().filter(has_meaning).map(|key| (*key, rules.rules().word(*key))).collect();
    case.rulesets.iter().find_map(|id| Ruleset::named(id).ok()?.with_rules(EXAMPLE, &values).ok())
}

/// The start of a game with coordinates, at most `side` millimetres wide.
pub(crate) fn start(rules: &Ruleset, description: String, side: f64) -> Option<Picture> {
    let diagram = Diagram::new(rules, &Position::start(rules));
    let cell = (side / diagram.side()).min(CELL * 1.1);
    let whole = cell * diagram.side();
    let shapes = diagram.shapes(cell * POINTS, Theme::Print).ok()?;
    Some(Picture { description, frame: [0.0, 0.0, whole, whole], at: (0.0, 0.0), shapes })
}

fn picture(diagram: &Diagram, view: (Point, Point), description: String, side: f64) -> Option<Picture> {
    let [left, top, width, height] = diagram.part(view);
    let cell = (side / width.max(height)).min(CELL);
    let shapes = diagram.shapes(cell * POINTS, Theme::Print).ok()?;
    let frame = [0.0, 0.0, width * cell, height * cell];
    Some(Picture { description, frame, at: (-left * cell, -top * cell), shapes })
}

/// A piece beside its name, in a square of a side in millimetres with its left upper corner at the origin.
pub(crate) fn sign(piece: Piece, side: f64) -> Part {
    let half = side / 2.0;
    Part::Marks(moved(&piece_shapes(piece, side * POINTS, BoardStyle::Plain), (half, half)))
}
