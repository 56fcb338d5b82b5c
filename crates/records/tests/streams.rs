//! Texts are read as they come: a text without an end gives its games all the same, and no more of it is read ahead than a buffer.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hnefi_records::{Columns, Encoding, Entry, Format, FormatError, Games, Record, Rulebook, StreamError, read, write};

/// A text that begins once and then goes on for ever, and how much of it has been read.
struct Endless {
    begin: Vec<u8>,
    again: Vec<u8>,
    at: usize,
    given: Arc<AtomicUsize>,
}

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        for byte in into.iter_mut() {
            let place = self.at;
            *byte = match self.begin.get(place) {
                Some(byte) => *byte,
                None => self.again[(place - self.begin.len()) % self.again.len()],
            };
            self.at += 1;
        }
        self.given.fetch_add(into.len(), Ordering::Relaxed);
        Ok(into.len())
    }
}

fn endless(begin: &str, again: &str) -> (Endless, Arc<AtomicUsize>) {
    let given = Arc::new(AtomicUsize::new(0));
    (Endless { begin: begin.into(), again: again.into(), at: 0, given: Arc::clone(&given) }, given)
}

fn game() -> Record {
    let line =
        r#"{"id":"one","rules":"copenhagen","moves":["d1-d3","e5-e2","d3-d2"],"result":"attackers","tags":{"attackers":"Ada"}}"#;
    let mut record = read(Format::GAME_LINES, line).expect("a line").remove(0).record.expect("a game");
    record.plies.iter_mut().enumerate().for_each(|(index, ply)| ply.side = Some(hnefi_rules::Side::BOTH[index % 2]));
    record
}

/// The beginning of a text of many games in a format, and what each further game adds.
fn beginning_and_more(format: Format) -> (String, String) {
    let book = Rulebook::new();
    let text = |count: usize| {
        let written = write(format, &vec![game(); count], &book).expect("written").text;
        let end = if written.trim_end().ends_with(']') && format.ending() == "json" {
            written.len() - "\n]\n".len()
        } else {
            written.len()
        };
        written[..end].to_owned()
    };
    let (one, two) = (text(1), text(2));
    let more = two.strip_prefix(&one).expect("games follow each other").to_owned();
    (one, more)
}

#[test]
fn a_text_without_an_end_is_read_game_by_game() {
    let several = Format::ALL.iter().copied().filter(|format| format.is_written() && !format.holds_one_game());
    for format in several {
        let (begin, more) = beginning_and_more(format);
        let (text, given) = endless(&begin, &more);
        let games = Games::open(text, None, None).expect("recognised");
        assert_eq!(games.format(), format);
        const GAMES: usize = 3_000;
        for (index, entry) in games.take(GAMES).enumerate() {
            let Entry { record, .. } = entry.expect("readable");
            let record = record.unwrap_or_else(|error| panic!("{format}, game {index}: {error}"));
            assert_eq!(record.plies.len(), 3, "{format}");
            // What has been read and not yet given out is a few buffers.
            let needed = begin.len() + index * more.len();
            assert!(given.load(Ordering::Relaxed) < needed + 200_000, "{format}, game {index}");
        }
    }
    let (text, _) = endless("", r#"{"attackers":"Ada","moves":"d1-d3 e5-e2 ---"}"#);
    assert!(Games::open(text, None, None).expect("recognised").take(3_000).all(|entry| entry.expect("readable").record.is_ok()));
}

#[test]
fn a_record_without_an_end_is_refused_and_not_kept() {
    for (format, begin, again) in [
        (Format::MOVE_LIST, "", "d1-d3 "),
        (Format::GAME_LINES, "{\"moves\":[", "\"d1-d3\","),
        (Format::PGN, "[Event \"1\"]\n\n", "d1-d3\n"),
        (Format::SGF, "(", ";B[d1-d3]"),
        (Format::OPENTAFL, "[rules:dim:7]\n", "1. d1-d3\n"),
        (Format::table(Columns::Amarok, Encoding::Csv), "file,variant,winner,moves\n\"", "d1-d3 "),
        (Format::table(Columns::Amarok, Encoding::Tsv), "file\tvariant\twinner\tmoves\n", "d1-d3 "),
    ] {
        let (text, given) = endless(begin, again);
        let mut games = Games::open(text, None, Some(format)).expect("the format is given");
        let error = games.find_map(Result::err).expect("no end").to_string();
        assert!(error.contains("no record is longer than 16 MiB"), "{format}: {error}");
        assert!(given.load(Ordering::Relaxed) < 20 << 20, "{format}");
        assert!(games.next().is_none(), "{format}");
    }
}

#[test]
fn unreadable_rest_is_reported() {
    let error = Games::open(&b"d1-d3\nd1-\xff\nd1-d4\n"[..], None, None).expect("a list").find_map(Result::err);
    assert!(matches!(error, Some(StreamError::NotText { line: 2 })), "{error:?}");
    let error = Games::open(&b"Dear reader"[..], None, None).err();
    assert!(matches!(error, Some(StreamError::Unknown { .. })), "{error:?}");
    assert_eq!(Games::open(&b" \n"[..], None, None).expect("nothing").count(), 0);
    let text = "[{\"rules\":\"x\",\"moves\":[]},{\"rules\":\"x\",\"moves\":[]";
    let error = Games::open(text.as_bytes(), None, None).expect("an array").find_map(Result::err);
    assert!(matches!(error, Some(StreamError::Format(FormatError::Whole { .. }))), "{error:?}");
}
