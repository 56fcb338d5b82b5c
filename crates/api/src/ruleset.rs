//! Rule sets: the list, the page of one, and two side by side.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hnefi_rules::rules::Dice;
use hnefi_rules::{RuleKey, Side};
use hnefi_rulesets::ruleset::{PlayedRule, RuleDifference, RuleInfo, SideNames};
use hnefi_rulesets::{Ruleset, RulesetError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::ruleset_registry::RulesetRegistry;
use crate::source::{PlacePart, Source};
use crate::vocabulary::{FamilyWord, GroupWord, StandingWord, TopicWord};
use crate::{Example, Layout, Superseded, Version, Words};

/// All rule sets.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulesetList {
    /// In the order of their ids.
    rulesets: Vec<RulesetEntry>,
}

impl RulesetList {
    /// The list of all that can be played.
    #[must_use]
    pub fn of(rulesets: &RulesetRegistry) -> RulesetList {
        RulesetList { rulesets: rulesets.all().map(|rules| RulesetEntry::of(&rules)).collect() }
    }
}

/// What identifies a rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RulesetHead)]
pub struct Head {
    /// The id; on a page with the options chosen, and the layout if it is not the usual one.
    #[schema(example = "alea-walker-2015")]
    id: String,
    /// What people call it.
    name: Words,
    /// What it is, in a sentence or two.
    summary: Words,
    /// When the source appeared.
    year: Option<u16>,
    /// The part of the tafl family that it belongs to.
    #[schema(value_type = FamilyWord, example = "alea")]
    family: String,
    /// Width and height of the board.
    #[schema(example = 19)]
    board: usize,
    /// Whether a one-click game plays it.
    featured: bool,
    /// Whether a die is thrown.
    dice: bool,
    /// How each side wins.
    aim: Aim,
}

/// How each side wins, in a few words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Aim {
    /// The attackers.
    attackers: Words,
    /// The defenders.
    defenders: Words,
}

impl Aim {
    /// The aims under a rule set.
    pub fn of(rules: &Ruleset) -> Aim {
        Aim { attackers: rules.aim(Side::Attackers).into(), defenders: rules.aim(Side::Defenders).into() }
    }
}

impl Head {
    /// The head of a rule set as it is chosen.
    #[must_use]
    pub fn of(rules: &Ruleset) -> Head {
        Head {
            id: rules.id(),
            name: rules.name().into(),
            summary: rules.summary().into(),
            year: rules.year(),
            family: rules.family().to_string(),
            board: rules.size(),
            featured: rules.is_featured(),
            dice: rules.rules().dice != Dice::None,
            aim: Aim::of(rules),
        }
    }
}

/// A rule set in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulesetEntry {
    #[serde(flatten)]
    head: Head,
    /// The layout used unless another is chosen.
    default_layout: String,
    /// The layouts it can be played on, the usual one first.
    layouts: Vec<LayoutEntry>,
    /// The variations it offers.
    options: Vec<OptionEntry>,
}

/// A layout in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct LayoutEntry {
    /// Its id.
    id: String,
    /// What people call it.
    name: Words,
    /// Whether no source shows it.
    inferred: bool,
}

impl LayoutEntry {
    fn of(layout: &hnefi_rulesets::Layout) -> LayoutEntry {
        LayoutEntry { id: layout.id.clone(), name: (&layout.name).into(), inferred: layout.inferred }
    }
}

/// A variation in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct OptionEntry {
    /// The word after the `+`.
    id: String,
    /// What people call it.
    name: Words,
    /// The rule of which it is another reading; null where a source offers it as a variation.
    #[schema(example = "throne-stop")]
    reading: Option<String>,
}

impl RulesetEntry {
    /// A rule set as the list shows it.
    fn of(rules: &Ruleset) -> RulesetEntry {
        let layouts = rules.layouts();
        RulesetEntry {
            head: Head::of(rules),
            default_layout: rules.layout().id.clone(),
            layouts: layouts.iter().map(LayoutEntry::of).collect(),
            options: rules
                .options()
                .iter()
                .map(|option| OptionEntry {
                    id: option.id.clone(),
                    name: (&option.name).into(),
                    reading: option.reading.map(|key| key.to_string()),
                })
                .collect(),
        }
    }
}

/// What a rule set calls the pieces.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Names {
    /// The attackers, in the plural.
    attackers: Words,
    /// One of the attackers.
    attacker: Words,
    /// The defenders without the king, in the plural.
    defenders: Words,
    /// One of the defenders.
    defender: Words,
    /// The king.
    king: Words,
}

