//! Measurements of the balance of a rule set, which anyone can ask for.

use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::effect::Difference;
use super::{Drawn, Side, Study, Words};
use crate::measuring::progress::{Beside, BoardOfGame, End, Progress};
use crate::store::{Measurement, MeasurementState};

/// A measurement that is asked for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeasurementRequest {
    /// A rule set's id, with options and layout if wanted.
    #[schema(example = "brandubh-cyningstan")]
    pub(crate) rules: Option<String>,
    /// Instead of `rules`: the text of a rule-set file of one's own. The server keeps it.
    pub(crate) draft: Option<String>,
    /// The options and the layout chosen of the draft, joined by `+`.
    pub(crate) selection: Option<String>,
}

/// What is shown of a rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MeasuredRules {
    /// The id, with options and layout.
    id: String,
    /// What people call it.
    name: Words,
    /// What the layout is called.
    layout: Words,
    /// Whether its file was brought along or given to the server: it is not built in.
    own: bool,
    /// Width and height of the board.
    size: usize,
    #[serde(flatten)]
    drawn: Drawn,
}

impl From<&Ruleset> for MeasuredRules {
    fn from(rules: &Ruleset) -> MeasuredRules {
        MeasuredRules {
            id: rules.id(),
            name: rules.name().into(),
            layout: (&rules.layout().name).into(),
            own: rules.own_file().is_some(),
            size: rules.size(),
            drawn: Drawn::of(rules),
        }
    }
}

/// What a measurement is of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MeasuredHead {
    /// What is measured.
    pub(crate) rules: MeasuredRules,
    /// The built-in rule set that it changes, which is measured beside it.
    pub(crate) parent: Option<MeasuredRules>,
}

/// What a change of the rules did to the attackers' score, with its interval of 95 %.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Moved {
    /// The positions that both sides might visit for a move.
    positions: u64,
    /// How many games there are by the changed rules.
    games: u64,
    /// What was added to the attackers' score.
    points: Difference,
}

/// A game of a measurement: how it stands, or ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct MeasuredGame {
    /// Whether it is by the rules of the parent.
    of_parent: bool,
    /// The positions that both sides may visit for a move.
    positions: u64,
    /// How many plies it has.
    plies: u64,
    /// The position.
    position: String,
    /// The last move, from where and to where.
    last_move: Option<[String; 2]>,
    /// How it ended; null while it is being played.
    end: Option<MeasuredEnd>,
}

/// How a game of a measurement ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct MeasuredEnd {
    /// Who won.
    winner: Option<Side>,
    /// Whether it was broken off for its length.
    broken_off: bool,
}

/// A measurement, as it is now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Measurement)]
pub(crate) struct MeasurementPage {
    /// Its id: the same for the same rules and engine.
    id: String,
    /// What is measured, and beside what.
    #[serde(flatten)]
    #[schema(value_type = MeasuredHead)]
    head: Value,
    /// What becomes of it.
    state: MeasurementState,
    /// When it was asked for, in milliseconds since 1970.
    created: u64,
    /// The fingerprint of the engine that plays.
    engine: u64,
    /// Whether it is this server's. One of another engine that is not done never will be: ask again.
    by_this_engine: bool,
    /// How many others are played first.
    ahead: usize,
    /// The share of the work that is done, from 0 to 1.
    done: f64,
    /// How many seconds of play are left, at the most, where that can be told.
    left: Option<u64>,
    /// How many games have been played.
    games: u64,
    /// What they have come to: the figures of a study of one rule set.
    study: Option<Study>,
    /// How many of the study's rule sets, from the first, have all their games.
    whole: usize,
    /// What the rule set adds to the attackers' score beside its parent, the weakest strength first.
    moved: Vec<Moved>,
    /// The game that is being played, if this server plays it, and the last ones, the latest first.
    boards: Vec<MeasuredGame>,
    /// Why it cannot be played, in English, if so.
    failed: Option<String>,
    /// The files to take away, at the same address followed by their names.
    #[schema(example = json!(["study.toml", "openings.toml"]))]
    files: Vec<&'static str>,
}

/// A measurement that was asked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MeasurementAsked {
    /// Goes into `Authorization: Bearer TOKEN` of the request that stops it. It is sent once, to the client that asked first.
    pub(crate) token: Option<String>,
    /// The measurement.
    pub(crate) measurement: MeasurementPage,
}

impl MeasurementPage {
    /// A measurement as it is shown; `board` is being played, `ahead` others are played first, and `files` can be taken away.
    ///
    /// # Errors
    /// What is damaged in the store.
    pub(crate) fn of(
        measurement: &Measurement,
        board: Option<BoardOfGame>,
        ahead: usize,
        engine_today: u64,
        files: Vec<&'static str>,
    ) -> Result<MeasurementPage, serde_json::Error> {
        let progress: Option<Progress> = measurement.progress.as_deref().map(serde_json::from_str).transpose()?;
        let progress = progress.unwrap_or_default();
        let is_played = matches!(measurement.state, MeasurementState::Waiting | MeasurementState::Playing);
        let left = progress.took as f64 * (1.0 - progress.done) / progress.done / 1000.0;
        Ok(MeasurementPage {
            id: measurement.id.to_string(),
            head: serde_json::from_str(&measurement.head)?,
            state: measurement.state,
            created: measurement.created,
            engine: measurement.engine,
            by_this_engine: measurement.engine == engine_today,
            ahead,
            done: progress.done,
            left: (is_played && left.is_finite()).then_some(left.ceil() as u64),
            games: progress.games,
            study: progress.study.map(serde_json::from_value).transpose()?,
            whole: progress.whole,
            moved: progress.beside.iter().map(Moved::from).collect(),
            boards: board.into_iter().chain(progress.last).map(MeasuredGame::from).collect(),
            failed: progress.failed,
            files,
        })
    }
}

impl From<&Beside> for Moved {
    fn from(beside: &Beside) -> Moved {
        let Beside { positions, games, value, interval: [low, high] } = *beside;
        Moved { positions, games, points: Difference { value, low, high } }
    }
}

impl From<BoardOfGame> for MeasuredGame {
    fn from(game: BoardOfGame) -> MeasuredGame {
        let BoardOfGame { arm, positions, plies, position, last_move, end } = game;
        let end = end.map(|End { winner, broken_off }| MeasuredEnd { winner: winner.map(Side::from), broken_off });
        MeasuredGame { of_parent: arm > 0, positions, plies, position, last_move, end }
    }
}
