//! Move lists: plain text, the moves of one game after another (`d1-d3 g3-e3xe2 xd4xd6 …`), one game a line, or with numbers
//! (`1. d1-d3 g3-e3 2. …`) over several lines. Where no move of a game writes a capture, the game says nothing of captures.

use crate::holds::{CapturesHeld, Holds};
use crate::move_text::{read_marked, write_move};
use crate::ply::{Mark, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::Record;

pub(crate) const HOLDS: Holds = Holds { captures: CapturesHeld::Each, marks: &Mark::ALL, ..Holds::MOVES };

/// A game in the making.
struct Game {
    line: usize,
    numbered: bool,
    plies: Vec<Ply>,
    wrong: Option<(usize, usize, String)>,
}

pub(crate) fn read(text: &str) -> Vec<Entry> {
    let mut games: Vec<Game> = Vec::new();
    // An empty line ends a numbered game; every line without numbers is a game of its own.
    let mut goes_on = false;
    for (index, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some(first) = words.first() else {
            goes_on = false;
            continue;
        };
        let number = number(first).map(|(number, _)| number);
        let new = match number {
            Some(number) => !goes_on || number == 1,
            None => !goes_on,
        };
        if new {
            games.push(Game { line: index + 1, numbered: number.is_some(), plies: Vec::new(), wrong: None });
        }
        let Some(game) = games.last_mut() else { continue };
        goes_on = game.numbered;
        game.take(index + 1, line, &words);
    }
    let entry = |(index, game): (usize, Game)| {
        let record = match game.wrong {
            None => Ok(Record { plies: game.plies, ..Record::default() }.without_unwritten_captures()),
            Some((line, column, message)) => Err(ReadError { record: index + 1, id: None, line, column: Some(column), message }),
        };
        Entry { line: game.line, record }
    };
    games.into_iter().enumerate().map(entry).collect()
}

impl Game {
    fn take(&mut self, number_of_line: usize, line: &str, words: &[&str]) {
        for word in words {
            let text = number(word).map_or(*word, |(_, rest)| rest);
            if text.is_empty() || self.wrong.is_some() {
                continue;
            }
            match read_marked(text) {
                Ok(ply) => self.plies.push(ply),
                Err(message) => {
                    let column = line[..word.as_ptr() as usize - line.as_ptr() as usize].chars().count() + 1;
                    self.wrong = Some((number_of_line, column, format!("ply {}: {message}", self.plies.len() + 1)));
                }
            }
        }
    }
}

/// A move's number with its points (`12.`, `3...`), and what is written right after it.
fn number(word: &str) -> Option<(usize, &str)> {
    let (number, rest) = word.split_once('.')?;
    Some((number.parse().ok()?, rest.trim_start_matches('.')))
}

/// Whether a text begins as a move list does.
pub(crate) fn detect(text: &str) -> bool {
    let mut words = text.split_whitespace().map(|word| number(word).map_or(word, |(_, rest)| rest));
    words.find(|word| !word.is_empty()).is_some_and(|word| read_marked(word).is_ok())
}

/// One game a line.
pub(crate) fn write(records: &[Record]) -> String {
    let line = |record: &Record| record.plies.iter().map(write_move).collect::<Vec<_>>().join(" ") + "\n";
    records.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<(usize, usize)> {
        read(text).into_iter().map(|entry| (entry.line, entry.record.expect(text).plies.len())).collect()
    }

    #[test]
    fn one_game_a_line() {
        assert_eq!(counts("d1-d3 g3-e3xe2xd4\n\nd1d3 g3e3 e2e4\n"), [(1, 2), (3, 3)]);
    }

    #[test]
    fn numbered_games_go_on_over_lines() {
        assert_eq!(counts("1. d1-d3 g3-e3\n2. d3-d1\n\n1.d1-d3 g3-e3 2.d3-d1 e3-g3"), [(1, 3), (4, 4)]);
        assert_eq!(counts("1. d1-d3 g3-e3 2. d3-d1\ne3-g3\n1. d1-d3"), [(1, 4), (3, 1)]);
    }

    #[test]
    fn a_bad_move_is_told_with_its_place() {
        let entries = read("d1-d3\nd1-d3 e3+e2 d3-d1\nd1-d2\n");
        let error = entries[1].record.clone().expect_err("bad");
        assert_eq!((error.record, error.line, error.column), (2, 2, Some(7)));
        assert!(error.message.starts_with("ply 2: `e3+e2` is not a move"), "{error}");
        assert!(entries[0].record.is_ok() && entries[2].record.is_ok());
    }
}
