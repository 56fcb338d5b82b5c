//! The ladder: what the scores do as both sides think more. [Studies that judge](super::trends) have one of their own.

use hnefi_statistics::Ladder;

use super::Context;
use super::ladders::Panel;
use super::page::{Cell, Page, Table};
use crate::summary::ArmSummary;

/// Rungs that chance alone puts so far from the curve less often than this do not lie on it.
const BAD_FIT: f64 = 0.05;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let ladders: Vec<(&ArmSummary, &Ladder)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.ladder.as_ref()?))).collect();
    if ladders.is_empty() {
        page.paragraph(&words.say("report-ladder-none"));
        return;
    }
    page.paragraph(&words.say("report-ladder-lead"));
    page.element("div", &[("class", "panels")], |page| {
        for (place, (arm, ladder)) in ladders.iter().enumerate() {
            page.element("figure", &[], |page| {
                let title = context.label(arm);
                page.leaf("figcaption", &[], &title);
                panel(context, place, arm, ladder, &title).write(page, context.words);
            });
        }
    });
    slopes(context, &ladders).write(page);
    if ladders.iter().any(|(_, ladder)| ladder.steadied) {
        page.paragraph(&words.say("report-steadied-note"));
    }
    let misfits: Vec<String> = ladders
        .iter()
        .filter(|(_, ladder)| ladder.goodness.is_some_and(|goodness| goodness.p < BAD_FIT))
        .map(|(arm, _)| context.name(arm).to_owned())
        .collect();
    if !misfits.is_empty() {
        page.paragraph(&words.fill("report-ladder-bad-fit", &[("arms", &context.words.list(&misfits))]));
    }
    rungs(context, &ladders).write(page);
}

fn panel<'a>(context: &Context<'_>, place: usize, arm: &ArmSummary, ladder: &'a Ladder, title: &'a str) -> Panel<'a> {
    let rungs = arm.rungs().iter().map(|cell| ((cell.thinking.attackers as f64).log2(), cell.score.wilson)).collect();
    Panel::of(context, place, title, rungs, (ladder.from, ladder.to), |at| Some(ladder.at(at)?.score))
}

fn slopes(context: &Context<'_>, ladders: &[(&ArmSummary, &Ladder)]) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-slope", true),
        ("report-interval-95", true),
        ("report-slope-points", true),
        ("report-interval-95", true),
        ("report-goodness", true),
        ("report-beyond", true),
        ("report-interval-95", true),
    ];
    let mut table = Table::new(words, "report-ladder-table", &heads);
    for (arm, ladder) in ladders {
        let slope = ladder.slope;
        let goodness = ladder.goodness.map_or_else(
            || words.say("report-goodness-none"),
            |goodness| format!("{}, {}", words.decimal(goodness.chi_squared, 1), words.chance(goodness.p)),
        );
        let beyond = arm.beyond.map(|beyond| beyond.score);
        let value = words.signed(slope.value, 3);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Number(if ladder.steadied { format!("{value} †") } else { value }),
            Cell::Number(words.signed_range(&slope, 1.0, 3)),
            Cell::Number(words.signed(25.0 * slope.value, 1)),
            Cell::Number(words.signed_range(&slope, 25.0, 1)),
            Cell::Number(goodness),
            Cell::Number(beyond.map_or_else(String::new, |score| words.percent(score.value))),
            Cell::Number(beyond.map_or_else(String::new, |score| words.interval(&score))),
        ]);
    }
    table
}

fn rungs(context: &Context<'_>, ladders: &[(&ArmSummary, &Ladder)]) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-positions", true),
        ("report-games", true),
        ("report-distinct", true),
        ("report-won", true),
        ("report-drawn", true),
        ("report-lost", true),
        ("report-score", true),
        ("report-wilson", true),
    ];
    let mut table = Table::new(words, "report-rung-table", &heads);
    for (arm, _) in ladders {
        for cell in arm.rungs() {
            let whole = |number: u64| Cell::Number(context.whole(number));
            table.rows.push(vec![
                context.name_cell(arm),
                whole(cell.thinking.attackers),
                whole(cell.results.games()),
                whole(cell.distinct),
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
