//! A game that is kept, played or imported, as a record.

use hnefi_api::records::{notes_of, plain_record, unusual_start};
use hnefi_api::{Code, MoveOrPass, Refusal, RulesetRegistry};
use hnefi_diagram::{Diagram, Sheet, ShownGame, Theme};
use hnefi_play::{State, record_of};
use hnefi_records::{
    Format, LegalPart, Record, Rulebook, RulesName, UnknownFormat, legal_part, read, replay_between_people, tag, write,
};
use hnefi_rules::{Game, GameResult};
use hnefi_rulesets::Ruleset;

use crate::json::KeptGame;
use crate::study_game::GameOfStudy;

/// A record with the rules that it is played by.
pub struct RecordOfGame {
    /// The record.
    pub record: Record,
    /// Its rules.
    pub rules: Ruleset,
}

impl RecordOfGame {
    /// The record of a game that was played here.
    #[must_use]
    pub fn played(state: &State) -> RecordOfGame {
        RecordOfGame { record: record_of(state), rules: state.rules.clone() }
    }

    /// A record that was imported, from its line and the file of its rules, as [`ImportedRecord`](crate::ImportedRecord) has them.
    ///
    /// # Errors
    /// A [`Refusal`] if it is none, or where its rules are not offered any more.
    pub fn imported(line: &str, file: Option<&str>, rulesets: &RulesetRegistry) -> Result<RecordOfGame, Refusal> {
        let entries = read(Format::GAME_LINES, line).map_err(|error| Refusal::internal(&error))?;
        let entry = entries.into_iter().next().ok_or_else(|| Refusal::internal(&"a stored game is empty"))?;
        // Records from before hidden characters were removed still have them.
        let record = plain_record(&entry.record.map_err(|error| Refusal::internal(&error))?);
        let id = record.rules.as_ref().map_or("", RulesName::text);
        let rules = match file {
            Some(text) => {
                let selection = id.split_once('+').map_or("", |(_, selection)| selection);
                Ruleset::from_toml_with(text, selection).map_err(|error| Refusal::internal(&error))?
            }
            None => rulesets.ruleset(id)?,
        };
        Ok(RecordOfGame { record, rules })
    }

    /// The game, replayed.
    ///
    /// # Errors
    /// An internal [`Refusal`] if it is none by its rules, which is so only where these have changed.
    pub fn game(&self) -> Result<Game, Refusal> {
        replay_between_people(&self.record, &self.rules).map_err(does_not_replay)
    }

    /// The game with its record, the variations cut down to what is legal.
    ///
    /// # Errors
    /// As [`RecordOfGame::game`].
    pub fn legal(&self) -> Result<LegalPart, Refusal> {
        legal_part(&self.record, &self.rules).map_err(does_not_replay)
    }

    /// The rulebook for writing the record.
    #[must_use]
    pub fn rulebook(&self) -> Rulebook {
        Rulebook::new().always(self.rules.clone())
    }

    /// The record in a format.
    ///
    /// # Errors
    /// A [`Refusal`] for a format that is not known, or that cannot say it.
    pub fn written(&self, format: &str) -> Result<(Format, String), Refusal> {
        let bad = |detail: String| Refusal::new(Code::BadRequest, detail);
        let format: Format = format.parse().map_err(|error: UnknownFormat| bad(error.to_string()))?;
        let written = write(format, std::slice::from_ref(&self.record), &self.rulebook());
        Ok((format, written.map_err(|error| bad(error.to_string()))?.text))
    }

    /// The game to be looked at, under an id. `study` is what it is from, for a game of a study.
    ///
    /// # Errors
    /// As [`RecordOfGame::game`].
    pub fn kept(&self, id: String, imported: bool, study: Option<GameOfStudy>) -> Result<KeptGame, Refusal> {
        let legal = self.legal()?;
        let game = &legal.game;
        let stated = self.record.result.unwrap_or(GameResult::Unfinished);
        let result = if game.outcome().is_some() { GameResult::of(game) } else { stated };
        let mut tags = self.record.tags.clone();
        if !self.record.time_controls.is_none() {
            tags.insert(tag::TIME_CONTROL.to_owned(), self.record.time_controls.to_string());
        }
        Ok(KeptGame {
            id,
            imported,
            study,
            rules: (&self.rules).into(),
            tags,
            notes: notes_of(&legal),
            shown: ShownGame::of(game),
            moves: game.plies().iter().map(MoveOrPass::from).collect(),
            start: unusual_start(game),
            result: result.to_string(),
        })
    }
}

fn does_not_replay(difference: impl std::fmt::Display) -> Refusal {
    Refusal::internal(&format_args!("a stored game does not replay: {difference}"))
}

/// The width of a small board, in pixels.
const BOARD_WIDTH: u32 = 160;

/// The last position of a game as a small SVG picture, for a list of games. `theme` is the name of one; `None` for the usual.
///
/// # Errors
/// A [`Refusal`] for a theme that is not known.
pub fn small_board(rules: &Ruleset, game: &Game, theme: Option<&str>) -> Result<String, Refusal> {
    let bad = |detail: String| Refusal::new(Code::BadRequest, detail);
    let theme = theme.map(str::parse::<Theme>).transpose().map_err(|error| bad(error.to_string()))?;
    let last = game.plies().last();
    let diagram = last.map_or_else(|| Diagram::new(rules, game.position()), |ply| Diagram::after(rules, ply));
    let sheet = Sheet::of(diagram.coordinates(false));
    sheet.svg(BOARD_WIDTH, theme.unwrap_or_default()).map_err(|error| Refusal::internal(&error))
}
