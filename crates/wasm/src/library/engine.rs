//! The engine as JavaScript sees it.

use std::time::Duration;

use hnefi_engine::{Level, Limits, ScoreKind, SearchInfo, SearchResult, Searcher};
use hnefi_rules::{Move, Side};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use super::Game;
use crate::clock::deadline;
use crate::error::{named, object};

/// The most megabytes of a table: the tables of an engine and a solver fit beside each other into what a module can address.
pub(super) const MOST_MEGABYTES: f64 = 1024.0;
/// The most positions that a search may visit: numbers of JavaScript beyond are not whole.
pub(super) const MOST_NODES: f64 = 9e15;

/// An engine with a memory of what it has searched, to be kept over the moves of a game. A search holds up the thread that it runs on: in a
/// browser that should be a worker, such as the one of `hnefi/worker`.
#[wasm_bindgen]
pub struct Engine(Searcher);

/// The limits as they are given.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct LimitsGiven {
    nodes: Option<f64>,
    depth: Option<f64>,
    seconds: Option<f64>,
    lines: Option<f64>,
    level: Option<f64>,
    seed: Option<f64>,
}

/// How a move is chosen.
enum Choice {
    Best(Limits),
    Level { level: Level, seed: u64 },
}

/// What a position is worth.
#[derive(Serialize)]
pub(super) struct Score {
    value: Option<i32>,
    winner: Option<String>,
    plies: Option<u32>,
}

#[derive(Serialize)]
struct Line {
    score: Score,
    moves: Vec<String>,
}

#[derive(Serialize)]
struct Found {
    r#move: Option<String>,
    score: Score,
    depth: u32,
    nodes: u64,
    lines: Vec<Line>,
}

impl From<ScoreKind> for Score {
    fn from(score: ScoreKind) -> Score {
        match score {
            ScoreKind::Value(value) => Score { value: Some(value), winner: None, plies: None },
            ScoreKind::Win { side, plies } => Score { value: None, winner: Some(side.to_string()), plies: Some(plies) },
        }
    }
}

impl Line {
    fn of(info: &SearchInfo<'_>, side: Side) -> Line {
        Line { score: info.score.from_attackers_view(side).into(), moves: texts(info.pv) }
    }
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A whole number from 1 to `most`.
pub(super) fn within(name: &str, value: f64, most: f64) -> Result<u64, JsValue> {
    if value.fract() == 0.0 && (1.0..=most).contains(&value) {
        Ok(value as u64)
    } else {
        Err(named("LimitError", &format!("`{name}` is {value}: it must be a whole number from 1 to {most}")))
    }
}

/// A time in seconds, where one is given.
pub(super) fn time_within(seconds: Option<f64>) -> Result<Option<Duration>, JsValue> {
    let read = |seconds| {
        Duration::try_from_secs_f64(seconds)
            .map_err(|_| named("LimitError", &format!("`seconds` is {seconds}: it must be a number from 0 on")))
    };
    seconds.map(read).transpose()
}

impl LimitsGiven {
    fn read(limits: &JsValue) -> Result<LimitsGiven, JsValue> {
        let text = js_sys::JSON::stringify(limits).ok().and_then(|text| text.as_string());
        let read = serde_json::from_str(text.as_deref().unwrap_or("null"));
        read.map_err(|error| named("LimitError", &format!("the limits: {error}")))
    }

    fn choice(&self) -> Result<Choice, JsValue> {
        let LimitsGiven { nodes, depth, seconds, lines, level, seed } = *self;
        if let Some(level) = level {
            if nodes.is_some() || depth.is_some() || lines.is_some_and(|lines| lines != 1.0) {
                let why = "a level has its own depth and gives one line: with `level` only `seconds` and `seed` go";
                return Err(named("LimitError", &why));
            }
            let level = Level::try_from(within("level", level, 8.0)? as u8).map_err(|error| named("LimitError", &error))?;
            return Ok(Choice::Level { level, seed: seed.map_or(0, f64::to_bits) });
        }
        if nodes.is_none() && depth.is_none() && seconds.is_none() {
            return Err(named("LimitError", &"nothing would end the search: give `nodes`, `depth`, `seconds` or `level`"));
        }
        Ok(Choice::Best(Limits {
            nodes: nodes.map(|nodes| within("nodes", nodes, MOST_NODES)).transpose()?,
            depth: depth.map(|depth| within("depth", depth, 65535.0)).transpose()?.map(|depth| depth as u32),
            lines: lines.map_or(Ok(1), |lines| within("lines", lines, 65535.0))? as usize,
            ..Limits::default()
        }))
    }

    fn time(&self, choice: &Choice) -> Result<Option<Duration>, JsValue> {
        let usual = if let Choice::Level { level, .. } = choice { Some(level.thinking_time()) } else { None };
        Ok(time_within(self.seconds)?.into_iter().chain(usual).min())
    }
}

#[wasm_bindgen]
impl Engine {
    /// `megabytes` is the size of the transposition table, 1 to 1024; 16 where nothing is said.
    ///
    /// Throws a `LimitError` for another number.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(constructor)]
    pub fn new(megabytes: Option<f64>) -> Result<Engine, JsValue> {
        let megabytes = within("megabytes", megabytes.unwrap_or(16.0), MOST_MEGABYTES)?;
        Ok(Engine(Searcher::new(megabytes as usize)))
    }

    /// Looks for the best move of the side to move. `tell` is called with what has been found after every depth; as soon as it returns
    /// `true`, the search ends.
    ///
    /// Throws a `LimitError` for limits that make no sense or do not go together.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(unchecked_return_type = "Found")]
    pub fn search(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "Limits")] limits: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "((found: Found) => boolean | void) | null")] tell: Option<js_sys::Function>,
    ) -> Result<JsValue, JsValue> {
        let given = LimitsGiven::read(limits)?;
        let choice = given.choice()?;
        let too_late = deadline(given.time(&choice)?);
        let game = &game.game;
        let side = game.position().side();
        let enough = std::cell::Cell::new(false);
        let mut lines: Vec<Line> = Vec::new();
        let mut report = |info: &SearchInfo<'_>| {
            // A depth that is finished gives all its lines, the first of which begins anew.
            if info.line == 1 {
                lines.clear();
            }
            lines.push(Line::of(info, side));
            if info.line < info.lines {
                return;
            }
            let Some(tell) = &tell else { return };
            let told = Found {
                r#move: info.pv.first().map(ToString::to_string),
                score: info.score.from_attackers_view(side).into(),
                depth: info.depth,
                nodes: info.nodes,
                lines: std::mem::take(&mut lines),
            };
            if let Ok(value) = object(&told) {
                enough.set(tell.call1(&JsValue::NULL, &value).is_ok_and(|answer| answer.is_truthy()));
            }
            lines = told.lines;
        };
        let should_stop = || enough.get() || too_late();
        let searcher = &mut self.0;
        let found: SearchResult = match choice {
            Choice::Best(limits) => searcher.search(game, &limits, &should_stop, &mut report),
            Choice::Level { level, seed } => level.choose(searcher, game, seed, &should_stop, &mut report),
        };
        object(&Found {
            r#move: found.best.map(|mv| mv.to_string()),
            score: found.score.from_attackers_view(side).into(),
            depth: found.depth,
            nodes: found.nodes,
            lines,
        })
    }

    /// Forgets all that was searched: another game begins. It does so by itself where the rule set changes.
    pub fn clear(&mut self) {
        self.0.new_game();
    }
}
