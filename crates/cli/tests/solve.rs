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
fn a_forced_win_is_told_with_its_line() {
    solve(&["brandubh-cyningstan", "--position", FORCED])
        .success()
        .stdout("won: the king escapes in 3 plies\nd3-d1 b1-c1 d1-g1\n")
        .stderr(contains("positions, "));
}

#[test]
fn no_win_and_none_known_are_told_apart() {
    solve(&["brandubh-cyningstan"]).code(1).stdout("refuted: no sequence of threats wins\n");
    solve(&["tawlbwrdd-bell-dice"]).code(1).stdout("unknown: nothing can be forced where a die decides who moves\n");
    solve(&["brandubh-cyningstan", "--position", FORCED, "--goal", "capture"]).code(1).stdout(contains("refuted"));
    solve(&["brandubh-cyningstan", "--position", FORCED, "--nodes", "2"]).code(1).stdout(contains("allow more with --nodes"));
}

#[test]
fn the_answer_is_json_when_asked() {
    let json = |arguments: &[&str]| {
        let output = solve(arguments).get_output().stdout.clone();
        serde_json::from_slice::<serde_json::Value>(&output).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
    };
    let won = json(&["brandubh-cyningstan", "--position", FORCED, "--json"]);
    assert_eq!(
        (&won["verdict"], &won["plies"], &won["shortest"], &won["goal"]),
        (&"won".into(), &3.into(), &true.into(), &"escape".into())
    );
    assert_eq!(won["line"], serde_json::json!(["d3-d1", "b1-c1", "d1-g1"]));
    let refuted = json(&["brandubh-cyningstan", "--json"]);
    assert_eq!((&refuted["verdict"], &refuted["line"]), (&"refuted".into(), &serde_json::Value::Null));
    let dice = json(&["tawlbwrdd-bell-dice", "--json"]);
    assert_eq!((&dice["verdict"], &dice["reason"]), (&"unknown".into(), &"dice".into()));
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
    // The first proof is told; a shorter one is looked for from then on.
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
