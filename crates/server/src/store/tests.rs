//! The store on SQLite and on PostgreSQL: one suite for both, and what only several processes on one PostgreSQL can show.

use std::collections::HashSet;
use std::future::Future;
use std::time::Duration;

use hnefi_library::{EntryHead, MemoryLibrary, PAGE_SIZE, day_of, entry_of};
use hnefi_rules::{Game, GameResult};
use hnefi_rulesets::Ruleset;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use tempfile::TempDir;

use library_search::{
    players_of_an_older_version_are_found, the_library_in_memory_finds_the_same, the_library_is_searched_alike,
    what_the_library_lacks_is_filled_in,
};

use super::sql::signed;
use super::*;
use crate::random::SeatHash;
use hnefi_play::Event;

/// A PostgreSQL of the tests' own, which is Debian's.
#[cfg(target_os = "linux")]
#[path = "../../tests/postgres/mod.rs"]
mod postgres_server;

/// When everything happens here, if nothing else is said: some day in 2026.
const AT: u64 = 1_795_240_800_123;
/// The longest that is waited for what must come.
const NEVER: Duration = Duration::from_secs(60);

/// A database for one test.
enum Fresh {
    Folder(TempDir),
    #[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "PostgreSQL is tested on Linux"))]
    Database(String),
}

impl Fresh {
    fn folder() -> Fresh {
        Fresh::Folder(tempfile::tempdir().expect("a folder"))
    }

    async fn open(&self) -> Store {
        let place = match self {
            Fresh::Folder(folder) => Place::Folder(folder.path()),
            Fresh::Database(url) => Place::Url(url),
        };
        Store::open(place, true).await.expect("a store")
    }

    /// A connection past the store.
    async fn raw(&self) -> Connection {
        match self {
            Fresh::Folder(folder) => {
                let options = sqlite::options(&folder.path().join(sqlite::FILE));
                <SqliteConnection as sqlx::Connection>::connect_with(&options).await.map(Connection::from)
            }
            Fresh::Database(url) => <PgConnection as sqlx::Connection>::connect(url).await.map(Connection::from),
        }
        .expect("a connection")
    }
}

fn new_id() -> GameId {
    Random128::new().expect("randomness")
}

fn moved(text: &str) -> Event {
    Event::Moved { mv: text.parse().expect("a move"), lag: 0 }
}

fn stored(text: &str) -> (u64, Event) {
    (AT, moved(text))
}

fn rules() -> Ruleset {
    Ruleset::named("brandubh-cyningstan").expect("built in")
}

/// A game after moves.
fn game(moves: &[&str]) -> Game {
    let mut game = Game::new(&rules());
    for text in moves {
        game.play_text(&text.parse().expect("a move")).expect("legal");
    }
    game
}

/// The entry of a game after moves, with its positions from a ply on.
fn entry_after(moves: &[&str], from: usize) -> LibraryEntry {
    entry_of(&rules(), &game(moves), "Svala".to_owned(), "engine 3".to_owned(), from)
}

/// Events from a number on, with the entry of a game without moves.
fn events(game: GameId, first: u64, events: Vec<Event>) -> Append {
    Append { game, seat: None, first, at: AT, events, entry: entry_after(&[], 0), listing: None }
}

/// The first event of a new game.
fn new_game(game: GameId) -> Append {
    Append { seat: Some(SeatHash::of("secret")), ..events(game, 1, vec![moved("a1-a2")]) }
}

/// The legal moves of a game that is played in the store, and a few that are played.
const MOVES: [&str; 4] = ["a4-a5", "d3-c3", "b4-b5", "c3-d3"];

/// Plays moves as the live games do: the creation, then each move with the positions that it adds.
async fn play(store: &Store, moves: &[&str]) -> GameId {
    let id = new_id();
    store.append(Append { events: vec![moved("a1-a2")], ..new_game(id) }).await.expect("created");
    for (number, text) in moves.iter().enumerate() {
        let entry = entry_after(&moves[..=number], number);
        let append = Append { entry, ..events(id, number as u64 + 2, vec![moved(text)]) };
        store.append(append).await.expect("written");
    }
    id
}

