//! Errors as JavaScript throws them: each has a name by which programs tell it.

use wasm_bindgen::JsValue;

/// An `Error` of a name, with what was wrong.
pub(crate) fn named(name: &str, what: &dyn std::fmt::Display) -> JsValue {
    let error = js_sys::Error::new(&what.to_string());
    error.set_name(name);
    error.into()
}

/// A value that JavaScript gets as an object of its own.
pub(crate) fn object(value: &impl serde::Serialize) -> Result<JsValue, JsValue> {
    let text = serde_json::to_string(value).map_err(|error| named("Error", &error))?;
    js_sys::JSON::parse(&text)
}
