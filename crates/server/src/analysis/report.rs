//! A report on a game: the engine searches every position, and each move is judged by how much of its side's chance to win it gave away.
//! Moves that look bad are searched again, longer.

use std::sync::Arc;
use std::time::Duration;

use hnefi_engine::{Fault, ScoreKind, SearchResult, accuracy};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Move, Ply, Side};
use tokio::sync::mpsc;

use super::AnalysisError;
use super::fault_reason::{Compared, FaultReason};
use crate::clients::{Client, Share, Shares};
use crate::engine_pool::engine::{EnginePool, Question};

/// The most moves in one report.
const MAX_PLIES: usize = 400;
/// The fewest nodes of a search, however long the game.
const MIN_NODES: u64 = 10_000;
/// The most nodes of a search, however short the game.
const MAX_NODES: u64 = 100_000;
/// How many times longer a move that looks like a mistake is searched.
const SECOND_SEARCH: u32 = 3;
/// The longest search of a position, for slow machines.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(2);

/// How a game was played.
pub(crate) struct GameReport {
    pub(crate) attackers: SideReport,
    pub(crate) defenders: SideReport,
    /// The attackers' chance before the first move judged, from 0 to 1.
    pub(crate) before: f64,
    pub(crate) plies: Vec<JudgedPly>,
}

/// How exactly a side played.
pub(crate) struct SideReport {
    /// From 0 to 100; `None` for a side that made no move.
    pub(crate) accuracy: Option<f64>,
    pub(crate) moves: usize,
    pub(crate) doubtful: usize,
    pub(crate) mistakes: usize,
    pub(crate) blunders: usize,
}

/// A move, judged.
pub(crate) struct JudgedPly {
    /// Its number, from 1.
    pub(crate) ply: usize,
    pub(crate) played: Ply,
    /// The attackers' chance afterwards, from 0 to 1.
    pub(crate) chance: f64,
    /// From the attackers' view; `None` where the game is over afterwards.
    pub(crate) score: Option<ScoreKind>,
    /// How much of its side's chance it gave away.
    pub(crate) lost: f64,
    pub(crate) fault: Option<Fault>,
    /// Of a faulty move, or one that missed a win at once.
    pub(crate) better: Option<BetterMove>,
    /// What goes with it: what the move did worse.
    pub(crate) reason: Option<FaultReason>,
}

/// What would have been better than a move.
pub(crate) struct BetterMove {
    pub(crate) score: ScoreKind,
    /// The attackers' chance.
    pub(crate) chance: f64,
    /// The game in which it could have been played.
    pub(crate) game: Game,
    /// The move, and what would have followed.
    pub(crate) moves: Vec<Move>,
}

/// How far a report has come.
#[derive(Clone, Copy)]
pub(crate) struct Progress {
    /// Positions searched.
    pub(crate) done: usize,
    /// Positions to be searched, as far as is known.
    pub(crate) total: usize,
}

/// News of a report.
pub(crate) enum ReportUpdate {
    Progress(Progress),
    Report(GameReport),
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
    /// The nodes for a whole game.
    pub(crate) nodes: u64,
    /// The time for a whole game.
    pub(crate) within: Duration,
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
        let count = game.plies().len();
        if game.variant().rules().dice != Dice::None {
            return Err(AnalysisError::Dice);
        }
        if from == 0 || from > count {
            return Err(AnalysisError::NoSuchPly { from, count });
        }
        if count + 1 - from > MAX_PLIES {
            return Err(AnalysisError::TooLong(MAX_PLIES));
        }
        let busy = AnalysisError::Busy("too many reports are being made");
        let places = limits.streams.take(client, 1).zip(limits.reports.take(client, 1)).ok_or(busy)?;
        let (sender, updates) = mpsc::channel(4);
        let builder = ReportBuilder::new((engine.clone(), client), game, from - 1, limits, sender);
        Ok(ReportJob { updates, work: tokio::spawn(builder.run()), _places: places })
    }

    /// Waits for news; `None` after the report, or where the engine stopped.
    pub(crate) async fn next(&mut self) -> Option<ReportUpdate> {
        self.updates.recv().await
    }
}

/// What a search found of a position.
#[derive(Clone, Debug)]
struct PositionVerdict {
    /// The attackers' chance.
    chance: f64,
    /// The side to move.
    side: Side,
    /// The result of the search; `None` where the game is over.
    found: Option<SearchResult>,
    /// Whether this was the second, longer search.
    longer: bool,
}

