//! Decides which events follow from an action, or why it is refused. It has no clock and no store; time and chance are passed in.

use hnefi_rules::{Game, MoveText, Side};

use super::action::Moderation;
use super::{Action, Actor, Event, Offer, OfferKind, Plan, Refusal, Seat, State, SwapReason};
use crate::random::{GameId, NoRandomness, SeatHash};

/// The most throws in a row that lose turns: a bound on the loop, which no real game reaches.
const MAX_THROWS: usize = 200;
/// Events for each ply that a game may have: takebacks and offers count too.
const EVENTS_PER_PLY: usize = 10;
/// Milliseconds of a pause after which one player can end it: a week.
const PAUSE_OF_BOTH: u64 = 7 * 24 * 60 * 60 * 1000;
/// A game with as many moves cannot be called off.
const MOVES_THAT_COUNT: usize = 2;

/// Decides which events follow from an action.
#[derive(Clone, Copy)]
pub struct Decider {
    /// Throws a die.
    pub die: fn() -> Result<u8, NoRandomness>,
    /// An id for a game that follows.
    pub fresh_id: fn() -> Result<GameId, NoRandomness>,
    /// The most plies of a game.
    pub max_plies: usize,
    /// The time, in milliseconds since 1970.
    pub now: u64,
}

impl Decider {
    /// The event that follows from the state by itself, if one does.
    ///
    /// # Errors
    /// [`NoRandomness`] where there is none.
    pub fn consequence(self, state: &State) -> Result<Option<Event>, NoRandomness> {
        if state.draw_sides && state.seats.are_taken() && !state.is_over() {
            let by = SwapReason::Drawn;
            return Ok(Some(if (self.die)()? <= 3 { Event::Swapped { by } } else { Event::SidesKept { by } }));
        }
        let outcome = state.game.outcome();
        if outcome.is_some() && state.terms.two_games && state.first.is_none() && state.next.is_none() {
            return Ok(Some(Event::Followed { game: (self.fresh_id)()? }));
        }
        if !state.is_on() {
            return Ok(None);
        }
        match self.throw(state)? {
            None => Ok(self.planned(state)),
            throw => Ok(throw),
        }
    }

    /// The throw of the die that is due, if one is.
    fn throw(self, state: &State) -> Result<Option<Event>, NoRandomness> {
        let plies = state.game.plies();
        let lost = plies.iter().rev().take_while(|ply| ply.mv.is_none()).count();
        if !state.game.awaits_throw() || plies.len() >= self.max_plies || lost >= MAX_THROWS {
            return Ok(None);
        }
        (self.die)().map(|value| Some(Event::Thrown { value }))
    }

    /// The move that the side to move has planned, if it is legal.
    fn planned(self, state: &State) -> Option<Event> {
        let side = state.game.side()?;
        let next = state.plans.of(side).next()?;
        (state.game.plies().len() < self.max_plies).then(|| moved(&state.game, next, 0).ok()).flatten()
    }

    /// The events that follow from an action; none if the state stays as it is.
    ///
    /// # Errors
    /// The [`Refusal`] that is the answer to the action.
    pub fn decide(self, state: &State, by: Actor, action: &Action) -> Result<Vec<Event>, Refusal> {
        let most_events = self.max_plies * EVENTS_PER_PLY;
        if !ends_game(action) && state.version >= u64::try_from(most_events).unwrap_or(u64::MAX) {
            return Err(Refusal::TooManyEvents(most_events));
        }
        match by {
            Actor::Person(key) => self.person(state, key, action),
            Actor::Server => self.server(state, action),
        }
    }

