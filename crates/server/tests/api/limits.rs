//! Limits: nothing that clients send or ask for grows without bounds.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::{Value, json};

use crate::support::{Server, Table, engine, human, plies};

const TABLUT: &str = "tablut-murray";

#[tokio::test]
async fn a_body_has_a_maximum_size() {
    let server = Server::new().await;
    let large = format!("{{\"rules\":\"{}\"}}", "x".repeat(70_000));
    let too_large = (413, "too-large".to_owned());
    assert_eq!(server.post("/api/v1/games", None, large.clone()).await.problem(), too_large);
    // Without a length, the size is known only after reading.
    let chunks = futures_util::stream::iter(
        large.into_bytes().chunks(1000).map(|c| Ok::<_, std::io::Error>(c.to_vec())).collect::<Vec<_>>(),
    );
    assert_eq!(server.post("/api/v1/games", None, Body::from_stream(chunks)).await.problem(), too_large);
    let stated = Request::post("/api/v1/games").header("host", "localhost").header("content-length", "70000");
    assert_eq!(server.raw(stated.body(Body::empty()).expect("a request")).await.problem(), too_large);
}

#[tokio::test]
async fn a_rate_limit_counts_for_each_client_by_itself() {
    let server = Server::with(|config| {
        config.limits.request_every = Duration::from_secs(3600);
        config.limits.burst = 3;
    })
    .await;
    let from = async |peer: &str| {
        let peer: SocketAddr = peer.parse().expect("an address");
        let request = Request::get("/api/v1/levels").extension(ConnectInfo(peer)).body(Body::empty());
        server.raw(request.expect("a request")).await
    };
    for port in 1..=3 {
        assert_eq!(from(&format!("192.0.2.1:{port}")).await.status, 200);
    }
    let answer = from("192.0.2.1:4").await;
    assert_eq!(answer.problem(), (429, "too-many-requests".to_owned()));
    assert!(answer.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 3000), "{answer:?}");
    assert_eq!(from("[::ffff:192.0.2.1]:5").await.status, 429);
    assert_eq!(from("192.0.2.2:1").await.status, 200);
    // A client with one IPv6 address has the whole network.
    for last in 1..=3 {
        assert_eq!(from(&format!("[2001:db8::{last}]:1")).await.status, 200);
    }
    assert_eq!(from("[2001:db8::4]:1").await.status, 429);
    assert_eq!(from("[2001:db8:0:1::1]:1").await.status, 200);
}

#[tokio::test]
async fn the_number_of_games_followed_is_limited() {
    let server = Server::with(|config| config.limits.streams = 1).await;
    let table = server.begin(TABLUT, human(), human()).await;
    let other = server.begin(TABLUT, human(), human()).await;
    let mut socket = server.follow(&table).await;
    socket.next_of("game").await;
    let mut second = server.follow(&table).await;
    let missing = second.next_of("missing").await;
    assert_eq!((&missing["game"], &missing["problem"]["code"]), (&json!(table.id), &json!("busy")));
    // A game that is followed no more gives its place back.
    socket.say(&json!({"unfollow": table.id})).await;
    socket.follow(&other).await;
    assert_eq!(socket.next_of("game").await["game"], other.game);
    // The same game again takes the place of the first time.
    socket.follow(&other).await;
    assert_eq!(socket.next_of("game").await["game"], other.game);
}

/// A body that never comes to its end.
fn endless() -> Body {
    Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>())
}

#[tokio::test]
async fn a_request_whose_body_arrives_takes_no_place() {
    let server = Server::with(|config| config.limits.requests = 1).await;
    let slow = server.post("/api/v1/games", None, endless());
    let answered = async {
        for _ in 0..3 {
            tokio::task::yield_now().await;
            server.get("/api/v1/levels").await.good();
        }
    };
    tokio::select! {
        biased;
        answer = slow => panic!("{answer:?}"),
        () = answered => {}
    }
}

