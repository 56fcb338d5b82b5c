//! The report of a study: a page in each language that people read, and the same figures as tables that programs read.
//!
//! A page needs nothing but itself: no other file, no network; its script only steps through the games shown. What stands in it is said by its modules, in the order of the page.

mod answer;
mod arms;
mod banner;
mod bars;
mod chart;
mod contrasts;
mod course;
mod csv_tables;
mod effects;
mod forest;
mod games;
mod judged;
mod ladder;
mod ladders;
mod methods;
mod names;
pub(crate) mod page;
mod people;
mod scatter;
mod thinking;
mod trends;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use hnefi_engine::bench::fingerprint;
use hnefi_messages::Language;
use hnefi_statistics::Verdict;
use serde::Serialize;
use thiserror::Error;

use self::names::ArmName;
use self::page::{Cell, Page};
use self::words::Words;
use super::cell::Purpose;
use super::check::{Check, CheckError};
use super::definition::Study;
use super::depth::mean_depth;
use super::row::GameRow;
use super::summary::{ArmSummary, Summary};
use super::table::GameTable;

/// The report of a study.
#[derive(Debug)]
pub struct StudyReport<'a> {
    study: &'a Study,
    table: &'a GameTable,
    summary: Summary,
    typical: Vec<games::ArmGames>,
    /// How many plies a search at the base strength looks ahead, by arm.
    depths: BTreeMap<String, f64>,
    check: Option<Check>,
    /// The languages in which it has a page.
    languages: Vec<Language>,
}

/// What the file of figures holds.
#[derive(Serialize)]
struct Figures<'a> {
    #[serde(flatten)]
    summary: &'a Summary,
    /// The day on which the games were played, where the study's file says so.
    played: Option<&'a str>,
    /// The version of the program that played, where the table says so.
    version: Option<&'a str>,
    /// The fingerprint of the engine of the program that made the report, which measured the depths.
    reported_by: u64,
    /// How many plies a search at the base strength looks ahead, by arm.
    depths: &'a BTreeMap<String, f64>,
}

/// Why there is no report.
#[derive(Debug, Error)]
pub enum ReportError {
    /// Nothing was played at the base strength.
    #[error("no arm of the study has a game at the base strength: there is nothing to report")]
    NoGames,
    /// A game of the table cannot be replayed.
    #[error("game {game} of `{arm}` cannot be replayed ({reason}): run `hnefi lab verify` to check the table")]
    Game {
        /// The arm.
        arm: String,
        /// The game's number.
        game: u64,
        /// What is wrong.
        reason: String,
    },
    /// The check cannot be read.
    #[error(transparent)]
    Check(#[from] CheckError),
    /// The check is of something else.
    #[error("the check is of study {theirs}, not of {ours}: check this one with `hnefi lab check`, or take the file away")]
    OtherCheck {
        /// The hash of the study that was checked.
        theirs: String,
        /// The hash of this one.
        ours: String,
    },
    /// A file cannot be written.
    #[error("cannot write `{path}`: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A table or the summary cannot be put into its format.
    #[error("cannot write the figures of `{file}`: {reason}")]
    Format {
        /// The file.
        file: String,
        /// What is wrong.
        reason: String,
    },
}

impl<'a> StudyReport<'a> {
    /// The report of a table's games.
    ///
    /// # Errors
    /// [`ReportError::NoGames`], or [`ReportError::Game`] where a game that is to be shown cannot be replayed.
    pub fn of(study: &'a Study, table: &'a GameTable) -> Result<StudyReport<'a>, ReportError> {
        let summary = Summary::of(study, table);
        if summary.arms.is_empty() {
            return Err(ReportError::NoGames);
        }
        let typical = games::typical(study, table, &summary)?;
        let depth = |arm: &ArmSummary| {
            Some((arm.arm.clone(), mean_depth(study, &base_games(study, table, arm), arm.base().thinking.attackers)?))
        };
        let depths = summary.arms.iter().filter_map(depth).collect();
        Ok(StudyReport { study, table, summary, typical, depths, check: None, languages: Language::all().collect() })
    }

