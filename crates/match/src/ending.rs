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

/// Every ending with its word.
const WORDS: [(Ending, &str); 23] = [
    (Ending::Board(Reason::KingCaptured), "king-captured"),
    (Ending::Board(Reason::KingEscaped), "king-escaped"),
    (Ending::Board(Reason::Encirclement), "encirclement"),
    (Ending::Board(Reason::ExitFort), "exit-fort"),
    (Ending::Board(Reason::KingAlone), "king-alone"),
    (Ending::Board(Reason::KingWalledIn), "king-walled-in"),
    (Ending::Board(Reason::NoEscape), "no-escape"),
    (Ending::Board(Reason::NoMoves), "no-moves"),
    (Ending::Board(Reason::Repetition), "repetition"),
    (Ending::Board(Reason::TurnLimit), "turn-limit"),
    (Ending::Board(Reason::Resigned), "resigned"),
    (Ending::Board(Reason::Agreed), "agreed"),
    (Ending::Board(Reason::OutOfTime), "out-of-time"),
    (Ending::Board(Reason::Absent), "absent"),
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
        WORDS.into_iter().find(|(_, known)| *known == word).map(|(ending, _)| ending)
    }

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.into_iter().find(|(ending, _)| *ending == self).map_or("unknown", |(_, word)| word)
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
        for (ending, word) in WORDS {
            assert_eq!((Ending::from_word(word), ending.word()), (Some(ending), word));
        }
        assert_eq!(Ending::from_word("checkmate"), None);
    }
}
