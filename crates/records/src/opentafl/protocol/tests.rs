use hnefi_rules::Point;

use super::*;

const RULES: &str = "dim:7 name:Brandubh atkf:y ks:w starti:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
const BOARD: &str = "/3t3/3t3/3T3/ttTKTtt/3T3/2t4/3t3/";

#[test]
fn what_a_host_says_survives_its_text() {
    for line in [
        "hello".to_owned(),
        format!("rules {RULES}"),
        format!("position {BOARD}"),
        "side defenders".to_owned(),
        "clock 60000 4000* 10 3 2".to_owned(),
        "analyze 5 30".to_owned(),
        "play attackers".to_owned(),
        format!("opponent-move d1-c1 {BOARD}"),
        "opponent-move d1-c1|c1-c5".to_owned(),
        format!("move {BOARD}"),
        "error 2".to_owned(),
        "finish 3".to_owned(),
        "goodbye".to_owned(),
    ] {
        let said: ToEngine = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(said.to_string(), line);
    }
}

#[test]
fn what_an_engine_says_survives_its_text() {
    for line in [
        "hello",
        "simple-moves off",
        "rules",
        "position",
        "side",
        "clock",
        "move d1-c1",
        "analysis 2 d1-c1|d5-c5 1.5 a4-a1 -20",
        "analysis 0",
        "error -1 no such rules",
        "error 0 an odd line",
        "status depth 3",
    ] {
        let said: ToHost = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(said.to_string(), line);
    }
    let mv = Move { from: Point::new(3, 4), to: Point::new(3, 0) };
    assert_eq!("move Kd5-d1xc1/e1--".parse(), Ok(ToHost::Move(mv)), "the full notation will do");
    assert_eq!(ToHost::Status("one\ntwo".to_owned()).to_string(), "status one two");
}

#[test]
fn the_board_of_a_line_has_rank_one_first() {
    let Ok(ToEngine::Position(board)) = format!("position {BOARD}").parse() else { panic!("a position") };
    assert!(board.pieces.iter().any(|(point, _)| point.to_string() == "c6") && board.pieces[0].0.to_string() == "d1");
}

#[test]
fn unknown_lines_are_refused_with_the_right_form() {
    for (line, says) in [
        ("", "`` is not a command: the commands are `hello`, `rules`"),
        ("plays attackers", "`plays` is not a command"),
        ("play white", "`play white` cannot be read: write `play attackers` or `play defenders`"),
        ("clock 1000 1000 10 3", "such as `clock 60000 4000* 10 3 2`"),
        ("clock x 1000 10 3 3", "milliseconds of the attackers"),
        ("finish 4", "`finish` and 0, 1, 2 or 3"),
        ("analyze five 3", "`analyze 5 30`"),
        ("rules dim:7", "`rules`: "),
        ("position /3/3/", "`position`: column 1: the board has 2 rows: boards are 5 to 19"),
        ("opponent-move d1+c1", "`opponent-move`: column 3: `d1+c1` is not a move"),
    ] {
        let error = line.parse::<ToEngine>().expect_err(line).to_string();
        assert!(error.contains(says), "{line}: {error}");
    }
    for (line, says) in [
        ("bestmove d1-c1", "`bestmove` is not a command"),
        ("move", "`` is not a move"),
        ("move d1-c1|c1-c5", "one move"),
        ("analysis 2 d1-c1 1.5", "how many lines"),
        ("analysis 1 d1-c1 good", "how many lines"),
        ("error 7 what", "`error -1` or `error 0`"),
        ("simple-moves maybe", "`simple-moves on`"),
    ] {
        let error = line.parse::<ToHost>().expect_err(line).to_string();
        assert!(error.contains(says), "{line}: {error}");
    }
}
