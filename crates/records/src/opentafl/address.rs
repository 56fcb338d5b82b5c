//! Addresses: `3.` is a turn of the main line, `3b.2.1a.` the first turn of the second variation off the second move of turn 3, and
//! `4a.5.4c.2.2a.` goes one variation deeper.

use std::fmt;
use std::str::FromStr;

use super::problem::{NotationError, Problem, shortened};

/// Where a turn stands: the variations that lead to it, and its number in the last of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TurnAddress {
    /// Which variations; none in the main line.
    pub branches: Vec<Branch>,
    /// The turn, counted from 1.
    pub turn: u32,
}

/// A variation, in place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Branch {
    /// The turn of the move.
    pub turn: u32,
    /// Which move of the turn, counted from 0 (`a`).
    pub leg: u8,
    /// Which variation of that move, counted from 1.
    pub variation: u32,
}

/// Where a move stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveAddress {
    /// Its turn.
    pub turn: TurnAddress,
    /// Which move of the turn, counted from 0 (`a`).
    pub leg: u8,
}

/// A number with or without a letter.
type Part = (u32, Option<u8>);

/// Reads the parts of the address at the beginning of a text, and returns the rest. A letter belongs to the address only where a point,
/// white space or the end follows it: `1.d2-d3` begins with the address `1.`.
fn parts(text: &str) -> Option<(Vec<Part>, &str)> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Some((parts, rest));
        }
        let number: u32 = rest[..digits].parse().ok()?;
        let after = &rest[digits..];
        let lettered = after.bytes().next().filter(u8::is_ascii_lowercase).filter(|_| {
            let next = after[1..].chars().next();
            next.is_none_or(|next| next == '.' || next.is_whitespace())
        });
        let after = if lettered.is_some() { &after[1..] } else { after };
        parts.push((number, lettered.map(|letter| letter - b'a')));
        match after.strip_prefix('.') {
            Some(next) => rest = next,
            None => return Some((parts, after)),
        }
    }
}

/// The branches of an address, and its last part.
fn branches(parts: &[Part]) -> Option<(Vec<Branch>, Part)> {
    let (&last, roots) = parts.split_last()?;
    if roots.len() % 2 != 0 {
        return None;
    }
    let branch = |pair: &[Part]| match *pair {
        [(turn, Some(leg)), (variation, None)] => Some(Branch { turn, leg, variation }),
        _ => None,
    };
    Some((roots.chunks(2).map(branch).collect::<Option<Vec<_>>>()?, last))
}

impl TurnAddress {
    /// A turn of the main line.
    #[must_use]
    pub const fn main(turn: u32) -> TurnAddress {
        TurnAddress { branches: Vec::new(), turn }
    }

    /// Reads the address at the beginning of a text, and returns the rest. In a variation the letter of the last part is `a`; other
    /// letters are read as the same turn.
    pub(crate) fn at_the_beginning(text: &str) -> Option<(TurnAddress, &str)> {
        let (parts, rest) = parts(text)?;
        let (branches, (turn, leg)) = branches(&parts)?;
        (leg.is_some() != branches.is_empty()).then_some((TurnAddress { branches, turn }, rest))
    }
}

impl FromStr for TurnAddress {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<TurnAddress, NotationError> {
        match TurnAddress::at_the_beginning(text) {
            Some((address, "")) => Ok(address),
            _ => Err(NotationError::at(1, Problem::Address(shortened(text)))),
        }
    }
}

impl FromStr for MoveAddress {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<MoveAddress, NotationError> {
        let wrong = || NotationError::at(1, Problem::Address(shortened(text)));
        let (parts, rest) = parts(text).ok_or_else(wrong)?;
        let (branches, (turn, leg)) = branches(&parts).ok_or_else(wrong)?;
        // A turn alone means its first move.
        let address = MoveAddress { turn: TurnAddress { branches, turn }, leg: leg.unwrap_or(0) };
        if rest.is_empty() { Ok(address) } else { Err(wrong()) }
    }
}

fn letter(leg: u8) -> char {
    char::from(b'a' + leg.min(25))
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}.", self.turn, letter(self.leg), self.variation)
    }
}

impl fmt::Display for TurnAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.branches.iter().try_for_each(|branch| branch.fmt(f))?;
        write!(f, "{}{}.", self.turn, if self.branches.is_empty() { "" } else { "a" })
    }
}

impl fmt::Display for MoveAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.turn.branches.iter().try_for_each(|branch| branch.fmt(f))?;
        write!(f, "{}{}", self.turn.turn, letter(self.leg))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn addresses_are_read_from_right_to_left() {
        let address: TurnAddress = "4a.5.4c.2.2a".parse().expect("an address");
        let branches = [Branch { turn: 4, leg: 0, variation: 5 }, Branch { turn: 4, leg: 2, variation: 2 }];
        assert_eq!(address, TurnAddress { branches: branches.to_vec(), turn: 2 });
        assert_eq!(address.to_string(), "4a.5.4c.2.2a.");
        assert_eq!("3.".parse(), Ok(TurnAddress::main(3)));
        assert_eq!("6a".parse(), Ok(MoveAddress { turn: TurnAddress::main(6), leg: 0 }));
        assert_eq!("12".parse::<MoveAddress>().expect("an address").to_string(), "12a");
    }

    #[test]
    fn an_address_ends_where_a_move_begins() {
        assert_eq!(TurnAddress::at_the_beginning("1.d2-d3"), Some((TurnAddress::main(1), "d2-d3")));
        assert_eq!(TurnAddress::at_the_beginning("1. d2-d3"), Some((TurnAddress::main(1), " d2-d3")));
        let (address, rest) = TurnAddress::at_the_beginning("8b.1.1a. ..... d1-d3").expect("an address");
        assert_eq!((address.to_string().as_str(), rest), ("8b.1.1a.", " ..... d1-d3"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "a", "3a.", "3.1.1a", "3a.1.1", "3a.1b.1a.", "99999999999.", "3..1", "3a.1.1a. x"] {
            assert!(text.parse::<TurnAddress>().is_err(), "{text}");
        }
    }

    prop_compose! {
        pub(crate) fn any_branch()(turn in 1..200_u32, leg in 0..26_u8, variation in 1..9_u32) -> Branch {
            Branch { turn, leg, variation }
        }
    }

    proptest! {
        #[test]
        fn a_printed_address_reads_as_itself(
            branches in proptest::collection::vec(any_branch(), 0..4),
            turn in 1..200_u32,
            leg in 0..26_u8,
        ) {
            let turn = TurnAddress { branches, turn };
            prop_assert_eq!(turn.to_string().parse::<TurnAddress>(), Ok(turn.clone()));
            let address = MoveAddress { turn, leg };
            prop_assert_eq!(address.to_string().parse::<MoveAddress>(), Ok(address));
        }

        #[test]
        fn any_text_is_an_address_or_refused(text in "[0-9a-c.]{0,16}|.*") {
            let _ = text.parse::<TurnAddress>();
            let _ = text.parse::<MoveAddress>();
        }
    }
}
