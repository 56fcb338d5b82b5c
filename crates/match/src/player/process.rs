//! A program as a child process: lines in, lines out, and no way for it to block or flood its host.
//!
//! Threads of their own read its output and write its input. Its output waits in a queue of bounded length, in lines of bounded length, so that a
//! program that writes too much is held up by its own pipe; its input waits in another, so that a program that does not read
//! does not block the host. It has its own process group: Ctrl-C in the terminal is for the host, which ends the
//! whole group, with all the processes that the program has started.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Failure, Fault, Host, Waiting};

/// No answer needs more lines than this, nor more bytes.
const MOST_LINES: usize = 100_000;
const MOST_BYTES: usize = 16 << 20;
/// The longest line that an engine can have something to say with.
const LONGEST_LINE: usize = 64 * 1024;
/// How many lines may wait to be read, and how many to be written.
const QUEUE: usize = 1024;
/// The last lines of stderr that are kept for errors, and the length of each.
const STDERR_TAIL: (usize, usize) = (4, 200);
/// How long a program may take to end before it is taken to be running.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(300);
/// After this much silence, or a quarter of the patience where that is less, the host reports what it waits for.
const NOTICE: Duration = Duration::from_secs(3);
/// The interval at which a waiting host looks whether it has been asked to stop.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A running program.
pub(super) struct Process {
    child: Child,
    lines: Receiver<Heard>,
    commands: SyncSender<String>,
    stderr_tail: Arc<Mutex<VecDeque<String>>>,
    /// Says nothing, but hangs up when stderr has come to its end.
    stderr_ends: Receiver<()>,
    /// The command that ends it.
    quit_command: &'static str,
    /// What it is called.
    program: String,
    /// Whether the host has been notified of the wait.
    told: bool,
}

/// What comes from the program.
enum Heard {
    Line(String),
    /// A line longer than any that makes sense. Nothing follows it.
    TooLong,
}

/// Why nothing came.
enum Silence {
    /// The time is over.
    Nothing,
    /// The program has ended, or closed its output.
    Ended,
    /// The host was asked to stop.
    Interrupted,
}

impl Process {
    /// Starts a program; `quit_command` ends it.
    pub(super) fn start(command: &[String], quit_command: &'static str) -> Result<Process, Fault> {
        let program = command.first().cloned().unwrap_or_default();
        Process::spawn(command, quit_command).map_err(|error| Fault::NotStarted { program, reason: error.to_string() })
    }

    /// Whether a program can be started at all.
    pub(super) fn check(command: &[String], quit_command: &'static str) -> Result<(), Fault> {
        Process::start(command, quit_command).map(|mut process| process.kill())
    }

