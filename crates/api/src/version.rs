//! Versions of what is published, and what has changed since a cited one.

use hnefi_rulesets as sets;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Words;
use crate::code::Code;
use crate::refusal::Refusal;

/// One version of a rule set, a layout or a study.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Version {
    /// The versions count from 1.
    version: u32,
    /// The day from which it holds.
    #[schema(example = "2026-11-25")]
    date: String,
    /// The hash of what it means: SHA-256, hexadecimal. People are shown the first twelve digits.
    hash: String,
    /// What has changed since the version before; nothing for the first.
    changes: Vec<Words>,
}

impl Version {
    /// All of them, the oldest first.
    pub fn all(versions: &[sets::Version]) -> Vec<Version> {
        let of = |version: &sets::Version| Version {
            version: version.number,
            date: version.date.clone(),
            hash: version.hash.clone(),
            changes: version.changes.iter().map(Words::from).collect(),
        };
        versions.iter().map(of).collect()
    }
}

/// A version that is no longer the present one.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Superseded {
    /// The version that was asked for.
    version: u32,
    /// The day from which it held.
    date: String,
    /// The versions after it, with what they changed; the last is the present one, which the answer describes.
    since: Vec<Version>,
}

impl Superseded {
    /// What has changed since the version that was asked for of something called `id`; nothing where none was asked for, or the present one.
    ///
    /// # Errors
    /// A [`Refusal`] where it never had a version of that number.
    pub fn asked_for(id: &str, versions: &[sets::Version], number: Option<u32>) -> Result<Option<Superseded>, Refusal> {
        let Some(number) = number else { return Ok(None) };
        Superseded::of(versions, number).map_err(|reason| Refusal::new(Code::UnknownVersion, format!("`{id}`: {reason}")))
    }

    /// What became of the version of that number; `None` for the present one.
    ///
    /// # Errors
    /// Where there is no such version, with what there is.
    fn of(versions: &[sets::Version], number: u32) -> Result<Option<Superseded>, String> {
        let Some(at) = versions.iter().position(|version| version.number == number) else {
            return Err(match versions {
                [] => format!("it has no versions, so no version {number}"),
                [only] => format!("it has no version {number}: there is version {} only", only.number),
                [first, .., last] => {
                    format!("it has no version {number}: there are versions {} to {}", first.number, last.number)
                }
            });
        };
        let since = &versions[at + 1..];
        Ok((!since.is_empty()).then(|| Superseded {
            version: number,
            date: versions[at].date.clone(),
            since: Version::all(since),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn versions(count: u32) -> Vec<sets::Version> {
        let of = |number: u32| sets::Version {
            number,
            date: format!("2026-11-{number:02}"),
            hash: number.to_string().repeat(64),
            changes: Vec::new(),
        };
        (1..=count).map(of).collect()
    }

    #[test]
    fn a_version_is_current_superseded_or_unknown() {
        let three = versions(3);
        assert!(Superseded::of(&three, 3).expect("the present one").is_none());
        let first = Superseded::of(&three, 1).expect("the first").expect("two after it");
        assert_eq!((first.date.as_str(), first.since.len(), first.since[1].version), ("2026-11-01", 2, 3));
        assert_eq!(Superseded::of(&three, 4).expect_err("none"), "it has no version 4: there are versions 1 to 3");
        assert_eq!(Superseded::of(&versions(1), 0).expect_err("none"), "it has no version 0: there is version 1 only");
        assert_eq!(Superseded::of(&[], 1).expect_err("none"), "it has no versions, so no version 1");
    }
}
