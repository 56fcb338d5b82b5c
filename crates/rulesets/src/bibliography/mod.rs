//! The works that rules and history lean on, each described once (`rulesets/sources.toml`), and the places in them.

mod author;
mod bibtex;
mod csl_json;
mod locator;
mod read;
mod reference;
mod ris;
mod source;

use std::collections::{BTreeMap, VecDeque};
use std::sync::LazyLock;

pub use author::Author;
pub use locator::{Locator, LocatorKind};
pub(crate) use read::{locator, source as read_source};
pub use reference::{CitationFormat, Reference, cited};
pub use source::{Source, SourceKind};

use crate::catalogue;
use crate::toml_reader::{Reader, parse};

/// The works, by their ids.
pub(crate) static SOURCES: LazyLock<BTreeMap<String, Source>> =
    LazyLock::new(|| read_all(catalogue::SOURCES).expect("sources.toml is part of the program and its tests read it"));

/// Every work that the product leans on, with its id, in the order of the ids.
pub fn bibliography() -> impl Iterator<Item = (&'static str, &'static Source)> {
    SOURCES.iter().map(|(id, source)| (id.as_str(), source))
}

/// The works of these ids in their order, and after them those through which they are known, each once. An id of no work is left out.
pub(crate) fn works(ids: &[String]) -> Vec<(&'static str, &'static Source)> {
    let mut found: Vec<(&str, &Source)> = Vec::new();
    let mut pending: VecDeque<&str> = ids.iter().map(String::as_str).collect();
    while let Some(id) = pending.pop_front() {
        let known = SOURCES.get_key_value(id).filter(|_| found.iter().all(|(other, _)| *other != id));
        if let Some((id, source)) = known {
            pending.extend(source.through.as_deref());
            found.push((id, source));
        }
    }
    found
}

/// A bibliography as a file: one table a work.
fn read_all(text: &str) -> Result<BTreeMap<String, Source>, super::RulesetError> {
    let document = match parse(text) {
        Ok(document) => document,
        Err(mistakes) => return Err(mistakes.into_result().err().unwrap_or(super::RulesetError::File(Vec::new()))),
    };
    let mut reader = Reader::new(text);
    let whole = reader.whole(document.get_ref());
    let sections = reader.tables(&whole);
    let sources = sections.into_iter().map(|(id, section)| (id.value, read_source(&mut reader, &section))).collect();
    reader.mistakes.into_result()?;
    Ok(sources)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::layout::Layout;
    use crate::ruleset::{Ruleset, Standing};

    fn letters(name: &str) -> String {
        name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    }

    #[test]
    fn every_name_has_one_spelling() {
        let authors: BTreeSet<&Author> = bibliography().flat_map(|(_, source)| &source.authors).collect();
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for author in authors {
            let key = match &author.given {
                Some(given) => format!("{} {}", letters(&author.family), given.chars().take(1).collect::<String>()),
                None => letters(&author.family),
            };
            let other = seen.insert(key, author.to_string());
            assert_eq!(other, None, "{author} is spelled in another way too");
        }
    }

    #[test]
    fn whatever_a_work_is_known_through_is_a_work_too() {
        for (id, source) in bibliography() {
            let mut way = vec![id];
            let mut through = source.through.as_deref();
            while let Some(next) = through {
                assert!(!way.contains(&next), "{way:?} goes in a circle");
                way.push(next);
                through = SOURCES.get(next).unwrap_or_else(|| panic!("{id}: there is no `{next}`")).through.as_deref();
            }
        }
    }

    /// Every source that a layout or a rule set of the catalogue leans on, whatever is chosen of it.
    fn leant_on() -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for id in Layout::catalogue() {
            ids.extend(Layout::named(id).expect(id).sources().map(|(id, _)| id.to_owned()));
        }
        for id in Ruleset::catalogue() {
            let plain = Ruleset::named(id).expect(id);
            let chosen = plain.options().into_iter().filter_map(|option| plain.choosing(&option.id).ok());
            for rules in chosen.chain([plain.clone()]) {
                ids.extend(rules.explained().into_iter().map(|rule| rule.evidence.source));
            }
        }
        ids
    }

    #[test]
    fn nothing_is_listed_that_nobody_cites() {
        // The history and the manuscript cite by the same ids, in quotation marks.
        let pages = concat!(
            include_str!("../../../../web/src/history/cited.ts"),
            include_str!("../../../../web/src/history/claims.ts"),
            include_str!("../../../../web/src/history/conflicts.ts"),
            include_str!("../../../../web/src/history/glossary.ts"),
            include_str!("../../../../web/src/manuscript/opinions.ts"),
            include_str!("../../../../web/src/manuscript/described.ts"),
        );
        let mut cited = leant_on();
        cited.extend(bibliography().filter_map(|(_, source)| source.through.clone()));
        let unused: Vec<&str> =
            bibliography().map(|(id, _)| id).filter(|id| !cited.contains(*id) && !pages.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, Vec::<&str>::new());
    }

    #[test]
    fn what_a_source_states_or_shows_has_a_place_in_it() {
        let mut without = Vec::new();
        for id in Ruleset::catalogue() {
            let plain = Ruleset::named(id).expect(id);
            let chosen = plain.options().into_iter().filter_map(|option| plain.choosing(&option.id).ok());
            for rules in chosen.chain([plain.clone()]) {
                let rules = rules.explained().into_iter();
                let placeless = rules.filter(|rule| rule.evidence.standing != Standing::Reading && rule.evidence.at.is_none());
                without.extend(placeless.map(|rule| format!("{} {}", rule.origin, rule.key)));
            }
        }
        without.sort();
        without.dedup();
        assert_eq!(without, Vec::<String>::new(), "{} rules", without.len());
    }

    #[test]
    fn a_bibliography_with_mistakes_says_where_they_are() {
        let error = read_all("[one]\ntype = \"bok\"\nauthor = 3\ntitle = \"T\"\npage = \"3\"\n").expect_err("three mistakes");
        let told = error.to_string();
        for part in ["line 2", "`bok`", "line 3", "line 5", "`page`"] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}
