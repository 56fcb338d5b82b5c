//! A database of the first version opens with today's server: its games are listed, replayed and played on.

use std::path::Path;

use serde_json::{Value, json};
use sqlx::{Connection, raw_sql};

use crate::library::complete_library;
use crate::support::{Server, Table};

/// The tables of the first version.
const SCHEMA: &str = include_str!("../../migrations/sqlite/0001_games.sql");

/// What the first version noted about them. The checksum is that of the file as it was then, so a change of the file shows here.
const MIGRATIONS: &str = "
    CREATE TABLE _sqlx_migrations (
        version BIGINT PRIMARY KEY,
        description TEXT NOT NULL,
        installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
        success BOOLEAN NOT NULL,
        checksum BLOB NOT NULL,
        execution_time BIGINT NOT NULL
    );
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (1, 'games', TRUE,
        x'9f2450b01157f80dd31c843e241b101aa8f58632c35947e32fef010e28b09ca22ec3cc6e802a19c1a79d188a1cd6a54d', 1000);";

/// The seat of every game, and the SHA-256 that the database has of it.
const TOKEN: &str = "0123456789abcdef0123456789abcdef";
const SEAT: &str = "3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9";
/// 21 November 2026, 06:00 UTC.
const CREATED: i64 = 1_795_240_800_000;

/// A capture, made, taken back and made again.
const CAPTURE: (&str, &[&str]) = (
    "00000000000000000000000000000001",
    &[
        r#"{"event":"created","rules":"tablut-murray","start":"/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/ a -","attackers":{"kind":"human"},"defenders":{"kind":"human"}}"#,
        r#"{"event":"moved","text":"d1-d3"}"#,
        r#"{"event":"moved","text":"d5-d7"}"#,
        r#"{"event":"moved","text":"f1-f3xe3"}"#,
        r#"{"event":"taken-back","moves":1}"#,
        r#"{"event":"moved","text":"f1-f3xe3"}"#,
    ],
);
/// A game with options against the engine, which declines a draw before its opponent resigns.
const RESIGNED: (&str, &[&str]) = (
    "00000000000000000000000000000002",
    &[
        r#"{"event":"created","rules":"tablut-riksutstallningar-1972+weaponless","start":"/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/ d -","attackers":{"kind":"engine","level":4},"defenders":{"kind":"human"}}"#,
        r#"{"event":"moved","text":"d5-d6"}"#,
        r#"{"event":"moved","text":"d1-d5xc5"}"#,
        r#"{"event":"offered","side":"defenders"}"#,
        r#"{"event":"declined","side":"attackers"}"#,
        r#"{"event":"resigned","side":"defenders"}"#,
    ],
);
/// A game with a die: the attackers lose their first turn.
const DICE: (&str, &[&str]) = (
    "00000000000000000000000000000003",
    &[
        r#"{"event":"created","rules":"tawlbwrdd-bell-dice","start":"/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/ a -","attackers":{"kind":"human"},"defenders":{"kind":"human"}}"#,
        r#"{"event":"thrown","value":2}"#,
        r#"{"event":"thrown","value":5}"#,
        r#"{"event":"moved","text":"f8-e8"}"#,
        r#"{"event":"thrown","value":3}"#,
    ],
);
/// A draw, offered, withdrawn, offered again and accepted.
const AGREED: (&str, &[&str]) = (
    "00000000000000000000000000000004",
    &[
        r#"{"event":"created","rules":"alea-walker-2015","start":"/2t2t7t2t2/19/t4t7t4t/7t1T1t7/6t1t1t1t6/t1t2T7T2t1t/4t4T4t4/3t4T1T4t3/4t2T1T1T2t4/3T2T1TKT1T2T3/4t2T1T1T2t4/3t4T1T4t3/4t4T4t4/t1t2T7T2t1t/6t1t1t1t6/7t1T1t7/t4t7t4t/19/2t2t7t2t2/ a -","attackers":{"kind":"human"},"defenders":{"kind":"human"}}"#,
        r#"{"event":"moved","text":"q14-q13"}"#,
        r#"{"event":"offered","side":"attackers"}"#,
        r#"{"event":"withdrawn","side":"attackers"}"#,
        r#"{"event":"offered","side":"attackers"}"#,
        r#"{"event":"accepted","side":"defenders"}"#,
    ],
);

