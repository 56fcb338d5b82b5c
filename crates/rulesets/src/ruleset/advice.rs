//! What to look out for under a rule set, for a player at the beginning of a game: made of the values of the rules alone.

use hnefi_messages::Text;
use hnefi_rules::Side;
use hnefi_rules::rules::{Encirclement, Escape, KingArmed, KingCapture, Rules, Switch};

/// What a side should look out for: the goal, the king, and what else decides games, each in a sentence.
pub(super) fn advice(rules: &Rules, side: Side) -> Vec<Text> {
    let ids = match side {
        Side::Attackers => [Some(attackers_goal(rules)), attackers_king(rules), attackers_more(rules)],
        Side::Defenders => [Some(defenders_goal(rules)), defenders_king(rules), defenders_more(rules)],
    };
    ids.into_iter().flatten().map(Text::message).collect()
}

const fn attackers_goal(rules: &Rules) -> &'static str {
    match rules.escape {
        Escape::Corners | Escape::ExtremeCorners => "plan-attackers-corners",
        Escape::Edge => "plan-attackers-edge",
        Escape::EdgeOutsideCamps => "plan-attackers-edge-outside-camps",
    }
}

const fn attackers_king(rules: &Rules) -> Option<&'static str> {
    match rules.king_captured_elsewhere {
        KingCapture::Two => Some("plan-attackers-weak-king"),
        KingCapture::Four | KingCapture::ThreeAndEdge => Some("plan-attackers-strong-king"),
        KingCapture::Never => None,
    }
}

const fn attackers_more(rules: &Rules) -> Option<&'static str> {
    match rules.encirclement {
        Encirclement::AllDefenders => Some("plan-attackers-encirclement"),
        Encirclement::King => Some("plan-attackers-walled-in"),
        Encirclement::None => match rules.king_armed {
            KingArmed::Armed | KingArmed::Hammer | KingArmed::Anvil => Some("plan-attackers-armed-king"),
            KingArmed::Unarmed => None,
        },
    }
}

const fn defenders_goal(rules: &Rules) -> &'static str {
    match rules.escape {
        Escape::Corners | Escape::ExtremeCorners => "plan-defenders-corners",
        Escape::Edge => "plan-defenders-edge",
        Escape::EdgeOutsideCamps => "plan-defenders-edge-outside-camps",
    }
}

const fn defenders_king(rules: &Rules) -> Option<&'static str> {
    match rules.king_captured_elsewhere {
        KingCapture::Two => Some("plan-defenders-weak-king"),
        KingCapture::Four | KingCapture::ThreeAndEdge => Some("plan-defenders-strong-king"),
        KingCapture::Never => None,
    }
}

const fn defenders_more(rules: &Rules) -> Option<&'static str> {
    match (rules.encirclement, rules.exit_fort, rules.king_armed) {
        (Encirclement::AllDefenders, _, _) => Some("plan-defenders-encirclement"),
        (Encirclement::King, _, _) => Some("plan-defenders-walled-in"),
        (Encirclement::None, Switch::Yes, _) => Some("plan-defenders-fort"),
        (Encirclement::None, Switch::No, KingArmed::Unarmed) => Some("plan-defenders-unarmed-king"),
        (Encirclement::None, Switch::No, KingArmed::Armed | KingArmed::Hammer | KingArmed::Anvil) => None,
    }
}
