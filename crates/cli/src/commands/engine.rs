//! `hnefi engine`: the engine for other programs, in lines of text on stdin and stdout.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use hnefi_engine::ugi::{Answer, Done, Session, Step, Task};
use hnefi_rules::Game;

use crate::board_text::board;
use crate::output;
use crate::selection;

/// Speak UGI, the Universal Game Interface, with a match runner or a board program.
///
/// Reads commands from standard input and answers on standard output, a line each: `ugi` says what can be set, `position` and `go` search,
/// `stop` ends a search, `quit` or the end of the input ends the program. For people there are `d` (draw the board), `moves` and
/// `perft N` beside.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule set until the option `Rules` names another: an id or a file.
    #[arg(default_value = "alea-walker-2015")]
    rules: String,
}

/// What can happen.
enum Event {
    /// The other program has written a line.
    Line(String),
    /// It will write no more.
    End,
    /// The search has something to say.
    Say(Answer),
    /// The search has ended; `None` if it broke off by a fault.
    Done(Option<Done>),
}

/// So many events may wait. Whoever writes faster than the engine reads is made to wait.
const WAITING: usize = 256;
/// A longer line is cut off: the moves of the longest game take a tenth of it.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn run(arguments: &Arguments) -> Result<output::Answer> {
    let rules = selection::ruleset(&arguments.rules)?;
    let find = |name: &str| selection::ruleset(name).map_err(|error| format!("{error:#}"));
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_nanos() as u64);
    let session = Session::new(rules, Box::new(find)).with_seed(seed);
    let (sender, events) = mpsc::sync_channel(WAITING);
    let listener = sender.clone();
    thread::Builder::new().name("stdin".to_owned()).spawn(move || listen(&listener)).context("cannot start a thread")?;
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
            None => events.recv().context("no thread is left to hear from")?,
        };
        let steps = match event {
            Event::Line(_) | Event::End if leaving => continue,
            event @ (Event::Line(_) | Event::End) if stopping => {
                kept.push_back(event);
                continue;
            }
            Event::Line(line) => session.obey(&line),
            Event::End => session.end(),
            Event::Say(answer) => vec![Step::Say(answer)],
            Event::Done(done) => session.finished(done),
        };
        for step in steps {
            match step {
                Step::Say(answer) => output::line(answer),
                Step::Draw(game) => draw(&game),
                Step::Run(task) => think(task, sender.clone())?,
                Step::Quit => leaving = true,
            }
        }
    }
    Ok(output::Answer::Yes)
}

/// Runs a task on a thread of its own.
fn think(task: Box<Task>, sender: SyncSender<Event>) -> Result<()> {
    // Where nobody listens any more the program is ending, and there is nobody to tell.
    let work = move || {
        let mut say = |answer| drop(sender.send(Event::Say(answer)));
        // A fault in the search must not leave the other program waiting for a move.
        let done = catch_unwind(AssertUnwindSafe(|| task.run(&mut say))).ok();
        drop(sender.send(Event::Done(done)));
    };
    thread::Builder::new().name("search".to_owned()).spawn(work).context("cannot start a thread for the search")?;
    Ok(())
}

/// Passes on what the other program writes.
fn listen(events: &SyncSender<Event>) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    let mut whole = true;
    loop {
        bytes.clear();
        // Reading fails where the terminal or the other program has gone: the same as the end.
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).unwrap_or(0);
        if read == 0 {
            drop(events.send(Event::End));
            return;
        }
        let begins = std::mem::replace(&mut whole, bytes.ends_with(b"\n"));
        if begins && events.send(Event::Line(String::from_utf8_lossy(&bytes).into_owned())).is_err() {
            return;
        }
    }
}

/// The board, and what game it is.
fn draw(game: &Game) {
    let last = game.plies().iter().rev().find_map(|ply| ply.mv);
    output::line(board(game.rules(), game.position(), last));
    output::line(format_args!("rules     {}", game.rules().id()));
    output::line(format_args!("position  {}", game.position()));
    match game.outcome() {
        Some(outcome) => output::line(format_args!("result    {outcome}")),
        None => output::line(format_args!("to move   {}", game.position().side())),
    }
}