async fn written_events_are_there_after_closing_and_none_twice(fresh: Fresh) {
    let store = fresh.open().await;
    let id = new_id();
    store.append(new_game(id)).await.expect("created");
    store.append(events(id, 2, vec![moved("b1-b2"), moved("c1-c2")])).await.expect("written");
    let clash = store.append(events(id, 3, vec![moved("d1-d2")])).await;
    assert!(matches!(clash, Err(StoreError::Conflict)), "{clash:?}");
    // What is sent again, since the answer was lost, is there once.
    store.append(events(id, 2, vec![moved("b1-b2"), moved("c1-c2")])).await.expect("there already");
    store.append(new_game(id)).await.expect("there already");
    for other in [
        Append { seat: Some(SeatHash::of("another")), ..new_game(id) },
        Append { at: AT + 1, ..events(id, 2, vec![moved("b1-b2")]) },
        events(id, 3, vec![moved("c1-c2"), moved("d1-d2")]),
    ] {
        let clash = store.append(other).await;
        assert!(matches!(clash, Err(StoreError::Conflict)), "{clash:?}");
    }
    store.close().await;
    assert!(matches!(store.append(events(id, 4, vec![moved("d1-d2")])).await, Err(StoreError::Closed)));

    let store = fresh.open().await;
    let record = store.load(id).await.expect("readable").expect("there");
    assert_eq!(record.events, ["a1-a2", "b1-b2", "c1-c2"].map(stored));
    assert_eq!((record.seat, record.created), (SeatHash::of("secret"), AT));
    assert_eq!(store.load_after(id, 1).await.expect("readable"), ["b1-b2", "c1-c2"].map(stored));
    assert_eq!(store.load_after(id, 3).await.expect("readable"), []);
    assert!(store.load(new_id()).await.expect("readable").is_none());
    store.close().await;
}

async fn one_failure_in_a_transaction_spares_the_others(fresh: Fresh) {
    let store = fresh.open().await;
    let unknown = new_id();
    let ids: Vec<_> = (0..20).map(|_| new_id()).collect();
    let good = ids.iter().map(|id| store.append(new_game(*id)));
    // A game that was never created has no events.
    let bad = store.append(events(unknown, 1, vec![moved("a1-a2")]));
    let (good, bad) = futures_util::future::join(futures_util::future::join_all(good), bad).await;
    assert!(good.iter().all(Result::is_ok));
    assert!(matches!(bad, Err(StoreError::NoGame)), "{bad:?}");
    assert!(store.load(unknown).await.expect("readable").is_none());
    store.close().await;
}

async fn events_of_several_games_are_written_all_or_none(fresh: Fresh) {
    let store = fresh.open().await;
    let (first, second) = (new_id(), new_id());
    store.append(new_game(first)).await.expect("created");
    let leads_on = |text| vec![new_game(second), events(first, 2, vec![moved(text)])];
    let clash = store.append_all(vec![new_game(second), events(first, 1, vec![moved("b1-b2")])]).await;
    assert!(matches!(clash, Err(StoreError::Conflict)), "{clash:?}");
    assert!(store.load(second).await.expect("readable").is_none(), "no game that nothing leads to");
    store.append_all(leads_on("b1-b2")).await.expect("written");
    // What is sent again, since the answer was lost, is there once.
    store.append_all(leads_on("b1-b2")).await.expect("there already");
    let clash = store.append_all(leads_on("c1-c2")).await;
    assert!(matches!(clash, Err(StoreError::Conflict)), "{clash:?}");
    assert!(store.load(second).await.expect("readable").is_some());
    assert_eq!(store.load_after(first, 0).await.expect("readable").len(), 2);
    store.close().await;
}

