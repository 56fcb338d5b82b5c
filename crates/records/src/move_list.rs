//! Move lists: plain text, the moves of one game after another (`d1-d3 g3-e3xe2 xd4xd6 …`), one game a line, or with numbers
//! (`1. d1-d3 g3-e3 2. …`) over several lines. The last words may say how the game ended. Where no move of a game writes a capture, the
//! game says nothing of captures.

use std::io::BufRead;

use crate::holds::{CapturesHeld, Holds};
use crate::last_words::{Said, last_words, winner};
use crate::loss::Lost;
use crate::move_text::{read_marked, read_move, write_move};
use crate::ply::{Mark, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::replay::Wanted;
use crate::stream::{Entries, LONGEST_RECORD, Line, Lines, StreamError};

/// Plain lists of moves.
pub(crate) struct MoveList;

impl RecordFormat for MoveList {
    fn name(&self) -> &'static str {
        "moves"
    }

    fn title(&self) -> &'static str {
        "move lists (plain text)"
    }

    fn ending(&self) -> &'static str {
        "txt"
    }

    fn recognises(&self, beginning: &str) -> bool {
        let mut words = beginning.split_whitespace().map(|word| number(word).map_or(word, |(_, rest)| rest));
        words.find(|word| !word.is_empty()).is_some_and(|word| read_marked(word).is_ok())
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        Box::new(Stream::new(Lines::new(text)))
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }
}

impl RecordWriter for MoveList {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn wanted(&self) -> Wanted {
        Wanted { captures: true, ..Wanted::NOTHING }
    }

    /// One game a line.
    fn write(&self, _before: usize, record: &Record, context: &mut Context<'_>) -> Result<String, String> {
        if record.plies.is_empty() {
            (context.lost)(Lost::Game);
            return Ok(String::new());
        }
        Ok(moves(&record.plies) + "\n")
    }
}

const HOLDS: Holds = Holds { captures: CapturesHeld::Each, marks: &Mark::ALL, ..Holds::MOVES };

/// A game in the making.
struct Game {
    line: usize,
    numbered: bool,
    length: usize,
    record: Record,
    over: bool,
    wrong: Option<(usize, usize, String)>,
}

/// The games of a text.
struct Stream<R> {
    lines: Lines<R>,
    game: Option<Game>,
    /// An empty line ends a numbered game; every line without numbers is a game of its own.
    goes_on: bool,
    failed: bool,
}

impl<R: BufRead> Stream<R> {
    fn new(lines: Lines<R>) -> Stream<R> {
        Stream { lines, game: None, goes_on: false, failed: false }
    }

    /// Takes a line; gives the game before it, if the line begins another.
    fn take(&mut self, line: &Line) -> Result<Option<Entry>, StreamError> {
        let (moves, stated) = without_counts(&line.text);
        let words: Vec<&str> = moves.split_whitespace().collect();
        let Some(first) = words.first() else {
            self.goes_on = false;
            return Ok(None);
        };
        let number = number(first).map(|(number, _)| number);
        // A game that has ended goes on with no line that has no number.
        let ended = number.is_none() && self.game.as_ref().is_some_and(|game| game.over);
        let new = !self.goes_on || number == Some(1) || ended;
        let new_game = || Game {
            line: line.number,
            numbered: number.is_some(),
            length: 0,
            record: Record::default(),
            over: false,
            wrong: None,
        };
        let before = if new { self.game.take().map(Game::entry) } else { None };
        let game = self.game.get_or_insert_with(new_game);
        self.goes_on = game.numbered;
        game.length += line.text.len();
        if game.length > LONGEST_RECORD {
            return Err(StreamError::TooLong { line: game.line });
        }
        game.take(line, moves, &words);
        if let Some((result, end)) = stated {
            game.over = true;
            game.record.result = result;
            game.record.end = if end == End::Unstated { game.record.end } else { end };
        }
        Ok(before)
    }
}

