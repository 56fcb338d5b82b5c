//! Any program that speaks the Universal Game Interface, as a player.

mod message;

use std::time::{Duration, Instant};

use hnefi_rules::{Game, Move, MoveText, PlayError};
use message::Info;

use super::process::Process;
use super::{Choice, Failure, Fault, Host, Player, Start, Turn};

/// The command that ends a program.
const QUIT_COMMAND: &str = "quit";

/// The most letters of an answer that an error shows.
const LONGEST_SHOWN: usize = 200;

/// A program that speaks UGI. It is started for its first game, and again after each fault.
pub struct Ugi {
    command: Vec<String>,
    options: Vec<(String, String)>,
    running: Option<Running>,
}

/// The program, with what it has said of itself.
struct Running {
    process: Process,
    /// The names of its options.
    options: Vec<String>,
    /// What it said when it was told of the rules of its game. UGI has no answer for an option that cannot be set: engines tell people so.
    remark: Option<String>,
}

impl Ugi {
    /// A program with its arguments, and values for its options.
    #[must_use]
    pub fn new(command: Vec<String>, options: Vec<(String, String)>) -> Ugi {
        Ugi { command, options, running: None }
    }

    /// Whether the program can be started at all.
    ///
    /// # Errors
    /// [`Fault::NotStarted`].
    pub fn check(&self) -> Result<(), Fault> {
        Process::check(&self.command, QUIT_COMMAND)
    }

    fn run(&self, patience: Duration, host: Host<'_>) -> Result<Running, Failure> {
        let mut running = Running { process: Process::start(&self.command, QUIT_COMMAND)?, options: Vec::new(), remark: None };
        let mut offered = Vec::new();
        running.process.say("ugi");
        running.process.answer("`ugiok`", patience, host, |line| {
            offered.extend(message::option_name(line).map(str::to_owned));
            (line == "ugiok").then_some(())
        })?;
        for (name, value) in &self.options {
            if !offered.iter().any(|offered| offered.eq_ignore_ascii_case(name)) {
                let has = if offered.is_empty() { "none".to_owned() } else { format!("`{}`", offered.join("`, `")) };
                return Err(Fault::Unable(format!("it has no option `{name}`; its options: {has}")).into());
            }
            running.process.say(&format!("setoption name {name} value {value}"));
        }
        running.options = offered;
        running.ready(patience, host)?;
        Ok(running)
    }
}

impl Player for Ugi {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.run(start.patience, start.host)?,
        };
        // An engine of one game alone has no such option, and needs none.
        if running.options.iter().any(|name| name == "Rules") {
            running.process.say(&format!("setoption name Rules value {}", start.opening.rules));
            let words = running.ready(start.patience, start.host)?;
            running.remark = words.map(|words| format!("when it was told to play `{}` it said: {words}", start.opening.rules));
        }
        running.process.say("uginewgame");
        running.ready(start.patience, start.host)?;
        self.running = Some(running);
        Ok(())
    }

    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure> {
        let Some(running) = &mut self.running else {
            return Err(Fault::Unable("no game has begun".to_owned()).into());
        };
        // What is left of earlier answers must not pass for this one.
        running.ready(turn.patience, turn.host)?;
        let mover = game.position().side();
        let mut info = Info::default();
        running.process.say(&message::position(game));
        running.process.say(&message::go(game, turn));
        let began = Instant::now();
        let answer = running.process.answer("`bestmove`", turn.patience, turn.host, |line| {
            match line.split_ascii_whitespace().next()? {
                "info" => info.read(line, mover),
                "bestmove" => return Some(line["bestmove".len()..].split_ascii_whitespace().next().unwrap_or("").to_owned()),
                _ => {}
            }
            None
        })?;
        let took = began.elapsed();
        let mv = match (read_move(game, &answer), &running.remark) {
            // An engine that did not understand the rules plays by others; the fault says what it said of them.
            (mv, Some(remark)) if !mv.as_ref().is_ok_and(|mv| game.clone().play(*mv).is_ok()) => {
                return Err(Fault::Unable(format!("answers `{}`, which is no legal move; {remark}", beginning(&answer))).into());
            }
            (mv, _) => mv?,
        };
        Ok(Choice { mv, took, score: info.score, depth: info.depth, nodes: info.nodes })
    }

    fn restart(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.process.kill();
        }
    }
}

impl Running {
    /// Waits until it has done all that it was told; what it has last said to people meanwhile.
    fn ready(&mut self, patience: Duration, host: Host<'_>) -> Result<Option<String>, Failure> {
        let mut words = None;
        self.process.say("isready");
        self.process.answer("`readyok`", patience, host, |line| {
            words = line.strip_prefix("info string ").map(beginning).or_else(|| words.take());
            (line == "readyok").then_some(())
        })?;
        Ok(words)
    }
}

/// As much of an answer as an error shows.
fn beginning(words: &str) -> String {
    words.trim().chars().take(LONGEST_SHOWN).collect()
}

/// The move of an answer. Captures, if it writes any, must be right: a program that believes in others plays by other rules.
fn read_move(game: &Game, answer: &str) -> Result<Move, Fault> {
    let ply = game.plies().len() + 1;
    if let ("stay", Some(point)) = (answer, game.position().going_on()) {
        return Ok(Move::stay(point));
    }
    let text: MoveText = answer.parse().map_err(|error: hnefi_rules::MoveTextError| Fault::Unreadable {
        ply,
        answer: beginning(answer),
        reason: error.to_string(),
    })?;
    if text.captures.is_some()
        && let Err(error @ PlayError::Captures { .. }) = game.clone().play_text(&text)
    {
        return Err(Fault::Illegal { ply, reason: error.to_string() });
    }
    Ok(text.mv)
}
