//! Folding: the symmetries of real boards, against positions that are turned and written out.

use hnefi_rules::{Game, Move, Point, Position, Setup, Symmetry};
use hnefi_rulesets::Ruleset;

/// The position that a symmetry makes, written out and read again.
fn turned(position: &Position, symmetry: Symmetry, rules: &Ruleset) -> Position {
    let size = position.size();
    let mut text = String::from("/");
    for rank in (0..size).rev() {
        let mut empty = 0;
        for file in 0..size {
            let Some(piece) = position.piece_at(symmetry.inverse().of(Point::new(file, rank), size)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(piece.letter());
            empty = 0;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text.push('/');
    }
    let flags = position.to_string();
    let flags = flags.split_once(' ').map_or("", |(_, flags)| flags);
    format!("{text} {flags}").parse::<Setup>().expect("a setup").position(rules).expect("a position")
}

#[test]
fn the_fold_is_the_smallest_hash_of_all_that_turning_makes() {
    for id in ["brandubh-cyningstan", "alea-walker-2015", "tablut-riksutstallningar-1972", "tawlbwrdd-apifan-1587"] {
        let rules = Ruleset::named(id).expect("built in");
        let symmetries = Symmetry::of_board(rules.board());
        let mut game = Game::new(&rules);
        let mut number = 7_usize;
        for _ in 0..40 {
            let moves = game.legal_moves();
            let Some(mv) = moves.get(number % moves.len().max(1)) else { break };
            game.play(*mv).expect("legal");
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 3;
            let position = game.position();
            if position.going_on().is_some() {
                continue;
            }
            let folded = position.folded(&symmetries);
            let slow = symmetries.iter().map(|symmetry| turned(position, *symmetry, &rules).hash() ^ position.size() as u64);
            assert_eq!(Some(folded.hash), slow.min(), "{id}: {position}");
            for symmetry in &symmetries {
                assert_eq!(turned(position, *symmetry, &rules).folded(&symmetries).hash, folded.hash, "{id}: {position}");
            }
        }
    }
}

#[test]
fn moves_that_turn_into_one_another_are_laid_alike() {
    let rules = Ruleset::named("alea-walker-2015").expect("built in");
    let (size, start) = (rules.size(), Game::new(&rules));
    let symmetries = Symmetry::of_board(rules.board());
    let folded = start.position().folded(&symmetries);
    for mv in start.legal_moves() {
        let turned = symmetries.iter().map(|by| Move { from: by.of(mv.from, size), to: by.of(mv.to, size) });
        assert!(turned.into_iter().all(|turned| folded.laid(turned, size) == folded.laid(mv, size)), "{mv}");
    }
    let laid: std::collections::HashSet<Move> = start.legal_moves().into_iter().map(|mv| folded.laid(mv, size)).collect();
    assert_eq!(laid.len(), 544 / 8);
}

#[test]
fn asymmetric_layouts_fold_only_what_they_may() {
    let counts = Ruleset::catalogue().map(|id| {
        let rules = Ruleset::named(id).expect("built in");
        let symmetries = Symmetry::of_board(rules.board());
        assert!(symmetries.contains(&Symmetry::ALL[0]), "{id}");
        assert!(8 % symmetries.len() == 0, "{id}: a group has 1, 2, 4 or 8");
        symmetries.len()
    });
    let counts: Vec<usize> = counts.collect();
    assert!(counts.contains(&8));
    assert!(counts.iter().any(|count| *count < 8), "{counts:?}");
}
