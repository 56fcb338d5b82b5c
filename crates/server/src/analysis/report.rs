//! A report on a game, made by the engine's threads.

use std::sync::Arc;

use hnefi_api::{Report, ReportCost, ReportProgress, ReportWork};
use hnefi_rules::Game;
use tokio::sync::mpsc;

use super::AnalysisError;
use crate::clients::{Client, Share, Shares};
use crate::engine_pool::engine::{EnginePool, Question};

/// News of a report.
pub(crate) enum ReportUpdate {
    Progress(ReportProgress),
    Report(Report),
}

/// A report being made. Dropping it stops the work.
pub(crate) struct ReportJob {
    updates: mpsc::Receiver<ReportUpdate>,
    work: tokio::task::JoinHandle<()>,
    _places: (Share, Share),
}

impl Drop for ReportJob {
    fn drop(&mut self) {
        self.work.abort();
    }
}

/// What limits reports.
pub(crate) struct ReportLimits {
    /// The places for open streams.
    pub(crate) streams: Arc<Shares>,
    /// The places for reports in progress.
    pub(crate) reports: Arc<Shares>,
    /// What a whole game may cost.
    pub(crate) cost: ReportCost,
}

impl ReportJob {
    /// Starts a report on the moves of a game from a ply on.
    ///
    /// # Errors
    /// An [`AnalysisError`] where there is nothing to judge, too much, or too many reports are being made.
    pub(crate) fn begin(
        engine: &Arc<EnginePool>,
        client: Client,
        game: Game,
        from: usize,
        limits: &ReportLimits,
    ) -> Result<ReportJob, AnalysisError> {
        let work = ReportWork::new(game, from, limits.cost)?;
        let busy = AnalysisError::Busy("too many reports are being made");
        let places = limits.streams.take(client, 1).zip(limits.reports.take(client, 1)).ok_or(busy)?;
        let (sender, updates) = mpsc::channel(4);
        let work = tokio::spawn(make(work, engine.clone(), client, sender));
        Ok(ReportJob { updates, work, _places: places })
    }

    /// Waits for news; `None` after the report, or where the engine stopped.
    pub(crate) async fn next(&mut self) -> Option<ReportUpdate> {
        self.updates.recv().await
    }
}

/// Searches what the report needs, until it is made, no longer wanted, or the engine gives no answers.
async fn make(mut work: ReportWork, engine: Arc<EnginePool>, client: Client, sender: mpsc::Sender<ReportUpdate>) {
    loop {
        if sender.send(ReportUpdate::Progress(work.progress())).await.is_err() {
            return;
        }
        let Some(search) = work.next_search() else { break };
        let question = Question::Lines { lines: search.limits.lines, nodes: search.limits.nodes, within: search.within };
        let Some(found) = engine.ask(client, None, search.game, question, Box::new(|_, _| {})).await else { return };
        work.take(found);
    }
    // The reasons of the faults take a while in a long game.
    if let Ok(report) = tokio::task::spawn_blocking(move || work.report()).await {
        sender.send(ReportUpdate::Report(report)).await.ok();
    }
}
