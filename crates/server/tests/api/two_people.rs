//! Two people at one game, over HTTP.

use serde_json::{Value, json};

use crate::support::{Answer, Server, engine, human};

const GUEST: &str = "0123456789abcdef0123456789abcdef";

fn open() -> Value {
    json!({"kind": "open"})
}

fn time(main: u64) -> Value {
    json!({"kind": "sudden-death", "main": main, "increment": 2})
}

/// A game that a player has created.
struct Table {
    server: Server,
    id: String,
    host: String,
    invitation: String,
}

impl Table {
    /// The host has the attackers; the other seat is open.
    async fn new(terms: Value) -> Table {
        let server = Server::new().await;
        let mut body =
            json!({"rules": "brandubh-cyningstan", "attackers": human(), "defenders": open(), "name": " Æthelstan \u{202e}"});
        body.as_object_mut().expect("an object").extend(terms.as_object().expect("an object").clone());
        let created = server.post("/api/v1/games", None, body.to_string()).await.good();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (id, host) = (text(&created["game"]["id"]), text(&created["token"]));
        assert_eq!(created["invitations"]["attackers"], Value::Null);
        let invitation = text(&created["invitations"]["defenders"]);
        Table { server, id, host, invitation }
    }

    async fn join(&self, token: &str, invitation: Option<&str>) -> Answer {
        let body = json!({"token": token, "invitation": invitation, "name": "Dub Innse"});
        self.server.post(&format!("/api/v1/games/{}/seats", self.id), None, body.to_string()).await
    }

    /// The same with the guest at the table.
    async fn taken(terms: Value) -> Table {
        let table = Table::new(terms).await;
        table.join(GUEST, Some(&table.invitation)).await.good();
        table
    }

    async fn act(&self, token: &str, action: Value) -> Answer {
        self.server.post(&format!("/api/v1/games/{}/actions", self.id), Some(token), action.to_string()).await
    }

    async fn play(&self, token: &str, mv: &str, ply: usize) -> Answer {
        self.act(token, json!({"action": "move", "move": mv, "ply": ply})).await
    }

    async fn read(&self) -> Value {
        self.server.get(&format!("/api/v1/games/{}", self.id)).await.good()
    }
}

#[tokio::test]
async fn an_invited_person_sits_down_under_a_name_and_with_a_secret() {
    let table = Table::new(json!({"clocks": {"attackers": time(300), "defenders": time(120)}})).await;
    let game = table.read().await;
    assert_eq!(game["seats"], json!({"attackers": {"kind": "human", "name": "Æthelstan"}, "defenders": {"kind": "open"}}));
    assert_eq!(table.play(&table.host, "a4-a5", 1).await.problem(), (409, "seat-open".to_owned()));
    assert_eq!(table.join(GUEST, Some("guess")).await.problem(), (403, "not-invited".to_owned()));
    assert_eq!(table.join(GUEST, None).await.problem(), (403, "not-invited".to_owned()));
    assert_eq!(table.join("short", Some(&table.invitation)).await.problem(), (400, "bad-request".to_owned()));
    let joined = table.join(GUEST, Some(&table.invitation)).await.good();
    assert_eq!((&joined["side"], &joined["game"]["seats"]["defenders"]["name"]), (&json!("defenders"), &json!("Dub Innse")));
    let clocks = &joined["game"]["clocks"];
    assert_eq!((&clocks["attackers"]["left"], &clocks["defenders"]["left"]), (&json!(300_000), &json!(120_000)));
    assert_eq!((&clocks["attackers"]["control"], &clocks["running"]), (&time(300), &Value::Null));
    assert_eq!(table.join(GUEST, Some(&table.invitation)).await.good()["game"]["version"], joined["game"]["version"]);
    let another = "f".repeat(32);
    assert_eq!(table.join(&another, Some(&table.invitation)).await.problem(), (409, "seat-taken".to_owned()));
    table.play(&table.host, "a4-a5", 1).await.good();
    assert_eq!(table.play(&table.host, "d3-c3", 2).await.problem(), (409, "not-your-turn".to_owned()));
    table.play(GUEST, "d3-c3", 2).await.good();
    assert_eq!(table.act(&another, json!({"action": "resign"})).await.problem(), (403, "not-your-seat".to_owned()));
    let hint = table.server.post(&format!("/api/v1/games/{}/hint", table.id), Some(&table.host), "{}").await;
    assert_eq!(hint.problem(), (409, "not-now".to_owned()), "the engine advises neither");
    assert_eq!(table.read().await["clocks"]["running"], "attackers");
}

