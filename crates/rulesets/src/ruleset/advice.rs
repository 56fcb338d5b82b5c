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
        Escape::Corners | Escape::ExtremeCorners => "advice-attackers-corners",
        Escape::Edge => "advice-attackers-edge",
        Escape::EdgeOutsideCamps => "advice-attackers-edge-outside-camps",
    }
}

const fn attackers_king(rules: &Rules) -> Option<&'static str> {
    match rules.king_captured_elsewhere {
        KingCapture::Two => Some("advice-attackers-weak-king"),
        KingCapture::Four | KingCapture::ThreeAndEdge => Some("advice-attackers-strong-king"),
        KingCapture::Never => None,
    }
}

const fn attackers_more(rules: &Rules) -> Option<&'static str> {
    match rules.encirclement {
        Encirclement::AllDefenders => Some("advice-attackers-encirclement"),
        Encirclement::King => Some("advice-attackers-walled-in"),
        Encirclement::None => match rules.king_armed {
            KingArmed::Armed | KingArmed::Hammer | KingArmed::Anvil => Some("advice-attackers-armed-king"),
            KingArmed::Unarmed => None,
        },
    }
}

const fn defenders_goal(rules: &Rules) -> &'static str {
    match rules.escape {
        Escape::Corners | Escape::ExtremeCorners => "advice-defenders-corners",
        Escape::Edge => "advice-defenders-edge",
        Escape::EdgeOutsideCamps => "advice-defenders-edge-outside-camps",
    }
}

const fn defenders_king(rules: &Rules) -> Option<&'static str> {
    match rules.king_captured_elsewhere {
        KingCapture::Two => Some("advice-defenders-weak-king"),
        KingCapture::Four | KingCapture::ThreeAndEdge => Some("advice-defenders-strong-king"),
        KingCapture::Never => None,
    }
}

const fn defenders_more(rules: &Rules) -> Option<&'static str> {
    match (rules.encirclement, rules.exit_fort, rules.king_armed) {
        (Encirclement::AllDefenders, _, _) => Some("advice-defenders-encirclement"),
        (Encirclement::King, _, _) => Some("advice-defenders-walled-in"),
        (Encirclement::None, Switch::Yes, _) => Some("advice-defenders-fort"),
        (Encirclement::None, Switch::No, KingArmed::Unarmed) => Some("advice-defenders-unarmed-king"),
        (Encirclement::None, Switch::No, KingArmed::Armed | KingArmed::Hammer | KingArmed::Anvil) => None,
    }
}
