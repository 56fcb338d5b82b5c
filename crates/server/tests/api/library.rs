//! The library and the explorer.

use serde_json::{Value, json};
use sqlx::Connection;

use crate::support::{Server, engine, human};

async fn import(server: &Server, lines: &[Value]) -> Value {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let body = json!({"text": text.join("\n"), "name": "games.jsonl", "keep": true}).to_string();
    server.post("/api/v1/records", None, body).await.good()
}

fn game(moves: &[&str], result: &str, tags: Value) -> Value {
    let mut tags = tags;
    tags["end"] = json!("resigned");
    json!({"rules": "brandubh-cyningstan", "moves": moves, "result": result, "tags": tags})
}

async fn import_three(server: &Server) {
    let kept = import(
        server,
        &[
            game(&["a4-a5", "d3-c3"], "attackers", json!({"attackers": "Ragnhild", "defenders": "Olaf", "date": "2015.05.04"})),
            // The mirror image of the same opening.
            game(&["g4-g5", "d3-e3"], "defenders", json!({"attackers": "Olaf", "defenders": "Bera", "date": "2016.01.02"})),
            game(&["a4-a6"], "attackers", json!({"attackers": "100%_x", "date": "2016"})),
        ],
    )
    .await;
    assert_eq!(kept["kept"], 3, "{kept}");
}

fn names(page: &Value) -> Vec<&str> {
    page["games"].as_array().expect("games").iter().filter_map(|game| game["attackers"]["name"].as_str()).collect()
}

#[tokio::test]
async fn games_are_found_by_player_rules_result_day_and_position() {
    let server = Server::new().await;
    import_three(&server).await;
    for (query, found) in [
        ("", &["Olaf", "100%_x", "Ragnhild"][..]),
        ("?player=OLAF", &["Olaf", "Ragnhild"]),
        ("?player=%25_", &["100%_x"]),
        ("?player=nobody", &[]),
        ("?rules=brandubh-cyningstan&result=attackers", &["100%_x", "Ragnhild"]),
        ("?rules=tablut-murray", &[]),
        ("?from=2016", &["Olaf", "100%_x"]),
        ("?to=2015-05", &["Ragnhild"]),
        ("?from=2015-05-05&to=2016-01-02", &["Olaf", "100%_x"]),
        ("?page=2", &[]),
        // After a4-a5, or g4-g5, or any of the other six.
        ("?rules=brandubh-cyningstan&position=/3t3/3t3/3T2t/ttTKTt1/3T3/3t3/3t3/+d+-", &["Olaf", "Ragnhild"]),
    ] {
        let page = server.get(&format!("/api/v1/library{query}")).await.good();
        assert_eq!(names(&page), found, "{query}");
        assert_eq!(page["total"], if query == "?page=2" { 3 } else { found.len() }, "{query}");
    }
    for query in ["?page=0", "?result=won", "?from=May", "?to=2015-5", "?position=/3/", "?rules=brandubh-cyningstan&position=x"] {
        assert_eq!(server.get(&format!("/api/v1/library{query}")).await.problem(), (400, "bad-request".to_owned()), "{query}");
    }
    let long = format!("/api/v1/library?player={}", "x".repeat(81));
    assert_eq!(server.get(&long).await.problem(), (413, "too-large".to_owned()));
}

