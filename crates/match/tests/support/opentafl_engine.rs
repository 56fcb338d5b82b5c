//! An engine that speaks the OpenTafl engine protocol, plays legal moves, and commits the fault named by its first argument.
//! It believes nothing that the host tells it of the board, and ends the program where it disagrees.

use std::io::{self, BufRead, Write};

use hnefi_records::opentafl::protocol::{ToEngine, ToHost};
use hnefi_records::opentafl::{Board, to_ruleset};
use hnefi_rules::{Game, Setup};

fn main() {
    let fault = std::env::args().nth(1).unwrap_or_default();
    let mut game: Option<Game> = None;
    let mut asked = false;
    if fault != "says no hello" {
        say(&ToHost::Hello);
    }
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.parse::<ToEngine>().expect("a line of the protocol") {
            ToEngine::Rules(record) => {
                if !asked {
                    game = Some(Game::new(&to_ruleset(&record).expect("rules that can be played")));
                }
            }
            ToEngine::OpponentMove { moves, board } => {
                let game = game.as_mut().expect("a game");
                for mv in moves {
                    game.play(mv).expect("a legal move");
                }
                agrees(game, &board.expect("a board"));
            }
            ToEngine::Moved(board) => agrees(game.as_ref().expect("a game"), &board),
            ToEngine::Position(board) => agrees(game.as_ref().expect("a game"), &board),
            ToEngine::Play(side) => {
                let game = game.as_mut().expect("a game");
                assert_eq!(game.position().side(), side, "it is the side's turn");
                if fault == "asks back" {
                    asked = true;
                    [ToHost::AskClock, ToHost::AskRules, ToHost::AskPosition, ToHost::AskSide].iter().for_each(say);
                } else {
                    answer(&fault, game);
                }
            }
            // The answer to the last of its questions.
            ToEngine::Side(side) => {
                let game = game.as_mut().expect("a game");
                assert!(asked && game.position().side() == side, "it is the side's turn");
                answer(&fault, game);
            }
            ToEngine::Finish(_) => asked = false,
            ToEngine::Goodbye => return,
            ToEngine::Hello | ToEngine::Clock(_) | ToEngine::Refused(_) | ToEngine::Analyze { .. } => {}
        }
    }
}

fn agrees(game: &Game, board: &Board) {
    assert_eq!(&Board::of(&Setup::from(game.position())), board, "the host sees another board");
}

fn answer(fault: &str, game: &mut Game) {
    let moves = game.legal_moves();
    let mv = moves[(game.position().hash() % moves.len() as u64) as usize];
    say(&ToHost::Status("thinking\nof e4-e5".to_owned()));
    let played = game.plies().len() > 5;
    match fault {
        "talks nonsense" if played => print("move it"),
        "moves what it may not" if played => print("move a1-a2"),
        "gives up" if played => print("error -1 the tree is full"),
        "hangs" if played => {}
        // It writes as fast as it can, and reads nothing more.
        "asks for ever" if played => loop {
            say(&ToHost::AskRules);
        },
        _ => {
            // In full, and then something that is of no use.
            print(&format!("move {mv}+\nerror 0 nothing much\nSome library prints what it likes"));
            game.play(mv).expect("a legal move");
        }
    }
}

fn say(said: &ToHost) {
    print(&said.to_string());
}

fn print(text: &str) {
    // A host that has gone away is nothing to cry about.
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(1);
    }
}
