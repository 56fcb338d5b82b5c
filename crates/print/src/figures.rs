//! Pictures of a rule set: its start, its pieces, and positions that show its rules.

use hnefi_diagram::{Arrow, ArrowKind, BoardStyle, Diagram, Theme, piece_shapes};
use hnefi_learn::{Act, Case, cases};
use hnefi_rules::{Move, Point, Position, RuleKey};
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

/// The largest distance between two points, in millimetres.
const CELL: f64 = 5.0;

/// The case that shows a rule, if it is one of those that are drawn: one made for this very rule set before any other.
pub(crate) fn case_for(rules: &Ruleset, key: RuleKey) -> Option<&'static Case> {
    if !DRAWN.contains(&key) {
        return None;
    }
    let shown = || cases().iter().filter(|case| case.shown && case.rule == key && case.holds_for(rules));
    shown().find(|case| case.is_made_for(rules.base_id())).or_else(|| shown().next())
}

/// The position of a case with an arrow for the move and rings around what it captures, at most `side` millimetres wide and high.
pub(crate) fn picture_of(case: &Case, rules: &Ruleset, description: String, side: f64) -> Option<Picture> {
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

/// The start of a game with coordinates, at most `side` millimetres wide.
pub(crate) fn start(rules: &Ruleset, description: String, side: f64) -> Option<Picture> {
    let diagram = Diagram::new(rules, &Position::start(rules));
    // The letters stand in a margin of their own, which the part without them does not count.
    let cell = (side / (rules.size() as f64 + 1.5)).min(CELL * 1.1);
    let whole = cell * (rules.size() as f64 + 1.5);
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
pub(crate) fn sign(piece: hnefi_rules::Piece, side: f64) -> Part {
    let half = side / 2.0;
    Part::Marks(moved(&piece_shapes(piece, side * POINTS, BoardStyle::Plain), (half, half)))
}
