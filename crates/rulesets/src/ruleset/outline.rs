//! What a file writes down and what is left to it, mistakes or not: what a form beside the text shows.

use std::ops::RangeInclusive;
use std::sync::Arc;

use hnefi_rules::rules::{Need, RuleKey};
use toml::de::DeTable;

use super::file::File;
use super::read;
use super::sentences::sentence;
use crate::layout::Layout;
use crate::mistake::LineStarts;
use hnefi_messages::Text;

/// A file as far as it can be read.
#[derive(Clone, Debug)]
pub struct Outline {
    /// Its id.
    pub id: String,
    /// What people call it; `None` where the file writes the name in several languages, or none.
    pub name: Option<String>,
    /// The id of the rule set that it extends.
    pub extends: Option<String>,
    /// The layouts it is played on, the usual one first: its own, or those of the rule set that it extends.
    pub layouts: Vec<String>,
    /// The layouts that the file draws or inherits beside those that are built in, with their names.
    pub drawn: Vec<(String, Text)>,
    /// Every rule, in the order in which a person would explain them.
    pub rules: Vec<OutlinedRule>,
}

/// A rule beside the others.
#[derive(Clone, Debug)]
pub struct OutlinedRule {
    /// Its name.
    pub key: RuleKey,
    /// Whether the file must write it.
    pub need: Need,
    /// The value in force; `None` where the file should write one and does not, or writes what cannot be.
    pub value: Option<&'static str>,
    /// The value that would be in force if the file did not write the rule, if there is one.
    pub otherwise: Option<&'static str>,
    /// Whether the rule set that the file extends writes it.
    pub inherited: bool,
    /// The first and the last line in which the file itself writes it, counted from 1.
    pub lines: Option<(usize, usize)>,
    /// What it can be, each with the rule in a sentence: every word, and the number that it is.
    pub values: Vec<(&'static str, Text)>,
    /// The numbers that it can be beside those words, and the rule in a sentence for the least.
    pub numbers: Option<(RangeInclusive<u16>, Text)>,
}

impl Outline {
    /// The outline of a text; `None` if it is no TOML.
    #[must_use]
    pub fn of(text: &str) -> Option<Outline> {
        let document = DeTable::parse(text).ok()?;
        let (written, _) = read::read(text);
        let written = written?;
        let parent = written.extends.as_ref().and_then(|parent| {
            let (file, choice) = File::named(&parent.value).ok()?;
            Some(Arc::unwrap_or_clone(file).settled(choice, parent.place))
        });
        let blank = File::blank();
        let below = parent.as_ref().unwrap_or(&blank);
        let names = below.names.clone().overlaid(&written.names);
        let of_parent = || below.layouts.iter().map(|layout| layout.value.layout.id.clone()).collect();
        let drawn_here: Vec<&String> = written.drawn.keys().collect();
        let layouts = match &written.layouts {
            Some(names) => names.iter().map(|name| name.value.clone()).collect(),
            None if parent.is_none() => drawn_here.iter().map(|id| (*id).clone()).collect(),
            None => of_parent(),
        };
        let mut drawn: Vec<(String, Text)> = Vec::new();
        for (id, name) in written.drawn.iter().map(|(id, drawn)| (id, drawn.as_ref().map(|drawn| &drawn.layout.name))) {
            drawn.push((id.clone(), name.cloned().unwrap_or_else(|| Text::same(id.as_str()))));
        }
        for layout in below.drawn.values().map(|drawn| &drawn.layout) {
            if Layout::named(&layout.id).is_err() && !drawn_here.contains(&&layout.id) {
                drawn.push((layout.id.clone(), layout.name.clone()));
            }
        }
        let lines = lines_of_rules(text, document.get_ref());
        let (_, weighed) = below.rules.overlaid(&written.rules).weighed();
        let unread: Vec<RuleKey> = written.rules.unread().collect();
        let mut rules: Vec<OutlinedRule> = weighed
            .into_iter()
            .map(|rule| OutlinedRule {
                key: rule.key,
                need: rule.need,
                value: rule.value.filter(|_| rule.need != Need::Meaningless && !unread.contains(&rule.key)),
                numbers: rule.key.numbers().map(|numbers| {
                    let least = sentence(rule.key, &numbers.start().to_string(), &names);
                    (numbers, least)
                }),
                otherwise: below.rules.get(rule.key).map(|entry| entry.value).or(rule.usual),
                inherited: below.rules.get(rule.key).is_some(),
                lines: lines.iter().find(|(key, _)| *key == rule.key).map(|(_, lines)| *lines),
                values: words_and_number(rule.key, rule.value).map(|v| (v, sentence(rule.key, v, &names))).collect(),
            })
            .collect();
        rules.sort_by_key(|rule| rule.key.group());
        let plain = |key: &str| document.get_ref().get(key).and_then(|value| value.get_ref().as_str()).map(str::to_owned);
        Some(Outline {
            id: written.id.value,
            name: plain("name"),
            extends: written.extends.map(|parent| parent.value),
            layouts,
            drawn,
            rules,
        })
    }

