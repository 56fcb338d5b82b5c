//! `hnefi solve` as a user runs it.

use assert_cmd::Command;
use predicates::str::contains;

/// A proof is quickly found, the shortest is not.
#[cfg(unix)]
const LONG: &str = "/4t2/3t2t/1TT4/tt1KTt1/T6/3t3/2t4/ d -";
/// The king has two ways out but for a man, and one move opens both.
const FORCED: &str = "/2t4/3t3/T6/7/t2K2t/2T1T2/1t5/ d -";

fn solve(arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::cargo_bin("hnefi").expect("the program is built with its tests");
    command.arg("solve").args(arguments).assert()
}

#[test]
fn a_forced_win_is_printed_with_its_line() {
    solve(&["brandubh-cyningstan", "--position", FORCED])
        .success()
        .stdout("won: the king escapes in 3 plies\nd3-d1 b1-c1 d1-g1\n")
        .stderr(contains("positions, "));
}

#[test]
fn no_win_and_unknown_are_distinguished() {
    solve(&["brandubh-cyningstan"]).code(1).stdout("no win by threats alone\n");
    solve(&["tawlbwrdd-bell-dice"]).code(1).stdout("unknown: nothing can be forced where a die decides who moves\n");
    solve(&["brandubh-cyningstan", "--position", FORCED, "--goal", "capture"]).code(1).stdout("no win by threats alone\n");
    solve(&["brandubh-cyningstan", "--position", FORCED, "--nodes", "2"]).code(1).stdout(contains("raise it with --nodes"));
}

#[test]
fn the_answer_is_json_when_asked() {
    let json = |arguments: &[&str]| {
        let output = solve(arguments).get_output().stdout.clone();
        serde_json::from_slice::<serde_json::Value>(&output).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
    };
    let won = json(&["brandubh-cyningstan", "--position", FORCED, "--json"]);
    assert_eq!(
        (&won["verdict"], &won["plies"], &won["shortest_by_threats"], &won["goal"]),
        (&"won".into(), &3.into(), &true.into(), &"escape".into())
    );
    assert_eq!(won["line"], serde_json::json!(["d3-d1", "b1-c1", "d1-g1"]));
    let none = json(&["brandubh-cyningstan", "--json"]);
    assert_eq!((&none["verdict"], &none["line"]), (&"no-win-by-threats".into(), &serde_json::Value::Null));
    let dice = json(&["tawlbwrdd-bell-dice", "--json"]);
    assert_eq!((&dice["verdict"], &dice["reason"]), (&"unknown".into(), &"dice".into()));
}

/// A win that threats alone do not find, or not so soon, is reported as the search's result.
#[test]
fn quiet_and_shorter_wins_are_reported() {
    let json = |rules: &str, goal: &str, position: &str| {
        let output = solve(&[rules, "--goal", goal, "--position", position, "--json"]).get_output().clone();
        (output.status.code(), serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON"))
    };
    for (rules, goal, position, exit, proved, seen) in [
        // Zugzwang: no threat wins, the search sees a capture after which every reply loses.
        ("ard-ri", "capture", "/Tt1t3/t6/2tT3/tTKt3/2T4/2t4/1t5/ a -", 1, None, 3),
        ("ard-ri", "escape", "/4t2/1t4t/3T3/2tKTt1/t6/3T3/5t1/ d -", 0, Some(13), 7),
        ("seabattle-7", "escape", "/3t3/3t3/5T1/ttTKTtt/3T3/6t/2t4/ d -", 0, Some(13), 7),
        ("brandubh-cyningstan", "escape", "/3tT2/5t1/7/ttK2t1/1T1T3/7/3ttt1/ a -", 0, Some(10), 8),
    ] {
        let (code, answer) = json(rules, goal, position);
        assert_eq!(
            (code, answer["plies"].as_u64(), answer["seen"]["plies"].as_u64()),
            (Some(exit), proved, Some(seen)),
            "{rules}: {answer}"
        );
        let rules = hnefi_rulesets::Ruleset::named(rules).expect("a rule set");
        let position = position.parse::<hnefi_rules::Setup>().expect("a position").position(&rules).expect("legal");
        let mut game = hnefi_rules::Game::from_position(&rules, position);
        let line = answer["seen"]["line"].as_array().expect("a line");
        for mv in line {
            game.play_text(&mv.as_str().expect("a move").parse().expect("a move")).expect("legal");
        }
        assert!(game.outcome().is_some(), "the line goes on to the end of the game: {answer}");
        assert_eq!(line.len() as u64, seen, "{answer}");
    }
    solve(&["ard-ri", "--position", "/Tt1t3/t6/2tT3/tTKt3/2T4/2t4/1t5/ a -"])
        .code(1)
        .stdout(contains("no win by threats alone\nthe search sees the attackers win in 3 plies by moves that are not all threats; this is not proved:\n"));
}

#[test]
fn what_cannot_be_solved_is_bad_input() {
    solve(&["brandubh-cyningstan", "--position", "/7/7/"]).code(2).stderr(contains("position `/7/7/`"));
    solve(&["brandubh-cyningstan", "--goal", "win"]).code(2).stderr(contains("[possible values: escape, capture]"));
    let over = "/K1t4/3t3/T6/7/t5t/2T1T2/1t5/ a -";
    solve(&["brandubh-cyningstan", "--position", over])
        .code(2)
        .stderr(contains("the game is over: the defenders win: the king escapes"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_says_what_is_known() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    let mut search = Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["solve", "seabattle-7", "--position", LONG, "--nodes", "1000000000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a search");
    // The first proof is printed; then a shorter one is searched for.
    let mut told = BufReader::new(search.stderr.take().expect("what it tells"));
    let mut first = String::new();
    told.read_line(&mut first).expect("a line");
    assert!(first.ends_with(" s: the king escapes within 27 plies\n"), "{first}");
    let interrupt = format!("kill -INT {}", search.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("a shell").success());
    let mut printed = String::new();
    search.stdout.take().expect("its output").read_to_string(&mut printed).expect("text");
    assert_eq!(search.wait().expect("it ends").code(), Some(0));
    assert!(printed.starts_with("won: the king") && printed.contains(" at most\n"), "{printed}");
}
