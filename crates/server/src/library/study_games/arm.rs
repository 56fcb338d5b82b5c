//! The rules that a study plays games by.

use hnefi_api::RulesetRegistry;
use hnefi_messages::Text;
use hnefi_rulesets::Ruleset;
use hnefi_study::{built_in_of, changes_in};

use super::error::StudyGamesError;

/// The rules that a study plays games by.
#[derive(Clone, Debug)]
pub(crate) struct StudyArm {
    /// The id of the rule set with options and layout, and in braces the rules that the study has changed.
    pub(crate) id: String,
    /// What the rule set and its layout are called; `None` where they are not known here.
    pub(crate) names: Option<(Text, Text)>,
    /// The id of the built-in rule set that the changed rules come to.
    built_in: Option<&'static str>,
}

impl StudyArm {
    /// An arm by its id.
    pub(super) fn new(id: String, rulesets: &RulesetRegistry) -> StudyArm {
        let built_in = built_in_of(&id);
        let arm = StudyArm { id, names: None, built_in };
        let rules = rulesets.ruleset(arm.rules()).ok();
        StudyArm { names: rules.map(|rules| (rules.name().clone(), rules.layout().name.clone())), ..arm }
    }

    /// Whether it plays the rule set with this id, with its options and layout.
    pub(super) fn plays(&self, rules: &str) -> bool {
        self.id == rules || self.built_in == Some(rules)
    }

    /// The rule set's id with options and layout.
    pub(crate) fn rules(&self) -> &str {
        self.id.split('{').next().unwrap_or(&self.id)
    }

    /// The id without them.
    pub(crate) fn base(&self) -> &str {
        self.rules().split('+').next().unwrap_or(&self.id)
    }

    /// The rules that the study has changed, each with its value.
    pub(crate) fn changes(&self) -> impl Iterator<Item = (&str, &str)> {
        changes_in(&self.id)
    }

    /// The rule set; where the study has changed rules, and no built-in one has them, as one that the game brings along, called by
    /// the study.
    pub(super) fn ruleset(&self, study: &str, rulesets: &RulesetRegistry) -> Result<Ruleset, StudyGamesError> {
        let unknown = |reason: String| StudyGamesError::Rules { arm: self.id.clone(), reason };
        let rules = rulesets.ruleset(self.built_in.unwrap_or(self.rules())).map_err(|error| unknown(error.to_string()))?;
        let changes: toml::Table = self.changes().map(|(key, value)| (key.to_owned(), value.into())).collect();
        if changes.is_empty() || self.built_in.is_some() {
            return Ok(rules);
        }
        let mut file = toml::Table::new();
        file.insert("id".to_owned(), format!("{}-changed", rules.base_id()).into());
        file.insert("extends".to_owned(), rules.base_id().into());
        file.insert("name".to_owned(), format!("{}, {study}", rules.name().en()).into());
        file.insert("layouts".to_owned(), vec![rules.layout().id.clone()].into());
        file.insert("rules".to_owned(), changes.into());
        Ruleset::from_toml_with(&file.to_string(), "").map_err(|error| unknown(error.to_string()))
    }
}
