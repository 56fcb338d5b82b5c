//! Boards, pieces and texts to print, for a page that has no server: `hnefi-print` with JSON for what is asked.

mod order;

use std::fmt::Display;

use hnefi_rulesets::Ruleset;
use wasm_bindgen::prelude::*;

pub use order::Order;

/// Prints for one rule set.
#[wasm_bindgen]
pub struct Printer {
    rules: Ruleset,
}

#[wasm_bindgen]
impl Printer {
    /// For a built-in rule set, by its id with options and layout.
    ///
    /// # Errors
    /// That there is none of this id.
    pub fn named(id: &str) -> Result<Printer, JsError> {
        Ok(Printer { rules: Ruleset::named(id).map_err(|error| told(&error))? })
    }

    /// For the rule set that a file describes.
    ///
    /// # Errors
    /// The mistakes in it.
    #[wasm_bindgen(js_name = fromFile)]
    pub fn from_file(text: &str) -> Result<Printer, JsError> {
        Ok(Printer { rules: Ruleset::from_toml(text).map_err(|error| told(&error))? })
    }

    /// Every page of an [`Order`] as an SVG document.
    ///
    /// # Errors
    /// Why they cannot be made.
    pub fn pages(&self, order: &str) -> Result<Vec<String>, JsError> {
        let document = read(order)?.document(&self.rules).map_err(|error| told(&error))?;
        Ok(document.svg_pages())
    }

    /// A file of an [`Order`], in the format `pdf`, `svg` or `stl`.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn file(&self, order: &str, format: &str) -> Result<Vec<u8>, JsError> {
        read(order)?.file(&self.rules, format).map_err(|error| told(&error))
    }
}

fn read(order: &str) -> Result<Order, JsError> {
    serde_json::from_str(order).map_err(|error| told(&error))
}

fn told(error: &dyn Display) -> JsError {
    JsError::new(&error.to_string())
}
