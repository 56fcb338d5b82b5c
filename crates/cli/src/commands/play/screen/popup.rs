//! Draws windows over the board: the keys, and questions.

use hnefi_messages::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};

use super::state::{Popup, State};

/// The keys, and the message that says what each does.
const KEYS: [(&str, &str); 15] = [
    ("←↓↑→ hjkl", "terminal-key-move"),
    ("Enter Space", "terminal-key-choose"),
    ("Esc", "terminal-key-let-go"),
    ("d8-c8 Enter", "terminal-key-type"),
    ("E", "game-stay"),
    ("U :back", "game-takeback"),
    ("H :hint", "game-hint"),
    ("A", "terminal-key-analyse"),
    ("M", "terminal-key-now"),
    ("F", "game-flip"),
    ("< > PgUp PgDn", "terminal-key-step"),
    ("C", "terminal-key-go-on"),
    ("R :resign", "game-resign"),
    ("N :new", "end-new"),
    (":save FILE", "terminal-key-save"),
];
const LEAVE: (&str, &str) = ("Q :quit Ctrl-C", "terminal-key-leave");

/// Draws a window in the middle of the screen.
pub(super) fn draw(state: &State, popup: Popup, screen: Rect, buffer: &mut Buffer) {
    let session = &state.session;
    let (title, lines) = match popup {
        Popup::Help => {
            let line = |(key, id): &(&str, &'static str)| format!("{key:14}  {}", session.message(id));
            (session.message("game-keys-title"), KEYS.iter().chain([&LEAVE]).map(line).collect())
        }
        Popup::Resign(side) => {
            let words = session.say(&Text::message("game-resign-words").with("side", session.side_name(side)));
            (session.message("game-resign-title"), vec![words, session.message("terminal-confirm")])
        }
        Popup::NewGame => (session.message("terminal-new-title"), vec![session.message("terminal-confirm")]),
    };
    let most = usize::from(screen.width).saturating_sub(4);
    let options = textwrap::Options::new(most).subsequent_indent("                ");
    let lines: Vec<String> =
        lines.iter().flat_map(|line: &String| textwrap::wrap(line, &options)).map(|line| line.into_owned()).collect();
    let widest = lines.iter().chain([&title]).map(|line| Line::raw(line).width()).max().unwrap_or_default();
    let (width, height) = (widest as u16 + 4, lines.len() as u16 + 2);
    let area = Rect {
        x: screen.x + screen.width.saturating_sub(width) / 2,
        y: screen.y + screen.height.saturating_sub(height) / 2,
        width,
        height,
    }
    .intersection(screen);
    Clear.render(area, buffer);
    let block = Block::bordered().title(Line::styled(format!(" {title} "), Style::new().add_modifier(Modifier::BOLD)));
    let inside = block.inner(area);
    block.render(area, buffer);
    for (line, y) in lines.iter().zip(inside.y..inside.y + inside.height) {
        buffer.set_string(inside.x + 1, y, line, Style::new());
    }
}
