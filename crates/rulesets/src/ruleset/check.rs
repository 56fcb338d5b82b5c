//! Whether the rules of a set make sense together, on its layout. Each check is a function that reads as a rule.

use hnefi_rules::rules::{RuleValue, Unresolved};
use hnefi_rules::{Ending, Fault, FaultPlace, RuleKey, Rules};

use super::drawn::Drawn;
use super::evidence::{Entries, Entry};
use crate::layout::Layout;
use crate::mistake::{Mistakes, Place, Placed};
use crate::remarks::{self, mistakes as told, values_of};
use hnefi_messages::Text;

/// The rules' values, if every key that must be written is, and none that has no meaning. The rules begin at `begin`.
pub(crate) fn resolve(entries: &Entries, begin: Place, mistakes: &mut Mistakes) -> Option<Rules> {
    match entries.resolve() {
        Ok(rules) => Some(rules),
        Err(wrong) => {
            tell(entries, begin, &wrong, mistakes);
            None
        }
    }
}

/// The same for rules some of which could not be read: notes what is missing or has no meaning whatever those are meant to say.
pub(crate) fn resolve_despite_mistakes(entries: &Entries, begin: Place, mistakes: &mut Mistakes) {
    let wrong = entries.resolve_with_unread().err().unwrap_or_default();
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
    let other_value = |key: RuleKey, value| entries.with(key, value).resolve().map_or_else(|wrong| right(&wrong), |_| true);
    entries.written().find(|(key, _)| key.words_of_values().into_iter().any(|value| other_value(*key, value)))
}

/// Where a rule is written.
pub(super) fn place(entries: &Entries, key: RuleKey) -> Place {
    entries.get(key).map_or(Place::START, |entry| entry.place)
}

/// Tells what makes the rules unplayable on the layout, each fault at the rule or the point it is about.
pub(crate) fn tell_faults(
    faults: Vec<Fault>,
    rules: &Rules,
    entries: &Entries,
    drawn: &Placed<Drawn>,
    layout: &Layout,
    mistakes: &mut Mistakes,
) {
    for fault in faults {
        let message = told_of(fault, rules, layout);
        match fault.place() {
            FaultPlace::Rule(key) => mistakes.at(place(entries, key), told::in_rule(key, message)),
            FaultPlace::Point(point) => mistakes.at(drawn.place_of(Some(point)), told::in_layout(&layout.id, message)),
            FaultPlace::Board => mistakes.at(drawn.place_of(None), told::in_layout(&layout.id, message)),
        }
    }
}

/// What is said of a fault.
fn told_of(fault: Fault, rules: &Rules, layout: &Layout) -> Text {
    let id = layout.id.as_str();
    match fault {
        // Every layout is read with one king, on a board of a size in use: none has these.
        Fault::BoardSize(_) | Fault::Kings(_) | Fault::OffBoard(_) | Fault::TwoPieces(_) => Text::same(fault.to_string()),
        Fault::NoMiddle => told::no_middle(layout.size),
        Fault::ThronesDrawn(count) => told::thrones_drawn(id, count),
        Fault::NoCornersDrawn => told::no_corners_drawn(id),
        Fault::NoCampsDrawn => told::no_camps_drawn(id),
        Fault::NoCornerToEscapeTo => told::no_corner_to_escape_to(),
        Fault::NoExtremeCorner => told::no_extreme_corner(),
        Fault::NoStopInTheCorner => told::no_stop_in_the_corner(rules.corners_stop.word()),
        Fault::NoCampsOnTheEdge => told::no_camps_on_the_edge(),
        Fault::KingNeverCaptured => told::king_never_captured(),
        Fault::KingOffTheThrone => told::king_off_the_throne_he_is_safe_on(id),
        Fault::NoEdgeThere(_, value) => told::no_edge_there(value.word(), RuleKey::KingCapturedEdge),
        Fault::MayNotStand(piece, point) => told::may_not_stand(remarks::piece(piece), point),
        Fault::NoAttackers => told::no_attackers(),
        Fault::StartsEscaped(point) => told::starts_escaped(point),
        Fault::CannotEscape(point) => told::cannot_escape(point),
        Fault::Over(ending) => match ending {
            Ending::Encirclement => told::over_encircled(),
            Ending::ExitFort => told::over_by_a_fort(),
            Ending::KingAlone => told::over_with_the_king_alone(),
            Ending::KingWalledIn => told::over_with_the_king_walled_in(),
            Ending::NoEscape => told::over_without_escape(),
        },
    }
}
