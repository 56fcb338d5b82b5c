//! A program that speaks the OpenTafl engine protocol, as a player.
//!
//! The program gets the rules as an OpenTafl rules record whose start is the position where the game begins. Of what came before it knows nothing.
//! The protocol has no end of a search but the move, nothing that says whether a line has been understood, and no limit but a clock.

use std::time::{Duration, Instant};

use hnefi_records::opentafl::protocol::{Clock, Finish, TimeLeft, ToEngine, ToHost};
use hnefi_records::opentafl::{Board, Gap, OtnRules, RankOrder, from_variant};
use hnefi_rules::{Game, Move, Position, Setup, Side, Variant};

use super::process::Process;
use super::{Choice, Failure, Fault, Host, Player, Start, Turn};

/// The command that ends a program.
const QUIT_COMMAND: &str = "goodbye";
/// OpenTafl plays a move on its own board only after it has sent it. A host that answers at once is read too early, and one that at once begins
/// another game finds the move played there.
const PAUSE: Duration = Duration::from_millis(100);
/// A time for each move is sent as overtime. OpenTafl counts on losing its last period, so there must always be some.
const OVERTIMES: u32 = 10;

/// A program that speaks the OpenTafl engine protocol. It is started for its first game, and again after each fault.
pub struct OpenTafl {
    command: Vec<String>,
    running: Option<Running>,
}

/// The program, with what it knows of the game.
struct Running {
    process: Process,
    /// The rules as sent, with the start of the game.
    rules: Box<OtnRules>,
    /// How many plies of the game it knows.
    plies: usize,
    /// When its last move came.
    moved: Option<Instant>,
}

/// What comes of waiting for a move.
enum Said {
    Move(Move),
    Wants(ToEngine),
    Unreadable(String, String),
    GivesUp(String),
}

impl OpenTafl {
    /// A program with its arguments.
    #[must_use]
    pub fn new(command: Vec<String>) -> OpenTafl {
        OpenTafl { command, running: None }
    }

    /// Whether the program can be started at all.
    ///
    /// # Errors
    /// [`Fault::NotStarted`].
    pub fn check(&self) -> Result<(), Fault> {
        Process::check(&self.command, QUIT_COMMAND)
    }

    /// Whether a rule set can be written in OpenTafl's notation.
    ///
    /// # Errors
    /// [`Fault::Unable`], with every rule that cannot.
    pub fn suits(rules: &Variant) -> Result<(), Fault> {
        rules_record(rules, &Position::start(rules)).map(drop)
    }

    fn start(&self, patience: Duration, host: Host<'_>) -> Result<Process, Failure> {
        let mut process = Process::start(&self.command, QUIT_COMMAND)?;
        process.answer("`hello`", patience, host, |line| (line.parse() == Ok(ToHost::Hello)).then_some(()))?;
        Ok(process)
    }
}

/// What is waited for in a game.
const MOVE: &str = "`move`";

impl Player for OpenTafl {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        let game = &start.opening.game;
        let rules = Box::new(rules_record(game.variant(), game.position())?);
        let process = match self.running.take() {
            // How the last game ended, and whether it has, only the referee knows.
            Some(running) => {
                running.pause();
                running.say(&ToEngine::Finish(Finish::Unfinished));
                running.process
            }
            None => self.start(start.patience, start.host)?,
        };
        let running = Running { process, rules, plies: game.plies().len(), moved: None };
        running.say(&ToEngine::Rules(running.rules.clone()));
        self.running = Some(running);
        Ok(())
    }

    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure> {
        let Some(running) = &mut self.running else {
            return Err(Fault::Unable("no game has begun".to_owned()).into());
        };
        running.tell(game)?;
        let side = game.position().side();
        if let Some(clock) = clock(turn, side) {
            running.say(&ToEngine::Clock(clock));
        }
        running.say(&ToEngine::Play(side));
        let began = Instant::now();
        let mv = running.wait(game, turn)?;
        let took = began.elapsed();
        running.moved = Some(Instant::now());
        let mut next = game.clone();
        // What is wrong with a move that cannot be played is for the referee to say.
        if next.play(mv).is_ok() {
            running.say(&ToEngine::Moved(board(next.position())));
            running.plies = next.plies().len();
        }
        Ok(Choice { mv, took, score: None, depth: 0, nodes: 0 })
    }

    fn restart(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.process.kill();
        }
    }
}

