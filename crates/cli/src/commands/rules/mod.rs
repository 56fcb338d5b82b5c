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
use crate::output::{self, Answer};
use crate::selection;

/// Show, check and compare rule sets.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Print JSON instead.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in rule sets with their options and layouts.
    List,
    /// Show every rule of a rule set with its source.
    Show {
        /// An id or a file.
        rules: String,
        /// Print it as a file of your own to start from.
        #[arg(long, conflicts_with = "json")]
        toml: bool,
    },
    /// Show the rules that the source does not settle: the readings side by side, who holds each, and what studies have measured of it.
    Readings {
        /// An id or a file.
        rules: String,
    },
    /// Check a rule-set file and tell every mistake with its line and column.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Say how to cite a rule set or a layout, and the works that its rules are taken from.
    Cite {
        /// An id or a file; with `--layout`, the id of a layout.
        id: String,
        /// Cite the built-in layout of that id.
        #[arg(long)]
        layout: bool,
        #[command(flatten)]
        form: CitationForm,
    },
    /// Compare two rule sets rule by rule. Exit status 1 if they differ.
    Diff {
        /// An id or a file.
        a: String,
        /// An id or a file.
        b: String,
        /// Show the rules that are the same, too.
        #[arg(long)]
        all: bool,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match &arguments.command {
        Command::List => list::list(arguments.json),
        Command::Show { rules, toml: true } => {
            output::line(selection::ruleset(rules)?.template().trim_end());
            Ok(Answer::Yes)
        }
        Command::Show { rules, toml: false } => show::show(&selection::ruleset(rules)?, arguments.json),
        Command::Readings { rules } => readings::readings(&selection::ruleset(rules)?, arguments.json),
        Command::Check { file } => check::check(file, arguments.json),
        Command::Cite { id, layout, form } => cite::cite(id, *layout, form, arguments.json),
        Command::Diff { a, b, all } => diff::diff(&selection::ruleset(a)?, &selection::ruleset(b)?, *all, arguments.json),
    }
}