async fn many_games_written_at_once_are_each_whole(fresh: Fresh) {
    let store = fresh.open().await;
    let play_one = || play(&store, &MOVES);
    let ids = futures_util::future::join_all((0..150).map(|_| play_one())).await;
    let expected: Vec<(u64, Event)> = ["a1-a2"].iter().chain(&MOVES).map(|text| stored(text)).collect();
    for id in &ids {
        assert_eq!(store.load(*id).await.expect("readable").expect("there").events, expected);
    }
    // Two changes of one game that wait together are written one after the other.
    let id = new_id();
    let one = store.append(new_game(id));
    let two = store.append(events(id, 2, vec![moved("b1-b2")]));
    let (one, two) = futures_util::future::join(one, two).await;
    assert!(one.is_ok() && two.is_ok(), "{one:?} {two:?}");
    assert_eq!(store.load(id).await.expect("readable").expect("there").events, ["a1-a2", "b1-b2"].map(stored));

    assert_eq!(store.stale(None, 10).await.expect("read"), [], "the library kept up");
    let found = store.search(LibraryQuery { page: 1, ..LibraryQuery::default() }).await.expect("found");
    assert_eq!((found.total, found.games.len()), (150, PAGE_SIZE));
    let third = entry_after(&MOVES, 0).positions[3];
    // A name that came later is found.
    let mut entry = entry_after(&MOVES, MOVES.len());
    entry.head.defenders = "Late".to_owned();
    store.append(Append { entry, ..events(ids[0], 6, vec![moved("b1-b2")]) }).await.expect("written");
    let late = LibraryQuery { player: Some("late".to_owned()), ..LibraryQuery::default() };
    assert_eq!(store.search(late).await.expect("found").games.iter().map(|game| game.id).collect::<Vec<_>>(), ids[..1]);
    let there = store.explore(third.position, rules().id()).await.expect("found");
    assert_eq!(there.ended, [("unfinished".to_owned(), 150)]);
    let played: Vec<_> = there.played.iter().map(|played| (Some(played.mv), played.result.as_str(), played.games)).collect();
    assert_eq!(played, [(third.mv, "unfinished", 150)]);
    store.close().await;
}

async fn open_challenges_are_listed_until_they_are_closed(fresh: Fresh) {
    let store = fresh.open().await;
    let ids = [new_id(), new_id(), new_id()];
    let open = |summary: &str| Some(Listing::Open { summary: summary.to_owned() });
    for (age, id) in ids.iter().enumerate() {
        let listing = open(&format!("{{\"number\":{age}}}"));
        store.append(Append { at: AT + age as u64, listing, ..new_game(*id) }).await.expect("created");
    }
    let listed = async |most| {
        let challenges = store.open_challenges(most).await.expect("read");
        challenges.into_iter().map(|open| (open.game, open.created - AT, open.summary)).collect::<Vec<_>>()
    };
    let row = |number: u64| (ids[usize::try_from(number).expect("small")], number, format!("{{\"number\":{number}}}"));
    assert_eq!(listed(10).await, [row(2), row(1), row(0)], "the newest first");
    assert_eq!(listed(1).await, [row(2)]);
    // Another summary, and a game with an opponent.
    let changed = Append { at: AT + 60, listing: open("{}"), ..events(ids[1], 2, vec![moved("b1-b2")]) };
    store.append(changed).await.expect("written");
    let joined = Append { listing: Some(Listing::Closed), ..events(ids[2], 2, vec![moved("b1-b2")]) };
    store.append(joined).await.expect("written");
    assert_eq!(listed(10).await, [(ids[1], 1, "{}".to_owned()), row(0)]);
    // What is refused lists nothing.
    let refused = Append { listing: open("{}"), ..events(ids[2], 2, vec![moved("c1-c2")]) };
    assert!(store.append(refused).await.is_err());
    assert_eq!(listed(10).await.len(), 2);
    assert!(store.delete(ids[1]).await.expect("deleted"));
    assert_eq!(listed(10).await, [row(0)]);
    store.close().await;
}

