//! Reading a game file.

use std::str::FromStr;

use super::super::address::TurnAddress;
use super::super::problem::{NotationError, Problem, shortened};
use super::{GameError, GameProblem, OtnGame, OtnTurn};

/// Goes through a text once; knows where it is.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// The line, counted from 1, of what was left of the text at some moment.
    fn line(&self, at: &str) -> usize {
        self.text[..self.text.len() - at.len()].matches('\n').count() + 1
    }

    /// The error at what was left of the text at some moment.
    fn error(&self, at: &str, problem: GameProblem) -> GameError {
        let before = &self.text[..self.text.len() - at.len()];
        let line_start = before.rfind('\n').map_or(0, |place| place + 1);
        GameError { line: self.line(at), column: before[line_start..].chars().count() + 1, problem }
    }

    fn notation(&self, at: &str, error: NotationError) -> GameError {
        let skip = error.column.unwrap_or(1) - 1;
        let place = at.char_indices().nth(skip).map_or(at.len(), |(place, _)| place);
        self.error(&at[place..], error.problem.into())
    }

    /// What stands in the brackets that begin here.
    fn bracket(&mut self) -> Result<&'a str, GameError> {
        let inner = &self.rest[1..];
        let end = inner.find(']').ok_or_else(|| self.error(self.rest, GameProblem::Unclosed))?;
        self.rest = &inner[end + 1..];
        Ok(&inner[..end])
    }

    fn tag(&mut self, tags: &mut Vec<(String, String)>) -> Result<(), GameError> {
        let at = self.rest;
        let inner = self.bracket()?;
        let (name, value) = inner
            .split_once(':')
            .filter(|(name, _)| !name.is_empty() && !name.contains(char::is_whitespace))
            .ok_or_else(|| self.error(at, GameProblem::Tag(shortened(inner))))?;
        if tags.iter().any(|(known, _)| known == name) {
            return Err(self.error(at, GameProblem::TagTwice(shortened(name))));
        }
        tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// A turn up to its comments: an address and moves.
    fn turn(&mut self) -> Result<OtnTurn, GameError> {
        let at = self.rest;
        let (address, rest) = TurnAddress::at_the_beginning(at).ok_or_else(|| {
            let word = at.split_whitespace().next().unwrap_or(at);
            self.error(at, Problem::Address(shortened(word)).into())
        })?;
        self.rest = rest;
        let mut turn = OtnTurn { address, omitted: 0, plies: Vec::new(), comments: Vec::new() };
        loop {
            self.skip_space();
            if self.rest.is_empty() || self.rest.starts_with(|c: char| c == '[' || c.is_ascii_digit()) {
                break;
            }
            let here = self.rest;
            let end = here.find(|c: char| c.is_whitespace() || c == '[').unwrap_or(here.len());
            let (word, rest) = here.split_at(end);
            self.rest = rest;
            if word.bytes().all(|b| b == b'.') {
                if turn.address.branches.is_empty() || turn.address.turn != 1 || !turn.plies.is_empty() {
                    return Err(self.error(here, GameProblem::Omitted));
                }
                turn.omitted += 1;
            } else {
                turn.plies.push(word.parse().map_err(|error| self.notation(here, error))?);
            }
        }
        if turn.plies.is_empty() {
            return Err(self.error(at, GameProblem::EmptyTurn(turn.address)));
        }
        Ok(turn)
    }
}

/// A game file, with the line on which each turn begins.
pub(crate) fn read_with_lines(text: &str) -> Result<(OtnGame, Vec<usize>), GameError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, rest: text };
    let mut game = OtnGame::default();
    let mut lines = Vec::new();
    loop {
        reader.skip_space();
        match (reader.rest.chars().next(), game.turns.last_mut()) {
            (None, _) => return Ok((game, lines)),
            (Some('['), None) => reader.tag(&mut game.tags)?,
            (Some('['), Some(turn)) => {
                let comments = reader.bracket()?.replace("\r\n", "\n");
                turn.comments.extend(comments.split('|').map(str::to_owned));
                while turn.comments.last().is_some_and(String::is_empty) {
                    turn.comments.pop();
                }
            }
            (Some(digit), _) if digit.is_ascii_digit() => {
                lines.push(reader.line(reader.rest));
                let turn = reader.turn()?;
                game.turns.push(turn);
            }
            (Some(_), _) => {
                let line = reader.rest.lines().next().unwrap_or_default();
                return Err(reader.error(reader.rest, GameProblem::Stray(shortened(line))));
            }
        }
    }
}

impl FromStr for OtnGame {
    type Err = GameError;

    fn from_str(text: &str) -> Result<OtnGame, GameError> {
        read_with_lines(text).map(|(game, _)| game)
    }
}