#[tokio::test]
async fn names_and_clocks_are_the_same_after_a_restart() {
    let table = Table::taken(json!({"clocks": {"attackers": time(300), "defenders": time(300)}})).await;
    for (ply, (token, mv)) in [(table.host.as_str(), "a4-a5"), (GUEST, "d3-c3"), (&table.host, "b4-b5")].into_iter().enumerate() {
        table.play(token, mv, ply + 1).await.good();
    }
    let before = table.read().await;
    let Table { server, id, host, invitation } = table;
    let table = Table { server: server.restarted().await, id, host, invitation };
    let after = table.read().await;
    assert_eq!(after["seats"], before["seats"]);
    let left = |game: &Value, side: &str| game["clocks"][side]["left"].as_u64().expect("a clock");
    assert_eq!(left(&after, "attackers"), left(&before, "attackers"), "the clock of the side that waits");
    assert!(left(&after, "defenders") <= left(&before, "defenders"));
    assert_eq!(after["clocks"]["running"], "defenders");
}

#[tokio::test]
async fn a_clock_that_runs_out_ends_the_game_without_a_request() {
    let table =
        Table::taken(json!({"clocks": {"attackers": {"kind": "sudden-death", "main": 1, "increment": 0}, "defenders": null}}))
            .await;
    table.play(&table.host, "a4-a5", 1).await.good();
    table.play(GUEST, "d3-c3", 2).await.good();
    let followed = crate::support::Table { id: table.id.clone(), token: table.host.clone(), game: table.read().await };
    let ended = table.server.follow(&followed).await.game(|game| game["outcome"].is_object()).await;
    assert_eq!(ended["outcome"], json!({"winner": "defenders", "reason": "out-of-time", "rule": null}));
    assert_eq!((&ended["clocks"]["attackers"]["left"], &ended["clocks"]["running"]), (&json!(0), &Value::Null));
    assert_eq!(table.play(&table.host, "b4-b5", 3).await.problem(), (409, "game-over".to_owned()));
}

#[tokio::test]
async fn a_rematch_is_a_game_of_the_same_people_with_the_same_secrets() {
    let table = Table::taken(json!({"clocks": {"attackers": time(300), "defenders": time(120)}})).await;
    table.act(GUEST, json!({"action": "resign"})).await.good();
    table.act(GUEST, json!({"action": "offer", "offer": "rematch"})).await.good();
    let game = table.act(&table.host, json!({"action": "accept", "offer": "rematch"})).await.good();
    let next = game["next"].as_str().expect("another game").to_owned();
    let Table { server, host, invitation, .. } = table;
    let table = Table { server, id: next, host, invitation };
    let game = table.read().await;
    assert_eq!(game["seats"]["attackers"], json!({"kind": "human", "name": "Dub Innse"}));
    assert_eq!(game["clocks"]["attackers"]["left"], 120_000);
    table.play(GUEST, "a4-a5", 1).await.good();
    table.play(&table.host, "d3-c3", 2).await.good();
}

#[tokio::test]
async fn a_refused_rematch_leaves_the_offer() {
    let Table { server, id, host, invitation } = Table::taken(json!({})).await;
    let server = server.restarted_with(|config| config.limits.games_a_day = Some(1)).await;
    let table = Table { server, id, host, invitation };
    table.act(GUEST, json!({"action": "resign"})).await.good();
    // All that come from one address are one client.
    table.server.begin("brandubh-cyningstan", human(), human()).await;
    table.act(GUEST, json!({"action": "offer", "offer": "rematch"})).await.good();
    let accept = json!({"action": "accept", "offer": "rematch"});
    assert_eq!(table.act(&table.host, accept).await.problem(), (429, "too-many-requests".to_owned()));
    let game = table.read().await;
    assert_eq!((&game["next"], &game["offer"]["kind"]), (&Value::Null, &json!("rematch")));
    table.act(&table.host, json!({"action": "decline", "offer": "rematch"})).await.good();
}

#[tokio::test]
async fn the_second_of_two_games_is_counted_with_the_first() {
    let Table { server, id, host, invitation } = Table::taken(json!({"two_games": true})).await;
    let server = server.restarted_with(|config| config.limits.games_a_day = Some(1)).await;
    let table = Table { server, id, host, invitation };
    table.server.begin("brandubh-cyningstan", human(), human()).await;
    let game = table.act(GUEST, json!({"action": "resign"})).await.good();
    assert!(game["next"].is_string(), "{game}");
}

