//! The forest plot: one line a thing that was measured, with its interval.

use super::chart::{Scale, dot, drawing, label, line, rectangle, step, wrapped};
use super::page::Page;
use super::words::Words;

/// A forest plot.
pub(super) struct Forest {
    /// The plot's id on the page.
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) description: String,
    pub(super) rows: Vec<Row>,
    /// The values at either end.
    pub(super) ends: (f64, f64),
    /// What is shaded.
    pub(super) band: Option<(f64, f64)>,
    /// Where neither side is better off.
    pub(super) even: f64,
    /// Whether ticks have their signs.
    pub(super) signed: bool,
    /// What the axis measures, and what lies at either end of it.
    pub(super) axis: String,
    pub(super) sides: (String, String),
}

/// One line of it.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) class: &'static str,
    pub(super) value: f64,
    pub(super) interval: (f64, f64),
    /// A wider interval, drawn as a thin line.
    pub(super) outer: Option<(f64, f64)>,
    /// The value and its interval in words.
    pub(super) figures: String,
}

const WIDTH: f64 = 900.0;
const LEFT: f64 = 330.0;
const RIGHT: f64 = 700.0;
const LETTERS: usize = 42;
const LINE: f64 = 17.0;
const TOP: f64 = 26.0;

impl Forest {
    pub(super) fn write(&self, page: &mut Page, words: Words) {
        let labels: Vec<Vec<String>> = self.rows.iter().map(|row| wrapped(&row.label, LETTERS, 3)).collect();
        let height_of = |lines: usize| LINE * lines as f64 + 11.0;
        let rows: f64 = labels.iter().map(|lines| height_of(lines.len())).sum();
        let bottom = TOP + rows + 6.0;
        let scale = Scale { values: self.ends, places: (LEFT, RIGHT) };
        drawing(page, self.id, "chart forest", (WIDTH, bottom + 46.0), (&self.title, &self.description), |page| {
            if let Some((low, high)) = self.band {
                rectangle(page, "band", (scale.at(low), scale.at(high)), (TOP - 6.0, bottom), "");
            }
            self.axis(page, words, scale, bottom);
            let mut y = TOP;
            for (row, lines) in self.rows.iter().zip(&labels) {
                let height = height_of(lines.len());
                let middle = y + height / 2.0;
                for (place, text) in (0..).zip(lines) {
                    let offset = LINE * (f64::from(place) - (lines.len() as f64 - 1.0) / 2.0);
                    label(page, "right", (LEFT - 14.0, middle + offset + 5.0), text);
                }
                page.element("g", &[("class", row.class)], |page| {
                    if let Some((low, high)) = row.outer {
                        line(page, "outer", (scale.at(low), middle), (scale.at(high), middle));
                    }
                    line(page, "bar", (scale.at(row.interval.0), middle), (scale.at(row.interval.1), middle));
                    dot(page, "value", (scale.at(row.value), middle), 4.6);
                });
                label(page, "figure", (RIGHT + 16.0, middle + 5.0), &row.figures);
                y += height;
            }
        });
    }

    fn axis(&self, page: &mut Page, words: Words, scale: Scale, bottom: f64) {
        line(page, "axis", (LEFT, bottom), (RIGHT, bottom));
        let (low, high) = self.ends;
        let step = step(high - low);
        let decimals = usize::from(step < 1.0);
        let first = (low / step).ceil() as i64;
        let last = (high / step).floor() as i64;
        for tick in first..=last.min(first + 40) {
            let value = tick as f64 * step;
            let x = scale.at(value);
            line(page, "grid", (x, TOP - 6.0), (x, bottom));
            let text = if self.signed { words.signed(value, decimals) } else { words.decimal(value, decimals) };
            label(page, "middle", (x, bottom + 17.0), &text);
        }
        line(page, "even", (scale.at(self.even), TOP - 6.0), (scale.at(self.even), bottom));
        label(page, "left soft", (LEFT, TOP - 12.0), &format!("← {}", self.sides.0));
        label(page, "right soft", (RIGHT, TOP - 12.0), &format!("{} →", self.sides.1));
        label(page, "middle soft", (f64::midpoint(LEFT, RIGHT), bottom + 38.0), &self.axis);
    }
}
