//! Board tables: what the engine asks of a rule set again and again, computed once a search. The values come from the rules alone; no rule
//! set is known here by name.

use hnefi_rules::rules::{
    Berserk, Encirclement, Hostile, Jump, KingAlone, MercenaryTaken, NoEscape, NoMoves, Repetition, Rules, Switch,
};
use hnefi_rules::{Compiled, Piece, Point, Side, Variant};

use super::bits::{Bits, Block};
use super::die::Die;
use super::places::Places;

/// The rules and the board of a variant as bit sets and flags.
pub(crate) struct BoardTables<'a> {
    pub(crate) compiled: &'a Compiled,
    pub(crate) size: usize,
    /// Every point.
    pub(crate) board: Bits,
    /// Those on its edge.
    pub(crate) edge: Bits,
    pub(crate) places: Places,
    /// Where the king escapes.
    pub(crate) goal: Bits,
    /// Where an empty point lets the king pass, and stop.
    pub(crate) king_pass: Bits,
    pub(crate) king_stop: Bits,
    /// Where empty points let the men of each side pass and stop.
    attackers_pass: Bits,
    attackers_stop: Bits,
    defenders_pass: Bits,
    defenders_stop: Bits,
    /// Where empty points stand in for enemies of each side's men.
    hostile_to_attackers: Bits,
    hostile_to_defenders: Bits,
    /// The corners, where the king escapes to them; empty where it escapes to the edge.
    pub(crate) corners: Vec<Corner>,
    pub(crate) king_as_hammer: bool,
    pub(crate) king_as_anvil: bool,
    pub(crate) king_safe_until_moved: bool,
    /// To whom the throne is hostile while the king sits on it, and a camp point while an attacker stands there.
    pub(crate) throne_hostile_occupied: Hostile,
    pub(crate) camps_hostile_occupied: Hostile,
    pub(crate) camps: Bits,
    /// How many points the king and the men of each side go at most, where there is a limit.
    pub(crate) king_speed: Option<u32>,
    attackers_speed: Option<u32>,
    defenders_speed: Option<u32>,
    /// Whether the king's escape, its capture and what parries them can be read off lines and neighbours. Where pieces jump, go on
    /// after a capture or capture it in ways of their own, moves have to be tried.
    pub(crate) foresees: bool,
    /// Whether the captures of men can be read off the board exactly.
    #[cfg(test)]
    pub(crate) foresees_captures: bool,
    /// Whether the board as a whole can end the game.
    pub(crate) has_endings: bool,
    /// The die that decides who moves, if one is thrown.
    pub(crate) die: Option<Die>,
    pub(crate) no_moves: NoMoves,
    pub(crate) repetition: Repetition,
}

/// One corner that the king may escape to. Its points are words of its block.
pub(crate) struct Corner {
    pub(crate) block: Block,
    /// The points about it, a third of the board's width away at most in steps along file and rank.
    pub(crate) near: u64,
    /// Diagonals of men that would close it, nearest first: each a chain from edge to edge that leaves no gap. Nought where there are
    /// fewer.
    pub(crate) fences: [u64; FENCES],
}

impl Corner {
    /// The fence in which no defender stands that lacks the fewest men, and how many it lacks.
    #[inline(always)]
    pub(crate) fn best_fence(&self, attackers: u64, defenders: u64) -> Option<(u64, u32)> {
        let mut best: Option<(u64, u32)> = None;
        for fence in self.fences {
            let missing = (fence & !attackers).count_ones();
            if fence & defenders == 0 && fence != 0 && best.is_none_or(|(_, least)| missing < least) {
                best = Some((fence, missing));
            }
        }
        best
    }
}

