//! What keys and the mouse do.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use hnefi_messages::Text;
use hnefi_play::TurnEnd;
use hnefi_rules::{Direction, Move, Point, Side};

use super::screen_game::{Leave, ScreenGame};
use super::state::Popup;
use super::thinking::Purpose;

/// How many plies Page Up and Page Down go.
const PAGE: usize = 10;

impl ScreenGame {
    /// Does what a key says; gives how the program is to be left, if it is.
    pub(super) fn key(&mut self, key: KeyEvent) -> Option<Leave> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        // With Alt as well it is AltGr, by which many keyboards write `:`, `@` and the like; Windows reports it so.
        if key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT) {
            return (key.code == KeyCode::Char('c')).then_some(Leave::Interrupted);
        }
        let file_before = self.letter.take();
        if let Some(popup) = self.state.popup.take() {
            if key.code == KeyCode::Enter {
                self.confirm(popup);
            }
            return None;
        }
        if let Some(typed) = self.state.typed.take() {
            return self.type_on(typed, key.code);
        }
        match key.code {
            KeyCode::Char(digit @ '0'..='9') => {
                // The letter before was the file of a point, and not a step of the cursor.
                if let Some((letter, cursor)) = file_before {
                    self.state.cursor = cursor;
                    self.state.typed = Some(format!("{letter}{digit}"));
                }
            }
            KeyCode::Char(letter @ ('h' | 'j' | 'k' | 'l')) => {
                self.letter = Some((letter, self.state.cursor));
                self.move_cursor(match letter {
                    'h' => Direction::Left,
                    'j' => Direction::Down,
                    'k' => Direction::Up,
                    _ => Direction::Right,
                });
            }
            KeyCode::Left => self.move_cursor(Direction::Left),
            KeyCode::Right => self.move_cursor(Direction::Right),
            KeyCode::Up => self.move_cursor(Direction::Up),
            KeyCode::Down => self.move_cursor(Direction::Down),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(self.state.cursor),
            KeyCode::Esc => self.state.chosen = None,
            KeyCode::Home => self.state.step(0),
            KeyCode::End => self.state.step(usize::MAX),
            KeyCode::PageUp => self.state.step(self.state.plies_shown().saturating_sub(PAGE)),
            KeyCode::PageDown => self.state.step(self.state.plies_shown() + PAGE),
            KeyCode::Char(':') => self.state.typed = Some(String::new()),
            KeyCode::Char('?') => self.state.popup = Some(Popup::Help),
            KeyCode::Char('<') => self.state.step(self.state.plies_shown().saturating_sub(1)),
            KeyCode::Char('>') => self.state.step(self.state.plies_shown() + 1),
            KeyCode::Char('Q') => return Some(Leave::Left),
            KeyCode::Char(letter @ 'a'..='z') => self.state.typed = Some(letter.to_string()),
            KeyCode::Char(letter) => self.act(letter),
            _ => {}
        }
        None
    }

    /// What a capital letter does.
    fn act(&mut self, letter: char) {
        match letter {
            'A' => self.toggle_analysis(),
            'C' => self.go_on(),
            'E' => self.end_turn(),
            'F' => self.state.flipped = !self.state.flipped,
            'H' => self.hint(),
            'M' => self.move_now(),
            'N' => self.ask_new_game(),
            'R' => self.ask_resign(),
            'U' => self.take_back(),
            _ => {}
        }
    }

    fn type_on(&mut self, mut typed: String, code: KeyCode) -> Option<Leave> {
        match code {
            KeyCode::Enter => return self.obey(&typed),
            KeyCode::Esc => return None,
            KeyCode::Backspace if typed.pop().is_none() => return None,
            KeyCode::Char(letter) => typed.push(letter),
            _ => {}
        }
        self.state.typed = Some(typed);
        None
    }

    fn confirm(&mut self, popup: Popup) {
        match popup {
            Popup::Help => {}
            Popup::NewGame => self.begin_another(),
            Popup::Resign(side) => {
                self.engine.forget();
                self.state.session.game.resign(side);
                self.state.message.clear();
                self.state.changed(TurnEnd::Other);
            }
        }
    }

    fn move_cursor(&mut self, direction: Direction) {
        let direction = if self.state.flipped { direction.opposite() } else { direction };
        if let Some(point) = self.state.cursor.neighbour(direction, self.state.session.game.variant().size()) {
            self.state.cursor = point;
        }
    }

    /// Chooses a piece of the side to move, or the target of the chosen one.
    pub(super) fn choose(&mut self, point: Point) {
        self.state.cursor = point;
        if !self.may_move() {
            return;
        }
        let Some(from) = self.state.chosen else { return self.pick_up(point) };
        let is_mine = |piece: hnefi_rules::Piece| Some(piece.side()) == self.state.session.game.side();
        let can_go = self.state.targets().iter().any(|mv| mv.to == point);
        match self.state.session.game.position().piece_at(point) {
            _ if can_go => self.play(Move { from, to: point }),
            Some(_) if from == point => self.state.chosen = None,
            Some(piece) if is_mine(piece) => self.pick_up(point),
            _ => self.play(Move { from, to: point }),
        }
    }

    /// Chooses the piece on a point, if it can move.
    pub(super) fn pick_up(&mut self, point: Point) {
        if !self.may_move() {
            return;
        }
        self.state.cursor = point;
        self.state.chosen = Some(point);
        if self.state.targets().is_empty() {
            self.state.chosen = None;
            let text = Text::message("terminal-no-moves-from").with("point", Text::same(point.to_string()));
            self.state.tell(&text);
        } else {
            self.state.message.clear();
        }
    }

    /// Whether a person may move now; says why not.
    pub(super) fn may_move(&mut self) -> bool {
        let may = self.state.may_move();
        if !may {
            let past = self.state.shown.is_some() || self.state.reading;
            let over = self.state.session.game.outcome().is_some();
            self.state.tell(&Text::message(match (past, over) {
                (true, _) => "terminal-past",
                (_, true) => "why-not-game-over",
                _ => "terminal-engine-turn",
            }));
        }
        may
    }

    /// Plays the move that a person chose.
    pub(super) fn play(&mut self, mv: Move) {
        self.engine.forget();
        self.state.play(mv);
    }

    pub(super) fn end_turn(&mut self) {
        if let Some(mv) = self.state.end_of_turn().filter(|_| self.state.may_move()) {
            self.play(mv);
        }
    }

    pub(super) fn ask_resign(&mut self) {
        let side = self.state.session.game.side().filter(|_| !self.state.reading);
        let resigns = |side: Side| if self.state.session.people.contains(&side) { side } else { side.other() };
        self.state.popup = side.map(|side| Popup::Resign(resigns(side)));
    }

    pub(super) fn ask_new_game(&mut self) {
        match self.state.session.game.outcome() {
            Some(_) => self.begin_another(),
            None => self.state.popup = Some(Popup::NewGame),
        }
    }

    fn begin_another(&mut self) {
        self.engine.forget();
        self.state.new_game();
    }

    pub(super) fn take_back(&mut self) {
        if self.state.reading {
            return;
        }
        self.engine.forget();
        if self.state.session.take_back() {
            self.state.message.clear();
            self.state.changed(TurnEnd::Other);
        } else {
            self.state.tell(&Text::message("terminal-nothing-to-take-back"));
        }
    }

    pub(super) fn hint(&mut self) {
        if self.may_move() {
            self.state.tell(&Text::message("game-hint-waiting"));
            self.think(Purpose::Hint);
        }
    }

    pub(super) fn move_now(&self) {
        if matches!(self.engine.at_work(), Some(Purpose::Move(..) | Purpose::Hint)) {
            self.engine.hurry();
        }
    }

    pub(super) fn toggle_analysis(&mut self) {
        self.state.analysing = !self.state.analysing;
        if !self.state.analysing && self.engine.at_work() == Some(Purpose::Analysis) {
            self.engine.forget();
            self.state.thought = None;
        }
    }

    pub(super) fn go_on(&mut self) {
        self.engine.forget();
        self.state.go_on();
    }
}
