//! What follows when somebody wants something: the events that happen, or why not. No clock, no store, and chance only as handed in.

use hnefi_rules::{Game, Move, MoveText, PlayError, Side};

use crate::events::Event;
use crate::problem::{Code, Problem};
use crate::random::NoRandomness;
use crate::state::State;
use crate::wire::DrawAction;

/// What somebody wants.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// A person moves.
    Play {
        /// The move as sent.
        text: MoveText,
        /// The number the sender believes it has.
        ply: usize,
    },
    /// A person wants his last move back.
    TakeBack,
    /// A person gives up.
    Resign {
        /// For which side, if he says so.
        side: Option<Side>,
    },
    /// A person talks about a draw.
    Draw {
        /// What he says.
        action: DrawAction,
        /// For which side, if he says so.
        side: Option<Side>,
    },
    /// The engine has found its move.
    EngineMove(Move),
    /// The engine has made up its mind about an offer.
    EngineAnswer {
        /// Yes or no.
        accept: bool,
    },
}

/// A change about to happen.
pub(crate) struct Change {
    /// The state afterwards.
    pub(crate) state: State,
    /// What happens, never empty.
    pub(crate) events: Vec<Event>,
}

/// The most throws in a row for one turn: a bound on the loop, which no game reaches.
const MOST_THROWS: usize = 200;
/// Events for each ply that a game may have: moves taken back and offers made count too.
const EVENTS_PER_PLY: usize = 10;

impl Change {
    fn begin(state: &State) -> Change {
        Change { state: state.clone(), events: Vec::new() }
    }

    fn add(&mut self, event: Event) -> Result<(), Problem> {
        self.state.apply(&event).map_err(|error| Problem::internal(&error))?;
        self.events.push(event);
        Ok(())
    }

    /// Throws the die at the beginning of a turn, until somebody may move.
    fn throw(&mut self, die: Die, most_plies: usize) -> Result<(), Problem> {
        for _ in 0..MOST_THROWS {
            if !self.state.game.awaits_throw() || self.state.game.plies().len() >= most_plies {
                break;
            }
            let value = die().map_err(|error| Problem::internal(&error))?;
            self.add(Event::Thrown { value })?;
        }
        Ok(())
    }

    fn if_any(self) -> Option<Change> {
        (!self.events.is_empty()).then_some(self)
    }
}

/// Throws a die.
pub(crate) type Die = fn() -> Result<u8, NoRandomness>;

/// Where decisions are made.
#[derive(Clone, Copy)]
pub(crate) struct Decider {
    /// The die.
    pub(crate) die: Die,
    /// Plies that a game may have.
    pub(crate) most_plies: usize,
}

impl Decider {
    /// What happens next without anybody's doing: the die is thrown.
    pub(crate) fn settle(self, state: &State) -> Result<Option<Change>, Problem> {
        let mut change = Change::begin(state);
        change.throw(self.die, self.most_plies)?;
        Ok(change.if_any())
    }

    /// What follows from an action; `None` if everything stays as it is.
    ///
    /// # Errors
    /// The [`Problem`] that the actor is told.
    pub(crate) fn decide(self, state: &State, action: &Action) -> Result<Option<Change>, Problem> {
        let mut change = Change::begin(state);
        let most_events = self.most_plies * EVENTS_PER_PLY;
        let ends_game = matches!(action, Action::Resign { .. } | Action::EngineAnswer { .. });
        if !ends_game && state.version >= u64::try_from(most_events).unwrap_or(u64::MAX) {
            return Err(Problem::new(Code::TooLarge, format!("in a game at most {most_events} things can happen")));
        }
        match action {
            Action::Play { text, ply } => {
                if was_played(&state.game, text, *ply) {
                    return Ok(None);
                }
                let event = self.play(state, text, *ply)?;
                change.add(event)?;
            }
            Action::TakeBack => change.add(take_back(state)?)?,
            Action::Resign { side } => {
                let side = speaker(state, *side)?.ok_or_else(which_side)?;
                still_on(state)?;
                change.add(Event::Resigned { side })?;
            }
            Action::Draw { action, side } => {
                if let Some(event) = draw(state, *action, *side)? {
                    change.add(event)?;
                }
            }
            Action::EngineMove(mv) => {
                let mut probe = state.game.clone();
                let text = probe.play(*mv).map_err(|error| Problem::internal(&error))?.text();
                change.add(Event::Moved { text })?;
            }
            Action::EngineAnswer { accept } => {
                let Some(offering) = state.offer else { return Ok(None) };
                let side = offering.other();
                change.add(if *accept { Event::Accepted { side } } else { Event::Declined { side } })?;
            }
        }
        change.throw(self.die, self.most_plies)?;
        Ok(change.if_any())
    }

