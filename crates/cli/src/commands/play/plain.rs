//! The game line by line, for pipes and for terminals that cannot be drawn on.

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};
use hnefi_engine::{Level, Searcher, time};
use hnefi_rules::{MoveText, Ply, Point, Side};

use super::session::Session;
use crate::board_text::board;
use crate::output::Answer;

const HELP: &str = "  d8-c8      play a move (captures may be left out)
  d8         show the moves of the piece on d8
  hint       show the engine's move
  back       take back your last move
  resign     resign the game
  quit       leave (also Ctrl-C or end of input) and print the game so far as a game line
  help       show this list";

pub(super) fn run(session: Session) -> Result<Answer> {
    let mut table = Table { session, searcher: Searcher::new(32) };
    table.print_record_when_interrupted()?;
    let (rules, language) = (table.session.rules.clone(), table.session.language);
    eprintln!("{}: {}\n{HELP}\n", rules.id(), rules.name().in_language(language));
    let played = table.play();
    if let Some(outcome) = table.session.game.outcome() {
        table.show();
        eprintln!("{outcome}");
        if let Some(rule) = outcome.rule {
            eprintln!("{}", rules.sentence(rule).in_language(language));
        }
    }
    table.session.kept.update(&table.session.game);
    table.session.kept.print();
    // The game is printed, whatever ended it.
    played?;
    Ok(Answer::Yes)
}

/// The game and the engine that plays it.
struct Table {
    session: Session,
    searcher: Searcher,
}

/// What a person's line leads to.
enum Next {
    GoOn,
    Leave,
}

impl Table {
    /// Ctrl-C loses nothing: the game so far is printed before the program ends.
    fn print_record_when_interrupted(&self) -> Result<()> {
        let kept = self.session.kept.clone();
        let interrupted = move || {
            eprintln!();
            kept.print();
            std::process::exit(130);
        };
        ctrlc::set_handler(interrupted).context("cannot listen for Ctrl-C")
    }

    fn play(&mut self) -> Result<()> {
        let mut lines = io::stdin().lock().lines();
        while let Some(side) = self.session.game.side() {
            self.session.kept.update(&self.session.game);
            if self.session.game.awaits_throw() {
                self.throw()?;
                continue;
            }
            if !self.session.person_to_move() {
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
        let game = &self.session.game;
        let last = game.plies().iter().rev().find_map(|ply| ply.mv);
        eprintln!("\n{}", board(game.variant(), game.position(), last));
    }

    fn throw(&mut self) -> Result<()> {
        let side = self.session.game.position().side();
        let value = self.session.throw()?;
        let consequence = if self.session.game.die().is_some() { "they may move" } else { "the turn is lost" };
        eprintln!("the {side} throw {value}: {consequence}");
        Ok(())
    }

    fn engine_moves(&mut self, side: Side) -> Result<()> {
        let Session { game, level, .. } = &self.session;
        let stop = time::deadline(level.thinking_time());
        let found = level.choose(&mut self.searcher, game, self.session.seed(), &stop, &mut |_| {});
        if let Some(mv) = found.best {
            let ply = self.session.game.play(mv)?.clone();
            tell(&ply, side);
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, side: Side) -> Next {
        match line {
            "" => {}
            "help" | "?" => eprintln!("{HELP}"),
            "quit" | "exit" => return Next::Leave,
            "resign" => self.session.game.resign(side),
            "back" if !self.session.take_back() => eprintln!("there is nothing to take back"),
            "back" => {}
            "hint" => self.hint(),
            _ => match (line.parse::<Point>(), line.parse::<MoveText>()) {
                (Ok(point), _) => self.list_moves(point),
                (_, Ok(text)) => match self.session.game.play_text(&text) {
                    Ok(ply) => tell(&ply.clone(), side),
                    Err(error) => eprintln!("{error}"),
                },
                (_, Err(error)) => eprintln!("{error}; type `help` for the commands"),
            },
        }
        Next::GoOn
    }

    fn hint(&mut self) {
        let level = Level::ALL[5];
        let stop = time::deadline(level.thinking_time());
        let found = level.choose(&mut self.searcher, &self.session.game, self.session.seed(), &stop, &mut |_| {});
        if let Some(mv) = found.best {
            eprintln!("the engine would play {mv}");
        }
    }

    fn list_moves(&self, from: Point) {
        let moves = self.session.game.legal_moves();
        let targets: Vec<String> = moves.iter().filter(|mv| mv.from == from).map(|mv| mv.to.to_string()).collect();
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
