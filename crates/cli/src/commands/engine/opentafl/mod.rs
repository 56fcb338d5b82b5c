//! The engine for OpenTafl. What each line leads to is the session's affair; here is only who says it when.

mod search;
mod session;

use std::collections::VecDeque;
use std::time::Duration;

use anyhow::{Context, Result};
use search::Done;
use session::{Session, Step};

use crate::output;

type Event = super::Event<(), Done>;

/// Answers until OpenTafl quits. `usual` is the time per move if OpenTafl sends no clock.
pub(super) fn run(usual: Duration) -> Result<output::Answer> {
    let (sender, events) = super::events::<(), Done>()?;
    let mut session = Session::new(usual);
    // Lines that have to wait until a search has been stopped.
    let mut kept: VecDeque<String> = VecDeque::new();
    let mut leaving = false;
    output::line(Session::hello());
    while !leaving || session.is_busy() {
        let ripe = if session.is_busy() { None } else { kept.pop_front() };
        let event = match ripe {
            Some(line) => Event::Line(line),
            None => events.recv().context("all threads have ended")?,
        };
        let steps = match event {
            Event::Line(_) | Event::End if leaving => continue,
            Event::Line(line) => session.obey(&line),
            Event::End => session.obey("goodbye"),
            Event::Say(()) => continue,
            Event::Done(done) => session.finished(done),
        };
        for step in steps {
            match step {
                Step::Say(said) => output::line(said),
                Step::Run(task) => super::think(sender.clone(), move |_| task.run())?,
                Step::Keep(line) => kept.push_back(line),
                Step::Quit => leaving = true,
            }
        }
    }
    Ok(output::Answer::Yes)
}
