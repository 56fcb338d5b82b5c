//! The balance studies that are served: the project's own, which are part of the program, and those whose reports were given to the server.
//! `hnefi lab report` writes reports; here their files are served, and their figures found by rule set.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use hnefi_engine::bench::fingerprint;
use hnefi_messages::Language;
use hnefi_rules::RuleKey;
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::{ReadValue, Reading, Reference};
use hnefi_study::{changes_in, superseded_by, versions_of_study};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::http::content::embed::tagged;
use crate::http::wire::{
    Arm, Balance, Check, CheckEntry, Effect, Figures, MeasuredReading, Readings, Study, StudyEntry, StudyFile, Version,
};
use crate::library::study_files;

/// The longest file of a report.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// Why a report cannot be shown.
#[derive(Debug, Error)]
pub enum ReportError {
    /// The folder or a file in it cannot be read.
    #[error("cannot read `{}`: {error}", .path.display())]
    Read {
        /// The folder or file.
        path: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// There is no report in the folder.
    #[error("`{}` holds no report: `hnefi lab report STUDY TABLE --out FOLDER` writes one", .0.display())]
    None(PathBuf),
    /// The file with the figures cannot be understood.
    #[error("`{}` was not written by `hnefi lab report`: {reason}", .path.display())]
    Figures {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The file with the check of the figures cannot be understood.
    #[error("`{}` was not written by `hnefi lab check` for this study: {reason}", .path.display())]
    Check {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Two reports are of studies with one name.
    #[error("there is a study `{0}` already: give yours another `name`")]
    Twice(String),
}

/// All studies.
#[derive(Default)]
pub(crate) struct Studies(BTreeMap<String, Report>);

/// A study with the files of its report.
struct Report {
    study: Study,
    check: Option<Check>,
    files: BTreeMap<String, Document>,
    /// The versions of the study, if it is one of the project's own.
    versions: &'static [hnefi_rulesets::Version],
}

/// A file of a report.
struct Document {
    kind: &'static str,
    body: Bytes,
    /// Worked out when it is first asked for: few of the reports are, and together they are long.
    tags: OnceLock<Tags>,
}

/// What goes before a document.
struct Tags {
    hash: [u8; 32],
    /// The content security policy of the page: its own inline style and script, and nothing else.
    policy: Option<HeaderValue>,
}

impl Studies {
    /// The studies of the project, and those of the `own` folders.
    ///
    /// # Errors
    /// A [`ReportError`] about one of the folders.
    pub(crate) fn with(own: &[PathBuf]) -> Result<Studies, ReportError> {
        let mut all = Studies::default();
        let mut committed: BTreeMap<String, BTreeMap<String, Bytes>> = BTreeMap::new();
        for (path, bytes) in study_files::committed() {
            if let Some((folder, name)) = path.to_str().and_then(|path| path.split_once('/')) {
                committed.entry(folder.to_owned()).or_default().insert(name.to_owned(), bytes);
            }
        }
        for (folder, files) in committed {
            // The result of a search is not a report.
            match Report::of(Path::new(&folder), files) {
                Err(ReportError::None(_)) => {}
                report => all.add(report?.published())?,
            }
        }
        for folder in own {
            all.add(Report::of(folder, read(folder)?)?)?;
        }
        Ok(all)
    }

    fn add(&mut self, report: Report) -> Result<(), ReportError> {
        match self.0.insert(report.study.name.clone(), report) {
            Some(before) => Err(ReportError::Twice(before.study.name)),
            None => Ok(()),
        }
    }

    /// The studies, those of most games first, and those that others have superseded last.
    pub(crate) fn list(&self, engine_today: u64) -> Vec<StudyEntry> {
        let mut list: Vec<StudyEntry> = self.0.values().map(|report| report.entry(engine_today)).collect();
        list.sort_by_key(|entry| (entry.superseded_by.is_some(), Reverse(entry.games)));
        list
    }

    /// How a study is cited; `site` is where it is served.
    pub(crate) fn reference(&self, name: &str, site: &str) -> Option<Reference> {
        let report = self.0.get(name)?;
        let version = report.versions.last();
        let hash = version.map_or(&report.study.hash, |version| &version.hash);
        let which = version.map(|version| format!("?version={}", version.number)).unwrap_or_default();
        let address = Some(format!("{site}/studies/{name}{which}"));
        Some(Reference::published("study", name, report.study.title.en(), version, hash, address))
    }

    /// The files of a study for further work: its figures and its games.
    pub(crate) fn data(&self, name: &str) -> Vec<StudyFile> {
        let files = self.0.get(name).map(|report| &report.files).into_iter().flatten();
        let data = files.filter(|(_, document)| !document.kind.starts_with("text/html"));
        data.map(|(file, document)| StudyFile { address: format!("/studies/{name}/{file}"), bytes: document.body.len() as u64 })
            .collect()
    }

    /// A study's figures, and its versions.
    pub(crate) fn study(&self, name: &str) -> Option<(&Study, &'static [hnefi_rulesets::Version])> {
        self.0.get(name).map(|report| (&report.study, report.versions))
    }

    /// Whether a later study has superseded this one and has measured the same game.
    fn is_measured_anew(&self, report: &Report, arm: &Arm) -> bool {
        let later = superseded_by(&report.study.name).and_then(|name| self.0.get(name));
        later.is_some_and(|later| later.study.arms.iter().any(|other| other.game() == arm.game()))
    }

    /// The balance measured of a rule set as its source has it, with any layout and options, without what a later study has measured anew. Of
    /// several measurements of the same game the strongest comes first, and the others follow it.
    pub(crate) fn of_rules(&self, base: &str, engine_today: u64) -> Vec<Balance> {
        let of = |report: &Report| {
            let arms = report.study.arms.iter().filter(|arm| arm.rules_unchanged() == Some(base));
            let arms = arms.filter(|arm| !self.is_measured_anew(report, arm));
            arms.map(|arm| Balance { study: report.entry(engine_today), fair: report.study.fair, arm: arm.clone() })
                .collect::<Vec<_>>()
        };
        let mut studies: Vec<Vec<Balance>> = self.0.values().map(of).collect();
        studies.sort_by_key(|found| Reverse(found.iter().map(|one| one.arm.merit()).max()));
        let mut all = studies.concat();
        let games: Vec<String> = all.iter().map(|one| one.arm.game().to_owned()).collect();
        let place = |arm: &Arm| games.iter().position(|game| game == arm.game());
        all.sort_by_key(|one| (place(&one.arm), Reverse(one.arm.merit())));
        all
    }

    /// What a player wants to know of a rule set, from the strongest measurement of it that no later study has superseded. The id has its
    /// options and layout.
    pub(crate) fn figures(&self, id: &str) -> Option<Figures> {
        let of = |report: &Report| {
            let arm = report.study.arms.iter().find(|arm| arm.plays(id) && !self.is_measured_anew(report, arm))?;
            Some((arm.merit(), arm.figures(&report.study)?))
        };
        // `max_by_key` takes the last of equals: reversed, that is the first by name, as in the list of what was measured.
        self.0.values().rev().filter_map(of).max_by_key(|(merit, _)| *merit).map(|(_, figures)| figures)
    }

    /// The measurements of a reading of a rule set: of each arm that plays it, with the difference to an arm that plays the rule set's own
    /// reading and is the same otherwise, and the average effect that a study gives. Of the rule set's own reading, what others were
    /// measured against.
    pub(crate) fn of_reading(&self, rules: &Ruleset, reading: &Reading, read: &ReadValue) -> Vec<MeasuredReading> {
        self.0.values().flat_map(|report| report.of_reading(rules, reading, read)).collect()
    }

    /// A file of a report.
    pub(crate) fn file(&self, study: &str, name: &str, headers: &HeaderMap) -> Option<Response> {
        let document = self.0.get(study)?.files.get(name)?;
        let tags = document.tags();
        let mut response = tagged(headers, &tags.hash, document.body.clone());
        let out = response.headers_mut();
        out.insert(header::CONTENT_TYPE, HeaderValue::from_static(document.kind));
        out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if let Some(policy) = &tags.policy {
            out.insert(header::CONTENT_SECURITY_POLICY, policy.clone());
        }
        Some(response)
    }
}

/// The files of a folder that can be part of a report.
fn read(folder: &Path) -> Result<BTreeMap<String, Bytes>, ReportError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| ReportError::Read { path, error }
    };
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(failed(folder))? {
        let path = entry.map_err(failed(folder))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| kind(name).is_some()) else { continue };
        if fs::metadata(&path).map_err(failed(&path))?.len() > MAX_FILE_BYTES {
            // The games of a larger table are shown, but it is not kept in memory to be saved.
            if name.ends_with(".parquet") {
                continue;
            }
            return Err(failed(&path)(io::ErrorKind::FileTooLarge.into()));
        }
        files.insert(name.to_owned(), Bytes::from(fs::read(&path).map_err(failed(&path))?));
    }
    Ok(files)
}

