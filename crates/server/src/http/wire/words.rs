//! Words for people, and the two sides.

use std::collections::BTreeMap;

use hnefi_rules as rules;
use hnefi_rulesets as sets;
use hnefi_rulesets::ruleset::SideNames;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::content::translations;

/// A text in every language the server speaks.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Text)]
pub(crate) struct Words {
    /// English.
    en: String,
    /// French.
    fr: String,
    /// The English with the usual names of the sides, by which other languages know the text; absent where it reads the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    usual: Option<String>,
}

impl From<&sets::Text> for Words {
    fn from(text: &sets::Text) -> Words {
        let usual = Some(SideNames::usual_in(text).en).filter(|usual| *usual != text.en);
        Words { en: text.en.clone(), fr: text.fr.clone(), usual }
    }
}

impl Words {
    /// As the rules have it.
    pub(crate) fn text(&self) -> sets::Text {
        sets::Text::new(self.en.as_str(), self.fr.as_str())
    }
}

/// A text about what somebody has written, which no client can know beforehand: in every language of the page.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Remark {
    /// English.
    en: String,
    /// French.
    fr: String,
    /// Danish.
    da: String,
    /// German.
    de: String,
    /// Icelandic.
    is: String,
    /// Norwegian.
    nb: String,
    /// Swedish.
    sv: String,
}

impl From<&sets::Text> for Remark {
    fn from(text: &sets::Text) -> Remark {
        let [da, de, is, nb, sv] = translations::all_of(text);
        Remark { en: text.en.clone(), fr: text.fr.clone(), da, de, is, nb, sv }
    }
}

/// Texts in another language.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Translated {
    /// By their English with the usual names of the sides; what reads the same is left out.
    #[schema(example = json!({"attackers": "angribere"}))]
    pub(crate) words: BTreeMap<String, String>,
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
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
