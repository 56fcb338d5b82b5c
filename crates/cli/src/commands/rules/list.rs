//! `hnefi rules list`.

use anyhow::Result;
use hnefi_messages::Language;
use hnefi_rulesets::{Ruleset, Text};
use serde::Serialize;

use crate::output::{self, Answer};

#[derive(Serialize)]
pub(super) struct Listed {
    id: String,
    pub(super) name: String,
    pub(super) summary: String,
    board: usize,
    family: String,
    first: String,
    layouts: Vec<ListedLayout>,
    pub(super) options: Vec<ListedOption>,
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
pub(super) struct ListedOption {
    pub(super) id: String,
    name: String,
    pub(super) text: String,
    /// The rule of which it is another reading; none where a source offers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reading: Option<String>,
}

impl ListedOption {
    /// What it is, in a line. Another reading is called by its rule; the note on that says the rest.
    pub(super) fn told(&self) -> &str {
        if self.reading.is_some() { &self.name } else { &self.text }
    }
}

#[derive(Serialize)]
struct ListedAlias {
    name: &'static str,
    id: String,
}

impl Listed {
    pub(super) fn of(rules: &Ruleset, language: Language) -> Listed {
        let said = |text: &Text| text.in_language(language);
        Listed {
            id: rules.base_id().to_owned(),
            name: said(rules.name()),
            summary: said(rules.summary()),
            board: rules.size(),
            family: rules.family().to_string(),
            first: rules.first().to_string(),
            layouts: rules
                .layouts()
                .into_iter()
                .map(|layout| ListedLayout { id: layout.id, name: said(&layout.name), inferred: layout.inferred })
                .collect(),
            options: rules
                .options()
                .into_iter()
                .map(|option| ListedOption {
                    id: option.id,
                    name: said(&option.name),
                    text: said(&option.text),
                    reading: option.reading.map(|key| key.to_string()),
                })
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

pub(super) fn list(json: bool, language: Language) -> Result<Answer> {
    let mut all = Vec::new();
    for id in Ruleset::catalogue() {
        let rules = Ruleset::named(id)?;
        all.push((rules.family(), Listed::of(&rules, language)));
    }
    all.sort_by_key(|(family, _)| *family);
    if json {
        let all: Vec<&Listed> = all.iter().map(|(_, listed)| listed).collect();
        output::json(&all)?;
        return Ok(Answer::Yes);
    }
    for (_, rules) in &all {
        output::line(format_args!("{:<32} {:>2}×{:<2} {}", rules.id, rules.board, rules.board, rules.name));
        for option in rules.options.iter().filter(|option| option.reading.is_none()) {
            output::line(format_args!("    +{:<27} option: {}", option.id, option.text));
        }
        if let Some(names) = rules.known_as() {
            output::line(format_args!("    {names}"));
        }
        for layout in rules.layouts.iter().skip(1) {
            output::line(format_args!("    +{:<27} layout: {}", layout.id, layout.name));
        }
        let readings = rules.options.iter().filter(|option| option.reading.is_some()).count();
        if readings > 0 {
            let many = if readings == 1 { "another reading" } else { "other readings" };
            output::line(format_args!("    {readings} {many}: hnefi rules readings {}", rules.id));
        }
    }
    Ok(Answer::Yes)
}
