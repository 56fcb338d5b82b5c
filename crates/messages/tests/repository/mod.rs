//! The files of the repository that have texts: the data, which says them in English, and the Fluent files of every language. They are read
//! from the disk, not as they are built in, so that what is told has a file and a line.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use hnefi_messages::{Language, text_id};

/// The folders with data.
const DATA: [&str; 5] = ["rulesets", "layouts", "lessons", "studies", "docs/studies"];

/// A text of data.
pub(crate) struct DataText {
    /// What it says.
    pub(crate) english: String,
    /// Where it stands, from the root: `rulesets/fetlar.toml`.
    pub(crate) files: Vec<String>,
}

/// A message of a Fluent file.
pub(crate) struct Message {
    /// Its id.
    pub(crate) id: String,
    /// What it says, as the file writes it.
    pub(crate) text: String,
    /// The file, from the root.
    pub(crate) file: String,
    /// Its line there.
    pub(crate) line: usize,
    /// The heading above it; in the translations of data, the file that the text is of.
    #[allow(dead_code, reason = "only `cargo xtask texts` asks for it")]
    pub(crate) heading: String,
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Every text of the data, by the id of its translations.
pub(crate) fn data_texts() -> BTreeMap<String, DataText> {
    let mut texts = BTreeMap::new();
    for file in DATA.iter().flat_map(|folder| files(folder, "toml")) {
        let table: toml::Table = text_of(&file).parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        collect(&file, &toml::Value::Table(table), &mut texts);
    }
    texts
}

fn collect(file: &str, value: &toml::Value, texts: &mut BTreeMap<String, DataText>) {
    if let Some(english) = value.get("en").and_then(toml::Value::as_str) {
        let text = DataText { english: english.to_owned(), files: Vec::new() };
        let files = &mut texts.entry(text_id(english)).or_insert(text).files;
        if files.last().is_none_or(|last| last != file) {
            files.push(file.to_owned());
        }
    }
    let inner = value.as_table().into_iter().flat_map(|table| table.values());
    for value in inner.chain(value.as_array().into_iter().flatten()) {
        collect(file, value, texts);
    }
}

/// The messages of a language in one of its folders: `""` for those of the program, `data`, `web`.
pub(crate) fn messages(language: Language, folder: &str) -> Vec<Message> {
    let folder = Path::new("languages").join(language.code()).join(folder);
    let mut messages = Vec::new();
    for file in files_in(&folder, "ftl") {
        let mut heading = String::new();
        let mut is_within = false;
        for (number, line) in text_of(&file).lines().enumerate() {
            let begun = line.split_once(" =").filter(|(id, _)| id.starts_with(|c: char| c.is_ascii_alphabetic()));
            if let Some((id, text)) = begun {
                let [id, text, heading] = [id, text.trim_start(), &heading].map(str::to_owned);
                messages.push(Message { id, text, file: file.clone(), line: number + 1, heading });
                is_within = true;
            } else if line.starts_with(' ') && is_within {
                messages.last_mut().expect("one has begun").text += &format!("\n{line}");
            } else {
                is_within &= line.is_empty();
                heading = line.strip_prefix("## ").map_or(heading, str::to_owned);
            }
        }
    }
    messages
}

/// The texts of the data that a language does not translate, and its translations of texts that are not in the data (any more).
pub(crate) fn missing_and_outdated(texts: &BTreeMap<String, DataText>, language: Language) -> (Vec<&String>, Vec<Message>) {
    let translations = messages(language, "data");
    let missing = texts.keys().filter(|id| translations.iter().all(|message| message.id != **id)).collect();
    (missing, translations.into_iter().filter(|message| !texts.contains_key(&message.id)).collect())
}

/// The text of a file by its path from the root.
pub(crate) fn text_of(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The files with an ending, in a folder and those in it, from the root.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut files = files_in(Path::new(folder), ending);
    for entry in entries(Path::new(folder)).into_iter().filter(|path| root().join(path).is_dir()) {
        files.extend(self::files(&entry.to_string_lossy(), ending));
    }
    files
}

fn files_in(folder: &Path, ending: &str) -> Vec<String> {
    let files = entries(folder).into_iter().filter(|path| path.extension().is_some_and(|of_file| of_file == ending));
    files.map(|path| path.to_string_lossy().replace('\\', "/")).collect()
}

/// What lies in a folder, in order; nothing where there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| folder.join(entry.expect("readable").file_name())).collect();
    paths.sort();
    paths
}
