//! The word that somebody probably meant.

/// Words longer than this are not looked for: nobody mistypes so long a word by a letter or two.
const LONGEST: usize = 80;

/// The known word that shares most with a misspelt one, if it shares enough.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase().replace('_', "-");
    let (cost, near) = known.into_iter().map(|known| (strsim::levenshtein(&word, known), known)).min()?;
    (cost * 2 < word.len().max(near.len())).then_some(near)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_understood_and_another_word_is_not() {
        let known = ["corners", "throne", "king-armed"];
        assert_eq!(nearest("corner", known), Some("corners"));
        assert_eq!(nearest("King_Armed", known), Some("king-armed"));
        assert_eq!(nearest("dragons", known), None);
        assert_eq!(nearest(&"corners".repeat(20), known), None);
    }
}