impl Running {
    fn say(&self, said: &ToEngine) {
        self.process.say(&said.to_string());
    }

    /// Lets the program come to itself after its last move.
    fn pause(&self) {
        if let Some(moved) = self.moved {
            std::thread::sleep(PAUSE.saturating_sub(moved.elapsed()));
        }
    }

    /// Tells what the other side has played since.
    fn tell(&mut self, game: &Game) -> Result<(), Fault> {
        let news = game.plies().get(self.plies..).unwrap_or_default();
        let moves = news.iter().map(|ply| ply.mv.filter(|mv| !mv.is_stay())).collect::<Option<Vec<_>>>();
        let moves = moves.ok_or_else(|| Fault::Unable("the protocol has no word for a turn without a move".to_owned()))?;
        self.plies = game.plies().len();
        if moves.is_empty() {
            return Ok(());
        }
        self.pause();
        self.say(&ToEngine::OpponentMove { moves, board: Some(board(game.position())) });
        Ok(())
    }

    /// Waits for the move, and answers the program's questions meanwhile.
    fn wait(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Move, Failure> {
        let side = game.position().side();
        let deadline = Instant::now() + turn.patience;
        loop {
            let patience = deadline.saturating_duration_since(Instant::now());
            // A program that asks for ever is heard no longer than one that says nothing.
            if patience.is_zero() {
                return Err(Fault::Hung { waiting_for: MOVE, after: turn.patience }.into());
            }
            let rules = &self.rules;
            let said = self.process.answer(MOVE, patience, turn.host, |line| heard(line, rules, game, turn));
            let said = said.map_err(|failure| match failure {
                // It has been waited for before.
                Failure::Fault(Fault::Hung { waiting_for, .. }) => Fault::Hung { waiting_for, after: turn.patience }.into(),
                failure => failure,
            })?;
            match said {
                Said::Move(mv) => return Ok(mv),
                Said::Wants(answer) => self.say(&answer),
                Said::Unreadable(answer, reason) => {
                    return Err(Fault::Unreadable { ply: game.plies().len() + 1, answer, reason }.into());
                }
                Said::GivesUp(words) => return Err(Fault::Unable(format!("gives up for {side}: {words}")).into()),
            }
        }
    }
}

/// What a line means for a host that waits for a move; nothing where it is for people, or not of the protocol.
fn heard(line: &str, rules: &OtnRules, game: &Game, turn: &Turn<'_>) -> Option<Said> {
    let side = game.position().side();
    match line.parse::<ToHost>() {
        Ok(ToHost::Move(mv)) => Some(Said::Move(mv)),
        Ok(ToHost::AskRules) => Some(Said::Wants(ToEngine::Rules(Box::new(rules.clone())))),
        Ok(ToHost::AskPosition) => Some(Said::Wants(ToEngine::Position(board(game.position())))),
        Ok(ToHost::AskSide) => Some(Said::Wants(ToEngine::Side(side))),
        Ok(ToHost::AskClock) => clock(turn, side).map(|clock| Said::Wants(ToEngine::Clock(clock))),
        Ok(ToHost::Error { critical: true, words }) => Some(Said::GivesUp(words)),
        Err(error) if line.split_whitespace().next() == Some("move") => {
            let answer = line["move".len()..].trim().chars().take(60).collect();
            Some(Said::Unreadable(answer, error.to_string()))
        }
        _ => None,
    }
}

/// The rules record of a rule set with the start where the game begins.
fn rules_record(rules: &Variant, start: &Position) -> Result<OtnRules, Fault> {
    let (mut record, unsaid) = from_variant(rules, rules.name());
    // Announcements are made by the host.
    let unsaid: Vec<String> = unsaid.iter().filter(|unsaid| unsaid.gap != Gap::Announcements).map(ToString::to_string).collect();
    if !unsaid.is_empty() {
        return Err(Fault::Unable(format!(
            "the rules record of OpenTafl cannot say, of `{}`: {}",
            rules.name(),
            unsaid.join("; ")
        )));
    }
    if start.going_on().is_some() {
        return Err(Fault::Unable(
            "the rules record of OpenTafl cannot say that a game begins in the midst of a turn".to_owned(),
        ));
    }
    // Names go through the protocol as ASCII, and without spaces.
    record.name = rules.name().chars().map(|c| if c.is_ascii_graphic() { c } else { '_' }).collect();
    record.start = board(start);
    record.start_order = RankOrder::FromBottom;
    record.attackers_first = start.side() == Side::Attackers;
    Ok(record)
}

fn board(position: &Position) -> Board {
    Board::of(&Setup::from(position))
}

/// The clock to send. A time for each move is a game without main time, all overtime.
fn clock(turn: &Turn<'_>, side: Side) -> Option<Clock> {
    if let Some(time) = turn.limit.time {
        let left = TimeLeft { time, in_overtime: true, overtimes: OVERTIMES };
        return Some(Clock { left: [left; 2], overtime: Duration::from_secs(time.as_secs().max(1)) });
    }
    let (mine, _) = turn.clocks[side as usize]?;
    // A side without a clock has as much as the other.
    let left = turn.clocks.map(|clock| {
        let (time, _) = clock.unwrap_or((mine, Duration::ZERO));
        TimeLeft { time, in_overtime: false, overtimes: 0 }
    });
    Some(Clock { left, overtime: Duration::ZERO })
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::limit::Limit;

    fn rules(id: &str) -> Ruleset {
        Ruleset::named(id).expect(id)
    }

    #[test]
    fn a_game_begins_where_its_opening_ends() {
        let mut game = Game::new(&rules("brandub-opentafl"));
        game.play_text(&"d1-c1".parse().expect("a move text")).expect("a move");
        let record = rules_record(game.variant(), game.position()).expect("a record");
        assert_eq!(
            record.to_string(),
            "dim:7 name:brandub-opentafl surf:n atkf:n ks:w cenh: cenhe: start:/2t4/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
        );
        assert!(record.to_string().is_ascii());
    }

    #[test]
    fn unsendable_rules_are_named() {
        assert_eq!(OpenTafl::suits(&rules("fetlar")), Ok(()));
        let fault = OpenTafl::suits(&rules("tawlbwrdd-bell-dice")).expect_err("a die").to_string();
        assert!(fault.contains("of `tawlbwrdd-bell-dice`: `dice = odd`: a die; `no-moves = pass`"), "{fault}");
    }

    #[test]
    fn move_times_are_sent_as_overtime() {
        let second = Duration::from_secs(1);
        let turn = |limit, clocks| Turn { limit, clocks, patience: second, host: Host::new(&|| false) };
        let told = |turn: &Turn<'_>, side| clock(turn, side).map(|clock| clock.to_string());
        let limit = Limit { time: Some(Duration::from_millis(2500)), ..Limit::default() };
        assert_eq!(told(&turn(&limit, [None, None]), Side::Attackers), Some("2500* 2500* 2 10 10".to_owned()));
        let limit = Limit::default();
        let clocks = [Some((60 * second, second)), None];
        assert_eq!(told(&turn(&limit, clocks), Side::Attackers), Some("60000 60000 0 0 0".to_owned()));
        assert_eq!(told(&turn(&limit, clocks), Side::Defenders), None);
    }
}
