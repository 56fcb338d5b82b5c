//! Strength: eight levels, from a beginner who overlooks things to all that the engine can do.
//!
//! A level is a depth or a number of positions, and a way to err. No level plays an illegal move, overlooks a win with the next move, or
//! lets the opponent win with its next move when that can be prevented.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hnefi_messages::Text;
use hnefi_rules::{Game, Move};
use thiserror::Error;

use crate::eval::Evaluator;
use crate::random::Random;
use crate::score::Score;
use crate::search::alpha_beta::{Search, Style};
use crate::search::root::Ranking;
use crate::search::{Limits, SearchInfo, SearchResult, Searcher};

/// A playing strength from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// Not a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a level: write a number from 1 to 8, or a name such as `page` or `bishop`")]
pub struct LevelError(String);

/// What makes a level.
struct Character {
    /// The English name in small letters, by which messages know the level (`level-WORD-name`).
    word: &'static str,
    thinks: Thinks,
    thinking_time: Duration,
}

/// How a level finds its move.
enum Thinks {
    /// It ranks the moves and takes one by lot.
    Errs(Errors),
    /// It searches this many nodes and plays the best move found.
    Searches { nodes: u64 },
}

/// How a level errs.
struct Errors {
    /// How many plies it looks ahead, captures followed to their end; 0 for its own move and nothing beyond.
    depth: u32,
    /// How likely it is to overlook a move.
    overlooks: f64,
    /// It takes no move that seems worse than the best it sees by more than this, in hundredths of a man.
    margin: i32,
    /// This difference in hundredths of a man makes a move 2.7 times less likely.
    doubt: f64,
}

const LEVELS: [Character; 8] = [
    Character {
        word: "page",
        thinks: Thinks::Errs(Errors { depth: 0, overlooks: 0.5, margin: 350, doubt: 90.0 }),
        thinking_time: Duration::from_millis(200),
    },
    Character {
        word: "squire",
        thinks: Thinks::Errs(Errors { depth: 1, overlooks: 0.2, margin: 150, doubt: 35.0 }),
        thinking_time: Duration::from_millis(300),
    },
    Character {
        word: "harper",
        thinks: Thinks::Errs(Errors { depth: 2, overlooks: 0.1, margin: 60, doubt: 20.0 }),
        thinking_time: Duration::from_millis(600),
    },
    Character {
        word: "scribe",
        thinks: Thinks::Errs(Errors { depth: 3, overlooks: 0.0, margin: 30, doubt: 10.0 }),
        thinking_time: Duration::from_secs(1),
    },
    Character { word: "thane", thinks: Thinks::Searches { nodes: 8_000 }, thinking_time: Duration::from_secs(1) },
    Character { word: "steward", thinks: Thinks::Searches { nodes: 50_000 }, thinking_time: Duration::from_secs(2) },
    Character { word: "abbot", thinks: Thinks::Searches { nodes: 350_000 }, thinking_time: Duration::from_secs(3) },
    Character { word: "bishop", thinks: Thinks::Searches { nodes: 20_000_000 }, thinking_time: Duration::from_secs(5) },
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    fn character(self) -> &'static Character {
        &LEVELS[usize::from(self.0) - 1]
    }

    /// What the opponent of this strength is called.
    #[must_use]
    pub fn name(self) -> Text {
        Text::message(format!("level-{}-name", self.character().word))
    }

    /// The opponent in a sentence.
    #[must_use]
    pub fn text(self) -> Text {
        Text::message(format!("level-{}-text", self.character().word))
    }

    /// The longest that a move should take. The caller sees to it with a `should_stop`, such as
    /// [`deadline`](crate::time::deadline); all levels but the last usually need far less.
    #[must_use]
    pub fn thinking_time(self) -> Duration {
        self.character().thinking_time
    }

    /// Chooses a move. With the same searcher, game and seed, and a `should_stop` that never says yes, the choice is always the same; the
    /// levels that err choose differently with another seed.
    pub fn choose(
        self,
        searcher: &mut Searcher,
        game: &Game,
        seed: u64,
        should_stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&SearchInfo<'_>),
    ) -> SearchResult {
        match &self.character().thinks {
            Thinks::Searches { nodes } => {
                let only_one = game.legal_moves().len() == 1;
                let depth = only_one.then_some(1);
                searcher.search(game, &Limits { depth, ..Limits::nodes(*nodes) }, should_stop, report)
            }
            Thinks::Errs(errors) => {
                let mut random = Random::new(seed, game.position().hash());
                searcher.begin(game, Style::SHORT_SIGHTED, should_stop, |search| errors.choose(search, game, &mut random, report))
            }
        }
    }
}

