//! Where games begin: a few random legal plies, the same for both games of a pair, or games and positions from a file.

use hnefi_engine::{Limits, ScoreKind, Searcher};
use hnefi_records::{GameLine, replay_line};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Position, Setup, Variant};
use hnefi_rulesets::Ruleset;
use hnefi_statistics::Random;
use thiserror::Error;

/// A rule set and what it is called: its id, or the path of its file.
#[derive(Clone, Debug)]
pub struct NamedRules {
    /// The name that other programs understand.
    pub name: String,
    /// The rules.
    pub rules: Ruleset,
}

/// The beginning of a game: both games of a pair go on from here.
#[derive(Clone, Debug)]
pub struct Opening {
    /// What its rule set is called.
    pub rules: String,
    /// The game so far; it is not over.
    pub game: Game,
}

/// Where the openings of a match come from.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Random legal plies from the start.
    Random {
        /// The rule sets: each pair takes the next.
        rules: Vec<NamedRules>,
        /// How many plies.
        plies: usize,
        /// Openings that are better for one side are put aside.
        balance: Option<Balance>,
    },
    /// Openings written down: each pair takes the next, and after the last the first again, unless that would be the same games again.
    Listed(Vec<Opening>),
}

/// When an opening is even enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// How many positions the search that judges it visits.
    pub nodes: u64,
    /// The greatest score for either side, in hundredths of a man.
    pub within: i32,
}

impl Default for Balance {
    /// Twenty thousand positions, and less than a man and a half.
    fn default() -> Balance {
        Balance { nodes: 20_000, within: 150 }
    }
}

/// Why there is no opening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// Every game was over before the players' turn.
    #[error("under `{rules}` no game in {attempts} goes on after {plies} random plies: ask for fewer")]
    AlwaysOver {
        /// The rule set.
        rules: String,
        /// How many were tried.
        attempts: u64,
        /// How many plies were asked for.
        plies: usize,
    },
    /// No openings at all.
    #[error("there is no opening: name a rule set, or a file with at least one game or position")]
    None,
    /// A line of a file that is no opening.
    #[error("line {line}: {reason}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
}

/// How many random openings are tried before the most even one is taken.
const ATTEMPTS: u64 = 40;

impl Openings {
    /// The opening of a pair. The same seed and pair always give the same.
    ///
    /// # Errors
    /// [`OpeningError::AlwaysOver`] or [`OpeningError::None`].
    pub fn of_pair(&self, seed: u64, pair: u64) -> Result<Opening, OpeningError> {
        match self {
            Openings::Random { rules, plies, balance } => {
                let rules = rules.get(turn(pair, rules.len())).ok_or(OpeningError::None)?;
                random(rules, *plies, *balance, &[seed, pair])
            }
            Openings::Listed(openings) => openings.get(turn(pair, openings.len())).cloned().ok_or(OpeningError::None),
        }
    }

    /// What the openings are played by.
    pub fn variants(&self) -> impl Iterator<Item = &Variant> {
        let (random, listed) = match self {
            Openings::Random { rules, .. } => (rules.as_slice(), [].as_slice()),
            Openings::Listed(openings) => ([].as_slice(), openings.as_slice()),
        };
        random.iter().map(|named| &*named.rules).chain(listed.iter().map(|opening| opening.game.variant()))
    }

    /// How many pairs there are from different openings, where that is known beforehand: those of openings written down, without dice.
    #[must_use]
    pub fn different(&self) -> Option<u64> {
        match self {
            Openings::Listed(openings) if openings.iter().all(|opening| opening.game.variant().rules().dice == Dice::None) => {
                Some(openings.len() as u64)
            }
            _ => None,
        }
    }
}

fn turn(pair: u64, of: usize) -> usize {
    (pair % (of.max(1) as u64)) as usize
}

/// An opening of this many random legal plies that does not end the game.
///
/// # Errors
/// [`OpeningError::AlwaysOver`].
pub fn random_opening(rules: &NamedRules, plies: usize, seed: u64) -> Result<Opening, OpeningError> {
    random(rules, plies, None, &[seed])
}

