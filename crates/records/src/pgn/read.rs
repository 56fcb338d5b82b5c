//! Reading portable game notation: a text is cut into games where a tag follows moves, and each game is read by itself.

use hnefi_rules::{PASS, Setup};

use super::{END, GLYPH, ID, NAMES, RESULT, RULES, START, end_of_termination, result_of};
use crate::move_text::read_move;
use crate::ply::{Mark, Play, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};

/// Variations deeper than this are refused: nobody wrote them.
const DEEPEST: usize = 64;

/// The glyphs that may be written after a move instead of `$1` to `$6`.
const SIGNS: [(&str, &str); 6] = [("!!", "$3"), ("??", "$4"), ("!?", "$5"), ("?!", "$6"), ("!", "$1"), ("?", "$2")];

pub(crate) fn read(text: &str) -> Vec<Entry> {
    let mut reader = Reader { text, at: 0, line: 1, line_begins: 0, in_moves: false };
    let mut entries = Vec::new();
    loop {
        reader.skip_blank();
        if reader.rest().is_empty() {
            return entries;
        }
        let line = reader.line;
        let record = reader.game().map_err(|wrong| ReadError {
            record: entries.len() + 1,
            id: None,
            line: wrong.line,
            column: Some(wrong.column),
            message: wrong.message,
        });
        if record.is_err() {
            reader.skip_game();
        }
        entries.push(Entry { line, record });
    }
}

struct Wrong {
    line: usize,
    column: usize,
    message: String,
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    line_begins: usize,
    in_moves: bool,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn advance(&mut self, bytes: usize) {
        let passed = &self.text[self.at..self.at + bytes];
        self.line += passed.matches('\n').count();
        if let Some(last) = passed.rfind('\n') {
            self.line_begins = self.at + last + 1;
        }
        self.at += bytes;
    }

    fn wrong(&self, message: impl Into<String>) -> Wrong {
        let column = self.text[self.line_begins..self.at].chars().count() + 1;
        Wrong { line: self.line, column, message: message.into() }
    }

    fn at_line_start(&self) -> bool {
        self.text[self.line_begins..self.at].trim_start().is_empty()
    }

