//! `hnefi match` as a user runs it.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

/// The totals without what depends on the machine.
fn totals(arguments: &[&str]) -> Value {
    let printed = hnefi(&[arguments, &["--json"]].concat()).success().get_output().stdout.clone();
    let mut totals: Value = serde_json::from_slice(&printed).expect("JSON");
    for player in ["a", "b"] {
        totals[player]["ms_a_move"].take();
    }
    totals
}

const SMALL: [&str; 6] = ["match", "depth:2", "depth:1", "--rules", "brandubh-cyningstan", "--games=6"];

#[test]
fn a_match_is_printed_as_text_and_json() {
    hnefi(&SMALL).success().stdout(
        contains("A: depth:2\nB: depth:1\n6 games: A +")
            .and(contains("Elo "))
            .and(contains("attackers +"))
            .and(contains("plies a game")),
    );
    let totals = totals(&SMALL);
    assert_eq!((&totals["games"], &totals["stopped"]), (&6.into(), &"all-played".into()));
    assert_eq!(totals["a"]["name"], "depth:2");
    assert!(totals["b"]["nodes_a_move"].as_f64().is_some_and(|nodes| nodes > 0.0));
}

#[test]
fn an_interrupted_match_resumes_and_verifies() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let file = file.to_str().expect("a plain path");
    let with_file = [&SMALL[..], &["--out", file, "--scores", "--concurrency=2"]].concat();
    totals(&[&with_file[..5], &with_file[6..], &["--games=3"]].concat());
    assert_eq!(std::fs::read_to_string(file).expect("games").lines().count(), 4, "an odd number is rounded up");
    hnefi(&with_file).success().stderr(contains("has 4 games of this match; resuming after them"));
    assert_eq!(totals(&with_file), totals(&SMALL));
    hnefi(&["verify", file]).success().stdout("6 games: 6 clean, 0 failed, 0 skipped\n");
    hnefi(&[&with_file[..], &["--seed=2"]].concat())
        .code(2)
        .stderr(contains("a game of another match: `depth:2; depth:1; seed 1;"));
}

/// What a file is called is not what it says: with other openings, rules or weights it is another match.
#[test]
fn a_match_does_not_resume_with_other_contents_of_its_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (openings, rules, weights) = (path("openings"), path("own.toml"), path("weights"));
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tablut-murray.toml");
    let own = std::fs::read_to_string(own).expect("a file");
    let games = ["match", "nodes:60", "nodes:60", "--rules=brandubh-cyningstan", "--games=20", "--out", &path("fitted-to")];
    hnefi(&games).success();
    hnefi(&["fit", &path("fitted-to"), "--keep-order", "--out", &weights]).success();
    let file = format!("{weights}/corner-9.toml");
    let fitted = std::fs::read_to_string(&file).expect("weights");
    let opening = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -\n";
    std::fs::write(&rules, &own).expect("written");
    let weighted = format!("weights:{weights},nodes:40");
    for (number, (more, changed, before, after)) in [
        (
            vec!["nodes:40", "--rules=brandubh-cyningstan", "--openings", &*openings],
            &openings,
            opening,
            format!("{opening}{opening}"),
        ),
        (vec!["nodes:40", "--rules", &*rules], &rules, own.as_str(), format!("{own}\n# changed\n")),
        (vec![&*weighted, "--rules=brandubh-cyningstan"], &file, fitted.as_str(), format!("{fitted}\n# changed\n")),
    ]
    .into_iter()
    .enumerate()
    {
        let out = path(&format!("games-{number}"));
        let played = [&["match", "nodes:30", more[0], "--games=2", "--max-plies=20", "--out", &out], &more[1..]].concat();
        std::fs::write(changed, before).expect("written");
        hnefi(&played).success();
        hnefi(&played).success().stderr(contains("has 2 games of this match"));
        std::fs::write(changed, after).expect("written");
        hnefi(&played).code(2).stderr(contains("a game of another match"));
        std::fs::write(changed, before).expect("written");
        hnefi(&played).success();
    }
}

#[test]
fn a_test_stops_the_match_and_sets_the_status() {
    let test = ["--sprt", "0", "300", "--rules=brandubh-cyningstan"];
    hnefi(&[&["match", "depth:3", "level:1"], &test[..]].concat())
        .success()
        .stdout(contains("decided: A is stronger by more than 0"));
    hnefi(&[&["match", "level:1", "depth:3"], &test[..]].concat()).code(1).stdout(contains("decided: A is not stronger by 300"));
    hnefi(&["match", "level:1", "level:2", "--sprt", "10", "0"]).code(2).stderr(contains("the lower first"));
}

