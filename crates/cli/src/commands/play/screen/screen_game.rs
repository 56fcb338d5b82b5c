//! The game on the screen: its state, the engine's thread, and what time and the engine bring.

use std::time::Duration;

use anyhow::Result;
use crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use hnefi_engine::Level;
use hnefi_messages::Text;
use hnefi_rules::Point;
use ratatui::layout::{Position, Rect};

use super::layout::Layout;
use super::state::State;
use super::thinking::{Engine, Purpose, Told};

/// The engine takes at most this part of the time left for a move.
const PART_OF_CLOCK: u64 = 20;

/// How the program is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leave {
    Left,
    /// With Ctrl-C or by a signal.
    Interrupted,
}

/// The state of the screen and the engine.
pub(super) struct ScreenGame {
    pub(super) state: State,
    pub(super) engine: Engine,
    /// The letter typed last that moved the cursor, and where the cursor was before: a digit makes both the beginning of a move.
    pub(super) letter: Option<(char, Point)>,
}

impl ScreenGame {
    /// A game on the screen.
    pub(super) fn new(state: State) -> ScreenGame {
        ScreenGame { state, engine: Engine::start(), letter: None }
    }

    /// Brings the game up to now: clocks, throws, what the engine found, and what it is to think of next.
    pub(super) fn go_on_to(&mut self, now: u64) -> Result<()> {
        let was_over = self.state.session.game.outcome().is_some();
        self.state.pass_time(now)?;
        let is_over = self.state.session.game.outcome().is_some();
        if is_over && !was_over {
            self.engine.forget();
        }
        while let Some(told) = self.engine.told()? {
            self.hear(told);
        }
        self.set_to_work();
        Ok(())
    }

    fn hear(&mut self, told: Told) {
        match told {
            Told::Thought(thought) => self.state.thought = Some(thought),
            Told::Found(Purpose::Move(..), Some(mv)) => self.state.play(mv),
            Told::Found(Purpose::Hint, Some(mv)) => {
                self.state.tell(&Text::message("terminal-hint").with("move", Text::same(mv.to_string())));
            }
            Told::Found(..) => {}
        }
    }

    /// Has the engine move where it is its turn, and think of the position where that is to be shown.
    fn set_to_work(&mut self) {
        let session = &self.state.session;
        let plays = !self.state.reading && session.game.side().is_some() && !session.game.awaits_throw();
        if plays && !session.person_to_move() {
            if !matches!(self.engine.at_work(), Some(Purpose::Move(..))) {
                let purpose = Purpose::Move(session.level, self.time_to_think(session.level));
                self.think(purpose);
            }
        } else if plays && self.state.analysing && self.engine.at_work().is_none() && self.state.thought.is_none() {
            self.think(Purpose::Analysis);
        }
    }

    fn time_to_think(&self, level: Level) -> Duration {
        let reading = self.state.clocks.reading(self.state.session.game.position().side(), self.state.now);
        let of_clock = reading.map(|reading| Duration::from_millis(reading.left / PART_OF_CLOCK));
        of_clock.map_or(level.thinking_time(), |of_clock| of_clock.min(level.thinking_time()))
    }

    /// Sets the engine to work on the present position.
    pub(super) fn think(&mut self, purpose: Purpose) {
        self.state.thought = None;
        self.engine.think(purpose, &self.state.session.game, self.state.session.seed());
    }

    /// Does what an event of the terminal says; gives how the program is to be left, if it is.
    pub(super) fn event(&mut self, event: &Event, screen: Rect) -> Option<Leave> {
        match event {
            Event::Key(key) => return self.key(*key),
            Event::Mouse(MouseEvent { kind: MouseEventKind::Down(MouseButton::Left), column, row, .. }) => {
                let size = self.state.session.game.variant().size();
                let layout = Layout::of(screen, size, self.state.flipped).ok();
                let point = layout.and_then(|layout| layout.point_at(Position { x: *column, y: *row }));
                if let Some(point) = point.filter(|_| self.state.popup.is_none()) {
                    self.choose(point);
                }
            }
            _ => {}
        }
        None
    }
}
