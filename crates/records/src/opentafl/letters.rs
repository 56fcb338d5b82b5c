//! The twelve letters for pieces, and lists of them.

use std::fmt;

use hnefi_rules::Side;

use super::problem::Problem;

/// A piece as OpenTafl writes it: `t` man, `c` commander, `n` knight, `k` king, `m` mercenary, `g` guard; small letters for the
/// attackers, capitals for the defenders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter(u8);

const LETTERS: &[u8; 12] = b"tcnkmgTCNKMG";

impl Letter {
    /// All twelve, in the order in which lists have them.
    pub const ALL: [Letter; 12] = {
        let mut all = [Letter(0); 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Letter(i as u8);
            i += 1;
        }
        all
    };
    /// A man of the attackers.
    pub const ATTACKER: Letter = Letter(0);
    /// A man of the defenders.
    pub const DEFENDER: Letter = Letter(6);
    /// The king.
    pub const KING: Letter = Letter(9);

    /// The piece that a letter stands for.
    #[must_use]
    pub fn from_char(letter: char) -> Option<Letter> {
        let place = LETTERS.iter().position(|known| char::from(*known) == letter)?;
        Some(Letter(place as u8))
    }

    /// The letter.
    #[must_use]
    pub const fn as_char(self) -> char {
        LETTERS[self.0 as usize] as char
    }

    /// The side of the piece.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < 6 { Side::Attackers } else { Side::Defenders }
    }

    /// Whether this is an ordinary man.
    #[must_use]
    pub const fn is_man(self) -> bool {
        self.0.is_multiple_of(6)
    }

    /// The place in the order of lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same kind of piece on the other side.
    #[must_use]
    pub const fn turned(self) -> Letter {
        Letter((self.0 + 6) % 12)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.as_char())
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A list of pieces, such as `tcnkTCNK`. The order has no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pieces(u16);

impl Pieces {
    /// No piece.
    pub const NONE: Pieces = Pieces(0);
    /// `tcnkm`: the attackers of a default list. Guards are in none of them.
    pub const ATTACKERS: Pieces = Pieces(0b01_1111);
    /// `TCNKM`: the defenders of a default list.
    pub const DEFENDERS: Pieces = Pieces(0b01_1111 << 6);
    /// `tcnkmTCNKM`: all pieces, in a default list.
    pub const USUAL: Pieces = Pieces(0b01_1111 | 0b01_1111 << 6);
    /// `K`.
    pub const KING: Pieces = Pieces(1 << 9);

    /// Reads a list; `column` is where it begins.
    pub(crate) fn read(text: &str, column: usize) -> Result<Pieces, (usize, Problem)> {
        let mut list = Pieces::NONE;
        for (place, letter) in text.chars().enumerate() {
            match Letter::from_char(letter) {
                Some(letter) => list.insert(letter),
                None => return Err((column + place, Problem::Letter(letter))),
            }
        }
        Ok(list)
    }

    /// Adds a piece.
    pub fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter.0;
    }

    /// Whether a piece is in the list.
    #[must_use]
    pub const fn has(self, letter: Letter) -> bool {
        self.0 & (1 << letter.0) != 0
    }

    /// Whether the list is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pieces that are in both lists.
    #[must_use]
    pub const fn and(self, other: Pieces) -> Pieces {
        Pieces(self.0 & other.0)
    }

    /// The pieces that are in one list or the other.
    #[must_use]
    pub const fn or(self, other: Pieces) -> Pieces {
        Pieces(self.0 | other.0)
    }

    /// The letters, in the order of lists.
    pub fn letters(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.into_iter().filter(move |letter| self.has(*letter))
    }
}

impl FromIterator<Letter> for Pieces {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Pieces {
        let mut list = Pieces::NONE;
        letters.into_iter().for_each(|letter| list.insert(letter));
        list
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| letter.fmt(f))
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twelve_letters_are_those_of_the_notation() {
        assert_eq!(Letter::ALL.iter().map(Letter::to_string).collect::<String>(), "tcnkmgTCNKMG");
        for letter in Letter::ALL {
            assert_eq!(Letter::from_char(letter.as_char()), Some(letter));
            assert_eq!(letter.turned().turned(), letter);
            assert_eq!(letter.turned().as_char().to_ascii_lowercase(), letter.as_char().to_ascii_lowercase());
        }
        assert_eq!(Letter::KING.as_char(), 'K');
        assert_eq!(Letter::from_char('q'), None);
    }

    #[test]
    fn lists_are_sets() {
        let list = Pieces::read("KTtcK", 1).expect("a list");
        assert_eq!(list.to_string(), "tcTK");
        assert_eq!(Pieces::USUAL.to_string(), "tcnkmTCNKM");
        assert_eq!(Pieces::KING.to_string(), "K");
        assert_eq!(Pieces::read("tcx", 10), Err((12, Problem::Letter('x'))));
    }
}
