//! Games of studies in the JSON of the HTTP API.

use hnefi_api::Words;
use hnefi_api::records::Shown;
use hnefi_api::vocabulary::ResultWord;
use hnefi_diagram::ShownGame;
use serde::Serialize;
use utoipa::ToSchema;

/// A page of games of studies.
#[derive(Serialize, ToSchema)]
pub struct StudyGamesPage {
    /// The games, in the order of the studies.
    pub games: Vec<StudyGame>,
    /// How many there are in all.
    pub total: usize,
    /// Which page this is, from 1.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// Every study that has games here.
    pub studies: Vec<StudyWithGames>,
    /// What was played in the studies that were looked through.
    pub arms: Vec<StudyArm>,
    /// How many positions a side could visit there for a move, the fewest first.
    pub strengths: Vec<Strength>,
}

/// A study that has games here.
#[derive(Serialize, ToSchema)]
pub struct StudyWithGames {
    /// Its name.
    #[schema(example = "alea-2026")]
    pub name: String,
    /// What it asks.
    pub title: Words,
    /// How many games it has.
    pub games: usize,
    /// How many of them are here: the first of each rule set at each strength, where its table is published apart.
    pub here: usize,
}

/// What a study plays: a rule set with options and layout, and what is changed of it.
#[derive(Serialize, ToSchema)]
#[schema(as = StudyGameArm)]
pub struct StudyArm {
    /// The rule set's id with options and layout; changed rules stand in braces after it.
    #[schema(example = "alea-walker-2015+alea-murray{no-moves=loss}")]
    pub arm: String,
    /// The rule set's id without options and layout.
    #[schema(example = "alea-walker-2015")]
    pub base: String,
    /// What people call the rule set; null if it is not known here.
    pub name: Option<Words>,
    /// What the layout is called; null if it is not known here.
    pub layout: Option<Words>,
    /// The rules that the study has changed, each with its value.
    #[schema(example = json!(["no-moves=loss"]))]
    pub changes: Vec<String>,
}

/// How many positions each side may visit for a move.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[schema(as = StudyStrength)]
pub struct Strength {
    /// The attackers.
    pub attackers: u32,
    /// The defenders.
    pub defenders: u32,
}

/// A game of a study.
#[derive(Serialize, ToSchema)]
pub struct StudyGame {
    /// Its id: the study with the number.
    #[schema(example = "alea-2026-17")]
    pub id: String,
    /// The study's name.
    pub study: String,
    /// Its place in the study's table, from 1.
    pub number: usize,
    /// What was played.
    pub arm: StudyArm,
    /// How strong the sides were.
    pub strength: Strength,
    /// Whether it began from the bare start, where the others of the study have openings.
    pub bare: bool,
    /// The name that the study gives to the evaluation that played; null where it was the engine's own.
    #[schema(example = "november-24")]
    pub evaluation: Option<String>,
    /// Its number among the games of the same arm, strength, evaluation and kind of start, from 1.
    pub game: u32,
    /// How it ended: `unfinished` at the study's longest game, which the study counts as a draw.
    #[schema(value_type = ResultWord)]
    pub result: String,
    /// Why it ended: the reason of an outcome, `max-plies` at the study's longest game, or another word of the lab.
    #[schema(example = "king-escaped")]
    pub ending: String,
    /// How many plies it has.
    pub plies: u32,
}

/// The study that a game is from.
#[derive(Serialize, ToSchema)]
pub struct GameOfStudy {
    /// The game.
    #[serde(flatten)]
    pub game: StudyGame,
    /// What the study asks.
    pub title: Words,
    /// Whether the study has a page here, `/studies/NAME`.
    pub has_page: bool,
    /// Comments on it, in the order of the plies.
    pub comments: Vec<PlyComment>,
}

/// A comment on a position of a game.
#[derive(Serialize, ToSchema)]
pub struct PlyComment {
    /// After which ply, from 1; 0 is the start.
    pub ply: u32,
    /// The comment.
    pub text: Words,
}

/// The commented games of a study.
#[derive(Serialize, ToSchema)]
pub struct CommentedGames {
    /// In the order in which they are told.
    pub games: Vec<CommentedGame>,
}

/// A game of a study, with comments.
#[derive(Serialize, ToSchema)]
pub struct CommentedGame {
    /// The game.
    pub game: StudyGame,
    /// What it is an example of.
    pub title: Words,
    /// What to look for.
    pub lead: Words,
    /// The game, position by position.
    #[schema(value_type = Shown)]
    pub shown: ShownGame,
    /// The comments, in the order of the plies.
    pub comments: Vec<PlyComment>,
}
