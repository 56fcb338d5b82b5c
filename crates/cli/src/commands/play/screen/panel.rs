//! Draws the panel beside the board: rules, sides and clocks, whose turn it is, the engine's line, the moves.

use std::time::Duration;

use hnefi_engine::ScoreKind;
use hnefi_messages::Text;
use hnefi_rules::{Piece, Ply, Reason, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;

use super::look::Look;
use super::state::State;
use super::thinking::Thought;

/// Fewest rows left for the moves.
const MOVES: usize = 3;
/// Below this many hundredths of a man a game counts as even.
const EVEN: u32 = 50;

/// Draws the panel.
pub(super) fn draw(state: &State, area: Rect, look: Look, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut lines = Lines { lines: Vec::new(), width };
    let (rules, session) = (&state.session.rules, &state.session);
    lines.add(&session.say(rules.name()), bold());
    Side::BOTH.into_iter().for_each(|side| lines.add(&session.say(&rules.aim(side)), Style::new()));
    lines.gap();
    Side::BOTH.into_iter().for_each(|side| lines.add_side(state, side, look));
    lines.gap();
    status(state).iter().for_each(|(text, style)| lines.add(text, *style));
    if let Some(value) = session.game.die() {
        lines.add(&session.say(&Text::message("game-die").with("value", Text::number(value.into()))), Style::new());
    }
    if let Some(thought) = &state.thought {
        lines.gap();
        add_thought(&mut lines, state, thought);
    }
    let message = Lines::of(&state.message, width, look.coloured(Color::Yellow).add_modifier(Modifier::BOLD));
    let room = usize::from(area.height).saturating_sub(message.len() + usize::from(!message.is_empty()));
    lines.lines.truncate(room.saturating_sub(MOVES + 1));
    lines.gap();
    let rows = move_rows(state, width, look);
    let left = room.saturating_sub(lines.lines.len());
    lines.lines.extend(window(rows, left, state.plies_shown()));
    for (line, y) in lines.lines.iter().take(room).zip(area.y..) {
        buffer.set_line(area.x, y, line, area.width);
    }
    let below = area.y + area.height - message.len() as u16;
    for (line, y) in message.iter().zip(below..) {
        buffer.set_line(area.x, y, line, area.width);
    }
}

/// Lines no wider than the panel.
struct Lines {
    lines: Vec<Line<'static>>,
    width: usize,
}

impl Lines {
    fn of(text: &str, width: usize, style: Style) -> Vec<Line<'static>> {
        let wrapped = if text.is_empty() { Vec::new() } else { textwrap::wrap(text, width) };
        wrapped.into_iter().map(|line| Line::styled(line.into_owned(), style)).collect()
    }

    fn add(&mut self, text: &str, style: Style) {
        self.lines.extend(Lines::of(text, self.width, style));
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    /// A side with its sign, its clock and the men that it has lost.
    fn add_side(&mut self, state: &State, side: Side, look: Look) {
        let session = &state.session;
        let moves = session.game.side() == Some(side);
        let mark = if moves { look.signs().to_move } else { ' ' };
        let name = session.side_name(side).in_language(session.language);
        let clock = state.clocks.reading(side, state.now).map(|reading| time(reading.left)).unwrap_or_default();
        let text = format!("{mark} {} {name}", look.piece(Piece::man(side)));
        let gap = self.width.saturating_sub(text.chars().count() + clock.len());
        let style = if moves { bold() } else { Style::new() };
        self.lines.push(Line::styled(format!("{text}{:gap$}{clock}", ""), style.patch(look.piece_style(Piece::man(side)))));
        let lost = session.game.start().count(side).saturating_sub(state.position().count(side));
        if lost > 0 {
            let text = session.say(&Text::message("game-lost-men").with("count", Text::number(lost.into())));
            self.lines.push(Line::raw(format!("    {text}")));
        }
    }
}

/// What a clock shows: whole seconds, the last begun one included.
fn time(milliseconds: u64) -> String {
    let seconds = Duration::from_millis(milliseconds.saturating_add(999)).as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Whose turn it is, or how the game ended.
fn status(state: &State) -> Vec<(String, Style)> {
    let (session, game) = (&state.session, &state.session.game);
    let with_side = |id: &'static str, side: Side| session.say(&Text::message(id).with("side", session.side_name(side)));
    if state.reading || state.shown.is_some() {
        let (ply, count) = (state.plies_shown(), game.plies().len());
        let place = Text::message("game-past").with("ply", Text::number(ply as u64)).with("count", Text::number(count as u64));
        let place = if ply == 0 { Text::message("game-past-start") } else { place };
        let go_on = state.session.message("terminal-key-go-on");
        return vec![(session.say(&place), bold()), (format!("C: {go_on}"), Style::new())];
    }
    let Some(outcome) = game.outcome() else {
        let side = game.position().side();
        if !session.people.contains(&side) {
            return vec![(with_side("game-turn-engine", side), bold())];
        }
        let Some(point) = state.going_on() else { return vec![(with_side("game-turn", side), bold())] };
        let may_stay = state.end_of_turn().is_some();
        let text = Text::message(if may_stay { "game-may-go-on" } else { "game-must-go-on" });
        let text = text.with("side", session.side_name(side)).with("point", Text::same(point.to_string()));
        let stay = may_stay.then(|| (format!("E: {}", session.message("game-stay")), Style::new()));
        return [(session.say(&text), bold())].into_iter().chain(stay).collect();
    };
    let mut told = vec![match outcome.winner {
        Some(side) => (format!("{}.", with_side("end-winner", side)), bold()),
        None => (format!("{}.", session.message("end-draw")), bold()),
    }];
    let loser = outcome.winner.map_or(game.position().side(), Side::other);
    let reason = format!("end-reason-{}", outcome.reason.word());
    told.push((session.say(&Text::message(reason).with("side", session.side_name(loser))), Style::new()));
    let by_the_players = [Reason::Resigned, Reason::Agreed, Reason::OutOfTime, Reason::Absent].contains(&outcome.reason);
    if let Some(rule) = outcome.rule.filter(|_| !by_the_players) {
        told.push((session.say(&session.rules.sentence(rule)), Style::new()));
    }
    told.push((session.message("terminal-end-keys"), Style::new()));
    told
}

fn add_thought(lines: &mut Lines, state: &State, thought: &Thought) {
    let session = &state.session;
    let depth = Text::message("thinking-depth").with("depth", Text::number(thought.depth.into())).in_language(session.language);
    lines.add(&format!("{}: {depth}", session.message("thinking-title")), Style::new());
    let score = match thought.score {
        ScoreKind::Win { side, plies } => {
            Text::message("score-win").with("side", session.side_name(side)).with("plies", Text::number(plies.into()))
        }
        ScoreKind::Value(value) if value.unsigned_abs() < EVEN => Text::message("score-even"),
        ScoreKind::Value(value) => {
            let side = if value > 0 { Side::Attackers } else { Side::Defenders };
            let men = u64::from((value.unsigned_abs() + 50) / 100);
            Text::message("score-ahead").with("side", session.side_name(side)).with("men", Text::number(men))
        }
    };
    lines.add(&session.say(&score), Style::new());
    let line: Vec<String> = thought.line.iter().take(4).map(ToString::to_string).collect();
    lines.add(&line.join(" "), bold());
}

/// A row of the list of moves, with the number of its last ply.
struct MoveRow {
    last: usize,
    line: Line<'static>,
}

/// The moves, a row for each turn of both sides.
fn move_rows(state: &State, width: usize, look: Look) -> Vec<MoveRow> {
    let plies = state.session.game.plies();
    let Some(first) = plies.first().map(|ply| ply.side) else { return Vec::new() };
    let mut rounds: Vec<(usize, Vec<&Ply>)> = Vec::new();
    for (index, ply) in plies.iter().enumerate() {
        let begins = ply.side == first && (index == 0 || plies[index - 1].side != first);
        match rounds.last_mut() {
            Some((last, round)) if !begins => {
                *last = index + 1;
                round.push(ply);
            }
            _ => rounds.push((index + 1, vec![ply])),
        }
    }
    let mut rows = Vec::new();
    for (number, (last, round)) in rounds.iter().enumerate() {
        let shown = (last - round.len() + 1..=*last).contains(&state.plies_shown());
        let mark = if shown { look.signs().to_move } else { ' ' };
        let texts: Vec<String> = round.iter().map(|ply| ply_text(ply)).collect();
        let text = format!("{mark}{:>3}. {}", number + 1, texts.join("  "));
        let style = if shown { bold() } else { Style::new() };
        let wrapped = textwrap::wrap(&text, textwrap::Options::new(width).subsequent_indent("      "));
        rows.extend(wrapped.into_iter().map(|line| MoveRow { last: *last, line: Line::styled(line.into_owned(), style) }));
    }
    rows
}

/// A ply as notation has it, with its throw of the die.
fn ply_text(ply: &Ply) -> String {
    match ply.die {
        Some(die) => format!("[{die}] {}", ply.text()),
        None => ply.text(),
    }
}

/// As many of the rows as there is room for, the shown ply among them.
fn window(rows: Vec<MoveRow>, room: usize, shown: usize) -> impl Iterator<Item = Line<'static>> {
    let end = rows.iter().position(|row| row.last >= shown.max(1)).map_or(rows.len(), |at| at + 2).max(room).min(rows.len());
    rows.into_iter().skip(end.saturating_sub(room)).take(room).map(|row| row.line)
}

const fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}