async fn games_are_counted_deleted_and_expire(fresh: Fresh) {
    let store = fresh.open().await;
    let day = 86_400_000;
    let mut ids = Vec::new();
    // Games of thirty days; every third has ended.
    for number in 0..30_u64 {
        let (id, at) = (new_id(), AT + number * day);
        let mut entry = entry_after(&MOVES, 0);
        if number % 3 == 0 {
            entry.head.result = GameResult::Draw;
        }
        store.append(Append { at, entry, ..new_game(id) }).await.expect("created");
        ids.push(id);
    }
    // One old game is still being played.
    store.append(Append { at: AT + 40 * day, ..events(ids[1], 2, vec![moved("b1-b2")]) }).await.expect("written");
    let kept = store.kept(0).await.expect("read");
    assert_eq!(kept.iter().rev().map(|kept| kept.game).collect::<Vec<_>>(), ids);
    let bytes = |events: &[Event]| events.iter().map(|event| serde_json::to_string(event).expect("JSON").len() as u64).sum();
    let expected = Kept {
        game: ids[1],
        created: AT + day,
        last: AT + 40 * day,
        events: 2,
        bytes: bytes(&[moved("a1-a2"), moved("b1-b2")]),
        result: Some("unfinished".to_owned()),
    };
    assert_eq!(kept[28], expected);
    assert_eq!(kept[29].result.as_deref(), Some("draw"));
    assert_eq!(store.kept(1).await.expect("read"), []);

    let expired = store.expire(AT + 25 * day).await.expect("expired");
    let unfinished = |number: usize| !number.is_multiple_of(3) && number != 1;
    let expected: HashSet<GameId> = (0..25).filter(|number| unfinished(*number)).map(|number| ids[number]).collect();
    assert_eq!((expired.len(), HashSet::from_iter(expired)), (expected.len(), expected));
    assert_eq!(store.kept(0).await.expect("read").len(), 15);
    assert!(store.load(ids[2]).await.expect("readable").is_none());
    let late = store.append(events(ids[2], 2, vec![moved("b1-b2")])).await;
    assert!(matches!(late, Err(StoreError::NoGame)), "{late:?}");

    assert!(store.delete(ids[1]).await.expect("deleted"));
    assert!(!store.delete(ids[1]).await.expect("looked for"));
    assert_eq!(store.search(LibraryQuery::default()).await.expect("found").total, 14);
    let first = entry_after(&MOVES, 0).positions[1].position;
    let ended = store.explore(first, rules().id()).await.expect("found").ended;
    assert_eq!(ended.iter().map(|(_, games)| games).sum::<u64>(), 14, "the positions are gone, too: {ended:?}");
    store.close().await;
}

/// When a server was alive last, as if it had been killed then.
async fn a_measurement_is_kept_game_by_game(fresh: Fresh) {
    let asked = |id, created| Measurement {
        id,
        created,
        seat: SeatHash::of("secret"),
        head: "{}".to_owned(),
        rules: None,
        study: "format = 2".to_owned(),
        engine: 12_345,
        openings: None,
        state: MeasurementState::Waiting,
        progress: None,
    };
    let store = fresh.open().await;
    let [first, second] = [new_id(), new_id()];
    let change = async |id, change| store.change_measurement(id, change).await.expect("written");
    for (id, created) in [(second, AT + 1), (first, AT)] {
        assert!(change(id, MeasurementChange::Ask(Box::new(asked(id, created)))).await);
        assert!(!change(id, MeasurementChange::Ask(Box::new(asked(id, created)))).await, "it is there once");
    }
    let order =
        async |engine| store.unfinished_measurements(engine).await.expect("read").iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(order(12_345).await, [first, second]);
    assert_eq!(order(12_346).await, [], "another engine plays none of them");
    let game = |number: u64| MeasurementChange::Game(number, format!("{{\"game\":{number}}}"), format!("{{\"games\":{number}}}"));
    assert!(!change(second, game(1)).await, "it is not being played");
    assert!(change(second, MeasurementChange::Move(&[MeasurementState::Waiting], MeasurementState::Playing)).await);
    assert!(!change(second, MeasurementChange::Move(&[MeasurementState::Waiting], MeasurementState::Stopped)).await);
    assert!(change(second, MeasurementChange::Openings("openings".to_owned())).await);
    assert!(change(second, game(1)).await && change(second, game(2)).await);
    assert_eq!(order(12_345).await, [second, first], "what was begun comes first");
    store.close().await;

    let store = fresh.open().await;
    assert_eq!(store.measured_games(second).await.expect("read"), ["{\"game\":1}", "{\"game\":2}"]);
    let kept = store.measurement(second).await.expect("read").expect("there");
    assert_eq!((kept.state, kept.engine, kept.created), (MeasurementState::Playing, 12_345, AT + 1));
    assert_eq!((kept.openings.as_deref(), kept.progress.as_deref()), (Some("openings"), Some("{\"games\":2}")));
    assert_eq!(store.measured_table(second).await.expect("read"), None);
    let done = MeasurementChange::Done(vec![0, 159, 146, 150], "{}".to_owned());
    assert!(store.change_measurement(second, done).await.expect("written"));
    assert_eq!(store.measured_table(second).await.expect("read"), Some(vec![0, 159, 146, 150]));
    assert_eq!(store.measured_games(second).await.expect("read"), Vec::<String>::new());
    assert_eq!(store.count_unfinished_measurements(12_345).await.expect("read"), 1);
    assert_eq!(store.count_unfinished_measurements(12_346).await.expect("read"), 0);
    assert!(store.delete(second).await.expect("written") && !store.delete(second).await.expect("written"));
    assert!(store.measurement(second).await.expect("read").is_none());
    store.close().await;
}

