//! What one choice does beside another, by strength: the games of arms that differ in nothing else, from the same openings where the book has the same for
//! both.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::Side;
use hnefi_rulesets::ruleset::rule_named;
use hnefi_statistics::{Contrast, ContrastBlock};
use serde::Serialize;

use crate::arm::Arm;
use crate::book::first;
use crate::cell::Purpose;
use crate::definition::Study;
use crate::row::GameRow;

/// What a choice adds to the attackers' score beside another choice for the same rule, at one strength.
#[derive(Clone, Debug, Serialize)]
pub struct ChoiceContrast {
    /// The rule, or `rules` or `layout` for a whole rule set or layout.
    pub factor: String,
    /// The choice.
    pub level: String,
    /// The choice that it is compared with: that of the study's first arm.
    pub reference: String,
    /// The positions that both sides might visit for a move.
    pub nodes: u64,
    /// What was measured.
    #[serde(flatten)]
    pub contrast: Contrast,
    /// The same for each pair of arms by itself, where there are several.
    pub pairs: Vec<PairContrast>,
}

/// What the first of two arms adds to the attackers' score beside the second.
#[derive(Clone, Debug, Serialize)]
pub struct PairContrast {
    /// The id of the arm with the choice.
    pub arm: String,
    /// That of the arm with which it is compared.
    pub against: String,
    /// What was measured.
    #[serde(flatten)]
    pub contrast: Contrast,
}

/// The attackers' scores of an arm at one strength, by the number of the opening.
type Scores = BTreeMap<u64, f64>;

/// The scores of all arms at one strength.
pub(crate) type ArmScores<'a> = BTreeMap<&'a str, Scores>;

/// The scores of games from the book in which both sides might think equally long, by strength. A game that was broken off counts half for each side.
pub(crate) fn scores<'a>(study: &Study, rows: impl IntoIterator<Item = &'a GameRow>) -> BTreeMap<u64, ArmScores<'a>> {
    let mut strengths: BTreeMap<u64, ArmScores<'_>> = BTreeMap::new();
    for row in rows {
        let fits = |purpose| matches!(purpose, Purpose::Base | Purpose::Ladder);
        if study.cell_of(row).is_some_and(|cell| fits(cell.purpose)) {
            let score = match row.result.winner() {
                Some(Side::Attackers) => 1.0,
                Some(Side::Defenders) => 0.0,
                None => 0.5,
            };
            let arms = strengths.entry(row.thinking.attackers).or_default();
            arms.entry(&row.arm).or_default().insert(row.game, score);
        }
    }
    strengths
}

/// What the first arms of some pairs add to the attackers' score beside the second; `None` where there are no games to compare.
pub(crate) fn contrast(pairs: &[(&Arm, &Arm)], scores: &ArmScores<'_>) -> Option<Contrast> {
    let block = |(one, against): &(&Arm, &Arm)| {
        let (scores, others) = (scores.get(one.id.as_str())?, scores.get(against.id.as_str())?);
        Some(block(scores, others, share_openings(one, against)))
    };
    Contrast::of(&pairs.iter().filter_map(block).collect::<Vec<ContrastBlock>>())
}

/// The contrast of each pair by itself; pairs without games to compare are left out.
fn each(pairs: &[(&Arm, &Arm)], scores: &ArmScores<'_>) -> Vec<PairContrast> {
    let of = |pair: &(&Arm, &Arm)| {
        let contrast = contrast(&[*pair], scores)?;
        Some(PairContrast { arm: pair.0.id.clone(), against: pair.1.id.clone(), contrast })
    };
    pairs.iter().filter_map(of).collect()
}

