//! A record as a game file.

use hnefi_rules::{Move, MoveText, Piece, Point, Position, Replay, Side};
use hnefi_rulesets::Ruleset;

use super::super::address::{Branch, TurnAddress};
use super::super::board::{Board, RankOrder};
use super::super::game::{OtnGame, OtnTurn};
use super::super::letters::Letter;
use super::super::moves::{Captured, OtnMove, OtnPly};
use super::super::rules::OtnRules;
use super::super::translate::from_ruleset;
use super::{END, ID, ORDER, RESIGNS, RESULT, RESULTS, RULES, START_COMMENT, TIME, end_of, in_brackets, times};
use crate::loss::Lost;
use crate::ply::{Play, Ply};
use crate::record::{Record, RulesName, tag};
use crate::times::TimeControl;

/// Writes a game. With its rule set, the letters of pieces, jumps, and moves that go on after a capture are written as they are.
///
/// # Errors
/// Why the game cannot be written.
pub(crate) fn write(record: &Record, ruleset: Result<Ruleset, String>, lost: &mut dyn FnMut(Lost)) -> Result<String, String> {
    let rules = rules_of(record, ruleset.as_ref(), lost)?;
    let first = if rules.attackers_first { Side::Attackers } else { Side::Defenders };
    let replay = match ruleset {
        Err(_) => None,
        Ok(ruleset) => match Replay::new(&ruleset, record.start.as_ref()) {
            Ok(replay) => Some(replay),
            Err(difference) => {
                lost(Lost::Unreplayed(difference.to_string()));
                None
            }
        },
    };
    let control = record.time_controls.same();
    let control_text = control.and_then(times::write_control);
    if control_text.is_none() && !record.time_controls.is_none() {
        lost(Lost::TimeControl);
    }
    let control = control.filter(|_| control_text.is_some());
    let mut writing = Writing { first, turns: Vec::new(), unreplayed: None, passes: 0, control, clocks: ClocksLost::default() };
    let start = State { replay, side: Some(first), before: None };
    writing.line(&hoisted(&record.plies), &[], 0, start);
    if let Some(reason) = writing.unreplayed {
        lost(Lost::Unreplayed(reason));
    }
    if writing.passes > 0 {
        lost(Lost::Passes(writing.passes));
    }
    writing.clocks.tell(lost);
    let rules_text = match (&record.rules, &record.start) {
        (Some(RulesName::OpenTafl(text)), None) => in_brackets(text),
        _ => rules.to_string(),
    };
    Ok(OtnGame { tags: tags(record, rules_text, control_text.as_deref()), turns: writing.turns }.to_string())
}

/// The rules of a game, with its own first position and whichever side is to move there.
fn rules_of(record: &Record, ruleset: Result<&Ruleset, &String>, lost: &mut dyn FnMut(Lost)) -> Result<OtnRules, String> {
    let written = match &record.rules {
        Some(RulesName::OpenTafl(text)) => Some(text.parse::<OtnRules>().map_err(|error| format!("its rules: {error}"))?),
        _ => None,
    };
    let mut rules = match written {
        Some(rules) => rules,
        None => {
            let ruleset = ruleset.map_err(|problem| format!("an .otg file tells the rules: {problem}"))?;
            let (rules, unsaid) = from_ruleset(ruleset);
            unsaid.iter().for_each(|unsaid| lost(Lost::Rules(unsaid.to_string())));
            rules
        }
    };
    if let Some(start) = &record.start {
        rules.start = Board::of(start);
        rules.start_order = RankOrder::FromTop;
        if let Some(side) = start.side {
            rules.attackers_first = side == Side::Attackers;
        }
        if start.going_on.is_some() {
            lost(Lost::Other("that a piece may go on at the start".to_owned()));
        }
    }
    Ok(rules)
}

fn tags(record: &Record, rules: String, control: Option<&str>) -> Vec<(String, String)> {
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    for name in ORDER {
        let control = control.filter(|_| name == tag::TIME_CONTROL);
        if let Some(value) = record.tags.get(name).map(String::as_str).or(control) {
            tag(name, value);
        }
        if name == tag::DEFENDERS
            && let Some((word, _)) = RESULTS.iter().find(|(_, result)| Some(*result) == record.result)
        {
            tag(RESULT, word);
        }
        if let (tag::VARIANT, None, Some(RulesName::Named(rules))) = (name, record.tags.get(name), &record.rules) {
            tag(name, &in_brackets(rules));
        }
    }
    record.tags.iter().filter(|(name, _)| !ORDER.contains(&name.as_str())).for_each(|(name, value)| tag(name, value));
    if let Some(id) = &record.id {
        tag(ID, id);
    }
    if record.end != end_of(record.tags.get(tag::TERMINATION).map(String::as_str), record.plies.last()) {
        tag(END, record.end.word());
    }
    if let Some(comment) = &record.comment {
        tag(START_COMMENT, comment);
    }
    tag(RULES, &rules);
    tags
}

