//! Games between two people, played without a server: seats, clocks, offers, and what follows from them. The time is a number.

use hnefi_rules::{Position, Reason, Side};
use hnefi_rulesets::Ruleset;

use super::*;
use crate::random::{Random128, SeatHash};

const HOST: &str = "host";
const GUEST: &str = "guest";
const SECOND: u64 = 1000;
const DAY: u64 = 86_400 * SECOND;

/// A game, the time, and all that happened.
struct Table {
    state: State,
    now: u64,
    events: Vec<(u64, Event)>,
    die: fn() -> Result<u8, crate::random::NoRandomness>,
}

impl Table {
    /// The host plays the attackers; the defenders' seat is taken by the invitation.
    fn open(terms: Terms) -> Table {
        Table::with(Seat::Human, Seat::Open, terms)
    }

    fn with(attackers: Seat, defenders: Seat, mut terms: Terms) -> Table {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let start = Position::start(&rules).to_string();
        if defenders == Seat::Open {
            terms.invitations.defenders = Some(SeatHash::of("invitation"));
        }
        let created = Event::Created { rules: rules.id(), start, attackers, defenders, file: None, terms: Some(Box::new(terms)) };
        let state = State::begin(Random128::of("game"), 0, SeatHash::of(HOST), &created).expect("a game");
        Table { state, now: 0, events: vec![(0, created)], die: || Ok(6) }
    }

    /// Both seats are taken.
    fn taken(terms: Terms) -> Table {
        let mut table = Table::open(terms);
        table.join(GUEST).expect("the seat is open");
        table
    }

    fn join(&mut self, person: &str) -> Result<Vec<Event>, Refusal> {
        let name = Some(person.to_owned());
        self.act(person, Action::Join { side: None, invitation: Some(SeatHash::of("invitation")), name })
    }

    fn act(&mut self, person: &str, action: Action) -> Result<Vec<Event>, Refusal> {
        self.done(Actor::Person(SeatHash::of(person)), &action)
    }

    fn server(&mut self, action: Action) -> Vec<Event> {
        self.done(Actor::Server, &action).expect("the server may")
    }

    fn done(&mut self, by: Actor, action: &Action) -> Result<Vec<Event>, Refusal> {
        let decider = Decider { die: self.die, fresh_id: || Ok(Random128::of("next")), max_plies: 100, now: self.now };
        let decided = decider.decide(&self.state, by, action)?;
        let change = self.state.after(decided, decider).expect("events that were decided can be applied");
        self.events.extend(change.events.iter().map(|event| (change.at, event.clone())));
        self.state = change.state;
        // A replay of what was stored comes to the same clocks.
        let stored = self.events.iter().map(|(at, event)| (*at, event));
        let replayed = State::of(self.state.id, 0, self.state.host, stored).expect("it replays");
        assert_eq!((&replayed.clocks, replayed.version), (&self.state.clocks, self.state.version));
        Ok(change.events)
    }

    fn play(&mut self, person: &str, mv: &str) -> Result<Vec<Event>, Refusal> {
        self.play_late(person, mv, 0)
    }

    fn play_late(&mut self, person: &str, mv: &str, lag: u64) -> Result<Vec<Event>, Refusal> {
        let ply = self.state.game.plies().len() + 1;
        self.act(person, Action::Play { text: mv.parse().expect("a move"), ply, lag })
    }

    /// The first moves of both, with which the clocks begin.
    fn opened(&mut self) {
        self.play(HOST, "a4-a5").expect("legal");
        self.play(GUEST, "d3-c3").expect("legal");
    }

    fn offer(&mut self, person: &str, offer: OfferKind) -> Result<Vec<Event>, Refusal> {
        self.act(person, Action::Offer { offer, side: None })
    }

    fn accept(&mut self, person: &str, offer: OfferKind) -> Result<Vec<Event>, Refusal> {
        self.act(person, Action::Answer { offer, accept: true })
    }

    fn left(&self, side: Side) -> u64 {
        self.state.clocks.reading(side, self.now).expect("a clock").left
    }

    fn ended(&self) -> Option<(Option<Side>, Reason)> {
        self.state.game.outcome().map(|outcome| (outcome.winner, outcome.reason))
    }
}

fn timed(control: TimeControl) -> Terms {
    Terms { clocks: PerSide { attackers: Some(control), defenders: Some(control) }, ..Terms::default() }
}

fn blitz() -> Terms {
    timed(TimeControl::SuddenDeath { main: 60 * SECOND, increment: 2 * SECOND })
}

