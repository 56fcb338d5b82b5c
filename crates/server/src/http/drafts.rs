//! Drafts: rule sets that a person writes. They are not stored: each request brings the text of the file again.

use hnefi_rulesets::{Ruleset, RulesetError};

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::problem::{Code, Problem};
use crate::http::wire::RulesetPage;
use crate::library::plain_text;

/// The most layouts and options of a draft, since each of them is checked by itself.
const MAX_CHOICES: usize = 64;

/// Refuses a text that would take too long to check. A text with mistakes does not.
pub(crate) fn check_choices(text: &str) -> Result<(), Problem> {
    let Ok(rules) = Ruleset::from_toml(text) else { return Ok(()) };
    let (layouts, options) = (rules.layouts().len(), rules.options().len());
    if layouts + options <= MAX_CHOICES {
        return Ok(());
    }
    let detail =
        format!("draft: {layouts} layouts and {options} options are too many: a draft may have {MAX_CHOICES} of both together");
    Err(Problem::new(Code::TooLarge, detail))
}

/// Refuses a selection without a draft.
pub(crate) fn check_selection(draft: Option<&str>, selection: Option<&str>) -> Result<(), Problem> {
    if selection.is_some() && draft.is_none() {
        return Err(Problem::new(Code::BadRequest, "`selection` is for a `draft`; elsewhere it follows the rule set's id"));
    }
    Ok(())
}

/// The rule set that a draft describes.
pub(crate) async fn ruleset(app: &App, client: Client, text: &str, selection: Option<&str>) -> Result<Ruleset, Problem> {
    let (text, selection) = (text.to_owned(), selection.unwrap_or_default().to_owned());
    let read = move |_: &Stop| match plain_text::hidden_in_toml(&text) {
        Some(hidden) => {
            let detail = format!("draft: the text has the hidden character U+{:04X}: remove it", u32::from(hidden));
            Err(Problem::new(Code::BadRequest, detail))
        }
        None => Ruleset::from_toml_with(&text, &selection).map_err(|error| refused(&error)),
    };
    app.workers().run(client, Cost::Short, read).await?
}

/// The rule set that a request names by its id, or brings along as a draft that is stored.
pub(crate) async fn chosen(
    app: &App,
    client: Client,
    rules: Option<&str>,
    draft: Option<&str>,
    selection: Option<&str>,
) -> Result<Ruleset, Problem> {
    check_selection(draft, selection)?;
    match (rules, draft) {
        (Some(id), None) => Ok(app.rulesets().ruleset(id)?),
        (None, Some(text)) => playable(app, client, text, selection).await,
        _ => {
            let detail = "give either `rules` (the id of a rule set) or `draft` (the text of a rule-set file)";
            Err(Problem::new(Code::BadRequest, detail))
        }
    }
}

/// The rule set of a draft which is stored: every layout must be one that can be shown, and the id must not be that of another
/// rule set.
async fn playable(app: &App, client: Client, text: &str, selection: Option<&str>) -> Result<Ruleset, Problem> {
    let rules = ruleset(app, client, text, selection).await?;
    if app.rulesets().has(rules.base_id()) {
        let detail = format!("draft: `{}` is the name of another rule set: choose another `id`", rules.base_id());
        return Err(Problem::new(Code::BadRequest, detail));
    }
    let (shown, text) = (rules.clone(), text.to_owned());
    let judge = move |_: &Stop| {
        check_choices(&text)?;
        RulesetPage::of(&shown).map(drop).map_err(|error| refused(&error))
    };
    app.workers().run(client, Cost::Long, judge).await??;
    Ok(rules)
}

fn refused(error: &RulesetError) -> Problem {
    match error {
        RulesetError::Selection { .. } | RulesetError::TwoReadings { .. } => Problem::new(Code::UnknownLayout, error.to_string()),
        RulesetError::File(mistakes) => {
            let first = mistakes.first().map_or_else(|| "it is no rule set".to_owned(), ToString::to_string);
            let others = mistakes.len().saturating_sub(1);
            let others = if others == 0 { String::new() } else { format!(" ({others} more)") };
            Problem::new(Code::BadRequest, format!("draft: {first}{others}"))
        }
        RulesetError::Unknown { .. } | RulesetError::Cycle(_) => Problem::new(Code::BadRequest, format!("draft: {error}")),
    }
}
