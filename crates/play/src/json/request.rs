//! What clients send.

use hnefi_api::Side;
use hnefi_rules::MoveText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate as game;
use crate::Action;

/// Who is to play a side of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Seat {
    /// The person who creates the game.
    Human,
    /// The engine.
    Engine {
        /// From 1, the weakest, to 8.
        #[schema(minimum = 1, maximum = 8, example = 4)]
        level: u8,
    },
    /// Another person, who takes the seat by its invitation.
    Open,
}

impl From<Seat> for game::Seat {
    fn from(seat: Seat) -> game::Seat {
        match seat {
            Seat::Human => game::Seat::Human,
            Seat::Engine { level } => game::Seat::Engine { level },
            Seat::Open => game::Seat::Open,
        }
    }
}

/// A game to be created.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// A rule set's id, with options and layout if wanted.
    #[schema(example = "alea-walker-2015")]
    pub rules: Option<String>,
    /// Instead of `rules`: the text of a rule-set file of one's own. The game keeps it.
    pub draft: Option<String>,
    /// The options and the layout chosen of the draft, joined by `+`.
    pub selection: Option<String>,
    /// The layout, if not the one that the id names or implies.
    #[schema(example = "alea-helmfrid-1")]
    pub layout: Option<String>,
    /// The first position, if not the layout's.
    #[schema(example = "/3t3/7/3T3/t2K2t/3T3/7/3t3/ d")]
    pub start: Option<String>,
    /// Who plays the attackers.
    pub attackers: Seat,
    /// Who plays the defenders.
    pub defenders: Seat,
    /// What the person who creates the game is called: at most 40 characters.
    #[schema(example = "Æthelstan")]
    pub name: Option<String>,
    /// The clocks. An engine has none.
    #[serde(default)]
    pub clocks: ClockChoice,
    /// Whether the sides are drawn when both seats are taken.
    #[serde(default)]
    pub draw_sides: bool,
    /// Whether the second player may take the first player's side after the first turn (the pie rule).
    #[serde(default)]
    pub pie: bool,
    /// Whether a second game with the sides exchanged follows, and both decide.
    #[serde(default)]
    pub two_games: bool,
    /// Whether an open seat is offered to everyone on this server.
    #[serde(default)]
    pub listed: bool,
}

/// The clocks of a new game; a side without one has all the time it wants.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockChoice {
    /// The attackers' clock.
    pub attackers: Option<TimeControl>,
    /// The defenders' clock.
    pub defenders: Option<TimeControl>,
}

/// How much time a player has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// A time for the whole game, and some more after every turn.
    SuddenDeath {
        /// Seconds at the start.
        #[schema(minimum = 1, maximum = 86400, example = 600)]
        main: u64,
        /// Seconds added after every turn.
        #[schema(maximum = 600, example = 5)]
        increment: u64,
    },
    /// A time for the game, and after it a number of periods. A turn that ends within its period gives the period back.
    ByoYomi {
        /// Seconds before the periods.
        #[schema(maximum = 86400, example = 600)]
        main: u64,
        /// Seconds of a period.
        #[schema(minimum = 1, maximum = 3600, example = 30)]
        period: u64,
        /// How many periods there are.
        #[schema(minimum = 1, maximum = 50, example = 5)]
        periods: u32,
    },
    /// A time for each turn.
    Correspondence {
        /// Days for a turn.
        #[schema(minimum = 1, maximum = 30, example = 3)]
        days: u64,
    },
}

/// Milliseconds of a second.
const SECOND: u64 = 1000;
/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * SECOND;

impl TimeControl {
    /// The time control of a game.
    ///
    /// # Errors
    /// What is wrong with a number of it.
    pub fn checked(self) -> Result<game::TimeControl, String> {
        let within = |what: &str, value: u64, least: u64, most: u64| {
            if (least..=most).contains(&value) { Ok(()) } else { Err(format!("`{what}` is {value}: {least} to {most}")) }
        };
        match self {
            TimeControl::SuddenDeath { main, increment } => {
                within("main", main, 1, 86_400)?;
                within("increment", increment, 0, 600)?;
                Ok(game::TimeControl::SuddenDeath { main: main * SECOND, increment: increment * SECOND })
            }
            TimeControl::ByoYomi { main, period, periods } => {
                within("main", main, 0, 86_400)?;
                within("period", period, 1, 3600)?;
                within("periods", periods.into(), 1, 50)?;
                Ok(game::TimeControl::ByoYomi { main: main * SECOND, period: period * SECOND, periods })
            }
            TimeControl::Correspondence { days } => {
                within("days", days, 1, 30)?;
                Ok(game::TimeControl::Correspondence { turn: days * DAY })
            }
        }
    }
}

impl From<game::TimeControl> for TimeControl {
    fn from(control: game::TimeControl) -> TimeControl {
        match control {
            game::TimeControl::SuddenDeath { main, increment } => {
                TimeControl::SuddenDeath { main: main / SECOND, increment: increment / SECOND }
            }
            game::TimeControl::ByoYomi { main, period, periods } => {
                TimeControl::ByoYomi { main: main / SECOND, period: period / SECOND, periods }
            }
            game::TimeControl::Correspondence { turn } => TimeControl::Correspondence { days: turn / DAY },
        }
    }
}

