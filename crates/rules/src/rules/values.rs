//! The values that rules can have. Each type's names are the words used in rule-set files, in `rules show` and in the API.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::side::{Piece, Side};

/// A type whose values are named in rule-set files.
pub trait RuleValue: Copy + Eq + Sized + 'static {
    /// The word for this value in files; of a number, its digits.
    fn word(self) -> &'static str;
    /// Every value that has a word of its own.
    fn all() -> &'static [Self];
    /// The whole numbers that a value can be beside those words.
    fn numbers() -> Option<RangeInclusive<u16>> {
        None
    }
    /// The value of a word, or of digits.
    fn from_word(word: &str) -> Option<Self> {
        Self::all().iter().copied().find(|value| value.word() == word)
    }
}

macro_rules! rule_values {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $name { $($(#[$vdoc])* #[cfg_attr(feature = "serde", serde(rename = $word))] $value,)+ }

        impl RuleValue for $name {
            fn word(self) -> &'static str {
                match self { $($name::$value => $word,)+ }
            }
            fn all() -> &'static [$name] {
                &[$($name::$value,)+]
            }
        }
    )+};
}

impl Dice {
    /// Whether a throw lets the player move.
    #[must_use]
    pub const fn lets_move(self, face: u8) -> bool {
        match self {
            Dice::None => true,
            Dice::Odd => face % 2 == 1,
        }
    }
}

