//! What the server says, in languages other than English and French. Answers hold a text in those two; a client that speaks another
//! fetches, once, what the texts are in it. What is said of somebody's own file cannot be fetched beforehand, and is sent in all.
//!
//! Translated are texts as files of rules, layouts and lessons write them (`translations/`, by the English); given out are texts as they
//! are said, by their English with the usual names of the sides.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use hnefi_engine::Level;
use hnefi_learn::{cases, lessons};
use hnefi_rules::RuleKey;
use hnefi_rulesets::ruleset::{Evidence, SideNames, bibliography};
use hnefi_rulesets::{Ruleset, Text};

use crate::http::cached_json::CachedJson as Lasting;
use crate::http::content::studies::Studies;
use crate::http::wire::Translated;
use crate::ruleset_registry::RulesetRegistry as Shelf;

/// The languages, and what is known in each.
const LANGUAGES: [(&str, &str); 5] = [
    ("da", include_str!("../../../../../translations/da.toml")),
    ("de", include_str!("../../../../../translations/de.toml")),
    ("is", include_str!("../../../../../translations/is.toml")),
    ("nb", include_str!("../../../../../translations/nb.toml")),
    ("sv", include_str!("../../../../../translations/sv.toml")),
];

type Known = BTreeMap<String, String>;

/// What is known in each language, by the English.
static KNOWN: LazyLock<[Known; LANGUAGES.len()]> =
    LazyLock::new(|| LANGUAGES.map(|(_, file)| toml::from_str(file).unwrap_or_default()));

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
        let made = || Lasting::of(&Translated { words: translated(&texts(area, shelf, studies), &KNOWN[language]) });
        Some(self.0[language][area as usize].get_or_init(made))
    }
}

/// A text in each of the languages; in English where something of it is not translated.
pub(crate) fn all_of(text: &Text) -> [String; LANGUAGES.len()] {
    KNOWN.each_ref().map(|known| said(text, known).unwrap_or_else(|| text.en.clone()))
}

fn said(text: &Text, known: &Known) -> Option<String> {
    text.translated(&|english| known.get(english).map(String::as_str))
}

/// What is not translated is left out.
fn translated(texts: &[Text], known: &Known) -> BTreeMap<String, String> {
    let pair = |text: &Text| {
        let usual = SideNames::usual_in(text).en;
        said(text, known).filter(|other| *other != usual).map(|other| (usual, other))
    };
    texts.iter().filter_map(pair).collect()
}

