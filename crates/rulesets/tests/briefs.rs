//! The rules in one minute.

use std::collections::BTreeMap;

use hnefi_messages::Language;
use hnefi_rules::rules::{
    Berserk, Corners, Dice, Encirclement, First, Jump, KingArmed, KingCapture, Repetition, RepetitionResult, Shieldwall, Speed,
    Switch, Throne,
};
use hnefi_rules::{Piece, RuleKey, Side};
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::Topic;

/// What is said about each topic, in English.
fn said(rules: &Ruleset) -> BTreeMap<Topic, String> {
    let text = |sentences: &[hnefi_messages::Text]| sentences.iter().map(|sentence| sentence.en()).collect::<Vec<_>>().join(" ");
    rules.brief().iter().map(|part| (part.topic, text(&part.sentences))).collect()
}

/// Every built-in rule set as it is, and with each of its options.
fn all() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        all.extend(plain.options().iter().filter_map(|option| plain.choosing(&option.id).ok()));
        all.push(plain);
    }
    all
}

#[test]
fn every_rule_set_has_a_short_account_in_every_language() {
    let rulesets = all();
    assert!(rulesets.len() > 150, "{}", rulesets.len());
    let mut words = Vec::new();
    for rules in rulesets {
        let brief = rules.brief();
        assert_eq!(brief.iter().map(|part| part.topic).collect::<Vec<_>>(), Topic::ALL, "{}", rules.id());
        for part in &brief {
            assert!(!part.sentences.is_empty(), "{}: {}", rules.id(), part.topic);
            for (language, sentence) in Language::all().flat_map(|language| part.sentences.iter().map(move |s| (language, s))) {
                let told = sentence.translated(language).unwrap_or_else(|| panic!("{language}: {}: {sentence}", rules.id()));
                assert!(!told.contains(['{', '}']), "{language}: {}: {told}", rules.id());
            }
        }
        words.push((said(&rules).values().map(|text| text.split_whitespace().count()).sum::<usize>(), rules.id()));
    }
    // A minute is some 250 words of quiet reading; the few games with many kinds of pieces take a little longer.
    words.sort();
    assert!(words[words.len() / 2].0 <= 250, "{:?}", words[words.len() / 2]);
    assert!(words[0].0 >= 100 && words[words.len() - 1].0 <= 400, "{:?} … {:?}", words[0], words[words.len() - 1]);
}

#[test]
fn the_short_account_is_true() {
    for rules in all() {
        let (id, values, said) = (rules.id(), rules.rules(), said(&rules));
        let says = |topic: Topic, words: &str| said[&topic].contains(words);
        let check = |topic: Topic, words: &str, holds: bool| {
            assert_eq!(says(topic, words), holds, "{id}: “{words}” in: {}", said[&topic]);
        };
        check(Topic::Aim, "edge", !values.escape.is_to_corners());
        check(Topic::Aim, "corner", values.escape.is_to_corners());
        check(Topic::Aim, "between two", values.king_captured_elsewhere == KingCapture::Two);

        check(Topic::Moves, "make the first move", values.first == First::Attackers);
        let speeds = [values.attackers_speed, values.defenders_speed, values.king_speed];
        check(Topic::Moves, "like the rook", speeds.contains(&Speed::Unlimited));
        let limited = speeds.iter().any(|speed| *speed != Speed::Unlimited);
        assert_eq!(says(Topic::Moves, "point at most") || says(Topic::Moves, "one point at a time"), limited, "{id}");

        let against = |words: &str, to: [bool; 2]| {
            check(Topic::Capture, words, to.contains(&true));
        };
        let [throne, corners] = [values.throne_hostile, values.corners_hostile].map(|of| [of.to_attackers(), of.to_defenders()]);
        against("the empty throne", throne.map(|to| to && values.throne != Throne::None));
        against("an empty corner point", corners.map(|to| to && values.corners != Corners::None));

        let king = &said[&Topic::King];
        assert_eq!(
            king.contains("captured like a man, between two"),
            values.king_captured_elsewhere == KingCapture::Two,
            "{id}: {king}"
        );
        assert_eq!(
            king.contains("on all four sides of him"),
            values.king_captured_elsewhere == KingCapture::Four,
            "{id}: {king}"
        );
        check(Topic::King, "takes no part in captures", values.king_armed == KingArmed::Unarmed);
        let safe_at_the_edge = values.escape.is_to_corners() && values.king_captured_edge == KingCapture::Never;
        check(Topic::King, "On the edge the king cannot be captured", safe_at_the_edge && rules.names().king.en() == "king");

        check(Topic::End, "on the edge in a fort", values.exit_fort == Switch::Yes);
        check(Topic::End, "unbroken ring", values.encirclement == Encirclement::AllDefenders);
        let third_is_a_draw = [Side::Attackers, Side::Defenders].map(|side| values.repetition.result(side))
            == [RepetitionResult::Draw; 2]
            && values.repetition == Repetition::DrawAtThird;
        check(Topic::End, "drawn when a position comes for the third time", third_is_a_draw);

        check(Topic::Special, "A die is thrown", values.dice == Dice::Odd);
        check(Topic::Special, "may go on at once", values.berserk == Berserk::Capturing);
        check(Topic::Special, "Shieldwall", values.shieldwall != Shieldwall::None);
        check(Topic::Special, "king may jump", values.king_jump != Jump::None);
        check(Topic::Special, "Sixteen points", values.corners == Corners::Quad);
        let has_special_pieces = rules.layout().pieces.iter().any(|(_, piece)| matches!(piece, Piece::Special(..)));
        if has_special_pieces {
            check(Topic::Special, "Nothing more to learn", false);
        }
    }
}

