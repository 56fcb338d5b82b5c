//! What players print, from the command line.

use assert_cmd::Command;
use predicates::str::contains;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

#[test]
fn the_ending_of_the_file_decides_the_format() {
    let folder = tempfile::tempdir().expect("a folder");
    for (what, name, start) in [
        ("board", "a.pdf", "%PDF"),
        ("board", "a.svg", "<svg "),
        ("pieces", "b.pdf", "%PDF"),
        ("pieces", "b.svg", "<svg "),
        ("pieces", "b.stl", "hnefi: pieces, in millimetres"),
        ("leaflet", "c.pdf", "%PDF"),
        ("poster", "d.pdf", "%PDF"),
        ("score", "e.pdf", "%PDF"),
        ("diagrams", "f.pdf", "%PDF"),
    ] {
        let path = folder.path().join(name);
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/guide/little-siege.toml");
        hnefi(&["print", what, own, "--language", "en,is", "-o", path.to_str().expect("text")]).success();
        assert!(std::fs::read(&path).expect("written").starts_with(start.as_bytes()), "{name}");
    }
}

#[test]
fn what_cannot_be_printed_is_bad_input() {
    for (arguments, reason) in [
        (&["board", "copenhagen", "-o", "a.png"][..], ".pdf, .svg"),
        (&["board", "copenhagen", "--marks", "all", "-o", "a.pdf"], "the folio draws 19 by 19 points"),
        (&["board", "copenhagen", "--cell", "25", "-o", "a.pdf"], "is not a length"),
        (&["board", "copenhagen", "--paper", "A9", "-o", "a.pdf"], "unknown paper"),
        (&["pieces", "copenhagen", "--form", "cones", "-o", "a.pdf"], "discs, pyramids, standups or labels"),
        (&["pieces", "copenhagen", "--piece", "1mm", "-o", "a.pdf"], "4mm to 100mm"),
        (&["leaflet", "copenhagen", "-o", "a.svg"], ".pdf"),
        (&["leaflet", "copenhagen", "--paper", "one", "-o", "a.pdf"], "a paper with a size"),
        (&["poster", "copenhagen", "--site", "example.org", "-o", "a.pdf"], "https://example.org"),
    ] {
        hnefi(&[&["print"], arguments].concat()).code(2).stderr(contains(reason));
    }
}
