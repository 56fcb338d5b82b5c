//! The engine's best lines in a position, as it finds them. Dropping the analysis stops the engine.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hnefi_api::{FoundLines, LineGatherer};
use hnefi_engine::{SearchInfo, SearchResult};
use hnefi_rules::Game;
use tokio::sync::watch;

use super::AnalysisError;
use crate::clients::{Client, Share, Shares};
use crate::engine_pool::engine::{EnginePool, Question, Report};
use crate::engine_pool::threads::Job;

/// The least time between two updates; a reader needs no more.
const UPDATE_INTERVAL: Duration = Duration::from_millis(100);

/// How far an analysis goes.
pub(crate) struct AnalysisLimits {
    /// From 1 to 5.
    pub(crate) lines: usize,
    pub(crate) nodes: Option<u64>,
    pub(crate) within: Duration,
}

/// News of an analysis.
pub(crate) enum AnalysisUpdate {
    /// The lines found so far.
    Lines(FoundLines),
    /// The end, and whether every line is settled: it leads to an end that no deeper search would change.
    End { settled: bool },
}

/// An analysis in progress, or ended with its last updates not yet read.
pub(crate) struct Analysis {
    game: Game,
    job: Job<SearchResult>,
    found: watch::Receiver<Option<FoundLines>>,
    not_before: Instant,
    /// How many positions the lines of the last update had taken.
    reported: Option<u64>,
    /// Whether the engine has found an answer; `None` while it thinks.
    answered: Option<bool>,
    ended: bool,
    /// The place among the open streams.
    _stream: Share,
}

impl Analysis {
    /// Sets the engine to work on the position at the end of a game.
    ///
    /// # Errors
    /// An [`AnalysisError`] where the game is over, or too many analyses wait already.
    pub(crate) fn begin(
        engine: &EnginePool,
        streams: &Arc<Shares>,
        client: Client,
        game: Game,
        limits: &AnalysisLimits,
    ) -> Result<Analysis, AnalysisError> {
        if let Some(outcome) = game.outcome() {
            return Err(AnalysisError::GameOver(outcome));
        }
        let busy = AnalysisError::Busy("the engine has too many positions to analyse");
        let Some((stream, place)) = streams.take(client, 1).zip(engine.try_place(client)) else { return Err(busy) };
        let (sender, found) = watch::channel(None);
        let AnalysisLimits { lines, nodes, within } = *limits;
        let question = Question::Lines { lines, nodes, within };
        let job = engine.ask(client, Some(place), game.clone(), question, report(sender));
        let not_before = Instant::now();
        Ok(Analysis { game, job, found, not_before, reported: None, answered: None, ended: false, _stream: stream })
    }

    /// The game whose last position is analysed.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Waits for news; `None` after the end.
    pub(crate) async fn next(&mut self) -> Option<AnalysisUpdate> {
        if self.ended {
            return None;
        }
        let answered = match self.answered {
            Some(answered) => answered,
            None => {
                let (found, not_before) = (&mut self.found, self.not_before);
                let more = async {
                    tokio::time::sleep_until(not_before.into()).await;
                    found.changed().await
                };
                tokio::select! {
                    biased;
                    Ok(()) = more => return self.lines(),
                    result = &mut self.job => *self.answered.insert(result.is_some()),
                }
            }
        };
        // The last lines come before the end.
        if self.has_more() { self.lines() } else { Some(self.end(answered)) }
    }

    fn lines(&mut self) -> Option<AnalysisUpdate> {
        let found = self.found.borrow_and_update().clone()?;
        self.reported = Some(found.nodes);
        self.not_before = Instant::now() + UPDATE_INTERVAL;
        Some(AnalysisUpdate::Lines(found))
    }

    fn end(&mut self, answered: bool) -> AnalysisUpdate {
        self.ended = true;
        AnalysisUpdate::End { settled: answered && self.found.borrow().as_ref().is_some_and(FoundLines::is_settled) }
    }

    fn has_more(&self) -> bool {
        self.found.borrow().as_ref().is_some_and(|found| Some(found.nodes) != self.reported)
    }
}

/// Gathers the lines of a depth and passes them on together.
fn report(sender: watch::Sender<Option<FoundLines>>) -> Report {
    let mut gatherer = LineGatherer::default();
    Box::new(move |progress: &SearchInfo<'_>, elapsed| {
        if let Some(found) = gatherer.add(progress, elapsed) {
            sender.send_replace(Some(found));
        }
    })
}
