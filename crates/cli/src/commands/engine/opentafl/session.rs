//! The engine's side of a conversation with OpenTafl: the rules, the game, the clock, and what each line leads to. It reads and prints nothing and
//! starts no thread.
//!
//! OpenTafl and the engine each keep the game. If OpenTafl sends a different board, OpenTafl is right: it is the host.

use std::sync::Arc;
use std::time::Duration;

use hnefi_engine::time::{Allowance, Timer};
use hnefi_engine::{Limits, Searcher};
use hnefi_records::opentafl::protocol::{Clock, ToEngine, ToHost};
use hnefi_records::opentafl::{Board, OtnRules, to_ruleset};
use hnefi_rules::{Game, Move, Setup, Side};

use super::search::{Done, Task, allowance, worth};

/// The size of the transposition table.
const MEGABYTES: usize = 64;

/// What is to be done, in this order.
pub(super) enum Step {
    /// Print this.
    Say(ToHost),
    /// Run this on a thread of its own, and give what comes of it to [`Session::finished`].
    Run(Box<Task>),
    /// Give this line again once no search is running.
    Keep(String),
    /// End the program, once no search is running.
    Quit,
}

/// What a search is for.
enum Wanted {
    Move,
    Analysis,
    /// Nothing any more.
    Nothing,
}

/// A search that is running.
struct Busy {
    timer: Arc<Timer>,
    wanted: Wanted,
}

pub(super) struct Session {
    usual: Duration,
    game: Option<Game>,
    /// The game before the engine's last move, should that be refused.
    before: Option<Game>,
    clock: Option<Clock>,
    /// Made when it is first needed, and away while a search has it.
    searcher: Option<Searcher>,
    busy: Option<Busy>,
}

/// Why a line is not obeyed. OpenTafl shows the words to its user.
struct Refusal {
    /// Whether no game can be played.
    critical: bool,
    words: String,
}

impl Refusal {
    fn of(words: impl Into<String>) -> Refusal {
        Refusal { critical: false, words: words.into() }
    }
}

impl Session {
    /// A session that has heard nothing yet. A move takes `usual` where there is no clock.
    pub(super) fn new(usual: Duration) -> Session {
        Session { usual, game: None, before: None, clock: None, searcher: None, busy: None }
    }

    /// What the engine says first.
    pub(super) fn hello() -> ToHost {
        ToHost::Hello
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// What a line leads to.
    pub(super) fn obey(&mut self, line: &str) -> Vec<Step> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        let command = match line.parse::<ToEngine>() {
            Ok(command) => command,
            Err(error) => return vec![refused(Refusal { critical: line.starts_with("rules"), words: error.to_string() })],
        };
        if let Some(busy) = &mut self.busy {
            // Any command but `clock` ends a running search.
            if !matches!(command, ToEngine::Clock(_) | ToEngine::Hello) || busy.timer.is_stopped() {
                busy.wanted = Wanted::Nothing;
                busy.timer.stop();
                return vec![Step::Keep(line.to_owned())];
            }
        }
        self.command(command).unwrap_or_else(|refusal| vec![refused(refusal)])
    }

    fn command(&mut self, command: ToEngine) -> Result<Vec<Step>, Refusal> {
        match command {
            ToEngine::Hello => {}
            ToEngine::Rules(record) => self.begin(&record)?,
            ToEngine::Position(board) => {
                let side = self.game()?.position().side();
                self.set_up(&board, side)?;
            }
            ToEngine::Side(side) => self.give_turn(side)?,
            ToEngine::Clock(clock) => self.clock = Some(clock),
            ToEngine::Analyze { moves, seconds } => {
                let time = Allowance::fixed(Duration::from_secs(seconds), Duration::ZERO);
                let limits = Limits { lines: moves.clamp(1, 64), ..Limits::default() };
                return self.search(Wanted::Analysis, limits, time);
            }
            ToEngine::Play(side) => {
                self.give_turn(side)?;
                let time =
                    self.clock.map_or_else(|| Allowance::fixed(self.usual, Duration::ZERO), |clock| allowance(&clock, side));
                return self.search(Wanted::Move, Limits::default(), time);
            }
            ToEngine::OpponentMove { moves, board } => self.opponent_has_played(&moves, board.as_ref())?,
            ToEngine::Moved(board) => {
                let side = self.game()?.position().side();
                if self.board()? != board {
                    self.set_up(&board, side)?;
                }
                self.before = None;
            }
            // What follows is the opponent's last move once more, with the board as it is.
            ToEngine::Refused(_) => self.game = self.before.take().or_else(|| self.game.take()),
            ToEngine::Finish(_) => self.clock = None,
            ToEngine::Goodbye => return Ok(vec![Step::Quit]),
        }
        Ok(Vec::new())
    }

