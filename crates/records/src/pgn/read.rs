//! Reading portable game notation: a text is cut into games where a tag follows moves, and each game is read by itself.

use std::io::BufRead;

use hnefi_rules::{GameResult, PASS, Setup};

use super::{
    ALSO, END, FEN, GLYPH, ID, NAMES, RESULT, RULES, SET_UP, START, TERMINATIONS, TIME_CONTROLS, end_of_termination, result_of,
    times,
};
use crate::last_words::last_words;
use crate::move_list::number;
use crate::move_text::read_move;
use crate::ply::{DEEPEST, Mark, Play, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};
use crate::stream::{LONGEST_RECORD, Lines, Piece, StreamError};

/// The glyphs that may be written after a move instead of `$1` to `$6`.
const SIGNS: [(&str, &str); 6] = [("!!", "$3"), ("??", "$4"), ("!?", "$5"), ("?!", "$6"), ("!", "$1"), ("?", "$2")];

pub(crate) fn read(text: &str) -> Vec<Entry> {
    let mut reader = Reader { text, at: 0, line: 1, line_begins: 0, in_moves: false, white_first: false };
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

/// The games of a text, cut where tags follow moves, or the tag of an event other tags.
pub(crate) struct Pieces<R> {
    lines: Lines<R>,
    /// What has been read of the next game.
    next: Option<Piece>,
    over: bool,
}

/// What a line is to a game.
#[derive(Default)]
struct Place {
    event: bool,
    in_moves: bool,
    in_comment: bool,
}

impl Place {
    /// Goes on behind a line; says whether it begins another game.
    fn pass(&mut self, line: &str) -> bool {
        let text = line.trim_start();
        let is_tag = text.starts_with('[');
        let is_event = text.starts_with("[Event \"");
        // A comment may hold anything; but nothing ends it any more where the tag of an event follows.
        let begins = is_tag && !self.in_comment && self.in_moves || is_event && (self.event || self.in_moves);
        if begins {
            *self = Place::default();
        }
        self.event |= is_event;
        let moves = match text {
            _ if self.in_comment || self.in_moves => text,
            _ if text.starts_with('%') => "",
            _ if is_tag => text.rsplit_once("\"]").map_or("", |(_, after)| after.trim()),
            _ => text,
        };
        if !moves.is_empty() && !self.in_comment && moves.starts_with('%') {
            return begins;
        }
        self.in_moves |= !moves.is_empty();
        for character in moves.chars() {
            match character {
                '}' => self.in_comment = false,
                '{' => self.in_comment = true,
                ';' if !self.in_comment => break,
                _ => {}
            }
        }
        begins
    }
}

impl<R: BufRead> Pieces<R> {
    pub(crate) fn new(lines: Lines<R>) -> Pieces<R> {
        Pieces { lines, next: None, over: false }
    }

    fn piece(&mut self) -> Result<Option<Piece>, StreamError> {
        let mut piece = self.next.take();
        let mut place = Place::default();
        if let Some(piece) = &piece {
            place.pass(&piece.text);
        }
        for line in self.lines.by_ref() {
            let line = line?;
            let begins = place.pass(&line.text);
            let text = line.text + "\n";
            match &mut piece {
                Some(piece) if !begins => {
                    piece.text += &text;
                    if piece.text.len() > LONGEST_RECORD {
                        return Err(StreamError::TooLong { line: piece.line });
                    }
                }
                _ => {
                    self.next = Some(Piece { line: line.number, text });
                    if piece.is_some() {
                        return Ok(piece);
                    }
                    piece = self.next.take();
                }
            }
        }
        self.over = true;
        Ok(piece)
    }
}

impl<R: BufRead> Iterator for Pieces<R> {
    type Item = Result<Piece, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let piece = self.piece();
        self.over |= piece.is_err();
        piece.transpose()
    }
}

