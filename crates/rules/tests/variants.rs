//! What `Variant::new` refuses, and that neither it nor play under what it accepts panics on any input.

use hnefi_rules::{
    Fault, Game, MarkedPoint, Marks, Move, Piece, Point, Position, RuleKey, Rules, Setup, Side, StartBoard, Variant, corners_of,
    faults, perft, throne_of,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Rules for a board without throne and corners.
fn open_rules() -> Rules {
    Rules::new(&[
        (RuleKey::First, "attackers"),
        (RuleKey::Throne, "none"),
        (RuleKey::Corners, "none"),
        (RuleKey::MovingBetween, "safe"),
        (RuleKey::KingArmed, "armed"),
        (RuleKey::KingCapturedElsewhere, "two"),
        (RuleKey::Escape, "edge"),
        (RuleKey::Repetition, "draw-at-third"),
        (RuleKey::NoMoves, "loss"),
    ])
    .expect("every rule that must be written")
}

fn point(text: &str) -> Point {
    text.parse().expect(text)
}

/// `ac3` is an attacker on c3; other pieces have the letters of positions.
fn board(size: usize, pieces: &[&str]) -> StartBoard {
    let piece = |text: &&str| {
        let (letter, stands) = text.split_at(1);
        let piece = match letter {
            "K" => Piece::King,
            "t" => Piece::Attacker,
            "T" => Piece::Defender,
            other => panic!("{other}"),
        };
        (point(stands), piece)
    };
    StartBoard { size, pieces: pieces.iter().map(piece).collect(), marks: Marks::default() }
}

#[test]
fn a_broken_board_is_refused_with_all_that_is_wrong() {
    let whole = ["Kc3", "tc1", "tc5", "ta3", "te3", "Tc2"];
    let with = |more: &[&'static str]| [&whole[..], more].concat();
    let cases = [
        (board(0, &[]), vec![Fault::BoardSize(0)]),
        (board(1, &["Ka1"]), vec![Fault::BoardSize(1)]),
        (board(3, &["Kb2", "ta1"]), vec![Fault::BoardSize(3)]),
        (board(4, &["Kb2", "ta1"]), vec![Fault::BoardSize(4)]),
        (board(20, &whole), vec![Fault::BoardSize(20)]),
        (board(usize::MAX, &whole), vec![Fault::BoardSize(usize::MAX)]),
        (board(5, &["tc1", "Tc2"]), vec![Fault::Kings(0)]),
        (board(5, &with(&["Kb2"])), vec![Fault::Kings(2)]),
        (board(5, &with(&["tc2"])), vec![Fault::TwoPieces(point("c2"))]),
        (board(5, &with(&["Kc3"])), vec![Fault::TwoPieces(point("c3")), Fault::Kings(2)]),
        (board(5, &with(&["tf6", "tf6", "ts19"])), {
            vec![Fault::OffBoard(point("f6")), Fault::OffBoard(point("s19")), Fault::TwoPieces(point("f6"))]
        }),
        (
            StartBoard { marks: Marks { camp: vec![MarkedPoint(point("g1"))], ..Marks::default() }, ..board(5, &whole) },
            vec![Fault::OffBoard(point("g1"))],
        ),
        (board(5, &["Kc3", "Tc2"]), vec![Fault::NoAttackers]),
        (board(5, &["Kc1", "ta3"]), vec![Fault::StartsEscaped(point("c1"))]),
    ];
    for (board, wrong) in cases {
        assert_eq!(faults(&open_rules(), &board), wrong, "{board:?}");
        let error = Variant::new("small", open_rules(), board).expect_err("refused");
        assert_eq!(error.faults, wrong);
        assert!(error.to_string().starts_with("`small` cannot be played: "), "{error}");
    }
    assert_eq!(faults(&open_rules(), &board(5, &whole)), []);
}

#[test]
fn what_is_wrong_is_told_in_words() {
    let error = Variant::new("small", open_rules(), board(5, &["tc1", "Tc1", "tg2"])).expect_err("refused").to_string();
    let told = "g2 is not on the board; more than one piece stands on c1; one king must stand on the board, there are 0";
    assert_eq!(error, format!("`small` cannot be played: {told}"));
    let error = Variant::new("wide", open_rules(), board(20, &[])).expect_err("refused").to_string();
    assert_eq!(error, "`wide` cannot be played: a board is 5 to 19 points wide, this one is 20");
}

#[test]
fn variants_are_alike_in_whatever_order_their_pieces_are_given() {
    let one = Variant::new("one", open_rules(), board(5, &["Kc3", "tc1", "ta3"])).expect("a game");
    let other = Variant::new("other", open_rules(), board(5, &["ta3", "Kc3", "tc1"])).expect("a game");
    assert_eq!(one, other);
    assert_eq!(one.board().pieces, board(5, &["ta3", "tc1", "Kc3"]).pieces);
}

/// The rules of an open board, about a quarter of them with any other value.
fn any_rules() -> impl Strategy<Value = Rules> {
    vec(proptest::option::weighted(0.25, any::<prop::sample::Index>()), RuleKey::ALL.len()).prop_map(|choices| {
        let usual = open_rules();
        let value = |key: RuleKey| {
            let place = RuleKey::ALL.iter().position(|other| *other == key)?;
            Some(choices[place].map_or(usual.word(key), |choice| *choice.get(&key.examples())))
        };
        Rules::resolve(&value, &|_| true).expect("every rule is written")
    })
}

fn any_piece() -> impl Strategy<Value = Piece> {
    let letters = "tTKcnmgCNMG".chars().filter_map(Piece::from_letter).collect::<Vec<_>>();
    let usual = [Piece::Attacker, Piece::Attacker, Piece::Defender];
    select([&letters[..], &usual].concat())
}

/// A value of some rule, or any text.
fn any_word() -> impl Strategy<Value = String> {
    let known = RuleKey::ALL.iter().flat_map(|key| key.examples()).map(str::to_owned);
    prop_oneof![any::<String>(), select(known.collect::<Vec<_>>())]
}

fn any_point(below: usize) -> impl Strategy<Value = Point> {
    (0..below, 0..below).prop_map(|(file, rank)| Point::new(file, rank))
}

/// A point of a 7×7 board, and now and then one beyond.
fn near_point() -> impl Strategy<Value = Point> {
    prop_oneof![19 => any_point(7), 1 => any_point(19)]
}

fn any_marks(below: usize) -> impl Strategy<Value = Marks> {
    let list = move |most| vec(any_point(below).prop_map(MarkedPoint), 0..most);
    (list(3), list(6), list(8), list(3)).prop_map(|(throne, corner, camp, variegated)| Marks { throne, corner, camp, variegated })
}

/// A board that may have anything wrong with it.
fn any_board() -> impl Strategy<Value = StartBoard> {
    let size = prop_oneof![4 => 0..30_usize, 1 => any::<usize>()];
    (size, vec((any_point(19), any_piece()), 0..40), any_marks(19)).prop_map(|(size, pieces, marks)| StartBoard {
        size,
        pieces,
        marks,
    })
}

/// A board with one king, and the others on points of their own.
fn whole_board() -> impl Strategy<Value = StartBoard> {
    (5..=19_usize).prop_flat_map(|size| {
        let men = vec((any_point(size), any_piece()), 1..40);
        (any_point(size), men, any_marks(size)).prop_map(move |(king, men, marks)| {
            let mut pieces = vec![(king, Piece::King)];
            for (point, piece) in men {
                if piece != Piece::King && pieces.iter().all(|(taken, _)| *taken != point) {
                    pieces.push((point, piece));
                }
            }
            StartBoard { size, pieces, marks }
        })
    })
}

/// Plays a game with one of its legal moves each time, and asks everything on the way.
fn play(variant: &Variant, choices: &[prop::sample::Index]) {
    let mut game = Game::new(variant);
    for choice in choices {
        if game.outcome().is_some() {
            break;
        }
        if game.awaits_throw() {
            game.throw(1 + choice.index(6) as u8).expect("a throw is awaited");
            continue;
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(*choice.get(&moves)).expect("a legal move");
        let position = game.position();
        let setup: Setup = position.to_string().parse().expect("a position as it is written");
        assert_eq!(setup.position(variant).expect("a position of the game").to_string(), position.to_string());
    }
}

/// Moves that are hardly ever legal, throws where there is no die, and taking back what has not been played.
fn try_anything(game: &mut Game, tries: &[(Point, Point, u8)]) {
    for &(from, to, number) in tries {
        let mv = Move { from, to };
        let refused = game.check(mv).err();
        match number % 8 {
            0 => drop(game.take_back()),
            1 => assert!(game.throw(number).is_err(), "there is no die"),
            2 => drop(game.pass()),
            _ => assert_eq!(game.play(mv).err(), refused, "{mv}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn no_board_panics(rules in any_rules(), board in prop_oneof![any_board(), whole_board()]) {
        let wrong = faults(&rules, &board);
        let _ = (throne_of(&rules, &board), corners_of(&rules, &board), board.king(), board.centre());
        match Variant::new("any", rules, board) {
            Ok(_) => prop_assert_eq!(wrong, vec![]),
            Err(error) => prop_assert_eq!(error.faults, wrong),
        }
    }

    #[test]
    fn no_game_of_a_variant_panics(rules in any_rules(), board in whole_board(), choices in vec(any::<prop::sample::Index>(), 12)) {
        if let Ok(variant) = Variant::new("any", rules, board) {
            prop_assert!(perft(&Position::start(&variant), variant.compiled(), 1) <= 19 * 19 * 36);
            play(&variant, &choices);
        }
    }

    #[test]
    fn no_setup_and_no_move_panics(
        size in 0..30_usize,
        king in any_point(7),
        men in vec((near_point(), prop_oneof![19 => select(vec![Piece::Attacker, Piece::Defender]), 1 => any_piece()]), 0..8),
        side in select(vec![None, Some(Side::Attackers), Some(Side::Defenders)]),
        king_moved in any::<Option<bool>>(),
        going_on in proptest::option::weighted(0.1, any_point(19)),
        tries in vec((near_point(), near_point(), any::<u8>()), 20),
    ) {
        let variant = Variant::new("small", open_rules(), board(7, &["Kd4", "ta4", "Tc3"])).expect("a game");
        for size in [size, 7] {
            let pieces = [&[(king, Piece::King)], &men[..]].concat();
            let setup = Setup { size, pieces, side, king_moved, going_on };
            if let Ok(position) = setup.position(&variant) {
                prop_assert_eq!(position.size(), 7);
                try_anything(&mut Game::from_position(&variant, position), &tries);
            }
        }
    }

    #[test]
    fn no_value_of_a_rule_panics(
        values in vec((select(RuleKey::ALL.to_vec()), any_word()), 0..20),
    ) {
        let written: Vec<(RuleKey, &str)> = values.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let last = |key: RuleKey| written.iter().rev().find(|(other, _)| *other == key).map(|(_, value)| *value);
        let kept = |key: &RuleKey| last(*key).is_some_and(|value| key.value(value).is_some());
        if let Err(wrong) = Rules::new(&written) {
            prop_assert!(wrong.unknown.iter().all(|unknown| !kept(&unknown.key)));
            prop_assert!(!wrong.to_string().is_empty());
        }
    }
}
