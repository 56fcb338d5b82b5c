//! Why a move is not legal and why a piece falls: told for every case of `rulesets/cases`, and for every capture of random games.

use std::collections::BTreeSet;

use hnefi_learn::{Act, Case, Judgement, cases};
use hnefi_rules::{Fall, Game, Kind, Manner, Piece, Point, Position, RuleKey};
use hnefi_rulesets::Ruleset;

/// Each case with each of its rule sets, and what that makes of it.
fn judged(mut visit: impl FnMut(&Case, &Ruleset, &Judgement)) {
    for case in cases() {
        for id in &case.rulesets {
            let rules = Ruleset::named(id).expect(id);
            visit(case, &rules, &case.judge(&rules).expect("the cases are tested elsewhere"));
        }
    }
}

/// What is told instead where the rule that a case shows forbids nothing by itself.
fn amounts_to(told: RuleKey, shown: RuleKey) -> bool {
    use RuleKey::{Camps, Corners, CornersStop, Escape, Movement, Throne, ThronePass, ThroneStop};
    told == shown
        || matches!(
            (shown, told),
            (Corners, CornersStop | Movement) | (Throne, ThroneStop) | (Escape, Camps) | (ThronePass | CornersStop, Movement)
        )
}

#[test]
fn a_refusal_names_the_rule_that_its_case_shows() {
    let mut wrong = Vec::new();
    let mut told_of = BTreeSet::new();
    judged(|case, rules, judgement| {
        let Some(error) = &judgement.error else { return };
        let told = Game::from_position(rules, judgement.before.clone()).rules_against(error);
        // Whose piece it is, no rule says.
        if case.rule == RuleKey::MercenaryTaken {
            assert!(told.is_empty(), "{told:?}");
        } else if told.iter().any(|key| amounts_to(*key, case.rule)) {
            told_of.extend(told);
        } else {
            wrong.push(format!("`{}` ({}) under `{}`: {told:?}", case.id, case.rule, rules.name()));
        }
    });
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert!(told_of.len() >= 15, "{told_of:?}");
}

/// Whether what a case shows can be a reason why these pieces fall, and not only something that does not keep them from it.
fn captures_by_itself(shown: RuleKey, before: &Position, falls: &[Fall]) -> bool {
    use RuleKey as Key;
    let against =
        |fall: &Fall| fall.manner == Manner::AgainstPoint || fall.held_by.iter().skip(1).any(|point| before.is_empty(*point));
    let falls_of = |kind: Kind| falls.iter().any(|fall| matches!(fall.piece, Piece::Special(_, its) if its == kind));
    match shown {
        Key::Capture
        | Key::CapturesAtOnce
        | Key::CombinedCapture
        | Key::Shieldwall
        | Key::ShieldwallCorners
        | Key::MercenaryTaken => true,
        Key::KingArmed | Key::KingCapturedThrone | Key::KingCapturedBeside | Key::KingCapturedElsewhere => true,
        Key::KingCapturedEdge | Key::KingCapturedByCommanders => true,
        Key::ThroneHostile | Key::ThroneHostileOccupied | Key::CornersHostile => falls.iter().any(against),
        Key::CampsHostile | Key::CampsHostileOccupied => falls.iter().any(against),
        Key::CommanderCaptured => falls_of(Kind::Commander),
        Key::KnightCaptured => falls_of(Kind::Knight),
        Key::MercenaryCaptured => falls_of(Kind::Mercenary),
        Key::GuardCaptured => falls_of(Kind::Guard),
        _ => false,
    }
}

#[test]
fn a_fall_names_the_rule_that_its_case_shows() {
    let mut wrong = Vec::new();
    let mut manners = Vec::new();
    judged(|case, rules, judgement| {
        let (Act::Move(mv), false) = (case.act, judgement.captures.is_empty()) else { return };
        let falls = Game::from_position(rules, judgement.before.clone()).falls(mv);
        let points: Vec<Point> = falls.iter().map(|fall| fall.point).collect();
        assert_eq!(points, judgement.captures, "`{}` under `{}`", case.id, rules.name());
        for fall in &falls {
            if !manners.contains(&fall.manner) {
                manners.push(fall.manner);
            }
        }
        let told = falls.iter().flat_map(|fall| fall.rules.clone()).chain(judgement.outcome.and_then(|outcome| outcome.rule));
        if captures_by_itself(case.rule, &judgement.before, &falls) && !told.collect::<Vec<_>>().contains(&case.rule) {
            wrong.push(format!("`{}` ({}) under `{}`: {falls:?}", case.id, case.rule, rules.name()));
        }
    });
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert_eq!(manners.len(), 7, "{manners:?}");
}

#[test]
fn every_capture_of_random_games_has_a_manner_and_a_rule() {
    let mut chance = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |limit: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) as usize % limit
    };
    let mut told = 0;
    for id in Ruleset::catalogue() {
        let rules = Ruleset::named(id).expect(id);
        let mut game = Game::new(&rules);
        for _ in 0..150 {
            if game.awaits_throw() {
                game.throw(1).expect("an odd throw lets move");
            }
            let moves = game.legal_moves();
            let Some(any) = moves.get(below(moves.len().max(1))).copied() else { break };
            let captures = |mv: &hnefi_rules::Move| !game.falls(*mv).is_empty();
            let mv = if below(2) == 0 { moves.iter().copied().find(captures).unwrap_or(any) } else { any };
            let falls = game.falls(mv);
            let before = game.position().clone();
            let ply = game.play(mv).expect("a legal move");
            let points: Vec<Point> = falls.iter().map(|fall| fall.point).collect();
            assert_eq!(points, ply.captures.as_slice(), "{mv} under {id}: {before}");
            for fall in &falls {
                told += 1;
                assert!(!fall.rules.is_empty(), "{fall:?} by {mv} under {id}: {before}");
                assert!(!fall.held_by.contains(&fall.point), "{fall:?}");
                let needed = match fall.manner {
                    Manner::BetweenTwo | Manner::AgainstPoint | Manner::MovedBetween => fall.held_by.len() == 2,
                    Manner::Surrounded | Manner::WithTheKing => fall.held_by.len() > 2,
                    Manner::Shieldwall => !fall.held_by.is_empty(),
                    Manner::JumpedOver => fall.held_by.is_empty(),
                };
                assert!(needed, "{fall:?} by {mv} under {id}: {before}");
            }
        }
    }
    assert!(told > 1000, "{told}");
}
