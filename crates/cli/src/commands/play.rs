//! `hnefi play`: a game in the terminal.

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::ValueEnum;
use hnefi_engine::{Level, Searcher, time};
use hnefi_records::GameLine;
use hnefi_rules::{Game, MoveText, Ply, Point, Side};

use crate::board_text::board;
use crate::in_language::InLanguage;
use crate::output::{self, Answer};
use crate::selection;

/// Play a game in the terminal, against the engine or another person.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule set: an id or a file.
    #[arg(default_value = "alea-walker-2015")]
    rules: String,
    /// The side you play.
    #[arg(long, value_enum)]
    side: Option<Seat>,
    /// The engine's strength, from 1 (a beginner) to 8.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,
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

const HELP: &str = "\
  d8-c8      play a move (captures may be left out)
  d8         show the moves of the piece on d8
  hint       show the engine's move
  back       take back your last move
  resign     resign the game
  quit       leave (also Ctrl-C or end of input) and print the game so far as a game line
  help       show this list";

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let rules = selection::ruleset(&arguments.rules)?;
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_nanos() as u64);
    let mut table = Table {
        game: Game::new(&rules),
        human: match arguments.side {
            None => vec![rules.first()],
            Some(Seat::Attackers) => vec![Side::Attackers],
            Some(Seat::Defenders) => vec![Side::Defenders],
            Some(Seat::Both) => Side::BOTH.to_vec(),
        },
        level: Level::try_from(arguments.level)?,
        searcher: Searcher::new(32),
        seed,
        record: Arc::default(),
    };
    table.print_record_when_interrupted()?;
    eprintln!("{}: {}\n{HELP}\n", rules.id(), rules.name().in_language(arguments.texts.language));
    table.play()?;
    if let Some(outcome) = table.game.outcome() {
        table.show();
        eprintln!("{outcome}");
        if let Some(rule) = outcome.rule {
            eprintln!("{}", rules.sentence(rule).in_language(arguments.texts.language));
        }
    }
    output::line(GameLine::of(&table.game).to_json());
    Ok(Answer::Yes)
}

/// A game with the people and the engine around it.
struct Table {
    game: Game,
    human: Vec<Side>,
    level: Level,
    searcher: Searcher,
    seed: u64,
    /// The game line so far, printed on an interruption.
    record: Arc<Mutex<String>>,
}

/// What a person's line leads to.
enum Next {
    GoOn,
    Leave,
}

impl Table {
    /// Ctrl-C loses nothing: the game so far is printed before the program ends.
    fn print_record_when_interrupted(&self) -> Result<()> {
        let record = Arc::clone(&self.record);
        let interrupted = move || {
            eprintln!();
            output::line(record.lock().unwrap_or_else(PoisonError::into_inner));
            std::process::exit(130);
        };
        ctrlc::set_handler(interrupted).context("cannot listen for Ctrl-C")
    }

    fn play(&mut self) -> Result<()> {
        let mut lines = io::stdin().lock().lines();
        while let Some(side) = self.game.side() {
            *self.record.lock().unwrap_or_else(PoisonError::into_inner) = GameLine::of(&self.game).to_json();
            if self.game.awaits_throw() {
                self.throw()?;
                continue;
            }
            if !self.human.contains(&side) {
                self.engine_moves(side)?;
                continue;
            }
            self.show();
            eprint!("{side} to move> ");
            io::stderr().flush()?;
            let Some(line) = lines.next() else { break };
            match self.obey(line?.trim(), side) {
                Next::GoOn => {}
                Next::Leave => break,
            }
        }
        Ok(())
    }

    fn show(&self) {
        let last = self.game.plies().iter().rev().find_map(|ply| ply.mv);
        eprintln!("\n{}", board(self.game.variant(), self.game.position(), last));
    }

    fn throw(&mut self) -> Result<()> {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let value = (self.seed >> 33) % 6 + 1;
        let side = self.game.position().side();
        self.game.throw(value as u8)?;
        let consequence = if self.game.die().is_some() { "they may move" } else { "the turn is lost" };
        eprintln!("the {side} throw {value}: {consequence}");
        Ok(())
    }

    fn engine_moves(&mut self, side: Side) -> Result<()> {
        let stop = time::deadline(self.level.thinking_time());
        let seed = self.seed.wrapping_add(self.game.plies().len() as u64);
        let found = self.level.choose(&mut self.searcher, &self.game, seed, &stop, &mut |_| {});
        if let Some(mv) = found.best {
            let ply = self.game.play(mv)?.clone();
            tell(&ply, side);
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, side: Side) -> Next {
        match line {
            "" => {}
            "help" | "?" => eprintln!("{HELP}"),
            "quit" | "exit" => return Next::Leave,
            "resign" => self.game.resign(side),
            "back" => self.take_back(side),
            "hint" => self.hint(),
            _ => match (line.parse::<Point>(), line.parse::<MoveText>()) {
                (Ok(point), _) => self.list_moves(point),
                (_, Ok(text)) => match self.game.play_text(&text) {
                    Ok(ply) => tell(&ply.clone(), side),
                    Err(error) => eprintln!("{error}"),
                },
                (_, Err(error)) => eprintln!("{error}; type `help` for the commands"),
            },
        }
        Next::GoOn
    }

    fn take_back(&mut self, side: Side) {
        let mine = |ply: &Ply| ply.mv.is_some() && ply.side == side;
        if !self.game.plies().iter().any(mine) {
            eprintln!("there is nothing to take back");
            return;
        }
        while self.game.take_back().is_some() && !self.human.contains(&self.game.position().side()) {}
    }

    fn hint(&mut self) {
        let level = Level::ALL[5];
        let stop = time::deadline(level.thinking_time());
        let found = level.choose(&mut self.searcher, &self.game, self.seed, &stop, &mut |_| {});
        if let Some(mv) = found.best {
            eprintln!("the engine would play {mv}");
        }
    }

    fn list_moves(&self, from: Point) {
        let targets: Vec<String> =
            self.game.legal_moves().iter().filter(|mv| mv.from == from).map(|mv| mv.to.to_string()).collect();
        match targets.as_slice() {
            [] => eprintln!("no piece on {from} can move"),
            targets => eprintln!("{from} to {}", targets.join(", ")),
        }
    }
}

fn tell(ply: &Ply, side: Side) {
    eprintln!("{side}: {}", ply.text());
    match ply.announcement {
        Some(hnefi_rules::Announcement::Raichi) => eprintln!("raicki! the king has a way out"),
        Some(hnefi_rules::Announcement::Tuichu) => eprintln!("tuicku! the king has two ways out"),
        None => {}
    }
}
