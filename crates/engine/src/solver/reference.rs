//! The slow plain twin of the solver, for tests: every move of both sides is tried, whether it threatens or parries is found by trying
//! every move again, and nothing is remembered.

use hnefi_rules::rules::{Dice, NoMoves};
use hnefi_rules::{Game, Move, Position, Side, Variant};

use super::forcing::{Forcing, Look};
use super::{Doubt, Goal, Solver, Verdict};
use crate::board::BoardTables;
use crate::search::repetition::PositionHistory;
use crate::support::{Chance, rulesets, step, wander};

struct Plain<'a> {
    rules: &'a Variant,
    prover: Side,
    past: &'a PositionHistory,
}

impl Plain<'_> {
    fn after(&self, position: &Position, mv: Move) -> (Position, hnefi_rules::Effect) {
        let mut next = position.clone();
        let effect = next.play(self.rules.compiled(), mv);
        (next, effect)
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves(self.rules.compiled())
    }

    /// Whether the side to move decides the game through the king at once.
    fn decides(&self, position: &Position) -> bool {
        self.moves(position).into_iter().any(|mv| {
            let effect = self.after(position, mv).1;
            effect.king_captured || effect.king_escaped
        })
    }

    fn threats(&self, position: &Position) -> Vec<Move> {
        let mut moves = self.moves(position);
        moves.retain(|mv| {
            let (next, effect) = self.after(position, *mv);
            !effect.is_decisive()
                && !self.past.is_once_too_often(&next)
                && (next.side() == self.prover || self.decides(&next.passed()))
        });
        moves
    }

    /// The plies in which the prover wins by threats alone, if that is at most `plies`.
    fn wins_within(&self, position: &Position, plies: u32) -> Option<u32> {
        let moves = self.moves(position);
        if position.side() == self.prover {
            if plies == 0 {
                return None;
            }
            if self.decides(position) {
                return Some(1);
            }
            if plies < 2 {
                return None;
            }
            let threats = self.threats(position).into_iter();
            return threats.filter_map(|mv| self.wins_within(&self.after(position, mv).0, plies - 1)).min().map(|n| n + 1);
        }
        if moves.is_empty() {
            return match self.rules.rules().no_moves {
                NoMoves::Loss => Some(0),
                NoMoves::Pass if plies >= 2 && self.decides(&position.passed()) => Some(2),
                NoMoves::Pass | NoMoves::Draw => None,
            };
        }
        if plies < 2 {
            return None;
        }
        let mut longest = 2;
        for mv in moves {
            let (next, effect) = self.after(position, mv);
            let lost = effect.king_captured
                || effect.king_escaped
                || effect.ending.is_some_and(|ending| ending.winner() != self.prover)
                || self.past.is_once_too_often(&next);
            if lost {
                return None;
            }
            if effect.ending.is_none() {
                longest = longest.max(self.wins_within(&next, plies - 1)? + 1);
            }
        }
        Some(longest)
    }
}

