//! What single choices do, by strength, in studies with a book of openings.

use super::Context;
use super::effects::{factor, forest, in_words};
use super::page::{Cell, Page, Table};
use crate::contrasts::ChoiceContrast;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.say("report-contrasts-lead"));
    let base = context.study.nodes;
    let at_base = context.summary.contrasts.iter().filter(|contrast| contrast.nodes == base);
    let rows = at_base.map(|one| ((&one.factor, &one.level, &one.reference), one.contrast.points));
    page.element("figure", &[("class", "wide")], |page| forest(context, rows.collect()).write(page, words));
    table(context).write(page);
}

fn table(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [
        ("report-factor", false),
        ("report-choice", false),
        ("report-positions", true),
        ("report-games", true),
        ("report-points", true),
        ("report-interval-95", true),
        ("report-contrasts-correlation", true),
    ];
    let mut table = Table::new(words, "report-contrasts-table", &heads);
    for ChoiceContrast { factor: of, level, reference, nodes, contrast, .. } in &context.summary.contrasts {
        table.rows.push(vec![
            Cell::Words(factor(context, of)),
            Cell::Words(in_words(context, level, reference)),
            Cell::Number(context.whole(*nodes)),
            Cell::Number(context.whole(contrast.games)),
            Cell::Number(words.signed(100.0 * contrast.points.value, 1)),
            Cell::Number(words.signed_range(&contrast.points, 100.0, 1)),
            Cell::Number(contrast.correlation.map_or_else(String::new, |correlation| words.signed(correlation, 2))),
        ]);
    }
    table
}