impl Errors {
    /// Ranks the moves, forgets some, and draws one of the rest by lot.
    fn choose(
        &self,
        search: &mut Search<'_, impl Evaluator>,
        game: &Game,
        random: &mut Random,
        report: &mut dyn FnMut(&SearchInfo<'_>),
    ) -> SearchResult {
        let Ranking { moves, depth, nodes } = search.rank(game, self.depth, self.margin, report);
        let chosen = self.draw(&moves, random);
        let score = chosen.map_or(Score::DRAW, |(_, score)| score);
        let best = chosen.map(|(mv, _)| mv);
        SearchResult { best, score, depth, nodes, pv: best.into_iter().collect() }
    }

    /// A forced win is not overlooked, nor is the only move; else chance decides what is seen, and what is played of that.
    fn draw(&self, moves: &[(Move, Score)], random: &mut Random) -> Option<(Move, Score)> {
        let first = *moves.first()?;
        if first.1.is_decided() {
            return Some(first);
        }
        let seen: Vec<(Move, Score)> = moves.iter().copied().filter(|_| random.fraction() >= self.overlooks).collect();
        let best = seen.first().unwrap_or(&first).1;
        let weight = |score: Score| (f64::from(-best.above(score)) / self.doubt).exp();
        let mut lot = random.fraction() * seen.iter().map(|(_, score)| weight(*score)).sum::<f64>();
        let drawn = seen.iter().find(|(_, score)| {
            lot -= weight(*score);
            lot < 0.0
        });
        Some(drawn.copied().unwrap_or(first))
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Level, LevelError> {
        Level::ALL.into_iter().find(|level| level.0 == number).ok_or_else(|| LevelError(number.to_string()))
    }
}

impl FromStr for Level {
    type Err = LevelError;

    /// A number, or the English name.
    fn from_str(text: &str) -> Result<Level, LevelError> {
        let named = |level: &Level| level.0.to_string() == text || level.character().word.eq_ignore_ascii_case(text);
        Level::ALL.into_iter().find(named).ok_or_else(|| LevelError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use hnefi_messages::Language;

    use super::*;

    #[test]
    fn a_level_is_read_by_number_or_name() {
        assert_eq!("8".parse(), Ok(Level::ALL[7]));
        assert_eq!("page".parse(), Ok(Level::ALL[0]));
        assert_eq!(Level::try_from(3), Ok(Level::ALL[2]));
        for text in ["0", "9", "", "08", "knight"] {
            let error = text.parse::<Level>().expect_err(text).to_string();
            assert!(error.contains(&format!("`{text}` is not a level")), "{error}");
        }
    }

    #[test]
    fn every_level_is_named_and_described_and_nothing_else_is() {
        let ids = hnefi_messages::message_ids(Language::ENGLISH).expect("they parse");
        let mut written: Vec<String> = ids.into_iter().filter(|id| id.starts_with("level-")).collect();
        let of = |level: Level| ["name", "text"].map(|part| format!("level-{}-{part}", level.character().word));
        let mut expected = Level::ALL.map(of).concat();
        written.sort();
        expected.sort();
        assert_eq!(written, expected);
    }

    #[test]
    fn the_stronger_may_think_longer() {
        assert!(Level::ALL.is_sorted_by_key(|level| level.thinking_time()));
    }
}
