//! A game as JavaScript sees it.

use hnefi_api::Explanation;
use hnefi_records::{Format, GameLine, Record, Rulebook, read, replay, write};
use hnefi_rules::{Announcement, MoveText, Setup};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::Ruleset;
use crate::error::{named, object};

/// A game from its start, or from a position.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Game {
    ruleset: Ruleset,
    pub(crate) game: hnefi_rules::Game,
}

#[derive(Serialize)]
struct Outcome {
    winner: Option<String>,
    reason: &'static str,
    rule: Option<String>,
    text: String,
}

fn parsed(text: &str) -> Result<MoveText, JsValue> {
    text.parse().map_err(|error| named("IllegalMove", &error))
}

#[wasm_bindgen]
impl Game {
    /// `position` is the text of a position, such as `position` gives; the start of the layout where there is none.
    ///
    /// Throws a `PositionError` if the rule set does not allow the position.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: &Ruleset, position: Option<String>) -> Result<Game, JsValue> {
        let rules = &ruleset.0;
        let game = match position {
            None => hnefi_rules::Game::new(rules),
            Some(text) => {
                let setup = text.parse::<Setup>().map_err(|error| named("PositionError", &error))?;
                let position = setup.position(rules).map_err(|error| named("PositionError", &error))?;
                hnefi_rules::Game::from_position(rules, position)
            }
        };
        Ok(Game { ruleset: ruleset.clone(), game })
    }

    /// The rule set.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset.clone()
    }

    /// The legal moves, such as `d1-d3`. None when the game is over, and while the die is to be thrown.
    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        if self.game.awaits_throw() {
            return Vec::new();
        }
        self.game.legal_moves().into_iter().map(|mv| mv.to_string()).collect()
    }

    /// Plays a move and returns it as notation writes it, with what it captures: `c1-a1xa2`. Captures need not be written; if they are,
    /// they must be right. Where the opponent then has no legal move and the rules make him pass, his lost turn is a ply of its own.
    ///
    /// Throws an `IllegalMove` with the reason; the game is then as it was.
    ///
    /// # Errors
    /// As said.
    pub fn play(&mut self, text: &str) -> Result<String, JsValue> {
        let mv = parsed(text)?;
        if self.game.awaits_throw() {
            let side = self.game.position().side();
            return Err(named("IllegalMove", &format!("the {side} throw the die before they move: call `throwDie`")));
        }
        Ok(self.game.play_text(&mv).map_err(|error| named("IllegalMove", &error))?.text())
    }

    /// Takes back the last move, with the turns lost after it, and returns it; `undefined` if there was none.
    pub fn undo(&mut self) -> Option<String> {
        Some(self.game.take_back()?.to_string())
    }

    /// Why a move is not legal, or what makes each piece fall that it captures, with the rules and their sources: as
    /// `POST /api/v1/explanations` says it.
    ///
    /// # Errors
    /// An `IllegalMove` if the text is no move.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn explain(&self, text: &str) -> Result<JsValue, JsValue> {
        object(&Explanation::of(&self.ruleset.0, &self.game, parsed(text)?.mv))
    }

    /// Whether the die is to be thrown before the next move.
    #[wasm_bindgen(getter, js_name = awaitsThrow)]
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        self.game.awaits_throw()
    }

    /// The throw now in force; `undefined` where there is none.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn die(&self) -> Option<u8> {
        self.game.die()
    }

    /// The die shows `face`. Returns whether the side to move may move now: an even throw loses it the turn.
    ///
    /// Throws an `IllegalMove` if no die is thrown now, or it has no such face.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(js_name = throwDie)]
    pub fn throw_die(&mut self, face: u8) -> Result<bool, JsValue> {
        self.game.throw(face).map_err(|error| named("IllegalMove", &error))?;
        Ok(self.game.die().is_some())
    }

    /// The plies played, each with its captures, `pass` for a turn lost.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.game.plies().iter().map(hnefi_rules::Ply::text).collect()
    }

    /// The side to move; `undefined` when the game is over.
    #[wasm_bindgen(getter, unchecked_return_type = "Side | undefined")]
    #[must_use]
    pub fn side(&self) -> Option<String> {
        self.game.side().map(|side| side.to_string())
    }

    /// How the game ended; null while it goes on.
    ///
    /// # Errors
    /// None: it can always be written.
    #[wasm_bindgen(getter, unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        object(&self.game.outcome().map(|outcome| Outcome {
            winner: outcome.winner.map(|side| side.to_string()),
            reason: outcome.reason.word(),
            rule: outcome.rule.map(|rule| rule.to_string()),
            text: outcome.to_string(),
        }))
    }

    /// The points that the last move emptied. Empty before the first move.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn captures(&self) -> Vec<String> {
        let last = self.game.plies().iter().rev().find(|ply| ply.mv.is_some());
        last.map(|ply| ply.captures.as_slice().iter().map(ToString::to_string).collect()).unwrap_or_default()
    }

    /// What the king's side called out with the last move, `raichi` or `tuichu`; `undefined` if nothing.
    #[wasm_bindgen(getter, unchecked_return_type = "\"raichi\" | \"tuichu\" | undefined")]
    #[must_use]
    pub fn announcement(&self) -> Option<String> {
        let last = self.game.plies().iter().rev().find(|ply| ply.mv.is_some())?;
        last.announcement.map(|announcement| match announcement {
            Announcement::Raichi => "raichi".to_owned(),
            Announcement::Tuichu => "tuichu".to_owned(),
        })
    }

    /// The position as text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> String {
        self.game.position().to_string()
    }

    /// A game of its own that has gone the same way.
    #[must_use]
    pub fn copy(&self) -> Game {
        self.clone()
    }

    /// The game in a format of records (`recordFormats()`), as a line of JSON where none is named.
    ///
    /// Throws a `RecordError` if there is no such format, or it cannot hold the game.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(js_name = toRecord)]
    pub fn to_record(&self, format: Option<String>) -> Result<String, JsValue> {
        let Some(format) = format else { return Ok(GameLine::of(&self.game).to_json()) };
        let format: Format = format.parse().map_err(|error: hnefi_records::UnknownFormat| named("RecordError", &error))?;
        let rulebook = Rulebook::new().always(self.ruleset.0.clone());
        let written = write(format, &[Record::of(&self.game)], &rulebook).map_err(|error| named("RecordError", &error))?;
        Ok(written.text)
    }

    /// The games of a record in any format that hnefi reads, each with what is wrong with it. A game that names no rule set of hnefi is
    /// played by the one of this id, if it is given. `Ruleset.readRecord` reads games of a rule set of one's own.
    ///
    /// Throws a `RecordError` if the text is in no format known, a `RulesetError` if there is no rule set of that id.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(js_name = fromRecord, unchecked_return_type = "ReadGame[]")]
    pub fn from_record(text: &str, ruleset: Option<String>) -> Result<js_sys::Array, JsValue> {
        let rulebook = Rulebook::new();
        let given = ruleset.map(|id| Ruleset::new(&id)).transpose()?.map(|ruleset| ruleset.0);
        read_games(text, |record| match (&given, &record.rules) {
            (Some(rules), None) => Ok(rules.clone()),
            (given, _) => {
                let named = rulebook.rules_of(record).or_else(|problem| given.clone().ok_or(problem));
                named.map_err(|problem| problem.to_string())
            }
        })
    }
}

/// The games of a record, each played by the rule set that `rules_of` gives for it.
pub(super) fn read_games(
    text: &str,
    rules_of: impl Fn(&Record) -> Result<hnefi_rulesets::Ruleset, String>,
) -> Result<js_sys::Array, JsValue> {
    let format = Format::detect(None, text)
        .ok_or_else(|| named("RecordError", &"this is in no format of game records that hnefi knows"))?;
    let entries = read(format, text).map_err(|error| named("RecordError", &error))?;
    let games = js_sys::Array::new();
    for entry in entries {
        let played = entry.record.map_err(|error| error.to_string()).and_then(|record| {
            let rules = rules_of(&record)?;
            let game = replay(&record, &rules).map_err(|difference| difference.to_string())?;
            Ok(Game { ruleset: Ruleset(rules), game })
        });
        let (game, problem) = match played {
            Ok(game) => (game.into(), JsValue::NULL),
            Err(problem) => (JsValue::NULL, problem.into()),
        };
        let read = js_sys::Object::new();
        js_sys::Reflect::set(&read, &"game".into(), &game)?;
        js_sys::Reflect::set(&read, &"problem".into(), &problem)?;
        games.push(&read);
    }
    Ok(games)
}
