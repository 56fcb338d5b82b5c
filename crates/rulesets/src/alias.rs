//! The names under which others know a game, and the rule sets that they mean (`rulesets/aliases.toml`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::catalogue;
use crate::mistake::{Mistakes, RulesetError};
use crate::toml_reader::{Reader, parse};

/// What each name stands for: usually one id; several where a collection holds games of different times, or layouts, under one name.
type Aliases = BTreeMap<String, Vec<String>>;

static ALIASES: LazyLock<Aliases> =
    LazyLock::new(|| read(catalogue::ALIASES).expect("aliases.toml is part of the program and its tests read it"));

fn read(text: &str) -> Result<Aliases, RulesetError> {
    let document = parse(text).map_err(Mistakes::into_error)?;
    let mut reader = Reader::new(text);
    let whole = reader.whole(document.get_ref());
    let mut aliases = Aliases::new();
    for (name, value) in whole.entries() {
        let ids = match value.get_ref().as_str() {
            Some(id) => vec![id.to_owned()],
            None => reader.strings(&whole, name.get_ref()).unwrap_or_default().into_iter().map(|id| id.value).collect(),
        };
        aliases.insert(name.get_ref().to_string(), ids);
    }
    reader.mistakes.into_result()?;
    Ok(aliases)
}

/// The ids, with options and layout, that a name stands for, the usual one first; nothing for a name that nobody knows.
pub(crate) fn meant_by(name: &str) -> &'static [String] {
    found(&ALIASES, name).map_or(&[], Vec::as_slice)
}

/// Every name with each id it stands for.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    ALIASES.iter().flat_map(|(name, meant)| meant.iter().map(|id| (name.as_str(), id.as_str())))
}

fn found<'a>(aliases: &'a Aliases, name: &str) -> Option<&'a Vec<String>> {
    if let Some(meant) = aliases.get(name) {
        return Some(meant);
    }
    // `collection-016` answers for `collection-016-the-name-of-the-game`.
    let numbered = name
        .match_indices('-')
        .map(|(at, _)| &name[..at])
        .rfind(|beginning| beginning.ends_with(|last: char| last.is_ascii_digit()) && aliases.contains_key(*beginning))?;
    aliases.get(numbered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;

    #[test]
    fn a_number_answers_for_the_whole_name_of_its_file() {
        let aliases = [("club-016", "copenhagen"), ("club-0", "other"), ("Tablut", "ashton+x")];
        let aliases: Aliases = aliases.into_iter().map(|(name, id)| (name.to_owned(), vec![id.to_owned()])).collect();
        let found = |name| found(&aliases, name).map(|meant| meant[0].as_str());
        assert_eq!(found("club-016"), Some("copenhagen"));
        assert_eq!(found("club-016-copenhagen-hnefatafl-11x11"), Some("copenhagen"));
        assert_eq!(found("Tablut"), Some("ashton+x"));
        assert_eq!(found("Tablut-9x9"), None, "only a number answers for more");
        assert_eq!(found("club-0160-another"), None);
    }

    #[test]
    fn every_alias_means_a_rule_set_and_hides_none() {
        for (name, id) in all() {
            let rules = Ruleset::named(id).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(rules.id(), id, "{name} is not the plain name of what it means");
            assert!(!Ruleset::catalogue().any(|known| known == name), "{name} is a rule set itself");
            assert!(!name.contains('+'), "{name}: options belong to what it means");
            assert_eq!(Ruleset::named(name).expect(name).id(), meant_by(name)[0]);
            assert!(meant_by(name).iter().any(|meant| meant == id));
        }
    }

    #[test]
    fn the_page_of_recorded_games_has_every_variant_of_the_site() {
        let page = include_str!("../../../docs/reference/recorded-games.md");
        let row = |line: &str| -> Option<(u16, Vec<String>)> {
            let cells: Vec<&str> = line.split('|').collect();
            let ids = cells.get(3)?.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            Some((cells[1].trim().parse().ok()?, ids))
        };
        let shown: BTreeMap<u16, Vec<String>> = page.lines().filter_map(row).collect();
        let number = |name: &str| name.strip_prefix("aagenielsen-")?.parse().ok();
        let known: BTreeMap<u16, Vec<String>> =
            ALIASES.iter().filter_map(|(name, ids)| Some((number(name)?, ids.clone()))).collect();
        assert!(known.len() > 100);
        assert_eq!(shown, known);
    }
}
