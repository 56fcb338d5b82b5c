//! Reading a rules record.

use std::collections::BTreeMap;
use std::str::FromStr;

use hnefi_rules::notation::RowsProblem;
use hnefi_rules::{MAX_SIZE, MIN_SIZE, Point};

use super::super::board::{Board, RankOrder};
use super::super::letters::Pieces;
use super::super::problem::{NotationError, Problem, shortened};
use super::{Key, OtnRules, Speeds, Word, Zone};

/// The words of a record: for each key its value and where that begins.
struct Words<'a>(BTreeMap<Key, (&'a str, usize)>);

impl<'a> Words<'a> {
    fn split(text: &'a str) -> Result<Words<'a>, NotationError> {
        let mut words = BTreeMap::new();
        let mut column = 1;
        for token in text.split(char::is_whitespace) {
            let width = token.chars().count();
            if !token.is_empty() {
                let (key, value) =
                    token.split_once(':').ok_or_else(|| NotationError::at(column, Problem::Token(shortened(token))))?;
                let known = Key::from_word(key).ok_or_else(|| NotationError::at(column, Problem::Key(shortened(key))))?;
                if words.insert(known, (value, column + key.len() + 1)).is_some() {
                    return Err(NotationError::at(column, Problem::Twice(known)));
                }
            }
            column += width + 1;
        }
        Ok(Words(words))
    }

    fn get(&self, key: Key) -> Option<(&'a str, usize)> {
        self.0.get(&key).copied()
    }

    /// The value of a key with words of its own.
    fn word<T: Word>(&self, key: Key, value: &mut T) -> Result<(), NotationError> {
        let Some((text, column)) = self.get(key) else { return Ok(()) };
        *value = T::from_word(text).ok_or_else(|| {
            let known: Vec<&str> = T::WORDS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
            let known = known.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
            NotationError::at(column, Problem::Value { key, value: shortened(text), known })
        })?;
        Ok(())
    }

    fn pieces(&self, key: Key, list: &mut Pieces) -> Result<(), NotationError> {
        if let Some((text, column)) = self.get(key) {
            *list = Pieces::read(text, column)?;
        }
        Ok(())
    }

    /// A list of squares; `default` stands for what is there when the key is left out.
    fn squares(&self, key: Key, size: usize, squares: &mut Vec<Point>) -> Result<(), NotationError> {
        let Some((text, mut column)) = self.get(key) else { return Ok(()) };
        if text == "default" {
            return Ok(());
        }
        squares.clear();
        for word in text.split(',') {
            if !word.is_empty() {
                let square: Point = word.parse().map_err(|_| NotationError::at(column, Problem::Square(shortened(word))))?;
                if !square.is_on_board(size) {
                    return Err(NotationError::at(column, Problem::OffBoard { point: square, size }));
                }
                squares.push(square);
            }
            column += word.chars().count() + 1;
        }
        squares.sort_by_key(|point| point.notation_order());
        squares.dedup();
        Ok(())
    }

    fn zone(&self, keys: [Key; 5], size: usize, zone: &mut Zone) -> Result<(), NotationError> {
        let [squares, hostile, pass, stop, enter] = keys;
        self.squares(squares, size, &mut zone.squares)?;
        self.pieces(hostile, &mut zone.hostile)?;
        self.pieces(pass, &mut zone.pass)?;
        self.pieces(stop, &mut zone.stop)?;
        self.pieces(enter, &mut zone.enter)
    }

    fn start(&self) -> Result<(Board, RankOrder), NotationError> {
        let (size_text, size_column) = self.get(Key::Dim).ok_or_else(|| NotationError::missing(Problem::Missing("dim")))?;
        let size = Some(size_text).filter(|text| text.bytes().all(|b| b.is_ascii_digit())).and_then(|text| text.parse().ok());
        let size: usize = size
            .filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size))
            .ok_or_else(|| NotationError::at(size_column, Problem::Size(shortened(size_text))))?;
        let ((text, column), order) = match (self.get(Key::Start), self.get(Key::Starti)) {
            (Some(start), None) => (start, RankOrder::FromBottom),
            (None, Some(start)) => (start, RankOrder::FromTop),
            (Some(_), Some((_, column))) => return Err(NotationError::at(column, Problem::TwoStarts)),
            (None, None) => return Err(NotationError::missing(Problem::Missing("start"))),
        };
        let rows = |found| NotationError::at(column, Problem::Rows { found, expected: size });
        let board = Board::read_at(text, order, column).map_err(|error| match error.problem {
            Problem::Board(RowsProblem::NotSquare { rows: found, .. } | RowsProblem::Count(found)) if found != size => {
                rows(found)
            }
            _ => error,
        })?;
        if board.size != size {
            return Err(rows(board.size));
        }
        Ok((board, order))
    }
}

impl FromStr for OtnRules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<OtnRules, NotationError> {
        let words = Words::split(text)?;
        let (start, order) = words.start()?;
        let mut rules = OtnRules::usual(start, order);
        let size = rules.size();
        if let Some((name, _)) = words.get(Key::Name) {
            name.clone_into(&mut rules.name);
        }
        words.word(Key::Esc, &mut rules.escape)?;
        words.word(Key::Surf, &mut rules.surrounding_fatal)?;
        words.word(Key::Atkf, &mut rules.attackers_first)?;
        words.word(Key::Tfr, &mut rules.threefold)?;
        words.word(Key::Ka, &mut rules.king_armed)?;
        words.word(Key::Ks, &mut rules.king_strength)?;
        words.word(Key::Kj, &mut rules.jumps.king)?;
        words.word(Key::Nj, &mut rules.jumps.knight)?;
        words.word(Key::Cj, &mut rules.jumps.commander)?;
        words.word(Key::Mj, &mut rules.jumps.mercenary)?;
        words.word(Key::Gj, &mut rules.jumps.guard)?;
        if let Some((text, column)) = words.get(Key::Spd) {
            rules.speeds = Speeds::read(text, column)?;
        }
        words.zone([Key::Cor, Key::Corh, Key::Corp, Key::Cors, Key::Corre], size, &mut rules.corners)?;
        words.zone([Key::Cen, Key::Cenh, Key::Cenp, Key::Cens, Key::Cenre], size, &mut rules.centre)?;
        words.pieces(Key::Cenhe, &mut rules.empty_centre_hostile)?;
        words.zone([Key::Afor, Key::Aforh, Key::Aforp, Key::Afors, Key::Aforre], size, &mut rules.attacker_forts)?;
        words.zone([Key::Dfor, Key::Dforh, Key::Dforp, Key::Dfors, Key::Dforre], size, &mut rules.defender_forts)?;
        words.word(Key::Sw, &mut rules.shieldwall)?;
        words.word(Key::Swf, &mut rules.shieldwall_flanking)?;
        words.word(Key::Efe, &mut rules.edge_fort)?;
        words.word(Key::Linc, &mut rules.linnaean)?;
        words.word(Key::Ber, &mut rules.berserk)?;
        Ok(rules)
    }
}