impl From<&SideNames> for Names {
    fn from(names: &SideNames) -> Names {
        Names {
            attackers: (&names.attackers).into(),
            attacker: (&names.attacker).into(),
            defenders: (&names.defenders).into(),
            defender: (&names.defender).into(),
            king: (&names.king).into(),
        }
    }
}

/// A rule set with all its rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Ruleset)]
pub struct RulesetPage {
    #[serde(flatten)]
    head: Head,
    /// The hash of what it means, with all its options and layouts: SHA-256, hexadecimal.
    hash: String,
    /// Its versions, the oldest first, the last being what this page describes; empty for a rule set that is not built in.
    versions: Vec<Version>,
    /// The version that was asked for, where it is no longer the present one.
    superseded: Option<Superseded>,
    /// What the pieces are called.
    names: Names,
    /// What each side should look out for from the first move on.
    advice: Advice,
    /// The works that the rules are taken from.
    sources: Vec<Source>,
    /// The layouts it can be played on, the usual one first.
    layouts: Vec<Layout>,
    /// The layout chosen.
    layout: String,
    /// The variations it offers.
    options: Vec<OptionPage>,
    /// The rules in one minute, with the options and the layout chosen.
    brief: Vec<BriefPart>,
    /// Every rule, in the order in which a person would explain them.
    rules: Vec<Rule>,
    /// The rule sets that differ least from it, with what differs.
    neighbours: Vec<Neighbour>,
}

/// What each side should look out for, a sentence each.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Advice {
    /// The attackers.
    attackers: Vec<Words>,
    /// The defenders.
    defenders: Vec<Words>,
}

/// A variation that can be chosen.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct OptionPage {
    /// The word after the `+`.
    id: String,
    /// What people call it.
    name: Words,
    /// What it changes, and who says so.
    text: Words,
    /// Whether it is chosen here.
    selected: bool,
    /// The rule of which it is another reading; null where a source offers it as a variation.
    #[schema(example = "throne-stop")]
    reading: Option<String>,
}

/// A part of the rules in one minute.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct BriefPart {
    /// What it is about.
    #[schema(value_type = TopicWord, example = "king")]
    topic: &'static str,
    /// What it says.
    sentences: Vec<Words>,
}

impl BriefPart {
    fn all(rules: &Ruleset) -> Vec<BriefPart> {
        let part = |part: &hnefi_rulesets::ruleset::BriefPart| BriefPart {
            topic: part.topic.word(),
            sentences: part.sentences.iter().map(Words::from).collect(),
        };
        rules.brief().iter().map(part).collect()
    }
}

/// One rule with its evidence.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Rule {
    /// Its name.
    #[schema(example = "king-captured-elsewhere")]
    key: String,
    /// The chapter it belongs to.
    #[schema(value_type = GroupWord, example = "king")]
    group: String,
    /// Its value's word.
    #[schema(example = "two")]
    value: &'static str,
    /// The rule in a sentence.
    sentence: Words,
    /// How it is known.
    #[schema(value_type = StandingWord, example = "stated")]
    standing: String,
    /// The id of the source.
    source: String,
    /// The place in the source.
    r#where: Option<Words>,
    /// The same in parts; empty where it is written in words, or there is none.
    place: Vec<PlacePart>,
    /// Remarks; for a reading, the reason and the other readings.
    note: Option<Words>,
    /// Positions that show it.
    examples: Vec<Example>,
}

impl RulesetPage {
    /// The page of a rule set as chosen, with options and layout.
    pub fn of(rules: &Ruleset) -> Result<RulesetPage, RulesetError> {
        let mut examples = Example::all(rules);
        let sources = rules.sources().map(|(id, source)| Source::of(id, source));
        let options = rules.options().into_iter().map(|option| OptionPage {
            id: option.id,
            name: (&option.name).into(),
            text: (&option.text).into(),
            selected: option.selected,
            reading: option.reading.map(|key| key.to_string()),
        });
        let advice = |side| rules.advice(side).iter().map(Words::from).collect();
        Ok(RulesetPage {
            advice: Advice { attackers: advice(Side::Attackers), defenders: advice(Side::Defenders) },
            head: Head::of(rules),
            hash: rules.hash(),
            versions: Version::all(rules.versions()),
            superseded: None,
            names: rules.names().into(),
            sources: sources.collect(),
            layouts: on_each_layout(rules)?,
            layout: rules.layout().id.clone(),
            options: options.collect(),
            brief: BriefPart::all(rules),
            rules: rules.explained().into_iter().map(|rule| Rule::of(rule, &mut examples)).collect(),
            neighbours: Neighbour::all(rules),
        })
    }
}