#[test]
fn two_openings_decide_no_test_by_their_copies() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("openings");
    std::fs::write(&file, "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -\n/3t3/2t4/3T3/ttTKTtt/3T3/3t3/3t3/ d -\n").expect("written");
    let file = file.to_str().expect("a plain path");
    let two = ["match", "nodes:300", "nodes:40", "--rules=brandubh-cyningstan", "--openings", file, "--sprt", "0", "50"];
    hnefi(&two)
        .success()
        .stdout(contains("\n4 games: ").and(contains("stopped: no more openings give other games")).and(contains("not decided")));
    let totals = totals(&two);
    assert_eq!((&totals["stopped"], &totals["copies"]), (&"nothing-new".into(), &0.into()));
    // With a clock the openings are used again; an identical game is counted once.
    let untouched = ["match", "nodes:300", "nodes:40", "--rules=brandubh-cyningstan", "--openings-plies=0", "--games=100"];
    hnefi(&untouched).success().stdout(contains("20 more pairs are copies of these 1, move for move, and count for nothing"));
}

#[test]
fn another_test_on_games_already_seen_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let file = file.to_str().expect("a plain path");
    let of = |more: &[&str]| hnefi(&[&SMALL[..], &["--out", file], more].concat());
    of(&["--sprt", "0", "900"]).stdout(contains("(as the test stops)"));
    of(&["--sprt", "0", "700"]).code(2).stderr(contains("was started with the test `SPRT 0 900 (Elo), alpha 0.05, beta 0.05`"));
    of(&[]).success().stderr(contains("which is given up"));
    let plain = folder.path().join("plain.jsonl");
    let plain = plain.to_str().expect("a plain path");
    hnefi(&[&SMALL[..], &["--out", plain]].concat()).success();
    hnefi(&[&SMALL[..], &["--out", plain, "--sprt", "0", "900"]].concat())
        .stderr(contains("6 of them were played without a test"));
}

#[test]
fn bad_matches_are_refused_with_the_right_form() {
    for (arguments, says) in [
        (&["match", "engine", "level:1"][..], "nobody says how long `engine` may think: write `--time 100ms`"),
        (&["match", "level:9", "level:1"], "`9` is not a level"),
        (&["match", "engine", "engine", "--time", "5"], "--time: `5` is not a time"),
        (&["match", "level:1", "level:2", "--rules", "tablut-murry"], "did you mean `tablut-murray`?"),
        (&["match", "level:1", "level:2", "--openings", "no-such-file"], "cannot read `no-such-file`"),
        (&["match", "level:1", "level:2", "--openings", "file", "--balanced"], "cannot be used with"),
    ] {
        hnefi(arguments).code(2).stderr(contains(says));
    }
}

