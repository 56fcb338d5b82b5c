//! Files of games in any format: recognised, read, and with the rules that their names tell.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};
use hnefi_records::{Entry, Format, Rulebook, RulesName, opentafl_rules};

use crate::selection;

/// What a file holds.
pub(crate) struct GameFile {
    /// Its name as given.
    pub(crate) name: String,
    pub(crate) format: Format,
    /// The rules of its games that name none, where the file's name tells them.
    pub(crate) rules: Option<RulesName>,
    pub(crate) entries: Vec<Entry>,
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &Path) -> Result<String> {
    let name = path.display();
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("cannot read `{name}`"))?;
    }
    String::from_utf8(bytes).with_context(|| format!("`{name}` is not text"))
}

/// Reads the games of a file.
pub(crate) fn read(path: &Path, format: Option<Format>) -> Result<GameFile> {
    parse(path.display().to_string(), &text(path)?, format)
}

/// Reads the games of a text.
pub(crate) fn parse(name: String, text: &str, format: Option<Format>) -> Result<GameFile> {
    let Some(format) = format.or_else(|| Format::detect(Some(&name), text)) else {
        if text.trim().is_empty() {
            return Ok(GameFile { name, format: Format::GameLines, rules: None, entries: Vec::new() });
        }
        bail!("`{name}`: no format is known that begins like this; if you know it, give it by name: {}", names(|_| true));
    };
    let mut entries = hnefi_records::read(format, text).with_context(|| format!("`{name}`"))?;
    let rules = format.rules_named_by_file(&name);
    if let Some(rules) = &rules {
        for record in entries.iter_mut().filter_map(|entry| entry.record.as_mut().ok()) {
            record.rules.get_or_insert_with(|| rules.clone());
        }
    }
    Ok(GameFile { name, format, rules, entries })
}

/// The formats' names, for messages.
pub(crate) fn names(which: fn(Format) -> bool) -> String {
    let names = Format::ALL.iter().copied().filter(|format| which(*format)).map(Format::name);
    names.collect::<Vec<_>>().join(", ")
}

/// What `--format` and `--from` say of themselves.
pub(crate) fn format_help() -> String {
    format!("Read every file in this format instead of recognising it: {}", names(|_| true))
}

/// Where the rules of records are looked up: by id, alias or file, or always the same if one is given.
pub(crate) fn rulebook(always: Option<&str>) -> Result<Rulebook> {
    let book = Rulebook::with_finder(|name| match name {
        RulesName::Named(name) => selection::ruleset(name).map_err(|error| format!("{error:#}")),
        RulesName::OpenTafl(text) => opentafl_rules(text),
    });
    Ok(match always {
        Some(name) => book.always(selection::ruleset(name)?),
        None => book,
    })
}
