//! Decides which events follow from an action, or why it is refused. It has no clock and no store, and chance is passed in.

use hnefi_rules::{Game, MoveText, Side};

use super::{Action, DrawAction, Event, Refusal, State};
use crate::random::NoRandomness;

/// The most throws in a row that lose turns: a bound on the loop, which no real game reaches.
const MAX_THROWS: usize = 200;
/// Events for each ply that a game may have: takebacks and offers count too.
const EVENTS_PER_PLY: usize = 10;

/// Throws a die.
pub(crate) type Die = fn() -> Result<u8, NoRandomness>;

/// Decides which events follow from an action.
#[derive(Clone, Copy)]
pub(crate) struct Decider {
    /// The die.
    pub(crate) die: Die,
    /// The most plies of a game.
    pub(crate) max_plies: usize,
}

impl Decider {
    /// The throw of the die that is due, if one is.
    ///
    /// # Errors
    /// [`NoRandomness`] where the die cannot be thrown.
    pub(crate) fn throw(self, state: &State) -> Result<Option<Event>, NoRandomness> {
        let plies = state.game.plies();
        let lost = plies.iter().rev().take_while(|ply| ply.mv.is_none()).count();
        if !state.game.awaits_throw() || plies.len() >= self.max_plies || lost >= MAX_THROWS {
            return Ok(None);
        }
        (self.die)().map(|value| Some(Event::Thrown { value }))
    }

    /// The events that follow from an action; none if the state stays as it is.
    ///
    /// # Errors
    /// The [`Refusal`] that is the answer to the action.
    pub(crate) fn decide(self, state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
        let most_events = self.max_plies * EVENTS_PER_PLY;
        let ends_game = matches!(action, Action::Resign { .. } | Action::EngineAnswer { .. });
        if !ends_game && state.version >= u64::try_from(most_events).unwrap_or(u64::MAX) {
            return Err(Refusal::TooManyEvents(most_events));
        }
        let event = match action {
            Action::Play { text, ply } if was_played(&state.game, text, *ply) => None,
            Action::Play { text, ply } => Some(self.play(state, text, *ply)?),
            Action::TakeBack => Some(take_back(state)?),
            Action::Resign { side } => {
                let side = speaker(state, *side)?.ok_or(Refusal::WhichSide)?;
                still_on(state)?;
                Some(Event::Resigned { side })
            }
            Action::Draw { action, side } => draw(state, *action, *side)?,
            Action::EngineMove(mv) => Some(moved(&state.game, &MoveText::new(*mv))?),
            Action::EngineAnswer { accept } => state.offer.map(|offering| {
                let side = offering.other();
                if *accept { Event::Accepted { side } } else { Event::Declined { side } }
            }),
        };
        Ok(event.into_iter().collect())
    }

    fn play(self, state: &State, text: &MoveText, ply: usize) -> Result<Event, Refusal> {
        still_on(state)?;
        let next = state.game.plies().len() + 1;
        if ply != next {
            return Err(Refusal::OutOfStep { sent: ply, next });
        }
        let side = state.game.position().side();
        if !state.is_human(side) {
            return Err(Refusal::EnginesTurn(side));
        }
        if next > self.max_plies {
            return Err(Refusal::TooManyPlies(self.max_plies));
        }
        moved(&state.game, text)
    }
}

/// A legal move with its captures.
fn moved(game: &Game, text: &MoveText) -> Result<Event, Refusal> {
    Ok(Event::moved(text.mv, game.ply_of(text)?.captures.as_slice()))
}

/// Whether this move was already played under that number: the client sent it twice.
fn was_played(game: &Game, text: &MoveText, ply: usize) -> bool {
    ply.checked_sub(1).and_then(|index| game.plies().get(index)).is_some_and(|played| played.mv == Some(text.mv))
}

fn still_on(state: &State) -> Result<(), Refusal> {
    match state.game.outcome() {
        None => Ok(()),
        Some(outcome) => Err(Refusal::GameOver(outcome)),
    }
}

/// The side that a person acts for: the one named, or the only one that the engine does not play; `None` if it could be either.
fn speaker(state: &State, named: Option<Side>) -> Result<Option<Side>, Refusal> {
    match named {
        Some(side) if state.is_human(side) => Ok(Some(side)),
        Some(side) => Err(Refusal::EnginesSide(side)),
        None => match Side::BOTH.into_iter().filter(|side| state.is_human(*side)).collect::<Vec<_>>()[..] {
            [] => Err(Refusal::EnginesGame),
            [side] => Ok(Some(side)),
            _ => Ok(None),
        },
    }
}

