//! What makes rules unplayable on a board.

use std::collections::BTreeSet;
use std::fmt;

use crate::board::{Marks, StartBoard};
use crate::compiled::{Compiled, throne_of};
use crate::point::{MAX_SIZE, MIN_SIZE, Point};
use crate::position::Position;
use crate::position::ending::Ending;
use crate::rules::{Camps, Corners, Escape, KingCapture, RuleKey, RuleValue, Rules, Switch, Throne};
use crate::side::{Piece, Side};

/// Why rules do not make a game on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No board of this size is played on.
    BoardSize(usize),
    /// There is not exactly one king.
    Kings(usize),
    /// A piece stands there, or something is drawn there, and the board has no such point.
    OffBoard(Point),
    /// More than one piece stands there.
    TwoPieces(Point),
    /// The throne is in the centre, and the board has none.
    NoMiddle,
    /// The throne is where the board has it drawn, and there is not exactly one.
    ThronesDrawn(usize),
    /// The corner points are where the board has them drawn, and there is none.
    NoCornersDrawn,
    /// The camps count, and none is drawn.
    NoCampsDrawn,
    /// The king escapes to the corners, and there are none.
    NoCornerToEscapeTo,
    /// The king escapes to the extreme corners only, and where corners are drawn none is extreme.
    NoExtremeCorner,
    /// The king escapes to the corners, and may not stop there.
    NoStopInTheCorner,
    /// The king escapes to the edge outside the camps, and no camps count.
    NoCampsOnTheEdge,
    /// Away from throne and edge the king is never captured.
    KingNeverCaptured,
    /// The king is safe on the throne until he moves, and does not stand there.
    KingOffTheThrone,
    /// The edge counts for a capture where there is no edge.
    NoEdgeThere(RuleKey, KingCapture),
    /// A piece starts where it may not stand.
    MayNotStand(Piece, Point),
    /// There are no attackers.
    NoAttackers,
    /// The king starts where he has escaped.
    StartsEscaped(Point),
    /// The king can reach no place of escape, whatever the others do.
    CannotEscape(Point),
    /// The game is over before it begins.
    Over(Ending),
}

/// What a fault is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultPlace {
    /// A rule.
    Rule(RuleKey),
    /// A point of the board.
    Point(Point),
    /// The board as a whole.
    Board,
}

impl Fault {
    /// What it is about.
    #[must_use]
    pub const fn place(self) -> FaultPlace {
        match self {
            Fault::NoMiddle | Fault::ThronesDrawn(_) => FaultPlace::Rule(RuleKey::Throne),
            Fault::NoCornersDrawn => FaultPlace::Rule(RuleKey::Corners),
            Fault::NoCampsDrawn => FaultPlace::Rule(RuleKey::Camps),
            Fault::NoCornerToEscapeTo | Fault::NoExtremeCorner | Fault::NoStopInTheCorner | Fault::NoCampsOnTheEdge => {
                FaultPlace::Rule(RuleKey::Escape)
            }
            Fault::KingNeverCaptured => FaultPlace::Rule(RuleKey::KingCapturedElsewhere),
            Fault::KingOffTheThrone => FaultPlace::Rule(RuleKey::KingSafeUntilMoved),
            Fault::NoEdgeThere(key, _) => FaultPlace::Rule(key),
            Fault::OffBoard(point)
            | Fault::TwoPieces(point)
            | Fault::MayNotStand(_, point)
            | Fault::StartsEscaped(point)
            | Fault::CannotEscape(point) => FaultPlace::Point(point),
            Fault::BoardSize(_) | Fault::Kings(_) | Fault::NoAttackers | Fault::Over(_) => FaultPlace::Board,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::BoardSize(size) => write!(f, "a board is {MIN_SIZE} to {MAX_SIZE} points wide, this one is {size}"),
            Fault::Kings(count) => write!(f, "one king must stand on the board, there are {count}"),
            Fault::OffBoard(point) => write!(f, "{point} is not on the board"),
            Fault::TwoPieces(point) => write!(f, "more than one piece stands on {point}"),
            Fault::NoMiddle => f.write_str("the board has no point in the middle for a throne"),
            Fault::ThronesDrawn(count) => write!(f, "one throne must be drawn on the board, there are {count}"),
            Fault::NoCornersDrawn => f.write_str("no corner points are drawn on the board"),
            Fault::NoCampsDrawn => f.write_str("no camps are drawn on the board"),
            Fault::NoCornerToEscapeTo => f.write_str("the king escapes to the corners, and there are no corner points"),
            Fault::NoExtremeCorner => f.write_str("the king escapes to the extreme corners, and drawn corner points have none"),
            Fault::NoStopInTheCorner => f.write_str("the king escapes to the corners, and may not stop there"),
            Fault::NoCampsOnTheEdge => f.write_str("the king escapes to the edge outside the camps, and there are no camps"),
            Fault::KingNeverCaptured => f.write_str("the king can never be captured away from throne and edge"),
            Fault::KingOffTheThrone => f.write_str("the king is safe on the throne until he moves, and does not start there"),
            Fault::NoEdgeThere(key, value) => write!(f, "`{key}` is `{}`, and there is no edge there", value.word()),
            Fault::MayNotStand(piece, point) => write!(f, "the {piece} may not stand on {point}"),
            Fault::NoAttackers => f.write_str("there are no attackers"),
            Fault::StartsEscaped(point) => write!(f, "on {point} the king has escaped before the game begins"),
            Fault::CannotEscape(point) => write!(f, "from {point} the king can never reach a place where he escapes"),
            Fault::Over(ending) => write!(f, "the game is over before it begins: {}", ending.outcome().reason),
        }
    }
}

