//! The program that plays, in a thread of its own while it thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use hnefi_engine::ScoreKind;
use hnefi_match::player::{Choice, Failure, Fault, Host, Mind, Player, PlayerSpec, Start, Turn};
use hnefi_match::{Limit, Opening};
use hnefi_records::{GameLine, Note, replay_line};
use hnefi_rules::{Game, Side};
use serde_json::Value;
use tokio::task::JoinHandle;

use super::game_rules::GameRules;
use crate::interrupt;

/// Thinking time of a move where neither a clock nor the player's own settings limit it.
const USUAL_TIME: Duration = Duration::from_secs(3);
/// What is kept back on a clock for the network.
const RESERVE: Duration = Duration::from_millis(300);
/// How much longer than its time a program is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a program gets for the move by which it shows that it knows the game.
const TRIAL: Limit = Limit { depth: Some(1), time: Some(Duration::from_millis(100)), nodes: None, clock: None };

/// What is left on a clock, and what each move adds.
type Clock = Option<(Duration, Duration)>;

/// A player, and the game that it has been told of.
pub(super) struct Thinker {
    player: Box<dyn Player>,
    rules: GameRules,
    limit: Limit,
    /// The time for a move where no clock limits it, for a player that needs a limit.
    usual: Option<Duration>,
    /// The id of the game that has begun for the player.
    begun: Option<String>,
}

/// A player at work.
pub(super) struct Thinking {
    /// The id of the game in which a move is sought.
    pub(super) game: String,
    /// Its ply.
    pub(super) ply: usize,
    stop: Arc<AtomicBool>,
    /// Gives the player back, with the move.
    pub(super) task: JoinHandle<(Thinker, Result<Choice, Failure>)>,
}

impl Thinking {
    /// The move is not needed any more.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thinker {
    pub(super) fn new(spec: &PlayerSpec, rules: GameRules) -> Thinker {
        let usual = spec.needs_limit().then_some(USUAL_TIME);
        Thinker { player: spec.player(), rules, limit: spec.limit, usual, begun: None }
    }

    /// Tells the player of a game, and lets a program that speaks UGI show by a move that it plays by these rules.
    pub(super) fn try_out(&mut self, spec: &PlayerSpec, state: &Value) -> Result<(), Failure> {
        let game = self.game(state).map_err(|error| Fault::Unable(format!("{error:#}")))?;
        let host = Host::new(&interrupt::asked);
        self.begin(state["id"].as_str().unwrap_or_default(), &game, host)?;
        if matches!(spec.mind, Mind::Ugi { .. }) && game.outcome().is_none() && !game.awaits_throw() {
            self.choose(&game, &TRIAL, [None, None], host)?;
        }
        Ok(())
    }

    /// Looks for a move in a game as the server told it so long ago.
    pub(super) fn think(mut self, state: &Value, ago: Duration) -> Result<Thinking> {
        let game = self.game(state)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (limit, clocks) = allowed(self.limit, self.usual, &state["clocks"], game.position().side(), ago);
        let ply = game.plies().len() + 1;
        let id = state["id"].as_str().unwrap_or_default().to_owned();
        let (stopped, id_of_task) = (Arc::clone(&stop), id.clone());
        let task = tokio::task::spawn_blocking(move || {
            let interrupted = || stopped.load(Ordering::Relaxed) || interrupt::asked();
            let host = Host::new(&interrupted);
            let chosen = self.begin(&id_of_task, &game, host).and_then(|()| self.choose(&game, &limit, clocks, host));
            if chosen.is_err() {
                // It may still be searching a position that is no longer asked for.
                self.player.restart();
                self.begun = None;
            }
            (self, chosen)
        });
        Ok(Thinking { game: id, ply, stop, task })
    }

