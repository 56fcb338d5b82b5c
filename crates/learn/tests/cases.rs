//! Every case of `rulesets/cases` against every rule set it names, and every value of every rule against the cases.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use hnefi_learn::{Case, Expected, cases};
use hnefi_rules::rules::Group;
use hnefi_rules::{Point, RuleKey};
use hnefi_rulesets::Ruleset;

/// Each case with each of its rule sets.
fn every_case() -> impl Iterator<Item = (&'static Case, &'static Ruleset)> {
    static RULESETS: LazyLock<BTreeMap<&str, Ruleset>> = LazyLock::new(|| {
        let named = |id: &'static str| (id, Ruleset::named(id).unwrap_or_else(|error| panic!("a case names `{id}`: {error}")));
        let ids: BTreeSet<&str> = cases().iter().flat_map(|case| &case.rulesets).map(String::as_str).collect();
        ids.into_iter().map(named).collect()
    });
    cases().iter().flat_map(|case| case.rulesets.iter().map(move |id| (case, &RULESETS[id.as_str()])))
}

#[test]
fn the_rules_say_what_every_case_says() {
    let mut wrong = Vec::new();
    for (case, rules) in every_case() {
        match case.judge(rules) {
            Ok(judgement) => {
                let differences = case.expected.differences(&judgement);
                wrong.extend(differences.into_iter().map(|d| format!("`{}` under `{}`: {d}", case.id, rules.id())));
            }
            Err(error) => wrong.push(format!("`{}` under `{}`: {error}", case.id, rules.id())),
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn a_case_about_an_end_ends_by_its_rule() {
    for (case, rules) in every_case() {
        let decides = matches!(
            case.rule,
            RuleKey::KingCapturedThrone
                | RuleKey::KingCapturedBeside
                | RuleKey::KingCapturedElsewhere
                | RuleKey::KingCapturedEdge
                | RuleKey::Escape
                | RuleKey::Repetition
                | RuleKey::NoMoves
        );
        let Some(outcome) = case.judge(rules).ok().and_then(|j| j.outcome).filter(|_| decides) else { continue };
        assert_eq!(outcome.rule, Some(case.rule), "`{}` under `{}`", case.id, rules.id());
    }
}

#[test]
fn every_rule_in_use_has_a_case() {
    let mut covered = BTreeSet::new();
    for (case, rules) in every_case() {
        assert!(rules.rules().has_meaning(case.rule), "`{}`: `{}` has no rule `{}`", case.id, rules.id(), case.rule);
        covered.insert((case.rule, rules.rules().word(case.rule)));
    }
    let mut missing = BTreeSet::new();
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        let selections = plain.options().into_iter().map(|option| format!("{id}+{}", option.id));
        for id in selections.chain([id.to_owned()]) {
            let rules = Ruleset::named(&id).expect(&id);
            let written = rules.explained().into_iter().map(|rule| (rule.key, rule.value));
            missing.extend(written.filter(|rule| !covered.contains(rule)).map(|(key, value)| format!("{key} = {value} ({id})")));
        }
    }
    assert!(missing.is_empty(), "no case shows\n{}\n", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_rule_set_has_diagrams_in_each_of_its_chapters() {
    let mut missing = BTreeSet::new();
    for id in Ruleset::catalogue().filter(|id| cases().iter().any(|case| case.shown && case.is_made_for(id))) {
        let rules = Ruleset::named(id).expect(id);
        let shown: BTreeSet<Group> =
            cases().iter().filter(|case| case.shown && case.holds_for(&rules)).map(|case| case.rule.group()).collect();
        let chapters = rules.explained().into_iter().map(|rule| rule.key.group()).filter(|group| !shown.contains(group));
        missing.extend(chapters.map(|group| format!("`{id}` shows nothing of the chapter `{group}`")));
    }
    assert!(missing.is_empty(), "\n{}\n", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_case_for_an_option_does_not_hold_without_it() {
    let case = cases().iter().find(|case| case.id == "unarmed-king-captures-nothing").expect("there is such a case");
    let holds = |id: &str| case.holds_for(&Ruleset::named(id).expect(id));
    assert!(holds("tablut-riksutstallningar-1972+weaponless"));
    assert!(!holds("tablut-riksutstallningar-1972"));
    assert!(!holds("tablut-murray"));
}

#[test]
fn ids_are_unique_and_views_hold_what_happens() {
    let mut ids = BTreeSet::new();
    for (case, rules) in every_case() {
        ids.insert(&case.id);
        let Some((low, high)) = case.view else { continue };
        let size = rules.size();
        assert!(low.is_on_board(size) && high.is_on_board(size), "`{}`: the view leaves the board", case.id);
        let within = |point: Point| {
            (low.file()..=high.file()).contains(&point.file()) && (low.rank()..=high.rank()).contains(&point.rank())
        };
        let moves = case.before.iter().flatten().copied().chain(case.act.mv());
        let points = moves.flat_map(|mv| [mv.from, mv.to]);
        let targets = match &case.expected {
            Expected::Targets(targets) => targets.clone(),
            Expected::Effect { captures, .. } => captures.clone(),
            Expected::Illegal(_) => Vec::new(),
        };
        for point in points.chain(targets) {
            assert!(within(point), "`{}`: {point} is not in view", case.id);
        }
    }
    assert_eq!(ids.len(), cases().len(), "two cases have the same id");
}
