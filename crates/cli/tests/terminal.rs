//! The full-screen game as a person plays it, through a pseudo-terminal.

#[path = "common/pseudo_terminal.rs"]
mod pseudo_terminal;

use std::path::Path;

use pseudo_terminal::{PseudoTerminal, Started};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];
/// A board of 9×9 points, won at the edge.
const RULES: &str = "tafl-simple-edge+tablut";

fn both_sides() -> Started {
    Started::with(&["play", RULES, "--side", "both"])
}

/// Clicks on a point of the 9×9 board, drawn with lines between the points.
fn click(game: &mut PseudoTerminal, file: u16, rank: u16) {
    let (column, row) = (4 + 4 * file + 1, 1 + 2 * (9 - rank) + 1);
    game.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
}

#[test]
fn a_game_is_played_to_its_end_with_keys_cursor_and_mouse() {
    for size in SIZES {
        let mut game = both_sides().open(size);
        game.wait_for("Attackers to move");
        // Typed, with the letter that would also begin a command; clicked; and with the cursor.
        game.send("a4-a3\r");
        game.wait_for("1. a4-a3");
        click(&mut game, 5, 5);
        game.wait_for("f5-f5");
        click(&mut game, 5, 2);
        game.wait_for("1. a4-a3  f5-f2");
        game.send("hhhhhk");
        game.wait_for("a3  ·");
        game.send("\r");
        game.wait_for("a3-a3");
        game.send("\x1b[B ");
        game.wait_for("2. a3-a2");
        game.send("e5-f6\r");
        game.wait_for("E5 to f6 is not legal");
        for typed in ["e5-f5", "a2-a3", "f5-f8", "a3-a2", "f8-i8"] {
            game.send(&format!(":{typed}\r"));
            game.wait_for(&format!(" {typed}"));
        }
        game.wait_for("The king has escaped.");
        game.send("Q");
        let printed = game.ends(0);
        assert!(printed.contains(r#""a3-a2","f8-i8"],"result":"defenders""#), "{printed}");
    }
}

#[test]
fn what_is_played_on_from_a_record_is_kept_beside_it() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/samples/games.pgn:2");
    let mut game = Started::with(&["play", "--record", &sample.to_string_lossy()]).open((80, 24));
    game.wait_for("Viewing the opening position");
    game.send(">");
    game.wait_for("Viewing move 1 of 2");
    game.send("C");
    game.wait_for("Defenders to move");
    game.send("e4-b4\r");
    game.wait_for("d1-d2  e4-b4");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("g.pgn");
    game.send(&format!(":save {}\r", file.display()));
    game.wait_for("Written to");
    assert!(std::fs::read_to_string(&file).expect("the file").contains("b4"));
    game.send("U");
    game.wait_until("the move is gone", |screen| !screen.contains("e4-b4"));
    game.send("\x03");
    let printed = game.ends(130);
    assert!(printed.contains(r#"["d1-d2","f5-f2"]"#) && printed.contains(r#"["d1-d2"]"#), "{printed}");
}

#[test]
fn a_throw_of_the_die_is_shown() {
    let mut game = Started::with(&["play", "tawlbwrdd-bell-dice", "--side", "both"]).open((80, 24));
    game.wait_for("The die shows");
    game.send("Q");
    game.ends(0);
}

#[test]
fn the_engine_answers_shows_its_line_and_gives_a_hint() {
    let mut game = Started::with(&["play", RULES, "--level", "1", "--time", "10m+5s"]).open((80, 24));
    game.wait_for("10:0");
    game.send("H");
    game.wait_for("The engine would play");
    game.send("A");
    game.wait_for("The engine: ");
    game.send("a4-a3\r");
    game.wait_until("two plies", |screen| {
        screen.lines().any(|line| line.contains("1. a4-a3  ")) && screen.contains("Attackers to move")
    });
    game.send("R");
    game.wait_for("Resign?");
    game.send("\r");
    game.wait_for("Attackers resigned.");
    game.send("N");
    game.wait_for("Attackers to move");
    game.send("Q");
    let printed = game.ends(0);
    assert!(printed.contains(r#""result":"defenders""#) && printed.contains(r#""result":"unfinished""#), "{printed}");
}

#[test]
fn a_turn_of_several_captures_goes_on_until_it_is_ended() {
    let mut game = Started::with(&["play", "berserk", "--side", "both"]).open((120, 40));
    game.wait_for("Attackers to move");
    for (typed, to_move) in [("d1-d5", "Defenders to move"), ("e7-b7", "Attackers to move")] {
        game.send(&format!("{typed}\r"));
        game.wait_for(to_move);
    }
    game.send("d11-d7\r");
    game.wait_for("Attackers may go on capturing from d7");
    game.send("E");
    game.wait_for("Defenders to move");
    game.send("Q");
    let printed = game.ends(0);
    assert!(printed.contains(r#""d11-d7xd6","d7-d7""#), "{printed}");
}

#[test]
fn a_side_whose_time_is_over_has_lost() {
    let mut game = Started::with(&["play", RULES, "--side", "both", "--time", "1s"]).open((80, 24));
    game.wait_for("Attackers to move");
    game.send("a4-a3\r");
    game.wait_for("ran out of time");
    game.send("Q");
    let printed = game.ends(0);
    assert!(printed.contains(r#""result":"attackers""#) || printed.contains(r#""result":"defenders""#), "{printed}");
}

#[test]
fn a_terminal_too_small_says_so_until_it_is_enlarged() {
    let mut game = both_sides().open((40, 12));
    game.wait_for("The terminal is too small");
    game.resize((80, 24));
    game.wait_for("Attackers to move");
    game.send("?");
    game.wait_for("Move the cursor");
    game.resize((5, 2));
    game.wait_for("The");
    game.resize((120, 40));
    game.wait_for("Move the cursor");
    game.send("\x03");
    game.ends(130);
}

#[test]
fn a_game_whose_terminal_goes_away_ends() {
    both_sides().ends_without_terminal_after("Attackers to move");
}

#[test]
fn a_screen_without_colours_or_signs_is_told_by_letters() {
    let mut game = both_sides().and_with("NO_COLOR", "1").and_with("LC_ALL", "C").open((80, 24));
    game.wait_for("[a]");
    game.wait_for("Attackers to move");
    assert!(game.screen().is_ascii(), "{}", game.screen());
    game.send("Q");
    let printed = game.ends(0);
    let is_colour = |code: &str| {
        code.split(';')
            .any(|number| number.len() == 2 && matches!(number.as_bytes()[0], b'3' | b'4') && number != "39" && number != "49")
    };
    let codes = printed.split("\x1b[").skip(1).filter_map(|rest| rest.split_once('m').map(|(code, _)| code));
    assert_eq!(codes.filter(|code| is_colour(code)).collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn without_a_capable_terminal_the_game_goes_line_by_line() {
    for started in [both_sides().and_with("TERM", "dumb"), Started::with(&["play", RULES, "--side", "both", "--plain"])] {
        let mut game = started.open((80, 24));
        game.wait_for("attackers to move>");
        game.send("quit\r");
        game.ends(0);
    }
}
