//! How a game begins: what a request for one asks for, checked.

use hnefi_api::Code;
use hnefi_engine::Level;
use hnefi_rules::Side;
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::json::NewGame;
use crate::{Event, NoRandomness, PerSide, Random128, Seat, SeatHash, State, Terms};

/// A game that has been created, and is not stored yet.
pub struct Begun {
    /// Its state after its first event.
    pub state: State,
    /// The secret of the person who created it.
    pub token: String,
    /// Its first event.
    pub created: Event,
    /// The secrets of its open seats.
    pub invitations: Invitations,
}

/// The secrets of the invitations to open seats: they go into the link that is sent, `/game/ID#seat=SECRET`.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Invitations {
    /// To the attackers' seat; null where it is not open.
    attackers: Option<String>,
    /// To the defenders' seat; null where it is not open.
    defenders: Option<String>,
}

impl From<NoRandomness> for hnefi_api::Refusal {
    fn from(error: NoRandomness) -> hnefi_api::Refusal {
        hnefi_api::Refusal::internal(&error)
    }
}

/// Begins a game by a rule set, at a time in milliseconds since 1970. `name` is what the person is called who creates it.
///
/// # Errors
/// What is wrong with what the request asks for.
pub fn begin(new: &NewGame, name: Option<String>, rules: &Ruleset, now: u64) -> Result<Begun, hnefi_api::Refusal> {
    let rules = on_layout(rules, new.layout.as_deref())?;
    let game = hnefi_api::replay(&rules, new.start.as_deref(), &[])?;
    if let Some(outcome) = game.outcome() {
        return Err(hnefi_api::Refusal::new(Code::GameOver, format!("the game is over in that position: {outcome}")));
    }
    let kinds = PerSide { attackers: Seat::from(new.attackers), defenders: new.defenders.into() };
    for (_, seat) in kinds.both() {
        if let Seat::Engine { level } = *seat {
            Level::try_from(level).map_err(|error| refused(error.to_string()))?;
        }
    }
    let (id, token) = (Random128::new()?, Random128::new()?.to_string());
    let (terms, invitations) = terms(new, kinds, name)?;
    let created = Event::Created {
        rules: rules.id(),
        start: game.start().to_string(),
        attackers: kinds.attackers,
        defenders: kinds.defenders,
        file: rules.own_file().map(str::to_owned),
        terms: (terms != Terms::default()).then(|| Box::new(terms)),
    };
    let state = State::begin(id, now, SeatHash::of(&token), &created).map_err(|error| hnefi_api::Refusal::internal(&error))?;
    Ok(Begun { state, token, created, invitations })
}

fn refused(detail: impl Into<String>) -> hnefi_api::Refusal {
    hnefi_api::Refusal::new(Code::BadRequest, detail)
}

/// A rule set on the layout asked for.
fn on_layout(rules: &Ruleset, layout: Option<&str>) -> Result<Ruleset, hnefi_api::Refusal> {
    let Some(layout) = layout else { return Ok(rules.clone()) };
    let unknown = |detail: String| hnefi_api::Refusal::new(Code::UnknownLayout, detail);
    if !rules.layouts().iter().any(|known| known.id == *layout) {
        let shown: String = layout.chars().take(80).collect();
        return Err(unknown(format!("`{}` is not played on a layout `{shown}`", rules.base_id())));
    }
    let id = rules.id();
    let options = id.split_once('+').map_or("", |(_, selection)| selection);
    rules.choosing(&format!("{options}+{layout}")).map_err(|error| unknown(error.to_string()))
}

/// What is agreed beyond the rules, and the secrets of the invitations to open seats.
fn terms(new: &NewGame, kinds: PerSide<Seat>, name: Option<String>) -> Result<(Terms, Invitations), hnefi_api::Refusal> {
    let engine = |side| matches!(kinds.of(side), Seat::Engine { .. });
    let choice = PerSide { attackers: new.clocks.attackers, defenders: new.clocks.defenders };
    let mut clocks = PerSide::default();
    for (side, control) in choice.both() {
        let Some(control) = control else { continue };
        if engine(side) {
            return Err(refused(format!("`clocks.{side}`: the engine has no clock")));
        }
        *clocks.of_mut(side) = Some(control.checked().map_err(|wrong| refused(format!("`clocks.{side}`: {wrong}")))?);
    }
    if let PerSide { attackers: Some(one), defenders: Some(other) } = clocks
        && one.is_live() != other.is_live()
    {
        return Err(refused("`clocks`: either both play by correspondence or neither"));
    }
    if new.two_games && new.pie {
        return Err(refused("`two_games` and `pie` make up for the same inequality: choose one"));
    }
    let open = Side::BOTH.into_iter().any(|side| *kinds.of(side) == Seat::Open);
    for (field, asked) in [("listed", new.listed), ("draw_sides", new.draw_sides)] {
        if asked && !open {
            return Err(refused(format!("`{field}`: no seat is open")));
        }
    }
    let secret = |side| (*kinds.of(side) == Seat::Open).then(Random128::new).transpose();
    let secrets = PerSide { attackers: secret(Side::Attackers)?, defenders: secret(Side::Defenders)? };
    let texts = PerSide::of_each(|side| secrets.of(side).map(|secret| secret.to_string()));
    let is_host = |side| *kinds.of(side) == Seat::Human;
    let terms = Terms {
        clocks,
        names: PerSide::of_each(|side| name.clone().filter(|_| is_host(side))),
        invitations: PerSide::of_each(|side| texts.of(side).as_deref().map(SeatHash::of)),
        draw_sides: new.draw_sides,
        pie: new.pie,
        two_games: new.two_games,
        listed: new.listed,
        ..Terms::default()
    };
    Ok((terms, Invitations { attackers: texts.attackers, defenders: texts.defenders }))
}
