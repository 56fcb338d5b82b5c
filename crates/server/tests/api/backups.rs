//! Backups made during play, and restored afterwards.

use std::path::{Path, PathBuf};

use hnefi_server::{App, BackupError, Config, ServeError, StoreError, backup, restore};
use serde_json::Value;
use sqlx::Connection;

use crate::support::{Server, Table, any_move, config, human, plies};

async fn play(server: &Server, table: &mut Table, moves: usize) {
    for _ in 0..moves {
        table.game = server.play(table, &any_move(&table.game), plies(&table.game) + 1).await.good();
    }
}

/// A game as another server has it, on a folder of its own into which a backup was restored.
async fn restored(file: &Path, table: &Table) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(restore(folder.path(), file).await.expect("restored").games, 1);
    let server = Server::in_folder(folder, |config| config.check = true).await;
    let game = server.read(table).await;
    server.app.close().await;
    game
}

fn moves(game: &Value) -> &[Value] {
    game["moves"].as_array().expect("moves")
}

#[tokio::test]
async fn a_backup_during_play_has_all_acknowledged_moves() {
    let server = Server::new().await;
    let mut table = server.begin("tablut-murray", human(), human()).await;
    let away = tempfile::tempdir().expect("a folder");
    let mut copies: Vec<(PathBuf, usize)> = Vec::new();
    for number in 0..3 {
        play(&server, &mut table, 3).await;
        let file = away.path().join(format!("{number}.sqlite"));
        copies.push((file.clone(), plies(&table.game)));
        let (copied, ()) = tokio::join!(backup(server.folder.path(), &file), play(&server, &mut table, 4));
        assert_eq!(copied.expect("a backup"), 1);
    }
    for (file, acknowledged) in copies {
        let game = restored(&file, &table).await;
        assert!(plies(&game) >= acknowledged, "{} of {acknowledged}", plies(&game));
        assert!(moves(&table.game).starts_with(moves(&game)));
    }
    let names: Vec<_> =
        std::fs::read_dir(away.path()).expect("the folder").map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(names.len(), 3, "nothing is left lying about: {names:?}");
}

#[tokio::test]
async fn a_backup_overwrites_no_file_and_needs_a_store() {
    let server = Server::new().await;
    let empty = tempfile::tempdir().expect("a folder");
    let file = empty.path().join("copy");
    assert!(matches!(backup(empty.path(), &file).await, Err(BackupError::NoStore(_))));
    std::fs::write(&file, "precious").expect("written");
    assert!(matches!(backup(server.folder.path(), &file).await, Err(BackupError::Exists(_))));
    assert_eq!(std::fs::read(&file).expect("read"), b"precious");
}

#[tokio::test]
async fn the_store_that_a_restore_replaces_can_be_restored() {
    let server = Server::new().await;
    let mut table = server.begin("tablut-murray", human(), human()).await;
    play(&server, &mut table, 1).await;
    let away = tempfile::tempdir().expect("a folder");
    let file = away.path().join("copy");
    backup(server.folder.path(), &file).await.expect("a backup");
    let early = table.game.clone();
    play(&server, &mut table, 2).await;
    let late = table.game.clone();

    let refused = restore(server.folder.path(), &file).await;
    assert!(matches!(refused, Err(BackupError::Store(StoreError::InUse(_)))), "{refused:?}");
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let kept = restore(folder.path(), &file).await.expect("restored").replaced.expect("there was something before");
    let server = Server::in_folder(folder, |_| {}).await;
    assert_eq!(moves(&server.read(&table).await), moves(&early));
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    restore(folder.path(), &kept).await.expect("restored");
    let server = Server::in_folder(folder, |_| {}).await;
    assert_eq!(moves(&server.read(&table).await), moves(&late));
}

#[tokio::test]
async fn a_copy_of_the_files_of_a_killed_server_is_a_backup_too() {
    let server = Server::new().await;
    let mut table = server.begin("tablut-murray", human(), human()).await;
    play(&server, &mut table, 2).await;
    let away = tempfile::tempdir().expect("a folder");
    for name in ["games.sqlite", "games.sqlite-wal"] {
        std::fs::copy(server.folder.path().join(name), away.path().join(name)).expect("copied");
    }
    assert_eq!(moves(&restored(&away.path().join("games.sqlite"), &table).await), moves(&table.game));
}

#[tokio::test]
async fn a_file_that_is_not_a_store_is_not_restored() {
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let away = tempfile::tempdir().expect("a folder");
    let file = away.path().join("copy");
    for wrong in [&b"no database"[..], b"", &[0; 8192]] {
        std::fs::write(&file, wrong).expect("written");
        let refused = restore(folder.path(), &file).await;
        assert!(matches!(refused, Err(BackupError::NotAStore { .. })), "{refused:?}");
    }
    // A truncated store.
    let whole = std::fs::read(folder.path().join("games.sqlite")).expect("read");
    std::fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    let refused = restore(folder.path(), &file).await.expect_err("damaged").to_string();
    assert!(refused.contains("damaged") || refused.contains("no store"), "{refused}");
    assert_eq!(std::fs::read(folder.path().join("games.sqlite")).expect("read"), whole);
    let server = Server::in_folder(folder, |_| {}).await;
    assert_eq!(server.read(&table).await, table.game);
}

/// Opens a server that checks its store first, and returns the error.
async fn checked(config: &Config) -> String {
    match App::open(&Config { check: true, ..config.clone() }).await {
        Ok(app) => {
            app.close().await;
            String::new()
        }
        Err(ServeError::Store(error @ StoreError::Damaged { .. })) => error.to_string(),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_check_at_the_start_finds_damage_of_every_kind() {
    let server = Server::new().await;
    let mut table = server.begin("tablut-murray", human(), human()).await;
    play(&server, &mut table, 40).await;
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let config = config(&folder);
    assert_eq!(checked(&config).await, "");
    let file = folder.path().join("games.sqlite");
    let whole = std::fs::read(&file).expect("read");
    // A page of its own for each table and index; the first has the head.
    let mut broken = whole.clone();
    broken[4096..4096 * 3].fill(0xA5);
    std::fs::write(&file, &broken).expect("written");
    assert!(checked(&config).await.contains("damaged"));
    // An event changed from outside: SQLite finds nothing wrong with it.
    std::fs::write(&file, &whole).expect("written");
    let sql = "DELETE FROM events WHERE sequence = 20";
    let mut connection = sqlx::SqliteConnection::connect_with(&sqlx::sqlite::SqliteConnectOptions::new().filename(&file))
        .await
        .expect("a connection");
    sqlx::query(sql).execute(&mut connection).await.expect("deleted");
    connection.close().await.expect("closed");
    assert!(checked(&config).await.contains("1 games lack some of their events"));
}
