//! Games of a study that somebody has commented: `NAME.games.toml` beside the study's table.

use hnefi_messages::Text;
use serde::Deserialize;

use super::index::Strength;

/// A commented game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentedGame {
    /// The arm.
    arm: String,
    /// How many positions each side could visit for a move.
    positions: u32,
    /// The game's number among those of this arm and strength, from 1: of those with openings, by the engine's own evaluation.
    game: u32,
    /// What it is an example of.
    pub(crate) title: Text,
    /// What to look for, in a sentence or two.
    pub(crate) lead: Text,
    /// The comments, in the order of the plies.
    pub(crate) comments: Vec<CommentedPly>,
}

/// A comment on the position after a ply.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentedPly {
    /// The number of the ply, from 1; 0 is the start.
    pub(crate) ply: u32,
    /// The comment.
    pub(crate) text: Text,
}

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommentedFile {
    games: Vec<CommentedGame>,
}

/// The name of the file, beside the table of the study of this name.
pub(super) fn file_name(study: &str) -> String {
    format!("{study}.games.toml")
}

/// Reads the file.
pub(super) fn read(text: &str) -> Result<Vec<CommentedGame>, toml::de::Error> {
    toml::from_str(text).map(|CommentedFile { games }| games)
}

impl CommentedGame {
    /// Whether it is the game of this number among those of an arm and a strength.
    pub(super) fn is(&self, arm: &str, strength: Strength, number: u32) -> bool {
        let even = Strength { attackers: self.positions, defenders: self.positions };
        (self.arm.as_str(), even, self.game) == (arm, strength, number)
    }
}
