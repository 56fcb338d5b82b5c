//! Whether a position is a puzzle, and which: one move wins by force and every other is shown not to, or one move does not lose by force and
//! every other is shown to lose.

use hnefi_engine::solver::{Goal, Solver, Verdict};
use hnefi_rules::{Game, Move, MoveText};
use thiserror::Error;

use crate::rating::{self, Effort};
use crate::{Kind, Puzzle, PuzzleError, Refutation};

/// With fewer moves to choose from there is nothing to find.
const FEWEST_MOVES: usize = 6;
/// A win in fewer plies is seen without looking for it.
const LEAST_PLIES: u32 = 3;
/// How many of the losing moves of a defence must parry what is threatened at once, and lose later.
const LEAST_TRIES: usize = 2;

/// What is wrong with a puzzle.
#[derive(Debug, Error)]
pub enum Flaw {
    /// It cannot be set up.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// It is shown to be none.
    #[error("it does not have one solution, or one that is too easy to find")]
    NoPuzzle,
    /// A question was not settled: with more positions it may be proved.
    #[error("it cannot be shown to have one solution within {0} positions a question")]
    Unproved(u64),
    /// The proof is another.
    #[error("{field} is {found}, the proof has {right}")]
    Other {
        /// Of what.
        field: &'static str,
        /// As written.
        found: String,
        /// As it should be.
        right: String,
    },
}

/// Proves puzzles.
pub struct Prover {
    solver: Solver,
    /// How many positions the solver may look at for one question.
    nodes: u64,
    /// Moves that lately won beside the one asked for, the latest last. Positions of one game are alike, so these are asked about first.
    suspects: Vec<Move>,
    /// Whether a question of the present proof was left open.
    left_open: bool,
}

/// How many such moves are remembered.
const MOST_SUSPECTS: usize = 32;

/// Whether the puzzle is as the proof has it.
///
/// # Errors
/// The [`Flaw`] of the first field that is not.
pub fn difference(puzzle: &Puzzle, proved: &Puzzle) -> Result<(), Flaw> {
    let other = |field, found: &dyn ToString, right: &dyn ToString| {
        Err(Flaw::Other { field, found: found.to_string(), right: right.to_string() })
    };
    if puzzle.kind != proved.kind {
        return other("the kind", &puzzle.kind.word(), &proved.kind.word());
    }
    if puzzle.line != proved.line {
        return other("the line", &puzzle.line.join(" "), &proved.line.join(" "));
    }
    if puzzle.unique != proved.unique {
        return other("`unique`", &puzzle.unique, &proved.unique);
    }
    if puzzle.refutations != proved.refutations {
        let json = |refutations: &[Vec<Refutation>]| serde_json::to_string(refutations).unwrap_or_default();
        return other("the refutations", &json(&puzzle.refutations), &json(&proved.refutations));
    }
    if puzzle.rating != proved.rating {
        return other("the rating", &puzzle.rating, &proved.rating);
    }
    Ok(())
}

/// The solver's answer to one question.
enum QuestionResult {
    Won { plies: u32, line: Vec<Move> },
    Refuted,
    Unknown,
}

/// A table for the small questions that most are: clearing a large one takes longer than answering them.
const TABLE_MEGABYTES: usize = 2;

impl Prover {
    /// A prover that looks at this many positions for each question: is this won, is that refuted?
    #[must_use]
    pub fn new(nodes: u64) -> Prover {
        Prover { solver: Solver::new(TABLE_MEGABYTES), nodes, suspects: Vec::new(), left_open: false }
    }

    /// The puzzle of the same rules, position and kind, with all that follows from them proved anew.
    ///
    /// # Errors
    /// The [`Flaw`] for which it is no puzzle.
    pub fn prove(&mut self, puzzle: &Puzzle) -> Result<Puzzle, Flaw> {
        let game = puzzle.game()?;
        self.left_open = false;
        let proved = match puzzle.kind {
            Kind::Defence => self.defence(&game),
            Kind::Escape | Kind::Capture => self.win(&game),
        };
        let proved = proved.ok_or(if self.left_open { Flaw::Unproved(self.nodes) } else { Flaw::NoPuzzle })?;
        Ok(Puzzle { variation: puzzle.variation, ..proved })
    }

