//! What a rule set is, in a sentence or two, where its file does not say.

use super::file::{File, SideNames};
use super::rules::{RuleKey, Rules};
use super::sentences::sentence;
use crate::layout::Layout;
use crate::side::Side;
use crate::text::Text;

/// The file's own summary, or one made from what it changes in the rule set it extends, or from its board and its aim.
pub(super) fn summary(file: &File, rules: &Rules, layout: &Layout) -> Text {
    if let Some(summary) = &file.summary {
        return summary.clone();
    }
    let told = |key: RuleKey| sentence(key, rules.word(key), &file.names);
    let Some(parent) = &file.extends else {
        return joined(board(layout, &file.names), [told(RuleKey::Escape)]);
    };
    let own: Vec<Text> = parent.changes.iter().copied().filter(|key| rules.has_meaning(*key)).map(told).collect();
    let begin = if own.is_empty() {
        Text { en: format!("The rules of {}.", parent.name.en), fr: format!("Les règles de {}.", parent.name.fr) }
    } else {
        Text {
            en: format!("The rules of {}, with these changes:", parent.name.en),
            fr: format!("Les règles de {}, avec ces changements :", parent.name.fr),
        }
    };
    joined(begin, own)
}

fn board(layout: &Layout, names: &SideNames) -> Text {
    let men = |side: Side| layout.pieces.iter().filter(|(_, piece)| piece.side() == side).count();
    let (attackers, defenders) = (men(Side::Attackers), men(Side::Defenders) - 1);
    let size = layout.size;
    Text {
        en: format!(
            "{attackers} {} against {defenders} {} with their {}, on {size}×{size}.",
            names.attackers.en, names.defenders.en, names.king.en
        ),
        fr: format!(
            "{attackers} {} contre {defenders} {} avec leur {}, en {size}×{size}.",
            names.attackers.fr, names.defenders.fr, names.king.fr
        ),
    }
}

fn joined(begin: Text, sentences: impl IntoIterator<Item = Text>) -> Text {
    sentences
        .into_iter()
        .fold(begin, |text, next| Text { en: format!("{} {}", text.en, next.en), fr: format!("{} {}", text.fr, next.fr) })
}
