//! The ladder: what the scores do as both sides think more.

use hnefi_statistics::{Estimate, Ladder};

use super::Context;
use super::ladders::{Panel, short};
use super::language::fill;
use super::page::{Cell, Page, Table};
use crate::summary::ArmSummary;

/// Rungs that chance alone puts so far from the curve less often than this do not lie on it.
const BAD_FIT: f64 = 0.05;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let ladders: Vec<(&ArmSummary, &Ladder)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.ladder.as_ref()?))).collect();
    if ladders.is_empty() {
        page.paragraph(words.ladder_none);
        return;
    }
    page.paragraph(words.ladder_lead);
    page.element("div", &[("class", "panels")], |page| {
        for (place, (arm, ladder)) in ladders.iter().enumerate() {
            page.element("figure", &[], |page| {
                let title = context.label(arm);
                page.leaf("figcaption", &[], &title);
                panel(context, place, arm, ladder, &title).write(page, context.language);
            });
        }
    });
    slopes(context, &ladders).write(page);
    if ladders.iter().any(|(_, ladder)| ladder.steadied) {
        page.paragraph(words.steadied_note);
    }
    let misfits: Vec<String> = ladders
        .iter()
        .filter(|(_, ladder)| ladder.goodness.is_some_and(|goodness| goodness.p < BAD_FIT))
        .map(|(arm, _)| context.name(arm).to_owned())
        .collect();
    if !misfits.is_empty() {
        page.paragraph(&fill(words.ladder_bad_fit, &[("arms", &context.language.list(&misfits))]));
    }
    rungs(context, &ladders).write(page);
}

fn panel<'a>(context: &'a Context<'_>, place: usize, arm: &ArmSummary, ladder: &'a Ladder, title: &'a str) -> Panel<'a> {
    let (words, language) = (context.words, context.language);
    let rungs: Vec<(f64, Estimate)> =
        arm.rungs().iter().map(|cell| ((cell.thinking.attackers as f64).log2(), cell.score.wilson)).collect();
    let told = rungs.iter().map(|(at, score)| {
        let nodes = language.decimal(at.exp2(), 0);
        fill(words.ladder_rung, &[("score", &language.percent(score.value)), ("nodes", &nodes)])
    });
    let told = language.list(&told.collect::<Vec<_>>());
    let beyond = arm.beyond.map_or((String::new(), String::new()), |beyond| {
        (language.percent(beyond.score.value), language.interval(&beyond.score))
    });
    let at = short(language, arm.beyond.map_or(0.0, |beyond| beyond.at.exp2()));
    let with = [("rungs", told.as_str()), ("beyond", &at), ("score", &beyond.0), ("interval", &beyond.1)];
    let description = fill(words.ladder_desc, &with);
    Panel {
        id: format!("ladder-{place}"),
        title,
        description,
        ladder,
        rungs,
        band: context.summary.fair,
        axis: words.positions_short,
    }
}

fn slopes(context: &Context<'_>, ladders: &[(&ArmSummary, &Ladder)]) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.slope, true),
        (words.interval_95, true),
        (words.slope_points, true),
        (words.interval_95, true),
        (words.goodness, true),
        (words.beyond, true),
        (words.interval_95, true),
    ];
    let mut table = Table::new(words.ladder_table, &heads);
    for (arm, ladder) in ladders {
        let slope = ladder.slope;
        let goodness = ladder.goodness.map_or_else(
            || words.goodness_none.to_owned(),
            |goodness| format!("{}, {}", language.decimal(goodness.chi_squared, 1), language.chance(goodness.p)),
        );
        let beyond = arm.beyond.map(|beyond| beyond.score);
        let value = language.signed(slope.value, 3);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Number(if ladder.steadied { format!("{value} †") } else { value }),
            Cell::Number(language.signed_range(&slope, 1.0, 3)),
            Cell::Number(language.signed(25.0 * slope.value, 1)),
            Cell::Number(language.signed_range(&slope, 25.0, 1)),
            Cell::Number(goodness),
            Cell::Number(beyond.map_or_else(String::new, |score| language.percent(score.value))),
            Cell::Number(beyond.map_or_else(String::new, |score| language.interval(&score))),
        ]);
    }
    table
}

fn rungs(context: &Context<'_>, ladders: &[(&ArmSummary, &Ladder)]) -> Table {
    let (words, language) = (context.words, context.language);
    let heads = [
        (words.arm, false),
        (words.positions, true),
        (words.games, true),
        (words.distinct, true),
        (words.won, true),
        (words.drawn, true),
        (words.lost, true),
        (words.score, true),
        (words.wilson, true),
    ];
    let mut table = Table::new(words.rung_table, &heads);
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
                Cell::Number(language.percent(cell.score.value)),
                Cell::Number(language.interval(&cell.score.wilson)),
            ]);
        }
    }
    table
}
