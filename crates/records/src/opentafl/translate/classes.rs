//! Piece lists by class. A rule set distinguishes attackers, defenders and the king; special pieces count as men of their side.

use hnefi_rules::Piece;
use hnefi_rules::rules::{Access, Hostile, RuleValue};

use super::super::letters::{Letter, Pieces};

/// Which of the three classes are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Classes {
    pub(super) attackers: bool,
    pub(super) defenders: bool,
    pub(super) king: bool,
}

impl Classes {
    /// The classes of a list, if it treats all men of a side that are in play alike.
    pub(super) fn of(list: Pieces, in_play: Pieces) -> Option<Classes> {
        let men = |man: Letter| {
            let mut special = in_play.letters().filter(|l| l.side() == man.side() && !matches!(l.as_char(), 'k' | 'K'));
            let first = special.next().unwrap_or(man);
            special.all(|letter| list.has(letter) == list.has(first)).then_some(list.has(first))
        };
        Some(Classes { attackers: men(Letter::ATTACKER)?, defenders: men(Letter::DEFENDER)?, king: list.has(Letter::KING) })
    }

    /// The list that a record has for these classes; guards are in it only where there are some.
    pub(super) fn list(self, in_play: Pieces) -> Pieces {
        let guards: Pieces = in_play.letters().filter(|letter| matches!(letter.as_char(), 'g' | 'G')).collect();
        let all = Pieces::USUAL.or(guards);
        let meant = |letter: &Letter| match letter.as_char() {
            'K' => self.king,
            lower if lower.is_ascii_lowercase() => self.attackers,
            _ => self.defenders,
        };
        all.letters().filter(meant).collect()
    }

    pub(super) fn and(self, other: Classes) -> Classes {
        Classes {
            attackers: self.attackers && other.attackers,
            defenders: self.defenders && other.defenders,
            king: self.king && other.king,
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Classes::default()
    }

    pub(super) fn has_men(self) -> bool {
        self.attackers || self.defenders
    }

    pub(super) fn is_full(self) -> bool {
        self.attackers && self.defenders && self.king
    }

    pub(super) fn has(self, letter: Letter) -> bool {
        match letter.as_char() {
            'K' => self.king,
            lower if lower.is_ascii_lowercase() => self.attackers,
            _ => self.defenders,
        }
    }

    pub(super) fn from_access(access: Access) -> Classes {
        Classes {
            attackers: access.includes(Piece::Attacker),
            defenders: access.includes(Piece::Defender),
            king: access.includes(Piece::King),
        }
    }

    pub(super) fn from_hostile(hostile: Hostile) -> Classes {
        Classes { attackers: hostile.to_attackers(), defenders: hostile.to_defenders(), king: hostile.to_king() }
    }

    /// The rule's word for these classes.
    pub(super) fn access(self) -> Access {
        *Access::all()
            .iter()
            .find(|access| Classes::from_access(**access) == self)
            .expect("there is a word for every choice of classes")
    }

    /// The rule's word for these classes.
    pub(super) fn hostile(self) -> Hostile {
        let found = Hostile::all().iter().find(|hostile| Classes::from_hostile(**hostile) == self);
        *found.expect("there is a word for every choice of classes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_classes_has_a_word_and_a_list() {
        let play: Pieces = "tTKg".chars().filter_map(Letter::from_char).collect();
        for bits in 0..8_u8 {
            let classes = Classes { attackers: bits & 1 > 0, defenders: bits & 2 > 0, king: bits & 4 > 0 };
            assert_eq!(Classes::from_access(classes.access()), classes);
            assert_eq!(Classes::from_hostile(classes.hostile()), classes);
            assert_eq!(Classes::of(classes.list(play), play), Some(classes));
        }
        assert_eq!(Classes { attackers: true, defenders: true, king: true }.list(Pieces::NONE), Pieces::USUAL);
        assert_eq!(Classes { attackers: true, ..Classes::default() }.list(play).to_string(), "tcnkmg");
    }

    #[test]
    fn a_list_that_splits_the_men_has_no_classes() {
        let play: Pieces = "tcTK".chars().filter_map(Letter::from_char).collect();
        let list: Pieces = "tT".chars().filter_map(Letter::from_char).collect();
        assert_eq!(Classes::of(list, play), None);
        assert!(Classes::of(list, Pieces::NONE.or(play).and("tTK".chars().filter_map(Letter::from_char).collect())).is_some());
    }
}