    /// White space, and lines that begin with `%`.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            self.advance(blank);
            if !(self.rest().starts_with('%') && self.at_line_start()) {
                return;
            }
            self.advance(line_length(self.rest()));
        }
    }

    /// On to the tags of the next game: past the rest of these tags, then past the moves.
    fn skip_game(&mut self) {
        let tag_here = |reader: &Self| reader.rest().starts_with('[') && reader.at_line_start();
        if !self.in_moves {
            while tag_here(self) {
                self.skip_line();
            }
        }
        while !self.rest().is_empty() && !tag_here(self) {
            self.skip_line();
        }
    }

    fn skip_line(&mut self) {
        self.advance(line_length(self.rest()));
        self.skip_blank();
    }

    fn game(&mut self) -> Result<Record, Wrong> {
        let mut record = Record::default();
        let mut end = None;
        self.in_moves = false;
        let mut begun = false;
        while self.rest().starts_with('[') {
            // A second event is that of the next game: this one has no moves.
            let event = self.rest()[1..].starts_with("Event ");
            if event && begun {
                break;
            }
            begun |= event;
            let place = self.wrong("");
            let (name, value) = self.tag()?;
            let misread = |message: String| Wrong { message, ..place };
            match name {
                // Not known.
                _ if value.is_empty() || value == "?" => {}
                ID => record.id = Some(value),
                RULES => record.rules = Some(RulesName::from_text(&value)),
                START => {
                    let setup: Setup = value.parse().map_err(|error| misread(format!("start position: {error}")))?;
                    record.start = Some(setup);
                }
                RESULT if result_of(&value).is_some() => record.result = result_of(&value),
                END if End::from_word(&value).is_some() => end = End::from_word(&value),
                name => {
                    let ours = NAMES.iter().find(|(_, theirs)| *theirs == name).map_or(name, |(ours, _)| *ours);
                    record.tags.insert(ours.to_owned(), value);
                }
            }
            self.skip_blank();
        }
        let termination = record.tags.get(tag::TERMINATION).map(|text| end_of_termination(text));
        record.end = end.or(termination).unwrap_or_default();
        self.in_moves = true;
        self.moves(&mut record)?;
        Ok(record.without_unwritten_captures())
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Result<(&'t str, String), Wrong> {
        let shape = "a tag is written `[Name \"value\"]` on one line";
        let inside = &self.rest()[1..];
        let (name, rest) = inside.split_once(char::is_whitespace).ok_or_else(|| self.wrong(shape))?;
        let quoted = rest.trim_start().strip_prefix('"').ok_or_else(|| self.wrong(shape))?;
        let mut value = String::new();
        let mut characters = quoted.char_indices();
        while let Some((index, character)) = characters.next() {
            match character {
                '"' => {
                    let after = quoted[index + 1..].trim_start_matches([' ', '\t']);
                    let after = after.strip_prefix(']').ok_or_else(|| self.wrong(shape))?;
                    self.advance(self.rest().len() - after.len());
                    return Ok((name, value));
                }
                '\\' => value.extend(characters.next().map(|(_, escaped)| escaped)),
                '\n' => break,
                other => value.push(other),
            }
        }
        Err(self.wrong(shape))
    }

    /// The moves up to the next game.
    fn moves(&mut self, record: &mut Record) -> Result<(), Wrong> {
        // The lines that are open: the main line, and one for each parenthesis.
        let mut lines: Vec<Vec<Ply>> = vec![Vec::new()];
        // Where those were opened.
        let mut begun = Vec::new();
        // A remark waiting for the first move of a variation.
        let mut waiting: Option<String> = None;
        let mut over = false;
        loop {
            self.skip_blank();
            let in_main_line = lines.len() == 1;
            let Some(line) = lines.last_mut() else { return Ok(()) };
            match self.rest().bytes().next() {
                None => break,
                Some(b'[') if self.at_line_start() => break,
                Some(b'{' | b';') => {
                    let remark = self.comment()?;
                    match line.last_mut() {
                        Some(ply) => append(&mut ply.comment, remark),
                        None if in_main_line => append(&mut record.comment, remark),
                        None => append(&mut waiting, remark),
                    }
                }
                Some(b'(') => {
                    if line.is_empty() {
                        return Err(self.wrong("no move stands before this variation"));
                    }
                    if lines.len() > DEEPEST {
                        return Err(self.wrong(format!("variations lie within each other {DEEPEST} deep at most")));
                    }
                    begun.push(self.wrong("this variation has no end: a `)` is missing"));
                    lines.push(Vec::new());
                    self.advance(1);
                }
                Some(b')') => {
                    begun.pop();
                    let variation = lines.pop().unwrap_or_default();
                    let Some(before) = lines.last_mut().and_then(|line| line.last_mut()) else {
                        return Err(self.wrong("this parenthesis ends no variation"));
                    };
                    if !variation.is_empty() {
                        before.variations.push(variation);
                    }
                    self.advance(1);
                }
                Some(_) => {
                    let word = word(self.rest());
                    if over && !word.is_empty() {
                        return Err(self.wrong("nothing stands after the result but the next game's tags"));
                    }
                    if let Some(result) = result_of(word) {
                        record.result = Some(result);
                        over = true;
                    } else if let Some(mut ply) = self.word(word, line)? {
                        ply.comment = waiting.take();
                        line.push(ply);
                    }
                    self.advance(word.len());
                }
            }
        }
        if let Some(wrong) = begun.pop() {
            return Err(wrong);
        }
        record.plies = lines.pop().unwrap_or_default();
        Ok(())
    }

    /// A move, or `None` for a number or a glyph.
    fn word(&self, word: &str, line: &mut [Ply]) -> Result<Option<Ply>, Wrong> {
        if word.starts_with('$') {
            let Some(ply) = line.last_mut() else { return Err(self.wrong("no move stands before this glyph")) };
            let glyphs = ply.extras.entry(GLYPH.to_owned()).or_default();
            *glyphs = if glyphs.is_empty() { word.to_owned() } else { format!("{glyphs} {word}") };
            return Ok(None);
        }
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let text = if after_digits.len() < word.len() { after_digits.trim_start_matches('.') } else { word };
        let sign = SIGNS.iter().find(|(sign, _)| text.ends_with(sign));
        let text = sign.map_or(text, |(sign, _)| text.trim_end_matches(sign));
        let mut ply = match text {
            "" if sign.is_none() => return Ok(None),
            PASS | "--" => Ply::new(Play::Pass),
            text => match read_move(text) {
                Ok((ply, "" | "#")) => ply,
                Ok((ply, rest)) if Mark::from_text(rest).is_some() => Ply { mark: Mark::from_text(rest), ..ply },
                Ok((_, rest)) => return Err(self.wrong(format!("`{rest}` after the move in `{word}` means nothing"))),
                Err(message) => return Err(self.wrong(message)),
            },
        };
        if let Some((_, glyph)) = sign {
            ply.extras.insert(GLYPH.to_owned(), (*glyph).to_owned());
        }
        Ok(Some(ply))
    }

    fn comment(&mut self) -> Result<String, Wrong> {
        let rest = self.rest();
        let (remark, length) = if rest.starts_with(';') {
            let length = line_length(rest);
            (&rest[1..length], length)
        } else {
            let end = rest.find('}').ok_or_else(|| self.wrong("a comment that was begun with `{` has no end"))?;
            (&rest[1..end], end + 1)
        };
        self.advance(length);
        Ok(remark.trim().to_owned())
    }
}

/// How far it is to the end of the line.
fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

fn word(text: &str) -> &str {
    let end = text.find(|c: char| c.is_whitespace() || "{}();[".contains(c));
    let end = end.filter(|end| *end > 0).or_else(|| text.chars().next().filter(|_| end.is_some()).map(char::len_utf8));
    &text[..end.unwrap_or(text.len())]
}

fn append(place: &mut Option<String>, remark: String) {
    match place {
        Some(text) => *text = format!("{text}\n{remark}"),
        None if remark.is_empty() => {}
        None => *place = Some(remark),
    }
}
