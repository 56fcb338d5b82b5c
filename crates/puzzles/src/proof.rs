//! Whether a position is a puzzle, and which: one move wins by force and every other is shown not to, or one move does not lose by force and
//! every other is shown to lose.

use hnefi_engine::solver::{Goal, Solver, Verdict};
use hnefi_rules::{Game, Move, Side};
use thiserror::Error;

use crate::rating::{self, Effort};
use crate::{Kind, Puzzle, PuzzleError};

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
    /// It cannot be proved.
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
        Prover { solver: Solver::new(TABLE_MEGABYTES), nodes }
    }

    /// Whether the puzzle is valid and its line is correct.
    ///
    /// # Errors
    /// The [`Flaw`].
    pub fn check(&mut self, puzzle: &Puzzle) -> Result<(), Flaw> {
        let game = puzzle.game()?;
        let proved = match puzzle.kind {
            Kind::Defence => self.defence(&game),
            Kind::Escape | Kind::Capture => self.win(&game),
        };
        let proved = proved.ok_or(Flaw::Unproved(self.nodes))?;
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
        if puzzle.rating != proved.rating {
            return other("the rating", &puzzle.rating, &proved.rating);
        }
        Ok(())
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
        let (mut texts, mut unique, mut effort) = (Vec::new(), 0, Effort::default());
        let mut is_unique = true;
        for mv in &line {
            let moves = at.legal_moves();
            if at.side() == Some(side) {
                is_unique = is_unique && moves.iter().all(|other| other == mv || self.fails(&at, *other, goal));
                if is_unique {
                    effort.choice(moves.len());
                    unique = texts.len() + 1;
                }
                if unique == 0 {
                    return None;
                }
            } else if is_unique {
                effort.reply(moves.len());
            }
            texts.push(at.play(*mv).ok()?.text());
        }
        // A win by another rule than the goal's is another puzzle.
        at.outcome().filter(|outcome| outcome.winner == Some(side))?;
        let kind = if side == Side::Defenders { Kind::Escape } else { Kind::Capture };
        Some(puzzle(game, kind, texts, unique, rating::of_win(&effort)))
    }

    /// The puzzle of not losing by force from the end of a game, if it is one: every move but one loses, and not all of them at once.
    pub fn defence(&mut self, game: &Game) -> Option<Puzzle> {
        let side = game.side()?;
        let goal = Goal::of(side.other());
        let moves = game.legal_moves();
        if moves.len() < FEWEST_MOVES {
            return None;
        }
        let (mut safe, mut tries, mut longest) = (None, 0, 0);
        for mv in moves.iter().rev() {
            let mut next = game.clone();
            next.play(*mv).ok()?;
            if let Some(outcome) = next.outcome() {
                if outcome.winner == Some(side.other()) {
                    continue;
                }
                return None;
            }
            match self.ask(&next, goal) {
                QuestionResult::Won { plies, .. } => {
                    tries += usize::from(plies >= LEAST_PLIES);
                    longest = longest.max(plies);
                }
                QuestionResult::Refuted if safe.is_none() => safe = Some(*mv),
                QuestionResult::Refuted | QuestionResult::Unknown => return None,
            }
        }
        let mut next = game.clone();
        let text = next.play(safe?).ok()?.text();
        let is_puzzle = tries >= LEAST_TRIES;
        is_puzzle.then(|| puzzle(game, Kind::Defence, vec![text], 1, rating::of_defence(moves.len(), tries, longest)))
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
            Verdict::Won(_) | Verdict::Unknown(_) => QuestionResult::Unknown,
            Verdict::NoThreats => QuestionResult::Refuted,
        }
    }
}

fn puzzle(game: &Game, kind: Kind, line: Vec<String>, unique: usize, rating: u32) -> Puzzle {
    let (rules, position) = (game.variant().name().to_owned(), game.position().to_string());
    Puzzle { id: Puzzle::id(&rules, &position, kind), rules, position, kind, line, unique, rating }
}
