//! Drawings of brandubh compared with those in `tests/golden`. `UPDATE_GOLDEN=1 cargo test -p hnefi-print --test golden` writes them anew.

use std::path::Path;

use hnefi_diagram::{Board, BoardStyle};
use hnefi_messages::Language;
use hnefi_print::{BoardPrint, Length, MakingList, PieceForm, PiecesPrint};
use hnefi_rulesets::Ruleset;

const CELL: Length = Length::from_millimetres(25.0);

fn brandubh() -> Ruleset {
    Ruleset::named("brandubh-cyningstan").expect("built in")
}

fn compare(name: &str, drawn: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, drawn).expect("written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    // Not `assert_eq`, which would print both.
    assert!(golden == drawn, "{name} is drawn differently: look at it, and write it anew with UPDATE_GOLDEN=1");
}

#[test]
fn boards_are_drawn_as_before() {
    for style in [BoardStyle::Manuscript, BoardStyle::Plain, BoardStyle::Woodcut, BoardStyle::Carved] {
        let print = BoardPrint::with_cell(Board::new(&brandubh()).style(style), CELL).expect("in range");
        compare(&format!("board-{style}.svg"), &print.svg(&[Language::ENGLISH]));
    }
}

#[test]
fn pieces_are_drawn_as_before() {
    // Labels are discs that have no back.
    for form in [PieceForm::Discs, PieceForm::Pyramids, PieceForm::Standups] {
        let print = PiecesPrint::for_cell(&brandubh(), CELL, form, BoardStyle::Manuscript).expect("in range");
        compare(&format!("pieces-{form}.svg"), &print.svg(&[Language::ENGLISH]));
    }
}

#[test]
fn what_a_game_takes_is_listed_as_before() {
    let list = MakingList::for_cell(&brandubh(), CELL).expect("in range");
    compare("list.txt", &list.text(&[Language::ENGLISH, Language::from_code("is").expect("a language")]));
}
