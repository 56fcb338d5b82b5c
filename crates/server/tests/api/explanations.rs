//! Why a move is not legal and why a piece falls, with the rule and its source.

use serde_json::{Value, json};

use crate::support::Server;

async fn explained(server: &Server, rules: &str, start: &str, mv: &str) -> Value {
    let request = json!({"position": {"rules": rules, "start": start}, "move": mv});
    server.post("/api/v1/explanations", None, request.to_string()).await.good()
}

#[tokio::test]
async fn an_illegal_move_has_its_reason_point_and_rule() {
    let server = Server::new().await;
    let start = "/9/9/4T4/9/9/9/1tK6/9/9/ d -";
    let why = explained(&server, "tablut-murray", start, "e7-e5").await;
    let expected = json!({"reason": "no-stop", "point": "e5", "limit": null, "rules": ["throne-stop"]});
    assert_eq!((&why["refusal"], &why["falls"]), (&expected, &json!([])));
    let page = server.get("/api/v1/rulesets/tablut-murray").await.good();
    let rules = page["rules"].as_array().expect("rules");
    let rule = rules.iter().find(|rule| rule["key"] == "throne-stop").expect("a rule that is written");
    for field in ["sentence", "standing", "where"] {
        assert_eq!(why["rules"][0][field], rule[field], "{field}");
    }
    assert_eq!(why["rules"][0]["source"]["id"], rule["source"]);

    let legal = explained(&server, "tablut-murray", start, "c3-c2").await;
    assert_eq!(legal, json!({"move": {"from": "c3", "to": "c2"}, "refusal": null, "falls": [], "outcome": null, "rules": []}));
    for (mv, reason) in [("e7-d6", "not-straight"), ("b3-b4", "not-yours"), ("i9-i8", "no-piece"), ("c3-a3", "occupied")] {
        assert_eq!(explained(&server, "tablut-murray", start, mv).await["refusal"]["reason"], reason, "{mv}");
    }
}

#[tokio::test]
async fn a_capture_has_its_captors_and_an_end_its_rule() {
    let server = Server::new().await;
    let between = explained(&server, "tablut-murray", "/9/9/4K4/9/9/9/1tT4t1/9/9/ a -", "h3-d3").await;
    let fall =
        json!({"point": "c3", "piece": "defender", "manner": "between-two", "held_by": ["d3", "b3"], "rules": ["capture"]});
    assert_eq!((&between["falls"], &between["rules"][0]["key"]), (&json!([fall]), &json!("capture")));
    let king = explained(&server, "tablut-murray", "/9/2t6/1tK3t2/2t6/9/9/9/9/9/ a -", "g7-d7").await;
    assert_eq!((&king["falls"][0]["piece"], &king["outcome"]["reason"]), (&json!("king"), &json!("king-captured")), "{king}");
    assert_eq!(
        king["rules"].as_array().map(Vec::len),
        Some(1),
        "the rule that ends the game is the one by which he falls: {king}"
    );
}

#[tokio::test]
async fn a_text_that_is_not_a_move_is_refused() {
    let server = Server::new().await;
    for (request, code) in [
        (json!({"position": {"rules": "tablut-murray"}, "move": "castle"}), 400),
        (json!({"position": {"rules": "tablut-murray"}}), 400),
        (json!({"position": {"rules": "tablut-murray", "moves": ["a1-a2"]}, "move": "d1-d2"}), 422),
    ] {
        let answer = server.post("/api/v1/explanations", None, request.to_string()).await;
        assert_eq!(answer.problem().0, code, "{request}");
    }
}
