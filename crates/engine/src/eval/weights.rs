//! The weights: what one of each term of the evaluation is worth to the attackers, for each side to move, and how much each sign speaks
//! for a quiet move of either side. They are fitted to games (docs/reference/evaluation.md), one file for each family of rule sets, in
//! `crates/engine/weights`.

use std::sync::LazyLock;

use hnefi_rules::rules::KingCapture;
use hnefi_rules::{Side, Variant};
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::features::{Feature, SLOTS};
use super::move_features::{self, MoveFeature};

/// Units of a weight in a hundredth of a man.
pub(crate) const UNIT: i32 = 10;

/// The format of the files that this build reads.
const VERSION: i32 = 2;

/// The weights of a family of rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    turns: [TurnWeights; 2],
    special: [Option<Special>; 2],
    chosen: [MoveWeights; 2],
}

/// How much each slot of each sign speaks for a quiet move of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveWeights {
    /// In thousandths of a logit of being the move that is chosen.
    thousandths: [i32; move_features::SLOTS],
    /// In the measure of [`crate::movepick::history`].
    worths: [i16; move_features::SLOTS],
}

/// The history score that counts as much as one logit.
const HISTORY_PER_LOGIT: i32 = 1_000;

impl MoveWeights {
    fn new(thousandths: [i32; move_features::SLOTS]) -> MoveWeights {
        let history = |thousandths: i32| thousandths.saturating_mul(HISTORY_PER_LOGIT) / 1_000;
        let worths = thousandths.map(|number| history(number).clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16);
        MoveWeights { thousandths, worths }
    }

    /// The weight as a history score.
    #[inline(always)]
    pub(crate) const fn of(&self, slot: usize) -> i16 {
        self.worths[slot]
    }

    /// All slots, in thousandths of a logit.
    pub(crate) const fn thousandths(&self) -> &[i32; move_features::SLOTS] {
        &self.thousandths
    }
}

/// What the terms are worth when it is one side's turn, in thousandths of a man.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnWeights {
    slots: [i32; SLOTS],
    /// A bit for each term that is worth anything.
    used: u64,
}

/// A phase of the game in which, on either side's turn, weights of its own may count. Games teach nothing of them: people resign before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The attackers hunt a king who has hardly a man left: there are at least `bound` times as many of them for each of the defenders as
    /// at the start.
    Hunt,
    /// The king is shut in with at most `bound` points of room, and the attackers have to take what is left outside.
    Siege,
}

impl Phase {
    pub(crate) const ALL: [Phase; 2] = [Phase::Hunt, Phase::Siege];

    /// The table of a file.
    const fn table(self) -> &'static str {
        ["hunting", "siege"][self as usize]
    }

    /// What the table calls the bound.
    const fn bound(self) -> &'static str {
        ["outnumbered", "room"][self as usize]
    }

    /// The greatest bound that any board can reach.
    const fn most(self) -> i32 {
        [100, 361][self as usize]
    }
}

/// What the terms are worth in such a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Special {
    /// As [`Phase`] tells.
    pub(crate) bound: i32,
    pub(crate) worth: TurnWeights,
}

const _: () = assert!(Feature::ALL.len() <= u64::BITS as usize);

impl TurnWeights {
    fn new(slots: [i32; SLOTS]) -> TurnWeights {
        let any = |term: &&Feature| slots[term.first()..term.first() + term.slots()].iter().any(|weight| *weight != 0);
        TurnWeights { used: Feature::ALL.iter().filter(any).map(|term| 1 << *term as u64).sum(), slots }
    }

    /// What one of a term's slot is worth.
    #[inline(always)]
    pub(crate) const fn of(&self, term: Feature, slot: usize) -> i32 {
        self.slots[term.first() + slot]
    }

    /// Whether any of a term's slots is worth something.
    #[inline(always)]
    pub(crate) const fn has(&self, term: Feature) -> bool {
        self.used >> term as u64 & 1 != 0
    }

    /// All slots.
    pub(crate) const fn slots(&self) -> &[i32; SLOTS] {
        &self.slots
    }
}

