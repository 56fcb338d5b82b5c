//! Studies that judge: won, drawn and lost by strength, and each arm's judgement with what speaks against one.

use hnefi_statistics::{Judgement, Reason, Side};

use super::Context;
use super::bars::Bars;
use super::page::{Cell, Page, Table};
use crate::balance::Balance;
use crate::summary::{ArmSummary, CellSummary};

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.say("report-judged-lead"));
    let kinds = [
        ("attackers", words.say("report-judged-attackers")),
        ("drawn", words.say("report-drawn")),
        ("unfinished", words.say("report-unfinished")),
        ("defenders", words.say("report-judged-defenders")),
    ];
    let rungs = context.summary.arms.iter().flat_map(|arm| arm.rungs().into_iter().map(move |cell| (arm, cell)));
    let rows = rungs.filter_map(|(arm, cell)| {
        let label = format!("{}, {}", context.label(arm), context.whole(cell.thinking.attackers));
        Some((label, shares(cell.balance.as_ref()?)))
    });
    let bars = Bars {
        id: "judged-bars",
        title: &words.say("report-judged-title"),
        description: &words.say("report-judged-desc"),
        kinds: kinds.into(),
        rows: rows.collect(),
    };
    page.element("figure", &[("class", "wide")], |page| bars.write(page, words));
    judgements(context).write(page);
    figures(context).write(page);
}

/// The shares of games won by the attackers, drawn, unfinished, and won by the defenders.
fn shares(balance: &Balance) -> Vec<f64> {
    let outcomes = balance.outcomes;
    let counts = [outcomes.finished.won, outcomes.finished.drawn, outcomes.unfinished, outcomes.finished.lost];
    counts.into_iter().map(|count| count as f64 / outcomes.games() as f64).collect()
}

fn judgements(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [("report-arm", false), ("report-verdict", false), ("report-judged-because", false)];
    let mut table = Table::new(words, "report-judgements", &heads);
    for arm in &context.summary.arms {
        let because: Vec<String> = match &arm.judgement {
            Some(Judgement::Undetermined(reasons)) => reasons.iter().map(|reason| words.say(reason_id(*reason))).collect(),
            _ => Vec::new(),
        };
        let (class, verdict) = context.verdict(arm.verdict);
        table.rows.push(vec![context.name_cell(arm), Cell::Verdict(class, verdict), Cell::Sentence(because.join("; "))]);
    }
    table
}

const fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::Games => "report-because-games",
        Reason::Unfinished => "report-because-unfinished",
        Reason::Draws => "report-because-draws",
        Reason::OneStrength => "report-because-one-strength",
        Reason::Strength => "report-because-strength",
        Reason::Evaluations => "report-because-evaluations",
        Reason::Trend => "report-because-trend",
    }
}

/// Every strength, stratum and evaluation of every arm.
fn figures(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-m-purpose", false),
        ("report-positions", true),
        ("report-depth", true),
        ("report-won", true),
        ("report-drawn", true),
        ("report-unfinished", true),
        ("report-lost", true),
        ("report-score", true),
        ("report-bounds", true),
        ("report-judged-says", false),
    ];
    let mut table = Table::new(words, "report-judged-table", &heads);
    for arm in &context.summary.arms {
        table.rows.extend(cells(arm).filter_map(|cell| row(context, arm, cell)));
    }
    table
}

fn cells(arm: &ArmSummary) -> impl Iterator<Item = &CellSummary> {
    arm.rungs().into_iter().chain(&arm.bare).chain(&arm.evaluations)
}

fn row(context: &Context<'_>, arm: &ArmSummary, cell: &CellSummary) -> Option<Vec<Cell>> {
    let words = context.words;
    let Balance { outcomes, score, bounds, side, .. } = cell.balance.as_ref()?;
    let whole = |number: u64| Cell::Number(context.whole(number));
    let purpose = match cell.purpose {
        "base" => words.say("report-m-base"),
        "bare" => words.say("report-judged-bare"),
        "evaluation" => cell.evaluation.clone(),
        _ => words.say("report-m-rung"),
    };
    let says = match side {
        Side::Attackers => "report-attackers",
        Side::Defenders => "report-defenders",
        Side::Neither => "report-judged-neither",
        Side::Unknown => "report-judged-unknown",
    };
    Some(vec![
        context.name_cell(arm),
        Cell::Words(purpose),
        whole(cell.thinking.attackers),
        Cell::Number(cell.depth.map_or_else(String::new, |depth| words.decimal(depth, 1))),
        whole(outcomes.finished.won),
        whole(outcomes.finished.drawn),
        whole(outcomes.unfinished),
        whole(outcomes.finished.lost),
        Cell::Number(format!("{} ({})", words.percent(score.value), words.interval(score))),
        Cell::Number(words.range(100.0 * bounds.0, 100.0 * bounds.1, 1)),
        Cell::Words(words.say(says)),
    ])
}
