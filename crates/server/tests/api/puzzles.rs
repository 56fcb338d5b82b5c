//! Puzzles.

use serde_json::{Value, json};

use crate::support::{Server, texts};

#[tokio::test]
async fn the_list_has_no_solutions_and_every_puzzle_is_playable() {
    let server = Server::with(|config| config.limits.burst = 10_000).await;
    let list = server.get("/api/v1/puzzles").await.good();
    let list = list["puzzles"].as_array().expect("a list");
    assert!(list.is_sorted_by_key(|entry| entry["rating"].as_u64()));
    assert!(list.iter().all(|entry| entry["line"].is_null()));
    // A tenth of them, evenly.
    for entry in list.iter().step_by(10) {
        let id = entry["id"].as_str().expect("an id");
        let puzzle = server.get(&format!("/api/v1/puzzles/{id}")).await.good();
        assert_eq!(puzzle["rules"], entry["rules"]);
        let ask = async |moves: &[&str]| {
            let body = json!({"rules": puzzle["rules"], "start": puzzle["position"], "moves": moves});
            server.post("/api/v1/positions", None, body.to_string()).await.good()
        };
        assert_eq!(ask(&[]).await["side"], puzzle["side"], "{id}");
        let end = ask(&texts(&puzzle["line"])).await;
        let winner = if puzzle["kind"] == "defence" { &Value::Null } else { &puzzle["side"] };
        assert_eq!(&end["outcome"]["winner"], winner, "{id}");
        let moves = puzzle["moves"].as_u64().expect("a number");
        assert!(moves >= 1 && puzzle["unique"].as_u64() == Some(2 * moves - 1), "{id}");
    }
    assert_eq!(server.get("/api/v1/puzzles/nope").await.problem().1, "not-found");
}
