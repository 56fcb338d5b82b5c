//! How a large drawing is spread over sheets that overlap.

use crate::error::PrintError;
use crate::paper::Paper;

/// From the edge of the paper to what is printed, in millimetres: home printers leave some blank.
pub(crate) const MARGIN: f64 = 8.0;
/// How far neighbouring sheets show the same, in millimetres: the next sheet is glued there.
pub(crate) const OVERLAP: f64 = 10.0;
/// The most sheets that a board is spread over.
const MOST: usize = 100;
/// The shortest side of a paper, in millimetres: the scale bar has to be on it.
pub(crate) const LEAST: f64 = 120.0;

/// Sheets in rows and columns, all alike; every length is in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tiling {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    /// Width and height of the paper as it is turned.
    pub(crate) paper: (f64, f64),
    /// Width and height of what a sheet shows.
    pub(crate) shown: (f64, f64),
}

/// The shorter side of the paper for a square with this side, in millimetres.
pub(crate) fn shorter_side(side: f64, paper: Paper) -> f64 {
    paper.size().map_or((side + 2.0 * MARGIN).max(LEAST), |(width, height)| width.min(height))
}

impl Tiling {
    /// The way to spread a square with this side that needs the fewest sheets; upright where both ways need as many. `foot` is the room
    /// below it.
    pub(crate) fn of(side: f64, paper: Paper, foot: f64) -> Result<Tiling, PrintError> {
        let Some((width, height)) = paper.size() else {
            let paper = ((side + 2.0 * MARGIN).max(LEAST), (side + MARGIN + foot).max(LEAST));
            return Ok(Tiling { columns: 1, rows: 1, paper, shown: (side, side) });
        };
        if width.min(height) < LEAST {
            return Err(PrintError::Paper(paper.to_string()));
        }
        let ways = [(width, height), (height, width)].map(|turned| Tiling::on(side, turned, foot));
        let tiling = if ways[1].count() < ways[0].count() { ways[1] } else { ways[0] };
        if tiling.count() > MOST { Err(PrintError::Sheets(tiling.count())) } else { Ok(tiling) }
    }

    fn on(side: f64, (width, height): (f64, f64), foot: f64) -> Tiling {
        // Sheets show equally much, so that none is a sliver.
        let spread = |room: f64| {
            // At most a few thousand.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let count = ((side - OVERLAP) / (room - OVERLAP)).ceil().max(1.0) as usize;
            (count, (side + (count - 1) as f64 * OVERLAP) / count as f64)
        };
        let (columns, across) = spread(width - 2.0 * MARGIN);
        let (rows, down) = spread(height - MARGIN - foot);
        Tiling { columns, rows, paper: (width, height), shown: (across, down) }
    }

    /// How many sheets there are.
    pub(crate) fn count(&self) -> usize {
        self.columns.saturating_mul(self.rows)
    }

    /// Where the left upper corner of a sheet's part lies in the drawing.
    pub(crate) fn corner(&self, row: usize, column: usize) -> (f64, f64) {
        (column as f64 * (self.shown.0 - OVERLAP), row as f64 * (self.shown.1 - OVERLAP))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOOT: f64 = 25.0;

    #[test]
    fn sheets_cover_the_drawing_exactly() {
        for side in [60.0, 176.0, 190.0, 191.0, 557.5, 900.0] {
            for paper in [Paper::A4, Paper::A3, Paper::Letter, Paper::Tabloid, Paper::One] {
                let tiling = Tiling::of(side, paper, FOOT).expect("not too many");
                let (x, y) = tiling.corner(tiling.rows - 1, tiling.columns - 1);
                assert!((x + tiling.shown.0 - side).abs() < 1e-9 && (y + tiling.shown.1 - side).abs() < 1e-9, "{side} {paper}");
                assert!(tiling.shown.0 + 2.0 * MARGIN <= tiling.paper.0 + 1e-9, "{side} {paper}");
                assert!(tiling.shown.1 + MARGIN + FOOT <= tiling.paper.1 + 1e-9, "{side} {paper}");
            }
        }
    }

    #[test]
    fn paper_is_turned_where_that_saves_sheets() {
        let tiling = Tiling::of(360.0, Paper::A3, FOOT).expect("few");
        assert_eq!((tiling.count(), tiling.paper), (2, (297.0, 420.0)));
        assert!(Tiling::of(5000.0, Paper::A4, FOOT).is_err());
    }
}
