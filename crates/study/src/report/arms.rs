//! The arms: each one's score and verdict, as a picture and as a table.

use std::collections::BTreeSet;

use super::Context;
use super::answer::deciding;
use super::forest::{Forest, Row};
use super::page::{Cell, Page, Table};
use crate::summary::ArmSummary;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.fill("report-arms-lead", &[("nodes", &context.nodes())]));
    page.element("figure", &[("class", "wide")], |page| forest(context).write(page, context.words));
    table(context).write(page);
    changed_rules(context, page);
    ids(context, page);
}

fn forest(context: &Context<'_>) -> Forest {
    let (words, fair) = (context.words, context.summary.fair);
    let row = |arm: &ArmSummary| {
        let score = arm.base().score;
        let wilson = score.wilson;
        Row {
            label: context.label(arm),
            class: context.verdict(arm.verdict).0,
            value: 100.0 * score.value,
            interval: (100.0 * wilson.low, 100.0 * wilson.high),
            outer: context.study.race.is_some().then(|| deciding(context, arm)).map(|race| (100.0 * race.low, 100.0 * race.high)),
            figures: format!("{} ({})", words.percent(score.value), words.interval(&wilson)),
        }
    };
    let description = if context.study.race.is_some() { "report-forest-desc-race" } else { "report-forest-desc" };
    let (low, high) = (words.round_percent(fair.0), words.round_percent(fair.1));
    Forest {
        id: "forest",
        title: words.say("report-forest-title"),
        description: words.fill(description, &[("low", &low), ("high", &high)]),
        rows: context.summary.arms.iter().map(row).collect(),
        ends: (0.0, 100.0),
        band: Some((100.0 * fair.0, 100.0 * fair.1)),
        even: 50.0,
        signed: false,
        axis: words.say("report-score-axis"),
        sides: (words.say("report-defenders"), words.say("report-attackers")),
    }
}

fn table(context: &Context<'_>) -> Table {
    let words = context.words;
    let race = context.study.race.as_ref();
    let mut heads = vec![
        ("report-arm", false),
        ("report-layout", false),
        ("report-games", true),
        ("report-distinct", true),
        ("report-won", true),
        ("report-drawn", true),
        ("report-lost", true),
        ("report-score", true),
        ("report-wilson", true),
        ("report-jeffreys", true),
    ];
    if race.is_some() {
        heads.push(("report-race-interval", true));
    }
    heads.push(("report-verdict", false));
    let mut table = Table::new(words, "report-arms-table", &heads);
    for arm in &context.summary.arms {
        let base = arm.base();
        let whole = |number: u64| Cell::Number(context.whole(number));
        let mut row = vec![
            context.name_cell(arm),
            Cell::Words(format!("{}, {size}\u{202f}×\u{202f}{size}", words.of(&arm.layout), size = arm.size)),
            whole(base.results.games()),
            whole(base.distinct),
            whole(base.results.won),
            whole(base.results.drawn),
            whole(base.results.lost),
            Cell::Number(words.percent(base.score.value)),
            Cell::Number(words.interval(&base.score.wilson)),
            Cell::Number(words.interval(&base.score.jeffreys)),
        ];
        if race.is_some() {
            row.push(Cell::Number(words.interval(&deciding(context, arm))));
        }
        let (class, verdict) = context.verdict(arm.verdict);
        row.push(Cell::Verdict(class, verdict.to_owned()));
        table.rows.push(row);
    }
    table
}

/// The ids of the arms, which find them in the tables.
fn ids(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.element("details", &[], |page| {
        page.leaf("summary", &[], &words.say("report-arm-ids"));
        let mut table = Table::new(words, "report-arm-ids", &[("report-arm", false), ("report-arm-id", false)]);
        for arm in &context.summary.arms {
            table.rows.push(vec![context.name_cell(arm), Cell::Code(arm.arm.clone())]);
        }
        table.write(page);
    });
}

/// What the changed rules say, each value once.
fn changed_rules(context: &Context<'_>, page: &mut Page) {
    let mut told: BTreeSet<(String, &str)> = BTreeSet::new();
    let mut sentences: Vec<(String, String)> = Vec::new();
    for arm in &context.summary.arms {
        let Some(arm) = context.study.arm(&arm.arm) else { continue };
        let Some((_, changes)) = arm.id.strip_suffix('}').and_then(|id| id.split_once('{')) else { continue };
        let keys: BTreeSet<&str> = changes.split(',').filter_map(|change| Some(change.split_once('=')?.0)).collect();
        for rule in arm.rules.explained() {
            let key = rule.key.to_string();
            if keys.contains(key.as_str()) && told.insert((key.clone(), rule.value)) {
                sentences.push((format!("{key} = {}", rule.value), context.words.of(&rule.sentence).to_owned()));
            }
        }
    }
    if sentences.is_empty() {
        return;
    }
    sentences.sort();
    page.element("details", &[], |page| {
        page.leaf("summary", &[], &context.words.say("report-changed-rules"));
        page.element("dl", &[], |page| {
            for (rule, sentence) in &sentences {
                page.element("dt", &[], |page| page.leaf("code", &[], rule));
                page.leaf("dd", &[], sentence);
            }
        });
    });
}