rule_values! {
    /// Which side makes the first move.
    First {
        /// The attackers.
        Attackers = "attackers",
        /// The king's side.
        Defenders = "defenders",
    }

    /// How pieces move.
    Movement {
        /// Any number of empty points in a straight line.
        Rook = "rook",
    }

    /// Whether moving depends on the throw of a die.
    Dice {
        /// No die.
        None = "none",
        /// A die is thrown for every turn; the player moves only on an odd number.
        Odd = "odd",
    }

    /// Whether there is a throne, and where.
    Throne {
        /// The centre is a point like any other.
        None = "none",
        /// The centre is the throne, or castle.
        Centre = "centre",
        /// The point drawn as the throne on the layout.
        Layout = "layout",
    }

    /// Which points in the corners are special.
    Corners {
        /// None.
        None = "none",
        /// The four extreme points.
        Single = "single",
        /// Sixteen points, two by two in each corner.
        Quad = "quad",
        /// The points drawn as corner points on the layout, wherever they are.
        Layout = "layout",
    }

    /// Whether the base camps drawn on the layout are special.
    Camps {
        /// The camps have no effect.
        None = "none",
        /// The layout's camps are closed to everybody outside.
        Layout = "layout",
    }

    /// Whether men that have not left their base camp yet may move inside it.
    CampInside {
        /// They may stop on and pass the points of their own camp.
        Open = "open",
        /// They may stop on and pass the points of every camp: from one camp a man may go into another.
        AnyCamp = "any-camp",
        /// They may pass the points of their own camp on the way out, but not stop there.
        WayOut = "way-out",
        /// The camp is closed to them as to everybody.
        Closed = "closed",
    }

    /// Who may stop on, or pass over, a special point.
    Access {
        /// No piece.
        Nobody = "nobody",
        /// Attacking men.
        Attackers = "attackers",
        /// Defending men.
        Defenders = "defenders",
        /// Men of both sides.
        Men = "men",
        /// The king alone.
        King = "king",
        /// Attacking men and the king.
        AttackersAndKing = "attackers-and-king",
        /// Defending men and the king.
        DefendersAndKing = "defenders-and-king",
        /// Every piece.
        All = "all",
    }

    /// How many points a piece goes at most in one move.
    Speed {
        /// As far as the way is free.
        Unlimited = "unlimited",
        /// One point.
        One = "one",
        /// Two points.
        Two = "two",
        /// Three points.
        Three = "three",
        /// Four points.
        Four = "four",
        /// Five points.
        Five = "five",
        /// Six points.
        Six = "six",
        /// Seven points.
        Seven = "seven",
        /// Eight points.
        Eight = "eight",
        /// Nine points.
        Nine = "nine",
    }

    /// Whether a piece may jump over one enemy man beside it onto the empty point behind. King, commanders and knights are not jumped over.
    Jump {
        /// It may not.
        None = "none",
        /// Only from a special point (throne, corner, camp) or onto one.
        SpecialPoints = "special-points",
        /// From anywhere to anywhere it may stop.
        Free = "free",
        /// As freely, and the man jumped over is captured.
        Capturing = "capturing",
        /// As freely, and over men of its own side too.
        AnyMan = "any-man",
    }

    /// How a special piece is captured.
    SpecialCaptured {
        /// Like any man, on two opposite sides.
        Two = "two",
        /// When three of its sides are held.
        Three = "three",
        /// When all four sides are held.
        Four = "four",
        /// Not at all.
        Never = "never",
    }

    /// What becomes of a mercenary that is captured.
    MercenaryTaken {
        /// It leaves the board, as any piece does.
        Removed = "removed",
        /// It stays where it is and belongs to the other side from then on.
        ChangesSides = "changes-sides",
    }

    /// Whether a piece that captures may go on moving in the same turn.
    Berserk {
        /// It may not.
        None = "none",
        /// As long as each further move captures.
        Capturing = "capturing",
        /// It may make one more move of any kind, and again after each move that captures.
        AnyMove = "any-move",
    }

    /// Whether a row of men on the edge can be captured together.
    Shieldwall {
        /// It cannot.
        None = "none",
        /// By a move that brackets the row at one end.
        FlankingMove = "flanking-move",
        /// By any move that completes the capture: a bracket, or the last man in front.
        AnyMove = "any-move",
    }

    /// Whether the attackers win by surrounding the defenders.
    Encirclement {
        /// They do not.
        None = "none",
        /// They win when the king and every other defender are cut off from the edge.
        AllDefenders = "all-defenders",
        /// They win when the king is walled in, wherever the king's men stand.
        King = "king",
    }

    /// What happens when the king's side can neither escape any more nor build a fort.
    NoEscape {
        /// It plays on.
        PlaysOn = "plays-on",
        /// It loses.
        Loses = "loses",
    }

    /// What happens when the king has lost all his men.
    KingAlone {
        /// He plays on alone.
        PlaysOn = "plays-on",
        /// He loses.
        Loses = "loses",
    }

    /// Against whom an empty special point stands in for an enemy.
    Hostile {
        /// Nobody.
        Nobody = "nobody",
        /// Attacking men.
        Attackers = "attackers",
        /// Defending men.
        Defenders = "defenders",
        /// Men of both sides.
        Men = "men",
        /// The king only.
        King = "king",
        /// Attacking men and the king.
        AttackersAndKing = "attackers-and-king",
        /// Defending men and the king.
        DefendersAndKing = "defenders-and-king",
        /// Every piece.
        All = "all",
    }

    /// How men are captured.
    Capture {
        /// By standing between two enemies in a straight line.
        Custodial = "custodial",
    }

    /// How many men one move may capture.
    CapturesAtOnce {
        /// One in each direction.
        Several = "several",
    }

    /// What happens to a piece that moves between two enemies.
    MovingBetween {
        /// Nothing: only the enemy's own move captures.
        Safe = "safe",
        /// The king is safe, a man is captured.
        KingOnly = "king-only",
    }

    /// Whether king and man can be trapped together.
    CombinedCapture {
        /// No such rule.
        None = "none",
        /// A man beside the king is captured when the king's other three sides are blocked and an attacker stands behind the man.
        Anywhere = "anywhere",
        /// The same, only while the king sits on the throne, and only by the attacker who comes to stand behind the man.
        OnThrone = "on-throne",
    }

    /// What part the king takes in captures.
    KingArmed {
        /// He captures by his move and stands as partner for others' captures.
        Armed = "armed",
        /// He captures only as the piece that moves.
        Hammer = "hammer",
        /// He captures only as the piece that stands opposite.
        Anvil = "anvil",
        /// He takes no part.
        Unarmed = "unarmed",
    }

    /// How the king is captured in one zone of the board.
    KingCapture {
        /// On all four sides by attackers or points hostile to him.
        Four = "four",
        /// On three sides by attackers, the edge counting as the fourth.
        ThreeAndEdge = "three-and-edge",
        /// On two opposite sides.
        Two = "two",
        /// Not at all.
        Never = "never",
    }

    /// A rule that either holds or does not.
    Switch {
        /// It holds.
        Yes = "yes",
        /// It does not.
        No = "no",
    }

    /// Where the king escapes.
    Escape {
        /// To a corner point.
        Corners = "corners",
        /// To one of the four extreme corners of the board; on the other corner points he only stands.
        ExtremeCorners = "extreme-corners",
        /// To any point of the edge.
        Edge = "edge",
        /// To any point of the edge outside the camps.
        EdgeOutsideCamps = "edge-outside-camps",
    }

    /// What happens when a position comes again.
    Repetition {
        /// Nothing.
        Ignored = "ignored",
        /// The game is drawn when a position occurs for the second time.
        DrawAtSecond = "draw-at-second",
        /// The game is drawn when a position occurs for the third time.
        DrawAtThird = "draw-at-third",
        /// A side that keeps threatening may not bring a position about for the third time; if both threaten, or neither, it is a draw.
        ThreatNotMoreThanTwice = "threat-not-more-than-twice",
        /// No side may, by a threat to win, bring a position about for the third time.
        ThreatForbidden = "threat-forbidden",
        /// No side may, by a threat to win, bring a position about for the fourth time.
        ThreatForbiddenAtFourth = "threat-forbidden-at-fourth",
        /// A side that alone keeps threatening loses when a position occurs for the third time; if both threaten, or neither, it is a draw.
        AggressorLoses = "aggressor-loses",
        /// The defenders lose when a position occurs for the third time.
        DefendersLose = "defenders-lose",
        /// The side whose move brings a position about for the third time loses.
        CompleterLoses = "completer-loses",
        /// The side whose move brings a position about for the third time wins.
        CompleterWins = "completer-wins",
        /// No side may bring a position about for the third time.
        Forbidden = "forbidden",
        /// The defenders may not bring a position about for the third time; if the attackers do, it is a draw.
        ForbiddenToDefenders = "forbidden-to-defenders",
        /// No side may bring about what stood on the board before, whichever side is to move then.
        ForbiddenAtSecond = "forbidden-at-second",
        /// The defenders may not bring about what stood on the board before, whichever side is to move then; the attackers may.
        ForbiddenToDefendersAtSecond = "forbidden-to-defenders-at-second",
    }

    /// What happens to a side that has no legal move.
    NoMoves {
        /// The game is drawn.
        Draw = "draw",
        /// It loses.
        Loss = "loss",
        /// It loses the turn.
        Pass = "pass",
    }

    /// What the king's side calls out.
    Announcements {
        /// Nothing.
        None = "none",
        /// *Raichi* when the king has one way out, *tuichu* when he has two.
        RaichiTuichu = "raichi-tuichu",
    }
}

