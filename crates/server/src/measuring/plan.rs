//! What is played to measure the balance of a rule set: the text of a study, and the openings that it names.

use hnefi_rulesets::Ruleset;
use hnefi_study::{Arm, Book, BookPlan, Study, StudyError};

use crate::random::MeasurementId;
use crate::store::Measurement;

/// The file of the study.
pub(crate) const STUDY: &str = "study.toml";
/// The file of the openings that the study names.
pub(crate) const OPENINGS: &str = "openings.toml";
/// The file of the rule set that the study names, where it is not built in.
pub(crate) const RULES: &str = "rules.toml";

/// As many openings as the study has games.
const BOOK: BookPlan = BookPlan { openings: 200, plies: (2, 6), nodes: 2_000, seed: 1 };

/// The text of a study of one rule set, which shows a clear imbalance in a few minutes, and of the rule set that it changes, if any. It is a study like any
/// other: `hnefi lab run` plays the same games.
pub(crate) fn study_text(rules: &Ruleset, parent: Option<&Ruleset>) -> String {
    let name: String = format!("balance-{}", rules.base_id()).chars().take(60).collect();
    let head = format!(
        "format = 2
name = {name}
title = {title}
seed = 1
nodes = 8000
games = [40, 100, 200]
openings = {openings}
max-plies = 400
play-on = {{ times = 4, plies = 100 }}
ladder = [{{ times = 0.25, games = [40, 100, 200] }}, {{ times = 4, games = [20, 40] }}]
standard = {{ even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }}
",
        name = quoted(&name),
        title = quoted(&format!("Is {} fair?", rules.name().en())),
        openings = quoted(OPENINGS),
    );
    std::iter::once(rules).chain(parent).fold(head, |text, rules| text + "\n" + &arm_text(rules))
}

/// The entry of a study for one rule set with its options and layout.
fn arm_text(rules: &Ruleset) -> String {
    let id = rules.id();
    let mut words = id.split('+');
    let base = words.next().unwrap_or_default();
    let named = if rules.own_file().is_some() { RULES } else { base };
    let with: Vec<String> = words.map(|word| format!("[{}]", quoted(word))).collect();
    let with = if with.is_empty() { String::new() } else { format!("with = [{}]\n", with.join(", ")) };
    format!("[[arms]]\nrules = {}\n{with}", quoted(named))
}

/// The built-in rule set that a file of one's own extends, on the same layout where it has that: what it is compared with. `None` where there is none, or
/// where the file draws another layout by the same name, because a book of openings has each name once.
pub(crate) fn parent_of(rules: &Ruleset) -> Option<Ruleset> {
    rules.own_file()?;
    let parent = Ruleset::named(rules.extends()?.0).ok()?;
    let layout = rules.layout();
    let Some(same) = parent.layouts().into_iter().find(|other| other.id == layout.id) else { return Some(parent) };
    if same.pieces != layout.pieces || same.marks != layout.marks {
        return None;
    }
    let id = parent.id();
    let is_layout = |word: &&str| parent.layouts().iter().any(|layout| layout.id == **word);
    let options = id.split('+').skip(1).filter(|word| !is_layout(word));
    parent.choosing(&options.chain([layout.id.as_str()]).collect::<Vec<_>>().join("+")).ok()
}

/// The id of the measurement that this engine makes with this study: the same for the same games.
pub(crate) fn id(study: &str, rules: Option<&str>, engine: u64) -> MeasurementId {
    MeasurementId::of(&format!("{engine}\n{study}\n{}", rules.unwrap_or_default()))
}

/// Makes the openings of a measurement.
///
/// # Errors
/// [`StudyError`], also where there are too few openings, as on a board on which most games end at once; [`BookError::Stopped`] in it if
/// `stop` said so.
pub(crate) fn openings(measurement: &Measurement, stop: &dyn Fn() -> bool) -> Result<String, StudyError> {
    let arms: Vec<Arm> = Study::arms_in(&measurement.study, &|file| measurement.read(file))?;
    Ok(Book::make(&arms, &BOOK, &mut |_, _| {}, stop)?.text)
}

impl Measurement {
    /// The study, once its openings are made.
    ///
    /// # Errors
    /// [`StudyError`].
    pub(crate) fn study(&self) -> Result<Study, StudyError> {
        Study::parse(&self.study, &|file| self.read(file))
    }

    /// The text of a file of the measurement.
    pub(crate) fn file(&self, name: &str) -> Option<&str> {
        match name {
            STUDY => Some(&self.study),
            OPENINGS => self.openings.as_deref(),
            RULES => self.rules.as_deref(),
            _ => None,
        }
    }

    fn read(&self, name: &str) -> Result<String, StudyError> {
        let missing = || StudyError::Read { path: name.into(), error: std::io::ErrorKind::NotFound.into() };
        self.file(name).map(str::to_owned).ok_or_else(missing)
    }
}

/// A text as a string of TOML.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}
