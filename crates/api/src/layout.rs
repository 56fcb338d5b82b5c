//! A starting position with what is drawn on its board.

use std::collections::BTreeMap;

use hnefi_rules as rules;
use hnefi_rules::rules::{Camps, Corners, Throne};
use hnefi_rules::{MarkedPoint, Position, Setup};
use hnefi_rulesets as sets;
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::ruleset_registry::RulesetRegistry;
use crate::source::Source;
use crate::{Superseded, Version, Words};

/// Who stands where at the start, and what is drawn on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Layout {
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
    pub fn of(rules: &Ruleset) -> Layout {
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

/// A built-in layout by itself, as its file draws it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LayoutPage {
    /// The id.
    #[schema(example = "alea-murray")]
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
    /// Who stands where; which side moves first is for a rule set to say.
    #[schema(example = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/")]
    position: String,
    /// Everything drawn. What of it means something is for a rule set to say, which may also have a throne and corner points that are not drawn.
    marks: Marks,
    /// The hash of what is drawn: SHA-256, hexadecimal.
    hash: String,
    /// Its versions, the oldest first, the last being what this page describes.
    versions: Vec<Version>,
    /// The version that was asked for, where it is no longer the present one.
    superseded: Option<Superseded>,
    /// The works that it is taken from.
    sources: Vec<Source>,
    /// The rule sets that are played on it, those whose usual layout it is first.
    rulesets: Vec<PlayedBy>,
}

/// A rule set that is played on a layout.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayedBy {
    /// Its id, with the layout where that is not the usual one.
    #[schema(example = "alea-walker-2015+alea-murray")]
    id: String,
    /// What people call it.
    name: Words,
    /// Whether the layout is its usual one.
    usual: bool,
}

/// The rule sets that are played on each built-in layout.
#[derive(Clone, Debug)]
pub struct PlayedOn(BTreeMap<String, Vec<PlayedBy>>);

impl PlayedOn {
    /// Looks through the rule sets.
    #[must_use]
    pub fn of(rulesets: &RulesetRegistry) -> PlayedOn {
        let mut layouts: BTreeMap<String, Vec<PlayedBy>> = BTreeMap::new();
        for (layout, by) in rulesets.all().flat_map(|rules| PlayedBy::all(&rules)) {
            layouts.entry(layout).or_default().push(by);
        }
        layouts.values_mut().for_each(|by| by.sort_by_key(|by| !by.usual));
        PlayedOn(layouts)
    }

    /// Those played on a layout, first those whose usual layout it is.
    #[must_use]
    pub fn layout(&self, id: &str) -> &[PlayedBy] {
        self.0.get(id).map_or(&[], Vec::as_slice)
    }
}

impl PlayedBy {
    /// Each built-in layout that a rule set is played on, by its id.
    fn all(rules: &Ruleset) -> Vec<(String, PlayedBy)> {
        let of = |(number, layout): (usize, &sets::Layout)| {
            let usual = number == 0;
            let id = if usual { rules.base_id().to_owned() } else { format!("{}+{}", rules.base_id(), layout.id) };
            (layout.id.clone(), PlayedBy { id, name: rules.name().into(), usual })
        };
        // A layout that a rule set draws itself has no versions.
        rules.layouts().iter().enumerate().filter(|(_, layout)| !layout.versions().is_empty()).map(of).collect()
    }
}

impl LayoutPage {
    /// The page of a layout, for somebody who may have asked for a version that is no longer the present one.
    pub fn of(layout: &sets::Layout, rulesets: &[PlayedBy], superseded: Option<Superseded>) -> LayoutPage {
        let setup = Setup { size: layout.size, pieces: layout.pieces.clone(), side: None, king_moved: None, going_on: None };
        LayoutPage {
            id: layout.id.clone(),
            name: (&layout.name).into(),
            note: (&layout.note).into(),
            inferred: layout.inferred,
            size: layout.size,
            position: setup.to_string(),
            marks: Marks::from(&layout.marks),
            hash: layout.hash(),
            versions: Version::all(layout.versions()),
            superseded,
            sources: layout.sources().map(|(id, source)| Source::of(id, source)).collect(),
            rulesets: rulesets.to_vec(),
        }
    }
}

/// What is drawn on a board, what of it means something, and where the king wins.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Drawn {
    /// Everything drawn.
    marks: Marks,
    /// The kinds of marks that mean something under the rule set.
    #[schema(example = json!(["throne", "corner"]))]
    active: Vec<ActiveMark>,
    /// The points where the king wins, drawn or not.
    #[schema(example = json!(["a1", "g1", "a7", "g7"]))]
    goals: Vec<String>,
}

/// A kind of marks that can mean something.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ActiveMark {
    /// The centre.
    Throne,
    /// Corner points.
    Corner,
    /// Base camps.
    Camp,
}

impl Drawn {
    /// What is drawn on the board of a rule set.
    pub fn of(rules: &Ruleset) -> Drawn {
        let values = rules.rules();
        let kinds = [
            (ActiveMark::Throne, values.throne != Throne::None),
            (ActiveMark::Corner, values.corners != Corners::None),
            (ActiveMark::Camp, values.camps != Camps::None),
        ];
        Drawn {
            marks: Marks::from(&rules.layout().marks),
            active: kinds.into_iter().filter(|(_, active)| *active).map(|(kind, _)| kind).collect(),
            goals: rules.compiled().goals().map(|point| point.to_string()).collect(),
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
