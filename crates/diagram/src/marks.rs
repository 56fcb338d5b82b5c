//! What is marked on the points of a board.

use hnefi_rules::rules::{Camps, Corners, Throne};
use hnefi_rules::{MarkedPoint, Point};

use crate::diagram::Diagram;
use crate::folio;
use crate::scene::Spot;

/// How much a mark covers that means nothing under the rules.
pub(crate) const FAINT: f32 = 0.5;

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarkKind {
    Camp,
    Throne,
    Corner,
    Variegated,
    /// A man of the folio.
    Man,
    /// One of the men with which the folio adorns its corners.
    CornerMan,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardMark {
    pub(crate) kind: MarkKind,
    pub(crate) at: Spot,
    /// Whether it means something under the rules.
    pub(crate) is_active: bool,
}

impl BoardMark {
    /// A mark that means nothing under the rules is fainter.
    pub(crate) fn opacity(&self) -> f32 {
        if self.is_active { 1.0 } else { FAINT }
    }
}

/// The kinds of marks that a layout may have, with their points and whether they mean something under the rules; camps first.
pub(crate) fn kinds(diagram: &Diagram) -> [(MarkKind, &[MarkedPoint], bool); 4] {
    let (marks, values) = (&diagram.rules.layout().marks, diagram.rules.rules());
    [
        (MarkKind::Camp, &marks.camp, values.camps != Camps::None),
        (MarkKind::Throne, &marks.throne, values.throne != Throne::None),
        (MarkKind::Corner, &marks.corner, values.corners != Corners::None),
        (MarkKind::Variegated, &marks.variegated, false),
    ]
}

/// The marks of the layout, camps first.
pub(crate) fn for_play(diagram: &Diagram) -> Vec<BoardMark> {
    let kinds = kinds(diagram).into_iter();
    kinds
        .flat_map(|(kind, points, is_active)| {
            points.iter().map(move |point| BoardMark { kind, at: diagram.at(point.0), is_active })
        })
        .collect()
}

/// The marks of the folio.
pub(crate) fn of_folio(diagram: &Diagram) -> Vec<BoardMark> {
    let mark = |((file, rank), mark)| {
        let kind = match mark {
            folio::Mark::Centre => MarkKind::Throne,
            folio::Mark::Man => MarkKind::Man,
            folio::Mark::Variegated => MarkKind::Variegated,
            folio::Mark::Corner => MarkKind::CornerMan,
        };
        BoardMark { kind, at: diagram.at(Point::new(file, rank)), is_active: true }
    };
    folio::marks().into_iter().map(mark).collect()
}
