//! Dials: the weights of a family's evaluation as parameters, for tuning by games.

use super::OtherWeights;
use crate::eval::features::{Feature, SLOTS};
use crate::eval::weights::{Family, Numbers, Weights};

/// The numbers of one family's evaluation that can be turned up and down: each case of a term by itself, but the places of the board, of
/// which there are too many, together in proportion. What stands for the hunt of a king and for its siege is turned with the rest.
///
/// One step of a dial changes what positions are worth by about as much as one step of any other. Whichever are turned, all numbers are
/// stretched alike until scores are spread as widely as before: the margins of the search are in hundredths of a man.
#[derive(Clone, Debug)]
pub struct Dials {
    family: &'static Family,
    dials: Vec<Dial>,
    /// Of each term so much is in some positions.
    counts: Vec<Vec<i32>>,
}

#[derive(Clone, Debug)]
struct Dial {
    turns: Turns,
    /// What one step adds: thousandths of a man, or a factor.
    step: f64,
}

#[derive(Clone, Copy, Debug)]
enum Turns {
    /// This number of the table, by addition.
    Slot(usize),
    /// All numbers of a term, in proportion.
    Whole(Feature),
}

/// A term with more cases than this is turned as a whole.
const FEW: usize = 10;
/// One step changes a number by this part of it at the most, or by this many thousandths of a man if that is more.
const GREATEST_PART: f64 = 0.5;
const GREATEST: f64 = 300.0;

impl Dials {
    /// The dials of a family, by its name, for positions that have as much of each term as one of `counts`
    /// ([`Scales::counts`](super::Scales::counts)): one step of a dial changes what they are worth by `shake` men, in standard deviations
    /// from one to another, or less, where that would change a number by more than half. What is the same in all of them has no dial. `None`
    /// if no family is called so.
    #[must_use]
    pub fn new(family: &str, counts: Vec<Vec<i32>>, shake: f64) -> Option<Dials> {
        let family = Family::named(family)?;
        let numbers = family.weights().numbers();
        let step = |spread: f64, greatest: f64| if spread > 0.0 { (shake * 1_000.0 / spread).min(greatest) } else { 0.0 };
        let mean = mean_of_turns(&numbers);
        let mut dials = Vec::new();
        for term in Feature::ALL {
            let slots = term.first()..term.first() + term.slots();
            if term.slots() > FEW {
                let worth = |counts: &Vec<i32>| slots.clone().map(|slot| mean[slot] * f64::from(counts[slot])).sum::<f64>();
                dials.push(Dial { turns: Turns::Whole(*term), step: step(spread(counts.iter().map(worth)), GREATEST_PART) });
            } else {
                dials.extend(slots.map(|slot| {
                    let spread = spread(counts.iter().map(|counts| f64::from(counts[slot])));
                    let greatest = (mean[slot].abs() * GREATEST_PART).max(GREATEST);
                    Dial { turns: Turns::Slot(slot), step: step(spread, greatest) }
                }));
            }
        }
        dials.retain(|dial| dial.step > 0.0);
        Some(Dials { family, dials, counts })
    }