/// The work on a report.
struct ReportBuilder {
    engine: Arc<EnginePool>,
    client: Client,
    game: Game,
    /// The verdict on each position, beginning before the first move judged.
    verdicts: Vec<Option<PositionVerdict>>,
    first: usize,
    nodes: u64,
    within: Duration,
    progress: Progress,
    sender: mpsc::Sender<ReportUpdate>,
}

/// The report is no longer wanted, or the engine gives no answers.
struct Stopped;

impl ReportBuilder {
    fn new(
        (engine, client): (Arc<EnginePool>, Client),
        game: Game,
        first: usize,
        limits: &ReportLimits,
        sender: mpsc::Sender<ReportUpdate>,
    ) -> ReportBuilder {
        let count = game.plies().len() + 1 - first;
        let share = u32::try_from(count).unwrap_or(u32::MAX);
        let nodes = (limits.nodes / u64::from(share)).clamp(MIN_NODES, MAX_NODES);
        let within = (limits.within / share).min(MAX_SEARCH_TIME);
        let progress = Progress { done: 0, total: count };
        ReportBuilder { engine, client, verdicts: vec![None; count], game, first, nodes, within, progress, sender }
    }

    async fn run(mut self) {
        if self.judge().await.is_err() {
            return;
        }
        let sender = self.sender.clone();
        // The reasons of the faults take a while in a long game.
        if let Ok(report) = tokio::task::spawn_blocking(move || self.report()).await {
            sender.send(ReportUpdate::Report(report)).await.ok();
        }
    }

    async fn send(&self, update: ReportUpdate) -> Result<(), Stopped> {
        self.sender.send(update).await.map_err(|_| Stopped)
    }

    /// Searches every position, the last first: an earlier search then finds in the table where its line leads.
    async fn judge(&mut self) -> Result<(), Stopped> {
        self.send(ReportUpdate::Progress(self.progress)).await?;
        for at in (0..self.verdicts.len()).rev() {
            self.search(at, false).await?;
        }
        for at in (0..self.moves()).rev() {
            if self.lost(at) >= Fault::Doubtful.from() {
                self.progress.total += 2;
                self.search(at + 1, true).await?;
                self.search(at, true).await?;
            }
        }
        Ok(())
    }

    async fn search(&mut self, at: usize, longer: bool) -> Result<(), Stopped> {
        let done = self.verdicts[at].as_ref().is_some_and(|verdict| verdict.longer == longer || verdict.found.is_none());
        if !done {
            let verdict = self.verdict(at, longer).await?;
            self.verdicts[at] = Some(verdict);
        }
        self.progress.done += 1;
        self.send(ReportUpdate::Progress(self.progress)).await
    }

    async fn verdict(&self, at: usize, longer: bool) -> Result<PositionVerdict, Stopped> {
        let game = up_to(&self.game, self.first + at);
        let side = game.position().side();
        if let Some(outcome) = game.outcome() {
            let chance = match outcome.winner {
                Some(Side::Attackers) => 1.0,
                Some(Side::Defenders) => 0.0,
                None => 0.5,
            };
            return Ok(PositionVerdict { chance, side, found: None, longer });
        }
        let times = if longer { SECOND_SEARCH } else { 1 };
        let (nodes, within) = (self.nodes * u64::from(times), self.within * times);
        let question = Question::Lines { lines: 1, nodes: Some(nodes), within };
        let found = self.engine.ask(self.client, None, game, question, Box::new(|_, _| {})).await.ok_or(Stopped)?;
        let chance = found.score.from_attackers_view(side).chance(Side::Attackers);
        Ok(PositionVerdict { chance, side, found: Some(found), longer })
    }

    fn chance(&self, at: usize) -> f64 {
        self.verdicts[at].as_ref().map_or(0.5, |verdict| verdict.chance)
    }

    /// How many moves are judged.
    fn moves(&self) -> usize {
        self.verdicts.len() - 1
    }

    /// The ply that followed a position.
    fn ply(&self, at: usize) -> &Ply {
        &self.game.plies()[self.first + at]
    }

    fn found(&self, at: usize) -> Option<&SearchResult> {
        self.verdicts[at].as_ref()?.found.as_ref()
    }

