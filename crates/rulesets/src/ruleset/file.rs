//! A rule set as its file means it: what it writes down, what it inherits from the rule set it extends, and what is usual.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use hnefi_rules::rules::RuleKey;
use serde::{Deserialize, Serialize};

use super::check;
use super::drawn::Drawn;
use super::evidence::Entries;
use super::in_use::FILES;
use super::read::{self, Written, WrittenNames};
use crate::bibliography::Source;
use crate::mistake::{Mistake, Mistakes, Place, Placed, RulesetError};
use crate::near::nearest;
use crate::remarks::mistakes as told;
use crate::toml_reader::short;
use crate::{alias, catalogue};
use hnefi_messages::Text;

/// A rule set, complete.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) id: Placed<String>,
    pub(crate) origin: Origin,
    /// The rule set it extends.
    pub(crate) extends: Option<Parent>,
    pub(crate) name: Text,
    /// What the file says of itself.
    pub(crate) summary: Option<Text>,
    pub(crate) year: Option<u16>,
    pub(crate) family: Family,
    pub(crate) featured: bool,
    /// At least one, the usual one first.
    pub(crate) layouts: Vec<Placed<Drawn>>,
    /// All layouts that it draws or inherits, whether it is played on them or not.
    pub(crate) drawn: BTreeMap<String, Drawn>,
    pub(crate) names: SideNames,
    pub(crate) sources: BTreeMap<String, Source>,
    /// Where its own rules begin.
    pub(crate) rules_place: Place,
    pub(crate) rules: Entries,
    pub(crate) options: BTreeMap<String, RuleOption>,
}

/// Where a rule set comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// It is built in.
    BuiltIn,
    /// It was read from this text.
    Text(Arc<str>),
    /// It is another with some of its rules changed.
    Changed,
}

/// A rule set that another extends.
#[derive(Clone, Debug)]
pub(crate) struct Parent {
    /// Its id, with options and layout.
    pub(crate) id: String,
    pub(crate) name: Text,
    /// The rules that the child writes otherwise.
    pub(crate) changes: Vec<RuleKey>,
}

/// The part of the tafl family that a rule set belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Alea Evangelii, 19×19.
    Alea,
    /// Tablut, 9×9.
    Tablut,
    /// Tawlbwrdd, 11×11.
    Tawlbwrdd,
    /// Hnefatafl, 11×11 to 15×15: the games of the panel and the tournaments, and what grew out of them.
    Hnefatafl,
    /// Games with pieces that jump and go on capturing.
    Berserk,
    /// Sea battle: no special points at all, escape to the edge.
    Seabattle,
    /// Brandubh, 7×7.
    Brandubh,
    /// Ard ri, 7×7 with the numbers of tablut.
    ArdRi,
    /// Simple games that serve as a measure for the others.
    Reference,
    /// Games of one's own: those whose file names no family.
    Own,
}

impl Family {
    pub(crate) const ALL: [Family; 10] = [
        Family::Alea,
        Family::Tablut,
        Family::Tawlbwrdd,
        Family::Hnefatafl,
        Family::Berserk,
        Family::Seabattle,
        Family::Brandubh,
        Family::ArdRi,
        Family::Reference,
        Family::Own,
    ];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Family::Alea => "alea",
            Family::Tablut => "tablut",
            Family::Tawlbwrdd => "tawlbwrdd",
            Family::Hnefatafl => "hnefatafl",
            Family::Berserk => "berserk",
            Family::Seabattle => "seabattle",
            Family::Brandubh => "brandubh",
            Family::ArdRi => "ard-ri",
            Family::Reference => "reference",
            Family::Own => "own",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a rule set calls the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideNames {
    /// The attackers, in the plural (counts).
    pub attackers: Text,
    /// The defenders without the king, in the plural (dukes).
    pub defenders: Text,
    /// One of the attackers (count).
    pub attacker: Text,
    /// One of the defenders (duke).
    pub defender: Text,
    /// The king.
    pub king: Text,
}

impl SideNames {
    /// What they are called where a file does not say.
    pub(super) fn usual() -> SideNames {
        SideNames {
            attackers: Text::message("usual-attackers"),
            defenders: Text::message("usual-defenders"),
            attacker: Text::message("usual-attacker"),
            defender: Text::message("usual-defender"),
            king: Text::message("usual-king"),
        }
    }