/// The engine as a program and the engine in process search the same positions and play the same moves, on every kind of turn: under a die, with
/// turns of several moves, where repetition is forbidden.
#[test]
fn the_engine_plays_alike_as_a_program_and_in_process() {
    let program = assert_cmd::cargo::cargo_bin("hnefi");
    let program = format!("ugi:'{}' engine", program.display());
    let rules = "--rules=brandubh-cyningstan,tawlbwrdd-bell-dice,berserk,copenhagen";
    let totals =
        totals(&["match", &program, "engine,hash:16", "--a-option=Hash=16", "--nodes=300", rules, "--games=8", "--max-plies=60"]);
    assert_eq!(totals["games"], 8);
    for figure in ["moves", "nodes_a_move", "depth"] {
        assert_eq!(totals["a"][figure], totals["b"][figure], "{figure}: {totals}");
    }
    let (attacking, defending) = (&totals["attacking"], &totals["defending"]);
    assert_eq!((&attacking["won"], &attacking["lost"]), (&defending["lost"], &defending["won"]));
    for player in ["a", "b"] {
        assert_eq!((&totals[player]["faults"], &totals[player]["time_losses"]), (&serde_json::json!({}), &0.into()));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_does_not_fit_is_refused() {
    let program = assert_cmd::cargo::cargo_bin("hnefi");
    for (arguments, says) in [
        (
            "match hash:60000,nodes:5 level:1",
            "a transposition table of 60000 MB does not fit into memory: write a smaller `hash`",
        ),
        ("solve brandubh-cyningstan --hash 60000", "a table of 60000 MB does not fit into memory: give a smaller `--hash`"),
    ] {
        let limited = format!("ulimit -v 8000000; exec '{}' {arguments}", program.display());
        Command::new("sh").args(["-c", &limited]).assert().code(2).stderr(contains(says));
    }
}

#[cfg(unix)]
#[test]
fn faults_are_reported_and_too_many_end_the_match() {
    hnefi(&[
        "match",
        "nodes:10,ugi:sh -c 'echo no thanks >&2; exit 7'",
        "level:1",
        "--rules=brandubh-cyningstan",
        "--concurrency=1",
    ])
    .code(2)
    .stdout(contains("6 games: A +0 =0 -6 (0.0 %)").and(contains("6 lost by fault (crashed)")))
    .stderr(contains("game 1: A (").and(contains("exit status: 7; its last words: no thanks")).and(contains("6 games in a row")));
    hnefi(&["match", "./no-such-program", "level:1", "--nodes=5"]).code(2).stderr(contains("cannot start `./no-such-program`"));
    hnefi(&["match", "level:2", "level:1", "--a-option", "Hash=5"]).code(2).stderr(contains("only programs have options"));
}

/// Interrupted while a program hangs: the totals are printed, and the program is gone.
#[cfg(unix)]
#[test]
fn an_interrupted_match_prints_totals() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().expect("a folder");
    for (number, signal) in ["INT", "TERM"].into_iter().enumerate() {
        let pids = folder.path().join(number.to_string());
        let hangs = format!("nodes:10,ugi:sh -c 'echo $$ >> {}; exec sleep 1000'", pids.display());
        let program = assert_cmd::cargo::cargo_bin("hnefi");
        let arguments = ["match", "level:1", &hangs, "--rules=brandubh-cyningstan"];
        let running = Command::new(program).args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let running = running.expect("a match");
        let started = || std::fs::read_to_string(&pids).unwrap_or_default();
        // One process to see whether it can be started is ended at once; those that play come after it.
        let plays = || started().lines().any(is_running);
        while !plays() {
            std::thread::yield_now();
        }
        let interrupt = format!("kill -{signal} {}", running.id());
        assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("a shell").success());
        let output = running.wait_with_output().expect("it ends");
        let printed = String::from_utf8(output.stdout).expect("text");
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(printed.contains("0 games: A +0 =0 -0"), "{signal}: {printed}{told}");
        assert!(told.contains("interrupted: "), "{signal}: {told}");
        assert_eq!(output.status.code(), Some(130), "{signal}");
        let until = std::time::Instant::now() + std::time::Duration::from_secs(10);
        while plays() {
            assert!(std::time::Instant::now() < until, "a program is left: {}", started());
            std::thread::yield_now();
        }
    }
}

/// Whether a process is running. An ended one that has not been waited for is still listed, as a zombie.
#[cfg(unix)]
fn is_running(pid: &str) -> bool {
    match std::fs::read_to_string(format!("/proc/{pid}/stat")) {
        Ok(state) => !state.contains(") Z"),
        Err(_) => {
            let listed = std::process::Command::new("sh").args(["-c", "kill -0 \"$0\" 2>/dev/null", pid]).status();
            listed.expect("a shell").success()
        }
    }
}

/// Killed during games and resumed to the end: the totals are those of an uninterrupted match.
#[cfg(unix)]
#[test]
fn a_killed_match_resumes_to_the_same_totals() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let arguments =
        ["match", "nodes:3000", "nodes:1000", "--rules=brandubh-cyningstan,tablut-murray", "--games=12", "--concurrency=2"];
    let with_file = [&arguments[..], &["--out", file.to_str().expect("a plain path")]].concat();
    let lines = || std::fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    for kill_at in [1, 4, 7] {
        let program = assert_cmd::cargo::cargo_bin("hnefi");
        let mut running =
            Command::new(program).args(&with_file).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a match");
        while lines() < kill_at && running.try_wait().expect("it runs").is_none() {
            std::thread::yield_now();
        }
        running.kill().expect("killed");
        running.wait().expect("it ends");
    }
    assert!(lines() < 12, "it was killed before its end");
    // The last game had begun to be written.
    let mut text = std::fs::read_to_string(&file).expect("games");
    text.push_str("{\"id\":\"9.1\",\"rules\":\"brand");
    std::fs::write(&file, text).expect("written");
    assert_eq!(totals(&with_file), totals(&arguments));
}