    fn spawn(command: &[String], quit_command: &'static str) -> std::io::Result<Process> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let program = program.clone();
        let mut command = Command::new(&program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let stdin = child.stdin.take().expect("stdin is piped");
        let stdout = child.stdout.take().expect("stdout is piped");
        let stderr = child.stderr.take().expect("stderr is piped");
        let (heard, lines) = mpsc::sync_channel(QUEUE);
        let (commands, to_say) = mpsc::sync_channel(QUEUE);
        let (stderr_goes_on, stderr_ends) = mpsc::sync_channel(0);
        let stderr_tail = Arc::new(Mutex::new(VecDeque::new()));
        let words = Arc::clone(&stderr_tail);
        std::thread::spawn(move || listen(BufReader::new(stdout), &heard));
        std::thread::spawn(move || speak(stdin, &to_say));
        std::thread::spawn(move || {
            overhear(BufReader::new(stderr), &words);
            drop(stderr_goes_on);
        });
        Ok(Process { child, lines, commands, stderr_tail, stderr_ends, quit_command, program, told: false })
    }

    /// Says a line. A program that does not listen, or has ended, misses it: that shows when its answer is waited for.
    pub(super) fn say(&self, line: &str) {
        let _ = self.commands.try_send(format!("{line}\n"));
    }

    /// Reads lines until `take` has what was waited for, or its failure.
    pub(super) fn answer<T>(
        &mut self,
        waiting_for: &'static str,
        patience: Duration,
        host: Host<'_>,
        mut take: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let began = Instant::now();
        let (mut bytes, mut late) = (0, 0);
        for _ in 0..MOST_LINES {
            // What was said in time may still be in the queue.
            late += usize::from(began.elapsed() > patience);
            if late > QUEUE {
                return Err(Fault::Hung { waiting_for, after: patience }.into());
            }
            match self.hear_or_tell(began, patience, waiting_for, host) {
                Ok(Heard::Line(line)) => {
                    if let Some(taken) = take(&line) {
                        return Ok(taken);
                    }
                    bytes += line.len();
                    if bytes > MOST_BYTES {
                        return Err(Fault::Flooded(format!("more than {MOST_BYTES} bytes without {waiting_for}")).into());
                    }
                }
                Ok(Heard::TooLong) => {
                    return Err(Fault::Flooded(format!("a line without end where {waiting_for} was expected")).into());
                }
                Err(Silence::Nothing) => return Err(Fault::Hung { waiting_for, after: patience }.into()),
                Err(Silence::Interrupted) => return Err(Failure::Interrupted),
                Err(Silence::Ended) => {
                    let how = self.how_it_ended();
                    return Err(Fault::Crashed { doing: waiting_for, how }.into());
                }
            }
        }
        Err(Fault::Flooded(format!("more than {MOST_LINES} lines without {waiting_for}")).into())
    }

    /// The next line before the deadline; the host is notified once of a slow program.
    fn hear_or_tell(
        &mut self,
        began: Instant,
        patience: Duration,
        waiting_for: &'static str,
        host: Host<'_>,
    ) -> Result<Heard, Silence> {
        if !self.told {
            match self.hear(began + (patience / 4).min(NOTICE), host.interrupted) {
                Err(Silence::Nothing) => {
                    self.told = true;
                    (host.waiting)(Waiting { program: self.program.clone(), waiting_for, patience });
                }
                heard => return heard,
            }
        }
        self.hear(began + patience, host.interrupted)
    }

    /// The next line, until `deadline`.
    fn hear(&self, deadline: Instant, interrupted: &dyn Fn() -> bool) -> Result<Heard, Silence> {
        loop {
            if interrupted() {
                return Err(Silence::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(heard) => return Ok(heard),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Nothing),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How a program whose output has ended came to its end, with its last words.
    fn how_it_ended(&mut self) -> String {
        let until = Instant::now() + SHUTDOWN_GRACE;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                _ if Instant::now() >= until => break "it goes on running, but has closed its output".to_owned(),
                _ => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        // What it said last may still be in the pipe.
        let _ = self.stderr_ends.recv_timeout(SHUTDOWN_GRACE);
        let words = self.stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        if words.is_empty() {
            return status;
        }
        format!("{status}; its last words: {}", words.iter().cloned().collect::<Vec<_>>().join(" / "))
    }

    /// Ends the program and its process group.
    pub(super) fn kill(&mut self) {
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(rustix::process::Pid::from_child(&self.child), rustix::process::Signal::KILL);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that is no longer needed is asked to go, and made to if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        self.say(self.quit_command);
        let until = Instant::now() + SHUTDOWN_GRACE;
        while matches!(self.hear(until, &|| false), Ok(Heard::Line(_))) && Instant::now() < until {}
        self.kill();
    }
}

fn listen(mut output: impl BufRead, heard: &SyncSender<Heard>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(LONGEST_LINE) if !line.ends_with(b"\n") => {
                let _ = heard.send(Heard::TooLong);
                return;
            }
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                if heard.send(Heard::Line(text)).is_err() {
                    return;
                }
            }
        }
    }
}

fn speak(mut input: ChildStdin, commands: &Receiver<String>) {
    for command in commands {
        if input.write_all(command.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn overhear(mut errors: impl BufRead, words: &Mutex<VecDeque<String>>) {
    let mut line = Vec::new();
    let (most, longest) = STDERR_TAIL;
    loop {
        line.clear();
        match errors.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text: String = String::from_utf8_lossy(&line).trim().chars().take(longest).collect();
                let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
                if !text.is_empty() {
                    words.push_back(text);
                }
                if words.len() > most {
                    words.pop_front();
                }
            }
        }
    }
}
