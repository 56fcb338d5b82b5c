//! One game of a study, from its number alone.

use hnefi_match::player::{Host, InProcess};
use hnefi_match::{
    Ending, Figures, Interrupted, Limit, NamedRules, Opening, OpeningError, Played, Referee, Seat, random_opening,
};
use hnefi_rules::{Game, GameResult};
use hnefi_statistics::Random;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::book::BookError;
use crate::cell::{Cell, Purpose, Thinking};
use crate::definition::{MEGABYTES, Study};
use crate::evaluation::Evaluation;
use crate::row::{Counts, GameRow, evaluation, lead_changes, turnaround};

/// A side visits up to this many hundredths more or fewer positions than its strength says, by chance and for the whole game. Without
/// it games that begin alike would be the same game counted twice.
pub(crate) const SPREAD: u64 = 10;

/// Why a game of a study cannot be played, or does not count.
#[derive(Debug, Error)]
pub enum Unplayed {
    /// An arm has no openings.
    #[error("arm `{arm}`: {error}")]
    Opening {
        /// The arm.
        arm: String,
        /// Why.
        error: OpeningError,
    },
    /// The book's opening cannot be played.
    #[error(transparent)]
    Book(#[from] BookError),
    /// The engine did what it must not.
    #[error("game {game} of `{arm}` was lost by a fault of the engine, which proves nothing: {fault}")]
    Fault {
        /// The arm.
        arm: String,
        /// The game's number.
        game: u64,
        /// What happened.
        fault: String,
    },
}

/// What chance does in a game, each kind from a sequence of its own.
enum Chance {
    Opening,
    Dice,
    Thinking,
}

/// Everything about a game that is fixed before it begins.
pub(crate) struct Beginning {
    pub(crate) seed: u64,
    pub(crate) opening: Opening,
    pub(crate) dice: Random,
    /// The positions that each side may visit for a move.
    nodes: [u64; 2],
}

impl Beginning {
    /// The beginning of game `game` of a cell.
    pub(crate) fn of(study: &Study, cell: &Cell, game: u64) -> Result<Beginning, Unplayed> {
        let arm = &study.arms[cell.arm];
        let seed = seed(study, cell, game);
        let sequence = |of: Chance| Random::new(&[seed, of as u64]);
        let name = || arm.id.clone();
        let opening = match &study.design {
            None => {
                let mut random = sequence(Chance::Opening);
                // Both sides make as many random moves, so that chance favours neither.
                let plies = 2 * random.below(study.opening_plies as usize / 2 + 1);
                let rules = NamedRules { name: name(), rules: arm.rules.clone() };
                random_opening(&rules, plies, random.next_u64()).map_err(|error| Unplayed::Opening { arm: name(), error })?
            }
            Some(_) if cell.purpose == Purpose::Bare => Opening { rules: name(), game: Game::new(&arm.rules) },
            Some(design) => Opening { rules: name(), game: design.book.game(arm, game)? },
        };
        let mut spread = sequence(Chance::Thinking);
        let Thinking { attackers, defenders } = cell.thinking;
        let nodes = [attackers, defenders].map(|nodes| {
            let hundredths = 100 - SPREAD + spread.below(2 * SPREAD as usize + 1) as u64;
            (nodes * hundredths / 100).max(1)
        });
        Ok(Beginning { seed, opening, dice: sequence(Chance::Dice), nodes })
    }
}

/// The seed of a game: it depends on the study's seed and on the game's own place, and on nothing else in the study.
fn seed(study: &Study, cell: &Cell, game: u64) -> u64 {
    let Thinking { attackers, defenders } = cell.thinking;
    let mut place = format!("{}\n{}\n{attackers}\n{defenders}\n{game}", study.seed, study.arms[cell.arm].id);
    match cell.purpose {
        Purpose::Bare => place.push_str("\nbare"),
        Purpose::Evaluation => place = format!("{place}\nevaluation {}", study.evaluation_of(cell)),
        Purpose::Base | Purpose::Ladder | Purpose::Handicap => {}
    }
    let digest = Sha256::digest(place);
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// The two sides, the engine of this build each, with tables of their own: one side's thinking is no help to the other.
pub(crate) struct Sides {
    players: [InProcess; 2],
    /// What they were made for: the megabytes of their tables, and the evaluation.
    made_for: (usize, Option<usize>),
}

impl Sides {
    pub(crate) fn new() -> Sides {
        Sides { players: players(MEGABYTES, None), made_for: (MEGABYTES, None) }
    }

    /// Plays a game; `Ok(None)` if it was interrupted.
    pub(crate) fn play(&mut self, study: &Study, cell: &Cell, game: u64, host: Host<'_>) -> Result<Option<GameRow>, Unplayed> {
        let arm = &study.arms[cell.arm];
        let Beginning { seed, opening, dice, nodes } = Beginning::of(study, cell, game)?;
        self.fit(study, cell);
        let mut stage = Stage { players: &mut self.players, seed, dice, host };
        let Ok(mut played) = stage.play(&opening, nodes, study.longest) else { return Ok(None) };
        let mut evaluations = evaluations(&played);
        let mut figures = played.figures;
        let mut played_on = None;
        let play_on = study.design.as_ref().and_then(|design| design.play_on);
        if let (Some((times, plies)), Ending::LongestGame, None) = (play_on, &played.ending, &played.fault) {
            played_on = Some(played.game.plies().len() as u64);
            let so_far = Opening { rules: opening.rules.clone(), game: played.game };
            let Ok(rest) = stage.play(&so_far, nodes.map(|nodes| nodes * times), study.longest + plies) else { return Ok(None) };
            evaluations.extend(self::evaluations(&rest));
            figures.iter_mut().zip(&rest.figures).for_each(|(all, more)| all.add(more));
            played = rest;
        }
        if let Some(fault) = played.fault {
            return Err(Unplayed::Fault { arm: arm.id.clone(), game, fault: fault.to_string() });
        }
        let plies = opening.game.plies().len();
        let result = GameResult::won_by(played.winner);
        let depth = |figures: &Figures| 100 * figures.depths / figures.moves.max(1);
        Ok(Some(GameRow {
            arm: arm.id.clone(),
            layout: arm.rules.layout().id.clone(),
            thinking: cell.thinking,
            game,
            seed,
            opening: plies as u64,
            moves: moves(&played.game),
            result,
            ending: played.ending.word().to_owned(),
            counts: Counts::of(&played.game, plies),
            lead_changes: lead_changes(&evaluations),
            turnaround: turnaround(&evaluations, result),
            evaluations,
            nodes: figures.map(|figures| figures.nodes),
            evaluation: study.evaluation_of(cell).to_owned(),
            depths: study.design.as_ref().map(|_| figures.map(|figures| depth(&figures))),
            played_on,
        }))
    }

    /// Makes players for a cell, unless those that are there will do.
    fn fit(&mut self, study: &Study, cell: &Cell) {
        let megabytes = study.megabytes(cell.thinking.attackers.max(cell.thinking.defenders));
        let wanted = (megabytes, cell.evaluation);
        if self.made_for == wanted {
            return;
        }
        let evaluations = study.design.as_ref().map(|design| &design.evaluations);
        let evaluation = cell.evaluation.and_then(|number| evaluations?.get(number));
        *self = Sides { players: players(megabytes, evaluation), made_for: wanted };
    }
}

fn players(megabytes: usize, evaluation: Option<&Evaluation>) -> [InProcess; 2] {
    [(); 2].map(|()| {
        let mut player = InProcess::new(None, megabytes, None);
        if let Some(evaluation) = evaluation {
            player.set_weights(evaluation.weights.clone());
        }
        player
    })
}

/// A game, or the rest of one, while it is played.
struct Stage<'a> {
    players: &'a mut [InProcess; 2],
    seed: u64,
    dice: Random,
    host: Host<'a>,
}

impl Stage<'_> {
    fn play(&mut self, opening: &Opening, nodes: [u64; 2], longest: u64) -> Result<Played, Interrupted> {
        let limits = nodes.map(|nodes| Limit { nodes: Some(nodes), ..Limit::default() });
        let referee = Referee { longest: longest as usize, ..Referee::default() };
        let [attackers, defenders] = &mut *self.players;
        let attackers = Seat { player: attackers, limit: &limits[0], seed: self.seed };
        let defenders = Seat { player: defenders, limit: &limits[1], seed: self.seed };
        referee.play(opening, [attackers, defenders], self.dice.clone(), self.host)
    }
}

fn evaluations(played: &Played) -> Vec<i32> {
    played.scores.iter().copied().flatten().map(evaluation).collect()
}

/// The plies of a game as a row keeps them.
pub(crate) fn moves(game: &Game) -> Vec<String> {
    game.plies().iter().map(hnefi_rules::Ply::text).collect()
}
