//! A book of openings for each layout, shared by all rule sets and strengths of a study, so that they are compared on the same beginnings. Rule sets in which
//! the attackers move first have openings of their own, and so have those in which the defenders do.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write as _;

use hnefi_engine::{Limits, Searcher};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Move, MoveText, Ply, Side};
use hnefi_statistics::Random;
use serde::Deserialize;
use thiserror::Error;

use crate::arm::Arm;

/// The moves of an opening.
type Line = Vec<String>;

/// Openings by layout and by the side that moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    openings: BTreeMap<String, BTreeMap<String, Vec<Line>>>,
    /// The text of its file.
    pub text: String,
}

/// What is wrong with a book.
#[derive(Debug, Error)]
pub enum BookError {
    /// It is no such TOML.
    #[error("{0}")]
    Toml(Box<toml::de::Error>),
    /// A format of another program.
    #[error("its format is {0}, this program reads {FORMAT}")]
    Format(u64),
    /// It lacks a layout.
    #[error(
        "it has no openings for layout `{layout}` with the {first} to move first, which arm `{arm}` needs: make them with `hnefi lab openings`"
    )]
    Layout {
        /// The layout.
        layout: String,
        /// Who moves first.
        first: Side,
        /// An arm that needs it.
        arm: String,
    },
    /// It has too few.
    #[error(
        "it has {has} openings for layout `{layout}`, and the study needs {needs}: ask `hnefi lab openings` for more, or play fewer games"
    )]
    TooFew {
        /// The layout.
        layout: String,
        /// How many there are.
        has: usize,
        /// How many it takes.
        needs: u64,
    },
    /// An opening that cannot be played.
    #[error("opening {number} of layout `{layout}` under the rules of `{arm}`: {reason}")]
    Opening {
        /// The layout.
        layout: String,
        /// Which, from 1.
        number: u64,
        /// The arm.
        arm: String,
        /// Why.
        reason: String,
    },
    /// A rule set has a die: what it throws decides which moves are legal, so that no opening can be played in every game.
    #[error(
        "rule set `{0}` has a die, so that no opening can be played in every game of it: studies of it are of format 1, without a book"
    )]
    Dice(String),
    /// None could be found.
    #[error(
        "no {plies} plies were found that can be played under every rule set with layout `{layout}`: ask for fewer plies or openings, or let the engine visit more positions"
    )]
    NotFound {
        /// The layout.
        layout: String,
        /// How many plies.
        plies: usize,
    },
    /// Numbers that make no sense.
    #[error("{0}")]
    Value(&'static str),
    /// It was asked to stop before all openings were found.
    #[error("stopped before all openings were found")]
    Stopped,
}

const FORMAT: u64 = 1;
/// An opening is looked for this many times before it is given up.
const ATTEMPTS: usize = 200;
/// After this many attempts only moves are tried that lead to one position under all rule sets: where the best ones capture under some rule
/// sets only, chance finds no opening.
const ANY_MOVE: u64 = 20;
/// The engine chooses among this many moves.
const CHOICES: usize = 4;

/// What a book is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookPlan {
    /// How many openings a layout gets for each side that moves first in some rule set.
    pub openings: usize,
    /// The fewest and the most plies of an opening; both even, so that both sides make as many moves.
    pub plies: (usize, usize),
    /// The positions that the engine looks at for each move of the openings that it chooses: every second opening.
    pub nodes: u64,
    /// Chooses them.
    pub seed: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u64,
    openings: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

impl Book {
    /// Reads the text of a book.
    ///
    /// # Errors
    /// [`BookError::Toml`] or [`BookError::Format`].
    pub fn parse(text: &str) -> Result<Book, BookError> {
        let File { format, openings } = toml::from_str(text).map_err(|error| BookError::Toml(Box::new(error)))?;
        if format != FORMAT {
            return Err(BookError::Format(format));
        }
        let split = |line: &String| line.split_whitespace().map(str::to_owned).collect();
        let lines = |(first, lines): (String, Vec<String>)| (first, lines.iter().map(split).collect());
        let layouts = openings.into_iter().map(|(layout, sides)| (layout, sides.into_iter().map(lines).collect()));
        Ok(Book { openings: layouts.collect(), text: text.to_owned() })
    }

