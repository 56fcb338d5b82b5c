//! Players as people write them: `level:5`, `nodes:20000,hash:64`, `./other-engine ugi`.

use std::fmt;
use std::str::FromStr;

use hnefi_engine::{Level, LevelError};
use thiserror::Error;

use super::{InProcess, Player};
use crate::limit::{Limit, LimitError};

/// A player as described: who it is, and how long it may think where that is its own affair.
///
/// ```
/// use hnefi_lab::player::{Mind, PlayerSpec};
///
/// let player: PlayerSpec = "nodes:20000,hash:64".parse()?;
/// assert_eq!((player.name.as_str(), player.limit.nodes), ("nodes:20000,hash:64", Some(20_000)));
/// assert_eq!(player.mind, Mind::Engine { megabytes: 64 });
/// # Ok::<(), hnefi_lab::player::PlayerError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    /// What it is called.
    pub name: String,
    /// How long it may think; where nothing is limited, what holds for the match.
    pub limit: Limit,
    /// Who thinks.
    pub mind: Mind,
}

/// Who thinks.
#[derive(Clone, Debug, PartialEq)]
pub enum Mind {
    /// The engine of this build at one of its levels, which have limits of their own.
    Level(Level),
    /// The engine of this build.
    Engine {
        /// The size of its transposition table.
        megabytes: usize,
    },
}

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// A word that means nothing.
    #[error("player `{player}`: `{word}` is no setting: write {KINDS}")]
    Word {
        /// The whole text.
        player: String,
        /// The word.
        word: String,
    },
    /// A limit that is none.
    #[error("player `{player}`: {error}")]
    Limit {
        /// The whole text.
        player: String,
        /// What is wrong.
        error: LimitError,
    },
    /// A level that is none.
    #[error("player `{player}`: {error}")]
    Level {
        /// The whole text.
        player: String,
        /// What is wrong.
        error: LevelError,
    },
    /// A size that is none.
    #[error("player `{player}`: `{value}` is no size of a table in megabytes: write a number from 1 to 65536")]
    Hash {
        /// The whole text.
        player: String,
        /// The size as written.
        value: String,
    },
    /// A level with limits.
    #[error("player `{0}`: a level has limits of its own; write `{1}` alone, or the limits alone")]
    LevelAndLimit(String, String),
}

const KINDS: &str = "`level:5`, `time:100ms`, `nodes:20000`, `depth:6`, `clock:10s+0.1s`, `hash:64`, `name:NEW` or `engine`, several with commas between";

/// The usual size of the transposition table.
const MEGABYTES: usize = 16;

impl PlayerSpec {
    /// The player himself, not yet at the board.
    #[must_use]
    pub fn player(&self) -> Box<dyn Player> {
        match &self.mind {
            Mind::Level(level) => Box::new(InProcess::new(Some(*level), MEGABYTES)),
            Mind::Engine { megabytes } => Box::new(InProcess::new(None, *megabytes)),
        }
    }

    /// Whether somebody must say how long it may think.
    #[must_use]
    pub fn needs_limit(&self) -> bool {
        self.limit.is_unlimited() && !matches!(self.mind, Mind::Level(_))
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerError> {
        let player = || text.chars().take(80).collect::<String>();
        let mut spec = PlayerSpec { name: text.to_owned(), limit: Limit::default(), mind: Mind::Engine { megabytes: MEGABYTES } };
        for word in text.split(',') {
            let unknown = || PlayerError::Word { player: player(), word: word.to_owned() };
            if word == "engine" {
                continue;
            }
            let (key, value) = word.split_once(':').ok_or_else(unknown)?;
            match key {
                "level" => {
                    let level = value.parse().map_err(|error| PlayerError::Level { player: player(), error })?;
                    spec.mind = Mind::Level(level);
                }
                "hash" => {
                    let megabytes = value.parse().ok().filter(|megabytes| (1..=65_536).contains(megabytes));
                    let megabytes = megabytes.ok_or_else(|| PlayerError::Hash { player: player(), value: value.to_owned() })?;
                    spec.mind = Mind::Engine { megabytes };
                }
                "name" => value.clone_into(&mut spec.name),
                _ => {
                    let known = spec.limit.set(key, value).map_err(|error| PlayerError::Limit { player: player(), error })?;
                    if !known {
                        return Err(unknown());
                    }
                }
            }
        }
        if let (Mind::Level(level), false) = (&spec.mind, spec.limit.is_unlimited()) {
            return Err(PlayerError::LevelAndLimit(player(), format!("level:{level}")));
        }
        Ok(spec)
    }
}

/// The name.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_from_settings() {
        let read = |text: &str| text.parse::<PlayerSpec>().expect(text);
        assert_eq!(read("level:5").mind, Mind::Level(Level::ALL[4]));
        assert!(!read("level:page").needs_limit() && read("engine").needs_limit());
        assert_eq!(read("depth:6,name:six").name, "six");
        assert_eq!(read("nodes:5,depth:6").limit.to_string(), "nodes:5,depth:6");
    }

    #[test]
    fn what_is_no_player_is_refused_with_what_would_be_right() {
        for (text, says) in [
            ("node:2000", "`node:2000` is no setting: write `level:5`"),
            ("", "`` is no setting"),
            ("level:9", "`9` is not a level"),
            ("level:5,nodes:100", "write `level:5` alone"),
            ("nodes:many", "not a number of positions"),
            ("hash:0,nodes:5", "no size of a table"),
        ] {
            let error = text.parse::<PlayerSpec>().expect_err(text).to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
