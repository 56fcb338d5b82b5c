//! The HTTP API without a server: requests are answered here, and a function is called with every event that a server would stream.

use std::sync::Arc;
use std::time::Duration;

use hnefi_api::{
    AnalysisEnd, AnalysisRequest, Code, FoundLines, LineGatherer, Lines, PositionRequest, PositionState, Refusal, ReportCost,
    ReportRequest, ReportWork, RulesetRegistry, check_selection, draft_rules,
};
#[cfg(feature = "whole")]
use hnefi_api::{Answers, Asked};
use hnefi_engine::{Limits, Searcher};
use hnefi_play::json::NewGame;
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, event};
use crate::clock::{Stopwatch, deadline};
#[cfg(feature = "whole")]
use crate::json::parameters;
use crate::json::{json, read};
use crate::local_game::{Begun, LocalGame};

/// The longest analysis.
const ANALYSIS_WITHIN: Duration = Duration::from_secs(3600);
/// What a report may cost: as many positions as on a server, and more time.
const REPORT: ReportCost = ReportCost { nodes: 6_000_000, within: Duration::from_secs(120) };

/// Answers requests of the HTTP API without a server.
#[wasm_bindgen]
pub struct LocalApi {
    rulesets: Arc<RulesetRegistry>,
    engine: Searcher,
    #[cfg(feature = "whole")]
    answers: Answers,
}

#[wasm_bindgen]
impl LocalApi {
    /// `megabytes` is the size of the engine's transposition table.
    ///
    /// # Errors
    /// None: the list of rule sets is built in.
    #[wasm_bindgen(constructor)]
    pub fn new(megabytes: usize) -> Result<LocalApi, JsError> {
        let built_in = RulesetRegistry::with(Vec::new()).map_err(|id| JsError::new(&format!("two rule sets are called `{id}`")));
        let rulesets = Arc::new(built_in?);
        Ok(LocalApi {
            engine: Searcher::new(megabytes.max(1)),
            #[cfg(feature = "whole")]
            answers: Answers::new(rulesets.clone()),
            rulesets,
        })
    }

    /// Answers a request that is not about a game of a server; `undefined` for what is not known here. `path` has the decoded parts below
    /// `/api/v1`, `query` names and values in turn.
    #[must_use]
    pub fn answer(&self, method: &str, path: Vec<String>, query: Vec<String>, body: &str) -> Option<Answer> {
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        if let ("POST", ["positions"]) = (method, parts.as_slice()) {
            return Some(Answer::of(self.position(body)));
        }
        self.answer_whole(method, &parts, query, body)
    }

    #[cfg(feature = "whole")]
    fn answer_whole(&self, method: &str, path: &[&str], query: Vec<String>, body: &str) -> Option<Answer> {
        let answered = self.answers.answer(&Asked { method, path, query: &parameters(query), body })?;
        Some(Answer { status: answered.status, body: answered.body })
    }

    #[cfg(not(feature = "whole"))]
    fn answer_whole(&self, _method: &str, _path: &[&str], _query: Vec<String>, _body: &str) -> Option<Answer> {
        None
    }

    /// Begins a game that this browser keeps, as `POST /games` at a time in milliseconds since 1970.
    #[must_use]
    pub fn begin(&self, body: &str, now: f64) -> Begun {
        let asked = read::<NewGame>(body).and_then(|new| Ok((self.rules_of(&new)?, new)));
        match asked {
            Ok((rules, new)) => LocalGame::begin(&rules, &new, now),
            Err(refusal) => Begun::refused(refusal),
        }
    }

    /// What the engine does in a game that waits for it: what `LocalGame.engineActs` takes. `tell` is called with the name and the JSON of
    /// every event.
    #[wasm_bindgen(js_name = engineTurn)]
    pub fn engine_turn(&mut self, stored: &str, tell: &js_sys::Function) -> Answer {
        Answer::of(opened(stored).and_then(|game| game.engine_turn(&mut self.engine, tell)))
    }

