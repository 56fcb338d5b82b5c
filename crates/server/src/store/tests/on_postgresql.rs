//! What several processes on one PostgreSQL can show, and what a database can do to them that is a program of its own.

use std::time::Instant;

use super::postgres_server::Postgres;
use super::*;

/// The next notice that is of interest.
async fn next(notices: &mut broadcast::Receiver<Notice>) -> Notice {
    loop {
        match tokio::time::timeout(NEVER, notices.recv()).await.expect("a notice").expect("the store is open") {
            // Each store hears this when it begins to listen.
            Notice::Missed => {}
            notice => return notice,
        }
    }
}

/// A store, and its notices once it listens.
async fn listening(fresh: &Fresh) -> (Store, broadcast::Receiver<Notice>) {
    let store = fresh.open().await;
    let mut notices = store.subscribe();
    let first = tokio::time::timeout(NEVER, notices.recv()).await.expect("a notice").expect("the store is open");
    assert_eq!(first, Notice::Missed);
    (store, notices)
}

/// Kills the server of the database or starts it again, which waits, while other tasks go on.
async fn changed(mut server: Postgres, change: fn(&mut Postgres)) -> Postgres {
    let changed = tokio::task::spawn_blocking(move || {
        change(&mut server);
        server
    });
    changed.await.expect("the change does not panic")
}

#[tokio::test]
async fn several_processes_share_a_postgresql() {
    let mut server = Postgres::start();
    let fresh = Fresh::Database(server.database());
    let (one, mut heard_by_one) = listening(&fresh).await;
    let (two, mut heard_by_two) = listening(&fresh).await;
    let id = new_id();
    one.append(new_game(id)).await.expect("created");
    assert_eq!(next(&mut heard_by_two).await, Notice::Changed { game: id, version: 1 });
    // Of two that write the same event, one is refused and finds the other's.
    let both = |text| events(id, 2, vec![moved(text)]);
    let (by_one, by_two) = tokio::join!(one.append(both("b1-b2")), two.append(both("c1-c2")));
    let first = match (&by_one, &by_two) {
        (Ok(()), Err(StoreError::Conflict)) => "b1-b2",
        (Err(StoreError::Conflict), Ok(())) => "c1-c2",
        other => panic!("{other:?}"),
    };
    for store in [&one, &two] {
        assert_eq!(store.load_after(id, 1).await.expect("readable"), [stored(first)]);
    }
    let loser = if by_one.is_ok() { &mut heard_by_two } else { &mut heard_by_one };
    assert_eq!(next(loser).await, Notice::Changed { game: id, version: 2 });

    // Messages come in their order, long ones too; and not back.
    let long = "\"ð\n".repeat(1200);
    one.notify(id, long.clone()).expect("sent");
    for number in 0..500 {
        one.notify(id, number.to_string()).expect("sent");
    }
    for expected in std::iter::once(long).chain((0..500).map(|number| number.to_string())) {
        assert_eq!(next(&mut heard_by_two).await, Notice::Message { game: id, text: expected });
    }
    assert!(matches!(one.notify(id, "\"".repeat(7_000)), Err(StoreError::MessageTooLong)));

    // Leases: one process has it, until it gives it up, stops, or dies.
    assert!(one.take_lease(id).await.expect("asked"));
    assert!(one.take_lease(id).await.expect("asked"), "and keeps it");
    assert!(!two.take_lease(id).await.expect("asked"));
    two.release_lease(id).await.expect("asked");
    assert!(!two.take_lease(id).await.expect("asked"), "only its holder can give it up");
    one.release_lease(id).await.expect("released");
    assert!(two.take_lease(id).await.expect("asked"));
    two.close().await;
    assert_eq!(next(&mut heard_by_one).await, Notice::LeasesFree);
    assert!(one.take_lease(id).await.expect("asked"));

    let (three, mut heard_by_three) = listening(&fresh).await;
    assert!(!three.take_lease(id).await.expect("asked"));
    assert!(one.delete(id).await.expect("deleted"));
    assert_eq!(next(&mut heard_by_three).await, Notice::Deleted(id));
    // The first process falls silent, as if it had been killed: the other tells that its leases are free.
    let mut raw = fresh.raw().await;
    let other = new_id();
    raw.execute("INSERT INTO processes (id, alive) VALUES ($1, $2)", &[Value::Bytes(&[9; 16]), Value::Int(0)]).await.expect("ok");
    let values = [Value::Bytes(other.bytes()), Value::Bytes(&[9; 16])];
    raw.execute("INSERT INTO leases (game, process) VALUES ($1, $2)", &values).await.expect("written");
    raw.close().await.expect("closed");
    assert_eq!(next(&mut heard_by_three).await, Notice::LeasesFree);
    assert!(three.take_lease(other).await.expect("asked"));
    assert_eq!(three.outage_since(0).await.expect("read"), 0, "one was always there");
    one.close().await;
    three.close().await;
}

