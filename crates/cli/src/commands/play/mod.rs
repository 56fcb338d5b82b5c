//! `hnefi play`: a game in the terminal, on the whole screen or line by line.

mod kept;
mod opened;
mod plain;
mod screen;
mod session;
mod time_option;

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use anyhow::{Result, bail};
use clap::ValueEnum;
use hnefi_engine::Level;
use hnefi_play::TimeControl;
use hnefi_rules::{Game, Side};

use self::opened::RecordName;
use self::session::Session;
use crate::in_language::InLanguage;
use crate::output::Answer;
use crate::selection;

const USUAL_RULES: &str = "alea-walker-2015";

/// Play a game in the terminal, against the engine or another person.
///
/// The game takes the whole screen where standard input and output are a terminal, and is played line by line elsewhere. When it is left, the
/// games played are printed as game lines.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule set: an id or a file. Default: alea-walker-2015, or the rules that the record names.
    rules: Option<String>,
    /// The side you play. Default: the side that moves first, or both sides of a record.
    #[arg(long, value_enum)]
    side: Option<Seat>,
    /// The engine's strength, from 1 (a beginner) to 8.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,
    /// The time of each side for the whole game, and what each turn adds to it: `10m`, `10m+5s`.
    #[arg(long, value_parser = time_option::parse)]
    time: Option<TimeControl>,
    /// Open a game of a file in any format, the first or that with the number: step through it, or play on from any position.
    #[arg(long, value_name = "FILE[:N]")]
    record: Option<RecordName>,
    /// Play line by line, without the full screen.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    texts: InLanguage,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Seat {
    /// The attackers.
    Attackers,
    /// The king's side.
    Defenders,
    /// Both sides, for two people at one terminal.
    Both,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let (rules, game, fault) = match &arguments.record {
        Some(name) => name.open(arguments.rules.as_deref())?,
        None => {
            let rules = selection::ruleset(arguments.rules.as_deref().unwrap_or(USUAL_RULES))?;
            let game = Game::new(&rules);
            (rules, game, None)
        }
    };
    let people = match arguments.side {
        None if arguments.record.is_some() => Side::BOTH.to_vec(),
        None => vec![rules.first()],
        Some(Seat::Attackers) => vec![Side::Attackers],
        Some(Seat::Defenders) => vec![Side::Defenders],
        Some(Seat::Both) => Side::BOTH.to_vec(),
    };
    let session = Session::new(rules, game, people, Level::try_from(arguments.level)?, arguments.texts.language);
    if takes_the_screen(arguments) {
        return screen::run(session, arguments.time, arguments.record.is_some(), fault);
    }
    if arguments.time.is_some() {
        bail!("`--time` needs the full screen of a terminal: the game line by line has no clocks");
    }
    if let Some(fault) = fault {
        eprintln!("{fault}");
    }
    plain::run(session)
}

/// Whether there is a terminal that can be drawn on.
fn takes_the_screen(arguments: &Arguments) -> bool {
    let draws = env::var_os("TERM").is_none_or(|term| term != "dumb");
    !arguments.plain && draws && stdin().is_terminal() && stdout().is_terminal()
}
