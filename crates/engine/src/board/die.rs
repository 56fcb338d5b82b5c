//! The die that decides whether a side may move.

use hnefi_rules::rules::Dice;

/// The faces of a die.
const FACES: u32 = 6;

/// How many faces of the die let a side move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Die {
    faces: u32,
}

impl Die {
    /// The die of a rule set, if it has one.
    pub(crate) fn of(dice: Dice) -> Option<Die> {
        let faces = (1..=FACES as u8).filter(|face| dice.lets_move(*face)).count() as u32;
        (faces < FACES).then_some(Die { faces })
    }

    /// How likely the side that throws first is the next to move, where both throw in turn until one may.
    pub(crate) fn first_of_two(self) -> f64 {
        f64::from(FACES) / f64::from(2 * FACES - self.faces)
    }

    /// How likely a single throw lets a side move.
    pub(crate) fn once(self) -> f64 {
        f64::from(self.faces) / f64::from(FACES)
    }
}
