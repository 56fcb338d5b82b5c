//! JSON as texts: what an object begins with, and arrays of values that are already written.

/// The keys of the first object of a text, as far as the text goes: it need not have an end.
pub(crate) fn first_keys(text: &str) -> Option<Vec<String>> {
    let text = text.trim_start();
    let text = text.strip_prefix('[').unwrap_or(text).trim_start().strip_prefix('{')?;
    let mut keys = Vec::new();
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(byte) = text.as_bytes().get(at) {
        match byte {
            b'"' => {
                let Some(end) = text_end(&text[at..]) else { break };
                let is_key = depth == 0 && text[at + end..].trim_start().starts_with(':');
                if let Ok(key) = serde_json::from_str(&text[at..at + end])
                    && is_key
                {
                    keys.push(key);
                }
                at += end;
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => break,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    Some(keys)
}

/// How long the JSON text is with which this begins.
fn text_end(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some(index + 1),
            _ => {}
        }
    }
    None
}

/// A value that is already written, as the element of an array with this many before it.
pub(crate) fn element(before: usize, value: &str) -> String {
    format!("{}{value}", if before == 0 { "[\n" } else { ",\n" })
}

/// The end of an array of this many values.
pub(crate) fn end(count: usize) -> String {
    if count == 0 { "[]\n".to_owned() } else { "\n]\n".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_come_from_the_first_object() {
        let expected = Some(vec!["a".to_owned(), "b\"".to_owned()]);
        for text in [
            r#"{"a":1,"b\"":{"c":2}}"#,
            r#" [ {"a":["x",{"d":"e:"}],"b\"":{"c":2}},{"f":1}]"#,
            r#"{"a":"}","b\"":[{"c":"#,
            r#"{"a":"}","b\"":"x","c"#,
        ] {
            assert_eq!(first_keys(text), expected, "{text}");
        }
        assert_eq!(first_keys("[]"), None);
        assert_eq!(first_keys("{"), Some(Vec::new()));
    }
}
