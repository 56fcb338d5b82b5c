//! Lessons: every task can be started and solved through the API alone.

use serde_json::{Value, json};

use crate::support::{Server, human, plies};

#[tokio::test]
async fn every_task_is_solved_by_its_stated_answer() {
    let server = Server::new().await;
    let list = server.get("/api/v1/lessons").await.good();
    let lessons = list["lessons"].as_array().expect("lessons");
    assert!(lessons.len() > 10);
    for lesson in lessons {
        let id = lesson["id"].as_str().expect("an id");
        for (index, task) in lesson["tasks"].as_array().expect("tasks").iter().enumerate() {
            let shows = task["shows"].as_array().expect("rules");
            assert!(!shows.is_empty() && shows.iter().all(|rule| rule["sentence"]["id"].is_string()), "{id}: {task}");
            let address = format!("/api/v1/lessons/{id}/{}", index + 1);
            let begun = server.get(&address).await.good();
            assert_eq!(begun["verdict"], "open", "{id}: {task}");
            assert_eq!(begun["side"], begun["learner"], "{id}: {begun}");
            let point = |point: &Value| point.as_str().expect("a point").to_owned();
            let answer = task["answer"].as_array().expect("moves").iter();
            let answer: Vec<String> = answer.map(|mv| format!("{}-{}", point(&mv["from"]), point(&mv["to"]))).collect();
            let mut state = begun;
            for (count, mv) in answer.iter().enumerate() {
                let (from, to) = mv.split_once('-').expect("a move");
                assert!(state["legal"][from].as_array().expect("targets").contains(&to.into()), "{id}: {mv}");
                state = server.get(&format!("{address}?moves={}", answer[..=count].join(","))).await.good();
                // Each move but the last was answered.
                let ply = usize::try_from(state["begun"].as_u64().expect("a number")).expect("a small one") + 2 * count;
                assert_eq!(state["moves"][ply]["to"], to, "{id}: {state}");
            }
            assert_eq!(state["verdict"], "solved", "{id}: {task}");
        }
    }
}

#[tokio::test]
async fn an_attempt_is_right_wrong_with_a_reason_or_refused() {
    let server = Server::new().await;
    // Two moves are asked for: the first is answered.
    let open = server.get("/api/v1/lessons/moves/2?moves=c2-e2").await.good();
    assert_eq!(open["verdict"], "open");
    assert_eq!(open["moves"].as_array().expect("moves").len(), 2, "{open}");
    let missed = server.get("/api/v1/lessons/capture/1?moves=f5-e5").await.good();
    assert_eq!(missed["verdict"], "missed");
    assert!(missed["words"]["en"].as_str().is_some_and(|words| words.contains("d5")), "{missed}");
    for (address, status, code) in [
        ("/api/v1/lessons/capture/1?moves=f5-f4,f4-f5", 409, "game-over"),
        ("/api/v1/lessons/capture/1?moves=f5-e4", 422, "illegal-move"),
        ("/api/v1/lessons/capture/1?moves=f5", 400, "bad-request"),
        ("/api/v1/lessons/capture/1?move=f5-e4", 400, "bad-request"),
        ("/api/v1/lessons/capture/0", 404, "not-found"),
        ("/api/v1/lessons/capture/99", 404, "not-found"),
        ("/api/v1/lessons/capture/x", 400, "bad-request"),
        ("/api/v1/lessons/none/1", 404, "not-found"),
    ] {
        let answer = server.get(address).await;
        assert_eq!((answer.status.as_u16(), answer.json()["code"].as_str()), (status, Some(code)), "{address}");
    }
    for (moves, ply) in [("f5", 1), ("f5-e4", 1), ("f5-f4,f4-f5", 2)] {
        assert_eq!(server.get(&format!("/api/v1/lessons/capture/1?moves={moves}")).await.json()["ply"], ply, "{moves}");
    }
}

#[tokio::test]
async fn every_step_of_the_path_begins_a_game() {
    let server = Server::new().await;
    let list = server.get("/api/v1/lessons").await.good();
    let path = list["path"].as_array().expect("steps");
    let boards: Vec<&Value> = path.iter().map(|step| &step["rules"]).collect();
    assert!(boards.len() > 2, "{boards:?}");
    for step in path {
        let (attackers, defenders) = (human(), json!({"kind": "engine", "level": step["level"]}));
        let table = server.begin(step["rules"].as_str().expect("an id"), attackers, defenders).await;
        assert_eq!((&table.game["seats"]["defenders"]["level"], plies(&table.game)), (&step["level"], 0), "{step}");
        assert!(step["aim"]["attackers"]["en"].is_string() && step["title"]["id"].is_string(), "{step}");
    }
}