    /// Whether the puzzle is valid and its line is correct.
    ///
    /// # Errors
    /// The [`Flaw`].
    pub fn check(&mut self, puzzle: &Puzzle) -> Result<(), Flaw> {
        difference(puzzle, &self.prove(puzzle)?)
    }

    /// Whether the side to move wins by force.
    pub fn wins(&mut self, game: &Game) -> bool {
        game.side().is_some_and(|side| matches!(self.ask(game, Goal::of(side)), QuestionResult::Won { .. }))
    }

    /// The puzzle of winning by force from the end of a game, if it is one: of the moves of the side to move one alone wins. As long as that
    /// stays so against the longest resistance, the next move is to be found as well.
    pub fn win(&mut self, game: &Game) -> Option<Puzzle> {
        let side = game.side()?;
        let goal = Goal::of(side);
        if game.legal_moves().len() < FEWEST_MOVES {
            return None;
        }
        let QuestionResult::Won { plies, line } = self.ask(game, goal) else { return None };
        if plies < LEAST_PLIES {
            return None;
        }
        let mut at = game.clone();
        let (mut texts, mut refutations, mut effort) = (Vec::new(), Vec::new(), Effort::default());
        let mut is_unique = true;
        for mv in &line {
            let moves = at.legal_moves();
            if at.side() == Some(side) {
                let refuted = if is_unique { self.refute_all(&at, *mv, goal) } else { None };
                is_unique = refuted.is_some();
                refutations.extend(refuted);
                if is_unique {
                    effort.choice(moves.len());
                }
                if refutations.is_empty() {
                    return None;
                }
            } else if is_unique {
                effort.reply(moves.len());
            }
            texts.push(at.play(*mv).ok()?.text());
        }
        // A win by another rule than the goal's is another puzzle.
        at.outcome().filter(|outcome| outcome.winner == Some(side))?;
        Some(puzzle(game, Kind::won_by(side), texts, refutations, rating::of_win(&effort)))
    }

    /// The puzzle of not losing by force from the end of a game, if it is one: every move but one loses, and not all of them at once.
    pub fn defence(&mut self, game: &Game) -> Option<Puzzle> {
        let side = game.side()?;
        let goal = Goal::of(side.other());
        let moves = game.legal_moves();
        if moves.len() < FEWEST_MOVES {
            return None;
        }
        let (mut safe, mut tries, mut longest, mut refuted) = (None, 0, 0, Refuted::default());
        for mv in moves.iter().rev() {
            let mut next = game.clone();
            next.play(*mv).ok()?;
            if let Some(outcome) = next.outcome() {
                if outcome.winner == Some(side.other()) {
                    refuted.add(*mv, None);
                    continue;
                }
                return None;
            }
            match self.ask(&next, goal) {
                QuestionResult::Won { plies, line } => {
                    tries += usize::from(plies >= LEAST_PLIES);
                    longest = longest.max(plies);
                    refuted.add(*mv, line.first().copied());
                }
                QuestionResult::Refuted if safe.is_none() => safe = Some(*mv),
                QuestionResult::Refuted | QuestionResult::Unknown => return None,
            }
        }
        let mut next = game.clone();
        let text = next.play(safe?).ok()?.text();
        let rating = rating::of_defence(moves.len(), tries, longest);
        (tries >= LEAST_TRIES).then(|| puzzle(game, Kind::Defence, vec![text], vec![refuted.grouped()], rating))
    }

