//! A game that a browser keeps: the events of it, and what a player or the engine does in it. The time is passed in, in milliseconds since
//! 1970.

use std::time::Duration;

use hnefi_api::{Code, Hint, Refusal, Thinking};
use hnefi_engine::{Level, Limits, SearchResult, Searcher};
use hnefi_play::json::{ActionRequest, Created, GameState, Request};
use hnefi_play::{
    Action, Actor, DRAW_OFFER_TIME, Decider, Event, GameId, HINT_TIME, Random128, SeatHash, State, accepts_draw, begin, seed,
    swaps_sides, throw,
};
use hnefi_rules::{Game, MoveText};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, event};
use crate::clock::deadline;
use crate::json::{json, read};

/// The most plies of a game.
pub(crate) const MAX_PLIES: usize = 2000;
/// A game as it is kept.
#[derive(Serialize, Deserialize)]
struct Stored {
    id: GameId,
    /// When it was created.
    created: u64,
    /// The hash of the secret of the person who created it.
    host: SeatHash,
    /// Every event with its time.
    events: Vec<(u64, Event)>,
}

/// What the engine does when it is its turn to do something.
#[derive(Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "lowercase")]
enum EngineAct {
    /// Plays a move.
    Move {
        #[serde(with = "hnefi_play::as_text")]
        r#move: MoveText,
    },
    /// Answers an offer.
    Answer { accept: bool },
    /// Chooses its side.
    Choice { swap: bool },
}

/// A game that this browser keeps.
#[wasm_bindgen]
pub struct LocalGame {
    state: State,
    events: Vec<(u64, Event)>,
}

/// What came of a wish to begin a game.
#[wasm_bindgen]
pub struct Begun {
    answer: Answer,
    game: Option<LocalGame>,
}

#[wasm_bindgen]
impl Begun {
    /// The answer: 201 with the game, or why there is none.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.answer.clone()
    }

    /// The game, once.
    pub fn game(&mut self) -> Option<LocalGame> {
        self.game.take()
    }
}

impl Begun {
    pub(crate) fn refused(refusal: Refusal) -> Begun {
        Begun { answer: Answer::refused(refusal), game: None }
    }
}

#[wasm_bindgen]
impl LocalGame {
    /// A game from what [`LocalGame::stored`] gave.
    ///
    /// # Errors
    /// If that is no game: a rule set that has changed since can spoil it.
    pub fn open(stored: &str) -> Result<LocalGame, JsError> {
        LocalGame::read(stored).map_err(|error| JsError::new(&error))
    }

    /// What is to be kept of it.
    ///
    /// # Errors
    /// None: it can always be written.
    pub fn stored(&self) -> Result<String, JsError> {
        let State { id, created, host, .. } = self.state;
        Ok(serde_json::to_string(&Stored { id, created, host, events: self.events.clone() })?)
    }

    /// The game as `GET /games/{id}` tells it.
    #[must_use]
    pub fn told(&self, now: f64) -> Answer {
        Answer::of(json(&self.state_at(now)))
    }

    /// The sides of the person with a secret.
    #[must_use]
    pub fn sides(&self, token: &str) -> Vec<String> {
        self.state.seats.sides_of(SeatHash::of(token)).map(|side| side.to_string()).collect()
    }

    /// Does what a player asks, as `POST /games/{id}/actions`.
    pub fn act(&mut self, token: &str, body: &str, now: f64) -> Answer {
        let acted = read::<ActionRequest>(body).and_then(|request| match request.into_request(0) {
            Request::Act(action) => self.does(Actor::Person(SeatHash::of(token)), &action, now),
            Request::Signal(_) => Err(hnefi_play::Refusal::NobodyElse.into()),
        });
        Answer::of(acted.and_then(|()| json(&self.state_at(now))))
    }

    /// Does what the engine wants, as [`crate::LocalApi::engine_turn`] gave it.
    #[wasm_bindgen(js_name = engineActs)]
    pub fn engine_acts(&mut self, body: &str, now: f64) -> Answer {
        let acted = read::<EngineAct>(body).and_then(|act| {
            let action = match act {
                EngineAct::Move { r#move } => Action::EngineMove(r#move.mv),
                EngineAct::Answer { accept } => Action::EngineAnswer { accept },
                EngineAct::Choice { swap } => Action::EngineChoice { swap },
            };
            self.does(Actor::Server, &action, now)
        });
        Answer::of(acted.and_then(|()| json(&self.state_at(now))))
    }

    /// Ends the game where the time of the side to move is over.
    pub fn flag(&mut self, now: f64) -> Answer {
        let acted = self.does(Actor::Server, &Action::Flag, now);
        Answer::of(acted.and_then(|()| json(&self.state_at(now))))
    }

    /// When the time of the side to move is over; `undefined` where it has all it wants.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn deadline(&self) -> Option<f64> {
        self.state.clocks.deadline().map(|(_, at)| at as f64)
    }