    fn person(self, state: &State, key: SeatHash, action: &Action) -> Result<Vec<Event>, Refusal> {
        if let Action::Join { side, invitation, name } = action {
            return join(state, key, *side, *invitation, name.as_deref());
        }
        if key != state.host && state.seats.sides_of(key).next().is_none() {
            return Err(Refusal::NoSeat);
        }
        match action {
            Action::Play { text, ply, lag } => self.play(state, key, text, *ply, *lag),
            Action::TakeBack { side, plies } => take_back(state, key, *side, *plies),
            Action::Resign { side } => {
                let side = speaker(state, key, *side)?.ok_or(Refusal::WhichSide)?;
                not_over(state)?;
                seated(state)?;
                Ok(vec![Event::Resigned { side }])
            }
            Action::Offer { offer: OfferKind::Takeback, side } => take_back(state, key, *side, None),
            Action::Offer { offer, side } => self.offer(state, key, *offer, *side),
            Action::Answer { offer, accept } => self.answer(state, key, *offer, *accept),
            Action::Withdraw { offer } => match state.offer {
                Some(Offer { side, kind }) if kind == *offer && state.seats.of(side).key == Some(key) => {
                    Ok(vec![Event::Withdrawn { side }])
                }
                _ => Err(Refusal::NoOfferToWithdraw(*offer)),
            },
            Action::ChooseSide { swap } => {
                let to_move = state.game.side().filter(|_| state.may_choose_side()).ok_or(Refusal::NoChoiceOfSide)?;
                speaker(state, key, Some(to_move))?;
                Ok(vec![choice(*swap)])
            }
            Action::Plan { side, lines } => plan(state, key, *side, lines),
            Action::Claim { away } => claim(state, key, *away),
            Action::Cancel if state.cancelled => Ok(Vec::new()),
            Action::Cancel => {
                not_over(state)?;
                if state.game.plies().len() >= MOVES_THAT_COUNT {
                    return Err(Refusal::TooLateToCancel);
                }
                Ok(vec![Event::Cancelled])
            }
            Action::Rename { side, name } => {
                let side = speaker(state, key, *side)?.ok_or(Refusal::WhichSide)?;
                Ok(rename(state, side, name.as_deref()))
            }
            // Only the server does the rest.
            _ => Err(Refusal::NoSeat),
        }
    }

    fn server(self, state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
        Ok(match action {
            Action::EngineMove(mv) => vec![moved(&state.game, &MoveText::new(*mv), 0)?],
            Action::EngineAnswer { accept } => {
                let answer = |offer: Offer| {
                    let side = offer.side.other();
                    if *accept { Event::Accepted { side } } else { Event::Declined { side } }
                };
                state.offer.map(answer).into_iter().collect()
            }
            Action::EngineChoice { swap } if state.may_choose_side() => vec![choice(*swap)],
            Action::Flag => match state.clocks.deadline() {
                Some((side, deadline)) if self.now >= deadline && state.is_on() => vec![Event::Flagged { side }],
                _ => Vec::new(),
            },
            Action::Outage { milliseconds } if state.clocks.running().is_some() => {
                vec![Event::Outage { milliseconds: *milliseconds }]
            }
            Action::Moderate(Moderation::Close) if !state.is_over() => vec![Event::Cancelled],
            Action::Moderate(Moderation::Rename { side, name }) => rename(state, *side, name.as_deref()),
            _ => Vec::new(),
        })
    }

    fn play(self, state: &State, key: SeatHash, text: &MoveText, ply: usize, lag: u64) -> Result<Vec<Event>, Refusal> {
        if was_played(&state.game, text, ply) {
            return Ok(Vec::new());
        }
        still_on(state)?;
        let next = state.game.plies().len() + 1;
        if ply != next {
            return Err(Refusal::OutOfStep { sent: ply, next });
        }
        let side = state.game.position().side();
        match state.seats.of(side).seat {
            Seat::Human if state.seats.of(side).key == Some(key) => {}
            Seat::Engine { .. } => return Err(Refusal::EnginesTurn(side)),
            Seat::Human | Seat::Open => return Err(Refusal::OthersTurn(side)),
        }
        if next > self.max_plies {
            return Err(Refusal::TooManyPlies(self.max_plies));
        }
        if state.clocks.is_out(side, self.now, lag) {
            return Ok(vec![Event::Flagged { side }]);
        }
        let lag = if state.clocks.running() == Some(side) { lag } else { 0 };
        Ok(vec![moved(&state.game, text, lag)?])
    }

