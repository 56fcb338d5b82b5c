//! Pinned perft counts from the start.

use hnefi_rules::{Position, perft, perft_divide, perft_move_by_move};
use hnefi_rulesets::Ruleset;

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
    // A replayer of recorded games, where a piece that goes on after a capture makes a ply of each move.
    ("berserk", &[116, 6_792, 807_870]),
    ("berserk-9", &[72, 3_948, 287_916]),
    ("berserk-throneless", &[116, 6_792, 807_870]),
    ("alea-berserk", &[544, 120_728]),
    ("alea-dux", &[544, 120_728]),
    ("unst-alea", &[544, 120_704]),
    ("alea-berserk-bartley", &[552, 122_346]),
    ("alea-berserk-martens", &[416, 68_784]),
    ("tyr", &[152, 6_132, 935_392]),
    ("tyr-9", &[80, 3_896]),
    ("tyr-13", &[224, 21_588]),
    ("tyr-15", &[308, 43_096]),
    ("tyr-commanders", &[152, 6_132, 938_512]),
    ("tyr-commanders-15", &[308, 43_112]),
    // Two other programs agree on brandubh.
    ("brandubh-cyningstan", &[40, 960, 39_512, 1_007_392]),
    // A plain program written for the recorded games; other programs too for 11×11 with corners, for 9×9 and for 7×7.
    ("copenhagen", &[116, 6_788, 806_344]),
    ("copenhagen-13", &[180, 20_348]),
    ("fetlar", &[116, 6_788, 806_344]),
    ("fetlar-13", &[180, 20_348]),
    ("history-craft", &[116, 6_788, 806_344]),
    ("old-hnefatafl", &[116, 6_788, 806_344]),
    ("old-hnefatafl-9", &[72, 3_944, 285_728]),
    ("old-hnefatafl-13", &[180, 20_348]),
    ("hnefatafl-edge-11", &[124, 7_276, 920_688]),
    ("hnefatafl-edge-13", &[184, 23_436]),
    ("hnefatafl-edge-19", &[596, 110_436]),
    ("fidchell-armed", &[32, 1_208, 40_240]),
    ("unarmed-king-tafl-9", &[80, 4_400, 353_200]),
    ("david-brown-hnefatafl", &[124, 7_276, 920_688]),
    ("historical-hnefatafl-11", &[136, 7_620, 1_042_016]),
    ("historical-hnefatafl-13", &[184, 23_436]),
    ("historical-hnefatafl-15", &[264, 35_584]),
    ("historical-hnefatafl-19", &[596, 110_436]),
    ("tablut-aagenielsen", &[80, 4_400, 353_200]),
    ("historical-hnefatafl-7", &[40, 960, 39_512]),
    ("brandubh-2-aagenielsen", &[40, 960, 39_512]),
    ("brandubh-wtf", &[40, 960, 39_512]),
    ("brandubh-dragonheels", &[40, 960, 39_512]),
    ("brandubh-throneless", &[40, 960, 39_512]),
    ("brandubh-ohio-weak", &[40, 960, 39_568]),
    ("magpie", &[52, 1_420, 68_732]),
    ("ard-ri", &[48, 1_152, 56_344]),
    ("ard-ri-throne", &[48, 1_152, 56_344]),
    ("simple-tafl-11", &[88, 8_984, 835_776]),
    ("simple-tafl-9", &[80, 4_400, 353_200]),
    ("seabattle-9", &[80, 4_400, 353_200]),
    ("seabattle-7", &[48, 1_152, 56_344]),
    ("seabattle-11", &[128, 12_992, 1_669_528]),
    ("seabattle-13", &[184, 23_436]),
    ("seabattle-15", &[264, 35_584]),
    ("seabattle-19", &[596, 110_436]),
    ("skalk", &[116, 6_788, 806_344]),
    ("skalk-9", &[72, 3_944, 285_728]),
    ("foteviken-9", &[56, 4_408, 248_616]),
    ("foteviken-11", &[124, 7_212, 893_972]),
    ("ashton-aagenielsen", &[56, 4_408, 248_616]),
    ("alea-aagenielsen", &[544, 120_704]),
    // OpenTafl, run on its own rules.
    ("alea-opentafl", &[580, 107_492]),
    ("brandub-opentafl", &[40, 960, 39_512, 1_007_392]),
    ("fetlar-panel-2013", &[116, 6_788, 806_344]),
    ("foteviken-opentafl", &[80, 4_344, 337_856]),
    ("tablut-opentafl", &[80, 4_400, 353_200]),
    ("tawlbwrdd-opentafl", &[136, 7_620, 1_042_016]),
    // Ludii, run on its own rules.
    ("ludii-alea", &[544, 120_704]),
    ("ludii-brandub", &[40, 960, 39_512]),
    ("ludii-hnefatafl-fetlar-common", &[116, 6_788, 806_344]),
    ("ludii-tablut-linnaeus", &[80, 4_400, 353_200]),
    // A program of the Bologna challenge.
    ("ashton-bologna", &[56, 4_408, 248_456]),
];

