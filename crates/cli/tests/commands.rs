//! The program as a user runs it: arguments in, text and exit status out.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

fn with_input(arguments: &[&str], input: &str) -> assert_cmd::assert::Assert {
    let mut command = Command::cargo_bin("hnefi").expect("the program is built with its tests");
    command.args(arguments).write_stdin(input.to_owned()).assert()
}

/// The ending of a rule-set file is the last one in its path, in capitals too.
#[test]
fn a_rule_set_file_is_found_below_a_folder_that_ends_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path().join("x.toml.d");
    std::fs::create_dir(&inner).expect("a folder");
    for name in ["r.toml", "r.TOML"] {
        let file = inner.join(name);
        std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tablut-murray.toml"), &file).expect("a copy");
        hnefi(&["perft", file.to_str().expect("a plain path"), "--depth", "1"]).success().stdout("80\n");
    }
}

/// A slip of the keyboard that is no text ends the game, and the game is there.
#[test]
fn what_is_no_text_does_not_lose_a_game() {
    let mut command = Command::cargo_bin("hnefi").expect("the program is built with its tests");
    command.args(["play", "brandubh-wtf", "--plain", "--side", "both"]).write_stdin(b"d7-c7\nd5-c5\n\xff\n".to_vec());
    command.assert().code(2).stdout(contains("d5-c5")).stderr(contains("UTF-8"));
}

/// Every library has its licence: its name, its version, and the text where it ships one.
#[test]
fn notices_name_the_libraries_in_the_program() {
    let printed = hnefi(&["notices"]).success().get_output().stdout.clone();
    let printed = String::from_utf8(printed).expect("text");
    for library in
        ["\ntokio 1.", "\naxum 0.", "\nlibsqlite3-sys 0.", "\ntiny-skia 0.", "Permission is hereby granted, free of charge"]
    {
        assert!(printed.contains(library), "{library}");
    }
    assert!(!printed.contains("\nhnefi"), "its own crates are not third parties");
    // Each text is there once, and every number leads to one.
    let (list, texts) = printed.split_once("\nText 1, of ").expect("texts");
    let texts: Vec<&str> = texts.split("\nText ").collect();
    let bodies = texts.iter().filter_map(|text| text.split_once("\n\n"));
    let bodies = bodies.map(|(_, body)| body.trim_end_matches('-').split_whitespace().collect::<String>());
    assert_eq!(bodies.collect::<std::collections::HashSet<_>>().len(), texts.len());
    let numbers = list.lines().filter_map(|line| line.trim().strip_prefix("licence texts: ")).flat_map(|line| line.split(", "));
    assert_eq!(numbers.map(|number| number.parse::<usize>().expect("a number")).max(), Some(texts.len()));
}

#[test]
fn rules_are_listed_shown_and_compared() {
    hnefi(&["rules", "list"]).success().stdout(contains("alea-walker-2015").and(contains("tawlbwrdd-bell-dice")));
    hnefi(&["rules", "show", "alea-walker-2015"])
        .success()
        .stdout(contains("king-captured-elsewhere = two").and(contains("[stated: walker-2015, rule 8]")));
    hnefi(&["rules", "diff", "alea-walker-2015", "alea-walker-2015"]).success().stdout(contains("the same game"));
    hnefi(&["rules", "diff", "alea-walker-2011", "alea-walker-2015"]).code(1).stdout(contains("first"));
}

#[test]
fn rules_are_told_in_one_minute_with_the_options_chosen() {
    let king = |id: &str, language: &str| {
        let shown = hnefi(&["rules", "show", id, "--json", "--language", language]).success().get_output().stdout.clone();
        let shown: serde_json::Value = serde_json::from_slice(&shown).expect("JSON");
        let parts = shown["brief"].as_array().expect("parts").clone();
        let part = parts.iter().find(|part| part["topic"] == "king").expect("the king");
        part["text"].as_str().expect("a text").to_owned()
    };
    assert!(king("tablut-riksutstallningar-1972", "en").contains("The king captures like a man"));
    assert!(king("tablut-riksutstallningar-1972+weaponless", "en").contains("The king takes no part in captures."));
    assert!(king("tablut-riksutstallningar-1972+weaponless", "da").contains("Kongen fanges"));
    let told = "in one minute\n  aim\n      Counts: catch the king between two of you. Dukes: bring the king to a corner.\n";
    hnefi(&["rules", "show", "alea-walker-2015"]).success().stdout(contains(told));
}

