//! The figures of a report as tables for programs: one file a kind, its columns named in the first line, empty where there is nothing.

use hnefi_messages::{Language, Text};
use hnefi_statistics::{Contrast, Estimate, Fieller, Judgement, Ordinal, Results};

use crate::definition::Study;
use crate::summary::{ArmSummary, CellSummary, Summary};

/// The kinds of tables: `NAME-KIND.csv`.
pub(super) const KINDS: [&str; 5] = ["arms", "cells", "ladder", "effects", "people"];

/// A table as it will be written.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CsvTable {
    pub(super) heads: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl CsvTable {
    fn new(heads: &[&[&'static str]]) -> CsvTable {
        CsvTable { heads: heads.concat().into_iter().map(str::to_owned).collect(), rows: Vec::new() }
    }

    /// The table as CSV.
    pub(super) fn text(&self) -> Result<String, String> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let write = |writer: &mut csv::Writer<Vec<u8>>| -> csv::Result<()> {
            writer.write_record(&self.heads)?;
            self.rows.iter().try_for_each(|row| writer.write_record(row))
        };
        write(&mut writer).map_err(|error| error.to_string())?;
        let bytes = writer.into_inner().map_err(|error| error.to_string())?;
        String::from_utf8(bytes).map_err(|error| error.to_string())
    }
}

/// All tables, in the order of [`KINDS`].
pub(super) fn tables(study: &Study, summary: &Summary) -> [(&'static str, CsvTable); 5] {
    let [a, c, l, e, p] = KINDS;
    [(a, arms(study, summary)), (c, cells(summary)), (l, ladder(summary)), (e, effects(summary)), (p, people(summary))]
}

const RESULTS: &[&str] =
    &["games", "won", "drawn", "lost", "score", "wilson_low", "wilson_high", "jeffreys_low", "jeffreys_high"];

/// Numbers are written as short as they can be and yet be read back the same.
fn number(value: f64) -> String {
    if value.is_finite() { value.to_string() } else { String::new() }
}

fn estimate(of: Option<&Estimate>) -> [String; 3] {
    of.map_or_else(Default::default, |of| [of.value, of.low, of.high].map(number))
}

fn results(results: &Results, score: &hnefi_statistics::Proportion) -> Vec<String> {
    let mut row: Vec<String> = [results.games(), results.won, results.drawn, results.lost].map(|count| count.to_string()).into();
    let figures = [score.value, score.wilson.low, score.wilson.high, score.jeffreys.low, score.jeffreys.high];
    row.extend(figures.map(number));
    row
}

fn arms(study: &Study, summary: &Summary) -> CsvTable {
    let mut table = CsvTable::new(&[
        &["arm", "size", "factors", "positions_a_move", "distinct"],
        RESULTS,
        &["race_low", "race_high", "verdict"],
        &["slope", "slope_low", "slope_high", "fit_chi_squared", "fit_freedom", "fit_p", "steadied"],
        &["beyond_log2_positions", "beyond_score", "beyond_low", "beyond_high"],
        &["even_doublings", "even_interval", "even_low", "even_high", "even_extrapolated", "skill", "skill_low", "skill_high"],
        &["undetermined_because", "trend", "trend_low", "trend_high", "trend_p", "opening_deviation", "trend_dispersion"],
        &["trend_if_attackers", "trend_if_attackers_p", "trend_if_defenders", "trend_if_defenders_p"],
    ]);
    // The names of the rules and of the layout, a column a language, come after the id.
    let in_languages = |of: &dyn Fn(Language) -> String| Language::all().map(of).collect::<Vec<_>>();
    let heads = ["rules", "layout"].into_iter().flat_map(|kind| in_languages(&|language| format!("{kind}_{language}")));
    table.heads.splice(1..1, heads);
    for arm in &summary.arms {
        let base = arm.base();
        let factors: Vec<String> = arm.factors.iter().map(|(factor, level)| format!("{factor}={level}")).collect();
        let mut row = vec![
            arm.arm.clone(),
            arm.size.to_string(),
            factors.join("; "),
            base.thinking.attackers.to_string(),
            base.distinct.to_string(),
        ];
        let names = [&arm.rules, &arm.layout];
        row.splice(1..1, names.into_iter().flat_map(|name: &Text| in_languages(&|language| name.in_language(language))));
        row.extend(results(&base.results, &base.score));
        let race = study.race.as_ref().and_then(|race| race.interval(&base.results));
        row.extend(race.map_or_else(Default::default, |race| [race.low, race.high].map(number)));
        row.push(arm.verdict.word().to_owned());
        row.extend(estimate(arm.ladder.as_ref().map(|ladder| &ladder.slope)));
        let goodness = arm.ladder.as_ref().and_then(|ladder| ladder.goodness);
        row.extend(
            goodness.map_or_else(Default::default, |fit| [number(fit.chi_squared), fit.freedom.to_string(), number(fit.p)]),
        );
        row.push(arm.ladder.as_ref().map_or_else(String::new, |ladder| ladder.steadied.to_string()));
        row.push(arm.beyond.map_or_else(String::new, |beyond| number(beyond.at)));
        row.extend(estimate(arm.beyond.map(|beyond| beyond.score).as_ref()));
        row.extend(handicap(arm));
        row.extend(estimate(arm.skill.as_ref()));
        row.extend(judged(arm));
        table.rows.push(row);
    }
    table
}

/// What only studies that judge have: the reasons of an undetermined judgement, and the trend.
fn judged(arm: &ArmSummary) -> Vec<String> {
    let because = match &arm.judgement {
        Some(Judgement::Undetermined(reasons)) => reasons.iter().map(|reason| reason.word()).collect::<Vec<_>>().join("; "),
        _ => String::new(),
    };
    let trend = arm.trend.as_ref();
    let figure = |of: &dyn Fn(&Ordinal) -> Option<f64>| trend.and_then(of).map_or_else(String::new, number);
    let mut row = vec![because];
    row.extend(estimate(trend.map(|trend| &trend.slope)));
    row.push(figure(&|trend| Some(trend.slope_p)));
    row.push(figure(&|trend| Some(trend.opening_deviation)));
    row.push(figure(&|trend| trend.dispersion));
    let bounds = arm.trend_bounds.as_ref();
    for trend in [bounds.map(|bounds| &bounds.attackers), bounds.map(|bounds| &bounds.defenders)] {
        row.push(trend.map_or_else(String::new, |trend| number(trend.slope.value)));
        row.push(trend.map_or_else(String::new, |trend| number(trend.slope_p)));
    }
    row
}

fn handicap(arm: &ArmSummary) -> [String; 5] {
    let Some(handicap) = &arm.handicap else { return Default::default() };
    let even = handicap.even;
    let (kind, low, high) = match even.interval {
        Fieller::Between { low, high } => ("between", number(low), number(high)),
        Fieller::Outside { below, above } => ("outside", number(below), number(above)),
        Fieller::Anywhere => ("anywhere", String::new(), String::new()),
    };
    [even.doublings.map_or_else(String::new, number), kind.to_owned(), low, high, even.extrapolated.to_string()]
}

fn cells(summary: &Summary) -> CsvTable {
    let mut table = CsvTable::new(&[
        &["arm", "attackers_may_visit", "defenders_may_visit", "purpose", "distinct"],
        RESULTS,
        &["plies_mean", "plies_deviation", "plies_least", "plies_median", "plies_greatest"],
        &["branching_mean", "attackers_lost_mean", "defenders_lost_mean", "first_capture_mean", "lead_changes_mean"],
        &["turnaround_median", "attackers_visited", "defenders_visited", "endings", "by_opening"],
        &["evaluation", "unfinished", "depth", "bound_low", "bound_high", "favours"],
    ]);
    let of_arm = |arm: &'_ ArmSummary| arm.cells.iter().chain(&arm.bare).chain(&arm.evaluations).cloned().collect::<Vec<_>>();
    for (arm, cell) in summary.arms.iter().flat_map(|arm| of_arm(arm).into_iter().map(move |cell| (arm, cell))) {
        let CellSummary { thinking, purpose, plies, .. } = &cell;
        let mut row = vec![
            arm.arm.clone(),
            thinking.attackers.to_string(),
            thinking.defenders.to_string(),
            (*purpose).to_owned(),
            cell.distinct.to_string(),
        ];
        row.extend(results(&cell.results, &cell.score));
        row.extend([plies.mean, plies.deviation, plies.least, plies.median, plies.greatest].map(number));
        let means = [cell.branching, cell.attackers_lost, cell.defenders_lost, cell.first_capture, cell.lead_changes];
        row.extend(means.map(|spread| if spread.count == 0 { String::new() } else { number(spread.mean) }));
        row.push(if cell.turnaround.count == 0 { String::new() } else { number(cell.turnaround.median) });
        row.extend(cell.visited.map(number));
        row.push(cell.endings.iter().map(|(word, count)| format!("{word}={count}")).collect::<Vec<_>>().join("; "));
        let opening = |(plies, of): (&u64, &Results)| format!("{plies}={}/{}/{}", of.won, of.drawn, of.lost);
        row.push(cell.by_opening.iter().map(opening).collect::<Vec<_>>().join("; "));
        row.extend([cell.evaluation.clone(), cell.unfinished.to_string(), cell.depth.map_or_else(String::new, number)]);
        row.extend(cell.balance.as_ref().map_or_else(Default::default, |balance| {
            [number(balance.bounds.0), number(balance.bounds.1), balance.side.word().to_owned()]
        }));
        table.rows.push(row);
    }
    table
}

fn ladder(summary: &Summary) -> CsvTable {
    let mut table = CsvTable::new(&[
        &["arm", "positions_a_move", "log2_positions", "games", "score", "wilson_low", "wilson_high"],
        &["curve", "curve_low", "curve_high", "extrapolated"],
    ]);
    for arm in &summary.arms {
        let Some(ladder) = &arm.ladder else { continue };
        let curve = |at: f64| estimate(ladder.at(at).map(|predicted| predicted.score).as_ref());
        for cell in arm.rungs() {
            let at = (cell.thinking.attackers as f64).log2();
            let mut row =
                vec![arm.arm.clone(), cell.thinking.attackers.to_string(), number(at), cell.results.games().to_string()];
            row.extend(estimate(Some(&cell.score.wilson)));
            row.extend(curve(at));
            row.push("false".to_owned());
            table.rows.push(row);
        }
        if let Some(beyond) = arm.beyond {
            let mut row = vec![arm.arm.clone(), number(beyond.at.exp2()), number(beyond.at)];
            row.extend([const { String::new() }; 4]);
            row.extend(estimate(Some(&beyond.score)));
            row.push("true".to_owned());
            table.rows.push(row);
        }
    }
    table
}

fn effects(summary: &Summary) -> CsvTable {
    let mut table = CsvTable::new(&[
        &["factor", "level", "reference", "points", "points_low", "points_high", "logit", "logit_low", "logit_high"],
        &["aliased_with", "nodes", "games", "correlation", "arm", "against"],
    ]);
    for one in &summary.contrasts {
        let mut add = |contrast: &Contrast, pair: [&str; 2]| {
            let mut row = vec![one.factor.clone(), one.level.clone(), one.reference.clone()];
            row.extend(estimate(Some(&contrast.points)));
            row.extend([const { String::new() }; 4]);
            row.extend([one.nodes.to_string(), contrast.games.to_string()]);
            row.push(contrast.correlation.map(number).unwrap_or_default());
            row.extend(pair.map(str::to_owned));
            table.rows.push(row);
        };
        add(&one.contrast, ["", ""]);
        for pair in &one.pairs {
            add(&pair.contrast, [&pair.arm, &pair.against]);
        }
    }
    let Some(effects) = &summary.effects else { return table };
    for effect in &effects.effects {
        let mut row = vec![effect.factor.clone(), effect.level.clone(), effect.reference.clone()];
        row.extend(estimate(Some(&effect.points)));
        row.extend(estimate(Some(&effect.logit)));
        row.extend([const { String::new() }; 6]);
        table.rows.push(row);
    }
    for tangle in &effects.aliased {
        for level in tangle {
            let others = tangle.iter().filter(|other| *other != level).map(|other| format!("{}={}", other.factor, other.level));
            let mut row = vec![level.factor.clone(), level.level.clone()];
            row.extend([const { String::new() }; 7]);
            row.push(others.collect::<Vec<_>>().join("; "));
            row.extend([const { String::new() }; 5]);
            table.rows.push(row);
        }
    }
    table
}

fn people(summary: &Summary) -> CsvTable {
    let mut table = CsvTable::new(&[
        &["arm", "variant"],
        RESULTS,
        &["engine_games", "engine_score", "engine_wilson_low", "engine_wilson_high", "apart"],
    ]);
    for arm in &summary.arms {
        let Some(people) = &arm.people else { continue };
        let engine = arm.base();
        let mut row = vec![arm.arm.clone(), people.variant.clone()];
        row.extend(results(&people.results, &people.score));
        row.push(engine.results.games().to_string());
        row.extend(estimate(Some(&engine.score.wilson)));
        row.push(super::people::are_apart(arm, people).to_string());
        table.rows.push(row);
    }
    table
}
