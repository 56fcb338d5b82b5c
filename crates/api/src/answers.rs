//! Requests of the HTTP API about rules and positions, answered without a server.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use hnefi_rules::MoveText;
use hnefi_rulesets::{Layout, Ruleset};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::code::Code;
use crate::records::{CheckedRecord, Reader, RecordsRequest, read_records};
use crate::refusal::{ProblemDocument, Refusal};
use crate::ruleset_registry::RulesetRegistry;
use crate::{
    CheckedDiagram, Comparison, DiagramQuery, DisagreementList, DraftPage, Explanation, ExplanationRequest, LayoutPage,
    LessonList, LevelList, PlayedOn, PositionRequest, PositionState, RulesetList, RulesetPage, SourceList, Superseded, Tried,
};

/// A request below `/api/v1`.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The method.
    pub method: &'a str,
    /// The parts of the path, decoded.
    pub path: &'a [&'a str],
    /// The parameters of the query, decoded.
    pub query: &'a BTreeMap<String, String>,
    /// The body.
    pub body: &'a str,
}

impl Asked<'_> {
    fn parameter(&self, name: &str) -> Result<&str, Refusal> {
        let missing = || Refusal::new(Code::BadRequest, format!("the query lacks `{name}`"));
        self.query.get(name).map(String::as_str).ok_or_else(missing)
    }

    /// A parameter that may be left out.
    fn parsed<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>, Refusal> {
        let unread = |error| Refusal::new(Code::BadRequest, format!("`{name}`: {error}"));
        self.query.get(name).map(|text| text.parse()).transpose().map_err(unread)
    }

    fn json<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        serde_json::from_str(self.body).map_err(|error| Refusal::new(Code::BadRequest, format!("the body: {error}")))
    }
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The HTTP status.
    pub status: u16,
    /// JSON, the text of a rule-set file, or an SVG picture.
    pub body: String,
}

/// The most plies of a game in a record or under a picture.
const MAX_PLIES: usize = 2000;

/// Reads records to the end, and only shows them.
struct KeepsNothing;

impl Reader for KeepsNothing {
    fn is_stopped(&self) -> bool {
        false
    }

    fn keep(&mut self, _: &CheckedRecord) -> Option<String> {
        None
    }
}

/// Answers requests about some rule sets.
pub struct Answers {
    rulesets: Arc<RulesetRegistry>,
    played_on: OnceLock<PlayedOn>,
}

impl Answers {
    /// Answers about these rule sets.
    #[must_use]
    pub fn new(rulesets: Arc<RulesetRegistry>) -> Answers {
        Answers { rulesets, played_on: OnceLock::new() }
    }

    /// The answer; `None` for what the API does not have, or needs a server for.
    #[must_use]
    pub fn answer(&self, asked: &Asked<'_>) -> Option<Answered> {
        let body = match (asked.method, asked.path) {
            ("GET", ["rulesets"]) => json(&RulesetList::of(&self.rulesets)),
            ("GET", ["rulesets", id]) => self.ruleset(id, asked),
            ("GET", ["rulesets", id, "template"]) => self.template(id, asked),
            ("GET", ["compare"]) => self.pair(asked).and_then(|(a, b)| json(&Comparison::of(&a, &b))),
            ("GET", ["disagreements"]) => self.pair(asked).and_then(|(a, b)| json(&DisagreementList::of(&a, &b))),
            ("GET", ["sources"]) => json(&SourceList::all()),
            ("GET", ["levels"]) => json(&LevelList::all()),
            ("GET", ["layouts", id]) => self.layout(id, asked),
            ("GET", ["lessons"]) => LessonList::all().map_err(|error| Refusal::internal(&error)).and_then(|list| json(&list)),
            ("GET", ["lessons", id, task]) => tried(id, task, asked),
            ("GET", ["diagram.svg"]) => self.diagram(asked),
            ("POST", ["drafts"]) => asked.json().and_then(|draft| json(&DraftPage::judged(&draft, &self.rulesets, &|| false)?)),
            ("POST", ["positions"]) => asked.json().and_then(|request| self.position(&request)),
            ("POST", ["records"]) => match asked.json() {
                // A library is a server's.
                Ok(RecordsRequest { keep: true, .. }) => return None,
                Ok(request) => {
                    read_records(&request, &self.rulesets, MAX_PLIES, &mut KeepsNothing).and_then(|answer| json(&answer))
                }
                Err(refusal) => Err(refusal),
            },
            ("POST", ["explanations"]) => self.explanation(asked),
            _ => return None,
        };
        let refused = |refusal: Refusal| {
            let status = refusal.code.status();
            let body = json(&ProblemDocument::of(refusal, status, None)).unwrap_or_default();
            Answered { status, body }
        };
        Some(body.map_or_else(refused, |body| Answered { status: 200, body }))
    }

