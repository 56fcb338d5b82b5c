//! Measurements of the balance of a rule set, which anyone can ask for.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Study, Words};
use crate::measuring::progress::Progress;
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

/// What is shown of the rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MeasuredRules {
    /// The id, with options and layout.
    pub(crate) id: String,
    /// What people call it.
    pub(crate) name: Words,
    /// What the layout is called.
    pub(crate) layout: Words,
    /// Whether its file was brought along or given to the server: it is not built in.
    pub(crate) own: bool,
}

/// A measurement, as it is now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Measurement)]
pub(crate) struct MeasurementPage {
    /// Its id: the same for the same rules and engine.
    id: String,
    /// What is measured.
    #[schema(value_type = MeasuredRules)]
    rules: Value,
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
    /// A measurement as it is shown; `ahead` others are played first, and `files` can be taken away.
    ///
    /// # Errors
    /// What is damaged in the store.
    pub(crate) fn of(
        measurement: &Measurement,
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
            rules: serde_json::from_str(&measurement.head)?,
            state: measurement.state,
            created: measurement.created,
            engine: measurement.engine,
            by_this_engine: measurement.engine == engine_today,
            ahead,
            done: progress.done,
            left: (is_played && left.is_finite()).then_some(left.ceil() as u64),
            games: progress.games,
            study: progress.study.map(serde_json::from_value).transpose()?,
            failed: progress.failed,
            files,
        })
    }
}
