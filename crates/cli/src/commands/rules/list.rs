//! `hnefi rules list`.

use anyhow::Result;
use hnefi_rules::Ruleset;
use serde::Serialize;

use crate::output::{self, Answer};

#[derive(Serialize)]
pub(super) struct Listed {
    id: String,
    name: String,
    summary: String,
    board: usize,
    family: String,
    first: String,
    layouts: Vec<ListedLayout>,
    options: Vec<ListedOption>,
    /// The names under which others know it, with options and layout where they mean some.
    aliases: Vec<ListedAlias>,
}

#[derive(Serialize)]
struct ListedLayout {
    id: String,
    name: String,
    inferred: bool,
}

#[derive(Serialize)]
struct ListedOption {
    id: String,
    text: String,
}

#[derive(Serialize)]
struct ListedAlias {
    name: &'static str,
    id: String,
}

impl Listed {
    pub(super) fn of(rules: &Ruleset) -> Listed {
        Listed {
            id: rules.base_id().to_owned(),
            name: rules.name().to_string(),
            summary: rules.summary().to_string(),
            board: rules.size(),
            family: rules.family().to_string(),
            first: rules.first().to_string(),
            layouts: rules
                .layouts()
                .into_iter()
                .map(|layout| ListedLayout { id: layout.id, name: layout.name.to_string(), inferred: layout.inferred })
                .collect(),
            options: rules
                .options()
                .into_iter()
                .map(|option| ListedOption { id: option.id, text: option.text.to_string() })
                .collect(),
            aliases: rules.aliases().map(|(name, choice)| ListedAlias { name, id: joined(rules.base_id(), choice) }).collect(),
        }
    }
}

impl Listed {
    /// Its other names in a line: `also club-016, club-17 (+option)`.
    pub(super) fn known_as(&self) -> Option<String> {
        let name = |alias: &ListedAlias| match alias.id.split_once('+') {
            Some((_, choice)) => format!("{} (+{choice})", alias.name),
            None => alias.name.to_owned(),
        };
        let names: Vec<String> = self.aliases.iter().map(name).collect();
        (!names.is_empty()).then(|| format!("also {}", names.join(", ")))
    }
}

fn joined(id: &str, choice: &str) -> String {
    if choice.is_empty() { id.to_owned() } else { format!("{id}+{choice}") }
}

pub(super) fn list(json: bool) -> Result<Answer> {
    let mut all = Vec::new();
    for id in Ruleset::catalogue() {
        let rules = Ruleset::named(id)?;
        all.push((rules.family(), Listed::of(&rules)));
    }
    all.sort_by_key(|(family, _)| *family);
    if json {
        let all: Vec<&Listed> = all.iter().map(|(_, listed)| listed).collect();
        output::json(&all)?;
        return Ok(Answer::Yes);
    }
    for (_, rules) in &all {
        output::line(format_args!("{:<32} {:>2}×{:<2} {}", rules.id, rules.board, rules.board, rules.name));
        for option in &rules.options {
            output::line(format_args!("    +{:<27} option: {}", option.id, option.text));
        }
        if let Some(names) = rules.known_as() {
            output::line(format_args!("    {names}"));
        }
        for layout in rules.layouts.iter().skip(1) {
            output::line(format_args!("    +{:<27} layout: {}", layout.id, layout.name));
        }
    }
    Ok(Answer::Yes)
}
