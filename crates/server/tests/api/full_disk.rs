//! A disk that is full for a while: a file system of 8 MB in a mount namespace of the test's own, so that the error is the system's.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use hnefi_server::{App, Config};
use serde_json::{Value, json};

use crate::support::{Answer, Server, Table, any_move, human, plies};

/// Tells the child process where its small disk is, and that it is the child.
const DISK: &str = "HNEFI_FULL_DISK_TEST";
const RULES: &str = "tablut-murray";

/// Runs a command with a file system of 8 MB over a folder; `None` where the system does not let this user make one.
fn on_a_small_disk(folder: &Path, command: &[&str]) -> Option<Command> {
    let mount = "mount -t tmpfs -o size=8m none \"$0\" && exec \"$@\"";
    let unshare = |script: &str| {
        let mut process = Command::new("unshare");
        process.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]).arg(folder);
        process
    };
    let possible = unshare("mount -t tmpfs -o size=8m none \"$0\"").output().is_ok_and(|output| output.status.success());
    possible.then(|| {
        let mut process = unshare(mount);
        process.args(command).env(DISK, folder);
        process
    })
}

#[test]
fn a_full_disk_loses_nothing_and_is_left_without_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let this = std::env::current_exe().expect("this program");
    let this = this.to_str().expect("a path in UTF-8");
    let inner = [this, "full_disk::play_while_the_disk_fills", "--exact", "--ignored", "--nocapture"];
    let Some(mut child) = on_a_small_disk(folder.path(), &inner) else {
        return eprintln!("skipped: this system lets nobody mount a small disk in a namespace of his own");
    };
    let output = child.output().expect("a process");
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{log}\n{}", String::from_utf8_lossy(&output.stdout));
    assert!(log.contains("database or disk is full"), "the log says why: {log}");
    assert!(log.contains("the store can be written again"), "the log says when it is over: {log}");
}

/// Fills the disk.
fn fill(disk: &Path) -> PathBuf {
    let ballast = disk.join("ballast");
    let mut file = File::create(&ballast).expect("a file");
    for size in [64 * 1024, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    ballast
}

async fn begin(server: &Server) -> Answer {
    server.post("/api/v1/games", None, json!({"rules": RULES, "attackers": human(), "defenders": human()}).to_string()).await
}

/// Plays on while moves are acknowledged, and notes them; the first answer that is no success.
async fn play(server: &Server, table: &mut Table, most: usize) -> Option<Answer> {
    for _ in 0..most {
        let answer = server.play(table, &any_move(&table.game), plies(&table.game) + 1).await;
        if !answer.status.is_success() {
            return Some(answer);
        }
        table.game = answer.json();
    }
    None
}

/// The moves and the outcome, without what differs at each start.
fn without_version(game: &Value) -> Value {
    json!([game["moves"], game["outcome"], game["position"]])
}

#[tokio::test]
#[ignore = "the other test starts it on a small disk of its own"]
async fn play_while_the_disk_fills() {
    let Ok(disk) = std::env::var(DISK) else { return };
    let disk = PathBuf::from(disk);
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let open = async || {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), disk.join("data"));
        config.limits.table_megabytes = 1;
        config.limits.burst = u32::MAX;
        let app = App::open(&config).await.expect("a server");
        Server { router: app.router(), app, folder: tempfile::tempdir_in(&disk).expect("a folder") }
    };
    let server = open().await;
    let mut table = Table::of(&begin(&server).await.good());
    assert!(play(&server, &mut table, 5).await.is_none());

    for _ in 0..2 {
        let ballast = fill(&disk);
        // The room within the files is used up after a while.
        let refused = play(&server, &mut table, 1500).await.expect("a full disk takes no more moves");
        assert_eq!(refused.problem(), (507, "storage-full".to_owned()));
        assert_eq!(begin(&server).await.problem(), (507, "storage-full".to_owned()));
        assert_eq!(server.get("/readyz").await.status, 503);
        assert_eq!(server.get("/healthz").await.status, 200, "a restart would not help");
        assert_eq!(without_version(&server.read(&table).await), without_version(&table.game), "exactly what was acknowledged");
        std::fs::remove_file(ballast).expect("removed");
        assert_eq!(server.get("/readyz").await.status, 200);
        begin(&server).await.good();
        let _ = play(&server, &mut table, 3).await;
    }
    let Server { app, router, folder } = server;
    drop((router, folder));
    app.close().await;
    let server = open().await;
    assert_eq!(without_version(&server.read(&table).await), without_version(&table.game));
    server.app.close().await;
}
