//! Tables of the rules and the board, made once a search from the rules' values; and the tables of the evaluation. No rule set is known by
//! name.

use hnefi_rules::rules::{
    Berserk, Encirclement, Hostile, Jump, KingAlone, MercenaryTaken, NoEscape, NoMoves, Repetition, Rules, Switch,
};
use hnefi_rules::{Compiled, Piece, Point, Position, Side, Variant};

use crate::bits::{Bits, Block};
use crate::evaluation::{Places, Stands, View};
use crate::expectimax::Die;
use crate::quiet_score::EndScores;
use crate::tune::OtherWeights;
use crate::weights::{Family, Phase, Weights};

/// The board of a rule set as the engine sees it.
pub(crate) struct Terrain<'a> {
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
    /// The corners, where the king escapes to them; empty where he escapes to the edge.
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
    /// Whether the king's escape, his capture and what parries them can be read off lines and neighbours. Where pieces jump, go on
    /// after a capture or capture him in ways of their own, moves have to be tried.
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
    /// What the terms of the evaluation are worth.
    pub(crate) weights: &'a Weights,
    /// What they make of places on the board on either side's turn, and in each phase that has weights of its own.
    pub(crate) stands: [Stands; 2],
    pub(crate) stands_special: [Option<Stands>; 2],
    /// No captured man changes the score by more than this.
    pub(crate) man_and_more: i32,
    /// What the ends of quiet moves are worth by themselves.
    pub(crate) ground: EndScores,
    /// How many attackers and how many defenders the game begins with, the king among them.
    pub(crate) at_start: [i32; 2],
    /// What the evaluation gives the start, where the game counts as even.
    pub(crate) even: i32,
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

impl<'a> Terrain<'a> {
    /// Judged by the weights of this build.
    pub(crate) fn new(ruleset: &'a Variant) -> Terrain<'a> {
        Terrain::weighed_by(ruleset, Terrain::family(ruleset).weights())
    }

    /// Judged by other weights, where there are some for the family.
    pub(crate) fn with_weights(ruleset: &'a Variant, weights: &'a OtherWeights) -> Terrain<'a> {
        Terrain::weighed_by(ruleset, weights.of(Terrain::family(ruleset)))
    }

    /// The family that a rule set belongs to.
    pub(crate) fn family(ruleset: &Variant) -> &'static Family {
        Family::of(ruleset.rules(), ruleset.size())
    }

    fn weighed_by(ruleset: &'a Variant, weights: &'a Weights) -> Terrain<'a> {
        let (compiled, rules, size) = (ruleset.compiled(), ruleset.rules(), ruleset.size());
        let stop = |piece| Bits::of(size, |p| compiled.may_stop(p, piece));
        let pass = |piece| Bits::of(size, |p| compiled.may_pass(p, piece));
        let hostile = |piece| Bits::of(size, |p| compiled.is_hostile(p, piece));
        let goal = Bits::of(size, |p| compiled.is_goal(p));
        let start = Position::start(ruleset);
        let places = Places::new(size);
        let mut terrain = Terrain {
            compiled,
            size,
            board: Bits::of(size, |_| true),
            edge: Bits::of(size, |p| p.is_on_edge(size)),
            goal,
            king_pass: pass(Piece::King),
            king_stop: stop(Piece::King),
            attackers_pass: pass(Piece::Attacker),
            attackers_stop: stop(Piece::Attacker),
            defenders_pass: pass(Piece::Defender),
            defenders_stop: stop(Piece::Defender),
            hostile_to_attackers: hostile(Piece::Attacker),
            hostile_to_defenders: hostile(Piece::Defender),
            corners: if rules.escape.is_to_corners() { corners(size, &stop(Piece::Attacker)) } else { Vec::new() },
            king_as_hammer: rules.king_armed.as_hammer(),
            king_as_anvil: rules.king_armed.as_anvil(),
            king_safe_until_moved: rules.king_safe_until_moved == Switch::Yes,
            throne_hostile_occupied: rules.throne_hostile_occupied,
            camps_hostile_occupied: rules.camps_hostile_occupied,
            camps: Bits::of(size, |p| compiled.is_camp(p)),
            king_speed: rules.king_speed.limit(),
            attackers_speed: rules.attackers_speed.limit(),
            defenders_speed: rules.defenders_speed.limit(),
            foresees: rules.berserk == Berserk::None
                && !jumps(rules)
                && rules.king_captured_by_commanders == Switch::No
                && rules.mercenary_taken == MercenaryTaken::Removed
                && rules.king_alone == KingAlone::PlaysOn,
            #[cfg(test)]
            foresees_captures: !jumps(rules)
                && rules.camps_shelter == Switch::No
                && rules.shieldwall == hnefi_rules::rules::Shieldwall::None
                && special_captures(rules).iter().all(|captured| *captured == hnefi_rules::rules::SpecialCaptured::Two),
            has_endings: rules.encirclement != Encirclement::None
                || rules.exit_fort == Switch::Yes
                || rules.king_alone == KingAlone::Loses
                || rules.no_escape == NoEscape::Loses,
            die: Die::of(rules.dice),
            no_moves: rules.no_moves,
            repetition: rules.repetition,
            weights,
            stands: [Side::Attackers, Side::Defenders].map(|side| Stands::new(size, &places, weights.for_turn(side))),
            stands_special: Phase::ALL
                .map(|phase| weights.special(phase).map(|special| Stands::new(size, &places, &special.worth))),
            man_and_more: LEAST_GAIN.max(weights.dearest_man() + MORE_THAN_A_MAN),
            ground: EndScores::new(size, &places, weights),
            places,
            at_start: [Side::Attackers, Side::Defenders].map(|side| start.count(side) as i32),
            even: 0,
        };
        terrain.even = View::new(&start, &terrain).for_attackers();
        terrain
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

fn jumps(rules: &Rules) -> bool {
    [rules.king_jump, rules.commander_jump, rules.knight_jump, rules.mercenary_jump, rules.guard_jump]
        .iter()
        .any(|jump| *jump != Jump::None)
}

#[cfg(test)]
fn special_captures(rules: &Rules) -> [hnefi_rules::rules::SpecialCaptured; 4] {
    [rules.commander_captured, rules.knight_captured, rules.mercenary_captured, rules.guard_captured]
}

/// What a captured man changes beside his own worth, and what it all comes to at the least, in hundredths of a man.
const MORE_THAN_A_MAN: i32 = 50;
const LEAST_GAIN: i32 = 250;

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
