//! Versions of what is published: when a rule set, a layout or a study became what it is, and how it has changed since it was first there.
//!
//! The list of versions is a file (`rulesets/versions.toml`, `layouts/versions.toml`). The hash in it is of what the thing means, not of how
//! it is called or explained, so that a reader can tell whether a cited version is still the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use serde::Serialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::catalogue;
use crate::mistake::{Mistakes, RulesetError};
use crate::toml_reader::{Reader, parse, whole_number};
use hnefi_messages::Text;

/// One version of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Version {
    /// The versions count from 1.
    #[serde(rename = "version")]
    pub number: u32,
    /// The day from which it holds: `2026-11-25`.
    pub date: String,
    /// The hash of what it means: SHA-256, hexadecimal.
    pub hash: String,
    /// What has changed since the version before; nothing for the first.
    pub changes: Vec<Text>,
}

impl Version {
    /// The first twelve digits of the hash, for people.
    #[must_use]
    pub fn short_hash(&self) -> &str {
        short(&self.hash)
    }
}

/// The first twelve digits of a hash.
pub(crate) fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}

/// Why a list of versions is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VersionsError {
    /// It is not the TOML of a list of versions.
    #[error("{0}")]
    Toml(String),
    /// A version cannot be what it says.
    #[error("`{id}`, version {number}: {reason}")]
    Version {
        /// Of what.
        id: String,
        /// Which version, as it is written.
        number: u32,
        /// What is wrong, and what would be right.
        reason: &'static str,
    },
}

/// The versions of many things, by their ids, the oldest first.
pub type Versions = BTreeMap<String, Vec<Version>>;

/// Reads a list of versions.
///
/// # Errors
/// [`VersionsError`].
pub fn read_versions(text: &str) -> Result<Versions, VersionsError> {
    let versions = read(text).map_err(|error| VersionsError::Toml(error.to_string()))?;
    for (id, list) in &versions {
        let mut before: Option<&Version> = None;
        for version in list {
            let wrong = |reason| VersionsError::Version { id: id.clone(), number: version.number, reason };
            if version.number != before.map_or(1, |before| before.number + 1) {
                return Err(wrong("versions count from 1, without gaps"));
            }
            if !is_day(&version.date) {
                return Err(wrong("`date` is a day: `2026-11-25`"));
            }
            if before.is_some_and(|before| before.date > version.date) {
                return Err(wrong("it is older than the version before it"));
            }
            if !is_hash(&version.hash) {
                return Err(wrong("`hash` is a SHA-256 in 64 digits, 0 to 9 and a to f"));
            }
            if before.is_some_and(|before| before.hash == version.hash) {
                return Err(wrong("it has the hash of the version before it"));
            }
            if before.is_some() == version.changes.is_empty() {
                return Err(wrong("every version but the first has `changes`, in words"));
            }
            before = Some(version);
        }
    }
    Ok(versions)
}

/// Reads what is written. What is missing is empty, and no version can be so.
fn read(text: &str) -> Result<Versions, RulesetError> {
    let document = parse(text).map_err(Mistakes::into_error)?;
    let mut reader = Reader::new(text);
    let whole = reader.whole(document.get_ref());
    let mut versions = Versions::new();
    for (id, _) in whole.entries() {
        let list = reader.list(&whole, id.get_ref()).into_iter().flat_map(|list| list.value);
        let read = |item| {
            let section = reader.as_section(&whole, id.get_ref(), item)?;
            reader.expect_only(&section, &["version", "date", "hash", "changes"], &[]);
            let number = section.get("version").and_then(|number| whole_number(number.get_ref()));
            let mut string = |key| reader.string(&section, key).map(|string| string.value).unwrap_or_default();
            let (date, hash) = (string("date"), string("hash"));
            let changes = reader.texts(&section, "changes").unwrap_or_default();
            Some(Version { number: number.and_then(|number| number.try_into().ok()).unwrap_or(0), date, hash, changes })
        };
        let list: Vec<Version> = list.filter_map(read).collect();
        versions.insert(id.get_ref().to_string(), list);
    }
    reader.mistakes.into_result()?;
    Ok(versions)
}

/// Whether a text is a day, as `2026-11-25`.
fn is_day(text: &str) -> bool {
    let digits = |part: &str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    let within = |part: &str, most: u8| part.parse::<u8>().is_ok_and(|number| (1..=most).contains(&number));
    matches!(text.split('-').collect::<Vec<_>>().as_slice(), [year, month, day]
        if digits(year, 4) && digits(month, 2) && digits(day, 2) && within(month, 12) && within(day, 31))
}

fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// The SHA-256 of a text, hexadecimal.
#[must_use]
pub fn sha256(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

static RULESETS: LazyLock<Versions> = LazyLock::new(|| {
    read_versions(catalogue::RULESET_VERSIONS).expect("rulesets/versions.toml is part of the program and its tests read it")
});
static LAYOUTS: LazyLock<Versions> = LazyLock::new(|| {
    read_versions(catalogue::LAYOUT_VERSIONS).expect("layouts/versions.toml is part of the program and its tests read it")
});

/// The versions of a built-in rule set.
pub(crate) fn of_ruleset(id: &str) -> &'static [Version] {
    RULESETS.get(id).map_or(&[], Vec::as_slice)
}

