//! The JSON of requests and answers.

use hnefi_api::{Code, Refusal};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads the body of a request.
pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    serde_json::from_str(body).map_err(|error| Refusal::new(Code::BadRequest, format!("the body: {error}")))
}

/// Writes an answer.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(|error| Refusal::internal(&error))
}
