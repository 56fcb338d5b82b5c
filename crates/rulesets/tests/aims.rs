//! The aims that a first player reads.

use hnefi_messages::Language;
use hnefi_rules::Side;
use hnefi_rules::rules::{Escape, KingCapture};
use hnefi_rulesets::Ruleset;

fn aims(id: &str) -> [String; 2] {
    let rules = Ruleset::named(id).expect(id);
    [Side::Attackers, Side::Defenders].map(|side| rules.aim(side).en())
}

#[test]
fn aims_follow_the_rules_and_use_the_names_of_the_rule_set() {
    for (id, expected) in [
        ("alea-walker-2015", ["Counts: catch the king between two of you.", "Dukes: bring the king to a corner."]),
        ("copenhagen", ["Attackers: surround the king.", "Defenders: bring the king to a corner."]),
        ("tablut-murray", ["Attackers: surround the king.", "Defenders: bring the king to the edge of the board."]),
    ] {
        assert_eq!(aims(id), expected, "{id}");
    }
}

#[test]
fn every_rule_set_and_option_has_aims_in_every_language_that_are_true() {
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        let chosen = plain.options().into_iter().filter_map(|option| plain.choosing(&option.id).ok());
        for rules in chosen.chain([plain.clone()]) {
            let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| rules.aim(side).en());
            let is_two = rules.rules().king_captured_elsewhere == KingCapture::Two;
            assert_eq!(attackers.contains("between two"), is_two, "{}: {attackers}", rules.id());
            let is_edge = matches!(rules.rules().escape, Escape::Edge | Escape::EdgeOutsideCamps);
            assert_eq!(
                (defenders.contains("edge"), defenders.contains("corner")),
                (is_edge, !is_edge),
                "{}: {defenders}",
                rules.id()
            );
            for (language, side) in
                Language::all().flat_map(|language| [(language, Side::Attackers), (language, Side::Defenders)])
            {
                assert!(rules.aim(side).translated(language).is_some(), "{language}: {}", rules.id());
            }
        }
    }
}
