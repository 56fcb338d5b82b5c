//! `hnefi lab cite`.

use std::path::PathBuf;

use anyhow::{Context, Result};
use hnefi_rulesets::ruleset::Reference;
use hnefi_study::{title_of, versions_of_study};

use crate::citation::CitationForm;
use crate::output::Answer;

/// Print a citation for a study or a search.
///
/// A published study has a version, with the hash of its tables; any other study is cited by the hash of its plan.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    #[command(flatten)]
    form: CitationForm,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let path = &arguments.study;
    let (name, title) = title_of(path).with_context(|| format!("in the study `{}`", path.display()))?;
    let version = versions_of_study(&name).last();
    let hash = match version {
        Some(version) => version.hash.clone(),
        None => super::study(path)?.hash(),
    };
    // Of a search there is no page.
    let shown = version.filter(|_| super::study(path).is_ok());
    let address = shown.map(|version| format!("{}/studies/{name}?version={}", arguments.form.site(), version.number));
    let reference = Reference::published("study", &name, &title.en(), version, &hash, address);
    arguments.form.print(&[reference], false);
    Ok(Answer::Yes)
}
