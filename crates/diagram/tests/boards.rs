//! Tests of boards to be made.

use hnefi_diagram::{Board, BoardMarks, BoardStyle, Grid, ShownStart, piece_shapes};
use hnefi_rules::{Kind, Piece, Side};
use hnefi_rulesets::Ruleset;

const STYLES: [BoardStyle; 4] = [BoardStyle::Manuscript, BoardStyle::Plain, BoardStyle::Woodcut, BoardStyle::Carved];

fn rules(id: &str) -> Ruleset {
    Ruleset::named(id).expect("built in")
}

#[test]
fn boards_of_every_size_can_be_drawn_in_every_style() {
    for id in ["brandubh-cyningstan", "foteviken-9", "copenhagen", "tyr-commanders-15", "alea-walker-2015+alea-murray"] {
        let rules = rules(id);
        for style in STYLES {
            for grid in [Grid::Lines, Grid::Squares] {
                let board = Board::new(&rules).style(style).grid(grid).start(ShownStart::Letters).coordinates(true);
                let svg = board.svg(25.0, "title", "description");
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{id} {style} {grid}");
                assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count(), "{id} {style} {grid}");
                let edge = (40.0 * board.edge()).round();
                assert!(
                    svg.contains(&format!("<g class=\"board\" transform=\"translate({edge} {edge})\">")),
                    "{id} {style} {grid}"
                );
                let side = board.side() as f32;
                for shape in board.shapes(1.0) {
                    let bounds = shape.path.bounds();
                    let within = bounds.left() >= 0.0 && bounds.top() >= 0.0 && bounds.right() <= side && bounds.bottom() <= side;
                    assert!(within, "{id} {style} {grid}: {bounds:?}");
                }
            }
        }
    }
}

/// The styles that draw each mark by itself draw all marks that the layout has.
#[test]
fn camps_throne_and_corners_are_drawn() {
    for (id, camps, corners) in
        [("foteviken-9", 16, 0), ("copenhagen", 0, 4), ("brandubh-cyningstan", 0, 4), ("alea-walker-2015", 0, 16 + 4)]
    {
        for style in [BoardStyle::Woodcut, BoardStyle::Carved] {
            let board = Board::new(&rules(id)).style(style).marks(BoardMarks::Play).expect("for any board");
            let marks = board.svg(25.0, "", "").matches("class=\"mark\"").count();
            assert_eq!(marks, camps + corners + 1, "{id} {style}");
            let bare = board.marks(BoardMarks::None).expect("for any board").svg(25.0, "", "");
            assert_eq!(bare.matches("class=\"mark\"").count(), 0, "{id} {style}");
        }
    }
}

#[test]
fn a_board_is_drawn_alike_every_time() {
    for style in STYLES {
        let svg = || Board::new(&rules("tablut-murray")).style(style).svg(25.0, "", "");
        assert_eq!(svg(), svg(), "{style}");
    }
}

#[test]
fn styles_are_read_as_they_are_written() {
    for style in STYLES {
        assert_eq!(style.to_string().parse(), Ok(style));
    }
    let unknown = "etched".parse::<BoardStyle>().unwrap_err().to_string();
    assert_eq!(unknown, "unknown style `etched`: choose manuscript, plain, woodcut or carved");
}

#[test]
fn pieces_stay_within_their_discs() {
    let special = Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind)));
    for piece in [Piece::Attacker, Piece::Defender, Piece::King].into_iter().chain(special) {
        for style in STYLES {
            for shape in piece_shapes(piece, 1.0, style) {
                let (bounds, line) = (shape.path.bounds(), shape.line.map_or(0.0, |line| line.width / 2.0));
                let reach = bounds.width().max(bounds.height()) / 2.0 + line;
                // A disc is 0.06 wider than its drawing's cell.
                assert!(reach < 0.53, "{piece:?} {style}: {reach}");
            }
        }
    }
}