/// The same, measured with this program alone: they guard against change, and prove nothing.
const MEASURED: &[(&str, &[u64])] = &[
    ("alea-hnefi-2026", &[596, 105_860]),
    // The boards and moves of Copenhagen; its counts were agreed on.
    ("hnefatafl-org", &[116, 6_788, 806_344]),
    ("hnefatafl-org-13", &[180, 20_348]),
    ("norseamerica", &[116, 6_788, 806_344]),
    ("tawlbwrdd-apifan-1587", &[88, 8_984, 835_776]),
    ("tafl-simple-corner", &[124, 7_276, 920_688]),
    ("tablut-riksutstallningar-1972", &[56, 4_408, 248_616]),
    ("tablut-murray", &[80, 4_400, 353_200]),
    ("tawlbwrdd-bell-dice", &[136, 7_620, 1_042_016]),
    ("tawlbwrdd-bell-dice+only-king-safe", &[136, 7_620, 1_042_248]),
    ("tafl-simple-edge", &[124, 7_276, 920_688]),
    ("alea-dragonheels", &[580, 107_492]),
    ("alea-wikipedia-2008", &[580, 107_492]),
    ("alea-winther-2006", &[588, 108_964]),
    ("gwyddbwyll-pfireland", &[24, 288, 6_688]),
    ("ludii-ardri", &[24, 184, 4_208]),
    ("ludii-hnefatafl-fetlar-latin", &[116, 6_788, 806_344]),
    ("ludii-tablut-smith", &[80, 4_400, 353_200]),
    ("ludii-tawlbwrdd", &[120, 12_152, 1_466_960]),
    ("tablut-brainking", &[56, 4_408, 251_856]),
    ("tawlbwrdd-cyningstan", &[88, 8_984, 835_776]),
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

/// The page has a row for every rule set, whose counts are those pinned here as far as both go.
#[test]
fn the_page_has_the_pinned_counts() {
    let page = include_str!("../../../docs/reference/perft.md");
    for (id, counts) in AGREED.iter().chain(MEASURED) {
        let named = format!("`{id}`");
        let mut rows = 0;
        for row in
            page.lines().filter(|line| line.starts_with('|') && line.split('|').nth(1).is_some_and(|ids| ids.contains(&named)))
        {
            let cells = row.split('|').skip(2).map_while(|cell| cell.trim().replace(',', "").parse::<u64>().ok());
            // The row of depths 4 and 5 begins with a count of its own.
            let cells: Vec<u64> = cells.collect();
            if cells.first().is_some_and(|first| *first < 1_000_000) {
                rows += 1;
                let both = cells.len().min(counts.len());
                assert_eq!(cells[..both], counts[..both], "{id}");
            }
        }
        // Options are counted for the test alone.
        assert!(rows == 1 || id.contains('+'), "{id} has {rows} rows");
    }
}

/// The count at depth four is ours alone; counting each position of the last ply by itself gave the same.
#[test]
fn the_great_board_is_counted_to_depth_four() {
    let rules = Ruleset::named("alea-walker-2015").expect("built in");
    for (depth, count) in [(3, 65_962_976), (4, 14_611_384_624)] {
        assert_eq!(perft(&Position::start(&rules), rules.compiled(), depth), count, "depth {depth}");
    }
}

#[test]
fn deeper_counts_are_those_of_other_programs() {
    for (id, depth, count) in [("alea-opentafl", 3, 62_185_588), ("tablut-opentafl", 4, 19_913_864)] {
        let rules = Ruleset::named(id).expect(id);
        assert_eq!(perft(&Position::start(&rules), rules.compiled(), depth), count, "{id} at depth {depth}");
    }
}

/// How many of the moves at a depth capture.
fn captures(position: &Position, rules: &Ruleset, depth: u32) -> u64 {
    let after = |mv| {
        let mut next = position.clone();
        let effect = next.play(rules.compiled(), mv);
        if depth == 1 { u64::from(!effect.captures.is_empty()) } else { captures(&next, rules, depth - 1) }
    };
    position.legal_moves(rules.compiled()).into_iter().map(after).sum()
}

/// Ludii lets the throne with the king on it capture his own men; without that its captures are those of the same game elsewhere.
#[test]
fn captures_at_depth_three_match_ludii_with_its_throne() {
    for (id, own, count) in [
        ("ludii-tablut-linnaeus", "tablut-opentafl", [7_240, 4_640]),
        ("ludii-hnefatafl-fetlar-common", "fetlar-panel-2013", [11_432, 4_200]),
    ] {
        for (id, count) in [id, own].into_iter().zip(count) {
            let rules = Ruleset::named(id).expect(id);
            assert_eq!(captures(&Position::start(&rules), &rules, 3), count, "{id}");
        }
    }
}

#[test]
fn every_rule_set_is_pinned() {
    for id in Ruleset::catalogue() {
        assert!(AGREED.iter().chain(MEASURED).any(|(pinned, _)| *pinned == id), "{id}");
    }
}
