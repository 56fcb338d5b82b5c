//! The answer in three sentences: what the verdicts say and no more, how strong the play was, and where stronger play goes.

use hnefi_statistics::{Estimate, Verdict};

use super::Context;
use super::page::Page;
use crate::conventions::BEYOND;
use crate::summary::ArmSummary;

/// How many arms are named in a clause; one where their names are long.
const NAMED: usize = 3;
const LONG: usize = 45;

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    for sentence in sentences(context) {
        page.leaf("p", &[("class", "lead")], &sentence);
    }
    let cares = cares(context);
    page.element("div", &[("class", "care")], |page| {
        page.leaf("h3", &[], &context.words.say("report-care"));
        page.element("ul", &[], |page| cares.iter().for_each(|care| page.leaf("li", &[], care)));
    });
}

/// The three sentences.
pub(super) fn sentences(context: &Context<'_>) -> [String; 3] {
    [verdicts(context), strength(context), movement(context)]
}

/// The interval that the verdict of an arm goes by.
pub(super) fn deciding(context: &Context<'_>, arm: &ArmSummary) -> Estimate {
    let base = arm.base();
    let race = context.study.race.as_ref().and_then(|race| race.interval(&base.results));
    let judged =
        base.balance.as_ref().map(|balance| Estimate { value: base.score.value, low: balance.bounds.0, high: balance.bounds.1 });
    race.or(judged).unwrap_or(base.score.wilson)
}

fn verdicts(context: &Context<'_>) -> String {
    let words = context.words;
    let (low, high) = (words.round_percent(context.summary.fair.0), words.round_percent(context.summary.fair.1));
    let nodes = context.nodes();
    let arms = &context.summary.arms;
    let design = context.study.design.as_ref();
    if let ([arm], None) = (arms.as_slice(), design) {
        let sentence = match arm.verdict {
            Verdict::Fair => "report-answer-one-fair",
            Verdict::FavoursAttackers => "report-answer-one-attackers",
            Verdict::FavoursDefenders => "report-answer-one-defenders",
            Verdict::Open => "report-answer-one-open",
        };
        let which = words.say(if context.study.race.is_some() { "report-which-race" } else { "report-which-wilson" });
        let with = [
            ("nodes", nodes.as_str()),
            ("arm", context.name(arm)),
            ("score", &words.percent(arm.base().score.value)),
            ("which", &which),
            ("interval", &words.interval(&deciding(context, arm))),
            ("low", &low),
            ("high", &high),
        ];
        return words.fill(sentence, &with);
    }
    let mut clauses = Vec::new();
    for (verdict, clause) in [
        (Verdict::Fair, "report-clause-fair"),
        (Verdict::FavoursAttackers, "report-clause-attackers"),
        (Verdict::FavoursDefenders, "report-clause-defenders"),
        (Verdict::Open, if design.is_some() { "report-clause-undetermined" } else { "report-clause-open" }),
    ] {
        let mut of: Vec<&ArmSummary> = arms.iter().filter(|arm| arm.verdict == verdict).collect();
        if of.is_empty() {
            if verdict == Verdict::Fair {
                // An arm that is open may be fair all the same.
                let open = arms.iter().any(|arm| arm.verdict == Verdict::Open);
                clauses.push(words.say(if open { "report-clause-none-fair" } else { "report-clause-no-fair" }));
            }
            continue;
        }
        // First those that show the verdict best: the nearest to an even score, or the farthest from it.
        let away = |arm: &ArmSummary| (arm.base().score.value - 0.5).abs();
        of.sort_by(|a, b| away(a).total_cmp(&away(b)));
        if matches!(verdict, Verdict::FavoursAttackers | Verdict::FavoursDefenders) {
            of.reverse();
        }
        clauses.push(format!("{} ({})", context.words.counted(clause, of.len() as u64), named(context, &of)));
    }
    let n = context.whole(arms.len() as u64);
    if let Some(design) = design {
        let (low, high) = design.standard.fair;
        let (fair_low, fair_high) = (words.round_percent(low), words.round_percent(high));
        let decided = words.round_percent(design.standard.decided);
        let with = [
            ("nodes", nodes.as_str()),
            ("n", &n),
            ("clauses", &words.list(&clauses)),
            ("most", &words.round_percent(context.summary.fair.1)),
            ("low", &fair_low),
            ("high", &fair_high),
            ("decided", &decided),
        ];
        return words.fill("report-answer-judged", &with);
    }
    words.fill(
        "report-answer-arms",
        &[("nodes", &nodes), ("low", &low), ("high", &high), ("clauses", &words.list(&clauses)), ("n", &n)],
    )
}

