//! Pictures on the command line.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

#[test]
fn the_ending_of_the_file_decides_the_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let draw = |name: &str, more: &[&str]| {
        let path = file(name);
        hnefi(&[&["diagram", "brandubh-cyningstan", "-o", path.to_str().expect("text")], more].concat())
    };
    draw("a.svg", &[]).success();
    draw("a.PNG", &["--size", "100"]).success();
    draw("a.html", &["--moves", "a4-a5"]).success();
    draw("a.picture", &["--format", "png"]).success();
    let bytes = |name: &str| std::fs::read(file(name)).expect("written");
    assert!(bytes("a.svg").starts_with(b"<svg "));
    assert!(bytes("a.PNG").starts_with(b"\x89PNG") && bytes("a.picture").starts_with(b"\x89PNG"));
    assert!(String::from_utf8_lossy(&bytes("a.html")).contains("\"moves\":[\"a4-a5\"]"));
    draw("b.html", &["--mark", "a1"]).code(2).stderr(contains("are for pictures"));
    draw("a.gif", &[]).code(2).stderr(contains("svg, png or html").and(contains("a.gif")));
    draw("a.svg", &[]).code(2).stderr(contains("is there already"));
    draw("a.svg", &["--force", "--theme", "print"]).success();
    assert!(!String::from_utf8_lossy(&bytes("a.svg")).contains("#f6ecd3"));
}

#[test]
fn moves_arrows_and_marks_are_drawn() {
    let moves = ["--moves", "a4-a5", "d3-c3", "--arrow", "d4-d3", "a5-a6:wrong", "--mark", "g1"];
    hnefi(&[&["diagram", "brandubh-cyningstan", "--no-coordinates", "--flip"][..], &moves].concat())
        .success()
        .stdout(contains("Last move: d3-c3. Arrow: d4-d3. Not: a5-a6. Marked: g1.").and(contains("viewBox=\"0 0 292 292\"")));
    hnefi(&["diagram", "brandubh-cyningstan", "--moves", "a4-a5,d3-c3", "--at", "0,2"])
        .success()
        .stdout(contains("Brandubh, Cyningstan: 2 positions"));
}

#[test]
fn what_cannot_be_drawn_is_bad_input() {
    for (arguments, reason) in [
        (&["--moves", "a4-c4"][..], "ply 1"),
        (&["--mark", "h1"], "h1 is not on this board"),
        (&["--mark", "x"], "is not a point"),
        (&["--arrow", "a1-a1"], "leads nowhere"),
        (&["--theme", "neon"], "unknown theme `neon`"),
        (&["--at", "1"], "there is no position after 1 plies: 0 were played"),
        (&["--size", "9999"], "16 to 8192"),
        (&["--position", "/3/"], "position"),
    ] {
        hnefi(&[&["diagram", "brandubh-cyningstan"], arguments].concat()).code(2).stderr(contains(reason));
    }
}
