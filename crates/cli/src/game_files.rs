//! Files of games in any format: recognised, read, and with the rules that their names tell.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use hnefi_records::{Entry, Format, Games, Rulebook, RulesName, opentafl_rules};

use crate::selection;

/// A file of games, read one after another.
pub(crate) struct GameFile {
    /// Its name as given.
    pub(crate) name: String,
    pub(crate) format: Format,
    /// The rules of its games that name none, if the file's name implies them.
    pub(crate) rules: Option<RulesName>,
    games: Games<'static>,
}

impl GameFile {
    /// Begins to read a file; `-` is standard input.
    pub(crate) fn open(path: &Path, format: Option<Format>) -> Result<GameFile> {
        let name = path.display().to_string();
        if path == Path::new("-") {
            return GameFile::of(name, std::io::stdin(), format);
        }
        let file = std::fs::File::open(path).with_context(|| format!("cannot read `{name}`"))?;
        GameFile::of(name, file, format)
    }

    /// Begins to read a text.
    pub(crate) fn of(name: String, reader: impl Read + Send + 'static, format: Option<Format>) -> Result<GameFile> {
        let games = Games::open(reader, Some(&name), format).with_context(|| format!("`{name}`"))?;
        let format = games.format();
        Ok(GameFile { rules: format.rules_named_by_file(&name), name, format, games })
    }
}

impl Iterator for GameFile {
    type Item = Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        let entry = self.games.next()?.with_context(|| format!("`{}`", self.name));
        Some(entry.map(|mut entry| {
            if let (Ok(record), Some(rules)) = (&mut entry.record, &self.rules) {
                record.rules.get_or_insert_with(|| rules.clone());
            }
            entry
        }))
    }
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

/// The formats' names, for messages.
pub(crate) fn names(which: fn(Format) -> bool) -> String {
    let names = Format::ALL.iter().copied().filter(|format| which(*format)).map(Format::name);
    names.collect::<Vec<_>>().join(", ")
}

/// The help of `--format` and `--from`.
pub(crate) fn format_help() -> String {
    format!("Read every file in this format instead of detecting it: {}", names(|_| true))
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