#[test]
fn a_seat_is_taken_once_by_its_invitation() {
    let mut table = Table::open(Terms::default());
    assert_eq!(table.play(HOST, "a4-a5"), Err(Refusal::SeatOpen));
    let uninvited = Action::Join { side: None, invitation: None, name: None };
    assert_eq!(table.act("stranger", uninvited.clone()), Err(Refusal::NotInvited));
    let wrong = Action::Join { side: None, invitation: Some(SeatHash::of("guess")), name: None };
    assert_eq!(table.act("stranger", wrong), Err(Refusal::NotInvited));
    assert_eq!(table.join(GUEST).expect("open").len(), 1);
    assert_eq!(table.join(GUEST), Ok(Vec::new()), "the request came twice");
    assert_eq!(table.join("stranger"), Err(Refusal::SeatTaken));
    assert_eq!(table.state.seats.defenders.name.as_deref(), Some(GUEST));
    assert_eq!(table.play(GUEST, "d3-c3"), Err(Refusal::OthersTurn(Side::Attackers)));
    assert_eq!(table.play("stranger", "a4-a5"), Err(Refusal::NoSeat));
    table.play(HOST, "a4-a5").expect("the game has begun");
    let mut listed = Table::open(Terms { listed: true, ..Terms::default() });
    listed.act("stranger", uninvited).expect("everyone may");
}

#[test]
fn sides_are_drawn_when_both_seats_are_taken() {
    for (die, host_attacks) in [((|| Ok(3)) as fn() -> _, false), (|| Ok(4), true)] {
        let mut table = Table::open(Terms { draw_sides: true, ..blitz() });
        table.die = die;
        assert_eq!(table.join(GUEST).expect("open").len(), 2);
        let host = SeatHash::of(HOST);
        assert_eq!(table.state.seats.sides_of(host).eq([Side::Attackers]), host_attacks);
        table.play(if host_attacks { HOST } else { GUEST }, "a4-a5").expect("the attackers begin");
    }
}

#[test]
fn clocks_begin_after_a_move_of_each_and_charge_what_the_network_did_not_take() {
    let mut table = Table::taken(blitz());
    table.now = 500 * SECOND;
    table.opened();
    assert_eq!(table.state.clocks.running(), Some(Side::Attackers));
    table.now += 10 * SECOND;
    assert_eq!(table.left(Side::Attackers), 50 * SECOND);
    table.play_late(HOST, "b4-b5", 300).expect("legal");
    assert_eq!(table.left(Side::Attackers), 52 * SECOND + 300);
    table.now += 5 * SECOND;
    assert_eq!((table.left(Side::Attackers), table.left(Side::Defenders)), (52 * SECOND + 300, 55 * SECOND));
}

#[test]
fn a_move_in_flight_when_the_flag_falls_counts_if_it_was_sent_in_time() {
    let mut table = Table::taken(blitz());
    table.opened();
    // Sent 100 ms before the end, it arrives 200 ms after it.
    table.now += 60 * SECOND + 200;
    table.play_late(HOST, "b4-b5", 300).expect("in time");
    assert_eq!((table.ended(), table.left(Side::Attackers)), (None, 2 * SECOND + 100));
    // Sent in time as before, but 300 ms are not believed of a connection that is faster.
    let mut table = Table::taken(blitz());
    table.opened();
    table.now += 60 * SECOND + 200;
    assert_eq!(table.play_late(HOST, "b4-b5", 100), Ok(vec![Event::Flagged { side: Side::Attackers }]));
    assert_eq!(table.ended(), Some((Some(Side::Defenders), Reason::OutOfTime)));
    assert_eq!(table.left(Side::Attackers), 0);
    // The server's own look at the clock comes after the end as well, and changes nothing then.
    assert_eq!(table.server(Action::Flag), []);
}

#[test]
fn the_server_ends_a_game_whose_time_is_over_and_no_other() {
    let mut table = Table::taken(timed(TimeControl::ByoYomi { main: 10 * SECOND, period: 5 * SECOND, periods: 2 }));
    assert_eq!(table.server(Action::Flag), []);
    table.opened();
    table.now += 19 * SECOND + 999;
    assert_eq!(table.server(Action::Flag), []);
    assert_eq!(
        (table.left(Side::Attackers), table.state.clocks.reading(Side::Attackers, table.now).and_then(|clock| clock.periods)),
        (1, Some(1))
    );
    table.now += 1;
    assert_eq!(table.server(Action::Flag), [Event::Flagged { side: Side::Attackers }]);
}

