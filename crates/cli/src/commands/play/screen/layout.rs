//! Where the parts of the screen are, for a size of terminal and of board.

use hnefi_rules::Point;
use ratatui::layout::{Position, Rect};

/// The narrowest side panel, in columns.
const PANEL: u16 = 29;
/// The fewest rows in which the side panel can say all that matters.
const ROWS: u16 = 20;
/// Rank numbers and a space, on each side of the board.
const MARGIN: u16 = 3;

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The board with its coordinates.
    pub(super) board: Rect,
    /// The panel beside it.
    pub(super) panel: Rect,
    /// The last row.
    pub(super) prompt: Rect,
    /// Columns and rows from one point to the next: 2 and 1, or 4 and 2 with lines between the points.
    pub(super) step: (u16, u16),
    size: usize,
    flipped: bool,
}

/// The size of terminal that a board needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Needed {
    pub(super) columns: u16,
    pub(super) rows: u16,
}

impl Layout {
    /// Lays out a board of this size, with lines between the points where they fit.
    ///
    /// # Errors
    /// What the board needs, where the terminal is too small.
    pub(super) fn of(area: Rect, size: usize, flipped: bool) -> Result<Layout, Needed> {
        let points = size as u16;
        let extent = |step: (u16, u16)| (points * step.0 + 2 * MARGIN + 1, (points - 1) * step.1 + 3);
        let needs = |step| (extent(step).0 + PANEL, (extent(step).1 + 1).max(ROWS));
        let fits = |step: &(u16, u16)| needs(*step).0 <= area.width && needs(*step).1 <= area.height;
        let Some(step) = [(4, 2), (2, 1)].into_iter().find(fits) else {
            let (columns, rows) = needs((2, 1));
            return Err(Needed { columns, rows });
        };
        let (width, height) = extent(step);
        let (above, below) = (area.height - 1, area.y + area.height - 1);
        let board = Rect { x: area.x, y: area.y, width, height };
        let panel = Rect { x: area.x + width, y: area.y, width: area.width - width, height: above };
        let prompt = Rect { x: area.x, y: below, width: area.width, height: 1 };
        Ok(Layout { board, panel, prompt, step, size, flipped })
    }

    /// The place of a point.
    pub(super) fn place(&self, point: Point) -> Position {
        let last = self.size - 1;
        let (column, row) = match self.flipped {
            false => (point.file(), last - point.rank()),
            true => (last - point.file(), point.rank()),
        };
        let x = self.board.x + MARGIN + 1 + column as u16 * self.step.0;
        Position { x, y: self.board.y + 1 + row as u16 * self.step.1 }
    }

    /// The point at a place or nearest to it.
    pub(super) fn point_at(&self, place: Position) -> Option<Point> {
        let near = |point: &Point| {
            let at = self.place(*point);
            let left = at.x - self.step.0 / 2;
            (left..left + self.step.0).contains(&place.x) && (at.y..at.y + self.step.1).contains(&place.y)
        };
        Point::all(self.size).find(near)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        for size in [7, 11, 19] {
            for (width, height) in [(80, 24), (120, 40)] {
                for flipped in [false, true] {
                    let layout = Layout::of(Rect::new(0, 0, width, height), size, flipped).expect("it fits");
                    for point in Point::all(size) {
                        assert_eq!(layout.point_at(layout.place(point)), Some(point));
                    }
                    assert!(layout.panel.x + layout.panel.width <= width && layout.panel.width >= PANEL);
                    assert!(layout.board.height < height);
                }
            }
        }
    }

    #[test]
    fn the_widest_board_fits_with_lines_where_there_is_room() {
        let step = |width, height| Layout::of(Rect::new(0, 0, width, height), 19, false).map(|layout| layout.step);
        assert_eq!(step(120, 40), Ok((4, 2)));
        assert_eq!(step(80, 24), Ok((2, 1)));
        assert_eq!(step(60, 24), Err(Needed { columns: 74, rows: 22 }));
        assert_eq!(step(80, 20), Err(Needed { columns: 74, rows: 22 }));
    }
}