/// Why a text is no file of weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// Not even TOML.
    #[error("{0}")]
    Toml(String),
    /// Of another version.
    #[error("`version` is {0}, and this build reads version {VERSION}")]
    Version(String),
    /// A table, or a list in it, is missing or has not as many numbers as it has cases.
    #[error("[{table}] needs `{name}` as a list of {slots} whole numbers")]
    List {
        /// The table.
        table: &'static str,
        /// The list: what is counted.
        name: &'static str,
        /// How many cases it has.
        slots: usize,
    },
    /// Of a phase that has weights of its own nothing says when it is.
    #[error("[{table}] needs `{bound}`, which says when it counts, as a whole number from 1 to {most}")]
    Bound {
        /// The table.
        table: &'static str,
        /// What is missing in it.
        bound: &'static str,
        /// The greatest number that makes sense.
        most: i32,
    },
    /// A feature that the engine does not have.
    #[error("[{table}] has `{name}`, which the engine does not count")]
    Unknown {
        /// The table.
        table: &'static str,
        /// The list as written.
        name: String,
    },
}

/// The tables of a file, each pair in the order of [`Side`].
const TURNS: [&str; 2] = ["attackers-to-move", "defenders-to-move"];
const MOVES: [&str; 2] = ["attackers-moves", "defenders-moves"];
/// The numbers of a file: for the evaluation, on each side's turn, and for the moves of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// In thousandths of a man.
    pub(crate) turns: [[i32; SLOTS]; 2],
    /// In the order of [`Phase::ALL`].
    pub(crate) special: [Option<SpecialNumbers>; 2],
    /// In thousandths of a logit.
    pub(crate) moves: [[i32; move_features::SLOTS]; 2],
}

/// Those of the table, not in every file, of a phase that has weights of its own. A list that is not in it is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpecialNumbers {
    /// As [`Special::bound`].
    pub(crate) bound: i32,
    /// In thousandths of a man.
    pub(crate) slots: [i32; SLOTS],
}

impl SpecialNumbers {
    fn read(file: &DeTable<'_>, phase: Phase) -> Result<Option<SpecialNumbers>, WeightsError> {
        let Some(written) = file.get(phase.table()) else { return Ok(None) };
        let error = || WeightsError::Bound { table: phase.table(), bound: phase.bound(), most: phase.most() };
        let lists = written.get_ref().as_table().ok_or_else(error)?;
        let bound = lists.get(phase.bound()).and_then(|number| number_of(number.get_ref()));
        let bound = bound.filter(|bound| (1..=phase.most()).contains(bound)).ok_or_else(error)?;
        let mut slots = [0; SLOTS];
        read_table(Some(lists), phase.table(), Some(phase.bound()), term_lists(), Missing::Nought, &mut slots)?;
        Ok(Some(SpecialNumbers { bound, slots }))
    }
}

/// The names of a table's lists, with the places of their numbers.
fn term_lists() -> impl Iterator<Item = List> {
    Feature::ALL.iter().map(|term| List { name: term.name(), first: term.first(), slots: term.slots() })
}

fn sign_lists() -> impl Iterator<Item = List> {
    MoveFeature::ALL.iter().map(|sign| List { name: sign.name(), first: sign.first(), slots: sign.slots() })
}

struct List {
    name: &'static str,
    first: usize,
    slots: usize,
}

/// Whether a table may leave lists out, whose numbers are then zero.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    Refused,
    Nought,
}

/// A whole number of a file.
fn number_of(value: &DeValue<'_>) -> Option<i32> {
    let number = value.as_integer()?;
    i32::from_str_radix(number.as_str(), number.radix()).ok()
}

/// Reads one table into its numbers. `beside` is what it has beside its lists.
fn read_table(
    written: Option<&DeTable<'_>>,
    table: &'static str,
    beside: Option<&'static str>,
    lists: impl Iterator<Item = List>,
    missing: Missing,
    numbers: &mut [i32],
) -> Result<(), WeightsError> {
    let mut known = Vec::from_iter(beside);
    for List { name, first, slots } in lists {
        let error = || WeightsError::List { table, name, slots };
        let list = written.and_then(|written| written.get(name));
        if list.is_none() && missing == Missing::Nought {
            continue;
        }
        let list = list.and_then(|list| list.get_ref().as_array()).ok_or_else(error)?;
        if list.len() != slots {
            return Err(error());
        }
        for (slot, number) in numbers[first..].iter_mut().zip(list) {
            *slot = number_of(number.get_ref()).ok_or_else(error)?;
        }
        known.push(name);
    }
    let mut names = written.into_iter().flat_map(DeTable::keys).map(|name| name.get_ref());
    let unknown = names.find(|name| !known.contains(&name.as_ref()));
    unknown.map_or(Ok(()), |name| Err(WeightsError::Unknown { table, name: name.to_string() }))
}