#[test]
fn an_outage_in_the_middle_of_a_turn_is_not_charged() {
    let mut table = Table::taken(blitz());
    table.opened();
    // The server stops after ten seconds, and comes back half a minute later.
    table.now += 40 * SECOND;
    assert_eq!(table.server(Action::Outage { milliseconds: 30 * SECOND }).len(), 1);
    assert_eq!(table.left(Side::Attackers), 50 * SECOND);
    let mut untimed = Table::taken(Terms::default());
    assert_eq!(untimed.server(Action::Outage { milliseconds: 30 * SECOND }), []);
}

#[test]
fn a_pause_needs_both_and_stops_the_clock() {
    let mut table = Table::taken(timed(TimeControl::Correspondence { turn: DAY }));
    assert_eq!(table.state.clocks.running(), Some(Side::Attackers), "by correspondence the first turn counts");
    table.now = DAY / 2;
    assert_eq!(table.offer(GUEST, OfferKind::Resume), Err(Refusal::NotPaused));
    table.offer(GUEST, OfferKind::Pause).expect("offered");
    assert_eq!(table.accept(GUEST, OfferKind::Pause), Err(Refusal::NoOfferToAnswer(OfferKind::Pause)));
    table.accept(HOST, OfferKind::Pause).expect("agreed");
    table.now += 5 * DAY;
    assert_eq!(table.play(HOST, "a4-a5"), Err(Refusal::Paused));
    assert_eq!((table.left(Side::Attackers), table.server(Action::Flag)), (DAY / 2, Vec::new()));
    table.offer(HOST, OfferKind::Resume).expect("offered");
    table.accept(GUEST, OfferKind::Resume).expect("agreed");
    table.now += DAY / 4;
    assert_eq!(table.left(Side::Attackers), DAY / 4);
    // Nobody can hold the other in a pause for ever.
    table.offer(GUEST, OfferKind::Pause).expect("offered");
    table.offer(HOST, OfferKind::Pause).expect("both offer it: agreed");
    table.now += 7 * DAY;
    assert_eq!(table.offer(GUEST, OfferKind::Resume), Ok(vec![Event::Resumed]));
}

#[test]
fn another_person_is_asked_before_moves_are_taken_back() {
    let take_back = |plies| Action::TakeBack { side: None, plies };
    let mut table = Table::taken(blitz());
    table.opened();
    assert_eq!(table.act("stranger", take_back(None)), Err(Refusal::NoSeat));
    table.act(HOST, take_back(Some(2))).expect("asked");
    assert_eq!(table.act(GUEST, take_back(None)), Err(Refusal::OfferPending));
    table.act(GUEST, Action::Answer { offer: OfferKind::Takeback, accept: false }).expect("declined");
    assert_eq!(table.state.game.plies().len(), 2);
    table.act(HOST, take_back(Some(2))).expect("asked");
    table.now += 3 * SECOND;
    table.accept(GUEST, OfferKind::Takeback).expect("agreed");
    assert_eq!((table.state.game.plies().len(), table.state.clocks.running()), (0, None));
    // The three seconds stay used, and nothing is added.
    assert_eq!(table.left(Side::Attackers), 57 * SECOND);
    assert_eq!(table.act(HOST, take_back(Some(2))), Ok(Vec::new()), "sent again after it was done");
}

#[test]
fn an_offer_of_another_kind_takes_the_place_of_ones_own_only() {
    let mut table = Table::taken(Terms::default());
    table.opened();
    table.offer(HOST, OfferKind::Draw).expect("offered");
    assert_eq!(table.offer(GUEST, OfferKind::Pause), Err(Refusal::OfferPending));
    assert_eq!(table.offer(HOST, OfferKind::Pause).expect("offered").len(), 2);
    assert_eq!(table.accept(GUEST, OfferKind::Draw), Err(Refusal::NoOfferToAnswer(OfferKind::Draw)));
    assert_eq!(table.offer(HOST, OfferKind::Rematch), Err(Refusal::NotOver));
}

#[test]
fn by_the_pie_rule_the_second_player_chooses_once_after_the_first_turn() {
    let swap = Action::ChooseSide { swap: true };
    let mut table = Table::taken(Terms { pie: true, ..blitz() });
    assert_eq!(table.act(GUEST, swap.clone()), Err(Refusal::NoChoiceOfSide));
    table.play(HOST, "a4-a5").expect("legal");
    assert_eq!(table.act(HOST, swap.clone()), Err(Refusal::OthersSide(Side::Defenders)));
    table.act(GUEST, swap.clone()).expect("now");
    assert_eq!(table.play(GUEST, "d3-c3"), Err(Refusal::OthersTurn(Side::Defenders)));
    assert_eq!(table.act(HOST, swap.clone()), Err(Refusal::NoChoiceOfSide));
    table.play(HOST, "d3-c3").expect("the host has the defenders now");
    // Who moves instead keeps the side.
    let mut table = Table::taken(Terms { pie: true, ..Terms::default() });
    table.opened();
    assert_eq!(table.act(GUEST, swap.clone()), Err(Refusal::NoChoiceOfSide));
    // The engine may be the second player.
    let mut table = Table::with(Seat::Human, Seat::Engine { level: 1 }, Terms { pie: true, ..Terms::default() });
    table.play(HOST, "a4-a5").expect("legal");
    assert_eq!(table.server(Action::EngineChoice { swap: true }).len(), 1);
    assert_eq!(table.state.seats.attackers.seat, Seat::Engine { level: 1 });
}

