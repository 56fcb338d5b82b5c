//! Why something is as it is on the board, with the rules that make it so.

use hnefi_messages::Text;
use hnefi_rules::{Fall, Game, Move, MoveError, PlayError, Point, RuleKey};
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::RuleInfo;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::source::{PlacePart, Source};
use crate::vocabulary::{MannerWord, PieceWord, StandingWord, manner_word, piece_word};
use crate::{Outcome, PositionRequest, Step, Words};

/// A move to be explained.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplanationRequest {
    /// Before the move.
    pub position: PositionRequest,
    /// The move, legal or not.
    #[schema(example = "a6-j6")]
    pub r#move: String,
}

/// What the rules make of a move, and which of them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Explanation {
    /// The move that was asked about.
    r#move: Step,
    /// Why it is not legal; null for a legal move.
    refusal: Option<Refusal>,
    /// What it captures, and why each piece falls.
    falls: Vec<FallJson>,
    /// How it ends the game, if it does.
    outcome: Option<Outcome>,
    /// Every rule that is behind any of that, in the order in which it is told.
    rules: Vec<CitedRule>,
}

/// Why a move is not legal.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Refusal {
    /// What is wrong with it.
    reason: RefusalReason,
    /// The point that is in the way, if there is one.
    point: Option<String>,
    /// How far the piece goes at most, where it went too far.
    limit: Option<u32>,
    /// The rules, by their keys.
    rules: Vec<&'static str>,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum RefusalReason {
    Occupied,
    Closed,
    NoStop,
    TooFar,
    NotStraight,
    NotYours,
    NoPiece,
    OffBoard,
    OtherGoesOn,
    MustCapture,
    MustGoOn,
    Repetition,
    GameOver,
    Other,
}

impl RefusalReason {
    /// The word for it in answers and in the ids of messages.
    const fn word(self) -> &'static str {
        match self {
            RefusalReason::Occupied => "occupied",
            RefusalReason::Closed => "closed",
            RefusalReason::NoStop => "no-stop",
            RefusalReason::TooFar => "too-far",
            RefusalReason::NotStraight => "not-straight",
            RefusalReason::NotYours => "not-yours",
            RefusalReason::NoPiece => "no-piece",
            RefusalReason::OffBoard => "off-board",
            RefusalReason::OtherGoesOn => "other-goes-on",
            RefusalReason::MustCapture => "must-capture",
            RefusalReason::MustGoOn => "must-go-on",
            RefusalReason::Repetition => "repetition",
            RefusalReason::GameOver => "game-over",
            RefusalReason::Other => "other",
        }
    }
}

/// A piece that falls.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Fall)]
struct FallJson {
    /// Where it stood.
    point: String,
    /// What it was.
    #[schema(value_type = PieceWord, example = "defender")]
    piece: String,
    /// Why it falls.
    #[schema(value_type = MannerWord, example = "between-two")]
    manner: &'static str,
    /// The points that held it, the mover's first.
    held_by: Vec<String>,
    /// The rules, by their keys.
    rules: Vec<&'static str>,
}

/// A rule with its source.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct CitedRule {
    /// Its key.
    key: &'static str,
    /// The rule in a sentence.
    sentence: Words,
    /// How it is known; null where the rule set leaves the rule out because the default applies.
    #[schema(value_type = Option<StandingWord>)]
    standing: Option<String>,
    /// Who says so.
    source: Option<Source>,
    /// The place in the source.
    r#where: Option<Words>,
    /// The same in parts; empty where it is written in words, or there is none.
    place: Vec<PlacePart>,
}

