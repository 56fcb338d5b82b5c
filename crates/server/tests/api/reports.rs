//! Reports on games.

use serde_json::{Value, json};

use crate::support::{Events, Server};

const PATH: &str = "/api/v1/reports";
const TABLUT: &str = "tablut-murray";

/// The report, after all the progress.
async fn made(mut events: Events) -> Value {
    let mut last = (0, 0);
    loop {
        let (name, data) = events.next().await.expect("a report comes");
        if name == "report" {
            assert!(last.0 == last.1 && last.0 > 0, "{last:?}");
            assert_eq!(events.next().await, None);
            return data;
        }
        assert_eq!(name, "progress");
        let now = (data["done"].as_u64().expect("a number"), data["of"].as_u64().expect("a number"));
        assert!(now.0 >= last.0 && now.0 <= now.1 && now.1 >= last.1, "{last:?} {now:?}");
        last = now;
    }
}

async fn server() -> Server {
    Server::with(|config| config.limits.report_nodes = 1).await
}

#[tokio::test]
async fn a_blunder_is_found_with_a_better_move() {
    let server = server().await;
    // The king could walk out upwards; his man moves instead, and the fourth attacker shuts him in.
    let start = "/9/8t/1tKt5/2t6/9/9/9/9/T8/ d -";
    let body = json!({"position": {"rules": TABLUT, "start": start, "moves": ["a1-a2", "i8-c8"]}});
    let report = made(server.stream(PATH, &body).await.expect("a stream")).await;
    assert_eq!(report["before"], json!({"attackers": 0.0, "defenders": 1.0}));
    let (first, second) = (&report["plies"][0], &report["plies"][1]);
    assert_eq!((&first["ply"], &first["side"], &first["text"]), (&json!(1), &json!("defenders"), &json!("a1-a2")));
    assert_eq!((&first["lost"], &first["fault"]), (&json!(1.0), &json!("blunder")));
    assert_eq!(first["chance"], json!({"attackers": 1.0, "defenders": 0.0}));
    assert_eq!(first["score"], json!({"kind": "win", "side": "attackers", "plies": 1}));
    let better = &first["better"];
    assert_eq!(better["score"], json!({"kind": "win", "side": "defenders", "plies": 1}));
    assert_eq!((&better["moves"][0]["text"], better["moves"].as_array().map(Vec::len)), (&json!("c7-c9"), Some(1)));
    assert_eq!((&first["reason"], &second["reason"]), (&json!({"kind": "missed-win"}), &Value::Null));
    assert_eq!((&second["lost"], &second["fault"], &second["better"]), (&json!(0.0), &Value::Null, &Value::Null));
    assert_eq!((&second["score"], &second["text"]), (&Value::Null, &json!("i8-c8xc7")));
    let side = |accuracy: f64, blunders: u64| json!({"accuracy": accuracy, "moves": 1, "doubtful": 0, "mistakes": 0, "blunders": blunders});
    assert_eq!((&report["defenders"], &report["attackers"]), (&side(0.7, 1), &side(100.0, 0)));
}

#[tokio::test]
async fn a_win_missed_at_once_is_told_though_the_game_stays_won() {
    let server = server().await;
    // The king walks a step where he could have walked out, and nobody can stop him.
    let body = json!({"position": {"rules": TABLUT, "start": "/9/9/9/9/4K4/9/9/9/t8/ d -", "moves": ["e5-e6"]}});
    let report = made(server.stream(PATH, &body).await.expect("a stream")).await;
    let ply = &report["plies"][0];
    assert_eq!(
        (&ply["lost"], &ply["fault"], &ply["reason"]),
        (&json!(0.0), &Value::Null, &json!({"kind": "missed-win"})),
        "{ply}"
    );
    assert_eq!(ply["better"]["score"], json!({"kind": "win", "side": "defenders", "plies": 1}), "{ply}");
}

#[tokio::test]
async fn a_report_can_begin_with_any_move() {
    let server = server().await;
    let moves = ["d1-b1", "f5-f2", "b1-d1"];
    let body = json!({"position": {"rules": TABLUT, "moves": moves}, "from": 3});
    let report = made(server.stream(PATH, &body).await.expect("a stream")).await;
    let plies = report["plies"].as_array().expect("plies");
    assert_eq!((plies.len(), &plies[0]["ply"], &plies[0]["side"]), (1, &json!(3), &json!("attackers")));
}

#[tokio::test]
async fn a_game_that_cannot_be_judged_is_refused() {
    let server = server().await;
    let cycle = ["d1-b1", "f5-f2", "b1-d1", "f2-f5"];
    let long: Vec<&str> = cycle.iter().copied().cycle().take(402).collect();
    for (body, status) in [
        (json!({"position": {"rules": TABLUT}}), 400),
        (json!({"position": {"rules": TABLUT, "moves": cycle}, "from": 0}), 400),
        (json!({"position": {"rules": TABLUT, "moves": cycle}, "from": 5}), 400),
        (json!({"position": {"rules": "tawlbwrdd-bell-dice", "moves": ["pass"]}}), 400),
        (json!({"position": {"rules": TABLUT, "moves": long}}), 413),
    ] {
        assert_eq!(server.stream(PATH, &body).await.err().expect("refused").problem().0, status, "{body}");
    }
    let server = Server::with(|config| config.limits.reports = 0).await;
    let body = json!({"position": {"rules": TABLUT, "moves": cycle}});
    assert_eq!(server.stream(PATH, &body).await.err().expect("refused").problem(), (503, "busy".to_owned()));
}
