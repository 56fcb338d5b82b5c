//! The moves of a forced line: the prover's threats, and what parries them. Both are found by trying moves. Where words of lines can tell
//! beforehand which moves cannot matter, those are not tried.

use hnefi_rules::rules::{Encirclement, Jump, NoMoves, Rules, Shieldwall, SpecialCaptured, Switch};
use hnefi_rules::{Direction, Move, Piece, Point, Position, Side, Variant};

use crate::board::BoardTables;
use crate::board::bits::Bits;
use crate::board::{captures, threats};
use crate::search::repetition::PositionHistory;

/// What one look at a position shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The prover wins in at most this many plies.
    Won(u16),
    /// It has no threat left, or the other side wins or has what repetition gives it.
    Lost,
    /// There are moves to look at.
    Open,
}

/// Threats and parries under one rule set, for one side that wants to prove its win.
pub(super) struct Forcing<'a> {
    tables: &'a BoardTables<'a>,
    prover: Side,
    /// Which threats and parries can be told from words of lines.
    foresees: bool,
    /// Whether words of lines find all captures, or more.
    foresees_captures: bool,
    /// Whether a king with an open way out cannot be encircled.
    ways_out_reach_the_edge: bool,
    exit_fort: bool,
}

impl<'a> Forcing<'a> {
    pub(super) fn new(rules: &Variant, tables: &'a BoardTables<'a>, prover: Side) -> Forcing<'a> {
        // Every rule is named here, so that a new one does not compile until the solver has been considered.
        let Rules {
            king_jump,
            commander_jump,
            knight_jump,
            mercenary_jump,
            guard_jump,
            commander_captured,
            knight_captured,
            mercenary_captured,
            guard_captured,
            shieldwall,
            encirclement,
            exit_fort,
            // Asked of `BoardTables` and `Compiled`.
            berserk: _,
            mercenary_taken: _,
            king_captured_by_commanders: _,
            king_alone: _,
            no_moves: _,
            repetition: _,
            dice: _,
            king_armed: _,
            king_safe_until_moved: _,
            throne_hostile_occupied: _,
            camps_hostile_occupied: _,
            attackers_speed: _,
            defenders_speed: _,
            king_speed: _,
            throne: _,
            throne_stop: _,
            throne_pass: _,
            throne_hostile: _,
            corners: _,
            corners_stop: _,
            corners_pass: _,
            corners_hostile: _,
            camps: _,
            camps_hostile: _,
            king_captured_throne: _,
            king_captured_beside: _,
            king_captured_elsewhere: _,
            king_captured_edge: _,
            escape: _,
            // Played by making the moves, all of which are tried where words of lines do not tell.
            movement: _,
            berserk_escape: _,
            berserk_stay: _,
            commander_speed: _,
            knight_speed: _,
            mercenary_speed: _,
            guard_speed: _,
            camps_inside: _,
            capture: _,
            captures_at_once: _,
            moving_between: _,
            combined_capture: _,
            shieldwall_corners: _,
            no_escape: _,
            // Such a piece or man is spared a capture that words of lines find: they find more then.
            camps_shelter: _,
            // Counted by `PositionHistory`.
            draw_after_turns: _,
            draw_after_quiet_turns: _,
            // Said to people, or known from the position.
            first: _,
            announcements: _,
        } = *rules.rules();
        let jumps = [king_jump, commander_jump, knight_jump, mercenary_jump, guard_jump];
        let captured = [commander_captured, knight_captured, mercenary_captured, guard_captured];
        Forcing {
            tables,
            prover,
            foresees: tables.foresees,
            foresees_captures: tables.foresees
                && shieldwall == Shieldwall::None
                && jumps.iter().all(|jump| *jump == Jump::None)
                && captured.iter().all(|captured| *captured == SpecialCaptured::Two),
            ways_out_reach_the_edge: encirclement == Encirclement::None
                || tables.goal.points().all(|goal| reaches_the_edge(goal, tables)),
            exit_fort: exit_fort == Switch::Yes,
        }
    }

    /// Looks at a position, and lists the moves that matter in it.
    pub(super) fn look(&self, position: &Position, past: &PositionHistory, moves: &mut Vec<Move>) -> Look {
        moves.clear();
        if position.side() == self.prover { self.threats(position, past, moves) } else { self.parries(position, past, moves) }
    }

    /// The prover's move: it wins through the king at once, or makes a threat to.
    fn threats(&self, position: &Position, past: &PositionHistory, moves: &mut Vec<Move>) -> Look {
        if threats::king_decides(position, self.tables).is_some() {
            return Look::Won(1);
        }
        self.may_threaten(position, moves);
        let mut next = position.clone();
        moves.retain(|mv| {
            next.clone_from(position);
            let effect = next.play(self.tables.compiled, *mv);
            // Wins by the board as a whole are not looked for: a piece that goes on keeps the turn, all else must threaten the king.
            effect.ending.is_none() && !past.is_out_of_reach(&next) && (next.side() == self.prover || self.is_threatened(&next))
        });
        if moves.is_empty() { Look::Lost } else { Look::Open }
    }

    /// Whether the prover would win through the king if it were its turn.
    pub(super) fn is_threatened(&self, position: &Position) -> bool {
        if self.foresees && self.prover == Side::Defenders {
            return position.ways_out(self.tables.compiled) > 0;
        }
        if self.foresees && threats::captors_missing(position, self.tables) != Some(1) {
            return false;
        }
        threats::king_decides(&position.passed(), self.tables).is_some()
    }

    /// The other side's move: it wins at once, cannot move, or has moves after which the prover does not win at once.
    fn parries(&self, position: &Position, past: &PositionHistory, moves: &mut Vec<Move>) -> Look {
        let tables = self.tables;
        if threats::king_decides(position, tables).is_some() {
            return Look::Lost;
        }
        if !threats::can_move(position, tables) {
            return match tables.no_moves {
                NoMoves::Loss => Look::Won(0),
                NoMoves::Pass if threats::king_decides(&position.passed(), tables).is_some() => Look::Won(2),
                NoMoves::Pass | NoMoves::Draw => Look::Lost,
            };
        }
        self.may_parry(position, past, moves);
        let mut next = position.clone();
        let mut saved = false;
        moves.retain(|mv| {
            next.clone_from(position);
            let effect = next.play(tables.compiled, *mv);
            saved |= past.is_once_too_often(&next)
                || effect.king_captured
                || effect.king_escaped
                || effect.ending.is_some_and(|ending| ending.winner() != self.prover);
            let wins_at_once = || next.side() == self.prover && threats::king_decides(&next, tables).is_some();
            effect.ending.is_none() && !wins_at_once()
        });
        if saved {
            Look::Lost
        } else if moves.is_empty() {
            Look::Won(2)
        } else {
            Look::Open
        }
    }

    /// All moves that may make a threat, and some that do not.
    fn may_threaten(&self, position: &Position, moves: &mut Vec<Move>) {
        let Some(king) = position.king().filter(|_| self.foresees_captures) else {
            position.legal_moves_into(self.tables.compiled, moves);
            return;
        };
        match self.prover {
            Side::Defenders => self.may_open_a_way(position, king, moves),
            Side::Attackers => self.may_endanger(position, king, moves),
        }
        captures::capturing_moves(position, self.tables, moves);
        sort_out(moves);
    }

    /// King's moves, and moves of the men that stand alone between it and a goal.
    fn may_open_a_way(&self, position: &Position, king: Point, moves: &mut Vec<Move>) {
        self.moves_from(position, king, moves);
        for direction in Direction::ALL {
            if let Some(man) = self.man_in_the_way(position, king, direction) {
                self.moves_from(position, man, moves);
            }
        }
    }

    /// The defender who alone stands between the king and a goal.
    fn man_in_the_way(&self, position: &Position, king: Point, direction: Direction) -> Option<Point> {
        let tables = self.tables;
        let mut man = None;
        let mut at = king;
        loop {
            at = at.neighbour(direction, tables.size)?;
            match position.piece_at(at) {
                Some(piece) if piece.side() == Side::Defenders && man.is_none() => man = Some(at),
                Some(_) => return None,
                None => {}
            }
            if tables.goal.has(at) && tables.king_stop.has(at) {
                return man;
            }
            if !tables.king_pass.has(at) {
                return None;
            }
        }
    }

    /// Moves to the king's side and away from it, and moves that bring or let another attacker to where it captures the king.
    fn may_endanger(&self, position: &Position, king: Point, moves: &mut Vec<Move>) {
        let beside = Bits::only(Some(king)).beside().and(&self.tables.board);
        let hammers = threats::hammers(position, self.tables);
        let attackers = Bits::occupied(position, Side::Attackers);
        let free = self.tables.board.without(&attackers).without(&Bits::occupied(position, Side::Defenders));
        let lines = hammers.slide(&free);
        for to in beside.or(&lines).and(&free).points() {
            moves.extend(threats::moves_to(position, self.tables, to));
        }
        let first_in_line = hammers.or(&lines).beside();
        for from in beside.or(&first_in_line).and(&attackers).points() {
            self.moves_from(position, from, moves);
        }
    }

    /// All moves that may parry a threat or be more than that, and some that do not.
    fn may_parry(&self, position: &Position, past: &PositionHistory, moves: &mut Vec<Move>) {
        let tables = self.tables;
        let threatened = self.foresees && !past.may_be_once_too_often() && self.is_threatened(position);
        match (self.prover, position.king()) {
            (Side::Defenders, Some(_)) if threatened && self.ways_out_reach_the_edge => {
                let blocks = threats::blocks(position, tables);
                moves.extend(blocks.points().flat_map(|to| threats::moves_to(position, tables, to)));
            }
            (Side::Attackers, Some(king))
                if threatened && self.foresees_captures && !(self.exit_fort && king.is_on_edge(tables.size)) =>
            {
                self.may_save_the_king(position, king, moves);
            }
            _ => position.legal_moves_into(tables.compiled, moves),
        }
    }

    /// King's moves, captures, and moves to the king's side, into the way of those who come to capture it, or beside where they come.
    fn may_save_the_king(&self, position: &Position, king: Point, moves: &mut Vec<Move>) {
        let tables = self.tables;
        let hammers = threats::hammers(position, tables);
        let occupied = Bits::occupied(position, Side::Attackers).or(&Bits::occupied(position, Side::Defenders));
        let free = tables.board.without(&occupied);
        let mut near = hammers;
        near.add(king);
        let landing = captures::landing_points(position, tables);
        let zone = near.or(&near.beside()).or(&hammers.slide(&free)).and(&free).or(&landing);
        for to in zone.points() {
            moves.extend(threats::moves_to(position, tables, to).filter(|mv| mv.from != king));
        }
        self.moves_from(position, king, moves);
    }

    /// The moves of one piece of the side to move.
    fn moves_from(&self, position: &Position, from: Point, moves: &mut Vec<Move>) {
        for direction in Direction::ALL {
            let mut at = from;
            while let Some(to) = at.neighbour(direction, self.tables.size).filter(|to| position.is_empty(*to)) {
                let mv = Move { from, to };
                if position.is_legal(self.tables.compiled, mv) {
                    moves.push(mv);
                }
                at = to;
            }
        }
    }
}

/// Whether no attacker can stand between a goal and the edge of the board.
fn reaches_the_edge(goal: Point, tables: &BoardTables<'_>) -> bool {
    let closed_to_attackers = |point: Point| {
        tables.compiled.is_goal(point)
            && !tables.compiled.is_camp(point)
            && !tables.compiled.has_specials()
            && !tables.compiled.may_stop(point, Piece::Attacker)
    };
    goal.is_on_edge(tables.size)
        || Direction::ALL
            .into_iter()
            .filter_map(|direction| goal.neighbour(direction, tables.size))
            .any(|point| point.is_on_edge(tables.size) && closed_to_attackers(point))
}

/// Each move once.
fn sort_out(moves: &mut Vec<Move>) {
    let order = |mv: &Move| (mv.from.index(), mv.to.index());
    moves.sort_unstable_by_key(order);
    moves.dedup();
}
