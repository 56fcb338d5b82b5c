//! From a proof to what to play: for every move of the other side the answer that wins, and from it the number of plies and the line of
//! longest resistance. The table is not taken at its word: every position of the strategy is looked at again.

use std::collections::HashMap;

use hnefi_rules::{Move, Position};

use super::Win;
use super::forcing::Look;
use super::proof::{Proof, UNBOUNDED};
use crate::board::threats;

/// For each position the plies to the win, and the move to make there where there is a choice.
type Answers = HashMap<u64, (u16, Option<Move>)>;

impl Proof<'_> {
    /// The win from a proved position; `None` if the table has lost too much of the proof for the positions left to find it again.
    pub(super) fn strategy(&mut self, root: &Position) -> Option<Win> {
        let mut answers = Answers::new();
        let most_nodes = self.nodes().saturating_mul(2).saturating_add(1_000);
        let plies = self.answer(root, most_nodes, &mut answers)?;
        let line = self.line(root, &answers);
        Some(Win { plies: u32::from(plies), shortest: false, line })
    }

    /// In how many plies a proved position is won.
    fn answer(&mut self, position: &Position, most_nodes: u64, answers: &mut Answers) -> Option<u16> {
        let key = position.hash();
        if let Some((plies, _)) = answers.get(&key) {
            return Some(*plies);
        }
        // With all of the proof in the table no position is looked at twice; without, that must have an end.
        if self.past.is_on_path(position) || self.nodes() > most_nodes {
            return None;
        }
        self.count();
        let mut moves = Vec::new();
        match self.forcing.look(position, &self.past, &mut moves) {
            Look::Won(plies) => {
                answers.insert(key, (plies, None));
                return Some(plies);
            }
            Look::Lost => return None,
            Look::Open => {}
        }
        self.past.enter(position);
        let found = if position.side() == self.prover {
            self.winning_move(position, moves, most_nodes, answers)
        } else {
            self.longest_resistance(position, moves, most_nodes, answers)
        };
        self.past.leave();
        let (plies, mv) = found?;
        answers.insert(key, (plies, Some(mv)));
        Some(plies)
    }

    pub(super) fn after(&self, position: &Position, mv: Move) -> Position {
        let mut next = position.clone();
        next.play(self.tables.compiled, mv);
        next
    }

    /// A move that wins, of those proved the one that is said to win soonest.
    fn winning_move(
        &mut self,
        position: &Position,
        moves: Vec<Move>,
        most_nodes: u64,
        answers: &mut Answers,
    ) -> Option<(u16, Move)> {
        let nexts: Vec<(Move, Position)> = moves.into_iter().map(|mv| (mv, self.after(position, mv))).collect();
        let mut proved = self.proved(&nexts);
        if proved.is_empty() {
            // The table has lost it: it is looked for again.
            self.past.leave();
            self.settle(position, UNBOUNDED);
            self.past.enter(position);
            proved = self.proved(&nexts);
        }
        proved.sort_by_key(|(plies, ..)| *plies);
        proved.into_iter().find_map(|(_, mv, next)| self.answer(&next, most_nodes, answers).map(|plies| (plies + 1, mv)))
    }

    /// Of some moves and where they lead those that are proved to win, with the plies it takes from there.
    fn proved(&mut self, nexts: &[(Move, Position)]) -> Vec<(u16, Move, Position)> {
        let mut proved = Vec::new();
        for (mv, next) in nexts {
            if let Some(plies) = self.table.get(next.hash()).and_then(|known| known.proved_within(UNBOUNDED)) {
                proved.push((plies, *mv, next.clone()));
            }
        }
        proved
    }

    /// The parry after which the win takes longest, every one of them being answered.
    fn longest_resistance(
        &mut self,
        position: &Position,
        moves: Vec<Move>,
        most_nodes: u64,
        answers: &mut Answers,
    ) -> Option<(u16, Move)> {
        let mut longest: Option<(u16, Move)> = None;
        for mv in moves {
            let next = self.after(position, mv);
            let plies = self.answer(&next, most_nodes, answers)? + 1;
            if longest.is_none_or(|(most, _)| plies > most) {
                longest = Some((plies, mv));
            }
        }
        longest
    }

    /// The moves from a position to the end of the game.
    fn line(&self, root: &Position, answers: &Answers) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = root.clone();
        while !position.is_over(self.tables.compiled) {
            let mv = match answers.get(&position.hash()) {
                Some((_, Some(mv))) => Some(*mv),
                Some((0, None)) => break,
                _ if position.side() == self.prover => threats::king_decides(&position, self.tables),
                _ => self.any_move(&position),
            };
            match mv {
                Some(mv) => {
                    line.push(mv);
                    position.play(self.tables.compiled, mv);
                }
                None if position.side() == self.prover => break,
                None => position = position.passed(),
            }
        }
        line
    }

    /// A move of the other side that parries nothing, but does not end the game by itself if that can be helped.
    fn any_move(&self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves(self.tables.compiled);
        let goes_on = |mv: &&Move| {
            let mut next = position.clone();
            !next.play(self.tables.compiled, **mv).is_decisive() && next.side() == self.prover
        };
        moves.iter().find(goes_on).or(moves.first()).copied()
    }
}
