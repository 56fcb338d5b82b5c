//! The library of a browser: the games that it keeps, searched as a server searches its own, and records that are added to them.

use std::collections::BTreeMap;
use std::sync::Arc;

use hnefi_api::records::{CheckedRecord, Reader, RecordsRequest, read_records};
use hnefi_api::{Code, Refusal};
use hnefi_library::{ImportedRecord, MemoryLibrary, PositionQuery, SearchQuery};
use js_sys::JsString;
use wasm_bindgen::prelude::*;

use crate::LocalApi;
use crate::answer::Answer;
use crate::json::{json, parameters, read};
use crate::local_game::MAX_PLIES;
use crate::local_record::{LocalRecord, StoredRecord};

/// The games that a browser keeps.
#[wasm_bindgen]
pub struct LocalLibrary {
    games: MemoryLibrary,
}

impl Default for LocalLibrary {
    fn default() -> LocalLibrary {
        LocalLibrary { games: MemoryLibrary::new(|name| JsString::from(name).normalize("NFD").into()) }
    }
}

#[wasm_bindgen]
impl LocalLibrary {
    /// A library without games.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> LocalLibrary {
        LocalLibrary::default()
    }

    /// Puts a game there by its name, in the place of what it was before. One that cannot be read any more is left out.
    pub fn put(&mut self, api: &LocalApi, name: &str, stored: &str) {
        let record = LocalRecord::read(api.rulesets(), name, stored).ok();
        match record.and_then(|record| Some((record.is_imported(), record.entry()?))) {
            Some((imported, entry)) => self.games.put(name, imported, entry),
            None => self.games.remove(name),
        }
    }

    /// Takes a game away.
    pub fn remove(&mut self, name: &str) {
        self.games.remove(name);
    }

    /// Games, as `GET /library` finds them. `query` has names and values in turn.
    #[must_use]
    pub fn search(&self, api: &LocalApi, query: Vec<String>) -> Answer {
        let given = parameters(query);
        let searched = page_of(&given).and_then(|page| {
            let of = |name: &str| given.get(name).cloned();
            let (player, rules, result, position) = (of("player"), of("rules"), of("result"), of("position"));
            SearchQuery { player, rules, result, from: of("from"), to: of("to"), position, page }.read(api.rulesets())
        });
        Answer::of(searched.and_then(|query| json(&self.games.search(&query).page(query.page, true, api.rulesets()))))
    }

    /// What was played in a position, as `GET /library/explore` tells it.
    #[must_use]
    pub fn explore(&self, api: &LocalApi, query: Vec<String>) -> Answer {
        let given = parameters(query);
        let of = |name: &str| given.get(name).cloned();
        let rules = of("rules").ok_or_else(|| Refusal::new(Code::BadRequest, "the query lacks `rules`"));
        let asked = rules.and_then(|rules| {
            PositionQuery { rules, position: of("position"), moves: of("moves") }.read(api.rulesets(), MAX_PLIES)
        });
        Answer::of(asked.and_then(|asked| {
            let statistics = self.games.explore(&asked.key());
            json(&asked.explored(statistics))
        }))
    }
}

/// The page that a query asks for.
fn page_of(given: &BTreeMap<String, String>) -> Result<Option<usize>, Refusal> {
    let bad = |error| Refusal::new(Code::BadRequest, format!("`page`: {error}"));
    given.get("page").map(|page| page.parse()).transpose().map_err(bad)
}

/// What came of records that are to be kept.
#[wasm_bindgen]
pub struct Imports {
    answer: Answer,
    games: Vec<String>,
}

#[wasm_bindgen]
impl Imports {
    /// The answer, as `POST /records` gives it; it does not know how many of the games are new.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.answer.clone()
    }

    /// The games: the name of each, and what is to be kept of it, in turn.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn games(&self) -> Vec<String> {
        self.games.clone()
    }
}

/// Collects the games of a text.
struct Importer<'a> {
    prefix: &'a str,
    now: u64,
    games: Vec<String>,
}

impl Reader for Importer<'_> {
    fn is_stopped(&self) -> bool {
        false
    }

    fn keep(&mut self, checked: &CheckedRecord) -> Option<String> {
        let ImportedRecord { id, line, file, entry: _ } = ImportedRecord::of(checked)?;
        let name = format!("{}{id}", self.prefix);
        let stored = json(&StoredRecord { line, file, kept: self.now }).ok()?;
        self.games.extend([name.clone(), stored]);
        Some(name)
    }
}

#[wasm_bindgen]
impl LocalApi {
    /// Reads a text with games, as `POST /records` does where they are to be kept, at a time in milliseconds since 1970. `prefix` is what the
    /// names of this browser's games begin with.
    #[must_use]
    pub fn import(&self, body: &str, prefix: &str, now: f64) -> Imports {
        let mut importer = Importer { prefix, now: now as u64, games: Vec::new() };
        let rulesets = Arc::clone(self.rulesets());
        let answer = read::<RecordsRequest>(body).and_then(|asked| {
            let answer = read_records(&asked, &rulesets, MAX_PLIES, &mut importer)?;
            json(&answer)
        });
        Imports { answer: Answer::of(answer), games: importer.games }
    }
}
