//! Reading a rule-set file: what it writes down itself, before anything is inherited or left to its usual value.

use std::collections::BTreeMap;
use std::sync::Arc;

use hnefi_rules::rules::RuleKey;
use toml::Spanned;
use toml::de::DeValue;

use super::drawn::{self, Drawn};
use super::evidence::{AUTHOR, Entries, Entry, Evidence, OtherReading, Standing};
use super::file::{Family, RuleOption};
use crate::bibliography::{self, Source};
use crate::mistake::{Mistakes, Place, Placed};
use crate::near::nearest;
use crate::remarks::{all_of, mistakes as told, one_of, values_of};
use crate::toml_reader::{Reader, Section, parse, short};
use hnefi_messages::Text;

/// A rule set as its file writes it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) id: Placed<String>,
    pub(super) extends: Option<Placed<String>>,
    pub(super) inherit_options: Option<Vec<Placed<String>>>,
    pub(super) name: Text,
    pub(super) summary: Option<Text>,
    pub(super) author: Option<String>,
    pub(super) year: Option<u16>,
    pub(super) family: Option<Family>,
    pub(super) featured: bool,
    pub(super) layouts_place: Place,
    pub(super) layouts: Option<Vec<Placed<String>>>,
    /// The layouts drawn; `None` where the drawing has mistakes.
    pub(super) drawn: BTreeMap<String, Option<Drawn>>,
    pub(super) names: WrittenNames,
    pub(super) sources: BTreeMap<String, Placed<Source>>,
    /// Where the rules begin.
    pub(super) rules_place: Place,
    pub(super) rules: Entries,
    pub(super) options: BTreeMap<String, RuleOption>,
}

/// What a file calls the pieces, where it says so.
#[derive(Debug, Default)]
pub(super) struct WrittenNames {
    pub(super) attackers: Option<Text>,
    pub(super) defenders: Option<Text>,
    pub(super) attacker: Option<Text>,
    pub(super) defender: Option<Text>,
    pub(super) king: Option<Text>,
}

/// The keys at the top of a file, and its sections.
const TOP: [&str; 15] = [
    "id",
    "extends",
    "inherit-options",
    "name",
    "summary",
    "author",
    "year",
    "family",
    "featured",
    "layouts",
    "drawn",
    "names",
    "sources",
    "rules",
    "options",
];

/// Reads a file. What can be read is, even beside mistakes, so that they are all found at once.
pub(super) fn read(text: &str) -> (Option<Written>, Mistakes) {
    let document = match parse(text) {
        Ok(document) => document,
        Err(mistakes) => return (None, mistakes),
    };
    let mut reader = Reader::new(text);
    let whole = reader.whole(document.get_ref());
    reader.expect_only(&whole, &TOP, &[]);
    reader.missing(&whole, "id", told::id_missing);
    reader.missing(&whole, "name", told::name_missing);
    let id = reader.string(&whole, "id");
    if let Some(id) = &id
        && !is_plain(&id.value)
    {
        reader.mistakes.at(id.place, told::id_not_plain(short(&id.value)));
    }
    let name = reader.text(&whole, "name");
    let origin: Arc<str> = id.as_ref().map_or("", |id| &id.value).into();
    let rules_section = reader.section(&whole, "rules");
    let written = Written {
        extends: reader.string(&whole, "extends"),
        inherit_options: reader.strings(&whole, "inherit-options"),
        name: name.unwrap_or_else(|| Text::same(&*origin)),
        summary: reader.text(&whole, "summary"),
        author: reader.string(&whole, "author").map(|author| author.value),
        year: reader.year(&whole, "year"),
        family: family(&mut reader, &whole),
        featured: reader.flag(&whole, "featured"),
        layouts_place: whole.get("layouts").map_or(Place::START, |value| reader.place(value)),
        layouts: reader.strings(&whole, "layouts"),
        drawn: drawings(&mut reader, &whole),
        names: names(&mut reader, &whole),
        sources: sources(&mut reader, &whole),
        rules_place: rules_section.as_ref().map_or(Place::START, |section| section.place),
        rules: rules_section.map(|section| rules(&mut reader, &section, &origin)).unwrap_or_default(),
        options: options(&mut reader, &whole, &origin),
        id: id.unwrap_or(Placed { value: String::new(), place: Place::START }),
    };
    (Some(written), reader.mistakes)
}