impl<R: BufRead> Iterator for Stream<R> {
    type Item = Result<Entry, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.failed {
            let taken = match self.lines.next() {
                None => return self.game.take().map(|game| Ok(game.entry())),
                Some(line) => line.and_then(|line| self.take(&line)),
            };
            self.failed = taken.is_err();
            if let Some(entry) = taken.transpose() {
                return Some(entry);
            }
        }
        None
    }
}

impl Game {
    fn take(&mut self, line: &Line, moves: &str, words: &[&str]) {
        for word in words {
            let text = number(word).map_or(*word, |(_, rest)| rest);
            if text.is_empty() || self.wrong.is_some() {
                continue;
            }
            let at = word.as_ptr() as usize - line.text.as_ptr() as usize;
            let wrong = |message| Some((line.number, line.text[..at].chars().count() + 1, message));
            match read_marked(text) {
                Ok(_) if self.over => self.wrong = wrong("nothing stands after the end of a game".to_owned()),
                Ok(ply) => self.record.plies.push(ply),
                Err(message) => match last_words(&moves[at..]) {
                    Some((result, end)) => {
                        (self.record.result, self.record.end, self.over) = (result, end, true);
                        return;
                    }
                    None => self.wrong = wrong(format!("ply {}: {message}", self.record.plies.len() + 1)),
                },
            }
        }
    }

    fn entry(self) -> Entry {
        let record = match self.wrong {
            None => Ok(self.record.without_unwritten_captures()),
            Some((line, column, message)) => Err(ReadError { record: 1, id: None, line, column: Some(column), message }),
        };
        Entry { line: self.line, record }
    }
}

/// The moves of a line, and what stands behind them in the tables with which other programs are tested: the pieces that each side has
/// lost, and who won (`…,3,0,White`).
fn without_counts(line: &str) -> (&str, Option<Said>) {
    let cells: Vec<&str> = line.rsplitn(4, ',').collect();
    let [who, attackers, defenders, moves] = cells[..] else { return (line, None) };
    let counted = [attackers, defenders].iter().all(|cell| cell.trim().parse::<u16>().is_ok());
    match winner(who.trim()).filter(|_| counted) {
        Some(said) => (moves, Some(said)),
        None => (line, None),
    }
}

/// A move's number (`12.`, `3...`, `12)`, `12`), and what is written right after it.
pub(crate) fn number(word: &str) -> Option<(usize, &str)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = word.split_at(digits);
    let after = rest.strip_prefix(')').unwrap_or_else(|| rest.trim_start_matches('.'));
    let ends = rest.is_empty() || after.len() < rest.len();
    Some((number.parse().ok()?, after)).filter(|_| ends)
}

