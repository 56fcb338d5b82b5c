//! Everything that can be said of a rule-set file: what is wrong with it, or what it means and what in it is dubious.

use super::Ruleset;
use super::file::File;
use super::warnings::Warning;
use crate::mistake::Mistake;
use crate::remarks::{advice, mistakes, warnings};
use crate::{alias, catalogue};
use hnefi_messages::Text;

/// What can be said of a file, with each of its options and layouts chosen.
#[derive(Clone, Debug)]
pub struct Report {
    /// The rule set with its usual layout and no options, if there is one.
    pub ruleset: Option<Ruleset>,
    /// Everything that is wrong.
    pub mistakes: Vec<Mistake>,
    /// What is allowed, yet probably not meant. Nothing is looked for in a file with mistakes.
    pub warnings: Vec<Warning>,
}

impl Report {
    /// Reads and judges the text of a file.
    #[must_use]
    pub fn of(text: &str) -> Report {
        Report::unless(text, &|| false).expect("nobody tells it to stop")
    }

    /// The same, unless `should_stop`, which is asked before each layout and option, says yes: a file with many of them takes a while.
    #[must_use]
    pub fn unless(text: &str, should_stop: &dyn Fn() -> bool) -> Option<Report> {
        let ruleset = match Ruleset::from_toml(text) {
            Ok(ruleset) => ruleset,
            Err(error) => return Some(Report { ruleset: None, mistakes: error.mistakes(), warnings: Vec::new() }),
        };
        let mut report = Report { warnings: ruleset.warnings(), mistakes: Vec::new(), ruleset: Some(ruleset.clone()) };
        report.warnings.splice(..0, name_taken(text));
        let parent = ruleset.extends().and_then(|(id, _)| Ruleset::named(id).ok());
        let layouts = ruleset.layouts().into_iter().skip(1).map(|layout| layout.id);
        for word in layouts.chain(ruleset.options().into_iter().map(|option| option.id)) {
            if should_stop() {
                return None;
            }
            let chosen = |what: Text| mistakes::with_chosen(&word, what);
            match ruleset.choosing(&word) {
                Ok(with) => {
                    // What an inherited option or layout brings about in the parent, too, is not this file's doing.
                    let parents = parent.as_ref().and_then(|parent| parent.choosing(&word).ok()).map(|with| with.warnings());
                    let known = |warning: &Warning| {
                        report.warnings.iter().any(|other| other.is_like(warning))
                            || parents
                                .iter()
                                .flatten()
                                .any(|other| (other.kind, &other.message) == (warning.kind, &warning.message))
                    };
                    let new: Vec<Warning> = with.warnings().into_iter().filter(|warning| !known(warning)).collect();
                    let told = new.into_iter().map(|warning| Warning { message: chosen(warning.message), ..warning });
                    report.warnings.extend(told);
                }
                Err(error) => {
                    let found = error.mistakes().into_iter();
                    report.mistakes.extend(found.map(|Mistake { place, message }| Mistake { place, message: chosen(message) }));
                }
            }
        }
        if !report.mistakes.is_empty() {
            report.warnings.clear();
        }
        Some(report)
    }
}

/// A name by which everybody else understands another game.
fn name_taken(text: &str) -> Option<Warning> {
    let id = File::parse(text).ok()?.id;
    let built_in = catalogue::ruleset_file(&id.value);
    let other = built_in
        .map_or_else(|| alias::meant_by(&id.value).first().map(String::as_str), |_| Some(&id.value))
        .filter(|_| built_in != Some(text))?;
    Some(Warning {
        place: Some((id.place.line, id.place.column)),
        kind: Warning::NAME_TAKEN,
        message: warnings::name_built_in(&id.value, other),
        advice: advice::name_taken(),
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn it_stops_between_two_layouts_or_options_when_it_is_told_to() {
        let text = "id = \"house\"\nname = \"House\"\nextends = \"copenhagen\"\n[rules]\n";
        let rules = Ruleset::from_toml(text).expect("a good file");
        let choices = rules.layouts().len() - 1 + rules.options().len();
        let asked = Cell::new(0);
        let stop_after = |most: usize| {
            asked.set(0);
            Report::unless(text, &|| {
                asked.set(asked.get() + 1);
                asked.get() > most
            })
        };
        assert!(stop_after(choices).is_some());
        assert_eq!(asked.get(), choices, "each layout and option but those it begins with");
        assert!(stop_after(3).is_none());
        assert_eq!(asked.get(), 4);
    }
}