/// The same lines of play, those in place of a variation's first move hung beside the variation itself: there is no other address for
/// them.
pub(super) fn hoisted(plies: &[Ply]) -> Vec<Ply> {
    let hoist = |ply: &Ply| {
        let mut beside = Vec::new();
        for variation in &ply.variations {
            let mut line = hoisted(variation);
            let others = line.first_mut().map(|first| std::mem::take(&mut first.variations)).unwrap_or_default();
            beside.push(line);
            beside.extend(others);
        }
        beside.retain(|line| !line.is_empty());
        Ply { variations: beside, ..ply.clone() }
    };
    plies.iter().map(hoist).collect()
}

struct Writing {
    first: Side,
    turns: Vec<OtnTurn>,
    /// Why the game could not be played by its rules.
    unreplayed: Option<String>,
    passes: usize,
    control: Option<TimeControl>,
    clocks: ClocksLost,
}

/// What the clocks of a game file cannot say.
#[derive(Default)]
struct ClocksLost {
    whole: usize,
    /// How many are written in whole seconds, or in whole periods, that show less.
    parts: usize,
    /// How many texts of other clocks have no place beside them.
    texts: usize,
}

impl ClocksLost {
    fn tell(&self, lost: &mut dyn FnMut(Lost)) {
        if self.whole > 0 {
            lost(Lost::Clocks(self.whole));
        }
        if self.parts > 0 {
            lost(Lost::Other("parts of seconds and of periods on the clocks".to_owned()));
        }
        if self.texts > 0 {
            lost(Lost::Extra(TIME.to_owned(), self.texts));
        }
    }
}

/// The game before a ply.
#[derive(Clone)]
struct State {
    /// By the rules, as far as they have been followed.
    replay: Option<Replay>,
    /// Who is to move, as far as that is known without them.
    side: Option<Side>,
    /// Who made the move before.
    before: Option<Side>,
}

/// A variation to be written after its turn.
struct Waiting<'a> {
    branch: Branch,
    /// Which move of its turn it begins with.
    leg: usize,
    plies: &'a [Ply],
    state: State,
}

impl Writing {
    /// A line of play whose first move is number `leg` of its turn.
    fn line(&mut self, plies: &[Ply], branches: &[Branch], leg: usize, mut state: State) {
        let mut turn = empty_turn(branches, 1);
        turn.omitted = leg;
        let mut waiting: Vec<Waiting<'_>> = Vec::new();
        // Turn and place of the move before.
        let mut before = None;
        for ply in plies {
            let Play::Move(mv) = ply.play else {
                self.passes += 1;
                self.finish(&mut turn, &mut waiting);
                self.advance(&mut state, ply);
                continue;
            };
            if mv.is_stay() {
                // A game file leaves it out; what is said of it is said of the move before.
                if let Some(comment) = &ply.comment {
                    join(&mut turn.comments, turn.plies.len(), comment);
                }
                self.advance(&mut state, ply);
                continue;
            }
            let side = state.side_of(ply, mv);
            let goes_on = side.is_some() && state.before == side && state.goes_on(mv);
            if side == Some(self.first) && !goes_on {
                self.finish(&mut turn, &mut waiting);
            }
            let leg = u8::try_from(turn.omitted + turn.plies.len()).unwrap_or(u8::MAX);
            let here = (turn.address.turn, leg);
            // In the main line a variation goes by the move that it replaces; in a variation, by the one before, as the program has it.
            let (named_turn, named_leg) = if branches.is_empty() { here } else { before.unwrap_or(here) };
            for (index, plies) in ply.variations.iter().enumerate() {
                let branch = Branch { turn: named_turn, leg: named_leg, variation: index as u32 + 1 };
                waiting.push(Waiting { branch, leg: usize::from(leg), plies, state: state.clone() });
            }
            before = Some(here);
            let position = state.position().cloned();
            let known = state.replay.as_ref().map_or(0, |replay| replay.game().plies().len());
            self.advance(&mut state, ply);
            state.before = side;
            let captures = state.captured_since(known, mv).or_else(|| ply.captures.clone()).unwrap_or_default();
            turn.plies.push(OtnPly::Move(describe(ply, mv, goes_on, captures, position.as_ref())));
            let said = self.said_of(ply);
            join(&mut turn.comments, turn.plies.len(), &said);
            if ply.extras.contains_key(RESIGNS) {
                turn.plies.push(OtnPly::Resigns);
            }
        }
        self.finish(&mut turn, &mut waiting);
    }

