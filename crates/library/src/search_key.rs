//! Names as searches compare them.

/// Gives a text in Unicode's decomposed form (NFD), in which accents are characters of their own. It is the caller's, for a browser has it
/// built in, and the tables of a library would make its module larger by a thirtieth.
pub type Decompose = fn(&str) -> String;

/// A name or a part of one without capitals and accents, so that `egil` finds `Égil` and `asa` finds `Åsa`. Letters that are none with an
/// accent are written as people write them who lack their keys: `þ` as `th`, `ð` as `d`, `æ` as `ae`, `ø` as `o`, `ß` as `ss`.
#[must_use]
pub fn search_key(name: &str, decompose: Decompose) -> String {
    let mut key = String::with_capacity(name.len());
    for character in decompose(name).chars().flat_map(char::to_lowercase) {
        match character {
            // The combining marks of Latin, Greek and Cyrillic letters.
            '\u{300}'..='\u{36f}' => {}
            'þ' => key.push_str("th"),
            'ð' | 'đ' => key.push('d'),
            'æ' => key.push_str("ae"),
            'œ' => key.push_str("oe"),
            'ø' => key.push('o'),
            'ł' => key.push('l'),
            'ß' => key.push_str("ss"),
            character => key.push(character),
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use unicode_normalization::UnicodeNormalization;

    use super::search_key;

    #[test]
    fn names_are_found_without_their_accents() {
        for (name, key) in [
            ("Égil", "egil"),
            ("E\u{301}gil", "egil"),
            ("ÁSLAUG Þórðardóttir", "aslaug thordardottir"),
            ("Åse Ærø", "ase aero"),
            ("Straße", "strasse"),
            ("İzmir", "izmir"),
            ("Łódź", "lodz"),
            ("ὈΔΥΣΣΕΎΣ", "οδυσσευσ"),
            ("engine 3", "engine 3"),
            ("", ""),
        ] {
            assert_eq!(search_key(name, |name| name.nfd().collect()), key, "{name}");
        }
    }
}
