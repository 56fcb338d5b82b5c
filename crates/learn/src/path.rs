//! The path from the lessons to the largest board: games against the engine, each on a larger board. They are data (`lessons/path.toml`).

use std::sync::LazyLock;

use hnefi_rulesets::Text;
use serde::Deserialize;

use crate::catalogue;

/// A game on the path.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathStep {
    /// Its name, unique on the path.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it is about.
    pub text: Text,
    /// The rule set it is played by: what [`Ruleset::named`](hnefi_rulesets::Ruleset::named) takes.
    pub rules: String,
    /// The strength of the engine, from 1.
    pub level: u8,
}

/// The games of the path, in their order.
#[must_use]
pub fn path() -> &'static [PathStep] {
    &PATH
}

/// The first of them, which a newcomer is offered.
#[must_use]
pub fn first_game() -> &'static PathStep {
    path().first().expect("the path is part of the program, and a test sees that it has games")
}

static PATH: LazyLock<Vec<PathStep>> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    read(catalogue::PATH_FILE).unwrap_or_else(|mistake| panic!("lessons/path.toml: {mistake}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    step: Vec<PathStep>,
}

fn read(text: &str) -> Result<Vec<PathStep>, toml::de::Error> {
    toml::from_str::<Written>(text).map(|written| written.step)
}
