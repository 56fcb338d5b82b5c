//! `hnefi rules diff`.

use anyhow::Result;
use hnefi_messages::Language;
use hnefi_rulesets::ruleset::{PlayedRule, Standing};
use hnefi_rulesets::{Ruleset, Text};
use serde::Serialize;

use crate::output::{self, Answer};

#[derive(Serialize)]
struct Compared {
    key: String,
    same: bool,
    a: Option<Played>,
    b: Option<Played>,
}

#[derive(Serialize)]
struct Played {
    value: &'static str,
    sentence: Text,
    standing: Option<Standing>,
}

impl Played {
    fn of(rule: &PlayedRule) -> Played {
        let standing = rule.evidence.as_ref().map(|evidence| evidence.standing);
        Played { value: rule.value, sentence: rule.sentence.clone(), standing }
    }
}

pub(super) fn diff(a: &Ruleset, b: &Ruleset, all: bool, json: bool, language: Language) -> Result<Answer> {
    let rules = a.compared_with(b);
    let layouts_agree = a.layout().pieces == b.layout().pieces && a.size() == b.size();
    let same = layouts_agree && rules.iter().all(hnefi_rulesets::ruleset::RuleDifference::is_same);
    let answer = if same { Answer::Yes } else { Answer::No };
    if json {
        let compared: Vec<Compared> = rules
            .iter()
            .filter(|rule| all || !rule.is_same())
            .map(|rule| Compared {
                key: rule.key.to_string(),
                same: rule.is_same(),
                a: rule.a.as_ref().map(Played::of),
                b: rule.b.as_ref().map(Played::of),
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
    let told = |rule: &Option<PlayedRule>| {
        let Some(rule) = rule else { return "(no such rule)".to_owned() };
        let standing = rule.evidence.as_ref().map_or_else(String::new, |evidence| format!(" [{}]", evidence.standing));
        format!("{}{standing} {}", rule.value, rule.sentence.in_language(language))
    };
    for rule in rules.iter().filter(|rule| all || !rule.is_same()) {
        let mark = if rule.is_same() { "  (same)" } else { "" };
        output::line(format_args!("{}{mark}\n  {}: {}\n  {}: {}", rule.key, a.id(), told(&rule.a), b.id(), told(&rule.b)));
    }
    Ok(answer)
}
