//! The rule set that the text of a draft describes: a rule-set file that a person is writing.

use hnefi_rulesets::{Ruleset, RulesetError};

use crate::code::Code;
use crate::hidden_characters::hidden_in_toml;
use crate::refusal::Refusal;

/// The most layouts and options of a draft, since each of them is checked by itself.
const MAX_CHOICES: usize = 64;

/// Refuses a text that would take too long to check. A text with mistakes does not.
///
/// # Errors
/// A [`Refusal`].
pub fn check_choices(text: &str) -> Result<(), Refusal> {
    let Ok(rules) = Ruleset::from_toml(text) else { return Ok(()) };
    let (layouts, options) = (rules.layouts().len(), rules.options().len());
    if layouts + options <= MAX_CHOICES {
        return Ok(());
    }
    let detail =
        format!("draft: {layouts} layouts and {options} options are too many: a draft may have {MAX_CHOICES} of both together");
    Err(Refusal::new(Code::TooLarge, detail))
}

/// Refuses a selection without a draft.
///
/// # Errors
/// A [`Refusal`].
pub fn check_selection(draft: Option<&str>, selection: Option<&str>) -> Result<(), Refusal> {
    if selection.is_some() && draft.is_none() {
        return Err(Refusal::new(Code::BadRequest, "`selection` is for a `draft`; elsewhere it follows the rule set's id"));
    }
    Ok(())
}

/// The rule set that the text of a draft describes.
///
/// # Errors
/// A [`Refusal`] where the text has a mistake or a hidden character, or no such selection.
pub fn draft_rules(text: &str, selection: &str) -> Result<Ruleset, Refusal> {
    match hidden_in_toml(text) {
        Some(hidden) => {
            let detail = format!("draft: the text has the hidden character U+{:04X}: remove it", u32::from(hidden));
            Err(Refusal::new(Code::BadRequest, detail))
        }
        None => Ruleset::from_toml_with(text, selection).map_err(|error| refused_draft(&error)),
    }
}

/// What is wrong with a draft.
#[must_use]
pub fn refused_draft(error: &RulesetError) -> Refusal {
    match error {
        RulesetError::Selection { .. } | RulesetError::TwoReadings { .. } => Refusal::new(Code::UnknownLayout, error.to_string()),
        RulesetError::File(mistakes) => {
            let first = mistakes.first().map_or_else(|| "it is no rule set".to_owned(), ToString::to_string);
            let others = mistakes.len().saturating_sub(1);
            let others = if others == 0 { String::new() } else { format!(" ({others} more)") };
            Refusal::new(Code::BadRequest, format!("draft: {first}{others}"))
        }
        RulesetError::Unknown { .. } | RulesetError::Cycle(_) => Refusal::new(Code::BadRequest, format!("draft: {error}")),
    }
}