/// A number of turns, of both sides together, after which the game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLimit(Option<u16>);

/// The numbers that a limit of turns can be. With a single turn there would be no game, and no language needs a plural of its own.
const TURNS: RangeInclusive<u16> = 2..=999;

impl TurnLimit {
    /// No limit.
    pub const NONE: TurnLimit = TurnLimit(None);

    /// The number of turns; `None` where there is no limit.
    #[must_use]
    pub fn turns(self) -> Option<usize> {
        self.0.map(usize::from)
    }
}

impl RuleValue for TurnLimit {
    fn word(self) -> &'static str {
        static DIGITS: LazyLock<Vec<String>> = LazyLock::new(|| TURNS.map(|number| number.to_string()).collect());
        self.0.map_or("none", |number| &DIGITS[usize::from(number - TURNS.start())])
    }

    fn all() -> &'static [TurnLimit] {
        &[TurnLimit::NONE]
    }

    fn numbers() -> Option<RangeInclusive<u16>> {
        Some(TURNS)
    }

    fn from_word(word: &str) -> Option<TurnLimit> {
        let number = || word.parse().ok().filter(|number| TURNS.contains(number) && !word.starts_with(['+', '0']));
        if word == "none" { Some(TurnLimit::NONE) } else { number().map(|number| TurnLimit(Some(number))) }
    }
}

