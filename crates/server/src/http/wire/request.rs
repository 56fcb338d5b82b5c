//! What clients send.

use hnefi_rules::MoveText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Side;
use crate::game;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Seat {
    /// A person.
    Human,
    /// The engine.
    Engine {
        /// From 1, the weakest, to 8.
        #[schema(minimum = 1, maximum = 8, example = 4)]
        level: u8,
    },
}

impl From<game::Seat> for Seat {
    fn from(seat: game::Seat) -> Seat {
        match seat {
            game::Seat::Human => Seat::Human,
            game::Seat::Engine { level } => Seat::Engine { level },
        }
    }
}

impl From<Seat> for game::Seat {
    fn from(seat: Seat) -> game::Seat {
        match seat {
            Seat::Human => game::Seat::Human,
            Seat::Engine { level } => game::Seat::Engine { level },
        }
    }
}

/// A game to be created.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// A rule set's id, with options and layout if wanted.
    #[schema(example = "alea-walker-2015")]
    pub(crate) rules: Option<String>,
    /// Instead of `rules`: the text of a rule-set file of one's own. The game keeps it.
    pub(crate) draft: Option<String>,
    /// The options and the layout chosen of the draft, joined by `+`.
    pub(crate) selection: Option<String>,
    /// The layout, if not the one that the id names or implies.
    #[schema(example = "alea-helmfrid-1")]
    pub(crate) layout: Option<String>,
    /// The first position, if not the layout's.
    #[schema(example = "/3t3/7/3T3/t2K2t/3T3/7/3t3/ d")]
    pub(crate) start: Option<String>,
    /// Who plays the attackers.
    pub(crate) attackers: Seat,
    /// Who plays the defenders.
    pub(crate) defenders: Seat,
}

/// A move to be played.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveRequest {
    /// `from-to`; captures may be written, and must then be right.
    #[serde(deserialize_with = "game::as_text::deserialize")]
    #[schema(value_type = String, example = "d8-c8")]
    pub(crate) r#move: MoveText,
    /// The number that the move will have in `moves`, from 1. The same move sent again under the same number is played once.
    #[schema(minimum = 1, example = 13)]
    pub(crate) ply: usize,
}

/// A side gives up.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResignRequest {
    /// May be left out unless the seat holds both sides.
    pub(crate) side: Option<Side>,
}

/// A word about a draw.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawRequest {
    /// What is said.
    pub(crate) action: DrawAction,
    /// Who says it. May be left out where only one side can say it.
    pub(crate) side: Option<Side>,
}

/// What can be said about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DrawAction {
    /// Shall we call it a draw?
    Offer,
    /// Yes.
    Accept,
    /// No.
    Decline,
    /// Never mind.
    Withdraw,
}

impl From<DrawAction> for game::DrawAction {
    fn from(action: DrawAction) -> game::DrawAction {
        match action {
            DrawAction::Offer => game::DrawAction::Offer,
            DrawAction::Accept => game::DrawAction::Accept,
            DrawAction::Decline => game::DrawAction::Decline,
            DrawAction::Withdraw => game::DrawAction::Withdraw,
        }
    }
}
