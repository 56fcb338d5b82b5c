//! The engine beside people: whether it gives rule sets the scores that people's games have.

use hnefi_statistics::Agreement;

use super::Context;
use super::language::fill;
use super::page::{Cell, Page, Table};
use super::scatter::Scatter;
use crate::summary::{ArmSummary, PeopleSummary};

/// With fewer pairs the intervals of correlations are rough.
const ROUGH: u64 = 10;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let (words, language) = (context.words, context.language);
    page.paragraph(&fill(words.people_lead, &[("nodes", &context.nodes())]));
    let pairs: Vec<(&ArmSummary, &PeopleSummary)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.people.as_ref()?))).collect();
    let points = pairs.iter().map(|(arm, people)| {
        let number = context.names.get(arm.arm.as_str()).map_or(0, |name| name.number);
        (number.to_string(), people.score.wilson, arm.base().score.wilson, are_apart(arm, people))
    });
    let scatter = Scatter {
        title: words.scatter_title,
        description: words.scatter_desc,
        points: points.collect(),
        axes: (words.scatter_people, words.scatter_engine),
        band: context.summary.fair,
    };
    page.element("figure", &[("class", "square")], |page| scatter.write(page, language));
    table(context, &pairs).write(page);
    match &context.summary.agreement {
        Some(agreement) => page.paragraph(&agreed(context, agreement)),
        None => page.paragraph(words.agreement_none),
    }
    let apart: Vec<String> =
        pairs.iter().filter(|(arm, people)| are_apart(arm, people)).map(|(arm, _)| context.name(arm).to_owned()).collect();
    if apart.is_empty() {
        page.paragraph(words.outliers_none);
    } else {
        page.paragraph(&fill(words.outliers, &[("arms", &language.list(&apart))]));
    }
}

/// The criterion of an outlier: the two intervals have nothing in common.
pub(super) fn are_apart(arm: &ArmSummary, people: &PeopleSummary) -> bool {
    let (engine, people) = (arm.base().score.wilson, people.score.wilson);
    engine.low > people.high || people.low > engine.high
}

fn table(context: &Context<'_>, pairs: &[(&ArmSummary, &PeopleSummary)]) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.variant, false),
        (words.people_games, true),
        (words.people_score, true),
        (words.interval_95, true),
        (words.games, true),
        (words.engine_score, true),
        (words.interval_95, true),
        (words.difference, true),
        (words.intervals_meet, false),
    ];
    let mut table = Table::new(words.people_table, &heads);
    for (arm, people) in pairs {
        let engine = arm.base();
        let apart = are_apart(arm, people);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Words(people.variant.clone()),
            Cell::Number(context.whole(people.results.games())),
            Cell::Number(language.percent(people.score.value)),
            Cell::Number(language.interval(&people.score.wilson)),
            Cell::Number(context.whole(engine.results.games())),
            Cell::Number(language.percent(engine.score.value)),
            Cell::Number(language.interval(&engine.score.wilson)),
            Cell::Number(language.signed(100.0 * (engine.score.value - people.score.value), 1)),
            if apart { Cell::Verdict("apart", words.apart.to_owned()) } else { Cell::Words(words.meet.to_owned()) },
        ]);
    }
    table
}

fn agreed(context: &Context<'_>, agreement: &Agreement) -> String {
    let language = context.language;
    let with = [
        ("n", context.whole(agreement.pairs)),
        ("pearson", language.decimal(agreement.pearson.value, 2)),
        ("pearson_interval", language.range(agreement.pearson.low, agreement.pearson.high, 2)),
        ("spearman", language.decimal(agreement.spearman.value, 2)),
        ("spearman_interval", language.range(agreement.spearman.low, agreement.spearman.high, 2)),
        ("difference", language.signed(100.0 * agreement.difference.value, 1)),
        ("difference_interval", language.signed_range(&agreement.difference, 100.0, 1)),
    ];
    let with: Vec<(&str, &str)> = with.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = fill(context.words.agreement_words, &with);
    if agreement.pairs < ROUGH { format!("{text} {}", context.words.agreement_few) } else { text }
}