#[test]
fn names_and_rules_are_printed_in_the_language_that_is_asked_for() {
    let french = ["--language", "fr"];
    let said = |arguments: &[&str], words: &'static str| {
        hnefi(&[arguments, &french].concat()).success().stdout(contains(words));
    };
    said(&["rules", "show", "brandubh-cyningstan"], "Les attaquants jouent le premier coup.");
    said(&["rules", "readings", "tablut-murray"], "Le roi");
    said(&["rules", "list"], "Brandubh, anneau");
    hnefi(&["rules", "show", "brandubh-cyningstan"]).success().stdout(contains("The attackers make the first move."));
    let differ = ["rules", "diff", "alea-walker-2011", "alea-walker-2015", "--language", "de"];
    hnefi(&differ).code(1).stdout(contains("Angreifer"));
    let german = hnefi(&["rules", "list", "--json", "--language", "de"]).success();
    let english = hnefi(&["rules", "list", "--json"]).success();
    assert_ne!(german.get_output().stdout, english.get_output().stdout);
    let page = ["diagram", "tafl-simple-corner", "--format", "html", "--language", "fr"];
    hnefi(&page).success().stdout(contains("Tafl simple, vers les angles"));
    let game = ["play", "tafl-simple-corner", "--language", "fr"];
    with_input(&game, "quit\n").success().stderr(contains("Tafl simple, vers les angles"));
    hnefi(&["rules", "list", "--language", "xx"]).code(2).stderr(contains("`xx` is not one of the languages: write `en`, `da`"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, "format = 1\nid = \"mine\"\n").expect("written");
    let file = file.display().to_string();
    let told = |language| {
        let told = hnefi(&["rules", "check", &file, "--language", language]).code(1);
        String::from_utf8(told.get_output().stdout.clone()).expect("text")
    };
    assert_ne!(told("en"), told("sv"));
}

#[test]
fn readings_are_shown_apart_from_options() {
    hnefi(&["rules", "readings", "tablut-murray"]).success().stdout(
        contains("*king (ours)")
            .and(contains("nobody (tablut-murray+throne-stop-nobody)"))
            .and(contains("held by: ").and(contains("not measured"))),
    );
    hnefi(&["rules", "readings", "tablut-murray+throne-stop-nobody"]).success().stdout(contains("*nobody ("));
    let shown = hnefi(&["rules", "show", "tafl-simple-corner"]).success();
    let shown = String::from_utf8_lossy(&shown.get_output().stdout).into_owned();
    let (_, apart) = shown.split_once("\noptions\n").expect("options");
    let (options, readings) = apart.split_once("\nother readings\n").expect("other readings");
    assert!(options.contains("+king-four") && readings.contains("+first-defenders"), "{apart}");
    hnefi(&["moves", "tablut-murray+throne-stop-nobody+throne-stop-all"])
        .code(2)
        .stderr(contains("`throne-stop-all` and `throne-stop-nobody` are two readings of rule `throne-stop`"));
}

#[test]
fn published_items_are_cited_in_every_format() {
    hnefi(&["rules", "show", "alea-walker-2015"])
        .success()
        .stdout(predicate::str::is_match(r"\nversion \d+ of 2026-\d\d-\d\d, [0-9a-f]{12}\n").expect("a pattern"));
    let shown = hnefi(&["rules", "show", "alea-walker-2015", "--json"]).success().get_output().stdout.clone();
    let shown: serde_json::Value = serde_json::from_slice(&shown).expect("JSON");
    let last = shown["versions"].as_array().and_then(|versions| versions.last()).expect("a version");
    assert_eq!(last["hash"], shown["hash"]);
    hnefi(&["rules", "cite", "alea-walker-2015", "--site", "https://example.org/"])
        .success()
        .stdout(contains("(rule set alea-walker-2015)").and(contains("https://example.org/rules/alea-walker-2015?version=")));
    hnefi(&["rules", "cite", "alea-murray", "--layout"]).success().stdout(
        contains("(layout alea-murray)")
            .and(contains("/layouts/alea-murray?version="))
            .and(contains("H. J. R. Murray, A History of Board-Games")),
    );
    for (format, begins) in
        [("bibtex", "@dataset{hnefi-rule-set-alea-walker-2015,"), ("ris", "TY  - DATA\r\n"), ("csl-json", "[\n")]
    {
        let cite = ["rules", "cite", "alea-walker-2015", "--format", format];
        hnefi(&cite).success().stdout(predicate::str::starts_with(begins));
    }
    hnefi(&["rules", "cite", "alea-walker-2015", "--json"]).success().stdout(predicate::str::starts_with("["));
    hnefi(&["rules", "cite", "alea-walker-2015", "--format", "docx"]).code(2).stderr(contains("bibtex, ris, csl-json"));
    let studies = concat!(env!("CARGO_MANIFEST_DIR"), "/../../studies");
    for (study, address) in [("calibration-2026", "/studies/calibration-2026?version="), ("alea-search", ", version 1")] {
        hnefi(&["lab", "cite", &format!("{studies}/{study}.toml")])
            .success()
            .stdout(contains(format!("(study {study})")).and(contains(address)).and(contains("SHA-256 ")));
    }
}