#[tokio::test]
async fn a_postgresql_that_is_killed_loses_nothing_that_was_acknowledged() {
    let mut server = Postgres::start();
    let fresh = Fresh::Database(server.database());
    let (store, mut notices) = listening(&fresh).await;
    let store = Arc::new(store);
    let ids: Vec<GameId> = (0..30).map(|_| new_id()).collect();
    for id in &ids {
        store.append(new_game(*id)).await.expect("created");
    }
    // Each game goes on, and after a refusal looks what has happened.
    let (stop, stopped) = watch::channel(false);
    let players = ids.iter().map(|id| {
        let (store, id, stopped) = (store.clone(), *id, stopped.clone());
        tokio::spawn(async move {
            let (mut acknowledged, mut refused) = (1, 0);
            while !*stopped.borrow() {
                match store.append(events(id, acknowledged + 1, vec![moved("b1-b2")])).await {
                    Ok(()) => acknowledged += 1,
                    Err(StoreError::Closed) => panic!("the store closed by itself"),
                    Err(_) => {
                        refused += 1;
                        let Ok(record) = store.load(id).await else { continue };
                        let there = record.expect("an acknowledged game").events.len() as u64;
                        // The last may have been written and not acknowledged.
                        assert!(there == acknowledged || there == acknowledged + 1, "{there} of {acknowledged}");
                        acknowledged = there;
                    }
                }
            }
            (acknowledged, refused)
        })
    });
    let players: Vec<_> = players.collect();
    let grown = async |by: u64| {
        let counted = store.counts().committed.get() + by;
        until("a move", || async { store.counts().committed.get() >= counted }).await;
    };
    for round in 0..3 {
        grown(20).await;
        let failed = store.counts().failed.get();
        server = changed(server, Postgres::kill).await;
        until("a failure", || async { store.counts().failed.get() > failed }).await;
        if round == 0 {
            let condition = store.condition().await;
            assert!(matches!(condition, Condition::NotWritten(_)), "a restart of this process would not help: {condition:?}");
        }
        server = changed(server, Postgres::start_again).await;
        // It comes back by itself, and tells that notices may have been missed.
        until("recovery", || async { store.condition().await == Condition::Well }).await;
        let missed = async { while notices.recv().await != Ok(Notice::Missed) {} };
        tokio::time::timeout(NEVER, missed).await.expect("it listens again");
    }
    grown(20).await;
    stop.send_replace(true);
    let mut interrupted = 0;
    for (player, id) in players.into_iter().zip(&ids) {
        let (acknowledged, refused) = player.await.expect("a player");
        interrupted += refused;
        assert_eq!(store.load(*id).await.expect("readable").expect("there").events.len() as u64, acknowledged);
    }
    assert!(interrupted > 0, "no kill came between a move and its answer");
    store.close().await;
    let whole = fresh.open().await;
    whole.close().await;
}