fn kind(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1 {
        "html" => Some("text/html; charset=utf-8"),
        "csv" => Some("text/csv; charset=utf-8"),
        "json" => Some("application/json"),
        "parquet" => Some("application/vnd.apache.parquet"),
        "sha256" => Some("text/plain; charset=utf-8"),
        _ => None,
    }
}

impl Report {
    /// A report from the files of its folder.
    fn of(folder: &Path, files: BTreeMap<String, Bytes>) -> Result<Report, ReportError> {
        let page = files.keys().find_map(|name| name.strip_suffix(".en.html"));
        let name = page.ok_or_else(|| ReportError::None(folder.to_owned()))?.to_owned();
        let figures = format!("{name}.json");
        let wrong = |reason: String| ReportError::Figures { path: folder.join(&figures), reason };
        let text = files.get(&figures).ok_or_else(|| wrong("it is missing".to_owned()))?;
        let mut study: Study = serde_json::from_slice(text).map_err(|error| wrong(error.to_string()))?;
        if study.name != name {
            return Err(wrong(format!("it is of the study `{}`", study.name)));
        }
        study.name_differences();
        study.find_built_in();
        let beside = format!("{name}.check.json");
        let check: Option<Check> = files
            .get(&beside)
            .map(|text| serde_json::from_slice(text))
            .transpose()
            .map_err(|error| ReportError::Check { path: folder.join(&beside), reason: error.to_string() })?;
        if let Some(check) = &check {
            if check.study != name {
                let reason = format!("it is of the study `{}`", check.study);
                return Err(ReportError::Check { path: folder.join(&beside), reason });
            }
            study.note(check);
        }
        let files = files.into_iter().filter(|(file, _)| file.starts_with(&name));
        let files = files.filter_map(|(file, body)| Some((Document::of(kind(&file)?, body), file)));
        let files = files.map(|(document, file)| (file, document)).collect();
        Ok(Report { study, check, files, versions: &[] })
    }

