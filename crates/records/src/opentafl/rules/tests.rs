use proptest::prelude::*;

use super::*;
use crate::opentafl::Problem;

const COPENHAGEN: &str = "dim:11 name:Copenhagen atkf:y tfr:w sw:s efe:y start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";

#[test]
fn what_is_left_out_has_the_default() {
    let rules: OtnRules = COPENHAGEN.parse().expect("rules");
    assert_eq!(rules.escape, EscapeTo::Corners);
    assert_eq!(rules.threefold, Threefold::CompleterWins);
    assert_eq!(rules.king_strength, Strength::Strong);
    assert_eq!(rules.corners.squares.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a1", "a11", "k1", "k11"]);
    assert_eq!(rules.centre.squares.iter().map(ToString::to_string).collect::<Vec<_>>(), ["f6"]);
    assert_eq!(rules.defender_forts.pass, Pieces::DEFENDERS);
    assert_eq!(rules.to_string(), COPENHAGEN);
}

#[test]
fn old_words_for_the_kings_strength_are_read() {
    let strength = |word: &str| format!("dim:5 ks:{word} start:/5/5/2K2/5/5/").parse::<OtnRules>().expect(word).king_strength;
    assert_eq!((strength("y"), strength("n")), (Strength::Strong, Strength::Weak));
}

#[test]
fn an_empty_list_is_not_the_default() {
    let rules: OtnRules = "dim:5 cor: cen:default cenh: start:/5/5/2K2/5/5/".parse().expect("rules");
    assert!(rules.corners.squares.is_empty());
    assert_eq!(rules.centre.squares.len(), 1);
    assert!(rules.centre.hostile.is_empty());
    assert_eq!(rules.to_string(), "dim:5 atkf:y cor: cenh: start:/5/5/2K2/5/5/");
}

#[test]
fn lines_may_be_broken_between_words() {
    let broken = COPENHAGEN.replace(' ', "\n  ");
    assert_eq!(broken.parse::<OtnRules>(), COPENHAGEN.parse());
}

#[test]
fn mistakes_are_reported_with_their_place() {
    let text = |middle: &str| format!("dim:5 {middle} start:/5/5/2K2/5/5/");
    let problem = |text: &str| text.parse::<OtnRules>().expect_err(text);
    for (middle, column, reason) in [
        ("esc:x", 11, "`x` is not a value of `esc`: write `c`, `e`"),
        ("gj:y", 10, "`y` is not a value of `gj`: write `n`, `r`, `j`, `c`"),
        ("surf", 7, "`surf` is not a rule: write `key:value`"),
        ("foo:bar", 7, "unknown rule `foo`"),
        ("esc:c esc:e", 13, "`esc` is written twice"),
        ("cor:a1,z9,", 14, "`z9` is not a square"),
        ("cor:a1,f1,", 14, "f1 is not on a board of 5×5"),
        ("cenh:tcx", 14, "`x` is not a piece"),
        ("spd:1,2,q", 15, "`q` is not a speed"),
        ("starti:/5/5/2K2/5/5/", 14, "`start` and `starti` say the same thing"),
    ] {
        let error = problem(&text(middle));
        assert_eq!(error.column, Some(column), "{middle}: {error}");
        assert!(error.to_string().contains(reason), "{middle}: {error}");
    }
    assert_eq!(problem("").problem, Problem::Missing("dim"));
    assert_eq!(problem("dim:5").problem, Problem::Missing("start"));
    assert_eq!(
        problem("dim:4 start:/4/4/4/4/").to_string(),
        "column 5: `4` is not the width of a board: write a number from 5 to 19"
    );
    assert_eq!(problem("dim:7 start:/5/5/2K2/5/5/").problem, Problem::Rows { found: 5, expected: 7 });
    let six_rows = problem("dim:7 start:/3t3/7/7/3K3/7/3t3/");
    assert_eq!(six_rows.to_string(), "column 13: the board has 6 rows, `dim` says 7");
    assert_eq!(problem("dim:7 start:/3t3/7/").problem, Problem::Rows { found: 2, expected: 7 });
    let eight_wide = problem("dim:7 start:/3t4/8/8/3K4/8/8/8/").to_string();
    assert_eq!(eight_wide, "column 13: the board has 7 rows of 8 points each: a board has as many rows as a row has points");
}

fn letters() -> impl Strategy<Value = Letter> {
    (0..12_usize).prop_map(|index| Letter::ALL[index])
}

fn pieces() -> impl Strategy<Value = Pieces> {
    proptest::collection::vec(letters(), 0..12).prop_map(|letters| letters.into_iter().collect())
}

fn points(size: usize, most: usize) -> impl Strategy<Value = Vec<Point>> {
    proptest::collection::btree_set((0..size, 0..size), 0..most)
        .prop_map(|set| set.into_iter().map(|(file, rank)| Point::new(file, rank)).collect())
}

fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    (0..all.len()).prop_map(|index| all[index])
}

