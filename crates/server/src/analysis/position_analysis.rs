//! The engine's lines in a position, told as they deepen. Whoever stops reading stops the thinking.

use std::time::{Duration, Instant};

use axum::response::sse::Event;
use hnefi_engine::{Score, SearchInfo, SearchResult};
use hnefi_rules::{Game, Move};
use tokio::sync::watch;

use crate::clients::client::Client;
use crate::clients::shares::Share;
use crate::engine_pool::engine::{Question, Report};
use crate::engine_pool::threads::Job;
use crate::http::app::App;
use crate::http::problem::{Code, Problem};
use crate::http::stream::Told;
use crate::http::wire::{AnalysisEnd, Lines};

/// The least time between two events: nobody reads faster.
const BETWEEN: Duration = Duration::from_millis(100);

/// What the engine has found, as it says it.
pub(crate) struct Seen {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// How long it has been thinking.
    pub(crate) elapsed: Duration,
    /// The lines, best first, from the view of the side to move.
    pub(crate) lines: Vec<(Score, Vec<Move>)>,
}

/// How far an analysis goes.
pub(crate) struct Wish {
    /// From 1 to 5.
    pub(crate) lines: usize,
    pub(crate) nodes: Option<u64>,
    pub(crate) within: Duration,
}

/// An analysis under way, or ended and not yet told to its end.
pub(crate) struct Analysis {
    game: Game,
    job: Job<SearchResult>,
    seen: watch::Receiver<Option<Seen>>,
    not_before: Instant,
    /// How many positions the lines told last had taken.
    told: Option<u64>,
    /// Whether the engine has answered; none is known while it thinks.
    answered: Option<bool>,
    over: bool,
    /// The place among the open streams.
    _place: Share,
}

impl Analysis {
    /// Sets the engine to work.
    ///
    /// # Errors
    /// A [`Problem`] where nobody is to move, or too many already wait.
    pub(crate) fn begin(app: &App, client: Client, game: Game, wish: &Wish) -> Result<Analysis, Problem> {
        if let Some(outcome) = game.outcome() {
            return Err(Problem::new(Code::GameOver, format!("the game is over: {outcome}")));
        }
        let full = || Problem::busy("the engine has too many positions to analyse");
        let stream = app.streams().take(client, 1).ok_or_else(full)?;
        let place = app.analysts().try_place(client).ok_or_else(full)?;
        let (tell, seen) = watch::channel(None);
        let Wish { lines, nodes, within } = *wish;
        let question = Question::Lines { lines, nodes, within };
        let job = app.analysts().ask(client, Some(place), game.clone(), question, report(tell));
        let not_before = Instant::now();
        Ok(Analysis { game, job, seen, not_before, told: None, answered: None, over: false, _place: stream })
    }

    fn lines(&mut self) -> Option<Event> {
        let seen = self.seen.borrow_and_update();
        let seen = seen.as_ref()?;
        self.told = Some(seen.nodes);
        self.not_before = Instant::now() + BETWEEN;
        Event::default().event("lines").json_data(Lines::of(&self.game, seen)).ok()
    }

    fn end(&mut self, answered: bool) -> Option<Event> {
        self.over = true;
        let settled = answered && self.seen.borrow().as_ref().is_some_and(Seen::is_settled);
        Event::default().event("end").json_data(AnalysisEnd { settled }).ok()
    }

    fn has_more(&self) -> bool {
        self.seen.borrow().as_ref().is_some_and(|seen| Some(seen.nodes) != self.told)
    }
}

impl Told for Analysis {
    async fn next(&mut self) -> Option<Event> {
        if self.over {
            return None;
        }
        let answered = match self.answered {
            Some(answered) => answered,
            None => {
                let (seen, not_before) = (&mut self.seen, self.not_before);
                let more = async {
                    tokio::time::sleep_until(not_before.into()).await;
                    seen.changed().await
                };
                tokio::select! {
                    biased;
                    Ok(()) = more => return self.lines(),
                    found = &mut self.job => *self.answered.insert(found.is_some()),
                }
            }
        };
        // Whatever was found last is told before the end is.
        if self.has_more() { self.lines() } else { self.end(answered) }
    }
}

impl Seen {
    /// Whether every line leads to an end that no deeper search would change.
    fn is_settled(&self) -> bool {
        self.lines.iter().all(|(score, _)| score.plies().is_some_and(|plies| plies <= self.depth))
    }
}

/// Gathers the lines of a depth and passes them on together.
fn report(tell: watch::Sender<Option<Seen>>) -> Report {
    let mut lines: Vec<(Score, Vec<Move>)> = Vec::new();
    Box::new(move |progress: &SearchInfo<'_>, elapsed| {
        if progress.line == 1 {
            lines.clear();
        }
        lines.push((progress.score, progress.pv.to_vec()));
        if progress.line == progress.lines {
            let (depth, nodes) = (progress.depth, progress.nodes);
            tell.send_replace(Some(Seen { depth, nodes, elapsed, lines: std::mem::take(&mut lines) }));
        }
    })
}
