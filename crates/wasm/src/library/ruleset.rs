//! Rule sets as JavaScript sees them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::game::read_games;
use crate::error::{named, object};

/// The ids of the built-in rule sets.
#[wasm_bindgen]
#[must_use]
pub fn rulesets() -> Vec<String> {
    hnefi_rulesets::Ruleset::catalogue().map(str::to_owned).collect()
}

/// A rule set: the rules with their sources, and the board that the game is played on.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Ruleset(pub(crate) hnefi_rulesets::Ruleset);

#[derive(Serialize)]
struct RulesetOption {
    id: String,
    name: String,
    text: String,
    chosen: bool,
}

#[derive(Serialize)]
struct Rule {
    key: String,
    value: &'static str,
    sentence: String,
    standing: String,
}

#[wasm_bindgen]
impl Ruleset {
    /// A built-in rule set by its id, with options and a layout if wanted, joined by `+`: `alea-walker-2015+alea-murray`.
    ///
    /// Throws a `RulesetError` if there is no such rule set, option or layout.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str) -> Result<Ruleset, JsValue> {
        hnefi_rulesets::Ruleset::named(id).map(Ruleset).map_err(|error| named("RulesetError", &error))
    }

    /// A rule set of one's own, from the text of its file. `selection` has the options and the layout wanted, joined by `+`.
    ///
    /// Throws a `RulesetError` with every mistake of the file, each with its line and column.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(js_name = fromToml)]
    pub fn from_toml(text: &str, selection: Option<String>) -> Result<Ruleset, JsValue> {
        let read = hnefi_rulesets::Ruleset::from_toml_with(text, selection.as_deref().unwrap_or_default());
        read.map(Ruleset).map_err(|error| named("RulesetError", &error))
    }

    /// The id, with the options and the layout chosen.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn id(&self) -> String {
        self.0.id()
    }

    /// What people call it.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn name(&self) -> String {
        self.0.name().en()
    }

    /// What it is, in a sentence or two.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn summary(&self) -> String {
        self.0.summary().en()
    }

    /// Width and height of the board in points.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.size()
    }

    /// The side that moves first.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    #[must_use]
    pub fn first(&self) -> String {
        self.0.first().to_string()
    }

    /// Whether a die is thrown before each turn.
    #[wasm_bindgen(getter, js_name = hasDie)]
    #[must_use]
    pub fn has_die(&self) -> bool {
        self.0.rules().dice != hnefi_rules::rules::Dice::None
    }

    /// The id of the layout chosen.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn layout(&self) -> String {
        self.0.layout().id.clone()
    }

    /// The ids of the layouts that it can be played on, the usual one first.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn layouts(&self) -> Vec<String> {
        self.0.layouts().into_iter().map(|layout| layout.id).collect()
    }

    /// The variations that its source offers, and the other readings of it.
    ///
    /// # Errors
    /// None: it can always be written.
    #[wasm_bindgen(getter, unchecked_return_type = "RulesetOption[]")]
    pub fn options(&self) -> Result<JsValue, JsValue> {
        let option = |option: hnefi_rulesets::ruleset::OptionInfo| RulesetOption {
            id: option.id,
            name: option.name.en(),
            text: option.text.en(),
            chosen: option.selected,
        };
        object(&self.0.options().into_iter().map(option).collect::<Vec<_>>())
    }

    /// Every rule that its file writes down, in the order in which a person would explain them.
    ///
    /// # Errors
    /// None: it can always be written.
    #[wasm_bindgen(getter, unchecked_return_type = "Rule[]")]
    pub fn rules(&self) -> Result<JsValue, JsValue> {
        let rule = |rule: hnefi_rulesets::ruleset::RuleInfo| Rule {
            key: rule.key.to_string(),
            value: rule.value,
            sentence: rule.sentence.en(),
            standing: rule.evidence.standing.to_string(),
        };
        object(&self.0.explained().into_iter().map(rule).collect::<Vec<_>>())
    }

    /// The text of a file from which the same rule set is read.
    #[wasm_bindgen(js_name = toToml)]
    #[must_use]
    pub fn to_toml(&self) -> String {
        self.0.template()
    }

    /// The games of a record in any format that hnefi reads, each with what is wrong with it. All are played by this rule set, whatever
    /// rules the record names: so games by rules of one's own can be read again.
    ///
    /// Throws a `RecordError` if the text is in no format known.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(js_name = readRecord, unchecked_return_type = "ReadGame[]")]
    pub fn read_record(&self, text: &str) -> Result<js_sys::Array, JsValue> {
        read_games(text, |_| Ok(self.0.clone()))
    }
}
