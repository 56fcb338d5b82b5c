//! The events of a game. They are stored for good, and everything else follows from them and from when they happened.

use std::cmp::Ordering;

use hnefi_rules::{Game, Move, MoveText, Point, Side};
use serde::{Deserialize, Serialize};

use super::{PerSide, Seat, TimeControl};
use crate::random::{GameId, SeatHash};

/// An event, as the store has it. Names and fields are a file format: fields may be added, and nothing else may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The game began. Always the first event, and never another.
    Created {
        /// The rule set's id with options and layout.
        rules: String,
        /// The first position.
        start: String,
        /// Who plays the attackers.
        attackers: Seat,
        /// Who plays the defenders.
        defenders: Seat,
        /// The text of a rule set's file, where it is not built in: the game must outlive the file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
        /// What was agreed beyond the rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<Box<Terms>>,
    },
    /// A person took an open seat.
    Joined {
        /// Which.
        side: Side,
        /// What the person is called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The hash of the secret that the person goes by.
        key: SeatHash,
    },
    /// A person's name was changed or taken away.
    Renamed {
        /// Whose.
        side: Side,
        /// The new name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// The players exchanged their sides.
    Swapped {
        /// Why.
        by: SwapReason,
    },
    /// The players kept their sides.
    SidesKept {
        /// In what they might have been exchanged.
        by: SwapReason,
    },
    /// The side to move moved.
    Moved {
        /// The move with its captures, stored in notation.
        #[serde(rename = "text", with = "as_text")]
        mv: MoveText,
        /// Milliseconds of its way over the network, which the player's clock is not charged for.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// The die was thrown; an even throw lost the turn.
    Thrown {
        /// 1 to 6.
        value: u8,
    },
    /// Moves were taken back, each with the lost turns after it.
    TakenBack {
        /// How many moves.
        moves: usize,
    },
    /// Something was offered to the other player.
    Offered {
        /// By whom.
        side: Side,
        /// What. A draw where nothing is said.
        #[serde(default, skip_serializing_if = "OfferKind::is_draw")]
        offer: OfferKind,
    },
    /// The offer was withdrawn.
    Withdrawn {
        /// By whom.
        side: Side,
    },
    /// The offer was declined.
    Declined {
        /// By whom.
        side: Side,
    },
    /// The offer was accepted. If a draw was offered, the game is drawn; else the next event says what was done.
    Accepted {
        /// By whom.
        side: Side,
    },
    /// The clocks were stopped, to go on later.
    Paused,
    /// The game goes on after a pause.
    Resumed,
    /// A side says what it answers to moves of the other side, each list beginning with one of those.
    Planned {
        /// Which side.
        side: Side,
        /// The moves in notation.
        lines: Vec<Vec<String>>,
    },
    /// A side resigned.
    Resigned {
        /// Which.
        side: Side,
    },
    /// A side's time ran out.
    Flagged {
        /// Which.
        side: Side,
    },
    /// A side was absent for too long, and the other claimed the game.
    Absent {
        /// Which.
        side: Side,
    },
    /// The game was called off before it had well begun.
    Cancelled,
    /// The server was away during a turn. The player's clock is not charged for it.
    Outage {
        /// For how long.
        milliseconds: u64,
    },
    /// Another game of the same players follows this one.
    Followed {
        /// Its id.
        game: GameId,
    },
}

/// What was agreed beyond the rules when a game was created.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// The clocks of people.
    #[serde(skip_serializing_if = "is_none_for_both")]
    pub clocks: PerSide<Option<TimeControl>>,
    /// What the people are called.
    #[serde(skip_serializing_if = "is_none_for_both")]
    pub names: PerSide<Option<String>>,
    /// The hashes of the secrets that people go by; where there is none, the creator plays.
    #[serde(skip_serializing_if = "is_none_for_both")]
    pub keys: PerSide<Option<SeatHash>>,
    /// The hashes of the secrets that open seats are offered by.
    #[serde(skip_serializing_if = "is_none_for_both")]
    pub invitations: PerSide<Option<SeatHash>>,
    /// Whether the sides are drawn when both seats are taken.
    #[serde(skip_serializing_if = "is_false")]
    pub draw_sides: bool,
    /// Whether the second player may take the first player's side after the first turn.
    #[serde(skip_serializing_if = "is_false")]
    pub pie: bool,
    /// Whether a second game with the sides exchanged follows, and both decide.
    #[serde(skip_serializing_if = "is_false")]
    pub two_games: bool,
    /// Whether everyone on this server may see that a seat is open, and take it.
    #[serde(skip_serializing_if = "is_false")]
    pub listed: bool,
    /// The first game of two, where this is the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<FirstGame>,
}

/// The first game of a match of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstGame {
    /// Its id.
    pub game: GameId,
    /// The side that its winner has in the second game; `None` for a draw.
    pub winner: Option<Side>,
    /// How many moves it had.
    pub moves: usize,
}