    /// The same with what a check has found.
    ///
    /// # Errors
    /// [`ReportError::OtherCheck`].
    pub fn checked(self, check: Check) -> Result<StudyReport<'a>, ReportError> {
        if check.hash != self.summary.hash {
            return Err(ReportError::OtherCheck { theirs: check.hash, ours: self.summary.hash });
        }
        Ok(StudyReport { check: Some(check), ..self })
    }

    /// The same with pages in these languages only, which lead to each other.
    #[must_use]
    pub fn in_languages(self, languages: Vec<Language>) -> StudyReport<'a> {
        StudyReport { languages, ..self }
    }

    /// Whether another engine than this program's played the games.
    #[must_use]
    pub fn is_superseded(&self) -> bool {
        self.summary.engine != fingerprint()
    }

    fn figures(&self) -> Figures<'_> {
        Figures {
            summary: &self.summary,
            played: self.study.played.as_deref(),
            version: self.table.contents.version.as_deref(),
            reported_by: fingerprint(),
            depths: &self.depths,
        }
    }

    /// What the study found.
    #[must_use]
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// All files of the report: names and contents.
    ///
    /// # Errors
    /// [`ReportError::Format`].
    pub fn files(&self) -> Result<Vec<(String, String)>, ReportError> {
        let name = &self.study.name;
        let page = |language: &Language| (format!("{name}.{language}.html"), self.html(*language));
        let mut files: Vec<(String, String)> = self.languages.iter().map(page).collect();
        for (kind, table) in csv_tables::tables(self.study, &self.summary) {
            let file = format!("{name}-{kind}.csv");
            let text = table.text().map_err(|reason| ReportError::Format { file: file.clone(), reason })?;
            files.push((file, text));
        }
        let file = format!("{name}.json");
        let json = serde_json::to_string_pretty(&self.figures());
        let json = json.map_err(|error| ReportError::Format { file: file.clone(), reason: error.to_string() })?;
        files.push((file, json + "\n"));
        Ok(files)
    }

    /// Writes all files into a folder, which is made if it is not there, and says which.
    ///
    /// # Errors
    /// [`ReportError::Write`] or [`ReportError::Format`].
    pub fn write(&self, folder: &Path) -> Result<Vec<PathBuf>, ReportError> {
        let files = self.files()?;
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| ReportError::Write { path, error }
        };
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let mut paths = Vec::new();
        for (name, text) in files {
            let path = folder.join(name);
            fs::write(&path, text).map_err(failed(&path))?;
            paths.push(path);
        }
        Ok(paths)
    }

    /// The page in a language.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        let names = names::names(self.study, self.summary.arms.iter().map(|arm| arm.arm.as_str()), Words(language));
        let context = Context {
            words: Words(language),
            languages: &self.languages,
            study: self.study,
            table: self.table,
            summary: &self.summary,
            figures: self.figures(),
            check: self.check.as_ref(),
            names,
        };
        let mut page = Page::default();
        document(&context, &self.typical, &mut page);
        page.into_document()
    }
}

/// What every section needs.
struct Context<'a> {
    words: Words,
    /// The languages that have a page.
    languages: &'a [Language],
    study: &'a Study,
    table: &'a GameTable,
    summary: &'a Summary,
    figures: Figures<'a>,
    check: Option<&'a Check>,
    names: BTreeMap<&'a str, ArmName>,
}

impl Context<'_> {
    /// What an arm is called.
    fn name<'b>(&'b self, arm: &'b ArmSummary) -> &'b str {
        self.names.get(arm.arm.as_str()).map_or(arm.arm.as_str(), |name| name.name.as_str())
    }

    /// An arm's number and name.
    fn label(&self, arm: &ArmSummary) -> String {
        let number = self.names.get(arm.arm.as_str()).map_or(0, |name| name.number);
        format!("{number}. {}", self.name(arm))
    }

    /// The cell that names an arm's row.
    fn name_cell(&self, arm: &ArmSummary) -> Cell {
        Cell::Words(self.label(arm))
    }

    fn whole(&self, number: u64) -> String {
        self.words.whole(number)
    }

    fn verdict(&self, verdict: Verdict) -> (&'static str, String) {
        match verdict {
            Verdict::Fair => ("fair", self.words.say("report-verdict-fair")),
            Verdict::FavoursAttackers => ("favours-attackers", self.words.say("report-verdict-attackers")),
            Verdict::FavoursDefenders => ("favours-defenders", self.words.say("report-verdict-defenders")),
            Verdict::Open if self.study.design.is_some() => ("open", self.words.say("report-verdict-undetermined")),
            Verdict::Open => ("open", self.words.say("report-verdict-open")),
        }
    }

    /// Positions a move at the base strength.
    fn nodes(&self) -> String {
        self.whole(self.study.nodes)
    }
}

/// A section of the page: where it is, what it is called, and what writes it.
type Section<'a> = (&'static str, String, Box<dyn Fn(&mut Page) + 'a>);

