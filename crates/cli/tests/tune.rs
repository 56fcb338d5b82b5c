//! `hnefi tune` as a user runs it.

use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use predicates::str::contains;
use serde_json::Value;

const QUICK: [&str; 6] = ["tune", "--rules=brandubh-cyningstan,magpie", "--nodes=30", "--games=30", "--max-plies=60", "--out"];

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

fn found(arguments: &[&str]) -> Value {
    let printed = hnefi(&[arguments, &["--json"]].concat()).success().get_output().stdout.clone();
    serde_json::from_slice(&printed).expect("one object")
}

#[test]
fn weights_tuned_by_games_can_be_played_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a plain path");
    let tune = [&QUICK[..], &[out]].concat();
    hnefi(&tune).success().stdout(contains("corner-9: 30 games, written to `"));
    let report = found(&tune);
    assert!(report["family"] == "corner-9" && report["games"] == 30 && report["interrupted"] == false, "{report}");
    assert!(report["weights"].as_array().is_some_and(|weights| weights.iter().any(|w| w["before"] != w["after"])), "{report}");
    let player = format!("weights:{out},nodes:30,name:tuned");
    hnefi(&["match", &player, "nodes:30", "--rules=magpie", "--games=2"]).success();
    hnefi(&[&tune[..], &["--seed=2"]].concat())
        .code(2)
        .stderr(contains("is of another tuning: `brandubh-cyningstan magpie; nodes 30"));
}

#[test]
fn a_killed_tuning_resumes_to_the_same_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (whole, broken) = (path("whole"), path("broken"));
    let weights = |report: Value| report["weights"].clone();
    let expected = weights(found(&[&QUICK[..], &[&whole]].concat()));
    let tune = [&QUICK[..], &[&broken, "--concurrency=1"]].concat();
    let program = assert_cmd::cargo::cargo_bin("hnefi");
    let mut running = Process::new(program).args(&tune).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("started");
    let journal = folder.path().join("broken/tuning.jsonl");
    let rounds = || std::fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    while rounds() < 4 && running.try_wait().expect("asked").is_none() {
        std::thread::yield_now();
    }
    running.kill().expect("SIGKILL");
    running.wait().expect("dead");
    assert!(rounds() >= 4, "it died before anything was killed");
    assert_eq!(weights(found(&tune)), expected);
}

#[test]
fn what_cannot_be_tuned_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a plain path");
    hnefi(&["tune", "--rules=magpie,tablut-murray", "--out", out]).code(2).stderr(contains("tune one family at a time"));
    hnefi(&["tune", "--rules=magpie", "--shake=0", "--out", out]).code(2).stderr(contains("`0` is not a number above 0"));
}
