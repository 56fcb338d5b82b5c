//! Sockets: games followed, and acted in.

use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use yawc::close::CloseCode;

use crate::socket_client::SocketClient;
use crate::support::{Server, Table, any_move, engine, human, plies, texts};

const TABLUT: &str = "tablut-murray";

#[tokio::test]
async fn one_socket_follows_many_games_and_acts_in_them() {
    let server = Server::new().await;
    let mut tables = Vec::new();
    let mut socket = server.socket().await;
    for _ in 0..10 {
        let table = server.begin(TABLUT, human(), human()).await;
        socket.follow(&table).await;
        assert_eq!(socket.next_of("you").await["sides"], json!(["attackers", "defenders"]));
        assert_eq!(socket.next_of("game").await["game"], table.game);
        tables.push(table);
    }
    for table in &tables {
        socket.known = table.game.clone();
        assert_eq!(socket.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await, Ok(2));
        // The change came before the answer.
        assert_eq!(socket.known, server.read(table).await);
    }
    // Nothing more comes of a game that is followed no longer.
    socket.say(&json!({"unfollow": tables[0].id})).await;
    let refused = socket.act(&tables[0].id, json!({"action": "resign", "side": "attackers"})).await;
    assert_eq!(refused, Err("not-your-seat".to_owned()));
    server.play(&tables[0], "f5-f2", 2).await.good();
    server.play(&tables[1], "f5-f2", 2).await.good();
    assert_eq!(socket.next_of("change").await["game"], json!(tables[1].id));
}

#[tokio::test]
async fn every_action_is_done_or_refused() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut socket = server.follow(&table).await;
    socket.next_of("game").await;
    let draw = |action: &str| json!({"action": action, "offer": "draw"});
    for (action, answer) in [
        (json!({"action": "move", "move": "d1-b1", "ply": 1}), Ok(2)),
        // Sent twice, it is played once.
        (json!({"action": "move", "move": "d1-b1", "ply": 1}), Ok(2)),
        (json!({"action": "move", "move": "d1-c1", "ply": 1}), Err("out-of-step")),
        (json!({"action": "move", "move": "f5-g6", "ply": 2}), Err("illegal-move")),
        (json!({"action": "offer", "offer": "draw", "side": "defenders"}), Ok(3)),
        (draw("withdraw"), Ok(4)),
        (draw("accept"), Err("no-offer")),
        (json!({"action": "offer", "offer": "draw", "side": "attackers"}), Ok(5)),
        (draw("decline"), Ok(6)),
        (json!({"action": "takeback", "plies": 1}), Ok(7)),
        (json!({"action": "resign"}), Err("bad-request")),
        (json!({"action": "resign", "side": "attackers"}), Ok(8)),
        (json!({"action": "move", "move": "d1-b1", "ply": 1}), Err("game-over")),
    ] {
        assert_eq!(socket.act(&table.id, action.clone()).await, answer.map_err(str::to_owned), "{action}");
    }
    assert_eq!(socket.known, server.read(&table).await);
    assert_eq!(socket.known["outcome"]["winner"], "defenders");
}

