//! The scatter plot: two scores of the same things, with their intervals.

use hnefi_statistics::Estimate;

use super::chart::{Scale, dot, drawing, label, line, rectangle};
use super::page::Page;
use super::words::Words;

/// A scatter plot of shares.
pub(super) struct Scatter<'a> {
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    /// A short name, the score across and the score upwards, and whether it is to stand out.
    pub(super) points: Vec<(String, Estimate, Estimate, bool)>,
    /// What lies across and upwards.
    pub(super) axes: (&'a str, &'a str),
    /// What is shaded on both axes.
    pub(super) band: (f64, f64),
}

const SIZE: f64 = 520.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 500.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 458.0;

impl Scatter<'_> {
    pub(super) fn write(&self, page: &mut Page, words: Words) {
        let x = Scale { values: (0.0, 1.0), places: (LEFT, RIGHT) };
        let y = Scale { values: (0.0, 1.0), places: (BOTTOM, TOP) };
        drawing(page, "scatter", "chart scatter", (SIZE, SIZE), (self.title, self.description), |page| {
            rectangle(page, "band", (x.at(self.band.0), x.at(self.band.1)), (TOP, BOTTOM), "");
            rectangle(page, "band", (LEFT, RIGHT), (y.at(self.band.0), y.at(self.band.1)), "");
            for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line(page, "grid", (x.at(tick), TOP), (x.at(tick), BOTTOM));
                line(page, "grid", (LEFT, y.at(tick)), (RIGHT, y.at(tick)));
                let text = words.decimal(100.0 * tick, 0);
                label(page, "middle", (x.at(tick), BOTTOM + 20.0), &text);
                label(page, "right", (LEFT - 8.0, y.at(tick) + 5.0), &text);
            }
            line(page, "diagonal", (LEFT, BOTTOM), (RIGHT, TOP));
            for (_, across, upwards, apart) in &self.points {
                let (cx, cy) = (x.at(across.value), y.at(upwards.value));
                page.element("g", &[("class", if *apart { "apart" } else { "close" })], |page| {
                    line(page, "bar", (x.at(across.low), cy), (x.at(across.high), cy));
                    line(page, "bar", (cx, y.at(upwards.low)), (cx, y.at(upwards.high)));
                    dot(page, "value", (cx, cy), 4.6);
                });
            }
            let places: Vec<(f64, f64)> = self.points.iter().map(|(_, a, b, _)| (x.at(a.value), y.at(b.value))).collect();
            for ((name, ..), at) in self.points.iter().zip(label_places(&places)) {
                label(page, "middle name", (at.0, at.1 + 5.0), name);
            }
            label(page, "middle soft", (f64::midpoint(LEFT, RIGHT), SIZE - 12.0), self.axes.0);
            let middle = f64::midpoint(TOP, BOTTOM);
            page.leaf(
                "text",
                &[("class", "middle soft"), ("transform", &format!("translate(16 {middle}) rotate(-90)"))],
                self.axes.1,
            );
        });
    }
}

/// Where names stand: beside their points, at the corner that is farthest from other points and names.
fn label_places(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut names: Vec<(f64, f64)> = Vec::new();
    for (index, point) in points.iter().enumerate() {
        let clearance = |place: &(f64, f64)| {
            let others = points.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, other)| other);
            let nearest = others.chain(&names).map(|other| (other.0 - place.0).hypot(other.1 - place.1)).fold(60.0, f64::min);
            let inside = (LEFT + 8.0..RIGHT - 8.0).contains(&place.0) && (TOP + 8.0..BOTTOM - 8.0).contains(&place.1);
            if inside { nearest } else { nearest - 100.0 }
        };
        let corners = [(13.0, -13.0), (-13.0, -13.0), (13.0, 13.0), (-13.0, 13.0), (24.0, -22.0), (-24.0, 22.0)]
            .map(|(dx, dy)| (point.0 + dx, point.1 + dy));
        let best = corners.into_iter().max_by(|a, b| clearance(a).total_cmp(&clearance(b)));
        names.extend(best);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_neighbours_do_not_cover_each_other() {
        let points = [(200.0, 200.0), (204.0, 203.0), (196.0, 198.0), (490.0, 30.0)];
        let names = label_places(&points);
        for (index, one) in names.iter().enumerate() {
            for other in &names[..index] {
                assert!((one.0 - other.0).hypot(one.1 - other.1) > 14.0, "{names:?}");
            }
            assert!(one.0 < RIGHT && one.1 > TOP);
        }
    }
}