    /// The same report with its versions, as one of the project's own.
    fn published(mut self) -> Report {
        self.versions = versions_of_study(&self.study.name);
        self
    }

    fn of_reading(&self, rules: &Ruleset, reading: &Reading, read: &ReadValue) -> Vec<MeasuredReading> {
        let Study { name, arms, effects, contrasts, .. } = &self.study;
        let arms: Vec<PlayedArm<'_>> = arms.iter().filter_map(|arm| PlayedArm::of(arm, rules)).collect();
        let key = reading.key;
        let plays = |value: &'static str| arms.iter().filter(move |played| played.words.get(&key) == Some(&value.to_owned()));
        let own = reading.ours.value;
        let of_arm = |played: &PlayedArm<'_>| {
            let (score, games, positions) = played.arm.measured()?;
            let beside = plays(own).find(|other| other.is_like(played, key)).filter(|_| read.value != own);
            let effect = beside.and_then(|other| {
                // Games from the same openings tell more than two scores.
                let of_key = contrasts.iter().filter(|one| one.positions == positions && one.effect.factor == key.word());
                let paired = of_key.filter_map(|one| one.between(played.arm.id(), other.arm.id())).next();
                paired.or_else(|| Some(score.from(other.arm.measured()?.0)))
            });
            Some(MeasuredReading {
                arm: Some(played.arm.id().to_owned()),
                layout: Some(played.layout.clone()),
                games: Some(games),
                score: Some(score),
                effect,
                checked: played.arm.checked().cloned(),
                ..MeasuredReading::new(name, positions)
            })
        };
        let is_measured_against = |played: &&PlayedArm<'_>| {
            reading.others.iter().any(|other| plays(other.value).any(|against| against.is_like(played, key)))
        };
        let of_arms: Vec<MeasuredReading> =
            plays(read.value).filter(|played| read.value != own || is_measured_against(played)).filter_map(of_arm).collect();
        let of_value = |effect: &Effect| {
            let is_about = |level: &str, reference: &str| effect.level == level && effect.reference == reference;
            match () {
                () if effect.factor != key.word() || arms.is_empty() => None,
                () if is_about(read.value, own) => Some(effect.points),
                () if is_about(own, read.value) => Some(effect.points.reversed()),
                () => None,
            }
        };
        let positions = arms.first().and_then(|played| played.arm.measured()).map_or(0, |(_, _, positions)| positions);
        let effects = effects.iter().flat_map(|effects| &effects.effects);
        let contrasts = contrasts.iter().filter(|contrast| contrast.positions == positions).map(|contrast| &contrast.effect);
        let average = effects.chain(contrasts).filter_map(of_value);
        let average = average.map(|points| MeasuredReading { effect: Some(points), ..MeasuredReading::new(name, positions) });
        of_arms.into_iter().chain(average).collect()
    }

    fn entry(&self, engine_today: u64) -> StudyEntry {
        let Study { name, title, games, interim, .. } = &self.study;
        let page = |language: Language| {
            let file = format!("{name}.{language}.html");
            self.files.contains_key(&file).then(|| (language.code().to_owned(), format!("/studies/{name}/{file}")))
        };
        let reports = Language::all().filter_map(page).collect();
        let check = |check: &Check| CheckEntry {
            engine: check.engine,
            by_this_engine: check.engine == engine_today,
            on: check.played.clone(),
            games: check.games,
            changed: check.changed,
            upheld: check.upheld,
            undecided: check.undecided,
        };
        StudyEntry {
            name: name.clone(),
            title: title.clone(),
            games: *games,
            arms: self.study.arms.len(),
            interim: interim.clone(),
            reports,
            plan: self.study.hash.clone(),
            versions: Version::all(self.versions),
            superseded_by: superseded_by(name),
            played: self.study.played(engine_today),
            check: self.check.as_ref().map(check),
        }
    }
}