#[test]
fn every_report_is_json_when_asked() {
    for arguments in [
        &["rules", "list", "--json"][..],
        &["rules", "show", "tablut-murray", "--json"],
        &["rules", "readings", "tablut-murray", "--json"],
        &["moves", "tablut-murray", "--json"],
        &["perft", "tablut-murray", "--depth", "2", "--divide", "--json"],
    ] {
        let output = hnefi(arguments).success().get_output().stdout.clone();
        serde_json::from_slice::<serde_json::Value>(&output).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    }
}

#[test]
fn a_misspelt_rule_set_is_bad_input_with_a_suggestion() {
    hnefi(&["perft", "alea-walkr-2015"]).code(2).stderr(contains("did you mean `alea-walker-2015`?"));
    hnefi(&["perft", "alea-walker-2015+dice"]).code(2).stderr(contains("neither an option nor a layout `dice`"));
}

#[test]
fn options_and_layouts_are_chosen_by_plus() {
    hnefi(&["perft", "alea-walker-2015+alea-murray", "--depth", "1"]).success().stdout("580\n");
    hnefi(&["perft", "tablut-riksutstallningar-1972+closed_camps", "--depth", "1"]).success();
}

#[test]
fn perft_counts_and_divides() {
    hnefi(&["perft", "alea-walker-2015", "--depth", "2"]).success().stdout("120704\n");
    hnefi(&["perft", "alea-walker-2015", "--depth", "0"]).success().stdout("1\n");
    hnefi(&["perft", "tablut-murray", "--depth", "2", "--divide"]).success().stdout(contains("d1-b1 ").and(contains("\n4400\n")));
    hnefi(&["perft", "tablut-murray", "--depth", "1", "--position", "/9/9/9/9/4K4/9/9/9/9/ d -"]).success().stdout("16\n");
}