#[tokio::test]
async fn arriving_bodies_have_a_maximum_total_size() {
    let server = Server::with(|config| {
        config.limits.record_bytes = 70_000;
        config.limits.bodies_bytes = 200_000;
        config.limits.share_divisor = 2;
    })
    .await;
    let guest = server.seen_from([192, 0, 2, 1]);
    let held = server.post("/api/v1/games", None, endless());
    let answered = async {
        tokio::task::yield_now().await;
        // Without a length, room is reserved for the largest body.
        assert_eq!(server.post("/api/v1/games", None, endless()).await.problem(), (503, "busy".to_owned()));
        let body = json!({"rules": TABLUT, "attackers": human(), "defenders": human()}).to_string();
        guest.post("/api/v1/games", None, body).await.good();
    };
    tokio::select! {
        biased;
        answer = held => panic!("{answer:?}"),
        () = answered => {}
    }
}

#[tokio::test]
async fn a_client_cannot_take_the_places_of_others() {
    let server = Server::with(|config| {
        config.limits.requests = 4;
        config.limits.place_within = Duration::ZERO;
        config.limits.streams = 4;
    })
    .await;
    let guest = server.seen_from([192, 0, 2, 1]);
    let table = server.begin(TABLUT, human(), human()).await;
    let busy = (503, "busy".to_owned());
    // A client's share is one place in four: while its hint is being searched, it gets no other.
    let (hint, (own, others)) = tokio::join!(server.hint(&table), async {
        tokio::task::yield_now().await;
        (server.get("/api/v1/levels").await, guest.get("/api/v1/levels").await)
    });
    hint.good();
    assert_eq!(own.problem(), busy);
    others.good();
    let mut held = server.follow(&table).await;
    held.next_of("game").await;
    assert_eq!(server.follow(&table).await.next_of("missing").await["problem"]["code"], "busy");
    assert!(guest.follow(&table).await.next().await.is_some());
}

#[tokio::test]
async fn a_short_move_does_not_wait_for_another_clients_long_ones() {
    let server = Server::new().await;
    let (greedy, other) = (server.seen_from([192, 0, 2, 1]), server.seen_from([192, 0, 2, 2]));
    let mut games = Vec::new();
    for _ in 0..60 {
        let table = greedy.begin("alea-walker-2015", human(), engine(8)).await;
        let game = greedy.play(&table, "a6-a7", 1).await.good();
        assert_eq!(game["thinking"], true);
        games.push(table);
    }
    let table = other.begin(TABLUT, human(), engine(1)).await;
    other.play(&table, "d1-b1", 1).await.good();
    other.follow(&table).await.game(|game| plies(game) == 2).await;
    // Not all of the sixty have moved: the short move did not wait for them.
    assert_eq!(plies(&greedy.read(&games[59]).await), 1);
    // A long move of another client waits for one of the first client's, not for sixty.
    let table = other.begin("alea-walker-2015", human(), engine(6)).await;
    other.play(&table, "a6-a7", 1).await.good();
    other.follow(&table).await.game(|game| plies(game) == 2).await;
    assert_eq!(plies(&greedy.read(&games[59]).await), 1);
}

#[tokio::test]
async fn the_number_of_concurrent_requests_is_limited() {
    let server = Server::with(|config| {
        config.limits.requests = 1;
        config.limits.place_within = Duration::ZERO;
    })
    .await;
    let table = server.begin(TABLUT, human(), human()).await;
    // A hint takes a while; the second request comes meanwhile.
    let (hint, levels) = tokio::join!(server.hint(&table), async {
        tokio::task::yield_now().await;
        server.get("/api/v1/levels").await
    });
    hint.good();
    assert_eq!(levels.problem(), (503, "busy".to_owned()));
    server.get("/api/v1/levels").await.good();
}

