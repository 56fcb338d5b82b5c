//! The engine in UGI. What each line means is the engine's own affair; here is only who says it when.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SyncSender};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use hnefi_engine::ugi::{Answer, JobResult, Session, Step};
use hnefi_rules::Game;

use crate::board_text::board;
use crate::{output, selection};

type Event = super::Event<Answer, JobResult>;

pub(super) fn run(rules: &str) -> Result<output::Answer> {
    let rules = selection::ruleset(rules)?;
    let find = |name: &str| selection::ruleset(name).map_err(|error| format!("{error:#}"));
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_nanos() as u64);
    let session = Session::new(rules, Box::new(find)).with_seed(seed);
    let (sender, events) = super::events()?;
    converse(session, &sender, &events)
}

/// Answers until the other program has had enough. Lines that come while a search is being stopped wait until it has.
fn converse(mut session: Session, sender: &SyncSender<Event>, events: &Receiver<Event>) -> Result<output::Answer> {
    let mut kept: VecDeque<Event> = VecDeque::new();
    let mut leaving = false;
    while !leaving || session.is_busy() {
        let stopping = session.is_stopping();
        let ripe = if stopping { None } else { kept.pop_front() };
        let event = match ripe {
            Some(event) => event,
            None => events.recv().context("all threads have ended")?,
        };
        let steps = match event {
            Event::Line(_) | Event::End if leaving => continue,
            event @ (Event::Line(_) | Event::End) if stopping => {
                kept.push_back(event);
                continue;
            }
            Event::Line(line) => session.obey(&line),
            Event::End => session.end(),
            Event::Say(answer) => {
                output::line(answer);
                continue;
            }
            Event::Done(result) => session.finished(result),
        };
        for step in steps {
            match step {
                Step::Say(answer) => output::line(answer),
                Step::Draw(game) => draw(&game),
                Step::Run(job) => super::think(sender.clone(), move |say| job.run(say))?,
                Step::Quit => leaving = true,
            }
        }
    }
    Ok(output::Answer::Yes)
}

/// The board, and what game it is.
fn draw(game: &Game) {
    let last = game.plies().iter().rev().find_map(|ply| ply.mv);
    output::line(board(game.variant(), game.position(), last));
    output::line(format_args!("rules     {}", game.variant().name()));
    output::line(format_args!("position  {}", game.position()));
    match game.outcome() {
        Some(outcome) => output::line(format_args!("result    {outcome}")),
        None => output::line(format_args!("to move   {}", game.position().side())),
    }
}
