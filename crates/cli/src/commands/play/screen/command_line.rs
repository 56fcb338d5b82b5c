//! The command line: moves, points and words.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

use hnefi_messages::Text;
use hnefi_records::{Format, Record, Rulebook, write};
use hnefi_rules::{MoveText, Point};

use super::screen_game::{Leave, ScreenGame};
use super::state::Popup;

impl ScreenGame {
    /// Does what was typed; gives how the program is to be left, if it is.
    pub(super) fn obey(&mut self, line: &str) -> Option<Leave> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "q" | "quit" | "exit" => return Some(Leave::Left),
            "help" => self.state.popup = Some(Popup::Help),
            "back" => self.take_back(),
            "hint" => self.hint(),
            "resign" => self.ask_resign(),
            "new" => self.ask_new_game(),
            "save" => self.save(rest.trim()),
            _ => self.play_typed(line),
        }
        None
    }

    fn play_typed(&mut self, line: &str) {
        match (line.parse::<Point>(), line.parse::<MoveText>()) {
            (Ok(point), _) => self.pick_up(point),
            (_, Ok(text)) => {
                if self.may_move() {
                    self.engine.forget();
                    self.state.play_text(&text);
                }
            }
            _ => self.state.tell(&Text::message("terminal-not-a-command").with("text", Text::same(line))),
        }
    }

    /// Writes the game to a file in the format of its ending.
    fn save(&mut self, name: &str) {
        let text = match written(&Record::of(&self.state.session.game), name, &self.state.session.rules) {
            Ok(text) => text,
            Err(text) => text,
        };
        self.state.tell(&text.with("file", Text::same(name)));
    }
}

/// Writes a record to a new file; gives what is to be said of it.
fn written(record: &Record, name: &str, rules: &hnefi_rulesets::Ruleset) -> Result<Text, Text> {
    let not_saved = |reason: String| Text::message("terminal-not-saved").with("reason", Text::same(reason));
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
    let mut formats = Format::ALL.iter().copied().filter(|format| format.is_written());
    let format = formats.find(|format| format.ending() == ending).ok_or_else(|| {
        let mut endings: Vec<&str> =
            Format::ALL.iter().filter(|format| format.is_written()).map(|format| format.ending()).collect();
        endings.sort_unstable();
        endings.dedup();
        Text::message("terminal-save-ending").with("endings", Text::same(endings.join(", ")))
    })?;
    let book = Rulebook::new().always(rules.clone());
    let written = write(format, std::slice::from_ref(record), &book).map_err(|error| not_saved(error.to_string()))?;
    let saved = File::create_new(name).and_then(|mut file| file.write_all(written.text.as_bytes()));
    saved.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => not_saved(format!("`{name}` is there already")),
        _ => not_saved(error.to_string()),
    })?;
    let lost: Vec<String> = written.losses.iter().map(|loss| loss.what.to_string()).collect();
    Ok(match lost.as_slice() {
        [] => Text::message("terminal-saved"),
        lost => Text::message("terminal-saved-without").with("what", Text::same(lost.join(", "))),
    })
}
