//! Where words can be cut at the end of a line.

use hnefi_messages::Language;

/// How many letters stay before a hyphen, and go to the next line.
const LEAST: (usize, usize) = (3, 3);

/// A part of a word, after which the line can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    /// Whether a hyphen is put after it where the line ends.
    pub(crate) takes_hyphen: bool,
}

/// The parts of a word between which it can be cut: syllables, words joined by hyphens, and what stands between the strokes of an
/// address. Signs before and after its letters belong to the first and the last part.
pub(crate) fn parts(word: &str, language: Language) -> Vec<Part<'_>> {
    let whole = |text| Part { text, takes_hyphen: false };
    if word.contains("://") {
        return word.split_inclusive(['/', '-', '_', '?', '&', '=', '.']).map(whole).collect();
    }
    word.split_inclusive('-').flat_map(|word| syllables(word, language)).collect()
}

fn syllables(word: &str, language: Language) -> Vec<Part<'_>> {
    let mut parts = vec![Part { text: word, takes_hyphen: false }];
    let code: Option<[u8; 2]> = language.code().as_bytes().try_into().ok();
    let Some(rules) = code.and_then(hypher::Lang::from_iso) else { return parts };
    let is_sign = |character: char| !character.is_alphabetic();
    let letters = word.trim_matches(is_sign);
    // Numbers, and words with signs inside, stay as they are.
    if letters.contains(is_sign) {
        return parts;
    }
    let before = word.len() - word.trim_start_matches(is_sign).len();
    let mut end = before;
    for syllable in hypher::hyphenate_bounded(letters, rules, LEAST.0, LEAST.1) {
        end += syllable.len();
        if end < before + letters.len()
            && let Some(last) = parts.pop()
        {
            let (text, rest) = last.text.split_at(end - (word.len() - last.text.len()));
            parts.extend([Part { text, takes_hyphen: true }, Part { text: rest, takes_hyphen: false }]);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_as_their_language_does() {
        for (word, code, cut) in [
            ("(surrounded),", "en", "(sur=rounded),"),
            ("Angreifer", "de", "Angrei=fer"),
            ("l'adversaire", "fr", "l'adversaire"),
            ("king-captured", "en", "king-|cap=tured"),
            ("alea-walker-2015", "en", "alea-|walker-|2015"),
            ("https://example.org/a-b", "en", "https:/|/|example.|org/|a-|b"),
            ("1732", "sv", "1732"),
            ("", "en", ""),
        ] {
            let parts = parts(word, Language::from_code(code).expect(code));
            let told: Vec<String> =
                parts.iter().map(|part| format!("{}{}", part.text, if part.takes_hyphen { "=" } else { "|" })).collect();
            assert_eq!(told.concat().trim_end_matches('|'), cut);
        }
    }

    #[test]
    fn nothing_of_a_word_is_lost() {
        for language in Language::all() {
            for word in ["hnefataflborðanna", "«échiquier»;", "Kaptenernes", "—", "Brettspiele"] {
                let told: String = parts(word, language).iter().map(|part| part.text).collect();
                assert_eq!(told, word, "{language}");
            }
        }
    }
}
