//! Removes hidden characters from text that is shown to other people: control characters, and those that change the direction of writing.
//! With them a name can look like another, or change the order of what follows it.

use std::collections::BTreeMap;

use crate::is_hidden;
use hnefi_records::{Ply, Record};

/// A text without hidden characters.
#[must_use]
pub fn plain_text(text: &str) -> String {
    text.chars().filter(|character| !is_hidden(*character)).collect()
}

/// A record without hidden characters in its names, tags and comments. Tags that become empty are removed.
#[must_use]
pub fn plain_record(record: &Record) -> Record {
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
    *words = words.take().map(|words| plain_text(&words)).filter(|words| !words.is_empty());
}

fn map(words: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let clean = words.iter().map(|(name, value)| (plain_text(name), plain_text(value)));
    clean.filter(|(name, value)| !name.is_empty() && !value.is_empty()).collect()
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
            assert_eq!(plain_text(given), plain);
        }
    }
}