#[test]
fn weights_are_fitted_to_the_games_of_a_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (games, weights, bad) = (path("games.jsonl"), path("weights"), path("bad.jsonl"));
    let quick = ["match", "nodes:60,name:a", "nodes:60,name:b", "--rules=brandubh-cyningstan", "--games=20", "--scores"];
    hnefi(&[&quick[..], &["--out", &games]].concat()).success();
    let printed = hnefi(&["fit", &games, "--json", "--out", &weights]).success().get_output().stdout.clone();
    let report: Value = serde_json::from_slice(&printed).expect("one object");
    assert!(report["family"] == "corner-9" && report["games"] == 20 && report["positions"].as_u64() > Some(50), "{report}");
    let file = std::fs::read_to_string(folder.path().join("weights/corner-9.toml")).expect("a file");
    assert!(file.contains("\n[attackers-to-move]\ntempo = [") && file.contains("\n[defenders-moves]\nfrom = ["), "{file}");
    let printed = hnefi(&["fit", &games, "--json", "--far-sight=1", "--keep-order"]).success().get_output().stdout.clone();
    let kept: Value = serde_json::from_slice(&printed).expect("one object");
    assert!(
        kept["moves_loss"].is_null() && report["moves_loss"].is_f64() && kept["loss_before"] != report["loss_before"],
        "{kept}"
    );
    let again = ["fit", &games, "--json", "--keep-order", "--from", &weights];
    let again: Value = serde_json::from_slice(&hnefi(&again).success().get_output().stdout.clone()).expect("one object");
    assert!(again["loss_before"].is_f64() && again["loss_before"] != report["loss_before"], "{again}");
    // Held where it began, a fit gives back the weights that it was given.
    let held = path("held");
    hnefi(&["fit", &games, "--keep-order", "--from", &weights, "--ridge=1e12", "--out", &held]).success();
    let numbers = |folder: &str| -> Vec<i32> {
        let file = std::fs::read_to_string(format!("{folder}/corner-9.toml")).expect("a file");
        let lists = file.lines().filter(|line| line.contains(" = ["));
        let numbers = lists.flat_map(|line| line.split(['[', ']', ',']).skip(1)).filter_map(|number| number.trim().parse().ok());
        numbers.collect()
    };
    let (given, held) = (numbers(&weights), numbers(&held));
    assert_eq!(given.len(), held.len());
    assert!(given.iter().zip(&held).all(|(a, b)| a.abs_diff(*b) <= 1), "{given:?}\n{held:?}");
    hnefi(&["fit", &games, "--from", &path("nowhere")]).code(2).stderr(contains("nowhere"));
    hnefi(&["fit", &games, "--far-sight=1.1"]).code(2).stderr(contains("`1.1` is not a number from 0 to 1"));
    std::fs::write(&bad, "{}\n").expect("written");
    hnefi(&["fit", &bad]).code(2).stderr(contains("bad.jsonl`, line 1"));
    let lost_by_the_clock =
        "{\"rules\":\"brandubh-cyningstan\",\"moves\":[\"d1-c1\"],\"result\":\"defenders\",\"tags\":{\"end\":\"timeout\"}}";
    let never_played = "{\"rules\":\"brandubh-cyningstan\",\"moves\":[\"d1-a7\"],\"result\":\"defenders\"}";
    let crashed = lost_by_the_clock.replace("\"end\":\"timeout\"", "\"end\":\"unstated\",\"fault\":\"it ended\"");
    std::fs::write(&bad, format!("{crashed}\n")).expect("written");
    hnefi(&["fit", &bad]).code(2).stderr(contains("line 1: lost by a fault").and(contains("there are no usable games")));
    std::fs::write(&bad, format!("{lost_by_the_clock}\n{never_played}\n{crashed}\n")).expect("written");
    let left_out = "3 games left out; the first: `";
    hnefi(&["fit", &games, &bad]).success().stderr(contains(left_out).and(contains("line 1: lost by the clock")));
    hnefi(&["fit", &bad]).code(2).stderr(contains(left_out).and(contains("there are no usable games")));
    // Of two games none is held back, and there is no loss on them.
    let two: String =
        std::fs::read_to_string(&games).expect("games").lines().take(2).map(|line| line.to_owned() + "\n").collect();
    std::fs::write(&bad, two).expect("written");
    hnefi(&["fit", &bad, "--keep-order"]).success().stdout(contains("  0              -       -       -\n"));
}

#[cfg(unix)]
#[test]
fn a_silent_program_is_not_waited_for_in_silence() {
    // It accepts every command and never answers.
    hnefi(&[
        "match",
        "ugi:tail -f /dev/null",
        "nodes:20",
        "--rules",
        "brandubh-cyningstan",
        "--nodes",
        "20",
        "--games",
        "2",
        "--patience",
        "400ms",
    ])
    .stderr(contains("waiting for `ugiok` from `tail`, 0.4 s at most"));
}