    /// The best move for a player, as `POST /games/{id}/hint`.
    pub fn hint(&mut self, stored: &str, token: &str) -> Answer {
        Answer::of(opened(stored).and_then(|game| game.hint(&mut self.engine, token)))
    }

    /// Analyses a position, as `POST /analyses` does. `tell` is called with the name and the JSON of every event.
    pub fn analyse(&mut self, body: &str, tell: &js_sys::Function) -> Answer {
        Answer::of(self.analysed(body, tell))
    }

    /// Looks a game over, as `POST /reports` does. `tell` is called with the name and the JSON of every event.
    pub fn report(&mut self, body: &str, tell: &js_sys::Function) -> Answer {
        Answer::of(self.reported(body, tell))
    }
}

impl LocalApi {
    /// The rule sets that are known here.
    #[cfg(feature = "whole")]
    pub(crate) const fn rulesets(&self) -> &Arc<RulesetRegistry> {
        &self.rulesets
    }

    fn position(&self, body: &str) -> Result<String, Refusal> {
        let (rules, game) = self.game(&read(body)?)?;
        json(&PositionState::of(&rules, &game))
    }

    /// The rule set that a new game is to be played by.
    fn rules_of(&self, new: &NewGame) -> Result<Ruleset, Refusal> {
        let selection = new.selection.as_deref();
        check_selection(new.draft.as_deref(), selection)?;
        match (&new.rules, &new.draft) {
            (Some(id), None) => Ok(self.rulesets.ruleset(id)?),
            (None, Some(text)) => draft_rules(text, selection.unwrap_or_default()),
            _ => Err(Refusal::new(Code::BadRequest, "give either `rules` or `draft`")),
        }
    }

    fn game(&self, request: &PositionRequest) -> Result<(Ruleset, Game), Refusal> {
        request.game(&self.rulesets)
    }

    fn analysed(&mut self, body: &str, tell: &js_sys::Function) -> Result<String, Refusal> {
        let request: AnalysisRequest = read(body)?;
        request.check()?;
        let AnalysisRequest { position, lines, seconds, nodes } = request;
        let (_, game) = self.game(&position)?;
        if let Some(outcome) = game.outcome() {
            return Err(Refusal::new(Code::GameOver, format!("the game is over: {outcome}")));
        }
        let within = seconds.map_or(ANALYSIS_WITHIN, |seconds| Duration::from_secs(seconds.into())).min(ANALYSIS_WITHIN);
        let (watch, mut gatherer) = (Stopwatch::start(), LineGatherer::default());
        let mut last: Option<FoundLines> = None;
        let limits = Limits { lines, nodes, ..Limits::default() };
        self.engine.search(&game, &limits, &deadline(Some(within)), &mut |info| {
            if let Some(found) = gatherer.add(info, watch.elapsed()) {
                event(tell, "lines", &Lines::of(&game, &found));
                last = Some(found);
            }
        });
        event(tell, "end", &AnalysisEnd { settled: last.is_some_and(|found| found.is_settled()) });
        Ok(String::new())
    }

    fn reported(&mut self, body: &str, tell: &js_sys::Function) -> Result<String, Refusal> {
        let ReportRequest { position, from } = read(body)?;
        let (_, game) = self.game(&position)?;
        let mut work = ReportWork::new(game, from, REPORT)?;
        loop {
            event(tell, "progress", &work.progress());
            let Some(search) = work.next_search() else { break };
            let should_stop = deadline(Some(search.within));
            let found = self.engine.search(&search.game, &search.limits, &should_stop, &mut |_| {});
            work.take(found);
        }
        event(tell, "report", &work.report());
        Ok(String::new())
    }
}

fn opened(stored: &str) -> Result<LocalGame, Refusal> {
    LocalGame::read(stored).map_err(|error| Refusal::internal(&error))
}
