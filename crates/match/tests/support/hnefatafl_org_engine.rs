//! An engine that speaks the text protocol of hnefatafl.org, plays legal moves of Copenhagen and Brandubh, and commits the fault named by
//! its first argument. Like the real one it recognises its boards by the way squares are written, and understands no other way.

use std::io::{self, BufRead, Write};

use hnefi_rules::{Game, Move, Point, Side};
use hnefi_rulesets::Ruleset;

fn main() {
    let fault = std::env::args().nth(1).unwrap_or_default();
    let mut game = board("11");
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["board_size", size @ ("7" | "11" | "13")] => {
                game = board(size);
                say("= ");
            }
            ["board_size", size] => say(&format!("? board_size: no board of {size}")),
            ["show_board_open_tafl"] => {
                let board = game.position().board_text().replace('t', "A").replace('T', "D");
                say(&format!("= {}", if fault == "begins elsewhere" { board.replacen('A', "1", 1) } else { board }));
            }
            ["play", role, from, to] => {
                assert_eq!(role, self::role(&game), "the role is that of the side to move");
                if fault == "plays by other rules" && game.plies().len() >= 6 {
                    say("? play: you already reached that position");
                    continue;
                }
                let (Some(from), Some(to)) = (read(&game, from), read(&game, to)) else {
                    say("? play: invalid coordinate");
                    continue;
                };
                game.play(Move { from, to }).expect("a legal move");
                say("= ");
            }
            ["generate_move"] => {
                answer(&fault, &mut game);
            }
            ["quit"] => return,
            _ => say("? message: unrecognized command"),
        }
    }
}

/// A square as the program writes it: with a 0 on 7×7, small on 11×11, large on 13×13.
fn write(game: &Game, point: Point) -> String {
    match game.variant().size() {
        7 => format!("0{point}"),
        13 => point.to_string().to_ascii_uppercase(),
        _ => point.to_string(),
    }
}

fn read(game: &Game, text: &str) -> Option<Point> {
    Point::all(game.variant().size()).find(|point| write(game, *point) == text)
}

fn board(size: &str) -> Game {
    let id = match size {
        "7" => "brandubh-cyningstan",
        "13" => "copenhagen-13",
        _ => "copenhagen",
    };
    Game::new(&Ruleset::named(id).expect("built in"))
}

fn role(game: &Game) -> &'static str {
    if game.position().side() == Side::Attackers { "attacker" } else { "defender" }
}

fn answer(fault: &str, game: &mut Game) {
    let role = role(game);
    let moves = game.legal_moves();
    let mv = moves[(game.position().hash() % moves.len() as u64) as usize];
    let played = game.plies().len() > 5;
    // What the real one prints besides.
    say(&format!("2 turn: {role} play: play {role} {} {}", mv.from, mv.to));
    match fault {
        "talks nonsense" if played => say("= play it"),
        "finds no move" if played => say("? generate_move: the game is over"),
        "gives up" if played => say(&format!("= play {role} resigns _, score: -1")),
        "hangs" if played => {}
        _ => {
            game.play(mv).expect("a legal move");
            let (from, to) = (write(game, mv.from), write(game, mv.to));
            say(&format!("= play {role} {from} {to}, score: 12, loops: 0\nescape_vec:\n\n   A  B\n"));
        }
    }
}

fn say(text: &str) {
    // A host that has gone away is nothing to cry about.
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(1);
    }
}