fn random(rules: &NamedRules, plies: usize, balance: Option<Balance>, seed: &[u64]) -> Result<Opening, OpeningError> {
    let mut searcher = balance.map(|_| Searcher::new(4));
    let mut most_even: Option<(i32, Game)> = None;
    for attempt in 0..ATTEMPTS {
        let mut random = Random::new(&[seed, &[attempt]].concat());
        let game = random_game(&rules.rules, plies, &mut random);
        if game.outcome().is_some() {
            continue;
        }
        let (Some(balance), Some(searcher)) = (balance, &mut searcher) else {
            return Ok(Opening { rules: rules.name.clone(), game });
        };
        searcher.new_game();
        let found = searcher.search(&game, &Limits::nodes(balance.nodes), &|| false, &mut |_| {});
        let score = match found.score.from_attackers_view(game.position().side()) {
            ScoreKind::Value(value) => value.abs(),
            ScoreKind::Win { .. } => i32::MAX,
        };
        if score <= balance.within {
            return Ok(Opening { rules: rules.name.clone(), game });
        }
        if most_even.as_ref().is_none_or(|(least, _)| score < *least) {
            most_even = Some((score, game));
        }
    }
    match most_even {
        Some((_, game)) => Ok(Opening { rules: rules.name.clone(), game }),
        None => Err(OpeningError::AlwaysOver { rules: rules.name.clone(), attempts: ATTEMPTS, plies }),
    }
}

/// A game of random legal plies; it may be over.
fn random_game(rules: &Ruleset, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(rules);
    while game.plies().len() < plies && game.outcome().is_none() {
        if game.awaits_throw() {
            game.throw(random.throw()).expect("a throw is awaited and the die has six faces");
            continue;
        }
        let moves = game.legal_moves();
        let mv = moves[random.below(moves.len())];
        game.play(mv).expect("legal moves can be played");
    }
    game
}

/// Reads openings from a text: a game line or a position a line; empty lines and those that begin with `#` are left out.
///
/// A game line names its own rules, which `find` looks up; of its moves the first `plies` are taken, all if nothing is said. A position
/// is an opening under each of `rules`.
///
/// # Errors
/// [`OpeningError::Line`] for the first line that is no opening; [`OpeningError::None`] where there is none.
pub fn read_openings(
    text: &str,
    rules: &[NamedRules],
    plies: Option<usize>,
    find: &dyn Fn(&str) -> Result<Ruleset, String>,
) -> Result<Openings, OpeningError> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let error = |reason: String| OpeningError::Line { line: index + 1, reason };
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if line.starts_with('{') {
            openings.push(of_game_line(line, plies, find).map_err(error)?);
            continue;
        }
        for rules in rules {
            let position = position(line, &rules.rules).map_err(error)?;
            let game = Game::from_position(&rules.rules, position);
            openings.push(going_on(Opening { rules: rules.name.clone(), game }).map_err(error)?);
        }
    }
    if openings.is_empty() { Err(OpeningError::None) } else { Ok(Openings::Listed(openings)) }
}

fn position(text: &str, rules: &Ruleset) -> Result<Position, String> {
    let setup: Setup = text.parse().map_err(|error| format!("neither a game line nor a position: {error}"))?;
    setup.position(rules).map_err(|error| error.to_string())
}

fn of_game_line(text: &str, plies: Option<usize>, find: &dyn Fn(&str) -> Result<Ruleset, String>) -> Result<Opening, String> {
    let mut line = GameLine::parse(text).map_err(|error| error.to_string())?;
    let rules = find(&line.rules)?;
    line.moves.truncate(plies.unwrap_or(usize::MAX));
    // The ending in the line is not part of the opening.
    (line.result, line.position) = (None, None);
    let game = replay_line(&line, &rules).map_err(|error| error.to_string())?;
    going_on(Opening { rules: line.rules, game })
}

