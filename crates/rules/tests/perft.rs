//! Pinned perft counts from the start.

use hnefi_rules::{Position, Ruleset, perft, perft_divide, perft_move_by_move};

/// Rule set and counts at depths 1, 2, … that an independent implementation found too.
const AGREED: &[(&str, &[u64])] = &[
    ("alea-walker-2015", &[544, 120_704]),
    ("alea-walker-2011", &[184, 106_400]),
    ("alea-thomasguild-2020", &[220, 120_248]),
    ("alea-murray-rules", &[596, 110_436]),
    ("tablut-riksutstallningar-1972", &[56, 4_408]),
    ("tablut-murray", &[80, 4_400]),
    ("tawlbwrdd-bell-dice", &[136, 7_620]),
    ("tafl-simple-edge", &[124, 7_276]),
    // Two other programs agree on brandubh.
    ("brandubh-cyningstan", &[40, 960, 39_512, 1_007_392]),
];

/// The same, measured with this program alone: they guard against change, and prove nothing.
const MEASURED: &[(&str, &[u64])] = &[
    ("ludii-alea", &[544, 120_704]),
    ("tawlbwrdd-apifan-1587", &[88, 8_984, 835_776]),
    ("tafl-simple-corner", &[124, 7_276, 920_688]),
    ("tablut-riksutstallningar-1972", &[56, 4_408, 248_616]),
    ("tablut-murray", &[80, 4_400, 353_200]),
    ("tawlbwrdd-bell-dice", &[136, 7_620, 1_042_016]),
    ("tawlbwrdd-bell-dice+only-king-safe", &[136, 7_620, 1_042_248]),
    ("tafl-simple-edge", &[124, 7_276, 920_688]),
];

#[test]
fn counts_from_the_start_are_the_pinned_ones() {
    for (id, counts) in AGREED.iter().chain(MEASURED) {
        let rules = Ruleset::named(id).expect(id);
        let start = Position::start(&rules);
        for (depth, count) in (1..).zip(*counts) {
            assert_eq!(perft(&start, rules.compiled(), depth), *count, "{id} at depth {depth}");
            assert_eq!(perft_move_by_move(&start, rules.compiled(), depth), *count, "{id} at depth {depth}, move by move");
            let divided: u64 = perft_divide(&start, rules.compiled(), depth).iter().map(|(_, n)| n).sum();
            assert_eq!(divided, *count, "{id} at depth {depth}, divided");
        }
    }
}

#[test]
fn the_great_board_at_depth_three_is_counted_without_playing_the_last_move() {
    let rules = Ruleset::named("alea-walker-2015").expect("built in");
    assert_eq!(perft(&Position::start(&rules), rules.compiled(), 3), 65_962_976);
}

#[test]
fn every_rule_set_is_pinned() {
    for id in Ruleset::catalogue() {
        assert!(AGREED.iter().chain(MEASURED).any(|(pinned, _)| *pinned == id), "{id}");
    }
}