#[tokio::test]
async fn the_engine_answers_an_offer_with_the_action() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let mut socket = server.follow(&table).await;
    socket.next_of("game").await;
    assert_eq!(socket.act(&table.id, json!({"action": "offer", "offer": "draw"})).await, Ok(3));
    assert_eq!((&socket.known["offer"], &socket.known["outcome"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn only_the_holder_of_a_seat_acts() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let mut owner = server.follow(&table).await;
    assert_eq!(owner.next_of("you").await["sides"], json!(["attackers"]));
    let mut watcher = server.socket().await;
    let mut impostor = server.socket().await;
    watcher.say(&json!({"follow": table.id})).await;
    impostor.say(&json!({"follow": table.id, "token": "guessed"})).await;
    for socket in [&mut watcher, &mut impostor] {
        assert_eq!(socket.next_of("you").await["sides"], json!([]));
        socket.next_of("game").await;
        let refused = socket.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await;
        assert_eq!(refused, Err("not-your-seat".to_owned()));
    }
    assert_eq!(server.read(&table).await, table.game);
}

#[tokio::test]
async fn a_client_that_comes_back_is_sent_what_it_lacks() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    let two = server.play(&table, "f5-f2", 2).await.good();
    let back = server.act(&table, "takeback", json!({})).await.good();
    let other = any_move(&back);
    server.play(&table, &other, 2).await.good();
    let now = server.read(&table).await;
    // The process that takes over has to know it, too.
    let server = server.restarted().await;
    for known in [&table.game, &two, &now] {
        let mut socket = server.socket().await;
        socket.known = known.clone();
        socket.say(&json!({"follow": table.id, "since": known["version"]})).await;
        let change = socket.next_of("change").await["change"].take();
        assert_eq!(socket.known, now, "{change}");
    }
    let mut socket = server.socket().await;
    socket.say(&json!({"follow": table.id, "since": two["version"]})).await;
    let change = socket.next_of("change").await["change"].take();
    assert_eq!((&change["kept"], texts(&change["moves"])), (&json!(1), vec![other.as_str()]));
    // A version that the game never had.
    for since in [0, 99] {
        socket.say(&json!({"follow": table.id, "since": since})).await;
        assert_eq!(socket.next_of("game").await["game"], now);
    }
}

#[tokio::test]
async fn a_slow_client_skips_steps() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut slow = SocketClient::with_room(server.router.clone(), 512).await;
    slow.follow(&table).await;
    slow.next_of("game").await;
    let mut game = table.game.clone();
    for ply in 1..=20 {
        game = server.play(&table, &any_move(&game), ply).await.good();
    }
    let mut changes = 0;
    while plies(&slow.known) < 20 {
        let (kind, _) = slow.next().await.expect("the socket is open");
        changes += usize::from(kind == "change");
    }
    assert_eq!(slow.known, game);
    assert!(changes < 20, "{changes} changes");
}

/// A game with a seat that another person has taken, and the secret of that person.
async fn two_people(server: &Server, clocks: Value) -> (Table, String) {
    let new = json!({"rules": TABLUT, "attackers": human(), "defenders": {"kind": "open"}, "clocks": clocks});
    let created = server.post("/api/v1/games", None, new.to_string()).await.good();
    let (table, guest) = (Table::of(&created), "0123456789abcdef0123456789abcdef");
    let join = json!({"token": guest, "invitation": created["invitations"]["defenders"]});
    server.post(&format!("/api/v1/games/{}/seats", table.id), None, join.to_string()).await.good();
    (table, guest.to_owned())
}

#[tokio::test]
async fn two_people_play_on_their_sockets() {
    let server = Server::new().await;
    let (table, secret) = two_people(&server, json!({})).await;
    let mut watcher = server.socket().await;
    watcher.say(&json!({"follow": table.id})).await;
    watcher.next_of("game").await;
    let mut host = server.follow(&table).await;
    assert_eq!(host.next_of("you").await["sides"], json!(["attackers"]));
    host.next_of("game").await;
    let mut guest = server.socket().await;
    guest.say(&json!({"follow": table.id, "token": secret})).await;
    assert_eq!(guest.next_of("you").await["sides"], json!(["defenders"]));
    guest.next_of("game").await;

    // What one plays, the other sees; what one says, only the other hears.
    assert!(host.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await.is_ok());
    assert_eq!(plies(&guest.game(|game| plies(game) == 1).await), 1);
    let early = host.act(&table.id, json!({"action": "move", "move": "f5-f2", "ply": 2})).await;
    assert_eq!(early, Err("not-your-turn".to_owned()));
    assert!(guest.act(&table.id, json!({"action": "signal", "signal": "good-luck"})).await.is_ok());
    let heard = host.next_of("signal").await;
    assert_eq!(heard, json!({"type": "signal", "game": table.id, "side": "defenders", "signal": "good-luck"}));
    // What one plans, only that one is told.
    let plan = json!({"action": "plan", "lines": [["b1-b2", "f2-f3"]]});
    assert!(guest.act(&table.id, json!({"action": "move", "move": "f5-f2", "ply": 2})).await.is_ok());
    assert!(guest.act(&table.id, plan).await.is_ok());
    host.game(|game| plies(game) == 2).await;
    assert!(host.act(&table.id, json!({"action": "move", "move": "b1-b2", "ply": 3})).await.is_ok());
    for socket in [&mut host, &mut guest, &mut watcher] {
        let mut told = Vec::new();
        while plies(&socket.known) < 4 {
            let message = socket.hear().await.expect("the socket is open");
            told.push(message["type"].as_str().expect("a type").to_owned());
        }
        assert!(!told.iter().any(|kind| kind == "signal"), "{told:?}");
        assert_eq!(texts(&socket.known["moves"])[3], "f2-f3");
    }
}