fn document(context: &Context<'_>, typical: &[games::ArmGames], page: &mut Page) {
    let words = context.words;
    let mut sections: Vec<Section<'_>> =
        vec![("answer", words.say("report-answer"), Box::new(|page| answer::write(context, page)))];
    if context.summary.arms.iter().any(|arm| arm.people.is_some()) {
        sections.push(("people", words.say("report-people"), Box::new(|page| people::write(context, page))));
    }
    if context.study.design.is_some() {
        sections.push(("judged", words.say("report-judged"), Box::new(|page| judged::write(context, page))));
    }
    sections.push(("arms", words.say("report-arms"), Box::new(|page| arms::write(context, page))));
    let ladder = if context.study.design.is_some() { trends::write } else { ladder::write };
    sections.push(("ladder", words.say("report-ladder"), Box::new(move |page| ladder(context, page))));
    sections.push(("handicap", words.say("report-handicap"), Box::new(|page| thinking::write(context, page))));
    if !context.summary.contrasts.is_empty() {
        sections.push(("effects", words.say("report-effects"), Box::new(|page| contrasts::write(context, page))));
    }
    if context.summary.effects.is_some() {
        sections.push(("effects", words.say("report-effects"), Box::new(|page| effects::write(context, page))));
    }
    sections.push(("course", words.say("report-course"), Box::new(|page| course::write(context, page))));
    sections.push(("typical", words.say("report-typical"), Box::new(|page| games::write(context, typical, page))));
    sections.push(("methods", words.say("report-methods"), Box::new(|page| methods::write(context, page))));
    page.element("html", &[("lang", context.words.0.code())], |page| {
        head(context, page);
        page.element("body", &[], |page| {
            page.leaf("a", &[("class", "skip"), ("href", "#answer")], &words.say("report-skip"));
            masthead(context, page);
            banner::write(context, page);
            page.element("main", &[], |page| {
                page.element("nav", &[("aria-label", &words.say("report-contents"))], |page| {
                    page.element("ol", &[], |page| {
                        for (id, title, _) in &sections {
                            page.element("li", &[], |page| page.leaf("a", &[("href", &format!("#{id}"))], title));
                        }
                    });
                });
                for (id, title, write) in &sections {
                    let heading = format!("{id}-h");
                    // The script puts the numbers and the move in.
                    let at = |key: &str| {
                        let gaps = [("n", "{n}"), ("of", "{of}"), ("mv", "{mv}")];
                        if *id == "typical" { words.fill(key, &gaps) } else { String::new() }
                    };
                    let labels = [("id", *id), ("aria-labelledby", heading.as_str())];
                    let steps = [
                        ("data-label", at("report-step-label")),
                        ("data-first", at("report-step-first")),
                        ("data-back", at("report-step-back")),
                        ("data-on", at("report-step-on")),
                        ("data-last", at("report-step-last")),
                        ("data-at", at("report-step-at")),
                        ("data-start", at("report-step-start")),
                    ];
                    let steps = steps.iter().filter(|(_, value)| !value.is_empty()).map(|(key, value)| (*key, value.as_str()));
                    let attributes: Vec<(&str, &str)> = labels.into_iter().chain(steps).collect();
                    page.element("section", &attributes, |page| {
                        page.leaf("h2", &[("id", &heading)], title);
                        write(page);
                    });
                }
            });
            footer(context, page);
            page.embedded("script", include_str!("step.js"));
        });
    });
}

/// A report must not load anything.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

fn head(context: &Context<'_>, page: &mut Page) {
    let title = format!("{} · hnefi", context.words.of(&context.study.title));
    page.element("head", &[], |page| {
        page.empty("meta", &[("charset", "utf-8")]);
        page.empty("meta", &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")]);
        page.empty("meta", &[("http-equiv", "Content-Security-Policy"), ("content", POLICY)]);
        page.leaf("title", &[], &title);
        page.embedded("style", hnefi_diagram::custom_properties());
        page.embedded("style", include_str!("style.css"));
    });
}

fn masthead(context: &Context<'_>, page: &mut Page) {
    let (words, summary) = (context.words, context.summary);
    page.element("header", &[], |page| {
        page.element("p", &[("class", "kicker")], |page| {
            page.leaf("span", &[], &words.say("report-kicker"));
            for language in context.languages.iter().filter(|language| **language != words.0) {
                let (to, code) = (format!("{}.{language}.html", context.study.name), language.code());
                page.leaf("a", &[("href", &to), ("lang", code), ("hreflang", code)], language.name());
            }
        });
        page.leaf("h1", &[], &context.words.of(&context.study.title));
        let arms = context.words.counted("report-arms-counted", summary.arms.len() as u64);
        let games = context.words.counted("report-games-counted", summary.games);
        let hash = summary.hash.get(..12).unwrap_or(&summary.hash);
        page.leaf("p", &[("class", "facts")], &words.fill("report-facts", &[("arms", &arms), ("games", &games), ("hash", hash)]));
    });
}

fn footer(context: &Context<'_>, page: &mut Page) {
    page.element("footer", &[], |page| {
        page.element("p", &[], |page| {
            page.text(&context.words.say("report-figures"));
            let kinds = csv_tables::KINDS.map(|kind| format!("{}-{kind}.csv", context.study.name));
            for file in kinds.into_iter().chain([format!("{}.json", context.study.name)]) {
                page.text(" ");
                page.leaf("a", &[("href", &file)], &file);
            }
        });
        page.paragraph(&context.words.fill("report-colophon", &[("version", env!("CARGO_PKG_VERSION"))]));
    });
}

/// The games by which an arm is judged: at the base strength from the openings, by the engine's own evaluation.
fn base_games<'t>(study: &Study, table: &'t GameTable, arm: &ArmSummary) -> Vec<&'t GameRow> {
    let is_base = |row: &&GameRow| row.arm == arm.arm && study.cell_of(row).is_some_and(|cell| cell.purpose == Purpose::Base);
    table.rows.iter().filter(is_base).collect()
}

#[cfg(test)]
mod tests;
