//! A rule set with some of its rules changed, without a file.

use std::collections::BTreeMap;
use std::sync::Arc;

use hnefi_rules::RuleKey;

use super::Ruleset;
use super::evidence::{Entries, Entry};
use super::file::{Choice, File, Origin};
use super::read::{Written, WrittenNames, is_plain, unknown_rule, unknown_value};
use crate::mistake::{Mistake, Mistakes, Place, Placed, RulesetError};
use crate::remarks::mistakes as told;
use crate::toml_reader::short;

impl Ruleset {
    /// A rule set that extends this one, as it is chosen here, and has these values in the place of its own; of a rule given twice the
    /// later one. It is called as this one is, and no file has its text.
    ///
    /// # Errors
    /// [`RulesetError::File`] with all that would be wrong with a file of these rules, without places.
    pub fn with_rules(&self, id: &str, rules: &[(RuleKey, &str)]) -> Result<Ruleset, RulesetError> {
        self.changed(id, rules).map_err(|error| match error {
            RulesetError::File(mistakes) => {
                RulesetError::File(mistakes.into_iter().map(|mistake| Mistake { place: None, ..mistake }).collect())
            }
            other => other,
        })
    }

    fn changed(&self, id: &str, rules: &[(RuleKey, &str)]) -> Result<Ruleset, RulesetError> {
        // Places only put what is wrong in the order of the rules given.
        let place = |line| Place { line, column: 1 };
        let (head, rules_place) = (place(1), place(2));
        let mut mistakes = Mistakes::default();
        if !is_plain(id) {
            mistakes.at(head, told::id_not_plain(short(id)));
        }
        let origin: Arc<str> = id.into();
        let mut entries = Entries::default();
        for (number, (key, word)) in rules.iter().enumerate() {
            let place = place(3 + number);
            match key.value(word) {
                Some(value) => entries.write(*key, Entry::of_the_author(value, place, &origin)),
                None => {
                    mistakes.at(place, unknown_value(*key, word));
                    entries.write_unread(*key);
                }
            }
        }
        let written = Written {
            id: Placed { value: id.to_owned(), place: head },
            extends: Some(Placed { value: self.id(), place: head }),
            inherit_options: None,
            name: self.name().clone(),
            summary: None,
            author: None,
            year: None,
            family: None,
            featured: false,
            layouts_place: head,
            layouts: None,
            drawn: BTreeMap::new(),
            names: WrittenNames::default(),
            sources: BTreeMap::new(),
            rules_place,
            rules: entries,
            options: BTreeMap::new(),
        };
        let parent = (*self.0.file).clone().settled(self.choice(), head);
        let file = File { origin: Origin::Changed, ..File::laid_over(Some(parent), written, mistakes)? };
        let choice = file.choose("")?;
        Ruleset::chosen(Arc::new(file), choice)
    }

    /// What is chosen here.
    fn choice(&self) -> Choice {
        let is_chosen = |layout: &Placed<super::drawn::Drawn>| layout.value.layout.id == self.0.layout.id;
        let layout = self.0.file.layouts.iter().position(is_chosen).unwrap_or_default();
        Choice { rules: self.0.entries.clone(), options: self.0.options.clone(), layout }
    }
}

