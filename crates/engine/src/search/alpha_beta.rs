//! Alpha-beta search: negamax with principal variation search (PVS), pruning, reductions and extensions.
//!
//! Under a die every position searched here is one whose side to move may move; what comes before the throw is in [`crate::search::expectimax`].

use hnefi_rules::rules::{NoMoves, RepetitionBan, RepetitionResult};
use hnefi_rules::{Game, Move, Position, Side};

use super::node_limit::Budget;
use super::pruning;
use super::repetition::{Again, PositionHistory};
use super::transposition::{Bound, Table, TableEntry};
use crate::board::threats::{self, Threat, makes_a_threat};
use crate::board::{BoardTables, LazyView};
use crate::eval::{CorrectionHistory, Evaluator};
use crate::movepick::{History, MoveEndScores, MovePicker, PickContext, Scratch, Stage};
use crate::score::Score;

/// No line is searched beyond this many plies from the root.
pub(crate) const MAX_PLY: u32 = 96;

/// Which techniques the search uses beside plain alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Style {
    /// Pruning, reductions, the escape extension and the correction history.
    pub(crate) selective: bool,
    /// Scores of the transposition table cut nodes off. Its moves are tried first in any case.
    pub(crate) table: bool,
    /// Two ways out for the king (tuichu) are seen a move ahead.
    pub(crate) foresighted: bool,
}

impl Style {
    pub(crate) const FULL: Style = Style { selective: true, table: true, foresighted: true };
    /// Sees no farther than the plies it was asked for, and captures: as a beginner does.
    pub(crate) const SHORT_SIGHTED: Style = Style { foresighted: false, ..Style::FULL };
    /// Finds exactly what the whole tree of that depth holds.
    #[cfg(test)]
    pub(crate) const PLAIN: Style = Style { selective: false, table: false, foresighted: true };
}

/// What scores positions and quiet moves in a search.
#[derive(Clone, Copy)]
pub(crate) struct Scoring<'a, E> {
    pub(crate) tables: &'a BoardTables<'a>,
    pub(crate) evaluator: E,
    pub(crate) end_scores: &'a MoveEndScores<'a>,
}

/// What one thread learns in its searches.
pub(crate) struct Histories {
    pub(crate) moves: History,
    pub(crate) correction: CorrectionHistory,
}

impl Histories {
    pub(crate) fn new() -> Histories {
        Histories { moves: History::new(), correction: CorrectionHistory::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.correction.clear();
    }
}

/// One search from one root.
pub(crate) struct Search<'a, E> {
    pub(crate) tables: &'a BoardTables<'a>,
    pub(crate) evaluator: E,
    pub(crate) end_scores: &'a MoveEndScores<'a>,
    pub(crate) table: &'a Table,
    pub(crate) histories: &'a mut Histories,
    pub(crate) past: PositionHistory,
    pub(crate) budget: Budget<'a>,
    pub(crate) style: Style,
    /// Contempt: the attackers hunt at the root, and a draw is worth less to them than to go on.
    contempt: bool,
    /// The depth of the iteration: extensions stop at twice that ply.
    pub(crate) iteration: u32,
    /// The principal variation (PV) from each ply.
    pub(crate) lines: Vec<Vec<Move>>,
    /// The static eval at each ply, where it was computed.
    pub(crate) static_evals: Vec<Option<Score>>,
    /// The move that led to each ply.
    pub(crate) last_moves: Vec<Option<Move>>,
    legal: Vec<Move>,
    buffers: Vec<Scratch>,
    /// At each ply the quiet moves that did not cut off.
    tried: Vec<Vec<Move>>,
}

