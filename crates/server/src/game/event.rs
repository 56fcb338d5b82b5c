//! The events of a game. They are stored for good, and everything else follows from them.

use hnefi_rules::{Move, MoveText, Point, Side};
use serde::{Deserialize, Serialize};

use super::Seat;

/// An event, as the store has it. Names and fields are a file format: fields may be added, and nothing else may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
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
    },
    /// The side to move moved.
    Moved {
        /// The move with its captures, stored in notation.
        #[serde(rename = "text", with = "as_text")]
        mv: MoveText,
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
    /// A draw was offered.
    Offered {
        /// By whom.
        side: Side,
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
    /// The offer was accepted, the game drawn.
    Accepted {
        /// By whom.
        side: Side,
    },
    /// A side resigned.
    Resigned {
        /// Which.
        side: Side,
    },
}

impl Event {
    /// A move with what it captures.
    pub(crate) fn moved(mv: Move, captures: &[Point]) -> Event {
        Event::Moved { mv: MoveText { mv, piece: None, captures: (!captures.is_empty()).then(|| captures.to_vec()) } }
    }
}

/// A move in notation, as the store and requests have it.
pub(crate) mod as_text {
    use hnefi_rules::MoveText;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(mv: &MoveText, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(mv)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events as earlier versions wrote them. They must be read, and written again unchanged.
    const STORED: [&str; 12] = [
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