#[test]
fn a_rematch_has_the_sides_exchanged_and_the_same_terms() {
    let mut table = Table::taken(Terms { pie: true, listed: true, ..blitz() });
    table.act(GUEST, Action::Resign { side: None }).expect("resigned");
    table.offer(HOST, OfferKind::Rematch).expect("offered");
    let events = table.accept(GUEST, OfferKind::Rematch).expect("agreed");
    assert_eq!(events[1], Event::Followed { game: Random128::of("next") });
    assert_eq!(table.offer(HOST, OfferKind::Rematch), Ok(Vec::new()), "there is one already");
    let created = table.state.successor();
    let next = State::begin(Random128::of("next"), 0, table.state.host, &created).expect("a game");
    assert_eq!(next.seats.attackers, Player { invitation: None, ..table.state.seats.defenders.clone() });
    assert_eq!(next.seats.defenders.key, Some(SeatHash::of(HOST)));
    assert_eq!((next.clocks.controls(), next.pie, next.terms.listed), (table.state.clocks.controls(), true, false));
}

#[test]
fn the_second_of_two_games_follows_by_itself_and_moves_decide() {
    let mut table = Table::taken(Terms { two_games: true, ..Terms::default() });
    table.opened();
    let events = table.act(GUEST, Action::Resign { side: None }).expect("resigned");
    assert_eq!(events[1], Event::Followed { game: Random128::of("next") });
    let second = State::begin(Random128::of("next"), 0, table.state.host, &table.state.successor()).expect("a game");
    let first = second.first.expect("it is the second of two");
    // The host won as attackers, and defends now.
    assert_eq!((first.winner, first.moves), (Some(Side::Defenders), 2));
    let wins = |loser: Side, moves: &[&str]| {
        let mut game = second.game.clone();
        for mv in moves {
            game.play_text(&mv.parse().expect("a move")).expect("legal");
        }
        assert_eq!(first.match_winner(&game), None, "it is not over");
        game.resign(loser);
        first.match_winner(&game)
    };
    assert_eq!(wins(Side::Attackers, &[]), Some(Side::Defenders), "both games");
    assert_eq!(wins(Side::Defenders, &["a4-a5"]), Some(Side::Attackers), "one move against two");
    assert_eq!(wins(Side::Defenders, &["a4-a5", "d3-c3"]), None, "two moves each");
    assert_eq!(wins(Side::Defenders, &["a4-a5", "d3-c3", "b4-b5"]), Some(Side::Defenders), "three moves against two");
}

#[test]
fn planned_moves_answer_at_once_as_long_as_the_other_side_follows() {
    let plan = |lines: &[&[&str]]| {
        let lines = lines.iter().map(|line| line.iter().map(|mv| (*mv).to_owned()).collect()).collect();
        Action::Plan { side: None, lines }
    };
    let mut table = Table::taken(timed(TimeControl::Correspondence { turn: DAY }));
    let lines: &[&[&str]] = &[&["a4-a5", "d3-c3", "b4-b5", "c3-c1"], &["a4-a6", "d3-e3"]];
    assert_eq!(table.act(HOST, plan(&[&["a4-a5", "d3-c3"]])), Err(Refusal::NoTimeToPlan));
    assert!(matches!(table.act(GUEST, plan(&[&["a4-d4", "d3-c3"]])), Err(Refusal::Illegal(_))));
    assert_eq!(table.act(GUEST, plan(&[&["a4-a5"]])), Err(Refusal::PlanTooLong { lines: 20, moves: 40, characters: 4_000 }));
    let long = "x".repeat(4_000);
    assert!(matches!(table.act(GUEST, plan(&[&["a4-a5", &long]])), Err(Refusal::PlanTooLong { .. })));
    // A plan is kept as it was understood, so that one written otherwise is the same.
    let planned = table.act(GUEST, plan(&[&["a4a5", "d3c3"]])).expect("planned");
    assert_eq!(planned, [Event::Planned { side: Side::Defenders, lines: vec![vec!["a4-a5".to_owned(), "d3-c3".to_owned()]] }]);
    assert_eq!(table.act(GUEST, plan(&[&["a4-a5", "d3-c3"]])), Ok(Vec::new()));
    table.act(GUEST, plan(lines)).expect("planned");
    let mut other = Table { events: table.events.clone(), state: table.state.clone(), ..table };
    assert_eq!(table.play(HOST, "a4-a5").expect("legal").len(), 2);
    assert_eq!(table.state.plans.defenders.lines(), [["b4-b5", "c3-c1"]]);
    assert_eq!(table.play(HOST, "b4-b5").expect("legal").len(), 2);
    assert_eq!(table.state.game.plies().len(), 4);
    // Another move than was expected ends the plan.
    other.play(HOST, "d6-c6").expect("legal");
    assert_eq!((other.state.game.plies().len(), other.state.plans.defenders.lines().len()), (1, 0));
}

