//! The banners of a study of which games are missing, and of one that another version of the engine played: who played, when, how far it looked ahead, and
//! what today's engine makes of it.

use hnefi_statistics::Verdict;

use super::Context;
use super::page::Page;
use crate::check::{CheckedArm, Outcome};
use crate::interim::Interim;

/// Writes the banners that the study needs.
pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    interim(context, page);
    older_engine(context, page);
}

/// How far the study has been played; nothing where it is whole.
fn interim(context: &Context<'_>, page: &mut Page) {
    let Some(Interim { closed, cells, ended }) = &context.summary.interim else { return };
    let words = context.words;
    page.element("aside", &[("class", "care superseded"), ("aria-labelledby", "interim")], |page| {
        let title = if ended.is_some() { "report-interim-ended-title" } else { "report-interim-title" };
        page.leaf("h2", &[("id", "interim")], &words.say(title));
        let (closed, cells) = (context.whole(*closed as u64), context.whole(*cells as u64));
        let day = ended.as_ref().map_or_else(|| "none".to_owned(), |day| words.0.day(day));
        page.paragraph(&words.fill("report-interim", &[("closed", &closed), ("cells", &cells), ("day", &day)]));
    });
}

/// Who played, and what today's engine makes of it; nothing where this program's engine played.
fn older_engine(context: &Context<'_>, page: &mut Page) {
    let (words, summary) = (context.words, context.summary);
    if context.figures.reported_by == summary.engine {
        return;
    }
    page.element("aside", &[("class", "care superseded"), ("aria-labelledby", "superseded")], |page| {
        page.leaf("h2", &[("id", "superseded")], &words.say("report-banner-title"));
        let (engine, now) = (summary.engine.to_string(), context.figures.reported_by.to_string());
        let day = context.study.played.as_deref().map_or_else(|| "none".to_owned(), |day| words.0.day(day));
        let version = context.figures.version.map_or_else(String::new, |version| format!(" (hnefi {version})"));
        page.paragraph(
            &words.fill("report-banner-played", &[("day", &day), ("engine", &engine), ("version", &version), ("now", &now)]),
        );
        if let Some(depth) = depth(context) {
            page.paragraph(&depth);
        }
        match context.check {
            None => page.paragraph(&words.say("report-banner-no-check")),
            Some(_) => checked(context, page),
        }
    });
}

/// How far the engine looked ahead, in plies.
pub(super) fn depth(context: &Context<'_>) -> Option<String> {
    let depths = || context.figures.depths.values().copied();
    let (least, most) = (depths().min_by(f64::total_cmp)?, depths().max_by(f64::total_cmp)?);
    let plies = |depth: f64| context.words.decimal(depth, 1);
    let nodes = context.nodes();
    let with = [("nodes", nodes.as_str()), ("least", &plies(least)), ("most", &plies(most))];
    let sentence = if plies(least) == plies(most) { "report-banner-depth" } else { "report-banner-depths" };
    Some(context.words.fill(sentence, &with))
}

fn checked(context: &Context<'_>, page: &mut Page) {
    let Some(check) = context.check else { return };
    let words = context.words;
    let whole = |number: u64| context.whole(number);
    let nodes: Vec<u64> = check.arms.first().map(|arm| arm.now.iter().map(|found| found.nodes).collect()).unwrap_or_default();
    let nodes = context.words.list(&nodes.into_iter().map(whole).collect::<Vec<_>>());
    let games = context.words.counted("report-games-counted", check.games);
    let (of, changed, upheld, undecided) =
        (whole(check.arms.len() as u64), whole(check.changed), whole(check.upheld), whole(check.undecided));
    let with = [
        ("games", games.as_str()),
        ("day", &context.words.0.day(&check.played)),
        ("nodes", &nodes),
        ("of", &of),
        ("changed", &changed),
        ("upheld", &upheld),
        ("undecided", &undecided),
    ];
    page.paragraph(&words.fill("report-banner-check", &with));
    if check.engine != context.figures.reported_by {
        page.paragraph(&words.say("report-banner-check-old"));
    }
    let changed: Vec<&CheckedArm> = check.arms.iter().filter(|arm| arm.outcome == Outcome::Changed).collect();
    page.element("ul", &[], |page| {
        for arm in changed {
            let Some(name) = context.summary.arms.iter().find(|other| other.arm == arm.arm) else { continue };
            let mut told = arm.now.iter().filter(|found| found.verdict != Verdict::Open && found.verdict != arm.then.verdict);
            let Some(found) = told.next_back() else { continue };
            let results = found.results;
            let with = [
                ("arm", context.name(name)),
                ("then", &context.verdict(arm.then.verdict).1),
                ("now", &context.verdict(found.verdict).1),
                ("won", &whole(results.won)),
                ("drawn", &whole(results.drawn)),
                ("lost", &whole(results.lost)),
                ("nodes", &whole(found.nodes)),
            ];
            page.leaf("li", &[], &words.fill("report-banner-changed", &with));
        }
    });
}
