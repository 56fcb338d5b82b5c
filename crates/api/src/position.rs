//! A position that no game here need have: how clients tell it, and what they are told.

use hnefi_engine::{Barrier, CornerState};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::code::Code;
use crate::draft_rules::{check_selection, draft_rules};
use crate::moves::points;
use crate::position_facts::{self, Features, Men, MoveEffect};
use crate::refusal::Refusal;
use crate::replay::replay;
use crate::ruleset_registry::RulesetRegistry;
use crate::{Aim, Move, Situation, Step};

/// A position: rules, where they begin, and what was played.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    /// A rule set's id, with options and layout if wanted.
    #[schema(example = "alea-walker-2015")]
    pub rules: Option<String>,
    /// Instead of `rules`: a game whose own rules are meant, as they were when it began.
    pub game: Option<String>,
    /// Instead of `rules`: the text of a rule-set file of one's own.
    pub draft: Option<String>,
    /// The options and the layout chosen of the draft, joined by `+`.
    pub selection: Option<String>,
    /// The first position, if not that of the layout.
    pub start: Option<String>,
    /// The moves from there, `pass` for a turn lost. Captures may be written, and must then be right.
    #[serde(default)]
    #[schema(example = json!(["a6-a7", "i8-e8"]))]
    pub moves: Vec<String>,
}

/// What a request about a position must have.
pub const ONE_OF_THREE: &str = "give exactly one of `rules` (the id of a rule set), `game` (the id of a game, for its rules) and `draft` (the text of a rule-set file)";

impl PositionRequest {
    /// Plays the game that is described, where it needs no game of a server for its rules.
    ///
    /// # Errors
    /// A [`Refusal`] that says what is wrong with it.
    pub fn game(&self, rulesets: &RulesetRegistry) -> Result<(Ruleset, Game), Refusal> {
        let PositionRequest { rules, game, draft, selection, start, moves } = self;
        check_selection(draft.as_deref(), selection.as_deref())?;
        let rules = match (rules, game, draft) {
            (Some(id), None, None) => rulesets.ruleset(id)?,
            (None, None, Some(text)) => draft_rules(text, selection.as_deref().unwrap_or_default())?,
            (None, Some(id), None) => return Err(Refusal::new(Code::NotFound, format!("there is no game `{id}`"))),
            _ => return Err(Refusal::new(Code::BadRequest, ONE_OF_THREE)),
        };
        let game = replay(&rules, start.as_deref(), moves)?;
        Ok((rules, game))
    }
}

/// A position, and all that the rules say about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Position)]
pub struct PositionState {
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
    /// What a person should look at; null once the king is captured or the game is over.
    features: Option<FeaturesJson>,
}

/// What a person should look at on a board. Nothing of it is a judgement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Features)]
struct FeaturesJson {
    /// The men of each side, without the king.
    men: BySide<MenJson>,
    /// The men of each side that the other could capture, were it to move.
    hanging: BySide<Vec<String>>,
    /// The king's danger.
    king: KingDangerJson,
    /// What cuts the king off from everywhere he escapes, his own men stepping aside.
    ring: BarrierJson,
    /// The corners, where the king escapes to them; empty where he escapes to the edge.
    corners: Vec<CornerJson>,
    /// What cuts the king and all his men off from the edge, by which the attackers win once it is closed; null where no rule says so.
    encirclement: Option<BarrierJson>,
    /// How many moves each side has or would have; null where a side without one only loses its turn.
    mobility: Option<MobilityJson>,
}

/// A value for each side.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct BySide<T> {
    attackers: T,
    defenders: T,
}

impl<T> From<[T; 2]> for BySide<T> {
    fn from([attackers, defenders]: [T; 2]) -> BySide<T> {
        BySide { attackers, defenders }
    }
}

/// How many men a side has.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = MenLeft)]
struct MenJson {
    /// Now.
    now: u32,
    /// Where the game began.
    start: u32,
}

/// How near the king is to being captured where he stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = KingDanger)]
struct KingDangerJson {
    /// The points beside him that an attacker or a hostile point holds.
    held: Vec<String>,
    /// How many moves of attackers it takes at the least to capture him here; null where he cannot be captured.
    missing: Option<u32>,
}

/// A line of attackers that cuts something off.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Barrier)]
struct BarrierJson {
    /// Whether nothing gets through.
    closed: bool,
    /// The fewest points that attackers still have to come to; null where they are more than three, or no attackers would do.
    gaps: Option<Vec<String>>,
}

/// A corner where the king escapes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CornerState)]
struct CornerJson {
    /// The outermost point of the corner.
    at: String,
    /// Whether the king cannot come there past the attackers, however his own men step aside.
    closed: bool,
    /// How many attackers the best diagonal before it lacks; null where each has a defender on it.
    missing: Option<u32>,
    /// How many attackers stand near it.
    attackers: u32,
}

/// How many moves each side has, or would have on its turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Mobility)]
struct MobilityJson {
    /// Of the attackers.
    attackers: usize,
    /// Of the defenders.
    defenders: usize,
    /// Whether a side without a move loses; if not, the game is drawn.
    loses: bool,
}

impl From<&Features> for FeaturesJson {
    fn from(features: &Features) -> FeaturesJson {
        let Features { survey, men, hanging, mobility } = features;
        let men_json = |Men { now, start }: &Men| MenJson { now: *now, start: *start };
        FeaturesJson {
            men: [men_json(&men[0]), men_json(&men[1])].into(),
            hanging: [points(&hanging[0]), points(&hanging[1])].into(),
            king: KingDangerJson { held: points(&survey.king.held), missing: survey.king.missing },
            ring: (&survey.ring).into(),
            corners: survey.corners.iter().map(CornerJson::from).collect(),
            encirclement: survey.encirclement.as_ref().map(BarrierJson::from),
            mobility: mobility.as_ref().map(|mobility| {
                let [attackers, defenders] = mobility.moves;
                MobilityJson { attackers, defenders, loses: mobility.loses }
            }),
        }
    }
}

impl From<&Barrier> for BarrierJson {
    fn from(barrier: &Barrier) -> BarrierJson {
        BarrierJson { closed: barrier.is_closed(), gaps: barrier.gaps.as_deref().map(points) }
    }
}

impl From<&CornerState> for CornerJson {
    fn from(corner: &CornerState) -> CornerJson {
        let CornerState { at, closed, missing, attackers } = *corner;
        CornerJson { at: at.to_string(), closed, missing, attackers }
    }
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
    pub fn of(rules: &Ruleset, game: &Game) -> PositionState {
        let (own, other) = (position_facts::own(game), position_facts::other(game));
        let features = position_facts::features(game, &own, &other);
        PositionState {
            features: features.as_ref().map(FeaturesJson::from),
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
