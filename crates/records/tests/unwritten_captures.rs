//! A game in which no move writes a capture says nothing of captures, in every format that may leave them out.

use hnefi_records::{Columns, Encoding, Format, Record, Rulebook, read, replay, write};

fn one(format: Format, text: &str) -> Record {
    read(format, text).expect(text).remove(0).record.expect(text)
}

/// The third move captures e2.
const MOVES: [&str; 4] = ["d1-d3", "e5-e2", "d3-d2", "f4-e4"];

#[test]
fn unwritten_captures_are_not_missed() {
    let copenhagen = hnefi_rulesets::Ruleset::named("copenhagen").expect("built in");
    let dashes = MOVES.join(" ");
    let plain = dashes.replace('-', "");
    for moves in [&dashes, &plain] {
        let table = format!("id\twhite\tblack\tresult\tend\tmoves\n1\ta\tb\t?\tunfinished\t{moves}\n");
        let database = format!("file\tvariant\twinner\tplies\tmoves\n1\tx\t\t4\t{moves}\n");
        for (format, text) in [
            (Format::MOVE_LIST, moves.clone()),
            (Format::PGN, format!("[Event \"?\"]\n\n1. {moves}\n")),
            (Format::table(Columns::Aagenielsen, Encoding::Tsv), table),
            (Format::table(Columns::Amarok, Encoding::Tsv), database),
            (Format::GAME_LINES, format!("{{\"rules\":\"\",\"moves\":{MOVES:?}}}")),
        ] {
            let record = one(format, &text);
            assert!(record.plies.iter().all(|ply| ply.captures.is_none()), "{format}: {text}");
            replay(&record, &copenhagen).unwrap_or_else(|difference| panic!("{format}: {difference}\n{text}"));
        }
    }
    // One capture that is written, and the moves with dashes say that they captured nothing.
    let difference = replay(&one(Format::MOVE_LIST, &format!("{dashes} c6-c5xa1")), &copenhagen).expect_err("e2 is captured");
    assert_eq!(difference.to_string(), "ply 3: move `d3-d2` captures e2, not nothing");
}

#[test]
fn derived_facts_are_written_in_game_lines() {
    let written = write(Format::GAME_LINES, &[one(Format::MOVE_LIST, &MOVES.join(" "))], &book("copenhagen")).expect("written");
    assert!(written.text.contains(r#""d3-d2xe2","f4-e4""#), "{}", written.text);
    assert!(written.text.contains(r#""captures":"all""#), "{}", written.text);
}

#[test]
fn an_unplayable_game_still_names_its_rules() {
    let written = write(Format::GAME_LINES, &[one(Format::MOVE_LIST, "a1-a2 d1-d3")], &book("copenhagen")).expect("written");
    assert!(written.text.starts_with(r#"{"rules":"copenhagen","moves":["a1-a2","d1-d3"]"#), "{}", written.text);
    assert_eq!(written.losses.len(), 1, "{:?}", written.losses);
}

fn book(rules: &str) -> Rulebook {
    Rulebook::new().always(hnefi_rulesets::Ruleset::named(rules).expect("built in"))
}