async fn write_database(folder: &Path) {
    let file = format!("sqlite://{}?mode=rwc", folder.join("games.sqlite").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.expect("a database");
    for sql in [SCHEMA, MIGRATIONS] {
        raw_sql(sql).execute(&mut database).await.expect("tables");
    }
    for (id, events) in [CAPTURE, RESIGNED, DICE, AGREED] {
        let game = sqlx::query("INSERT INTO games (id, created, seat) VALUES (unhex(?), ?, unhex(?))");
        game.bind(id).bind(CREATED).bind(SEAT).execute(&mut database).await.expect("a game");
        for (sequence, body) in (1_i64..).zip(events) {
            let event = sqlx::query("INSERT INTO events (game, sequence, at, body) VALUES (unhex(?), ?, ?, ?)");
            event.bind(id).bind(sequence).bind(CREATED).bind(*body).execute(&mut database).await.expect("an event");
        }
    }
    database.close().await.expect("closed");
}

async fn table(server: &Server, (id, _): (&str, &[&str])) -> Table {
    let game = server.get(&format!("/api/v1/games/{id}")).await.good();
    Table { id: id.to_owned(), token: TOKEN.to_owned(), game }
}

fn texts(game: &Value) -> Vec<&str> {
    game["moves"].as_array().expect("moves").iter().map(|ply| ply["text"].as_str().expect("a text")).collect()
}

#[tokio::test]
async fn games_of_the_first_version_replay_and_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    write_database(folder.path()).await;
    let server = Server::in_folder(folder, |config| config.check = true).await;

    let capture = table(&server, CAPTURE).await;
    assert_eq!(texts(&capture.game), ["d1-d3", "d5-d7", "f1-f3xe3"]);
    assert_eq!(capture.game["position"], "/3ttt3/4t4/3TT4/t3T3t/ttT1KTTtt/t3T3t/3t1t3/4t4/4t4/ d -");
    let game = server.play(&capture, "e7-d7", 4).await;
    assert_eq!(game.problem(), (422, "illegal-move".to_owned()), "d7 is occupied");
    assert_eq!(texts(&server.play(&capture, "d7-c7", 4).await.good())[3], "d7-c7");

    let resigned = table(&server, RESIGNED).await;
    assert_eq!(texts(&resigned.game), ["d5-d6", "d1-d5xc5"]);
    assert_eq!(
        (&resigned.game["outcome"]["winner"], &resigned.game["outcome"]["reason"]),
        (&json!("attackers"), &json!("resigned"))
    );

    let dice = table(&server, DICE).await;
    assert_eq!(texts(&dice.game), ["pass", "f8-e8"]);
    assert_eq!(texts(&server.play(&dice, "e11-d11", 3).await.good())[2], "e11-d11");

    let agreed = table(&server, AGREED).await;
    assert_eq!((&agreed.game["outcome"]["winner"], &agreed.game["outcome"]["reason"]), (&json!(null), &json!("agreed")));

    // What was added is there after another start, beside the old moves.
    let server = server.restarted().await;
    assert_eq!(texts(&table(&server, CAPTURE).await.game), ["d1-d3", "d5-d7", "f1-f3xe3", "d7-c7"]);
}

#[tokio::test]
async fn the_library_lists_games_of_the_first_version() {
    let folder = tempfile::tempdir().expect("a folder");
    write_database(folder.path()).await;
    let server = Server::in_folder(folder, |config| config.limits.burst = 200_000).await;
    let library = complete_library(&server).await;
    let games = library["games"].as_array().expect("games");
    let mut found: Vec<_> = games.iter().map(|game| (game["id"].as_str().expect("an id"), game["result"].as_str())).collect();
    found.sort_unstable();
    let expected = [(CAPTURE.0, "unfinished"), (RESIGNED.0, "attackers"), (DICE.0, "unfinished"), (AGREED.0, "draw")];
    assert_eq!(found, expected.map(|(id, result)| (id, Some(result))));
    assert!(games.iter().all(|game| game["day"] == "2026-11-21"), "{library}");
    let after = "/api/v1/library/explore?rules=tablut-murray&moves=d1-d3,d5-d7";
    let explored = server.get(after).await.good();
    assert_eq!(explored["moves"][0]["text"], "f1-f3xe3", "{explored}");
}
