//! `spd`: how far pieces move.

use std::fmt;

use super::super::letters::Letter;
use super::super::problem::{Problem, shortened};

/// How many squares each kind of piece moves at most; `None` for no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Speeds([Option<u8>; 12]);

impl Speeds {
    /// The same for every piece.
    #[must_use]
    pub const fn all(limit: Option<u8>) -> Speeds {
        Speeds([limit; 12])
    }

    /// How far a piece moves at most.
    #[must_use]
    pub const fn of(&self, letter: Letter) -> Option<u8> {
        self.0[letter.index()]
    }

    /// Sets how far a piece moves at most. A limit of 0 is no limit.
    pub fn set(&mut self, letter: Letter, limit: Option<u8>) {
        self.0[letter.index()] = limit.filter(|limit| *limit > 0);
    }

    /// Reads one speed, two, or one for each kind of piece; older records leave out the guards, or guards and mercenaries.
    pub(crate) fn read(text: &str, column: usize) -> Result<Speeds, (usize, Problem)> {
        let mut limits = Vec::new();
        let mut place = column;
        for word in text.strip_suffix(',').unwrap_or(text).split(',') {
            limits.push(limit(word).ok_or_else(|| (place, Problem::Speed(shortened(word))))?);
            place += word.chars().count() + 1;
        }
        // Which kinds a list of this length has, in the order of each side's half.
        let kinds: &[usize] = match limits.len() {
            1 => return Ok(Speeds::all(limits[0])),
            2 => {
                let mut speeds = Speeds::all(limits[0]);
                speeds.0[6..].fill(limits[1]);
                return Ok(speeds);
            }
            8 => &[0, 1, 2, 3],
            10 => &[0, 1, 2, 3, 4],
            12 => &[0, 1, 2, 3, 4, 5],
            other => return Err((column, Problem::SpeedCount(other))),
        };
        let mut speeds = Speeds::default();
        for (half, side) in limits.chunks(kinds.len()).zip([0, 6]) {
            for (kind, limit) in kinds.iter().zip(half) {
                speeds.0[side + kind] = *limit;
            }
        }
        Ok(speeds)
    }
}

/// A limit; the program writes -1 for none and, where it fills up old records, 0.
fn limit(word: &str) -> Option<Option<u8>> {
    match word {
        "-1" | "0" => Some(None),
        _ if word.bytes().all(|b| b.is_ascii_digit()) => word.parse().ok().map(|limit: u8| Some(limit).filter(|l| *l > 0)),
        _ => None,
    }
}

impl fmt::Display for Speeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |limit: Option<u8>| limit.map_or_else(|| "-1".to_owned(), |limit| limit.to_string());
        let (attackers, defenders) = self.0.split_at(6);
        let same = |half: &[Option<u8>]| half.iter().all(|limit| *limit == half[0]);
        if same(attackers) && same(defenders) {
            if attackers[0] == defenders[0] {
                return f.write_str(&word(attackers[0]));
            }
            return write!(f, "{},{},", word(attackers[0]), word(defenders[0]));
        }
        self.0.iter().try_for_each(|limit| write!(f, "{},", word(*limit)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_in_use_is_read() {
        let king = |text: &str| Speeds::read(text, 1).expect(text).of(Letter::KING);
        let attacker = |text: &str| Speeds::read(text, 1).expect(text).of(Letter::ATTACKER);
        assert_eq!((attacker("-1"), king("-1")), (None, None));
        assert_eq!((attacker("4"), king("4")), (Some(4), Some(4)));
        assert_eq!((attacker("3,4"), king("3,4")), (Some(3), Some(4)));
        assert_eq!((attacker("-1,-1,-1,-1,-1,-1,-1,1,"), king("-1,-1,-1,-1,-1,-1,-1,1,")), (None, Some(1)));
        assert_eq!(king("1,1,1,1,1,1,1,1,2,1"), Some(2));
        assert_eq!(king("1,1,1,1,1,1,1,1,1,2,1,1"), Some(2));
        assert_eq!(attacker("0,1,1,1,1,1,1,1,1,2,1,1"), None);
    }

    #[test]
    fn a_bad_list_of_speeds_is_refused_with_its_place() {
        assert_eq!(Speeds::read("1,2,3", 5), Err((5, Problem::SpeedCount(3))));
        assert_eq!(Speeds::read("1,x", 5), Err((7, Problem::Speed("x".to_owned()))));
        assert_eq!(Speeds::read("", 5), Err((5, Problem::Speed(String::new()))));
        assert_eq!(Speeds::read("-2", 5), Err((5, Problem::Speed("-2".to_owned()))));
        assert_eq!(Speeds::read("999", 5), Err((5, Problem::Speed("999".to_owned()))));
    }
}
