//! How each side wins, in a few words for a player who has never seen the game.

use hnefi_messages::Text;
use hnefi_rules::Side;
use hnefi_rules::rules::{Escape, KingCapture, Rules};

use super::file::SideNames;

/// The aim of a side under these rules: “Counts: surround the king.” It names the usual way to win, not every rule that ends a game.
pub(super) fn aim(rules: &Rules, names: &SideNames, side: Side) -> Text {
    names.fill(&Text::message(match side {
        Side::Attackers => match rules.king_captured_elsewhere {
            KingCapture::Two => "aim-attackers-two",
            KingCapture::Four | KingCapture::ThreeAndEdge | KingCapture::Never => "aim-attackers-four",
        },
        Side::Defenders => match rules.escape {
            Escape::Corners => "aim-defenders-corners",
            Escape::ExtremeCorners => "aim-defenders-extreme-corners",
            Escape::Edge => "aim-defenders-edge",
            Escape::EdgeOutsideCamps => "aim-defenders-edge-outside-camps",
        },
    }))
}
