//! One game: whose turn it is, which moves are legal, the time used, and the end. The rules decide; the referee applies them.

use std::time::Duration;

use hnefi_engine::ScoreKind;
use hnefi_records::Note;
use hnefi_rules::{Game, PlayError, Side};
use hnefi_statistics::Random;
use serde::{Deserialize, Serialize};

use crate::ending::Ending;
use crate::limit::Limit;
use crate::opening::Opening;
use crate::player::{Choice, Failure, Fault, Host, Player, Start, Turn};

/// The settings for every game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Referee {
    /// A game that has this many plies is broken off and drawn.
    pub longest: usize,
    /// A game is adjudicated when both players have seen the same winner for this many plies in a row.
    pub adjudicate: Option<u32>,
    /// How much longer than allowed an answer may take before the game is lost on time: the way through the pipes is not thinking.
    pub margin: Duration,
    /// An engine whose time is not limited, and that has not answered after this, never will.
    pub patience: Duration,
    /// Whether the game line notes what the players thought of each ply.
    pub notes: bool,
}

impl Default for Referee {
    /// Games of at most 400 plies, a margin of a fifth of a second, a minute of patience, nothing adjudicated and nothing noted.
    fn default() -> Referee {
        Referee {
            longest: 400,
            adjudicate: None,
            margin: Duration::from_millis(200),
            patience: Duration::from_secs(60),
            notes: false,
        }
    }
}

/// What a player did in a game, or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// How many moves.
    pub moves: u64,
    /// How long they took, in microseconds.
    pub microseconds: u64,
    /// The positions visited, as far as the player says.
    pub nodes: u64,
    /// The sum of the depths reached, as far as the player says.
    pub depths: u64,
}

impl Figures {
    /// Adds another game's.
    pub fn add(&mut self, other: &Figures) {
        self.moves += other.moves;
        self.microseconds += other.microseconds;
        self.nodes += other.nodes;
        self.depths += other.depths;
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// Who won.
    pub winner: Option<Side>,
    /// How it ended.
    pub ending: Ending,
    /// The fault that lost the game.
    pub fault: Option<Fault>,
    /// What the attackers and the defenders did.
    pub figures: [Figures; 2],
    /// What the players thought of each ply, if that is noted.
    pub notes: Vec<Note>,
    /// What the player thought of each move, from the attackers' view; `None` where the player does not say.
    pub scores: Vec<Option<ScoreKind>>,
}

/// The match was asked to stop while the game went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

/// A player at the board.
pub struct Seat<'a> {
    /// The player.
    pub player: &'a mut dyn Player,
    /// What limits each move.
    pub limit: &'a Limit,
    /// For what the player leaves to chance.
    pub seed: u64,
}

/// After an answer is due, a program gets this much longer before it is taken to hang.
const GRACE: Duration = Duration::from_secs(1);
/// What both players must see before a game is adjudicated, unless they see a forced win: this many hundredths of a man.
const WON: i32 = 1_000;

/// A game in progress.
struct Table<'a> {
    referee: &'a Referee,
    game: Game,
    seats: [Seat<'a>; 2],
    left: [Option<Duration>; 2],
    figures: [Figures; 2],
    notes: Vec<Note>,
    scores: Vec<Option<ScoreKind>>,
    /// The side taken for the winner, and for how many plies in a row by the attackers and by the defenders.
    seen: (Option<Side>, [u32; 2]),
}

impl Referee {
    /// Plays a game from an opening. The seats are those of the attackers and of the defenders.
    ///
    /// # Errors
    /// [`Interrupted`].
    pub fn play<'a>(
        &'a self,
        opening: &Opening,
        seats: [Seat<'a>; 2],
        mut dice: Random,
        host: Host<'_>,
    ) -> Result<Played, Interrupted> {
        let left = [0, 1].map(|side| seats[side].limit.clock.map(|clock| clock.start));
        let game = opening.game.clone();
        let (figures, notes, scores) = Default::default();
        let mut table = Table { referee: self, game, seats, left, figures, notes, scores, seen: (None, [0; 2]) };
        for side in Side::BOTH {
            let seat = &mut table.seats[side as usize];
            match seat.player.begin(&Start { opening, seed: seat.seed, patience: self.patience, host }) {
                Ok(()) => {}
                Err(Failure::Resigned) => table.game.resign(side),
                Err(Failure::Interrupted) => return Err(Interrupted),
                Err(Failure::Fault(fault)) => return Ok(table.lost_by(side, fault)),
            }
        }
        loop {
            (host.watch)(&table.game);
            if let Some(outcome) = table.game.outcome() {
                return Ok(table.over(outcome.winner, Ending::Board(outcome.reason)));
            }
            if table.game.plies().len() >= self.longest {
                return Ok(table.over(None, Ending::LongestGame));
            }
            if table.game.awaits_throw() {
                table.game.throw(dice.throw()).expect("a throw is awaited and the die has six faces");
                continue;
            }
            if (host.interrupted)() {
                return Err(Interrupted);
            }
            if let Some(played) = table.turn(host)? {
                return Ok(played);
            }
        }
    }
}

