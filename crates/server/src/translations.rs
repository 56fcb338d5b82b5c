//! What the server says, in languages other than English and French. Answers hold a text in those two; a client that speaks another
//! fetches, once, what the texts are in it.
//!
//! Translated are texts as files of rules, layouts and lessons write them (`translations/`, by the English); given out are texts as they
//! are said, with the names a rule set has for its sides.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use hnefi_engine::Level;
use hnefi_rules::ruleset::SideNames;
use hnefi_rules::{RuleKey, Ruleset, Text, cases, lessons};

use crate::lasting::Lasting;
use crate::shelf::Shelf;
use crate::studies::Studies;
use crate::wire::Translated;

/// The languages, and what is known in each.
const LANGUAGES: [(&str, &str); 5] = [
    ("da", include_str!("../../../translations/da.toml")),
    ("de", include_str!("../../../translations/de.toml")),
    ("is", include_str!("../../../translations/is.toml")),
    ("nb", include_str!("../../../translations/nb.toml")),
    ("sv", include_str!("../../../translations/sv.toml")),
];

/// A part of what is said, for clients that need not know everything at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Area {
    /// What rule sets, sides, layouts and levels are called.
    Play,
    /// Rule sets in a sentence or two.
    Summaries,
    /// Rules, how they are known, and what examples show.
    Rules,
    /// Lessons and the rules that they show.
    Lessons,
}

impl Area {
    const ALL: [Area; 4] = [Area::Play, Area::Summaries, Area::Rules, Area::Lessons];

    fn word(self) -> &'static str {
        match self {
            Area::Play => "play",
            Area::Summaries => "summaries",
            Area::Rules => "rules",
            Area::Lessons => "lessons",
        }
    }
}

/// All translations of what a server says, each made when it is first asked for.
#[derive(Default)]
pub(crate) struct Translations([[OnceLock<Lasting>; Area::ALL.len()]; LANGUAGES.len()]);

impl Translations {
    /// What is said in an area, English to the language; `None` if there is no such language or area. Slow the first time.
    pub(crate) fn of(&self, shelf: &Shelf, studies: &Studies, language: &str, area: &str) -> Option<&Lasting> {
        let language = LANGUAGES.iter().position(|(code, _)| *code == language)?;
        let area = Area::ALL.into_iter().find(|known| known.word() == area)?;
        let made = || Lasting::of(&Translated { words: translated(&texts(area, shelf, studies), &read(LANGUAGES[language].1)) });
        Some(self.0[language][area as usize].get_or_init(made))
    }
}

/// What is not translated is left out.
fn translated(texts: &[Text], known: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let said = |text: &Text| text.translated(&|english| known.get(english).map(String::as_str));
    let pair = |text: &Text| said(text).filter(|other| *other != text.en).map(|other| (text.en.clone(), other));
    texts.iter().filter_map(pair).collect()
}

fn read(file: &str) -> BTreeMap<String, String> {
    toml::from_str(file).unwrap_or_default()
}

fn texts(area: Area, shelf: &Shelf, studies: &Studies) -> Vec<Text> {
    match area {
        Area::Play => {
            let levels = Level::ALL.into_iter().flat_map(|level| [level.name(), level.text()]);
            shelf.all().flat_map(|rules| called(&rules)).chain(levels).chain(studies.questions()).collect()
        }
        Area::Summaries => shelf.all().flat_map(|rules| summed_up(&rules)).collect(),
        Area::Rules => ruled(shelf),
        Area::Lessons => taught(),
    }
}

/// What a rule set and its parts are called.
fn called(rules: &Ruleset) -> Vec<Text> {
    let mut texts: Vec<Text> = rules.layouts().into_iter().map(|layout| layout.name).collect();
    texts.extend(rules.options().into_iter().map(|option| option.name));
    let names = rules.names();
    texts.extend([rules.name(), &names.attackers, &names.defenders, &names.king].map(Clone::clone));
    texts
}

/// Itself, and with each of its options.
fn summed_up(rules: &Ruleset) -> Vec<Text> {
    let chosen = rules.options().into_iter().filter_map(|option| rules.choosing(&option.id).ok());
    chosen.map(|rules| rules.summary().clone()).chain([rules.summary().clone()]).collect()
}

/// Every value of every rule, and every example, in the names that sides have somewhere.
fn ruled(shelf: &Shelf) -> Vec<Text> {
    let mut texts = Vec::new();
    let mut names: Vec<SideNames> = Vec::new();
    for rules in shelf.all() {
        if !names.contains(rules.names()) {
            names.push(rules.names().clone());
            for key in RuleKey::ALL {
                texts.extend(key.words_of_values().into_iter().filter_map(|value| rules.sentence_with(*key, value)));
            }
            texts.extend(cases().iter().filter(|case| case.shown).map(|case| case.text(rules.names())));
        }
        let chosen = rules.options().into_iter().filter_map(|option| rules.choosing(&option.id).ok());
        for rules in chosen.chain([rules.clone()]) {
            texts.extend(rules.explained().into_iter().flat_map(|rule| [rule.evidence.at, rule.evidence.note]).flatten());
        }
        texts.extend(rules.options().into_iter().map(|option| option.text));
        texts.extend(rules.layouts().into_iter().map(|layout| layout.note));
    }
    texts
}

fn taught() -> Vec<Text> {
    let mut texts = Vec::new();
    for lesson in lessons() {
        texts.extend([lesson.title.clone(), lesson.text.clone()]);
        for task in &lesson.tasks {
            texts.extend([task.text.clone(), task.hint.clone()]);
            texts.extend(task.wrong.iter().map(|wrong| wrong.text.clone()));
            let shown = Ruleset::named(&task.rules).into_iter().flat_map(|rules| rules.explained());
            texts.extend(shown.filter(|rule| task.shows.contains(&rule.key)).map(|rule| rule.sentence));
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_text_is_translated_and_no_translation_is_of_nothing() {
        let shelf = Shelf::with(Vec::new()).expect("nothing of its own");
        let studies = Studies::with(&[]).expect("the committed ones");
        let said: Vec<Text> = Area::ALL.into_iter().flat_map(|area| texts(area, &shelf, &studies)).collect();
        for (language, file) in LANGUAGES {
            let known: BTreeMap<String, String> = toml::from_str(file).expect(language);
            let used = RefCell::new(BTreeSet::new());
            let look = |english: &str| {
                let (english, translation) = known.get_key_value(english)?;
                used.borrow_mut().insert(english.as_str());
                Some(translation.as_str())
            };
            let missing: BTreeSet<&str> =
                said.iter().filter(|text| text.translated(&look).is_none()).map(|text| text.en.as_str()).collect();
            assert_eq!(missing, BTreeSet::new(), "not translated into {language}");
            let unused: Vec<&String> = known.keys().filter(|key| !used.borrow().contains(key.as_str())).collect();
            assert_eq!(unused, Vec::<&String>::new(), "nobody says that, in {language}");
        }
    }

    #[test]
    fn sides_are_named_by_words_and_never_by_a_gap() {
        for (language, file) in LANGUAGES {
            let known: BTreeMap<String, String> = toml::from_str(file).expect(language);
            for (english, text) in known {
                for gap in text.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
                    let number = ["attacking", "defending", "size", "parent"].contains(&gap);
                    assert!(number && english.contains(&format!("{{{gap}}}")), "{language}: {text}");
                }
            }
        }
    }
}