    /// Rises with every change.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn version(&self) -> f64 {
        self.state.version as f64
    }

    /// Its name.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn id(&self) -> String {
        self.state.id.to_string()
    }

    /// Whether a secret is that of the person who created it.
    #[wasm_bindgen(js_name = isOf)]
    #[must_use]
    pub fn is_of(&self, token: &str) -> bool {
        self.state.host == SeatHash::of(token)
    }

    /// Whether the engine has something to do.
    #[wasm_bindgen(getter, js_name = waitsForEngine)]
    #[must_use]
    pub fn waits_for_engine(&self) -> bool {
        self.state.engine_to_answer().is_some() || self.state.engine_to_move().is_some()
    }

    /// The game that follows this one, if one was agreed on.
    ///
    /// # Errors
    /// If its rules cannot be read again.
    pub fn successor(&self, now: f64) -> Result<Option<LocalGame>, JsError> {
        let Some(id) = self.state.next else { return Ok(None) };
        let created = self.state.successor();
        let state = State::begin(id, now as u64, self.state.host, &created)?;
        let mut game = LocalGame { state, events: vec![(now as u64, created)] };
        game.follow_up(now).map_err(|refusal| JsError::new(&refusal.detail))?;
        Ok(Some(game))
    }
}

impl LocalGame {
    pub(crate) fn read(stored: &str) -> Result<LocalGame, String> {
        let Stored { id, created, host, events } = serde_json::from_str(stored).map_err(|error| error.to_string())?;
        let state = State::of(id, created, host, events.iter().map(|(at, event)| (*at, event)));
        Ok(LocalGame { state: state.map_err(|error| error.to_string())?, events })
    }

    /// Begins a game, as `POST /games`.
    pub(crate) fn begin(rules: &hnefi_rulesets::Ruleset, new: &hnefi_play::json::NewGame, now: f64) -> Begun {
        let begun = begin(new, new.name.clone(), rules, now as u64).and_then(|begun| {
            if !begun.state.seats.are_taken() {
                return Err(Refusal::new(Code::NotNow, "another person can take a seat only where there is a server"));
            }
            let mut game = LocalGame { state: begun.state, events: vec![(now as u64, begun.created)] };
            game.follow_up(now)?;
            let created = Created { token: begun.token, invitations: begun.invitations, game: game.state_at(now) };
            Ok((json(&created)?, game))
        });
        match begun {
            Ok((body, game)) => Begun { answer: Answer::created(body), game: Some(game) },
            Err(refusal) => Begun::refused(refusal),
        }
    }

    /// How it stands.
    #[cfg(feature = "whole")]
    pub(crate) const fn state(&self) -> &State {
        &self.state
    }

    fn state_at(&self, now: f64) -> GameState {
        GameState::at(now as u64, &self.state, self.state.engine_to_move().is_some())
    }

    fn does(&mut self, by: Actor, action: &Action, now: f64) -> Result<(), Refusal> {
        let events = decider(now).decide(&self.state, by, action)?;
        if events.is_empty() { Ok(()) } else { self.happens(events, now) }
    }

    /// What follows by itself from how the game stands: the first throw of a die.
    fn follow_up(&mut self, now: f64) -> Result<(), Refusal> {
        self.happens(Vec::new(), now)
    }

    fn happens(&mut self, events: Vec<Event>, now: f64) -> Result<(), Refusal> {
        let change = self.state.after(events, decider(now)).map_err(|error| Refusal::internal(&error))?;
        self.events.extend(change.events.into_iter().map(|event| (change.at, event)));
        self.state = change.state;
        Ok(())
    }

    /// What the engine does now, where it has something to do.
    pub(crate) fn engine_turn(&self, engine: &mut Searcher, tell: &js_sys::Function) -> Result<String, Refusal> {
        let State { game, .. } = &self.state;
        let side = game.position().side();
        let score = |found: &SearchResult| found.score.from_attackers_view(side);
        if self.state.engine_to_answer().is_some()
            && let Some(offer) = self.state.offer
        {
            let found = search(engine, game, DRAW_OFFER_TIME);
            return json(&EngineAct::Answer { accept: accepts_draw(offer.side.other(), score(&found), game.plies()) });
        }
        let Some(level) = self.state.engine_to_move() else {
            return Err(Refusal::new(Code::NotNow, "the engine has nothing to do"));
        };
        if self.state.may_choose_side() {
            let found = search(engine, game, DRAW_OFFER_TIME);
            return json(&EngineAct::Choice { swap: swaps_sides(side, score(&found)) });
        }
        let level = Level::try_from(level).map_err(|error| Refusal::internal(&error))?;
        let seed = seed()?;
        let should_stop = deadline(Some(level.thinking_time()));
        let found = level.choose(engine, game, seed, &should_stop, &mut |info| {
            let score = info.score.from_attackers_view(side);
            event(tell, "thinking", &Thinking::of(game, info.depth, score, info.nodes, info.pv));
        });
        let mv = found.best.ok_or_else(|| Refusal::internal(&"the engine has found no move"))?;
        json(&EngineAct::Move { r#move: MoveText::new(mv) })
    }

    /// The best move for the person with a secret, as `POST /games/{id}/hint`.
    pub(crate) fn hint(&self, engine: &mut Searcher, token: &str) -> Result<String, Refusal> {
        let game = self.state.to_advise(SeatHash::of(token))?;
        let found = search(engine, game, HINT_TIME);
        let hint = Hint::of(game, &found).ok_or_else(|| Refusal::internal(&"the engine has found no move"))?;
        json(&hint)
    }
}

fn search(engine: &mut Searcher, game: &Game, within: Duration) -> SearchResult {
    engine.search(game, &Limits::default(), &deadline(Some(within)), &mut |_| {})
}

fn decider(now: f64) -> Decider {
    Decider { die: throw, fresh_id: Random128::new, max_plies: MAX_PLIES, now: now as u64 }
}