impl Table<'_> {
    /// One move; the end of the game if it was lost by it or is adjudicated.
    fn turn(&mut self, host: Host<'_>) -> Result<Option<Played>, Interrupted> {
        let side = self.game.position().side();
        let index = side as usize;
        let increments = [0, 1].map(|i| self.seats[i].limit.clock.map_or(Duration::ZERO, |clock| clock.increment));
        let clocks = [0, 1].map(|i| self.left[i].map(|left| (left, increments[i])));
        let limit = self.seats[index].limit;
        let mut turn = Turn { limit, clocks, patience: self.referee.patience, host };
        let allowed = turn.allowed(side);
        if let Some(allowed) = allowed {
            turn.patience = allowed + self.referee.margin + GRACE;
            // Who thinks by the clock may be silent.
            turn.host = Host::new(host.interrupted);
        }
        let choice = match self.seats[index].player.choose(&self.game, &turn) {
            Ok(choice) => choice,
            Err(Failure::Resigned) => {
                self.game.resign(side);
                return Ok(None);
            }
            Err(Failure::Interrupted) => return Err(Interrupted),
            Err(Failure::Fault(fault)) => return Ok(Some(self.lost_by(side, fault))),
        };
        let took = choice.took;
        self.count(index, &choice);
        if allowed.is_some_and(|allowed| took > allowed + self.referee.margin) {
            self.game.run_out_of_time(side);
            return Ok(None);
        }
        if let Some(left) = &mut self.left[index] {
            *left = left.saturating_sub(took) + increments[index];
        }
        if let Err(error) = self.game.play(choice.mv).map(|_| ()) {
            return Ok(Some(self.lost_by(side, illegal(self.game.plies().len() + 1, &error))));
        }
        self.scores.push(choice.score);
        self.note(&choice);
        Ok(self.adjudicated(side, choice.score))
    }

    fn count(&mut self, index: usize, choice: &Choice) {
        self.figures[index].add(&Figures {
            moves: 1,
            microseconds: choice.took.as_micros() as u64,
            nodes: choice.nodes,
            depths: u64::from(choice.depth),
        });
    }

    /// What the player thought of the move that has just been played.
    fn note(&mut self, choice: &Choice) {
        if !self.referee.notes {
            return;
        }
        let score = choice.score.map(|score| ("score".to_owned(), score.to_string()));
        let depth = (choice.depth > 0).then(|| ("depth".to_owned(), choice.depth.to_string()));
        let extras = score.into_iter().chain(depth).collect();
        // A turn lost because there was no legal move may have been recorded after it.
        let ply = self.game.plies().iter().rposition(|ply| ply.mv.is_some()).map_or(0, |index| index + 1);
        self.notes.push(Note { ply, extras, ..Note::default() });
    }

    fn adjudicated(&mut self, mover: Side, score: Option<ScoreKind>) -> Option<Played> {
        let plies = self.referee.adjudicate?;
        let side = match score {
            Some(ScoreKind::Win { side, .. }) => Some(side),
            Some(ScoreKind::Value(value)) if value >= WON => Some(Side::Attackers),
            Some(ScoreKind::Value(value)) if value <= -WON => Some(Side::Defenders),
            _ => None,
        };
        if side != self.seen.0 {
            self.seen = (side, [0; 2]);
        }
        self.seen.1[mover as usize] += 1;
        // Both have to say so: a turn of several moves is one player's alone.
        let settled = !self.seen.1.contains(&0) && self.seen.1.iter().sum::<u32>() >= plies;
        side.filter(|_| settled && self.game.outcome().is_none()).map(|side| self.over(Some(side), Ending::Adjudicated))
    }

    fn lost_by(&mut self, side: Side, fault: Fault) -> Played {
        self.seats[side as usize].player.restart();
        let mut played = self.over(Some(side.other()), Ending::Fault(fault.kind()));
        played.fault = Some(fault);
        played
    }

    fn over(&mut self, winner: Option<Side>, ending: Ending) -> Played {
        let (notes, scores) = (std::mem::take(&mut self.notes), std::mem::take(&mut self.scores));
        Played { game: self.game.clone(), winner, ending, fault: None, figures: self.figures, notes, scores }
    }
}

fn illegal(ply: usize, error: &PlayError) -> Fault {
    Fault::Illegal { ply, reason: error.to_string() }
}
