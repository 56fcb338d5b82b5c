//! The search: negamax with alpha-beta, principal variation search, and what to leave out.
//!
//! The die is left out of the search: both sides are taken to move in turn.

use hnefi_rules::ruleset::{NoMoves, Repetition};
use hnefi_rules::{Move, Position, Side};

use crate::budget::Budget;
use crate::evaluation::View;
use crate::history::History;
use crate::ordering::{Picker, Ranked};
use crate::past::{Again, Past};
use crate::score::Score;
use crate::terrain::Terrain;
use crate::threats;
use crate::transposition::{Bound, Known, Table};

/// No line is followed farther than this many plies.
pub(crate) const DEEPEST: u32 = 96;

/// What the search may use beside plain alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Style {
    /// Moves are reduced and left out, threatened positions searched deeper.
    pub(crate) selective: bool,
    /// The table's scores cut lines short; its moves are tried first in any case.
    pub(crate) table: bool,
}

impl Style {
    pub(crate) const FULL: Style = Style { selective: true, table: true };
    /// Finds exactly what the whole tree of that depth holds.
    #[cfg(test)]
    pub(crate) const PLAIN: Style = Style { selective: false, table: false };
}

/// One search from one root.
pub(crate) struct Search<'a> {
    pub(crate) terrain: &'a Terrain<'a>,
    pub(crate) table: &'a mut Table,
    pub(crate) history: &'a mut History,
    pub(crate) past: Past,
    pub(crate) budget: Budget<'a>,
    pub(crate) style: Style,
    /// The depth of the iteration: extensions stop at twice that.
    pub(crate) iteration: u32,
    /// For each ply the best line found below it.
    pub(crate) lines: Vec<Vec<Move>>,
    legal: Vec<Move>,
    buffers: Vec<Vec<Ranked>>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        terrain: &'a Terrain<'a>,
        table: &'a mut Table,
        history: &'a mut History,
        past: Past,
        budget: Budget<'a>,
        style: Style,
    ) -> Search<'a> {
        let plies = DEEPEST as usize + 2;
        Search {
            terrain,
            table,
            history,
            past,
            budget,
            style,
            iteration: 1,
            lines: vec![Vec::new(); plies],
            legal: Vec::new(),
            buffers: vec![Vec::new(); plies],
        }
    }

    /// The score of a position reached `ply` plies below the root, between `alpha` and `beta`. When the budget is spent the score means
    /// nothing.
    pub(crate) fn search(&mut self, position: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        self.lines[ply as usize].clear();
        if let Some(again) = self.past.repetition(position.hash()) {
            self.budget.spend();
            return repeated(self.terrain.repetition, position.side(), again, ply);
        }
        if depth <= 0 || ply >= DEEPEST {
            return self.quiescence(position, alpha, beta, ply);
        }
        if self.budget.spend() {
            return Score::DRAW;
        }

        // A win that is nearer than this has been found already: nothing here can matter.
        let beta = beta.min(Score::win_in(ply + 1));
        if alpha >= beta {
            return beta;
        }
        if let Some(mv) = threats::king_decides(position, self.terrain) {
            self.lines[ply as usize].push(mv);
            return Score::win_in(ply + 1);
        }
        let threat = Threat::against(position, self.terrain);
        if threat == Threat::Unstoppable {
            return Score::loss_in(ply + 2);
        }

        let is_pv = beta.above(alpha) > 1;
        let known = self.table.get(position.hash(), ply);
        if let Some(known) = known.filter(|k| !is_pv && self.style.table && k.depth as i32 >= depth) {
            let score = known.score;
            let cuts = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return score;
            }
        }

        let view = View::new(position, self.terrain);
        let selective = self.style.selective && !is_pv && threat == Threat::None;
        let standing = if selective { view.score() } else { Score::DRAW };
        if selective && depth <= STANDS_DEEP && !beta.is_decided() && standing.plus(-STANDS_BY * depth) >= beta {
            return standing;
        }
        let deeper = self.style.selective && threat != Threat::None && ply < 2 * self.iteration;
        self.moves(&view, depth + i32::from(deeper), alpha, beta, ply, Node { is_pv, threat, standing, known })
    }

    /// Tries the moves of a node one after another.
    fn moves(&mut self, view: &View<'_>, depth: i32, alpha: Score, beta: Score, ply: u32, node: Node) -> Score {
        let position = view.position;
        let (side, key) = (position.side(), position.hash());
        self.candidates(position, node.threat);
        if self.legal.is_empty() {
            return match node.threat {
                Threat::Escape if threats::can_move(position, self.terrain) => Score::loss_in(ply + 2),
                _ => self.without_moves(position, depth, alpha, beta, ply),
            };
        }
        let buffer = std::mem::take(&mut self.buffers[ply as usize]);
        let mut picker = Picker::new(view, self.history, ply, node.known.and_then(|k| k.mv), &self.legal, buffer);
        let mut best = (-Score::INFINITE, None);
        let mut raised = alpha;
        let mut quiets: Vec<Move> = Vec::new();
        let mut tried = 0;
        self.past.enter(key);
        while let Some(Ranked { mv, quiet, .. }) = picker.next() {
            let dispensable = self.style.selective && !node.is_pv && node.threat == Threat::None && quiet && tried > 0;
            if dispensable && !best.0.is_loss() && node.is_hopeless(depth, quiets.len(), raised) {
                break;
            }
            let mut next = position.clone();
            let effect = next.play(self.terrain.compiled, mv);
            let score = if effect.ending.is_some() {
                self.lines[ply as usize + 1].clear();
                Score::win_in(ply + 1)
            } else if tried == 0 {
                self.answer(side, &next, depth - 1, raised, beta, ply + 1)
            } else {
                let less = if quiet { self.reduction(&next, depth, tried, &node) } else { 0 };
                self.search_later(side, &next, depth - 1, less, raised, beta, ply + 1)
            };
            if self.budget.is_spent() {
                break;
            }
            tried += 1;
            if score > best.0 {
                best = (score, Some(mv));
                if score > raised {
                    raised = score;
                    self.keep_line(ply, mv);
                }
                if score >= beta {
                    if quiet {
                        self.history.learn(side, mv, &quiets, depth as u32, ply);
                    }
                    break;
                }
            }
            if quiet {
                quiets.push(mv);
            }
        }
        self.past.leave();
        self.buffers[ply as usize] = picker.into_buffer();
        if self.budget.is_spent() {
            return Score::DRAW;
        }
        let bound = match best.0 {
            score if score >= beta => Bound::Lower,
            score if score > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let mv = best.1.filter(|_| bound != Bound::Upper);
        self.table.put(key, ply, Known { mv, score: best.0, depth: depth.max(0) as u32, bound });
        best.0
    }

    /// What a position is worth to the side whose move led to it. Usually the other is to move then; a piece that goes on after a capture
    /// keeps the turn.
    pub(crate) fn answer(&mut self, mover: Side, next: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        if next.side() == mover {
            self.search(next, depth, alpha, beta, ply)
        } else {
            -self.search(next, depth, -beta, -alpha, ply)
        }
    }

    /// A move that is not expected to be the best: it only has to be shown that it is not better.
    #[expect(clippy::too_many_arguments, reason = "a search window, a depth and its reduction belong to every call")]
    pub(crate) fn search_later(
        &mut self,
        mover: Side,
        next: &Position,
        depth: i32,
        less: i32,
        alpha: Score,
        beta: Score,
        ply: u32,
    ) -> Score {
        let hardly_above = alpha.plus(1);
        let mut score = self.answer(mover, next, depth - less, alpha, hardly_above, ply);
        if less > 0 && score > alpha {
            score = self.answer(mover, next, depth, alpha, hardly_above, ply);
        }
        if score > alpha && score < beta {
            score = self.answer(mover, next, depth, alpha, beta, ply);
        }
        score
    }

    /// The moves worth a thought: all, or those that parry a threat to escape.
    fn candidates(&mut self, position: &Position, threat: Threat) {
        self.legal.clear();
        if threat == Threat::Escape {
            let blocks = threats::blocks(position, self.terrain);
            self.legal.extend(blocks.points().flat_map(|to| threats::moves_to(position, self.terrain, to)));
        } else {
            position.legal_moves_into(self.terrain.compiled, &mut self.legal);
        }
    }

    /// The side to move has no move: what that means is for the rules to say.
    fn without_moves(&mut self, position: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        match self.terrain.no_moves {
            NoMoves::Draw => Score::DRAW,
            NoMoves::Loss => Score::loss_in(ply),
            NoMoves::Pass => {
                let next = position.passed();
                if !threats::can_move(&next, self.terrain) {
                    return Score::DRAW;
                }
                -self.search(&next, depth - 1, -beta, -alpha, ply + 1)
            }
        }
    }

    /// How much less deep a late quiet move is searched at first.
    fn reduction(&self, next: &Position, depth: i32, tried: usize, node: &Node) -> i32 {
        if !self.style.selective || depth < 2 || tried < 3 || node.threat != Threat::None {
            return 0;
        }
        if makes_a_threat(next, self.terrain) {
            return 0;
        }
        let less = less_deep(depth, tried) - i32::from(node.is_pv);
        less.clamp(0, depth - 1)
    }

    pub(crate) fn keep_line(&mut self, ply: u32, mv: Move) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut above[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}

/// What is known of a node before its moves are tried.
struct Node {
    is_pv: bool,
    threat: Threat,
    /// The static score, where the node is searched selectively.
    standing: Score,
    known: Option<Known>,
}

/// Up to this depth a position so much better than needed is taken as good enough.
const STANDS_DEEP: i32 = 4;
const STANDS_BY: i32 = 90;
/// Up to this depth late quiet moves are left out, and all of them where the position is so much worse than needed.
const LATE_DEEP: i32 = 4;
const HOPELESS_DEEP: i32 = 3;
const HOPELESS_BY: i32 = 110;

impl Node {
    /// Whether quiet moves still to come can be left out.
    fn is_hopeless(&self, depth: i32, quiets: usize, alpha: Score) -> bool {
        let late = depth <= LATE_DEEP && quiets as i32 >= 8 + 5 * depth * depth;
        let far_below = depth <= HOPELESS_DEEP && quiets >= 4 && self.standing.plus(HOPELESS_BY * depth) <= alpha;
        late || far_below
    }
}

/// What a repetition inside the tree is worth beside a real third one: not yet a win or loss, but more than most.
const NEARLY: i32 = 600;

/// What it is worth to the side to move that the other has brought a position about again.
pub(crate) fn repeated(rule: Repetition, to_move: Side, again: Again, ply: u32) -> Score {
    let winner = match rule {
        Repetition::DefendersLose => Side::Attackers,
        // Whoever may not repeat must play something worse.
        Repetition::CompleterLoses | Repetition::Forbidden => to_move,
        Repetition::ForbiddenToDefenders if to_move == Side::Attackers => Side::Attackers,
        Repetition::CompleterWins => to_move.other(),
        _ => return Score::DRAW,
    };
    match again {
        Again::InTree if winner == to_move => Score::value(NEARLY),
        Again::InTree => Score::value(-NEARLY),
        Again::OnceTooOften if winner == to_move => Score::win_in(ply),
        Again::OnceTooOften => Score::loss_in(ply),
    }
}

/// The reduction for the move number `tried` at a depth: it grows with the logarithm of both.
pub(crate) fn less_deep(depth: i32, tried: usize) -> i32 {
    let (depth, tried) = (f64::from(depth), tried as f64);
    (0.4 + depth.ln() * tried.ln() / 2.2) as i32
}

/// Whether the side that has just moved threatens to decide the game with its next move.
pub(crate) fn makes_a_threat(next: &Position, terrain: &Terrain<'_>) -> bool {
    match next.side() {
        Side::Attackers => next.ways_out(terrain.compiled) > 0,
        Side::Defenders => threats::danger(next, terrain).missing == Some(1),
    }
}

/// What the opponent would do if the side to move did nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Threat {
    None,
    /// The king would escape in one direction.
    Escape,
    /// The king escapes whatever the attackers do.
    Unstoppable,
    /// The king would be captured.
    Capture,
}

impl Threat {
    /// The threat to the side to move, which has no win at once itself.
    pub(crate) fn against(position: &Position, terrain: &Terrain<'_>) -> Threat {
        if !terrain.foresees {
            return Threat::None;
        }
        match position.side() {
            Side::Attackers => match position.ways_out(terrain.compiled) {
                0 => Threat::None,
                // One man cannot stand in two directions, and the king cannot be captured now.
                2.. if threats::can_move(position, terrain) => Threat::Unstoppable,
                _ => Threat::Escape,
            },
            Side::Defenders => {
                let near = threats::danger(position, terrain).missing == Some(1);
                if near && threats::king_capture(&position.passed(), terrain).is_some() { Threat::Capture } else { Threat::None }
            }
        }
    }
}