#[tokio::test]
async fn a_request_waits_for_a_place() {
    let server = Server::with(|config| {
        config.limits.requests = 1;
        config.limits.place_within = Duration::from_secs(3600);
    })
    .await;
    let table = server.begin(TABLUT, human(), human()).await;
    let (hint, levels) = tokio::join!(server.hint(&table), async {
        tokio::task::yield_now().await;
        server.get("/api/v1/levels").await
    });
    hint.good();
    levels.good();
}

#[tokio::test]
async fn a_full_store_takes_no_new_games_and_goes_on_with_the_others() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let server = server.restarted_with(|config| config.limits.store_bytes = Some(1)).await;
    let full = (507, "storage-full".to_owned());
    let body = json!({"rules": TABLUT, "attackers": human(), "defenders": human()}).to_string();
    assert_eq!(server.post("/api/v1/games", None, body).await.problem(), full);
    let record = |keep: bool| json!({"text": "1. d1-b1", "rules": TABLUT, "keep": keep}).to_string();
    assert_eq!(server.post("/api/v1/records", None, record(true)).await.problem(), full);
    server.post("/api/v1/records", None, record(false)).await.good();
    server.play(&table, "d1-b1", 1).await.good();
}

#[tokio::test]
async fn a_client_may_begin_so_many_games_a_day() {
    let server = Server::with(|config| config.limits.games_a_day = Some(2)).await;
    let (first, second) = (server.seen_from([192, 0, 2, 1]), server.seen_from([192, 0, 2, 2]));
    let body = || json!({"rules": TABLUT, "attackers": human(), "defenders": human()}).to_string();
    for _ in 0..2 {
        first.post("/api/v1/games", None, body()).await.good();
    }
    let answer = first.post("/api/v1/games", None, body()).await;
    assert_eq!(answer.problem(), (429, "too-many-requests".to_owned()));
    let wait: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((43_000..=43_201).contains(&wait), "half a day: {wait}");
    second.post("/api/v1/games", None, body()).await.good();
}

#[tokio::test]
async fn a_rematch_counts_among_the_games_of_a_day() {
    let server = Server::with(|config| config.limits.games_a_day = Some(2)).await;
    let first = server.begin(TABLUT, human(), human()).await;
    server.act(&first, "resign", json!({"side": "attackers"})).await.good();
    let offer = json!({"offer": "rematch", "side": "attackers"});
    let followed = server.act(&first, "offer", offer.clone()).await.good();
    let second = Table { id: followed["next"].as_str().expect("another game").to_owned(), ..first };
    server.act(&second, "resign", json!({"side": "attackers"})).await.good();
    assert_eq!(server.act(&second, "offer", offer).await.problem(), (429, "too-many-requests".to_owned()));
    assert_eq!(server.read(&second).await["next"], Value::Null, "nothing was begun");
}

#[tokio::test]
async fn a_full_store_begins_no_rematch() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    server.act(&table, "resign", json!({"side": "attackers"})).await.good();
    let server = server.restarted_with(|config| config.limits.store_bytes = Some(1)).await;
    let offer = json!({"offer": "rematch", "side": "attackers"});
    assert_eq!(server.act(&table, "offer", offer).await.problem(), (507, "storage-full".to_owned()));
}

#[tokio::test]
async fn unfinished_games_are_deleted_for_their_age_and_finished_ones_are_not() {
    let server = Server::new().await;
    let (unfinished, finished) = (server.begin(TABLUT, human(), human()).await, server.begin(TABLUT, human(), human()).await);
    server.play(&unfinished, "d1-b1", 1).await.good();
    server.act(&finished, "resign", json!({"side": "attackers"})).await.good();
    let server = server.restarted_with(|config| config.limits.unfinished_age = Some(Duration::from_secs(3600))).await;
    server.read(&unfinished).await;
    let server = server.restarted_with(|config| config.limits.unfinished_age = Some(Duration::ZERO)).await;
    let path = format!("/api/v1/games/{}", unfinished.id);
    while server.get(&path).await.status != 404 {
        tokio::task::yield_now().await;
    }
    server.read(&finished).await;
}