    fn ruleset(&self, id: &str, asked: &Asked<'_>) -> Result<String, Refusal> {
        let rules = self.rulesets.ruleset(id)?;
        let superseded = Superseded::asked_for(rules.base_id(), rules.versions(), asked.parsed("version")?)?;
        let page = RulesetPage::of(&rules).map_err(|error| Refusal::internal(&error))?;
        json(&page.asked_for(superseded))
    }

    fn template(&self, id: &str, asked: &Asked<'_>) -> Result<String, Refusal> {
        let rules = self.rulesets.ruleset(id)?;
        let short = asked.query.get("extends").filter(|extends| *extends == "1").and_then(|_| rules.child_template());
        Ok(short.unwrap_or_else(|| rules.template()))
    }

    fn layout(&self, id: &str, asked: &Asked<'_>) -> Result<String, Refusal> {
        let layout = Layout::named(id).map_err(|error| Refusal::new(Code::UnknownLayout, error.to_string()))?;
        let superseded = Superseded::asked_for(&layout.id, layout.versions(), asked.parsed("version")?)?;
        let played_on = self.played_on.get_or_init(|| PlayedOn::of(&self.rulesets));
        json(&LayoutPage::of(&layout, played_on.layout(&layout.id), superseded))
    }

    fn diagram(&self, asked: &Asked<'_>) -> Result<String, Refusal> {
        let given = |name: &str| asked.query.get(name).cloned();
        let query = DiagramQuery {
            rules: asked.parameter("rules")?.to_owned(),
            position: given("position"),
            moves: given("moves"),
            arrows: given("arrows"),
            marks: given("marks"),
            theme: given("theme"),
            coordinates: asked.parsed("coordinates")?,
            flipped: asked.parsed("flipped")?,
            size: asked.parsed("size")?,
        };
        let CheckedDiagram { sheet, width, theme } = query.read(&self.rulesets, MAX_PLIES)?;
        sheet.svg(width, theme).map_err(|error| Refusal::new(Code::BadRequest, error.to_string()))
    }

    fn pair(&self, asked: &Asked<'_>) -> Result<(Ruleset, Ruleset), Refusal> {
        Ok((self.rulesets.ruleset(asked.parameter("a")?)?, self.rulesets.ruleset(asked.parameter("b")?)?))
    }

    fn position(&self, request: &PositionRequest) -> Result<String, Refusal> {
        let (rules, game) = request.game(&self.rulesets)?;
        json(&PositionState::of(&rules, &game))
    }

    fn explanation(&self, asked: &Asked<'_>) -> Result<String, Refusal> {
        let ExplanationRequest { position, r#move } = asked.json()?;
        let text: MoveText = r#move.parse().map_err(|error| Refusal::new(Code::BadRequest, format!("`move`: {error}")))?;
        let (rules, game) = position.game(&self.rulesets)?;
        json(&Explanation::of(&rules, &game, text.mv))
    }
}

fn tried(lesson: &str, task: &str, asked: &Asked<'_>) -> Result<String, Refusal> {
    let unread = |error| Refusal::new(Code::BadRequest, format!("`{task}`: {error}"));
    let moves = asked.query.get("moves").map_or("", String::as_str);
    json(&Tried::by(lesson, task.parse().map_err(unread)?, moves)?)
}

fn json(value: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(|error| Refusal::internal(&error))
}
