//! The ladder of studies that judge: what lost, drawn and won do as both sides think more.

use hnefi_statistics::{Estimate, Ordinal, PooledSlope};

use super::Context;
use super::ladders::Panel;
use super::page::{Cell, Page, Table};
use crate::conventions::BEYOND;
use crate::judging::IfWonBy;
use crate::summary::{ArmSummary, CellSummary};

pub(super) fn write(context: &Context<'_>, page: &mut Page) {
    let words = context.words;
    let trends: Vec<(&ArmSummary, &Ordinal)> =
        context.summary.arms.iter().filter_map(|arm| Some((arm, arm.trend.as_ref()?))).collect();
    if trends.is_empty() {
        page.paragraph(&words.say("report-ladder-none"));
        return;
    }
    page.paragraph(&words.say("report-trend-lead"));
    page.element("div", &[("class", "panels")], |page| {
        for (place, (arm, trend)) in trends.iter().enumerate() {
            page.element("figure", &[], |page| {
                let title = context.label(arm);
                page.leaf("figcaption", &[], &title);
                panel(context, place, arm, trend, &title).write(page, words);
            });
        }
    });
    page.paragraph(&words.say("report-trend-unfinished"));
    slopes(context, &trends).write(page);
    if trends.iter().any(|(_, trend)| trend.steadied) {
        page.paragraph(&words.say("report-steadied-note"));
    }
}

fn panel<'a>(context: &Context<'_>, place: usize, arm: &ArmSummary, trend: &'a Ordinal, title: &'a str) -> Panel<'a> {
    let score = |cell: &&CellSummary| Some(((cell.thinking.attackers as f64).log2(), cell.balance.as_ref()?.score));
    let rungs = arm.rungs().iter().filter_map(score).collect();
    Panel::of(context, place, title, rungs, (trend.from, trend.to), |at| Some(trend.at(at)?.score))
}

fn slopes(context: &Context<'_>, trends: &[(&ArmSummary, &Ordinal)]) -> Table {
    let words = context.words;
    let heads = [
        ("report-arm", false),
        ("report-slope", true),
        ("report-interval-95", true),
        ("report-trend-chance", true),
        ("report-trend-dispersion", true),
        ("report-beyond", true),
        ("report-interval-95", true),
        ("report-trend-if-attackers", true),
        ("report-trend-if-defenders", true),
    ];
    let mut table = Table::new(words, "report-trend-table", &heads);
    let bound = |of: Option<(Estimate, f64)>| {
        Cell::Number(of.map_or_else(String::new, |(slope, p)| format!("{} ({})", words.signed(slope.value, 3), words.chance(p))))
    };
    for (arm, trend) in trends {
        let beyond = trend.at(trend.to + BEYOND).map(|there| there.score);
        let value = words.signed(trend.slope.value, 3);
        let bounds = arm.trend_bounds.as_ref();
        let of = |trend: &Ordinal| (trend.slope, trend.slope_p);
        table.rows.push(vec![
            context.name_cell(arm),
            Cell::Number(if trend.steadied { format!("{value} †") } else { value }),
            Cell::Number(words.signed_range(&trend.slope, 1.0, 3)),
            Cell::Number(words.chance(trend.slope_p)),
            Cell::Number(trend.dispersion.map_or_else(String::new, |dispersion| words.decimal(dispersion, 2))),
            Cell::Number(beyond.map_or_else(String::new, |score| words.percent(score.value))),
            Cell::Number(beyond.map_or_else(String::new, |score| words.interval(&score))),
            bound(bounds.map(|IfWonBy { attackers, .. }| of(attackers))),
            bound(bounds.map(|IfWonBy { defenders, .. }| of(defenders))),
        ]);
    }
    if let Some(pooled) = context.summary.pooled_trend.filter(|_| trends.len() > 1) {
        let bounds = context.summary.pooled_trend_bounds.as_ref();
        let of = |pooled: &PooledSlope| (pooled.slope, pooled.p);
        table.rows.push(vec![
            Cell::Words(words.say("report-trend-pooled")),
            Cell::Number(words.signed(pooled.slope.value, 3)),
            Cell::Number(words.signed_range(&pooled.slope, 1.0, 3)),
            Cell::Number(words.chance(pooled.p)),
            Cell::Number(String::new()),
            Cell::Number(String::new()),
            Cell::Number(String::new()),
            bound(bounds.map(|IfWonBy { attackers, .. }| of(attackers))),
            bound(bounds.map(|IfWonBy { defenders, .. }| of(defenders))),
        ]);
    }
    table
}
