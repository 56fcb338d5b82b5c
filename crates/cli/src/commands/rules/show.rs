//! `hnefi rules show`.

use anyhow::Result;
use hnefi_messages::Language;
use hnefi_rulesets::ruleset::{BriefPart, RuleInfo, Source};
use hnefi_rulesets::{Ruleset, Version};
use serde::Serialize;

use super::list::Listed;
use crate::output::{self, Answer};

#[derive(Serialize)]
pub(super) struct ShownRule {
    key: String,
    group: String,
    value: &'static str,
    sentence: String,
    standing: String,
    source: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// The rule set whose file writes it, with the option if an option does.
    from: String,
}

impl ShownRule {
    pub(super) fn of(rule: &RuleInfo, language: Language) -> ShownRule {
        ShownRule {
            key: rule.key.to_string(),
            group: rule.key.group().to_string(),
            value: rule.value,
            sentence: rule.sentence.in_language(language),
            standing: rule.evidence.standing.to_string(),
            source: rule.evidence.source.clone(),
            at: rule.evidence.at.as_ref().map(|at| at.text().in_language(language)),
            note: rule.evidence.note.as_ref().map(|note| note.in_language(language)),
            from: rule.origin.clone(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Shown {
    #[serde(flatten)]
    listed: Listed,
    selected: String,
    /// The hash of what it means, with all its options and layouts.
    hash: String,
    /// The oldest first; none for the user's own file.
    versions: &'static [Version],
    #[serde(skip_serializing_if = "Option::is_none")]
    extends: Option<String>,
    layout: String,
    /// The rules in one minute.
    brief: Vec<ShownPart>,
    rules: Vec<ShownRule>,
    sources: Vec<ShownSource>,
}

/// A part of the short account.
#[derive(Serialize)]
struct ShownPart {
    topic: &'static str,
    text: String,
}

impl ShownPart {
    fn of(part: &BriefPart, language: Language) -> ShownPart {
        let sentences: Vec<String> = part.sentences.iter().map(|sentence| sentence.in_language(language)).collect();
        ShownPart { topic: part.topic.word(), text: sentences.join(" ") }
    }
}

/// A work that the rules lean on, or through which another is known.
#[derive(Serialize)]
struct ShownSource {
    id: String,
    r#type: &'static str,
    authors: Vec<String>,
    title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doi: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    through: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    citation: String,
}

impl ShownSource {
    fn of(id: &str, source: &Source, language: Language) -> ShownSource {
        ShownSource {
            id: id.to_owned(),
            r#type: source.kind.word(),
            authors: source.authors.iter().map(ToString::to_string).collect(),
            title: source.title.clone(),
            date: source.date.clone(),
            address: source.address.clone(),
            doi: source.doi.clone(),
            through: source.through.clone(),
            note: source.note.as_ref().map(|note| note.in_language(language)),
            citation: source.citation(),
        }
    }
}

impl Shown {
    pub(super) fn of(rules: &Ruleset, language: Language) -> Shown {
        Shown {
            listed: Listed::of(rules, language),
            selected: rules.id(),
            hash: rules.hash(),
            versions: rules.versions(),
            extends: rules.extends().map(|(id, _)| id.to_owned()),
            layout: rules.layout().id.clone(),
            brief: rules.brief().iter().map(|part| ShownPart::of(part, language)).collect(),
            rules: rules.explained().iter().map(|rule| ShownRule::of(rule, language)).collect(),
            sources: rules.sources().map(|(id, source)| ShownSource::of(id, source, language)).collect(),
        }
    }
}

pub(super) fn show(rules: &Ruleset, json: bool, language: Language) -> Result<Answer> {
    let shown = Shown::of(rules, language);
    if json {
        output::json(&shown)?;
        return Ok(Answer::Yes);
    }
    output::line(format_args!("{}\n{}\n\n{}", shown.selected, shown.listed.name, shown.listed.summary));
    output::line("\nin one minute");
    for part in &shown.brief {
        output::line(format_args!("  {}\n      {}", part.topic, part.text));
    }
    if let Some(names) = shown.listed.known_as() {
        output::line(format_args!("\n{names}"));
    }
    if let Some((last, earlier)) = rules.versions().split_last() {
        output::line(format_args!("\nversion {} of {}, {}", last.number, last.date, last.short_hash()));
        for version in rules.versions().iter().skip(1).rev() {
            let changes: Vec<String> = version.changes.iter().map(|change| change.in_language(language)).collect();
            output::line(format_args!("  {}, {}: {}", version.number, version.date, changes.join("; ")));
        }
        if let Some(first) = earlier.first() {
            output::line(format_args!("  {}, {}", first.number, first.date));
        }
    }
    if let Some((id, name)) = rules.extends() {
        output::line(format_args!("\nextends {id} ({})", name.in_language(language)));
    }
    let layout = rules.layout();
    output::line(format_args!(
        "\nLayout {}: {}. {}",
        layout.id,
        layout.name.in_language(language),
        layout.note.in_language(language)
    ));
    let mut group = String::new();
    for rule in shown.rules {
        if rule.group != group {
            output::line(format_args!("\n{}", rule.group));
            group = rule.group;
        }
        output::line(format_args!("  {} = {}", rule.key, rule.value));
        output::line(format_args!("      {}", rule.sentence));
        let place = rule.at.map(|at| format!(", {at}")).unwrap_or_default();
        let from = if rule.from == rules.base_id() { String::new() } else { format!("; from {}", rule.from) };
        output::line(format_args!("      [{}: {}{place}{from}]", rule.standing, rule.source));
        if let Some(note) = rule.note {
            output::line(format_args!("      {note}"));
        }
    }
    let options = &shown.listed.options;
    for (title, is_reading) in [("options", false), ("other readings", true)] {
        let of_kind = || options.iter().filter(|option| option.reading.is_some() == is_reading);
        if of_kind().next().is_some() {
            output::line(format_args!("\n{title}"));
        }
        for option in of_kind() {
            output::line(format_args!("  +{}\n      {}", option.id, option.told()));
        }
    }
    output::line("\nsources");
    for (id, source) in rules.sources() {
        let through = source.through.as_ref().map(|through| format!("; through {through}")).unwrap_or_default();
        output::line(format_args!("  {id}: {}{through}", source.citation()));
        if let Some(note) = &source.note {
            output::line(format_args!("      {}", note.in_language(language)));
        }
    }
    Ok(Answer::Yes)
}