impl<'a, E: Evaluator> Search<'a, E> {
    /// A search of the position that a game has come to.
    pub(crate) fn new(
        game: &Game,
        Scoring { tables, mut evaluator, end_scores }: Scoring<'a, E>,
        table: &'a Table,
        histories: &'a mut Histories,
        budget: Budget<'a>,
        style: Style,
    ) -> Search<'a, E> {
        let plies = MAX_PLY as usize + 2;
        let root = game.position();
        evaluator.set_root(root);
        let contempt = root.side() == Side::Attackers && evaluator.is_hunt(root);
        let mut last_moves = vec![None; plies];
        last_moves[0] = game.plies().last().and_then(|ply| ply.mv);
        Search {
            tables,
            evaluator,
            end_scores,
            table,
            histories,
            past: PositionHistory::new(game, tables.repetition),
            budget,
            style,
            contempt,
            iteration: 1,
            lines: vec![Vec::new(); plies],
            static_evals: vec![None; plies],
            last_moves,
            legal: Vec::new(),
            buffers: vec![Scratch::default(); plies],
            tried: vec![Vec::new(); plies],
        }
    }

    /// Searches a node `ply` plies below the root with the window `alpha` to `beta`, fail-soft. When the budget is spent the score means
    /// nothing.
    pub(crate) fn search(&mut self, position: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        self.lines[ply as usize].clear();
        if let Some(again) = self.past.repetition(position) {
            self.budget.spend();
            return repetition_score(self.tables, position, again, ply).unwrap_or_else(|| self.draw_score(position));
        }
        if self.past.turns_left(position) == 0 {
            self.budget.spend();
            return self.draw_score(position);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply);
        }
        if self.budget.spend() {
            return Score::DRAW;
        }

        // Mate distance pruning: a shorter win has been found already.
        let beta = beta.min(Score::win_in(ply + 1));
        if alpha >= beta {
            return beta;
        }
        if let Some(mv) = threats::king_decides(position, self.tables) {
            self.lines[ply as usize].push(mv);
            return Score::win_in(ply + 1);
        }
        let threat = Threat::against(position, self.tables);
        let is_pv = beta.above(alpha) > 1;
        let known = self.table.get(self.table_key(position), ply);
        let repeats = self.repeating_move(position, ply);
        // The table does not know which positions came before.
        let cuts = |k: &TableEntry| !is_pv && self.style.table && k.depth as i32 >= depth && k.cuts(alpha, beta);
        if let Some(known) = known.filter(|known| repeats.is_none() && cuts(known)) {
            return known.score;
        }
        if let Some(mv) = self.tuichu(position) {
            self.lines[ply as usize].push(mv);
            return Score::win_in(ply + 3);
        }

        let view = LazyView::new(position, self.tables);
        let raw_eval = self.raw_eval(&view, known, threat);
        let static_eval =
            raw_eval.map(|raw_eval| self.histories.correction.corrected(position, self.last_moves[ply as usize], raw_eval));
        self.static_evals[ply as usize] = static_eval;
        let improving = static_eval.zip(ply.checked_sub(2).and_then(|before| self.static_evals[before as usize]));
        let improving = improving.is_some_and(|(now, before)| now > before);
        let mut node = Node { is_pv, threat, raw_eval, static_eval, improving, first: None };
        if let Some(static_eval) = static_eval.filter(|_| !is_pv && !beta.is_decided())
            && pruning::reverse_futility(static_eval, beta, depth, node.improving)
        {
            return static_eval;
        }
        let mut depth = depth;
        if self.style.selective && matches!(threat, Threat::Escape | Threat::Likely) && ply < 2 * self.iteration {
            depth += 1;
        } else if self.style.selective && depth >= pruning::IIR_MIN_DEPTH && known.is_none_or(|known| known.mv.is_none()) {
            // Internal iterative reductions (IIR).
            depth -= 1;
        }
        let tt_move = known.and_then(|known| known.mv).filter(|mv| self.is_candidate(position, threat, *mv));
        node.first = repeats.or(tt_move);
        self.moves(&view, depth, alpha, beta, ply, node)
    }

    /// What a draw at a position is worth to its side to move.
    #[inline]
    pub(crate) fn draw_score(&mut self, position: &Position) -> Score {
        if !self.contempt {
            return Score::DRAW;
        }
        let static_eval = self.evaluator.evaluate(position);
        match position.side() {
            Side::Attackers => static_eval.plus(-CONTEMPT).min(Score::DRAW),
            Side::Defenders => static_eval.plus(CONTEMPT).max(Score::DRAW),
        }
    }

    /// The key of a position in the transposition table.
    #[inline]
    pub(crate) fn table_key(&self, position: &Position) -> u64 {
        position.hash() ^ self.past.mark(position)
    }

    /// A move of the king after which nothing stops it, and which repeats nothing.
    pub(crate) fn tuichu(&self, position: &Position) -> Option<Move> {
        if !self.style.foresighted || self.past.turns_left(position) < 3 {
            return None;
        }
        threats::tuichu(position, self.tables, |next| self.past.repetition(next).is_none())
    }

    /// A move that takes back the side's last one and repeats a position. It is tried first: late in the order of moves it would be pruned,
    /// and the side that is worse off would not be seen to reach a draw.
    pub(crate) fn repeating_move(&self, position: &Position, ply: u32) -> Option<Move> {
        let last = self.last_moves[ply.checked_sub(1)? as usize]?;
        let back = Move { from: last.to, to: last.from };
        (self.past.may_repeat(position, back) && position.is_legal(self.tables.compiled, back)).then_some(back)
    }

    /// The evaluation of the node without the correction history; `None` where the node is not pruned.
    fn raw_eval(&mut self, view: &LazyView<'_>, known: Option<TableEntry>, threat: Threat) -> Option<Score> {
        if !self.style.selective || threat != Threat::None {
            return None;
        }
        known.and_then(|known| known.raw_eval).or_else(|| Some(self.evaluator.evaluate_node(view)))
    }

    /// Whether the move of the transposition table is one that the node would try.
    fn is_candidate(&self, position: &Position, threat: Threat, mv: Move) -> bool {
        (threat != Threat::Escape || threats::blocks(position, self.tables).has(mv.to))
            && position.is_legal(self.tables.compiled, mv)
    }

    /// Searches the moves of a node one after another.
    fn moves(&mut self, view: &LazyView<'_>, depth: i32, alpha: Score, beta: Score, ply: u32, node: Node) -> Score {
        let position = view.position;
        let (side, key, at) = (position.side(), self.table_key(position), ply as usize);
        let mut picker = MovePicker::new(node.first, self.histories.moves.killers(ply), std::mem::take(&mut self.buffers[at]));
        let mut best = (-Score::INFINITE, None);
        let mut captures_best = false;
        let mut local_alpha = alpha;
        let mut quiets = 0;
        let mut tried = 0;
        self.tried[at].clear();
        self.past.enter(position);
        let mut next = position.clone();
        loop {
            let late = tried > 0 && matches!(picker.stage(), Stage::Killers(_) | Stage::Quiets) && !best.0.is_loss();
            let static_eval = node.static_eval.filter(|_| late);
            if let Some(static_eval) = static_eval {
                let hopeless = !node.is_pv && pruning::futility(static_eval, local_alpha, depth, quiets);
                if hopeless || pruning::late_move_pruning(depth, quiets, node.is_pv, node.improving) {
                    break;
                }
            }
            let (mv, history_score) = if let Some(first) = picker.first_move() {
                (first, 0)
            } else {
                let chooser =
                    PickContext { position, tables: self.tables, end_scores: self.end_scores, history: &self.histories.moves };
                let picked = if node.threat == Threat::Escape {
                    picker.next_to(&chooser, || threats::blocks(position, self.tables))
                } else {
                    picker.next(&chooser, view, &mut self.legal)
                };
                let Some(picked) = picked else { break };
                let known_to_fail = !node.is_pv && picked.quiet && pruning::history_pruning(picked.history_score, depth);
                if static_eval.is_some() && known_to_fail {
                    continue;
                }
                (picked.mv, picked.history_score)
            };
            self.table.prefetch(position.hash_after_quiet(mv));
            next.clone_from(position);
            let effect = next.play(self.tables.compiled, mv);
            self.last_moves[at + 1] = Some(mv);
            self.evaluator.made(position, mv, &effect);
            let quiet = effect.captures.is_empty();
            let score = if let Some(ending) = effect.ending {
                self.lines[at + 1].clear();
                Score::decided_in(ply + 1, ending.winner() == side)
            } else if tried == 0 {
                self.answer(side, &next, depth - 1, local_alpha, beta, ply + 1)
            } else {
                let less = if quiet { self.reduction(&next, depth, tried, history_score, &node) } else { 0 };
                self.search_null_window(side, &next, depth - 1, less, local_alpha, beta, ply + 1)
            };
            self.evaluator.unmade();
            if self.budget.is_spent() {
                break;
            }
            tried += 1;
            if score > best.0 {
                best = (score, Some(mv));
                if score > local_alpha {
                    local_alpha = score;
                    captures_best = !quiet;
                    self.keep_line(ply, mv);
                }
                if score >= beta {
                    if quiet {
                        self.histories.moves.learn(side, mv, &self.tried[at], depth.max(1) as u32, ply);
                    }
                    break;
                }
            }
            if quiet {
                quiets += 1;
                self.tried[at].push(mv);
            }
        }
        self.past.leave();
        self.buffers[at] = picker.into_scratch();
        if self.budget.is_spent() {
            return Score::DRAW;
        }
        if tried == 0 {
            return match node.threat {
                Threat::Escape if threats::can_move(position, self.tables) => Score::loss_in(ply + 2),
                _ => self.without_moves(position, depth, alpha, beta, ply),
            };
        }
        let bound = Bound::of(best.0, alpha, beta);
        if !captures_best {
            self.update_correction_history(position, &node, best.0, bound, depth, ply);
        }
        let mv = best.1.filter(|_| bound != Bound::Upper);
        let known = TableEntry { mv, score: best.0, raw_eval: node.raw_eval, depth: depth.max(0) as u32, bound };
        self.table.put(key, ply, known);
        best.0
    }

    /// Updates the correction history where the bound says that the static eval was wrong. Nodes decided by a capture are left out.
    fn update_correction_history(&mut self, position: &Position, node: &Node, found: Score, bound: Bound, depth: i32, ply: u32) {
        let Some((raw_eval, static_eval)) = node.raw_eval.zip(node.static_eval).filter(|_| !found.is_decided()) else { return };
        let is_told = match bound {
            Bound::Exact => true,
            Bound::Lower => found > static_eval,
            Bound::Upper => found < static_eval,
        };
        if is_told {
            self.histories.correction.learn(position, self.last_moves[ply as usize], raw_eval, found, depth);
        }
    }

    /// The score of a child node for the side that moved. A piece that goes on after a capture keeps the turn, so the score is not always
    /// negated.
    pub(crate) fn answer(&mut self, mover: Side, next: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        if next.side() == mover {
            self.search(next, depth, alpha, beta, ply)
        } else if let Some(die) = self.tables.die {
            -self.before_throw(die, next, depth, -beta, -alpha, ply)
        } else {
            -self.search(next, depth, -beta, -alpha, ply)
        }
    }

    /// Principal variation search of a later move: a null window first, at reduced depth, and a re-search where it fails high.
    #[expect(clippy::too_many_arguments, reason = "a search window, a depth and its reduction belong to every call")]
    pub(crate) fn search_null_window(
        &mut self,
        mover: Side,
        next: &Position,
        depth: i32,
        less: i32,
        alpha: Score,
        beta: Score,
        ply: u32,
    ) -> Score {
        let null_beta = alpha.plus(1);
        let mut score = self.answer(mover, next, depth - less, alpha, null_beta, ply);
        if less > 0 && score > alpha {
            score = self.answer(mover, next, depth, alpha, null_beta, ply);
        }
        if score > alpha && score < beta {
            score = self.answer(mover, next, depth, alpha, beta, ply);
        }
        score
    }

    /// The score of a node without legal moves, by the rules.
    fn without_moves(&mut self, position: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        match self.tables.no_moves {
            NoMoves::Draw => Score::DRAW,
            NoMoves::Loss => Score::loss_in(ply),
            NoMoves::Pass => {
                let next = position.passed();
                if !threats::can_move(&next, self.tables) {
                    return Score::DRAW;
                }
                self.last_moves[ply as usize + 1] = None;
                -self.search(&next, depth - 1, -beta, -alpha, ply + 1)
            }
        }
    }

    /// Late move reductions (LMR): plies by which a late quiet move is searched shallower at first.
    fn reduction(&self, next: &Position, depth: i32, tried: usize, history_score: i32, node: &Node) -> i32 {
        if !self.style.selective || depth < 2 || tried < 3 || node.threat != Threat::None {
            return 0;
        }
        if makes_a_threat(next, self.tables) {
            return 0;
        }
        let less = pruning::lmr_reduction(depth, tried) - i32::from(node.is_pv) + i32::from(!node.improving)
            - history_score / pruning::LMR_HISTORY_DIVISOR;
        less.clamp(0, depth - 1)
    }

    /// Puts a move before the principal variation of the next ply.
    pub(crate) fn keep_line(&mut self, ply: u32, mv: Move) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut above[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy)]
