//! A rule set that somebody writes: what is sent, and what is said of it.

use hnefi_rules::ruleset::{Mistake, Report, Warning};
use hnefi_rules::{Ruleset, RulesetError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Comparison, RulesetPage, Words};

/// A draft to be judged.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DraftRequest {
    /// The text of the file.
    pub(crate) toml: String,
    /// The options and the layout chosen, joined by `+`.
    #[serde(default)]
    #[schema(example = "weaponless+tablut")]
    pub(crate) selection: String,
    /// The id of the rule set with which the draft is compared if it extends none.
    #[schema(example = "brandubh-cyningstan")]
    pub(crate) against: Option<String>,
}

/// What can be said of a draft.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Draft)]
pub(crate) struct DraftPage {
    /// What is wrong, the first 200 things in the order of the text.
    mistakes: Vec<DraftMistake>,
    /// What it means; null as long as anything is wrong.
    ruleset: Option<RulesetPage>,
    /// What is allowed, yet probably not meant. Nothing is looked for beside mistakes.
    warnings: Vec<DraftWarning>,
    /// The rule set that it extends, or else the one that it was to be compared with.
    parent: Option<Parent>,
    /// The rules of the parent and those of the draft; null where there is no parent, or anything is wrong.
    differences: Option<Comparison>,
}

/// Something wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct DraftMistake {
    /// Counted from 1; null for what is wrong outside the text: what was selected.
    line: Option<usize>,
    /// Counted from 1, in characters.
    column: Option<usize>,
    /// What is wrong and what would be right, in English.
    text: String,
}

impl From<Mistake> for DraftMistake {
    fn from(mistake: Mistake) -> DraftMistake {
        let (line, column) = mistake.place.unzip();
        DraftMistake { line, column, text: mistake.message }
    }
}

/// Something dubious.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct DraftWarning {
    /// Counted from 1; null where the text does not write what the warning is about.
    line: Option<usize>,
    /// Counted from 1, in characters.
    column: Option<usize>,
    /// A word for this kind of warning, always the same.
    kind: &'static str,
    /// What is dubious, and why, in English.
    text: String,
    /// What could be done, in English.
    advice: String,
}

impl From<Warning> for DraftWarning {
    fn from(warning: Warning) -> DraftWarning {
        let (line, column) = warning.place.unzip();
        DraftWarning { line, column, kind: warning.kind, text: warning.message, advice: warning.advice }
    }
}

/// The rule set that a draft began from.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DraftParent)]
struct Parent {
    /// Its id, with options and layout.
    id: String,
    /// What people call it.
    name: Words,
}

/// So many mistakes are told; nobody mends more at a time.
const MOST_MISTAKES: usize = 200;

impl DraftPage {
    /// What can be said of a text with a selection, beside the rule set `against` unless it extends another.
    pub(crate) fn of(text: &str, selection: &str, against: Option<&Ruleset>) -> DraftPage {
        let Report { ruleset, mistakes, warnings } = Report::of(text);
        let chosen = ruleset.filter(|_| mistakes.is_empty());
        let chosen = chosen.map(|rules| if selection.is_empty() { Ok(rules) } else { rules.choosing(selection) });
        let shown = chosen.map(|chosen| chosen.and_then(|rules| Ok((RulesetPage::of(&rules)?, rules))));
        match shown {
            Some(Ok((page, rules))) => {
                let extended = rules.extends().and_then(|(id, _)| Ruleset::named(id).ok());
                let parent = extended.as_ref().or(against);
                DraftPage {
                    mistakes: Vec::new(),
                    ruleset: Some(page),
                    warnings: warnings.into_iter().map(DraftWarning::from).collect(),
                    parent: parent.map(Parent::of),
                    differences: parent.map(|parent| Comparison::of(parent, &rules)),
                }
            }
            Some(Err(error)) => DraftPage::wrong(of_selection(error), against),
            None => DraftPage::wrong(mistakes, against),
        }
    }

    fn wrong(mistakes: Vec<Mistake>, against: Option<&Ruleset>) -> DraftPage {
        DraftPage {
            mistakes: mistakes.into_iter().take(MOST_MISTAKES).map(DraftMistake::from).collect(),
            ruleset: None,
            warnings: Vec::new(),
            parent: against.map(Parent::of),
            differences: None,
        }
    }
}

impl Parent {
    fn of(rules: &Ruleset) -> Parent {
        Parent { id: rules.id(), name: rules.name().into() }
    }
}

fn of_selection(error: RulesetError) -> Vec<Mistake> {
    match error {
        RulesetError::File(mistakes) => mistakes,
        other => vec![Mistake { place: None, message: other.to_string() }],
    }
}
