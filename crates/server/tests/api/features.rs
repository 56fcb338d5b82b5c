//! What a person should look at in a position, over rule sets with different goals, kings and rings.

use serde_json::{Value, json};

use crate::support::Server;

async fn features(server: &Server, rules: &str, start: &str) -> Value {
    let request = json!({"rules": rules, "start": start});
    let mut position = server.post("/api/v1/positions", None, request.to_string()).await.good();
    position["features"].take()
}

#[tokio::test]
async fn the_first_positions_have_what_their_rules_ask_for() {
    let server = Server::new().await;
    for (rules, corners, encirclement, men, missing) in [
        // Four corners, a king caught by two off his throne.
        ("brandubh-cyningstan", 4, false, [8, 4], json!(8)),
        // Four corners, a strong king, a ring that wins.
        ("copenhagen", 4, true, [24, 12], json!(8)),
        // The edge, a strong king on his throne.
        ("tablut-murray", 0, false, [16, 8], json!(8)),
        // Four corners of four points each.
        ("alea-walker-2015", 4, false, [48, 24], json!(8)),
    ] {
        let position = server.post("/api/v1/positions", None, json!({"rules": rules}).to_string()).await.good();
        let features = &position["features"];
        assert_eq!(features["corners"].as_array().map(Vec::len), Some(corners), "{rules}: {features}");
        assert_eq!(features["encirclement"].is_object(), encirclement, "{rules}: {features}");
        let count = |side: &str| features["men"][side]["now"].clone();
        assert_eq!([count("attackers"), count("defenders")], men.map(Value::from), "{rules}");
        assert_eq!(features["men"]["attackers"]["now"], features["men"]["attackers"]["start"], "{rules}");
        assert_eq!(features["king"], json!({"held": [], "missing": missing}), "{rules}");
        assert_eq!(features["ring"], json!({"closed": false, "gaps": null}), "{rules}");
        assert_eq!(features["hanging"], json!({"attackers": [], "defenders": []}), "{rules}");
        for corner in features["corners"].as_array().into_iter().flatten() {
            assert_eq!(corner["closed"], json!(false), "{rules}: {corner}");
        }
    }
}

#[tokio::test]
async fn a_weak_king_is_in_danger_from_two_and_a_strong_one_from_four() {
    let server = Server::new().await;
    for (rules, missing) in [("alea-walker-2015", 1), ("alea-thomasguild-2020", 3), ("historical-hnefatafl-19", 1)] {
        let rows = ["19"; 8].join("/");
        let start = format!("/{rows}/5tK12/19/19/19/{}/ a -", ["19"; 7].join("/"));
        let features = features(&server, rules, &start).await;
        assert_eq!(features["king"]["held"], json!(["f11"]), "{rules}: {features}");
        assert_eq!(features["king"]["missing"], missing, "{rules}: {features}");
    }
}

#[tokio::test]
async fn a_ring_has_gaps_until_it_is_closed_and_wins_only_where_the_rules_say_so() {
    let server = Server::new().await;
    let open = "/11/11/11/4ttt4/3tT2t3/3t1K1t3/3t3t3/4t6/11/11/5t5/ d -";
    let gaps = features(&server, "copenhagen", open).await;
    assert_eq!(gaps["ring"]["closed"], json!(false), "{gaps}");
    assert_eq!(gaps["encirclement"], gaps["ring"], "{gaps}");
    assert_eq!(gaps["ring"]["gaps"].as_array().map(Vec::len), Some(2), "{gaps}");
    // The same ring closed is no end of the game where no rule says so.
    let closed = "/11/11/11/4ttt4/3tT2t3/3t1K1t3/3t3t3/4ttt4/11/11/5t5/ d -";
    let features = features(&server, "fetlar+no-encirclement", closed).await;
    assert_eq!(
        (&features["ring"], &features["encirclement"]),
        (&json!({"closed": true, "gaps": []}), &Value::Null),
        "{features}"
    );
    assert!(
        features["corners"].as_array().is_some_and(|corners| corners.iter().all(|corner| corner["closed"] == true)),
        "{features}"
    );
    let over = server.post("/api/v1/positions", None, json!({"rules": "copenhagen", "start": closed}).to_string()).await.good();
    assert_eq!((&over["features"], &over["outcome"]["reason"]), (&Value::Null, &json!("encirclement")));
}

#[tokio::test]
async fn men_hang_where_the_other_side_could_capture_them_whoever_is_to_move() {
    let server = Server::new().await;
    for side in ["a", "d"] {
        let features = features(&server, "tablut-murray", &format!("/9/9/2tT4t/4K4/9/9/9/9/9/ {side} -")).await;
        assert_eq!(features["hanging"]["defenders"], json!(["d7"]), "{features}");
    }
}

#[tokio::test]
async fn moves_are_counted_where_a_side_without_one_ends_the_game() {
    let server = Server::new().await;
    let loses = features(&server, "copenhagen", "/11/11/11/11/11/5K5/11/11/11/11/1t9/ a -").await;
    assert_eq!(loses["mobility"]["loses"], json!(true), "{loses}");
    let count = |side: &str| loses["mobility"][side].as_u64().expect("a number");
    assert!(count("attackers") > 10 && count("defenders") > 10, "{loses}");
}

#[tokio::test]
async fn the_page_of_a_rule_set_says_what_to_look_out_for() {
    let server = Server::new().await;
    for (rules, words) in [("copenhagen", "surrounding"), ("tablut-murray", "edge")] {
        let page = server.get(&format!("/api/v1/rulesets/{rules}")).await.good();
        let said = page["advice"]["attackers"].as_array().expect("sentences");
        assert!(said.iter().any(|text| text["en"].as_str().is_some_and(|text| text.contains(words))), "{rules}: {said:?}");
    }
}
