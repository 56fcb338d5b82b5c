//! The games of the library in the JSON of the HTTP API, as `docs/reference/http.md` describes it.

use std::collections::BTreeMap;

use hnefi_api::records::{RecordNote, RulesHead, Shown};
use hnefi_api::vocabulary::ResultWord;
use hnefi_api::{Move, MoveOrPass, Side, Step, Words};
use hnefi_diagram::ShownGame;
use serde::Serialize;
use utoipa::ToSchema;

use crate::study_game::GameOfStudy;

/// A game of the library.
#[derive(Serialize, ToSchema)]
pub struct LibraryGame {
    /// Its id.
    pub id: String,
    /// Whether it came in as a record; otherwise it was played here.
    pub imported: bool,
    /// The rule set's id.
    pub rules: String,
    /// What people call the rule set; null if it is not known any more.
    pub rules_name: Option<Words>,
    /// What the record calls the game.
    pub name: String,
    /// Who played the attackers.
    pub attackers: Player,
    /// Who played the defenders.
    pub defenders: Player,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub result: String,
    /// How many plies it has.
    pub plies: u64,
    /// When, as much as is known.
    pub day: String,
}

/// Somebody who played.
#[derive(Serialize, ToSchema)]
pub struct Player {
    /// A name; null for a person without one, and for the engine.
    pub name: Option<String>,
    /// The level of the engine here; null for anybody else.
    pub level: Option<u8>,
}

/// A page of the library.
#[derive(Serialize, ToSchema)]
pub struct LibraryPage {
    /// The games, the latest first.
    pub games: Vec<LibraryGame>,
    /// How many there are in all.
    pub total: u64,
    /// Which page this is, from 1.
    pub page: usize,
    /// How many pages there are.
    pub pages: u64,
    /// Whether the library knows all games yet; after the first start with old games it takes a while.
    pub whole: bool,
}

/// What is known of a position.
#[derive(Serialize, ToSchema)]
pub struct Explored {
    /// The rule set.
    pub rules: RulesHead,
    /// The moves that led here, to be shown.
    #[schema(value_type = Shown)]
    pub shown: ShownGame,
    /// The position.
    pub position: String,
    /// The side to move; null when the game is over.
    pub side: Option<Side>,
    /// How the games that came here ended.
    pub results: Results,
    /// What was played from here, the most frequent first.
    pub moves: Vec<ExploredMove>,
}

/// A move that was played.
#[derive(Serialize, ToSchema)]
pub struct ExploredMove {
    /// The move.
    #[serde(flatten)]
    pub mv: Move,
    /// The moves of this position that are the same one turned or mirrored: it stands for them too.
    pub images: Vec<Step>,
    /// How the games ended.
    pub results: Results,
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub struct Results {
    /// Games.
    pub games: u64,
    /// Won by the attackers.
    pub attackers: u64,
    /// Won by the defenders.
    pub defenders: u64,
    /// Drawn.
    pub draws: u64,
}

impl Results {
    /// Adds games with a result of the library.
    pub(crate) fn add(&mut self, result: &str, games: u64) {
        self.games += games;
        match result {
            "attackers" => self.attackers += games,
            "defenders" => self.defenders += games,
            "draw" => self.draws += games,
            _ => {}
        }
    }
}

/// A record of the library, to be looked at.
#[derive(Serialize, ToSchema)]
pub struct KeptGame {
    /// Its id.
    pub id: String,
    /// Whether it came in as a record, or is a game of a study.
    pub imported: bool,
    /// The study that it is from; null for a game played here or imported.
    pub study: Option<GameOfStudy>,
    /// The rule set.
    pub rules: RulesHead,
    /// What the record says besides moves: players, dates, remarks.
    pub tags: BTreeMap<String, String>,
    /// What hangs on the moves: remarks, signs, other lines.
    pub notes: Vec<RecordNote>,
    /// The game.
    #[schema(value_type = Shown)]
    pub shown: ShownGame,
    /// The moves.
    pub moves: Vec<MoveOrPass>,
    /// The first position, if it is not that of the rules.
    pub start: Option<String>,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub result: String,
}
