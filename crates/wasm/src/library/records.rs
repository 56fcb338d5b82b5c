//! The formats of game records.

use hnefi_records::Format;
use wasm_bindgen::prelude::wasm_bindgen;

/// The names of the formats in which games can be written, for `Game.toRecord`.
#[wasm_bindgen(js_name = recordFormats)]
#[must_use]
pub fn record_formats() -> Vec<String> {
    Format::ALL.iter().filter(|format| format.is_written()).map(|format| format.name().to_owned()).collect()
}