    /// How much of its side's chance the move made in a position gave away. The engine's own choice gave nothing away.
    fn lost(&self, at: usize) -> f64 {
        let ply = self.ply(at);
        if ply.mv.is_none() || self.found(at).is_some_and(|found| found.best == ply.mv) {
            return 0.0;
        }
        let fell = self.chance(at) - self.chance(at + 1);
        if ply.side == Side::Attackers { fell.max(0.0) } else { (-fell).max(0.0) }
    }

    fn report(&self) -> GameReport {
        GameReport {
            attackers: self.side(Side::Attackers),
            defenders: self.side(Side::Defenders),
            before: self.chance(0),
            plies: (0..self.moves()).map(|at| self.judged(at)).collect(),
        }
    }

    fn judged(&self, at: usize) -> JudgedPly {
        let ply = self.ply(at);
        let lost = self.lost(at);
        let fault = Fault::of(lost);
        let better = if fault.is_some() || self.misses_a_win(at) { self.better(at) } else { None };
        let reason = better.as_ref().and_then(|better| self.reason(at, better));
        JudgedPly {
            ply: self.first + at + 1,
            played: ply.clone(),
            chance: self.chance(at + 1),
            score: self.score(at + 1),
            lost,
            fault,
            better,
            reason,
        }
    }

    /// Whether a move that does not end the game was played where one would have won it.
    fn misses_a_win(&self, at: usize) -> bool {
        let side = self.ply(at).side;
        self.ply(at).mv.is_some()
            && self.score(at) == Some(ScoreKind::Win { side, plies: 1 })
            && up_to(&self.game, self.first + at + 1).outcome().is_none()
    }

    fn better(&self, at: usize) -> Option<BetterMove> {
        let (found, score) = self.found(at).zip(self.score(at))?;
        let game = up_to(&self.game, self.first + at);
        Some(BetterMove { score, chance: self.chance(at), game, moves: found.pv.clone() })
    }

    /// Why a move was worse.
    fn reason(&self, at: usize, better: &BetterMove) -> Option<FaultReason> {
        let after = up_to(&self.game, self.first + at + 1);
        let mut instead = better.game.clone();
        instead.play(*better.moves.first()?).ok()?;
        let (side, score, score_after) = (self.ply(at).side, better.score, self.score(at + 1));
        Some(FaultReason::of(&Compared { side, after: &after, score, score_after, better: &instead }))
    }

    /// The score of a position, if the game goes on there.
    fn score(&self, at: usize) -> Option<ScoreKind> {
        let verdict = self.verdicts[at].as_ref()?;
        Some(verdict.found.as_ref()?.score.from_attackers_view(verdict.side))
    }

    fn side(&self, side: Side) -> SideReport {
        let own = (0..self.moves()).filter(|at| self.ply(*at).mv.is_some() && self.ply(*at).side == side);
        let lost: Vec<f64> = own.map(|at| self.lost(at)).collect();
        let count = |fault| lost.iter().filter(|lost| Fault::of(**lost) == Some(fault)).count();
        let sum: f64 = lost.iter().map(|lost| accuracy(*lost)).sum();
        SideReport {
            accuracy: (!lost.is_empty()).then(|| (sum / lost.len() as f64 * 10.0).round() / 10.0),
            moves: lost.len(),
            doubtful: count(Fault::Doubtful),
            mistakes: count(Fault::Mistake),
            blunders: count(Fault::Blunder),
        }
    }
}

/// A game as it was after a number of plies. A turn lost for want of a move belongs to the move before.
fn up_to(game: &Game, plies: usize) -> Game {
    let mut earlier = game.clone();
    while earlier.plies().len() > plies && earlier.take_back().is_some() {}
    while let Some(mv) = game.plies().get(earlier.plies().len()).and_then(|ply| ply.mv)
        && earlier.plies().len() < plies
        && earlier.play(mv).is_ok()
    {}
    earlier
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn a_game_is_cut_back_to_any_earlier_ply() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let mut game = Game::new(&rules);
        let mut texts = vec![game.position().to_string()];
        while game.outcome().is_none() && texts.len() < 20 {
            let mv = game.legal_moves()[texts.len() % 5];
            game.play(mv).expect("legal");
            texts.push(game.position().to_string());
        }
        for (plies, text) in texts.iter().enumerate() {
            let earlier = up_to(&game, plies);
            assert_eq!((earlier.plies().len(), &earlier.position().to_string()), (plies, text));
        }
    }
}
