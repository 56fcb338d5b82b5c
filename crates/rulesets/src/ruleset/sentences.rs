//! Each rule in a sentence. The sentences are data (`sentences.toml`, one a key and value), with `{attackers}`, `{attacker}`,
//! `{defenders}`, `{defender}` and `{king}` standing for the rule set's own names, `{Attackers}` for the same with a capital. Where a rule is a number, one sentence (`number`) stands for all, with a gap `{number}`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hnefi_rules::rules::RuleKey;

use super::file::SideNames;
use crate::text::Text;

type Sentences = BTreeMap<String, BTreeMap<String, Text>>;

static SENTENCES: LazyLock<Sentences> = LazyLock::new(|| {
    toml::from_str(include_str!("sentences.toml")).expect("sentences.toml is part of the program and its tests read it")
});

/// The sentence of all numbers that a rule can be, and its gap for one of them.
const NUMBER: &str = "number";

pub(super) fn sentence(key: RuleKey, value: &str, names: &SideNames) -> Text {
    let of = |word: &str| SENTENCES.get(key.word()).and_then(|values| values.get(word));
    let text = of(value).cloned().or_else(|| of(NUMBER).map(|text| text.filled(NUMBER, &Text::verbatim(value))));
    let text = text.expect("the tests see to it that every value of every rule has its sentence");
    names.fill(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_rule_has_a_sentence_and_no_other() {
        for key in RuleKey::ALL {
            let written: Vec<&str> = SENTENCES.get(key.word()).into_iter().flatten().map(|(value, _)| value.as_str()).collect();
            let mut values = key.words_of_values();
            values.extend(key.numbers().map(|_| NUMBER));
            values.sort_unstable();
            assert_eq!(written, values, "{key}");
        }
        assert_eq!(SENTENCES.len(), RuleKey::ALL.len());
    }
}
