//! Measurements of the balance of a rule set.

use std::time::Duration;

use hnefi_study::{GameTable, Study, verify};
use serde_json::{Value, json};

use crate::support::{Server, engine, human, plies};

/// The king stands in an open field: the games are short. It extends nothing.
const FIELD: &str = r#"
id = "open-field"
name = "Open field"
layouts = ["field"]

[drawn.field]
name = { en = "The field" }
pieces = """
..a.a..
.......
...d...
..dKd..
...d...
.......
..a.a..
"""

[rules]
first = "attackers"
throne = "none"
corners = "none"
moving-between = "safe"
king-armed = "armed"
king-captured-elsewhere = "two"
escape = "edge"
repetition = "draw-at-third"
no-moves = "draw"
"#;

/// How long a test waits before it looks again at games that a thread of the server plays.
const PAUSE: Duration = Duration::from_millis(20);

async fn ask(server: &Server, question: &Value) -> Value {
    server.post("/api/v1/measurements", None, question.to_string()).await.good()
}

fn path(asked: &Value, rest: &str) -> String {
    format!("/api/v1/measurements/{}{rest}", asked["measurement"]["id"].as_str().expect("an id"))
}

/// The measurement once it is so.
async fn when(server: &Server, asked: &Value, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let now = server.get(&path(asked, "")).await.good();
        assert_ne!(now["state"], "failed", "{now}");
        if is(&now) {
            return now;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

fn games(measurement: &Value) -> u64 {
    measurement["games"].as_u64().expect("a number")
}

#[tokio::test]
async fn a_measurement_is_played_to_its_end_and_taken_away() {
    let server = Server::new().await;
    let question = json!({"draft": FIELD});
    let asked = ask(&server, &question).await;
    assert!(asked["token"].is_string());
    assert_eq!(asked["measurement"]["rules"]["name"]["en"], "Open field");
    let done = when(&server, &asked, |now| now["state"] == "done").await;
    let arm = &done["study"]["arms"][0];
    assert_eq!((&arm["verdict"], &arm["because"]), (&json!("favours-defenders"), &json!([])));
    assert_eq!((&done["done"], &done["left"], &done["by_this_engine"]), (&json!(1.0), &Value::Null, &json!(true)));
    let strengths: Vec<&Value> =
        arm["cells"].as_array().expect("cells").iter().map(|cell| &cell["thinking"]["attackers"]).collect();
    assert_eq!(strengths, [8000, 2000, 32000]);
    let balance = &arm["cells"][0]["balance"];
    assert!(balance["bounds"][1].as_f64().expect("a score") < 0.45, "{balance}");
    // The same question gets the same measurement, and no token.
    let again = server.post("/api/v1/measurements", None, question.to_string()).await;
    assert_eq!(again.status, 200);
    assert_eq!((&again.json()["token"], &again.json()["measurement"]["id"]), (&Value::Null, &done["id"]));

    assert_eq!(done["files"], json!(["study.toml", "openings.toml", "rules.toml", "games.parquet"]));
    let folder = tempfile::tempdir().expect("a folder");
    for file in done["files"].as_array().expect("files") {
        let name = file.as_str().expect("a name");
        let answer = server.get(&path(&asked, &format!("/{name}"))).await;
        assert_eq!(answer.header("content-disposition"), format!("attachment; filename=\"{name}\""));
        std::fs::write(folder.path().join(name), &answer.body).expect("a file");
    }
    let study = Study::open(&folder.path().join("study.toml")).expect("a study");
    let table = GameTable::open(&folder.path().join("games.parquet")).expect("a table");
    assert_eq!(table.contents.study, study.hash());
    assert_eq!(table.rows.len() as u64, games(&done));
    assert!(table.rows.iter().all(|row| verify(&study, row).is_ok()), "every game replays");
}

#[tokio::test]
async fn a_changed_rule_set_is_measured_beside_the_one_it_changes() {
    let server = Server::new().await;
    let draft = FIELD.replace("layouts =", "extends = \"brandubh-cyningstan\"\nlayouts =");
    let asked = ask(&server, &json!({"draft": draft})).await;
    assert_eq!(asked["measurement"]["parent"]["id"], "brandubh-cyningstan");
    let own = when(&server, &asked, |now| now["whole"] == 1).await;
    assert_eq!(own["study"]["arms"][0]["verdict"], "favours-defenders");
    // A few games are enough to say that the field helps the defenders.
    let beside = when(&server, &asked, |now| now["moved"][0]["points"]["high"].as_f64().is_some_and(|high| high < 0.0)).await;
    assert_eq!(beside["moved"][0]["positions"], 8000);
    let boards = beside["boards"].as_array().expect("boards");
    assert!(boards.iter().any(|board| board["of_parent"] == true && !board["end"].is_null()), "{boards:?}");
    let stopped = server.post(&path(&asked, "/stop"), asked["token"].as_str(), "{}").await.good();
    assert_eq!(stopped["state"], "stopped");
}

#[tokio::test]
async fn the_layout_of_the_draft_is_that_of_its_parent_where_both_have_it() {
    let server = Server::new().await;
    let draft = "id = \"house\"\nname = \"House\"\nextends = \"ard-ri\"\n[rules]\ncorners = \"none\"\nescape = \"edge\"\n";
    let asked = ask(&server, &json!({"draft": draft, "selection": "brandubh-39"})).await;
    assert_eq!(asked["measurement"]["parent"]["id"], "ard-ri+brandubh-39");
    let study = server.get(&path(&asked, "/study.toml")).await;
    let text = String::from_utf8_lossy(&study.body).into_owned();
    assert!(text.contains("rules = \"rules.toml\"\nwith = [[\"brandubh-39\"]]"), "{text}");
    assert!(text.contains("rules = \"ard-ri\"\nwith = [[\"brandubh-39\"]]"), "{text}");
    let alone = ask(&server, &json!({"rules": "ard-ri"})).await;
    assert_eq!(alone["measurement"]["parent"], Value::Null);
}

#[tokio::test]
async fn a_measurement_goes_on_after_a_restart_and_stops_when_it_is_told() {
    let mut server = Server::new().await;
    let asked = ask(&server, &json!({"rules": "ard-ri+brandubh-39"})).await;
    assert_eq!(asked["measurement"]["rules"]["id"], "ard-ri+brandubh-39");
    let before = when(&server, &asked, |now| games(now) > 1).await;
    server = server.restarted().await;
    let after = when(&server, &asked, |now| games(now) > games(&before)).await;
    assert_eq!((&after["state"], &after["study"]["arms"][0]["layout"]["en"]), (&json!("playing"), &json!("Brandubh, ring (39)")));
    assert!(after["left"].as_u64().expect("seconds") > 0);

    assert_eq!(server.post(&path(&asked, "/stop"), None, "{}").await.status, 401);
    let other = server.begin("brandubh-cyningstan", human(), human()).await;
    assert_eq!(server.post(&path(&asked, "/stop"), Some(&other.token), "{}").await.problem().1, "not-your-seat");
    let stopped = server.post(&path(&asked, "/stop"), asked["token"].as_str(), "{}").await.good();
    assert_eq!(stopped["state"], "stopped");
    server = server.restarted().await;
    let still = server.get(&path(&asked, "")).await.good();
    assert_eq!((&still["state"], still["left"].is_null()), (&json!("stopped"), true));
    assert!(games(&still) >= games(&after));
    // Any client lets it go on.
    let resumed = server.post(&path(&asked, "/resume"), None, "{}").await.good();
    assert_ne!(resumed["state"], "stopped");
    when(&server, &asked, |now| games(now) > games(&still)).await;
}

#[tokio::test]
async fn measurements_take_turns_and_there_are_not_too_many() {
    let server = Server::with(|config| {
        config.limits.measurements = 2;
        config.limits.measurements_a_day = Some(3);
    })
    .await;
    let first = ask(&server, &json!({"rules": "alea-walker-2015"})).await;
    let second = ask(&server, &json!({"rules": "brandubh-cyningstan"})).await;
    when(&server, &first, |now| now["state"] == "playing").await;
    let waits = server.get(&path(&second, "")).await.good();
    assert_eq!((&waits["state"], &waits["ahead"], &waits["study"]), (&json!("waiting"), &json!(1), &Value::Null));
    let third = json!({"rules": "tablut-murray"}).to_string();
    assert_eq!(server.post("/api/v1/measurements", None, third.clone()).await.problem().1, "busy");
    server.post(&path(&first, "/stop"), first["token"].as_str(), "{}").await.good();
    when(&server, &second, |now| now["state"] == "playing").await;
    server.post("/api/v1/measurements", None, third).await.good();
    server.post(&path(&second, "/stop"), second["token"].as_str(), "{}").await.good();
    let fourth = json!({"rules": "ard-ri"}).to_string();
    assert_eq!(server.post("/api/v1/measurements", None, fourth.clone()).await.problem().1, "too-many-requests");
    server.seen_from([192, 0, 2, 7]).post("/api/v1/measurements", None, fourth).await.good();
}

#[tokio::test]
async fn no_player_waits_for_a_measurement() {
    let server = Server::with(|config| config.limits.engine_threads = 1).await;
    // A game on 19×19 takes the measurement seconds, a move of the first level far less than one.
    let asked = ask(&server, &json!({"rules": "alea-walker-2015"})).await;
    let being_played = |now: &Value| now["boards"].as_array().expect("boards").iter().any(|board| board["end"].is_null());
    when(&server, &asked, being_played).await;
    let table = server.begin("tablut-murray", human(), engine(1)).await;
    server.play(&table, "d1-b1", 1).await.good();
    server.follow(&table).await.game(|game| plies(game) == 2).await;
    let now = server.get(&path(&asked, "")).await.good();
    assert!(games(&now) == 0 && being_played(&now), "the game is still being played: {now}");
}

#[tokio::test]
async fn what_cannot_be_measured_is_refused() {
    let server = Server::new().await;
    for (question, code) in [
        (json!({}), "bad-request"),
        (json!({"rules": "ard-ri", "draft": FIELD}), "bad-request"),
        (json!({"rules": "ard-ri", "selection": "brandubh-39"}), "bad-request"),
        (json!({"rules": "chess"}), "unknown-ruleset"),
        (json!({"rules": "ard-ri+yard"}), "unknown-layout"),
        (json!({"draft": "id = 1"}), "bad-request"),
        (json!({"draft": FIELD, "selection": "yard"}), "unknown-layout"),
    ] {
        let answer = server.post("/api/v1/measurements", None, question.to_string()).await;
        assert_eq!(answer.problem().1, code, "{question}");
    }
    for nowhere in ["", "/study.toml", "/nothing"] {
        let unknown = format!("/api/v1/measurements/0123456789abcdef0123456789abcdef{nowhere}");
        assert_eq!(server.get(&unknown).await.problem().1, "not-found");
    }
    let asked = ask(&server, &json!({"rules": "ard-ri"})).await;
    for missing in ["/games.parquet", "/rules.toml", "/..%2Fgames.sqlite"] {
        assert_eq!(server.get(&path(&asked, missing)).await.problem().1, "not-found", "{missing}");
    }
    let study = server.get(&path(&asked, "/study.toml")).await;
    assert!(String::from_utf8_lossy(&study.body).contains("rules = \"ard-ri\""));
}

#[tokio::test]
async fn rules_without_enough_openings_say_so() {
    let server = Server::new().await;
    // The king escapes with the first move of the defenders, whatever it is.
    let draft = FIELD
        .replace("...d...\n..dKd..\n...d...", ".......\n...K...\n.......")
        .replace("..a.a..\n.......\n.", "......a\n.......\n.");
    let asked = ask(&server, &json!({"draft": draft})).await;
    loop {
        let now = server.get(&path(&asked, "")).await.good();
        if now["state"] == "failed" {
            assert!(now["failed"].as_str().expect("a reason").contains("openings"), "{now}");
            break;
        }
        assert_ne!(now["state"], "done", "{now}");
        tokio::time::sleep(PAUSE).await;
    }
}