/// Where something is: the byte, its line, and where that begins.
#[derive(Clone, Copy)]
struct TextPlace {
    at: usize,
    line: usize,
    line_begins: usize,
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
    /// Whether results name White first, who has the king.
    white_first: bool,
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
        self.wrong_at(self.place(), message)
    }

    /// Counts the characters before the place, which is done for what is wrong alone: a text of one line would be read once for each.
    fn wrong_at(&self, TextPlace { at, line, line_begins }: TextPlace, message: impl Into<String>) -> Wrong {
        let column = self.text[line_begins..at].chars().count() + 1;
        Wrong { line, column, message: message.into() }
    }

    const fn place(&self) -> TextPlace {
        TextPlace { at: self.at, line: self.line, line_begins: self.line_begins }
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
        let mut also = Vec::new();
        self.in_moves = false;
        let mut begun = false;
        while self.rest().starts_with('[') {
            // A second event is that of the next game: this one has no moves.
            let event = self.rest()[1..].starts_with("Event ");
            if event && begun {
                break;
            }
            begun |= event;
            let place = self.place();
            let (name, value) = self.tag()?;
            let misread = |message: String| self.wrong_at(place, message);
            match name {
                // Not known.
                _ if value.is_empty() || value == "?" => {}
                ID => record.id = Some(value),
                RULES => record.rules = Some(RulesName::from_text(&value)),
                SET_UP if !value.contains('/') => {}
                START | FEN | SET_UP => {
                    let setup: Setup = value.parse().map_err(|error| misread(format!("start position: {error}")))?;
                    record.start = Some(setup);
                }
                RESULT if result_of(&value).is_some() => record.result = result_of(&value),
                END if End::from_word(&value).is_some() => end = End::from_word(&value),
                name if ALSO.iter().any(|(_, theirs)| *theirs == name) => also.push((name, value)),
                name if let Some((side, _)) = TIME_CONTROLS.iter().find(|(_, theirs)| *theirs == name) => match value.parse() {
                    Ok(control) => record.time_controls.set(*side, control),
                    Err(_) => {
                        record.tags.entry(tag::TIME_CONTROL.to_owned()).or_insert(value);
                    }
                },
                name => {
                    let ours = NAMES.iter().find(|(_, theirs)| *theirs == name).map_or(name, |(ours, _)| *ours);
                    record.tags.insert(ours.to_owned(), value);
                }
            }
            self.skip_blank();
        }
        // Where the players are White and Black, `1-0` is White's win.
        let named = [tag::ATTACKERS, tag::DEFENDERS].iter().any(|name| record.tags.contains_key(*name));
        self.white_first = !named && also.iter().any(|(name, _)| *name == "White");
        record.result = record.result.map(|result| self.turned(result));
        for (name, value) in also {
            let ours = ALSO.iter().find(|(_, theirs)| *theirs == name).map_or(name, |(ours, _)| *ours);
            record.tags.entry(ours.to_owned()).or_insert(value);
        }
        let termination = record.tags.get(tag::TERMINATION).map(|text| end_of_termination(text));
        if end.is_none()
            && record.tags.get(tag::TERMINATION).is_some_and(|text| TERMINATIONS.iter().any(|(_, words)| text == words))
        {
            record.tags.remove(tag::TERMINATION);
        }
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
                        Some(ply) => {
                            let mut remark = remark;
                            times::read(ply, &mut remark);
                            append(&mut ply.comment, remark);
                        }
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
                    begun.push(self.place());
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
                    let numbered = in_main_line || line.is_empty();
                    let word = word(self.rest(), numbered);
                    if over && !word.is_empty() {
                        return Err(self.wrong("nothing stands after the result but the next game's tags"));
                    }
                    if let Some(result) = result_of(word) {
                        record.result = Some(self.turned(result));
                        over = true;
                        self.advance(word.len());
                        continue;
                    }
                    match self.word(word, line) {
                        Ok(Some(mut ply)) => {
                            ply.comment = waiting.take();
                            line.push(ply);
                            self.advance(word.len());
                        }
                        Ok(None) => self.advance(word.len()),
                        Err(wrong) => {
                            let words = words_of_line(self.rest());
                            let Some((result, end)) = last_words(words).filter(|_| in_main_line) else { return Err(wrong) };
                            record.result = result.or(record.result);
                            record.end = if end == End::Unstated { record.end } else { end };
                            over = true;
                            self.advance(words.len());
                        }
                    }
                }
            }
        }
        if let Some(place) = begun.pop() {
            return Err(self.wrong_at(place, "this variation has no end: a `)` is missing"));
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
        let text = number(word).map_or(word, |(_, rest)| rest);
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

    /// A result that names the attackers first, with the sides changed where the game names White first.
    fn turned(&self, result: GameResult) -> GameResult {
        match result {
            GameResult::Attackers if self.white_first => GameResult::Defenders,
            GameResult::Defenders if self.white_first => GameResult::Attackers,
            other => other,
        }
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

/// The words up to the end of the line, or to a comment.
fn words_of_line(text: &str) -> &str {
    let end = text.find(|c: char| c == '\n' || "{}();[".contains(c)).unwrap_or(text.len());
    text[..end].trim_end()
}

/// How far it is to the end of the line.
fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

/// The word that begins here. A parenthesis that closes may end a number: `12)`.
fn word(text: &str, numbered: bool) -> &str {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if numbered && digits > 0 && text[digits..].starts_with(')') {
        return &text[..=digits];
    }
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