/// Whether a word can be an id, or the name of an option or a layout.
pub(super) fn is_plain(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn family(reader: &mut Reader<'_>, whole: &Section<'_, '_>) -> Option<Family> {
    let word = reader.string(whole, "family")?;
    let family = Family::ALL.into_iter().find(|family| family.word() == word.value);
    if family.is_none() {
        let known = Family::ALL.map(Family::word);
        let (wrong, values) = (short(&word.value), one_of(&known));
        let message = match nearest(&word.value, known) {
            Some(near) => told::unknown_family_near(wrong, near, values),
            None => told::unknown_family(wrong, values),
        };
        reader.mistakes.at(word.place, message);
    }
    family
}

fn drawings(reader: &mut Reader<'_>, whole: &Section<'_, '_>) -> BTreeMap<String, Option<Drawn>> {
    let mut all = BTreeMap::new();
    for (name, section) in reader.sections(whole, "drawn") {
        plain_name(reader, &name, told::layout_name_not_plain);
        reader.expect_only(&section, &["name", "note", "pieces", "marks"], &TOP);
        reader.missing(&section, "pieces", || told::pieces_missing(&section.name));
        let drawn = drawn::read(reader, &section, &name.value);
        all.insert(name.value, drawn);
    }
    all
}

fn plain_name(reader: &mut Reader<'_>, name: &Placed<String>, wrong: impl Fn(String) -> Text) {
    if !is_plain(&name.value) {
        reader.mistakes.at(name.place, wrong(short(&name.value)));
    }
}

fn names(reader: &mut Reader<'_>, whole: &Section<'_, '_>) -> WrittenNames {
    let Some(section) = reader.section(whole, "names") else { return WrittenNames::default() };
    reader.expect_only(&section, &["attackers", "defenders", "attacker", "defender", "king"], &TOP);
    WrittenNames {
        attackers: reader.text(&section, "attackers"),
        defenders: reader.text(&section, "defenders"),
        attacker: reader.text(&section, "attacker"),
        defender: reader.text(&section, "defender"),
        king: reader.text(&section, "king"),
    }
}

fn sources(reader: &mut Reader<'_>, whole: &Section<'_, '_>) -> BTreeMap<String, Placed<Source>> {
    let mut all = BTreeMap::new();
    for (id, section) in reader.sections(whole, "sources") {
        let source = bibliography::read_source(reader, &section);
        all.insert(id.value, Placed { value: source, place: id.place });
    }
    all
}

fn options(reader: &mut Reader<'_>, whole: &Section<'_, '_>, origin: &str) -> BTreeMap<String, RuleOption> {
    let mut all = BTreeMap::new();
    for (id, section) in reader.sections(whole, "options") {
        plain_name(reader, &id, told::option_name_not_plain);
        reader.expect_only(&section, &["name", "text", "rules"], &TOP);
        reader.missing(&section, "rules", || told::rules_missing(&section.name));
        let name = reader.text(&section, "name");
        let name = name.unwrap_or_else(|| Text::same(id.value.as_str()));
        let origin: Arc<str> = format!("{origin}+{}", id.value).into();
        let option = RuleOption {
            text: reader.text(&section, "text").unwrap_or_else(|| name.clone()),
            name,
            rules: reader.section(&section, "rules").map(|rules_of| rules(reader, &rules_of, &origin)).unwrap_or_default(),
            place: id.place,
            other_reading_of: None,
        };
        for (key, other) in option.rules.written().flat_map(|(key, entry)| entry.others.iter().map(move |other| (key, other))) {
            reader.mistakes.at(other.value.place, told::others_in_option(key, &id.value));
        }
        all.insert(id.value, option);
    }
    all
}

fn rules(reader: &mut Reader<'_>, section: &Section<'_, '_>, origin: &Arc<str>) -> Entries {
    let mut entries = Entries::default();
    for (word, value) in section.entries() {
        let Some(key) = RuleKey::from_word(word.get_ref()) else {
            note_unknown_rule(reader, word, section).into_iter().for_each(|meant| entries.write_unread(meant));
            continue;
        };
        match rule(reader, section, key, value, origin) {
            Some(entry) => entries.write(key, entry),
            None => entries.write_unread(key),
        }
    }
    entries
}

/// Notes a rule that does not exist, and gives those that may be meant.
fn note_unknown_rule(
    reader: &mut Reader<'_>,
    word: &Spanned<std::borrow::Cow<'_, str>>,
    section: &Section<'_, '_>,
) -> Vec<RuleKey> {
    let place = reader.lines.of_span(&word.span());
    let (message, meant) = unknown_rule(word.get_ref(), section.name == "rules");
    reader.mistakes.at(place, message);
    meant
}

/// What is said of a rule that does not exist, written among those of a rule set or elsewhere, and the rules that may be meant.
pub(super) fn unknown_rule(word: &str, among_the_rules: bool) -> (Text, Vec<RuleKey>) {
    let longer = format!("{word}-");
    let mut meant: Vec<RuleKey> = RuleKey::ALL.iter().copied().filter(|key| key.word().starts_with(&longer)).collect();
    if meant.is_empty() {
        meant.extend(nearest(word, RuleKey::ALL.iter().map(|key| key.word())).and_then(RuleKey::from_word));
    }
    let words = |keys: &[RuleKey]| keys.iter().map(|key| key.word()).collect::<Vec<_>>();
    let message = if TOP.contains(&word) && among_the_rules {
        told::rule_belongs_above(short(word))
    } else if meant.is_empty() {
        told::unknown_rule(short(word), all_of(&words(RuleKey::ALL)))
    } else {
        told::unknown_rule_near(short(word), one_of(&words(&meant)))
    };
    (message, meant)
}

/// A rule, in short (`first = "attackers"`) or with its evidence (`[rules.first]`).
fn rule(
    reader: &mut Reader<'_>,
    section: &Section<'_, '_>,
    key: RuleKey,
    written: &Spanned<DeValue<'_>>,
    origin: &Arc<str>,
) -> Option<Entry> {
    if written.get_ref().as_table().is_none() {
        let word = reader.word(section, key.word(), key)?;
        return Some(Entry::of_the_author(value(reader, key, &word)?, word.place, origin));
    }
    let table = reader.section(section, key.word())?;
    reader.expect_only(&table, &["value", "standing", "source", "at", "note", "others"], &TOP);
    reader.missing(&table, "value", || told::value_missing(&table.name, values_of(key)));
    let word = reader.word(&table, "value", key);
    let standing = standing(reader, &table);
    let source = reader.string(&table, "source");
    let note = reader.text(&table, "note");
    if standing == Standing::Reading && note.is_none() {
        let place = word.as_ref().map_or(table.place, |word| word.place);
        reader.mistakes.at(place, told::reading_without_note(key));
    }
    if standing != Standing::Stated && source.is_none() {
        reader.mistakes.at(table.place, told::standing_without_source(key, standing.word()));
    }
    let evidence = Evidence {
        standing,
        source: source.map_or_else(|| AUTHOR.to_owned(), |source| source.value),
        at: bibliography::locator(reader, &table),
        note,
    };
    let others = other_readings(reader, &table, key, word.as_ref(), standing);
    let word = word?;
    let value = value(reader, key, &word)?;
    Some(Entry { value, place: word.place, evidence, others, origin: origin.clone(), yields: false })
}

/// The values that a rule has in other readings of its source.
fn other_readings(
    reader: &mut Reader<'_>,
    table: &Section<'_, '_>,
    key: RuleKey,
    own: Option<&Placed<String>>,
    standing: Standing,
) -> Vec<OtherReading> {
    let Some(list) = reader.list(table, "others") else { return Vec::new() };
    if standing != Standing::Reading {
        reader.mistakes.at(list.place, told::others_without_reading(key, standing.word()));
        return Vec::new();
    }
    let mut others: Vec<OtherReading> = Vec::new();
    for item in list.value {
        let Some(other) = other_reading(reader, table, key, item) else { continue };
        let Placed { value, place } = other.value;
        if own.is_some_and(|own| key.value(&own.value) == Some(value)) {
            reader.mistakes.at(place, told::other_is_own(key, value));
        } else if others.iter().any(|before| before.value.value == value) {
            reader.mistakes.at(place, told::other_twice(key, value));
        } else {
            others.push(other);
        }
    }
    others
}

/// A value by itself, or `{ value = "…", with = { … } }`.
fn other_reading<'t, 'i>(
    reader: &mut Reader<'_>,
    table: &Section<'t, 'i>,
    key: RuleKey,
    item: &'t Spanned<DeValue<'i>>,
) -> Option<OtherReading> {
    let placed = |reader: &mut Reader<'_>, key: RuleKey, word: &Placed<String>| {
        value(reader, key, word).map(|value| Placed { value, place: word.place })
    };
    if item.get_ref().as_table().is_none() {
        let word = reader.as_word(&table.path("others"), item, key)?;
        return Some(OtherReading { value: placed(reader, key, &word)?, with: Vec::new() });
    }
    let inner = reader.as_section(table, "others", item)?;
    reader.expect_only(&inner, &["value", "with"], &TOP);
    reader.missing(&inner, "value", || told::value_missing(&inner.name, values_of(key)));
    let mut with = Vec::new();
    if let Some(rules) = reader.section(&inner, "with") {
        for (word, _) in rules.entries() {
            let Some(other) = RuleKey::from_word(word.get_ref()) else {
                note_unknown_rule(reader, word, &rules);
                continue;
            };
            let Some(written) = reader.word(&rules, other.word(), other) else { continue };
            with.extend(placed(reader, other, &written).map(|value| (other, value)));
        }
    }
    let word = reader.word(&inner, "value", key)?;
    Some(OtherReading { value: placed(reader, key, &word)?, with })
}