    /// How every other move than the given one is refuted; nothing if one may win as well.
    fn refute_all(&mut self, game: &Game, winning: Move, goal: Goal) -> Option<Vec<Refutation>> {
        let others: Vec<Move> = game.legal_moves().into_iter().filter(|mv| *mv != winning).collect();
        // That they all fail is asked first: it is the cheaper question, and most positions are no puzzles.
        let (suspected, rest): (Vec<Move>, Vec<Move>) = others.iter().partition(|mv| self.suspects.contains(mv));
        if let Some(other) = suspected.into_iter().chain(rest).find(|mv| !self.fails(game, *mv, goal)) {
            self.suspect(other);
            return None;
        }
        let mut refuted = Refuted::default();
        for mv in others {
            let mut next = game.clone();
            next.play(mv).ok()?;
            let reply = if next.outcome().is_some() { None } else { Some(self.parry(&next, goal, &refuted)?) };
            refuted.add(mv, reply);
        }
        Some(refuted.grouped())
    }

    fn suspect(&mut self, mv: Move) {
        self.suspects.retain(|known| *known != mv);
        self.suspects.push(mv);
        let older = self.suspects.len().saturating_sub(MOST_SUSPECTS);
        self.suspects.drain(..older);
    }

    /// A reply after which no sequence of threats wins; one that has refuted other moves already if possible.
    fn parry(&mut self, game: &Game, goal: Goal, refuted: &Refuted) -> Option<Move> {
        let legal = game.legal_moves();
        let known = refuted.replies().filter(|reply| legal.contains(reply)).collect::<Vec<_>>();
        known.iter().chain(&legal).copied().find(|reply| self.fails(game, *reply, goal))
    }

    /// Whether a move is shown not to win.
    fn fails(&mut self, game: &Game, mv: Move, goal: Goal) -> bool {
        let mut next = game.clone();
        if next.play(mv).is_err() {
            return false;
        }
        match next.outcome() {
            Some(outcome) => outcome.winner != Some(goal.winner()),
            None => matches!(self.ask(&next, goal), QuestionResult::Refuted),
        }
    }

    fn ask(&mut self, game: &Game, goal: Goal) -> QuestionResult {
        match self.solver.solve(game, goal, self.nodes, &|| false, &mut |_| {}).verdict {
            Verdict::Won(win) if win.shortest => QuestionResult::Won { plies: win.plies, line: win.line },
            // The win is proved, but a line that may be too long does not show the best resistance.
            Verdict::Won(_) | Verdict::Unknown(_) => {
                self.left_open = true;
                QuestionResult::Unknown
            }
            Verdict::NoThreats => QuestionResult::Refuted,
        }
    }
}

/// Replies, and the moves that each refutes.
#[derive(Default)]
struct Refuted(Vec<(Option<Move>, Vec<Move>)>);

impl Refuted {
    fn add(&mut self, mv: Move, reply: Option<Move>) {
        match self.0.iter_mut().find(|(known, _)| *known == reply) {
            Some((_, moves)) => moves.push(mv),
            None => self.0.push((reply, vec![mv])),
        }
    }

    /// The replies, those that refute most first.
    fn replies(&self) -> impl Iterator<Item = Move> {
        let mut groups: Vec<_> = self.0.iter().collect();
        groups.sort_by_key(|(_, moves)| std::cmp::Reverse(moves.len()));
        groups.into_iter().filter_map(|(reply, _)| *reply)
    }

    /// As a puzzle has them: the reply that refutes most moves comes first and does without their list.
    fn grouped(mut self) -> Vec<Refutation> {
        self.0.sort_by_key(|(_, moves)| std::cmp::Reverse(moves.len()));
        let texts = |moves: &[Move]| moves.iter().map(|mv| MoveText::new(*mv).to_string()).collect();
        let groups = self.0.iter().enumerate();
        groups
            .map(|(index, (reply, moves))| Refutation {
                reply: reply.map(|mv| MoveText::new(mv).to_string()),
                of: if index == 0 { Vec::new() } else { texts(moves) },
            })
            .collect()
    }
}

fn puzzle(game: &Game, kind: Kind, line: Vec<String>, refutations: Vec<Vec<Refutation>>, rating: u32) -> Puzzle {
    let (rules, position) = (game.variant().name().to_owned(), game.position().to_string());
    let unique = 2 * refutations.len() - 1;
    let id = Puzzle::id(&rules, &position, kind);
    Puzzle { id, rules, position, variation: false, kind, line, unique, rating, refutations }
}
