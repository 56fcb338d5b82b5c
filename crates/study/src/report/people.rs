//! The engine beside people: whether it gives rule sets the scores that people's games have.

use hnefi_statistics::Agreement;

use super::Context;
use super::page::{Cell, Page, Table};
use super::scatter::Scatter;
use crate::agreement::{PeopleAgreement, PeopleGames};
use crate::summary::{ArmSummary, PeopleSummary};

/// With fewer pairs the intervals of correlations are rough.
const ROUGH: u64 = 10;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.fill("report-people-lead", &[("nodes", &context.nodes())]));
    let pairs: Vec<(&ArmSummary, &PeopleSummary)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.people.as_ref()?))).collect();
    let points = pairs.iter().map(|(arm, people)| {
        let number = context.names.get(arm.arm.as_str()).map_or(0, |name| name.number);
        (number.to_string(), people.score.wilson, arm.base().score.wilson, are_apart(arm, people))
    });
    let scatter = Scatter {
        title: &words.say("report-scatter-title"),
        description: &words.say("report-scatter-desc"),
        points: points.collect(),
        axes: (&words.say("report-scatter-people"), &words.say("report-scatter-engine")),
        band: context.summary.fair,
    };
    page.element("figure", &[("class", "square")], |page| scatter.write(page, words));
    table(context, &pairs).write(page);
    match &context.summary.agreement {
        Some(agreement) => page.paragraph(&agreed(context, agreement)),
        None => page.paragraph(&words.say("report-agreement-none")),
    }
    if context.summary.agreements.len() > 1 {
        agreements(context).write(page);
    }
    let apart: Vec<String> =
        pairs.iter().filter(|(arm, people)| are_apart(arm, people)).map(|(arm, _)| context.name(arm).to_owned()).collect();
    if apart.is_empty() {
        page.paragraph(&words.say("report-outliers-none"));
    } else {
        page.paragraph(&words.fill("report-outliers", &[("arms", &words.list(&apart))]));
    }
}

/// The criterion of an outlier: the two intervals have nothing in common.
pub(super) fn are_apart(arm: &ArmSummary, people: &PeopleSummary) -> bool {
    let (engine, people) = (arm.base().score.wilson, people.score.wilson);
    engine.low > people.high || people.low > engine.high
}

fn table(context: &Context<'_>, pairs: &[(&ArmSummary, &PeopleSummary)]) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-variant", false),
        ("report-people-games", true),
        ("report-people-score", true),
        ("report-interval-95", true),
        ("report-people-in-time", true),
        ("report-games", true),
        ("report-engine-score", true),
        ("report-interval-95", true),
        ("report-difference", true),
        ("report-intervals-meet", false),
    ];
    let mut table = Table::new(words, "report-people-table", &heads);
    for (arm, people) in pairs {
        let engine = arm.base();
        let apart = are_apart(arm, people);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Words(people.variant.clone()),
            Cell::Number(context.whole(people.results.games())),
            Cell::Number(words.percent(people.score.value)),
            Cell::Number(words.interval(&people.score.wilson)),
            Cell::Number(people.in_time.map_or_else(String::new, |score| words.percent(score.value))),
            Cell::Number(context.whole(engine.results.games())),
            Cell::Number(words.percent(engine.score.value)),
            Cell::Number(words.interval(&engine.score.wilson)),
            Cell::Number(words.signed(100.0 * (engine.score.value - people.score.value), 1)),
            if apart { Cell::Verdict("apart", words.say("report-apart")) } else { Cell::Words(words.say("report-meet")) },
        ]);
    }
    table
}

/// How the scores go together at each strength, and for which of people's games and rule sets.
fn agreements(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [
        ("report-positions", true),
        ("report-agreement-evaluation", false),
        ("report-agreement-sets", false),
        ("report-people-games", false),
        ("report-agreement-pairs", true),
        ("report-agreement-pearson", true),
        ("report-interval-95", true),
        ("report-agreement-spearman", true),
        ("report-interval-95", true),
        ("report-difference", true),
        ("report-interval-95", true),
    ];
    let mut table = Table::new(words, "report-agreement-table", &heads);
    for PeopleAgreement { nodes, evaluation, games, fitted, agreement } in &context.summary.agreements {
        let sets = match fitted {
            None => "report-agreement-all",
            Some(true) => "report-agreement-fitted",
            Some(false) => "report-agreement-unfitted",
        };
        let games = match games {
            PeopleGames::All => "report-agreement-all",
            PeopleGames::InTime => "report-people-in-time",
            PeopleGames::OnBoard => "report-people-on-board",
        };
        let evaluation = if evaluation.is_empty() { words.say("report-agreement-own") } else { evaluation.clone() };
        let Agreement { pearson, spearman, difference, pairs } = agreement;
        table.rows.push(vec![
            Cell::Number(context.whole(*nodes)),
            Cell::Words(evaluation),
            Cell::Words(words.say(sets)),
            Cell::Words(words.say(games)),
            Cell::Number(context.whole(*pairs)),
            Cell::Number(words.decimal(pearson.value, 2)),
            Cell::Number(words.range(pearson.low, pearson.high, 2)),
            Cell::Number(words.decimal(spearman.value, 2)),
            Cell::Number(words.range(spearman.low, spearman.high, 2)),
            Cell::Number(words.signed(100.0 * difference.value, 1)),
            Cell::Number(words.signed_range(difference, 100.0, 1)),
        ]);
    }
    table
}

fn agreed(context: &Context<'_>, agreement: &Agreement) -> String {
    let words = context.words;
    let with = [
        ("n", context.whole(agreement.pairs)),
        ("pearson", words.decimal(agreement.pearson.value, 2)),
        ("pearson-interval", words.range(agreement.pearson.low, agreement.pearson.high, 2)),
        ("spearman", words.decimal(agreement.spearman.value, 2)),
        ("spearman-interval", words.range(agreement.spearman.low, agreement.spearman.high, 2)),
        ("difference", words.signed(100.0 * agreement.difference.value, 1)),
        ("difference-interval", words.signed_range(&agreement.difference, 100.0, 1)),
    ];
    let with: Vec<(&str, &str)> = with.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = context.words.fill("report-agreement-words", &with);
    if agreement.pairs < ROUGH { format!("{text} {}", context.words.say("report-agreement-few")) } else { text }
}
