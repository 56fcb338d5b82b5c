//! The search: negamax with alpha-beta, principal variation search, and what to leave out.
//!
//! Under a die every position searched here is one whose side to move may move; what comes before the throw is in [`crate::chance`].

use hnefi_rules::rules::{NoMoves, Repetition};
use hnefi_rules::{Move, Position, Side};

use crate::budget::Budget;
use crate::evaluation::View;
use crate::history::History;
use crate::ordering::{Chooser, Picker, Scratch, Stage};
use crate::past::{Again, Past};
use crate::score::Score;
use crate::terrain::Terrain;
use crate::transposition::{Bound, Known, Table};
use crate::{pruning, threats};

/// No line is followed farther than this many plies.
pub(crate) const DEEPEST: u32 = 96;

/// What the search may use beside plain alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Style {
    /// Moves are reduced and left out, positions with a way out for the king searched deeper.
    pub(crate) selective: bool,
    /// The table's scores cut lines short; its moves are tried first in any case.
    pub(crate) table: bool,
    /// The king's two ways out are seen a move ahead.
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

/// One search from one root.
pub(crate) struct Search<'a> {
    pub(crate) terrain: &'a Terrain<'a>,
    pub(crate) table: &'a Table,
    pub(crate) history: &'a mut History,
    pub(crate) past: Past,
    pub(crate) budget: Budget<'a>,
    pub(crate) style: Style,
    /// The depth of the iteration: extensions stop at twice that.
    pub(crate) iteration: u32,
    /// For each ply the best line found below it.
    pub(crate) lines: Vec<Vec<Move>>,
    /// For each ply what the position seemed worth to the side to move, where that was asked.
    pub(crate) standings: Vec<Option<Score>>,
    /// For each ply the move that led there.
    pub(crate) led_by: Vec<Option<Move>>,
    legal: Vec<Move>,
    buffers: Vec<Scratch>,
    /// For each ply the quiet moves that did not refute.
    tried: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        terrain: &'a Terrain<'a>,
        table: &'a Table,
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
            standings: vec![None; plies],
            led_by: vec![None; plies],
            legal: Vec::new(),
            buffers: vec![Scratch::default(); plies],
            tried: vec![Vec::new(); plies],
        }
    }

    /// The score of a position reached `ply` plies below the root, between `alpha` and `beta`. When the budget is spent the score means
    /// nothing.
    pub(crate) fn search(&mut self, position: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        self.lines[ply as usize].clear();
        if let Some(again) = self.past.repetition(position) {
            self.budget.spend();
            return repeated(self.terrain, position, again, ply);
        }
        if self.past.turns_left(position) == 0 {
            self.budget.spend();
            return Score::DRAW;
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
        let is_pv = beta.above(alpha) > 1;
        let known = self.table.get(self.table_key(position), ply);
        if let Some(known) = known.filter(|k| !is_pv && self.style.table && k.depth as i32 >= depth && k.cuts(alpha, beta)) {
            return known.score;
        }
        if let Some(mv) = self.tuichu(position) {
            self.lines[ply as usize].push(mv);
            return Score::win_in(ply + 3);
        }

        let mut view = None;
        let judged = self.judged(position, known, threat, &mut view);
        let standing = judged.map(|judged| self.history.correction.corrected(position, self.led_by[ply as usize], judged));
        self.standings[ply as usize] = standing;
        let improving = standing.zip(ply.checked_sub(2).and_then(|before| self.standings[before as usize]));
        let improving = improving.is_some_and(|(now, before)| now > before);
        let mut node = Node { is_pv, threat, judged, standing, known, improving };
        if let Some(standing) = standing.filter(|_| !is_pv && !beta.is_decided())
            && pruning::is_good_enough(standing, beta, depth, node.improving)
        {
            return standing;
        }
        let mut depth = depth;
        if self.style.selective && matches!(threat, Threat::Escape | Threat::Likely) && ply < 2 * self.iteration {
            depth += 1;
        } else if self.style.selective && depth >= pruning::UNKNOWN_FROM && known.is_none_or(|known| known.mv.is_none()) {
            // Without a move to begin with, a shallower search is the quickest way to one.
            depth -= 1;
        }
        node.known = known.filter(|known| known.mv.is_some_and(|mv| self.is_candidate(position, threat, mv)));
        self.moves(position, &mut view, depth, alpha, beta, ply, node)
    }

    /// Under what a position is remembered.
    #[inline]
    pub(crate) fn table_key(&self, position: &Position) -> u64 {
        position.hash() ^ self.past.mark(position)
    }

    /// A move of the king after which nothing stops him, and which repeats nothing.
    pub(crate) fn tuichu(&self, position: &Position) -> Option<Move> {
        if !self.style.foresighted || self.past.turns_left(position) < 3 {
            return None;
        }
        threats::tuichu(position, self.terrain, |next| self.past.repetition(next).is_none())
    }

    /// What the evaluation says, where the node is searched selectively.
    fn judged<'p>(
        &self,
        position: &'p Position,
        known: Option<Known>,
        threat: Threat,
        view: &mut Option<View<'p>>,
    ) -> Option<Score>
    where
        'a: 'p,
    {
        if !self.style.selective || threat != Threat::None {
            return None;
        }
        let terrain = self.terrain;
        known.and_then(|known| known.judged).or_else(|| {
            let fresh = view.insert(View::new(position, terrain));
            Some(fresh.score())
        })
    }

    /// Whether a remembered move is one that the node would try.
    fn is_candidate(&self, position: &Position, threat: Threat, mv: Move) -> bool {
        (threat != Threat::Escape || threats::blocks(position, self.terrain).has(mv.to))
            && position.is_legal(self.terrain.compiled, mv)
    }

    /// Tries the moves of a node one after another.
    #[expect(clippy::too_many_arguments, reason = "a search window, a depth and what is known of the node belong to every call")]
    fn moves<'p>(
        &mut self,
        position: &'p Position,
        view: &mut Option<View<'p>>,
        depth: i32,
        alpha: Score,
        beta: Score,
        ply: u32,
        node: Node,
    ) -> Score
    where
        'a: 'p,
    {
        let (side, key, at) = (position.side(), self.table_key(position), ply as usize);
        let hint = node.known.and_then(|known| known.mv);
        let mut picker = Picker::new(hint, self.history.killers(ply), std::mem::take(&mut self.buffers[at]));
        let mut best = (-Score::INFINITE, None);
        let mut captures_best = false;
        let mut raised = alpha;
        let mut quiets = 0;
        let mut tried = 0;
        self.tried[at].clear();
        self.past.enter(position);
        let mut next = position.clone();
        loop {
            let late = tried > 0 && matches!(picker.stage(), Stage::Killers(_) | Stage::Quiets) && !best.0.is_loss();
            let standing = node.standing.filter(|_| late);
            if let Some(standing) = standing {
                let hopeless = !node.is_pv && pruning::is_hopeless(standing, raised, depth, quiets);
                if hopeless || pruning::rest_is_late(depth, quiets, node.is_pv, node.improving) {
                    break;
                }
            }
            let (mv, learnt) = if let Some(hint) = picker.hint() {
                (hint, 0)
            } else {
                let chooser = Chooser { position, terrain: self.terrain, history: self.history };
                let picked = if node.threat == Threat::Escape {
                    picker.next_to(&chooser, || threats::blocks(position, self.terrain))
                } else {
                    picker.next(&chooser, view, &mut self.legal)
                };
                let Some(picked) = picked else { break };
                let known_to_fail = !node.is_pv && picked.quiet && pruning::is_known_to_fail(picked.learnt, depth);
                if standing.is_some() && known_to_fail {
                    continue;
                }
                (picked.mv, picked.learnt)
            };
            self.table.announce(position.hash_after_quiet(mv));
            next.clone_from(position);
            let effect = next.play(self.terrain.compiled, mv);
            self.led_by[at + 1] = Some(mv);
            let quiet = effect.captures.is_empty();
            let score = if let Some(ending) = effect.ending {
                self.lines[at + 1].clear();
                Score::decided_in(ply + 1, ending.winner() == side)
            } else if tried == 0 {
                self.answer(side, &next, depth - 1, raised, beta, ply + 1)
            } else {
                let less = if quiet { self.reduction(&next, depth, tried, learnt, &node) } else { 0 };
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
                    captures_best = !quiet;
                    self.keep_line(ply, mv);
                }
                if score >= beta {
                    if quiet {
                        self.history.learn(side, mv, &self.tried[at], depth.max(1) as u32, ply);
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
                Threat::Escape if threats::can_move(position, self.terrain) => Score::loss_in(ply + 2),
                _ => self.without_moves(position, depth, alpha, beta, ply),
            };
        }
        let bound = Bound::of(best.0, alpha, beta);
        if !captures_best {
            self.learn_of(position, &node, best.0, bound, depth, ply);
        }
        let mv = best.1.filter(|_| bound != Bound::Upper);
        let known = Known { mv, score: best.0, judged: node.judged, depth: depth.max(0) as u32, bound };
        self.table.put(key, ply, known);
        best.0
    }

    /// Remembers how the evaluation was wrong, as far as a score says so. Where a capture decides it was not the men's places.
    fn learn_of(&mut self, position: &Position, node: &Node, found: Score, bound: Bound, depth: i32, ply: u32) {
        let Some((judged, standing)) = node.judged.zip(node.standing).filter(|_| !found.is_decided()) else { return };
        let is_told = match bound {
            Bound::Exact => true,
            Bound::Lower => found > standing,
            Bound::Upper => found < standing,
        };
        if is_told {
            self.history.correction.learn(position, self.led_by[ply as usize], judged, found, depth);
        }
    }

    /// What a position is worth to the side whose move led to it. Usually the other is to move then; a piece that goes on after a capture
    /// keeps the turn.
    pub(crate) fn answer(&mut self, mover: Side, next: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        if next.side() == mover {
            self.search(next, depth, alpha, beta, ply)
        } else if let Some(die) = self.terrain.die {
            -self.before_throw(die, next, depth, -beta, -alpha, ply)
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
                self.led_by[ply as usize + 1] = None;
                -self.search(&next, depth - 1, -beta, -alpha, ply + 1)
            }
        }
    }

    /// How much less deep a late quiet move is searched at first.
    fn reduction(&self, next: &Position, depth: i32, tried: usize, learnt: i32, node: &Node) -> i32 {
        if !self.style.selective || depth < 2 || tried < 3 || node.threat != Threat::None {
            return 0;
        }
        if makes_a_threat(next, self.terrain) {
            return 0;
        }
        let less =
            pruning::less_deep(depth, tried) - i32::from(node.is_pv) + i32::from(!node.improving) - learnt / pruning::TRUSTED;
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
#[derive(Clone, Copy)]
struct Node {
    is_pv: bool,
    threat: Threat,
    /// What the evaluation says, where the node is searched selectively.
    judged: Option<Score>,
    /// That with what was learnt of positions like it.
    standing: Option<Score>,
    /// Whether the side to move stands better than before its last move.
    improving: bool,
    known: Option<Known>,
}

/// What a repetition inside the tree is worth beside a real third one: not yet a win or loss, but more than most.
const NEARLY: i32 = 600;

/// What it is worth to the side to move that the other has brought a position about again.
pub(crate) fn repeated(terrain: &Terrain<'_>, position: &Position, again: Again, ply: u32) -> Score {
    let to_move = position.side();
    let winner = match terrain.repetition {
        Repetition::DefendersLose => Side::Attackers,
        // Whoever may not repeat must play something worse.
        Repetition::CompleterLoses | Repetition::Forbidden | Repetition::ForbiddenAtSecond => to_move,
        Repetition::ForbiddenToDefenders | Repetition::ForbiddenToDefendersAtSecond if to_move == Side::Attackers => {
            Side::Attackers
        }
        Repetition::CompleterWins => to_move.other(),
        // So must a side that may not repeat a threat; the quick test for a threat is no proof, hence no decided score.
        Repetition::ThreatForbidden | Repetition::ThreatForbiddenAtFourth if makes_a_threat(position, terrain) => {
            return Score::value(NEARLY);
        }
        _ => return Score::DRAW,
    };
    match again {
        Again::InTree if winner == to_move => Score::value(NEARLY),
        Again::InTree => Score::value(-NEARLY),
        Again::OnceTooOften if winner == to_move => Score::win_in(ply),
        Again::OnceTooOften => Score::loss_in(ply),
    }
}

/// Whether the side that has just moved threatens to decide the game with its next move.
pub(crate) fn makes_a_threat(next: &Position, terrain: &Terrain<'_>) -> bool {
    match next.side() {
        Side::Attackers => next.ways_out(terrain.compiled) > 0,
        Side::Defenders => threats::captors_missing(next, terrain) == Some(1),
    }
}

/// What the opponent would do if the side to move did nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Threat {
    None,
    /// The king would escape, unless a man stands in his way.
    Escape,
    /// The king would be captured.
    Capture,
    /// The king would escape if the die lets him.
    Likely,
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
                _ if terrain.die.is_some() => Threat::Likely,
                _ => Threat::Escape,
            },
            Side::Defenders => {
                let near = threats::captors_missing(position, terrain) == Some(1);
                if near && threats::king_capture(&position.passed(), terrain).is_some() { Threat::Capture } else { Threat::None }
            }
        }
    }
}
