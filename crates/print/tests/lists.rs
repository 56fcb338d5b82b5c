//! Lists of what a game takes.

use hayro::hayro_syntax::Pdf;
use hnefi_messages::Language;
use hnefi_print::{Length, MakingList, Paper};
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::bibliography;

fn list(id: &str, cell: f64) -> MakingList {
    MakingList::for_cell(&Ruleset::named(id).expect("built in"), Length::from_millimetres(cell)).expect("in range")
}

#[test]
fn a_list_has_the_measures_of_the_board_and_of_every_kind_of_piece() {
    let text = list("berserk-9", 20.0).text(&[Language::ENGLISH]).replace('\u{a0}', " ");
    for line in [
        "What to buy, cast or cut: Berserk 9×9",
        "  188 mm by 188 mm, with 9 by 9 points 20 mm apart",
        "  12 + 2 attackers: square base of 14 mm, 15.4 mm high",
        "  7 + 2 defenders: square base of 14 mm, 15.4 mm high",
        "  1 + 1 defenders (N): square base of 14 mm, 17.5 mm high",
        "  4 + 1 attackers (c): square base of 14 mm, 17.5 mm high",
        "  1 + 1 king: base with five sides of 14 mm, 19.6 mm high",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}

#[test]
fn a_list_is_said_in_every_language() {
    let brandubh = list("brandubh-cyningstan", 25.0);
    let english = brandubh.text(&[Language::ENGLISH]);
    for language in Language::all() {
        let text = brandubh.text(&[language]);
        assert_eq!(text.lines().count(), english.lines().count(), "{text}");
        let pdf = || brandubh.document(Paper::A4, &[language]).expect("printed").pdf().expect("printed");
        assert!(pdf() == pdf(), "not the same bytes");
        assert_eq!(Pdf::new(pdf()).expect("a PDF").pages().len(), 1);
    }
    let all: Vec<Language> = Language::all().collect();
    assert!(brandubh.document(Paper::Letter, &all).expect("printed").svg_pages().len() > 1, "more than a page holds");
}

#[test]
fn materials_are_told_after_a_work_of_the_bibliography() {
    let text = list("brandubh-cyningstan", 25.0).text(&[Language::ENGLISH]);
    let (_, guild) = bibliography().find(|(id, _)| *id == "thomasguild-2020").expect("in the bibliography");
    assert!(text.trim_end().ends_with(&format!("Source: {}", guild.citation())), "{text}");
}

#[test]
fn lists_that_cannot_be_made_are_refused() {
    let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
    for cell in [5.9, 140.1] {
        assert!(MakingList::for_cell(&rules, Length::from_millimetres(cell)).is_err(), "{cell}");
    }
    let small: Paper = "150x300mm".parse().expect("paper");
    assert!(list("brandubh-cyningstan", 25.0).document(small, &[]).expect_err("too small").to_string().contains("200 by 150 mm"));
}