#[tokio::test]
async fn the_explorer_counts_mirror_images_together() {
    let server = Server::new().await;
    import_three(&server).await;
    let explore =
        async |moves: &str| server.get(&format!("/api/v1/library/explore?rules=brandubh-cyningstan&moves={moves}")).await.good();
    let start = explore("").await;
    assert_eq!(start["results"], json!({"games": 3, "attackers": 2, "defenders": 1, "draws": 0}));
    let moves = start["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 2, "{start}");
    assert_eq!(moves[0]["results"], json!({"games": 2, "attackers": 1, "defenders": 1, "draws": 0}));
    // From any of the eight images of that position, the answer is turned as the position is.
    for (opening, answers) in [("a4-a5", ["d3-c3"]), ("g4-g5", ["d3-e3"]), ("d7-e7", ["c4-c5"]), ("d1-c1", ["e4-e3"])] {
        let after = explore(opening).await;
        let texts: Vec<&str> = after["moves"].as_array().expect("moves").iter().filter_map(|mv| mv["text"].as_str()).collect();
        assert_eq!(after["results"]["games"], 2, "{opening}");
        assert_eq!(texts, answers, "{opening}");
    }
    let unknown = explore("b4-b5").await;
    assert_eq!((&unknown["results"]["games"], &unknown["moves"]), (&json!(0), &json!([])));
    let wrong = server.get("/api/v1/library/explore?rules=brandubh-cyningstan&moves=a1-a2").await;
    assert_eq!(wrong.problem(), (422, "illegal-move".to_owned()));
}

#[tokio::test]
async fn the_library_follows_moves_and_takebacks() {
    let server = Server::new().await;
    let table = server.begin("brandubh-cyningstan", human(), engine(1)).await;
    assert_eq!(server.get("/api/v1/library").await.good()["total"], 0, "nobody has moved yet");
    let other = server.begin("brandubh-cyningstan", human(), human()).await;
    server.play(&other, "a4-a5", 1).await.good();
    server.play(&other, "d3-c3", 2).await.good();
    let at = async |moves: &str| {
        let path = format!("/api/v1/library/explore?rules=brandubh-cyningstan&moves={moves}");
        server.get(&path).await.good()["results"]["games"].as_u64()
    };
    assert_eq!((at("a4-a5").await, at("a4-a5,d3-c3").await), (Some(1), Some(1)));
    server.act(&other, "takeback", json!({})).await.good();
    assert_eq!((at("a4-a5").await, at("a4-a5,d3-c3").await), (Some(1), Some(0)));
    server.play(&other, "d3-e3", 2).await.good();
    server.act(&other, "resign", json!({"side": "defenders"})).await.good();
    let page = server.get("/api/v1/library?result=attackers").await.good();
    assert_eq!((&page["games"][0]["id"], &page["games"][0]["plies"]), (&json!(other.id), &json!(2)));
    assert!(page["games"][0]["attackers"]["name"].is_null());
    drop(table);
}

/// Asks until the library has all games.
pub(crate) async fn complete_library(server: &Server) -> Value {
    for _ in 0..100_000 {
        let page = server.get("/api/v1/library").await.good();
        if page["whole"] == true {
            return page;
        }
        tokio::task::yield_now().await;
    }
    panic!("the library never had all games");
}

#[tokio::test]
async fn games_that_the_library_misses_are_added_at_the_start() {
    let server = Server::with(|config| config.limits.burst = 200_000).await;
    let mut ids = Vec::new();
    for number in 0..40 {
        let table = server.begin("brandubh-cyningstan", human(), human()).await;
        server.play(&table, ["a4-a5", "g4-g5"][number % 2], 1).await.good();
        ids.push(table);
    }
    let before = complete_library(&server).await;
    let file = server.folder.path().join("games.sqlite");
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.expect("the store");
    for statement in ["DELETE FROM positions", "DELETE FROM library WHERE number > 3", "UPDATE library SET version = 1"] {
        sqlx::query(statement).execute(&mut connection).await.expect("done");
    }
    connection.close().await.expect("closed");
    let server = Server::in_folder(folder, |config| config.limits.burst = 200_000).await;
    // One of the games goes on meanwhile.
    server.play(&ids[20], "d3-c3", 2).await.good();
    let after = complete_library(&server).await;
    assert_eq!((&before["total"], &after["total"]), (&json!(40), &json!(40)));
    let explored = server.get("/api/v1/library/explore?rules=brandubh-cyningstan&moves=a4-a5").await.good();
    assert_eq!(explored["results"]["games"], 40);
    assert_eq!(explored["moves"][0]["results"]["games"], 1, "{explored}");
}

#[tokio::test]
async fn game_files_are_imported_once_over_several_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let lines = [
        game(&["a4-a5", "d3-c3"], "attackers", json!({"attackers": "Ragnhild", "defenders": "Olaf"})),
        game(&["a4-a6"], "attackers", json!({"attackers": "Bera"})),
        // An illegal move.
        game(&["a4-b5"], "attackers", json!({"attackers": "Loki"})),
    ];
    std::fs::write(&file, lines.map(|line| line.to_string()).join("\n")).expect("a file");
    let offered = |config: &mut hnefi_server::Config| {
        config.games.push(file.clone());
        config.limits.burst = 200_000;
    };
    let mut server = Server::with(offered).await;
    for _ in 0..2 {
        let mut page = server.get("/api/v1/library").await.good();
        for _ in 0..100_000 {
            if page["total"] == 2 {
                break;
            }
            tokio::task::yield_now().await;
            page = server.get("/api/v1/library").await.good();
        }
        assert_eq!(names(&page).len(), 2, "{page}");
        server = server.restarted_with(offered).await;
    }
    let explored = server.get("/api/v1/library/explore?rules=brandubh-cyningstan").await.good();
    assert_eq!(explored["moves"].as_array().map(Vec::len), Some(2), "{explored}");
}

#[tokio::test]
async fn a_file_without_games_stops_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text, told) in [("nowhere.jsonl", None, "cannot read"), ("poem.txt", Some("Once upon a time"), "holds no games")] {
        let file = folder.path().join(name);
        if let Some(text) = text {
            std::fs::write(&file, text).expect("a file");
        }
        let mut config = crate::support::config(&folder);
        config.games.push(file);
        let error = hnefi_server::App::open(&config).await.err().expect(name).to_string();
        assert!(error.contains(told) && error.contains(name), "{error}");
    }
}

#[tokio::test]
async fn the_last_position_of_a_game_is_a_small_picture() {
    let server = Server::new().await;
    let table = server.begin("brandubh-cyningstan", human(), human()).await;
    let address = |id: &str| format!("/api/v1/library/{id}/board.svg?theme=candlelight");
    let before = server.get(&address(&table.id)).await;
    assert_eq!((before.header("content-type"), before.header("cache-control")), ("image/svg+xml", "private, max-age=86400"));
    server.play(&table, "a4-a5", 1).await.good();
    let after = server.get(&address(&table.id)).await;
    assert!(after.body.starts_with(b"<svg") && after.body != before.body, "the last move is shown");
    assert!(after.body.len() < 30_000, "{} bytes", after.body.len());
    let body = json!({"text": "d6-b6 e4-e2 b6-e6 c4-c5", "rules": "brandubh-cyningstan", "keep": true});
    let kept = server.post("/api/v1/records", None, body.to_string()).await.good();
    let picture = server.get(&address(kept["games"][0]["id"].as_str().expect("an id"))).await;
    assert!(picture.body.starts_with(b"<svg"));
    assert_eq!(server.get(&format!("/api/v1/library/{}/board.svg?theme=blue", table.id)).await.problem().0, 400);
    assert_eq!(server.get(&address(&"0".repeat(32))).await.problem(), (404, "not-found".to_owned()));
}