    /// A text with the names as its arguments: `{attackers}`, `{attacker}`, `{defenders}`, `{defender}` and `{king}`.
    #[must_use]
    pub fn fill(&self, text: &Text) -> Text {
        text.clone()
            .with_forms([("attackers", self.attackers.clone()), ("attacker", self.attacker.clone())])
            .with_forms([("defenders", self.defenders.clone()), ("defender", self.defender.clone())])
            .with("king", self.king.clone())
    }

    pub(super) fn overlaid(self, written: &WrittenNames) -> SideNames {
        // Where a file has a name for all of them and none for one.
        let one_of = |all: &Option<Text>, one: &Option<Text>, inherited: Text| {
            let man = all.as_ref().map(|all| Text::message("usual-man-of").with("men", all.clone()));
            one.clone().or(man).unwrap_or(inherited)
        };
        SideNames {
            attacker: one_of(&written.attackers, &written.attacker, self.attacker),
            defender: one_of(&written.defenders, &written.defender, self.defender),
            attackers: written.attackers.clone().unwrap_or(self.attackers),
            defenders: written.defenders.clone().unwrap_or(self.defenders),
            king: written.king.clone().unwrap_or(self.king),
        }
    }
}

/// A variation that a source offers, or another reading of it.
#[derive(Clone, Debug)]
pub(crate) struct RuleOption {
    pub(crate) name: Text,
    pub(crate) text: Text,
    pub(crate) rules: Entries,
    pub(crate) place: Place,
    /// The rule of whose `others` it was made; `None` if it is written as an option.
    pub(crate) other_reading_of: Option<RuleKey>,
}

/// What somebody chose of a rule set by the words after its id.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The rules with those of the chosen options over them.
    pub(crate) rules: Entries,
    /// The chosen options, in the order of their names.
    pub(crate) options: Vec<String>,
    /// The number of the chosen layout.
    pub(crate) layout: usize,
}

impl File {
    /// Reads the text of a file.
    pub(crate) fn parse(text: &str) -> Result<File, RulesetError> {
        let file = File::within(text, &[])?;
        Ok(File { origin: Origin::Text(text.into()), ..file })
    }

    /// The file of a built-in rule set, by its id or an alias, and what is chosen of it by the words after.
    pub(crate) fn named(id: &str) -> Result<(Arc<File>, Choice), RulesetError> {
        File::built_in(id, &[])
    }

    fn built_in(name: &str, extending: &[&str]) -> Result<(Arc<File>, Choice), RulesetError> {
        let (base, selection) = name.split_once('+').unwrap_or((name, ""));
        let plain = match catalogue::ruleset_file(base) {
            Some(_) => base,
            None => alias::meant_by(base).first().map_or(base, String::as_str),
        };
        let (id, of_alias) = plain.split_once('+').unwrap_or((plain, ""));
        if extending.contains(&id) {
            let way: Vec<&str> = extending.iter().copied().chain([id]).collect();
            return Err(RulesetError::Cycle(way.join(" extends ")));
        }
        let text = catalogue::ruleset_file(id).ok_or_else(|| RulesetError::Unknown {
            id: short(id),
            near: nearest(id, catalogue::ruleset_ids().chain(alias::all().map(|(name, _)| name))).map(str::to_owned),
        })?;
        let file = FILES.shared(id, || File::within(text, &[extending, &[id]].concat()).map(Arc::new))?;
        let choice = file.choose(&format!("{of_alias}+{selection}"))?;
        Ok((file, choice))
    }