    /// The plies of its shortest and of its longest opening; 0 without openings.
    #[must_use]
    pub fn plies(&self) -> (u64, u64) {
        let lengths = || self.openings.values().flat_map(BTreeMap::values).flatten().map(|line| line.len() as u64);
        (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0))
    }

    /// Whether it has this many openings for an arm.
    ///
    /// # Errors
    /// [`BookError::Layout`] or [`BookError::TooFew`].
    pub(crate) fn must_have(&self, arm: &Arm, needs: u64) -> Result<(), BookError> {
        let layout = arm.rules.layout().id.clone();
        let lines = self.lines(arm)?;
        if (lines.len() as u64) < needs {
            return Err(BookError::TooFew { layout, has: lines.len(), needs });
        }
        Ok(())
    }

    fn lines(&self, arm: &Arm) -> Result<&[Line], BookError> {
        let (layout, first) = (&arm.rules.layout().id, first(arm));
        let lines = self.openings.get(layout).and_then(|sides| sides.get(&first.to_string()));
        let missing = || BookError::Layout { layout: layout.clone(), first, arm: arm.id.clone() };
        lines.map(Vec::as_slice).ok_or_else(missing)
    }

    /// The game of an arm after opening `number`, counted from 0; it is not over.
    ///
    /// # Errors
    /// [`BookError::Opening`], or those of a layout with too few openings.
    pub(crate) fn game(&self, arm: &Arm, number: u64) -> Result<Game, BookError> {
        self.must_have(arm, number + 1)?;
        let layout = &arm.rules.layout().id;
        let refused =
            |reason: String| BookError::Opening { layout: layout.clone(), number: number + 1, arm: arm.id.clone(), reason };
        let mut game = Game::new(&arm.rules);
        for text in &self.lines(arm)?[number as usize] {
            let mv: MoveText = text.parse().map_err(|error| refused(format!("`{text}`: {error}")))?;
            game.play_text(&mv).map_err(|error| refused(format!("`{text}`: {error}")))?;
        }
        if game.outcome().is_some() {
            return Err(refused("the game is over after it".to_owned()));
        }
        if game.plies().is_empty() {
            return Err(refused("it has no move".to_owned()));
        }
        Ok(game)
    }

    /// Makes a book for the layouts of these arms: half of the openings of random plies, half of plies that the engine of this build holds for
    /// good, one of its four best each time. All can be played under every arm with their layout and side to move first, lead to the same position in each, and end in different ones.
    ///
    /// # Errors
    /// [`BookError::Dice`], [`BookError::NotFound`] or [`BookError::Value`]; [`BookError::Stopped`] if `stop` said so before the last was found.
    pub fn make(
        arms: &[Arm],
        plan: &BookPlan,
        progress: &mut dyn FnMut(usize, usize),
        stop: &dyn Fn() -> bool,
    ) -> Result<Book, BookError> {
        let (fewest, most) = plan.plies;
        if fewest < 2 || fewest > most || fewest % 2 == 1 || most % 2 == 1 || most > 100 {
            return Err(BookError::Value("openings have an even number of plies, from 2 to 100, the fewest first"));
        }
        let mut kinds: BTreeMap<(&str, Side), Vec<&Arm>> = BTreeMap::new();
        for arm in arms {
            if arm.rules.rules().dice != Dice::None {
                return Err(BookError::Dice(arm.rules.id()));
            }
            kinds.entry((&arm.rules.layout().id, first(arm))).or_default().push(arm);
        }
        let all = kinds.len() * plan.openings;
        let mut searcher = Searcher::new(8);
        let mut openings: BTreeMap<String, BTreeMap<String, Vec<Line>>> = BTreeMap::new();
        for (place, ((layout, first), arms)) in kinds.iter().enumerate() {
            let mut seen = BTreeSet::new();
            let mut lines: Vec<Line> = Vec::new();
            for number in 0..plan.openings {
                let seed = [plan.seed, place as u64, number as u64];
                let line = (0..ATTEMPTS as u64).take_while(|_| !stop()).find_map(|attempt| {
                    let mut random = Random::new(&[&seed[..], &[attempt]].concat());
                    let plies = fewest + 2 * random.below((most - fewest) / 2 + 1);
                    let chooser = (number % 2 == 1).then(|| (&mut searcher, arms[number / 2 % arms.len()]));
                    let alike = attempt >= ANY_MOVE;
                    let game = opening(arms, plies, plan.nodes, chooser, alike, &mut random)?;
                    seen.insert(game.position().to_string()).then_some(game)
                });
                let Some(game) = line else {
                    let layout = (*layout).to_owned();
                    return Err(if stop() { BookError::Stopped } else { BookError::NotFound { layout, plies: most } });
                };
                lines.push(game.plies().iter().map(Ply::text).collect());
                progress(place * plan.openings + number + 1, all);
            }
            openings.entry((*layout).to_owned()).or_default().insert(first.to_string(), lines);
        }
        Ok(Book { text: text(&openings, plan), openings })
    }
}

