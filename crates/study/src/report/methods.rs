//! How it was done: every number needed to do it again.

use super::Context;
use super::page::{Cell, Page, Table};
use crate::cell::{Cell as StudyCell, Purpose};
use crate::play::SPREAD;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.say("report-methods-lead"));
    numbers(context).write(page);
    strengths(context).write(page);
    page.leaf("h3", &[], &words.say("report-statistics"));
    statistics(context, page);
    page.leaf("h3", &[], &words.say("report-commands"));
    commands(context, page);
    left_out(context, page);
    page.element("details", &[], |page| {
        page.leaf("summary", &[], &words.say("report-file"));
        page.element("pre", &[], |page| page.leaf("code", &[], &context.study.text));
    });
    if context.table.contents.text != context.study.text {
        page.element("details", &[], |page| {
            page.leaf("summary", &[], &words.say("report-file-played"));
            page.element("pre", &[], |page| page.leaf("code", &[], &context.table.contents.text));
        });
    }
}

fn numbers(context: &Context<'_>) -> Table {
    let (words, study, summary) = (context.words, context.study, context.summary);
    let mut table = Table::new(words, "report-methods-table", &[("report-quantity", false), ("report-value", false)]);
    let mut row = |what: &str, value: String| table.rows.push(vec![Cell::Words(words.say(what)), Cell::Words(value)]);
    row("report-m-name", study.name.clone());
    row("report-m-hash", summary.hash.clone());
    row("report-m-engine", summary.engine.to_string());
    row("report-m-seed", study.seed.to_string());
    row("report-m-games", context.whole(summary.games));
    row("report-m-nodes", context.nodes());
    row("report-m-spread", format!("±\u{202f}{}", words.0.percent(SPREAD.to_string())));
    row("report-m-opening", words.fill("report-m-opening-value", &[("n", &context.whole(study.opening_plies))]));
    row("report-m-longest", context.words.counted("report-plies-counted", study.longest));
    row("report-m-hash-table", words.fill("report-m-megabytes", &[("n", &context.whole(study.megabytes(study.nodes) as u64))]));
    let band = summary.fair;
    row("report-m-band", format!("{} – {}", words.round_percent(band.0), words.round_percent(band.1)));
    row(
        "report-m-race",
        match summary.race_error {
            Some(error) => words.fill("report-m-race-value", &[("error", &words.round_percent(error))]),
            None => words.say("report-m-race-none"),
        },
    );
    table
}

fn strengths(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads =
        [("report-attackers-may", true), ("report-defenders-may", true), ("report-m-planned", true), ("report-m-purpose", false)];
    let mut table = Table::new(words, "report-m-strengths", &heads);
    for StudyCell { thinking, games, purpose, .. } in context.study.cells.iter().filter(|cell| cell.arm == 0) {
        let games = context.whole(*games);
        let at_most = context.study.race.is_some() && *purpose == Purpose::Base;
        table.rows.push(vec![
            Cell::Number(context.whole(thinking.attackers)),
            Cell::Number(context.whole(thinking.defenders)),
            Cell::Number(if at_most { words.fill("report-m-at-most", &[("n", &games)]) } else { games }),
            Cell::Words(words.say(match purpose {
                Purpose::Base => "report-m-base",
                Purpose::Ladder => "report-m-rung",
                Purpose::Handicap => "report-m-odds",
                Purpose::Bare => "report-m-bare",
                Purpose::Evaluation => "report-m-evaluation",
            })),
        ]);
    }
    table
}

/// The methods that were used here, and only those.
fn statistics(context: &Context<'_>, page: &mut Page) {
    let (words, arms) = (context.words, &context.summary.arms);
    let race = context.study.race.is_some();
    let used = [
        (true, words.say("report-s-share")),
        (!race, words.say("report-s-verdict")),
        (race, words.say("report-s-race")),
        (arms.iter().any(|arm| arm.ladder.is_some() || arm.handicap.is_some()), words.say("report-s-ladder")),
        (arms.iter().any(|arm| arm.skill.is_some()), words.say("report-s-skill")),
        (context.summary.effects.is_some(), words.say("report-s-effects")),
        (context.summary.agreement.is_some(), words.say("report-s-agreement")),
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
    page.paragraph(&context.words.say("report-commands-note"));
}

fn left_out(context: &Context<'_>, page: &mut Page) {
    let (words, left_out) = (context.words, &context.study.left_out);
    if left_out.is_empty() {
        return;
    }
    page.element("details", &[], |page| {
        let count = context.words.counted("report-left-out-counted", left_out.len() as u64);
        page.leaf("summary", &[], &format!("{} ({count})", words.say("report-left-out")));
        let mut table = Table::new(words, "report-left-out", &[("report-arm", false), ("report-reason", false)]);
        for (arm, reason) in left_out {
            table.rows.push(vec![Cell::Code(arm.clone()), Cell::Sentence(reason.clone())]);
        }
        table.write(page);
    });
}
