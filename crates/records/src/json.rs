//! JSON arrays, element by element, so that one bad element does not lose the others.

use serde_json::Value;
use serde_json::value::RawValue;

/// The elements of a JSON array, each with the line on which it begins.
pub(crate) fn elements(text: &str) -> Result<Vec<(usize, &RawValue)>, String> {
    let elements: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| format!("not a JSON array: {error}"))?;
    let (mut line, mut counted) = (1, 0);
    let place = |element: &'_ RawValue| {
        let begins = element.get().as_ptr() as usize - text.as_ptr() as usize;
        line += text[counted..begins].matches('\n').count();
        counted = begins;
        line
    };
    let lines: Vec<usize> = elements.iter().copied().map(place).collect();
    Ok(lines.into_iter().zip(elements).collect())
}

/// The keys of the first element of a JSON array, if it is one and begins with an object.
pub(crate) fn first_keys(text: &str) -> Option<Vec<String>> {
    if !text.trim_start().starts_with('[') {
        return None;
    }
    let (_, first) = *elements(text).ok()?.first()?;
    let object: serde_json::Map<String, Value> = serde_json::from_str(first.get()).ok()?;
    Some(object.into_iter().map(|(key, _)| key).collect())
}

/// A JSON array of values that are already written, one a line.
pub(crate) fn array(values: impl Iterator<Item = String>) -> String {
    let lines = values.collect::<Vec<_>>().join(",\n");
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{lines}\n]\n") }
}
