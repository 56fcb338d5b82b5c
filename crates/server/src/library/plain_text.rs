//! Removes hidden characters from text that is shown to other people: control characters, and those that change the direction of writing.
//! With them a name can look like another, or change the order of what follows it.

use std::collections::BTreeMap;

use hnefi_records::{Ply, Record};

/// Whether a character is hidden. Joiners are not: some scripts need them.
fn is_hidden(character: char) -> bool {
    let turns = matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let nothing = matches!(character, '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}');
    turns || nothing || (character.is_control() && !matches!(character, '\n' | '\r' | '\t'))
}

/// A text without hidden characters.
pub(crate) fn text(text: &str) -> String {
    text.chars().filter(|character| !is_hidden(*character)).collect()
}

/// A record without hidden characters in its names, tags and comments. Tags that become empty are removed.
pub(crate) fn record(record: &Record) -> Record {
    let mut record = record.clone();
    clean(&mut record.id);
    clean(&mut record.comment);
    plies(&mut record.plies);
    record.tags = map(&record.tags);
    record
}

fn plies(all: &mut [Ply]) {
    for ply in all {
        clean(&mut ply.comment);
        ply.extras = map(&ply.extras);
        ply.variations.iter_mut().for_each(|line| plies(line));
    }
}

fn clean(words: &mut Option<String>) {
    *words = words.take().map(|words| text(&words)).filter(|words| !words.is_empty());
}

fn map(words: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let clean = words.iter().map(|(name, value)| (text(name), text(value)));
    clean.filter(|(name, value)| !name.is_empty() && !value.is_empty()).collect()
}

/// The first hidden character in any text of a TOML file, also where it is escaped. Of a text that is not TOML, its reader says what is
/// wrong.
pub(crate) fn hidden_in_toml(file: &str) -> Option<char> {
    fn first(value: &toml::Value) -> Option<char> {
        match value {
            toml::Value::String(text) => text.chars().find(|character| is_hidden(*character)),
            toml::Value::Array(values) => values.iter().find_map(first),
            toml::Value::Table(table) => within(table),
            _ => None,
        }
    }
    fn within(table: &toml::Table) -> Option<char> {
        table.iter().find_map(|(key, value)| key.chars().find(|character| is_hidden(*character)).or_else(|| first(value)))
    }
    within(&file.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_removed_and_all_scripts_stay() {
        for (given, plain) in [
            ("Ragn\u{202e}dlav\u{202c}\0", "Ragndlav"),
            ("\u{2066}a\u{2069}\u{200f}\u{feff}b\u{7}\u{85}", "ab"),
            ("Þórr\nOlaf\tÖ", "Þórr\nOlaf\tÖ"),
            (
                "\u{634}\u{637}\u{631}\u{646}\u{62c} \u{645}\u{6cc}\u{200c}\u{62e} \u{1f469}\u{200d}\u{1f680}",
                "\u{634}\u{637}\u{631}\u{646}\u{62c} \u{645}\u{6cc}\u{200c}\u{62e} \u{1f469}\u{200d}\u{1f680}",
            ),
        ] {
            assert_eq!(text(given), plain);
        }
    }

    #[test]
    fn hidden_characters_in_toml_are_found_also_escaped() {
        for file in ["name = \"a\\u202Eb\"", "name = 'a\u{202e}b'", "[a.b]\nc = [{ d = \"\\u0000\" }]", "\"\\u200F\" = 1"] {
            assert!(hidden_in_toml(file).is_some(), "{file}");
        }
        assert_eq!(hidden_in_toml("name = \"Þórr\"\npieces = \"\"\"\n. a\n\"\"\""), None);
    }
}
