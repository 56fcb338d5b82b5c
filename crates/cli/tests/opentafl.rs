//! The engine of OpenTafl's protocol and its host, against each other: two processes that must see the same board in every position.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("built").args(arguments).assert()
}

#[test]
fn the_engine_plays_whole_games_for_opentaflers() {
    let engine = format!("opentafl:'{}' engine --protocol opentafl --time 5ms", env!("CARGO_BIN_EXE_hnefi"));
    let clocked = format!("name:clocked,clock:60s,{engine}");
    for (player, rules) in [(engine.as_str(), "brandub-opentafl"), (&clocked, "brandubh-wtf")] {
        let arguments =
            ["match", player, "nodes:200", "--rules", rules, "--games", "2", "--max-plies", "16", "--concurrency", "1", "--json"];
        let output = hnefi(&arguments).success().get_output().stdout.clone();
        let totals: Value = serde_json::from_slice(&output).expect("one object");
        assert_eq!(totals["games"], 2, "{totals}");
        assert_eq!(totals["a"]["faults"], serde_json::json!({}), "{totals}");
    }
}

#[test]
fn what_does_not_go_with_the_protocol_is_refused() {
    for (arguments, says) in [
        (&["engine", "fetlar", "--protocol", "opentafl"][..], "OpenTafl sends the rules itself"),
        (&["engine", "--time", "1s"], "`--time` needs `--protocol opentafl`"),
        (&["engine", "--protocol", "opentafl", "--time", "1"], "`1` is not a time"),
        (&["engine", "--protocol", "uci"], "possible values: ugi, opentafl"),
    ] {
        hnefi(arguments).code(2).stderr(predicate::str::contains(says));
    }
}

#[test]
fn the_end_of_input_ends_a_running_search() {
    let rules = "rules dim:7 name:Brandubh ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let mut engine = Command::cargo_bin("hnefi").expect("built");
    let engine = engine.args(["engine", "--protocol", "opentafl", "--time", "1h"]);
    // The move is no longer awaited, so none is sent.
    engine.write_stdin(format!("{rules}\nplay attackers\n")).assert().success().stdout("hello\n");
    let mut engine = Command::cargo_bin("hnefi").expect("built");
    let engine = engine.args(["engine", "--protocol", "opentafl"]);
    let told = "hello\nerror 0 `play white` cannot be read: write `play attackers` or `play defenders`\n";
    engine.write_stdin("play white\ngoodbye\n").assert().success().stdout(told);
}
