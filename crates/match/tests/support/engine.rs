//! An engine that speaks UGI, plays legal moves, and commits a given fault. Its first argument is the fault; the second, if there is one,
//! a file to which it adds its process id.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use hnefi_rules::{Game, MoveText, PASS, Position, Setup};
use hnefi_rulesets::Ruleset;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let fault = arguments.first().map_or("none", String::as_str);
    if let Some(path) = arguments.get(1) {
        let mut file = std::fs::OpenOptions::new().append(true).create(true).open(path).expect("a file");
        // In one piece: several processes write to the file.
        file.write_all(format!("{}\n", std::process::id()).as_bytes()).expect("written");
    }
    let mut rules = Ruleset::named("brandubh-cyningstan").expect("a rule set");
    let mut game = Game::new(&rules);
    let mut moves = 0;
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "ugi" if fault == "crashes at the start" => {
                eprintln!("the engine's licence has run out");
                std::process::exit(3);
            }
            "ugi" if fault == "hangs at the start" => {}
            "ugi" => {
                say("id name test engine\noption name Rules type string default x\noption name Depth type spin default 1\nugiok")
            }
            "isready" if fault == "is never ready" => {}
            "isready" => say("readyok"),
            "setoption" if fault == "refuses the rules" => say("info string the rules stay those of another game"),
            "setoption" => {
                if let Some(name) = rest.strip_prefix("name Rules value ") {
                    rules = Ruleset::named(name).expect("a rule set");
                }
            }
            "position" => game = position(&rules, rest),
            "go" => {
                moves += 1;
                answer(
                    if moves < 3 && !["is slow", "refuses the rules"].contains(&fault) { "none" } else { fault },
                    &game,
                    arguments.get(1).map_or("/dev/null", String::as_str),
                );
            }
            "quit" if fault != "does not quit" => return,
            _ => {}
        }
    }
    if fault == "does not quit" {
        stay_forever();
    }
}

fn say(text: &str) {
    // A host that has gone away is nothing to cry about.
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(1);
    }
}

fn stay_forever() -> ! {
    loop {
        std::thread::park();
    }
}

fn position(rules: &Ruleset, text: &str) -> Game {
    let (place, moves) = text.split_once("moves").unwrap_or((text, ""));
    let start = match place.trim().strip_prefix("fen ") {
        None => Position::start(rules),
        Some(text) => text.parse::<Setup>().expect("a position").position(rules).expect("a position of the rules"),
    };
    let mut game = Game::from_position(rules, start);
    for word in moves.split_ascii_whitespace() {
        match word {
            // The game records by itself a turn lost because there was no legal move.
            PASS => {
                let _ = game.pass();
            }
            text => {
                if game.awaits_throw() {
                    game.throw(1).expect("a throw");
                }
                game.play(text.parse::<MoveText>().expect("a move").mv).expect("a legal move");
            }
        }
    }
    game
}

fn answer(fault: &str, game: &Game, pids: &str) {
    // Any legal move, but not always the same one.
    let moves = game.legal_moves();
    let best = moves[(game.position().hash() % moves.len() as u64) as usize];
    say("info depth 1 nodes 20 score cp 15 pv e4-e5\ninfo string thinking");
    match fault {
        "crashes in the game" => {
            eprintln!("assertion failed: the king has left the board");
            std::process::exit(101);
        }
        "hangs in the game" => {}
        "moves what it may not" | "refuses the rules" => say("bestmove a1-a2"),
        "captures what it may not" => say(&format!("bestmove {best}xa1")),
        "talks nonsense" => say("bestmove xyzzy"),
        "has no move" => say("bestmove"),
        "sends no text" => {
            let _ = io::stdout().lock().write_all(b"bestmove \xff\xfe\0\n");
        }
        "floods with lines" => loop {
            say("info depth 1 nodes 1 score cp 0 string and another thing that I must tell you before I move");
        },
        "floods without a line break" => loop {
            if io::stdout().lock().write_all(&[b'x'; 4096]).is_err() {
                return;
            }
        },
        "dies and leaves a child behind" => {
            // The child holds the output open, so that its end is not seen.
            let child = std::process::Command::new("sh").args(["-c", "echo $$ >> \"$0\"; exec sleep 1000"]).arg(pids).spawn();
            drop(child.expect("a child"));
            std::process::exit(0);
        }
        "is slow" => {
            let began = Instant::now();
            while began.elapsed() < Duration::from_millis(80) {
                std::hint::spin_loop();
            }
            say(&format!("bestmove {best}"));
        }
        // More than a pipe holds: the host must not block on it.
        "talks to itself" => {
            let _ = io::stderr().lock().write_all(&[b'x'; 300_000]);
            say(&format!("bestmove {best}"));
        }
        "answers twice" => say(&format!("bestmove {best}\nbestmove {best}")),
        "forgets that it has answered" => say(&format!("bestmove {best}\ninfo depth 9\nbestmove a1-a2")),
        _ => say(&format!("bestmove {best}")),
    }
}