    /// Tells the player that a game begins, unless it knows.
    fn begin(&mut self, id: &str, game: &Game, host: Host<'_>) -> Result<(), Failure> {
        if self.begun.as_deref() != Some(id) {
            let seed = id.bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
            let opening = Opening { rules: self.rules.name().to_owned(), game: game.clone() };
            self.player.begin(&Start { opening: &opening, seed, patience: PATIENCE, host })?;
            self.begun = Some(id.to_owned());
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game, limit: &Limit, clocks: [Clock; 2], host: Host<'_>) -> Result<Choice, Failure> {
        let mut turn = Turn { limit, clocks, patience: PATIENCE, host };
        turn.patience += turn.allowed(game.position().side()).unwrap_or_default();
        let choice = self.player.choose(game, &turn)?;
        let ply = game.plies().len() + 1;
        game.clone().play(choice.mv).map_err(|error| Fault::Illegal { ply, reason: error.to_string() })?;
        Ok(choice)
    }

    /// The game that the server tells of.
    fn game(&self, state: &Value) -> Result<Game> {
        let moves = state["moves"].as_array().map_or(&[][..], Vec::as_slice);
        let die = |value: &Value| value.as_u64().and_then(|die| u8::try_from(die).ok());
        let thrown = moves.iter().enumerate().map(|(index, mv)| (index + 1, die(&mv["die"])));
        let line = GameLine {
            rules: self.rules.name().to_owned(),
            start: state["start"].as_str().map(str::to_owned),
            moves: moves.iter().map(|mv| mv["text"].as_str().unwrap_or_default().to_owned()).collect(),
            notes: thrown.filter(|(_, die)| die.is_some()).map(|(ply, die)| Note { ply, die, ..Note::default() }).collect(),
            ..GameLine::default()
        };
        let mut game = replay_line(&line, self.rules.rules())
            .context("the server's game does not follow the rules known here: is it another version?")?;
        if let Some(die) = die(&state["die"]).filter(|_| game.awaits_throw()) {
            game.throw(die).context("the server's die")?;
        }
        Ok(game)
    }
}

/// The limit of a move, and the clocks of both sides, by the clocks of the game as they were so long ago.
fn allowed(mut limit: Limit, usual: Option<Duration>, clocks: &Value, mover: Side, ago: Duration) -> (Limit, [Clock; 2]) {
    let used = if clocks["running"] == side_word(mover) { ago } else { Duration::ZERO };
    let left = |clock: &Value| clock["left"].as_u64().map(|left| Duration::from_millis(left).saturating_sub(RESERVE + used));
    let shown = Side::BOTH.map(|side| {
        let clock = &clocks[side_word(side)];
        let main = clock["control"]["kind"] != "correspondence" && clock["in_period"] != true;
        let increment = Duration::from_secs(clock["control"]["increment"].as_u64().unwrap_or(0));
        left(clock).filter(|_| main).map(|left| (left, increment))
    });
    let own = &clocks[side_word(mover)];
    let most = match own["control"]["kind"].as_str() {
        None => limit.time.or(usual),
        // All of a period can be used, but for what the program itself may lose.
        Some("byo-yomi") if own["in_period"] == true => left(own).map(|left| left / 4 * 3),
        Some("correspondence") => left(own).map(|left| left.min(limit.time.or(usual).unwrap_or(left / 10))),
        // A time for each move ends where the clock becomes short; without one the program shares the clock out by itself.
        Some(_) => limit.time.and_then(|time| left(own).map(|left| time.min(left / 10))),
    };
    if most.is_some() {
        limit.time = limit.time.into_iter().chain(most).min();
    }
    (limit, shown)
}

/// What the API calls a side.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attackers",
        Side::Defenders => "defenders",
    }
}

/// A score from the view of a side, in hundredths of a man.
pub(super) fn worth(score: ScoreKind, side: Side) -> i32 {
    const WIN: i32 = 100_000;
    match score {
        ScoreKind::Value(value) if side == Side::Attackers => value,
        ScoreKind::Value(value) => -value,
        ScoreKind::Win { side: winner, .. } if winner == side => WIN,
        ScoreKind::Win { .. } => -WIN,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_move_is_limited_by_the_clock() {
        let milliseconds = Duration::from_millis;
        let sudden = |left: u64| json!({"control": {"kind": "sudden-death", "main": 60, "increment": 2}, "left": left});
        let second = Limit { time: Some(milliseconds(1000)), ..Limit::default() };
        let by = |limit: Limit, clock: Value| {
            let clocks = json!({"attackers": clock, "defenders": null, "running": "attackers"});
            allowed(limit, Some(milliseconds(3000)), &clocks, Side::Attackers, Duration::ZERO)
        };
        // The engine shares its clock out; a time for each move holds until the clock is short.
        let clock = Some((milliseconds(20_000), Duration::from_secs(2)));
        assert_eq!(by(Limit::default(), sudden(20_300)), (Limit::default(), [clock, None]));
        assert_eq!(by(second, sudden(20_300)).0, second);
        assert_eq!(by(second, sudden(5_300)).0.time, Some(milliseconds(500)));
        let period =
            json!({"control": {"kind": "byo-yomi", "main": 60, "period": 30, "periods": 5}, "left": 8_300, "in_period": true});
        assert_eq!(by(Limit::default(), period), (Limit { time: Some(milliseconds(6_000)), ..Limit::default() }, [None, None]));
        let days = json!({"control": {"kind": "correspondence", "days": 3}, "left": 200_000_000});
        assert_eq!(by(second, days), (second, [None, None]));
        assert_eq!(allowed(second, None, &Value::Null, Side::Defenders, Duration::ZERO), (second, [None, None]));
        // What has passed since the server told the clock is gone, if the clock runs.
        for (running, left) in [(json!("attackers"), 15_000), (Value::Null, 20_000)] {
            let clocks = json!({"attackers": sudden(20_300), "defenders": null, "running": running});
            let told = allowed(Limit::default(), None, &clocks, Side::Attackers, milliseconds(5_000)).1;
            assert_eq!(told, [Some((milliseconds(left), Duration::from_secs(2))), None]);
        }
    }
}
