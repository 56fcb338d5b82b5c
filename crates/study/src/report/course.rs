//! How games go, and how they end.

use std::collections::BTreeSet;

use hnefi_statistics::Proportion;

use super::Context;
use super::bars::Bars;
use super::page::{Cell, Head, Page, Table};
use crate::conventions::CONFIDENCE;
use crate::summary::{CellSummary, Spread};

/// The endings that have a colour of their own, in the order of the bars, each with the word of the table.
pub(super) const ENDINGS: [&str; 13] = [
    "king-captured",
    "encirclement",
    "king-walled-in",
    "no-escape",
    "king-alone",
    "no-moves",
    "repetition",
    "turn-limit",
    "max-plies",
    "agreed",
    "resigned",
    "exit-fort",
    "king-escaped",
];
/// An evaluation of a forced win is more hundredths of a man than this.
const WIN: f64 = 20_000.0;
/// Where there is nothing to count.
const NOTHING: &str = "–";

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.fill("report-course-lead", &[("nodes", &context.nodes())]));
    let kinds = kinds(context);
    bars(context, &kinds, page);
    endings(context, &kinds).write(page);
    lengths(context).write(page);
    page.paragraph(&words.say("report-course-words"));
    if let Some(table) = openings(context) {
        table.write(page);
    }
}

/// A word for an ending, in the language of the report.
pub(super) fn ending(context: &Context<'_>, word: &str) -> String {
    context.words.say(&if ENDINGS.contains(&word) { format!("report-end-{word}") } else { "report-end-other".to_owned() })
}

/// The endings that occurred at the base strength; those without a colour are one.
fn kinds(context: &Context<'_>) -> Vec<&'static str> {
    let there: BTreeSet<&str> =
        context.summary.arms.iter().flat_map(|arm| arm.base().endings.keys()).map(String::as_str).collect();
    let mut kinds: Vec<&'static str> = ENDINGS.into_iter().filter(|word| there.contains(word)).collect();
    if there.iter().any(|word| !ENDINGS.contains(word)) {
        kinds.push("other");
    }
    kinds
}

/// The share of the games that ended so.
fn share(cell: &CellSummary, kind: &str) -> f64 {
    let is = |word: &str| if kind == "other" { !ENDINGS.contains(&word) } else { word == kind };
    let count: u64 = cell.endings.iter().filter(|(word, _)| is(word)).map(|(_, count)| count).sum();
    count as f64 / cell.results.games().max(1) as f64
}

fn bars(context: &Context<'_>, kinds: &[&'static str], page: &mut Page) {
    let words = context.words;
    let rows = context.summary.arms.iter().map(|arm| {
        let shares = kinds.iter().map(|kind| share(arm.base(), kind)).collect();
        (context.label(arm), shares)
    });
    let bars = Bars {
        id: "endings",
        title: &words.say("report-endings-title"),
        description: &words.say("report-endings-desc"),
        kinds: kinds.iter().map(|kind| (*kind, ending(context, kind))).collect(),
        rows: rows.collect(),
    };
    page.element("figure", &[("class", "wide")], |page| bars.write(page, context.words));
}

fn endings(context: &Context<'_>, kinds: &[&'static str]) -> Table {
    let words = context.words;
    let mut table = Table::new(words, "report-endings-table", &[("report-arm", false), ("report-games", true)]);
    table.heads.extend(kinds.iter().map(|kind| Head { text: ending(context, kind), number: true }));
    for arm in &context.summary.arms {
        let base = arm.base();
        let mut row = vec![context.name_cell(arm), Cell::Number(context.whole(base.results.games()))];
        row.extend(kinds.iter().map(|kind| Cell::Number(context.words.percent(share(base, kind)))));
        table.rows.push(row);
    }
    table
}

fn lengths(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-drawn", true),
        ("report-length", true),
        ("report-length-range", true),
        ("report-attackers-lost", true),
        ("report-defenders-lost", true),
        ("report-first-capture", true),
        ("report-branching", true),
        ("report-lead-changes", true),
        ("report-turnaround", true),
    ];
    let mut table = Table::new(words, "report-course-table", &heads);
    let mean = |spread: &Spread| match spread.count {
        0 => Cell::Number(NOTHING.to_owned()),
        _ => Cell::Number(format!("{} ± {}", words.decimal(spread.mean, 1), words.decimal(spread.deviation, 1))),
    };
    for arm in &context.summary.arms {
        let base = arm.base();
        let plies = base.plies;
        let range = [plies.least, plies.median, plies.greatest].map(|number| words.decimal(number, 0));
        let turnaround = match base.turnaround {
            Spread { count: 0, .. } => NOTHING.to_owned(),
            Spread { median, .. } if median > WIN => words.say("report-turnaround-win"),
            Spread { median, .. } => words.signed(median / 100.0, 1),
        };
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Number(words.percent(base.drawn.value)),
            mean(&plies),
            Cell::Number(range.join(" / ")),
            mean(&base.attackers_lost),
            mean(&base.defenders_lost),
            mean(&base.first_capture),
            mean(&base.branching),
            mean(&base.lead_changes),
            Cell::Number(turnaround),
        ]);
    }
    table
}

/// The attackers' score by the number of plies of the opening; nothing where all games began from the start.
fn openings(context: &Context<'_>) -> Option<Table> {
    let words = context.words;
    let numbers: BTreeSet<u64> = context.summary.arms.iter().flat_map(|arm| arm.base().by_opening.keys().copied()).collect();
    if numbers.iter().all(|plies| *plies == 0) {
        return None;
    }
    let (title, column) = match context.study.design {
        Some(_) => ("report-opening-book-table", "report-plies-counted"),
        None => ("report-opening-table", "report-opening-column"),
    };
    let columns = numbers.iter().map(|plies| words.counted(column, *plies));
    let mut table = Table::new(words, title, &[("report-arm", false)]);
    table.heads.extend(columns.map(|text| Head { text, number: true }));
    for arm in &context.summary.arms {
        let mut row = vec![context.name_cell(arm)];
        for plies in &numbers {
            let results = arm.base().by_opening.get(plies);
            let score = results.and_then(|results| Proportion::of(results, CONFIDENCE));
            row.push(Cell::Number(score.map_or_else(
                || NOTHING.to_owned(),
                |score| {
                    let (value, interval) = (words.percent(score.value), words.interval(&score.wilson));
                    let games = context.whole(score.games);
                    words.fill("report-opening-cell", &[("score", &value), ("interval", &interval), ("games", &games)])
                },
            )));
        }
        table.rows.push(row);
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use hnefi_match::Ending;

    use super::ENDINGS;

    #[test]
    fn the_endings_with_a_colour_are_endings() {
        assert!(ENDINGS.into_iter().all(|word| Ending::from_word(word).is_some()));
    }
}
