//! Bars that are divided: how large a part each kind has.

use super::chart::{drawing, label, rectangle, wrapped};
use super::page::Page;
use super::words::Words;

/// Divided bars, one a thing.
pub(super) struct Bars<'a> {
    /// What its title and description are called in the page: their ids begin with it.
    pub(super) id: &'a str,
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    /// The kinds, each with its class.
    pub(super) kinds: Vec<(&'static str, String)>,
    /// A label and the share of each kind.
    pub(super) rows: Vec<(String, Vec<f64>)>,
}

const WIDTH: f64 = 900.0;
const LEFT: f64 = 330.0;
const RIGHT: f64 = 884.0;
const LETTERS: usize = 42;
const LINE: f64 = 17.0;
const LETTER: f64 = 8.0;

impl Bars<'_> {
    pub(super) fn write(&self, page: &mut Page, words: Words) {
        let (legend, top) = self.legend();
        let labels: Vec<Vec<String>> = self.rows.iter().map(|(label, _)| wrapped(label, LETTERS, 3)).collect();
        let height_of = |lines: usize| (LINE * lines as f64).max(20.0) + 10.0;
        let rows: f64 = labels.iter().map(|lines| height_of(lines.len())).sum();
        drawing(page, self.id, "chart bars", (WIDTH, top + rows + 6.0), (self.title, self.description), |page| {
            for ((class, kind), (x, y)) in self.kinds.iter().zip(legend) {
                rectangle(page, &format!("part {class}"), (x, x + 14.0), (y - 11.0, y + 3.0), "");
                label(page, "left", (x + 20.0, y), kind);
            }
            let mut y = top;
            for ((_, shares), lines) in self.rows.iter().zip(&labels) {
                let height = height_of(lines.len());
                let middle = y + height / 2.0;
                for (place, text) in (0..).zip(lines) {
                    let offset = LINE * (f64::from(place) - (lines.len() as f64 - 1.0) / 2.0);
                    label(page, "right", (LEFT - 14.0, middle + offset + 5.0), text);
                }
                let mut x = LEFT;
                for ((class, kind), share) in self.kinds.iter().zip(shares) {
                    let width = share * (RIGHT - LEFT);
                    if width <= 0.0 {
                        continue;
                    }
                    rectangle(
                        page,
                        &format!("part {class}"),
                        (x, x + width),
                        (middle - 10.0, middle + 10.0),
                        &format!("{kind}: {}", words.percent(*share)),
                    );
                    // Narrow parts have their figures in the table only.
                    if width > 34.0 {
                        label(
                            page,
                            &format!("middle in {class}"),
                            (x + width / 2.0, middle + 5.0),
                            &words.decimal(100.0 * share, 0),
                        );
                    }
                    x += width;
                }
                y += height;
            }
        });
    }

    /// Where the words of the legend stand, in as many lines as they need, and where the bars begin.
    fn legend(&self) -> (Vec<(f64, f64)>, f64) {
        let (mut x, mut y) = (LEFT, 16.0);
        let places = self.kinds.iter().map(|(_, kind)| {
            let width = 20.0 + LETTER * kind.chars().count() as f64 + 18.0;
            if x > LEFT && x + width > RIGHT {
                (x, y) = (LEFT, y + 22.0);
            }
            let place = (x, y);
            x += width;
            place
        });
        let places: Vec<(f64, f64)> = places.collect();
        let last = places.last().map_or(0.0, |(_, y)| *y);
        (places, last + 16.0)
    }
}
