//! Rule sets: what a file says, with the options and the layout that were chosen.

mod advice;
mod aim;
mod brief;
mod changed;
mod check;
mod difference;
mod drawn;
mod edit;
mod evidence;
mod file;
mod in_use;
mod inherit;
mod meaning;
mod outline;
mod read;
mod readings;
mod report;
mod sentences;
mod summary;
mod template;
mod warnings;

use std::ops::Deref;
use std::sync::Arc;

pub use brief::{BriefPart, Topic};
pub use changed::rule_named;
pub use difference::{PlayedRule, RuleDifference};
pub use edit::{Edit, EditError};
use evidence::{Entries, Entry};
pub use evidence::{Evidence, Standing};
use file::{Choice, File, Origin};
pub use file::{Family, SideNames};
use hnefi_rules::{Kind, Piece, RuleKey, Side, Variant};
pub use outline::{Outline, OutlinedRule};
pub use readings::{Holder, ReadValue, Reading};
pub use report::Report;
pub use warnings::Warning;

pub use crate::bibliography::{Author, CitationFormat, Locator, LocatorKind, Reference, Source, SourceKind, bibliography, cited};
use crate::layout::Layout;
use crate::mistake::Mistakes;
pub use crate::mistake::{Mistake, RulesetError};
use crate::version::{self, Version, sha256};
use crate::{alias, catalogue};
use hnefi_messages::Text;

/// A rule set, ready to be played: its file, the options and layout chosen, and the [`Variant`] that follows, to which it derefs. Cheap to
/// clone.
#[derive(Clone, Debug)]
pub struct Ruleset(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    file: Arc<File>,
    entries: Entries,
    options: Vec<String>,
    layout: Layout,
    summary: Text,
    variant: Variant,
}

impl Deref for Ruleset {
    type Target = Variant;

    fn deref(&self) -> &Variant {
        &self.0.variant
    }
}

/// A variation of a rule set that can be chosen by `ID+name`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The word after the `+`.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// What it changes, and who says so.
    pub text: Text,
    /// Whether it is chosen here.
    pub selected: bool,
    /// The rule of which it is another reading; `None` where a source offers it as a variation.
    pub reading: Option<RuleKey>,
}

/// A rule as shown to people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// Its name.
    pub key: RuleKey,
    /// Its value's word.
    pub value: &'static str,
    /// The rule in a sentence.
    pub sentence: Text,
    /// What speaks for it.
    pub evidence: Evidence,
    /// The rule set whose file writes it (the one extended, for a rule inherited), with the option if an option does.
    pub origin: String,
}

impl Ruleset {
    /// A built-in rule set by its id, with options and a layout joined by `+`: `tablut-riksutstallningar-1972+weaponless`,
    /// `alea-walker-2015+alea-murray`; or by a name under which others know it ([`Ruleset::aliases`]).
    ///
    /// # Errors
    /// [`RulesetError::Unknown`] or [`RulesetError::Selection`].
    pub fn named(id: &str) -> Result<Ruleset, RulesetError> {
        let read = || {
            let (file, choice) = File::named(id)?;
            Ok(Ruleset::chosen(file, choice)?.0)
        };
        in_use::RULESETS.shared(id, read).map(Ruleset)
    }

    /// Reads a rule set from the text of a file, with its usual layout and no options.
    ///
    /// # Errors
    /// [`RulesetError::File`] with every mistake found.
    pub fn from_toml(text: &str) -> Result<Ruleset, RulesetError> {
        Ruleset::from_toml_with(text, "")
    }

    /// Reads a rule set from the text of a file, with options and a layout chosen (`weaponless+tablut`).
    ///
    /// # Errors
    /// As for [`Ruleset::from_toml`], and [`RulesetError::Selection`].
    pub fn from_toml_with(text: &str, selection: &str) -> Result<Ruleset, RulesetError> {
        let file = File::parse(text)?;
        let choice = file.choose(selection)?;
        Ruleset::chosen(Arc::new(file), choice)
    }

    /// The same rule set with other options and another layout chosen (`weaponless+tablut`; nothing for the usual ones).
    ///
    /// # Errors
    /// [`RulesetError::Selection`], or [`RulesetError::File`] where what is chosen does not go together.
    pub fn choosing(&self, selection: &str) -> Result<Ruleset, RulesetError> {
        Ruleset::chosen(Arc::clone(&self.0.file), self.0.file.choose(selection)?)
    }

