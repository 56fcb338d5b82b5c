//! Wins that are one move away: the king's escape, its capture, and what can be done about them.

use hnefi_rules::rules::{KingCapture, NoMoves};
use hnefi_rules::{Direction, Move, Piece, Point, Position, Side};

use super::BoardTables;
use super::bits::{Bits, nearest};
use super::simd::dispatch_simd;

/// The moves of the side to move that end on `to`: at most one from each direction.
#[inline]
pub(crate) fn moves_to(position: &Position, tables: &BoardTables<'_>, to: Point) -> impl Iterator<Item = Move> {
    let side = position.side();
    let (file, rank) = (to.file(), to.rank());
    let in_rank = position.on_rank(Side::Attackers, rank) | position.on_rank(Side::Defenders, rank);
    let in_file = position.on_file(Side::Attackers, file) | position.on_file(Side::Defenders, file);
    let [left, right] = nearest(in_rank, file);
    let [down, up] = nearest(in_file, rank);
    let own_rank = position.on_rank(side, rank);
    let own_file = position.on_file(side, file);
    let beside = move |at: Option<usize>| at.filter(|f| own_rank >> f & 1 != 0).map(|f| Point::new(f, rank));
    let above = move |at: Option<usize>| at.filter(|r| own_file >> r & 1 != 0).map(|r| Point::new(file, r));
    [beside(left), beside(right), above(down), above(up)]
        .into_iter()
        .flatten()
        .map(move |from| Move { from, to })
        .filter(|mv| position.is_legal(tables.compiled, *mv))
}

/// How many moves of attackers it takes at the least to capture the king where it stands; `None` where it cannot be captured.
pub(crate) fn captors_missing(position: &Position, tables: &BoardTables<'_>) -> Option<u32> {
    let mut least: Option<u32> = None;
    ways_to_capture_the_king(position, tables, |sides| {
        let moves = match moves_to_hold(sides) {
            // Held on every side without having been captured, it waits for an attacker to come to a side that is held by the board, or to
            // leave and come back.
            0 if sides.iter().any(|side| matches!(side, Beside::Hostile(_))) => 1,
            0 => 2,
            missing => missing,
        };
        least = Some(least.map_or(moves, |least| least.min(moves)));
    });
    least
}

/// Where an attacker that comes captures the king: nowhere unless one is [missing](captors_missing).
pub(crate) fn hammers(position: &Position, tables: &BoardTables<'_>) -> Bits {
    let mut hammers = Bits::EMPTY;
    ways_to_capture_the_king(position, tables, |sides| {
        let missing = moves_to_hold(sides);
        for side in sides {
            if let (Beside::Open(point), 1) | (Beside::Hostile(point), 0) = (side, missing) {
                hammers.add(*point);
            }
        }
    });
    hammers
}

/// Tells each set of the king's sides that captures it when all of them are held and the last was taken by a move, by the rule that holds
/// where it stands.
#[inline(always)]
fn ways_to_capture_the_king(position: &Position, tables: &BoardTables<'_>, mut tell: impl FnMut(&[Beside])) {
    use Direction::{Down, Left, Right, Up};
    let Some(king) = position.king() else { return };
    if tables.king_safe_until_moved && !position.king_has_moved() && Some(king) == tables.compiled.throne() {
        return;
    }
    let mut on_board = |sides: &[Beside]| {
        if !sides.contains(&Beside::Off) {
            tell(sides);
        }
    };
    let look = |direction| Beside::look(position, tables, king, direction);
    let [left, right, down, up] = [look(Left), look(Right), look(Down), look(Up)];
    match tables.compiled.king_capture(king) {
        KingCapture::Never => {}
        KingCapture::Two => {
            on_board(&[left, right]);
            on_board(&[down, up]);
        }
        KingCapture::Four => on_board(&[left, right, down, up]),
        KingCapture::ThreeAndEdge => {
            let mut sides = [left, right, down, up];
            // Those off the board last.
            sides.sort_unstable_by_key(|side| *side == Beside::Off);
            let off = sides.iter().filter(|side| **side == Beside::Off).count();
            tell(&sides[..sides.len() - off]);
        }
    }
}

/// How many moves it takes to hold all these sides.
#[inline(always)]
fn moves_to_hold(sides: &[Beside]) -> u32 {
    sides.iter().map(|side| side.moves_to_hold()).sum()
}

