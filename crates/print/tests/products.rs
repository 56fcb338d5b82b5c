//! Every board and all pieces, in every style and form, in two languages and on two papers: they are PDFs with the right number of pages, and
//! the same bytes every time.

use hayro::hayro_syntax::Pdf;
use hnefi_diagram::{Board, BoardStyle};
use hnefi_messages::Language;
use hnefi_print::{BoardPrint, Document, Length, Paper, PieceForm, PiecesPrint, piece_counts};
use hnefi_rules::{Kind, Piece, Side};
use hnefi_rulesets::Ruleset;

const STYLES: [BoardStyle; 4] = [BoardStyle::Manuscript, BoardStyle::Plain, BoardStyle::Woodcut, BoardStyle::Carved];
const FORMS: [PieceForm; 4] = [PieceForm::Discs, PieceForm::Pyramids, PieceForm::Standups, PieceForm::Labels];
const CELL: Length = Length::from_millimetres(25.0);

/// A rule set, its own file or built in, with how many pages it takes on A4 and on Letter: its board by hand, its board in any other style, its
/// pyramids and its pieces that stand.
struct Printed {
    rules: Ruleset,
    manuscript: [usize; 2],
    board: [usize; 2],
    pyramids: [usize; 2],
    standups: [usize; 2],
}

fn printed() -> Vec<Printed> {
    let named = |id| Ruleset::named(id).expect("built in");
    let alea = |id| Printed {
        rules: named(id),
        // The names of the evangelists need more room.
        manuscript: [9, 10],
        board: [7, 7],
        pyramids: [5, 6],
        standups: [4, 4],
    };
    let other = |rules, board, pyramids, standups| Printed { rules, manuscript: board, board, pyramids, standups };
    vec![
        alea("alea-walker-2015"),
        alea("alea-walker-2015+alea-murray"),
        alea("alea-walker-2015+alea-helmfrid-2-inferred"),
        other(named("tablut-murray"), [3, 3], [3, 3], [2, 2]),
        other(named("brandubh-cyningstan"), [1, 1], [2, 2], [2, 2]),
        other(named("copenhagen"), [5, 5], [3, 4], [3, 3]),
        other(court(), [5, 5], [4, 5], [3, 3]),
    ]
}

/// A rule set of 13 by 13 points with special men on both sides.
fn court() -> Ruleset {
    Ruleset::from_toml(include_str!("court-13.toml")).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// How many pages there are on A4 and on Letter, in either of two languages. Each paper is written as PDF in one of them, as that takes time.
fn pages(make: impl Fn(Paper, &[Language]) -> Document) -> [usize; 2] {
    let [english, icelandic] = ["en", "is"].map(|code| [code.parse::<Language>().expect("a language")]);
    let pdf = |paper, languages: &[Language]| make(paper, languages).pdf().expect("printed");
    [(Paper::A4, &english, &icelandic), (Paper::Letter, &icelandic, &english)].map(|(paper, written, other)| {
        let bytes = pdf(paper, written);
        if paper == Paper::A4 {
            assert!(bytes == pdf(paper, written), "not the same bytes");
        }
        let pages = Pdf::new(bytes).expect("a PDF").pages().len();
        for languages in [written, other] {
            assert_eq!(make(paper, languages).svg_pages().len(), pages);
        }
        pages
    })
}

#[test]
fn boards_are_printed_in_every_style() {
    for Printed { rules, manuscript, board, .. } in printed() {
        for style in STYLES {
            let print = BoardPrint::with_cell(Board::new(&rules).style(style), CELL).expect("in range");
            let counted = pages(|paper, languages| print.document(paper, languages).expect("printed"));
            assert_eq!(counted, if style == BoardStyle::Manuscript { manuscript } else { board }, "{} {style}", rules.id());
        }
    }
}

#[test]
fn pieces_are_printed_in_every_form() {
    for Printed { rules, pyramids, standups, .. } in printed() {
        for (form, wanted) in FORMS.into_iter().zip([[2, 2], pyramids, standups, [1, 1]]) {
            let print = PiecesPrint::for_cell(&rules, CELL, form, BoardStyle::Manuscript).expect("in range");
            let counted = pages(|paper, languages| print.document(paper, languages).expect("printed"));
            assert_eq!(counted, wanted, "{} {form}", rules.id());
            let one = print.document(Paper::One, &[Language::ENGLISH]).expect("printed");
            // Discs have a back.
            let wanted = if form == PieceForm::Discs { 2 } else { 1 };
            assert_eq!(one.svg_pages().len(), wanted, "{} {form}", rules.id());
        }
    }
}

#[test]
fn special_men_are_counted() {
    let counts: Vec<(Piece, usize)> = piece_counts(&court()).iter().map(|count| (count.piece, count.needed)).collect();
    let special = |side, kind| Piece::Special(side, kind);
    assert_eq!(
        counts,
        [
            (Piece::Attacker, 20),
            (Piece::Defender, 13),
            (special(Side::Defenders, Kind::Guard), 4),
            (special(Side::Defenders, Kind::Knight), 1),
            (special(Side::Attackers, Kind::Commander), 4),
            (Piece::King, 1)
        ]
    );
}
