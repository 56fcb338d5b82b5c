//! A program that speaks the text protocol of hnefatafl.org, as a player.
//!
//! After the manner of the Go Text Protocol: each command is answered with a line that begins with `=`, or with `?` where it is refused. The program
//! has rules of its own, Copenhagen on 11×11 and 13×13 and Brandubh on 7×7, and decides by itself how long it thinks. What else it prints is for people.

use std::time::{Duration, Instant};

use hnefi_rules::{Game, Move, Point, Position, Setup, Side};

use super::process::Process;
use super::{Choice, Failure, Fault, Host, Player, Start, Turn};

/// The command that ends a program.
const QUIT_COMMAND: &str = "quit";

/// A program that speaks the text protocol of hnefatafl.org. It is started for its first game, and again after each fault.
pub struct HnefataflOrg {
    command: Vec<String>,
    running: Option<Running>,
}

/// The program, with what it knows of the game.
struct Running {
    process: Process,
    /// How many plies of the game it knows.
    plies: usize,
}

impl HnefataflOrg {
    /// A program with its arguments.
    #[must_use]
    pub fn new(command: Vec<String>) -> HnefataflOrg {
        HnefataflOrg { command, running: None }
    }

    /// Whether the program can be started at all.
    ///
    /// # Errors
    /// [`Fault::NotStarted`].
    pub fn check(&self) -> Result<(), Fault> {
        Process::check(&self.command, QUIT_COMMAND)
    }
}

impl Player for HnefataflOrg {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        let game = &start.opening.game;
        let rules = game.variant();
        if *game.start() != Position::start(rules) {
            return Err(
                Fault::Unable("the protocol of hnefatafl.org has no word for a game that begins elsewhere".to_owned()).into()
            );
        }
        let process = match self.running.take() {
            Some(running) => running.process,
            None => Process::start(&self.command, QUIT_COMMAND)?,
        };
        let mut running = Running { process, plies: 0 };
        let size = rules.size();
        let mut ask = |command: &str| running.ask(command, start.patience, start.host);
        ask(&format!("board_size {size}"))?.map_err(|words| Fault::Unable(format!("no board of {size}×{size}: {words}")))?;
        if rules.first() == Side::Defenders {
            ask("first_move defender")?.map_err(|words| Fault::Unable(format!("the defenders may not begin: {words}")))?;
        }
        let board = ask("show_board_open_tafl")?.map_err(|words| Fault::Unable(format!("does not show its board: {words}")))?;
        let (shown, start) = (board.parse::<Setup>(), Setup::from(game.start()));
        if !shown.as_ref().is_ok_and(|shown| shown.pieces == start.pieces) {
            let shown = shown.map_or(board, |shown| shown.to_string());
            return Err(
                Fault::Unable(format!("begins with {shown}, `{}` with {}", rules.name(), game.start().board_text())).into()
            );
        }
        self.running = Some(running);
        Ok(())
    }

    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure> {
        let Some(running) = &mut self.running else {
            return Err(Fault::Unable("no game has begun".to_owned()).into());
        };
        running.tell(game, turn)?;
        let began = Instant::now();
        let answer = running.ask("generate_move", turn.patience, turn.host)?;
        let took = began.elapsed();
        let ply = game.plies().len() + 1;
        let answer = answer.map_err(|words| Fault::Unable(format!("ply {ply}: finds no move: {words}")))?;
        let Some(mv) = read_move(&answer) else {
            if answer.split_whitespace().nth(2).is_some_and(|word| word.starts_with("resign")) {
                return Err(Failure::Resigned);
            }
            let reason = "it should be `play`, the role, and two squares".to_owned();
            return Err(Fault::Unreadable { ply, answer: answer.trim().chars().take(60).collect(), reason }.into());
        };
        running.plies = ply;
        Ok(Choice { mv, took, score: None, depth: 0, nodes: 0 })
    }

    fn restart(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.process.kill();
        }
    }
}

impl Running {
    /// Tells what has been played since its last move. What it refuses is a game that it plays by other rules.
    fn tell(&mut self, game: &Game, turn: &Turn<'_>) -> Result<(), Failure> {
        let mut side = if self.plies.is_multiple_of(2) { game.start().side() } else { game.start().side().other() };
        for (index, ply) in game.plies().iter().enumerate().skip(self.plies) {
            let Some(mv) = ply.mv else {
                return Err(
                    Fault::Unable("the protocol of hnefatafl.org has no word for a turn without a move".to_owned()).into()
                );
            };
            let role = match side {
                Side::Attackers => "attacker",
                Side::Defenders => "defender",
            };
            let [from, to] = [mv.from, mv.to].map(|point| square(point, game.variant().size()));
            let command = format!("play {role} {from} {to}");
            self.ask(&command, turn.patience, turn.host)?
                .map_err(|words| Fault::Unable(format!("ply {}: refuses `{command}`: {words}", index + 1)))?;
            side = side.other();
        }
        self.plies = game.plies().len();
        Ok(())
    }

    /// Says a command, and waits for what the program answers, or why it refuses.
    fn ask(&mut self, command: &str, patience: Duration, host: Host<'_>) -> Result<Result<String, String>, Failure> {
        self.process.say(command);
        self.process.answer("answer with `=` or `?`", patience, host, |line| {
            let answer = |rest: &str| rest.trim().to_owned();
            line.strip_prefix('=').map(|rest| Ok(answer(rest))).or_else(|| line.strip_prefix('?').map(|rest| Err(answer(rest))))
        })
    }
}

/// A point as the program expects it: by the way it is written it knows how wide the board is. A 0 before it means 7×7, a small letter
/// 11×11, a capital 13×13; it has no other boards.
fn square(point: Point, size: usize) -> String {
    match size {
        7 => format!("0{point}"),
        13 => point.to_string().to_ascii_uppercase(),
        _ => point.to_string(),
    }
}

/// The move of `play ROLE FROM TO`; anything after it is ignored.
fn read_move(answer: &str) -> Option<Move> {
    let words: Vec<&str> = answer.split_whitespace().take(4).collect();
    let ["play", _, from, to] = words[..] else { return None };
    let point = |word: &str| word.trim_end_matches(',').parse::<Point>().ok();
    Some(Move { from: point(from)?, to: point(to)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_after_a_move_is_ignored() {
        for answer in [
            "play attacker D1 D3",
            "play attacker 0d1 0d3",
            "play defender d1 d3, score: 19996, delay milliseconds: 4949, loops: 0",
        ] {
            assert_eq!(read_move(answer).map(|mv| mv.to_string()).as_deref(), Some("d1-d3"), "{answer}");
        }
        for answer in ["", "play attacker resigns _", "play attacker D1", "D1 D3 play x"] {
            assert_eq!(read_move(answer), None, "{answer}");
        }
    }
}
