//! The rule sets with what a player chooses by.

use hnefi_rules::Side;
use hnefi_rules::rules::KingCapture;
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::Standing;
use serde::Serialize;
use utoipa::ToSchema;

use super::Words;
use super::study::Figures;
use hnefi_api::Head;

/// All rule sets.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Gallery {
    /// In the order of their ids, own ones last.
    pub(crate) rulesets: Vec<GalleryEntry>,
}

/// A rule set, without options and on its usual layout.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GalleryEntry {
    #[serde(flatten)]
    head: Head,
    /// What the layouts are called, the usual one first.
    layouts: Vec<Words>,
    /// How many men each side has at the start.
    men: MenCount,
    /// Where the king escapes to.
    goal: Goal,
    /// How hard he is to capture.
    king: KingStrength,
    /// How many sentences the rules take in one minute, without the aim: the fewer, the simpler.
    sentences: usize,
    /// How many of the rules are known in which way.
    standings: Standings,
    /// What was measured; null where no study has measured these rules on this layout.
    figures: Option<Figures>,
}

/// How many men each side has, the king apart.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct MenCount {
    /// The attackers.
    attackers: usize,
    /// The defenders.
    defenders: usize,
}

/// Where a king escapes to.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = KingGoal)]
enum Goal {
    /// A corner.
    Corner,
    /// The edge.
    Edge,
}

/// How hard a king is to capture on an ordinary point.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum KingStrength {
    /// Two men are not enough.
    Strong,
    /// Two men are enough, as for any man.
    Weak,
}

/// How many rules are known in which way.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Standings {
    /// The source states them.
    stated: usize,
    /// The source only shows them.
    pictured: usize,
    /// They are our reading of the source.
    readings: usize,
}

impl GalleryEntry {
    /// A rule set as it was given, with what was measured of it.
    pub(crate) fn of(rules: &Ruleset, figures: Option<Figures>) -> GalleryEntry {
        let men = |side: Side| rules.layout().pieces.iter().filter(|(_, piece)| piece.side() == side).count();
        let explained = rules.explained();
        let standing = |standing: Standing| explained.iter().filter(|rule| rule.evidence.standing == standing).count();
        let is_weak = rules.rules().king_captured_elsewhere == KingCapture::Two;
        GalleryEntry {
            head: Head::of(rules),
            layouts: rules.layouts().iter().map(|layout| (&layout.name).into()).collect(),
            men: MenCount { attackers: men(Side::Attackers), defenders: men(Side::Defenders) - 1 },
            goal: if rules.rules().escape.is_to_corners() { Goal::Corner } else { Goal::Edge },
            king: if is_weak { KingStrength::Weak } else { KingStrength::Strong },
            sentences: rules.brief().iter().skip(1).map(|part| part.sentences.len()).sum(),
            standings: Standings {
                stated: standing(Standing::Stated),
                pictured: standing(Standing::Pictured),
                readings: standing(Standing::Reading),
            },
            figures,
        }
    }
}