async fn leave_behind(fresh: &Fresh, alive: u64) {
    let mut raw = fresh.raw().await;
    raw.command("DELETE FROM processes").await.expect("deleted");
    let values = [Value::Bytes(&[7; 16]), Value::Int(signed(alive))];
    raw.execute("INSERT INTO processes (id, alive) VALUES ($1, $2)", &values).await.expect("written");
    raw.close().await.expect("closed");
}

async fn the_time_in_which_no_server_was_there_is_known(fresh: Fresh) {
    let store = fresh.open().await;
    assert_eq!(store.outage_since(0).await.expect("read"), 0, "a new store");
    store.close().await;
    let begun = milliseconds_now();
    leave_behind(&fresh, begun - 100_000).await;
    let store = fresh.open().await;
    let first = store.outage_since(begun - 200_000).await.expect("read");
    let most = |known: u64| known + (milliseconds_now() - begun) + 1;
    assert!((100_000..=most(100_000)).contains(&first), "{first}");
    // Of an outage that began before, only what came after counts.
    let half = store.outage_since(begun - 50_000).await.expect("read");
    assert!((50_000..=most(50_000)).contains(&half), "{half}");
    assert_eq!(store.outage_since(milliseconds_now()).await.expect("read"), 0);
    store.close().await;

    // The same gap is not counted again, and another is added.
    let store = fresh.open().await;
    assert!(store.outage_since(0).await.expect("read") - first < 50_000);
    store.close().await;
    let before = milliseconds_now();
    leave_behind(&fresh, before - 20_000).await;
    let store = fresh.open().await;
    let both = store.outage_since(0).await.expect("read");
    assert!(both >= first + 20_000, "{both}");
    store.close().await;
}

/// When a server gave the last sign of life, in milliseconds since 1970.
async fn last_sign_of_life(fresh: &Fresh) -> u64 {
    let mut raw = fresh.raw().await;
    let last = raw.number("SELECT max(alive) FROM processes", &[]).await.expect("there is one");
    raw.close().await.expect("closed");
    u64::try_from(last).expect("a time")
}

/// Puts the last sign of life back by a number of milliseconds.
async fn age_sign_of_life(fresh: &Fresh, milliseconds: u64) {
    let mut raw = fresh.raw().await;
    raw.execute("UPDATE processes SET alive = alive - $1", &[Value::Int(signed(milliseconds))]).await.expect("written");
    raw.close().await.expect("closed");
}

/// Waits until something holds.
async fn until<F: Future<Output = bool>>(what: &str, holds: impl Fn() -> F) {
    let waited = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(NEVER, waited).await.unwrap_or_else(|_| panic!("{what} never happens"));
}

