//! Move records: `[piece]from(type)to[xcaptured/…][mark]`, and `---` for giving up.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::notation::{MoveTextError, MoveTextProblem, WrittenMove};
use hnefi_rules::{Mark, Point};

use super::letters::Letter;
use super::problem::{NotationError, Problem, shortened};

/// A move as a record writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtnMove {
    /// The piece, where it is written: special pieces and the king.
    pub piece: Option<Letter>,
    /// Where it stands.
    pub from: Point,
    /// Whether it goes on after a capture (`=`).
    pub berserk: bool,
    /// Whether it jumps (`^`).
    pub jump: bool,
    /// Where it goes.
    pub to: Point,
    /// What it captures, in the order written.
    pub captures: Vec<Captured>,
    /// The record's mark for the king.
    pub mark: Option<Mark>,
}

/// A captured piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Captured {
    /// Which, where it is written.
    pub piece: Option<Letter>,
    /// Where it stood.
    pub square: Point,
}

/// What a record has in the place of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OtnPly {
    /// A move.
    Move(OtnMove),
    /// `---`: the player gives up.
    Resigns,
}

impl FromStr for OtnMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<OtnMove, NotationError> {
        let column = |rest: &str| text[..text.len() - rest.len()].chars().count() + 1;
        let (written, rest) = WrittenMove::read(text)
            .map_err(|MoveTextError { text, column, problem }| NotationError::at(column, Problem::Move { text, problem }))?;
        let piece = |letter: Option<char>| {
            let wrong = |letter| {
                let problem = MoveTextProblem::Letter(letter);
                NotationError::at(1, Problem::Move { text: shortened(text), problem })
            };
            letter.map(|letter| Letter::from_char(letter).ok_or_else(|| wrong(letter))).transpose()
        };
        let captured = |(letter, square): &(Option<char>, Point)| piece(*letter).map(|piece| Captured { piece, square: *square });
        let mark = match rest {
            "" => None,
            _ => Some(Mark::from_text(rest).ok_or_else(|| NotationError::at(column(rest), Problem::Mark(shortened(rest))))?),
        };
        let WrittenMove { from, berserk, jump, to, .. } = written;
        let captures = written.captures.iter().map(captured).collect::<Result<_, _>>()?;
        Ok(OtnMove { piece: piece(written.letter)?, from, berserk, jump, to, captures, mark })
    }
}

impl FromStr for OtnPly {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<OtnPly, NotationError> {
        if text == "---" { Ok(OtnPly::Resigns) } else { text.parse().map(OtnPly::Move) }
    }
}

impl fmt::Display for OtnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(piece) = self.piece {
            write!(f, "{piece}")?;
        }
        let sign = match (self.jump, self.berserk) {
            (true, true) => "^=",
            (true, false) => "^",
            (false, true) => "=",
            (false, false) => "-",
        };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        for (index, captured) in self.captures.iter().enumerate() {
            f.write_str(if index == 0 { "x" } else { "/" })?;
            if let Some(piece) = captured.piece {
                write!(f, "{piece}")?;
            }
            write!(f, "{}", captured.square)?;
        }
        f.write_str(self.mark.map_or("", Mark::text))
    }
}

impl fmt::Display for OtnPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OtnPly::Move(mv) => mv.fmt(f),
            OtnPly::Resigns => f.write_str("---"),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn moves_of_every_kind_survive_their_text() {
        for text in [
            "e5-e8",
            "e5-e8xe9",
            "ce6^e8",
            "Ne6^=e8xce7/ne9/f8/d8",
            "Ne8=e4xe3",
            "Ke5-e1-",
            "Ke1-a1--",
            "a3-e3+",
            "e3-e4++",
            "c6-c7xKc8++",
            "cc6-c7",
            "s19-a19xs18",
        ] {
            assert_eq!(text.parse::<OtnMove>().expect(text).to_string(), text);
        }
        assert_eq!("---".parse(), Ok(OtnPly::Resigns));
    }

    #[test]
    fn a_letter_before_a_letter_is_a_piece() {
        let plain: OtnMove = "c6-c7".parse().expect("a move");
        let commander: OtnMove = "cc6-c7".parse().expect("a move");
        assert_eq!((plain.piece, plain.from.to_string()), (None, "c6".to_owned()));
        assert_eq!((commander.piece, commander.from.to_string()), (Letter::from_char('c'), "c6".to_owned()));
    }

    #[test]
    fn other_programs_ways_are_read() {
        for (text, written) in
            [("e5e8", "e5-e8"), ("E5-E8XE9", "e5-e8xe9"), ("Ke5\u{2013}e8", "Ke5-e8"), ("0d6-0f6x0e5", "d6-f6xe5")]
        {
            assert_eq!(text.parse::<OtnMove>().map(|mv| mv.to_string()).as_deref(), Ok(written));
        }
    }

    #[test]
    fn repeated_crosses_are_read_as_one_list() {
        let repeated: OtnMove = "e3-e2xf2xd2".parse().expect("a move");
        assert_eq!(repeated.to_string(), "e3-e2xf2/d2");
    }

    #[test]
    fn what_is_not_a_move_is_refused_with_the_place() {
        for (text, column, reason) in [
            ("", 1, "is not a move"),
            ("e5", 3, "is not a move"),
            ("e5-", 4, "is not a move"),
            ("e5-Ke8", 4, "is not a move"),
            ("qe5-e8", 1, "is not a move"),
            ("e5-e8x", 7, "`` is not a point"),
            ("e5-e8xe9/", 10, "is not a move"),
            ("e5-e8/e9", 6, "`/e9` means nothing after a move"),
            ("e5-e8+-", 6, "`+-` means nothing after a move"),
            ("é5-e8", 1, "is not a move"),
            ("e5-e99", 4, "is not a move"),
        ] {
            let error = text.parse::<OtnMove>().expect_err(text);
            assert_eq!(error.column, Some(column), "{text}: {error}");
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }

    prop_compose! {
        pub(crate) fn any_move()(
            piece in proptest::option::of(0..12_usize),
            (from, to) in ((0..19_usize, 0..19_usize), (0..19_usize, 0..19_usize)),
            berserk in any::<bool>(),
            jump in any::<bool>(),
            captures in proptest::collection::vec((proptest::option::of(0..12_usize), 0..19_usize, 0..19_usize), 0..5),
            mark in proptest::option::of(0..4_usize),
        ) -> OtnMove {
            let letter = |index: usize| Letter::ALL[index];
            let captured = |(piece, file, rank): (Option<usize>, _, _)| Captured { piece: piece.map(letter), square: Point::new(file, rank) };
            OtnMove {
                piece: piece.map(letter),
                from: Point::new(from.0, from.1),
                berserk,
                jump,
                to: Point::new(to.0, to.1),
                captures: captures.into_iter().map(captured).collect(),
                mark: mark.map(|index| Mark::ALL[index]),
            }
        }
    }

    proptest! {
        #[test]
        fn a_printed_move_reads_as_itself(mv in any_move()) {
            prop_assert_eq!(mv.to_string().parse::<OtnMove>(), Ok(mv));
        }

        #[test]
        fn any_text_is_a_move_or_refused(text in "[a-zA-Z0-9=^x/+-]{0,16}|.*") {
            let _ = text.parse::<OtnPly>();
        }
    }
}
