//! A game file as a record: turns and variations become lines of plies.

use std::collections::BTreeMap;

use hnefi_rules::{Move, Piece, Point, Side};

use super::super::address::{Branch, TurnAddress};
use super::super::board::{Board, RankOrder};
use super::super::game::{GameError, GameProblem, OtnGame, OtnTurn, read_with_lines};
use super::super::moves::{OtnMove, OtnPly};
use super::super::problem::NotationError;
use super::{END, ID, POSITION, RESIGNS, RESIGNS_WORD, RESULT, RESULTS, RULES, START_COMMENT, TIME, clock, end_of, times};
use crate::ply::{DEEPEST, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};
use crate::times::TimeControl;

/// Reads the one game of a file.
pub(crate) fn read(text: &str) -> Vec<Entry> {
    let record = read_with_lines(text).and_then(|(game, lines)| Reading::of(&game, &lines).record()).map_err(|error| ReadError {
        record: 1,
        id: None,
        line: error.line,
        column: Some(error.column),
        message: error.problem.to_string(),
    });
    vec![Entry { line: 1, record }]
}

struct Reading<'a> {
    game: &'a OtnGame,
    /// The turns with the lines of the file where they begin.
    turns: Vec<(&'a OtnTurn, usize)>,
    /// Who begins, if the rules say.
    first: Option<Side>,
    lines: BTreeMap<Vec<Branch>, Line>,
    resigned: bool,
    control: Option<TimeControl>,
}

/// A line of play as far as it has been read.
#[derive(Default)]
struct Line {
    /// Where in the line that it leaves the move stands that it replaces.
    root: usize,
    /// Who made the move before.
    before: Option<Side>,
    turn: u32,
    moves: Vec<Placed>,
}

/// A ply with its turn and its place in the turn.
struct Placed {
    turn: u32,
    leg: usize,
    ply: Ply,
}