fn zone(size: usize) -> impl Strategy<Value = Zone> {
    (points(size, 20), pieces(), pieces(), pieces(), pieces()).prop_map(|(squares, hostile, pass, stop, enter)| Zone {
        squares,
        hostile,
        pass,
        stop,
        enter,
    })
}

fn speeds() -> impl Strategy<Value = Speeds> {
    prop_oneof![
        proptest::option::of(1..=19_u8).prop_map(Speeds::all),
        proptest::collection::vec(proptest::option::of(1..=19_u8), 12).prop_map(|limits| {
            let mut speeds = Speeds::default();
            Letter::ALL.into_iter().zip(limits).for_each(|(letter, limit)| speeds.set(letter, limit));
            speeds
        }),
    ]
}

prop_compose! {
    fn board()(size in 5..=19_usize)(
        squares in points(size, 60),
        letters in proptest::collection::vec(letters(), 60),
        size in Just(size),
    ) -> Board {
        Board::new(size, squares.into_iter().zip(letters).collect())
    }
}

prop_compose! {
    fn any_rules()(start in board())(
        name in "[^\\s]{0,20}",
        (escape, threefold, king_armed, king_strength) in
            (one_of(EscapeTo::ALL), one_of(Threefold::ALL), one_of(Armed::ALL), one_of(Strength::ALL)),
        switches in proptest::array::uniform6(any::<bool>()),
        jumps in (one_of(Jump::ALL), one_of(Jump::ALL), one_of(Jump::ALL), one_of(Jump::ALL), one_of(Jump::ALL)),
        speeds in speeds(),
        zones in (zone(start.size), zone(start.size), zone(start.size), zone(start.size)),
        empty_centre_hostile in pieces(),
        (shieldwall, berserk) in (one_of(Shieldwall::ALL), one_of(Berserk::ALL)),
        from_top in any::<bool>(),
        start in Just(start),
    ) -> OtnRules {
        let (king, knight, commander, mercenary, guard) = jumps;
        let (corners, centre, attacker_forts, defender_forts) = zones;
        let [surrounding_fatal, attackers_first, shieldwall_flanking, edge_fort, linnaean, _] = switches;
        OtnRules {
            name, escape, surrounding_fatal, attackers_first, threefold, king_armed, king_strength,
            jumps: Jumps { king, knight, commander, mercenary, guard },
            speeds, corners, centre, empty_centre_hostile, attacker_forts, defender_forts,
            shieldwall, shieldwall_flanking, edge_fort, linnaean, berserk,
            start,
            start_order: if from_top { RankOrder::FromTop } else { RankOrder::FromBottom },
        }
    }
}

proptest! {
    #[test]
    fn printed_rules_read_as_themselves(rules in any_rules()) {
        prop_assert_eq!(rules.to_string().parse::<OtnRules>(), Ok(rules));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        let _ = text.parse::<OtnRules>();
    }

    #[test]
    fn any_words_are_read_or_refused(
        keys in proptest::collection::vec((0..Key::ALL.len(), "[a-zA-Z0-9/,-]{0,12}"), 0..8),
        board in board(),
    ) {
        let middle: String = keys.iter().map(|(key, value)| format!("{}:{value} ", Key::ALL[*key])).collect();
        let _ = format!("dim:{} {middle}start:{board}", board.size).parse::<OtnRules>();
    }

    #[test]
    fn a_board_reads_as_itself_in_either_order(board in board()) {
        for order in [RankOrder::FromBottom, RankOrder::FromTop] {
            prop_assert_eq!(Board::read(&board.text(order), order), Ok(board.clone()));
        }
    }
}
