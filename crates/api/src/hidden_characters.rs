//! Hidden characters in texts that other people see: control characters, and those that change the direction of writing.

use toml::de::{DeTable, DeValue};

/// Whether a character is hidden. Joiners are not: some scripts need them.
#[must_use]
pub fn is_hidden(character: char) -> bool {
    let turns = matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let nothing = matches!(character, '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}');
    turns || nothing || (character.is_control() && !matches!(character, '\n' | '\r' | '\t'))
}

/// The first hidden character in any text of a TOML file, also where it is escaped. Of a text that is not TOML, its reader says what is
/// wrong.
#[must_use]
pub fn hidden_in_toml(file: &str) -> Option<char> {
    fn in_text(text: &str) -> Option<char> {
        text.chars().find(|character| is_hidden(*character))
    }
    fn first(value: &DeValue<'_>) -> Option<char> {
        match value {
            DeValue::String(text) => in_text(text),
            DeValue::Array(values) => values.iter().find_map(|value| first(value.get_ref())),
            DeValue::Table(table) => within(table),
            _ => None,
        }
    }
    fn within(table: &DeTable<'_>) -> Option<char> {
        table.iter().find_map(|(key, value)| in_text(key.get_ref()).or_else(|| first(value.get_ref())))
    }
    within(DeTable::parse(file).ok()?.get_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_in_toml_are_found_also_escaped() {
        for file in ["name = \"a\\u202Eb\"", "name = 'a\u{202e}b'", "[a.b]\nc = [{ d = \"\\u0000\" }]", "\"\\u200F\" = 1"] {
            assert!(hidden_in_toml(file).is_some(), "{file}");
        }
        assert_eq!(hidden_in_toml("name = \"Þórr\"\npieces = \"\"\"\n. a\n\"\"\""), None);
    }
}