fn write_lists(text: &mut String, lists: impl Iterator<Item = List>, missing: Missing, numbers: &[i32]) {
    for List { name, first, slots } in lists {
        let numbers = &numbers[first..first + slots];
        if missing == Missing::Nought && numbers.iter().all(|number| *number == 0) {
            continue;
        }
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        *text += &format!("{name} = [{}]\n", numbers.join(", "));
    }
}

impl Weights {
    pub(crate) fn new(numbers: Numbers) -> Weights {
        Weights {
            turns: numbers.turns.map(TurnWeights::new),
            special: numbers
                .special
                .map(|table| table.map(|table| Special { bound: table.bound, worth: TurnWeights::new(table.slots) })),
            chosen: numbers.moves.map(MoveWeights::new),
        }
    }

    /// What counts in a phase that has weights of its own; `None` if nothing else does.
    #[inline(always)]
    pub(crate) const fn special(&self, phase: Phase) -> Option<&Special> {
        self.special[phase as usize].as_ref()
    }

    /// What one of each term is worth when it is a side's turn.
    #[inline(always)]
    pub(crate) const fn for_turn(&self, side: Side) -> &TurnWeights {
        &self.turns[side as usize]
    }

    /// What a man is worth at the most, in hundredths of a man.
    pub(crate) fn max_man_value(&self) -> i32 {
        let tables = self.turns.iter().chain(self.special.iter().flatten().map(|special| &special.worth));
        let men = tables.flat_map(|table| [Feature::Attackers, Feature::Defenders].map(|term| table.of(term, 0).abs()));
        men.max().unwrap_or(0) / UNIT
    }

    /// What speaks for the quiet moves of a side.
    #[inline(always)]
    pub(crate) const fn chosen(&self, side: Side) -> &MoveWeights {
        &self.chosen[side as usize]
    }

    /// As a file has them.
    pub(crate) fn numbers(&self) -> Numbers {
        Numbers {
            turns: self.turns.each_ref().map(|turn| *turn.slots()),
            special: self.special.each_ref().map(|special| {
                special.as_ref().map(|special| SpecialNumbers { bound: special.bound, slots: *special.worth.slots() })
            }),
            moves: self.chosen.each_ref().map(|chosen| *chosen.thousandths()),
        }
    }

    /// Reads a file.
    pub(crate) fn read(text: &str) -> Result<Weights, WeightsError> {
        let file = DeTable::parse(text).map_err(|error| WeightsError::Toml(error.to_string()))?;
        let file = file.get_ref();
        let version = file.get("version").map(|version| version.get_ref());
        if version.and_then(number_of) != Some(VERSION) {
            let told =
                |version: &DeValue<'_>| version.as_integer().map_or_else(|| version.type_str().into(), ToString::to_string);
            return Err(WeightsError::Version(version.map_or_else(|| "missing".to_owned(), told)));
        }
        let written = |table| file.get(table).and_then(|table| table.get_ref().as_table());
        let [hunt, siege] = Phase::ALL.map(|phase| SpecialNumbers::read(file, phase));
        let mut numbers = Numbers { turns: [[0; SLOTS]; 2], special: [hunt?, siege?], moves: [[0; move_features::SLOTS]; 2] };
        for (turn, table) in numbers.turns.iter_mut().zip(TURNS) {
            read_table(written(table), table, None, term_lists(), Missing::Refused, turn)?;
        }
        for (moves, table) in numbers.moves.iter_mut().zip(MOVES) {
            read_table(written(table), table, None, sign_lists(), Missing::Refused, moves)?;
        }
        Ok(Weights::new(numbers))
    }