    /// Writes a turn if it has a move, and the variations of its moves after it.
    fn finish(&mut self, turn: &mut OtnTurn, waiting: &mut Vec<Waiting<'_>>) {
        if turn.plies.is_empty() {
            return;
        }
        let next = empty_turn(&turn.address.branches, turn.address.turn + 1);
        let mut done = std::mem::replace(turn, next);
        while done.comments.last().is_some_and(String::is_empty) {
            done.comments.pop();
        }
        let branches = done.address.branches.clone();
        self.turns.push(done);
        for Waiting { branch, leg, plies, state } in std::mem::take(waiting) {
            let path = [branches.as_slice(), &[branch]].concat();
            self.line(plies, &path, leg, state);
        }
    }

    /// The comment on a ply, with the clock before it.
    fn said_of(&mut self, ply: &Ply) -> String {
        let written = ply.clock.and_then(|clock| times::write_clock(clock, self.control));
        if let Some(clock) = ply.clock {
            let again = written.as_ref().map(|text| times::read_clock(text, self.control));
            self.clocks.whole += usize::from(again.is_none());
            self.clocks.parts += usize::from(again.is_some_and(|again| again != Some(clock)));
            self.clocks.texts += usize::from(written.is_some() && ply.extras.contains_key(TIME));
        }
        let clock = written.or_else(|| ply.extras.get(TIME).cloned());
        let parts: Vec<String> = clock.into_iter().chain(ply.comment.clone()).collect();
        parts.join(" ")
    }

    /// Goes on by a ply; where the rules do not allow it, without them.
    fn advance(&mut self, state: &mut State, ply: &Ply) {
        if let Some(replay) = &mut state.replay {
            let played = match ply.play {
                Play::Pass => replay.pass(ply.side),
                Play::Move(mv) => replay.play(ply.side, &MoveText { mv, piece: ply.piece, captures: ply.captures.clone() }),
            };
            match played {
                Ok(()) => {
                    state.side = replay.game().side();
                    return;
                }
                Err(difference) => {
                    self.unreplayed.get_or_insert_with(|| difference.to_string());
                    state.replay = None;
                }
            }
        }
        state.side = ply.side.or(state.side).map(Side::other);
    }
}

fn empty_turn(branches: &[Branch], turn: u32) -> OtnTurn {
    OtnTurn { address: TurnAddress { branches: branches.to_vec(), turn }, omitted: 0, plies: Vec::new(), comments: Vec::new() }
}

impl State {
    fn position(&self) -> Option<&Position> {
        self.replay.as_ref().map(|replay| replay.game().position())
    }

    fn side_of(&self, ply: &Ply, mv: Move) -> Option<Side> {
        let moved = self.position().and_then(|position| position.side_at(mv.from));
        moved.or(ply.side).or(self.side)
    }

    /// Whether the piece goes on after a capture, as far as the rules tell.
    fn goes_on(&self, mv: Move) -> bool {
        self.position().is_none_or(|position| position.going_on() == Some(mv.from))
    }

    /// What a move captured by the rules, which is among the plies that came after this many.
    fn captured_since(&self, known: usize, mv: Move) -> Option<Vec<Point>> {
        let plies = self.replay.as_ref()?.game().plies().get(known..)?;
        let played = plies.iter().find(|played| played.mv == Some(mv))?;
        Some(played.captures.as_slice().to_vec())
    }
}

/// A ply as a move record; `position` is that before it, if it is known.
fn describe(ply: &Ply, mv: Move, goes_on: bool, captures: Vec<Point>, position: Option<&Position>) -> OtnMove {
    let piece_at = |point: Point| position.and_then(|position| position.piece_at(point));
    let written = |piece: &Piece| matches!(piece, Piece::King | Piece::Special(..));
    let letter = |piece: Option<Piece>| piece.filter(written).and_then(|piece| Letter::from_char(piece.letter()));
    OtnMove {
        piece: letter(piece_at(mv.from).or(ply.piece)),
        from: mv.from,
        berserk: goes_on,
        jump: jumped_over(mv).is_some_and(|over| piece_at(over).is_some()),
        to: mv.to,
        captures: captures.into_iter().map(|square| Captured { piece: letter(piece_at(square)), square }).collect(),
        mark: ply.mark,
    }
}

/// The point that a move of two points passes over.
fn jumped_over(mv: Move) -> Option<Point> {
    let files = mv.from.file().abs_diff(mv.to.file());
    let ranks = mv.from.rank().abs_diff(mv.to.rank());
    (files + ranks == 2 && files * ranks == 0)
        .then(|| Point::new(mv.from.file().midpoint(mv.to.file()), mv.from.rank().midpoint(mv.to.rank())))
}

/// Adds to the comment on move number `count` of a turn.
fn join(comments: &mut Vec<String>, count: usize, comment: &str) {
    comments.resize(count.max(comments.len()), String::new());
    match comments.last_mut() {
        Some(last) if last.is_empty() => last.push_str(comment),
        Some(last) if !comment.is_empty() => {
            last.push_str("\n\n");
            last.push_str(comment);
        }
        _ => {}
    }
}
