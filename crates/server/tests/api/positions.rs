//! Any position: its facts, and why a list of moves does not lead to one.

use hnefi_rulesets::Ruleset;
use serde_json::{Value, json};

use crate::support::{Answer, Server, any_move, human, plies, texts};

const TABLUT: &str = "tablut-murray";

async fn ask(server: &Server, request: &Value) -> Answer {
    server.post("/api/v1/positions", None, request.to_string()).await
}

#[tokio::test]
async fn a_position_reads_like_a_game_at_that_position() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut game = table.game.clone();
    let mut moves: Vec<Value> = Vec::new();
    while plies(&game) < 12 && game["side"] != Value::Null {
        game = server.play(&table, &any_move(&game), plies(&game) + 1).await.good();
        moves.push(game["moves"][moves.len()]["text"].clone());
        let position = ask(&server, &json!({"rules": TABLUT, "moves": moves})).await.good();
        for (field, value) in position.as_object().expect("an object") {
            if let Some(of_game) = game.get(field) {
                assert_eq!(value, of_game, "{field}");
            }
        }
        for field in [
            "rules",
            "name",
            "names",
            "layout",
            "start",
            "moves",
            "position",
            "side",
            "legal",
            "going_on",
            "king_moved",
            "die",
            "outcome",
        ] {
            assert!(position.get(field).is_some(), "{field}");
        }
    }
    let by_game = ask(&server, &json!({"game": table.id, "moves": moves})).await.good();
    assert_eq!((&by_game["position"], plies(&by_game)), (&game["position"], moves.len()));
}

#[tokio::test]
async fn every_rule_set_has_a_first_position() {
    let server = Server::new().await;
    for id in Ruleset::catalogue() {
        let position = ask(&server, &json!({"rules": id})).await.good();
        assert_eq!((&position["rules"], &position["position"]), (&json!(id), &position["layout"]["position"]), "{id}");
        assert!(position["legal"].as_object().is_some_and(|legal| !legal.is_empty()), "{id}");
        assert_eq!((&position["times"], &position["forbidden"]), (&json!(1), &json!([])), "{id}");
        let king = &position["king"];
        assert!(position["position"].as_str().is_some_and(|text| text.contains('K')) && king["at"].is_string(), "{id}");
    }
}

#[tokio::test]
async fn the_move_at_fault_is_named_with_the_reason() {
    let server = Server::new().await;
    let cases = [
        (json!({"rules": TABLUT, "moves": ["d1-b1", "e5-e9"]}), 422, "illegal-move", Some(2), "ply 2: "),
        (json!({"rules": TABLUT, "moves": ["d1-b1xb2"]}), 422, "illegal-move", Some(1), "captures nothing, not b2"),
        (json!({"rules": TABLUT, "moves": ["d1-b1", "pass"]}), 422, "illegal-move", Some(2), "cannot pass"),
        (json!({"rules": TABLUT, "moves": ["d1-b1", "f5-f2", "hello"]}), 400, "bad-request", Some(3), "ply 3: "),
        (json!({"rules": TABLUT, "start": "/9/9/9/9/"}), 400, "bad-request", None, "points wide"),
        (json!({"rules": TABLUT, "start": "nonsense"}), 400, "bad-request", None, "start position: "),
        (json!({"rules": "nope"}), 404, "unknown-ruleset", None, "nope"),
        (json!({"game": "nope"}), 404, "not-found", None, "nope"),
        (json!({}), 400, "bad-request", None, "give exactly one of `rules`"),
        (json!({"rules": TABLUT, "game": "0"}), 400, "bad-request", None, "give exactly one of `rules`"),
        (json!({"rules": TABLUT, "ply": 1}), 400, "bad-request", None, "ply"),
    ];
    for (request, status, code, ply, words) in cases {
        let answer = ask(&server, &request).await;
        assert_eq!(answer.problem(), (status, code.to_owned()), "{request}");
        let document = answer.json();
        assert_eq!(document.get("ply").and_then(Value::as_u64), ply, "{document}");
        assert!(document["detail"].as_str().is_some_and(|detail| detail.contains(words)), "{document}");
    }
    let start = "/9/9/9/9/9/9/9/1t7/K1t6/ a -";
    let over = json!({"rules": TABLUT, "start": start, "moves": ["b2-b3"]});
    assert_eq!(ask(&server, &over).await.problem(), (409, "game-over".to_owned()));
}

/// The answers of all routes that take moves to the same list.
#[tokio::test]
async fn a_bad_list_of_moves_is_refused_alike_by_every_route() {
    let server = Server::new().await;
    let rules = "brandubh-cyningstan";
    for (moves, status, code, ply) in [
        ("zz", 400, "bad-request", 1),
        ("a4-a5,d3xc3", 400, "bad-request", 2),
        ("a4-a5,d3-d7", 422, "illegal-move", 2),
        ("Ka4-a5", 422, "illegal-move", 1),
    ] {
        let list: Vec<&str> = moves.split(',').collect();
        let game = json!({"rules": rules, "moves": list});
        let inside = json!({"position": game}).to_string();
        let tried = json!({"position": game, "move": "a4-a5"}).to_string();
        let query = format!("rules={rules}&moves={moves}");
        for answer in [
            server.post("/api/v1/positions", None, game.to_string()).await,
            server.post("/api/v1/explanations", None, tried).await,
            server.post("/api/v1/analyses", None, inside.clone()).await,
            server.post("/api/v1/reports", None, inside).await,
            server.get(&format!("/api/v1/diagram.svg?{query}")).await,
            server.get(&format!("/api/v1/diagram.png?{query}")).await,
            server.get(&format!("/api/v1/library/explore?{query}")).await,
        ] {
            assert_eq!(answer.problem(), (status, code.to_owned()), "{moves}");
            assert_eq!(answer.json()["ply"], ply, "{moves}: {answer:?}");
        }
    }
    let over = format!("/api/v1/diagram.svg?rules={TABLUT}&position=/9/9/9/9/9/9/9/1t7/K1t6/%20a&moves=b2-b3");
    assert_eq!(server.get(&over).await.problem(), (409, "game-over".to_owned()));
}