    /// Writes a file: the reverse of [`Weights::read`]. `note` stands above it as a comment, line by line.
    pub(crate) fn write(numbers: &Numbers, note: &str) -> String {
        let mut text: String = note.lines().map(|line| format!("# {line}\n")).collect();
        text += &format!("version = {VERSION}\n");
        for (turn, table) in numbers.turns.iter().zip(TURNS) {
            text += &format!("\n[{table}]\n");
            write_lists(&mut text, term_lists(), Missing::Refused, turn);
        }
        for (phase, special) in Phase::ALL.into_iter().zip(&numbers.special) {
            if let Some(special) = special {
                text += &format!("\n[{}]\n{} = {}\n", phase.table(), phase.bound(), special.bound);
                write_lists(&mut text, term_lists(), Missing::Nought, &special.slots);
            }
        }
        for (moves, table) in numbers.moves.iter().zip(MOVES) {
            text += &format!("\n[{table}]\n");
            write_lists(&mut text, sign_lists(), Missing::Refused, moves);
        }
        text
    }
}

/// A family of rule sets: those whose king escapes to the corners, or to the edge, on boards of about the same size; on the largest boards
/// with corners also those whose king is captured on four sides, and the others.
#[derive(Debug)]
pub(crate) struct Family {
    pub(crate) name: &'static str,
    to_corners: bool,
    /// The widest board.
    widest: usize,
    /// Whether only a king who is captured on four sides belongs here. Where such a king has no family of its own it shares the next.
    strong_king: bool,
    weights: LazyLock<Weights>,
}

macro_rules! family {
    ($name:literal, $to_corners:literal, $widest:literal, $strong_king:literal) => {
        Family {
            name: $name,
            to_corners: $to_corners,
            widest: $widest,
            strong_king: $strong_king,
            weights: LazyLock::new(|| {
                let file = include_str!(concat!("../../weights/", $name, ".toml"));
                Weights::read(file).unwrap_or_else(|error| unreachable!("{}.toml: {error}", $name))
            }),
        }
    };
}

/// A rule set belongs to the first that fits.
static FAMILIES: [Family; 7] = [
    family!("corner-9", true, 9, false),
    family!("corner-13", true, 13, false),
    family!("strong-19", true, 19, true),
    family!("corner-19", true, 19, false),
    family!("edge-9", false, 9, false),
    family!("edge-13", false, 13, false),
    family!("edge-19", false, 19, false),
];

impl Family {
    /// The family of a rule set.
    pub(crate) fn of(variant: &Variant) -> &'static Family {
        let (rules, size) = (variant.rules(), variant.size());
        let to_corners = rules.escape.is_to_corners();
        let strong_king = rules.king_captured_elsewhere == KingCapture::Four;
        let fits =
            |family: &&Family| family.to_corners == to_corners && size <= family.widest && (strong_king || !family.strong_king);
        FAMILIES.iter().find(fits).unwrap_or(&FAMILIES[FAMILIES.len() - 1])
    }

    /// The family that is called so.
    pub(crate) fn named(name: &str) -> Option<&'static Family> {
        FAMILIES.iter().find(|family| family.name == name)
    }

    /// All families.
    pub(crate) fn all() -> &'static [Family] {
        &FAMILIES
    }

    /// Its weights in this build.
    pub(crate) fn weights(&self) -> &Weights {
        &self.weights
    }
}

/// Weights to play by instead of those of this build, for some families: what a fit found, before it has proved itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherWeights(pub(crate) Vec<(&'static str, Weights)>);

/// Why weights were not taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OtherWeightsError {
    /// No family is called so.
    #[error("no family of rule sets is called `{name}`; there are {}", families().collect::<Vec<_>>().join(", "))]
    Family {
        /// The name.
        name: String,
    },
    /// The text is no file of weights.
    #[error(transparent)]
    Weights(WeightsError),
}

/// The names of all families.
pub fn families() -> impl Iterator<Item = &'static str> {
    Family::all().iter().map(|family| family.name)
}

impl OtherWeights {
    /// Takes the text of a family's file of weights.
    ///
    /// # Errors
    /// [`OtherWeightsError`]; nothing changes then.
    pub fn add(&mut self, family: &str, text: &str) -> Result<(), OtherWeightsError> {
        let name = Family::named(family).ok_or_else(|| OtherWeightsError::Family { name: family.to_owned() })?.name;
        let weights = Weights::read(text).map_err(OtherWeightsError::Weights)?;
        self.0.retain(|(other, _)| *other != name);
        self.0.push((name, weights));
        Ok(())
    }

