//! The engine's lines in any position.

use serde_json::{Value, json};

use crate::support::{Events, Server, engine, human, plies};

const PATH: &str = "/api/v1/analyses";
const TABLUT: &str = "tablut-murray";

/// All events until the end, which is the second part.
async fn all(mut events: Events) -> (Vec<Value>, Value) {
    let mut lines = Vec::new();
    while let Some((name, data)) = events.next().await {
        match name.as_str() {
            "lines" => lines.push(data),
            _ => {
                assert_eq!((name.as_str(), events.next().await), ("end", None));
                return (lines, data);
            }
        }
    }
    panic!("there is an end")
}

#[tokio::test]
async fn lines_deepen_and_can_be_played() {
    let server = Server::new().await;
    let moves = ["d1-b1", "f5-f2"];
    let position = json!({"rules": TABLUT, "moves": moves});
    let stands = server.post("/api/v1/positions", None, position.to_string()).await.good();
    let body = json!({"position": position, "lines": 3, "nodes": 30_000});
    let (updates, end) = all(server.stream(PATH, &body).await.expect("a stream")).await;
    assert_eq!(end, json!({"settled": false}));
    let depths: Vec<u64> = updates.iter().filter_map(|lines| lines["depth"].as_u64()).collect();
    assert!(depths.is_sorted_by(|a, b| a < b) && depths.last() > Some(&2), "{depths:?}");
    for lines in &updates {
        assert!(lines["nodes"].as_u64() > Some(0) && lines["speed"].is_u64() && lines["millis"].is_u64());
        let lines = lines["lines"].as_array().expect("lines");
        assert_eq!(lines.len(), 3);
        let mut firsts = Vec::new();
        for line in lines {
            let chance = |side: &str| line["chance"][side].as_f64().expect("a chance");
            assert!((chance("attackers") + chance("defenders") - 1.0).abs() < 0.002, "{line}");
            assert!(["value", "win"].contains(&line["score"]["kind"].as_str().expect("a kind")));
            let texts: Vec<&Value> = line["moves"].as_array().expect("moves").iter().map(|mv| &mv["text"]).collect();
            let first = &line["moves"][0];
            let from = first["from"].as_str().expect("a point");
            assert!(stands["legal"][from].as_array().expect("targets").contains(&first["to"]), "{line}");
            assert!(!firsts.contains(first), "every line begins with another move");
            firsts.push(first.clone());
            let longer: Vec<Value> = moves.iter().map(|text| json!(text)).chain(texts.into_iter().cloned()).collect();
            let played = json!({"rules": TABLUT, "moves": longer}).to_string();
            assert_eq!(plies(&server.post("/api/v1/positions", None, played).await.good()), longer.len());
        }
        let chances: Vec<f64> = lines.iter().filter_map(|line| line["chance"]["attackers"].as_f64()).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "best first for the attackers, who are to move: {chances:?}");
    }
}

#[tokio::test]
async fn a_forced_end_is_marked_as_settled() {
    let server = Server::new().await;
    // The king walks out in one move.
    let start = "/9/9/9/4K4/9/9/1tT6/3t5/9/ d -";
    let body = json!({"position": {"rules": TABLUT, "start": start}, "lines": 2});
    let (updates, end) = all(server.stream(PATH, &body).await.expect("a stream")).await;
    assert_eq!(end, json!({"settled": true}));
    for line in updates[0]["lines"].as_array().expect("lines") {
        assert_eq!(line["score"], json!({"kind": "win", "side": "defenders", "plies": 1}));
        assert_eq!(line["chance"], json!({"attackers": 0.0, "defenders": 1.0}));
    }
}

#[tokio::test]
async fn a_finished_game_or_bad_limits_are_not_analysed() {
    let server = Server::new().await;
    let over = json!({"rules": TABLUT, "start": "/9/9/9/9/9/9/9/1t7/K1t6/ a -"});
    for (body, refused) in [
        (json!({"position": over}), (409, "game-over")),
        (json!({"position": {"rules": TABLUT, "moves": ["a1-a2"]}}), (422, "illegal-move")),
        (json!({"position": {"rules": "nope"}}), (404, "unknown-ruleset")),
        (json!({"position": {"rules": TABLUT}, "lines": 0}), (400, "bad-request")),
        (json!({"position": {"rules": TABLUT}, "lines": 6}), (400, "bad-request")),
        (json!({"position": {"rules": TABLUT}, "seconds": 0}), (400, "bad-request")),
        (json!({"position": {"rules": TABLUT}, "nodes": 0}), (400, "bad-request")),
        (json!({"rules": TABLUT}), (400, "bad-request")),
    ] {
        let answer = server.stream(PATH, &body).await.err().expect("refused");
        assert_eq!(answer.problem(), (refused.0, refused.1.to_owned()), "{body}");
    }
}

#[tokio::test]
async fn analyses_have_their_own_limited_threads() {
    let server = Server::with(|config| {
        config.limits.analysis_threads = 1;
        config.limits.analysis_queue = 1;
        config.limits.request_every = std::time::Duration::ZERO;
    })
    .await;
    let body = json!({"position": {"rules": "alea-walker-2015"}});
    let mut first = server.stream(PATH, &body).await.expect("a stream");
    assert_eq!(first.next().await.expect("an event").0, "lines");
    // A client's share is one place of two; the other is another client's.
    let other = server.seen_from([192, 0, 2, 1]);
    let mut second = other.stream(PATH, &body).await.expect("it waits");
    assert_eq!(server.stream(PATH, &body).await.err().expect("refused").problem(), (503, "busy".to_owned()));
    assert_eq!(other.stream(PATH, &body).await.err().expect("refused").problem(), (503, "busy".to_owned()));
    // A player against the engine does not wait for analyses.
    let table = server.begin(TABLUT, human(), engine(1)).await;
    server.play(&table, "d1-b1", 1).await.good();
    server.follow(&table).await.game(|game| plies(game) == 2).await;
    // The client that waits has its turn when the other hangs up.
    drop(first);
    assert_eq!(second.next().await.expect("an event").0, "lines");
    server.app.begin_closing();
    while second.next().await.is_some() {}
    server.app.clone().close().await;
}

#[tokio::test]
async fn the_server_limits_the_time_of_an_analysis() {
    let server = Server::with(|config| config.limits.analysis_within = std::time::Duration::from_millis(200)).await;
    let body = json!({"position": {"rules": "alea-walker-2015"}, "seconds": 4_000_000_000_u32});
    let (updates, end) = all(server.stream(PATH, &body).await.expect("a stream")).await;
    assert!(!updates.is_empty());
    assert_eq!(end, json!({"settled": false}));
}
