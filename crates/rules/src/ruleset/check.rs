//! Whether the rules of a set make sense together, on its layout. Each check is a function that reads as a rule.

use super::drawn::Drawn;
use super::evidence::Entries;
use super::mistake::{Mistakes, Place, Placed};
use super::rules::{RuleKey, Rules, Unresolved};
use super::toml_reader::listed;
use super::values::{Camps, Corners, Escape, KingCapture, RuleValue, Switch, Throne};
use crate::compiled::Compiled;
use crate::layout::Layout;
use crate::point::Point;
use crate::position::Position;
use crate::side::{Piece, Side};

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
        let values = key.words_of_values();
        let cause = cause(entries, |wrong| !wrong.missing.contains(key));
        let because = cause.map(|other| said(entries, other)).unwrap_or_default();
        let place = cause.map_or(begin, |other| place(entries, other));
        let message =
            format!("rule `{key}` is missing{because}: add `{key} = \"…\"` to `[rules]`, with {}", listed(&values, "or"));
        mistakes.at(place, message);
    }
    for key in &wrong.meaningless {
        let because =
            cause(entries, |wrong| !wrong.meaningless.contains(key)).map(|other| said(entries, other)).unwrap_or_default();
        mistakes.at(place(entries, *key), format!("rule `{key}` has no meaning{because}: leave it out"));
    }
}

/// The rule that would put things right if it had another value.
fn cause(entries: &Entries, right: impl Fn(&Unresolved) -> bool) -> Option<RuleKey> {
    let other_value =
        |key: RuleKey, value| Rules::resolve(&entries.with(key, value)).map_or_else(|wrong| right(&wrong), |_| true);
    entries.written().map(|(key, _)| key).find(|key| key.words_of_values().into_iter().any(|value| other_value(*key, value)))
}

fn said(entries: &Entries, key: RuleKey) -> String {
    entries.get(key).map(|entry| format!(", because `{key}` is `{}`", entry.value)).unwrap_or_default()
}

/// Where a rule is written.
pub(super) fn place(entries: &Entries, key: RuleKey) -> Place {
    entries.get(key).map_or(Place::START, |entry| entry.place)
}

/// All checks of rules against each other and against the layout.
pub(crate) fn whole(rules: &Rules, entries: &Entries, drawn: &Placed<Drawn>, layout: &Layout, mistakes: &mut Mistakes) {
    let mut wrong = |key: RuleKey, message: String| mistakes.at(place(entries, key), format!("rule `{key}`: {message}"));
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
    if let Some(message) = edge_counts_on_the_edge(rules) {
        wrong(message.0, message.1);
    }
    on_the_board(rules, drawn, layout, mistakes);
}

fn throne_is_there(rules: &Rules, layout: &Layout) -> Option<String> {
    let drawn = layout.marks.throne.len();
    match rules.throne {
        Throne::Centre if layout.centre().is_none() => Some(format!("a board of {0}×{0} has no middle point", layout.size)),
        Throne::Layout if drawn != 1 => Some(format!("the layout `{}` has {drawn} thrones drawn, there is one", layout.id)),
        _ => None,
    }
}

fn corners_are_drawn(rules: &Rules, layout: &Layout) -> Option<String> {
    (rules.corners == Corners::Layout && layout.marks.corner.is_empty())
        .then(|| format!("the layout `{}` has no corner points drawn", layout.id))
}

fn camps_are_drawn(rules: &Rules, layout: &Layout) -> Option<String> {
    (rules.camps == Camps::Layout && layout.marks.camp.is_empty())
        .then(|| format!("the layout `{}` has no camps drawn", layout.id))
}

fn corners_to_escape_to(rules: &Rules) -> Option<String> {
    match (rules.escape, rules.corners) {
        (escape, Corners::None) if escape.is_to_corners() => {
            Some("the king is to escape to a corner, but `corners` is `none`".to_owned())
        }
        (Escape::ExtremeCorners, Corners::Layout) => Some(
            "the king is to escape to an extreme corner: `corners` must be `single` or `quad`, or `escape` be `corners`"
                .to_owned(),
        ),
        (escape, _) if escape.is_to_corners() && !rules.corners_stop.includes(Piece::King) => Some(format!(
            "the king is to escape to a corner, but he may not stop there: `corners-stop` is `{}`",
            rules.corners_stop.word()
        )),
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
    (rules.king_safe_until_moved == Switch::Yes && layout.king() != crate::compiled::throne_of(rules, layout))
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

/// The layout against the rules: each mistake is told at the point it is about.
fn on_the_board(rules: &Rules, drawn: &Placed<Drawn>, layout: &Layout, mistakes: &mut Mistakes) {
    let mut wrong = |point: Option<Point>, message: String| {
        mistakes.at(drawn.place_of(point), format!("layout `{}`: {message}", layout.id));
    };
    let compiled = Compiled::new(rules, layout);
    for (point, piece) in layout.pieces.iter().filter(|(point, piece)| !compiled.may_stand(*point, *piece)) {
        wrong(Some(*point), format!("the {piece} on {point} stands where it may not stand"));
    }
    if !layout.pieces.iter().any(|(_, piece)| piece.side() == Side::Attackers) {
        wrong(None, "there are no attackers".to_owned());
    }
    let Some(king) = layout.king() else { return };
    if compiled.is_goal(king) {
        wrong(Some(king), format!("the king starts on {king}, where he has escaped"));
    } else if compiled.goals().next().is_some() && !compiled.king_can_escape_from(king) {
        wrong(Some(king), format!("the king on {king} could not escape even from an empty board"));
    }
    if let Some(ending) = Position::of_layout(layout, Side::Attackers, &compiled).ending() {
        wrong(None, format!("the game would be over before the first move: {}", ending.outcome().reason));
    }
}
