//! `hnefi tablut-client` in a real process, against a small server of the Tablut Challenge on this machine.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Output, Stdio};
use std::thread::{self, JoinHandle};

use hnefi_rules::{Game, GameResult, Position, Side};
use hnefi_rulesets::Ruleset;
use serde_json::{Value, json};

/// A player who has connected.
struct Guest {
    stream: TcpStream,
    side: Side,
}

impl Guest {
    fn hear(&mut self) -> Value {
        let mut length = [0; 4];
        self.stream.read_exact(&mut length).expect("a length");
        let mut bytes = vec![0; u32::from_be_bytes(length) as usize];
        self.stream.read_exact(&mut bytes).expect("a message");
        serde_json::from_slice(&bytes).expect("JSON")
    }

    fn say(&mut self, text: &str) {
        let length = (text.len() as u32).to_be_bytes();
        self.stream.write_all(&[&length, text.as_bytes()].concat()).expect("the player listens");
    }

    fn tell(&mut self, position: &Position, result: GameResult) {
        let turn = match (result, position.side()) {
            (GameResult::Defenders, _) => "WHITEWIN",
            (GameResult::Attackers, _) => "BLACKWIN",
            (GameResult::Draw, _) => "DRAW",
            (GameResult::Unfinished, Side::Defenders) => "WHITE",
            (GameResult::Unfinished, Side::Attackers) => "BLACK",
        };
        let point = |file, rank| match position.piece_at(hnefi_rules::Point::new(file, rank)).map(hnefi_rules::Piece::letter) {
            Some('t') => "BLACK",
            Some('T') => "WHITE",
            Some('K') => "KING",
            _ if (file, rank) == (4, 4) => "THRONE",
            _ => "EMPTY",
        };
        let board: Vec<Vec<&str>> = (0..9).map(|rank| (0..9).map(|file| point(file, rank)).collect()).collect();
        self.say(&json!({ "board": board, "turn": turn }).to_string());
    }

    /// The move, as `from-to`.
    fn action(&mut self) -> String {
        let action = self.hear();
        assert_eq!(action["turn"], if self.side == Side::Defenders { "WHITE" } else { "BLACK" });
        format!("{}-{}", action["from"].as_str().expect("from"), action["to"].as_str().expect("to"))
    }
}

/// A player's program, and the place where the server meets it.
fn invite(side: Side) -> (TcpListener, JoinHandle<Output>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let server = listener.local_addr().expect("an address").to_string();
    let word = if side == Side::Defenders { "WHITE" } else { "black" };
    let mut program = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    program.args(["tablut-client", word, "1", &server, "--name", "Ælfred"]).stdin(Stdio::null());
    (listener, thread::spawn(move || program.output().expect("the program runs")))
}

fn welcome(listener: &TcpListener, side: Side) -> Guest {
    let mut guest = Guest { stream: listener.accept().expect("a player").0, side };
    assert_eq!(guest.hear(), json!("Ælfred"));
    guest
}

fn game() -> Game {
    Game::new(&Ruleset::named("ashton-bologna").expect("built in"))
}

#[test]
fn two_players_play_until_the_server_ends_the_game() {
    let [(white, white_program), (black, black_program)] = [Side::Defenders, Side::Attackers].map(invite);
    let mut guests = [welcome(&black, Side::Attackers), welcome(&white, Side::Defenders)];
    let mut game = game();
    for _ in 0..5 {
        guests.iter_mut().for_each(|guest| guest.tell(game.position(), GameResult::Unfinished));
        let action = guests[game.position().side() as usize].action();
        game.play_text(&action.parse().expect("a move")).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    guests.iter_mut().for_each(|guest| guest.tell(game.position(), GameResult::Attackers));
    for (program, told, moves) in
        [(white_program, "BLACK wins: the game is lost\n", 3), (black_program, "BLACK wins: the game is won\n", 2)]
    {
        let output = program.join().expect("it ends");
        assert!(output.status.success());
        assert_eq!(String::from_utf8_lossy(&output.stdout), told);
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), moves, "each of its moves is told");
    }
}

#[test]
fn a_refused_move_is_not_tried_again() {
    let (listener, program) = invite(Side::Defenders);
    let mut guest = welcome(&listener, Side::Defenders);
    let game = game();
    let actions: Vec<String> = (0..3)
        .map(|_| {
            guest.tell(game.position(), GameResult::Unfinished);
            guest.action()
        })
        .collect();
    assert!(actions[0] != actions[1] && actions[1] != actions[2] && actions[0] != actions[2], "{actions:?}");
    guest.tell(game.position(), GameResult::Draw);
    let output = program.join().expect("it ends");
    assert_eq!((String::from_utf8_lossy(&output.stdout).as_ref(), output.status.code()), ("draw\n", Some(0)));
}

/// A game that these rules have ended, and that the server goes on with all the same.
#[test]
fn the_server_decides_when_the_game_is_over() {
    let (listener, program) = invite(Side::Defenders);
    let mut guest = welcome(&listener, Side::Defenders);
    let mut game = game();
    for text in ["e3-d3", "e2-d2", "d3-e3", "d2-c2", "e3-d3", "c2-d2"] {
        guest.tell(game.position(), GameResult::Unfinished);
        if game.position().side() == Side::Defenders {
            guest.action();
        }
        game.play_text(&text.parse().expect("a move")).expect("legal");
    }
    assert!(game.outcome().is_some(), "a position has come back");
    guest.tell(game.position(), GameResult::Unfinished);
    guest.action();
    guest.tell(game.position(), GameResult::Defenders);
    assert_eq!(program.join().expect("it ends").stdout, b"WHITE wins: the game is won\n");
}

#[test]
fn errors_are_reported() {
    let says = |answer: &dyn Fn(Guest), told: &str| {
        let (listener, program) = invite(Side::Attackers);
        answer(welcome(&listener, Side::Attackers));
        let output = program.join().expect("it ends");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains(told), "{error}");
    };
    says(&|_| {}, "has closed the connection without a result");
    says(
        &|mut guest| guest.tell(game().position(), GameResult::Unfinished),
        "no result, with WHITE to move: the server at 127.0.0.1:",
    );
    says(&|mut guest| guest.stream.write_all(&[0, 0, 1]).expect("sent"), "has closed the connection without a result");
    says(&|mut guest| guest.say("{\"board\":["), "says `{\"board\":[`: not JSON: EOF");
    says(&|mut guest| guest.say("{\"turn\":\"GREEN\"}"), "`turn` is \"GREEN\": it should be \"WHITE\"");
    says(&|mut guest| guest.stream.write_all(b"HTTP/1.1 200 OK").expect("sent"), "it is no server of the Tablut Challenge");
    let nobody = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").to_string();
    let output =
        Command::new(env!("CARGO_BIN_EXE_hnefi")).args(["tablut-client", "white", "60", &nobody]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains(&format!("there is no server at {nobody}: ")));
}