/// The side that moves first in an arm.
pub(crate) fn first(arm: &Arm) -> Side {
    Game::new(&arm.rules).position().side()
}

fn text(openings: &BTreeMap<String, BTreeMap<String, Vec<Line>>>, plan: &BookPlan) -> String {
    let BookPlan { plies: (fewest, most), nodes, seed, .. } = plan;
    let mut text = format!(
        "# Openings for a study, made by `hnefi lab openings` with seed {seed}: {fewest} to {most} plies, turn by turn random ones and ones of the engine's four\n\
         # best at {nodes} positions a move. Every rule set of the study can be played from them.\n\nformat = {FORMAT}\n"
    );
    for (layout, sides) in openings {
        let _ = writeln!(text, "\n[openings.{layout}]");
        for (first, lines) in sides {
            let _ = writeln!(text, "{first} = [");
            for line in lines {
                let _ = writeln!(text, "    \"{}\",", line.join(" "));
            }
            text.push_str("]\n");
        }
    }
    text
}

/// A game of the first arm after this number of plies, which can be played under all arms; `None` where a game ended, the arms' positions differed, or no move was
/// legal in all. With `alike` only moves are chosen from that lead to the same position in all.
fn opening(
    arms: &[&Arm],
    plies: usize,
    nodes: u64,
    mut chooser: Option<(&mut Searcher, &Arm)>,
    alike: bool,
    random: &mut Random,
) -> Option<Game> {
    let mut games: Vec<Game> = arms.iter().map(|arm| Game::new(&arm.rules)).collect();
    for _ in 0..plies {
        let mut moves = common_moves(&games)?;
        if alike {
            moves.retain(|&mv| played(&games, mv).is_some());
            if moves.is_empty() {
                return None;
            }
        }
        let mv = match &mut chooser {
            None => moves[random.below(moves.len())],
            Some((searcher, arm)) => {
                let place = arms.iter().position(|other| other.id == arm.id)?;
                let best = best_moves(searcher, &games[place], nodes, moves);
                *best.get(random.below(best.len()))?
            }
        };
        games = played(&games, mv)?;
        if games.iter().any(|game| game.outcome().is_some() || game.awaits_throw()) {
            return None;
        }
    }
    Some(games.swap_remove(0))
}

/// The games after a move; `None` where the men on the board or the side to move differ then: rule sets may differ in what a move captures.
fn played(games: &[Game], mv: Move) -> Option<Vec<Game>> {
    let mut after: Vec<Game> = Vec::with_capacity(games.len());
    for game in games {
        let mut game = game.clone();
        game.play(mv).ok()?;
        if after.first().is_some_and(|first| placement(first) != placement(&game)) {
            return None;
        }
        after.push(game);
    }
    Some(after)
}

/// The men on the board and the side to move, without what only some rule sets keep.
fn placement(game: &Game) -> (String, Side) {
    let text = game.position().to_string();
    (text.split(' ').next().unwrap_or_default().to_owned(), game.position().side())
}

/// The moves that are legal in all games; `None` where there are none.
fn common_moves(games: &[Game]) -> Option<Vec<Move>> {
    let (first, others) = games.split_first()?;
    if games.iter().any(|game| game.awaits_throw() || game.outcome().is_some()) {
        return None;
    }
    let others: Vec<HashSet<Move>> = others.iter().map(|game| game.legal_moves().into_iter().collect()).collect();
    let is_common = |mv: &Move| others.iter().all(|moves| moves.contains(mv));
    let moves: Vec<Move> = first.legal_moves().into_iter().filter(is_common).collect();
    (!moves.is_empty()).then_some(moves)
}

/// The best of these moves, the best first.
fn best_moves(searcher: &mut Searcher, game: &Game, nodes: u64, moves: Vec<Move>) -> Vec<Move> {
    searcher.new_game();
    let limits = Limits { lines: CHOICES, moves, ..Limits::nodes(nodes) };
    let mut best: Vec<Move> = Vec::new();
    let found = searcher.search(game, &limits, &|| false, &mut |info| {
        if info.line == 1 {
            best.clear();
        }
        best.extend(info.pv.first());
    });
    if best.is_empty() {
        best.extend(found.best);
    }
    best
}