#[tokio::test]
async fn a_short_outage_of_postgresql_is_known_as_soon_as_it_is_over() {
    let mut server = Postgres::start();
    let fresh = Fresh::Database(server.database());
    let store = Arc::new(fresh.open().await);
    let id = new_id();
    store.append(new_game(id)).await.expect("created");
    assert_eq!(store.outage_since(0).await.expect("read"), 0);
    // A player sends a move again and again.
    let (stop, stopped) = watch::channel(false);
    let player = {
        let store = store.clone();
        tokio::spawn(async move {
            let (mut version, mut failing) = (1, None::<(Instant, Instant)>);
            while !*stopped.borrow() {
                let begun = Instant::now();
                match store.append(events(id, version + 1, vec![moved("b1-b2")])).await {
                    Ok(()) => version += 1,
                    Err(_) => failing = Some((failing.map_or(begun, |(first, _)| first), begun)),
                }
                tokio::task::yield_now().await;
            }
            failing.map(|(first, last)| last.duration_since(first)).unwrap_or_default()
        })
    };
    let failed = store.counts().failed.get();
    server = changed(server, Postgres::kill).await;
    until("a failure", || async { store.counts().failed.get() > failed }).await;
    let _server = changed(server, Postgres::start_again).await;
    let committed = store.counts().committed.get();
    until("a move", || async { store.counts().committed.get() > committed }).await;
    stop.send_replace(true);
    let failing = u64::try_from(player.await.expect("a player").as_millis()).expect("it fits");
    let outage = store.outage_since(0).await.expect("read");
    // The clocks of the database and of this test count in milliseconds each.
    assert!(failing > 0 && outage + 10 >= failing, "{outage} of {failing}");
    store.close().await;
}

#[tokio::test]
async fn a_postgresql_that_cannot_be_used_says_why_without_the_password() {
    let refused = async |url: &str| {
        let error = Store::open(Place::Url(url), true).await.err().expect("refused");
        assert!(!format!("{error} {error:?}").contains("hushhush"), "{error:?}");
        error
    };
    for url in ["", "hushhush", "mysql://me:hushhush@localhost/games", "postgres://me:hushhush@[/games", "sqlite://x"] {
        assert!(matches!(refused(url).await, StoreError::Url), "{url}");
    }
    let unreachable = refused("postgres://me:hushhush@localhost/games?host=/nonexistent").await;
    assert!(matches!(unreachable, StoreError::Unreachable { .. }), "{unreachable}");
    assert!(unreachable.to_string().contains("postgres://me@/nonexistent/games"), "{unreachable}");

    let mut server = Postgres::start();
    let nameless = refused(&server.url("no_such_database")).await;
    assert!(nameless.to_string().contains("does not exist"), "{nameless}");
    let latin = server.database_with("ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' LOCALE_PROVIDER libc TEMPLATE template0");
    let latin = refused(&latin).await;
    assert!(matches!(latin, StoreError::Encoding { .. }), "{latin}");
    let standby = server.database();
    let store = Store::open(Place::Url(&standby), false).await.expect("a store");
    store.close().await;
    server.execute("postgres", "ALTER DATABASE hnefi2 SET default_transaction_read_only = on");
    let standby = refused(&standby).await;
    assert!(matches!(standby, StoreError::ReadOnly(_)), "{standby}");
}

#[tokio::test]
async fn a_postgresql_across_the_network_is_spoken_to_by_tls() {
    let mut server = Postgres::start_with_tls();
    server.database();
    let url = server.network_url("hnefi1");
    for mode in ["prefer", "require", "verify-full"] {
        let store = Store::open(Place::Url(&format!("{url}&sslmode={mode}")), false).await.expect("a store");
        store.append(new_game(new_id())).await.expect("created");
        store.close().await;
    }
    // This server refuses connections without TLS, and its certificate is one that no authority knows.
    let unknown = url.split("?sslrootcert").next().expect("a URL").to_owned() + "?application_name=test";
    for (mode, url) in [("disable", &url), ("verify-full", &unknown)] {
        let refused = Store::open(Place::Url(&format!("{url}&sslmode={mode}")), false).await.err().expect("refused");
        assert!(matches!(refused, StoreError::Unreachable { .. }), "{mode}: {refused}");
    }
}