/// What makes the rules unplayable on the board; empty where they make a game.
#[must_use]
pub fn faults(rules: &Rules, board: &StartBoard) -> Vec<Fault> {
    compiled(rules, board).err().unwrap_or_default()
}

/// The tables of rules on a board, or what makes them unplayable there. On a board that is broken nothing else can be judged.
pub(crate) fn compiled(rules: &Rules, board: &StartBoard) -> Result<Compiled, Vec<Fault>> {
    let broken = broken_board(board);
    if !broken.is_empty() {
        return Err(broken);
    }
    let rules_alone = [
        throne_is_there(rules, board),
        corners_are_drawn(rules, board),
        camps_are_drawn(rules, board),
        corners_to_escape_to(rules),
        king_can_be_captured(rules),
        safety_needs_a_throne_to_sit_on(rules, board),
        edge_counts_on_the_edge(rules),
    ];
    let mut faults: Vec<Fault> = rules_alone.into_iter().flatten().collect();
    let compiled = Compiled::new(rules, board);
    on_the_board(&compiled, board, &mut faults);
    if faults.is_empty() { Ok(compiled) } else { Err(faults) }
}

fn broken_board(board: &StartBoard) -> Vec<Fault> {
    if !(MIN_SIZE..=MAX_SIZE).contains(&board.size) {
        return vec![Fault::BoardSize(board.size)];
    }
    let Marks { throne, corner, camp, variegated } = &board.marks;
    let drawn = [throne, corner, camp, variegated].into_iter().flatten().map(|mark| mark.0);
    let taken = || board.pieces.iter().map(|(point, _)| *point);
    let off_board: BTreeSet<Point> = taken().chain(drawn).filter(|point| !point.is_on_board(board.size)).collect();
    let mut seen = BTreeSet::new();
    let twice: BTreeSet<Point> = taken().filter(|point| !seen.insert(*point)).collect();
    let kings = board.pieces.iter().filter(|(_, piece)| *piece == Piece::King).count();
    let mut broken: Vec<Fault> = off_board.into_iter().map(Fault::OffBoard).collect();
    broken.extend(twice.into_iter().map(Fault::TwoPieces));
    broken.extend((kings != 1).then_some(Fault::Kings(kings)));
    broken
}

fn throne_is_there(rules: &Rules, board: &StartBoard) -> Option<Fault> {
    let drawn = board.marks.throne.len();
    match rules.throne {
        Throne::Centre if board.centre().is_none() => Some(Fault::NoMiddle),
        Throne::Layout if drawn != 1 => Some(Fault::ThronesDrawn(drawn)),
        _ => None,
    }
}

fn corners_are_drawn(rules: &Rules, board: &StartBoard) -> Option<Fault> {
    (rules.corners == Corners::Layout && board.marks.corner.is_empty()).then_some(Fault::NoCornersDrawn)
}

fn camps_are_drawn(rules: &Rules, board: &StartBoard) -> Option<Fault> {
    (rules.camps == Camps::Layout && board.marks.camp.is_empty()).then_some(Fault::NoCampsDrawn)
}

fn corners_to_escape_to(rules: &Rules) -> Option<Fault> {
    match (rules.escape, rules.corners) {
        (escape, Corners::None) if escape.is_to_corners() => Some(Fault::NoCornerToEscapeTo),
        (Escape::ExtremeCorners, Corners::Layout) => Some(Fault::NoExtremeCorner),
        (escape, _) if escape.is_to_corners() && !rules.corners_stop.includes(Piece::King) => Some(Fault::NoStopInTheCorner),
        _ if rules.escape == Escape::EdgeOutsideCamps && rules.camps == Camps::None => Some(Fault::NoCampsOnTheEdge),
        _ => None,
    }
}

fn king_can_be_captured(rules: &Rules) -> Option<Fault> {
    (rules.king_captured_elsewhere == KingCapture::Never).then_some(Fault::KingNeverCaptured)
}

fn safety_needs_a_throne_to_sit_on(rules: &Rules, board: &StartBoard) -> Option<Fault> {
    (rules.king_safe_until_moved == Switch::Yes && board.king() != throne_of(rules, board)).then_some(Fault::KingOffTheThrone)
}

fn edge_counts_on_the_edge(rules: &Rules) -> Option<Fault> {
    [
        (RuleKey::KingCapturedThrone, rules.king_captured_throne),
        (RuleKey::KingCapturedBeside, rules.king_captured_beside),
        (RuleKey::KingCapturedElsewhere, rules.king_captured_elsewhere),
    ]
    .into_iter()
    .find(|(_, value)| *value == KingCapture::ThreeAndEdge)
    .map(|(key, value)| Fault::NoEdgeThere(key, value))
}

fn on_the_board(compiled: &Compiled, board: &StartBoard, faults: &mut Vec<Fault>) {
    let astray = board.pieces.iter().filter(|(point, piece)| !compiled.may_stand(*point, *piece));
    faults.extend(astray.map(|(point, piece)| Fault::MayNotStand(*piece, *point)));
    if !board.pieces.iter().any(|(_, piece)| piece.side() == Side::Attackers) {
        faults.push(Fault::NoAttackers);
    }
    let Some(king) = board.king() else { return };
    if compiled.is_goal(king) {
        faults.push(Fault::StartsEscaped(king));
    } else if compiled.goals().next().is_some() && !compiled.king_can_escape_from(king) {
        faults.push(Fault::CannotEscape(king));
    }
    faults.extend(Position::of_board(board, Side::Attackers, compiled).ending().map(Fault::Over));
}