fn named(context: &Context<'_>, arms: &[&ArmSummary]) -> String {
    let words = context.words;
    let one = |arm: &&ArmSummary| {
        let (score, interval) = (words.percent(arm.base().score.value), words.interval(&deciding(context, arm)));
        context.words.fill("report-named", &[("arm", context.name(arm)), ("score", &score), ("interval", &interval)])
    };
    let long = arms.len() > NAMED && arms.iter().any(|arm| context.name(arm).chars().count() > LONG);
    let most = if long { 1 } else { NAMED };
    let mut list: Vec<String> = arms.iter().take(most).map(one).collect();
    if arms.len() > most {
        list.push(context.words.counted("report-named-more", (arms.len() - most) as u64));
    }
    list.join(&words.0.semicolon())
}

fn strength(context: &Context<'_>) -> String {
    let words = context.words;
    let of = |arm: &ArmSummary| (arm.base().visited[0] + arm.base().visited[1]) / 2.0;
    let visited = context.summary.arms.iter().map(of).sum::<f64>() / context.summary.arms.len() as f64;
    let ladders = context.summary.arms.iter().filter_map(|arm| arm.ladder.as_ref());
    let strongest = ladders.map(|ladder| ladder.to).fold(f64::NEG_INFINITY, f64::max);
    let base = (context.study.nodes as f64).log2();
    let sentence = match strongest {
        strongest if !strongest.is_finite() => "report-answer-strength-alone",
        strongest if strongest > base + 1e-9 => "report-answer-strength-ladder",
        _ => "report-answer-strength-below",
    };
    let to = context.words.decimal(if strongest.is_finite() { strongest.exp2() } else { 0.0 }, 0);
    words.fill(sentence, &[("nodes", &context.nodes()), ("visited", &context.words.decimal(visited, 0)), ("to", &to)])
}

/// Which way a slope goes, as far as its interval shows it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Attackers,
    Defenders,
    Still,
    /// It depends on who would have won the games that were broken off.
    Unfinished,
    Unusable,
}

/// How an arm moves as both sides think more.
struct Movement {
    way: Way,
    /// The weakest and the strongest rung, as base-2 logarithms.
    from: f64,
    to: f64,
}

/// By the trend in studies that judge, by the ladder in others.
fn movement_of(context: &Context<'_>, arm: &ArmSummary) -> Option<Movement> {
    let way_of = |slope: &Estimate| match slope {
        slope if slope.low > 0.0 => Way::Attackers,
        slope if slope.high < 0.0 => Way::Defenders,
        _ => Way::Still,
    };
    if context.study.design.is_none() {
        let ladder = arm.ladder.as_ref()?;
        let way = if ladder.steadied { Way::Unusable } else { way_of(&ladder.slope) };
        return Some(Movement { way, from: ladder.from, to: ladder.to });
    }
    let trend = arm.trend.as_ref()?;
    let all = std::iter::once(trend).chain(arm.trend_bounds.iter().flat_map(|bounds| [&bounds.attackers, &bounds.defenders]));
    // Whichever movement is shown must go the same way, no matter which side had won the games that were broken off.
    let goes_to = |side: Way| all.clone().any(|trend| way_of(&trend.slope) == side);
    let may_go_to = |side: Way| all.clone().any(|trend| (trend.slope.value > 0.0) == (side == Way::Attackers));
    let contested = goes_to(Way::Attackers) && may_go_to(Way::Defenders) || goes_to(Way::Defenders) && may_go_to(Way::Attackers);
    let way = match way_of(&trend.slope) {
        _ if trend.steadied => Way::Unusable,
        _ if contested => Way::Unfinished,
        way => way,
    };
    Some(Movement { way, from: trend.from, to: trend.to })
}