impl RulesetPage {
    /// The page for somebody who asked for a version that is no longer the present one.
    pub fn asked_for(self, superseded: Option<Superseded>) -> RulesetPage {
        RulesetPage { superseded, ..self }
    }
}

/// The same rules and options on each layout.
fn on_each_layout(rules: &Ruleset) -> Result<Vec<Layout>, RulesetError> {
    let options: String =
        rules.options().iter().filter(|option| option.selected).map(|option| format!("{}+", option.id)).collect();
    let on = |layout: &hnefi_rulesets::Layout| rules.choosing(&format!("{options}{}", layout.id)).map(|rules| Layout::of(&rules));
    rules.layouts().iter().map(on).collect()
}

impl Rule {
    fn of(rule: RuleInfo, examples: &mut BTreeMap<RuleKey, Vec<Example>>) -> Rule {
        Rule {
            key: rule.key.to_string(),
            group: rule.key.group().to_string(),
            value: rule.value,
            sentence: (&rule.sentence).into(),
            standing: rule.evidence.standing.to_string(),
            r#where: rule.evidence.at.as_ref().map(|at| at.text().into()),
            place: rule.evidence.at.iter().flat_map(|at| at.parts()).map(PlacePart::of).collect(),
            source: rule.evidence.source,
            note: rule.evidence.note.as_ref().map(Words::from),
            examples: examples.remove(&rule.key).unwrap_or_default(),
        }
    }
}

/// Two rule sets, rule by rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Comparison {
    /// The first.
    a: Compared,
    /// The second.
    b: Compared,
    /// Every rule that has a meaning in one of them.
    rules: Vec<RuleComparison>,
}

/// One of the two.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Compared {
    /// Its id.
    id: String,
    /// What people call it.
    name: Words,
    /// The layout it is played on here.
    layout: LayoutEntry,
}

/// One rule in both.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct RuleComparison {
    /// Its name.
    key: String,
    /// The chapter it belongs to.
    #[schema(value_type = GroupWord)]
    group: String,
    /// Whether both play it alike.
    same: bool,
    /// In the first; null where it has no meaning there.
    a: Option<ComparedRule>,
    /// In the second.
    b: Option<ComparedRule>,
}

/// A rule in one of the two.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ComparedRule {
    /// Its value's word.
    value: &'static str,
    /// The rule in a sentence.
    sentence: Words,
    /// How it is known; null where the rule set leaves the rule out because the default applies.
    #[schema(value_type = Option<StandingWord>)]
    standing: Option<String>,
}

impl ComparedRule {
    fn of(rule: &PlayedRule) -> ComparedRule {
        ComparedRule {
            value: rule.value,
            sentence: (&rule.sentence).into(),
            standing: rule.evidence.as_ref().map(|evidence| evidence.standing.to_string()),
        }
    }
}

impl RuleComparison {
    fn of(difference: &RuleDifference) -> RuleComparison {
        RuleComparison {
            key: difference.key.to_string(),
            group: difference.key.group().to_string(),
            same: difference.is_same(),
            a: difference.a.as_ref().map(ComparedRule::of),
            b: difference.b.as_ref().map(ComparedRule::of),
        }
    }
}

/// A rule set that differs little from the one on the page.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Neighbour {
    #[serde(flatten)]
    head: Head,
    /// The rules that differ: `a` is the set on the page, `b` the neighbour.
    differences: Vec<RuleComparison>,
}

/// The built-in rule sets.
pub fn catalogue() -> &'static [Ruleset] {
    static CATALOGUE: LazyLock<Vec<Ruleset>> =
        LazyLock::new(|| Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok()).collect());
    &CATALOGUE
}

/// So many neighbours are shown.
const NEIGHBOURS: usize = 3;

impl Neighbour {
    fn all(rules: &Ruleset) -> Vec<Neighbour> {
        let neighbour = |other: &Ruleset| Neighbour {
            head: Head::of(other),
            differences: rules.compared_with(other).iter().filter(|d| !d.is_same()).map(RuleComparison::of).collect(),
        };
        rules.neighbours(catalogue(), NEIGHBOURS).into_iter().map(neighbour).collect()
    }
}

impl Comparison {
    /// Two rule sets compared.
    pub fn of(a: &Ruleset, b: &Ruleset) -> Comparison {
        let compared =
            |rules: &Ruleset| Compared { id: rules.id(), name: rules.name().into(), layout: LayoutEntry::of(rules.layout()) };
        Comparison { a: compared(a), b: compared(b), rules: a.compared_with(b).iter().map(RuleComparison::of).collect() }
    }
}