impl<'a> Reading<'a> {
    fn of(game: &'a OtnGame, lines: &[usize]) -> Reading<'a> {
        let first = game.rules().and_then(Result::ok).map(|rules| match rules.attackers_first {
            true => Side::Attackers,
            false => Side::Defenders,
        });
        let turns = game.turns.iter().zip(lines.iter().copied()).collect();
        Reading { game, turns, first, lines: BTreeMap::new(), resigned: false, control: None }
    }

    fn record(mut self) -> Result<Record, GameError> {
        let mut record =
            Record { rules: self.game.tag(RULES).map(|text| RulesName::OpenTafl(text.trim().to_owned())), ..Record::default() };
        self.tags(&mut record)?;
        record.settle_time_control();
        self.control = record.time_controls.same();
        // A variation is read after the line that it leaves, wherever it stands.
        let mut turns = std::mem::take(&mut self.turns);
        turns.sort_by_key(|(turn, _)| turn.address.branches.len());
        for (turn, line) in turns {
            self.turn(turn).map_err(|problem| GameError { line, column: 1, problem })?;
        }
        record.plies = self.main_line();
        let termination = record.tags.get(tag::TERMINATION).map(String::as_str);
        record.end = match self.game.tag(END).and_then(End::from_word) {
            Some(end) => end,
            None if self.resigned => End::Resigned,
            None => end_of(termination, record.plies.last()),
        };
        Ok(record.without_unwritten_captures())
    }

    fn tags(&self, record: &mut Record) -> Result<(), GameError> {
        let wrong = |problem: GameProblem| GameError { line: 1, column: 1, problem };
        for (name, value) in &self.game.tags {
            match name.as_str() {
                RULES | END => {}
                RESULT => {
                    let result = RESULTS.iter().find(|(word, _)| *word == value.trim());
                    let result = result.ok_or_else(|| wrong(GameProblem::Result(value.chars().take(60).collect())))?;
                    record.result = Some(result.1);
                }
                POSITION => {
                    let read = Board::read(value.trim(), RankOrder::FromBottom);
                    let board = read.map_err(|NotationError { problem, .. }| wrong(problem.into()))?;
                    record.start = Some(board.setup(self.first).ok_or_else(|| wrong(GameProblem::AttackersKing))?);
                }
                START_COMMENT => record.comment = Some(value.clone()).filter(|text| !text.is_empty()),
                ID => record.id = Some(value.clone()).filter(|text| !text.is_empty()),
                _ if value.is_empty() => {}
                _ => {
                    record.tags.insert(name.clone(), value.clone());
                }
            }
        }
        Ok(())
    }

    /// Adds a turn to its line.
    fn turn(&mut self, turn: &OtnTurn) -> Result<(), GameProblem> {
        let address = &turn.address;
        if address.branches.len() > DEEPEST {
            return Err(GameProblem::TooDeep(DEEPEST));
        }
        let is_main = address.branches.is_empty();
        if !self.lines.contains_key(&address.branches) {
            let line = self.leaving(turn)?;
            self.lines.insert(address.branches.clone(), line);
        }
        let line = self.lines.entry(address.branches.clone()).or_default();
        if address.turn != line.turn + 1 {
            let expected = TurnAddress { branches: address.branches.clone(), turn: line.turn + 1 };
            return Err(GameProblem::Order { found: address.clone(), expected });
        }
        line.turn = address.turn;
        let mut comments = turn.comments.iter();
        for (index, ply) in turn.plies.iter().enumerate() {
            if self.resigned && is_main {
                return Err(GameProblem::AfterResignation);
            }
            let comment = comments.next().map(String::as_str).unwrap_or_default();
            let leg = turn.omitted + index;
            let mv = match ply {
                OtnPly::Move(mv) => mv,
                OtnPly::Resigns => {
                    match line.moves.last_mut() {
                        Some(last) => {
                            remark(&mut last.ply, comment);
                            if !is_main {
                                last.ply.extras.insert(RESIGNS.to_owned(), RESIGNS_WORD.to_owned());
                            }
                        }
                        None if is_main => {}
                        None => return Err(GameProblem::EmptyTurn(address.clone())),
                    }
                    self.resigned |= is_main;
                    continue;
                }
            };
            let previous = line.moves.last().map_or(line.before, |placed| placed.ply.side);
            // The program's own turns do not always begin with the same side where pieces go on after captures.
            let side = self.first.map(|first| match previous {
                None => first,
                Some(previous) if mv.berserk => previous,
                Some(previous) => previous.other(),
            });
            let mut ply = played(mv, side)?;
            match clock(comment) {
                Some((time, rest)) => {
                    ply.clock = times::read_clock(time, self.control);
                    if ply.clock.is_none() {
                        ply.extras.insert(TIME.to_owned(), time.to_owned());
                    }
                    remark(&mut ply, rest);
                }
                None => remark(&mut ply, comment),
            }
            line.moves.push(Placed { turn: address.turn, leg, ply });
        }
        // What is said beyond the last move is said of it.
        if let Some(last) = line.moves.last_mut() {
            comments.for_each(|comment| remark(&mut last.ply, comment));
        }
        Ok(())
    }

    /// The beginning of a line, known by its first turn.
    ///
    /// The address of a variation names the move that it stands in place of. The program names, in variations of variations, the move
    /// after which it stands; which one is meant shows in how many moves of its first turn are left out.
    fn leaving(&self, turn: &OtnTurn) -> Result<Line, GameProblem> {
        let Some((branch, root)) = turn.address.branches.split_last() else { return Ok(Line::default()) };
        let rootless = || GameProblem::Rootless(turn.address.clone());
        let parent = self.lines.get(root).ok_or_else(rootless)?;
        let named = |placed: &Placed| placed.turn == branch.turn && placed.leg == usize::from(branch.leg);
        let named = parent.moves.iter().position(named).ok_or_else(rootless)?;
        let replaced = |place: usize| parent.moves.get(place).is_some_and(|placed| placed.leg == turn.omitted);
        let root = if !replaced(named) && replaced(named + 1) { named + 1 } else { named };
        let before = root.checked_sub(1).map_or(parent.before, |before| parent.moves[before].ply.side);
        Ok(Line { root, before, ..Line::default() })
    }

    /// The main line with the variations hung on it, the deepest first.
    fn main_line(&mut self) -> Vec<Ply> {
        let mut paths: Vec<Vec<Branch>> = self.lines.keys().filter(|path| !path.is_empty()).cloned().collect();
        paths.sort_by_key(|path| std::cmp::Reverse(path.len()));
        for path in paths {
            let Some((_, root)) = path.split_last() else { continue };
            let Some(line) = self.lines.remove(&path) else { continue };
            let plies: Vec<Ply> = line.moves.into_iter().map(|placed| placed.ply).collect();
            let Some(parent) = self.lines.get_mut(root) else { continue };
            if let Some(replaced) = parent.moves.get_mut(line.root) {
                replaced.ply.variations.push(plies);
            }
        }
        self.lines.remove(&Vec::new()).unwrap_or_default().moves.into_iter().map(|placed| placed.ply).collect()
    }
}

fn played(mv: &OtnMove, side: Option<Side>) -> Result<Ply, GameProblem> {
    let captures: Vec<Point> = mv.captures.iter().map(|captured| captured.square).collect();
    let mut ply = Ply::moving(Move { from: mv.from, to: mv.to }, Some(captures));
    ply.side = side;
    ply.mark = mv.mark;
    if let Some(letter) = mv.piece {
        ply.piece = Some(Piece::from_letter(letter.as_char()).ok_or(GameProblem::AttackersKing)?);
    }
    Ok(ply)
}

/// Adds a remark to those on a ply.
fn remark(ply: &mut Ply, text: &str) {
    if text.is_empty() {
        return;
    }
    match &mut ply.comment {
        Some(comment) => *comment = format!("{comment}\n\n{text}"),
        None => ply.comment = Some(text.to_owned()),
    }
}
