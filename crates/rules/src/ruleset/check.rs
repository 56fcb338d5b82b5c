//! Whether the rules of a set make sense together, on its layout. Each check is a function that reads as a rule.

use std::ops::Range;

use super::file::Mistakes;
use super::rules::{Entries, RuleKey, Rules};
use super::values::{Access, Camps, Corners, Escape, KingCapture, RuleValue, Switch, Throne};
use crate::layout::Layout;
use crate::side::Piece;

/// The rules' values, if every key that must be written is, and none that has no meaning.
pub(crate) fn resolve(entries: &Entries, mistakes: &mut Mistakes<'_>) -> Option<Rules> {
    let wrong = match entries.resolve() {
        Ok(rules) => return Some(rules),
        Err(wrong) => wrong,
    };
    for key in wrong.missing {
        let values = key.words_of_values();
        mistakes.whole(format!("rule `{key}` is missing: add `[rules.{key}]` with the value {}", values.join(" or ")));
    }
    for key in wrong.meaningless {
        mistakes.at(place(entries, key), format!("rule `{key}` has no meaning beside the other rules: leave it out"));
    }
    None
}

fn place(entries: &Entries, key: RuleKey) -> Range<usize> {
    entries.written().into_iter().find(|(k, ..)| *k == key).map_or(0..0, |(_, place, ..)| place)
}

/// All checks of rules against each other and against the layout.
pub(crate) fn whole(rules: &Rules, entries: &Entries, layout: &Layout, mistakes: &mut Mistakes<'_>) {
    let mut wrong = |key: RuleKey, message: String| mistakes.at(place(entries, key), format!("rule `{key}`: {message}"));
    if let Some(message) = throne_is_in_the_middle(rules, layout) {
        wrong(RuleKey::Throne, message);
    }
    if let Some(message) = camps_are_drawn(rules, layout) {
        wrong(RuleKey::Camps, message);
    }
    if let Some(message) = corners_to_escape_to(rules) {
        wrong(RuleKey::Escape, message);
    }
    if let Some(message) = king_can_be_captured(rules) {
        wrong(RuleKey::KingCapturedElsewhere, message);
    }
    if let Some(message) = safety_needs_a_throne_to_sit_on(rules, layout) {
        wrong(RuleKey::KingSafeUntilMoved, message);
    }
    if let Some(message) = edge_counts_on_the_edge(rules) {
        wrong(message.0, message.1);
    }
    if let Some(message) = everybody_stands_where_he_may(rules, layout) {
        wrong(RuleKey::First, message);
    }
}

fn throne_is_in_the_middle(rules: &Rules, layout: &Layout) -> Option<String> {
    (rules.throne == Throne::Centre && layout.centre().is_none())
        .then(|| format!("a board of {0}×{0} has no middle point", layout.size))
}

fn camps_are_drawn(rules: &Rules, layout: &Layout) -> Option<String> {
    (rules.camps == Camps::Layout && layout.marks.camp.is_empty())
        .then(|| format!("the layout `{}` has no camps drawn", layout.id))
}

fn corners_to_escape_to(rules: &Rules) -> Option<String> {
    match (rules.escape, rules.corners, rules.corners_stop) {
        (Escape::Corners, Corners::None, _) => Some("the king is to escape to a corner, but `corners` is `none`".to_owned()),
        (Escape::Corners, _, Access::Nobody) => Some("the king is to escape to a corner, but nobody may stop there".to_owned()),
        _ if rules.escape == Escape::EdgeOutsideCamps && rules.camps == Camps::None => {
            Some("there are no camps on the edge: write `edge`".to_owned())
        }
        _ => None,
    }
}

fn king_can_be_captured(rules: &Rules) -> Option<String> {
    (rules.king_captured_elsewhere == KingCapture::Never)
        .then(|| "the attackers could not win: the king must be capturable away from throne and edge".to_owned())
}

fn safety_needs_a_throne_to_sit_on(rules: &Rules, layout: &Layout) -> Option<String> {
    let king = layout.pieces.iter().find(|(_, p)| *p == Piece::King).map(|(point, _)| *point);
    (rules.king_safe_until_moved == Switch::Yes && king != layout.centre())
        .then(|| format!("in the layout `{}` the king does not start on the throne", layout.id))
}

fn edge_counts_on_the_edge(rules: &Rules) -> Option<(RuleKey, String)> {
    [
        (RuleKey::KingCapturedThrone, rules.king_captured_throne),
        (RuleKey::KingCapturedBeside, rules.king_captured_beside),
        (RuleKey::KingCapturedElsewhere, rules.king_captured_elsewhere),
    ]
    .into_iter()
    .find(|(_, value)| *value == KingCapture::ThreeAndEdge)
    .map(|(key, value)| (key, format!("there is no edge there: `{}` is for `{}`", value.word(), RuleKey::KingCapturedEdge)))
}

fn everybody_stands_where_he_may(rules: &Rules, layout: &Layout) -> Option<String> {
    let compiled = crate::compiled::Compiled::new(rules, layout);
    let (point, piece) = layout.pieces.iter().find(|(point, piece)| !compiled.may_stand(*point, *piece))?;
    Some(format!("in the layout `{}` the {piece} on {point} stands where it may not stand", layout.id))
}