fn standing(reader: &mut Reader<'_>, table: &Section<'_, '_>) -> Standing {
    let Some(word) = reader.string(table, "standing") else { return Standing::Stated };
    Standing::ALL.into_iter().find(|standing| standing.word() == word.value).unwrap_or_else(|| {
        let known = Standing::ALL.map(Standing::word);
        let (wrong, values) = (short(&word.value), one_of(&known));
        let message = match nearest(&word.value, known) {
            Some(near) => told::unknown_standing_near(wrong, near, values),
            None => told::unknown_standing(wrong, values),
        };
        reader.mistakes.at(word.place, message);
        Standing::Stated
    })
}

/// The value that a word stands for.
fn value(reader: &mut Reader<'_>, key: RuleKey, word: &Placed<String>) -> Option<&'static str> {
    let value = key.value(&word.value);
    if value.is_none() {
        reader.mistakes.at(word.place, unknown_value(key, &word.value));
    }
    value
}

/// What is said of a word that is no value of a rule.
pub(super) fn unknown_value(key: RuleKey, word: &str) -> Text {
    let (wrong, values) = (short(word), values_of(key));
    match nearest(word, key.words_of_values()) {
        Some(near) => told::unknown_value_near(key, wrong, near, values),
        None => told::unknown_value(key, wrong, values),
    }
}