    fn offer(self, state: &State, key: SeatHash, kind: OfferKind, named: Option<Side>) -> Result<Vec<Event>, Refusal> {
        let speaker = speaker(state, key, named)?;
        match kind {
            OfferKind::Draw | OfferKind::Pause | OfferKind::Takeback => still_on(state)?,
            OfferKind::Resume => {
                not_over(state)?;
                let since = state.paused.ok_or(Refusal::NotPaused)?;
                if self.now.saturating_sub(since) >= PAUSE_OF_BOTH {
                    return Ok(vec![Event::Resumed]);
                }
            }
            OfferKind::Rematch if state.next.is_some() => return Ok(Vec::new()),
            OfferKind::Rematch if !state.is_over() => return Err(Refusal::NotOver),
            OfferKind::Rematch => {}
        }
        // The engine answers draws only, and one person with both seats has no opponent to ask.
        if kind != OfferKind::Draw && !state.seats.are_two_people() {
            return if state.seats.are_taken() { self.done(kind) } else { Err(Refusal::NobodyElse) };
        }
        let side = speaker.ok_or(Refusal::WhichSide)?;
        match state.offer {
            None => Ok(vec![Event::Offered { side, offer: kind }]),
            Some(pending) if pending.kind == kind && pending.side == side => Ok(Vec::new()),
            // Both offer the same.
            Some(pending) if pending.kind == kind => self.accepted(state, side, pending),
            Some(pending) if pending.side == side => Ok(vec![Event::Withdrawn { side }, Event::Offered { side, offer: kind }]),
            Some(_) => Err(Refusal::OfferPending),
        }
    }

    fn answer(self, state: &State, key: SeatHash, kind: OfferKind, accept: bool) -> Result<Vec<Event>, Refusal> {
        let pending = state.offer.filter(|offer| offer.kind == kind).ok_or(Refusal::NoOfferToAnswer(kind))?;
        let side = pending.side.other();
        if state.seats.of(side).key != Some(key) {
            return Err(Refusal::NoOfferToAnswer(kind));
        }
        if accept { self.accepted(state, side, pending) } else { Ok(vec![Event::Declined { side }]) }
    }

    fn accepted(self, state: &State, side: Side, offer: Offer) -> Result<Vec<Event>, Refusal> {
        let mut events = vec![Event::Accepted { side }];
        match offer.kind {
            OfferKind::Draw => {}
            OfferKind::Takeback => {
                events.push(Event::TakenBack { moves: moves_back_to(state, |side| side == offer.side)? });
            }
            kind => events.extend(self.done(kind)?),
        }
        Ok(events)
    }

    /// The events of an offer that is agreed on.
    fn done(self, kind: OfferKind) -> Result<Vec<Event>, Refusal> {
        Ok(match kind {
            OfferKind::Pause => vec![Event::Paused],
            OfferKind::Resume => vec![Event::Resumed],
            OfferKind::Rematch => vec![Event::Followed { game: (self.fresh_id)().map_err(|_| Refusal::NoRandomness)? }],
            // These have events of their own.
            OfferKind::Draw | OfferKind::Takeback => Vec::new(),
        })
    }
}

/// Whether an action is allowed in a game that has as many events as it may have.
fn ends_game(action: &Action) -> bool {
    matches!(
        action,
        Action::Resign { .. }
            | Action::EngineAnswer { .. }
            | Action::Flag
            | Action::Claim { .. }
            | Action::Cancel
            | Action::Moderate(_)
    )
}

fn choice(swap: bool) -> Event {
    let by = SwapReason::Pie;
    if swap { Event::Swapped { by } } else { Event::SidesKept { by } }
}

/// A legal move with its captures.
fn moved(game: &Game, text: &MoveText, lag: u64) -> Result<Event, Refusal> {
    Ok(Event::moved(text.mv, game.ply_of(text)?.captures.as_slice(), lag))
}

/// Whether this move was already played under that number: the client sent it twice.
fn was_played(game: &Game, text: &MoveText, ply: usize) -> bool {
    ply.checked_sub(1).and_then(|index| game.plies().get(index)).is_some_and(|played| played.mv == Some(text.mv))
}

fn not_over(state: &State) -> Result<(), Refusal> {
    match state.game.outcome() {
        Some(outcome) => Err(Refusal::GameOver(outcome)),
        None if state.cancelled => Err(Refusal::Cancelled),
        None => Ok(()),
    }
}

fn seated(state: &State) -> Result<(), Refusal> {
    if state.seats.are_taken() { Ok(()) } else { Err(Refusal::SeatOpen) }
}

fn still_on(state: &State) -> Result<(), Refusal> {
    not_over(state)?;
    seated(state)?;
    if state.paused.is_some() { Err(Refusal::Paused) } else { Ok(()) }
}

