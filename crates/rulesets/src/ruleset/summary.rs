//! What a rule set is, in a sentence or two, where its file does not say.

use hnefi_rules::Side;
use hnefi_rules::rules::{RuleKey, Rules};

use super::file::{File, SideNames};
use super::sentences::sentence;
use crate::layout::Layout;
use hnefi_messages::Text;

/// The file's own summary, or one made from what it changes in the rule set it extends, or from its board and its aim.
pub(super) fn summary(file: &File, rules: &Rules, layout: &Layout) -> Text {
    if let Some(summary) = &file.summary {
        return summary.clone();
    }
    let told = |key: RuleKey| sentence(key, rules.word(key), &file.names);
    let mut sentences: Vec<Text> = Vec::new();
    match &file.extends {
        None => sentences.extend([board(layout, &file.names), told(RuleKey::Escape)]),
        Some(parent) => {
            let own = parent.changes.iter().copied().filter(|key| rules.has_meaning(*key)).map(told);
            sentences.extend(own);
            let begin = if sentences.is_empty() { "summary-parent" } else { "summary-parent-changed" };
            sentences.insert(0, Text::message(begin).with("parent", parent.name.clone()));
        }
    }
    Text::joined(sentences, " ")
}

fn board(layout: &Layout, names: &SideNames) -> Text {
    let men = |side: Side| layout.pieces.iter().filter(|(_, piece)| piece.side() == side).count();
    let number = |number: usize| Text::same(number.to_string());
    names.fill(
        &Text::message("summary-board")
            .with("attacking", number(men(Side::Attackers)))
            .with("defending", number(men(Side::Defenders) - 1))
            .with("size", number(layout.size)),
    )
}
