//! What a format could not say of a record.

use std::collections::BTreeMap;
use std::fmt;

/// Something of a record that the format it was written in has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Which record, counted from 0.
    pub record: usize,
    /// What was lost.
    pub what: Lost,
}

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lost {
    /// The whole game: it has no moves, and the format is nothing but moves.
    Game,
    /// The name of the game.
    Id,
    /// The rule set, or a rule of it, as said.
    Rules(String),
    /// The first position.
    Start,
    /// A tag.
    Tag(String),
    /// How many comments.
    Comments(usize),
    /// How many variations.
    Variations(usize),
    /// How many marks such as `+`.
    Marks(usize),
    /// The captures of this many moves.
    Captures(usize),
    /// Which side made each of this many moves.
    Sides(usize),
    /// How many turns lost.
    Passes(usize),
    /// How many throws of the die.
    Throws(usize),
    /// How much time each side had.
    TimeControl,
    /// The clock after this many moves.
    Clocks(usize),
    /// The time that this many moves took.
    TimesTaken(usize),
    /// Line breaks and the like in this many texts.
    Characters(usize),
    /// Something else kept with this many moves.
    Extra(String, usize),
    /// The result.
    Result,
    /// What ended the game.
    End,
    /// The final position.
    Position,
    /// What only the rules tell, because the game does not replay, for this reason.
    Unreplayed(String),
    /// Anything else, in words.
    Other(String),
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Game => f.write_str("the game: it has no moves"),
            Lost::Id => f.write_str("the game's name"),
            Lost::Rules(what) => write!(f, "{what}"),
            Lost::Start => f.write_str("the first position"),
            Lost::Tag(name) => write!(f, "the tag `{name}`"),
            Lost::Comments(count) => counted(f, *count, "comment"),
            Lost::Variations(count) => counted(f, *count, "variation"),
            Lost::Marks(count) => counted(f, *count, "mark"),
            Lost::Captures(count) => write!(f, "what was captured by {count} moves"),
            Lost::Sides(count) => write!(f, "which side made {count} moves"),
            Lost::Passes(count) => write!(f, "{count} turns lost"),
            Lost::Throws(count) => write!(f, "{count} throws of the die"),
            Lost::TimeControl => f.write_str("the time control"),
            Lost::Clocks(count) => write!(f, "the clock after {count} moves"),
            Lost::TimesTaken(count) => write!(f, "the time that {count} moves took"),
            Lost::Characters(count) => write!(f, "line breaks or brackets in {count} texts"),
            Lost::Extra(name, count) => write!(f, "`{name}` of {count} moves"),
            Lost::Result => f.write_str("the result"),
            Lost::End => f.write_str("what ended the game"),
            Lost::Position => f.write_str("the final position"),
            Lost::Unreplayed(reason) if reason.is_empty() => f.write_str("what only the rules tell: it does not replay"),
            Lost::Unreplayed(reason) => write!(f, "what only the rules tell: it does not replay ({reason})"),
            Lost::Other(what) => f.write_str(what),
        }
    }
}

fn counted(f: &mut fmt::Formatter<'_>, count: usize, what: &str) -> fmt::Result {
    write!(f, "{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl Lost {
    /// The same loss without its count, and the count.
    fn counted(&self) -> (Lost, usize) {
        match *self {
            Lost::Comments(count) => (Lost::Comments(0), count),
            Lost::Variations(count) => (Lost::Variations(0), count),
            Lost::Marks(count) => (Lost::Marks(0), count),
            Lost::Captures(count) => (Lost::Captures(0), count),
            Lost::Sides(count) => (Lost::Sides(0), count),
            Lost::Passes(count) => (Lost::Passes(0), count),
            Lost::Throws(count) => (Lost::Throws(0), count),
            Lost::Clocks(count) => (Lost::Clocks(0), count),
            Lost::TimesTaken(count) => (Lost::TimesTaken(0), count),
            Lost::Characters(count) => (Lost::Characters(0), count),
            Lost::Extra(ref name, count) => (Lost::Extra(name.clone(), 0), count),
            Lost::Unreplayed(_) => (Lost::Unreplayed(String::new()), 0),
            ref other => (other.clone(), 0),
        }
    }

    fn with_count(self, count: usize) -> Lost {
        match self {
            Lost::Comments(_) => Lost::Comments(count),
            Lost::Variations(_) => Lost::Variations(count),
            Lost::Marks(_) => Lost::Marks(count),
            Lost::Captures(_) => Lost::Captures(count),
            Lost::Sides(_) => Lost::Sides(count),
            Lost::Passes(_) => Lost::Passes(count),
            Lost::Throws(_) => Lost::Throws(count),
            Lost::Clocks(_) => Lost::Clocks(count),
            Lost::TimesTaken(_) => Lost::TimesTaken(count),
            Lost::Characters(_) => Lost::Characters(count),
            Lost::Extra(name, _) => Lost::Extra(name, count),
            other => other,
        }
    }
}

/// Losses of one kind over many records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LossSum {
    /// What was lost, with the counts of all records added.
    pub what: Lost,
    /// How many records are concerned.
    pub records: usize,
    /// The first of them, counted from 0.
    pub first: usize,
    /// What the first is called.
    pub first_name: Option<String>,
}

/// Collects the losses of many records, each kind once, in bounded memory.
#[derive(Default)]
pub struct LossSums {
    sums: BTreeMap<Lost, (LossSum, usize, usize)>,
}

impl LossSums {
    /// Adds the losses of a record that is called so.
    pub fn add(&mut self, losses: &[Loss], name: Option<&str>) {
        for loss in losses {
            let (kind, count) = loss.what.counted();
            let new = || LossSum { what: loss.what.clone(), records: 0, first: loss.record, first_name: name.map(str::to_owned) };
            let (sum, total, last) = self.sums.entry(kind).or_insert_with(|| (new(), 0, 0));
            *total += count;
            if sum.records == 0 || *last != loss.record {
                sum.records += 1;
                *last = loss.record;
            }
        }
    }

    /// The sums.
    #[must_use]
    pub fn sums(self) -> Vec<LossSum> {
        // A kind that several records share is reported without details of a single record.
        let told = |(kind, (sum, total, _)): (Lost, (LossSum, usize, usize))| {
            if total == 0 && sum.records == 1 { sum } else { LossSum { what: kind.with_count(total), ..sum } }
        };
        self.sums.into_iter().map(told).collect()
    }
}

/// The losses of many records, each kind once.
#[must_use]
pub fn sum_losses(losses: &[Loss]) -> Vec<LossSum> {
    let mut sums = LossSums::default();
    sums.add(losses, None);
    sums.sums()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_of_a_kind_are_reported_once() {
        let loss = |record, what| Loss { record, what };
        let sums = sum_losses(&[
            loss(0, Lost::Comments(2)),
            loss(0, Lost::Tag("event".to_owned())),
            loss(3, Lost::Comments(1)),
            loss(4, Lost::Tag("site".to_owned())),
        ]);
        let told: Vec<String> = sums.iter().map(|sum| format!("{} in {} from {}", sum.what, sum.records, sum.first)).collect();
        assert_eq!(told, ["the tag `event` in 1 from 0", "the tag `site` in 1 from 4", "3 comments in 2 from 0"]);
    }
}
