//! The rules of a game on a server, and what a program is told of them.

use std::io::Write;

use anyhow::{Context, Result};
use hnefi_rulesets::Ruleset;
use serde_json::Value;
use tempfile::TempPath;
use ureq::http::Method;

use crate::http_client::HttpClient;

/// A rule set by its id, or, where it is the game's own, by a file that is there as long as the game is played.
pub(super) struct GameRules {
    rules: Ruleset,
    name: String,
    _file: Option<TempPath>,
}

impl GameRules {
    /// The rules of a game as the server tells it.
    pub(super) fn of(state: &Value, client: &HttpClient) -> Result<GameRules> {
        let name = state["rules"].as_str().unwrap_or_default();
        if state["own_rules"] != true {
            let rules = Ruleset::named(name).with_context(|| format!("the game is played by `{name}`"))?;
            return Ok(GameRules { rules, name: name.to_owned(), _file: None });
        }
        let game = state["id"].as_str().unwrap_or_default();
        let text = client.ask(Method::GET, &format!("/api/v1/games/{game}/template"), None, None)?;
        let rules =
            Ruleset::from_toml(&text).with_context(|| format!("the game is played by `{name}`, a rule set of its own"))?;
        let mut file = tempfile::Builder::new().prefix("hnefi-").suffix(".toml").tempfile().context("cannot write the rules")?;
        file.write_all(text.as_bytes()).context("cannot write the rules")?;
        let file = file.into_temp_path();
        Ok(GameRules { rules, name: file.to_string_lossy().into_owned(), _file: Some(file) })
    }

    pub(super) fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// What a program is told: an id, or the path of a file.
    pub(super) fn name(&self) -> &str {
        &self.name
    }
}
