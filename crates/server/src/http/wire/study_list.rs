//! The list of the balance studies: what each asks, who played it, and where its reports are.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Version, Words};

/// All studies.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StudyList {
    /// Those of most games first, those that others have superseded last.
    pub(crate) studies: Vec<StudyEntry>,
}

/// A study in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StudyEntry {
    /// Its name.
    #[schema(example = "calibration-2026")]
    pub(crate) name: String,
    /// What it asks.
    pub(crate) title: Words,
    /// How many games were played.
    pub(crate) games: u64,
    /// How many rule sets and layouts took part.
    pub(crate) arms: usize,
    /// How far it has been played, where games are missing.
    pub(crate) interim: Option<Interim>,
    /// The address of its report in each language that it has, by the code of the language.
    #[schema(example = json!({"en": "/studies/calibration-2026/calibration-2026.en.html"}))]
    pub(crate) reports: BTreeMap<String, String>,
    /// The hash of its plan: SHA-256, hexadecimal. The games follow from it and the engine.
    pub(crate) plan: String,
    /// Its versions, with the hashes of its tables of games, the oldest first; empty for a study that is not part of the program.
    pub(crate) versions: Vec<Version>,
    /// The name of the study that has superseded it, if one has.
    #[schema(example = "alea-balance")]
    pub(crate) superseded_by: Option<&'static str>,
    /// Who played, and when.
    pub(crate) played: Played,
    /// What a newer engine has made of it, where somebody has looked.
    pub(crate) check: Option<CheckEntry>,
}

/// How far a study has been played of which games are missing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyInterim)]
pub(crate) struct Interim {
    /// How many series of games, each of one rule set at one strength, have all games that they need.
    pub(crate) closed: usize,
    /// How many there are.
    pub(crate) cells: usize,
    /// The day on which it was ended; null while its games go on and its verdicts may change.
    #[serde(default)]
    #[schema(example = "2026-12-01")]
    pub(crate) ended: Option<String>,
}

/// Which engine played a study, and how far it looked ahead.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = StudyPlayed)]
pub(crate) struct Played {
    /// The fingerprint of the engine that played.
    #[schema(example = 22734)]
    pub(crate) engine: u64,
    /// The version of its program, where that is known.
    pub(crate) version: Option<String>,
    /// The fingerprint of this server's engine.
    pub(crate) engine_today: u64,
    /// Whether they are the same. What another engine found holds for that one.
    pub(crate) by_this_engine: bool,
    /// The day, where that is known.
    #[schema(example = "2026-11-22")]
    pub(crate) on: Option<String>,
    /// How many positions a side might look at for a move, at the study's own strength.
    pub(crate) positions: u64,
    /// How many plies such a search looks ahead on average: in the rule set where that is least, and in the one where it is most.
    pub(crate) depth: Option<(f64, f64)>,
}

/// What `hnefi lab check` has found, in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = StudyCheck)]
pub(crate) struct CheckEntry {
    /// The fingerprint of the engine that played again.
    pub(crate) engine: u64,
    /// Whether it is this server's.
    pub(crate) by_this_engine: bool,
    /// The day.
    #[schema(example = "2026-11-25")]
    pub(crate) on: String,
    /// How many games were played.
    pub(crate) games: u64,
    /// How many rule sets have another verdict now.
    pub(crate) changed: u64,
    /// How many have the same.
    pub(crate) upheld: u64,
    /// Of how many the games do not tell.
    pub(crate) undecided: u64,
}