fn going_on(opening: Opening) -> Result<Opening, String> {
    match opening.game.outcome() {
        None => Ok(opening),
        Some(outcome) => Err(format!("the game is over after {} plies: {outcome}", opening.game.plies().len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> NamedRules {
        NamedRules { name: name.to_owned(), rules: Ruleset::named(name).expect(name) }
    }

    fn find(name: &str) -> Result<Ruleset, String> {
        Ruleset::named(name).map_err(|error| error.to_string())
    }

    fn text(opening: &Opening) -> String {
        opening.game.plies().iter().map(hnefi_rules::Ply::text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn random_openings_depend_on_the_seed() {
        let rules = ["tablut-murray", "brandubh-cyningstan", "tawlbwrdd-bell-dice"].map(named).to_vec();
        let openings = Openings::Random { rules, plies: 6, balance: None };
        let of = |seed, pair| openings.of_pair(seed, pair).expect("an opening");
        for pair in 0..30 {
            assert_eq!(text(&of(7, pair)), text(&of(7, pair)));
            assert_ne!(text(&of(7, pair)), text(&of(8, pair)));
            assert_eq!(of(7, pair).game.plies().len(), 6);
            assert_eq!(of(7, pair).rules, openings.of_pair(1, pair % 3).expect("an opening").rules);
        }
    }

    #[test]
    fn a_balanced_opening_is_the_most_even_found() {
        let rules = vec![named("brandubh-cyningstan")];
        let balance = Balance { nodes: 500, within: 60 };
        let openings = Openings::Random { rules: rules.clone(), plies: 4, balance: Some(balance) };
        let score = |opening: &Opening| {
            let found = Searcher::new(4).search(&opening.game, &Limits::nodes(500), &|| false, &mut |_| {});
            match found.score.from_attackers_view(opening.game.position().side()) {
                ScoreKind::Value(value) => value.abs(),
                ScoreKind::Win { .. } => i32::MAX,
            }
        };
        let any = Openings::Random { rules, plies: 4, balance: None };
        let worst = |openings: &Openings| (0..12).map(|pair| score(&openings.of_pair(1, pair).expect("one"))).max();
        assert!(worst(&openings) < worst(&any), "{:?} {:?}", worst(&openings), worst(&any));
        assert!(worst(&openings) < Some(i32::MAX));
    }

    #[test]
    fn more_random_plies_than_any_game_has_are_refused() {
        let openings = Openings::Random { rules: vec![named("brandubh-cyningstan")], plies: 100_000, balance: None };
        let error = openings.of_pair(1, 0).expect_err("no such game");
        assert!(error.to_string().contains("no game in 40 goes on after 100000 random plies: ask for fewer"), "{error}");
    }

    #[test]
    fn openings_are_read_from_games_and_positions() {
        let text_file = "# two\n\n{\"rules\":\"tablut-murray\",\"moves\":[\"d1-b1\",\"f5-f2\"],\"result\":\"unfinished\"}\n\
            /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ d\n";
        let rules = ["brandubh-cyningstan", "brandubh-throneless"].map(named);
        let openings = read_openings(text_file, &rules, None, &find).expect("openings");
        let Openings::Listed(list) = &openings else { panic!("a list") };
        let found: Vec<(&str, String)> = list.iter().map(|o| (o.rules.as_str(), text(o))).collect();
        let brandubh = ("brandubh-cyningstan", String::new());
        let corner = ("brandubh-throneless", String::new());
        assert_eq!(found, [("tablut-murray", "d1-b1 f5-f2".to_owned()), brandubh, corner]);
        assert_eq!(openings.of_pair(9, 3).expect("the first again").rules, "tablut-murray");
        let shorter = read_openings(text_file, &rules, Some(1), &find).expect("openings");
        assert_eq!(text(&shorter.of_pair(1, 0).expect("one")), "d1-b1");
    }

    #[test]
    fn a_bad_opening_line_is_reported_with_its_number() {
        let told = |text: &str| read_openings(text, &[named("brandubh-cyningstan")], None, &find).expect_err(text).to_string();
        assert!(told("\nnonsense").starts_with("line 2: neither a game line nor a position: "));
        assert!(told("/9/9/9/9/4K4/9/9/9/9/ a").contains("the board is 9 points wide"));
        assert!(told("/3K3/7/7/7/7/7/7/ a").starts_with("line 1: "));
        assert!(told("{\"rules\":\"tablut-murray\",\"moves\":[\"d1-d9\"]}").contains("ply 1: move `d1-d9`"));
        assert!(told("{\"rules\":\"tablut-murry\",\"moves\":[]}").contains("did you mean `tablut-murray`?"));
        assert_eq!(told("# nothing"), OpeningError::None.to_string());
    }
}
