//! What single rules do.

use hnefi_statistics::{Effect, Effects, Level};

use super::Context;
use super::forest::{Forest, Row};
use super::language::fill;
use super::page::{Cell, Page, Table};

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let Some(effects) = &context.summary.effects else { return };
    page.paragraph(words.effects_lead);
    page.element("figure", &[("class", "wide")], |page| forest(context, effects).write(page, context.language));
    table(context, effects).write(page);
    page.paragraph(&dispersion(context, effects));
    if !effects.aliased.is_empty() {
        page.paragraph(words.aliased);
        page.element("ul", &[], |page| {
            for tangle in &effects.aliased {
                let level = |level: &Level| format!("{} = {}", factor(context, &level.factor), level.level);
                page.leaf("li", &[], &tangle.iter().map(level).collect::<Vec<_>>().join(", "));
            }
        });
    }
}

/// What a factor is called: rules have the names of the rule files.
fn factor<'a>(context: &'a Context<'_>, factor: &'a str) -> &'a str {
    match factor {
        "rules" => context.words.factor_rules,
        "layout" => context.words.factor_layout,
        other => other,
    }
}

fn in_words(context: &Context<'_>, effect: &Effect) -> String {
    fill(context.words.instead_of, &[("level", &effect.level), ("reference", &effect.reference)])
}

fn forest(context: &Context<'_>, effects: &Effects) -> Forest {
    let (words, language) = (context.words, context.language);
    let row = |effect: &Effect| {
        let points = effect.points;
        let class = match () {
            () if points.low > 0.0 => "favours-attackers",
            () if points.high < 0.0 => "favours-defenders",
            () => "open",
        };
        Row {
            label: fill(
                words.effect_label,
                &[("factor", factor(context, &effect.factor)), ("choice", &in_words(context, effect))],
            ),
            class,
            value: 100.0 * points.value,
            interval: (100.0 * points.low, 100.0 * points.high),
            outer: None,
            figures: format!("{} ({})", language.signed(100.0 * points.value, 1), language.signed_range(&points, 100.0, 1)),
        }
    };
    let farthest =
        effects.effects.iter().flat_map(|effect| [effect.points.low.abs(), effect.points.high.abs()]).fold(0.05, f64::max);
    let end = (100.0 * farthest / 5.0).ceil() * 5.0;
    Forest {
        id: "effects-plot",
        title: words.effects_title.to_owned(),
        description: words.effects_desc.to_owned(),
        rows: effects.effects.iter().map(row).collect(),
        ends: (-end, end),
        band: None,
        even: 0.0,
        signed: true,
        axis: words.score_axis.to_owned(),
        sides: (words.defenders.to_owned(), words.attackers.to_owned()),
    }
}

fn table(context: &Context<'_>, effects: &Effects) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.factor, false),
        (words.choice, false),
        (words.points, true),
        (words.interval_95, true),
        (words.logit, true),
        (words.interval_95, true),
    ];
    let mut table = Table::new(words.effects_table, &heads);
    for effect in &effects.effects {
        table.rows.push(vec![
            Cell::Words(factor(context, &effect.factor).to_owned()),
            Cell::Words(in_words(context, effect)),
            Cell::Number(language.signed(100.0 * effect.points.value, 1)),
            Cell::Number(language.signed_range(&effect.points, 100.0, 1)),
            Cell::Number(language.signed(effect.logit.value, 2)),
            Cell::Number(language.signed_range(&effect.logit, 1.0, 2)),
        ]);
    }
    table
}

fn dispersion(context: &Context<'_>, effects: &Effects) -> String {
    let words = context.words;
    let Some(value) = effects.dispersion else { return words.dispersion_none.to_owned() };
    let said = if value > 1.0 { words.dispersion_large } else { words.dispersion_small };
    let with = [("freedom", context.whole(effects.freedom)), ("value", context.language.decimal(value, 2))];
    fill(words.dispersion, &[("freedom", &with[0].1), ("value", &with[1].1), ("words", said)])
}
