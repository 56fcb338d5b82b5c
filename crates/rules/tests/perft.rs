//! Pinned perft counts. The first two depths of every rule set were agreed with an independent implementation.

use hnefi_rules::{Position, Ruleset, perft, perft_divide, perft_move_by_move};

/// Rule set, counts at depths 1, 2, …
const COUNTS: &[(&str, &[u64])] = &[
    ("alea-walker-2015", &[544, 120_704]),
    ("alea-walker-2011", &[184, 106_400]),
    ("alea-thomasguild-2020", &[220, 120_248]),
    ("alea-murray-rules", &[596, 110_436]),
    ("tablut-riksutstallningar-1972", &[56, 4_408]),
    ("tablut-murray", &[80, 4_400]),
    ("tawlbwrdd-bell-dice", &[136, 7_620]),
    ("tafl-simple-edge", &[124, 7_276]),
];

#[test]
fn counts_from_the_start_are_the_pinned_ones() {
    for (id, counts) in COUNTS {
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