/// The contrasts of a study with a book of openings: by rule and choice, the weakest strength first.
pub(crate) fn contrasts(study: &Study, rows: &[GameRow]) -> Vec<ChoiceContrast> {
    let strengths = scores(study, rows);
    let factors: BTreeSet<&String> = study.arms.iter().flat_map(|arm| arm.factors.keys()).collect();
    let mut contrasts = Vec::new();
    for factor in factors {
        let mut levels: Vec<&str> = Vec::new();
        for arm in &study.arms {
            let level = level(arm, factor);
            if !levels.contains(&level) {
                levels.push(level);
            }
        }
        let Some((reference, others)) = levels.split_first() else { continue };
        for other in others {
            let pairs: Vec<(&Arm, &Arm)> = pairs(&study.arms, factor, other, reference);
            for (nodes, scores) in &strengths {
                contrasts.extend(contrast(&pairs, scores).map(|contrast| ChoiceContrast {
                    factor: factor.clone(),
                    level: (*other).to_owned(),
                    reference: (*reference).to_owned(),
                    nodes: *nodes,
                    contrast,
                    pairs: if pairs.len() > 1 { each(&pairs, scores) } else { Vec::new() },
                }));
            }
        }
    }
    contrasts
}

/// An arm's choice; that of an arm which was not asked to choose has no name.
fn level<'a>(arm: &'a Arm, factor: &str) -> &'a str {
    match rule_named(factor) {
        Ok(key) => arm.rules.rules().word(key),
        Err(_) => arm.factors.get(factor).map_or("none", String::as_str),
    }
}

/// Arms with the one choice and with the other, that are the same otherwise.
fn pairs<'a>(arms: &'a [Arm], factor: &str, one: &str, other: &str) -> Vec<(&'a Arm, &'a Arm)> {
    let with = |choice: &str| arms.iter().filter(|arm| level(arm, factor) == choice).collect::<Vec<_>>();
    let (ones, others) = (with(one), with(other));
    let partner =
        |arm: &&'a Arm| others.iter().find(|other| differ_in_nothing_but(factor, arm, other)).map(|other| (*arm, *other));
    ones.iter().filter_map(partner).collect()
}

/// Whether two arms are the same but for one choice. Of changed rules the changes count, since one can take the meaning from another rule.
fn differ_in_nothing_but<'a>(factor: &str, one: &'a Arm, other: &'a Arm) -> bool {
    let changes = |arm: &'a Arm| arm.changes.iter().filter(|change| change.key != factor);
    let factors = |arm: &'a Arm| arm.factors.iter().filter(|(key, _)| *key != factor);
    match rule_named(factor) {
        Ok(_) => one.base.id() == other.base.id() && changes(one).eq(changes(other)),
        Err(_) => factors(one).eq(factors(other)),
    }
}

/// Whether the book has the same openings for both.
fn share_openings(one: &Arm, other: &Arm) -> bool {
    one.rules.layout().id == other.rules.layout().id && first(one) == first(other)
}

fn block(one: &Scores, other: &Scores, paired: bool) -> ContrastBlock {
    if !paired {
        return ContrastBlock::Apart(one.values().copied().collect(), other.values().copied().collect());
    }
    let both = |(opening, score): (&u64, &f64)| Some((*score, *other.get(opening)?));
    ContrastBlock::Paired(one.iter().filter_map(both).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::error::StudyError;

    /// Some of its changes leave other rules without meaning, and some are of rules that one of the two sources does not write down.
    #[test]
    fn each_single_change_of_the_study_of_rules_is_compared_with_the_rules_as_they_stand() {
        let folder = Path::new("../../studies");
        let read = |file: &str| {
            let path = folder.join(file);
            fs::read_to_string(&path).map_err(|error| StudyError::Read { path, error })
        };
        let study = Study::parse(&read("alea-rules.toml").expect("a file"), &read).expect("a study");
        let changed: BTreeSet<&str> = study.arms.iter().flat_map(|arm| &arm.changes).map(|change| change.key.as_str()).collect();
        assert_eq!(changed.len(), 11);
        for rule in changed {
            let levels: Vec<&str> = study.arms.iter().map(|arm| level(arm, rule)).collect();
            let (reference, other) = (levels[0], levels.iter().find(|one| **one != levels[0]).expect("it is changed"));
            let pairs = pairs(&study.arms, rule, other, reference);
            let ids: Vec<[&str; 2]> = pairs.iter().map(|(one, other)| [one.id.as_str(), other.id.as_str()]).collect();
            assert_eq!(ids.len(), 2, "{rule}: {ids:?}");
            for [one, other] in ids {
                assert!([one, other].iter().filter(|id| id.contains('{')).count() == 1, "{rule}: {one} {other}");
            }
        }
    }
}
