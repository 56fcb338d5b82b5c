//! A starting position with what is drawn on its board.

use hnefi_rules as rules;
use hnefi_rules::ruleset::{Camps, Corners, Throne};
use hnefi_rules::{MarkedPoint, Position, Ruleset};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Version, Words};

/// Who stands where at the start, and what is drawn on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Layout {
    /// The id, which may follow a rule set's id after a `+`.
    #[schema(example = "alea-helmfrid-1")]
    id: String,
    /// What people call it.
    name: Words,
    /// Where it comes from.
    note: Words,
    /// Whether no source shows it.
    inferred: bool,
    /// Width and height in points.
    #[schema(example = 19)]
    size: usize,
    /// Its versions, the oldest first; empty for a layout that a rule set draws itself.
    versions: Vec<Version>,
    /// The first position.
    position: String,
    #[serde(flatten)]
    marks: Drawn,
}

impl Layout {
    /// The layout that a rule set is played on.
    pub(crate) fn of(rules: &Ruleset) -> Layout {
        let layout = rules.layout();
        Layout {
            id: layout.id.clone(),
            name: (&layout.name).into(),
            note: (&layout.note).into(),
            inferred: layout.inferred,
            size: layout.size,
            versions: Version::all(layout.versions()),
            position: Position::start(rules).to_string(),
            marks: Drawn::of(rules),
        }
    }
}

/// What is drawn on a board, and what of it means something.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Drawn {
    /// Everything drawn.
    marks: Marks,
    /// The kinds of marks that mean something under the rule set.
    #[schema(example = json!(["throne", "corner"]))]
    active: Vec<&'static str>,
}

impl Drawn {
    /// What is drawn on the board of a rule set.
    pub(crate) fn of(rules: &Ruleset) -> Drawn {
        let values = rules.rules();
        let kinds = [
            ("throne", values.throne != Throne::None),
            ("corner", values.corners != Corners::None),
            ("camp", values.camps != Camps::None),
        ];
        Drawn {
            marks: Marks::from(&rules.layout().marks),
            active: kinds.into_iter().filter(|(_, active)| *active).map(|(kind, _)| kind).collect(),
        }
    }
}

/// The points that carry each kind of mark.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Marks {
    /// The centre.
    throne: Vec<String>,
    /// Corner points.
    corner: Vec<String>,
    /// Base camps.
    camp: Vec<String>,
    /// The four variegated points of the manuscript.
    variegated: Vec<String>,
}

impl From<&rules::Marks> for Marks {
    fn from(marks: &rules::Marks) -> Marks {
        let texts = |points: &[MarkedPoint]| points.iter().map(|point| point.0.to_string()).collect();
        Marks {
            throne: texts(&marks.throne),
            corner: texts(&marks.corner),
            camp: texts(&marks.camp),
            variegated: texts(&marks.variegated),
        }
    }
}
