//! Rule sets: what a file says, with the options and the layout that somebody chose.

mod check;
mod difference;
mod file;
mod rules;
mod sentences;
mod values;

use std::sync::Arc;

pub use difference::RuleDifference;
pub use file::{Family, Mistake, RulesetError, SideNames, Source};
pub use rules::{Evidence, Group, RuleKey, Rules, Standing};
pub use values::{
    Access, Announcements, CampInside, Camps, Capture, CapturesAtOnce, CombinedCapture, Corners, Dice, Escape, First, Hostile,
    KingArmed, KingCapture, Movement, MovingBetween, NoMoves, Repetition, RuleValue, Switch, Throne,
};

use crate::catalogue;
use crate::compiled::Compiled;
use crate::layout::Layout;
use crate::side::Side;
use crate::text::Text;
use file::{File, Mistakes};
use rules::Entries;

/// A rule set, ready to be played: its file, the options and layout chosen, the rules that follow, and the tables compiled from
/// them. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Ruleset(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    file: File,
    entries: Entries,
    options: Vec<String>,
    layout: Layout,
    rules: Rules,
    compiled: Compiled,
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
}

impl Ruleset {
    /// A built-in rule set by its id, with options and a layout joined by `+`: `tablut-riksutstallningar-1972+weaponless`,
    /// `alea-walker-2015+alea-murray`.
    ///
    /// # Errors
    /// [`RulesetError::Unknown`] or [`RulesetError::Selection`].
    pub fn named(id: &str) -> Result<Ruleset, RulesetError> {
        let (base, selection) = id.split_once('+').unwrap_or((id, ""));
        let text = catalogue::ruleset_file(base).ok_or_else(|| RulesetError::Unknown {
            id: base.chars().take(80).collect(),
            near: nearest(base).map(str::to_owned),
        })?;
        Ruleset::parse(text, selection)
    }

    /// Reads a rule set from the text of a file, with its usual layout and no options.
    ///
    /// # Errors
    /// [`RulesetError::File`] with every mistake found.
    pub fn from_toml(text: &str) -> Result<Ruleset, RulesetError> {
        Ruleset::parse(text, "")
    }

    /// Reads a rule set from the text of a file, with options and a layout chosen (`weaponless+tablut`).
    ///
    /// # Errors
    /// As for [`Ruleset::from_toml`], and [`RulesetError::Selection`].
    pub fn from_toml_with(text: &str, selection: &str) -> Result<Ruleset, RulesetError> {
        Ruleset::parse(text, selection)
    }

