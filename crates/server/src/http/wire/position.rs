//! A position that no game here need have: how clients tell it, and what they are told.

use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::points;
use super::{Aim, Move, Situation, Step};
use crate::analysis::position_facts::{self, MoveEffect};

/// A position: rules, where they begin, and what was played.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionRequest {
    /// A rule set's id, with options and layout if wanted.
    #[schema(example = "alea-walker-2015")]
    pub(crate) rules: Option<String>,
    /// Instead of `rules`: a game whose own rules are meant, as they were when it began.
    pub(crate) game: Option<String>,
    /// Instead of `rules`: the text of a rule-set file of one's own.
    pub(crate) draft: Option<String>,
    /// The options and the layout chosen of the draft, joined by `+`.
    pub(crate) selection: Option<String>,
    /// The first position, if not that of the layout.
    pub(crate) start: Option<String>,
    /// The moves from there, `pass` for a turn lost. Captures may be written, and must then be right.
    #[serde(default)]
    #[schema(example = json!(["a6-a7", "i8-e8"]))]
    pub(crate) moves: Vec<String>,
}

/// A position, and all that the rules say about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Position)]
pub(crate) struct PositionState {
    #[serde(flatten)]
    situation: Situation,
    /// How each side wins, in one line.
    aim: Aim,
    /// How often this position has stood on the board, this time included.
    times: usize,
    /// Moves that only the rule on repetition forbids.
    forbidden: Vec<Step>,
    /// The legal moves that capture.
    captures: Vec<Move>,
    /// The legal moves that decide the game for the side to move.
    wins: Vec<Move>,
    /// What the other side could do, were it to move now.
    threats: ThreatsJson,
    /// The king; null once he is captured or the game is over.
    king: Option<KingJson>,
}

/// What one side could do.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Threats)]
struct ThreatsJson {
    /// Its moves that capture.
    captures: Vec<Move>,
    /// Its moves that decide the game.
    wins: Vec<Move>,
}

/// What the king could do, while nobody else moved.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = King)]
struct KingJson {
    /// Where he stands.
    at: String,
    /// Where one move takes him.
    reach: Vec<String>,
    /// The shortest ways to where he escapes, of four moves at most; each begins where he stands.
    ways: Vec<Vec<String>>,
}

impl PositionState {
    /// A position as clients see it.
    pub(crate) fn of(rules: &Ruleset, game: &Game) -> PositionState {
        let (own, other) = (position_facts::own(game), position_facts::other(game));
        PositionState {
            situation: Situation::of(rules, game),
            aim: Aim::of(rules),
            times: times(game),
            forbidden: forbidden(game),
            captures: moves(&own.captures),
            wins: moves(&own.wins),
            threats: ThreatsJson { captures: moves(&other.captures), wins: moves(&other.wins) },
            king: position_facts::king(game).map(|king| KingJson {
                at: king.at.to_string(),
                reach: points(&king.reach),
                ways: king.ways.iter().map(|way| points(way)).collect(),
            }),
        }
    }
}

fn moves(effects: &[MoveEffect]) -> Vec<Move> {
    effects.iter().map(|effect| Move::of(effect.mv, &effect.captures)).collect()
}

fn times(game: &Game) -> usize {
    let now = game.position();
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
    before.filter(|position| position.hash() == now.hash() && *position == now).count()
}

fn forbidden(game: &Game) -> Vec<Step> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let allowed = game.legal_moves();
    let all = game.position().legal_moves(game.variant().compiled());
    if all.len() == allowed.len() {
        return Vec::new();
    }
    all.into_iter().filter(|mv| !allowed.contains(mv)).map(Step::from).collect()
}
