//! Answers and events, as JavaScript gets them.

use hnefi_api::{ProblemDocument, Refusal};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::json::json;

/// What a request is answered with.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

#[wasm_bindgen]
impl Answer {
    /// The HTTP status.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// JSON, or the text of a rule-set file; empty where everything was streamed.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn body(&self) -> String {
        self.body.clone()
    }
}

impl Answer {
    pub(crate) fn of(result: Result<String, Refusal>) -> Answer {
        result.map_or_else(Answer::refused, |body| Answer { status: 200, body })
    }

    pub(crate) fn created(body: String) -> Answer {
        Answer { status: 201, body }
    }

    pub(crate) fn refused(refusal: Refusal) -> Answer {
        let status = refusal.code.status();
        Answer { status, body: json(&ProblemDocument::of(refusal, status, None)).unwrap_or_default() }
    }
}

/// Tells one event. An error of the function is ignored: the search goes on.
pub(crate) fn event(tell: &js_sys::Function, name: &str, value: &impl Serialize) {
    if let Ok(text) = json(value) {
        tell.call2(&JsValue::NULL, &name.into(), &text.into()).ok();
    }
}