impl Document {
    fn of(kind: &'static str, body: Bytes) -> Document {
        Document { kind, body, tags: OnceLock::new() }
    }

    fn tags(&self) -> &Tags {
        self.tags.get_or_init(|| {
            let policy = self.kind.starts_with("text/html").then(|| policy(&String::from_utf8_lossy(&self.body)));
            Tags { hash: Sha256::digest(&self.body).into(), policy: policy.and_then(|policy| policy.parse().ok()) }
        })
    }
}

/// An arm that is a rule set with its options, or with changed rules.
struct PlayedArm<'a> {
    arm: &'a Arm,
    /// The id of its layout.
    layout: String,
    /// The value of every rule as a word; rules without meaning have none.
    words: BTreeMap<RuleKey, String>,
}

impl<'a> PlayedArm<'a> {
    /// `None` if it is another rule set, or its options are no longer offered.
    fn of(arm: &'a Arm, rules: &Ruleset) -> Option<PlayedArm<'a>> {
        let (base, selection) = arm.unchanged().split_once('+').unwrap_or((arm.unchanged(), ""));
        let played = (base == rules.base_id()).then(|| rules.choosing(selection).ok()).flatten()?;
        let meant = RuleKey::ALL.iter().filter(|key| played.rules().has_meaning(**key));
        let mut words: BTreeMap<RuleKey, String> = meant.map(|key| (*key, played.rules().word(*key).to_owned())).collect();
        for (rule, value) in changes_in(arm.id()) {
            words.insert(RuleKey::from_word(rule)?, value.to_owned());
        }
        Some(PlayedArm { arm, layout: played.layout().id.clone(), words })
    }

    /// Whether two arms are the same except for one rule.
    fn is_like(&self, other: &PlayedArm<'_>, but_for: RuleKey) -> bool {
        let rest = |arm: &PlayedArm<'_>| {
            let mut words = arm.words.clone();
            words.remove(&but_for);
            words
        };
        self.layout == other.layout && self.words.get(&but_for) != other.words.get(&but_for) && rest(self) == rest(other)
    }
}

/// The readings of a rule set, with what the project's studies measured of each.
///
/// # Errors
/// A [`ReportError`] about one of those studies.
pub fn readings(rules: &Ruleset) -> Result<Readings, ReportError> {
    Ok(Readings::of(rules, &Studies::with(&[])?, fingerprint()))
}

/// Allows a page its own inline styles and scripts, by their hashes, and nothing else.
fn policy(page: &str) -> String {
    let allowed = |tag: &str| {
        let (open, close) = (format!("<{tag}>"), format!("</{tag}>"));
        let inside = page.split(&open).skip(1).filter_map(|rest| Some(rest.split_once(&close)?.0));
        let hashes = inside.map(|text| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(text))));
        let hashes: String = hashes.collect();
        if hashes.is_empty() { " 'none'".to_owned() } else { hashes }
    };
    format!(
        "default-src 'none'; style-src{}; script-src{}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
        allowed("style"),
        allowed("script")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_page_may_use_its_inline_style_and_script() {
        let hash = |text: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)));
        let said = policy("<html><style>a{}</style><p>x</p><script>1</script><script>2</script>");
        assert!(said.contains(&format!("style-src {};", hash("a{}"))), "{said}");
        assert!(said.contains(&format!("script-src {} {};", hash("1"), hash("2"))), "{said}");
        assert!(policy("<p>").contains("style-src 'none'; script-src 'none'"));
        // `printf 1 | openssl dgst -sha256 -binary | base64`
        assert_eq!(hash("1"), "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    }
}