/// What the notes say must not be said twice, and every sentence must come from the values.
#[test]
fn a_rule_that_is_changed_changes_the_account() {
    let account = |rules: &Ruleset| rules.brief();
    let plain = Ruleset::named("copenhagen").expect("built in");
    for (key, value) in [
        (RuleKey::First, "defenders"),
        (RuleKey::KingSpeed, "one"),
        (RuleKey::AttackersSpeed, "two"),
        (RuleKey::KingJump, "free"),
        (RuleKey::Berserk, "capturing"),
        (RuleKey::Dice, "odd"),
        (RuleKey::ThroneStop, "nobody"),
        (RuleKey::ThronePass, "king"),
        (RuleKey::ThroneHostile, "nobody"),
        (RuleKey::CornersHostile, "nobody"),
        (RuleKey::MovingBetween, "king-only"),
        (RuleKey::CombinedCapture, "anywhere"),
        (RuleKey::Shieldwall, "any-move"),
        (RuleKey::KingArmed, "unarmed"),
        (RuleKey::KingCapturedThrone, "two"),
        (RuleKey::KingCapturedBeside, "two"),
        (RuleKey::KingCapturedElsewhere, "two"),
        (RuleKey::KingCapturedEdge, "three-and-edge"),
        (RuleKey::ExitFort, "no"),
        (RuleKey::Encirclement, "king"),
        (RuleKey::KingAlone, "loses"),
        (RuleKey::NoEscape, "loses"),
        (RuleKey::Repetition, "draw-at-third"),
        (RuleKey::NoMoves, "pass"),
        (RuleKey::DrawAfterTurns, "132"),
        (RuleKey::DrawAfterQuietTurns, "50"),
        (RuleKey::Announcements, "raichi-tuichu"),
    ] {
        let changed = plain.with_rules("changed", &[(key, value)]).unwrap_or_else(|error| panic!("{key} = {value}: {error}"));
        assert_ne!(account(&changed), account(&plain), "{key} = {value}");
    }
}

#[test]
fn an_option_changes_the_account_of_its_rule_set() {
    for (id, topic, words) in [
        ("tablut-riksutstallningar-1972+weaponless", Topic::King, "takes no part in captures"),
        ("copenhagen+any-closing-move", Topic::Special, "any of these enemies may come last"),
        ("copenhagen+unsafe-edge", Topic::King, "the edge counts as the fourth"),
        ("copenhagen+aggressor-loses", Topic::End, "the side that alone kept threatening to win loses"),
    ] {
        let (base, _) = id.split_once('+').expect("an option");
        let [plain, chosen] = [base, id].map(|id| said(&Ruleset::named(id).expect(id)));
        assert!(chosen[&topic].contains(words), "{id}: {}", chosen[&topic]);
        assert!(!plain[&topic].contains(words), "{base}: {}", plain[&topic]);
    }
}
