//! `hnefi rules check`: what is wrong with a file, or what it means and what in it is dubious.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_messages::Language;
use hnefi_rules::Position;
use hnefi_rulesets::ruleset::{Mistake, OptionInfo, Report, Warning};
use hnefi_rulesets::{Ruleset, Text};
use serde::Serialize;

use super::show::Shown;
use crate::board_text::board;
use crate::output::{self, Answer};

#[derive(Serialize)]
struct Checked {
    file: String,
    good: bool,
    mistakes: Vec<CheckedMistake>,
    warnings: Vec<CheckedWarning>,
    /// The rule set as understood; none if the file has mistakes.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<Shown>,
}

#[derive(Serialize)]
struct CheckedMistake {
    line: Option<usize>,
    column: Option<usize>,
    message: String,
}

impl CheckedMistake {
    fn of(mistake: &Mistake, language: Language) -> CheckedMistake {
        let (line, column) = mistake.place.unzip();
        CheckedMistake { line, column, message: mistake.message.in_language(language) }
    }
}

#[derive(Serialize)]
struct CheckedWarning {
    line: Option<usize>,
    column: Option<usize>,
    kind: &'static str,
    message: String,
    advice: String,
}

impl CheckedWarning {
    fn of(warning: &Warning, language: Language) -> CheckedWarning {
        let (line, column) = warning.place.unzip();
        let Warning { kind, message, advice, .. } = warning;
        CheckedWarning { line, column, kind, message: message.in_language(language), advice: advice.in_language(language) }
    }
}

pub(super) fn check(file: &PathBuf, json: bool, language: Language) -> Result<Answer> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read `{name}`"))?;
    let report = Report::of(&text);
    let understood = report.ruleset.as_ref().filter(|_| report.mistakes.is_empty());
    if json {
        output::json(&Checked {
            file: name,
            good: understood.is_some(),
            mistakes: report.mistakes.iter().map(|mistake| CheckedMistake::of(mistake, language)).collect(),
            warnings: report.warnings.iter().map(|warning| CheckedWarning::of(warning, language)).collect(),
            ruleset: understood.map(|rules| Shown::of(rules, language)),
        })?;
    } else if let Some(rules) = understood {
        tell(&name, rules, language);
        for warning in &report.warnings {
            output::line(format_args!("\n{name}: warning: {}{}", told_at(warning.place), warning.message.in_language(language)));
            point_at(&text, warning.place);
            output::line(format_args!("  {}", warning.advice.in_language(language)));
        }
    } else {
        for mistake in &report.mistakes {
            output::line(format_args!("{name}: {}{}", told_at(mistake.place), mistake.message.in_language(language)));
            point_at(&text, mistake.place);
        }
    }
    Ok(if understood.is_some() { Answer::Yes } else { Answer::No })
}

fn told_at(place: Option<(usize, usize)>) -> String {
    place.map(|(line, column)| format!("line {line}, column {column}: ")).unwrap_or_default()
}

/// The line of the file with a mark under the column.
fn point_at(text: &str, place: Option<(usize, usize)>) {
    let Some((number, column)) = place else { return };
    let Some(line) = text.lines().nth(number - 1).filter(|line| !line.trim().is_empty()) else { return };
    // A tab in the file is as wide in the line below it.
    let before: String = line.chars().take(column - 1).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    output::line(format_args!("{number:>5} | {line}\n      | {before}^"));
}

/// The rule set as understood.
fn tell(file: &str, rules: &Ruleset, language: Language) {
    let said = |text: &Text| text.in_language(language);
    output::line(format_args!(
        "{file}: a good rule set\n\n{} ({})\n{}\n",
        said(rules.name()),
        rules.base_id(),
        said(rules.summary())
    ));
    output::line(board(rules, &Position::start(rules), None));
    let layouts: Vec<String> = rules.layouts().iter().map(|layout| format!("{} ({})", layout.id, said(&layout.name))).collect();
    output::line(format_args!("\nlayouts: {}", layouts.join(", ")));
    let (readings, options): (Vec<OptionInfo>, Vec<OptionInfo>) =
        rules.options().into_iter().partition(|option| option.reading.is_some());
    if !options.is_empty() {
        let options: Vec<String> = options.iter().map(|option| format!("{} ({})", option.id, said(&option.name))).collect();
        output::line(format_args!("options: {}", options.join(", ")));
    }
    if !readings.is_empty() {
        // Their names are whole sentences.
        let readings: Vec<&str> = readings.iter().map(|option| option.id.as_str()).collect();
        output::line(format_args!("other readings: {}", readings.join(", ")));
    }
    if let Some((id, name)) = rules.extends() {
        output::line(format_args!("extends: {id} ({}); its rules are marked *", said(name)));
    }
    let mut group = String::new();
    for rule in rules.explained() {
        if rule.key.group().to_string() != group {
            group = rule.key.group().to_string();
            output::line(format_args!("\n{group}"));
        }
        let mark = if rule.origin == rules.base_id() { ' ' } else { '*' };
        output::line(format_args!(" {mark}{} ({} = {})", said(&rule.sentence), rule.key, rule.value));
    }
    let unwritten: Vec<String> = rules.unwritten().iter().map(|(key, value)| format!("{key} = {value}")).collect();
    if !unwritten.is_empty() {
        output::line(format_args!("\nnot written, and so\n  {}", unwritten.join(", ")));
    }
}
