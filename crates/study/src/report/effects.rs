//! What single rules do.

use hnefi_statistics::{Effects, Estimate, Level};

use super::Context;
use super::forest::{Forest, Row};
use super::page::{Cell, Page, Table};

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let Some(effects) = &context.summary.effects else { return };
    page.paragraph(&words.say("report-effects-lead"));
    let rows = effects.effects.iter().map(|effect| ((&effect.factor, &effect.level, &effect.reference), effect.points));
    page.element("figure", &[("class", "wide")], |page| forest(context, rows.collect()).write(page, context.words));
    table(context, effects).write(page);
    page.paragraph(&dispersion(context, effects));
    if !effects.aliased.is_empty() {
        page.paragraph(&words.say("report-aliased"));
        page.element("ul", &[], |page| {
            for tangle in &effects.aliased {
                let level = |level: &Level| format!("{} = {}", factor(context, &level.factor), level.level);
                page.leaf("li", &[], &tangle.iter().map(level).collect::<Vec<_>>().join(", "));
            }
        });
    }
}

/// What a factor is called: rules have the names of the rule files.
pub(super) fn factor(context: &Context<'_>, factor: &str) -> String {
    match factor {
        "rules" => context.words.say("report-factor-rules"),
        "layout" => context.words.say("report-factor-layout"),
        other => other.to_owned(),
    }
}

pub(super) fn in_words(context: &Context<'_>, level: &str, reference: &str) -> String {
    context.words.fill("report-instead-of", &[("level", level), ("reference", reference)])
}

/// A line for each choice, named by its factor, its level and the reference, with what it adds to the attackers' score.
pub(super) fn forest(context: &Context<'_>, choices: Vec<((&String, &String, &String), Estimate)>) -> Forest {
    let words = context.words;
    let farthest = choices.iter().flat_map(|(_, points)| [points.low.abs(), points.high.abs()]).fold(0.05, f64::max);
    let row = |((of, level, reference), points): ((&String, &String, &String), Estimate)| {
        let class = match () {
            () if points.low > 0.0 => "favours-attackers",
            () if points.high < 0.0 => "favours-defenders",
            () => "open",
        };
        Row {
            label: words.fill(
                "report-effect-label",
                &[("factor", &factor(context, of)), ("choice", &in_words(context, level, reference))],
            ),
            class,
            value: 100.0 * points.value,
            interval: (100.0 * points.low, 100.0 * points.high),
            outer: None,
            figures: format!("{} ({})", words.signed(100.0 * points.value, 1), words.signed_range(&points, 100.0, 1)),
        }
    };
    let end = (100.0 * farthest / 5.0).ceil() * 5.0;
    Forest {
        id: "effects-plot",
        title: words.say("report-effects-title"),
        description: words.say("report-effects-desc"),
        rows: choices.into_iter().map(row).collect(),
        ends: (-end, end),
        band: None,
        even: 0.0,
        signed: true,
        axis: words.say("report-score-axis"),
        sides: (words.say("report-defenders"), words.say("report-attackers")),
    }
}

fn table(context: &Context<'_>, effects: &Effects) -> Table {
    let words = context.words;
    let heads = [
        ("report-factor", false),
        ("report-choice", false),
        ("report-points", true),
        ("report-interval-95", true),
        ("report-logit", true),
        ("report-interval-95", true),
    ];
    let mut table = Table::new(words, "report-effects-table", &heads);
    for effect in &effects.effects {
        table.rows.push(vec![
            Cell::Words(factor(context, &effect.factor)),
            Cell::Words(in_words(context, &effect.level, &effect.reference)),
            Cell::Number(words.signed(100.0 * effect.points.value, 1)),
            Cell::Number(words.signed_range(&effect.points, 100.0, 1)),
            Cell::Number(words.signed(effect.logit.value, 2)),
            Cell::Number(words.signed_range(&effect.logit, 1.0, 2)),
        ]);
    }
    table
}

fn dispersion(context: &Context<'_>, effects: &Effects) -> String {
    let words = context.words;
    let Some(value) = effects.dispersion else { return words.say("report-dispersion-none") };
    let said = words.say(if value > 1.0 { "report-dispersion-large" } else { "report-dispersion-small" });
    let with = [("freedom", context.whole(effects.freedom)), ("value", context.words.decimal(value, 2))];
    words.fill("report-dispersion", &[("freedom", &with[0].1), ("value", &with[1].1), ("words", &said)])
}