/// The side that a person acts for: the one named, or the only one that it holds; `None` if it could be either.
fn speaker(state: &State, key: SeatHash, named: Option<Side>) -> Result<Option<Side>, Refusal> {
    if let Some(side) = named {
        let player = state.seats.of(side);
        return match player.seat {
            Seat::Human if player.key == Some(key) => Ok(Some(side)),
            Seat::Human => Err(Refusal::OthersSide(side)),
            Seat::Engine { .. } => Err(Refusal::EnginesSide(side)),
            Seat::Open => Err(Refusal::SeatOpen),
        };
    }
    match state.seats.sides_of(key).collect::<Vec<_>>()[..] {
        [] => Err(Refusal::NoSide),
        [side] => Ok(Some(side)),
        _ => Ok(None),
    }
}

fn join(
    state: &State,
    key: SeatHash,
    named: Option<Side>,
    invitation: Option<SeatHash>,
    name: Option<&str>,
) -> Result<Vec<Event>, Refusal> {
    // The request came twice.
    if state.seats.sides_of(key).next().is_some() {
        return Ok(Vec::new());
    }
    not_over(state)?;
    let open: Vec<Side> = Side::BOTH.into_iter().filter(|side| state.seats.of(*side).seat == Seat::Open).collect();
    if open.is_empty() {
        return Err(Refusal::SeatTaken);
    }
    let may = |side: &Side| match invitation {
        Some(_) => state.seats.of(*side).invitation == invitation,
        None => state.terms.listed,
    };
    let offered: Vec<Side> = open.into_iter().filter(may).collect();
    if offered.is_empty() {
        return Err(Refusal::NotInvited);
    }
    let side = match named {
        Some(side) => offered.into_iter().find(|offered| *offered == side).ok_or(Refusal::SeatTaken)?,
        None => offered[0],
    };
    Ok(vec![Event::Joined { side, name: name.map(str::to_owned), key }])
}

fn rename(state: &State, side: Side, name: Option<&str>) -> Vec<Event> {
    let player = state.seats.of(side);
    if player.seat != Seat::Human || player.name.as_deref() == name {
        return Vec::new();
    }
    vec![Event::Renamed { side, name: name.map(str::to_owned) }]
}

/// Takes back to the last move of a person. The other person is asked first.
fn take_back(state: &State, key: SeatHash, named: Option<Side>, plies: Option<usize>) -> Result<Vec<Event>, Refusal> {
    let speaker = speaker(state, key, named)?;
    // The request came twice.
    if plies.is_some_and(|plies| plies > state.game.plies().len()) {
        return Ok(Vec::new());
    }
    if state.seats.are_two_people() {
        still_on(state)?;
        let side = speaker.ok_or(Refusal::WhichSide)?;
        moves_back_to(state, |mover| mover == side)?;
        let offer = OfferKind::Takeback;
        return match state.offer {
            Some(pending) if pending.side == side && pending.kind == offer => Ok(Vec::new()),
            Some(pending) if pending.side == side => Ok(vec![Event::Withdrawn { side }, Event::Offered { side, offer }]),
            Some(_) => Err(Refusal::OfferPending),
            None => Ok(vec![Event::Offered { side, offer }]),
        };
    }
    // The game that follows was begun for this result.
    if state.next.is_some() {
        not_over(state)?;
    }
    // A game that the rules have ended can be taken back.
    if state.cancelled || state.game.outcome().is_some_and(|outcome| outcome.rule.is_none()) {
        not_over(state)?;
    }
    if state.paused.is_some() {
        return Err(Refusal::Paused);
    }
    Ok(vec![Event::TakenBack { moves: moves_back_to(state, |side| state.is_human(side))? }])
}

/// How many moves there are since, and with, the last one of a side.
fn moves_back_to(state: &State, is_mine: impl Fn(Side) -> bool) -> Result<usize, Refusal> {
    let moves = state.game.plies().iter().rev().filter(|ply| ply.mv.is_some());
    let mine = moves.enumerate().find(|(_, ply)| is_mine(ply.side));
    mine.map(|(after, _)| after + 1).ok_or(Refusal::NothingToTakeBack)
}

fn plan(state: &State, key: SeatHash, named: Option<Side>, lines: &[Vec<String>]) -> Result<Vec<Event>, Refusal> {
    let side = speaker(state, key, named)?.ok_or(Refusal::WhichSide)?;
    still_on(state)?;
    if !lines.is_empty() && state.game.side() == Some(side) {
        return Err(Refusal::NoTimeToPlan);
    }
    // Stored as it was understood: a text may be much longer than what it says.
    let plan = Plan::read(&state.game, lines)?;
    if *state.plans.of(side) == plan {
        return Ok(Vec::new());
    }
    Ok(vec![Event::Planned { side, lines: plan.lines() }])
}

