//! The games of the studies: found, shown, analysed, exported and cited like records, but not in the library.

use serde_json::{Value, json};

use crate::support::{Server, texts};

async fn found(server: &Server, query: &str) -> Value {
    server.get(&format!("/api/v1/library/studies{query}")).await.good()
}

#[tokio::test]
async fn study_games_are_found_by_study_rules_arm_strength_and_result() {
    let server = Server::new().await;
    let all = found(&server, "").await;
    let studies: Vec<&str> =
        all["studies"].as_array().expect("studies").iter().filter_map(|study| study["name"].as_str()).collect();
    assert!(studies.is_sorted(), "{studies:?}");
    for name in ["alea-2026", "alea-search-round-1", "alea-search-round-3", "calibration-2026", "calibration-strong"] {
        assert!(studies.contains(&name), "{name} is not among {studies:?}");
    }
    let counts = all["studies"].as_array().expect("studies").iter().filter_map(|study| study["here"].as_u64());
    let total: u64 = counts.sum();
    assert_eq!((&all["total"], &all["pages"], &all["page"]), (&json!(total), &json!(total.div_ceil(50)), &json!(1)));
    assert_eq!(all["studies"][0]["title"]["en"], "Is Alea Evangelii a fair game?");
    let games = all["games"].as_array().expect("games");
    assert_eq!((games.len(), &games[0]["id"], &games[0]["number"]), (50, &json!("alea-2026-1"), &json!(1)));

    let cell = found(&server, "?study=alea-2026&arm=alea-thomasguild-2020%2Balea-murray&strength=1000&result=draw&page=2").await;
    assert_eq!((&cell["total"], &cell["page"]), (&json!(372), &json!(2)), "the report says so, too");
    assert_eq!(cell["arms"].as_array().map(Vec::len), Some(12));
    for game in cell["games"].as_array().expect("games") {
        assert_eq!((&game["result"], &game["arm"]["base"]), (&json!("draw"), &json!("alea-thomasguild-2020")));
        assert_eq!(game["strength"], json!({"attackers": 1000, "defenders": 1000}));
    }
    let uneven = found(&server, "?study=alea-2026&strength=1000-2000").await;
    assert_eq!(uneven["games"][0]["strength"], json!({"attackers": 1000, "defenders": 2000}));
    let changed = found(&server, "?study=alea-search-round-3").await;
    assert_eq!(changed["games"][0]["arm"]["changes"][0], "corners=quad", "{changed}");
    assert_eq!(found(&server, "?rules=brandubh-cyningstan").await["total"], 0);

    for (query, status, code) in [
        ("?study=none", 404, "not-found"),
        ("?result=lost", 400, "bad-request"),
        ("?strength=much", 400, "bad-request"),
        ("?page=0", 400, "bad-request"),
    ] {
        let answer = server.get(&format!("/api/v1/library/studies{query}")).await;
        assert_eq!(answer.problem(), (status, code.to_owned()), "{query}");
    }
    // They are nobody's own games.
    assert_eq!(server.get("/api/v1/library").await.good()["total"], 0);
    assert_eq!(server.get("/api/v1/library/explore?rules=alea-walker-2015").await.good()["results"]["games"], 0);
}

