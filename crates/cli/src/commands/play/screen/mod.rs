//! The game on the whole screen of a terminal.

mod board;
mod command_line;
mod draw;
mod keys;
mod layout;
mod look;
mod panel;
mod popup;
mod screen_game;
mod state;
#[cfg(test)]
mod tests;
mod thinking;

use std::io::stdout;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use hnefi_play::TimeControl;
use ratatui::DefaultTerminal;
use ratatui::layout::Rect;

use self::look::Look;
use self::screen_game::{Leave, ScreenGame};
use self::state::State;
use super::kept::Kept;
use super::session::Session;
use crate::output::Answer;

/// How often the screen is drawn while nothing is typed: clocks show seconds, and the engine's lines come all the time.
const TICK: Duration = Duration::from_millis(50);

/// How long the game may take to end after a signal.
const HANG_UP: Duration = Duration::from_secs(1);

/// Plays on the screen until the person leaves; then, and also after a panic, the games are printed.
pub(super) fn run(session: Session, time: Option<TimeControl>, reading: bool, fault: Option<String>) -> Result<Answer> {
    let printed_in_the_end = PrintedInTheEnd(session.kept.clone());
    let interrupted = Arc::new(AtomicBool::new(false));
    let (told, kept) = (Arc::clone(&interrupted), session.kept.clone());
    let stop = move || {
        told.store(true, Ordering::Relaxed);
        // Reading from a terminal that has gone away never returns; then the games are printed from here.
        std::thread::sleep(HANG_UP);
        kept.print();
        std::process::exit(130);
    };
    ctrlc::set_handler(stop).context("cannot listen for signals")?;
    let mut state = State::new(session, time, reading, now());
    state.message = fault.unwrap_or_default();
    let mut game = ScreenGame::new(state);
    let mut terminal = ratatui::try_init().context("cannot draw on this terminal")?;
    let restored = Restored::with_mouse()?;
    let left = play(&mut game, &mut terminal, &interrupted)?;
    drop(restored);
    drop(printed_in_the_end);
    if left == Leave::Interrupted {
        std::process::exit(130);
    }
    Ok(Answer::Yes)
}

fn play(game: &mut ScreenGame, terminal: &mut DefaultTerminal, interrupted: &AtomicBool) -> Result<Leave> {
    let look = Look::of_environment();
    loop {
        if interrupted.load(Ordering::Relaxed) {
            return Ok(Leave::Interrupted);
        }
        game.go_on_to(now())?;
        let mut screen = Rect::default();
        terminal.draw(|frame| {
            screen = frame.area();
            draw::screen(&game.state, look, screen, frame.buffer_mut());
        })?;
        if event::poll(TICK)? {
            let left = game.event(&event::read()?, screen);
            if let Some(left) = left {
                return Ok(left);
            }
        }
    }
}

/// Milliseconds from 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Gives the terminal back when it is dropped.
struct Restored;

impl Restored {
    fn with_mouse() -> Result<Restored> {
        let restored = Restored;
        execute!(stdout(), EnableMouseCapture).context("cannot listen to the mouse")?;
        Ok(restored)
    }
}

impl Drop for Restored {
    fn drop(&mut self) {
        // A terminal that has gone away needs nothing back.
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }
}

/// Prints the games when it is dropped, so that nothing is lost however the game ends.
struct PrintedInTheEnd(Kept);

impl Drop for PrintedInTheEnd {
    fn drop(&mut self) {
        self.0.print();
    }
}
