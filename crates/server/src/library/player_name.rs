//! The name under which a person sits down: other people see it, so it must not look like another name, or like nothing.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use hnefi_api::records::plain_text;
use hnefi_library::ENGINE;

/// The most characters of a name.
const MAX_CHARS: usize = 40;
/// The most combining marks on one character: scripts need no more, and piles of them cover other text.
const MAX_MARKS: usize = 4;

/// Why a text cannot be a name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum NameError {
    /// There is nothing to see in it.
    #[error("a name needs at least one letter, digit or sign that can be seen")]
    Empty,
    /// It is too long.
    #[error("a name has at most {MAX_CHARS} characters, this one has {0}")]
    TooLong(usize),
    /// The engine is called so.
    #[error("`{0}` is what the engine is called here: choose another name")]
    Engine(String),
}

/// Whether a character takes no place.
fn is_invisible(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}')
}

/// Whether a character takes an empty place.
fn is_blank(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Whether a character only changes how others look: joiners, and selectors of variants.
fn is_selector(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e01ef}')
}

/// Whether a selector shows between these two. In Latin, Greek and Cyrillic letters it would only make a name look like another.
fn shows(selector: char, before: Option<char>, after: Option<char>) -> bool {
    let joins = |neighbour: Option<char>| neighbour.is_some_and(|neighbour| neighbour >= '\u{530}');
    match selector {
        '\u{200c}' | '\u{200d}' => joins(before) && joins(after) && !matches!(after, Some('\u{200c}' | '\u{200d}')),
        _ => joins(before),
    }
}

/// A person's name without hidden characters, in the composed form of Unicode, with single spaces between its words.
pub(crate) fn clean(text: &str) -> Result<String, NameError> {
    let plain = plain_text(text);
    let plain = plain.chars().filter(|character| !is_invisible(*character));
    let plain: String = plain.map(|character| if is_blank(character) { ' ' } else { character }).nfc().collect();
    let mut marks = 0;
    let mut shown = String::new();
    let mut characters = plain.chars().peekable();
    while let Some(character) = characters.next() {
        let is_selector = is_selector(character);
        let is_mark = !is_selector && is_combining_mark(character);
        let before = shown.chars().next_back();
        let is_kept = if is_selector {
            shows(character, before, characters.peek().copied())
        } else {
            // A mark on nothing would stand on what is written before the name.
            !is_mark || marks < MAX_MARKS && before.is_some_and(|before| before != ' ')
        };
        if is_kept {
            marks = if is_mark { marks + 1 } else { 0 };
            shown.push(character);
        }
    }
    let shown: String = shown.nfc().collect();
    let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().all(|character| character == ' ' || is_selector(character)) {
        return Err(NameError::Empty);
    }
    match name.chars().count() {
        count if count > MAX_CHARS => Err(NameError::TooLong(count)),
        _ if is_of_engine(&name) => Err(NameError::Engine(name)),
        _ => Ok(name),
    }
}

/// Whether a name is one that the library has for the engine.
fn is_of_engine(name: &str) -> bool {
    let level = name.to_lowercase().strip_prefix(ENGINE).map(|level| level.bytes().all(|byte| byte.is_ascii_digit()));
    level.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_are_cleaned_and_all_scripts_stay() {
        for (given, name) in [
            ("  Ada   Lovelace\n", "Ada Lovelace"),
            ("Ragn\u{202e}dlav\u{202c}\0", "Ragndlav"),
            ("A\u{200b}da\u{3164}Bo", "Ada Bo"),
            ("Þo\u{301}rr", "Þórr"),
            ("\u{1100}\u{1161}", "\u{ac00}"),
            ("\u{645}\u{6cc}\u{200c}\u{62e}", "\u{645}\u{6cc}\u{200c}\u{62e}"),
            ("\u{1f469}\u{200d}\u{1f680}", "\u{1f469}\u{200d}\u{1f680}"),
            ("\u{2694}\u{fe0f}", "\u{2694}\u{fe0f}"),
            ("<b>Bo</b> \"x\" & 'y'", "<b>Bo</b> \"x\" & 'y'"),
            ("x\u{335}\u{336}\u{337}\u{338}\u{334}\u{332}y", "x\u{335}\u{336}\u{337}\u{338}y"),
            ("A\u{200d}da\u{200d} \u{fe0f}\u{200c}Bo\u{fe00}", "Ada Bo"),
            ("\u{301}Bo \u{302}Ada", "Bo Ada"),
            ("engineer 3", "engineer 3"),
            (&"ö".repeat(40), &"ö".repeat(40)),
        ] {
            assert_eq!(clean(given).as_deref(), Ok(name), "{given:?}");
        }
    }

    #[test]
    fn texts_that_are_no_names_are_refused() {
        for given in
            ["", "   ", "\u{200b}\u{2060}", "\u{200d}", "\u{301}", "\u{202e}\u{202c}", "\u{3164}", "\u{fe0f} \u{ad}", "\0\u{7}"]
        {
            assert_eq!(clean(given), Err(NameError::Empty), "{given:?}");
        }
        assert_eq!(clean(&"a".repeat(41)), Err(NameError::TooLong(41)));
        // Counted as it is kept, so that a name in decomposed form may be as long as another.
        assert!(clean(&"o\u{308}".repeat(40)).is_ok());
        for given in ["engine 3", "ENGINE 12", " en\u{200b}gine\u{2800}7"] {
            assert!(matches!(clean(given), Err(NameError::Engine(_))), "{given:?}");
        }
    }

    proptest! {
        #[test]
        fn a_cleaned_name_is_clean(text in "\\PC{0,60}|[a-z \u{200b}\u{202e}\u{301}\u{200d}\u{3164}\n]{0,60}") {
            if let Ok(name) = clean(&text) {
                prop_assert!(!name.is_empty() && name.chars().count() <= MAX_CHARS && name.trim() == name);
                prop_assert_eq!(clean(&name), Ok(name));
            }
        }
    }
}