    /// Reads a file; `extending` are the built-in rule sets on the way to it, from the child to the parent.
    fn within(text: &str, extending: &[&str]) -> Result<File, RulesetError> {
        let (written, mut mistakes) = read::read(text);
        let Some(written) = written else { return Err(mistakes.into_error()) };
        let parent = match &written.extends {
            Some(parent) => {
                let Some(found) = extended(parent, extending, &mut mistakes) else { return Err(mistakes.into_error()) };
                Some(found)
            }
            None => None,
        };
        File::laid_over(parent, written, mistakes)
    }

    /// What is written, laid over the rule set that it extends, if it extends one.
    pub(super) fn laid_over(parent: Option<File>, written: Written, mut mistakes: Mistakes) -> Result<File, RulesetError> {
        let file = File::of(written, parent, &mut mistakes);
        if !mistakes.is_empty() {
            check::resolve_despite_mistakes(&file.rules, file.rules_place, &mut mistakes);
        }
        mistakes.into_result()?;
        Ok(file)
    }

    /// A file that says nothing.
    pub(super) fn blank() -> File {
        File {
            id: Placed { value: String::new(), place: Place::START },
            origin: Origin::BuiltIn,
            extends: None,
            name: Text::same(""),
            summary: None,
            year: None,
            family: Family::Own,
            featured: false,
            layouts: Vec::new(),
            drawn: BTreeMap::new(),
            names: SideNames::usual(),
            sources: BTreeMap::new(),
            rules_place: Place::START,
            rules: Entries::default(),
            options: BTreeMap::new(),
        }
    }

    /// Width and height of the board on the usual layout.
    pub(super) fn size(&self) -> usize {
        self.layouts.first().map_or(0, |layout| layout.value.layout.size)
    }

    /// What the words after an id choose: options, and a layout.
    pub(crate) fn choose(&self, selection: &str) -> Result<Choice, RulesetError> {
        let mut options: Vec<String> = Vec::new();
        let mut layout = 0;
        for word in selection.split('+').filter(|w| !w.is_empty()) {
            let word = word.replace('_', "-");
            if self.options.contains_key(&word) {
                options.push(word);
            } else if let Some(number) = self.layouts.iter().position(|layout| layout.value.layout.id == word) {
                layout = number;
            } else {
                let layouts = self.layouts.iter().map(|layout| layout.value.layout.id.as_str());
                let known = self.options.keys().map(String::as_str).chain(layouts).map(str::to_owned).collect();
                return Err(RulesetError::Selection { id: self.id.value.clone(), word: short(&word), known });
            }
        }
        options.sort();
        options.dedup();
        self.check_readings(&options)?;
        let mut chosen = Entries::default();
        // What is about one rule alone says more of that than what changes several.
        let mut laid: Vec<&RuleOption> = options.iter().filter_map(|id| self.options.get(id)).collect();
        laid.sort_by_key(|option| Reverse(option.rules.written().count()));
        laid.iter().for_each(|option| chosen.add(&option.rules));
        let rules = if options.is_empty() { self.rules.clone() } else { self.rules.overlaid(&chosen) };
        Ok(Choice { rules, options, layout })
    }
}

/// The rule set that a file extends.
fn extended(parent: &Placed<String>, extending: &[&str], mistakes: &mut Mistakes) -> Option<File> {
    let found =
        File::built_in(&parent.value, extending).map(|(file, choice)| Arc::unwrap_or_clone(file).settled(choice, parent.place));
    let mut tell = |error: RulesetError| {
        for Mistake { message, .. } in error.mistakes() {
            mistakes.at(parent.place, told::in_extends(message));
        }
    };
    found.map_err(&mut tell).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_set_that_extends_its_own_child_is_refused() {
        let text = "id = \"one\"\nname = \"One\"\nextends = \"tablut-murray\"\n";
        let error = File::within(text, &["tablut-murray", "other", "one"]).expect_err("a cycle").to_string();
        let told = "`extends`: a rule set cannot extend itself: tablut-murray extends other extends one extends tablut-murray";
        assert_eq!(error, format!("line 3, column 11: {told}"));
    }
}
