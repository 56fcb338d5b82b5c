//! `hnefi rules`: the rule sets, what they say and who says so.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_rules::Ruleset;
use hnefi_rules::ruleset::RuleInfo;
use serde::Serialize;

use crate::output::{self, Answer};
use crate::selection;

/// Show, check and compare rule sets.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Print JSON instead.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in rule sets with their options and layouts.
    List,
    /// Show every rule of a rule set with its source.
    Show {
        /// An id or a file.
        rules: String,
    },
    /// Check a rule-set file and tell every mistake with its line and column.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Compare two rule sets rule by rule. Exit status 1 if they differ.
    Diff {
        /// An id or a file.
        a: String,
        /// An id or a file.
        b: String,
        /// Show the rules that are the same, too.
        #[arg(long)]
        all: bool,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match &arguments.command {
        Command::List => list(arguments.json),
        Command::Show { rules } => show(&selection::ruleset(rules)?, arguments.json),
        Command::Check { file } => check(file, arguments.json),
        Command::Diff { a, b, all } => diff(&selection::ruleset(a)?, &selection::ruleset(b)?, *all, arguments.json),
    }
}

#[derive(Serialize)]
struct Listed {
    id: String,
    name: String,
    summary: String,
    board: usize,
    family: String,
    first: String,
    layouts: Vec<ListedLayout>,
    options: Vec<ListedOption>,
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

impl Listed {
    fn of(rules: &Ruleset) -> Listed {
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
        }
    }
}

fn list(json: bool) -> Result<Answer> {
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
        for layout in rules.layouts.iter().skip(1) {
            output::line(format_args!("    +{:<27} layout: {}", layout.id, layout.name));
        }
    }
    Ok(Answer::Yes)
}

#[derive(Serialize)]
struct ShownRule {
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
}

impl ShownRule {
    fn of(rule: &RuleInfo) -> ShownRule {
        ShownRule {
            key: rule.key.to_string(),
            group: rule.key.group().to_string(),
            value: rule.value,
            sentence: rule.sentence.to_string(),
            standing: rule.evidence.standing.to_string(),
            source: rule.evidence.source.clone(),
            at: rule.evidence.at.as_ref().map(ToString::to_string),
            note: rule.evidence.note.as_ref().map(ToString::to_string),
        }
    }
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    listed: Listed,
    selected: String,
    layout: String,
    rules: Vec<ShownRule>,
}

fn show(rules: &Ruleset, json: bool) -> Result<Answer> {
    let explained: Vec<ShownRule> = rules.explained().iter().map(ShownRule::of).collect();
    if json {
        let shown =
            Shown { listed: Listed::of(rules), selected: rules.id(), layout: rules.layout().id.clone(), rules: explained };
        output::json(&shown)?;
        return Ok(Answer::Yes);
    }
    output::line(format_args!("{}\n{}\n\n{}", rules.id(), rules.name(), rules.summary()));
    let layout = rules.layout();
    output::line(format_args!("\nLayout {}: {}. {}", layout.id, layout.name, layout.note));
    let mut group = String::new();
    for rule in explained {
        if rule.group != group {
            output::line(format_args!("\n{}", rule.group));
            group = rule.group;
        }
        output::line(format_args!("  {} = {}", rule.key, rule.value));
        output::line(format_args!("      {}", rule.sentence));
        let place = rule.at.map(|at| format!(", {at}")).unwrap_or_default();
        output::line(format_args!("      [{}: {}{place}]", rule.standing, rule.source));
        if let Some(note) = rule.note {
            output::line(format_args!("      {note}"));
        }
    }
    output::line("\nsources");
    for (id, source) in rules.sources() {
        let year = source.year.map(|year| format!(" ({year})")).unwrap_or_default();
        let address = source.address.as_ref().map(|address| format!(", {address}")).unwrap_or_default();
        output::line(format_args!("  {id}: {}, {}{year}{address}", source.author, source.title));
    }
    Ok(Answer::Yes)
}

#[derive(Serialize)]
struct Checked {
    file: String,
    good: bool,
    mistakes: Vec<String>,
}

fn check(file: &PathBuf, json: bool) -> Result<Answer> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read `{name}`"))?;
    let mistakes = faults(&text);
    let good = mistakes.is_empty();
    if json {
        output::json(&Checked { file: name, good, mistakes })?;
    } else if good {
        output::line(format_args!("{name}: a good rule set"));
    } else {
        mistakes.iter().for_each(|mistake| output::line(format_args!("{name}: {mistake}")));
    }
    Ok(if good { Answer::Yes } else { Answer::No })
}

/// What is wrong with the file as it stands, and with each of its options and layouts chosen.
fn faults(text: &str) -> Vec<String> {
    let plain = match Ruleset::from_toml(text) {
        Ok(rules) => rules,
        Err(error) => return error.to_string().lines().map(str::to_owned).collect(),
    };
    let words = plain.options().into_iter().map(|o| o.id).chain(plain.layouts().into_iter().skip(1).map(|l| l.id));
    let fault = |word: String| {
        let error = Ruleset::from_toml_with(text, &word).err()?;
        Some(error.to_string().lines().map(|line| format!("with `+{word}`: {line}")).collect::<Vec<_>>())
    };
    words.filter_map(fault).flatten().collect()
}

#[derive(Serialize)]
struct Compared {
    key: String,
    same: bool,
    a: Option<ShownRule>,
    b: Option<ShownRule>,
}

fn diff(a: &Ruleset, b: &Ruleset, all: bool, json: bool) -> Result<Answer> {
    let rules = a.compared_with(b);
    let layouts_agree = a.layout().pieces == b.layout().pieces && a.size() == b.size();
    let same = layouts_agree && rules.iter().all(hnefi_rules::ruleset::RuleDifference::is_same);
    let answer = if same { Answer::Yes } else { Answer::No };
    if json {
        let compared: Vec<Compared> = rules
            .iter()
            .filter(|rule| all || !rule.is_same())
            .map(|rule| Compared {
                key: rule.key.to_string(),
                same: rule.is_same(),
                a: rule.a.as_ref().map(ShownRule::of),
                b: rule.b.as_ref().map(ShownRule::of),
            })
            .collect();
        output::json(&serde_json::json!({
            "a": a.id(), "b": b.id(), "same": same,
            "layout": {"a": a.layout().id, "b": b.layout().id, "same": layouts_agree},
            "rules": compared,
        }))?;
        return Ok(answer);
    }
    if same {
        output::line(format_args!("{} and {} play the same game", a.id(), b.id()));
    }
    if all || !layouts_agree {
        output::line(format_args!("layout\n  {}: {}\n  {}: {}", a.id(), a.layout().id, b.id(), b.layout().id));
    }
    let told = |rule: &Option<RuleInfo>| {
        rule.as_ref().map_or_else(
            || "(no such rule)".to_owned(),
            |rule| format!("{} [{}] {}", rule.value, rule.evidence.standing, rule.sentence),
        )
    };
    for rule in rules.iter().filter(|rule| all || !rule.is_same()) {
        let mark = if rule.is_same() { "  (same)" } else { "" };
        output::line(format_args!("{}{mark}\n  {}: {}\n  {}: {}", rule.key, a.id(), told(&rule.a), b.id(), told(&rule.b)));
    }
    Ok(answer)
}