impl Corners {
    /// Whether a piece can pass over a corner point: nothing lies beyond an extreme one.
    #[must_use]
    pub const fn can_be_passed(self) -> bool {
        match self {
            Corners::None | Corners::Single => false,
            Corners::Quad | Corners::Layout => true,
        }
    }
}

impl Repetition {
    /// Whether it is about what stands on the board alone, whichever side is to move.
    #[must_use]
    pub const fn is_of_the_board(self) -> bool {
        matches!(self, Repetition::ForbiddenAtSecond | Repetition::ForbiddenToDefendersAtSecond)
    }

    /// The occurrence at which the rule comes into force; `None` where nothing ever happens.
    #[must_use]
    pub const fn occurrence(self) -> Option<usize> {
        match self {
            Repetition::Ignored => None,
            Repetition::DrawAtSecond | Repetition::ForbiddenAtSecond | Repetition::ForbiddenToDefendersAtSecond => Some(2),
            Repetition::DrawAtThird
            | Repetition::Forbidden
            | Repetition::ForbiddenToDefenders
            | Repetition::ThreatForbidden
            | Repetition::ThreatNotMoreThanTwice
            | Repetition::AggressorLoses
            | Repetition::DefendersLose
            | Repetition::CompleterLoses
            | Repetition::CompleterWins => Some(3),
            Repetition::ThreatForbiddenAtFourth => Some(4),
        }
    }

    /// Whether a side may not make the move that brings a position about as often as [`Repetition::occurrence`] says.
    #[must_use]
    pub const fn ban(self, completer: Side) -> RepetitionBan {
        match self {
            Repetition::Forbidden | Repetition::ForbiddenAtSecond => RepetitionBan::Always,
            Repetition::ForbiddenToDefenders | Repetition::ForbiddenToDefendersAtSecond => match completer {
                Side::Attackers => RepetitionBan::Never,
                Side::Defenders => RepetitionBan::Always,
            },
            Repetition::ThreatForbidden | Repetition::ThreatForbiddenAtFourth => RepetitionBan::IfThreatening,
            Repetition::ThreatNotMoreThanTwice => RepetitionBan::IfAloneThreatening,
            Repetition::Ignored
            | Repetition::DrawAtSecond
            | Repetition::DrawAtThird
            | Repetition::AggressorLoses
            | Repetition::DefendersLose
            | Repetition::CompleterLoses
            | Repetition::CompleterWins => RepetitionBan::Never,
        }
    }

    /// How the game ends when a side has brought a position about so often. What is banned has not happened.
    #[must_use]
    pub const fn result(self, completer: Side) -> RepetitionResult {
        match self {
            Repetition::Ignored
            | Repetition::Forbidden
            | Repetition::ForbiddenAtSecond
            | Repetition::ForbiddenToDefendersAtSecond
            | Repetition::ThreatForbidden
            | Repetition::ThreatForbiddenAtFourth => RepetitionResult::Nothing,
            Repetition::DrawAtSecond | Repetition::DrawAtThird | Repetition::ForbiddenToDefenders => RepetitionResult::Draw,
            Repetition::ThreatNotMoreThanTwice => RepetitionResult::DrawUnlessOneThreatens,
            Repetition::AggressorLoses => RepetitionResult::AggressorLoses,
            Repetition::DefendersLose => RepetitionResult::Win(Side::Attackers),
            Repetition::CompleterLoses => RepetitionResult::Win(completer.other()),
            Repetition::CompleterWins => RepetitionResult::Win(completer),
        }
    }
}

