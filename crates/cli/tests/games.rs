//! `hnefi verify` and `hnefi convert` as a user runs them, on small files of every format.

use std::fs;
use std::path::{Path, PathBuf};

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

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/samples");
    folder.join(name).to_string_lossy().into_owned()
}

const RULES: &str = "tafl-simple-edge+tablut";

#[test]
fn every_format_is_recognised_and_verified() {
    for name in ["games.jsonl", "games.json", "unibo.tsv", "unibo.csv", "unibo.json", "amarok.tsv", "amarok.csv", "games.pgn"] {
        hnefi(&["verify", &sample(name)]).success().stdout("2 games: 2 clean, 0 failed, 0 skipped\n");
    }
    for name in ["aagenielsen.tsv", "aagenielsen.csv", "aagenielsen.json", "games.txt"] {
        hnefi(&["verify", &sample(name), "--rules", RULES]).success().stdout("2 games: 2 clean, 0 failed, 0 skipped\n");
        hnefi(&["verify", &sample(name)]).code(2).stderr(contains("2 games skipped: the record does not name its rules"));
    }
    hnefi(&["verify", &sample("games.txt"), "--rules", RULES, "--format", "moves"]).success();
    hnefi(&["verify", &sample("games.txt"), "--format", "png"]).code(2).stderr(contains("unknown format `png`"));
    with_input(&["verify", "-"], "What is this?").code(2).stderr(contains("cannot detect the format"));
}

#[test]
fn a_file_of_the_collection_names_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("999-nothing-9x9.tsv");
    fs::copy(sample("aagenielsen.tsv"), &path).expect("copied");
    let path = path.to_str().expect("a plain path");
    hnefi(&["verify", path]).code(2).stderr(contains("there is no rule set `aagenielsen-999`"));
    hnefi(&["verify", path, &sample("games.jsonl")]).success().stdout("4 games: 2 clean, 0 failed, 2 skipped\n");

    // A game that is no tafl game may be written in moves that none here has.
    let table = fs::read_to_string(path).expect("the table").replacen("-", "-a3-b3-a3-", 1);
    fs::write(path, table).expect("written");
    hnefi(&["verify", path, &sample("games.jsonl")]).success().stdout("4 games: 2 clean, 0 failed, 2 skipped\n");
    hnefi(&["verify", path, "--rules", RULES]).code(1).stdout(contains("1 failed"));
}

#[test]
fn an_unreadable_file_spares_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear reader").expect("written");
    hnefi(&["verify", path.to_str().expect("a plain path"), &sample("games.jsonl")])
        .code(2)
        .stdout("2 games: 2 clean, 0 failed, 0 skipped\n")
        .stderr(contains("letter.txt`: cannot detect the format").and(contains("1 of 2 files could not be read")));
}

