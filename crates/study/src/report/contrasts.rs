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

/// The choices by strength; with the number of rule sets where a choice was measured in fewer of them at one strength than at another, for then its
/// rows are means over different rule sets.
fn table(context: &Context<'_>) -> Table {
    let words = context.words;
    let contrasts = &context.summary.contrasts;
    let of_one_choice = |one: &ChoiceContrast, other: &ChoiceContrast| {
        (&one.factor, &one.level, &one.reference) == (&other.factor, &other.level, &other.reference)
    };
    let counts_differ =
        contrasts.chunk_by(of_one_choice).any(|rows| rows.iter().any(|row| row.contrast.blocks != rows[0].contrast.blocks));
    let sets = counts_differ.then_some(("report-agreement-sets", true));
    let heads: Vec<(&str, bool)> = [("report-factor", false), ("report-choice", false), ("report-positions", true)]
        .into_iter()
        .chain(sets)
        .chain([
            ("report-games", true),
            ("report-points", true),
            ("report-interval-95", true),
            ("report-contrasts-correlation", true),
        ])
        .collect();
    let mut table = Table::new(words, "report-contrasts-table", &heads);
    for ChoiceContrast { factor: of, level, reference, nodes, contrast, .. } in contrasts {
        let mut row = vec![
            Cell::Words(factor(context, of)),
            Cell::Words(in_words(context, level, reference)),
            Cell::Number(context.whole(*nodes)),
        ];
        row.extend(sets.map(|_| Cell::Number(context.whole(contrast.blocks))));
        row.extend([
            Cell::Number(context.whole(contrast.games)),
            Cell::Number(words.signed(100.0 * contrast.points.value, 1)),
            Cell::Number(words.signed_range(&contrast.points, 100.0, 1)),
            Cell::Number(contrast.correlation.map_or_else(String::new, |correlation| words.signed(correlation, 2))),
        ]);
        table.rows.push(row);
    }
    table
}
