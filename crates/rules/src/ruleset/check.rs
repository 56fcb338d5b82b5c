//! Whether the rules of a set make sense together, on its layout. Each check is a function that reads as a rule.

use super::drawn::Drawn;
use super::evidence::{Entries, Entry};
use super::mistake::{Mistakes, Place, Placed};
use super::rules::{RuleKey, Rules, Unresolved};
use super::values::{Camps, Corners, Escape, KingCapture, RuleValue, Switch, Throne};
use crate::compiled::Compiled;
use crate::ending::Ending;
use crate::layout::Layout;
use crate::point::Point;
use crate::position::Position;
use crate::remarks::{self, mistakes as told, values_of};
use crate::side::{Piece, Side};
use crate::text::Text;

/// The rules' values, if every key that must be written is, and none that has no meaning. The rules begin at `begin`.
pub(crate) fn resolve(entries: &Entries, begin: Place, mistakes: &mut Mistakes) -> Option<Rules> {
    match Rules::resolve(entries) {
        Ok(rules) => Some(rules),
        Err(wrong) => {
            tell(entries, begin, &wrong, mistakes);
            None
        }
    }
}

/// The same for rules some of which could not be read: notes what is missing or has no meaning whatever those are meant to say.
pub(crate) fn resolve_despite_mistakes(entries: &Entries, begin: Place, mistakes: &mut Mistakes) {
    let blank: Entries = entries.unread().fold(entries.clone(), |entries, key| entries.with(key, key.words_of_values()[0]));
    let meant = |key: RuleKey| key.words_of_values().into_iter().map(move |value| (key, value));
    let mut wrong = Rules::resolve(&blank).err().unwrap_or_default();
    for (key, value) in entries.unread().flat_map(meant) {
        let then = Rules::resolve(&blank.with(key, value)).err().unwrap_or_default();
        wrong.missing.retain(|missing| then.missing.contains(missing));
        wrong
            .meaningless
            .retain(|meaningless| then.meaningless.contains(meaningless) && !entries.unread().any(|key| key == *meaningless));
    }
    tell(entries, begin, &wrong, mistakes);
}

fn tell(entries: &Entries, begin: Place, wrong: &Unresolved, mistakes: &mut Mistakes) {
    for key in &wrong.missing {
        let values = values_of(*key);
        match cause(entries, |wrong| !wrong.missing.contains(key)) {
            None => mistakes.at(begin, told::rule_missing(*key, values)),
            Some((other, Entry { value, place, .. })) => {
                mistakes.at(*place, told::rule_missing_because(*key, other, *value, values));
            }
        }
    }
    for key in &wrong.meaningless {
        let message = match cause(entries, |wrong| !wrong.meaningless.contains(key)) {
            None => told::rule_meaningless(*key),
            Some((other, Entry { value, .. })) => told::rule_meaningless_because(*key, other, *value),
        };
        mistakes.at(place(entries, *key), message);
    }
}

/// The rule that would put things right if it had another value.
fn cause(entries: &Entries, right: impl Fn(&Unresolved) -> bool) -> Option<(RuleKey, &Entry)> {
    let other_value =
        |key: RuleKey, value| Rules::resolve(&entries.with(key, value)).map_or_else(|wrong| right(&wrong), |_| true);
    entries.written().find(|(key, _)| key.words_of_values().into_iter().any(|value| other_value(*key, value)))
}

/// Where a rule is written.
pub(super) fn place(entries: &Entries, key: RuleKey) -> Place {
    entries.get(key).map_or(Place::START, |entry| entry.place)
}