#[tokio::test]
async fn two_games_follow_each_other_and_decide_together() {
    let table = Table::taken(json!({"two_games": true})).await;
    table.play(&table.host, "a4-a5", 1).await.good();
    let game = table.act(GUEST, json!({"action": "resign"})).await.good();
    assert_eq!(game["two_games"]["other"], game["next"]);
    let Table { server, host, invitation, .. } = table;
    let table = Table { server, id: game["next"].as_str().expect("a game").to_owned(), host, invitation };
    let match_of = |game: &Value| (game["two_games"]["other_winner"].clone(), game["two_games"]["winner"].clone());
    assert_eq!(match_of(&table.read().await), (json!("defenders"), Value::Null));
    let game = table.act(GUEST, json!({"action": "resign"})).await.good();
    assert_eq!(match_of(&game), (json!("defenders"), json!("defenders")));
    assert_eq!((&game["two_games"]["decided"], &game["next"]), (&json!(true), &Value::Null));
}

#[tokio::test]
async fn a_listed_game_is_a_challenge_until_its_seat_is_taken() {
    let table =
        Table::new(json!({"listed": true, "draw_sides": true, "clocks": {"attackers": time(300), "defenders": time(120)}})).await;
    let challenges = async || table.server.get("/api/v1/challenges").await.good()["challenges"].clone();
    let listed = challenges().await;
    let expected = json!({
        "id": table.id, "created": listed[0]["created"], "rules": "brandubh-cyningstan", "name": listed[0]["name"],
        "host": "Æthelstan", "open": ["defenders"], "draw_sides": true, "pie": false, "two_games": false,
        "clocks": {"attackers": time(300), "defenders": time(120)},
    });
    assert_eq!(listed, json!([expected]));
    assert!(listed[0]["name"]["en"].is_string());
    // The list follows the name.
    table.act(&table.host, json!({"action": "rename", "name": "Adalstein"})).await.good();
    assert_eq!(challenges().await[0]["host"], "Adalstein");
    table.join(GUEST, None).await.good();
    assert_eq!(challenges().await, json!([]));
    let cancelled = Table::new(json!({"listed": true})).await;
    cancelled.act(&cancelled.host, json!({"action": "cancel"})).await.good();
    assert_eq!(cancelled.server.get("/api/v1/challenges").await.good()["challenges"], json!([]));
}

#[tokio::test]
async fn a_game_is_deleted_by_its_player_and_not_over_another_ones_head() {
    async fn delete(table: &Table, token: &str) -> Answer {
        let request = axum::http::Request::delete(format!("/api/v1/games/{}", table.id));
        let request = request.header("host", "localhost").header("authorization", format!("Bearer {token}"));
        table.server.raw(request.body(axum::body::Body::empty()).expect("a request")).await
    }
    let table = Table::new(json!({})).await;
    assert_eq!(delete(&table, GUEST).await.problem(), (403, "not-your-seat".to_owned()));
    assert_eq!(delete(&table, &table.host).await.status, 204);
    assert_eq!(table.server.get(&format!("/api/v1/games/{}", table.id)).await.problem(), (404, "not-found".to_owned()));
    let table = Table::taken(json!({})).await;
    assert_eq!(delete(&table, &table.host).await.problem(), (409, "not-now".to_owned()));
    // Nor by one who began it for another person to play against the engine.
    let table = Table::taken(json!({"attackers": engine(1)})).await;
    assert_eq!(delete(&table, &table.host).await.problem(), (409, "not-now".to_owned()));
    assert_eq!(delete(&table, GUEST).await.status, 204);
}