#[tokio::test]
async fn only_their_player_is_told_of_plans() {
    let server = Server::new().await;
    let (table, secret) = two_people(&server, json!({})).await;
    let mut host = server.follow(&table).await;
    host.next_of("presence").await;
    let mut guest = server.socket().await;
    guest.say(&json!({"follow": table.id, "token": secret})).await;
    assert_eq!(guest.next_of("you").await["plans"], json!([]));
    let lines = json!([["d1-b1", "f5-f2"]]);
    guest.say(&json!({"game": table.id, "n": 1, "do": {"action": "plan", "lines": lines}})).await;
    assert_eq!(guest.next_of("you").await["plans"], json!([{"side": "defenders", "lines": lines}]));
    guest.next_of("done").await;
    // The other player sees a new version, and no plan in it.
    let change = host.next_of("change").await;
    assert!(change["change"]["moves"] == json!([]) && !change.to_string().contains("f5-f2"), "{change}");
    assert!(host.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await.is_ok());
    assert_eq!(guest.next_of("you").await["plans"], json!([]), "it has been played");
}

#[tokio::test]
async fn followers_are_counted() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let mut watcher = server.socket().await;
    watcher.say(&json!({"follow": table.id})).await;
    let present = |attackers: bool, watchers: u64| json!({"type": "presence", "game": table.id, "attackers": attackers, "defenders": false, "watchers": watchers, "claim_after": 60_000});
    assert_eq!(watcher.next_of("presence").await, present(false, 1));
    let owner = server.follow(&table).await;
    assert_eq!(watcher.next_of("presence").await, present(true, 1));
    drop(owner);
    assert_eq!(watcher.next_of("presence").await, present(false, 1));
}

#[tokio::test]
async fn the_game_of_a_player_who_left_is_claimed_after_the_time_that_is_set() {
    let server = Server::with(|config| config.limits.absence = Duration::ZERO).await;
    let (table, secret) = two_people(&server, json!({})).await;
    let mut guest = server.socket().await;
    guest.say(&json!({"follow": table.id, "token": secret})).await;
    guest.next_of("presence").await;
    let mut host = server.follow(&table).await;
    assert_eq!(host.next_of("presence").await["claim_after"], 0);
    assert!(host.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await.is_ok());
    assert_eq!(host.act(&table.id, json!({"action": "claim"})).await, Err("not-now".to_owned()), "the guest is there");
    drop(guest);
    assert_eq!(host.next_of("presence").await["defenders"], false);
    assert!(host.act(&table.id, json!({"action": "claim"})).await.is_ok());
    let outcome = &host.known["outcome"];
    assert_eq!((&outcome["winner"], &outcome["reason"]), (&json!("attackers"), &json!("absent")));
}

