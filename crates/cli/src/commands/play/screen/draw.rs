//! Draws the whole screen from the state of the game.

use hnefi_messages::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::{Layout, Needed};
use super::look::{Look, to_ascii};
use super::state::State;
use super::{board, panel, popup};

/// Draws everything, or says how large a terminal the board needs.
pub(super) fn screen(state: &State, look: Look, area: Rect, buffer: &mut Buffer) {
    match Layout::of(area, state.session.game.variant().size(), state.flipped) {
        Err(needed) => too_small(state, needed, area, buffer),
        Ok(layout) => {
            board::draw(state, &layout, look, buffer);
            panel::draw(state, layout.panel, look, buffer);
            buffer.set_stringn(layout.prompt.x, layout.prompt.y, prompt(state), layout.prompt.width.into(), Style::new());
            if let Some(popup) = state.popup {
                popup::draw(state, popup, area, buffer);
            }
        }
    }
    if !look.unicode {
        to_ascii(buffer);
    }
}

/// The last row: what is being typed, the move being made with the cursor, or how to find the keys.
fn prompt(state: &State) -> String {
    match (&state.typed, state.chosen) {
        (Some(typed), _) => format!(":{typed}_"),
        (None, Some(from)) => format!("{from}-{}", state.cursor),
        (None, None) => format!("{}  ·  {}", state.cursor, state.session.message("terminal-keys")),
    }
}

fn too_small(state: &State, needed: Needed, area: Rect, buffer: &mut Buffer) {
    let text = Text::message("terminal-too-small")
        .with("columns", Text::number(needed.columns.into()))
        .with("rows", Text::number(needed.rows.into()));
    let words = state.session.say(&text);
    for (line, y) in textwrap::wrap(&words, usize::from(area.width.max(1))).iter().zip(area.y..area.y + area.height) {
        buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
    }
}