/// Brings the position of a game about again, by a move of each side and back, so that it must not come a third time.
fn shuffle(game: &mut Game, chance: &mut Chance) {
    let mut back: Vec<Move> = Vec::new();
    for _ in 0..2 {
        if game.awaits_throw() {
            return;
        }
        let quiet: Vec<Move> = (game.legal_moves().into_iter())
            .filter(|mv| {
                let mut next = game.position().clone();
                next.play(game.variant().compiled(), *mv).captures.is_empty() && next.going_on().is_none()
            })
            .collect();
        let Some(mv) = quiet.get(chance.below(quiet.len())).copied() else { return };
        if game.play(mv).is_err() {
            return;
        }
        back.push(Move { from: mv.to, to: mv.from });
    }
    for mv in back {
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// Positions of random games under every rule set, some of which have been on the board before.
fn games(most_plies: usize) -> impl Iterator<Item = Game> {
    rulesets().flat_map(move |rules| {
        let number = if rules.size() > 11 { 2 } else { 24 };
        (0..number).map(move |seed| {
            let mut chance = Chance(seed * 77 + 5);
            let plies = chance.below(most_plies);
            let mut game = wander(&rules, &mut chance, plies);
            if seed % 3 == 0 {
                shuffle(&mut game, &mut chance);
            }
            game
        })
    })
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_by_key(|mv| (mv.from.index(), mv.to.index()));
    moves
}

#[test]
fn threats_and_parries_are_those_that_trying_every_move_finds() {
    let (mut threats, mut parries) = (0, 0);
    for rules in rulesets() {
        let tables = BoardTables::new(&rules);
        for seed in 0..3 {
            let mut chance = Chance(seed);
            let mut game = Game::new(&rules);
            for ply in 0..120 {
                if ply % 40 == 38 {
                    shuffle(&mut game, &mut chance);
                }
                // Trying every move twice over takes long where there are many.
                if ply % (1 + rules.size() * rules.size() / 30) != 0 && ply % 40 > 1 {
                    step(&mut game, &mut chance);
                    continue;
                }
                let past = PositionHistory::new(&game, tables.repetition);
                for prover in Side::BOTH {
                    if game.outcome().is_some() {
                        break;
                    }
                    let position = game.position();
                    let forcing = Forcing::new(&rules, &tables, prover);
                    let plain = Plain { rules: &rules, prover, past: &past };
                    let mut found = Vec::new();
                    let look = forcing.look(position, &past, &mut found);
                    let what = format!("{} {position} for the {prover}: {look:?}", rules.id());
                    let decides = plain.decides(position);
                    if position.side() == prover {
                        assert_eq!(look == Look::Won(1), decides, "{what}");
                        if !decides {
                            assert_eq!(sorted(found), sorted(plain.threats(position)), "{what}");
                            threats += usize::from(look == Look::Open);
                        }
                        continue;
                    }
                    let short = plain.wins_within(position, 2);
                    assert_eq!(matches!(look, Look::Won(_)), short.is_some(), "{what}");
                    if look == Look::Open {
                        let mut moves = plain.moves(position);
                        moves.retain(|mv| {
                            let (next, effect) = plain.after(position, *mv);
                            effect.ending.is_none() && !(next.side() == prover && plain.decides(&next))
                        });
                        parries += usize::from(moves.len() < plain.moves(position).len());
                        assert_eq!(sorted(found), sorted(moves), "{what}");
                    }
                }
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
    assert!(threats > 200 && parries > 100, "{threats} positions with threats, {parries} with parries");
}

#[test]
fn proofs_and_refutations_agree_with_a_plain_search() {
    let (mut won, mut refuted, mut long) = (0, 0, 0);
    let mut solver = Solver::new(1);
    for game in games(90) {
        let tables = BoardTables::new(game.variant());
        let past = PositionHistory::new(&game, tables.repetition);
        if game.outcome().is_some() || game.variant().rules().dice != Dice::None {
            continue;
        }
        for prover in Side::BOTH {
            let plain = Plain { rules: game.variant(), prover, past: &past };
            let deep = if game.legal_moves().len() < 50 { 5 } else { 3 } + u32::from(game.side() != Some(prover));
            let solved = solver.solve(&game, Goal::of(prover), 4_000, &|| false, &mut |_| {});
            let what = format!("{} {} for the {prover}: {solved:?}", game.variant().name(), game.position());
            match solved.verdict {
                Verdict::Won(win) if win.shortest && win.plies <= deep => {
                    // A win by the board as a whole is seen where it is the first move.
                    let plies = plain.wins_within(game.position(), win.plies);
                    let ends_at_once = win.plies == 1 && plain.after(game.position(), win.line[0]).1.is_decisive();
                    assert!(
                        plies == Some(win.plies)
                            || ends_at_once
                            || win.plies == 1 && game.variant().rules().no_moves == NoMoves::Loss,
                        "{what}"
                    );
                    won += usize::from(win.plies > 2);
                }
                Verdict::Won(win) if win.shortest => {
                    assert_eq!(plain.wins_within(game.position(), deep), None, "{what}");
                    long += 1;
                }
                Verdict::Won(win) => {
                    let plies = plain.wins_within(game.position(), deep);
                    assert!(plies.is_none_or(|plies| plies <= win.plies), "{what}");
                }
                Verdict::NoThreats => {
                    assert_eq!(plain.wins_within(game.position(), deep), None, "{what}");
                    refuted += 1;
                }
                Verdict::Unknown(doubt) => assert!(doubt == Doubt::Nodes, "{what}"),
            }
        }
    }
    assert!(won > 30 && long > 3 && refuted > 300, "{won} won, {long} in more plies, {refuted} refuted");
}