    fn play(self, state: &State, text: &MoveText, ply: usize) -> Result<Event, Problem> {
        still_on(state)?;
        let next = state.game.plies().len() + 1;
        if ply != next {
            return Err(Problem::new(Code::OutOfStep, format!("ply {ply} was sent, ply {next} is to be played")));
        }
        let side = state.game.position().side();
        if !state.is_human(side) {
            return Err(Problem::new(Code::NotYourTurn, format!("the {side} are to move, and the engine plays them")));
        }
        if next > self.most_plies {
            return Err(Problem::new(Code::TooLarge, format!("a game has at most {} plies", self.most_plies)));
        }
        let mut probe = state.game.clone();
        let text = probe.play_text(text).map_err(|error| refused(&error))?.text();
        Ok(Event::Moved { text })
    }
}

fn refused(error: &PlayError) -> Problem {
    match error {
        PlayError::GameOver(_) => Problem::new(Code::GameOver, error.to_string()),
        _ => Problem::new(Code::IllegalMove, error.to_string()),
    }
}

/// Whether this very move is already the ply of that number: it was sent twice.
fn was_played(game: &Game, text: &MoveText, ply: usize) -> bool {
    ply.checked_sub(1).and_then(|index| game.plies().get(index)).is_some_and(|played| played.mv == Some(text.mv))
}

fn still_on(state: &State) -> Result<(), Problem> {
    match state.game.outcome() {
        None => Ok(()),
        Some(outcome) => Err(Problem::new(Code::GameOver, format!("the game is over: {outcome}"))),
    }
}

fn which_side() -> Problem {
    Problem::new(Code::BadRequest, "this seat holds both sides: `side` must say which is meant")
}

/// The side that a person speaks for: the one he names, or the only one he plays; `None` if it could be either.
fn speaker(state: &State, named: Option<Side>) -> Result<Option<Side>, Problem> {
    match named {
        Some(side) if state.is_human(side) => Ok(Some(side)),
        Some(side) => Err(Problem::new(Code::NotYourSeat, format!("the engine plays the {side}"))),
        None => match Side::BOTH.into_iter().filter(|side| state.is_human(*side)).collect::<Vec<_>>()[..] {
            [] => Err(Problem::new(Code::NotYourSeat, "the engine plays both sides")),
            [side] => Ok(Some(side)),
            _ => Ok(None),
        },
    }
}

/// Back to the last turn of a person.
fn take_back(state: &State) -> Result<Event, Problem> {
    speaker(state, None)?;
    if state.game.outcome().is_some_and(|outcome| outcome.rule.is_none()) {
        still_on(state)?;
    }
    let moves = state.game.plies().iter().rev().filter(|ply| ply.mv.is_some());
    let mine = moves.enumerate().find(|(_, ply)| state.is_human(ply.side));
    match mine {
        Some((after, _)) => Ok(Event::TakenBack { moves: after + 1 }),
        None => Err(Problem::new(Code::NothingToTakeBack, "this seat has not moved yet")),
    }
}