#[test]
fn the_game_of_a_player_who_left_is_claimed_on_that_players_turn() {
    let claim = |away| Action::Claim { away };
    let mut table = Table::taken(Terms::default());
    assert_eq!(table.act(HOST, claim(true)), Err(Refusal::NotAway), "the host is to move");
    table.play(HOST, "a4-a5").expect("legal");
    assert_eq!(table.act(HOST, claim(false)), Err(Refusal::NotAway));
    table.act(HOST, claim(true)).expect("claimed");
    assert_eq!(table.ended(), Some((Some(Side::Attackers), Reason::Absent)));
    let mut slow = Table::taken(timed(TimeControl::Correspondence { turn: DAY }));
    slow.play(HOST, "a4-a5").expect("legal");
    assert_eq!(slow.act(HOST, claim(true)), Err(Refusal::NotAway), "by correspondence the clock decides");
}

#[test]
fn a_game_is_called_off_before_its_second_move() {
    let mut table = Table::open(blitz());
    assert_eq!(table.act(GUEST, Action::Cancel), Err(Refusal::NoSeat));
    table.act(HOST, Action::Cancel).expect("nobody has come");
    assert_eq!(table.act(HOST, Action::Cancel), Ok(Vec::new()));
    assert_eq!((table.join(GUEST), table.ended()), (Err(Refusal::Cancelled), None));
    let mut table = Table::taken(blitz());
    table.play(HOST, "a4-a5").expect("legal");
    table.play(GUEST, "d3-c3").expect("legal");
    assert_eq!(table.act(GUEST, Action::Cancel), Err(Refusal::TooLateToCancel));
}

#[test]
fn names_change_and_the_operator_can_take_them_away() {
    let mut table = Table::taken(Terms::default());
    let rename = |name: &str| Action::Rename { side: None, name: Some(name.to_owned()) };
    table.act(GUEST, rename("Dub Innse")).expect("renamed");
    assert_eq!(table.act(GUEST, rename("Dub Innse")), Ok(Vec::new()));
    assert_eq!(table.state.seats.defenders.name.as_deref(), Some("Dub Innse"));
    table.server(Action::Moderate(Moderation::Rename { side: Side::Defenders, name: None }));
    assert_eq!(table.state.seats.defenders.name, None);
    table.server(Action::Moderate(Moderation::Close));
    assert!(table.state.cancelled);
}

#[test]
fn the_engine_advises_a_person_who_plays_alone_and_is_to_move() {
    let alone = Table::with(Seat::Human, Seat::Engine { level: 1 }, Terms::default());
    let advised = |table: &Table, person: &str| table.state.to_advise(SeatHash::of(person)).map(|game| game.plies().len());
    assert_eq!(advised(&alone, HOST), Ok(0));
    assert_eq!(advised(&alone, "stranger"), Err(Refusal::NoSeat));
    let two = Table::taken(Terms::default());
    assert_eq!(advised(&two, HOST), Err(Refusal::NoHints), "no matter which side is to move");
    let second = Table::with(Seat::Engine { level: 1 }, Seat::Human, Terms::default());
    assert_eq!(advised(&second, HOST), Err(Refusal::EnginesTurn(Side::Attackers)));
    let mut over = alone;
    over.act(HOST, Action::Resign { side: None }).expect("whenever one likes");
    assert!(matches!(advised(&over, HOST), Err(Refusal::GameOver(_))));
    let watched = Table::with(Seat::Engine { level: 1 }, Seat::Engine { level: 2 }, Terms::default());
    assert_eq!(advised(&watched, HOST), Err(Refusal::EnginesTurn(Side::Attackers)), "the host has no seat, yet is no stranger");
}
