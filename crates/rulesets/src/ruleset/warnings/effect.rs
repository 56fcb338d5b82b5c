//! Rules that are written down and change nothing.

use hnefi_rules::rules::{Access, CombinedCapture, Corners, Hostile, Jump, RuleKey, RuleValue, Shieldwall, Switch, Throne};

use super::{Study, Subject};
use crate::remarks::{self, advice, warnings};
use crate::ruleset::is_about;

pub(super) fn look(study: &mut Study<'_>) {
    throne_without_effect(study);
    corners_without_effect(study);
    pieces_that_are_not_there(study);
    jumps_without_special_points(study);
    fort_that_comes_too_late(study);
    four_sides_on_the_edge(study);
    options_that_change_nothing(study);
}

/// A throne that is a point like any other.
fn throne_without_effect(study: &mut Study<'_>) {
    let r = study.rules;
    let plain = r.throne != Throne::None
        && r.throne_stop == Access::All
        && r.throne_pass == Access::All
        && r.throne_hostile == Hostile::Nobody
        && r.throne_hostile_occupied == Hostile::Nobody
        && r.king_captured_throne == r.king_captured_elsewhere
        && r.king_captured_beside == r.king_captured_elsewhere
        && r.king_safe_until_moved == Switch::No
        && r.combined_capture != CombinedCapture::OnThrone
        && !jumps(study).any(|(_, jump)| jump == Jump::SpecialPoints);
    if plain {
        let (message, advice) = (warnings::throne_without_effect(), advice::throne_without_effect());
        study.warn("throne-without-effect", Subject::Rule(RuleKey::Throne), message, advice);
    }
}

/// Corner points that are points like any others.
fn corners_without_effect(study: &mut Study<'_>) {
    let r = study.rules;
    let plain = r.corners != Corners::None
        && !r.escape.is_to_corners()
        && r.corners_stop == Access::All
        && r.corners_pass == Access::All
        && r.corners_hostile == Hostile::Nobody
        && (r.shieldwall == Shieldwall::None || r.shieldwall_corners == Switch::No)
        && r.king_captured_by_commanders == Switch::No
        && !jumps(study).any(|(_, jump)| jump == Jump::SpecialPoints);
    if plain {
        let (message, advice) = (warnings::corners_without_effect(), advice::corners_without_effect());
        study.warn("corners-without-effect", Subject::Rule(RuleKey::Corners), message, advice);
    }
}

/// The rules on jumping, with their values.
fn jumps(study: &Study<'_>) -> impl Iterator<Item = (RuleKey, Jump)> + use<> {
    let r = study.rules;
    [
        (RuleKey::KingJump, r.king_jump),
        (RuleKey::CommanderJump, r.commander_jump),
        (RuleKey::KnightJump, r.knight_jump),
        (RuleKey::MercenaryJump, r.mercenary_jump),
        (RuleKey::GuardJump, r.guard_jump),
    ]
    .into_iter()
}

/// Rules for commanders where no layout has one.
fn pieces_that_are_not_there(study: &mut Study<'_>) {
    for kind in study.set.kinds_on_no_layout() {
        let keys = RuleKey::ALL.iter().filter(|key| is_about(**key, kind));
        let written: Vec<RuleKey> = keys.copied().filter(|key| study.writes(*key)).collect();
        for key in written {
            let message = warnings::no_such_piece(key, remarks::kind(kind));
            let advice = advice::no_such_piece(kind.letter(), kind.letter().to_ascii_uppercase());
            study.warn("no-such-piece", Subject::Rule(key), message, advice);
        }
    }
}

fn jumps_without_special_points(study: &mut Study<'_>) {
    let r = study.rules;
    if r.throne != Throne::None || r.corners != Corners::None || !study.layout.marks.camp.is_empty() {
        return;
    }
    let written: Vec<RuleKey> = jumps(study).filter(|(_, jump)| *jump == Jump::SpecialPoints).map(|(key, _)| key).collect();
    for key in written {
        let (message, advice) = (warnings::jump_without_special_points(key), advice::jump_without_special_points());
        study.warn("jump-without-special-points", Subject::Rule(key), message, advice);
    }
}

fn fort_that_comes_too_late(study: &mut Study<'_>) {
    if study.rules.exit_fort == Switch::Yes && !study.rules.escape.is_to_corners() {
        let (message, advice) = (warnings::exit_fort_too_late(), advice::exit_fort_too_late());
        study.warn("exit-fort-too-late", Subject::Rule(RuleKey::ExitFort), message, advice);
    }
}

fn four_sides_on_the_edge(study: &mut Study<'_>) {
    let r = study.rules;
    if r.escape.is_to_corners() && r.king_captured_edge == hnefi_rules::rules::KingCapture::Four {
        let (message, advice) = (warnings::four_sides_on_the_edge(r.king_captured_edge.word()), advice::four_sides_on_the_edge());
        study.warn("four-sides-on-the-edge", Subject::Rule(RuleKey::KingCapturedEdge), message, advice);
    }
}

fn options_that_change_nothing(study: &mut Study<'_>) {
    if study.set.options().iter().any(|option| option.selected) {
        return;
    }
    let same: Vec<String> =
        study.set.options().into_iter().map(|option| option.id).filter(|id| changes_nothing(study, id)).collect();
    for id in same {
        let (message, advice) = (warnings::option_without_effect(&id), advice::option_without_effect());
        study.warn("option-without-effect", Subject::Option(&id), message, advice);
    }
}

fn changes_nothing(study: &Study<'_>, option: &str) -> bool {
    study.set.choosing(option).is_ok_and(|with| with.rules() == study.rules)
}
