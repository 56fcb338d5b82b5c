//! Tests of complete pictures.

use hnefi_diagram::{Arrow, Diagram, LARGEST, Sheet, SheetError, Theme};
use hnefi_rules::{Game, Position};
use hnefi_rulesets::Ruleset;

fn rules(id: &str) -> Ruleset {
    Ruleset::named(id).expect("built in")
}

fn start(id: &str) -> Diagram {
    let rules = rules(id);
    Diagram::new(&rules, &Position::start(&rules))
}

/// Width, height and the pixels as red, green, blue, alpha.
fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let map = tiny_skia::Pixmap::decode_png(png).expect("a PNG image");
    (map.width(), map.height(), map.data().to_vec())
}

#[test]
fn every_rule_set_can_be_drawn_with_all_its_pieces() {
    for id in Ruleset::catalogue() {
        let (rules, sheet) = (rules(id), Sheet::of(start(id)));
        for theme in Theme::ALL {
            let svg = sheet.svg(500, theme).expect("a picture");
            assert_eq!(svg.matches("<use ").count(), rules.layout().pieces.len(), "{id}");
            assert!(svg.contains(" width=\"500\" height=\"500\""), "{id}");
            for (opened, closed) in [("<g", "</g>"), ("<svg ", "</svg>"), ("<defs", "</defs>")] {
                assert_eq!(svg.matches(opened).count(), svg.matches(closed).count(), "{id}: {opened}");
            }
            assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("style"), "{id}");
        }
        let drawn = svg_ids(&sheet.svg(500, Theme::Print).expect("a picture"));
        assert!(drawn.0.is_subset(&drawn.1), "{id}: a piece without its drawing");
    }
}

/// The ids that are used, and those that there are.
fn svg_ids(svg: &str) -> (std::collections::BTreeSet<String>, std::collections::BTreeSet<String>) {
    let after = |mark: &str| svg.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
    (after("xlink:href=\"#"), after("<g id=\""))
}

#[test]
fn pixels_show_the_pieces() {
    let (width, height, data) = pixels(&Sheet::of(start("brandubh-cyningstan")).png(340, Theme::Parchment).expect("a picture"));
    assert_eq!((width, height), (340, 340));
    let at = |x: u32, y: u32| {
        let index = ((y * width + x) * 4) as usize;
        [data[index], data[index + 1], data[index + 2], data[index + 3]]
    };
    assert_eq!(at(5, 60), [0xf6, 0xec, 0xd3, 255], "vellum in the margin");
    assert_eq!(at(170 + 6, 50), [0x3b, 0x2b, 0x22, 255], "an attacker on d7");
    assert_eq!(at(170 + 9, 170 + 9), [0xe7, 0xb7, 0x3c, 255], "the king on d4");
    assert_eq!(at(170 + 4, 130), [0xa8, 0x40, 0x2f, 255], "the heart of the defender on d5");
    assert_eq!(at(90, 130), [0x3a, 0x2a, 0x1d, 255], "the dot on the empty b5");
}

#[test]
fn a_flipped_board_is_the_same_turned_round() {
    let bare = |flipped| start("alea-walker-2015").coordinates(false).flipped(flipped);
    let (width, height, upright) = pixels(&Sheet::of(bare(false)).png(772, Theme::Print).expect("a picture"));
    let (_, _, turned) = pixels(&Sheet::of(bare(true)).png(772, Theme::Print).expect("a picture"));
    let all = (width * height) as usize;
    let differing = (0..all).filter(|pixel| {
        let (one, other) = (pixel * 4, (all - 1 - pixel) * 4);
        upright[one].abs_diff(turned[other]) > 96
    });
    // Edges fall differently on the pixels, and the pieces themselves are not turned.
    assert!(differing.count() * 50 < all);
}

#[test]
fn last_move_arrows_and_dots_are_drawn_and_described() {
    let rules = rules("brandubh-cyningstan");
    let mut game = Game::new(&rules);
    let ply = game.play_text(&"a4-a5".parse().expect("a move")).expect("legal").clone();
    let arrow: Arrow = "d3-c3:wrong".parse().expect("an arrow");
    let diagram = Diagram::after(&rules, &ply).arrows(vec![arrow]).dots(vec!["g1".parse().expect("a point")]);
    let svg = Sheet::of(diagram).svg(340, Theme::Parchment).expect("a picture");
    assert!(
        svg.contains("class=\"last\"")
            && svg.contains("stroke-dasharray")
            && svg.contains("<circle cx=\"240\" cy=\"240\" r=\"8.5\"")
    );
    assert!(svg.contains("Last move: a4-a5. Not: d3-c3. Marked: g1.</desc>"), "{svg}");
    let still = Sheet::of(start("brandubh-cyningstan")).svg(340, Theme::Parchment).expect("a picture");
    assert!(!still.contains("class=\"last\"") && !still.contains("class=\"meant\""));
}

#[test]
fn a_strip_has_four_boards_in_a_row_and_captions_below() {
    let board = || start("brandubh-cyningstan").caption("3 d8-c8xc7".to_owned());
    let svg = Sheet::strip(vec![board(); 5]).svg(1432, Theme::Parchment).expect("a picture");
    assert!(svg.contains("viewBox=\"0 0 1432 792\""), "{}", &svg[..300]);
    assert_eq!(svg.matches("class=\"board\"").count(), 5);
    assert!(svg.contains("<title>Brandubh, Cyningstan: 5 positions</title>"));
}

#[test]
fn what_cannot_be_drawn_is_refused_with_the_reason() {
    let sheet = Sheet::of(start("brandubh-cyningstan"));
    assert_eq!(sheet.svg(15, Theme::Print), Err(SheetError::Width(15)));
    assert_eq!(sheet.png(LARGEST + 1, Theme::Print), Err(SheetError::Width(LARGEST + 1)));
    assert_eq!(Sheet::strip(Vec::new()).svg(100, Theme::Print), Err(SheetError::Empty));
    let off = Sheet::of(start("brandubh-cyningstan").dots(vec!["h1".parse().expect("a point")]));
    assert_eq!(off.svg(100, Theme::Print).unwrap_err().to_string(), "h1 is not on this board: its points are a1 to g7");
    let high = Sheet::strip(vec![start("brandubh-cyningstan"); 100]);
    assert!(matches!(high.svg(LARGEST, Theme::Print), Err(SheetError::Height(_))));
}

#[test]
fn a_part_of_a_page_uses_its_colours_and_escapes_texts() {
    let part = Sheet::of(start("brandubh-cyningstan")).for_page("x", "<t>", "\"d\"").expect("a picture");
    assert!(part.contains("fill=\"var(--board-vellum)\"") && !part.contains("fill=\"#") && !part.contains("stroke=\"#"));
    assert!(part.contains("<title id=\"x-t\">&lt;t&gt;</title>") && part.contains("&quot;d&quot;"));
    assert!(part.contains("<g class=\"last\"></g>"), "a place for the last move");
    let symbols = hnefi_diagram::symbols();
    let (used, _) = svg_ids(&part);
    let (_, there) = svg_ids(&symbols);
    assert!(used.is_subset(&there) && used.len() == 3);
}
