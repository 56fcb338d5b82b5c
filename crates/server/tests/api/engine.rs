//! Games against the engine.

use serde_json::{Value, json};

use crate::support::{Server, Table, any_move, engine, human, plies};

const TABLUT: &str = "tablut-murray";

#[tokio::test]
async fn the_engine_moves_and_streams_its_thinking() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(5)).await;
    let mut events = server.follow(&table).await;
    events.game(|_| true).await;
    let game = server.play(&table, "d1-b1", 1).await.good();
    assert_eq!((&game["thinking"], &game["side"]), (&json!(true), &json!("defenders")));
    let mut thoughts: Vec<Value> = Vec::new();
    let answered = loop {
        let (name, data) = events.next().await.expect("the stream goes on");
        match name.as_str() {
            "thinking" => thoughts.push(data),
            _ if plies(&events.known) == 2 => break events.known,
            _ => {}
        }
    };
    assert!(!thoughts.is_empty());
    for thought in &thoughts {
        assert_eq!(thought["ply"], 2);
        assert!(thought["depth"].as_u64() > Some(0) && thought["nodes"].is_u64(), "{thought}");
        assert!(["value", "win"].contains(&thought["score"]["kind"].as_str().expect("a kind")));
        assert!(!thought["pv"].as_array().expect("a line").is_empty());
    }
    assert_eq!((&answered["thinking"], &answered["side"]), (&json!(false), &json!("attackers")));
    assert_eq!(answered["moves"][1]["side"], "defenders");
    // The repeated move is answered like the first time.
    assert_eq!(server.play(&table, "d1-b1", 1).await.good(), answered);
}

#[tokio::test]
async fn the_engine_moves_first_where_its_side_begins() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, engine(1), human()).await;
    let game = server.follow(&table).await.game(|game| plies(game) == 1).await;
    assert_eq!((&game["side"], &game["moves"][0]["side"]), (&json!("defenders"), &json!("attackers")));
}

#[tokio::test]
async fn the_engine_moves_first_where_a_position_gives_it_the_move() {
    let server = Server::new().await;
    let start = "/9/9/9/9/4K4/9/9/1tT6/3t5/ d -";
    let new = json!({"rules": TABLUT, "start": start, "attackers": human(), "defenders": engine(1)});
    let table = Table::of(&server.post("/api/v1/games", None, new.to_string()).await.good());
    let game = server.follow(&table).await.game(|game| plies(game) == 1).await;
    assert_eq!((&game["start"], &game["moves"][0]["side"]), (&json!(start), &json!("defenders")));
}

#[tokio::test]
async fn a_takeback_against_the_engine_takes_its_reply_back_too() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let mut events = server.follow(&table).await;
    server.play(&table, "d1-b1", 1).await.good();
    events.game(|game| plies(game) == 2).await;
    let game = server.act(&table, "takeback", json!({})).await.good();
    assert_eq!((plies(&game), &game["side"], &game["thinking"]), (0, &json!("attackers"), &json!(false)));
    assert_eq!(server.act(&table, "takeback", json!({})).await.problem(), (409, "nothing-to-take-back".to_owned()));
}

#[tokio::test]
async fn taking_back_stops_the_engine() {
    let server = Server::new().await;
    // The strongest level would think for seconds, and there is one thread.
    let table = server.begin("alea-walker-2015", human(), engine(8)).await;
    let game = server.play(&table, "a6-a7", 1).await.good();
    assert_eq!(game["thinking"], true);
    assert_eq!(server.play(&table, "a7-a6", 2).await.problem(), (409, "not-your-turn".to_owned()));
    assert_eq!(server.hint(&table).await.problem(), (409, "not-your-turn".to_owned()));
    let game = server.act(&table, "takeback", json!({})).await.good();
    assert_eq!((plies(&game), &game["thinking"]), (0, &json!(false)));
    // The one thread is free for another game.
    let other = server.begin(TABLUT, human(), engine(1)).await;
    server.play(&other, "d1-b1", 1).await.good();
    server.follow(&other).await.game(|game| plies(game) == 2).await;
    assert_eq!(plies(&server.read(&table).await), 0);
}

#[tokio::test]
async fn resigning_stops_the_engine() {
    let server = Server::new().await;
    let table = server.begin("alea-walker-2015", human(), engine(8)).await;
    server.play(&table, "a6-a7", 1).await.good();
    let game = server.act(&table, "resign", json!({})).await.good();
    assert_eq!((&game["thinking"], &game["outcome"]["winner"]), (&json!(false), &json!("defenders")));
}

#[tokio::test]
async fn the_engine_answers_an_offer_before_the_request_is_answered() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let game = server.act(&table, "offer", json!({"offer": "draw"})).await.good();
    // The first position is even, and nothing was quiet for long.
    assert_eq!((&game["offer"], &game["outcome"], &game["version"]), (&json!(null), &json!(null), &json!(3)));
    assert_eq!(server.act(&table, "accept", json!({"offer": "draw"})).await.problem(), (409, "no-offer".to_owned()));
    let other = json!({"offer": "draw", "side": "defenders"});
    assert_eq!(server.act(&table, "offer", other).await.problem(), (403, "not-your-seat".to_owned()));
}

#[tokio::test]
async fn advice_is_a_legal_move() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), engine(1)).await;
    let hint = server.hint(&table).await.good();
    let (from, to) = (hint["move"]["from"].as_str().expect("a point"), &hint["move"]["to"]);
    assert!(table.game["legal"][from].as_array().expect("targets").contains(to), "{hint}");
    assert!(hint["move"]["text"].as_str().is_some_and(|text| text.starts_with(from)));
    assert!(hint["pv"].as_array().is_some_and(|line| !line.is_empty()) && hint["score"]["kind"].is_string());
    assert_eq!(server.read(&table).await, table.game);
}

#[tokio::test]
async fn two_engines_play_while_a_stream_is_followed() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, engine(1), engine(2)).await;
    assert_eq!((plies(&table.game), &table.game["thinking"]), (0, &json!(false)));
    let mut events = server.follow(&table).await;
    let game = events.game(|game| plies(game) >= 4).await;
    assert_eq!(game["moves"][3]["side"], "defenders");
    assert_eq!(server.act(&table, "takeback", json!({})).await.problem(), (403, "not-your-seat".to_owned()));
    assert_eq!(server.act(&table, "resign", json!({})).await.problem(), (403, "not-your-seat".to_owned()));
}

#[tokio::test]
async fn the_engine_plays_a_game_with_a_die() {
    let server = Server::new().await;
    let table = server.begin("tawlbwrdd-bell-dice", human(), engine(1)).await;
    let mut events = server.follow(&table).await;
    for _ in 0..6 {
        let mine = |game: &Value| game["outcome"].is_object() || game["side"] == "attackers" && game["thinking"] == false;
        let game = if mine(&server.read(&table).await) { server.read(&table).await } else { events.game(mine).await };
        if game["outcome"].is_object() {
            return;
        }
        assert!(game["die"].is_u64());
        server.play(&table, &any_move(&game), plies(&game) + 1).await.good();
    }
}
