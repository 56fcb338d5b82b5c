//! `hnefi engine` as another program meets it: a process that is written to and answers. Nothing waits for a time to pass, only for lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// Longer than anything takes on the slowest machine: a test that would wait for ever fails instead.
const PATIENCE: Duration = Duration::from_secs(120);

struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
        command.arg("engine").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("stdout"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let input = process.stdin.take();
        Engine { process, input, lines }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("not yet closed");
        writeln!(input, "{line}").expect("the engine listens");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Everything up to a line that begins so, that line included.
    fn until(&self, begin: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(begin)) {
                return lines;
            }
        }
    }

    /// Sends a line and waits for an answer that begins so.
    fn ask(&mut self, line: &str, begin: &str) -> Vec<String> {
        self.send(line);
        self.until(begin)
    }

    /// The answer to a line that is answered with one.
    fn reply(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    /// The move of a `bestmove`.
    fn best(&mut self, go: &str) -> String {
        let lines = self.ask(go, "bestmove ");
        lines.last().and_then(|line| line.split(' ').nth(1)).expect("a move").to_owned()
    }

    /// What is still said until the program ends, which it must with success.
    fn end(mut self) -> Vec<String> {
        let rest = self.lines.iter().collect();
        assert!(self.process.wait().expect("ended").success());
        rest
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut engine = Engine::start(&[]);
    let hello = engine.ask("ugi", "ugiok");
    assert!(hello[0].starts_with("id name hnefi ") && hello[1].starts_with("id author "), "{hello:?}");
    for option in
        ["Rules type string", "Hash type spin", "Threads type spin", "MultiPV type spin", "Ponder type check", "Level type combo"]
    {
        assert!(hello.iter().any(|line| line.starts_with(&format!("option name {option}"))), "{option}");
    }
    for option in
        ["Rules value brandubh-cyningstan", "Hash value 2", "Threads value 1", "Ponder value false", "Move Overhead value 50"]
    {
        engine.send(&format!("setoption name {option}"));
    }
    assert_eq!(engine.reply("isready"), "readyok");
    engine.send("uginewgame");
    let mut moves = String::new();
    let mut plies = 0;
    loop {
        engine.send(&format!("position startpos{}{moves}", if moves.is_empty() { "" } else { " moves" }));
        let turn = engine.reply("query p1turn");
        if engine.reply("query gameover") == "response true" {
            break;
        }
        assert_eq!(turn, format!("response {}", plies % 2 == 0));
        assert_eq!(engine.reply("query result"), "response none");
        assert!(plies < 400, "the game goes on for ever: {moves}");
        let best = engine.best("go nodes 400");
        moves = format!("{moves} {best}");
        plies += 1;
    }
    let result = engine.reply("query result");
    assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()), "{result}: {moves}");
    engine.send("quit");
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn a_second_search_is_refused_until_stop() {
    let mut engine = Engine::start(&["tablut-murray"]);
    engine.ask("go infinite", "info depth 2");
    engine.send("isready");
    engine.until("readyok");
    assert!(engine.ask("go depth 1", "info string").last().is_some_and(|line| line.contains("a search is running")));
    assert!(
        engine
            .ask("position startpos moves d1-c1", "info string")
            .last()
            .is_some_and(|line| line.contains("a search is running"))
    );
    engine.ask("query gameover", "response false");
    // What comes after `stop` waits for the end of the search, as long as that takes.
    engine.send("stop");
    engine.send("position startpos moves d1-c1");
    engine.send("query p1turn");
    let lines = engine.until("response");
    let [.., best, turn] = lines.as_slice() else { panic!("{lines:?}") };
    assert!(best.starts_with("bestmove ") && turn == "response false", "{lines:?}");
    engine.send("stop");
    assert_eq!(engine.reply("isready"), "readyok", "`stop` without a search is nothing");

    engine.send("perft 12");
    engine.ask("stop", "info string perft was stopped");
    engine.send("quit");
    engine.end();
}

#[test]
fn a_ponder_search_waits_for_the_opponent() {
    let mut engine = Engine::start(&["brandubh-cyningstan"]);
    engine.ask("go ponder p1time 1 p2time 1", "info depth 5");
    let lines = engine.ask("ponderhit", "bestmove ");
    assert!(lines.iter().all(|line| line.starts_with("info ") || line.starts_with("bestmove ")), "{lines:?}");
    // The king escapes at once: the move is known, and held back.
    engine.send("position fen /7/7/7/K6/7/7/2t2t1/ d -");
    engine.ask("go ponder movetime 5", "info nodes");
    assert_eq!(engine.reply("isready"), "readyok");
    assert_eq!(engine.reply("ponderhit"), "bestmove a4-a1");
    assert!(engine.reply("ponderhit").contains("no search waits"));
    engine.send("quit");
    engine.end();
}

