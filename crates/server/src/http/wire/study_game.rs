//! Games of studies.

use serde::Serialize;
use utoipa::ToSchema;

use super::Words;
use hnefi_api::vocabulary::ResultWord;

/// A page of games of studies.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudyGamesPage {
    /// The games, in the order of the studies.
    pub(crate) games: Vec<StudyGame>,
    /// How many there are in all.
    pub(crate) total: usize,
    /// Which page this is, from 1.
    pub(crate) page: usize,
    /// How many pages there are.
    pub(crate) pages: usize,
    /// Every study that has games here.
    pub(crate) studies: Vec<StudyWithGames>,
    /// What was played in the studies that were looked through.
    pub(crate) arms: Vec<StudyArm>,
    /// How many positions a side could visit there for a move, the fewest first.
    pub(crate) strengths: Vec<Strength>,
}

/// A study that has games here.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudyWithGames {
    /// Its name.
    #[schema(example = "alea-2026")]
    pub(crate) name: String,
    /// What it asks.
    pub(crate) title: Words,
    /// How many games it has.
    pub(crate) games: usize,
}

/// What a study plays: a rule set with options and layout, and what is changed of it.
#[derive(Serialize, ToSchema)]
#[schema(as = StudyGameArm)]
pub(crate) struct StudyArm {
    /// The rule set's id with options and layout; changed rules stand in braces after it.
    #[schema(example = "alea-walker-2015+alea-murray{no-moves=loss}")]
    pub(crate) arm: String,
    /// The rule set's id without options and layout.
    #[schema(example = "alea-walker-2015")]
    pub(crate) base: String,
    /// What people call the rule set; null if it is not known here.
    pub(crate) name: Option<Words>,
    /// What the layout is called; null if it is not known here.
    pub(crate) layout: Option<Words>,
    /// The rules that the study has changed, each with its value.
    #[schema(example = json!(["no-moves=loss"]))]
    pub(crate) changes: Vec<String>,
}

/// How many positions each side may visit for a move.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[schema(as = StudyStrength)]
pub(crate) struct Strength {
    /// The attackers.
    pub(crate) attackers: u32,
    /// The defenders.
    pub(crate) defenders: u32,
}

/// A game of a study.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudyGame {
    /// Its id: the study with the number.
    #[schema(example = "alea-2026-17")]
    pub(crate) id: String,
    /// The study's name.
    pub(crate) study: String,
    /// Its place in the study's table, from 1.
    pub(crate) number: usize,
    /// What was played.
    pub(crate) arm: StudyArm,
    /// How strong the sides were.
    pub(crate) strength: Strength,
    /// Its number among the games of the same arm and strength, from 1.
    pub(crate) game: u32,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub(crate) result: String,
    /// Why it ended: the reason of an outcome, `max-plies` at the study's longest game, or another word of the lab.
    #[schema(example = "king-escaped")]
    pub(crate) ending: String,
    /// How many plies it has.
    pub(crate) plies: u32,
}

/// The study that a game is from.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameOfStudy {
    #[serde(flatten)]
    pub(crate) game: StudyGame,
    /// What the study asks.
    pub(crate) title: Words,
    /// Whether the study has a page here, `/studies/NAME`.
    pub(crate) has_page: bool,
}
