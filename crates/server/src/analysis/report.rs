//! A game looked over by the engine: every position is searched, and each move judged by how much of the chance to win it gave away.
//! Moves that look bad are looked at again, longer.

use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::Event;
use hnefi_engine::{Fault, SearchResult, accuracy};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Ply, Side};
use tokio::sync::mpsc;

use crate::clients::client::Client;
use crate::clients::shares::Share;
use crate::config::Limits;
use crate::engine_pool::engine::{Question, Thinkers};
use crate::http::app::App;
use crate::http::problem::{Code, Problem};
use crate::http::stream::Told;
use crate::http::wire::{Better, Chance, JudgedPly, LineMove, Report, ReportProgress, Score, SideReport, rounded};

/// Moves in one report.
const MOST_PLIES: usize = 400;
/// However long the game, each position is looked at so long.
const FEWEST_NODES: u64 = 10_000;
/// However short the game, each position is looked at no longer.
const MOST_NODES: u64 = 100_000;
/// What looks like a fault is looked at so much longer.
const LONGER: u32 = 3;
/// On the slowest machine, too, no position takes longer.
const WITHIN: Duration = Duration::from_secs(2);

/// A report being made.
pub(crate) struct Making {
    events: mpsc::Receiver<Event>,
    work: tokio::task::JoinHandle<()>,
    _places: (Share, Share),
}

impl Drop for Making {
    fn drop(&mut self) {
        self.work.abort();
    }
}

impl Told for Making {
    async fn next(&mut self) -> Option<Event> {
        self.events.recv().await
    }
}

/// Begins to look a game over, from a ply on.
///
/// # Errors
/// A [`Problem`] where there is nothing to judge, too much, or too many reports are being made.
pub(crate) fn begin(app: &App, client: Client, game: Game, from: usize) -> Result<Making, Problem> {
    let bad = |detail: String| Err(Problem::new(Code::BadRequest, detail));
    let count = game.plies().len();
    if game.variant().rules().dice != Dice::None {
        return bad("where a die decides who moves, moves are not judged".to_owned());
    }
    if from == 0 || from > count {
        return bad(format!("there is no move {from} to begin with, the game has {count}"));
    }
    if count + 1 - from > MOST_PLIES {
        return Err(Problem::new(Code::TooLarge, format!("a report judges at most {MOST_PLIES} moves")));
    }
    let full = || Problem::busy("too many reports are being made");
    let places = (app.streams().take(client, 1).ok_or_else(full)?, app.reports().take(client, 1).ok_or_else(full)?);
    let (tell, events) = mpsc::channel(4);
    let Limits { report_nodes, report_within, .. } = *app.limits();
    let over = Over::new((app.analysts().clone(), client), game, from - 1, (report_nodes, report_within), tell);
    Ok(Making { events, work: tokio::spawn(over.make()), _places: places })
}

/// How a position stands.
#[derive(Clone, Debug)]
struct Stand {
    /// The attackers' chance.
    chance: f64,
    /// Who is to move.
    side: Side,
    /// What the engine found; `None` where the game is over.
    found: Option<SearchResult>,
    /// Whether it was looked at longer.
    longer: bool,
}

/// The work on a report.
struct Over {
    analysts: Arc<Thinkers>,
    client: Client,
    game: Game,
    /// How each position stands, the first judged move's first.
    stands: Vec<Option<Stand>>,
    first: usize,
    nodes: u64,
    within: Duration,
    progress: ReportProgress,
    tell: mpsc::Sender<Event>,
}

/// Nobody wants the report any more, or the engine gives no answers.
struct Stopped;

impl Over {
    /// `all` are the positions, and the time, for the whole game.
    fn new(
        (analysts, client): (Arc<Thinkers>, Client),
        game: Game,
        first: usize,
        all: (u64, Duration),
        tell: mpsc::Sender<Event>,
    ) -> Over {
        let count = game.plies().len() + 1 - first;
        let share = u32::try_from(count).unwrap_or(u32::MAX);
        let nodes = (all.0 / u64::from(share)).clamp(FEWEST_NODES, MOST_NODES);
        let within = (all.1 / share).min(WITHIN);
        let progress = ReportProgress { done: 0, of: count };
        Over { analysts, client, stands: vec![None; count], game, first, nodes, within, progress, tell }
    }

