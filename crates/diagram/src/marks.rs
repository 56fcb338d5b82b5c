//! What is marked on the points of a board, for styles with marks of their own.

use hnefi_rules::Point;

use crate::diagram::Diagram;
use crate::scene::Spot;
use crate::{folio, ground};

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
        if self.is_active { 1.0 } else { ground::FAINT }
    }
}

/// The marks of the layout, camps first.
pub(crate) fn for_play(diagram: &Diagram) -> Vec<BoardMark> {
    let kinds = ground::kinds(diagram).into_iter();
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