/// What is on one of the king's four sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    /// The board ends.
    Off,
    /// An attacker.
    Attacker,
    /// An empty point that stands in for one.
    Hostile(Point),
    /// Nothing: an attacker could come.
    Open(Point),
    /// A man of its own.
    Own,
}

impl Beside {
    fn look(position: &Position, tables: &BoardTables<'_>, king: Point, direction: Direction) -> Beside {
        let Some(point) = king.neighbour(direction, tables.size) else { return Beside::Off };
        match position.side_at(point) {
            Some(Side::Attackers) => Beside::Attacker,
            Some(Side::Defenders) => Beside::Own,
            None if tables.compiled.is_hostile(point, Piece::King) => Beside::Hostile(point),
            None => Beside::Open(point),
        }
    }

    /// A man of the king's must be captured first.
    const fn moves_to_hold(self) -> u32 {
        match self {
            Beside::Off | Beside::Attacker | Beside::Hostile(_) => 0,
            Beside::Open(_) => 1,
            Beside::Own => 2,
        }
    }
}

/// A move of the attackers that captures the king, if it is their turn and there is one.
pub(crate) fn king_capture(position: &Position, tables: &BoardTables<'_>) -> Option<Move> {
    if position.side() != Side::Attackers {
        return None;
    }
    if captors_missing(position, tables) != Some(1) {
        return None;
    }
    hammers(position, tables).points().flat_map(|to| moves_to(position, tables, to)).find(|mv| {
        let mut next = position.clone();
        next.play(tables.compiled, *mv).king_captured
    })
}

/// A move that decides the game through the king: its escape or its capture.
#[inline]
pub(crate) fn king_decides(position: &Position, tables: &BoardTables<'_>) -> Option<Move> {
    if !tables.foresees {
        return king_decides_by_trying(position, tables);
    }
    match position.side() {
        Side::Attackers => king_capture(position, tables),
        Side::Defenders => position.escape_move(tables.compiled),
    }
}

/// The same where it cannot be foreseen: every move of the king, or to its side, is tried.
fn king_decides_by_trying(position: &Position, tables: &BoardTables<'_>) -> Option<Move> {
    let king = position.king()?;
    let may_decide = |mv: &Move| match position.side() {
        Side::Defenders => mv.from == king,
        Side::Attackers => king.file().abs_diff(mv.to.file()) + king.rank().abs_diff(mv.to.rank()) == 1,
    };
    position.legal_moves(tables.compiled).into_iter().filter(may_decide).find(|mv| {
        let effect = position.clone().play(tables.compiled, *mv);
        effect.king_captured || effect.king_escaped
    })
}

/// A move of the king that gives it two ways out, and after which it cannot be captured: its next move is its escape, whatever the
/// attackers do. Nothing where it is not the defenders' turn or a die is thrown; others than those [seen at a
/// glance](Position::tuichu_moves) are not looked for. `allowed` is asked for the position that the move leads to.
#[inline]
pub(crate) fn tuichu(position: &Position, tables: &BoardTables<'_>, allowed: impl Fn(&Position) -> bool) -> Option<Move> {
    if position.side() != Side::Defenders || !tables.foresees || tables.die.is_some() {
        return None;
    }
    position.tuichu_moves(tables.compiled).find(|mv| {
        let mut next = position.clone();
        let effect = next.play(tables.compiled, *mv);
        !effect.is_decisive()
            && king_decides(&next, tables).is_none()
            && next.ways_out(tables.compiled) >= 2
            && can_move(&next, tables)
            && allowed(&next)
    })
}

/// Whether a position that a move has led to ends the game because the side to move has no move and loses by that.
pub(crate) fn is_stuck_and_loses(position: &Position, tables: &BoardTables<'_>) -> bool {
    tables.no_moves == NoMoves::Loss && !can_move(position, tables)
}

/// Whether the side to move has a legal move. A look at the points beside its pieces nearly always tells.
#[inline]
pub(crate) fn can_move(position: &Position, tables: &BoardTables<'_>) -> bool {
    if position.going_on().is_some() {
        return true;
    }
    let side = position.side();
    let can_step = dispatch_simd(
        #[inline(always)]
        || {
            let own = Bits::occupied(position, side);
            let enemy = Bits::occupied(position, side.other());
            let free = tables.men_stop(side).without(&own).without(&enemy);
            !own.beside().and(&free).is_empty()
        },
    );
    can_step || position.has_legal_move(tables.compiled)
}