    /// How many dials there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.dials.len()
    }

    /// The weights of this build with each dial turned by its number of `steps`. Dials for which there is no number stay as they are.
    #[must_use]
    pub fn turned(&self, steps: &[f64]) -> OtherWeights {
        OtherWeights(vec![(self.family.name, Weights::new(self.numbers(steps)))])
    }

    /// The same as a file of weights; `note` stands above it, line by line.
    #[must_use]
    pub fn file(&self, steps: &[f64], note: &str) -> String {
        Weights::write(&self.numbers(steps), note)
    }

    /// For each dial its name, and what its number is worth on the attackers' turn, in thousandths of a man, before and after it has been
    /// turned: for numbers turned together what a hundred thousandths become.
    pub fn changes(&self, steps: &[f64]) -> impl Iterator<Item = (String, i32, i32)> {
        let (before, after) = (self.numbers(&[]), self.numbers(steps));
        self.dials.iter().zip(steps).map(move |(dial, by)| match dial.turns {
            Turns::Whole(term) => (term.name().to_owned(), 100, in_proportion(100, dial.step * by)),
            Turns::Slot(slot) => (slot_name(slot), before.turns[0][slot], after.turns[0][slot]),
        })
    }

    fn numbers(&self, steps: &[f64]) -> Numbers {
        let before = self.family.weights().numbers();
        let mut numbers = before.clone();
        for table in tables(&mut numbers) {
            for (dial, by) in self.dials.iter().zip(steps) {
                dial.turn(table, *by);
            }
        }
        let stretch = self.spread(&before) / self.spread(&numbers);
        if stretch.is_finite() && stretch > 0.0 {
            for number in tables(&mut numbers).flatten() {
                *number = (f64::from(*number) * stretch).round() as i32;
            }
        }
        numbers
    }

    /// How widely the scores of the positions are spread.
    fn spread(&self, numbers: &Numbers) -> f64 {
        let mean = mean_of_turns(numbers);
        let score = |counts: &Vec<i32>| counts.iter().zip(&mean).map(|(count, worth)| f64::from(*count) * worth).sum::<f64>();
        spread(self.counts.iter().map(score))
    }
}

/// What all terms are worth, on either turn and in the phases that have weights of their own.
fn tables(numbers: &mut Numbers) -> impl Iterator<Item = &mut [i32; SLOTS]> {
    numbers.turns.iter_mut().chain(numbers.special.iter_mut().flatten().map(|special| &mut special.slots))
}

fn mean_of_turns(numbers: &Numbers) -> [f64; SLOTS] {
    std::array::from_fn(|slot| numbers.turns.iter().map(|turn| f64::from(turn[slot])).sum::<f64>() / 2.0)
}

impl Dial {
    fn turn(&self, table: &mut [i32; SLOTS], by: f64) {
        match self.turns {
            Turns::Slot(slot) => table[slot] = (f64::from(table[slot]) + self.step * by).round() as i32,
            Turns::Whole(term) => {
                let numbers = &mut table[term.first()..term.first() + term.slots()];
                numbers.iter_mut().for_each(|number| *number = in_proportion(*number, self.step * by));
            }
        }
    }
}

fn in_proportion(number: i32, more: f64) -> i32 {
    (f64::from(number) * (1.0 + more)).round() as i32
}

/// The term and, if it has several cases, which of them, counted from 1.
fn slot_name(slot: usize) -> String {
    let holds = |term: &&Feature| (term.first()..term.first() + term.slots()).contains(&slot);
    Feature::ALL.iter().find(holds).map_or_else(String::new, |term| match term.slots() {
        1 => term.name().to_owned(),
        _ => format!("{} {}", term.name(), slot - term.first() + 1),
    })
}