/// When a side may not repeat a position; see [`Repetition::ban`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepetitionBan {
    /// It may.
    Never,
    /// It may not.
    Always,
    /// It may not where its move threatens to win.
    IfThreatening,
    /// It may not if it alone threatened to win since the position stood on the board before.
    IfAloneThreatening,
}

/// How a repetition ends the game; see [`Repetition::result`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepetitionResult {
    /// The game goes on.
    Nothing,
    /// A draw.
    Draw,
    /// A draw, unless one side alone threatened to win since the position stood on the board before; then the game goes on.
    DrawUnlessOneThreatens,
    /// The side that alone threatened to win since then loses; a draw if none did, or both.
    AggressorLoses,
    /// This side wins.
    Win(Side),
}

impl Hostile {
    /// Whether men of the attackers find the point hostile.
    #[must_use]
    pub const fn to_attackers(self) -> bool {
        matches!(self, Hostile::Attackers | Hostile::Men | Hostile::AttackersAndKing | Hostile::All)
    }

    /// Whether men of the defenders find the point hostile.
    #[must_use]
    pub const fn to_defenders(self) -> bool {
        matches!(self, Hostile::Defenders | Hostile::Men | Hostile::DefendersAndKing | Hostile::All)
    }

    /// Whether men of a side find the point hostile.
    #[must_use]
    pub const fn includes_men(self, side: Side) -> bool {
        match side {
            Side::Attackers => self.to_attackers(),
            Side::Defenders => self.to_defenders(),
        }
    }

    /// Whether the king finds the point hostile.
    #[must_use]
    pub const fn to_king(self) -> bool {
        matches!(self, Hostile::King | Hostile::AttackersAndKing | Hostile::DefendersAndKing | Hostile::All)
    }
}

impl Escape {
    /// Whether the king escapes to corners, and so lives on at the edge.
    #[must_use]
    pub const fn is_to_corners(self) -> bool {
        matches!(self, Escape::Corners | Escape::ExtremeCorners)
    }
}

impl Access {
    /// Whether a piece is among those meant; special pieces count with the men of their side.
    #[must_use]
    pub const fn includes(self, piece: Piece) -> bool {
        match piece {
            Piece::Attacker | Piece::Special(Side::Attackers, _) => {
                matches!(self, Access::Attackers | Access::Men | Access::AttackersAndKing | Access::All)
            }
            Piece::Defender | Piece::Special(Side::Defenders, _) => {
                matches!(self, Access::Defenders | Access::Men | Access::DefendersAndKing | Access::All)
            }
            Piece::King => matches!(self, Access::King | Access::AttackersAndKing | Access::DefendersAndKing | Access::All),
        }
    }
}

impl Speed {
    /// The number of points; `None` where there is no limit.
    #[must_use]
    pub const fn limit(self) -> Option<u32> {
        match self {
            Speed::Unlimited => None,
            limited => Some(limited as u32),
        }
    }

    /// The speed of this many points; `None` for a number that has no word.
    #[must_use]
    pub fn of(points: u32) -> Option<Speed> {
        Speed::all().iter().copied().find(|speed| speed.limit() == Some(points))
    }
}

impl KingArmed {
    /// Whether the king captures by moving.
    #[must_use]
    pub const fn as_hammer(self) -> bool {
        matches!(self, KingArmed::Armed | KingArmed::Hammer)
    }

    /// Whether the king is a partner for others' captures.
    #[must_use]
    pub const fn as_anvil(self) -> bool {
        matches!(self, KingArmed::Armed | KingArmed::Anvil)
    }
}
