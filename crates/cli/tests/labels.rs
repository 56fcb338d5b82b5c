//! `hnefi datagen` and `hnefi train` as a user runs them.

use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;
use serde_json::Value;

const QUICK: [&str; 6] =
    ["datagen", "--rules=brandubh-cyningstan,magpie", "--nodes=60", "--label-nodes=40", "--games=40", "--out"];

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

#[test]
fn weights_fitted_to_labels_can_be_played_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (labels, weights) = (path("labels.jsonl"), path("weights"));
    hnefi(&[&QUICK[..], &[&labels]].concat()).success().stdout(contains("40 games, "));
    hnefi(&["train", &labels]).success().stdout(contains("error in men: nothing  before  fitted\ncorner-9 "));
    let printed = hnefi(&["train", &labels, "--json", "--out", &weights]).success().get_output().stdout.clone();
    let report: Value = serde_json::from_slice(&printed).expect("one object");
    assert!(report["family"] == "corner-9" && report["games"] == 40, "{report}");
    assert!(report["positions"].as_u64() > Some(500) && report["held_back"].as_u64() > Some(20), "{report}");
    let error = |name: &str| report[name].as_f64().expect("a number");
    assert!(error("error") > 0.0 && error("error_before") < error("error_knowing_nothing"), "{report}");
    let player = format!("weights:{weights},nodes:30,name:trained");
    hnefi(&["match", &player, "nodes:30", "--rules=magpie", "--games=2"]).success();
    // From the weights found, on labels of more games.
    let more = path("more.jsonl");
    hnefi(&[
        "datagen",
        "--rules=magpie",
        "--nodes=60",
        "--label-nodes=40",
        "--games=12",
        "--from",
        &weights,
        "--json",
        "--out",
        &more,
    ])
    .success()
    .stdout(contains("\"games\":12,").and(contains("\"interrupted\":false")));
    hnefi(&["train", &labels, &more, "--from", &weights]).success().stdout(contains("corner-9       52 "));
}

#[test]
fn killed_datagen_resumes_to_the_same_labels() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (whole, broken) = (path("whole.jsonl"), path("broken.jsonl"));
    hnefi(&[&QUICK[..], &[&whole]].concat()).success();
    let datagen = [&QUICK[..], &[&broken, "--concurrency=1"]].concat();
    let program = assert_cmd::cargo::cargo_bin("hnefi");
    let mut running = Process::new(program).args(&datagen).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("started");
    let text = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    while text(&broken).lines().count() < 4 && running.try_wait().expect("asked").is_none() {
        std::thread::yield_now();
    }
    running.kill().expect("SIGKILL");
    running.wait().expect("dead");
    assert!(text(&broken).lines().count() >= 4, "it died before anything was killed");
    hnefi(&datagen).success().stderr(contains("resuming after them"));
    assert_eq!(text(&broken), text(&whole));
}

#[test]
fn what_cannot_be_labelled_or_fitted_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let labels = path("labels.jsonl");
    hnefi(&["datagen", "--rules=tawlbwrdd-bell-dice", "--out", &labels]).code(2).stderr(contains("is played with a die"));
    hnefi(&["datagen", "--rules=magpie", "--games=1", "--nodes=30", "--label-nodes=30", "--out", &labels]).success();
    hnefi(&["datagen", "--rules=magpie", "--games=2", "--nodes=31", "--label-nodes=30", "--out", &labels])
        .code(2)
        .stderr(contains("is of another labelling: `magpie; nodes 30; "));
    let games = path("games.jsonl");
    std::fs::write(&games, "{\"rules\":\"magpie\",\"moves\":[]}\n").expect("a file of games");
    hnefi(&["train", &games]).code(2).stderr(contains("games.jsonl`, line 1: not the beginning of a labelling: "));
    std::fs::write(&games, "{\"labelling\":\"a\"}\n{\"game\":1,\"rules\":\"magpie\",\"labels\":[[\"/3/ a -\",3]]}\n")
        .expect("a file");
    hnefi(&["train", &games]).code(2).stderr(contains("games.jsonl`, line 2").and(contains("label 1: ")));
    std::fs::write(&games, "{\"labelling\":\"a\"}\n").expect("a file");
    hnefi(&["train", &games]).code(2).stderr(contains("there are no labels to fit to"));
}
