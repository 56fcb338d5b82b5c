//! How it was done: every number needed to do it again.

use super::Context;
use super::language::fill;
use super::page::{Cell, Page, Table};
use crate::cell::{Cell as StudyCell, Purpose};
use crate::play::{MEGABYTES, SPREAD};

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(words.methods_lead);
    numbers(context).write(page);
    strengths(context).write(page);
    page.leaf("h3", &[], words.statistics);
    statistics(context, page);
    page.leaf("h3", &[], words.commands);
    commands(context, page);
    left_out(context, page);
    page.element("details", &[], |page| {
        page.leaf("summary", &[], words.file);
        page.element("pre", &[], |page| page.leaf("code", &[], &context.study.text));
    });
    if context.table.contents.text != context.study.text {
        page.element("details", &[], |page| {
            page.leaf("summary", &[], words.file_played);
            page.element("pre", &[], |page| page.leaf("code", &[], &context.table.contents.text));
        });
    }
}

fn numbers(context: &Context<'_>) -> Table {
    let (words, language, study, summary) = (context.words, context.language, context.study, context.summary);
    let mut table = Table::new(words.methods_table, &[(words.quantity, false), (words.value, false)]);
    let mut row = |what: &str, value: String| table.rows.push(vec![Cell::Words(what.to_owned()), Cell::Words(value)]);
    row(words.m_name, study.name.clone());
    row(words.m_hash, summary.hash.clone());
    row(words.m_engine, summary.engine.to_string());
    row(words.m_seed, study.seed.to_string());
    row(words.m_games, context.whole(summary.games));
    row(words.m_nodes, context.nodes());
    row(words.m_spread, format!("±\u{202f}{SPREAD}\u{202f}%"));
    row(words.m_opening, fill(words.m_opening_value, &[("n", &context.whole(study.opening_plies))]));
    row(words.m_longest, context.counted(words.m_plies, study.longest));
    row(words.m_hash_table, fill(words.m_megabytes, &[("n", &context.whole(MEGABYTES as u64))]));
    let band = summary.fair;
    row(words.m_band, format!("{} – {}", language.round_percent(band.0), language.round_percent(band.1)));
    row(
        words.m_race,
        match summary.race_error {
            Some(error) => fill(words.m_race_value, &[("error", &language.round_percent(error))]),
            None => words.m_race_none.to_owned(),
        },
    );
    table
}

fn strengths(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads = [(words.attackers_may, true), (words.defenders_may, true), (words.m_planned, true), (words.m_purpose, false)];
    let mut table = Table::new(words.m_strengths, &heads);
    for StudyCell { thinking, games, purpose, .. } in context.study.cells.iter().filter(|cell| cell.arm == 0) {
        let games = context.whole(*games);
        let at_most = context.study.race.is_some() && *purpose == Purpose::Base;
        table.rows.push(vec![
            Cell::Number(context.whole(thinking.attackers)),
            Cell::Number(context.whole(thinking.defenders)),
            Cell::Number(if at_most { fill(words.m_at_most, &[("n", &games)]) } else { games }),
            Cell::Words(
                match purpose {
                    Purpose::Base => words.m_base,
                    Purpose::Ladder => words.m_rung,
                    Purpose::Handicap => words.m_odds,
                }
                .to_owned(),
            ),
        ]);
    }
    table
}

/// The methods that were used here, and only those.
fn statistics(context: &Context<'_>, page: &mut Page) {
    let (words, arms) = (context.words, &context.summary.arms);
    let race = context.study.race.is_some();
    let used = [
        (true, words.s_share),
        (!race, words.s_verdict),
        (race, words.s_race),
        (arms.iter().any(|arm| arm.ladder.is_some() || arm.handicap.is_some()), words.s_ladder),
        (arms.iter().any(|arm| arm.skill.is_some()), words.s_skill),
        (context.summary.effects.is_some(), words.s_effects),
        (context.summary.agreement.is_some(), words.s_agreement),
    ];
    page.element("ul", &[], |page| {
        for (_, text) in used.iter().filter(|(used, _)| *used) {
            page.leaf("li", &[], text);
        }
    });
}

fn commands(context: &Context<'_>, page: &mut Page) {
    let name = &context.study.name;
    let table = format!("{name}/{name}-{}.parquet", context.summary.hash.get(..12).unwrap_or(&context.summary.hash));
    let lines = [
        format!("hnefi lab run {name}.toml --out {name}"),
        format!("hnefi lab report {name}.toml {table} --out {name}"),
        format!("hnefi lab verify {name}.toml {table} --again 10"),
    ];
    page.element("pre", &[], |page| page.leaf("code", &[], &lines.join("\n")));
    page.paragraph(context.words.commands_note);
}

fn left_out(context: &Context<'_>, page: &mut Page) {
    let (words, left_out) = (context.words, &context.study.left_out);
    if left_out.is_empty() {
        return;
    }
    page.element("details", &[], |page| {
        let count = context.counted(words.left_out_counted, left_out.len() as u64);
        page.leaf("summary", &[], &format!("{} ({count})", words.left_out));
        let mut table = Table::new(words.left_out, &[(words.arm, false), (words.reason, false)]);
        for (arm, reason) in left_out {
            table.rows.push(vec![Cell::Code(arm.clone()), Cell::Sentence(reason.clone())]);
        }
        table.write(page);
    });
}