/// The standard deviation.
fn spread(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    (values.map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use hnefi_rules::{Position, Side};
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::tune::{NUMBERS, Scales};

    /// Counts in which some terms vary, each by so much, and nothing else does; a multitude of men makes the spread of scores, so that they need
    /// no stretching.
    fn varying(terms: &[(usize, i32)]) -> Vec<Vec<i32>> {
        let of = |sign: i32, men: i32| {
            let mut counts = vec![7; NUMBERS];
            terms.iter().for_each(|(slot, spread)| counts[*slot] += sign * spread);
            counts[Feature::Defenders.first()] = men;
            counts
        };
        vec![of(1, 0), of(-1, 0), of(1, 100_000), of(-1, 100_000)]
    }

    fn before(family: &str) -> Numbers {
        Family::named(family).expect(family).weights().numbers()
    }

    /// The dials but that of the men.
    fn dials_of(counts: Vec<Vec<i32>>, shake: f64) -> Dials {
        let mut dials = Dials::new("corner-19", counts, shake).expect("dials");
        dials.dials.retain(|dial| !matches!(dial.turns, Turns::Slot(slot) if slot == Feature::Defenders.first()));
        dials
    }

    #[test]
    fn a_step_changes_what_positions_are_worth_by_the_shake() {
        let reach = Feature::ReachAttackers.first();
        let dials = dials_of(varying(&[(reach, 50)]), 0.2);
        assert_eq!(dials.count(), 1);
        let before = before("corner-19");
        // 0.2 men are 200 thousandths, 50 points are one standard deviation.
        let after = dials.numbers(&[3.0]);
        assert_eq!(after.turns.map(|turn| turn[reach]), before.turns.map(|turn| turn[reach] + 12));
        for (after, before) in after.special.into_iter().zip(before.special) {
            assert_eq!(after.map(|table| table.slots[reach]), before.map(|table| table.slots[reach] + 12));
        }
        assert_eq!(after.moves, before.moves);
        let number = before.turns[0][reach];
        assert_eq!(dials.changes(&[-1.0]).collect::<Vec<_>>(), [("reach-attackers".to_owned(), number, number - 4)]);
    }

    #[test]
    fn what_is_seen_seldom_is_turned_by_half_at_the_most() {
        let closed = Feature::CornersClosed.first() + 3;
        assert_eq!(dials_of(varying(&[]), 0.2).count(), 0, "what never varies has no dial");
        let mut counts = varying(&[]);
        counts.resize(1_000, counts[0].clone());
        counts[0][closed] += 1;
        let dials = dials_of(counts, 0.2);
        let mean = mean_of_turns(&before("corner-19"))[closed];
        let (name, before, after) = dials.changes(&[1.0]).next().expect("a dial");
        assert!(mean > 1_000.0, "one that is worth a lot");
        assert_eq!(name, "corners-closed 4");
        assert!((f64::from(after - before) - mean / 2.0).abs() < 2.0, "{before} {after}");
    }

    #[test]
    fn places_are_turned_together() {
        let at = Feature::AttackersAt.first();
        let dials = dials_of(varying(&[(at, 3)]), 100.0);
        let (before, after) = (before("corner-19"), dials.numbers(&[2.0]));
        for slot in at..at + Feature::AttackersAt.slots() {
            assert_eq!(after.turns[0][slot], 2 * before.turns[0][slot]);
        }
        assert_eq!(dials.changes(&[2.0]).collect::<Vec<_>>(), [("attackers-at".to_owned(), 100, 200)]);
    }

    #[test]
    fn scores_stay_as_widely_spread_however_dials_are_turned() {
        let [reach, men] = [Feature::ReachAttackers, Feature::Defenders].map(Feature::first);
        let mut counts = varying(&[(reach, 50)]);
        counts.iter_mut().for_each(|counts| counts[men] /= 10_000);
        let dials = Dials::new("corner-19", counts, 1.0).expect("dials");
        let before = before("corner-19");
        for steps in [[4.0, 0.0], [0.0, 5.0], [-3.0, 7.0]] {
            let after = dials.numbers(&steps);
            assert!((dials.spread(&after) / dials.spread(&before) - 1.0).abs() < 0.02, "{steps:?}");
            assert_ne!(after.turns[0][reach] * before.turns[0][men], before.turns[0][reach] * after.turns[0][men]);
        }
    }

    #[test]
    fn dials_left_alone_leave_the_weights_of_the_build() {
        let rules = Ruleset::named("copenhagen").expect("copenhagen");
        let scales = Scales::new(&rules);
        let counts = scales.counts(&Position::start(&rules)).expect("counts");
        let mut other = counts.clone();
        other.iter_mut().step_by(2).for_each(|number| *number += 1);
        let dials = Dials::new("corner-13", vec![counts, other], 0.2).expect("dials");
        let family = Family::named("corner-13").expect("a family");
        assert_eq!(dials.turned(&vec![0.0; dials.count()]).of(family), family.weights());
        let turned = dials.turned(&vec![1.0; dials.count()]);
        assert_ne!(turned.of(family).for_turn(Side::Attackers), family.weights().for_turn(Side::Attackers));
        assert_eq!(Weights::read(&dials.file(&vec![1.0; dials.count()], "tuned")).as_ref(), Ok(turned.of(family)));
        assert!(Dials::new("corner-20", vec![], 0.2).is_none());
    }
}
