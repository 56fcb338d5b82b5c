//! `hnefi tablut-client`: a player in the Tablut Challenge.

mod connection;
mod following;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;
use connection::Connection;
use following::follow;
use hnefi_engine::time::{Allowance, Timer};
use hnefi_engine::{Limits, SearchResult, Searcher};
use hnefi_records::challenge;
use hnefi_rules::{Game, GameResult, Move, Side};

use crate::output::{self, Answer};
use crate::selection;

/// Play a game on a Tablut Challenge server (University of Bologna).
///
/// Sends its name, plays White or Black until the server ends the game, and prints the result. The engine's output goes to standard error.
/// A tenth of the time per move, at least half a second and at most two, is kept in reserve for the network.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The side; White has the king and moves first.
    #[arg(value_enum, ignore_case = true)]
    side: Colour,
    /// The server's time per move, in seconds.
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
    /// The server, optionally with a port after a colon. Default port: 5800 for White, 5801 for Black.
    #[arg(default_value = "localhost")]
    server: String,
    /// The player's name; the server shows its first ten letters and digits.
    #[arg(long, default_value = "hnefi")]
    name: String,
    /// The rule set used by the server.
    #[arg(long, default_value = "ashton-bologna", value_name = "ID|FILE")]
    rules: String,
    /// The number of search threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Colour {
    White,
    Black,
}

/// The size of the transposition table.
const MEGABYTES: usize = 256;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let rules = selection::ruleset(&arguments.rules)?;
    let side = match arguments.side {
        Colour::White => Side::Defenders,
        Colour::Black => Side::Attackers,
    };
    let mut connection = Connection::open(address(&arguments.server, side))?;
    connection.say(&challenge::name(&arguments.name))?;
    let mut searcher = Searcher::new(MEGABYTES);
    searcher.set_threads(usize::from(arguments.threads));
    let time = thinking_time(Duration::from_secs(arguments.timeout));
    let mut game: Option<Game> = None;
    // What the server has refused in this position.
    let mut refused: Vec<Move> = Vec::new();
    loop {
        let state = connection.hear().map_err(|error| match &game {
            // The server says nothing more where a player's time is over.
            Some(game) => error.context(format!("no result, with {} to move", challenge::side_word(game.position().side()))),
            None => error,
        })?;
        let heard = Instant::now();
        if state.result != GameResult::Unfinished {
            output::line(result(state.result, side));
            return Ok(Answer::Yes);
        }
        let before = game.as_ref().map(|game| game.position().clone());
        let now = follow(game.take(), &state, &rules)?;
        if before.is_some_and(|before| before != *now.position()) {
            refused.clear();
        }
        if now.position().side() == side {
            let (mv, found) = choose(&mut searcher, &now, &refused, time.saturating_sub(heard.elapsed()))?;
            eprintln!("{mv}  depth {}, {} positions, {}", found.depth, found.nodes, found.score.from_attackers_view(side));
            connection.say(&challenge::action(mv, side))?;
            refused.push(mv);
        }
        game = Some(now);
    }
}

/// The server's address, with the port of the side if none is written.
fn address(server: &str, side: Side) -> String {
    // An IPv6 address has colons of its own.
    let has_port = match server.rsplit_once(':') {
        Some((host, port)) => port.parse::<u16>().is_ok() && (!host.contains(':') || host.ends_with(']')),
        None => false,
    };
    match server {
        _ if has_port => server.to_owned(),
        _ if server.contains(':') && !server.starts_with('[') => format!("[{server}]:{}", challenge::port(side)),
        _ => format!("{server}:{}", challenge::port(side)),
    }
}

/// What is left of the server's time for thinking.
fn thinking_time(timeout: Duration) -> Duration {
    timeout - (timeout / 10).clamp(Duration::from_millis(500), Duration::from_secs(2))
}

/// The move to play, none of those that the server has refused here.
fn choose(searcher: &mut Searcher, game: &Game, refused: &[Move], time: Duration) -> Result<(Move, SearchResult)> {
    // The server may continue after these rules end the game: for instance it may allow more repetitions.
    let begun_here = Game::from_position(game.variant(), game.position().clone());
    let game = if game.outcome().is_some() { &begun_here } else { game };
    let moves: Vec<Move> = game.legal_moves().into_iter().filter(|mv| !refused.contains(mv)).collect();
    let depth = (moves.len() == 1).then_some(1);
    let timer = Timer::running(Allowance::fixed(time, Duration::ZERO));
    let limits = Limits { depth, moves, ..Limits::default() };
    if limits.moves.is_empty() {
        bail!("the server continues, but there is no legal move in {}{}", game.position(), after_refusals(refused));
    }
    let found = searcher.search(game, &limits, &|| timer.should_stop(), &mut |_| timer.depth_finished());
    match found.best {
        Some(mv) => Ok((mv, found)),
        None => bail!("the server continues, but the game is over in {}", game.position()),
    }
}

fn after_refusals(refused: &[Move]) -> String {
    match refused.len() {
        0 => String::new(),
        count => format!(" besides the {count} that it has refused"),
    }
}

fn result(result: GameResult, side: Side) -> String {
    let winner = match result {
        GameResult::Attackers => Some(Side::Attackers),
        GameResult::Defenders => Some(Side::Defenders),
        _ => None,
    };
    match winner {
        None => "draw".to_owned(),
        Some(winner) if winner == side => format!("{} wins: the game is won", challenge::side_word(winner)),
        Some(winner) => format!("{} wins: the game is lost", challenge::side_word(winner)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_that_of_the_side_unless_written() {
        for (server, address_of_black) in [
            ("localhost", "localhost:5801"),
            ("192.0.2.7:9000", "192.0.2.7:9000"),
            ("2001:db8::7", "[2001:db8::7]:5801"),
            ("[2001:db8::7]", "[2001:db8::7]:5801"),
            ("[2001:db8::7]:9000", "[2001:db8::7]:9000"),
        ] {
            assert_eq!(address(server, Side::Attackers), address_of_black);
        }
        assert_eq!(address("tablut", Side::Defenders), "tablut:5800");
    }

    #[test]
    fn some_of_the_time_is_kept_back() {
        for (timeout, thinking) in [(1, 500), (4, 3_500), (10, 9_000), (60, 58_000)] {
            assert_eq!(thinking_time(Duration::from_secs(timeout)), Duration::from_millis(thinking));
        }
    }
}
