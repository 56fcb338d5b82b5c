//! A file with options of `hnefi serve`: a key for each option, without the dashes. It is turned into the arguments that it stands for, so
//! that an option means the same in both places; the arguments of the command line come after those of the file, and win.

use std::ffi::OsString;
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::{Arg, ArgAction, ArgMatches, Command};
use hnefi_server::Limits;
use toml::de::{DeTable, DeValue};

/// Options that a file cannot have, for they are about the file.
const NOT_IN_A_FILE: [&str; 4] = ["config", "show-config", "help", "version"];
/// The width of the comments in a file.
const WIDTH: usize = 100;

/// The options that a file may have.
fn options(command: &Command) -> impl Iterator<Item = (&str, &Arg)> {
    let named = command.get_arguments().filter_map(|option| Some((option.get_long()?, option)));
    named.filter(|(name, _)| !NOT_IN_A_FILE.contains(name))
}

/// The arguments that a file stands for.
///
/// # Errors
/// The file cannot be read, or says something that is no option of this command: the error tells in which line.
pub(crate) fn arguments(command: &Command, file: &Path) -> Result<Vec<OsString>> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let table = DeTable::parse(&text).with_context(|| format!("{} is no TOML", file.display()))?;
    let mut all = Vec::new();
    for (key, value) in table.get_ref() {
        let line = text[..key.span().start].matches('\n').count() + 1;
        let place = || format!("{}, line {line}", file.display());
        let name = key.get_ref().as_ref();
        if !options(command).any(|(option, _)| option == name) {
            bail!("{}: `{name}` is no option: `hnefi serve --show-config` lists all", place());
        }
        let given = given(name, value.get_ref()).with_context(place)?;
        if let Err(error) = command.clone().try_get_matches_from(&given) {
            let said = error.to_string();
            let first = said.lines().next().unwrap_or_default();
            bail!("{}: {}", place(), first.strip_prefix("error: ").unwrap_or(first));
        }
        all.extend(given);
    }
    Ok(all)
}

/// The arguments that one key stands for.
fn given(name: &str, value: &DeValue<'_>) -> Result<Vec<OsString>> {
    let one = |text: &str| OsString::from(format!("--{name}={text}"));
    Ok(match value {
        DeValue::Boolean(false) => Vec::new(),
        DeValue::Boolean(true) => vec![format!("--{name}").into()],
        DeValue::String(text) => vec![one(text)],
        DeValue::Integer(number) => vec![one(&number.to_string())],
        DeValue::Array(values) => {
            let values = values.iter().map(|value| match value.get_ref() {
                DeValue::String(text) => Ok(one(text)),
                _ => bail!("`{name}` is a list of texts"),
            });
            values.collect::<Result<_>>()?
        }
        DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_) => {
            bail!("`{name}` must be a text, a number, `true`, `false`, or a list of texts")
        }
    })
}

/// A file with all options as they are in effect.
pub(crate) fn shown(command: &Command, matches: &ArgMatches, limits: &Limits) -> String {
    let mut text = "# The options of `hnefi serve`, as they are in effect: for `hnefi serve --config FILE`.\n".to_owned();
    for (name, option) in options(command) {
        let help = option.get_help().map(ToString::to_string).unwrap_or_default();
        text.push('\n');
        for line in wrapped(&help) {
            text.push_str(&format!("# {line}\n"));
        }
        let limit = Limits::ALL.iter().find(|limit| limit.name == name);
        let value = limit.map(|limit| quoted(&limit.value(limits))).or_else(|| value(option, matches));
        text.push_str(&value.map_or_else(|| format!("#{name} =\n"), |value| format!("{name} = {value}\n")));
    }
    text
}

/// The value of an option in TOML, if it has one.
fn value(option: &Arg, matches: &ArgMatches) -> Option<String> {
    let id = option.get_id().as_str();
    matches.value_source(id)?;
    let texts: Vec<String> =
        matches.get_raw(id).into_iter().flatten().map(|text| without_password(&text.to_string_lossy())).collect();
    Some(match option.get_action() {
        ArgAction::SetTrue => matches.get_flag(id).to_string(),
        ArgAction::Append => format!("[{}]", texts.iter().map(|text| string(text)).collect::<Vec<_>>().join(", ")),
        _ => texts.first().map_or_else(|| "true".to_owned(), |text| quoted(text)),
    })
}

/// A text without the password in an address such as `postgres://name:password@host/`.
fn without_password(text: &str) -> String {
    let parts = text.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?)));
    match parts.and_then(|(scheme, (user, rest))| Some((scheme, user.split_once(':')?.0, rest))) {
        Some((scheme, user, rest)) => format!("{scheme}://{user}:…@{rest}"),
        None => text.to_owned(),
    }
}

fn quoted(text: &str) -> String {
    // TOML has no number with a zero before it.
    if text.parse::<u64>().is_ok_and(|number| number.to_string() == text) { text.to_owned() } else { string(text) }
}

fn string(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// A text in lines of a comment.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().filter(|line| line.is_empty() || line.chars().count() + word.chars().count() < WIDTH);
        match last {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) => line.push_str(&format!(" {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (address, shown) in [
            ("postgres://hnefi:se@cr:et@db/games", "postgres://hnefi:…@db/games"),
            ("postgres://db/games", "postgres://db/games"),
            ("postgres://hnefi@db/games", "postgres://hnefi@db/games"),
            ("/var/lib/hnefi", "/var/lib/hnefi"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
