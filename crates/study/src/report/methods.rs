//! How it was done: every number needed to do it again.

use super::Context;
use super::page::{Cell, Page, Table};
use crate::cell::{Cell as StudyCell, Purpose};
use crate::definition::Design;
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
    let megabytes = words.fill("report-m-megabytes", &[("n", &context.whole(study.megabytes(study.nodes) as u64))]);
    let band = |(low, high): (f64, f64)| format!("{} – {}", words.round_percent(low), words.round_percent(high));
    let Some(design) = &study.design else {
        row("report-m-opening", words.fill("report-m-opening-value", &[("n", &context.whole(study.opening_plies))]));
        row("report-m-longest", words.counted("report-plies-counted", study.longest));
        row("report-m-hash-table", megabytes);
        row("report-m-band", band(summary.fair));
        row(
            "report-m-race",
            match summary.race_error {
                Some(error) => words.fill("report-m-race-value", &[("error", &words.round_percent(error))]),
                None => words.say("report-m-race-none"),
            },
        );
        return table;
    };
    let (from, to) = design.book.plies();
    row("report-m-book", words.fill("report-m-book-value", &[("from", &context.whole(from)), ("to", &context.whole(to))]));
    row("report-m-longest-unfinished", greatest_length(context, design));
    row("report-m-hash-table", megabytes);
    row("report-m-even", band(design.standard.even));
    row("report-m-band", band(design.standard.fair));
    row("report-m-looks", looks(context, design));
    table
}

/// The plies after which a game is unfinished, with those for which it goes on.
fn greatest_length(context: &Context<'_>, design: &Design) -> String {
    let words = context.words;
    let plies = words.counted("report-plies-counted", context.study.longest);
    let Some((times, more)) = design.play_on else { return plies };
    let (times, more) = (context.whole(times), words.counted("report-plies-counted", more));
    words.fill("report-m-play-on", &[("plies", &plies), ("more", &more), ("times", &times)])
}

/// The numbers of games at which a rule set is judged at the base strength.
fn looks(context: &Context<'_>, design: &Design) -> String {
    let words = context.words;
    let error = words.round_percent(design.standard.error);
    match context.study.cells.first() {
        Some(base) if !base.looks.is_empty() => {
            let looks = base.looks.iter().map(|look| context.whole(*look)).collect::<Vec<_>>().join(", ");
            words.fill("report-m-looks-value", &[("looks", &looks), ("error", &error)])
        }
        base => {
            let games = context.whole(base.map_or(0, |base| base.games));
            words.fill("report-m-looks-none", &[("games", &games), ("error", &error)])
        }
    }
}

fn strengths(context: &Context<'_>) -> Table {
    let words = context.words;
    let heads =
        [("report-attackers-may", true), ("report-defenders-may", true), ("report-m-planned", true), ("report-m-purpose", false)];
    let mut table = Table::new(words, "report-m-strengths", &heads);
    for StudyCell { thinking, games, purpose, looks, .. } in context.study.cells.iter().filter(|cell| cell.arm == 0) {
        let games = context.whole(*games);
        let at_most = !looks.is_empty() || context.study.race.is_some() && *purpose == Purpose::Base;
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
    let (race, judges) = (context.study.race.is_some(), context.study.design.is_some());
    let used = [
        (true, words.say("report-s-share")),
        (!race && !judges, words.say("report-s-verdict")),
        (race, words.say("report-s-race")),
        (judges, words.say("report-s-judged")),
        (arms.iter().any(|arm| arm.ladder.is_some() && !judges || arm.handicap.is_some()), words.say("report-s-ladder")),
        (arms.iter().any(|arm| arm.trend.is_some()), words.say("report-s-trend")),
        (arms.iter().any(|arm| arm.skill.is_some()), words.say("report-s-skill")),
        (context.summary.effects.is_some(), words.say("report-s-effects")),
        (!context.summary.contrasts.is_empty(), words.say("report-s-contrasts")),
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
