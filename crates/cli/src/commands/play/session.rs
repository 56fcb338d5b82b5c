//! A game with the people and the engine around it, as the plain game and the full-screen game both have it.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use hnefi_engine::Level;
use hnefi_messages::{Language, Text};
use hnefi_rules::{Game, PlayError, Ply, Side};
use hnefi_rulesets::Ruleset;

use super::kept::Kept;

/// The game and who plays it.
pub(super) struct Session {
    pub(super) rules: Ruleset,
    pub(super) game: Game,
    /// The sides that people play; the engine plays the others.
    pub(super) people: Vec<Side>,
    pub(super) level: Level,
    pub(super) language: Language,
    pub(super) kept: Kept,
    /// Of throws and of the engine's choices.
    seed: u64,
}

impl Session {
    /// Sits down to a game.
    pub(super) fn new(rules: Ruleset, game: Game, people: Vec<Side>, level: Level, language: Language) -> Session {
        let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_nanos() as u64);
        let session = Session { rules, game, people, level, language, kept: Kept::default(), seed };
        session.kept.update(&session.game);
        session
    }

    /// Whether a person is to move.
    pub(super) fn person_to_move(&self) -> bool {
        self.game.side().is_some_and(|side| self.people.contains(&side))
    }

    /// The seed of the engine's next choice.
    pub(super) fn seed(&self) -> u64 {
        self.seed.wrapping_add(self.game.plies().len() as u64)
    }

    /// Throws the die for the side to move; gives the value.
    pub(super) fn throw(&mut self) -> Result<u8, PlayError> {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let value = ((self.seed >> 33) % 6 + 1) as u8;
        self.game.throw(value)?;
        self.kept.update(&self.game);
        Ok(value)
    }

    /// Takes back to before the last move of a person; says whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let by_a_person = |ply: &Ply| ply.mv.is_some() && self.people.contains(&ply.side);
        if !self.game.plies().iter().any(by_a_person) {
            return false;
        }
        while self.game.take_back().is_some() && !self.people.contains(&self.game.position().side()) {}
        self.kept.update(&self.game);
        true
    }

    /// What the pieces of a side are called.
    pub(super) fn side_name(&self, side: Side) -> Text {
        let names = self.rules.names();
        match side {
            Side::Attackers => names.attackers.clone(),
            Side::Defenders => names.defenders.clone(),
        }
    }

    /// A text in the language of the session, beginning with a capital letter.
    pub(super) fn say(&self, text: &Text) -> String {
        let words = text.in_language(self.language);
        let mut letters = words.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }

    /// A message with nothing to fill in.
    pub(super) fn message(&self, id: &'static str) -> String {
        self.say(&Text::message(id))
    }
}
