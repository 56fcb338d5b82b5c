//! What the arms are called in a report: the names of the rules, and what sets arms of one name apart.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::RuleKey;
use hnefi_rulesets::ruleset::OptionInfo;
use hnefi_rulesets::{Ruleset, Text};

use super::words::Words;
use crate::arm::Arm;
use crate::definition::Study;

/// What an arm is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ArmName {
    /// Its number in the report, from 1.
    pub(super) number: usize,
    pub(super) name: String,
}

/// The names of these arms in a language, by their ids; no two are alike.
pub(super) fn names<'a>(study: &Study, ids: impl Iterator<Item = &'a str>, words: Words) -> BTreeMap<&'a str, ArmName> {
    let mut layouts: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for arm in &study.arms {
        layouts.entry(base(arm)).or_default().insert(&arm.rules.layout().id);
    }
    let mut names: BTreeMap<&str, ArmName> = BTreeMap::new();
    for (place, id) in ids.enumerate() {
        let Some(arm) = study.arm(id) else { continue };
        let several = layouts.get(base(arm)).is_some_and(|layouts| layouts.len() > 1);
        names.insert(id, ArmName { number: place + 1, name: full(arm, several, words) });
    }
    let alike = |name: &ArmName| names.values().filter(|other| other.name == name.name).count() > 1;
    let strangers: Vec<&str> = names.iter().filter(|(_, name)| alike(name)).map(|(id, _)| *id).collect();
    for id in strangers {
        if let Some(name) = names.get_mut(id) {
            name.name = format!("{} [{id}]", name.name);
        }
    }
    names
}

fn base(arm: &Arm) -> &str {
    arm.factors.get("rules").map_or_else(|| arm.rules.base_id(), String::as_str)
}

fn full(arm: &Arm, with_layout: bool, words: Words) -> String {
    let (selection, changes) = match arm.id.strip_suffix('}').and_then(|id| id.split_once('{')) {
        Some((selection, changes)) => (selection, Some(changes)),
        None => (arm.id.as_str(), None),
    };
    // The rules of a changed arm are a file of its own, named after what it extends.
    let parent = changes.and_then(|_| arm.rules.extends()).map(|(_, name)| name);
    let name: &Text = parent.unwrap_or_else(|| arm.rules.name());
    let layout = arm.rules.layout();
    let options = Ruleset::named(base(arm)).map(|rules| rules.options()).unwrap_or_default();
    let chosen = selection.split('+').skip(1).filter(|word| **word != layout.id).map(|word| {
        let option = options.iter().find(|option| option.id == word);
        option.map_or_else(|| word.to_owned(), |option| called(option, words))
    });
    let mut details: Vec<String> = with_layout.then(|| words.of(&layout.name)).into_iter().chain(chosen).collect();
    details.extend(changes.into_iter().flat_map(|changes| changes.split(',')).map(|change| change.replacen('=', " = ", 1)));
    let name = words.of(name);
    if details.is_empty() { name.to_owned() } else { format!("{name} ({})", details.join(", ")) }
}

/// An option by its name; another reading by its rule, as changed rules are, since its name is a whole sentence.
fn called(option: &OptionInfo, words: Words) -> String {
    let value = |key: RuleKey| option.id.strip_prefix(key.word()).and_then(|rest| rest.strip_prefix('-'));
    match option.reading.and_then(|key| Some((key, value(key)?))) {
        Some((key, value)) => format!("{key} = {value}"),
        None => words.of(&option.name),
    }
}

#[cfg(test)]
mod tests {
    use hnefi_messages::Language;

    use super::*;

    #[test]
    fn arms_are_named_by_rules_and_differences() {
        let text = "format = 1\nname = \"t\"\ntitle = \"T\"\nseed = 1\nnodes = 1\ngames = 1\n[[arms]]\nrules = \"alea-walker-2015\"\n\
            with = [[\"alea-murray\", \"\"]]\n[[arms]]\nrules = \"tablut-murray\"\nchange = { no-moves = \"loss\" }\n[[arms]]\nrules = \"brandubh-cyningstan\"\n";
        let study = Study::parse(text, &|_| unreachable!("no files")).expect("a study");
        let names = |code: &str| {
            let words = Words(Language::from_code(code).expect("one of the languages"));
            names(&study, study.arms.iter().map(|arm| arm.id.as_str()), words)
        };
        let of = |id: &str, code| names(code)[id].name.clone();
        assert_eq!(of("tablut-murray{no-moves=loss}", "en"), "Tablut, Murray (no-moves = loss)");
        assert_eq!(of("brandubh-cyningstan", "de"), "Brandubh, Cyningstan");
        let layouts = ["alea-walker-2015", "alea-walker-2015+alea-murray"].map(|id| of(id, "en"));
        assert!(layouts.iter().all(|name| name.starts_with("Alea Evangelii, Walker 2015 (")), "{layouts:?}");
        assert_ne!(layouts[0], layouts[1]);
        assert_eq!(names("en")["brandubh-cyningstan"].number, 4);
    }

    #[test]
    fn a_reading_is_named_by_its_rule_an_option_by_its_name() {
        let text = "format = 1\nname = \"t\"\ntitle = \"T\"\nseed = 1\nnodes = 1\ngames = 1\n[[arms]]\n\
            rules = [\"tafl-simple-corner+king-four\", \"tafl-simple-corner+no-moves-loss\"]\n";
        let study = Study::parse(text, &|_| unreachable!("no files")).expect("a study");
        let names = names(&study, study.arms.iter().map(|arm| arm.id.as_str()), Words(Language::ENGLISH));
        let of = |id: &str| names[id].name.clone();
        assert!(of("tafl-simple-corner+king-four").ends_with("(The king is taken by four)"));
        assert!(of("tafl-simple-corner+no-moves-loss").ends_with("(no-moves = loss)"));
    }
}
