//! The arms: each one's score and verdict, as a picture and as a table.

use std::collections::BTreeSet;

use super::Context;
use super::answer::deciding;
use super::forest::{Forest, Row};
use super::language::fill;
use super::page::{Cell, Page, Table};
use crate::summary::ArmSummary;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&fill(words.arms_lead, &[("nodes", &context.nodes())]));
    page.element("figure", &[("class", "wide")], |page| forest(context).write(page, context.language));
    table(context).write(page);
    changed_rules(context, page);
    ids(context, page);
}

fn forest(context: &Context<'_>) -> Forest {
    let (words, language, fair) = (context.words, context.language, context.summary.fair);
    let row = |arm: &ArmSummary| {
        let score = arm.base().score;
        let wilson = score.wilson;
        Row {
            label: context.label(arm),
            class: context.verdict(arm.verdict).0,
            value: 100.0 * score.value,
            interval: (100.0 * wilson.low, 100.0 * wilson.high),
            outer: context.study.race.is_some().then(|| deciding(context, arm)).map(|race| (100.0 * race.low, 100.0 * race.high)),
            figures: format!("{} ({})", language.percent(score.value), language.interval(&wilson)),
        }
    };
    let description = if context.study.race.is_some() { words.forest_desc_race } else { words.forest_desc };
    let (low, high) = (language.round_percent(fair.0), language.round_percent(fair.1));
    Forest {
        id: "forest",
        title: words.forest_title.to_owned(),
        description: fill(description, &[("low", &low), ("high", &high)]),
        rows: context.summary.arms.iter().map(row).collect(),
        ends: (0.0, 100.0),
        band: Some((100.0 * fair.0, 100.0 * fair.1)),
        even: 50.0,
        signed: false,
        axis: words.score_axis.to_owned(),
        sides: (words.defenders.to_owned(), words.attackers.to_owned()),
    }
}

fn table(context: &Context<'_>) -> Table {
    let (words, language) = (context.words, context.language);
    let race = context.study.race.as_ref();
    let mut heads = vec![
        (words.arm, false),
        (words.layout, false),
        (words.games, true),
        (words.distinct, true),
        (words.won, true),
        (words.drawn, true),
        (words.lost, true),
        (words.score, true),
        (words.wilson, true),
        (words.jeffreys, true),
    ];
    if race.is_some() {
        heads.push((words.race_interval, true));
    }
    heads.push((words.verdict, false));
    let mut table = Table::new(words.arms_table, &heads);
    for arm in &context.summary.arms {
        let base = arm.base();
        let whole = |number: u64| Cell::Number(context.whole(number));
        let mut row = vec![
            context.name_cell(arm),
            Cell::Words(format!("{}, {size}\u{202f}×\u{202f}{size}", language.of(&arm.layout), size = arm.size)),
            whole(base.results.games()),
            whole(base.distinct),
            whole(base.results.won),
            whole(base.results.drawn),
            whole(base.results.lost),
            Cell::Number(language.percent(base.score.value)),
            Cell::Number(language.interval(&base.score.wilson)),
            Cell::Number(language.interval(&base.score.jeffreys)),
        ];
        if race.is_some() {
            row.push(Cell::Number(language.interval(&deciding(context, arm))));
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
        page.leaf("summary", &[], words.arm_ids);
        let mut table = Table::new(words.arm_ids, &[(words.arm, false), (words.arm_id, false)]);
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
                sentences.push((format!("{key} = {}", rule.value), context.language.of(&rule.sentence).to_owned()));
            }
        }
    }
    if sentences.is_empty() {
        return;
    }
    sentences.sort();
    page.element("details", &[], |page| {
        page.leaf("summary", &[], context.words.changed_rules);
        page.element("dl", &[], |page| {
            for (rule, sentence) in &sentences {
                page.element("dt", &[], |page| page.leaf("code", &[], rule));
                page.leaf("dd", &[], sentence);
            }
        });
    });
}
