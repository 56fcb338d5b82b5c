//! The style `woodcut`: black is what is left standing on the printing block, and white what knife and gouge have cut away.

use super::knife::{cut, facets, wedge};
use super::outlines::{DIAGONALS, SIDES, beside, between, closed, leaf};
use super::{BAND, GUTTER};
use crate::hand::Hand;
use crate::ink::Ink;
use crate::marks::{BoardMark, MarkKind};
use crate::scene::{Group, Node, Shape, Spot};

/// The width of a line of the grid.
const LINE: f64 = 3.2;
/// From one strand of the border's rope to the next.
const STRAND: f64 = 10.0;

/// The lines of the grid, with a lozenge on each of `points`.
pub(super) fn lines(segments: &[(Spot, Spot)], points: &[Spot]) -> Group {
    let mut hand = Hand::from_seed(1);
    let mut group = Group::new("lines");
    for (from, to) in segments {
        group.add(Shape::path(cut(*from, *to, LINE, &mut hand)).filled(Ink::Line));
    }
    let crossings: String = points.iter().map(|point| facets(*point, 4, 4.8, &mut hand)).collect();
    if !crossings.is_empty() {
        group.add(Shape::path(crossings).filled(Ink::Line));
    }
    group
}

/// The border around points from the origin to `last`: a black band with a rope cut into it, and a flower in each corner.
pub(super) fn border(last: f64) -> Group {
    let (mut black, mut white, mut hand) = (String::new(), String::new(), Hand::from_seed(2));
    let (near, far) = (-GUTTER - BAND / 2.0, last + GUTTER + BAND / 2.0);
    let corners = [(near, near), (far, near), (far, far), (near, far), (near, near)];
    for ends in corners.windows(2) {
        let (from, to) = (ends[0], ends[1]);
        let along = |by: f64| between(from, to, by / (far - near));
        black += &cut(along(-BAND / 2.0), along(far - near + BAND / 2.0), BAND, &mut hand);
        let room = far - near - BAND * 1.2;
        // At most some tens.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let count = (room / STRAND).round() as u32;
        for strand in 0..count {
            let at = BAND * 0.6 + room * (f64::from(strand) + 0.5) / f64::from(count) + 0.4 * hand.stray();
            let end = |by: f64| beside(along(at + by), from, to, by * 0.8);
            white += &leaf(end(-4.2), end(4.2), 1.5 + 0.3 * hand.stray());
        }
        for (dx, dy) in DIAGONALS {
            let petal = |by: f64| (from.0 + dx * by, from.1 + dy * by);
            white += &leaf(petal(0.8), petal(BAND * 0.36), 1.2);
        }
    }
    let mut group = Group::new("border");
    group.add(Shape::path(black).filled(Ink::Line));
    group.add(Shape::path(white).filled(Ink::Vellum));
    group
}

/// Marks in the order in which they are told.
pub(super) fn marks(marks: &[BoardMark]) -> Vec<Node> {
    let mut hand = Hand::from_seed(3);
    let group = |mark: &BoardMark| {
        let mut group = Group { opacity: mark.opacity(), ..Group::new("mark") };
        for (ink, outline) in layers(mark, &mut hand) {
            group.add(Shape::path(outline).filled(ink));
        }
        Node::Group(group)
    };
    marks.iter().map(group).collect()
}

/// What a mark is printed with, from below upwards.
fn layers(mark: &BoardMark, hand: &mut Hand) -> Vec<(Ink, String)> {
    let at = mark.at;
    let moved = |dx: f64, dy: f64| (at.0 + dx, at.1 + dy);
    let petals = |towards: [Spot; 4], from: f64, to: f64, bulge: f64| -> String {
        towards.into_iter().map(|(dx, dy)| leaf(moved(dx * from, dy * from), moved(dx * to, dy * to), bulge)).collect()
    };
    match mark.kind {
        MarkKind::Camp => vec![(Ink::Line, (-3..=3).map(|row| hatching(moved, row, hand)).collect())],
        MarkKind::Throne => {
            let arms = SIDES.map(|(ux, uy)| {
                let mut spot = |along: f64, aside: f64| {
                    let along = along + 0.6 * hand.stray();
                    moved(ux * along - uy * aside, uy * along + ux * aside)
                };
                closed(&[spot(1.8, 0.0), spot(15.0, -7.0), spot(12.0, 0.0), spot(15.0, 7.0)])
            });
            let ground = cut(moved(-19.0, 0.0), moved(19.0, 0.0), 38.0, hand);
            vec![(Ink::Line, ground), (Ink::Vellum, arms.concat() + &petals(DIAGONALS, 9.0, 15.0, 1.5))]
        }
        MarkKind::Corner => {
            let ground = cut(moved(-18.5, 0.0), moved(18.5, 0.0), 37.0, hand);
            vec![(Ink::Line, ground), (Ink::Vellum, petals(DIAGONALS, 1.2, 14.5, 4.4) + &petals(SIDES, 8.5, 15.5, 1.7))]
        }
        MarkKind::Variegated => vec![
            (Ink::Line, facets(at, 16, 17.0, hand)),
            (Ink::Vellum, facets(at, 16, 13.8, hand)),
            (Ink::Line, facets(at, 14, 11.2, hand)),
            (Ink::Vellum, petals(SIDES, 1.0, 8.6, 2.2)),
        ],
        MarkKind::Man => vec![
            (Ink::Line, facets(at, 14, 13.2, hand)),
            (Ink::Vellum, facets(at, 14, 9.6, hand)),
            (Ink::Line, facets(at, 4, 5.4, hand)),
        ],
        MarkKind::CornerMan => vec![(Ink::Line, facets(at, 12, 9.2, hand)), (Ink::Vellum, facets(at, 4, 4.6, hand))],
    }
}

/// A diagonal row of a camp's hatching, cut from alternate ends.
fn hatching(moved: impl Fn(f64, f64) -> Spot, row: i32, hand: &mut Hand) -> String {
    let along = 5.0 * f64::from(row);
    let reach = 18.0 - along.abs();
    let (low, high) = (moved(along - reach, along + reach), moved(along + reach, along - reach));
    let (from, to) = if row % 2 == 0 { (low, high) } else { (high, low) };
    wedge(from, to, 5.0, hand)
}
