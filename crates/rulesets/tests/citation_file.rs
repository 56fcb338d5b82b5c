//! `CITATION.cff` at the root: what reference managers and code hosts read to cite hnefi as a whole.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The keys of the Citation File Format 1.2.0 that hnefi uses, with the types that its schema gives them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct CitationFile {
    cff_version: String,
    message: String,
    title: String,
    r#type: String,
    authors: Vec<BTreeMap<String, String>>,
    version: String,
    license: Vec<String>,
    r#abstract: String,
    keywords: Vec<String>,
}

#[test]
fn it_is_of_the_format_1_2_0_and_of_this_version() {
    let text = include_str!("../../../CITATION.cff");
    let file: CitationFile = serde_saphyr::from_str(text).expect("a citation file");
    assert_eq!(file.cff_version, "1.2.0");
    assert_eq!(file.version, env!("CARGO_PKG_VERSION"), "CITATION.cff is of another version than Cargo.toml");
    assert!(["software", "dataset"].contains(&file.r#type.as_str()), "{}", file.r#type);
    assert_eq!(file.license.join(" OR "), env!("CARGO_PKG_LICENSE"));
    let authors: Vec<&str> = file.authors.iter().map(|author| author["name"].as_str()).collect();
    assert_eq!(authors.join(":"), env!("CARGO_PKG_AUTHORS"));
    assert!(file.authors.iter().all(|author| author.len() == 1), "an entity has a name");
    for text in [&file.message, &file.title, &file.r#abstract].into_iter().chain(&file.keywords) {
        assert!(!text.trim().is_empty());
    }
}
