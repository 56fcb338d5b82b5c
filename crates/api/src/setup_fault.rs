//! What is wrong with a setup of pieces, in a form that a client can show on a board and translate.

use hnefi_rules::{PositionError, SetupTextError};
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with an arrangement, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SetupFault {
    /// What is wrong. The kinds up to `trailing` concern the text, the others the arrangement under the rule set.
    kind: SetupFaultKind,
    /// The point at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "e5")]
    point: Option<String>,
    /// The row of the text at fault, counted from the top, the first is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    row: Option<usize>,
}

/// Kinds of mistakes in an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum SetupFaultKind {
    Shape,
    Rows,
    NotSquare,
    RowLength,
    Character,
    Side,
    Flags,
    Trailing,
    Size,
    Kings,
    Twice,
    NoSuchPiece,
    Astray,
    GoingOn,
}

impl From<&SetupTextError> for SetupFault {
    fn from(error: &SetupTextError) -> SetupFault {
        let (kind, row) = match error {
            SetupTextError::Shape => (SetupFaultKind::Shape, None),
            SetupTextError::Rows(_) => (SetupFaultKind::Rows, None),
            SetupTextError::NotSquare { .. } => (SetupFaultKind::NotSquare, None),
            SetupTextError::RowLength { row, .. } => (SetupFaultKind::RowLength, Some(*row)),
            SetupTextError::Character { row, .. } => (SetupFaultKind::Character, Some(*row)),
            SetupTextError::Side(_) => (SetupFaultKind::Side, None),
            SetupTextError::Flags(_) => (SetupFaultKind::Flags, None),
            SetupTextError::Trailing(_) => (SetupFaultKind::Trailing, None),
        };
        SetupFault { kind, point: None, row }
    }
}

impl From<&PositionError> for SetupFault {
    fn from(error: &PositionError) -> SetupFault {
        let (kind, point) = match error {
            PositionError::Size { .. } => (SetupFaultKind::Size, None),
            PositionError::Kings(_) => (SetupFaultKind::Kings, None),
            PositionError::Twice(point) => (SetupFaultKind::Twice, Some(point)),
            PositionError::NoSuchPiece { point, .. } => (SetupFaultKind::NoSuchPiece, Some(point)),
            PositionError::Astray { point, .. } => (SetupFaultKind::Astray, Some(point)),
            PositionError::GoingOn { point, .. } => (SetupFaultKind::GoingOn, Some(point)),
        };
        SetupFault { kind, point: point.map(ToString::to_string), row: None }
    }
}
