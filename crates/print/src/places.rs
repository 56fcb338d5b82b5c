//! Where pieces lie on a sheet.

use hnefi_rules::Piece;

use crate::cutout::Cutout;
use crate::tiling::{LEAST, MARGIN};

/// Between two pieces, in millimetres.
pub(crate) const GAP: f64 = 3.0;

/// Places for pieces side by side, all as large as the largest piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    /// From one middle to the next, in millimetres.
    pub(crate) pitch: f64,
}

impl Places {
    /// Places that are large enough for all these pieces.
    pub(crate) fn of(cutouts: &[(Piece, Cutout)]) -> Places {
        let reach = cutouts.iter().map(|(_, cutout)| cutout.reach).fold(0.0, f64::max);
        Places { pitch: 2.0 * reach + GAP }
    }

    /// How many columns and rows fit on paper of a size with room for a head and a foot; `None` where not one piece does.
    pub(crate) fn fitting(self, (width, height): (f64, f64), head: f64, foot: f64) -> Option<(usize, usize)> {
        // The scale bar has to be on it, and at most a few thousand fit.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let count = |room: f64| ((room + GAP) / self.pitch).floor().max(0.0) as usize;
        let (columns, rows) = (count(width - 2.0 * MARGIN), count(height - MARGIN - head - foot));
        (columns > 0 && rows > 0 && width >= LEAST).then_some((columns, rows))
    }

    /// Columns and rows of about equal number for a number of pieces.
    pub(crate) fn square(count: usize) -> (usize, usize) {
        // Not below 1, and at most a few tens.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let columns = (count as f64).sqrt().ceil().max(1.0) as usize;
        (columns, count.div_ceil(columns))
    }

    /// The width of a sheet made for a number of pieces.
    pub(crate) fn width_for(self, count: usize) -> f64 {
        (Places::square(count).0 as f64 * self.pitch + 2.0 * MARGIN).max(LEAST)
    }

    /// The height of a sheet made for a number of pieces, with room for a head and a foot.
    pub(crate) fn height_for(self, count: usize, head: f64, foot: f64) -> f64 {
        Places::square(count).1 as f64 * self.pitch + MARGIN + head + foot
    }

    /// The middle of a place, with the first place's corner here.
    pub(crate) fn middle(self, index: usize, columns: usize, (left, top): (f64, f64)) -> (f64, f64) {
        let (row, column) = (index / columns, index % columns);
        let half = (self.pitch - GAP) / 2.0;
        (left + half + column as f64 * self.pitch, top + half + row as f64 * self.pitch)
    }
}

/// Places on a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) places: Places,
    pub(crate) columns: usize,
    /// Width and height of the page.
    pub(crate) size: (f64, f64),
    /// Above the pieces, for the heading, in millimetres.
    pub(crate) head: f64,
}

impl Grid {
    /// The middle of a place, seen through the page for its back.
    pub(crate) fn middle(self, index: usize, back: bool) -> (f64, f64) {
        let (x, y) = self.places.middle(index, self.columns, (MARGIN, MARGIN + self.head));
        (if back { self.size.0 - x } else { x }, y)
    }
}
