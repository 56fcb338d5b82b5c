//! `hnefi rules readings`: what a rule set reads into its source, and what else could be read.

use anyhow::Result;
use hnefi_messages::Language;
use hnefi_rules::RuleKey;
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::{Holder, ReadValue};
use hnefi_server::{Difference, MeasuredReading, Readings};

use crate::output::{self, Answer};

pub(super) fn readings(rules: &Ruleset, json: bool, language: Language) -> Result<Answer> {
    let table = hnefi_server::readings(rules)?;
    if json {
        output::json(&table)?;
        return Ok(Answer::Yes);
    }
    output::line(format_args!("{}\n{}", rules.base_id(), rules.name().in_language(language)));
    let catalogue: Vec<Ruleset> = Ruleset::catalogue().map(Ruleset::named).collect::<Result<_, _>>()?;
    let all = rules.readings(&catalogue);
    if all.is_empty() {
        output::line("\nNothing is read into its source: every rule is stated or shown there.");
    }
    for reading in &all {
        let evidence = &reading.ours.evidence;
        let place = evidence.at.as_ref().map(|at| format!(", {}", at.text().in_language(language))).unwrap_or_default();
        output::line(format_args!("\n{}  [{}{place}]", reading.key, evidence.source));
        if let Some(note) = &evidence.note {
            output::line(format_args!("  {}", note.in_language(language)));
        }
        for read in [&reading.ours].into_iter().chain(&reading.others) {
            tell(rules, reading.key, read, &table, language);
        }
        for option in &reading.named {
            output::line(format_args!("  see {}+{option}", rules.base_id()));
        }
    }
    Ok(Answer::Yes)
}

fn tell(rules: &Ruleset, key: RuleKey, read: &ReadValue, table: &Readings, language: Language) {
    let whose = match &read.option {
        None => "ours".to_owned(),
        Some(option) if read.with.is_empty() => format!("{}+{option}", rules.base_id()),
        Some(option) => {
            let with: Vec<&str> = read.with.iter().map(|key| key.word()).collect();
            format!("{}+{option}, with {}", rules.base_id(), with.join(", "))
        }
    };
    let mark = if read.selected { '*' } else { ' ' };
    output::line(format_args!(" {mark}{} ({whose})\n      {}", read.value, read.sentence.in_language(language)));
    let held: Vec<String> = read
        .held_by
        .iter()
        .map(|Holder { id, evidence, .. }| format!("{id} [{}: {}]", evidence.standing, evidence.source))
        .collect();
    output::line(format_args!(
        "      held by: {}",
        if held.is_empty() { "no other rule set of this family and board".to_owned() } else { held.join(", ") }
    ));
    let measured = table.measured(key, read.value);
    if measured.is_empty() && read.option.is_some() {
        output::line("      not measured");
    }
    for one in measured {
        output::line(format_args!("      measured: {}", told(one, table)));
    }
}

fn told(measured: &MeasuredReading, table: &Readings) -> String {
    let MeasuredReading { study, arm, games, positions, score, effect, .. } = measured;
    let mut text = effect.map(|effect| {
        format!("{:+.1} points for the attackers ({:+.1} to {:+.1}), ", points(effect).0, points(effect).1, points(effect).2)
    });
    if let (Some(arm), Some(score), Some(games)) = (arm, score, games) {
        let (value, low, high) = points(*score);
        let score =
            format!("score {value:.1} % ({low:.1} to {high:.1}) in {games} games of {arm} at {positions} positions a move, ");
        text = Some(text.unwrap_or_default() + &score);
    } else {
        text = text.map(|text| text + "on average over the rule sets of the study, ");
    }
    let old = if table.is_by_another_engine(study) { "; an older or other engine played it: see `hnefi lab check`" } else { "" };
    format!("{}{study}{old}", text.unwrap_or_default())
}

fn points(of: Difference) -> (f64, f64, f64) {
    (100.0 * of.value, 100.0 * of.low, 100.0 * of.high)
}
