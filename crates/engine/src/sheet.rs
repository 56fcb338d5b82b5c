//! The quiet moves of a node with their ranks, on two lines for each piece: where it can go along its rank, and along its file. A line is
//! ranked as a whole and keeps its best, so that of 540 moves only those that are tried are ever looked at one by one.

use hnefi_rules::{Move, Point, Position};

use crate::history::History;
use crate::promise::Promise;
use crate::terrain::Terrain;
use crate::wide::with_all_it_has;

/// Places on a line: as many as fill two registers, those beyond the board never used.
pub(crate) const WIDE: usize = 32;
/// A number for each place of a rank or a file.
pub(crate) type Line = [i16; WIDE];

/// The rank of what is no move, or has been handed out.
const NONE: i16 = i16::MIN;

/// All quiet moves of one node, and whatever else its pieces can do: who hands them out leaves out what is not quiet.
#[derive(Clone, Default)]
pub(crate) struct Sheet {
    lines: Vec<Line>,
    /// The best rank on each line.
    best: Vec<i16>,
    /// Whose line it is, and where he can go on it.
    pieces: Vec<Goes>,
}

/// Where one piece can go along one line.
#[derive(Clone, Copy)]
struct Goes {
    from: Point,
    is_file: bool,
    /// Bits of his rank, or of his file.
    targets: u32,
}

impl Sheet {
    /// Ranks every move of the side to move by what speaks for it here and what was learnt elsewhere.
    pub(crate) fn fill(&mut self, position: &Position, terrain: &Terrain<'_>, history: &History, promise: &Promise) {
        self.lines.clear();
        self.best.clear();
        self.pieces.clear();
        let side = position.side();
        position.legal_targets(terrain.compiled, |from, in_rank, in_file| {
            for (is_file, targets) in [(false, in_rank), (true, in_file)] {
                if targets != 0 {
                    self.pieces.push(Goes { from, is_file, targets });
                }
            }
        });
        with_all_it_has(
            #[inline(always)]
            || {
                for goes in &self.pieces {
                    let (leaving, going) = promise.of(goes.from);
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
fn ranked(targets: u32, leaving: i16, going: &Line, learnt: &Line) -> (Line, i16) {
    let mut line = [NONE; WIDE];
    let mut best = NONE;
    for place in 0..WIDE {
        let rank = going[place].saturating_add(learnt[place]).saturating_add(leaving).max(NONE + 1);
        line[place] = if targets >> place & 1 != 0 { rank } else { NONE };
        best = best.max(line[place]);
    }
    (line, best)
}

fn highest(ranks: &[i16]) -> i16 {
    with_all_it_has(
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
    use crate::evaluation::View;
    use crate::support::{Chance, rulesets, step, wander};

    /// Beside each legal move its rank, added up move by move.
    fn plain(position: &Position, terrain: &Terrain<'_>, history: &History, promise: &Promise) -> Vec<(i32, Move)> {
        let rank = |mv: Move| {
            let (leaving, going) = promise.of(mv.from);
            let worth = if mv.to.rank() == mv.from.rank() { going[0][mv.to.file()] } else { going[1][mv.to.rank()] };
            i32::from(leaving) + i32::from(worth) + history.of(position.side(), mv)
        };
        position.legal_moves(terrain.compiled).into_iter().map(|mv| (rank(mv), mv)).collect()
    }

    #[test]
    fn every_legal_move_is_handed_out_once_and_none_before_a_better_one() {
        let mut chance = Chance(3);
        for rules in rulesets() {
            let terrain = Terrain::new(&rules);
            let mut history = History::new();
            let mut sheet = Sheet::default();
            let mut game = wander(&rules, &mut chance, 4);
            for ply in 0..40 {
                let position = game.position();
                let promise = Promise::new(&View::new(position, &terrain));
                let mut expected = plain(position, &terrain, &history, &promise);
                sheet.fill(position, &terrain, &history, &promise);
                let mut last = i32::MAX;
                while let Some(mv) = sheet.next() {
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
