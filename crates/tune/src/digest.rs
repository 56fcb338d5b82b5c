//! A short name for the weights that a run begins with.

use sha2::{Digest, Sha256};

/// The first eight hexadecimal digits of a text's SHA-256.
pub(crate) fn digest(text: &str) -> String {
    Sha256::digest(text).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}