impl<'a> BoardTables<'a> {
    pub(crate) fn new(variant: &'a Variant) -> BoardTables<'a> {
        let (compiled, size) = (variant.compiled(), variant.size());
        // Every rule is named here, so that a new one does not compile until the engine has been considered.
        let Rules {
            attackers_speed,
            defenders_speed,
            king_speed,
            king_jump,
            berserk,
            commander_jump,
            knight_jump,
            mercenary_jump,
            guard_jump,
            mercenary_taken,
            dice,
            throne_hostile_occupied,
            camps_hostile_occupied,
            king_armed,
            king_safe_until_moved,
            king_captured_by_commanders,
            escape,
            exit_fort,
            encirclement,
            king_alone,
            no_escape,
            repetition,
            no_moves,
            // Asked of `Compiled`: where pieces stop and pass, what is hostile, where the king escapes and how it is captured.
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
            // Played by `Position::play` and `Position::is_legal`; the engine sees them by making moves.
            movement: _,
            berserk_escape: _,
            berserk_stay: _,
            commander_speed: _,
            commander_captured: _,
            knight_speed: _,
            knight_captured: _,
            mercenary_speed: _,
            mercenary_captured: _,
            guard_speed: _,
            guard_captured: _,
            camps_inside: _,
            camps_shelter: _,
            capture: _,
            captures_at_once: _,
            moving_between: _,
            combined_capture: _,
            shieldwall: _,
            shieldwall_corners: _,
            // Counted by the search's history of positions.
            draw_after_turns: _,
            draw_after_quiet_turns: _,
            // Said to people, or known from the position.
            first: _,
            announcements: _,
        } = *variant.rules();
        let stop = |piece| Bits::of(size, |p| compiled.may_stop(p, piece));
        let pass = |piece| Bits::of(size, |p| compiled.may_pass(p, piece));
        let hostile = |piece| Bits::of(size, |p| compiled.is_hostile(p, piece));
        let jumps = [king_jump, commander_jump, knight_jump, mercenary_jump, guard_jump].iter().any(|jump| *jump != Jump::None);
        BoardTables {
            compiled,
            size,
            board: Bits::of(size, |_| true),
            edge: Bits::of(size, |p| p.is_on_edge(size)),
            places: Places::new(size),
            goal: Bits::of(size, |p| compiled.is_goal(p)),
            king_pass: pass(Piece::King),
            king_stop: stop(Piece::King),
            attackers_pass: pass(Piece::Attacker),
            attackers_stop: stop(Piece::Attacker),
            defenders_pass: pass(Piece::Defender),
            defenders_stop: stop(Piece::Defender),
            hostile_to_attackers: hostile(Piece::Attacker),
            hostile_to_defenders: hostile(Piece::Defender),
            corners: if escape.is_to_corners() { corners(size, &stop(Piece::Attacker)) } else { Vec::new() },
            king_as_hammer: king_armed.as_hammer(),
            king_as_anvil: king_armed.as_anvil(),
            king_safe_until_moved: king_safe_until_moved == Switch::Yes,
            throne_hostile_occupied,
            camps_hostile_occupied,
            camps: Bits::of(size, |p| compiled.is_camp(p)),
            king_speed: king_speed.limit(),
            attackers_speed: attackers_speed.limit(),
            defenders_speed: defenders_speed.limit(),
            foresees: berserk == Berserk::None
                && !jumps
                && king_captured_by_commanders == Switch::No
                && mercenary_taken == MercenaryTaken::Removed
                && king_alone == KingAlone::PlaysOn,
            #[cfg(test)]
            foresees_captures: !jumps
                && variant.rules().camps_shelter == Switch::No
                && variant.rules().shieldwall == hnefi_rules::rules::Shieldwall::None
                && special_captures(variant.rules()).iter().all(|captured| *captured == hnefi_rules::rules::SpecialCaptured::Two),
            has_endings: encirclement != Encirclement::None
                || exit_fort == Switch::Yes
                || king_alone == KingAlone::Loses
                || no_escape == NoEscape::Loses,
            die: Die::of(dice),
            no_moves,
            repetition,
        }
    }

    pub(crate) const fn men_pass(&self, side: Side) -> &Bits {
        match side {
            Side::Attackers => &self.attackers_pass,
            Side::Defenders => &self.defenders_pass,
        }
    }

    pub(crate) const fn men_stop(&self, side: Side) -> &Bits {
        match side {
            Side::Attackers => &self.attackers_stop,
            Side::Defenders => &self.defenders_stop,
        }
    }

    pub(crate) const fn men_speed(&self, side: Side) -> Option<u32> {
        match side {
            Side::Attackers => self.attackers_speed,
            Side::Defenders => self.defenders_speed,
        }
    }

    pub(crate) const fn hostile_to_men(&self, side: Side) -> &Bits {
        match side {
            Side::Attackers => &self.hostile_to_attackers,
            Side::Defenders => &self.hostile_to_defenders,
        }
    }
}

#[cfg(test)]
fn special_captures(rules: &Rules) -> [hnefi_rules::rules::SpecialCaptured; 4] {
    [rules.commander_captured, rules.knight_captured, rules.mercenary_captured, rules.guard_captured]
}

/// How many diagonals before a corner are looked at.
const FENCES: usize = 4;

fn corners(size: usize, stop: &Bits) -> Vec<Corner> {
    let far = size - 1;
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(right, top)| {
            let block = Block::in_corner(size, right, top);
            let turned =
                |file: usize, rank: usize| Point::new(if right { far - file } else { file }, if top { far - rank } else { rank });
            let diagonal = |distance: usize| (0..=distance).map(|file| turned(file, distance - file)).collect::<Vec<_>>();
            let closed = (1..size / 2).map(diagonal).filter(|fence| fence.iter().all(|p| stop.has(*p)));
            let mut fences = [0; FENCES];
            for (place, fence) in fences.iter_mut().zip(closed.filter_map(|fence| block.word(fence.into_iter()))) {
                *place = fence;
            }
            let away = |at: usize, end: bool| if end { far - at } else { at };
            let steps = |p: Point| away(p.file(), right) + away(p.rank(), top);
            let word = |points: &dyn Fn(Point) -> bool| block.of(&Bits::of(size, points));
            Corner { block, near: word(&|p| steps(p) <= size / 3), fences }
        })
        .collect()
}