/// Takes back to the last turn of a person.
fn take_back(state: &State) -> Result<Event, Refusal> {
    speaker(state, None)?;
    if state.game.outcome().is_some_and(|outcome| outcome.rule.is_none()) {
        still_on(state)?;
    }
    let moves = state.game.plies().iter().rev().filter(|ply| ply.mv.is_some());
    let mine = moves.enumerate().find(|(_, ply)| state.is_human(ply.side));
    match mine {
        Some((after, _)) => Ok(Event::TakenBack { moves: after + 1 }),
        None => Err(Refusal::NothingToTakeBack),
    }
}

/// Offers, answers or withdraws a draw.
fn draw(state: &State, action: DrawAction, named: Option<Side>) -> Result<Option<Event>, Refusal> {
    let speaker = speaker(state, named)?;
    still_on(state)?;
    match action {
        DrawAction::Offer => {
            let side = speaker.ok_or(Refusal::WhichSide)?;
            Ok(match state.offer {
                Some(offering) if offering == side => None,
                // Both offer one.
                Some(_) => Some(Event::Accepted { side }),
                None => Some(Event::Offered { side }),
            })
        }
        DrawAction::Accept | DrawAction::Decline => match state.offer {
            Some(offering) if speaker.is_none_or(|side| side != offering) => {
                let side = offering.other();
                Ok(Some(if action == DrawAction::Accept { Event::Accepted { side } } else { Event::Declined { side } }))
            }
            _ => Err(Refusal::NoOfferToAnswer),
        },
        DrawAction::Withdraw => match state.offer {
            Some(side) if speaker.is_none_or(|speaker| speaker == side) => Ok(Some(Event::Withdrawn { side })),
            _ => Err(Refusal::NoOfferToWithdraw),
        },
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Position;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::game::{Change, Seat};
    use crate::random::{Random128, SeatHash};

    fn state(rules: &str, attackers: Seat, defenders: Seat) -> State {
        let rules = Ruleset::named(rules).expect("built in");
        let start = Position::start(&rules).to_string();
        let event = Event::Created { rules: rules.id(), start, attackers, defenders, file: None };
        State::begin(Random128::new().expect("randomness"), 0, SeatHash::of("secret"), &event).expect("a game")
    }

    fn decider(die: Die) -> Decider {
        Decider { die, max_plies: 40 }
    }

    fn after(decider: Decider, state: &State, events: Vec<Event>) -> Option<Change> {
        let change = state.after(events, decider).expect("events that were decided can be applied");
        (!change.events.is_empty()).then_some(change)
    }

    fn act(decider: Decider, state: &State, action: &Action) -> Result<Option<Change>, Refusal> {
        let events = decider.decide(state, action)?;
        if events.is_empty() { Ok(None) } else { Ok(after(decider, state, events)) }
    }

    fn play(state: &State, text: &str, ply: usize) -> Result<Option<Change>, Refusal> {
        act(decider(|| Ok(3)), state, &Action::Play { text: text.parse().expect("a move"), ply })
    }

    fn changed(change: Result<Option<Change>, Refusal>) -> Change {
        change.expect("allowed").expect("a change")
    }

    fn code(change: Result<Option<Change>, Refusal>) -> Refusal {
        change.err().expect("a refusal")
    }

    #[test]
    fn even_throws_lose_turns_until_an_odd_throw_or_the_limit() {
        let state = state("tawlbwrdd-bell-dice", Seat::Human, Seat::Human);
        let odd = after(decider(|| Ok(5)), &state, Vec::new()).expect("a change");
        assert_eq!(odd.events, [Event::Thrown { value: 5 }]);
        assert_eq!(odd.state.game.die(), Some(5));
        assert!(after(decider(|| Ok(5)), &odd.state, Vec::new()).is_none());
        let even = after(decider(|| Ok(2)), &state, Vec::new()).expect("a change");
        assert_eq!(even.events.len(), 40);
        assert!(even.state.game.plies().iter().all(|ply| ply.mv.is_none() && ply.die == Some(2)));
    }

    #[test]
    fn a_move_of_a_dice_game_is_followed_by_the_next_throw() {
        let state = state("tawlbwrdd-bell-dice", Seat::Human, Seat::Human);
        let state = after(decider(|| Ok(1)), &state, Vec::new()).expect("a throw").state;
        let mv = state.game.legal_moves()[0];
        let change = changed(play(&state, &mv.to_string(), 1));
        assert_eq!(change.events.len(), 2);
        assert_eq!((change.state.game.plies()[0].die, change.state.game.die()), (Some(1), Some(3)));
        let back = changed(act(decider(|| Ok(6)), &change.state, &Action::TakeBack));
        assert_eq!(back.events, [Event::TakenBack { moves: 1 }]);
        assert_eq!(back.state.game.die(), Some(1), "the die is not thrown again");
    }

    #[test]
    fn a_move_sent_again_under_its_number_is_played_once() {
        let state = state("tablut-murray", Seat::Human, Seat::Human);
        let after = changed(play(&state, "d1-b1", 1)).state;
        assert!(play(&after, "d1-b1", 1).expect("allowed").is_none());
        assert_eq!(code(play(&after, "d1-c1", 1)), Refusal::OutOfStep { sent: 1, next: 2 });
        assert_eq!(code(play(&after, "f5-f2", 3)), Refusal::OutOfStep { sent: 3, next: 2 });
        assert_eq!(code(play(&after, "f5-f2", 0)), Refusal::OutOfStep { sent: 0, next: 2 });
        assert!(matches!(code(play(&after, "f5-g6", 2)), Refusal::Illegal(_)));
        assert!(matches!(code(play(&after, "f5-f2xa1", 2)), Refusal::Illegal(_)));
    }

    #[test]
    fn against_the_engine_its_reply_is_taken_back_too() {
        let state = state("tablut-murray", Seat::Human, Seat::Engine { level: 1 });
        assert_eq!(code(act(decider(|| Ok(1)), &state, &Action::TakeBack)), Refusal::NothingToTakeBack);
        let thinking = changed(play(&state, "d1-b1", 1)).state;
        assert_eq!(code(play(&thinking, "f5-f2", 2)), Refusal::EnginesTurn(Side::Defenders));
        let back = |state: &State| changed(act(decider(|| Ok(1)), state, &Action::TakeBack)).events;
        assert_eq!(back(&thinking), [Event::TakenBack { moves: 1 }]);
        let mv = thinking.game.legal_moves()[0];
        let moved = changed(act(decider(|| Ok(1)), &thinking, &Action::EngineMove(mv))).state;
        assert_eq!(back(&moved), [Event::TakenBack { moves: 2 }]);
    }

    #[test]
    fn an_offer_lapses_when_the_other_side_moves_on() {
        let state = state("tablut-murray", Seat::Human, Seat::Human);
        let offer = |state: &State, side| act(decider(|| Ok(1)), state, &Action::Draw { action: DrawAction::Offer, side });
        assert_eq!(code(offer(&state, None)), Refusal::WhichSide);
        let offered = changed(offer(&state, Some(Side::Attackers))).state;
        assert!(offer(&offered, Some(Side::Attackers)).expect("allowed").is_none());
        let moved = changed(play(&offered, "d1-b1", 1)).state;
        assert_eq!(moved.offer, Some(Side::Attackers));
        let answered = changed(play(&moved, "f5-f2", 2)).state;
        assert_eq!(answered.offer, None);
        let both = changed(offer(&moved, Some(Side::Defenders)));
        assert_eq!(both.events, [Event::Accepted { side: Side::Defenders }]);
        assert!(matches!(code(play(&both.state, "f5-f2", 2)), Refusal::GameOver(_)));
    }

    #[test]
    fn a_game_has_a_maximum_number_of_plies() {
        let mut state = state("tablut-murray", Seat::Human, Seat::Human);
        for ply in 1..=40 {
            // Back and forth; this rule set does not mind.
            let text = ["d1-c1", "e3-d3", "c1-d1", "d3-e3"][(ply - 1) % 4];
            state = changed(play(&state, text, ply)).state;
        }
        assert_eq!(code(play(&state, "d1-c1", 41)), Refusal::TooManyPlies(40));
    }

    #[test]
    fn a_change_keeps_the_plies_that_are_not_taken_back() {
        let start = state("tablut-murray", Seat::Human, Seat::Human);
        let one = changed(play(&start, "d1-b1", 1));
        let two = changed(play(&one.state, "f5-f2", 2));
        let back = changed(act(decider(|| Ok(1)), &two.state, &Action::TakeBack));
        assert_eq!([one.kept, two.kept, back.kept], [0, 1, 1]);
        assert_eq!(back.state.game.plies().len(), 1);
        assert_eq!(two.state.game.plies().len(), 2, "the state before a change stays as it is");
    }
}
