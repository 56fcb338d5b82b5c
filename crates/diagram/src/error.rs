//! Why a picture cannot be drawn.

use hnefi_rules::Point;
use thiserror::Error;

/// The narrowest picture, in pixels.
pub const SMALLEST: u32 = 16;
/// The widest and the highest picture, in pixels.
pub const LARGEST: u32 = 8192;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SheetError {
    /// Too small or too large.
    #[error("a picture cannot be {0} pixels wide: {SMALLEST} to {LARGEST} can be drawn")]
    Width(u32),
    /// Too many diagrams for their width.
    #[error("the picture would be {0} pixels high, but the limit is {LARGEST}: make it narrower, or show fewer positions")]
    Height(u32),
    /// An arrow or a dot is on a point that the board does not have.
    #[error("{point} is not on this board: its points are a1 to {last}")]
    OffTheBoard {
        /// The point.
        point: Point,
        /// The board's last.
        last: Point,
    },
    /// No diagram at all.
    #[error("there is no position to draw")]
    Empty,
    /// The drawing was cancelled.
    #[error("the picture was not drawn to its end")]
    Stopped,
    /// The pixels do not fit into memory, or not into a PNG.
    #[error("the picture cannot be written: {0}")]
    Png(String),
}