#[tokio::test]
async fn notations_of_other_programs_are_read() {
    let server = Server::new().await;
    let rules = "brandubh-cyningstan";
    let written = json!({"rules": rules, "moves": ["a4-a5", "d3-c3"], "start": "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -"});
    let answer = ask(&server, &written).await.good();
    for (start, moves) in [
        ("/3A3/3A3/3D3/AADKDAA/3D3/3A3/3A3/ a", ["A4A5", "D3C3"]),
        ("3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a", ["0a40a5", "0d30c3"]),
        ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", ["ta4\u{2013}a5", "Td3\u{2212}c3"]),
    ] {
        assert_eq!(ask(&server, &json!({"rules": rules, "moves": moves, "start": start})).await.good(), answer, "{start}");
        let query = format!("rules={rules}&position={}&moves={}", start.replace(' ', "%20"), moves[..1].join(","));
        if query.is_ascii() {
            server.get(&format!("/api/v1/library/explore?{query}")).await.good();
        }
    }
    let table = server.begin(rules, human(), human()).await;
    let played = server.play(&table, "A4A5", 1).await.good();
    assert_eq!(played["moves"][0]["text"], "a4-a5");
}

#[tokio::test]
async fn a_position_has_its_captures_wins_and_threats() {
    let server = Server::new().await;
    // The king may go to the edge; the attackers could take c3 between b3 and d3.
    let start = "/9/9/9/4K4/9/9/1tT6/3t5/9/ d -";
    let position = ask(&server, &json!({"rules": TABLUT, "start": start})).await.good();
    assert!(texts(&position["wins"]).contains(&"e6-e9"), "{position}");
    let threat = json!({"from": "d2", "to": "d3", "captures": ["c3"], "text": "d2-d3xc3"});
    assert_eq!(position["threats"]["captures"], json!([threat]));
    assert_eq!(position["king"]["at"], "e6");
    assert_eq!(position["king"]["ways"].as_array().map(Vec::len), Some(4));
    let played = ask(&server, &json!({"rules": TABLUT, "start": start, "moves": ["e6-e7", "d2-d3xc3"]})).await.good();
    assert_eq!(played["moves"][1]["captures"], json!(["c3"]));
    let over = ask(&server, &json!({"rules": TABLUT, "start": start, "moves": ["e6-e9"]})).await.good();
    assert_eq!((&over["side"], &over["outcome"]["winner"], &over["king"]), (&json!(null), &json!("defenders"), &json!(null)));
    assert_eq!((&over["wins"], &over["threats"]["wins"]), (&json!([]), &json!([])));
}

#[tokio::test]
async fn repetition_is_counted_and_forbidden_moves_are_listed() {
    let server = Server::new().await;
    // The defenders, who answer, may not bring about what stood on the board before.
    let rules = "copenhagen+repetition-forbidden";
    let first = ask(&server, &json!({"rules": rules})).await.good();
    let there = any_move(&first);
    let second = ask(&server, &json!({"rules": rules, "moves": [there]})).await.good();
    let reply = any_move(&second);
    let back = |text: &str| text.split_once('-').map(|(from, to)| format!("{to}-{from}")).expect("a move");
    let cycle = [there.clone(), reply.clone(), back(&there), back(&reply)];
    let before = ask(&server, &json!({"rules": rules, "moves": cycle[..3]})).await.good();
    let (from, to) = reply.split_once('-').expect("a move");
    assert_eq!(before["forbidden"], json!([{"from": to, "to": from}]));
    // Under Copenhagen it is only counted, and the third time decides.
    let once = ask(&server, &json!({"rules": "copenhagen", "moves": cycle})).await.good();
    assert_eq!((&once["times"], &once["position"]), (&json!(2), &first["position"]));
}

#[tokio::test]
async fn lost_turns_of_a_die_are_replayed() {
    let server = Server::new().await;
    let rules = "tawlbwrdd-bell-dice";
    let first = ask(&server, &json!({"rules": rules})).await.good();
    let passed = ask(&server, &json!({"rules": rules, "moves": ["pass"]})).await.good();
    assert_ne!(first["side"], passed["side"]);
    assert_eq!((&passed["moves"][0]["text"], &passed["moves"][0]["from"]), (&json!("pass"), &json!(null)));
}

#[tokio::test]
async fn a_list_of_moves_has_a_maximum_length() {
    let server = Server::with(|config| config.limits.plies = 3).await;
    let cycle = ["d1-b1", "f5-f2", "b1-d1"];
    assert_eq!(plies(&ask(&server, &json!({"rules": TABLUT, "moves": cycle})).await.good()), 3);
    let longer = json!({"rules": TABLUT, "moves": ["d1-b1", "f5-f2", "b1-d1", "f2-f5"]});
    assert_eq!(ask(&server, &longer).await.problem(), (413, "too-large".to_owned()));
}
