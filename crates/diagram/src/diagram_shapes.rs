//! A diagram as paths with their colours, and the part of it that is worth showing.

use hnefi_rules::Point;

use crate::diagram::Diagram;
use crate::error::SheetError;
use crate::ink::{Colours, Theme};
use crate::painted::{Painted, painted};
use crate::scene::{Group, PITCH};
use crate::{ground, sheet};

impl Diagram {
    /// The drawing as paths, from its top left corner; neighbouring points are `cell` apart. A caption is not drawn.
    ///
    /// # Errors
    /// [`SheetError::OffTheBoard`] where an arrow or a dot is on a point that the board does not have.
    pub fn shapes(&self, cell: f64, theme: Theme) -> Result<Vec<Painted>, SheetError> {
        self.check_points()?;
        let margin = ground::margin(self.coordinates);
        let group = Group { at: (margin, margin), ..sheet::drawing(self) };
        Ok(painted(&group, (cell / PITCH) as f32, Colours::Theme(theme)))
    }

    /// The width and height of the drawing, in distances between neighbouring points.
    #[must_use]
    pub fn side(&self) -> f64 {
        (self.size.max(1) - 1) as f64 + 2.0 * ground::margin(self.coordinates) / PITCH
    }

    /// The part of the drawing with all points between two, in distances between neighbouring points: left, top, width and height. At an
    /// edge of the board it has the margin there, elsewhere half the way to the next points.
    #[must_use]
    pub fn part(&self, (one, other): (Point, Point)) -> [f64; 4] {
        let margin = ground::margin(self.coordinates);
        let last = PITCH * (self.size.max(1) - 1) as f64;
        let before = |at: f64| if at > 0.0 { at - PITCH / 2.0 } else { -ground::margin(false) };
        let after = |at: f64| if at < last { at + PITCH / 2.0 } else { last + ground::margin(false) };
        let ((ax, ay), (bx, by)) = (self.at(one), self.at(other));
        let (left, top) = (before(ax.min(bx)), before(ay.min(by)));
        let (right, bottom) = (after(ax.max(bx)), after(ay.max(by)));
        [left + margin, top + margin, right - left, bottom - top].map(|length| length / PITCH)
    }
}
