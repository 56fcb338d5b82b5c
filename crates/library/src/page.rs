//! What a search finds.

use std::collections::HashMap;

use hnefi_api::RulesetRegistry;
use hnefi_api::records::plain_text;

use crate::entry::ENGINE;
use crate::json::{LibraryGame, LibraryPage, Player};

/// Games on one page of a search.
pub const PAGE_SIZE: usize = 50;

/// A game that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame<Id> {
    /// Its id.
    pub id: Id,
    /// Whether it came in as a record.
    pub imported: bool,
    /// The rule set's id, with options and layout.
    pub rules: String,
    /// What the record calls it.
    pub name: String,
    /// Who played the attackers.
    pub attackers: String,
    /// Who played the defenders.
    pub defenders: String,
    /// How it ended.
    pub result: String,
    /// How many plies it has.
    pub plies: u64,
    /// When, as much as is known.
    pub day: String,
}

/// A page of a search, and how many games there are in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGames<Id> {
    /// The games of the page, the latest first.
    pub games: Vec<FoundGame<Id>>,
    /// How many there are on all pages.
    pub total: u64,
}

impl<Id: ToString> FoundGames<Id> {
    /// The page in JSON: the `page`th, from 0, of a library that has all its games if it is `whole`.
    #[must_use]
    pub fn page(self, page: usize, whole: bool, rulesets: &RulesetRegistry) -> LibraryPage {
        let mut names = HashMap::new();
        let games = self.games.into_iter().map(|game| {
            let name = names
                .entry(game.rules.clone())
                .or_insert_with(|| rulesets.ruleset(&game.rules).ok().map(|rules| rules.name().into()));
            LibraryGame { rules_name: name.clone(), ..game.into() }
        });
        LibraryPage {
            games: games.collect(),
            total: self.total,
            page: page + 1,
            pages: self.total.div_ceil(PAGE_SIZE as u64),
            whole,
        }
    }
}

impl<Id: ToString> From<FoundGame<Id>> for LibraryGame {
    fn from(game: FoundGame<Id>) -> LibraryGame {
        let played = !game.imported;
        let player = |name: String| {
            let level = name.strip_prefix(ENGINE).and_then(|level| level.parse().ok()).filter(|_| played);
            Player { name: Some(plain_text(&name)).filter(|name| !name.is_empty() && level.is_none()), level }
        };
        LibraryGame {
            id: game.id.to_string(),
            imported: game.imported,
            rules: game.rules,
            rules_name: None,
            name: plain_text(&game.name),
            attackers: player(game.attackers),
            defenders: player(game.defenders),
            result: game.result,
            plies: game.plies,
            day: game.day,
        }
    }
}
