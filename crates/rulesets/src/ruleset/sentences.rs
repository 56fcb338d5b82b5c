//! Each rule in a sentence: a message for each value (`rule-KEY-VALUE`), with arguments for the rule set's own names. Where a rule is a
//! number, one message (`rule-KEY-number`) stands for all.

use hnefi_messages::{Language, Text, has_message};
use hnefi_rules::rules::RuleKey;

use super::file::SideNames;

/// The word that stands for all numbers that a rule can be, and the argument for one of them.
const NUMBER: &str = "number";

pub(super) fn sentence(key: RuleKey, value: &str, names: &SideNames) -> Text {
    let id = id_of(key, value);
    let text = if has_message(Language::ENGLISH, &id) {
        Text::message(id)
    } else {
        Text::message(id_of(key, NUMBER)).with(NUMBER, Text::same(value))
    };
    names.fill(&text)
}

fn id_of(key: RuleKey, value: &str) -> String {
    format!("rule-{key}-{value}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_value_of_every_rule_has_a_sentence_and_no_other() {
        let ids = hnefi_messages::message_ids(Language::ENGLISH).expect("they parse");
        let written: BTreeSet<String> = ids.into_iter().filter(|id| id.starts_with("rule-")).collect();
        let mut expected = BTreeSet::new();
        for key in RuleKey::ALL {
            let values = key.words_of_values().into_iter().chain(key.numbers().map(|_| NUMBER));
            expected.extend(values.map(|value| id_of(*key, value)));
        }
        assert_eq!(written, expected);
    }
}
