//! Games at unequal thinking: which handicap makes the game even, and what thinking is worth.

use hnefi_statistics::{Even, Fieller, Handicap};

use super::Context;
use super::language::fill;
use super::page::{Cell, Page, Table};
use crate::summary::ArmSummary;

/// The largest handicap: ten doublings, a thousand times.
const THOUSAND: f64 = 10.0;
/// So little of a doubling is none.
const NONE: f64 = 0.005;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let handicaps: Vec<(&ArmSummary, &Handicap)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.handicap.as_ref()?))).collect();
    if handicaps.is_empty() {
        page.paragraph(words.handicap_none);
        return;
    }
    page.paragraph(words.handicap_lead);
    page.paragraph(words.skill_lead);
    even(context, &handicaps).write(page);
    if handicaps.iter().any(|(_, handicap)| handicap.steadied) {
        page.paragraph(words.steadied_note);
    }
    odds(context).write(page);
}

fn even(context: &Context<'_>, handicaps: &[(&ArmSummary, &Handicap)]) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.even_handicap, false),
        (words.handicap_interval, false),
        (words.slope, true),
        (words.interval_95, true),
        (words.goodness, true),
        (words.skill, true),
    ];
    let mut table = Table::new(words.handicap_table, &heads);
    for (arm, handicap) in handicaps {
        let goodness = handicap.goodness.map_or_else(String::new, |goodness| {
            format!("{}, {}", language.decimal(goodness.chi_squared, 1), language.chance(goodness.p))
        });
        let skill = arm
            .skill
            .map_or_else(String::new, |skill| format!("{} ({})", language.percent(skill.value), language.interval(&skill)));
        let slope = language.signed(handicap.slope.value, 3);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Sentence(even_in_words(context, &handicap.even)),
            Cell::Sentence(interval_in_words(context, handicap.even.interval)),
            Cell::Number(if handicap.steadied { format!("{slope} †") } else { slope }),
            Cell::Number(language.signed_range(&handicap.slope, 1.0, 3)),
            Cell::Number(goodness),
            Cell::Number(skill),
        ]);
    }
    table
}

/// When the game is even.
pub(super) fn even_in_words(context: &Context<'_>, even: &Even) -> String {
    let Some(doublings) = even.doublings else { return context.words.even_never.to_owned() };
    let text = ratio(context, doublings);
    if even.extrapolated { format!("{text} ({})", context.words.extrapolated) } else { text }
}

/// Where that lies, with 95 % confidence.
pub(super) fn interval_in_words(context: &Context<'_>, interval: Fieller) -> String {
    let words = context.words;
    let ends = |low: f64, high: f64| (short(context, low), short(context, high));
    let (sentence, (low, high)) = match interval {
        Fieller::Between { low, high } => (words.fieller_between, ends(low, high)),
        Fieller::Outside { below, above } => (words.fieller_outside, ends(below, above)),
        Fieller::Anywhere => return words.fieller_anywhere.to_owned(),
    };
    fill(sentence, &[("low", &low), ("high", &high)])
}

/// How many doublings more for the attackers, in few words.
fn short(context: &Context<'_>, doublings: f64) -> String {
    let words = context.words;
    let side = if doublings > 0.0 { words.attackers } else { words.defenders };
    match doublings.abs() {
        size if size < NONE => words.think_short_alike.to_owned(),
        size if size <= THOUSAND => fill(words.think_short, &[("side", side), ("times", &times(context, size))]),
        _ => fill(words.think_short_thousand, &[("side", side)]),
    }
}

/// How many times that is.
fn times(context: &Context<'_>, doublings: f64) -> String {
    context.language.decimal(doublings.exp2(), if doublings < 3.0 { 2 } else { 0 })
}

/// How many doublings more for the attackers, in words.
fn ratio(context: &Context<'_>, doublings: f64) -> String {
    let words = context.words;
    let side = if doublings > 0.0 { words.the_attackers } else { words.the_defenders };
    match doublings.abs() {
        size if size < NONE => words.think_alike.to_owned(),
        size if size <= THOUSAND => fill(words.think_times, &[("side", side), ("times", &times(context, size))]),
        _ => fill(words.think_thousand, &[("side", side)]),
    }
}

fn odds(context: &Context<'_>) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.attackers_may, true),
        (words.defenders_may, true),
        (words.games, true),
        (words.won, true),
        (words.drawn, true),
        (words.lost, true),
        (words.score, true),
        (words.wilson, true),
    ];
    let mut table = Table::new(words.odds_table, &heads);
    for arm in &context.summary.arms {
        for cell in arm.cells.iter().filter(|cell| !cell.thinking.is_equal()) {
            let whole = |number: u64| Cell::Number(context.whole(number));
            table.rows.push(vec![
                context.name_cell(arm),
                whole(cell.thinking.attackers),
                whole(cell.thinking.defenders),
                whole(cell.results.games()),
                whole(cell.results.won),
                whole(cell.results.drawn),
                whole(cell.results.lost),
                Cell::Number(language.percent(cell.score.value)),
                Cell::Number(language.interval(&cell.score.wilson)),
            ]);
        }
    }
    table
}