/// A word about a draw.
fn draw(state: &State, action: DrawAction, named: Option<Side>) -> Result<Option<Event>, Problem> {
    let speaker = speaker(state, named)?;
    still_on(state)?;
    let no_offer = |words: &str| Err(Problem::new(Code::NoOffer, words));
    match action {
        DrawAction::Offer => {
            let side = speaker.ok_or_else(which_side)?;
            Ok(match state.offer {
                Some(offering) if offering == side => None,
                // Both want it.
                Some(_) => Some(Event::Accepted { side }),
                None => Some(Event::Offered { side }),
            })
        }
        DrawAction::Accept | DrawAction::Decline => match state.offer {
            Some(offering) if speaker.is_none_or(|side| side != offering) => {
                let side = offering.other();
                Ok(Some(if action == DrawAction::Accept { Event::Accepted { side } } else { Event::Declined { side } }))
            }
            _ => no_offer("the other side offers no draw"),
        },
        DrawAction::Withdraw => match state.offer {
            Some(side) if speaker.is_none_or(|speaker| speaker == side) => Ok(Some(Event::Withdrawn { side })),
            _ => no_offer("this side offers no draw"),
        },
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Position;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::random::{Random128, SeatHash};
    use crate::wire::Seat;

    fn state(rules: &str, attackers: Seat, defenders: Seat) -> State {
        let rules = Ruleset::named(rules).expect("built in");
        let start = Position::start(&rules).to_string();
        let event = Event::Created { rules: rules.id(), start, attackers, defenders, file: None };
        State::begin(Random128::new().expect("randomness"), 0, SeatHash::of("secret"), &event).expect("a game")
    }

    fn decider(die: Die) -> Decider {
        Decider { die, most_plies: 40 }
    }

    fn play(state: &State, text: &str, ply: usize) -> Result<Option<Change>, Problem> {
        decider(|| Ok(3)).decide(state, &Action::Play { text: text.parse().expect("a move"), ply })
    }

    fn changed(change: Result<Option<Change>, Problem>) -> Change {
        change.expect("allowed").expect("a change")
    }

    fn code(change: Result<Option<Change>, Problem>) -> Code {
        change.err().expect("a problem").code()
    }

    #[test]
    fn an_odd_throw_stands_and_even_throws_lose_turns_until_the_game_is_full() {
        let state = state("tawlbwrdd-bell-dice", Seat::Human, Seat::Human);
        let odd = decider(|| Ok(5)).settle(&state).expect("allowed").expect("a change");
        assert_eq!(odd.events, [Event::Thrown { value: 5 }]);
        assert_eq!(odd.state.game.die(), Some(5));
        assert!(decider(|| Ok(5)).settle(&odd.state).expect("allowed").is_none());
        let even = decider(|| Ok(2)).settle(&state).expect("allowed").expect("a change");
        assert_eq!(even.events.len(), 40);
        assert!(even.state.game.plies().iter().all(|ply| ply.mv.is_none() && ply.die == Some(2)));
    }

    #[test]
    fn a_move_of_a_dice_game_comes_with_the_next_throw() {
        let state = decider(|| Ok(1)).settle(&state("tawlbwrdd-bell-dice", Seat::Human, Seat::Human));
        let state = changed(state).state;
        let mv = state.game.legal_moves()[0];
        let change = changed(play(&state, &mv.to_string(), 1));
        assert_eq!(change.events.len(), 2);
        assert_eq!((change.state.game.plies()[0].die, change.state.game.die()), (Some(1), Some(3)));
        let back = changed(decider(|| Ok(6)).decide(&change.state, &Action::TakeBack));
        assert_eq!(back.events, [Event::TakenBack { moves: 1 }]);
        assert_eq!(back.state.game.die(), Some(1), "the die is not thrown again");
    }

    #[test]
    fn the_same_move_under_the_same_number_is_played_once() {
        let state = state("tablut-murray", Seat::Human, Seat::Human);
        let after = changed(play(&state, "d1-b1", 1)).state;
        assert!(play(&after, "d1-b1", 1).expect("allowed").is_none());
        assert_eq!(code(play(&after, "d1-c1", 1)), Code::OutOfStep);
        assert_eq!(code(play(&after, "f5-f2", 3)), Code::OutOfStep);
        assert_eq!(code(play(&after, "f5-f2", 0)), Code::OutOfStep);
        assert_eq!(code(play(&after, "f5-g6", 2)), Code::IllegalMove);
        assert_eq!(code(play(&after, "f5-f2xa1", 2)), Code::IllegalMove);
    }

    #[test]
    fn against_the_engine_two_plies_are_taken_back_and_one_while_it_thinks() {
        let state = state("tablut-murray", Seat::Human, Seat::Engine { level: 1 });
        assert_eq!(code(decider(|| Ok(1)).decide(&state, &Action::TakeBack)), Code::NothingToTakeBack);
        let thinking = changed(play(&state, "d1-b1", 1)).state;
        assert_eq!(code(play(&thinking, "f5-f2", 2)), Code::NotYourTurn);
        let back = |state: &State| changed(decider(|| Ok(1)).decide(state, &Action::TakeBack)).events;
        assert_eq!(back(&thinking), [Event::TakenBack { moves: 1 }]);
        let mv = thinking.game.legal_moves()[0];
        let moved = changed(decider(|| Ok(1)).decide(&thinking, &Action::EngineMove(mv))).state;
        assert_eq!(back(&moved), [Event::TakenBack { moves: 2 }]);
    }

    #[test]
    fn an_offer_lapses_when_the_other_side_moves_on() {
        let state = state("tablut-murray", Seat::Human, Seat::Human);
        let offer = |state: &State, side| decider(|| Ok(1)).decide(state, &Action::Draw { action: DrawAction::Offer, side });
        assert_eq!(code(offer(&state, None)), Code::BadRequest);
        let offered = changed(offer(&state, Some(Side::Attackers))).state;
        assert!(offer(&offered, Some(Side::Attackers)).expect("allowed").is_none());
        let moved = changed(play(&offered, "d1-b1", 1)).state;
        assert_eq!(moved.offer, Some(Side::Attackers));
        let answered = changed(play(&moved, "f5-f2", 2)).state;
        assert_eq!(answered.offer, None);
        let both = changed(offer(&moved, Some(Side::Defenders)));
        assert_eq!(both.events, [Event::Accepted { side: Side::Defenders }]);
        assert_eq!(code(play(&both.state, "f5-f2", 2)), Code::GameOver);
    }

    #[test]
    fn a_game_ends_somewhere() {
        let mut state = state("tablut-murray", Seat::Human, Seat::Human);
        for ply in 1..=40 {
            // Back and forth; this rule set does not mind.
            let text = ["d1-c1", "e3-d3", "c1-d1", "d3-e3"][(ply - 1) % 4];
            state = changed(play(&state, text, ply)).state;
        }
        assert_eq!(code(play(&state, "d1-c1", 41)), Code::TooLarge);
    }
}