/// All checks of rules against each other and against the layout.
pub(crate) fn whole(rules: &Rules, entries: &Entries, drawn: &Placed<Drawn>, layout: &Layout, mistakes: &mut Mistakes) {
    let mut wrong = |key: RuleKey, message: Text| mistakes.at(place(entries, key), told::in_rule(key, message));
    if let Some(message) = throne_is_there(rules, layout) {
        wrong(RuleKey::Throne, message);
    }
    if let Some(message) = corners_are_drawn(rules, layout) {
        wrong(RuleKey::Corners, message);
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
    if let Some((key, message)) = edge_counts_on_the_edge(rules) {
        wrong(key, message);
    }
    on_the_board(rules, drawn, layout, mistakes);
}

fn throne_is_there(rules: &Rules, layout: &Layout) -> Option<Text> {
    let drawn = layout.marks.throne.len();
    match rules.throne {
        Throne::Centre if layout.centre().is_none() => Some(told::no_middle(layout.size)),
        Throne::Layout if drawn != 1 => Some(told::thrones_drawn(&layout.id, drawn)),
        _ => None,
    }
}

fn corners_are_drawn(rules: &Rules, layout: &Layout) -> Option<Text> {
    (rules.corners == Corners::Layout && layout.marks.corner.is_empty()).then(|| told::no_corners_drawn(&layout.id))
}

fn camps_are_drawn(rules: &Rules, layout: &Layout) -> Option<Text> {
    (rules.camps == Camps::Layout && layout.marks.camp.is_empty()).then(|| told::no_camps_drawn(&layout.id))
}

fn corners_to_escape_to(rules: &Rules) -> Option<Text> {
    match (rules.escape, rules.corners) {
        (escape, Corners::None) if escape.is_to_corners() => Some(told::no_corner_to_escape_to()),
        (Escape::ExtremeCorners, Corners::Layout) => Some(told::no_extreme_corner()),
        (escape, _) if escape.is_to_corners() && !rules.corners_stop.includes(Piece::King) => {
            Some(told::no_stop_in_the_corner(rules.corners_stop.word()))
        }
        _ if rules.escape == Escape::EdgeOutsideCamps && rules.camps == Camps::None => Some(told::no_camps_on_the_edge()),
        _ => None,
    }
}

fn king_can_be_captured(rules: &Rules) -> Option<Text> {
    (rules.king_captured_elsewhere == KingCapture::Never).then(told::king_never_captured)
}

fn safety_needs_a_throne_to_sit_on(rules: &Rules, layout: &Layout) -> Option<Text> {
    (rules.king_safe_until_moved == Switch::Yes && layout.king() != crate::compiled::throne_of(rules, layout))
        .then(|| told::king_off_the_throne_he_is_safe_on(&layout.id))
}

fn edge_counts_on_the_edge(rules: &Rules) -> Option<(RuleKey, Text)> {
    [
        (RuleKey::KingCapturedThrone, rules.king_captured_throne),
        (RuleKey::KingCapturedBeside, rules.king_captured_beside),
        (RuleKey::KingCapturedElsewhere, rules.king_captured_elsewhere),
    ]
    .into_iter()
    .find(|(_, value)| *value == KingCapture::ThreeAndEdge)
    .map(|(key, value)| (key, told::no_edge_there(value.word(), RuleKey::KingCapturedEdge)))
}

/// The layout against the rules: each mistake is told at the point it is about.
fn on_the_board(rules: &Rules, drawn: &Placed<Drawn>, layout: &Layout, mistakes: &mut Mistakes) {
    let mut wrong = |point: Option<Point>, message: Text| {
        mistakes.at(drawn.place_of(point), told::in_layout(&layout.id, message));
    };
    let compiled = Compiled::new(rules, layout);
    for (point, piece) in layout.pieces.iter().filter(|(point, piece)| !compiled.may_stand(*point, *piece)) {
        wrong(Some(*point), told::may_not_stand(remarks::piece(*piece), *point));
    }
    if !layout.pieces.iter().any(|(_, piece)| piece.side() == Side::Attackers) {
        wrong(None, told::no_attackers());
    }
    let Some(king) = layout.king() else { return };
    if compiled.is_goal(king) {
        wrong(Some(king), told::starts_escaped(king));
    } else if compiled.goals().next().is_some() && !compiled.king_can_escape_from(king) {
        wrong(Some(king), told::cannot_escape(king));
    }
    if let Some(ending) = Position::of_layout(layout, Side::Attackers, &compiled).ending() {
        let over = match ending {
            Ending::Encirclement => told::over_encircled(),
            Ending::ExitFort => told::over_by_a_fort(),
            Ending::KingAlone => told::over_with_the_king_alone(),
            Ending::KingWalledIn => told::over_with_the_king_walled_in(),
            Ending::NoEscape => told::over_without_escape(),
        };
        wrong(None, over);
    }
}
