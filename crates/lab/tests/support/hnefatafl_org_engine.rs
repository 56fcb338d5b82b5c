//! An engine that speaks the text protocol of hnefatafl.org, plays legal moves of Copenhagen, and has whatever fault it is told to have, as its first
//! argument.

use std::io::{self, BufRead, Write};

use hnefi_rules::{Game, MoveText, Ruleset, Side};

fn main() {
    let fault = std::env::args().nth(1).unwrap_or_default();
    let mut game = copenhagen("11");
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["board_size", size @ ("11" | "13")] => {
                game = copenhagen(size);
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
                game.play_text(&format!("{from}-{to}").parse::<MoveText>().expect("a move")).expect("a legal move");
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

fn copenhagen(size: &str) -> Game {
    let id = if size == "13" { "copenhagen-13" } else { "copenhagen" };
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
            let upper = |point: hnefi_rules::Point| point.to_string().to_ascii_uppercase();
            say(&format!("= play {role} {} {}, score: 12, loops: 0\nescape_vec:\n\n   A  B\n", upper(mv.from), upper(mv.to)));
        }
    }
}

fn say(text: &str) {
    // A host that has gone away is nothing to cry about.
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(1);
    }
}
