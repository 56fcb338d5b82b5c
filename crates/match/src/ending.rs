//! How a game of a match ended: in the game itself, or by the referee.

use std::fmt;

use hnefi_rules::Reason;

use crate::player::FaultKind;

/// How a game of a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules, or because a player gave up or ran out of time.
    Board(Reason),
    /// The game was broken off after as many plies as a game may have; a draw.
    LongestGame,
    /// Both players took it for won.
    Adjudicated,
    /// A player did what no player may do.
    Fault(FaultKind),
}

/// The endings by the referee, with their words.
const WORDS: [(Ending, &str); 9] = [
    (Ending::LongestGame, "max-plies"),
    (Ending::Adjudicated, "adjudicated"),
    (Ending::Fault(FaultKind::NotStarted), "not-started"),
    (Ending::Fault(FaultKind::Crashed), "crashed"),
    (Ending::Fault(FaultKind::Hung), "hung"),
    (Ending::Fault(FaultKind::Illegal), "illegal-move"),
    (Ending::Fault(FaultKind::Unreadable), "unreadable-answer"),
    (Ending::Fault(FaultKind::Flooded), "flooded"),
    (Ending::Fault(FaultKind::Unable), "unable"),
];

impl Ending {
    /// The ending with this name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Ending> {
        let by_the_board = Reason::ALL.into_iter().find(|reason| reason.word() == word).map(Ending::Board);
        by_the_board.or_else(|| WORDS.into_iter().find(|(_, known)| *known == word).map(|(ending, _)| ending))
    }

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Ending::Board(reason) => reason.word(),
            other => WORDS.into_iter().find(|(ending, _)| *ending == other).map_or("unknown", |(_, word)| word),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_has_a_word_of_its_own() {
        let by_the_board = Reason::ALL.map(|reason| (Ending::Board(reason), reason.word()));
        for (ending, word) in by_the_board.into_iter().chain(WORDS) {
            assert_eq!((Ending::from_word(word), ending.word()), (Some(ending), word));
        }
        for reason in Reason::ALL {
            assert_eq!(serde_json::to_value(reason).expect("JSON"), reason.word(), "JSON has the same words");
        }
        assert_eq!(Ending::from_word("checkmate"), None);
    }
}