/// Moves with a space between them. A game that tells captures writes a move of which it does not say whether it captured anything
/// without a dash.
pub(crate) fn moves(plies: &[Ply]) -> String {
    let tells = plies.iter().any(|ply| ply.captures.is_some());
    let word = |ply: &Ply| if tells { write_move(ply) } else { write_move(&Ply { captures: Some(Vec::new()), ..ply.clone() }) };
    plies.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The moves of a word: one, or two where the space between them was lost.
pub(crate) fn read_joined(word: &str) -> Result<Vec<Ply>, String> {
    let (mut rest, mut plies) = (word, Vec::new());
    while !rest.is_empty() {
        let (mut ply, after) = read_move(rest)?;
        rest = after;
        if let Some(after) = rest.strip_prefix(Mark::Captured.text()) {
            ply.mark = Some(Mark::Captured);
            rest = after;
        }
        plies.push(ply);
    }
    Ok(plies)
}

/// The moves of a text, and what its last words say of the end; or which ply is none, and why.
pub(crate) fn read_moves<'t>(
    words: impl Iterator<Item = &'t str>,
    read: impl Fn(&str) -> Result<Vec<Ply>, String>,
) -> Result<Record, String> {
    let mut record = Record::default();
    let words: Vec<&str> =
        words.map(|word| number(word).map_or(word, |(_, rest)| rest)).filter(|word| !word.is_empty()).collect();
    for (index, word) in words.iter().enumerate() {
        match read(word) {
            Ok(plies) => record.plies.extend(plies),
            Err(message) => {
                let said = last_words(&words[index..].join(" "));
                let wrong = || format!("ply {}: {message}", record.plies.len() + 1);
                (record.result, record.end) = said.ok_or_else(wrong)?;
                break;
            }
        }
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use hnefi_rules::GameResult;

    use super::*;
    use crate::format::Format;
    use crate::games::read;

    fn entries(text: &str) -> Vec<Entry> {
        read(Format::MOVE_LIST, text).expect("a list of moves is never refused as a whole")
    }

    fn counts(text: &str) -> Vec<(usize, usize)> {
        entries(text).into_iter().map(|entry| (entry.line, entry.record.expect(text).plies.len())).collect()
    }

    #[test]
    fn one_game_a_line() {
        assert_eq!(counts("d1-d3 g3-e3xe2xd4\n\nd1d3 g3e3 e2e4\n"), [(1, 2), (3, 3)]);
    }

    #[test]
    fn numbered_games_go_on_over_lines() {
        assert_eq!(counts("1. d1-d3 g3-e3\n2. d3-d1\n\n1.d1-d3 g3-e3 2.d3-d1 e3-g3"), [(1, 3), (4, 4)]);
        assert_eq!(counts("1. d1-d3 g3-e3 2. d3-d1\ne3-g3\n1. d1-d3"), [(1, 4), (3, 1)]);
        assert_eq!(counts("1. d1-d3 g3-e3 2. d3-d1 resigned\ne3-g3\n"), [(1, 3), (2, 1)]);
        for text in ["1) d1-d3 g3-e3\n2) d3-d1", "1)d1-d3 g3-e3 2)d3-d1", "1 d1-d3 g3-e3 2 d3-d1", "1... d1-d3 g3-e3\n2... d3-d1"]
        {
            assert!(MoveList.recognises(text), "{text}");
            assert_eq!(counts(text), [(1, 3)], "{text}");
        }
    }

    #[test]
    fn a_bad_move_is_reported_with_its_place() {
        let entries = entries("d1-d3\nd1-d3 e3+e2 d3-d1\nd1-d2\n");
        let error = entries[1].record.clone().expect_err("bad");
        assert_eq!((error.record, error.line, error.column), (2, 2, Some(7)));
        assert!(error.message.starts_with("ply 2: `e3+e2` is not a move"), "{error}");
        assert!(entries[0].record.is_ok() && entries[2].record.is_ok());
    }

    #[test]
    fn the_last_words_say_how_a_game_ended() {
        for (words, result, end) in [
            ("timeout", None, End::Timeout),
            ("---", None, End::Resigned),
            ("1-0", Some(GameResult::Attackers), End::Unstated),
            ("White resigned", Some(GameResult::Attackers), End::Resigned),
            ("3. resigned 0-1", Some(GameResult::Defenders), End::Resigned),
        ] {
            let text = format!("1. d1-d3 e5-e2 2. d3-d2 f4-e4 {words}\n");
            let record = entries(&text).remove(0).record.expect(words);
            assert_eq!((record.plies.len(), record.result, record.end), (4, result, end), "{words}");
        }
        for (row, result, end) in [
            ("d1-d3 e5-e2 d3-d2 f4-e4,0,0,Ongoing", Some(GameResult::Unfinished), End::Unstated),
            ("d1-d3 e5-e2 d3-d2 f4-e4,12,3,White", Some(GameResult::Defenders), End::Unstated),
            ("d1-d3 e5-e2 d3-d2 f4-e4 timeout,0,1,Black", Some(GameResult::Attackers), End::Timeout),
        ] {
            let record = entries(row).remove(0).record.expect(row);
            assert_eq!((record.plies.len(), record.result, record.end), (4, result, end), "{row}");
        }
        assert!(entries("d1-d3,x,0,White").remove(0).record.is_err());
        let error = entries("1. d1-d3 1-0\n2. d3-d1\n").remove(0).record.expect_err("a move after the end");
        assert_eq!((error.line, error.column), (2, Some(4)));
        assert!(entries("d1-d3 resigned d3-d1").remove(0).record.is_err());
    }
}
