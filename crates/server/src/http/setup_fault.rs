//! What is wrong with a setup of pieces, in a form that a client can show on a board and translate.

use hnefi_rules::{PositionError, SetupTextError};
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with an arrangement, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct SetupFault {
    /// Of the text: `shape`, `rows`, `not-square`, `row-length`, `character`, `side`, `flags`, `trailing`. Of the arrangement under the rule set: `size`, `kings`,
    /// `twice`, `no-such-piece`, `astray`, `going-on`.
    #[schema(example = "astray")]
    kind: &'static str,
    /// The point at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "e5")]
    point: Option<String>,
    /// The row of the text at fault, counted from the top, the first is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<usize>,
}

impl From<&SetupTextError> for SetupFault {
    fn from(error: &SetupTextError) -> SetupFault {
        let (kind, row) = match error {
            SetupTextError::Shape => ("shape", None),
            SetupTextError::Rows(_) => ("rows", None),
            SetupTextError::NotSquare { .. } => ("not-square", None),
            SetupTextError::RowLength { row, .. } => ("row-length", Some(*row)),
            SetupTextError::Character { row, .. } => ("character", Some(*row)),
            SetupTextError::Side(_) => ("side", None),
            SetupTextError::Flags(_) => ("flags", None),
            SetupTextError::Trailing(_) => ("trailing", None),
        };
        SetupFault { kind, point: None, row }
    }
}

impl From<&PositionError> for SetupFault {
    fn from(error: &PositionError) -> SetupFault {
        let (kind, point) = match error {
            PositionError::Size { .. } => ("size", None),
            PositionError::Kings(_) => ("kings", None),
            PositionError::Twice(point) => ("twice", Some(point)),
            PositionError::NoSuchPiece { point, .. } => ("no-such-piece", Some(point)),
            PositionError::Astray { point, .. } => ("astray", Some(point)),
            PositionError::GoingOn { point, .. } => ("going-on", Some(point)),
        };
        SetupFault { kind, point: point.map(ToString::to_string), row: None }
    }
}
