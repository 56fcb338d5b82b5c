//! The limits of a server as options: one for each in the server's own list.

use anyhow::Result;
use clap::{Arg, ArgMatches, Command};
use hnefi_server::{Limit, LimitError, Limits, Profile};

/// The limits that were given.
#[derive(Clone, Debug, Default)]
pub(crate) struct LimitOptions {
    given: Vec<(&'static Limit, String)>,
}

impl LimitOptions {
    /// The limits of a profile, changed by those that were given.
    ///
    /// # Errors
    /// A value is none, which the command line has refused before.
    pub(crate) fn limits(&self, profile: Profile) -> Result<Limits, LimitError> {
        let mut limits = Limits::of(profile);
        for (limit, text) in &self.given {
            limit.set(&mut limits, text)?;
        }
        Ok(limits)
    }
}

impl clap::Args for LimitOptions {
    fn augment_args(command: Command) -> Command {
        Limits::ALL.iter().fold(command, |command, limit| command.arg(option(limit)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        LimitOptions::augment_args(command)
    }
}

fn option(limit: &'static Limit) -> Arg {
    let defaults = Profile::ALL.map(|profile| format!("{}: {}", profile.name(), limit.value(&Limits::of(profile)))).join(", ");
    Arg::new(limit.name)
        .long(limit.name)
        .value_name(limit.value_name())
        .help(format!("{} [{defaults}]", limit.help()))
        .help_heading("Limits")
        .hide_short_help(true)
        .value_parser(move |text: &str| limit.set(&mut Limits::default(), text).map(|()| text.to_owned()))
}

impl clap::FromArgMatches for LimitOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<LimitOptions, clap::Error> {
        let given = Limits::ALL.iter().filter_map(|limit| Some((limit, matches.get_one::<String>(limit.name)?.clone())));
        Ok(LimitOptions { given: given.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.given.extend(LimitOptions::from_arg_matches(matches)?.given);
        Ok(())
    }
}