/// The rule of a name.
///
/// # Errors
/// [`RulesetError::File`] with the rules that are probably meant, or all that there are.
pub fn rule_named(word: &str) -> Result<RuleKey, RulesetError> {
    RuleKey::from_word(word).ok_or_else(|| RulesetError::File(vec![Mistake { place: None, message: unknown_rule(word, true).0 }]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text_to_toml;

    /// What differs between a rule set and the file that says the same: nothing but the file.
    fn same(typed: &Ruleset, read: &Ruleset) {
        assert_eq!(typed.rules(), read.rules());
        assert_eq!(typed.board(), read.board());
        assert_eq!((typed.id(), typed.hash(), typed.meaning()), (read.id(), read.hash(), read.meaning()));
        assert_eq!((typed.summary(), typed.family(), typed.extends()), (read.summary(), read.family(), read.extends()));
        assert_eq!(typed.explained(), read.explained());
        assert_eq!(typed.options(), read.options());
        assert_eq!(typed.layouts(), read.layouts());
        assert_eq!(typed.names(), read.names());
        assert!(typed.sources().eq(read.sources()));
    }

    #[test]
    fn a_changed_rule_set_is_what_a_file_with_the_changes_is() {
        for (id, changes) in [
            ("brandubh-cyningstan", vec![(RuleKey::NoMoves, "draw")]),
            ("brandubh-cyningstan", vec![]),
            ("alea-walker-2015+alea-murray", vec![(RuleKey::ThroneHostile, "nobody"), (RuleKey::DrawAfterTurns, "132")]),
            (
                "tablut-riksutstallningar-1972+weaponless+closed-camps",
                vec![(RuleKey::KingSpeed, "three"), (RuleKey::ExitFort, "yes")],
            ),
            ("brandubh-cyningstan", vec![(RuleKey::Escape, "edge"), (RuleKey::Corners, "none")]),
        ] {
            let base = Ruleset::named(id).expect(id);
            let name = text_to_toml(base.name());
            let mut text = format!("id = \"house\"\nname = {name}\nextends = \"{}\"\n[rules]\n", base.id());
            changes.iter().for_each(|(key, value)| text.push_str(&format!("{key} = \"{value}\"\n")));
            match (base.with_rules("house", &changes), Ruleset::from_toml(&text)) {
                (Ok(typed), Ok(read)) => {
                    same(&typed, &read);
                    assert_eq!((typed.own_file(), typed.child_template(), typed.versions()), (None, None, &[][..]));
                }
                (typed, read) => panic!("{id}: {typed:?} {read:?}"),
            }
        }
    }

    #[test]
    fn what_is_wrong_with_a_change_is_told_as_of_a_file() {
        let base = Ruleset::named("brandubh-cyningstan").expect("built in");
        let texts = |error: RulesetError| error.mistakes().iter().map(|mistake| mistake.message.to_string()).collect::<Vec<_>>();
        for changes in [
            vec![(RuleKey::NoMoves, "los"), (RuleKey::ExitFort, "perhaps")],
            vec![(RuleKey::Throne, "none"), (RuleKey::CampsInside, "open")],
            vec![(RuleKey::Escape, "extreme-corners"), (RuleKey::Corners, "layout"), (RuleKey::KingCapturedElsewhere, "never")],
            vec![(RuleKey::Corners, "none")],
        ] {
            let mut text = "id = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n[rules]\n".to_owned();
            changes.iter().for_each(|(key, value)| text.push_str(&format!("{key} = \"{value}\"\n")));
            let (typed, read) = (base.with_rules("house", &changes), Ruleset::from_toml(&text));
            let (typed, read) = (typed.expect_err(&text), read.expect_err(&text));
            assert!(matches!(&typed, RulesetError::File(mistakes) if mistakes.iter().all(|mistake| mistake.place.is_none())));
            assert_eq!(texts(typed), texts(read), "{text}");
        }
        let error = base.with_rules("My house", &[]).expect_err("no id").to_string();
        assert!(error.starts_with("`My house` cannot be an id"), "{error}");
    }

    #[test]
    fn a_changed_rule_set_and_one_from_a_file_can_be_changed_again() {
        let base = Ruleset::from_toml(&Ruleset::named("brandubh-cyningstan").expect("built in").template()).expect("a file");
        let once = base.with_rules("once", &[(RuleKey::NoMoves, "draw")]).expect("a change");
        let twice = once.with_rules("twice", &[(RuleKey::First, "defenders"), (RuleKey::NoMoves, "pass")]).expect("a change");
        assert_eq!((twice.rules().word(RuleKey::NoMoves), twice.rules().word(RuleKey::First)), ("pass", "defenders"));
        assert_eq!(twice.extends().map(|(id, _)| id), Some("once"));
        assert_eq!((base.own_file().is_some(), twice.own_file()), (true, None));
    }

    #[test]
    fn a_misspelt_rule_is_told_with_the_one_that_is_meant() {
        assert_eq!(rule_named("no-moves"), Ok(RuleKey::NoMoves));
        let told = rule_named("no-movs").expect_err("misspelt").to_string();
        assert!(told.contains("`no-moves`"), "{told}");
    }
}
