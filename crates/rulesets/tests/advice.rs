//! What a player should look out for at the beginning of a game.

use hnefi_messages::Language;
use hnefi_rules::Side;
use hnefi_rules::rules::{Encirclement, Escape, KingCapture};
use hnefi_rulesets::Ruleset;

fn advice(rules: &Ruleset, side: Side) -> String {
    rules.advice(side).iter().map(|text| text.en()).collect::<Vec<_>>().join(" ")
}

#[test]
fn advice_follows_the_rules() {
    for (id, side, words) in [
        ("brandubh-cyningstan", Side::Attackers, ["before every corner", "two of your men"]),
        ("copenhagen", Side::Attackers, ["before every corner", "surrounding"]),
        ("copenhagen", Side::Defenders, ["one corner", "surrounded"]),
        ("tablut-murray", Side::Attackers, ["edge", "four sides"]),
        ("alea-walker-2015", Side::Defenders, ["one corner", "two attackers"]),
    ] {
        let said = advice(&Ruleset::named(id).expect(id), side);
        for word in words {
            assert!(said.contains(word), "{id}: {said}");
        }
    }
}

#[test]
fn every_rule_set_and_option_has_true_advice_in_every_language() {
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        let chosen = plain.options().into_iter().filter_map(|option| plain.choosing(&option.id).ok());
        for rules in chosen.chain([plain.clone()]) {
            let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| advice(&rules, side));
            let values = rules.rules();
            let is_edge = matches!(values.escape, Escape::Edge | Escape::EdgeOutsideCamps);
            assert_eq!(attackers.contains("corner"), !is_edge, "{}: {attackers}", rules.id());
            assert_eq!(defenders.contains("corner"), !is_edge, "{}: {defenders}", rules.id());
            let is_weak = values.king_captured_elsewhere == KingCapture::Two;
            assert_eq!(defenders.contains("two attackers"), is_weak, "{}: {defenders}", rules.id());
            let surrounds = values.encirclement == Encirclement::AllDefenders;
            assert_eq!(attackers.contains("surrounding"), surrounds, "{}: {attackers}", rules.id());
            for text in [Side::Attackers, Side::Defenders].iter().flat_map(|side| rules.advice(*side)) {
                for language in Language::all() {
                    assert!(text.translated(language).is_some(), "{language}: {}", text.en());
                }
            }
        }
    }
}