    /// What the end of a search leads to; `None` if it broke off by a fault.
    pub(super) fn finished(&mut self, done: Option<Done>) -> Vec<Step> {
        let Some(busy) = self.busy.take() else { return Vec::new() };
        let Some(game) = &self.game else { return Vec::new() };
        let Some(Done { searcher, found, lines }) = done else {
            let words = "the search failed, which is a fault of the engine".to_owned();
            return vec![refused(Refusal { critical: true, words })];
        };
        self.searcher = Some(searcher);
        let worth = worth(found.score, game.position().side());
        let status = format!("depth {}, {} positions, {worth:+.2} for the attackers", found.depth, found.nodes);
        match (busy.wanted, found.best) {
            (Wanted::Nothing, _) => Vec::new(),
            (Wanted::Analysis, _) => vec![Step::Say(ToHost::Status(status)), Step::Say(ToHost::Analysis(lines))],
            (Wanted::Move, None) => vec![refused(Refusal::of("there is no move"))],
            (Wanted::Move, Some(mv)) => {
                let mut next = game.clone();
                if let Err(error) = next.play(mv) {
                    return vec![refused(Refusal { critical: true, words: error.to_string() })];
                }
                self.before = self.game.replace(next);
                vec![Step::Say(ToHost::Status(status)), Step::Say(ToHost::Move(mv))]
            }
        }
    }

    fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or_else(|| Refusal::of("there is no game yet: it begins with `rules` and a rules record"))
    }

    fn board(&self) -> Result<Board, Refusal> {
        Ok(Board::of(&Setup::from(self.game()?.position())))
    }

    /// A new game.
    fn begin(&mut self, record: &OtnRules) -> Result<(), Refusal> {
        let rules = to_ruleset(record).map_err(|error| {
            self.game = None;
            Refusal { critical: true, words: format!("hnefi cannot play by these rules: {error}") }
        })?;
        self.game = Some(Game::new(&rules));
        (self.before, self.clock) = (None, None);
        if let Some(searcher) = &mut self.searcher {
            searcher.new_game();
        }
        Ok(())
    }

    fn set_up(&mut self, board: &Board, side: Side) -> Result<(), Refusal> {
        let game = self.game()?;
        let setup =
            board.setup(Some(side)).ok_or_else(|| Refusal::of("a king on the attackers' side is no part of any rule set"))?;
        let position = setup.position(game.variant()).map_err(|error| Refusal::of(error.to_string()))?;
        if position != *game.position() {
            self.game = Some(Game::from_position(game.variant(), position));
        }
        Ok(())
    }

    fn give_turn(&mut self, side: Side) -> Result<(), Refusal> {
        let game = self.game()?;
        if game.position().side() != side {
            self.game = Some(Game::from_position(game.variant(), game.position().passed()));
        }
        Ok(())
    }

    fn opponent_has_played(&mut self, moves: &[Move], board: Option<&Board>) -> Result<(), Refusal> {
        // After a refused move the opponent's last one is sent again.
        if board.is_some_and(|board| self.board().is_ok_and(|known| known == *board)) {
            return Ok(());
        }
        let mut game = self.game()?.clone();
        let mover = game.position().side();
        let played = moves.iter().try_for_each(|mv| game.play(*mv).map(drop));
        let agreed = board.is_none_or(|board| Board::of(&Setup::from(game.position())) == *board);
        match (played, board) {
            (Ok(()), _) if agreed => {
                self.game = Some(game);
                Ok(())
            }
            (_, Some(board)) => self.set_up(board, mover.other()),
            (Err(error), None) => Err(Refusal::of(error.to_string())),
            (Ok(()), None) => unreachable!("without a board there is nothing to disagree with"),
        }
    }

    fn search(&mut self, wanted: Wanted, limits: Limits, time: Allowance) -> Result<Vec<Step>, Refusal> {
        let game = self.game()?.clone();
        if let Some(outcome) = game.outcome() {
            return Err(Refusal::of(format!("the game is over: {outcome}")));
        }
        let timer = Arc::new(Timer::running(time));
        self.busy = Some(Busy { timer: Arc::clone(&timer), wanted });
        let searcher = self.searcher.take().unwrap_or_else(|| Searcher::new(MEGABYTES));
        Ok(vec![Step::Run(Box::new(Task { searcher, game, limits, timer }))])
    }
}

fn refused(refusal: Refusal) -> Step {
    Step::Say(ToHost::Error { critical: refusal.critical, words: refusal.words })
}

#[cfg(test)]
mod tests;