#[test]
fn bad_input_is_answered_and_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("my own rules.toml");
    std::fs::write(&own, "id = \"own\"\nname = \"Own\"\nextends = \"brandubh-cyningstan\"\n").expect("written");
    let wrong = folder.path().join("wrong.toml");
    std::fs::write(&wrong, "throne = 5\nboard = \"x\"\n").expect("written");
    let mut engine = Engine::start(&["tablut-murray"]);
    for (line, reason) in [
        ("uci", "`uci` is not a command"),
        ("setoption name Rules value tablut-muray", "did you mean `tablut-murray`?"),
        ("setoption name Rules value nowhere.toml", "cannot read the rule set `nowhere.toml`"),
        ("setoption name Hash value 0", "write a number from 1 to"),
        ("position startpos moves a1-a2", "the position stays as it was: ply 1"),
        ("position fen rubbish", "a position starts with a board"),
        ("go depth", "write the plies to search"),
        ("go searchmoves a1-a2", "searchmoves: move `a1-a2`"),
        ("query everything", "unknown query"),
        ("\u{1b}[A\u{0}", "is not a command"),
    ] {
        let said = engine.reply(line);
        assert!(said.starts_with("info string ") && said.contains(reason), "{line}: {said}");
    }
    let mistakes = engine.ask(&format!("setoption name Rules value {}", wrong.display()), "info string");
    assert!(mistakes[0].contains("the rules stay `tablut-murray`"), "{mistakes:?}");
    engine.send("isready");
    let lines = engine.until("readyok");
    assert!(lines.iter().all(|line| line.starts_with("info string ") || line == "readyok"), "{lines:?}");

    let input = engine.input.as_mut().expect("not yet closed");
    input.write_all(b"\n\n\xff\xfe go\n").expect("the engine listens");
    assert!(engine.line().contains("is not a command"));
    let input = engine.input.as_mut().expect("not yet closed");
    input.write_all(&vec![b'x'; 3 << 20]).expect("the engine listens");
    assert!(engine.reply("").contains("is not a command"));

    engine.send(&format!("setoption name Rules value {}", own.display()));
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.reply("moves").split(' ').count(), 40);
    assert!(engine.ask("d", "to move").iter().any(|line| line.starts_with("position  /3t3/")));
    assert!(engine.reply("perft 2").starts_with("nodes 960 "));
    engine.send("quit");
    engine.end();
}

#[test]
fn a_flood_of_commands_is_answered_in_order() {
    let mut engine = Engine::start(&["brandubh-cyningstan"]);
    engine.ask("go infinite", "info depth 1");
    let flood = "isready\nquery p1turn\nposition startpos\n\n".repeat(3_000);
    engine.input.as_mut().expect("not yet closed").write_all(flood.as_bytes()).expect("the engine listens");
    engine.send("stop");
    let lines = engine.until("bestmove");
    for answer in ["readyok", "response true", "info string a search is running"] {
        assert_eq!(lines.iter().filter(|line| line.starts_with(answer)).count(), 3_000, "{answer}");
    }
    engine.send("quit");
    engine.end();
}

#[test]
fn the_program_ends_on_quit_or_closed_input() {
    for search in ["go infinite", "go ponder p1time 1000", "go movetime 100000"] {
        let mut engine = Engine::start(&["tablut-murray"]);
        engine.ask(search, "info depth 1");
        engine.send("quit");
        engine.send("go depth 1");
        let rest = engine.end();
        assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{search}: {rest:?}");

        let mut engine = Engine::start(&["tablut-murray"]);
        engine.ask(search, "info depth 1");
        engine.input = None;
        let rest = engine.end();
        assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{search}: {rest:?}");
    }
    let mut engine = Engine::start(&[]);
    engine.input = None;
    assert_eq!(engine.end(), [""; 0]);
    let refused = Command::new(env!("CARGO_BIN_EXE_hnefi")).args(["engine", "nothing"]).output().expect("run");
    assert_eq!(refused.status.code(), Some(2));
}

/// A line without what another machine, or a better search, says differently.
fn shape(line: &str) -> String {
    if !["info depth", "info nodes", "bestmove"].iter().any(|begin| line.starts_with(begin)) {
        return line.to_owned();
    }
    let keys = ["info", "depth", "seldepth", "multipv", "score", "nodes", "nps", "hashfull", "time", "pv", "bestmove"];
    line.split(' ').filter(|word| keys.contains(word)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_session_on_the_page_is_true() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/ugi.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let session = page.split("```ugi\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let mut engine = Engine::start(&[]);
    for line in session.lines() {
        match line.strip_prefix("> ") {
            Some(command) => engine.send(command),
            None => assert_eq!(shape(&engine.line()), shape(line)),
        }
    }
    assert_eq!(engine.end(), [""; 0]);
}
