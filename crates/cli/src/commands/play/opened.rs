//! The option `--record`: a game of a file.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result};
use hnefi_records::legal_part;
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;

use crate::game_files::{self, GameFile};

/// A file and the number of a game in it, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordName {
    path: PathBuf,
    number: usize,
}

impl FromStr for RecordName {
    type Err = Infallible;

    /// What stands after the last colon is a number, or part of the file's name.
    fn from_str(text: &str) -> Result<RecordName, Infallible> {
        let numbered = text.rsplit_once(':').and_then(|(path, number)| Some((path, number.parse().ok()?)));
        let (path, number) = numbered.filter(|(_, number)| *number > 0).unwrap_or((text, 1));
        Ok(RecordName { path: path.into(), number })
    }
}

impl RecordName {
    /// The rules, the game as far as it is legal, and what is wrong with the rest of it.
    pub(super) fn open(&self, rules: Option<&str>) -> Result<(Ruleset, Game, Option<String>)> {
        let name = self.path.display();
        let entry = GameFile::open(&self.path, None)?.nth(self.number - 1);
        let entry = entry.with_context(|| format!("`{name}` has no game {}", self.number))??;
        let in_game = || format!("`{name}`, game {}", self.number);
        let record = entry.record.with_context(in_game)?;
        let rules = game_files::rulebook(rules)?.rules_of(&record).with_context(in_game)?;
        let part = legal_part(&record, &rules).with_context(in_game)?;
        let fault = part.fault.map(|fault| format!("{}: {fault}", in_game()));
        Ok((rules, part.game, fault))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_game_follows_a_colon() {
        for (text, path, number) in [("a.pgn", "a.pgn", 1), ("a.pgn:3", "a.pgn", 3), ("c:a", "c:a", 1), ("a:0", "a:0", 1)] {
            assert_eq!(text.parse(), Ok(RecordName { path: path.into(), number }), "{text}");
        }
    }
}