#[tokio::test]
async fn a_message_that_cannot_be_read_is_refused() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut socket = server.follow(&table).await;
    for (text, n, word) in [
        ("nonsense", Value::Null, "a message is a JSON object"),
        ("[]", Value::Null, "a message is a JSON object"),
        ("{}", Value::Null, "`follow`, `unfollow`, `do` and `pong`"),
        (r#"{"follow": 7}"#, Value::Null, "expected a string"),
        (r#"{"follow": "x", "surprise": 1}"#, Value::Null, "unknown field `surprise`"),
        (r#"{"game": "x", "n": 7, "do": {"action": "dance"}}"#, json!(7), "unknown variant `dance`"),
        (r#"{"game": "x", "n": 8, "do": {"action": "move", "ply": 1}}"#, json!(8), "missing field `move`"),
    ] {
        socket.say_text(text.to_owned()).await;
        let refused = socket.next_of("refused").await;
        assert_eq!((&refused["n"], &refused["problem"]["code"]), (&n, &json!("bad-request")), "{text}");
        assert!(refused["problem"]["detail"].as_str().is_some_and(|detail| detail.contains(word)), "{text}: {refused}");
    }
    for name in ["nonsense", "00000000000000000000000000000000"] {
        socket.say(&json!({"follow": name})).await;
        let missing = socket.next_of("missing").await;
        assert_eq!((&missing["game"], &missing["problem"]["code"]), (&json!(name), &json!("not-found")));
    }
    // The socket goes on.
    assert_eq!(socket.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await, Ok(2));
}

#[tokio::test]
async fn a_message_has_a_maximum_size() {
    let server = Server::with(|config| config.limits.message_bytes = 1000).await;
    let mut socket = server.socket().await;
    let of_size = |bytes: usize| format!("{{\"follow\": \"{}\"}}", "x".repeat(bytes - 14));
    assert_eq!(of_size(1000).len(), 1000);
    socket.say_text(of_size(1000)).await;
    socket.next_of("missing").await;
    socket.say_text(of_size(1001)).await;
    while socket.hear().await.is_some() {}
    assert_eq!(socket.closed, Some(CloseCode::Size));
}

#[tokio::test]
async fn messages_have_a_rate_limit_for_each_client() {
    let server = Server::with(|config| {
        config.limits.message_every = Duration::from_secs(3600);
        config.limits.messages = 3;
    })
    .await;
    let guest = server.seen_from([192, 0, 2, 1]);
    let table = server.begin(TABLUT, human(), human()).await;
    let mut socket = server.follow(&table).await;
    for ply in 1..=2 {
        let mv = ["d1-b1", "f5-f2"][ply - 1];
        assert!(socket.act(&table.id, json!({"action": "move", "move": mv, "ply": ply})).await.is_ok());
    }
    let third = json!({"action": "move", "move": "b1-b2", "ply": 3});
    assert_eq!(socket.act(&table.id, third.clone()).await, Err("too-many-requests".to_owned()));
    // Another socket does not help, and other clients are served. What happens in the game still comes.
    let mut second = server.socket().await;
    second.follow(&table).await;
    assert_eq!(second.next_of("refused").await["problem"]["code"], "too-many-requests");
    let mut other = guest.follow(&table).await;
    other.next_of("game").await;
    assert_eq!(other.act(&table.id, third).await, Ok(4));
    assert_eq!(plies(&socket.game(|game| plies(game) == 3).await), 3);
}

#[tokio::test]
async fn a_client_that_answers_no_ping_is_dropped() {
    let server = Server::with(|config| config.limits.read_within = Duration::from_millis(100)).await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut answering = server.follow(&table).await;
    let mut silent = server.follow(&table).await;
    tokio::select! {
        () = async { while silent.hear().await.is_some() {} } => {}
        never = answering.next_of("nothing") => panic!("{never}"),
    }
    // The one that answers is still there.
    assert!(answering.act(&table.id, json!({"action": "move", "move": "d1-b1", "ply": 1})).await.is_ok());
    let metrics = server.get("/metrics").await;
    let text = std::str::from_utf8(&metrics.body).expect("a text");
    let count = text.lines().find_map(|line| line.strip_prefix("hnefi_socket_round_trip_seconds_count "));
    assert!(count.expect("the metric").parse::<u32>().expect("a number") >= 1, "{text}");
}

#[tokio::test]
async fn other_sites_open_no_socket() {
    let server = Server::new().await;
    let handshake = |headers: &[(&str, &str)]| {
        let mut request = Request::get("/api/v1/socket").header("connection", "upgrade").header("upgrade", "websocket");
        request = request.header("sec-websocket-version", "13").header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::empty()).expect("a request")
    };
    let forbidden = (403, "bad-request".to_owned());
    for headers in [
        &[][..],
        &[("host", "evil.example")],
        &[("host", "localhost"), ("origin", "http://evil.example")],
        &[("host", "localhost"), ("sec-fetch-site", "cross-site")],
        &[
            ("host", "localhost"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-mode", "navigate"),
            ("sec-fetch-dest", "document"),
        ],
    ] {
        assert_eq!(server.raw(handshake(headers)).await.problem(), forbidden, "{headers:?}");
    }
    // Without a connection to upgrade, and without a handshake.
    let bad = (400, "bad-request".to_owned());
    assert_eq!(server.raw(handshake(&[("host", "localhost"), ("origin", "http://localhost")])).await.problem(), bad);
    let plain = Request::get("/api/v1/socket").header("host", "localhost").body(Body::empty()).expect("a request");
    assert_eq!(server.raw(plain).await.problem(), bad);
}