impl FirstGame {
    /// The side that has won the match of two games with this second one: the one with more points, and where each has won a game, the one
    /// that needed fewer moves. `None` where neither has, and before the end.
    pub fn match_winner(&self, second: &Game) -> Option<Side> {
        let outcome = second.outcome()?;
        match (self.winner, outcome.winner) {
            (Some(one), Some(other)) if one != other => match self.moves.cmp(&second.plies().len()) {
                Ordering::Less => Some(one),
                Ordering::Greater => Some(other),
                Ordering::Equal => None,
            },
            (one, other) => one.or(other),
        }
    }
}

/// By what it is settled who has which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwapReason {
    /// The sides were drawn.
    Drawn,
    /// The second player chose so under the pie rule.
    Pie,
}

/// What one player can offer to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To end the game as a draw.
    #[default]
    Draw,
    /// To take moves back.
    Takeback,
    /// To stop the clocks and go on later.
    Pause,
    /// To go on after a pause.
    Resume,
    /// To play again with the sides exchanged.
    Rematch,
}

impl OfferKind {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_draw(&self) -> bool {
        *self == OfferKind::Draw
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

fn is_none_for_both<T>(values: &PerSide<Option<T>>) -> bool {
    values.both().iter().all(|(_, value)| value.is_none())
}

impl Event {
    /// A move with what it captures.
    pub fn moved(mv: Move, captures: &[Point], lag: u64) -> Event {
        Event::Moved { mv: MoveText { mv, piece: None, captures: (!captures.is_empty()).then(|| captures.to_vec()) }, lag }
    }
}

/// A move in notation, as the store and requests have it.
pub mod as_text {
    use hnefi_rules::MoveText;
    use serde::{Deserialize, Deserializer, Serializer, de};

    /// Writes a move.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(mv: &MoveText, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(mv)
    }

    /// Reads a move.
    ///
    /// # Errors
    /// Those of the deserializer, and a text that is no move.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events as earlier versions wrote them. They must be read, and written again unchanged.
    const STORED: [&str; 29] = [
        r#"{"event":"created","rules":"tablut-murray","start":"/9/9/9/9/4K4/9/9/1tT6/3t5/ a -","attackers":{"kind":"human"},"defenders":{"kind":"engine","level":4}}"#,
        r#"{"event":"created","rules":"mine","start":"/3/1K1/t2/ a -","attackers":{"kind":"human"},"defenders":{"kind":"human"},"file":"id = \"mine\""}"#,
        r#"{"event":"moved","text":"d1-b1"}"#,
        r#"{"event":"moved","text":"d8-c8xe8"}"#,
        r#"{"event":"moved","text":"d8-c8xb8/c7"}"#,
        r#"{"event":"thrown","value":6}"#,
        r#"{"event":"taken-back","moves":2}"#,
        r#"{"event":"offered","side":"attackers"}"#,
        r#"{"event":"withdrawn","side":"attackers"}"#,
        r#"{"event":"declined","side":"defenders"}"#,
        r#"{"event":"accepted","side":"defenders"}"#,
        r#"{"event":"resigned","side":"attackers"}"#,
        r#"{"event":"created","rules":"mine","start":"/3/1K1/t2/ a -","attackers":{"kind":"open"},"defenders":{"kind":"human"},"terms":{"clocks":{"attackers":{"kind":"sudden-death","main":60000,"increment":2000},"defenders":{"kind":"byo-yomi","main":0,"period":30000,"periods":5}},"names":{"attackers":null,"defenders":"Dub Innse"},"invitations":{"attackers":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","defenders":null},"draw_sides":true,"pie":true,"listed":true}}"#,
        r#"{"event":"created","rules":"mine","start":"/3/1K1/t2/ a -","attackers":{"kind":"human"},"defenders":{"kind":"human"},"terms":{"clocks":{"attackers":{"kind":"correspondence","turn":86400000},"defenders":null},"two_games":true,"first":{"game":"000102030405060708090a0b0c0d0e0f","winner":"defenders","moves":33}}}"#,
        r#"{"event":"joined","side":"attackers","name":"Æthelstan","key":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}"#,
        r#"{"event":"joined","side":"attackers","key":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}"#,
        r#"{"event":"renamed","side":"attackers"}"#,
        r#"{"event":"swapped","by":"drawn"}"#,
        r#"{"event":"sides-kept","by":"pie"}"#,
        r#"{"event":"moved","text":"d8-c8xe8","lag":120}"#,
        r#"{"event":"offered","side":"attackers","offer":"takeback"}"#,
        r#"{"event":"paused"}"#,
        r#"{"event":"resumed"}"#,
        r#"{"event":"planned","side":"defenders","lines":[["a6-a7","d8-c8"]]}"#,
        r#"{"event":"flagged","side":"attackers"}"#,
        r#"{"event":"absent","side":"attackers"}"#,
        r#"{"event":"cancelled"}"#,
        r#"{"event":"outage","milliseconds":12000}"#,
        r#"{"event":"followed","game":"000102030405060708090a0b0c0d0e0f"}"#,
    ];

    #[test]
    fn stored_events_are_read_and_written_unchanged() {
        for stored in STORED {
            let event: Event = serde_json::from_str(stored).unwrap_or_else(|error| panic!("{stored}: {error}"));
            assert_eq!(serde_json::to_string(&event).expect("JSON"), stored);
        }
        assert!(serde_json::from_str::<Event>(r#"{"event":"moved","text":"d1"}"#).is_err());
    }
}
