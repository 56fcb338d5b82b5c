//! The JSON of requests and answers.

#[cfg(feature = "whole")]
use std::collections::BTreeMap;

use hnefi_api::{Code, Refusal};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads the body of a request.
pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    serde_json::from_str(body).map_err(|error| Refusal::new(Code::BadRequest, format!("the body: {error}")))
}

/// The parameters of a query, which JavaScript gives as names and values in turn.
#[cfg(feature = "whole")]
pub(crate) fn parameters(query: Vec<String>) -> BTreeMap<String, String> {
    let mut parameters = BTreeMap::new();
    let mut rest = query.into_iter();
    while let Some((name, value)) = rest.next().zip(rest.next()) {
        parameters.insert(name, value);
    }
    parameters
}

/// Writes an answer.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(|error| Refusal::internal(&error))
}