fn movement(context: &Context<'_>) -> String {
    let words = context.words;
    let movements: Vec<(&ArmSummary, Movement)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, movement_of(context, arm)?))).collect();
    if movements.is_empty() {
        return words.say("report-answer-no-ladder");
    }
    let from = movements.iter().map(|(_, movement)| movement.from).fold(f64::INFINITY, f64::min);
    let to = movements.iter().map(|(_, movement)| movement.to).fold(f64::NEG_INFINITY, f64::max);
    let (from, to) = (words.decimal(from.exp2(), 0), words.decimal(to.exp2(), 0));
    let points = |slope: &Estimate| (words.signed(25.0 * slope.value, 1), words.signed_range(slope, 25.0, 1));
    let tail = leaving(context);
    // What a doubling is worth in points follows from a ladder only: in a trend it depends on the draws.
    let ladder_of = |arm: &'_ ArmSummary| arm.ladder.clone().filter(|_| context.study.design.is_none());
    if let ([arm], [(_, movement)]) = (context.summary.arms.as_slice(), movements.as_slice())
        && let Some(ladder) = ladder_of(arm)
    {
        let (value, interval) = points(&ladder.slope);
        let sentence = match movement.way {
            Way::Attackers => "report-answer-ladder-one-attackers",
            Way::Defenders => "report-answer-ladder-one-defenders",
            Way::Still | Way::Unfinished => "report-answer-ladder-one-still",
            Way::Unusable => "report-answer-ladder-one-unusable",
        };
        return words
            .fill(sentence, &[("from", &from), ("to", &to), ("points", &value), ("interval", &interval), ("tail", &tail)]);
    }
    let of = context.whole(movements.len() as u64);
    let mut clauses = Vec::new();
    for (which, clause) in [
        (Way::Attackers, "report-ladder-attackers"),
        (Way::Defenders, "report-ladder-defenders"),
        (Way::Still, "report-ladder-still"),
        (Way::Unfinished, "report-ladder-unfinished"),
        (Way::Unusable, "report-ladder-unusable"),
    ] {
        let count = movements.iter().filter(|(_, movement)| movement.way == which).count() as u64;
        if count > 0 {
            clauses.push(words.counted_with(clause, count, &[("of", &of)]));
        }
    }
    let moving = movements.iter().filter(|(_, movement)| matches!(movement.way, Way::Attackers | Way::Defenders));
    let slopes = moving.filter_map(|(arm, _)| Some((*arm, ladder_of(arm)?.slope)));
    let steepest = slopes.max_by(|a, b| a.1.value.abs().total_cmp(&b.1.value.abs()));
    let most = steepest.map_or_else(String::new, |(arm, slope)| {
        let (value, interval) = points(&slope);
        words.fill("report-ladder-steepest", &[("arm", context.name(arm)), ("points", &value), ("interval", &interval)])
    });
    let tail = most + &tail;
    words.fill("report-answer-ladder", &[("from", &from), ("to", &to), ("clauses", &words.list(&clauses)), ("tail", &tail)])
}

/// The fair arms that the ladder leads out of the band, if it goes on.
fn leaving(context: &Context<'_>) -> String {
    let (low, high) = context.study.design.as_ref().map_or(context.summary.fair, |design| design.standard.fair);
    let leaves = |arm: &&ArmSummary| {
        let by_trend = || arm.trend.as_ref().filter(|trend| !trend.steadied).and_then(|trend| trend.at(trend.to + BEYOND));
        let by_ladder = || arm.beyond.filter(|_| arm.ladder.as_ref().is_some_and(|ladder| !ladder.steadied));
        let beyond = if context.study.design.is_some() {
            by_trend().map(|there| there.score)
        } else {
            by_ladder().map(|there| there.score)
        };
        arm.verdict == Verdict::Fair && beyond.is_some_and(|score| !(low..=high).contains(&score.value))
    };
    let names: Vec<String> = context.summary.arms.iter().filter(leaves).map(|arm| context.name(arm).to_owned()).collect();
    if names.is_empty() {
        return String::new();
    }
    let sentence = if names.len() == 1 { "report-answer-leaves" } else { "report-answer-leave" };
    context.words.fill(sentence, &[("arms", &context.words.list(&names))])
}

/// What the figures do not know of.
fn cares(context: &Context<'_>) -> Vec<String> {
    let (words, summary, study) = (context.words, context.summary, context.study);
    let mut cares = Vec::new();
    let absent: Vec<String> =
        study.arms.iter().filter(|arm| summary.arms.iter().all(|there| there.arm != arm.id)).map(|arm| arm.id.clone()).collect();
    if !absent.is_empty() {
        cares.push(words.fill("report-care-no-games", &[("arms", &absent.join(", "))]));
    }
    if let Some(error) = summary.race_error {
        cares.push(words.fill("report-care-race", &[("error", &context.words.round_percent(error))]));
    } else if summary.arms.len() > 1 {
        cares.push(context.words.counted("report-care-many", summary.arms.len() as u64));
    }
    let cells = summary.arms.iter().flat_map(|arm| &arm.cells).filter(|cell| cell.distinct < cell.results.games());
    let (copies, places) =
        cells.fold((0, 0), |(copies, places), cell| (copies + cell.results.games() - cell.distinct, places + 1));
    if copies > 0 {
        let places = context.words.counted("report-care-cells", places);
        cares.push(words.counted_with("report-care-twice", copies, &[("cells", &places)]));
    }
    cares.push(words.say("report-care-engine"));
    cares
}
