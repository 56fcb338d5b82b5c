//! One game of a study, from its number alone.

use hnefi_match::player::{Host, InProcess};
use hnefi_match::{Interrupted, Limit, NamedRules, Opening, OpeningError, Referee, Seat, random_opening};
use hnefi_rules::{Game, GameResult};
use hnefi_statistics::Random;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::arm::Arm;
use crate::cell::Thinking;
use crate::definition::Study;
use crate::row::{Counts, GameRow, evaluation, lead_changes, turnaround};

/// The transposition table of each player, in megabytes. It is part of what decides the games.
pub(crate) const MEGABYTES: usize = 8;
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
    limits: [Limit; 2],
}

impl Beginning {
    /// The beginning of game `game` of an arm at a strength.
    pub(crate) fn of(study: &Study, arm: &Arm, thinking: Thinking, game: u64) -> Result<Beginning, Unplayed> {
        let seed = seed(study.seed, &arm.id, thinking, game);
        let sequence = |of: Chance| Random::new(&[seed, of as u64]);
        let mut random = sequence(Chance::Opening);
        // Both sides make as many random moves, so that chance favours neither.
        let plies = 2 * random.below(study.opening_plies as usize / 2 + 1);
        let rules = NamedRules { name: arm.id.clone(), rules: arm.rules.clone() };
        let opening =
            random_opening(&rules, plies, random.next_u64()).map_err(|error| Unplayed::Opening { arm: arm.id.clone(), error })?;
        let mut spread = sequence(Chance::Thinking);
        let limits = [thinking.attackers, thinking.defenders].map(|nodes| {
            let hundredths = 100 - SPREAD + spread.below(2 * SPREAD as usize + 1) as u64;
            Limit { nodes: Some((nodes * hundredths / 100).max(1)), ..Limit::default() }
        });
        Ok(Beginning { seed, opening, dice: sequence(Chance::Dice), limits })
    }
}

/// The seed of a game: it depends on the study's seed and on the game's own place, and on nothing else in the study.
fn seed(study: u64, arm: &str, thinking: Thinking, game: u64) -> u64 {
    let place = format!("{study}\n{arm}\n{}\n{}\n{game}", thinking.attackers, thinking.defenders);
    let digest = Sha256::digest(place);
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// The two sides, the engine of this build each, with tables of their own: one side's thinking is no help to the other.
pub(crate) struct Sides([InProcess; 2]);

impl Sides {
    pub(crate) fn new() -> Sides {
        Sides([(); 2].map(|()| InProcess::new(None, MEGABYTES, None)))
    }

    /// Plays a game; `Ok(None)` if it was interrupted.
    pub(crate) fn play(
        &mut self,
        study: &Study,
        arm: usize,
        thinking: Thinking,
        game: u64,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Option<GameRow>, Unplayed> {
        let arm = &study.arms[arm];
        let Beginning { seed, opening, dice, limits } = Beginning::of(study, arm, thinking, game)?;
        let referee = Referee { longest: study.longest as usize, ..Referee::default() };
        let [attackers, defenders] = &mut self.0;
        let attackers = Seat { player: attackers, limit: &limits[0], seed };
        let defenders = Seat { player: defenders, limit: &limits[1], seed };
        let played = match referee.play(&opening, [attackers, defenders], dice, Host::new(interrupted)) {
            Ok(played) => played,
            Err(Interrupted) => return Ok(None),
        };
        if let Some(fault) = played.fault {
            return Err(Unplayed::Fault { arm: arm.id.clone(), game, fault: fault.to_string() });
        }
        let plies = opening.game.plies().len();
        let evaluations: Vec<i32> = played.scores.into_iter().flatten().map(evaluation).collect();
        let result = GameResult::won_by(played.winner);
        Ok(Some(GameRow {
            arm: arm.id.clone(),
            layout: arm.rules.layout().id.clone(),
            thinking,
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
            nodes: played.figures.map(|figures| figures.nodes),
        }))
    }
}

/// The plies of a game as a row keeps them.
pub(crate) fn moves(game: &Game) -> Vec<String> {
    game.plies().iter().map(hnefi_rules::Ply::text).collect()
}
