//! Rule sets that somebody writes and that nobody keeps here: each request brings the text of the file again.

use hnefi_rules::{Ruleset, RulesetError};

use crate::app::App;
use crate::plain;
use crate::problem::{Code, Problem};
use crate::wire::RulesetPage;

/// Does something with a draft beside the threads that answer requests: a long one takes a while to read.
pub(crate) async fn beside<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let _place = app.replays().acquire().await.map_err(|_| Problem::busy("the server is stopping"))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::internal(&error))
}

/// Refuses a selection of nothing.
pub(crate) fn check_selection(draft: Option<&str>, selection: Option<&str>) -> Result<(), Problem> {
    if selection.is_some() && draft.is_none() {
        return Err(Problem::new(Code::BadRequest, "`selection` is for a `draft`; elsewhere it follows the rule set's id"));
    }
    Ok(())
}

/// The rule set that a draft describes.
pub(crate) async fn ruleset(app: &App, text: &str, selection: Option<&str>) -> Result<Ruleset, Problem> {
    let (text, selection) = (text.to_owned(), selection.unwrap_or_default().to_owned());
    let read = move || match plain::hidden_in_toml(&text) {
        Some(hidden) => {
            let detail = format!("draft: a text in it has the hidden character U+{:04X}: take it out", u32::from(hidden));
            Err(Problem::new(Code::BadRequest, detail))
        }
        None => Ruleset::from_toml_with(&text, &selection).map_err(|error| refused(&error)),
    };
    beside(app, read).await?
}

/// The same for a game, which has to last: every layout must be one that it can be shown on, and its id must lead nobody to another game.
pub(crate) async fn playable(app: &App, text: &str, selection: Option<&str>) -> Result<Ruleset, Problem> {
    let rules = ruleset(app, text, selection).await?;
    if app.shelf().has(rules.base_id()) {
        let detail = format!("draft: `{}` is the name of another rule set: choose another `id`", rules.base_id());
        return Err(Problem::new(Code::BadRequest, detail));
    }
    let shown = rules.clone();
    beside(app, move || RulesetPage::of(&shown).map(drop)).await?.map_err(|error| refused(&error))?;
    Ok(rules)
}

fn refused(error: &RulesetError) -> Problem {
    match error {
        RulesetError::Selection { .. } => Problem::new(Code::UnknownLayout, error.to_string()),
        RulesetError::File(mistakes) => {
            let first = mistakes.first().map_or_else(|| "it is no rule set".to_owned(), ToString::to_string);
            let others = mistakes.len().saturating_sub(1);
            let others = if others == 0 { String::new() } else { format!(" ({others} more)") };
            Problem::new(Code::BadRequest, format!("draft: {first}{others}"))
        }
        RulesetError::Unknown { .. } | RulesetError::Cycle(_) => Problem::new(Code::BadRequest, format!("draft: {error}")),
    }
}
