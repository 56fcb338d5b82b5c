//! The engine at the board: its moves, its choice of a side, and its answers to offers.

use std::time::{Duration, Instant};

use hnefi_engine::{Level, SearchInfo, SearchResult};
use hnefi_rules::{Game, Side};

use super::{GameActor, WriteFailed, failed};
use crate::clients::Share;
use crate::engine_pool::engine::{Question, Report};
use crate::engine_pool::threads::Job;
use crate::live_games::GameError;
use crate::live_games::command::ThinkingUpdate;
use crate::random::{self, SeatHash};
use hnefi_play::Action;

/// The least time between two updates of the engine's thinking.
const THINKING_INTERVAL: Duration = Duration::from_millis(100);

impl GameActor {
    /// The searches were about another position.
    pub(super) fn forget_searches(&mut self) {
        self.moving = None;
        self.answering = None;
        self.choosing = None;
    }

    /// Starts the engine where it has something to do.
    pub(super) fn start_searches(&mut self, mut place: Option<Share>) {
        if self.state.engine_to_answer().is_none() {
            self.answering = None;
        } else if self.answering.is_none() {
            let (game, quiet) = (self.state.game.clone(), Box::new(|_: &SearchInfo<'_>, _| {}));
            self.answering = Some(self.services.engine.ask(self.client, place.take(), game, Question::Verdict, quiet));
        }
        match self.state.engine_to_move() {
            Some(_) if self.state.may_choose_side() => {
                if self.choosing.is_none() {
                    let (game, quiet) = (self.state.game.clone(), Box::new(|_: &SearchInfo<'_>, _| {}));
                    self.choosing = Some(self.services.engine.ask(self.client, place.take(), game, Question::Verdict, quiet));
                }
            }
            Some(level) if self.moving.is_none() && self.is_watched_enough() => self.begin_move(level, place),
            Some(_) => {}
            None => self.moving = None,
        }
    }

    /// Whether the engine should move: two engines play only while the game is followed.
    fn is_watched_enough(&self) -> bool {
        let played_by_someone = Side::BOTH.into_iter().any(|side| self.state.is_human(side));
        let room = self.state.game.plies().len() < self.services.max_plies;
        room && (played_by_someone || self.shared.games.receiver_count() > 0)
    }

    fn begin_move(&mut self, level: u8, place: Option<Share>) {
        let (level, seed) = match (Level::try_from(level), random::seed()) {
            (Ok(level), Ok(seed)) => (level, seed),
            (Err(error), _) => return drop(failed(self.state.id, &error)),
            (_, Err(error)) => return drop(failed(self.state.id, &error)),
        };
        self.thinking_updates.send_replace(None);
        let report = self.report();
        let (game, question) = (self.state.game.clone(), Question::Move { level, seed });
        self.moving = Some(self.services.engine.ask(self.client, place, game, question, report));
    }

    /// Publishes what the engine finds, at most ten times a second.
    fn report(&self) -> Report {
        let (thinking_updates, state) = (self.thinking_updates.clone(), self.state.clone());
        let mut last: Option<Instant> = None;
        Box::new(move |progress: &SearchInfo<'_>, _| {
            if last.is_some_and(|at| at.elapsed() < THINKING_INTERVAL) {
                return;
            }
            last = Some(Instant::now());
            let &SearchInfo { depth, score, nodes, pv, .. } = progress;
            let score = score.from_attackers_view(state.game.position().side());
            thinking_updates.send_replace(Some(ThinkingUpdate { state: state.clone(), depth, score, nodes, pv: pv.to_vec() }));
        })
    }

    pub(super) async fn engine_moves(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let Some(mv) = found.and_then(|found| found.best) else {
            // The engine failed, or the server stops. The next command that follows the game starts the engine again.
            self.publish();
            return Ok(());
        };
        self.server_does(&Action::EngineMove(mv)).await
    }

    /// The engine takes the side that it thinks better.
    pub(super) async fn engine_chooses(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let Some(found) = found else {
            self.publish();
            return Ok(());
        };
        let side = self.state.game.position().side();
        let swap = hnefi_play::swaps_sides(side, found.score.from_attackers_view(side));
        self.server_does(&Action::EngineChoice { swap }).await
    }

    pub(super) async fn engine_answers(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let score = found.map(|found| found.score.from_attackers_view(self.state.game.position().side()));
        let accept = match (score, self.state.offer) {
            (Some(score), Some(offer)) => hnefi_play::accepts_draw(offer.side.other(), score, self.state.game.plies()),
            _ => false,
        };
        self.server_does(&Action::EngineAnswer { accept }).await
    }

    pub(super) fn position_to_advise(&self, seat: SeatHash) -> Result<Game, GameError> {
        Ok(self.state.to_advise(seat)?.clone())
    }
}

/// The result of a job; it never comes, if there is none.
pub(super) async fn answer_of(job: &mut Option<Job<SearchResult>>) -> Option<SearchResult> {
    match job {
        Some(job) => job.await,
        None => std::future::pending().await,
    }
}