#[tokio::test]
async fn terms_that_make_no_sense_are_refused_with_the_reason() {
    let server = Server::new().await;
    for (attackers, defenders, terms, reason) in [
        (human(), engine(1), json!({"clocks": {"defenders": time(60)}}), "`clocks.defenders`: the engine has no clock"),
        (human(), open(), json!({"clocks": {"attackers": time(0)}}), "`clocks.attackers`: `main` is 0: 1 to 86400"),
        (
            human(),
            open(),
            json!({"clocks": {"attackers": time(60), "defenders": {"kind": "correspondence", "days": 3}}}),
            "by correspondence or neither",
        ),
        (human(), open(), json!({"pie": true, "two_games": true}), "choose one"),
        (human(), engine(1), json!({"listed": true}), "no seat is open"),
        (human(), engine(1), json!({"draw_sides": true}), "`draw_sides`: no seat is open"),
        (human(), open(), json!({"name": "x".repeat(41)}), "40 characters"),
    ] {
        let mut body = json!({"rules": "brandubh-cyningstan", "attackers": attackers, "defenders": defenders});
        body.as_object_mut().expect("an object").extend(terms.as_object().expect("an object").clone());
        let answer = server.post("/api/v1/games", None, body.to_string()).await;
        assert!(answer.status.is_client_error(), "{terms}");
        assert!(answer.json()["detail"].as_str().is_some_and(|detail| detail.contains(reason)), "{terms}: {}", answer.json());
    }
}

#[tokio::test]
async fn a_game_is_paused_and_taken_back_by_agreement() {
    let table = Table::taken(json!({})).await;
    table.play(&table.host, "a4-a5", 1).await.good();
    table.act(&table.host, json!({"action": "takeback", "plies": 1})).await.good();
    assert_eq!(table.read().await["offer"], json!({"side": "attackers", "kind": "takeback"}));
    let game = table.act(GUEST, json!({"action": "accept", "offer": "takeback"})).await.good();
    assert_eq!((&game["moves"], &game["offer"]), (&json!([]), &Value::Null));
    table.act(GUEST, json!({"action": "offer", "offer": "pause"})).await.good();
    assert_eq!(table.act(&table.host, json!({"action": "accept", "offer": "pause"})).await.good()["paused"], true);
    assert_eq!(table.play(&table.host, "a4-a5", 1).await.problem(), (409, "paused".to_owned()));
    assert_eq!(table.act(GUEST, json!({"action": "claim"})).await.problem(), (409, "paused".to_owned()));
    table.act(&table.host, json!({"action": "offer", "offer": "resume"})).await.good();
    assert_eq!(table.act(GUEST, json!({"action": "offer", "offer": "resume"})).await.good()["paused"], false);
    assert_eq!(table.act(&table.host, json!({"action": "signal", "signal": "still-there"})).await.status, 200);
    table.act(GUEST, json!({"action": "rename", "name": null})).await.good();
    assert_eq!(table.read().await["seats"]["defenders"], json!({"kind": "human", "name": null}));
}

#[tokio::test]
async fn a_game_with_clocks_is_exported_with_names_and_times() {
    let table = Table::taken(json!({"clocks": {"attackers": time(600), "defenders": time(300)}})).await;
    for (ply, mv) in ["a4-a5", "d3-c3", "b4-b5", "c3-b3"].into_iter().enumerate() {
        let token = if ply % 2 == 0 { &table.host } else { GUEST };
        table.play(token, mv, ply + 1).await.good();
    }
    table.act(GUEST, json!({"action": "resign"})).await.good();
    let line = table.server.get(&format!("/api/v1/games/{}/line", table.id)).await.good();
    assert_eq!((&line["tags"]["attackers"], &line["tags"]["defenders"]), (&json!("Æthelstan"), &json!("Dub Innse")));
    assert_eq!((&line["tags"]["end"], &line["result"]), (&json!("resigned"), &json!("attackers")));
    assert_eq!(line["clock"], json!({"attackers": time(600), "defenders": time(300)}));
    // The first ply of each side is not timed. A clock shows what it had, less the time taken, and the increment.
    let (took, left) = (&line["times"]["took"], &line["times"]["left"]);
    assert_eq!((&took[0], &took[1], &left[0], &left[1]), (&Value::Null, &Value::Null, &json!(600_000), &json!(300_000)));
    for (ply, main) in [(2, 600_000), (3, 300_000)] {
        let took = took[ply].as_u64().expect("a time");
        assert_eq!(left[ply].as_u64(), Some(main - took + 2_000), "{line}");
    }
    let pgn = table.server.get(&format!("/api/v1/games/{}/record?format=pgn", table.id)).await;
    let text = String::from_utf8(pgn.body.to_vec()).expect("text");
    assert!(text.contains("[AttackersTimeControl \"600+2\"]\n[DefendersTimeControl \"300+2\"]"), "{text}");
    assert!(text.contains("1. a4a5 {[%clk 0:10:00]} 1... d3c3 {[%clk 0:05:00]} 2. b4b5 {[%clk 0:1"), "{text}");
}