/// The versions of a built-in layout.
pub(crate) fn of_layout(id: &str) -> &'static [Version] {
    LAYOUTS.get(id).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Layout, Ruleset};

    /// Each id has versions, the last of which has its hash; nothing else has versions.
    fn hold<'a>(things: impl Iterator<Item = (&'a str, String)>, versions: &Versions, file: &str) {
        let mut known: Vec<&str> = versions.keys().map(String::as_str).collect();
        let mut wrong = Vec::new();
        for (id, hash) in things {
            known.retain(|other| *other != id);
            match versions.get(id).and_then(|list| list.last()) {
                None => wrong.push(format!("`{id}` has no version: add one with `cargo xtask versions`")),
                Some(version) if version.hash != hash => wrong.push(format!(
                    "`{id}` has changed: add a version with `cargo xtask versions --change {id}=\"what has changed\"`"
                )),
                Some(_) => {}
            }
        }
        wrong.extend(known.iter().map(|id| format!("there is no `{id}`: take its versions out of {file}")));
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn every_rule_set_is_what_its_last_version_says() {
        let rulesets = Ruleset::catalogue().map(|id| (id, Ruleset::named(id).expect(id).hash()));
        hold(rulesets, &RULESETS, "rulesets/versions.toml");
    }

    #[test]
    fn every_layout_is_what_its_last_version_says() {
        let layouts = Layout::catalogue().map(|id| (id, Layout::named(id).expect(id).hash()));
        hold(layouts, &LAYOUTS, "layouts/versions.toml");
    }

    #[test]
    fn changes_without_a_version_name_the_command_that_adds_one() {
        let text = format!("[[one]]\nversion = 1\ndate = \"2026-11-21\"\nhash = \"{}\"\n", "0".repeat(64));
        let versions = read_versions(&text).expect("a list");
        let told = std::panic::catch_unwind(|| {
            hold([("one", "1".repeat(64)), ("two", String::new())].into_iter(), &versions, "FILE");
        });
        let told = told.expect_err("both are wrong").downcast::<String>().expect("a text");
        assert!(told.contains("`one` has changed: add a version with `cargo xtask versions --change one="), "{told}");
        assert!(told.contains("`two` has no version"), "{told}");
    }

    #[test]
    fn a_list_that_cannot_be_is_refused_with_the_reason() {
        let hash = |digit: &str| digit.repeat(64);
        let version = |number: u32, date: &str, hash: &str, rest: &str| {
            format!("[[x]]\nversion = {number}\ndate = \"{date}\"\nhash = \"{hash}\"\n{rest}")
        };
        let first = version(1, "2026-11-21", &hash("0"), "");
        assert_eq!(read_versions(&first).expect("good")["x"][0].short_hash(), "000000000000");
        let changes = "changes = [\"rule 10 corrected to rule 7\"]\n";
        for (text, reason) in [
            (version(2, "2026-11-21", &hash("0"), ""), "count from 1"),
            (version(1, "2026-13-21", &hash("0"), ""), "is a day"),
            (version(1, "2026-11-21", "abc", ""), "64 digits"),
            (version(1, "2026-11-21", &hash("0"), changes), "but the first"),
            (first.clone() + &version(2, "2026-11-25", &hash("1"), ""), "but the first"),
            (first.clone() + &version(2, "2026-11-20", &hash("1"), changes), "older"),
            (first.clone() + &version(2, "2026-11-25", &hash("0"), changes), "hash of the version before"),
            (first.clone() + &version(3, "2026-11-25", &hash("1"), changes), "without gaps"),
            ("[[x]]\nnumber = 1\n".to_owned(), "`number` means nothing in `[x]`"),
        ] {
            let error = read_versions(&text).expect_err(reason).to_string();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn the_hash_is_of_what_a_rule_set_means_and_not_of_its_words() {
        let text = "id = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n[options.late]\nname = \"Late\"\n\
                    text = \"Late.\"\n[options.late.rules]\nrepetition = \"ignored\"\n[rules]\nno-moves = \"loss\"\n";
        let hash = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            Ruleset::from_toml(&text.replace(from, to)).expect(to).hash()
        };
        let plain = hash("\"house\"", "\"house\"");
        for (from, to) in [("\"House\"", "\"Manor\""), ("\"Late.\"", "\"Later.\""), ("\"Late\"", "\"Soon\"")] {
            assert_eq!(hash(from, to), plain, "{to}");
        }
        let note = "no-moves = { value = \"loss\", standing = \"stated\", note = \"Said so.\" }";
        assert_eq!(hash("no-moves = \"loss\"", note), plain);
        for (from, to) in [
            ("\"house\"", "\"manor\""),
            ("\"loss\"", "\"draw\""),
            ("\"ignored\"", "\"draw-at-third\""),
            ("options.late", "options.soon"),
            ("no-moves = \"loss\"", "no-moves = { value = \"loss\", standing = \"pictured\", source = \"cyningstan\" }"),
            ("no-moves = \"loss\"", "no-moves = { value = \"loss\", at = \"rule 7\" }"),
            ("extends", "layouts = [\"brandubh-magpie\"]\nextends"),
            ("extends", "year = 1999\nextends"),
        ] {
            assert_ne!(hash(from, to), plain, "{to}");
        }
    }

    #[test]
    fn a_chosen_option_or_layout_leaves_the_hash_as_it_is() {
        let hashes = ["tablut-riksutstallningar-1972", "tablut-riksutstallningar-1972+weaponless"]
            .map(|id| Ruleset::named(id).expect(id).hash());
        assert_eq!(hashes[0], hashes[1]);
        let walker = ["alea-walker-2015", "alea-walker-2015+alea-murray"].map(|id| Ruleset::named(id).expect(id).hash());
        assert_eq!(walker[0], walker[1]);
    }
}