fn texts(area: Area, shelf: &Shelf, studies: &Studies) -> Vec<Text> {
    match area {
        Area::Play => {
            let levels = Level::ALL.into_iter().flat_map(|level| [level.name(), level.text()]);
            shelf
                .all()
                .flat_map(|rules| called(&rules))
                .chain(levels)
                .chain(studies.questions())
                .chain(studies.changes())
                .collect()
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

/// Every value of every rule, every example, and how the rules of each rule set are known.
fn ruled(shelf: &Shelf) -> Vec<Text> {
    let mut texts = Vec::new();
    // Whatever its sides are called.
    if let Some(rules) = shelf.all().next() {
        for key in RuleKey::ALL {
            texts.extend(key.examples().into_iter().filter_map(|value| rules.sentence_with(*key, value)));
        }
        texts.extend(cases().iter().filter(|case| case.shown).map(|case| case.text(rules.names())));
    }
    for rules in shelf.all() {
        let chosen = rules.options().into_iter().filter_map(|option| rules.choosing(&option.id).ok());
        for rules in chosen.chain([rules.clone()]) {
            texts.extend(
                rules
                    .explained()
                    .into_iter()
                    .flat_map(|rule| {
                        let Evidence { at, note, .. } = rule.evidence;
                        [at.map(|at| at.text().clone()), note]
                    })
                    .flatten(),
            );
        }
        texts.extend(rules.options().into_iter().map(|option| option.text));
        texts.extend(rules.layouts().into_iter().map(|layout| layout.note));
        let layouts = rules.layouts();
        let versions = layouts.iter().flat_map(hnefi_rulesets::Layout::versions).chain(rules.versions());
        texts.extend(versions.flat_map(|version| &version.changes).cloned());
    }
    texts.extend(bibliography().filter_map(|(_, source)| source.note.clone()));
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

    use hnefi_rulesets::remarks;
    use hnefi_rulesets::ruleset::Report;

    use super::*;

    #[test]
    fn every_text_is_translated_and_no_translation_is_of_nothing() {
        let shelf = Shelf::with(Vec::new()).expect("nothing of its own");
        let studies = Studies::with(&[]).expect("the committed ones");
        let of_areas = Area::ALL.into_iter().flat_map(|area| texts(area, &shelf, &studies));
        let said: Vec<Text> = of_areas.chain(remarks().cloned()).collect();
        for (language, file) in LANGUAGES {
            let known: Known = toml::from_str(file).expect(language);
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

    /// The signs of French have no-break spaces, in texts that code makes too; those of files are tested with the rules.
    #[test]
    fn french_signs_have_no_break_spaces() {
        let shelf = Shelf::with(Vec::new()).expect("nothing of its own");
        let studies = Studies::with(&[]).expect("the committed ones");
        for text in Area::ALL.into_iter().flat_map(|area| texts(area, &shelf, &studies)) {
            for plain in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!text.fr.contains(plain), "a plain space in `{plain}`: {}", text.fr);
            }
        }
    }

    /// The gaps of a text, with a capital or without.
    fn gaps(text: &str) -> BTreeSet<String> {
        let inner = text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
        inner.filter(|gap| gap.bytes().all(|b| b.is_ascii_alphabetic())).map(str::to_lowercase).collect()
    }

    #[test]
    fn sides_are_named_by_words_and_never_by_a_gap() {
        let remarks: BTreeSet<&str> = remarks().map(|text| text.en.as_str()).collect();
        for ((language, _), known) in LANGUAGES.iter().zip(&*KNOWN) {
            for (english, text) in known.iter().filter(|(english, _)| !remarks.contains(english.as_str())) {
                for gap in gaps(text) {
                    let number = ["attacking", "defending", "size", "parent", "number"].contains(&gap.as_str());
                    assert!(number && gaps(english).contains(&gap), "{language}: {text}");
                }
            }
        }
    }

    #[test]
    fn remarks_leave_nothing_out_in_any_language() {
        for ((language, _), known) in LANGUAGES.iter().zip(&*KNOWN) {
            for text in remarks() {
                assert_eq!(gaps(&known[&text.en]), gaps(&text.en), "{language}: {}", text.en);
                // What the file says stands between `, as in English.
                let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
                let rules = |text: &str| {
                    quoted(text).into_iter().filter(|word| RuleKey::from_word(word).is_some()).collect::<BTreeSet<_>>()
                };
                assert_eq!(rules(&known[&text.en]), rules(&text.en), "{language}: {}", text.en);
            }
        }
    }

    #[test]
    fn a_remark_on_a_file_is_made_in_every_language() {
        let report =
            Report::of("id = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n[rules]\ncorners = \"none\"\n");
        let all: Vec<[String; 5]> = report.mistakes.iter().map(|mistake| all_of(&mistake.message)).collect();
        let german: Vec<&str> = all.iter().map(|[_, german, ..]| german.as_str()).collect();
        assert_eq!(german, ["Regel `escape`: Der König soll in eine Ecke entkommen, aber `corners` ist `none`"]);
        let icelandic: Vec<&str> = all.iter().map(|[_, _, icelandic, ..]| icelandic.as_str()).collect();
        assert_eq!(icelandic, ["reglan `escape`: konungurinn á að sleppa út í horn, en `corners` er `none`"]);
    }

    #[test]
    fn a_rule_is_translated_whatever_the_sides_are_called() {
        let house = "id = \"x\"\nname = \"X\"\nextends = \"brandubh-cyningstan\"\n[names]\nattackers = \"pirates\"\n";
        let house = Report::of(house).ruleset.expect("a good rule set");
        let sentence = house.sentence(RuleKey::First);
        assert_eq!(sentence.en, "The pirates make the first move.");
        let shelf = Shelf::with(Vec::new()).expect("nothing of its own");
        let words = translated(&ruled(&shelf), &KNOWN[1]);
        let usual = SideNames::usual_in(&sentence).en;
        assert_eq!(words.get(&usual).map(String::as_str), Some("Die Angreifer machen den ersten Zug."));
    }
}