    /// The rule that the file writes in a line, counted from 1.
    #[must_use]
    pub fn rule_in(&self, line: usize) -> Option<RuleKey> {
        let here = |rule: &&OutlinedRule| rule.lines.is_some_and(|(first, last)| (first..=last).contains(&line));
        self.rules.iter().find(here).map(|rule| rule.key)
    }
}

/// The words that a rule can be, and the number that it is, if it is one.
fn words_and_number(key: RuleKey, value: Option<&'static str>) -> impl Iterator<Item = &'static str> {
    let words = key.words_of_values();
    let number = value.filter(|value| !words.contains(value));
    words.into_iter().chain(number)
}

/// Where the file writes which rule.
fn lines_of_rules(text: &str, document: &DeTable<'_>) -> Vec<(RuleKey, (usize, usize))> {
    let starts = LineStarts::of(text);
    let Some(rules) = document.get("rules").and_then(|rules| rules.get_ref().as_table()) else { return Vec::new() };
    let mut lines = Vec::new();
    for (word, value) in rules {
        let Some(key) = RuleKey::from_word(word.get_ref()) else { continue };
        let inside = value.get_ref().as_table().into_iter().flatten().map(|(_, value)| value.span().end);
        let end = inside.chain([value.span().end]).max().unwrap_or(0);
        let (first, last) = (starts.of_span(&word.span()).line, starts.place(end.saturating_sub(1)).line);
        lines.push((key, (first, last.max(first))));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;

    fn rule(outline: &Outline, key: RuleKey) -> &OutlinedRule {
        outline.rules.iter().find(|rule| rule.key == key).expect("every rule is there")
    }

    #[test]
    fn it_agrees_with_the_rule_set_that_the_text_makes() {
        for id in Ruleset::catalogue() {
            let rules = Ruleset::named(id).expect(id);
            for text in [rules.template(), rules.child_template().expect("built in")] {
                let outline = Outline::of(&text).expect("TOML");
                assert_eq!(outline.layouts, rules.layouts().into_iter().map(|layout| layout.id).collect::<Vec<_>>());
                for rule in &outline.rules {
                    assert_eq!(rule.need != Need::Meaningless, rules.rules().has_meaning(rule.key), "{id} {}", rule.key);
                    let value = (rule.need != Need::Meaningless).then(|| rules.rules().word(rule.key));
                    assert_eq!(rule.value, value, "{id} {}", rule.key);
                    let told = rule.values.iter().find(|(word, _)| Some(*word) == rule.value).map(|(_, text)| text.clone());
                    assert_eq!(told, value.map(|_| rules.sentence(rule.key)), "{id} {}", rule.key);
                    let written = text.lines().position(|line| line.starts_with(&format!("{} = ", rule.key)));
                    assert_eq!(rule.lines, written.map(|at| (at + 1, at + 1)), "{id} {}", rule.key);
                }
            }
        }
    }

    #[test]
    fn it_says_beside_mistakes_what_is_needed() {
        let text = "id = \"House\"\nname = { en = \"H\", fr = \"H\" }\nextends = \"seabattle-9\"\n\n[rules]\ncorners = \"single\"\nno-moves = \"lose\"\n\
                    [rules.escape]\nvalue = \"edge\"\nnote = \"so\"\n";
        let outline = Outline::of(text).expect("TOML");
        assert_eq!((outline.name.as_deref(), outline.extends.as_deref()), (None, Some("seabattle-9")));
        assert_eq!(
            (rule(&outline, RuleKey::CornersStop).need, rule(&outline, RuleKey::CornersStop).value),
            (Need::Required, None)
        );
        let no_moves = rule(&outline, RuleKey::NoMoves);
        assert_eq!((no_moves.value, no_moves.lines), (None, Some((7, 7))));
        assert!(no_moves.otherwise.is_some(), "what the other file says");
        assert_eq!((rule(&outline, RuleKey::Escape).lines, outline.rule_in(10)), (Some((8, 10)), Some(RuleKey::Escape)));
        assert_eq!(rule(&outline, RuleKey::ThroneStop).need, Need::Meaningless);
        assert!(Outline::of("id = ").is_none());
    }
}