/// A win with the next move, whatever the rules call a win. Where the board as a whole can end the game, every move is tried.
pub(crate) fn win_at_once(position: &Position, tables: &BoardTables<'_>) -> Option<Move> {
    if let Some(mv) = king_decides(position, tables) {
        return Some(mv);
    }
    let may_stick = may_leave_without_a_move(position, tables);
    if may_stick || tables.has_endings { win_by_trying(position, tables, may_stick) } else { None }
}

/// A win with the next move through the king, or because the opponent has no move left.
pub(crate) fn win_seen_at_a_glance(position: &Position, tables: &BoardTables<'_>) -> Option<Move> {
    king_decides(position, tables)
        .or_else(|| if may_leave_without_a_move(position, tables) { win_by_trying(position, tables, true) } else { None })
}

/// Whether the side to move may win by leaving the other without a move.
fn may_leave_without_a_move(position: &Position, tables: &BoardTables<'_>) -> bool {
    tables.no_moves == NoMoves::Loss && may_run_out_of_moves(position, position.side().other(), tables)
}

/// A move that ends the game, or leaves the opponent without one.
fn win_by_trying(position: &Position, tables: &BoardTables<'_>, may_stick: bool) -> Option<Move> {
    position.legal_moves(tables.compiled).into_iter().find(|mv| {
        let mut next = position.clone();
        let effect = next.play(tables.compiled, *mv);
        effect.ending.is_some_and(|ending| ending.winner() == position.side())
            || may_stick && !effect.is_decisive() && !can_move(&next, tables)
    })
}

/// Whether one move of the opponent could leave a side without a move. It captures at most a few men and stands in the way of at most
/// four: a side with more pieces free to step is safe.
fn may_run_out_of_moves(position: &Position, side: Side, tables: &BoardTables<'_>) -> bool {
    const CERTAINLY_ENOUGH: i32 = 10;
    let own = Bits::occupied(position, side);
    let free = tables.men_stop(side).without(&own).without(&Bits::occupied(position, side.other()));
    own.and(&free.beside()).count() <= CERTAINLY_ENOUGH
}

/// The points on which a man would block the king's way out: none where it has more than one, which no man blocks.
pub(crate) fn blocks(position: &Position, tables: &BoardTables<'_>) -> Bits {
    let mut points = Bits::EMPTY;
    let Some(king) = position.king().filter(|_| position.ways_out(tables.compiled) == 1) else { return points };
    for direction in Direction::ALL {
        let mut way = Bits::EMPTY;
        let mut at = king;
        while let Some(next) = at.neighbour(direction, tables.size) {
            if !position.is_empty(next) || !tables.king_pass.has(next) && !tables.goal.has(next) {
                break;
            }
            if tables.goal.has(next) && tables.king_stop.has(next) {
                way.add(next);
                points = points.or(&way);
                break;
            }
            way.add(next);
            at = next;
        }
    }
    points
}

/// Whether the side that has just moved threatens to win with its next move. A quick test, no proof.
pub(crate) fn makes_a_threat(next: &Position, tables: &BoardTables<'_>) -> bool {
    match next.side() {
        Side::Attackers => next.ways_out(tables.compiled) > 0,
        Side::Defenders => captors_missing(next, tables) == Some(1),
    }
}

/// The threat of the opponent if the side to move passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Threat {
    None,
    /// The king would escape, unless a man stands in its way.
    Escape,
    /// The king would be captured.
    Capture,
    /// The king would escape if the die lets it.
    Likely,
}

impl Threat {
    /// The threat to the side to move, which has no win at once itself.
    pub(crate) fn against(position: &Position, tables: &BoardTables<'_>) -> Threat {
        if !tables.foresees {
            return Threat::None;
        }
        match position.side() {
            Side::Attackers => match position.ways_out(tables.compiled) {
                0 => Threat::None,
                _ if tables.die.is_some() => Threat::Likely,
                _ => Threat::Escape,
            },
            Side::Defenders => {
                let near = captors_missing(position, tables) == Some(1);
                if near && king_capture(&position.passed(), tables).is_some() { Threat::Capture } else { Threat::None }
            }
        }
    }
}