#[tokio::test]
async fn files_of_the_client_count_for_no_limit_of_requests() {
    let server = Server::with(|config| {
        config.limits.requests = 0;
        config.limits.place_within = Duration::ZERO;
        config.limits.request_every = Duration::from_secs(3600);
        config.limits.burst = 1;
    })
    .await;
    for _ in 0..20 {
        assert_eq!(server.get("/").await.status, 200);
        assert_eq!(server.get("/assets/none.js").await.status, 404);
    }
    assert_eq!(server.get("/api/v1/levels").await.problem(), (503, "busy".to_owned()));
    assert_eq!(server.get("/api/v1/levels").await.problem(), (429, "too-many-requests".to_owned()));
}

#[tokio::test]
async fn an_answer_that_takes_too_long_is_given_up() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let server = server.restarted_with(|config| config.limits.answer_within = Duration::from_millis(100)).await;
    assert_eq!(server.hint(&table).await.problem(), (503, "busy".to_owned()));
    // A body that never ends times out, too.
    let server = server.restarted_with(|config| config.limits.body_within = Duration::from_millis(100)).await;
    assert_eq!(server.post("/api/v1/games", None, endless()).await.problem(), (408, "bad-request".to_owned()));
}

#[tokio::test]
async fn a_full_queue_refuses_a_move_before_it_is_made() {
    let server = Server::with(|config| {
        config.limits.engine_queue = 0;
        config.limits.request_every = Duration::ZERO;
    })
    .await;
    let first = server.begin("alea-walker-2015", human(), engine(8)).await;
    let second = server.begin(TABLUT, human(), engine(1)).await;
    server.play(&first, "a6-a7", 1).await.good();
    assert_eq!(server.play(&second, "d1-b1", 1).await.problem(), (503, "busy".to_owned()));
    assert_eq!(server.hint(&second).await.problem(), (503, "busy".to_owned()));
    assert_eq!(server.act(&second, "offer", json!({"offer": "draw"})).await.problem(), (503, "busy".to_owned()));
    assert_eq!(server.read(&second).await, second.game);
    server.act(&first, "resign", json!({})).await.good();
    // The thread is free as soon as the search has noticed.
    let mut events = server.follow(&second).await;
    while server.play(&second, "d1-b1", 1).await.status == 503 {
        tokio::task::yield_now().await;
    }
    events.game(|game| plies(game) == 2).await;
}

#[tokio::test]
async fn idle_games_leave_memory_and_come_back() {
    let server = Server::with(|config| config.limits.live_games = 2).await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = server.begin(TABLUT, human(), human()).await;
        server.play(&table, "d1-b1", 1).await.good();
        tables.push(table);
    }
    assert!(server.app.live_games() <= 2);
    for table in &tables {
        assert_eq!(plies(&server.read(table).await), 1);
        assert_eq!(plies(&server.act(table, "takeback", json!({})).await.good()), 0);
    }
    // Games that are followed stay.
    let mut watched = (server.follow(&tables[0]).await, server.follow(&tables[1]).await);
    watched.0.next_of("game").await;
    watched.1.next_of("game").await;
    assert_eq!(server.get(&format!("/api/v1/games/{}", tables[2].id)).await.problem(), (503, "busy".to_owned()));
}

#[tokio::test]
async fn idle_games_leave_memory_after_a_while() {
    let server = Server::with(|config| config.limits.idle = Duration::from_millis(20)).await;
    let table = server.begin(TABLUT, human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    let gone = async {
        while server.app.live_games() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone).await.expect("it leaves");
    assert_eq!(plies(&server.read(&table).await), 1);
}

#[tokio::test]
async fn a_game_has_a_maximum_length() {
    let server = Server::with(|config| config.limits.plies = 2).await;
    let table = server.begin(TABLUT, human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    server.play(&table, "f5-f2", 2).await.good();
    assert_eq!(server.play(&table, "b1-b2", 3).await.problem(), (413, "too-large".to_owned()));
    server.act(&table, "resign", json!({"side": "attackers"})).await.good();
}
