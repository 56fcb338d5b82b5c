//! Games at unequal thinking: which handicap makes the game even, and what thinking is worth.

use hnefi_statistics::{Even, Fieller, Handicap};

use super::Context;
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
        page.paragraph(&words.say("report-handicap-none"));
        return;
    }
    page.paragraph(&words.say("report-handicap-lead"));
    page.paragraph(&words.say("report-skill-lead"));
    even(context, &handicaps).write(page);
    if handicaps.iter().any(|(_, handicap)| handicap.steadied) {
        page.paragraph(&words.say("report-steadied-note"));
    }
    odds(context).write(page);
}

fn even(context: &Context<'_>, handicaps: &[(&ArmSummary, &Handicap)]) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-even-handicap", false),
        ("report-handicap-interval", false),
        ("report-slope", true),
        ("report-interval-95", true),
        ("report-goodness", true),
        ("report-skill", true),
    ];
    let mut table = Table::new(words, "report-handicap-table", &heads);
    for (arm, handicap) in handicaps {
        let goodness = handicap.goodness.map_or_else(String::new, |goodness| {
            format!("{}, {}", words.decimal(goodness.chi_squared, 1), words.chance(goodness.p))
        });
        let skill =
            arm.skill.map_or_else(String::new, |skill| format!("{} ({})", words.percent(skill.value), words.interval(&skill)));
        let slope = words.signed(handicap.slope.value, 3);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Sentence(even_in_words(context, &handicap.even)),
            Cell::Sentence(interval_in_words(context, handicap.even.interval)),
            Cell::Number(if handicap.steadied { format!("{slope} †") } else { slope }),
            Cell::Number(words.signed_range(&handicap.slope, 1.0, 3)),
            Cell::Number(goodness),
            Cell::Number(skill),
        ]);
    }
    table
}

/// When the game is even.
pub(super) fn even_in_words(context: &Context<'_>, even: &Even) -> String {
    let Some(doublings) = even.doublings else { return context.words.say("report-even-never") };
    let text = ratio(context, doublings);
    if even.extrapolated { format!("{text} ({})", context.words.say("report-extrapolated")) } else { text }
}

/// Where that lies, with 95 % confidence.
pub(super) fn interval_in_words(context: &Context<'_>, interval: Fieller) -> String {
    let words = context.words;
    let ends = |low: f64, high: f64| (short(context, low), short(context, high));
    let (sentence, (low, high)) = match interval {
        Fieller::Between { low, high } => ("report-fieller-between", ends(low, high)),
        Fieller::Outside { below, above } => ("report-fieller-outside", ends(below, above)),
        Fieller::Anywhere => return words.say("report-fieller-anywhere"),
    };
    words.fill(sentence, &[("low", &low), ("high", &high)])
}

/// How many doublings more for the attackers, in few words.
fn short(context: &Context<'_>, doublings: f64) -> String {
    let words = context.words;
    let side = words.say(if doublings > 0.0 { "report-attackers" } else { "report-defenders" });
    match doublings.abs() {
        size if size < NONE => words.say("report-think-short-alike"),
        size if size <= THOUSAND => words.fill("report-think-short", &[("side", &side), ("times", &times(context, size))]),
        _ => words.fill("report-think-short-thousand", &[("side", &side)]),
    }
}

/// How many times that is.
fn times(context: &Context<'_>, doublings: f64) -> String {
    context.words.decimal(doublings.exp2(), if doublings < 3.0 { 2 } else { 0 })
}

/// How many doublings more for the attackers, in words.
fn ratio(context: &Context<'_>, doublings: f64) -> String {
    let words = context.words;
    let side = words.say(if doublings > 0.0 { "report-the-attackers" } else { "report-the-defenders" });
    match doublings.abs() {
        size if size < NONE => words.say("report-think-alike"),
        size if size <= THOUSAND => words.fill("report-think-times", &[("side", &side), ("times", &times(context, size))]),
        _ => words.fill("report-think-thousand", &[("side", &side)]),
    }
}

fn odds(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-attackers-may", true),
        ("report-defenders-may", true),
        ("report-games", true),
        ("report-won", true),
        ("report-drawn", true),
        ("report-lost", true),
        ("report-score", true),
        ("report-wilson", true),
    ];
    let mut table = Table::new(words, "report-odds-table", &heads);
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
                Cell::Number(words.percent(cell.score.value)),
                Cell::Number(words.interval(&cell.score.wilson)),
            ]);
        }
    }
    table
}
