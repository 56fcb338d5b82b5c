//! Words for people, and the two sides.

use std::collections::BTreeMap;

use hnefi_messages::{Text, TextParts};
use hnefi_rules as rules;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A text: in English, and what a client with the messages of another language needs to say it in that one.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(from = "Text")]
#[schema(as = Text)]
pub struct Words {
    /// English.
    #[schema(example = "The king goes one point at most in one move.")]
    en: String,
    /// The id of the message; absent where the text is the same in every language, or is made of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "rule-king-speed-one")]
    id: Option<String>,
    /// The arguments of the message, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(no_recursion)]
    arguments: BTreeMap<String, Words>,
    /// The text in other languages, by their codes, where its own file says it, with the arguments put in. It goes before the message.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    others: BTreeMap<String, String>,
    /// The texts that it is made of, one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    parts: Vec<Words>,
    /// What stands between the parts.
    #[serde(skip_serializing_if = "String::is_empty")]
    between: String,
}

impl From<Text> for Words {
    fn from(text: Text) -> Words {
        Words::from(&text)
    }
}

impl Words {
    /// The English.
    pub fn en(&self) -> &str {
        &self.en
    }
}

impl From<&Text> for Words {
    fn from(text: &Text) -> Words {
        let plain = Words {
            en: text.en(),
            id: None,
            arguments: BTreeMap::new(),
            others: BTreeMap::new(),
            parts: Vec::new(),
            between: String::new(),
        };
        match text.parts() {
            // Numbers are arguments of the messages of reports only, which the server does not send.
            TextParts::Same | TextParts::Number(_) => plain,
            TextParts::Message { id, arguments, others } => Words {
                id: Some(id.into_owned()),
                arguments: arguments.iter().map(|(name, value)| (name.to_string(), value.into())).collect(),
                others: others.into_iter().map(|(language, text)| (language.to_string(), text)).collect(),
                ..plain
            },
            TextParts::Joined(parts, between) => {
                Words { parts: parts.iter().map(Words::from).collect(), between: between.to_owned(), ..plain }
            }
        }
    }
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Those who surround.
    Attackers,
    /// The king's side.
    Defenders,
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        match side {
            rules::Side::Attackers => Side::Attackers,
            rules::Side::Defenders => Side::Defenders,
        }
    }
}

impl From<Side> for rules::Side {
    fn from(side: Side) -> rules::Side {
        match side {
            Side::Attackers => rules::Side::Attackers,
            Side::Defenders => rules::Side::Defenders,
        }
    }
}