/// Claims the game from a player who has left.
fn claim(state: &State, key: SeatHash, away: bool) -> Result<Vec<Event>, Refusal> {
    still_on(state)?;
    if !state.seats.are_two_people() {
        return Err(Refusal::NobodyElse);
    }
    let side = speaker(state, key, None)?.ok_or(Refusal::WhichSide)?.other();
    // By correspondence the clock decides.
    let by_correspondence = state.clocks.any() && !state.clocks.are_live();
    if !away || by_correspondence || state.game.side() != Some(side) {
        return Err(Refusal::NotAway);
    }
    Ok(vec![Event::Absent { side }])
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Position;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::Change;
    use crate::random::{Random128, SeatHash};

    const TAKE_BACK: Action = Action::TakeBack { side: None, plies: None };

    fn state(rules: &str, attackers: Seat, defenders: Seat) -> State {
        let rules = Ruleset::named(rules).expect("built in");
        let start = Position::start(&rules).to_string();
        let event = Event::Created { rules: rules.id(), start, attackers, defenders, file: None, terms: None };
        State::begin(Random128::of(rules.base_id()), 0, SeatHash::of("secret"), &event).expect("a game")
    }

    fn decider(die: fn() -> Result<u8, NoRandomness>) -> Decider {
        Decider { die, fresh_id: || Ok(Random128::of("another")), max_plies: 40, now: 0 }
    }

    fn after(decider: Decider, state: &State, events: Vec<Event>) -> Option<Change> {
        let change = state.after(events, decider).expect("events that were decided can be applied");
        (!change.events.is_empty()).then_some(change)
    }

    fn act(decider: Decider, state: &State, action: &Action) -> Result<Option<Change>, Refusal> {
        let by = if matches!(action, Action::EngineMove(_)) { Actor::Server } else { Actor::Person(SeatHash::of("secret")) };
        let events = decider.decide(state, by, action)?;
        if events.is_empty() { Ok(None) } else { Ok(after(decider, state, events)) }
    }

    fn play(state: &State, text: &str, ply: usize) -> Result<Option<Change>, Refusal> {
        act(decider(|| Ok(3)), state, &Action::Play { text: text.parse().expect("a move"), ply, lag: 0 })
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
        let back = changed(act(decider(|| Ok(6)), &change.state, &TAKE_BACK));
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
        assert_eq!(code(act(decider(|| Ok(1)), &state, &TAKE_BACK)), Refusal::NothingToTakeBack);
        let thinking = changed(play(&state, "d1-b1", 1)).state;
        assert_eq!(code(play(&thinking, "f5-f2", 2)), Refusal::EnginesTurn(Side::Defenders));
        let back = |state: &State| changed(act(decider(|| Ok(1)), state, &TAKE_BACK)).events;
        assert_eq!(back(&thinking), [Event::TakenBack { moves: 1 }]);
        let mv = thinking.game.legal_moves()[0];
        let moved = changed(act(decider(|| Ok(1)), &thinking, &Action::EngineMove(mv))).state;
        assert_eq!(back(&moved), [Event::TakenBack { moves: 2 }]);
    }

    #[test]
    fn an_offer_lapses_when_the_other_side_moves_on() {
        let state = state("tablut-murray", Seat::Human, Seat::Human);
        let draw = OfferKind::Draw;
        let offer = |state: &State, side| act(decider(|| Ok(1)), state, &Action::Offer { offer: draw, side });
        assert_eq!(code(offer(&state, None)), Refusal::WhichSide);
        let offered = changed(offer(&state, Some(Side::Attackers))).state;
        assert!(offer(&offered, Some(Side::Attackers)).expect("allowed").is_none());
        let moved = changed(play(&offered, "d1-b1", 1)).state;
        assert_eq!(moved.offer, Some(Offer { side: Side::Attackers, kind: draw }));
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
        let back = changed(act(decider(|| Ok(1)), &two.state, &TAKE_BACK));
        assert_eq!([one.kept, two.kept, back.kept], [0, 1, 1]);
        assert_eq!(back.state.game.plies().len(), 1);
        assert_eq!(two.state.game.plies().len(), 2, "the state before a change stays as it is");
    }
}
