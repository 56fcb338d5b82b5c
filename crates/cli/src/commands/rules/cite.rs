//! `hnefi rules cite`.

use anyhow::Result;
use hnefi_rulesets::Layout;

use crate::citation::CitationForm;
use crate::output::Answer;
use crate::selection;

pub(super) fn cite(id: &str, layout: bool, form: &CitationForm, json: bool) -> Result<Answer> {
    let references =
        if layout { Layout::named(id)?.references(form.site()) } else { selection::ruleset(id)?.references(form.site()) };
    form.print(&references, json);
    Ok(Answer::Yes)
}