    /// The ids of the built-in rule sets.
    pub fn catalogue() -> impl Iterator<Item = &'static str> {
        catalogue::ruleset_ids()
    }

    fn chosen(file: Arc<File>, choice: Choice) -> Result<Ruleset, RulesetError> {
        let mut mistakes = Mistakes::default();
        let rules = check::resolve(&choice.rules, file.rules_place, &mut mistakes);
        let Some(rules) = rules else { return Err(mistakes.into_error()) };
        let drawn = &file.layouts[choice.layout];
        let layout = drawn.value.under(&rules);
        let id = id_of(&file, &choice.options, &layout);
        let variant = match Variant::new(id, rules.clone(), layout.board.clone()) {
            Ok(variant) => variant,
            Err(error) => {
                check::tell_faults(error.faults, &rules, &choice.rules, drawn, &layout, &mut mistakes);
                return Err(mistakes.into_error());
            }
        };
        let summary = summary::summary(&file, &rules, &layout);
        let (entries, options) = (choice.rules, choice.options);
        Ok(Ruleset(Arc::new(Inner { entries, options, layout, summary, variant, file })))
    }

    /// The id with the chosen options, and the layout if it is not the usual one: what [`Ruleset::named`] takes.
    #[must_use]
    pub fn id(&self) -> String {
        self.0.variant.name().to_owned()
    }

    /// The id of the file, without options and layout.
    #[must_use]
    pub fn base_id(&self) -> &str {
        &self.0.file.id.value
    }

    /// The text of its file, if it was read from one that is not built in.
    #[must_use]
    pub fn own_file(&self) -> Option<&str> {
        match &self.0.file.origin {
            Origin::Text(text) => Some(text),
            Origin::BuiltIn | Origin::Changed => None,
        }
    }

    fn is_built_in(&self) -> bool {
        matches!(self.0.file.origin, Origin::BuiltIn)
    }

    /// The names under which others know it, each with the options and layout it stands for (nothing for the usual ones).
    pub fn aliases(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        alias::all().filter_map(|(name, id)| {
            let rest = id.strip_prefix(self.base_id()).filter(|_| self.is_built_in())?;
            Some((name, rest.strip_prefix('+').or(Some(rest).filter(|rest| rest.is_empty()))?))
        })
    }

    /// The ids that a name under which others know a game stands for, the usual one first: more than one where a collection holds games
    /// of different times or layouts under one name. Nothing for any other name.
    pub fn meant_by(name: &str) -> impl Iterator<Item = &'static str> {
        alias::meant_by(name).iter().map(String::as_str)
    }

    /// The id of the rule set that its file extends, with options and layout, and what people call it.
    #[must_use]
    pub fn extends(&self) -> Option<(&str, &Text)> {
        self.0.file.extends.as_ref().map(|parent| (parent.id.as_str(), &parent.name))
    }

    /// Everything that it means, in words: its id and year, the grids of its layouts, and each rule with its value, standing, source and
    /// place, as they are without options and with each. Names, notes and translations are no part of it, nor what is chosen here.
    #[must_use]
    pub fn meaning(&self) -> String {
        meaning::meaning(&self.0.file)
    }

    /// The hash of [`Ruleset::meaning`] (SHA-256, hexadecimal).
    #[must_use]
    pub fn hash(&self) -> String {
        sha256(self.meaning())
    }

    /// Its versions, the oldest first; nothing for a rule set that is not built in.
    #[must_use]
    pub fn versions(&self) -> &'static [Version] {
        if self.is_built_in() { version::of_ruleset(self.base_id()) } else { &[] }
    }

    /// How it is cited, with the options and the layout chosen, and after it the works that its rules are taken from. `site` is where it is
    /// served: `https://example.org`.
    #[must_use]
    pub fn references(&self, site: &str) -> Vec<Reference> {
        let version = self.versions().last();
        let address = version.map(|version| format!("{site}/rules/{}?version={}", self.id(), version.number));
        let own = Reference::published("rule set", &self.id(), &self.name().en(), version, &self.hash(), address);
        let sources = self.sources().map(|(id, source)| Reference::of_source(id, source));
        [own].into_iter().chain(sources).collect()
    }

    /// What people call it.
    #[must_use]
    pub fn name(&self) -> &Text {
        &self.0.file.name
    }

    /// What it is, in a sentence or two.
    #[must_use]
    pub fn summary(&self) -> &Text {
        &self.0.summary
    }

    /// How a side wins, in a few words: “Counts: surround the king.”
    #[must_use]
    pub fn aim(&self, side: Side) -> Text {
        aim::aim(self.rules(), self.names(), side)
    }

    /// The rules in one minute, part by part: for a player who wants to begin.
    #[must_use]
    pub fn brief(&self) -> Vec<BriefPart> {
        brief::brief(self.rules(), self.layout(), self.names())
    }

    /// What a side should look out for from the first move on, each in a sentence: the goal, the king, what else decides games.
    #[must_use]
    pub fn advice(&self, side: Side) -> Vec<Text> {
        advice::advice(self.rules(), side)
    }

    /// When the source appeared.
    #[must_use]
    pub fn year(&self) -> Option<u16> {
        self.0.file.year
    }

    /// The part of the tafl family it belongs to.
    #[must_use]
    pub fn family(&self) -> Family {
        self.0.file.family
    }

    /// Whether this is the rule set offered first.
    #[must_use]
    pub fn is_featured(&self) -> bool {
        self.0.file.featured
    }

    /// What the pieces are called.
    #[must_use]
    pub fn names(&self) -> &SideNames {
        &self.0.file.names
    }

    /// The works the rules are taken from, with their ids.
    pub fn sources(&self) -> impl Iterator<Item = (&str, &Source)> {
        self.0.file.sources.iter().map(|(id, source)| (id.as_str(), source))
    }

    /// The layouts it can be played on, the usual one first.
    #[must_use]
    pub fn layouts(&self) -> Vec<Layout> {
        self.0.file.layouts.iter().map(|layout| layout.value.under(self.rules())).collect()
    }

    /// The layout chosen.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.0.layout
    }

    /// The variations that its source offers, and the other readings of it.
    #[must_use]
    pub fn options(&self) -> Vec<OptionInfo> {
        let info = |(id, option): (&String, &file::RuleOption)| OptionInfo {
            id: id.clone(),
            name: option.name.clone(),
            text: option.text.clone(),
            selected: self.0.options.contains(id),
            reading: self.0.file.read_by(option),
        };
        self.0.file.options.iter().map(info).collect()
    }

    /// Every rule that the file writes down, in the order in which a person would explain them.
    #[must_use]
    pub fn explained(&self) -> Vec<RuleInfo> {
        let info = |(key, entry): (RuleKey, &Entry)| RuleInfo {
            key,
            value: entry.value,
            sentence: self.sentence(key),
            evidence: entry.evidence.clone(),
            origin: entry.origin.to_string(),
        };
        let meant = self.0.entries.written().filter(|(key, _)| self.rules().has_meaning(*key));
        let mut rules: Vec<RuleInfo> = meant.map(info).collect();
        rules.sort_by_key(|rule| rule.key.group());
        rules
    }

    /// The rules that have a meaning here and that no file writes down, with their usual values. Rules for special pieces that no
    /// layout has are left out.
    #[must_use]
    pub fn unwritten(&self) -> Vec<(RuleKey, &'static str)> {
        let absent = self.kinds_on_no_layout();
        let of_nobody = |key: RuleKey| absent.iter().any(|kind| is_about(key, *kind));
        let unwritten =
            |key: &&RuleKey| self.rules().has_meaning(**key) && self.0.entries.get(**key).is_none() && !of_nobody(**key);
        RuleKey::ALL.iter().filter(unwritten).map(|key| (*key, self.rules().word(*key))).collect()
    }

    /// The kinds of special pieces that stand on none of the layouts.
    fn kinds_on_no_layout(&self) -> Vec<Kind> {
        let layouts = || self.0.file.layouts.iter().flat_map(|layout| &layout.value.layout.pieces);
        let is = |piece: Piece, kind: Kind| matches!(piece, Piece::Special(_, other) if other == kind);
        Kind::ALL.into_iter().filter(|kind| !layouts().any(|(_, piece)| is(*piece, *kind))).collect()
    }

    /// What is allowed, yet probably not meant, with the options and the layout chosen.
    #[must_use]
    pub fn warnings(&self) -> Vec<Warning> {
        warnings::warnings(self)
    }

    /// The rule in a sentence.
    #[must_use]
    pub fn sentence(&self, key: RuleKey) -> Text {
        sentences::sentence(key, self.rules().word(key), self.names())
    }

    /// The sentence that a rule would have with another of its values, in the names of this rule set. `None` if that is no value of it.
    #[must_use]
    pub fn sentence_with(&self, key: RuleKey, value: &str) -> Option<Text> {
        key.value(value).map(|value| sentences::sentence(key, value, self.names()))
    }

    /// The sentence that a rule has with a value, in the usual names of the sides: for what is said of several rule sets. `None` if that is no value
    /// of it.
    #[must_use]
    pub fn usual_sentence(key: RuleKey, value: &str) -> Option<Text> {
        key.value(value).map(|value| sentences::sentence(key, value, &SideNames::usual()))
    }

    /// The two rule sets, rule by rule.
    #[must_use]
    pub fn compared_with(&self, other: &Ruleset) -> Vec<RuleDifference> {
        difference::compare(self, other)
    }

    /// Every rule that is our reading of its source, with the other readings, and with those of `among` that hold each of them: rule sets
    /// of the same family and board in whose source it is written or shown.
    #[must_use]
    pub fn readings(&self, among: &[Ruleset]) -> Vec<Reading> {
        readings::readings(self, among)
    }

    /// The `count` sets of `among` whose rules differ least from these, the nearest first.
    #[must_use]
    pub fn neighbours<'a>(&self, among: &'a [Ruleset], count: usize) -> Vec<&'a Ruleset> {
        difference::neighbours(self, among, count)
    }
}

/// The id of a file with the chosen options, and the layout if it is not the usual one.
fn id_of(file: &File, options: &[String], layout: &Layout) -> String {
    let mut id = file.id.value.clone();
    let layout = Some(&layout.id).filter(|id| **id != file.layouts[0].value.layout.id);
    for word in options.iter().chain(layout) {
        id.push('+');
        id.push_str(word);
    }
    id
}

/// Whether a rule is one for a kind of special piece: its name has the kind's in it.
fn is_about(key: RuleKey, kind: Kind) -> bool {
    key.word().contains(kind.word())
}
