//! `hnefi puzzles` as a user runs it.

use std::fs;

use assert_cmd::Command;
use hnefi_puzzles::{Kind, Puzzle};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use predicates::prelude::*;
use predicates::str::contains;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

/// Two games of brandubh in which something is forced before the end.
const GAMES: &str = include_str!("puzzle-games.jsonl");

#[test]
fn mined_puzzles_verify_and_are_not_mined_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("games.jsonl"), GAMES).expect("a file");
    let mine =
        |out: &str, threads: &str| hnefi(&["puzzles", "mine", &path("games.jsonl"), "--out", &path(out), "--threads", threads]);
    mine("one.jsonl", "1").success().stdout(contains("games, ").and(contains("escape").and(contains("defence"))));
    mine("three.jsonl", "3").success();
    let mined = fs::read_to_string(path("one.jsonl")).expect("a file");
    assert!(mined.lines().count() >= 2, "{mined}");
    assert_eq!(fs::read_to_string(path("three.jsonl")).expect("a file"), mined);
    mine("one.jsonl", "2").success().stdout(contains(": 0 escape, 0 capture, 0 defence"));
    assert_eq!(fs::read_to_string(path("one.jsonl")).expect("a file"), mined);
    let count = mined.lines().count();
    hnefi(&["puzzles", "check", &path("one.jsonl")]).success().stdout(format!("{count} puzzles, 0 wrong\n"));
    let harder = mined.replacen("\"rating\":", "\"rating\":1", 1);
    fs::write(path("changed.jsonl"), harder).expect("a file");
    hnefi(&["puzzles", "check", &path("changed.jsonl")])
        .code(1)
        .stdout(contains("the rating is 1").and(contains(format!("{count} puzzles, 1 wrong"))));
    assert_ne!(fs::read_to_string(path("changed.jsonl")).expect("a file"), mined, "it is corrected on demand only");
    hnefi(&["puzzles", "check", "--fix", &path("changed.jsonl")]).code(1);
    assert_eq!(fs::read_to_string(path("changed.jsonl")).expect("a file"), mined);
}

#[test]
fn what_is_no_puzzle_is_left_out_on_demand_and_what_is_not_settled_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("games.jsonl"), GAMES).expect("a file");
    hnefi(&["puzzles", "mine", &path("games.jsonl"), "--out", &path("puzzles.jsonl")]).success();
    let mined = fs::read_to_string(path("puzzles.jsonl")).expect("a file");
    // A prover that may look at one position proves nothing.
    hnefi(&["puzzles", "check", "--fix", "--nodes", "1", &path("puzzles.jsonl")]).code(1).stdout(contains("one solution"));
    assert_eq!(fs::read_to_string(path("puzzles.jsonl")).expect("a file"), mined);
    // At the start of the game nothing is forced.
    let mut none = Puzzle::parse(mined.lines().next().expect("a puzzle")).expect("a puzzle");
    (none.rules, none.kind) = ("brandubh-2-aagenielsen".to_owned(), Kind::Capture);
    none.position = Game::new(&Ruleset::named(&none.rules).expect("built in")).position().to_string();
    none.id = Puzzle::id(&none.rules, &none.position, none.kind);
    fs::write(path("more.jsonl"), format!("{}\n{mined}", none.to_line())).expect("a file");
    // Named twice, it is checked once.
    let twice = [path("more.jsonl"), folder.path().join(".").join("more.jsonl").to_str().expect("a plain path").to_owned()];
    let count = mined.lines().count() + 1;
    hnefi(&["puzzles", "check", "--fix", &twice[0], &twice[1]])
        .code(1)
        .stdout(contains("does not have one solution").and(contains(format!("{count} puzzles, 1 wrong"))));
    assert_eq!(fs::read_to_string(path("more.jsonl")).expect("a file"), mined);
}

#[test]
fn mining_goes_on_after_a_last_line_without_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("games.jsonl"), GAMES).expect("a file");
    let mine = || hnefi(&["puzzles", "mine", &path("games.jsonl"), "--out", &path("puzzles.jsonl")]);
    mine().success();
    let mined = fs::read_to_string(path("puzzles.jsonl")).expect("a file");
    let last = mined.trim_end().rfind('\n').map_or(0, |end| end + 1);
    for rest in [mined.len() - 1, last + 40, last + 1] {
        fs::write(path("puzzles.jsonl"), &mined[..rest]).expect("cut short");
        mine().success();
        assert_eq!(fs::read_to_string(path("puzzles.jsonl")).expect("a file"), mined, "cut off after {rest} bytes");
    }
}

#[test]
fn kinds_and_plies_narrow_what_is_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("games.jsonl"), GAMES).expect("a file");
    let mine = |out: &str, more: &[&str]| {
        let mut arguments = vec!["puzzles".to_owned(), "mine".to_owned(), path("games.jsonl"), "--out".to_owned(), path(out)];
        arguments.extend(more.iter().map(|word| (*word).to_owned()));
        hnefi(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    mine("defences.jsonl", &["--kinds", "defence"]).success().stdout(contains(": 0 escape, 0 capture, "));
    assert!(fs::read_to_string(path("defences.jsonl")).expect("a file").lines().all(|line| line.contains("\"defence\"")));
    mine("few.jsonl", &["--plies", "1"]).success().stdout(contains("2 games, 2 positions"));
    mine("none.jsonl", &["--kinds", "mate"]).code(2).stderr(contains("the kinds are escape, capture, defence"));
}

#[test]
fn bad_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("notes.txt"), "not a puzzle\n").expect("a file");
    fs::write(path("games.jsonl"), GAMES).expect("a file");
    hnefi(&["puzzles", "mine", &path("games.jsonl"), "--out", &path("notes.txt")]).code(2).stderr(contains("notes.txt`, line 1"));
    assert_eq!(fs::read_to_string(path("notes.txt")).expect("a file"), "not a puzzle\n");
    let other = r#"{"name":"somebody"}"#;
    fs::write(path("other.json"), other).expect("a file");
    hnefi(&["puzzles", "mine", &path("games.jsonl"), "--out", &path("other.json")])
        .code(2)
        .stderr(contains("other.json`, line 1"));
    assert_eq!(fs::read_to_string(path("other.json")).expect("a file"), other);
    hnefi(&["puzzles", "check", &path("nowhere")]).code(2).stderr(contains("nowhere"));
}
