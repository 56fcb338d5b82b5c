//! Another evaluation that plays some games of a study: whether a balance is the rules' or the evaluation's own.

use std::fmt::Write as _;

use hnefi_engine::tune::{self, OtherWeights, OtherWeightsError};
use hnefi_rulesets::sha256;

use crate::error::StudyError;

/// Weights to play by instead of those of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// What it is called.
    pub name: String,
    /// The hash of its files of weights (SHA-256, hexadecimal).
    pub hash: String,
    pub(crate) weights: OtherWeights,
}

impl Evaluation {
    /// Reads the weights in a folder, `corner-19.toml` and so on, as many as there are; `read` gives the text of a file.
    pub(crate) fn read(
        name: &str,
        folder: &str,
        read: &dyn Fn(&str) -> Result<String, StudyError>,
    ) -> Result<Evaluation, StudyError> {
        let (mut weights, mut list) = (OtherWeights::default(), String::new());
        for family in tune::families() {
            let path = format!("{folder}/{family}.toml");
            let text = match read(&path) {
                Ok(text) => text,
                Err(StudyError::Read { error, .. }) if error.kind() == std::io::ErrorKind::NotFound => continue,
                Err(error) => return Err(error),
            };
            let refused = |error: OtherWeightsError| StudyError::Value { key: "weights", reason: format!("`{path}`: {error}") };
            weights.add(family, &text).map_err(refused)?;
            let _ = writeln!(list, "{}  {family}", sha256(text));
        }
        if list.is_empty() {
            let names: Vec<String> = tune::families().map(|family| format!("{family}.toml")).collect();
            let reason = format!("`{folder}` has none of {}", names.join(", "));
            return Err(StudyError::Value { key: "weights", reason });
        }
        Ok(Evaluation { name: name.to_owned(), hash: sha256(list), weights })
    }
}
