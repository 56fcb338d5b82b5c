//! The weights of the evaluation: what one of each term is worth to the attackers, for each side to move. They are fitted to games
//! (docs/engine/evaluation.md), one file for each family of rule sets, in `crates/engine/weights`.

use std::sync::LazyLock;

use hnefi_rules::Side;
use thiserror::Error;
use toml::{Table, Value};

use super::terms::{SLOTS, Term};

/// So many make a hundredth of a man.
pub(crate) const UNIT: i32 = 10;

/// The format of the files that this build reads.
const VERSION: i64 = 1;

/// The weights of a family of rule sets, in thousandths of a man.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    turns: [Turn; 2],
}

/// The weights when it is one side's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    slots: [i32; SLOTS],
    /// A bit for each term that is worth anything.
    used: u64,
}

const _: () = assert!(Term::ALL.len() <= u64::BITS as usize);

impl Turn {
    fn new(slots: [i32; SLOTS]) -> Turn {
        let any = |term: &&Term| slots[term.first()..term.first() + term.slots()].iter().any(|weight| *weight != 0);
        Turn { used: Term::ALL.iter().filter(any).map(|term| 1 << *term as u64).sum(), slots }
    }

    /// What one of a term's slot is worth.
    #[inline(always)]
    pub(crate) const fn of(&self, term: Term, slot: usize) -> i32 {
        self.slots[term.first() + slot]
    }

    /// Whether any of a term's slots is worth something.
    #[inline(always)]
    pub(crate) const fn has(&self, term: Term) -> bool {
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
    /// A table, or a term in it, is missing or has not as many numbers as it has cases.
    #[error("[{table}] needs `{term}` as a list of {slots} whole numbers")]
    Term {
        /// Whose turn it is.
        table: &'static str,
        /// The term.
        term: &'static str,
        /// How many cases it has.
        slots: usize,
    },
    /// A term that nobody counts.
    #[error("[{table}] has `{term}`, which the evaluation does not count")]
    Unknown {
        /// Whose turn it is.
        table: &'static str,
        /// The term as written.
        term: String,
    },
}

/// The tables of a file, in the order of [`Side`].
const TABLES: [&str; 2] = ["attackers-to-move", "defenders-to-move"];

impl Weights {
    /// What one of each term is worth when it is a side's turn.
    #[inline(always)]
    pub(crate) const fn for_turn(&self, side: Side) -> &Turn {
        &self.turns[side as usize]
    }

    /// Reads a file.
    pub(crate) fn read(text: &str) -> Result<Weights, WeightsError> {
        let file: Table = text.parse().map_err(|error: toml::de::Error| WeightsError::Toml(error.to_string()))?;
        match file.get("version") {
            Some(Value::Integer(VERSION)) => {}
            version => return Err(WeightsError::Version(version.map_or_else(|| "missing".to_owned(), ToString::to_string))),
        }
        let mut turns = [[0; SLOTS]; 2];
        for (turn, table) in turns.iter_mut().zip(TABLES) {
            let terms = file.get(table).and_then(Value::as_table);
            for term in Term::ALL {
                let error = || WeightsError::Term { table, term: term.name(), slots: term.slots() };
                let numbers = terms.and_then(|terms| terms.get(term.name())).and_then(Value::as_array).ok_or_else(error)?;
                if numbers.len() != term.slots() {
                    return Err(error());
                }
                for (slot, number) in turn[term.first()..].iter_mut().zip(numbers) {
                    *slot = number.as_integer().and_then(|number| number.try_into().ok()).ok_or_else(error)?;
                }
            }
            let known = |name: &str| Term::ALL.iter().any(|term| term.name() == name);
            if let Some(term) = terms.into_iter().flat_map(Table::keys).find(|name| !known(name)) {
                return Err(WeightsError::Unknown { table, term: term.clone() });
            }
        }
        Ok(Weights { turns: turns.map(Turn::new) })
    }

    /// Writes a file: the reverse of [`Weights::read`]. `note` stands above it as a comment, line by line.
    pub(crate) fn write(turns: &[[i32; SLOTS]; 2], note: &str) -> String {
        let mut text: String = note.lines().map(|line| format!("# {line}\n")).collect();
        text += &format!("version = {VERSION}\n");
        for (turn, table) in turns.iter().zip(TABLES) {
            text += &format!("\n[{table}]\n");
            for term in Term::ALL {
                let numbers: Vec<String> =
                    turn[term.first()..term.first() + term.slots()].iter().map(ToString::to_string).collect();
                text += &format!("{} = [{}]\n", term.name(), numbers.join(", "));
            }
        }
        text
    }
}

/// A family of rule sets: those whose king escapes to the corners, or to the edge, on boards of about the same size.
pub(crate) struct Family {
    pub(crate) name: &'static str,
    to_corners: bool,
    /// The widest board.
    widest: usize,
    weights: LazyLock<Weights>,
}

macro_rules! family {
    ($name:literal, $to_corners:literal, $widest:literal) => {
        Family {
            name: $name,
            to_corners: $to_corners,
            widest: $widest,
            weights: LazyLock::new(|| {
                let file = include_str!(concat!("../../weights/", $name, ".toml"));
                Weights::read(file).unwrap_or_else(|error| unreachable!("{}.toml: {error}", $name))
            }),
        }
    };
}

static FAMILIES: [Family; 6] = [
    family!("corner-9", true, 9),
    family!("corner-13", true, 13),
    family!("corner-19", true, 19),
    family!("edge-9", false, 9),
    family!("edge-13", false, 13),
    family!("edge-19", false, 19),
];

impl Family {
    /// The family of a rule set.
    pub(crate) fn of(to_corners: bool, size: usize) -> &'static Family {
        let fits = |family: &&Family| family.to_corners == to_corners && size <= family.widest;
        FAMILIES.iter().find(fits).unwrap_or(&FAMILIES[FAMILIES.len() - 1])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_has_weights_that_survive_writing() {
        for family in &FAMILIES {
            let weights = family.weights();
            assert_eq!(
                Weights::read(&Weights::write(&weights.turns.each_ref().map(|turn| *turn.slots()), "a note\nof two lines"))
                    .as_ref(),
                Ok(weights),
                "{}",
                family.name
            );
        }
    }

    #[test]
    fn every_board_has_a_family() {
        for size in 7..=19 {
            for to_corners in [true, false] {
                let family = Family::of(to_corners, size);
                assert!(family.to_corners == to_corners && size <= family.widest, "{size}");
            }
        }
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused_with_the_reason() {
        let good = Weights::write(&[[1; SLOTS]; 2], "");
        for (from, to, says) in [
            ("version = 1", "version = 2", "`version` is 2"),
            ("version = 1", "", "`version` is missing"),
            ("tempo = [1]", "tempo = [1, 2]", "[attackers-to-move] needs `tempo` as a list of 1 "),
            ("tempo = [1]", "tempo = [0.5]", "needs `tempo`"),
            ("tempo = [1]", "tempo = [1]\nluck = [3]", "[attackers-to-move] has `luck`"),
            ("[defenders-to-move]", "[draughts]", "[defenders-to-move] needs `tempo`"),
            ("[defenders-to-move]", "[defenders-to-move", "TOML"),
        ] {
            let error = Weights::read(&good.replacen(from, to, 1)).expect_err(to).to_string();
            assert!(error.contains(says), "{to}: {error}");
        }
    }
}
