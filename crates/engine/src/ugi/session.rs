//! A session: the rule set, the position and the options, and what each line from the other program leads to.

use std::sync::Arc;
use std::time::Duration;

use hnefi_rules::{Difference, Game, Move, MoveText, Outcome, PlayError, Replay, Side};
use hnefi_rulesets::Ruleset;
use thiserror::Error;

use super::answer::{Answer, GameEnd, Response};
use super::command::{Command, Query};
use super::error::shown;
use super::job::{Job, JobKind, JobResult};
use super::options::{Options, Setting, declarations};
use super::position::{PositionCommand, Turn};
use super::{CommandError, Go, OptionError};
use crate::level::Level;
use crate::search::Searcher;
use crate::search::{Limits, SearchResult};
use crate::time::{Allowance, Clock, Timer};

/// Finds the rule set that a value of the option `Rules` means, or says why there is none.
pub type Finder = Box<dyn Fn(&str) -> Result<Ruleset, String>>;

/// What is to be done, in this order, after a line or after the end of a search.
pub enum Step {
    /// Print this.
    Say(Answer),
    /// Draw the board and say what game it is.
    Draw(Box<Game>),
    /// Run this on a thread of its own, and give what comes of it to [`Session::finished`].
    Run(Box<Job>),
    /// End the program, once no task is running.
    Quit,
}

/// Why a command is not obeyed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error(transparent)]
    Command(#[from] CommandError),
    /// Only some commands can be obeyed during a search.
    #[error("a search is running: send `stop` and wait for `bestmove` before `{0}`")]
    Busy(String),
    /// The option cannot be set so.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is no such rule set, or its file is wrong.
    #[error("the rules stay `{rules}`: {reason}")]
    Rules {
        /// The rule set in force.
        rules: String,
        /// What is wrong with the other.
        reason: String,
    },
    /// The position cannot be set up.
    #[error("the position stays as it was: {0}")]
    Position(#[from] Difference),
    /// No piece may stay.
    #[error(
        "the position stays as it was: word {0} after `moves`: `stay` ends a turn in which a piece could go on capturing, and none can"
    )]
    Stay(usize),
    /// A move to be searched cannot be played.
    #[error("searchmoves: {0}")]
    SearchMove(PlayError),
    /// The clock of the side to move is missing.
    #[error("player {player} is to move, and `{player_time}` does not say how much time that player has")]
    NoClock {
        /// 1 or 2.
        player: u8,
        /// The word that is missing.
        player_time: &'static str,
    },
    /// There is not so much memory.
    #[error("there is no memory for a table of {asked} MB: it stays at {kept} MB")]
    Memory {
        /// What was asked for.
        asked: usize,
        /// What stays.
        kept: usize,
    },
    /// The opponent's move was not being waited for.
    #[error("no search waits for the opponent's move: `ponderhit` follows `go ponder`")]
    NotPondering,
    /// Nothing to search.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// A fault of the engine's own.
    #[error("the search failed, which is a fault of the engine: the move is any legal one")]
    Failed,
}

/// A task that is running, or whose result is held back.
struct Busy {
    timer: Arc<Timer>,
    /// Whether no best move may be given before `stop`.
    endless: bool,
    /// Whether none may be given before `ponderhit` or `stop`.
    pondering: bool,
    /// The result, where it came before it may be given.
    found: Option<SearchResult>,
}

/// The engine's side of a conversation. See the [module](super).
pub struct Session {
    find: Finder,
    first_rules: String,
    options: Options,
    game: Game,
    /// Made when it is first needed, and away while a task has it.
    searcher: Option<Searcher>,
    busy: Option<Busy>,
    seed: u64,
}

impl Session {
    /// A session under these rules; other rules are looked up by `find`.
    #[must_use]
    pub fn new(rules: Ruleset, find: Finder) -> Session {
        let game = Game::new(&rules);
        Session { find, first_rules: rules.id(), options: Options::default(), game, searcher: None, busy: None, seed: 0 }
    }