impl Explanation {
    /// What is to be said of a move.
    pub fn of(rules: &Ruleset, game: &Game, mv: Move) -> Explanation {
        let (mut refusal, mut falls, mut outcome) = (None, Vec::new(), None);
        let mut keys: Vec<RuleKey> = Vec::new();
        match game.check(mv) {
            Err(error) => {
                keys = game.rules_against(&error);
                refusal = Some(Refusal::of(&error, mv, &keys));
            }
            Ok(()) => {
                let why = game.falls(mv);
                keys.extend(why.iter().flat_map(|fall| &fall.rules));
                falls = why.iter().map(FallJson::of).collect();
                let mut after = game.clone();
                let end = if after.play(mv).is_ok() { after.outcome() } else { None };
                keys.extend(end.and_then(|end| end.rule));
                outcome = end.map(Outcome::from);
            }
        }
        Explanation { r#move: mv.into(), refusal, falls, outcome, rules: cited(rules, &keys) }
    }
}

/// Each rule once, with its source.
fn cited(rules: &Ruleset, keys: &[RuleKey]) -> Vec<CitedRule> {
    let written: Vec<RuleInfo> = rules.explained();
    let first = |(index, key): &(usize, &RuleKey)| !keys[..*index].contains(key);
    let cited = |(_, key): (usize, &RuleKey)| {
        let evidence = written.iter().find(|rule| rule.key == *key).map(|rule| &rule.evidence);
        let source = |of: &str| rules.sources().find(|(id, _)| *id == of).map(|(id, source)| Source::of(id, source));
        CitedRule {
            key: key.word(),
            sentence: (&rules.sentence(*key)).into(),
            standing: evidence.map(|evidence| evidence.standing.to_string()),
            source: evidence.and_then(|evidence| source(&evidence.source)),
            r#where: evidence.and_then(|evidence| evidence.at.as_ref()).map(|at| at.text().into()),
            place: evidence.iter().flat_map(|evidence| &evidence.at).flat_map(|at| at.parts()).map(PlacePart::of).collect(),
        }
    };
    keys.iter().enumerate().filter(first).map(cited).collect()
}

/// Why a game does not take a move, in a sentence. The words are those of the web client (`why-not-…`), which only programs with the texts of
/// a game embed.
pub fn refusal_text(error: &PlayError, mv: Move) -> Text {
    let refusal = Refusal::of(error, mv, &[]);
    let text = Text::message(format!("why-not-{}", refusal.reason.word()));
    let text = text.with("from", Text::same(mv.from.to_string())).with("to", Text::same(mv.to.to_string()));
    let text = text.with("limit", Text::number(refusal.limit.unwrap_or_default().into()));
    text.with("point", Text::same(refusal.point.unwrap_or_default()))
}

fn words(keys: &[RuleKey]) -> Vec<&'static str> {
    keys.iter().map(|key| key.word()).collect()
}

impl Refusal {
    fn of(error: &PlayError, mv: Move, rules: &[RuleKey]) -> Refusal {
        let (reason, point, limit): (_, Option<Point>, _) = match error {
            PlayError::GameOver(_) | PlayError::Illegal(MoveError::GameOver { .. }) => (RefusalReason::GameOver, None, None),
            PlayError::Repetition { .. } => (RefusalReason::Repetition, None, None),
            PlayError::Captures { .. }
            | PlayError::Piece { .. }
            | PlayError::NoPass(_)
            | PlayError::NoThrow
            | PlayError::Die(_) => (RefusalReason::Other, None, None),
            PlayError::Illegal(MoveError::OffBoard { point, .. }) => (RefusalReason::OffBoard, Some(*point), None),
            PlayError::Illegal(MoveError::NoPiece { .. }) => (RefusalReason::NoPiece, Some(mv.from), None),
            PlayError::Illegal(MoveError::NotYours { .. }) => (RefusalReason::NotYours, Some(mv.from), None),
            PlayError::Illegal(MoveError::NotStraight { .. }) => (RefusalReason::NotStraight, None, None),
            PlayError::Illegal(MoveError::Occupied { point, .. }) => (RefusalReason::Occupied, Some(*point), None),
            PlayError::Illegal(MoveError::Closed { point, .. }) => (RefusalReason::Closed, Some(*point), None),
            PlayError::Illegal(MoveError::TooFar { limit, .. }) => (RefusalReason::TooFar, None, Some(*limit)),
            PlayError::Illegal(MoveError::OtherGoesOn { point, .. }) => (RefusalReason::OtherGoesOn, Some(*point), None),
            PlayError::Illegal(MoveError::MustCapture { .. }) => (RefusalReason::MustCapture, None, None),
            PlayError::Illegal(MoveError::MustGoOn { point }) => (RefusalReason::MustGoOn, Some(*point), None),
            PlayError::Illegal(MoveError::NoStop { .. }) => (RefusalReason::NoStop, Some(mv.to), None),
        };
        Refusal { reason, point: point.map(|point| point.to_string()), limit, rules: words(rules) }
    }
}

impl FallJson {
    fn of(fall: &Fall) -> FallJson {
        FallJson {
            point: fall.point.to_string(),
            piece: piece_word(fall.piece),
            manner: manner_word(&fall.manner),
            held_by: fall.held_by.iter().map(Point::to_string).collect(),
            rules: words(&fall.rules),
        }
    }
}
