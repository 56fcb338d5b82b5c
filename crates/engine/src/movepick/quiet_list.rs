//! The list of a node's quiet moves with their ordering scores, on two lines for each piece: along its rank, and along its file. A line is
//! scored as a whole and keeps its best, so that of 540 moves only those that are searched are picked one by one.

use hnefi_rules::{Move, Point, Position};

use super::history::History;
use super::quiet_score::QuietScores;
use crate::board::BoardTables;
use crate::board::bits::{Line, WIDE};
use crate::board::simd::dispatch_simd;

/// The rank of what is no move, or has been handed out.
const NONE: i16 = i16::MIN;

/// All moves of one node; the picker leaves out those that are not quiet.
#[derive(Clone, Default)]
pub(crate) struct QuietList {
    lines: Vec<Line>,
    /// The best rank on each line.
    best: Vec<i16>,
    /// Whose line it is, and where it can go on it.
    pieces: Vec<Goes>,
}

/// Where one piece can go along one line.
#[derive(Clone, Copy)]
struct Goes {
    from: Point,
    is_file: bool,
    /// Bits of its rank, or of its file.
    targets: u32,
}

impl QuietList {
    /// Scores every move of the side to move by its static score and its history.
    pub(crate) fn fill(&mut self, position: &Position, tables: &BoardTables<'_>, history: &History, quiet_score: &QuietScores) {
        self.lines.clear();
        self.best.clear();
        self.pieces.clear();
        let side = position.side();
        position.legal_targets(tables.compiled, |from, in_rank, in_file| {
            for (is_file, targets) in [(false, in_rank), (true, in_file)] {
                if targets != 0 {
                    self.pieces.push(Goes { from, is_file, targets });
                }
            }
        });
        dispatch_simd(
            #[inline(always)]
            || {
                for goes in &self.pieces {
                    let (leaving, going) = quiet_score.of(goes.from);
                    let axis = usize::from(goes.is_file);
                    let (line, best) = ranked(goes.targets, leaving, going[axis], &history.lines(side, goes.from)[axis]);
                    self.lines.push(line);
                    self.best.push(best);
                }
            },
        );
    }

    /// The best move left. Of equals that of the first piece, along its rank before its file, to the first place.
    pub(crate) fn next(&mut self) -> Option<Move> {
        let best = highest(&self.best);
        if best == NONE {
            return None;
        }
        let at = self.best.iter().position(|rank| *rank == best)?;
        let line = &mut self.lines[at];
        let place = line.iter().position(|rank| *rank == best)?;
        line[place] = NONE;
        self.best[at] = highest(line);
        let Goes { from, is_file, .. } = self.pieces[at];
        let to = if is_file { Point::new(from.file(), place) } else { Point::new(place, from.rank()) };
        Some(Move { from, to })
    }
}

/// The ranks of moves to the places of a line that are bits of `targets`, and the best of them.
#[inline(always)]
fn ranked(targets: u32, leaving: i16, going: &Line, history_score: &Line) -> (Line, i16) {
    let mut line = [NONE; WIDE];
    let mut best = NONE;
    for place in 0..WIDE {
        let rank = going[place].saturating_add(history_score[place]).saturating_add(leaving).max(NONE + 1);
        line[place] = if targets >> place & 1 != 0 { rank } else { NONE };
        best = best.max(line[place]);
    }
    (line, best)
}

fn highest(ranks: &[i16]) -> i16 {
    dispatch_simd(
        #[inline(always)]
        || {
            let mut best = NONE;
            for rank in ranks {
                best = best.max(*rank);
            }
            best
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::View;
    use crate::eval::weights::Family;
    use crate::movepick::quiet_score::MoveEndScores;
    use crate::support::{Chance, rulesets, step, wander};

    /// Beside each legal move its rank, added up move by move.
    fn plain(position: &Position, tables: &BoardTables<'_>, history: &History, quiet_score: &QuietScores) -> Vec<(i32, Move)> {
        let rank = |mv: Move| {
            let (leaving, going) = quiet_score.of(mv.from);
            let worth = if mv.to.rank() == mv.from.rank() { going[0][mv.to.file()] } else { going[1][mv.to.rank()] };
            i32::from(leaving) + i32::from(worth) + history.of(position.side(), mv)
        };
        position.legal_moves(tables.compiled).into_iter().map(|mv| (rank(mv), mv)).collect()
    }

    #[test]
    fn every_legal_move_is_picked_once_and_none_before_a_better() {
        let mut chance = Chance(3);
        for rules in rulesets() {
            let tables = BoardTables::new(&rules);
            let end_scores = MoveEndScores::new(&tables, Family::of(&rules).weights());
            let mut history = History::new();
            let mut quiet_list = QuietList::default();
            let mut game = wander(&rules, &mut chance, 4);
            for ply in 0..40 {
                let position = game.position();
                let quiet_score = QuietScores::new(&View::new(position, &tables), &end_scores);
                let mut expected = plain(position, &tables, &history, &quiet_score);
                quiet_list.fill(position, &tables, &history, &quiet_score);
                let mut last = i32::MAX;
                while let Some(mv) = quiet_list.next() {
                    let at = expected.iter().position(|(_, other)| *other == mv).expect("a legal move, not yet handed out");
                    let (rank, _) = expected.swap_remove(at);
                    assert!(rank <= last, "{}: {position}: {mv}", rules.id());
                    last = rank;
                    if rank % 3 == 0 {
                        history.learn(position.side(), mv, &[], 5, ply);
                    }
                }
                assert_eq!(expected, [], "{}: {position}", rules.id());
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}
