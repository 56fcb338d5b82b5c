//! Records, and the games of the library.

use hnefi_diagram::ShownGame;
use serde::Serialize;
use utoipa::ToSchema;

use super::{GameOfStudy, Move, MoveOrPass, Step, Words};
use hnefi_api::records::{RecordNote, RulesHead, Shown};
use hnefi_api::vocabulary::ResultWord;

/// A game of the library.
#[derive(Serialize, ToSchema)]
pub(crate) struct LibraryGame {
    /// Its id.
    pub(crate) id: String,
    /// Whether it came in as a record; otherwise it was played here.
    pub(crate) imported: bool,
    /// The rule set's id.
    pub(crate) rules: String,
    /// What people call the rule set; null if it is not known any more.
    pub(crate) rules_name: Option<Words>,
    /// What the record calls the game.
    pub(crate) name: String,
    /// Who played the attackers.
    pub(crate) attackers: Player,
    /// Who played the defenders.
    pub(crate) defenders: Player,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub(crate) result: String,
    /// How many plies it has.
    pub(crate) plies: u64,
    /// When, as much as is known.
    pub(crate) day: String,
}

/// Somebody who played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Player {
    /// A name; null for a person without one, and for the engine.
    pub(crate) name: Option<String>,
    /// The level of the engine here; null for anybody else.
    pub(crate) level: Option<u8>,
}

/// A page of the library.
#[derive(Serialize, ToSchema)]
pub(crate) struct LibraryPage {
    /// The games, the latest first.
    pub(crate) games: Vec<LibraryGame>,
    /// How many there are in all.
    pub(crate) total: u64,
    /// Which page this is, from 1.
    pub(crate) page: usize,
    /// How many pages there are.
    pub(crate) pages: u64,
    /// Whether the library knows all games yet; after the first start with old games it takes a while.
    pub(crate) whole: bool,
}

/// What is known of a position.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explored {
    /// The rule set.
    pub(crate) rules: RulesHead,
    /// The moves that led here, to be shown.
    #[schema(value_type = Shown)]
    pub(crate) shown: ShownGame,
    /// The position.
    pub(crate) position: String,
    /// The side to move; null when the game is over.
    pub(crate) side: Option<super::Side>,
    /// How the games that came here ended.
    pub(crate) results: Results,
    /// What was played from here, the most frequent first.
    pub(crate) moves: Vec<ExploredMove>,
}

/// A move that was played.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExploredMove {
    #[serde(flatten)]
    pub(crate) mv: Move,
    /// The moves of this position that are the same one turned or mirrored: it stands for them too.
    pub(crate) images: Vec<Step>,
    /// How the games ended.
    pub(crate) results: Results,
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub(crate) struct Results {
    /// Games.
    pub(crate) games: u64,
    /// Won by the attackers.
    pub(crate) attackers: u64,
    /// Won by the defenders.
    pub(crate) defenders: u64,
    /// Drawn.
    pub(crate) draws: u64,
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
pub(crate) struct KeptGame {
    /// Its id.
    pub(crate) id: String,
    /// Whether it came in as a record, or is a game of a study.
    pub(crate) imported: bool,
    /// The study that it is from; null for a game played here or imported.
    pub(crate) study: Option<GameOfStudy>,
    /// The rule set.
    pub(crate) rules: RulesHead,
    /// What the record says besides moves: players, dates, remarks.
    pub(crate) tags: std::collections::BTreeMap<String, String>,
    /// What hangs on the moves: remarks, signs, other lines.
    pub(crate) notes: Vec<RecordNote>,
    /// The game.
    #[schema(value_type = Shown)]
    pub(crate) shown: ShownGame,
    /// The moves.
    pub(crate) moves: Vec<MoveOrPass>,
    /// The first position, if it is not that of the rules.
    pub(crate) start: Option<String>,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub(crate) result: String,
}