    /// The ids of the built-in rule sets.
    pub fn catalogue() -> impl Iterator<Item = &'static str> {
        catalogue::ruleset_ids()
    }

    fn parse(text: &str, selection: &str) -> Result<Ruleset, RulesetError> {
        let file = File::parse(text)?;
        let mut mistakes = Mistakes::new(text);
        let layouts = file.read_layouts(&mut mistakes);
        if !mistakes.list.is_empty() {
            return Err(RulesetError::File(mistakes.list));
        }
        let mut entries = file.rules.clone();
        let mut options: Vec<String> = Vec::new();
        let mut layout = &layouts[0];
        for word in selection.split('+').filter(|w| !w.is_empty()) {
            let word = word.replace('_', "-");
            if let Some(option) = file.options.get(&word) {
                if !options.contains(&word) {
                    entries = entries.overlaid(&option.rules);
                    options.push(word);
                }
            } else if let Some(named) = layouts.iter().find(|l| l.id == word) {
                layout = named;
            } else {
                let known = file.options.keys().map(String::as_str).chain(layouts.iter().map(|l| l.id.as_str()));
                return Err(RulesetError::Selection {
                    id: file.id.get_ref().clone(),
                    word: word.chars().take(80).collect(),
                    known: known.map(|k| format!("`{k}`")).collect::<Vec<_>>().join(", "),
                });
            }
        }
        options.sort();
        let rules = check::resolve(&entries, &mut mistakes);
        let Some(rules) = rules else { return Err(RulesetError::File(mistakes.list)) };
        check::whole(&rules, &entries, layout, &mut mistakes);
        if !mistakes.list.is_empty() {
            return Err(RulesetError::File(mistakes.list));
        }
        let compiled = Compiled::new(&rules, layout);
        Ok(Ruleset(Arc::new(Inner { entries, options, layout: layout.clone(), rules, compiled, file })))
    }

    /// The id with the chosen options, and the layout if it is not the usual one: what [`Ruleset::named`] takes.
    #[must_use]
    pub fn id(&self) -> String {
        let mut id = self.base_id().to_owned();
        let layout = Some(&self.0.layout.id).filter(|l| *l != self.0.file.layouts[0].get_ref());
        for word in self.0.options.iter().chain(layout) {
            id.push('+');
            id.push_str(word);
        }
        id
    }

    /// The id of the file, without options and layout.
    #[must_use]
    pub fn base_id(&self) -> &str {
        self.0.file.id.get_ref()
    }

    /// What people call it.
    #[must_use]
    pub fn name(&self) -> &Text {
        &self.0.file.name
    }

    /// What it is, in a sentence or two.
    #[must_use]
    pub fn summary(&self) -> &Text {
        &self.0.file.summary
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
        let read = |id: &str| Layout::named(id).expect("the layouts were read when the rule set was");
        self.0.file.layouts.iter().map(|id| read(id.get_ref())).collect()
    }

    /// The layout chosen.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.0.layout
    }

    /// The variations it offers.
    #[must_use]
    pub fn options(&self) -> Vec<OptionInfo> {
        let info = |(id, option): (&String, &file::RuleOption)| OptionInfo {
            id: id.clone(),
            name: option.name.clone(),
            text: option.text.clone(),
            selected: self.0.options.contains(id),
        };
        self.0.file.options.iter().map(info).collect()
    }

    /// Width and height of the board in points.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.layout.size
    }

    /// The rules' values.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The tables for playing.
    #[must_use]
    pub fn compiled(&self) -> &Compiled {
        &self.0.compiled
    }

    /// The side that moves first.
    #[must_use]
    pub fn first(&self) -> Side {
        match self.0.rules.first {
            First::Attackers => Side::Attackers,
            First::Defenders => Side::Defenders,
        }
    }

    /// Every rule that the file writes down, in the order in which a person would explain them.
    #[must_use]
    pub fn explained(&self) -> Vec<RuleInfo> {
        let info = |(key, _, evidence, _): (RuleKey, _, Evidence, _)| RuleInfo {
            key,
            value: self.0.rules.word(key),
            sentence: self.sentence(key),
            evidence,
        };
        let mut rules: Vec<RuleInfo> = self.0.entries.written().into_iter().map(info).collect();
        rules.sort_by_key(|rule| rule.key.group());
        rules
    }

    /// The rule in a sentence.
    #[must_use]
    pub fn sentence(&self, key: RuleKey) -> Text {
        sentences::sentence(key, self.0.rules.word(key), self.names())
    }

    /// The two rule sets, rule by rule.
    #[must_use]
    pub fn compared_with(&self, other: &Ruleset) -> Vec<RuleDifference> {
        difference::compare(self, other)
    }
}

/// The built-in id that shares most with a misspelt one, if it shares enough.
fn nearest(id: &str) -> Option<&'static str> {
    let distance = |a: &str, b: &str| {
        let b: Vec<char> = b.chars().collect();
        let mut row: Vec<usize> = (0..=b.len()).collect();
        for (i, x) in a.chars().enumerate() {
            let mut diagonal = row[0];
            row[0] = i + 1;
            for (j, y) in b.iter().enumerate() {
                let next = (diagonal + usize::from(x != *y)).min(row[j] + 1).min(row[j + 1] + 1);
                diagonal = row[j + 1];
                row[j + 1] = next;
            }
        }
        row[b.len()]
    };
    if id.len() > 80 {
        return None;
    }
    let (cost, near) = catalogue::ruleset_ids().map(|known| (distance(id, known), known)).min()?;
    (cost * 2 < id.len().max(near.len())).then_some(near)
}
