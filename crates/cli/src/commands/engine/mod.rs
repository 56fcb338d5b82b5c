//! `hnefi engine`: the engine for other programs, in lines of text on stdin and stdout.

mod opentafl;
mod ugi;

use std::io::{self, BufRead, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use hnefi_match::read_time;

use crate::output;

/// Run as a UGI engine on stdin and stdout.
///
/// Reads commands from standard input and writes answers to standard output, one per line. With UGI, the Universal Game Interface: `ugi`
/// lists the options, `position` and `go` start a search, `stop` ends it, and `quit` or the end of the input ends the program. In addition,
/// `d` draws the board, and `moves` and `perft N` help with debugging.
///
/// With `--protocol opentafl`, run as an external engine for OpenTafl, which sends the rules itself.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule set (an id or a file), until the UGI option `Rules` changes it. Default: alea-walker-2015.
    rules: Option<String>,
    /// The protocol of the host program.
    #[arg(long, value_enum, default_value_t = Protocol::Ugi)]
    protocol: Protocol,
    /// The time per move if OpenTafl sends no clock. Default: 5s.
    #[arg(long, value_name = "TIME")]
    time: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// The Universal Game Interface.
    Ugi,
    /// The OpenTafl engine protocol.
    Opentafl,
}

/// An event that the session answers.
enum Event<S, D> {
    /// The other program has written a line.
    Line(String),
    /// The input has ended.
    End,
    /// An answer of the running search.
    Say(S),
    /// The search has ended; `None` if it broke off by a fault.
    Done(Option<D>),
}

/// The two ends of the queue of events.
type Ends<S, D> = (SyncSender<Event<S, D>>, Receiver<Event<S, D>>);

/// The size of the event queue. A host that writes faster than the engine reads is blocked.
const WAITING: usize = 256;
/// A longer line is cut off: the moves of the longest game take a tenth of it.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn run(arguments: &Arguments) -> Result<output::Answer> {
    match (arguments.protocol, &arguments.rules, &arguments.time) {
        (Protocol::Ugi, rules, None) => ugi::run(rules.as_deref().unwrap_or("alea-walker-2015")),
        (Protocol::Ugi, _, Some(_)) => {
            bail!("`--time` needs `--protocol opentafl`: in UGI the `go` command sets the time")
        }
        (Protocol::Opentafl, Some(rules), _) => {
            bail!("`{rules}`: OpenTafl sends the rules itself; leave out the rule set with `--protocol opentafl`")
        }
        (Protocol::Opentafl, None, time) => opentafl::run(read_time(time.as_deref().unwrap_or("5s")).context("--time")?),
    }
}

/// Starts the reader thread and returns the receiver of all events.
fn events<S: Send + 'static, D: Send + 'static>() -> Result<Ends<S, D>> {
    let (sender, events) = mpsc::sync_channel(WAITING);
    let listener = sender.clone();
    thread::Builder::new().name("stdin".to_owned()).spawn(move || listen(&listener)).context("cannot start a thread")?;
    Ok((sender, events))
}

/// Runs a task on a thread of its own.
fn think<S: Send + 'static, D: Send + 'static>(
    sender: SyncSender<Event<S, D>>,
    task: impl FnOnce(&mut dyn FnMut(S)) -> D + Send + 'static,
) -> Result<()> {
    // A closed channel means that the program is ending.
    let work = move || {
        let mut say = |answer| drop(sender.send(Event::Say(answer)));
        // A fault in the search must not leave the other program waiting for a move.
        let done = catch_unwind(AssertUnwindSafe(|| task(&mut say))).ok();
        drop(sender.send(Event::Done(done)));
    };
    thread::Builder::new().name("search".to_owned()).spawn(work).context("cannot start a thread for the search")?;
    Ok(())
}

/// Passes on what the other program writes.
fn listen<S, D>(events: &SyncSender<Event<S, D>>) {
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