#[test]
fn errors_name_game_and_ply() {
    let table = fs::read_to_string(sample("unibo.tsv")).expect("a sample");
    for (from, to, line, reason) in [
        ("W:f8-i8", "W:f8-i7", r#""line":2,"id":"escape","ply":8,"#, "pieces move along a row or a column"),
        (
            "W:f5-f2 B:a3-a2",
            "B:f5-f2 B:a3-a2",
            r#""line":2,"id":"escape","ply":2,"#,
            "the record gives the move to the attackers",
        ),
        ("W:f8-i8", "W:f8-i8 B:a2-a3", r#""line":2,"id":"escape","ply":9,"#, "the game is over: the defenders win"),
        ("\tWW\t", "\tBW\t", r#""line":2,"id":"escape","ply":8,"#, "the result is defenders, the record says attackers"),
        ("B:d1-d2", "B:d1+d2", r#""line":3,"id":"broken off","reason":"ply 1: "#, "is not a move"),
        ("\tBW\t", "\tQ\t", r#""line":3,"id":"broken off","reason":"#, "`Q` is no end of a game"),
    ] {
        let bad = table.replacen(from, to, 1);
        assert_ne!(bad, table);
        let told = contains(line).and(contains(reason)).and(contains(r#"{"games":2,"clean":1,"failed":1,"skipped":0}"#));
        with_input(&["verify", "-", "--json"], &bad).code(1).stdout(told);
    }
}

#[test]
fn games_are_converted_with_reported_losses() {
    let source = sample("games.jsonl");
    hnefi(&["convert", &source, "--to", "moves"])
        .success()
        .stdout("a4-a3 f5-f2 a3-a2 e5-f5 a2-a3 f5-f8 a3-a2 f8-i8\nd1-d2 f5-f2\n")
        .stderr(
            contains("2 games written as move lists")
                .and(contains("  the rule set (every game)\n"))
                .and(contains("  2 comments (escape)\n"))
                .and(contains("  1 variation (escape)\n"))
                .and(contains("  the result (every game)\n")),
        );
    for (to, name) in [("jsonl", "games.jsonl"), ("json", "games.json"), ("unibo", "unibo.tsv"), ("pgn", "games.pgn")] {
        let text = fs::read_to_string(sample(name)).expect("a sample");
        hnefi(&["convert", &source, "--to", to]).success().stdout(text);
    }
    hnefi(&["convert", &source, "--to", "jsonl"]).success().stderr("2 games written as game lines (one JSON object a line)\n");
    hnefi(&["convert", &source, "--to", "ludii"]).code(2).stderr(contains("Ludii trials are read, not written"));
    with_input(&["convert", "-", "--to", "unibo"], "d1-d2 f5-f2").code(2).stderr(contains("nobody says which side made it"));
}

#[test]
fn games_with_times_replay_and_keep_them_where_they_can() {
    for name in ["timed.jsonl", "timed.pgn", "timed.sgf", "timed.otg"] {
        hnefi(&["verify", &sample(name)]).success().stdout("1 games: 1 clean, 0 failed, 0 skipped\n").stderr("");
    }
    let lines = fs::read_to_string(sample("timed.jsonl")).expect("a sample");
    let pgn = fs::read_to_string(sample("timed.pgn")).expect("a sample");
    hnefi(&["convert", &sample("timed.jsonl"), "--to", "pgn"]).success().stdout(pgn.clone());
    hnefi(&["convert", &sample("timed.pgn"), "--to", "jsonl"]).success().stdout(lines.clone());
    hnefi(&["convert", &sample("timed.jsonl"), "--to", "unibo"]).success().stderr(
        contains("  the time control (on time)\n")
            .and(contains("  the clock after 4 moves (on time)\n"))
            .and(contains("  the time that 4 moves took (on time)\n")),
    );
    hnefi(&["convert", "--help"]).success().stdout(contains("- otg cannot hold: throws of the die, the time that moves took"));

    // Times that cannot be are told, and the game is judged by its moves.
    for (text, told) in [
        (lines.replace("56000]", "60001]"), "-:1: ply 4: the clock shows 0:01:00.001, which is more than the time control gives"),
        (lines.replace("[1200,", "[\"soon\","), "-:1: ply 1: `{\"left\":["),
        (pgn.replace("60 10/3", "40/7200"), "-:1: `40/7200` is not a time control"),
        (pgn.replace("0:00:56", "noon"), "-:1: ply 4: `[%clk noon]` is not a time"),
    ] {
        assert!(text != lines && text != pgn);
        with_input(&["verify", "-"], &text).success().stdout("1 games: 1 clean, 0 failed, 0 skipped\n").stderr(contains(told));
    }
}

#[test]
fn captures_and_position_are_worked_out_by_the_rules() {
    let list = "a4a3 f5f2 a3a2 e5f5";
    with_input(&["convert", "-", "--to", "jsonl", "--rules", RULES], list).success().stdout(
        contains(r#""rules":"tafl-simple-edge+tablut","moves":["a4-a3","f5-f2","a3-a2","e5-f5"],"position":"/"#)
            .and(contains(r#""captures":"all""#)),
    );
    with_input(&["convert", "-", "--to", "jsonl"], list)
        .success()
        .stdout("{\"rules\":\"\",\"moves\":[\"a4-a3\",\"f5-f2\",\"a3-a2\",\"e5-f5\"]}\n");
    with_input(&["convert", "-", "--to", "jsonl", "--rules", RULES], "a4a3 f5f2 a3b9")
        .success()
        .stderr(contains("what only the rules tell: it does not replay (ply 3: move `a3-b9`"));
}

#[test]
fn an_unreadable_game_is_left_out_and_reported() {
    with_input(&["convert", "-", "--to", "moves"], "d1-d2\nd1-d2 e3+e4\nf5-f2\n")
        .code(1)
        .stdout("d1-d2\nf5-f2\n")
        .stderr(contains("-, line 2, column 7: ply 2: `e3+e4` is not a move").and(contains("1 game could not be read")));
}

#[test]
fn nothing_is_written_over_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let target: PathBuf = folder.path().join("out.pgn");
    let target = target.to_str().expect("a plain path");
    let source = sample("games.jsonl");
    hnefi(&["convert", &source, "--to", "pgn", "-o", target]).success().stdout("");
    fs::write(target, "mine").expect("written");
    hnefi(&["convert", &source, "--to", "pgn", "-o", target])
        .code(2)
        .stderr(contains("is there already; use `--force` to overwrite it"));
    assert_eq!(fs::read_to_string(target).expect("read"), "mine");
    hnefi(&["convert", &source, "--to", "pgn", "-o", target, "--force"]).success();
    assert_eq!(fs::read_to_string(target).expect("read"), fs::read_to_string(sample("games.pgn")).expect("a sample"));
}

#[test]
fn rule_sets_become_opentafl_strings_and_back() {
    let output = hnefi(&["convert", "tafl-simple-edge+tablut", "--to", "opentafl-rules"]).success().get_output().stdout.clone();
    let string = String::from_utf8(output).expect("text");
    assert!(string.starts_with("dim:9 "), "{string}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    let file = file.to_str().expect("a plain path");
    with_input(&["convert", "-", "--to", "ruleset", "-o", file], &string).success();
    hnefi(&["perft", file, "--depth", "2"]).success().stdout("4400\n");
    with_input(&["convert", "-", "--to", "ruleset"], "d1-d2").code(2).stderr(contains("no OpenTafl rules string"));
}

#[test]
fn positions_become_opentafl_records_and_back() {
    let text = "/3ttt3/4t4/4T4/t3T3t/ttTTK1Ttt/t3T3t/4T4/4tT3/1t2tt3/ a -";
    let record = "/1t2tt3/4tT3/4T4/t3T3t/ttTTK1Ttt/t3T3t/4T4/4t4/3ttt3/\n";
    with_input(&["convert", "-", "--to", "opentafl-position"], text).success().stdout(record);
    let board = "/3ttt3/4t4/4T4/t3T3t/ttTTK1Ttt/t3T3t/4T4/4tT3/1t2tt3/\n";
    with_input(&["convert", "-", "--to", "position"], record).success().stdout(board);
    let game = r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"]}"#;
    with_input(&["convert", "-", "--to", "opentafl-position"], game).success().stdout(record);
    with_input(&["convert", "-", "--to", "position"], "/5/5/5/x4/5/\n").code(2).stderr(contains("-, line 1"));
    with_input(&["convert", "-", "--to", "position"], "d1-b1").code(2).stderr(contains("write a board such as `/3t3/…/`"));
}

#[test]
fn a_folder_takes_an_opentafl_file_for_each_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().to_str().expect("a plain path");
    let source = sample("games.jsonl");
    hnefi(&["convert", &source, "--to", "otg"])
        .code(2)
        .stderr(contains("hold one game each, and there are several").and(contains("-o FOLDER/")));
    hnefi(&["convert", &source, "--to", "otg", "-o", target])
        .success()
        .stderr(contains("2 games written as OpenTafl game files"));
    let file = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    // The second game is called `broken off`, which is no name for a file.
    hnefi(&["verify", &file("escape.otg"), &file("2.otg")]).success().stdout("2 games: 2 clean, 0 failed, 0 skipped\n");
    hnefi(&["convert", &source, "--to", "otg", "-o", target]).code(2).stderr(contains("is there already"));
    hnefi(&["convert", &source, "--to", "otg", "-o", &file("new/one/")]).success();
    hnefi(&["verify", &file("new/one/escape.otg")]).success();
    // A file of that name is none.
    hnefi(&["convert", &source, "--to", "otg", "-o", &file("escape.otg/")]).code(2).stderr(contains("cannot make the folder"));
}

#[cfg(unix)]
#[test]
fn waiting_for_input_can_be_interrupted() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    let mut hnefi = Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["verify", &sample("games.txt"), "-", "--format", "moves"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    // To wait for its end would close this, and it would end for that.
    let _nothing_to_read = hnefi.stdin.take();
    // That the first file is done shows that it now waits for the second.
    let mut told = BufReader::new(hnefi.stderr.take().expect("what it tells")).lines();
    assert!(told.next().expect("a line").expect("text").contains("2 games skipped"));
    let interrupt = format!("kill -INT {}", hnefi.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("a shell").success());
    assert_eq!(hnefi.wait().expect("it ends").code(), Some(130));
}

#[test]
fn refused_turns_of_a_log_are_reported() {
    hnefi(&["verify", &sample("log-ignored-turns.txt")])
        .success()
        .stdout("1 games: 1 clean, 0 failed, 0 skipped\n")
        .stderr(contains("log-ignored-turns.txt:1: refused and not played: null-null"));
}

#[test]
fn several_rules_strings_become_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().to_str().expect("a plain path");
    let strings = hnefi(&["convert", "brandubh-cyningstan", "fetlar", "copenhagen", "--to", "opentafl-rules"]).success();
    let strings = String::from_utf8(strings.get_output().stdout.clone()).expect("text");
    let source = folder.path().join("rules.otn").to_str().expect("a plain path").to_owned();
    fs::write(&source, &strings).expect("written");
    hnefi(&["convert", &source, "--to", "ruleset"])
        .code(2)
        .stderr(contains("3 different rules strings").and(contains("-o FOLDER/")));
    hnefi(&["convert", &source, "--to", "ruleset", "-o", target]).success().stderr(contains("3 rule-set files written"));
    let files: Vec<PathBuf> = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    let files: Vec<_> = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "toml")).collect();
    assert_eq!(files.len(), 3, "{files:?}");
    for file in files {
        hnefi(&["rules", "check", file.to_str().expect("a plain path")]).success();
    }
    // An untranslatable one is reported, and the others are written.
    fs::write(&source, strings.replace("surf:n", "surf:n dfor:b2,")).expect("written");
    hnefi(&["convert", &source, "--to", "ruleset", "-o", target, "--force"])
        .code(1)
        .stderr(contains("forts of the defenders").and(contains("1 rules strings are left out")));
}

#[test]
fn one_rules_string_goes_into_a_folder_too_and_games_that_cannot_be_read_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().join("out/").to_str().expect("a plain path").to_owned();
    let string = hnefi(&["convert", "brandubh-cyningstan", "--to", "opentafl-rules"]).success();
    let string = String::from_utf8(string.get_output().stdout.clone()).expect("text");
    with_input(&["convert", "-", "--to", "ruleset", "-o", &target], &string).success().stderr(contains("1 rule-set files"));
    let games = format!("[Event \"a\"]\n\n1. g5#g2\n\n[Event \"b\"]\n[Rules \"{}\"]\n\n1. a4a5\n", string.trim());
    with_input(&["convert", "-", "--to", "ruleset"], &games).code(1).stdout(contains("[rules")).stderr(contains("g5#g2"));
    // A text of many games is no folder.
    hnefi(&["convert", &sample("games.pgn"), "--to", "jsonl", "-o", &target]).code(2).stderr(contains("is a folder"));
}

#[test]
fn variations_as_deep_as_they_are_read_can_be_read_again() {
    let deep =
        |depth: usize| format!("[Rules \"tablut-murray\"]\n\n1. d1d2 {}{}\n", "(1. d1d2 ".repeat(depth), ")".repeat(depth));
    for to in ["jsonl", "json", "pgn", "sgf"] {
        let output = with_input(&["convert", "-", "--to", to], &deep(30)).success();
        let text = String::from_utf8(output.get_output().stdout.clone()).expect("text");
        with_input(&["verify", "-"], &text).success().stdout("1 games: 1 clean, 0 failed, 0 skipped\n");
    }
    with_input(&["verify", "-"], &deep(31)).code(1).stdout(contains("30 deep at most"));
}

#[test]
fn a_game_whose_id_no_file_can_have_is_called_by_its_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().to_str().expect("a plain path");
    let line = |id: &str| format!("{{\"id\":\"{id}\",\"rules\":\"tablut-murray\",\"moves\":[\"d1-d2\"]}}\n");
    let games: String = [&"x".repeat(300), "NUL", "com1", "my-game", "a/b"].iter().map(|id| line(id)).collect();
    with_input(&["convert", "-", "--to", "otg", "-o", target], &games).success();
    for name in ["1.otg", "2.otg", "3.otg", "my-game.otg", "5.otg"] {
        assert!(folder.path().join(name).is_file(), "{name}");
    }
}

#[test]
fn requested_rules_are_named_in_every_format() {
    let bad = "1. a1a2 d1d3\n";
    for to in ["jsonl", "json"] {
        with_input(&["convert", "-", "--rules", "copenhagen", "--to", to], bad)
            .success()
            .stdout(contains(r#"{"rules":"copenhagen","moves":["a1-a2","d1-d3"]"#))
            .stderr(contains("what only the rules tell: it does not replay"));
    }
    with_input(&["convert", "-", "--rules", "copenhagen", "--to", "pgn"], bad)
        .success()
        .stdout(contains("[Rules \"copenhagen\"]"));
    // The record's own rules are ignored.
    let line = r#"{"rules":"fetlar","moves":["d1-d3"]}"#;
    with_input(&["convert", "-", "--rules", "copenhagen", "--to", "jsonl"], line)
        .success()
        .stdout(contains(r#""rules":"copenhagen""#));
}

#[test]
fn a_game_may_be_laid_out_over_several_lines() {
    let pretty = "{\n    \"rules\": \"copenhagen\",\n    \"moves\": [\n        \"d1-d3\",\n        \"e5-e2\"\n    ]\n}\n";
    for (text, format) in [
        (pretty.to_owned(), "jsonl"),
        (pretty.to_owned(), "json"),
        (format!("[{pretty},{pretty}]"), "json"),
        (pretty.repeat(2), "jsonl"),
    ] {
        let games = text.matches("moves").count();
        let clean = format!("{games} games: {games} clean, 0 failed, 0 skipped\n");
        with_input(&["verify", "-"], &text).success().stdout(clean.clone());
        with_input(&["verify", "-", "--format", format], &text).success().stdout(clean);
    }
}

#[test]
fn games_of_other_programs_are_verified() {
    hnefi(&["verify", &sample("aagenielsendata.json")]).success().stdout("2 games: 2 clean, 0 failed, 0 skipped\n");
    for name in ["hnefatafl-org.json", "ftzm.json"] {
        hnefi(&["verify", &sample(name), "--rules", "copenhagen"]).success().stdout(contains(" 0 failed, 0 skipped"));
    }
    hnefi(&["convert", &sample("hnefatafl-org.json"), "--rules", "copenhagen", "--to", "pgn"])
        .success()
        .stdout(contains("[Result \"0-1\"]").and(contains("[End \"resigned\"]")));
}

/// Runs a command with limited address space.
#[cfg(target_os = "linux")]
fn bounded(arguments: &str) -> assert_cmd::assert::Assert {
    // The program itself takes some 90, and each thread has a stack of its own.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let kibibytes = (160 + 4 * cores) * 1024;
    let program = env!("CARGO_BIN_EXE_hnefi");
    let script = format!("ulimit -v {kibibytes}; exec {program} {arguments}");
    Command::new("sh").env("MALLOC_ARENA_MAX", "1").args(["-c", &script]).assert()
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    // 6 MB, which took 270 MB when a file was read as a whole.
    let moves = "a4-a3 f5-f2 a3-a2 e5-f5 a2-a3 f5-f8 a3-a2 f8-i8";
    let mut table = "id\twhite\tblack\tresult\tend\tmoves\n".to_owned();
    for id in 0..6_000 {
        table += &format!("{id}\tBo\tAda\tW\tboard\t{}\n", [moves; 20].join(" "));
    }
    let source = folder.path().join("games.tsv");
    fs::write(&source, &table).expect("written");
    let (source, target) = (source.display(), folder.path().join("games.jsonl"));
    bounded(&format!("verify {source}")).code(2).stderr(contains("6000 games skipped"));
    bounded(&format!("convert {source} --to jsonl -o {}", target.display())).success().stderr(contains("6000 games written"));
    assert_eq!(fs::read_to_string(&target).expect("written").lines().count(), 6_000);
    bounded(&format!("verify {}", target.display())).code(2).stderr(contains("6000 games skipped"));
}

#[test]
fn a_file_is_put_in_place_when_it_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().join("games.tsv");
    let target = target.to_str().expect("a plain path");
    // The second game cannot be written: the side of its moves is unknown.
    let games = "{\"rules\":\"copenhagen\",\"moves\":[\"d1-d3\"]}\n{\"rules\":\"\",\"moves\":[\"d1-d3\"]}\n";
    with_input(&["convert", "-", "--to", "unibo", "-o", target], games).code(2).stderr(contains("game 2"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}