    /// The lots of the levels that err are drawn by this number.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Session {
        Session { seed, ..self }
    }

    /// The game that has been set up.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether a task is running, or its result is held back.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Whether a task has been told to stop and has not ended yet. Lines that come now are best kept until it has.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.busy.as_ref().is_some_and(|busy| busy.timer.is_stopped())
    }

    /// Handles a line of input.
    pub fn obey(&mut self, line: &str) -> Vec<Step> {
        let mut steps = Vec::new();
        if line.trim().is_empty() {
            return steps;
        }
        let obeyed = line.parse().map_err(Refusal::from).and_then(|command| self.command(command, &mut steps));
        if let Err(refusal) = obeyed {
            steps.push(refused(&refusal));
        }
        steps
    }

    /// Handles the end of the input, as `quit` does.
    pub fn end(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.stop(&mut steps);
        steps.push(Step::Quit);
        steps
    }

    /// Handles the end of a job; `None` if it panicked.
    pub fn finished(&mut self, result: Option<JobResult>) -> Vec<Step> {
        let mut steps = Vec::new();
        let Some(mut busy) = self.busy.take() else { return steps };
        let Some(JobResult { searcher, found }) = result else {
            steps.push(refused(&Refusal::Failed));
            steps.push(Step::Say(Answer::BestMove { mv: self.game.legal_moves().first().copied(), ponder: None }));
            return steps;
        };
        self.searcher = Some(searcher);
        match found {
            Some(found) if (busy.endless || busy.pondering) && !busy.timer.is_stopped() => {
                busy.found = Some(found);
                self.busy = Some(busy);
            }
            Some(found) => steps.push(self.best_move(&found)),
            None => {}
        }
        steps
    }

    fn command(&mut self, command: Command, steps: &mut Vec<Step>) -> Result<(), Refusal> {
        let needs_rest = matches!(
            command,
            Command::SetOption { .. } | Command::NewGame | Command::Position(_) | Command::Go(_) | Command::Perft(_)
        );
        if self.is_busy() && needs_rest {
            return Err(Refusal::Busy(shown(&command.to_string())));
        }
        match command {
            Command::Ugi => self.introduce(steps),
            Command::IsReady => {
                // Large tables are made now, and not when the clock is running.
                if !self.is_busy() {
                    self.searcher = Some(self.take_searcher());
                }
                steps.push(Step::Say(Answer::ReadyOk));
            }
            Command::SetOption { name, value } => self.set(Setting::read(&name, value.as_deref())?)?,
            Command::NewGame => self.new_game(Game::new(self.game.variant())),
            Command::Position(position) => self.game = self.set_up(&position)?,
            Command::Go(go) => self.go(&go, steps)?,
            Command::Perft(depth) => {
                steps.push(self.start(JobKind::Perft(depth), Timer::running(Allowance::UNLIMITED), false, false))
            }
            Command::Stop => self.stop(steps),
            Command::PonderHit => self.ponder_hit(steps)?,
            Command::Query(query) => steps.push(Step::Say(Answer::Response(self.answer(query)))),
            Command::Quit => steps.extend(self.end()),
            Command::Draw => steps.push(Step::Draw(Box::new(self.game.clone()))),
            Command::Moves => steps.push(Step::Say(Answer::Text(self.list_moves()))),
        }
        Ok(())
    }

    fn introduce(&self, steps: &mut Vec<Step>) {
        let name = format!("hnefi {}", env!("CARGO_PKG_VERSION"));
        steps.push(Step::Say(Answer::Id { name, author: env!("CARGO_PKG_AUTHORS").to_owned() }));
        steps.extend(declarations(&self.first_rules).map(|option| Step::Say(Answer::Option(option))));
        steps.push(Step::Say(Answer::UgiOk));
    }

    fn set(&mut self, setting: Setting) -> Result<(), Refusal> {
        match setting {
            Setting::Rules(name) => {
                let kept = || self.game.variant().name().to_owned();
                let rules = (self.find)(&name).map_err(|reason| Refusal::Rules { rules: kept(), reason })?;
                self.new_game(Game::new(&rules));
            }
            Setting::Hash(asked) => {
                if !Searcher::has_room(asked) {
                    return Err(Refusal::Memory { asked, kept: self.options.hash });
                }
                if asked != self.options.hash {
                    self.options.hash = asked;
                    self.searcher = None;
                }
            }
            Setting::Threads(threads) => self.options.threads = threads,
            Setting::Lines(lines) => self.options.lines = lines,
            Setting::Level(level) => self.options.level = level,
            Setting::Overhead(overhead) => self.options.overhead = overhead,
            Setting::ClearHash => self.forget(),
            Setting::Noted => {}
        }
        Ok(())
    }

    fn new_game(&mut self, game: Game) {
        self.game = game;
        self.forget();
    }

    fn forget(&mut self) {
        if let Some(searcher) = &mut self.searcher {
            searcher.new_game();
        }
    }

    fn take_searcher(&mut self) -> Searcher {
        let mut searcher = self.searcher.take().unwrap_or_else(|| Searcher::new(self.options.hash));
        searcher.set_threads(self.options.threads);
        searcher
    }

    /// The game that a `position` describes, under the rules in force.
    fn set_up(&self, position: &PositionCommand) -> Result<Game, Refusal> {
        let mut replay = Replay::new(self.game.variant(), position.start.as_ref())?;
        for (index, turn) in position.turns.iter().enumerate() {
            match turn {
                Turn::Throw(die) => replay.throw(*die)?,
                Turn::Pass => replay.pass(None)?,
                Turn::Stay => {
                    let at = replay.game().position().going_on().ok_or(Refusal::Stay(index + 1))?;
                    replay.play(None, &MoveText::new(Move::stay(at)))?;
                }
                Turn::Move(text) => replay.play(None, text)?,
            }
        }
        Ok(replay.into_game())
    }

    fn go(&mut self, go: &Go, steps: &mut Vec<Step>) -> Result<(), Refusal> {
        if let Some(outcome) = self.game.outcome() {
            steps.push(refused(&Refusal::GameOver(outcome)));
            steps.push(Step::Say(Answer::BestMove { mv: None, ponder: None }));
            return Ok(());
        }
        go.searchmoves.iter().try_for_each(|mv| self.game.check(*mv)).map_err(Refusal::SearchMove)?;
        let clock = self.clock(go)?;
        let overhead = self.options.overhead;
        let mut allowance = clock.map_or(Allowance::UNLIMITED, |clock| clock.allowance(overhead));
        if let Some(time) = go.movetime {
            allowance = allowance.and(Allowance::fixed(Duration::from_millis(time), overhead));
        }
        if go.infinite {
            allowance = Allowance::UNLIMITED;
        }
        let (kind, allowance) = match self.options.level {
            Some(level) => (self.play(level), allowance.and(Allowance { soft: None, hard: Some(level.thinking_time()) })),
            None => (JobKind::Search(self.limits(go, clock.is_some())), allowance),
        };
        // A level has limits of its own.
        let endless = if self.options.level.is_some() { go.infinite } else { go.is_endless() };
        let timer = if go.ponder { Timer::waiting(allowance) } else { Timer::running(allowance) };
        steps.push(self.start(kind, timer, endless, go.ponder));
        Ok(())
    }

    fn start(&mut self, kind: JobKind, timer: Timer, endless: bool, pondering: bool) -> Step {
        let timer = Arc::new(timer);
        self.busy = Some(Busy { timer: Arc::clone(&timer), endless, pondering, found: None });
        Step::Run(Box::new(Job { searcher: self.take_searcher(), game: self.game.clone(), kind, timer }))
    }

    fn play(&self, level: Level) -> JobKind {
        JobKind::Play(level, self.seed.wrapping_add(self.game.plies().len() as u64))
    }

    fn limits(&self, go: &Go, timed: bool) -> Limits {
        let free = go.nodes.is_none() && go.depth.is_none() && go.mate.is_none() && !go.infinite && !go.ponder;
        // The only move takes no thinking time while the clock runs.
        let forced = timed && free && self.options.lines == 1 && self.game.legal_moves().len() == 1;
        Limits {
            depth: if forced { Some(1) } else { go.depth },
            nodes: go.nodes,
            win_in: go.mate,
            lines: self.options.lines,
            moves: go.searchmoves.clone(),
        }
    }

    /// The clock of the side to move, where `go` speaks of clocks.
    fn clock(&self, go: &Go) -> Result<Option<Clock>, Refusal> {
        if !go.has_clock() || go.infinite {
            return Ok(None);
        }
        let first = self.is_p1_turn();
        let (time, increment) = if first { (go.p1time, go.p1inc) } else { (go.p2time, go.p2inc) };
        let milliseconds = Duration::from_millis;
        match time {
            Some(time) => Ok(Some(Clock {
                remaining: milliseconds(time),
                increment: milliseconds(increment.unwrap_or(0)),
                moves_to_go: go.movestogo,
            })),
            None if first => Err(Refusal::NoClock { player: 1, player_time: "p1time" }),
            None => Err(Refusal::NoClock { player: 2, player_time: "p2time" }),
        }
    }

    fn stop(&mut self, steps: &mut Vec<Step>) {
        let Some(busy) = &mut self.busy else { return };
        busy.timer.stop();
        if let Some(found) = busy.found.take() {
            self.busy = None;
            steps.push(self.best_move(&found));
        }
    }

    fn ponder_hit(&mut self, steps: &mut Vec<Step>) -> Result<(), Refusal> {
        let busy = self.busy.as_mut().filter(|busy| busy.pondering).ok_or(Refusal::NotPondering)?;
        busy.timer.start();
        busy.pondering = false;
        if let Some(found) = busy.found.take_if(|_| !busy.endless) {
            self.busy = None;
            steps.push(self.best_move(&found));
        }
        Ok(())
    }

    fn best_move(&self, found: &SearchResult) -> Step {
        Step::Say(Answer::BestMove { mv: found.best, ponder: self.expected_answer(found) })
    }

    /// The move that the opponent is expected to answer with; `None` where the opponent is not to move, or a die decides.
    fn expected_answer(&self, found: &SearchResult) -> Option<Move> {
        let (best, answer) = (found.best?, *found.pv.get(1)?);
        let side = self.game.side()?;
        let mut next = self.game.clone();
        next.play(best).ok()?;
        let opponents = next.side() == Some(side.other()) && !next.awaits_throw();
        (opponents && next.check(answer).is_ok()).then_some(answer)
    }

    fn is_p1_turn(&self) -> bool {
        self.game.position().side() == self.game.variant().first()
    }

    fn answer(&self, query: Query) -> Response {
        match query {
            Query::P1Turn => Response::Truth(self.is_p1_turn()),
            Query::GameOver => Response::Truth(self.game.outcome().is_some()),
            Query::Result => Response::Result(match self.game.outcome().map(|outcome| outcome.winner) {
                None => GameEnd::None,
                Some(None) => GameEnd::Draw,
                Some(Some(side)) => self.player(side),
            }),
        }
    }

    fn player(&self, side: Side) -> GameEnd {
        if side == self.game.variant().first() { GameEnd::P1Win } else { GameEnd::P2Win }
    }

    fn list_moves(&self) -> String {
        let mut moves = self.game.legal_moves();
        moves.sort_by_key(|mv| (mv.from.notation_order(), mv.to.notation_order()));
        let text = |mv| {
            let effect = self.game.position().clone().play(self.game.variant().compiled(), mv);
            format!("{mv}{}", effect.captures)
        };
        moves.into_iter().map(text).collect::<Vec<_>>().join(" ")
    }
}

fn refused(refusal: &Refusal) -> Step {
    Step::Say(Answer::Note(refusal.to_string()))
}
