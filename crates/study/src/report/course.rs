//! How games go, and how they end.

use std::collections::BTreeSet;

use hnefi_statistics::Proportion;

use super::Context;
use super::bars::Bars;
use super::language::fill;
use super::page::{Cell, Page, Table};
use crate::summary::{CONFIDENCE, CellSummary, Spread};

/// The endings that have a colour of their own, in the order of the bars, each with the word of the table.
const ENDINGS: [&str; 13] = [
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

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&fill(words.course_lead, &[("nodes", &context.nodes())]));
    let kinds = kinds(context);
    bars(context, &kinds, page);
    endings(context, &kinds).write(page);
    lengths(context).write(page);
    page.paragraph(words.course_words);
    if let Some(table) = openings(context) {
        table.write(page);
    }
}

/// A word for an ending, in the language of the report.
pub(super) fn ending<'a>(context: &'a Context<'_>, word: &str) -> &'a str {
    let words = context.words;
    match word {
        "king-captured" => words.end_king_captured,
        "king-escaped" => words.end_king_escaped,
        "encirclement" => words.end_encirclement,
        "exit-fort" => words.end_exit_fort,
        "king-alone" => words.end_king_alone,
        "king-walled-in" => words.end_king_walled_in,
        "no-escape" => words.end_no_escape,
        "turn-limit" => words.end_turn_limit,
        "no-moves" => words.end_no_moves,
        "repetition" => words.end_repetition,
        "resigned" => words.end_resigned,
        "agreed" => words.end_agreed,
        "max-plies" => words.end_max_plies,
        _ => words.end_other,
    }
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
        title: words.endings_title,
        description: words.endings_desc,
        kinds: kinds.iter().map(|kind| (*kind, ending(context, kind).to_owned())).collect(),
        rows: rows.collect(),
    };
    page.element("figure", &[("class", "wide")], |page| bars.write(page, context.language));
}

fn endings(context: &Context<'_>, kinds: &[&'static str]) -> Table {
    let words = context.words;
    let mut heads = vec![(words.arm, false), (words.games, true)];
    heads.extend(kinds.iter().map(|kind| (ending(context, kind), true)));
    let mut table = Table::new(words.endings_table, &heads);
    for arm in &context.summary.arms {
        let base = arm.base();
        let mut row = vec![context.name_cell(arm), Cell::Number(context.whole(base.results.games()))];
        row.extend(kinds.iter().map(|kind| Cell::Number(context.language.percent(share(base, kind)))));
        table.rows.push(row);
    }
    table
}

fn lengths(context: &Context<'_>) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.drawn, true),
        (words.length, true),
        (words.length_range, true),
        (words.attackers_lost, true),
        (words.defenders_lost, true),
        (words.first_capture, true),
        (words.branching, true),
        (words.lead_changes, true),
        (words.turnaround, true),
    ];
    let mut table = Table::new(words.course_table, &heads);
    let mean = |spread: &Spread| match spread.count {
        0 => Cell::Number(words.opening_none.to_owned()),
        _ => Cell::Number(format!("{} ± {}", language.decimal(spread.mean, 1), language.decimal(spread.deviation, 1))),
    };
    for arm in &context.summary.arms {
        let base = arm.base();
        let plies = base.plies;
        let range = [plies.least, plies.median, plies.greatest].map(|number| language.decimal(number, 0));
        let turnaround = match base.turnaround {
            Spread { count: 0, .. } => words.opening_none.to_owned(),
            Spread { median, .. } if median > WIN => words.turnaround_win.to_owned(),
            Spread { median, .. } => language.signed(median / 100.0, 1),
        };
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Number(language.percent(base.drawn.value)),
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

/// The attackers' score by the number of random plies; nothing where no game began with any.
fn openings(context: &Context<'_>) -> Option<Table> {
    let (words, language) = (context.words, context.language);
    let numbers: BTreeSet<u64> = context.summary.arms.iter().flat_map(|arm| arm.base().by_opening.keys().copied()).collect();
    if numbers.iter().all(|plies| *plies == 0) {
        return None;
    }
    let columns: Vec<String> = numbers.iter().map(|plies| context.counted(words.opening_column, *plies)).collect();
    let mut heads = vec![(words.arm, false)];
    heads.extend(columns.iter().map(|column| (column.as_str(), true)));
    let mut table = Table::new(words.opening_table, &heads);
    for arm in &context.summary.arms {
        let mut row = vec![context.name_cell(arm)];
        for plies in &numbers {
            let results = arm.base().by_opening.get(plies);
            let score = results.and_then(|results| Proportion::of(results, CONFIDENCE));
            row.push(Cell::Number(score.map_or_else(
                || words.opening_none.to_owned(),
                |score| {
                    let (value, interval) = (language.percent(score.value), language.interval(&score.wilson));
                    let games = context.whole(score.games);
                    fill(words.opening_cell, &[("score", &value), ("interval", &interval), ("games", &games)])
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
