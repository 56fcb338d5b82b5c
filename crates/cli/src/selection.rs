//! The rule set and position given on the command line.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use hnefi_rules::{Position, Setup};
use hnefi_rulesets::Ruleset;

/// A rule set by id (`alea-walker-2015+alea-murray`) or by the path of a file (`my.toml`, `my.toml+option`).
pub(crate) fn ruleset(name: &str) -> Result<Ruleset> {
    match as_path(name) {
        Some((path, selection)) => read(path, selection),
        None => Ok(Ruleset::named(name)?),
    }
}

/// The rule set of a file.
pub(crate) fn own_ruleset(path: &str) -> Result<Ruleset> {
    read(path, "")
}

fn read(path: &str, selection: &str) -> Result<Ruleset> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read the rule set `{path}`"))?;
    Ruleset::from_toml_with(&text, selection).with_context(|| format!("in `{path}`"))
}

/// The path and the selection after it, if the name is that of a file rather than an id.
fn as_path(name: &str) -> Option<(&str, &str)> {
    let end = name.to_ascii_lowercase().rfind(".toml").map(|at| at + ".toml".len())?;
    let (path, rest) = name.split_at(end);
    let selection = rest.strip_prefix('+').or(Some(rest).filter(|r| r.is_empty()))?;
    Some((path, selection)).filter(|_| !path.is_empty() && !Path::new(path).is_dir())
}

/// The rule set and the position that a command looks at.
#[derive(clap::Args)]
pub(crate) struct Selection {
    /// The rule set: an id or a file.
    rules: String,
    /// The position, as `BOARD SIDE FLAGS`. Default: the starting position.
    #[arg(long)]
    position: Option<String>,
}

impl Selection {
    /// Both, read and checked.
    pub(crate) fn read(&self) -> Result<(Ruleset, Position)> {
        let rules = ruleset(&self.rules)?;
        let Some(text) = &self.position else {
            let start = Position::start(&rules);
            return Ok((rules, start));
        };
        let setup: Setup = text.parse().with_context(|| format!("position `{text}`"))?;
        let position = setup.position(&rules).with_context(|| format!("position `{text}`"))?;
        Ok((rules, position))
    }
}
