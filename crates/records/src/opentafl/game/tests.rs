use proptest::prelude::*;

use super::super::address::tests::any_branch;
use super::super::moves::tests::any_move;
use super::*;

const SMALL: &str = "[attackers:A]\n[start-comment:First.\n\nSecond.]\n[rules:dim:5 start:/5/5/2K2/5/5/]\n\n\
                     1. a1-a2 c3-c4\n[one|two]\n\n\
                     1b.1.1a. ..... c3-c5\n[|never|mind]\n\n\
                     2. a2-a3 ---\n";

#[test]
fn tags_turns_variations_and_comments_are_read() {
    let game: OtnGame = SMALL.parse().expect("a game");
    assert_eq!(game.tag("start-comment"), Some("First.\n\nSecond."));
    assert_eq!(game.rules().expect("rules").expect("good rules").size(), 5);
    let turn = |index: usize| &game.turns[index];
    assert_eq!((turn(0).plies.len(), turn(0).comments.as_slice()), (2, ["one".to_owned(), "two".to_owned()].as_slice()));
    assert_eq!((turn(1).omitted, turn(1).plies.len(), turn(1).comments.len()), (1, 1, 3));
    assert_eq!(turn(2).plies[1], OtnPly::Resigns);
    assert_eq!(game.to_string(), SMALL);
}

#[test]
fn mistakes_have_line_and_column() {
    for (text, line, column, reason) in [
        ("[a:b\n1. a1-a2", 1, 1, "this bracket is not closed"),
        ("[a:b]\n[nonsense]", 2, 1, "`[nonsense]` is not a tag"),
        ("[a:b]\n[a:c]", 2, 1, "the tag `a` is written twice"),
        ("[a:b]\nhello world", 2, 1, "`hello world` is neither"),
        ("1. a1-a2\n[comment", 2, 1, "not closed"),
        ("1. a1-a2 a1+a3", 1, 12, "is not a move"),
        ("1. ..... a1-a2", 1, 4, "stands only at the beginning of a variation"),
        ("1. a1-a2\n1a.1.1a. a1-a3 ..... ", 2, 16, "stands only at the beginning"),
        ("1. a1-a2\n1a.1a. a1-a3", 2, 1, "`1a.1a.` is not an address"),
        ("1.\n2. a1-a2", 1, 1, "turn `1.` has no move"),
        ("1. é", 1, 4, "is not a move"),
    ] {
        let error = text.parse::<OtnGame>().expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
}

#[test]
fn text_unfit_for_brackets_is_replaced() {
    let mut game: OtnGame = SMALL.parse().expect("a game");
    game.turns[0].comments = vec!["a [b] | c".to_owned()];
    assert!(game.to_string().contains("\n[a (b) / c]\n"));
    assert!(game.to_string().parse::<OtnGame>().is_ok());
}

fn any_ply() -> impl Strategy<Value = OtnPly> {
    prop_oneof![9 => any_move().prop_map(OtnPly::Move), 1 => Just(OtnPly::Resigns)]
}

prop_compose! {
    fn any_turn()(
        branches in proptest::collection::vec(any_branch(), 0..3),
        turn in 1..50_u32,
        omitted in 0..2_usize,
        plies in proptest::collection::vec(any_ply(), 1..4),
        mut comments in proptest::collection::vec("[^\\]|\r]{0,12}", 0..4),
    ) -> OtnTurn {
        while comments.last().is_some_and(String::is_empty) {
            comments.pop();
        }
        let omitted = if branches.is_empty() || turn > 1 { 0 } else { omitted };
        OtnTurn { address: TurnAddress { branches, turn }, omitted, plies, comments }
    }
}

prop_compose! {
    fn any_game()(
        names in proptest::collection::btree_set("[a-z-]{1,8}", 0..5),
        values in proptest::collection::vec("[^\\]]{0,20}", 5),
        turns in proptest::collection::vec(any_turn(), 0..8),
    ) -> OtnGame {
        OtnGame { tags: names.into_iter().zip(values).collect(), turns }
    }
}

proptest! {
    #[test]
    fn a_printed_game_reads_as_itself(game in any_game()) {
        prop_assert_eq!(game.to_string().parse::<OtnGame>(), Ok(game));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[\\[\\]:|a-c0-9. \n=^x-]{0,60}|.*") {
        let _ = text.parse::<OtnGame>();
    }
}
