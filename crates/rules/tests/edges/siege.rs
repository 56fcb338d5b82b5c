//! Whether forts hold: the attackers play whatever they like while the king goes to and fro and nobody else moves. Nothing of the code
//! that judges forts takes part, only moves and captures.

use std::collections::HashSet;

use hnefi_rules::{Direction, Ending, Move, Piece, Point, Position, Setup, Side};
use hnefi_rulesets::Ruleset;

use super::arrangements::{Choice, USUAL, fortress};
use crate::twin::random::Random;
use crate::twin::rule_sets::Ground;

/// A fort under siege, in a game that has neither forts nor encirclement and so goes on.
struct Siege {
    ground: Ground,
    /// The king's two points.
    to_and_fro: [Point; 2],
    start: Position,
}

impl Siege {
    /// The siege of a fort, the attackers to move.
    fn of(choice: Choice, fort: &Position) -> Siege {
        let ground = Choice { ends: false, king_alone: "plays-on", ..choice }.ground();
        let rules = &ground.rules;
        let setup = Setup { side: Some(Side::Attackers), ..Setup::from(fort) };
        let start = setup.position(rules).expect("the same board");
        let king = fort.king().expect("a fort has a king");
        let beside = Direction::ALL.into_iter().filter_map(|d| king.neighbour(d, rules.size()));
        let free = beside.into_iter().find(|p| start.is_empty(*p) && rules.compiled().may_stop(*p, Piece::King));
        Siege { to_and_fro: [king, free.expect("a king in a fort can move")], start, ground }
    }

    /// What becomes of a position when the attackers make a move and the king answers. `None` if he cannot.
    fn after(&self, position: &Position, mv: Move) -> Option<Position> {
        let compiled = self.ground.rules.compiled();
        let mut next = position.clone();
        next.play(compiled, mv);
        let from = next.king()?;
        let to = self.to_and_fro.into_iter().find(|p| *p != from)?;
        let answer = Move { from, to };
        next.is_legal(compiled, answer).then(|| next.play(compiled, answer)).map(|_| next)
    }

    /// A move after which the king is lost or cannot go on, however long it takes to come to it; `Err` if there are too many positions
    /// to see.
    fn breach(&self, most: usize) -> Result<Option<(Position, Move)>, TooMany> {
        let mut seen = HashSet::from([self.start.hash()]);
        let mut pending = vec![self.start.clone()];
        while let Some(position) = pending.pop() {
            for mv in position.legal_moves(self.ground.rules.compiled()) {
                let Some(next) = self.after(&position, mv) else { return Ok(Some((position, mv))) };
                if seen.insert(next.hash()) {
                    pending.push(next);
                }
            }
            if seen.len() > most {
                return Err(TooMany);
            }
        }
        Ok(None)
    }

    /// The same, but along one long game of chance in which the attackers capture when they can.
    fn breach_by_chance(&self, random: &mut Random, plies: usize) -> Option<(Position, Move)> {
        let mut position = self.start.clone();
        for _ in 0..plies {
            let moves = position.legal_moves(self.ground.rules.compiled());
            let captures = |mv: &&Move| !position.clone().play(self.ground.rules.compiled(), **mv).captures.is_empty();
            let chosen = moves.iter().find(captures).or_else(|| moves.get(random.below(moves.len())));
            let mv = *chosen?;
            match self.after(&position, mv) {
                Some(next) => position = next,
                None => return Some((position, mv)),
            }
        }
        None
    }
}

/// Too many positions to see them all.
struct TooMany;

const CHOICES: [Choice; 4] = [
    Choice { size: 5, shieldwall: "any-move", ..USUAL },
    Choice { size: 6, throne: false, shieldwall: "any-move", ..USUAL },
    Choice { size: 7, ..USUAL },
    Choice { size: 7, throne: false, corners: "quad", shieldwall: "any-move", ..USUAL },
];

fn forts(choice: Choice, attackers: usize, seed: u64) -> impl Iterator<Item = Position> {
    let ground = choice.ground();
    let mut random = Random(seed);
    std::iter::repeat_with(move || fortress(&ground.rules, &mut random, attackers))
        .take(200_000)
        .filter(|position| position.ending() == Some(Ending::ExitFort) && position.count(Side::Attackers) > 0)
}

#[test]
fn no_play_of_few_attackers_ever_breaks_a_fort() {
    let mut settled = 0;
    for (number, choice) in CHOICES.into_iter().enumerate() {
        for fort in forts(choice, if choice.size > 5 { 3 } else { 6 }, 0x0edd + number as u64).take(100) {
            match Siege::of(choice, &fort).breach(30_000) {
                Ok(None) => settled += 1,
                Ok(Some((position, mv))) => panic!("{fort} is no fort: {mv} at {position}"),
                Err(_) => {}
            }
        }
    }
    assert!(settled > 350, "only {settled} forts could be searched to the end");
}

/// Whether the king can move, and defenders close off all that he could come to by himself, corners included.
fn is_closed_in(position: &Position, rules: &Ruleset) -> bool {
    let Some(king) = position.king().filter(|king| king.is_on_edge(rules.size())) else { return false };
    let mut inside = vec![king];
    let mut done = 0;
    while done < inside.len() {
        let here = inside[done];
        for next in Direction::ALL.into_iter().filter_map(|d| here.neighbour(d, rules.size())) {
            match position.piece_at(next).map(Piece::side) {
                Some(Side::Attackers) => return false,
                Some(Side::Defenders) => {}
                None if rules.compiled().is_goal(next) => return false,
                None if inside.contains(&next) => {}
                None => inside.push(next),
            }
        }
        done += 1;
    }
    Direction::ALL.into_iter().filter_map(|d| king.neighbour(d, rules.size())).any(|p| position.is_empty(p))
}

#[test]
fn what_is_closed_but_no_fort_falls_even_to_a_few_attackers() {
    let (mut fallen, mut standing) = (0, Vec::new());
    for (number, choice) in CHOICES.into_iter().filter(|choice| choice.size > 5).enumerate() {
        let rules = choice.ground().rules;
        let mut random = Random(0x0410 + number as u64);
        let closed = std::iter::repeat_with(|| fortress(&rules, &mut random, 4))
            .take(200_000)
            .filter(|p| p.ending().is_none() && p.count(Side::Attackers) > 1 && is_closed_in(p, &rules));
        for position in closed.take(100).collect::<Vec<_>>() {
            match Siege::of(choice, &position).breach(60_000) {
                Ok(Some(_)) => fallen += 1,
                Ok(None) | Err(TooMany) => standing.push(position),
            }
        }
    }
    assert!(fallen >= 290, "{} of {} did not fall: {standing:?}", standing.len(), standing.len() + fallen);
}

#[test]
fn no_game_of_chance_ever_breaks_a_fort() {
    for (number, choice) in CHOICES.into_iter().enumerate() {
        let mut random = Random(0x1066 + number as u64);
        for fort in forts(choice, choice.size * 3, 0x0793 + number as u64).take(250) {
            let siege = Siege::of(choice, &fort);
            for _ in 0..4 {
                if let Some((position, mv)) = siege.breach_by_chance(&mut random, 200) {
                    panic!("{fort} is no fort: {mv} at {position}");
                }
            }
        }
    }
}