/// Points, moves and positions as other programs write them, at each of the doors of the command line.
#[test]
fn other_programs_ways_of_writing_are_read() {
    for position in ["/3t3/7/7/3K3/7/7/7/ d", "3t3/7/7/3K3/7/7/7 d", "/3A3/7/7/3K3/7/7/7/ d", "3a3/7/7/3k3/7/7/7 d -"] {
        let rules = "brandubh-cyningstan";
        hnefi(&["perft", rules, "--depth", "1", "--position", position]).success().stdout("11\n");
        hnefi(&["moves", rules, "--position", position]).success().stdout(contains("d4-d5"));
        let picture = |mv: &str, mark: &str| {
            let options = ["diagram", rules, "--position", position, "--moves", mv, "--mark", mark, "--arrow", mv];
            hnefi(&options).success().get_output().stdout.clone()
        };
        let drawn = picture("d4-d5", "g1");
        for (mv, mark) in [("D4D5", "G1"), ("0d40d5", "0g1"), ("Kd4\u{2013}d5", "g1"), ("kd4-d5-", "G1")] {
            assert_eq!(picture(mv, mark), drawn, "{mv}");
        }
    }
    let typed = "D1\nD1B1\nF5\u{2013}F2\nTb1c1\nquit\n";
    with_input(&["play", "tablut-murray", "--side", "both"], typed)
        .success()
        .stdout(contains(r#""moves":["d1-b1","f5-f2"]"#))
        .stderr(contains("d1 to a1, b1, c1").and(contains("on b1 stands the attacker, not the defender")));
    for (moves, reason) in
        [("d4", "the point to which the piece goes is missing"), ("Td4-d5", "on d4 stands the king, not the defender")]
    {
        let position = "3a3/7/7/3k3/7/7/7 d";
        hnefi(&["diagram", "brandubh-cyningstan", "--position", position, "--moves", moves]).code(2).stderr(contains(reason));
    }
}

#[test]
fn moves_come_with_their_captures() {
    let position = "/9/9/3t5/3T5/9/3t5/9/9/4K4/ a -";
    hnefi(&["moves", "tafl-simple-edge+tablut", "--position", position]).success().stdout(predicate::str::is_empty());
    let position = "/9/9/3t5/3T5/9/3t5/9/4K4/9/ a -";
    hnefi(&["moves", "tafl-simple-edge+tablut", "--position", position]).success().stdout(contains("d4-d5xd6\n"));
}

#[test]
fn a_broken_position_is_refused_with_the_reason() {
    hnefi(&["moves", "tablut-murray", "--position", "/9/9/9/ a -"]).code(2).stderr(contains("3 rows"));
    hnefi(&["moves", "tablut-murray", "--position", "/9/9/9/9/4t4/9/9/9/9/ a -"]).code(2).stderr(contains("the attacker on e5"));
}

const GOOD: &str = r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"result":"unfinished","position":"/3ttt3/4t4/4T4/t3T3t/ttTTK1Ttt/t3T3t/4T4/4tT3/1t2tt3/ a -"}"#;

#[test]
fn good_games_are_clean() {
    with_input(&["verify", "-"], GOOD).success().stdout("1 games: 1 clean, 0 failed, 0 skipped\n");
    with_input(&["verify", "-", "--json"], &format!("\n{GOOD}\n\n"))
        .success()
        .stdout("{\"games\":1,\"clean\":1,\"failed\":0,\"skipped\":0}\n");
}

#[test]
fn the_first_difference_of_each_bad_game_is_printed() {
    for (from, to, reason) in [
        ("d1-b1", "d1-d9", "ply 1: move `d1-d9`: d5 is occupied by a defender"),
        ("d1-b1", "d1-b1xb2", "ply 1: move `d1-b1` captures nothing, not b2"),
        ("f5-f2", "f5-g6", "ply 2: move `f5-g6`: pieces move along a row or a column"),
        ("f5-f2", "a4-a3", "the attacker on a4 cannot move, the defenders are to move"),
        ("f5-f2", "pass", "ply 2: the defenders cannot pass"),
        ("f5-f2", "t5-f2", "ply 2: `t5-f2` is not a move: `t5` is not a point"),
        ("f5-f2", "f5", "ply 2: `f5` is not a move: the point to which the piece goes is missing"),
        ("f5-f2", "Kf5-f2", "ply 2: move `f5-f2`: on f5 stands the defender, not the king"),
        ("1t2tt3/ a -", "t3tt3/ a -", "after 2 plies the position is"),
        ("1t2tt3/ a -", "1t2tt3/ d -", "after 2 plies the position is"),
        ("unfinished", "attackers", "after 2 plies the result is unfinished, the record says attackers"),
        ("tablut-murray", "tablut-murry", "did you mean `tablut-murray`?"),
        ("\"moves\"", "\"mvoes\"", "not a game line"),
    ] {
        let bad = GOOD.replace(from, to);
        assert_ne!(bad, GOOD);
        with_input(&["verify", "-"], &bad).code(1).stdout(contains(reason).and(contains("1 failed")));
    }
}

#[test]
fn a_file_that_is_not_there_is_bad_input() {
    hnefi(&["verify", "no-such-file.jsonl"]).code(2).stderr(contains("cannot read `no-such-file.jsonl`"));
    hnefi(&["rules", "check", "no-such-file.toml"]).code(2);
}

#[test]
fn a_rule_set_file_works_wherever_an_id_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tablut-murray.toml")).expect("a file");
    let path = folder.path().join("mine.toml");
    let path = path.to_str().expect("a plain path");
    std::fs::write(path, &text).expect("written");
    hnefi(&["perft", path, "--depth", "1"]).success().stdout("80\n");
    hnefi(&["rules", "check", path]).success();
    std::fs::write(path, text.replace("value = \"edge\"", "value = \"sideways\"")).expect("written");
    hnefi(&["rules", "check", path]).code(1).stdout(contains("line ").and(contains("rule `escape` cannot be `sideways`")));
    std::fs::write(path, text.replace("[rules.first]", "[rules.frist]")).expect("written");
    hnefi(&["rules", "check", path]).code(1).stdout(contains("there is no rule `frist`; did you mean `first`?"));
}

