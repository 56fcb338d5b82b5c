//! What one of the two ways of writing rules can say and the other cannot.

use std::fmt;

use hnefi_rulesets::RulesetError;
use thiserror::Error;

macro_rules! gaps {
    ($($(#[$doc:meta])* $gap:ident = $text:literal,)+) => {
        /// Something that one of the two can say and the other cannot.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Gap { $($(#[$doc])* $gap,)+ }

        impl Gap {
            /// Every gap; those of hnefi's rule sets first.
            pub const ALL: &[Gap] = &[$(Gap::$gap,)+];

            /// What cannot be said.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Gap::$gap => $text,)+ }
            }
        }
    };
}

gaps! {
    // What a rule set of hnefi cannot say.

    /// Kings are counted.
    Kings = "other than one king, or a king on the attackers' side",
    /// Guards do nothing.
    Guards = "guards, who take no part in captures",
    /// Only one throne.
    SeveralCentres = "more than one centre square",
    /// No defenders' camps.
    DefenderForts = "forts of the defenders",
    /// Camps are closed.
    OpenForts = "attackers' forts that can be entered from outside and matter all the same",
    /// Camps are open or closed inside.
    HalfOpenForts = "attackers' forts within which the attackers may stop but not pass, or pass but not stop",
    /// A point is one thing.
    Overlap = "a square that is special in two ways",
    /// Special pieces go with the men.
    SpecialsApart = "special squares that mean something else to the special pieces of a side than to its men",
    /// Points occupied by the side's own pieces.
    OwnSquare = "a corner or centre that is hostile to the men of a side while one of them stands on it",
    /// Speeds of special kinds.
    SpeedsApart = "special pieces of one kind that are faster on one side",
    /// Speeds have words up to nine.
    Speed = "a speed limit of ten squares or more that the board does not make idle",
    /// Escape needs corners.
    NoWayOut = "an escape to corners where there is none that the king may stop on",
    /// Pieces start where they may stop.
    Astray = "a piece that starts where it may not stop",
    /// Trapped with the king on the throne.
    LinnaeanThrone = "Linnaean capture where the throne is not in the middle of the board",
    /// The edge beside the throne.
    ThroneAtEdge = "a king of middle strength where the throne lies at the edge of the board",

    // What a rules record of OpenTafl cannot say.

    /// No die.
    Dice = "a die",
    /// The king before its first move.
    SafeUntilMoved = "a king who is safe until he moves",
    /// The combined trap.
    CombinedTrap = "a king and a man trapped together anywhere",
    /// Moving between two enemies.
    MovingBetween = "men captured for moving between two enemies",
    /// The four strengths.
    KingZones = "a king captured in a way that is none of the four strengths",
    /// Commanders who cannot capture the king.
    CommandersSpareKing = "commanders who do not capture a strong king between two of them, or who so capture another king",
    /// How special pieces fall.
    SpecialCaptured = "special pieces that are not captured like men (guards excepted, who are not captured at all)",
    /// Jumps over the side's own men.
    JumpsOverOwn = "jumps over men of one's own side",
    /// Mercenaries that stay captured.
    LoyalMercenaries = "mercenaries who do not change sides, or are not captured like men",
    /// Guards that fight.
    FightingGuards = "guards who are captured, or take part in captures",
    /// Camps one cannot change.
    OwnCamp = "attackers who may move within their own camp but not into another",
    /// Points hostile while empty.
    EmptyOnly = "a throne or corner that men may stop on, and that is hostile to them, but not while one of them stands on it",
    /// Occupied camps.
    OccupiedCamps = "camp squares that are hostile to attackers only while empty, or only while occupied",
    /// Shelter.
    Shelter = "men who are safe in camps",
    /// Going on is a duty.
    Staying = "a piece that may go on after a capture but need not",
    /// Going on to escape.
    GoingOnToEscape = "a king who goes on after a capture to escape without capturing",
    /// Corner points that are no way out.
    ExtremeCorners = "corner points on which the king has not escaped",
    /// A lonely king.
    KingAlone = "a king who loses when he is alone",
    /// A wall around the king alone.
    WallAroundKing = "attackers who win by walling in the king alone",
    /// A side that cannot escape any more.
    NoEscape = "a king's side that loses when it can neither escape nor build a fort any more",
    /// A limit of turns.
    TurnLimit = "a game that is drawn after a number of turns",
    /// Repetitions other than the third.
    Repetition = "what a repetition does, other than a third occurrence that is ignored, draws, or makes the one who completes it win or lose",
    /// A side without moves.
    NoMoves = "a side without a move that draws or passes",
    /// Calls.
    Announcements = "announcements",
}

/// One rule that could not be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid {
    /// Which kind of thing it is.
    pub gap: Gap,
    /// The rule as written: `key:value`, or `key = value`.
    pub written: String,
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.written, self.gap.text())
    }
}

/// Why a rules record is no rule set of hnefi.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Untranslatable {
    /// It has rules that no rule set says.
    #[error("a rule set cannot express {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unsaid(Vec<Unsaid>),
    /// Nothing could be played by it: the game is decided at the start, for instance.
    #[error("no game can be played by these rules: {0}")]
    Unplayable(RulesetError),
}