async fn a_store_says_how_it_is(fresh: Fresh) {
    let store = fresh.open().await;
    assert_eq!(store.condition().await, Condition::Well);
    let (bytes, log) = store.bytes().await.expect("known");
    assert!(bytes + log > 20_000, "{bytes} {log}");
    store.close().await;
    let mut raw = fresh.raw().await;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               VALUES (9999, 'later', TRUE, $1, 1)";
    raw.execute(sql, &[Value::Bytes(&[1; 48])]).await.expect("written");
    raw.close().await.expect("closed");
    let place = match &fresh {
        Fresh::Folder(folder) => Place::Folder(folder.path()),
        Fresh::Database(url) => Place::Url(url),
    };
    let newer = Store::open(place, false).await.err().expect("refused");
    assert!(matches!(newer, StoreError::Newer), "{newer}");
}

/// The suite: each test runs on SQLite by itself, and on PostgreSQL all run on one server, each in a database of its own.
macro_rules! suite {
    ($($test:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Fresh::folder()).await;
            })*
        }

        #[cfg(target_os = "linux")]
        #[tokio::test]
        async fn the_suite_holds_on_postgresql() {
            let mut server = postgres_server::Postgres::start();
            $({
                println!("{}", stringify!($test));
                $test(Fresh::Database(server.database())).await;
            })*
        }
    };
}

suite! {
    written_events_are_there_after_closing_and_none_twice
    one_failure_in_a_transaction_spares_the_others
    events_of_several_games_are_written_all_or_none
    many_games_written_at_once_are_each_whole
    the_library_is_searched_alike
    players_of_an_older_version_are_found
    the_library_in_memory_finds_the_same
    what_the_library_lacks_is_filled_in
    open_challenges_are_listed_until_they_are_closed
    games_are_counted_deleted_and_expire
    a_measurement_is_kept_game_by_game
    the_time_in_which_no_server_was_there_is_known
    a_store_says_how_it_is
}

#[tokio::test]
async fn a_second_server_on_the_folder_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(Place::Folder(folder.path()), false).await.expect("a store");
    let error = Store::open(Place::Folder(folder.path()), false).await.err().expect("kept out");
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    store.close().await;
}

#[tokio::test]
async fn on_sqlite_deleted_games_leave_room_for_others() {
    let fresh = Fresh::folder();
    let store = fresh.open().await;
    let empty = store.used_bytes().await.expect("known");
    let mut ids = Vec::new();
    for _ in 0..20 {
        let id = new_id();
        store.append(Append { events: vec![moved("a1-a2"); 200], ..new_game(id) }).await.expect("created");
        ids.push(id);
    }
    let full = store.used_bytes().await.expect("known");
    assert!(full > empty + 100_000, "{empty} {full}");
    for id in ids {
        assert!(store.delete(id).await.expect("deleted"));
    }
    let freed = store.used_bytes().await.expect("known");
    assert!(freed < empty + (full - empty) / 2, "{empty} {full} {freed}");
    store.close().await;
}

#[tokio::test]
async fn on_sqlite_a_server_at_rest_is_known_to_have_been_there() {
    let fresh = Fresh::folder();
    let store = fresh.open().await;
    let opened = last_sign_of_life(&fresh).await;
    // Players by correspondence are not charged for the time after it stopped, though no clock ran in memory.
    store.close().await;
    assert!(last_sign_of_life(&fresh).await >= opened);
    age_sign_of_life(&fresh, 50_000).await;
    let store = fresh.open().await;
    let away = store.outage_since(0).await.expect("read");
    assert!(away >= 50_000, "{away}");
    // A minute at rest is no outage when a clock begins to run.
    age_sign_of_life(&fresh, 60_000).await;
    let clock = store.keep_alive();
    let lately = milliseconds_now() - 30_000;
    until("a sign of life", || async { last_sign_of_life(&fresh).await > lately }).await;
    drop(clock);
    store.close().await;
    let store = fresh.open().await;
    assert!(store.outage_since(0).await.expect("read") < away + 30_000);
    store.close().await;
}

mod library_search;
/// What several processes on one PostgreSQL can show, and what a database can do to them that is a program of its own.
#[cfg(target_os = "linux")]
mod on_postgresql;
