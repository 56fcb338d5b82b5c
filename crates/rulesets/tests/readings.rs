//! Other readings of a source: each is an option by itself, and a table sets them side by side.

use std::collections::BTreeSet;

use hnefi_rules::rules::RuleKey;
use hnefi_rulesets::Language;
use hnefi_rulesets::ruleset::{OptionInfo, ReadValue, Report, Standing};
use hnefi_rulesets::{Ruleset, RulesetError};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

/// A file on top of a rule set, with a rule that is a reading.
fn with_reading(parent: &str, key: &str, value: &str, others: &str) -> String {
    format!(
        "id = \"house\"\nname = \"House\"\nextends = \"{parent}\"\n\n[sources.leaf]\nauthor = \"Anna\"\ntitle = \"A leaf\"\n\n\
         [rules.{key}]\nvalue = \"{value}\"\nstanding = \"reading\"\nsource = \"leaf\"\nat = {{ en = \"rule 3\", fr = \"règle 3\" }}\n\
         note = {{ en = \"It may be read so or so.\", fr = \"On peut lire ceci ou cela.\" }}\nothers = {others}\n"
    )
}

fn read(text: &str) -> Ruleset {
    Ruleset::from_toml(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn mistakes(text: &str) -> Vec<String> {
    match Ruleset::from_toml(text) {
        Err(RulesetError::File(mistakes)) => mistakes.iter().map(ToString::to_string).collect(),
        other => panic!("no mistakes in the file but {other:?}"),
    }
}

fn option(rules: &Ruleset, id: &str) -> Option<OptionInfo> {
    rules.options().into_iter().find(|option| option.id == id)
}

#[test]
fn each_other_value_of_a_reading_is_an_option() {
    let rules = read(&with_reading("tablut-murray", "throne-stop", "king", "[\"all\", \"nobody\"]"));
    for value in ["all", "nobody"] {
        let id = format!("throne-stop-{value}");
        let offered = option(&rules, &id).expect("an option");
        assert_eq!(offered.reading, Some(RuleKey::ThroneStop));
        assert_eq!(Some(&offered.name), rules.sentence_with(RuleKey::ThroneStop, value).as_ref());
        assert_eq!(offered.text.in_language(Language::from_code("fr").expect("a language")), "On peut lire ceci ou cela.");
        let chosen = rules.choosing(&id).expect("it can be chosen");
        assert_eq!(chosen.id(), format!("house+{id}"));
        let rule = chosen.explained().into_iter().find(|rule| rule.key == RuleKey::ThroneStop).expect("the rule");
        assert_eq!((rule.value, rule.origin.as_str()), (value, chosen.id().as_str()));
        assert_eq!((rule.evidence.standing, rule.evidence.source.as_str()), (Standing::Reading, "leaf"));
        assert!(rule.evidence.at.is_some() && rule.evidence.note.is_some());
    }
}

#[test]
fn another_reading_takes_with_it_what_it_needs() {
    let others = "[\"single\", { value = \"quad\", with = { corners-stop = \"king\", corners-pass = \"all\", corners-hostile = \"men\" } }]";
    let text = with_reading("tablut-murray", "corners", "none", others);
    let rules = read(&text);
    let offered = option(&rules, "corners-quad").expect("an option");
    assert_eq!(offered.reading, Some(RuleKey::Corners));
    assert_eq!(Some(offered.name), rules.sentence_with(RuleKey::Corners, "quad"));
    let chosen = rules.choosing("corners-quad").expect("it can be chosen");
    assert_eq!([RuleKey::CornersStop, RuleKey::CornersHostile].map(|key| chosen.rules().word(key)), ["king", "men"]);
    let table = rules.readings(&[]);
    let corners = table.iter().find(|reading| reading.key == RuleKey::Corners).expect("a reading");
    let quad = corners.others.iter().find(|other| other.value == "quad").expect("a reading");
    assert_eq!(quad.with, [RuleKey::CornersStop, RuleKey::CornersPass, RuleKey::CornersHostile]);
    // Without what it needs it is told like any option that makes no sense.
    let told: Vec<String> = Report::of(&text).mistakes.iter().map(ToString::to_string).collect();
    assert!(
        told.iter().any(|told| told.contains("`+corners-single`") && told.contains("rule `corners-stop` is missing")),
        "{told:#?}"
    );
    for (from, to, told) in [
        ("corners-pass =", "corners-past =", "line 15, column 71: there is no rule `corners-past`; did you mean `corners-pass`?"),
        ("\"men\" } }", "\"man\" } }", "line 15, column 111: rule `corners-hostile` cannot be `man`: did you mean `men`?"),
        (
            "{ value = \"quad\", with",
            "{ values = \"quad\", with",
            "line 15, column 23: `values` means nothing in `[rules.corners.others]`; did you mean `value`?",
        ),
    ] {
        let found = mistakes(&text.replace(from, to));
        assert!(found.iter().any(|mistake| mistake.starts_with(told)), "{told}\n{found:#?}");
    }
}

#[test]
fn numbers_are_readings_too() {
    let text = with_reading("tablut-murray", "draw-after-turns", "none", "[132, \"none\"]");
    let text = text.replace("value = \"none\"", "value = 100");
    let rules = read(&text);
    assert_eq!(rules.choosing("draw-after-turns-132").expect("it can be chosen").rules().draw_after_turns.turns(), Some(132));
    assert_eq!(rules.choosing("draw-after-turns-none").expect("it can be chosen").rules().draw_after_turns.turns(), None);
}

#[test]
fn what_cannot_be_another_reading_is_told_at_its_place() {
    let good = with_reading("tablut-murray", "throne-stop", "king", "[\"all\"]");
    let option = |rules: &str| format!("{good}\n[options.throne-stop-all]\nname = \"X\"\nrules = {{ {rules} }}\n");
    for (text, told) in [
        (
            good.replace("[\"all\"]", "[\"al\"]"),
            "line 15, column 11: rule `throne-stop` cannot be `al`: did you mean `all`? It can be `nobody`",
        ),
        (
            good.replace("[\"all\"]", "[\"all\", \"king\"]"),
            "line 15, column 18: rule `throne-stop` is `king` already: `others` is for the values of other readings",
        ),
        (
            good.replace("[\"all\"]", "[\"all\", \"all\"]"),
            "line 15, column 18: rule `throne-stop` has `all` twice in `others`: leave one out",
        ),
        (good.replace("[\"all\"]", "\"all\""), "line 15, column 10: `rules.throne-stop.others` must be a list"),
        (
            good.replace("standing = \"reading\"", "standing = \"stated\""),
            "line 15, column 10: rule `throne-stop` is `stated`: only a reading has `others`",
        ),
        (
            option("throne-stop = \"all\", throne-pass = \"all\""),
            "line 15, column 11: rule `throne-stop` can be `all` in another reading, which would be called `throne-stop-all` like an option",
        ),
        (
            format!(
                "{good}\n[options.x.rules.throne-pass]\nvalue = \"all\"\nstanding = \"reading\"\nsource = \"leaf\"\nnote = \"N\"\nothers = [\"king\"]\n"
            ),
            "line 22, column 11: rule `throne-pass` stands in option `x`: write `others` where the rule set itself has the rule",
        ),
    ] {
        let found = mistakes(&text);
        assert!(found.iter().any(|mistake| mistake.starts_with(told)), "{told}\n{found:#?}");
    }
    // The same value under that name is that reading.
    let same = read(&option("throne-stop = \"all\""));
    let of_the_rule = |option: &&OptionInfo| option.reading == Some(RuleKey::ThroneStop);
    assert_eq!(same.options().iter().filter(of_the_rule).count(), 1);
}

#[test]
fn two_readings_of_one_rule_cannot_be_chosen_together() {
    let rules = read(&with_reading("tablut-murray", "throne-stop", "king", "[\"all\", \"nobody\"]"));
    let error = rules.choosing("throne-stop-all+throne-stop-nobody").expect_err("two readings");
    let expected = RulesetError::TwoReadings {
        id: "house".to_owned(),
        rule: RuleKey::ThroneStop,
        one: "throne-stop-all".to_owned(),
        other: "throne-stop-nobody".to_owned(),
    };
    assert_eq!(error, expected);
    assert_eq!(
        error.to_string(),
        "`throne-stop-all` and `throne-stop-nobody` are two readings of rule `throne-stop` of `house`: choose one of them"
    );
    assert!(rules.choosing("throne-stop-all+throne-stop-all").is_ok(), "the same one twice is one");
}

#[test]
fn an_option_that_changes_only_a_reading_is_a_reading() {
    let text = with_reading("tablut-murray", "throne-stop", "king", "[\"all\", \"nobody\"]");
    let text = format!("{text}\n[options.open-castle]\nname = \"Open castle\"\nrules = {{ throne-stop = \"all\" }}\n");
    let rules = read(&text);
    let readings: Vec<String> =
        rules.options().into_iter().filter(|o| o.reading == Some(RuleKey::ThroneStop)).map(|option| option.id).collect();
    assert_eq!(readings, ["open-castle", "throne-stop-nobody"], "no second option for one value");
    assert!(matches!(rules.choosing("open-castle+throne-stop-nobody"), Err(RulesetError::TwoReadings { .. })));
    let several = text.replace("throne-stop = \"all\" }", "throne-stop = \"all\", moving-between = \"king-only\" }");
    let several = read(&several);
    assert_eq!(option(&several, "open-castle").expect("offered").reading, None, "it changes more than a reading");
    assert!(option(&several, "throne-stop-all").is_some());
    let both = several.choosing("open-castle+throne-stop-nobody").expect("the reading says more of its rule");
    assert_eq!(both.rules().word(RuleKey::ThroneStop), "nobody");
    assert_eq!(both.rules().word(RuleKey::MovingBetween), "king-only");
}

/// The ids of the other readings.
fn ids(rules: &Ruleset) -> BTreeSet<String> {
    rules.options().into_iter().filter(|option| option.reading.is_some()).map(|option| option.id).collect()
}

/// A built-in rule set with other readings that no option of its file plays.
fn parent() -> Ruleset {
    let sets = Ruleset::catalogue().map(|id| Ruleset::named(id).expect(id));
    sets.into_iter().find(|rules| made(rules).is_some()).expect("a rule set whose rules have `others`")
}

/// An option that was made of another reading.
fn made(rules: &Ruleset) -> Option<OptionInfo> {
    let word = |option: &OptionInfo, key| rules.choosing(&option.id).expect(&option.id).rules().word(key);
    let is_made = |option: &OptionInfo| option.reading.is_some_and(|key| option.id == format!("{key}-{}", word(option, key)));
    rules.options().into_iter().find(is_made)
}

#[test]
fn a_child_inherits_the_other_readings_of_its_rules() {
    let parent = parent();
    let made = made(&parent).expect("one");
    let key = made.reading.expect("a reading");
    let head = format!("id = \"house\"\nname = \"House\"\nextends = \"{}\"\n", parent.id());
    let child = |rest: &str| read(&format!("{head}{rest}"));
    assert_eq!(ids(&child("")), ids(&parent));
    let chosen = child("").choosing(&made.id).expect("inherited");
    let rule = chosen.explained().into_iter().find(|rule| rule.key == key).expect("the rule");
    assert_eq!(rule.origin, format!("{}+{}", parent.id(), made.id));
    assert!(ids(&child("inherit-options = []\n")).is_empty());
    assert_eq!(ids(&child(&format!("inherit-options = [\"{}\"]\n", made.id))), BTreeSet::from([made.id.clone()]));
    // A rule that the file writes itself is no reading of the other's source.
    let own = child(&format!("[rules]\n{key} = \"{}\"\n", parent.rules().word(key)));
    assert!(!ids(&own).contains(&made.id), "{:?}", ids(&own));
    // Its name is in the child's words.
    let named = child("[names]\nking = \"chief\"\nattackers = \"pirates\"\ndefenders = \"monks\"\n");
    let name = option(&named, &made.id).expect("inherited").name;
    assert_eq!(Some(name), named.sentence_with(key, parent.choosing(&made.id).expect("chosen").rules().word(key)));
    // What is chosen of the parent is no choice any more.
    let settled = read(&format!("id = \"house\"\nname = \"House\"\nextends = \"{}+{}\"\n", parent.id(), made.id));
    assert!(!ids(&settled).contains(&made.id));
    assert_eq!(settled.rules(), chosen.rules());
}

#[test]
fn a_report_tries_each_other_reading() {
    let text = with_reading("tablut-murray", "king-captured-elsewhere", "two", "[\"four\", \"never\"]");
    let report = Report::of(&text);
    let told: Vec<String> = report.mistakes.iter().map(ToString::to_string).collect();
    assert!(
        told.iter().any(|told| told.starts_with("line 15, column 19: ") && told.contains("king-captured-elsewhere-never")),
        "{told:#?}"
    );
}

#[test]
fn the_table_has_each_reading_with_who_holds_it() {
    let catalogue: Vec<Ruleset> = Ruleset::catalogue().map(|id| Ruleset::named(id).expect(id)).collect();
    let mut held = 0;
    for rules in &catalogue {
        let table = rules.readings(&catalogue);
        let read: Vec<RuleKey> =
            rules.explained().into_iter().filter(|r| r.evidence.standing == Standing::Reading).map(|r| r.key).collect();
        assert_eq!(table.iter().map(|reading| reading.key).collect::<Vec<_>>(), read, "{}", rules.id());
        for reading in &table {
            assert!(reading.ours.selected && reading.ours.option.is_none(), "{} {}", rules.id(), reading.key);
            let values: BTreeSet<&str> = reading.others.iter().map(|other| other.value).chain([reading.ours.value]).collect();
            assert_eq!(values.len(), reading.others.len() + 1, "{} {}: a value stands twice", rules.id(), reading.key);
            for other in &reading.others {
                let id = other.option.as_deref().expect("it can be played");
                let chosen = rules.choosing(id).expect("it can be chosen");
                assert_eq!((chosen.rules().word(reading.key), &other.sentence), (other.value, &chosen.sentence(reading.key)));
            }
            for ReadValue { value, held_by, .. } in reading.others.iter().chain([&reading.ours]) {
                for holder in held_by {
                    let other = Ruleset::named(&holder.id).expect(&holder.id);
                    assert_eq!((other.family(), other.size()), (rules.family(), rules.size()));
                    let rule = other.explained().into_iter().find(|rule| rule.key == reading.key).expect("the rule");
                    assert_eq!((rule.value, &rule.evidence), (*value, &holder.evidence));
                    assert_ne!(rule.evidence.standing, Standing::Reading);
                    held += 1;
                }
                let holds = |other: &&Ruleset| {
                    other.base_id() != rules.base_id()
                        && (other.family(), other.size()) == (rules.family(), rules.size())
                        && other.explained().iter().any(|rule| {
                            rule.key == reading.key && rule.value == *value && rule.evidence.standing != Standing::Reading
                        })
                };
                for other in catalogue.iter().filter(holds) {
                    assert!(held_by.iter().any(|holder| holder.id == other.id()), "{} {}", rules.id(), reading.key);
                }
            }
        }
    }
    assert!(held > 0);
}

#[test]
fn the_words_of_other_readings_lead_to_one_reading_each() {
    let mut seen = BTreeSet::new();
    for key in RuleKey::ALL {
        for value in key.examples() {
            assert!(seen.insert(format!("{key}-{value}")), "{key}-{value}");
        }
    }
}

/// Some rules that alea-walker-2015 writes, each as a reading with other values.
fn some_readings() -> impl Strategy<Value = Vec<(RuleKey, Vec<&'static str>)>> {
    let rules = Ruleset::named("alea-walker-2015").expect("built in");
    let keys: Vec<RuleKey> =
        rules.explained().iter().map(|rule| rule.key).filter(|key| key.words_of_values().len() > 1).collect();
    let with_others = move |keys: Vec<RuleKey>| {
        let others = |key: RuleKey| {
            let own = rules.rules().word(key);
            let others: Vec<&'static str> = key.words_of_values().into_iter().filter(|value| *value != own).collect();
            let most = others.len();
            subsequence(others, 1..=most).prop_map(move |others| (key, others))
        };
        keys.into_iter().map(others).collect::<Vec<_>>()
    };
    subsequence(keys, 1..6).prop_flat_map(with_others)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_otherwise_is_offered_chosen_and_copied(readings in some_readings(), one: Index, other: Index) {
        let base = Ruleset::named("alea-walker-2015").expect("built in");
        let mut text = "id = \"house\"\nname = \"House\"\nextends = \"alea-walker-2015\"\ninherit-options = []\n[sources.leaf]\nauthor = \"A\"\ntitle = \"T\"\n".to_owned();
        for (key, others) in &readings {
            let (value, others) = (base.rules().word(*key), format!("{others:?}"));
            text += &format!("[rules.{key}]\nvalue = \"{value}\"\nstanding = \"reading\"\nsource = \"leaf\"\nnote = \"N\"\nothers = {others}\n");
        }
        let rules = read(&text);
        let expected: BTreeSet<String> =
            readings.iter().flat_map(|(key, others)| others.iter().map(move |value| format!("{key}-{value}"))).collect();
        prop_assert_eq!(ids(&rules), expected);
        let (key, values) = one.get(&readings);
        let value = other.get(values);
        let id = format!("{key}-{value}");
        // A value that does not go with the rules is told as it would be of any option.
        if let Ok(chosen) = rules.choosing(&id) {
            prop_assert_eq!(chosen.rules().word(*key), *value);
            let copy = read(&chosen.template());
            prop_assert_eq!(copy.rules(), chosen.rules());
            prop_assert_eq!(ids(&copy).len(), 0, "a copy is its author's own: nothing in it is read into a source");
            prop_assert!(Report::of(&chosen.template()).mistakes.is_empty(), "only what goes with what was chosen is copied");
        }
        let (second, values) = other.get(&readings);
        let both = rules.choosing(&format!("{id}+{second}-{}", values[0]));
        let same_rule = second == key && values[0] != *value;
        prop_assert_eq!(matches!(both, Err(RulesetError::TwoReadings { .. })), same_rule);
    }
}

#[test]
fn the_documentation_counts_the_readings() {
    let page = include_str!("../../../docs/reference/rulesets.md");
    let catalogue: Vec<Ruleset> = Ruleset::catalogue().map(|id| Ruleset::named(id).expect(id)).collect();
    let tables: Vec<_> = catalogue.iter().flat_map(|rules| rules.readings(&catalogue)).collect();
    let otherwise = tables.iter().filter(|reading| !reading.others.is_empty() || !reading.named.is_empty()).count();
    let counted = format!(
        "Of the {} rules that are readings in the built-in rule sets, inherited ones included, {otherwise} can be",
        tables.len()
    );
    // The page's lines are wrapped.
    let in_one_line = page.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(in_one_line.contains(&counted), "write in docs/reference/rulesets.md: {counted}");
}
