//! Drafts: rule sets that a person writes. They are not stored: each request brings the text of the file again.

use hnefi_api::{check_choices, check_selection, draft_rules, refused_draft};
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::problem::{Code, Problem};
use crate::http::wire::RulesetPage;

/// The rule set that a draft describes.
pub(crate) async fn ruleset(app: &App, client: Client, text: &str, selection: Option<&str>) -> Result<Ruleset, Problem> {
    let (text, selection) = (text.to_owned(), selection.unwrap_or_default().to_owned());
    let read = move |_: &Stop| draft_rules(&text, &selection).map_err(Problem::from);
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
        RulesetPage::of(&shown).map(drop).map_err(|error| refused_draft(&error))
    };
    app.workers().run(client, Cost::Long, judge).await??;
    Ok(rules)
}
