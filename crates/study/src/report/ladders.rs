//! A panel of the ladder: the attackers' score against the positions a move, with the curve and what lies beyond it.

use hnefi_statistics::Estimate;

use super::Context;
use super::chart::{Scale, dot, drawing, label, line, number, rectangle};
use super::page::Page;
use super::words::Words;
use crate::conventions::BEYOND;

/// One panel.
pub(super) struct Panel<'a> {
    id: String,
    title: &'a str,
    description: String,
    /// The score at the base-2 logarithm of any number of positions.
    score: Box<dyn Fn(f64) -> Option<Estimate> + 'a>,
    /// From which strength to which there are games, as base-2 logarithms.
    played: (f64, f64),
    /// The base-2 logarithm of the positions a move, and the score there.
    rungs: Vec<(f64, Estimate)>,
    band: (f64, f64),
    axis: String,
}

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 210.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 290.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 162.0;
/// How many pieces a curve is drawn in.
const PIECES: u32 = 32;

impl<'a> Panel<'a> {
    /// The panel of an arm, with what it shows in words: the rungs, and the score where the curve is followed to.
    pub(super) fn of(
        context: &Context<'_>,
        place: usize,
        title: &'a str,
        rungs: Vec<(f64, Estimate)>,
        played: (f64, f64),
        score: impl Fn(f64) -> Option<Estimate> + 'a,
    ) -> Panel<'a> {
        let words = context.words;
        let told = rungs.iter().map(|(at, score)| {
            let nodes = words.decimal(at.exp2(), 0);
            words.fill("report-ladder-rung", &[("score", &words.percent(score.value)), ("nodes", &nodes)])
        });
        let told = words.list(&told.collect::<Vec<_>>());
        let last = played.1 + BEYOND;
        let beyond = score(last);
        let beyond = beyond.map_or((String::new(), String::new()), |score| (words.percent(score.value), words.interval(&score)));
        let at = short(words, last.exp2());
        let with = [("rungs", told.as_str()), ("beyond", &at), ("score", &beyond.0), ("interval", &beyond.1)];
        Panel {
            id: format!("ladder-{place}"),
            title,
            description: words.fill("report-ladder-desc", &with),
            score: Box::new(score),
            played,
            rungs,
            band: context.study.design.as_ref().map_or(context.summary.fair, |design| design.standard.fair),
            axis: words.say("report-positions"),
        }
    }

    pub(super) fn write(&self, page: &mut Page, words: Words) {
        let (from, to) = self.played;
        let last = to + BEYOND;
        let margin = 0.04 * (last - from);
        let x = Scale { values: (from - margin, last + margin), places: (LEFT, RIGHT) };
        let y = Scale { values: (0.0, 1.0), places: (BOTTOM, TOP) };
        drawing(page, &self.id, "chart panel", (WIDTH, HEIGHT), (self.title, &self.description), |page| {
            rectangle(page, "band", (LEFT, RIGHT), (y.at(self.band.0), y.at(self.band.1)), "");
            for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
                let class = if tick == 0.5 { "even" } else { "grid" };
                line(page, class, (LEFT, y.at(tick)), (RIGHT, y.at(tick)));
                label(page, "right small", (LEFT - 5.0, y.at(tick) + 4.0), &words.decimal(100.0 * tick, 0));
            }
            self.curve(page, x, y, (from, to), "curve");
            self.curve(page, x, y, (to, last), "curve beyond");
            for (at, score) in &self.rungs {
                line(page, "bar", (x.at(*at), y.at(score.low)), (x.at(*at), y.at(score.high)));
                dot(page, "value", (x.at(*at), y.at(score.value)), 3.6);
            }
            line(page, "axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
            self.ticks(page, words, x);
            label(page, "middle small soft", (f64::midpoint(LEFT, RIGHT), HEIGHT - 8.0), &self.axis);
        });
    }

    /// The curve between two strengths, with its band.
    fn curve(&self, page: &mut Page, x: Scale, y: Scale, (from, to): (f64, f64), class: &str) {
        let along = (0..=PIECES).map(|piece| from + (to - from) * f64::from(piece) / f64::from(PIECES));
        let points: Vec<(f64, Estimate)> = along.filter_map(|at| Some((at, (self.score)(at)?))).collect();
        let place = |at: f64, score: f64| format!("{} {}", number(x.at(at)), number(y.at(score)));
        let path = |of: &dyn Fn(&Estimate) -> f64| points.iter().map(|(at, score)| place(*at, of(score))).collect::<Vec<_>>();
        let (middle, upper, mut lower) = (path(&|s| s.value), path(&|s| s.high), path(&|s| s.low));
        if middle.is_empty() {
            return;
        }
        lower.reverse();
        let around = format!("M{}L{}Z", upper.join("L"), lower.join("L"));
        page.empty("path", &[("class", &format!("{class} around")), ("d", &around)]);
        page.empty("path", &[("class", class), ("d", &format!("M{}", middle.join("L")))]);
    }

    /// The rungs are named along the axis, and the end of what is extrapolated; where two would touch, the first stays.
    fn ticks(&self, page: &mut Page, words: Words, x: Scale) {
        let mut places: Vec<f64> = self.rungs.iter().map(|(at, _)| *at).collect();
        places.push(self.played.1 + BEYOND);
        let mut free = f64::NEG_INFINITY;
        for at in places {
            let text = short(words, at.exp2());
            let half = 3.6 * text.chars().count() as f64;
            let place = x.at(at).min(WIDTH - half - 1.0);
            line(page, "axis", (x.at(at), BOTTOM), (x.at(at), BOTTOM + 4.0));
            if place - half > free {
                label(page, "middle small", (place, BOTTOM + 17.0), &text);
                free = place + half + 4.0;
            }
        }
    }
}

/// A number of positions in few letters.
pub(super) fn short(words: Words, nodes: f64) -> String {
    let round = |value: f64| {
        if value < 9.95 && (value - value.round()).abs() > 0.05 { words.decimal(value, 1) } else { words.decimal(value, 0) }
    };
    match nodes {
        nodes if nodes >= 1e6 => format!("{}\u{202f}M", round(nodes / 1e6)),
        nodes if nodes >= 1e4 => format!("{}\u{202f}k", round(nodes / 1e3)),
        nodes => words.decimal(nodes, 0),
    }
}

#[cfg(test)]
mod tests {
    use hnefi_messages::Language;

    use super::*;

    #[test]
    fn large_numbers_are_short() {
        let short = |nodes| short(Words(Language::ENGLISH), nodes);
        assert_eq!(
            [60.0, 2_000.0, 16_000.0, 1_500_000.0, 64e6].map(short),
            ["60", "2,000", "16\u{202f}k", "1.5\u{202f}M", "64\u{202f}M"]
        );
    }
}