    /// Those of a family; where there are none, those of this build.
    pub(crate) fn of<'a>(&'a self, family: &'static Family) -> &'a Weights {
        self.0.iter().find(|(name, _)| *name == family.name).map_or_else(|| family.weights(), |(_, weights)| weights)
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::support::rulesets;

    #[test]
    fn every_family_has_weights_that_survive_writing() {
        for family in &FAMILIES {
            let weights = family.weights();
            let text = Weights::write(&weights.numbers(), "a note\nof two lines");
            assert_eq!(Weights::read(&text).as_ref(), Ok(weights), "{}", family.name);
        }
    }

    #[test]
    fn the_greatest_man_value_is_of_any_turn_and_phase() {
        let with = |a: i32, b: i32, hunted: i32| {
            let of = |term: Feature, worth: i32| {
                std::array::from_fn(|slot| if slot == term.first() { worth } else { 90_000 * i32::from(slot == 0) })
            };
            Weights::new(Numbers {
                turns: [of(Feature::Attackers, a), of(Feature::Defenders, b)],
                special: [Some(SpecialNumbers { bound: 2, slots: of(Feature::Defenders, hunted) }), None],
                moves: [[0; move_features::SLOTS]; 2],
            })
        };
        assert_eq!(with(2_500, -1_500, -1_000).max_man_value(), 250);
        assert_eq!(with(2_500, -3_100, -1_000).max_man_value(), 310);
        assert_eq!(with(2_500, -3_100, -4_000).max_man_value(), 400);
    }

    #[test]
    fn every_rule_set_has_a_family() {
        for rules in rulesets() {
            let family = Family::of(&rules);
            let to_corners = rules.rules().escape.is_to_corners();
            assert!(family.to_corners == to_corners && rules.size() <= family.widest, "{}", rules.id());
        }
        for (id, family) in [
            ("brandubh-cyningstan", "corner-9"),
            ("copenhagen", "corner-13"),
            ("alea-walker-2011", "strong-19"),
            ("alea-walker-2015", "corner-19"),
            ("tablut-murray", "edge-9"),
            ("alea-murray-rules", "edge-19"),
        ] {
            let rules = Ruleset::named(id).expect(id);
            assert_eq!(Family::of(&rules).name, family, "{id}");
        }
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused_with_the_reason() {
        let good = Weights::write(
            &Numbers {
                turns: [[1; SLOTS]; 2],
                special: [2, 6].map(|bound| Some(SpecialNumbers { bound, slots: [1; SLOTS] })),
                moves: [[1; move_features::SLOTS]; 2],
            },
            "",
        );
        for (from, to, says) in [
            ("version = 2", "version = 1", "`version` is 1"),
            ("version = 2", "", "`version` is missing"),
            ("tempo = [1]", "tempo = [1, 2]", "[attackers-to-move] needs `tempo` as a list of 1 "),
            ("tempo = [1]", "tempo = [0.5]", "needs `tempo`"),
            ("to-threat = [1]", "", "[attackers-moves] needs `to-threat`"),
            ("tempo = [1]", "tempo = [1]\nluck = [3]", "[attackers-to-move] has `luck`"),
            ("outnumbered = 2", "outnumbered = 0", "[hunting] needs `outnumbered`"),
            ("[hunting]", "[[hunting]]", "[hunting] needs `outnumbered`"),
            ("room = 6", "", "[siege] needs `room`"),
            ("room = 6", "room = 362", "from 1 to 361"),
            ("outnumbered = 2", "outnumbered = 101", "from 1 to 100"),
            ("outnumbered = 2", "", "[hunting] needs `outnumbered`"),
            ("outnumbered = 2", "outnumbered = 2\nluck = [3]", "[hunting] has `luck`"),
            ("[defenders-to-move]", "[draughts]", "[defenders-to-move] needs `tempo`"),
            ("[defenders-to-move]", "[defenders-to-move", "TOML"),
        ] {
            let error = Weights::read(&good.replacen(from, to, 1)).expect_err(to).to_string();
            assert!(error.contains(says), "{to}: {error}");
        }
    }
}