struct Node {
    is_pv: bool,
    threat: Threat,
    /// The evaluation without the correction history; `None` where the node is not pruned.
    raw_eval: Option<Score>,
    /// The raw evaluation with the correction history added.
    static_eval: Option<Score>,
    /// Whether the static eval is higher than two plies before.
    improving: bool,
    /// The move to try first, from the transposition table or because it repeats a position.
    first: Option<Move>,
}

/// Contempt: what a draw is worth less to attackers who hunt than to go on from there, in hundredths of a man.
const CONTEMPT: i32 = 300;

/// Score of an in-tree (twofold) repetition that would win or lose the game when it comes once more, in hundredths of a man.
const TWOFOLD_REPETITION_SCORE: i32 = 600;

/// The score of a repetition for the side to move; `None` where it is a draw.
pub(crate) fn repetition_score(tables: &BoardTables<'_>, position: &Position, again: Again, ply: u32) -> Option<Score> {
    let to_move = position.side();
    let completer = to_move.other();
    let winner = match (tables.repetition.ban(completer), tables.repetition.result(completer)) {
        // A side that may not repeat must play something worse.
        (RepetitionBan::Always, _) => to_move,
        // The quick test for a threat is no proof, hence no decided score.
        (RepetitionBan::IfThreatening, _) if makes_a_threat(position, tables) => {
            return Some(Score::value(TWOFOLD_REPETITION_SCORE));
        }
        (_, RepetitionResult::Win(side)) => side,
        // Who threatened in the cycle is not looked up.
        (RepetitionBan::Never | RepetitionBan::IfThreatening | RepetitionBan::IfAloneThreatening, _) => return None,
    };
    Some(match again {
        Again::InTree if winner == to_move => Score::value(TWOFOLD_REPETITION_SCORE),
        Again::InTree => Score::value(-TWOFOLD_REPETITION_SCORE),
        Again::OnceTooOften if winner == to_move => Score::win_in(ply),
        Again::OnceTooOften => Score::loss_in(ply),
    })
}