/// What a player does in a game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "action", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ActionRequest {
    /// Plays a move.
    Move {
        /// `from-to`; captures may be written, and must then be right.
        #[serde(deserialize_with = "game::as_text::deserialize")]
        #[schema(value_type = String, example = "d8-c8")]
        r#move: MoveText,
        /// The number that the move will have in `moves`, from 1. The same move sent again under the same number is played once.
        #[schema(minimum = 1, example = 13)]
        ply: usize,
    },
    /// Takes back to the last turn of this seat, or asks the other player for it.
    Takeback {
        /// May be left out unless the seat holds both sides.
        side: Option<Side>,
        /// How many moves the game has, so that the same request sent twice takes back once.
        plies: Option<usize>,
    },
    /// Gives up.
    Resign {
        /// May be left out unless the seat holds both sides.
        side: Option<Side>,
    },
    /// Offers something to the other player.
    Offer {
        /// What is offered.
        offer: OfferKind,
        /// May be left out unless the seat holds both sides.
        side: Option<Side>,
    },
    /// Accepts the other player's offer.
    Accept {
        /// What was offered, so that nothing else is accepted.
        offer: OfferKind,
    },
    /// Declines the other player's offer.
    Decline {
        /// What was offered.
        offer: OfferKind,
    },
    /// Withdraws this player's own offer.
    Withdraw {
        /// What was offered.
        offer: OfferKind,
    },
    /// Takes the other player's side, or keeps this one, where the pie rule lets the second player choose after the first move.
    ChooseSide {
        /// Whether the players exchange their sides.
        swap: bool,
    },
    /// Claims the game, which the other player has left.
    Claim,
    /// Calls the game off, as long as no more than one move has been played.
    Cancel,
    /// Says what this player answers to moves that the other player may make; empty takes all of it back.
    Plan {
        /// May be left out unless the seat holds both sides.
        side: Option<Side>,
        /// The moves that may come and the answers to them, alternating, each list beginning with a move of the other player.
        #[schema(example = json!([["a6-a7", "d8-c8"]]))]
        lines: Vec<Vec<String>>,
    },
    /// Changes the name that this player goes by, or takes it away.
    Rename {
        /// May be left out unless the seat holds both sides.
        side: Option<Side>,
        /// The new name; null takes the name away.
        name: Option<String>,
    },
    /// Says one of a few fixed things to the other player.
    Signal {
        /// What.
        signal: Signal,
    },
}

/// What players can say to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Signal {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// One moment, please.
    OneMoment,
    /// Are you still there? A player who does not answer for a while can lose the game.
    StillThere,
    /// I am here: the answer to that.
    Here,
}

/// What is done, as the game takes it.
pub enum Request {
    /// An action of the game.
    Act(Action),
    /// A word to the other player.
    Signal(Signal),
}

impl ActionRequest {
    /// What is done; `lag` is how many milliseconds the request was on its way.
    #[must_use]
    pub fn into_request(self, lag: u64) -> Request {
        Request::Act(match self {
            ActionRequest::Move { r#move, ply } => Action::Play { text: r#move, ply, lag },
            ActionRequest::Takeback { side, plies } => Action::TakeBack { side: side.map(Into::into), plies },
            ActionRequest::Resign { side } => Action::Resign { side: side.map(Into::into) },
            ActionRequest::Offer { offer, side } => Action::Offer { offer: offer.into(), side: side.map(Into::into) },
            ActionRequest::Accept { offer } => Action::Answer { offer: offer.into(), accept: true },
            ActionRequest::Decline { offer } => Action::Answer { offer: offer.into(), accept: false },
            ActionRequest::Withdraw { offer } => Action::Withdraw { offer: offer.into() },
            ActionRequest::ChooseSide { swap } => Action::ChooseSide { swap },
            // The game itself knows who is away.
            ActionRequest::Claim => Action::Claim { away: false },
            ActionRequest::Cancel => Action::Cancel,
            ActionRequest::Plan { side, lines } => Action::Plan { side: side.map(Into::into), lines },
            ActionRequest::Rename { side, name } => Action::Rename { side: side.map(Into::into), name },
            ActionRequest::Signal { signal } => return Request::Signal(signal),
        })
    }
}

/// What one player can offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To end the game as a draw.
    Draw,
    /// To take moves back.
    Takeback,
    /// To stop the clocks and go on later.
    Pause,
    /// To go on with a game that was paused.
    Resume,
    /// To play again with the sides exchanged.
    Rematch,
}

impl From<OfferKind> for game::OfferKind {
    fn from(kind: OfferKind) -> game::OfferKind {
        match kind {
            OfferKind::Draw => game::OfferKind::Draw,
            OfferKind::Takeback => game::OfferKind::Takeback,
            OfferKind::Pause => game::OfferKind::Pause,
            OfferKind::Resume => game::OfferKind::Resume,
            OfferKind::Rematch => game::OfferKind::Rematch,
        }
    }
}

impl From<game::OfferKind> for OfferKind {
    fn from(kind: game::OfferKind) -> OfferKind {
        match kind {
            game::OfferKind::Draw => OfferKind::Draw,
            game::OfferKind::Takeback => OfferKind::Takeback,
            game::OfferKind::Pause => OfferKind::Pause,
            game::OfferKind::Resume => OfferKind::Resume,
            game::OfferKind::Rematch => OfferKind::Rematch,
        }
    }
}
