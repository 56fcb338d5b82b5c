//! The formats of a citation.

use hnefi_rulesets::ruleset::{CitationFormat, Reference, cited};

use crate::output;

/// How a citation is written.
#[derive(clap::Args)]
pub(crate) struct CitationForm {
    /// The format: text, or a file for reference managers.
    #[arg(long, value_parser = format, default_value = "text", value_name = "text|bibtex|ris|csl-json")]
    format: CitationFormat,
    /// The address of the server on which it is published, such as https://example.org.
    #[arg(long, default_value = "", value_name = "ADDRESS")]
    site: String,
}

fn format(word: &str) -> Result<CitationFormat, String> {
    let known = || CitationFormat::ALL.map(CitationFormat::word).join(", ");
    CitationFormat::from_word(word).ok_or_else(|| format!("there are {}", known()))
}

impl CitationForm {
    /// The address without a slash at its end.
    pub(crate) fn site(&self) -> &str {
        self.site.trim_end_matches('/')
    }

    /// Prints the references; as CSL-JSON where JSON is wanted.
    pub(crate) fn print(&self, references: &[Reference], json: bool) {
        output::text(&cited(references, if json { CitationFormat::CslJson } else { self.format }));
    }
}