#[test]
fn a_file_can_be_started_from_any_rule_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let template = hnefi(&["rules", "show", "tafl-simple-corner", "--toml"]).success();
    std::fs::write(&path, &template.get_output().stdout).expect("written");
    let path = path.to_str().expect("a plain path");
    let checked = hnefi(&["rules", "check", path, "--json"]).success();
    let report: serde_json::Value = serde_json::from_slice(&checked.get_output().stdout).expect("JSON");
    assert_eq!((&report["good"], &report["mistakes"]), (&serde_json::json!(true), &serde_json::json!([])));
    let kinds: Vec<&str> = report["warnings"].as_array().expect("a list").iter().filter_map(|w| w["kind"].as_str()).collect();
    assert_eq!(kinds, ["corners-can-be-plugged", "no-end", "several-sizes"]);
    assert_eq!(report["ruleset"]["id"], "my-tafl-simple-corner");
    hnefi(&["rules", "diff", "tafl-simple-corner", path]).success().stdout(contains("play the same game"));
    std::fs::write(path, "id = 7\nextends = \"tafl-simple-corner\"\n").expect("written");
    let checked = hnefi(&["rules", "check", path, "--json"]).code(1);
    let report: serde_json::Value = serde_json::from_slice(&checked.get_output().stdout).expect("JSON");
    assert_eq!(
        (&report["mistakes"][1]["line"], &report["mistakes"][1]["column"]),
        (&serde_json::json!(1), &serde_json::json!(6))
    );
}

#[test]
fn a_game_in_the_terminal_can_be_left_at_any_time() {
    with_input(&["play", "tablut-murray", "--side", "both"], "d1-b1\nback\nd1-b1\nf5-f2\nnonsense\nquit\n")
        .success()
        .stdout(contains(r#""moves":["d1-b1","f5-f2"],"result":"unfinished""#));
    with_input(&["play", "tablut-murray", "--side", "both"], "").success();
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_printed() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let mut game = Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["play", "tablut-murray", "--side", "both"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a game");
    let mut input = game.stdin.take().expect("its input");
    writeln!(input, "d1-b1\nhelp").expect("a move");
    // The answer to what follows the move shows that the move was taken and the game goes on.
    let mut told = BufReader::new(game.stderr.take().expect("what it tells")).lines();
    let helped = |line: &String| line.contains("d8-c8");
    assert_eq!(told.by_ref().map_while(Result::ok).filter(helped).take(2).count(), 2);
    // The shell's own `kill`: a bare machine may have no other.
    let interrupt = format!("kill -INT {}", game.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("a shell").success());
    let mut printed = String::new();
    game.stdout.take().expect("its output").read_to_string(&mut printed).expect("text");
    assert_eq!(game.wait().expect("it ends").code(), Some(130));
    assert!(printed.contains(r#""moves":["d1-b1"]"#), "{printed}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_of_every_command() {
    let samples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/samples");
    let games = samples.join("games.jsonl").to_string_lossy().into_owned();
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["rules", "list"],
        &["rules", "show", "tablut-murray", "--json"],
        &["moves", "tablut-murray"],
        &["perft", "tablut-murray", "--depth", "1"],
        &["diagram", "tablut-murray"],
        &["diagram", "tablut-murray", "--format", "png"],
        &["verify", &games],
        &["verify", &games, "--json"],
        &["convert", &games, "--to", "pgn"],
        &["convert", &games, "--to", "json"],
        &["engine"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hnefi"));
        let mut child = command
            .args(arguments)
            .stdin(std::process::Stdio::piped())
            .stdout(full)
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("started");
        let mut input = child.stdin.take().expect("a pipe");
        // The engine may be gone before it is told to stop.
        let _ = std::io::Write::write_all(&mut input, b"ugi\nquit\n");
        drop(input);
        let output = child.wait_with_output().expect("ended");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.contains("cannot write to standard output: No space left on device"), "{arguments:?}: {told}");
    }
}

#[test]
fn a_reader_that_has_gone_away_is_no_error() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hnefi"));
    let output = command.args(["rules", "list"]).stdout(writer).output().expect("run");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