    async fn make(mut self) {
        if let Ok(report) = self.judge().await {
            self.say("report", &report).await.ok();
        }
    }

    async fn say(&self, name: &str, what: &impl serde::Serialize) -> Result<(), Stopped> {
        let event = Event::default().event(name).json_data(what).map_err(|_| Stopped)?;
        self.tell.send(event).await.map_err(|_| Stopped)
    }

    /// Looks at every position, the last first: what comes later is then known where it is led to.
    async fn judge(&mut self) -> Result<Report, Stopped> {
        self.say("progress", &self.progress).await?;
        for at in (0..self.stands.len()).rev() {
            self.look(at, false).await?;
        }
        for at in (0..self.moves()).rev() {
            if self.lost(at) >= Fault::Doubtful.from() {
                self.progress.of += 2;
                self.look(at + 1, true).await?;
                self.look(at, true).await?;
            }
        }
        Ok(self.told())
    }

    async fn look(&mut self, at: usize, longer: bool) -> Result<(), Stopped> {
        let done = self.stands[at].as_ref().is_some_and(|stand| stand.longer == longer || stand.found.is_none());
        if !done {
            let stand = self.stand(at, longer).await?;
            self.stands[at] = Some(stand);
        }
        self.progress.done += 1;
        self.say("progress", &self.progress).await
    }

    async fn stand(&self, at: usize, longer: bool) -> Result<Stand, Stopped> {
        let game = up_to(&self.game, self.first + at);
        let side = game.position().side();
        if let Some(outcome) = game.outcome() {
            let chance = match outcome.winner {
                Some(Side::Attackers) => 1.0,
                Some(Side::Defenders) => 0.0,
                None => 0.5,
            };
            return Ok(Stand { chance, side, found: None, longer });
        }
        let times = if longer { LONGER } else { 1 };
        let (nodes, within) = (self.nodes * u64::from(times), self.within * times);
        let question = Question::Lines { lines: 1, nodes: Some(nodes), within };
        let found = self.analysts.ask(self.client, None, game, question, Box::new(|_, _| {})).await.ok_or(Stopped)?;
        let chance = found.score.from_attackers_view(side).chance(Side::Attackers);
        Ok(Stand { chance, side, found: Some(found), longer })
    }

    fn chance(&self, at: usize) -> f64 {
        self.stands[at].as_ref().map_or(0.5, |stand| stand.chance)
    }

    /// How many moves are judged.
    fn moves(&self) -> usize {
        self.stands.len() - 1
    }

    /// The ply that followed a position.
    fn ply(&self, at: usize) -> &Ply {
        &self.game.plies()[self.first + at]
    }

    fn found(&self, at: usize) -> Option<&SearchResult> {
        self.stands[at].as_ref()?.found.as_ref()
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

    fn told(&self) -> Report {
        let plies: Vec<JudgedPly> = (0..self.moves()).map(|at| self.judged(at)).collect();
        Report {
            attackers: self.side(Side::Attackers),
            defenders: self.side(Side::Defenders),
            before: Chance::of_attackers(self.chance(0)),
            plies,
        }
    }

    fn judged(&self, at: usize) -> JudgedPly {
        let ply = self.ply(at);
        let lost = self.lost(at);
        let fault = Fault::of(lost);
        JudgedPly {
            ply: self.first + at + 1,
            side: ply.side.into(),
            text: ply.text(),
            chance: Chance::of_attackers(self.chance(at + 1)),
            score: self.score(at + 1),
            lost: rounded(lost),
            fault: fault.map(|fault| fault.to_string()),
            better: self.found(at).zip(self.score(at)).filter(|_| fault.is_some()).map(|(found, score)| Better {
                score,
                chance: Chance::of_attackers(self.chance(at)),
                moves: LineMove::follow(&up_to(&self.game, self.first + at), &found.pv),
            }),
        }
    }

    /// How a position stands, if the game goes on there.
    fn score(&self, at: usize) -> Option<Score> {
        let stand = self.stands[at].as_ref()?;
        Some(stand.found.as_ref()?.score.from_attackers_view(stand.side).into())
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

/// A game as it was after so many plies. A turn lost for want of a move belongs to the move before.
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
    fn a_game_is_found_again_as_it_was() {
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
