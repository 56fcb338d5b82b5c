//! A program in a pseudo-terminal, and what its screen shows.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program about to be started.
pub(crate) struct Started {
    command: CommandBuilder,
}

impl Started {
    /// hnefi with arguments, in a terminal with colours and a UTF-8 locale.
    pub(crate) fn with(arguments: &[&str]) -> Started {
        let mut command = CommandBuilder::new(assert_cmd::cargo::cargo_bin("hnefi"));
        command.args(arguments);
        command.env_remove("NO_COLOR");
        Started { command }.and_with("TERM", "xterm-256color").and_with("LC_ALL", "C.UTF-8")
    }

    /// The same with a variable of the environment.
    pub(crate) fn and_with(mut self, name: &str, value: &str) -> Started {
        self.command.env(name, value);
        self
    }

    /// Starts it in a terminal of these columns and rows.
    pub(crate) fn open(self, size: (u16, u16)) -> PseudoTerminal {
        let pair = native_pty_system().openpty(extent(size)).expect("a pseudo-terminal");
        let program = pair.slave.spawn_command(self.command).expect("the program");
        let mut output = pair.master.try_clone_reader().expect("its output");
        let seen = Arc::new((Mutex::new(Seen::of(size)), Condvar::new()));
        let (writer, reader) = (pair.master.take_writer().expect("its input"), Arc::clone(&seen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                // Reading fails where the program has ended.
                let count = output.read(&mut bytes).unwrap_or(0);
                let mut seen = reader.0.lock().expect("what is seen");
                seen.terminal.process(&bytes[..count]);
                seen.raw.extend_from_slice(&bytes[..count]);
                seen.ended = count == 0;
                reader.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        PseudoTerminal { master: pair.master, writer, program, seen }
    }
}

impl Started {
    /// Starts it, takes its terminal away when a text has come, and waits until it has ended.
    pub(crate) fn ends_without_terminal_after(self, text: &str) {
        let pair = native_pty_system().openpty(extent((80, 24))).expect("a pseudo-terminal");
        let mut program = pair.slave.spawn_command(self.command).expect("the program");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let (mut terminal, mut bytes) = (vt100::Parser::new(some(24), some(80), 0), [0; 4096]);
        while !terminal.screen().contents().contains(text) {
            let count = output.read(&mut bytes).expect("its screen");
            terminal.process(&bytes[..count]);
        }
        drop((output, pair.master));
        let (ended, end) = mpsc::channel();
        let mut killer = program.clone_killer();
        thread::spawn(move || ended.send(program.wait().is_ok()));
        let has_ended = end.recv_timeout(PATIENCE).is_ok();
        if !has_ended {
            killer.kill().expect("killed");
        }
        assert!(has_ended, "it goes on without a terminal");
    }
}

/// What came from the program.
struct Seen {
    terminal: vt100::Parser,
    raw: Vec<u8>,
    ended: bool,
}

impl Seen {
    fn of((columns, rows): (u16, u16)) -> Seen {
        Seen { terminal: vt100::Parser::new(some(rows), some(columns), 0), raw: Vec::new(), ended: false }
    }
}

/// A running program and its screen.
pub(crate) struct PseudoTerminal {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    program: Box<dyn Child + Send + Sync>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
}

impl PseudoTerminal {
    /// Types keys.
    pub(crate) fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).and_then(|()| self.writer.flush()).expect("typed");
    }

    /// What the screen shows.
    pub(crate) fn screen(&self) -> String {
        self.seen.0.lock().expect("what is seen").terminal.screen().contents()
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.seen.0.lock().expect("what is seen").terminal.screen_mut().set_size(some(size.1), some(size.0));
        self.master.resize(extent(size)).expect("resized");
    }

    /// Waits until the screen shows a text.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let not_yet = |seen: &mut Seen| !seen.ended && !is_so(&seen.terminal.screen().contents());
        let (seen, _) = self.seen.1.wait_timeout_while(self.seen.0.lock().expect("seen"), PATIENCE, not_yet).expect("seen");
        let screen = seen.terminal.screen().contents();
        assert!(is_so(&screen), "`{what}` is not to be seen in:\n{screen}");
    }

    /// Waits for the end of the program and its exit status; gives all that it printed.
    pub(crate) fn ends(mut self, status: u32) -> String {
        let not_yet = |seen: &mut Seen| !seen.ended;
        // Windows keeps the output open; there the end of the program has to do.
        assert_eq!(self.program.wait().expect("it ends").exit_code(), status);
        drop((self.writer, self.master));
        let (seen, _) = self.seen.1.wait_timeout_while(self.seen.0.lock().expect("seen"), PATIENCE, not_yet).expect("seen");
        String::from_utf8_lossy(&seen.raw).into_owned()
    }
}

fn some(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a terminal has columns and rows")
}

const fn extent((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}
