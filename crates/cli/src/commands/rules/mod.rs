//! `hnefi rules`: the rule sets, what they say and who says so.

mod check;
mod cite;
mod diff;
mod list;
mod readings;
mod show;

use std::path::PathBuf;

use anyhow::Result;

use crate::citation::CitationForm;
use crate::in_language::InLanguage;
use crate::output::{self, Answer};
use crate::selection;

/// Show, check and compare rule sets.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Print JSON.
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    texts: InLanguage,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in rule sets with their options and layouts.
    List,
    /// Show every rule of a rule set with its source.
    Show {
        /// An id or a file.
        rules: String,
        /// Print it as a rule-set file to start from.
        #[arg(long, conflicts_with = "json")]
        toml: bool,
    },
    /// Show the rules that the sources leave open, with all readings, their sources and their measured effect.
    Readings {
        /// An id or a file.
        rules: String,
    },
    /// Check a rule-set file and report every error with its line and column.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Print a citation for a rule set or a layout, with the works it is based on.
    Cite {
        /// An id or a file; with `--layout`, the id of a layout.
        id: String,
        /// Cite the built-in layout with this id.
        #[arg(long)]
        layout: bool,
        #[command(flatten)]
        form: CitationForm,
    },
    /// Compare two rule sets rule by rule. The exit status is 1 if they differ.
    Diff {
        /// An id or a file.
        a: String,
        /// An id or a file.
        b: String,
        /// Also show the rules that are the same.
        #[arg(long)]
        all: bool,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let Arguments { command, json, texts: InLanguage { language } } = arguments;
    let (json, language) = (*json, *language);
    match command {
        Command::List => list::list(json, language),
        Command::Show { rules, toml: true } => {
            output::line(selection::ruleset(rules)?.template().trim_end());
            Ok(Answer::Yes)
        }
        Command::Show { rules, toml: false } => show::show(&selection::ruleset(rules)?, json, language),
        Command::Readings { rules } => readings::readings(&selection::ruleset(rules)?, json, language),
        Command::Check { file } => check::check(file, json, language),
        Command::Cite { id, layout, form } => cite::cite(id, *layout, form, json),
        Command::Diff { a, b, all } => diff::diff(&selection::ruleset(a)?, &selection::ruleset(b)?, *all, json, language),
    }
}
