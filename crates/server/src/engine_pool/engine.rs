//! Pools of threads for the engine. One pool plays and another analyses, so that no analysis delays a move. Clients take turns in each, and
//! dropping the [`Job`] stops the search.

use std::time::{Duration, Instant};

use hnefi_engine::{Level, Limits, SearchInfo, SearchResult, Searcher, time};
use hnefi_play::{DRAW_OFFER_TIME, HINT_TIME};
use hnefi_rules::Game;

use crate::clients::Client;
use crate::clients::Share;
use crate::engine_pool::threads::{Cost, Job, Size, Stop, ThreadPool};

/// Work that takes no longer than this is short, and does not wait for long work.
const SHORT_WORK: Duration = Duration::from_secs(1);

/// What the engine is asked.
pub(crate) enum Question {
    /// The move of an engine of this level.
    Move { level: Level, seed: u64 },
    /// The best move for a person.
    Advice,
    /// The score of the position.
    Verdict,
    /// The best lines, up to a number of them, until the limit of nodes or of time is reached.
    Lines { lines: usize, nodes: Option<u64>, within: Duration },
}

impl Question {
    /// The longest that the search may take.
    fn within(&self) -> Duration {
        match self {
            Question::Move { level, .. } => level.thinking_time(),
            Question::Advice => HINT_TIME,
            Question::Verdict => DRAW_OFFER_TIME,
            Question::Lines { within, .. } => *within,
        }
    }
}

/// Is called with what has been found so far, and how long that has taken.
pub(crate) type Report = Box<dyn FnMut(&SearchInfo<'_>, Duration) + Send>;

/// The threads.
pub(crate) struct EnginePool(ThreadPool<EngineThread>);

/// The searcher of a thread.
struct EngineThread(Searcher);

impl EnginePool {
    /// Starts the threads, each with a transposition table of this size in megabytes.
    pub(crate) fn start(size: Size, table_megabytes: usize) -> Result<EnginePool, std::io::Error> {
        ThreadPool::start(size, move || EngineThread(Searcher::new(table_megabytes))).map(EnginePool)
    }

    /// A place in the queue, if the client has one left.
    pub(crate) fn try_place(&self, client: Client) -> Option<Share> {
        self.0.try_place(client)
    }

    /// Asks a question for a client. The server itself asks without a place, one question after the other.
    pub(crate) fn ask(
        &self,
        client: Client,
        place: Option<Share>,
        game: Game,
        question: Question,
        report: Report,
    ) -> Job<SearchResult> {
        let cost = if question.within() <= SHORT_WORK { Cost::Short } else { Cost::Long };
        self.0.ask(client, cost, place, move |thread, stop| thread.answer(&game, &question, report, stop))
    }

    /// Stops all searches, without waiting for the threads.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    /// Stops all searches and waits for the threads.
    pub(crate) fn close(&self) {
        self.0.close();
    }
}

impl EngineThread {
    fn answer(&mut self, game: &Game, question: &Question, mut report: Report, stop: &Stop) -> Option<SearchResult> {
        let begun = Instant::now();
        let too_late = time::deadline(question.within());
        let should_stop = || stop.is_set() || too_late();
        let mut report = |progress: &SearchInfo<'_>| {
            if !stop.is_cancelled() {
                report(progress, begun.elapsed());
            }
        };
        let EngineThread(searcher) = self;
        let found = match question {
            Question::Move { level, seed } => level.choose(searcher, game, *seed, &should_stop, &mut report),
            Question::Advice | Question::Verdict => searcher.search(game, &Limits::default(), &should_stop, &mut report),
            Question::Lines { lines, nodes, .. } => {
                let limits = Limits { lines: *lines, nodes: *nodes, ..Limits::default() };
                searcher.search(game, &limits, &should_stop, &mut report)
            }
        };
        // A search cut short because the server stops is no answer; the game goes on after the restart.
        (!stop.is_closing()).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    fn pool() -> EnginePool {
        let size = Size { name: "test", threads: 1, spared: 0, places: crate::clients::Shares::new(4, 4) };
        EnginePool::start(size, 4).expect("threads")
    }

    async fn thought(pool: &EnginePool, text: &str) -> String {
        let game = Game::new(&Ruleset::from_toml(text).expect("a good file"));
        let question = Question::Lines { lines: 1, nodes: Some(20_000), within: Duration::from_secs(600) };
        format!(
            "{:?}",
            pool.ask(Client::at([127, 0, 0, 1].into()), None, game, question, Box::new(|_, _| {})).await.expect("an answer")
        )
    }

    #[tokio::test]
    async fn the_table_is_cleared_between_drafts_of_one_id() {
        let draft =
            |rules: &str| format!("id = \"mine\"\nname = \"Mine\"\nextends = \"brandubh-cyningstan\"\n[rules]\n{rules}\n");
        let (one, other) = (draft("king-captured-elsewhere = \"four\""), draft("escape = \"edge\"\ncorners = \"none\""));
        let (fresh, used) = (pool(), pool());
        let expected = thought(&fresh, &other).await;
        assert_ne!(thought(&used, &one).await, expected, "the two games are different");
        assert_eq!(thought(&used, &other).await, expected);
        // The same file again: the table is used.
        assert_ne!(thought(&used, &other).await, expected);
        fresh.close();
        used.close();
    }
}