#[tokio::test]
async fn a_study_game_is_shown_analysed_exported_and_cited() {
    let server = Server::new().await;
    // By the rules of its source, and by rules that the study changed.
    for (id, rules, own) in
        [("calibration-2026-8000", "unst-alea", false), ("alea-search-round-3-320", "alea-walker-2015-changed", true)]
    {
        let game = server.get(&format!("/api/v1/library/{id}")).await.good();
        assert_eq!((&game["id"], &game["imported"], &game["study"]["id"]), (&json!(id), &json!(true), &json!(id)));
        let study = &game["study"];
        let named = game["rules"]["id"].as_str().expect("an id").split('+').next().expect("a base").to_owned();
        assert_eq!((named.as_str(), &game["rules"]["own"]), (rules, &json!(own)), "{id}");
        let moves = texts(&game["moves"]);
        assert_eq!((json!(moves.len()), &game["result"]), (study["plies"].clone(), &study["result"]), "{id}");
        assert_eq!(game["shown"]["moves"].as_array().map(Vec::len), Some(moves.len()), "{id}");

        let position = server.post("/api/v1/positions", None, json!({"game": id, "moves": moves}).to_string()).await.good();
        assert_eq!(position["moves"].as_array().map(Vec::len), Some(moves.len()), "{id}");
        assert_eq!(server.get(&format!("/api/v1/games/{id}/ruleset")).await.good()["id"], game["rules"]["id"], "{id}");
        let record = server.get(&format!("/api/v1/games/{id}/record?format=pgn")).await;
        let text = String::from_utf8_lossy(&record.body).into_owned();
        assert!(text.contains(&format!("[Id \"{id}\"]")), "{text}");
        let citation = server.get(&format!("/api/v1/library/{id}/citation")).await;
        let text = String::from_utf8_lossy(&citation.body).into_owned();
        let (name, number) = id.rsplit_once('-').expect("a number");
        assert!(
            text.contains(&format!("Game {number} of the study {name}")) && text.contains(&format!("/library/{id}")),
            "{text}"
        );
        let bibtex = server.get(&format!("/api/v1/library/{id}/citation?format=bibtex")).await;
        assert!(bibtex.header("content-disposition").contains(&format!("hnefi-{id}.bib")));
        let board = server.get(&format!("/api/v1/library/{id}/board.svg")).await;
        assert!(board.status.is_success() && board.body.starts_with(b"<svg"), "{id}");
    }
    for id in ["alea-2026-0", "alea-2026-5773", "alea-2026-01", "nothing-1", "alea-2026"] {
        for path in
            [format!("library/{id}"), format!("library/{id}/citation"), format!("library/{id}/board.svg"), format!("games/{id}")]
        {
            assert_eq!(server.get(&format!("/api/v1/{path}")).await.problem(), (404, "not-found".to_owned()), "{path}");
        }
    }
    // It cannot be played on.
    let played = server
        .post(
            "/api/v1/games/alea-2026-1/actions",
            Some("token"),
            json!({"action": "move", "move": "a1-a2", "ply": 1}).to_string(),
        )
        .await;
    assert_eq!(played.problem().0, 404);
}

#[tokio::test]
async fn tables_in_a_folder_of_reports_are_read_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let studies = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies");
    // A report of a study of one's own, with its table beside it.
    let rename = |text: String| text.replace("calibration-2026", "own-study");
    for ending in ["en.html", "json"] {
        let text =
            std::fs::read_to_string(studies.join(format!("calibration-2026/calibration-2026.{ending}"))).expect("a report");
        std::fs::write(folder.path().join(format!("own-study.{ending}")), rename(text)).expect("a file");
    }
    let table = "alea-search/alea-search-round-3-1e77a985a0dc.parquet";
    let bytes = std::fs::read(studies.join(table)).expect("a table");
    // The table says the name of its study in its text, as long as before.
    let (old, new) = (b"name = \"alea-search-round-3\"", b"name = \"alea-search-round-9\"");
    let at = bytes.windows(old.len()).position(|part| part == old).expect("the study's file");
    let mut renamed = bytes.clone();
    renamed[at..at + new.len()].copy_from_slice(new);
    std::fs::write(folder.path().join("own.parquet"), renamed).expect("a file");
    let server = Server::with(|config| config.reports = vec![folder.path().to_owned()]).await;
    let own = found(&server, "?study=alea-search-round-9").await;
    assert_eq!((&own["total"], &own["games"][0]["id"]), (&json!(320), &json!("alea-search-round-9-1")));
    let game = server.get("/api/v1/library/alea-search-round-9-7").await.good();
    assert_eq!((&game["study"]["has_page"], &game["study"]["number"]), (&json!(false), &json!(7)));
}
