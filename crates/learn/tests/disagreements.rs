//! Positions in which two rule sets disagree: what is told of them is true, and the rules that differ are shown.

use std::collections::BTreeSet;

use hnefi_learn::{Disagreement, Ruling, disagreements};
use hnefi_rules::{Game, PlayError, RuleKey};
use hnefi_rulesets::Ruleset;

fn named(id: &str) -> Ruleset {
    Ruleset::named(id).expect(id)
}

fn shown(a: &str, b: &str) -> BTreeSet<RuleKey> {
    disagreements(&named(a), &named(b)).iter().map(|found| found.rule).collect()
}

/// Plays the move once more and asks whether it came to what is told.
fn check(ruling: &Ruling, found: &Disagreement) {
    let mut game = Game::from_position(ruling.game.variant(), ruling.game.position().clone());
    if !ruling.game.plies().is_empty() {
        game = ruling.game.clone();
    }
    match game.play(found.mv) {
        Ok(ply) => {
            assert_eq!((ply.captures.as_slice(), &ruling.error), (ruling.captures.as_slice(), &None));
            assert_eq!(game.outcome(), ruling.outcome);
        }
        Err(error) => {
            assert!(!matches!(error, PlayError::GameOver(_)), "{error}");
            assert_eq!(Some(error), ruling.error);
        }
    }
}

#[test]
fn what_is_told_is_true_and_each_rule_is_shown_once() {
    let sets: Vec<Ruleset> = Ruleset::catalogue().map(named).collect();
    let mut found_in_all = 0;
    for a in &sets {
        for b in a.neighbours(&sets, 1) {
            let differ: BTreeSet<RuleKey> =
                a.compared_with(b).iter().filter(|rule| !rule.is_same()).map(|rule| rule.key).collect();
            let found = disagreements(a, b);
            let rules: BTreeSet<RuleKey> = found.iter().map(|one| one.rule).collect();
            assert!(rules.is_subset(&differ) && rules.len() == found.len(), "{} and {}: {rules:?}", a.id(), b.id());
            for one in &found {
                // Only some rule sets remember that the king has moved.
                let board = |ruling: &Ruling| ruling.game.position().to_string().replace(" k", " -");
                assert_eq!(board(&one.a), board(&one.b));
                check(&one.a, one);
                check(&one.b, one);
                let ends = [&one.a, &one.b].map(|ruling| ruling.outcome.map(|end| (end.winner, end.reason)));
                let differs =
                    one.a.error.is_some() != one.b.error.is_some() || one.a.captures != one.b.captures || ends[0] != ends[1];
                assert!(differs, "{} and {}: {one:?}", a.id(), b.id());
            }
            found_in_all += found.len();
        }
    }
    assert!(found_in_all > 50, "{found_in_all}");
}

#[test]
fn most_rules_that_differ_are_shown_where_the_boards_are_alike() {
    let of_murray = shown("alea-walker-2015", "alea-murray-rules");
    for key in
        ["throne-stop", "throne-hostile", "corners-stop", "corners-hostile", "king-captured-elsewhere", "escape", "repetition"]
    {
        assert!(of_murray.iter().any(|shown| shown.word() == key), "{key} is not among {of_murray:?}");
    }
    let of_tablut = shown("tablut-murray", "tablut-riksutstallningar-1972");
    for key in ["throne-stop", "throne-pass", "camps", "camps-hostile", "combined-capture"] {
        assert!(of_tablut.iter().any(|shown| shown.word() == key), "{key} is not among {of_tablut:?}");
    }
    // No case has a board of this size.
    assert!(!shown("tyr-13", "hnefatafl-edge-13").is_empty());
}

#[test]
fn nothing_is_found_where_nothing_differs_or_the_boards_do() {
    assert!(shown("copenhagen", "copenhagen").is_empty());
    assert!(shown("copenhagen", "alea-walker-2015").is_empty());
}
