//! Running the server: start, stop by signal, backup and restore.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;

use serde_json::{Value, json};

struct Server {
    process: Child,
    root: String,
    /// Reads stderr to its end.
    log: JoinHandle<Vec<String>>,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::start_with(data, &[], &[])
    }

    fn start_with(data: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hnefi"))
            .args(["serve", "--port", "0", "--check", "--data"])
            .arg(data)
            .args(arguments)
            .env_remove("RUST_LOG")
            .env_remove("HNEFI_LOG")
            .envs(variables.iter().copied())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(process.stderr.take().expect("its stderr")).lines().map_while(Result::ok);
        let mut log = Vec::new();
        let address = lines.by_ref().find_map(|line| {
            log.push(line.clone());
            Some(line.strip_prefix("hnefi serves ")?.to_owned())
        });
        let log = std::thread::spawn(move || log.into_iter().chain(lines).collect());
        Server { process, root: format!("{}api/v1/games", address.expect("it starts")), log }
    }

    /// SIGTERM, as a service manager sends it. Returns all lines of stderr.
    fn terminate(mut self) -> Vec<String> {
        let sent = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill");
        assert!(sent.success());
        let ended = self.process.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        self.log.join().expect("its lines")
    }

    /// Plays a game of one move and stops: the token, and the lines of stderr.
    fn play_and_stop(self) -> (String, Vec<String>) {
        let human = json!({"kind": "human"});
        let created = self.post("", "", &json!({"rules": "tablut-murray", "attackers": human, "defenders": human}));
        let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
        self.post(&format!("/{id}/actions"), token, &json!({"action": "move", "move": "d1-b1", "ply": 1}));
        (token.to_owned(), self.terminate())
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let request = ureq::post(format!("{}{path}", self.root)).header("content-type", "application/json");
        let answer = request.header("authorization", format!("Bearer {token}")).send(body.to_string()).expect("an answer");
        serde_json::from_str(&answer.into_body().read_to_string().expect("a body")).expect("JSON")
    }

    fn plies(&self, id: &str) -> usize {
        let answer = ureq::get(format!("{}/{id}", self.root)).call().expect("an answer");
        let game: Value = serde_json::from_str(&answer.into_body().read_to_string().expect("a body")).expect("JSON");
        game["moves"].as_array().expect("moves").len()
    }
}

fn hnefi(command: &str, file: &Path, data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hnefi")).arg(command).arg(file).arg("--data").arg(data).output().expect("run")
}

fn good(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What a command says that has failed.
fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn games_are_backed_up_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    assert!(refused(&hnefi("backup", &copy, &data)).contains("there are no games in"));
    let server = Server::start(&data);
    let human = json!({"kind": "human"});
    let created = server.post("", "", &json!({"rules": "tablut-murray", "attackers": human, "defenders": human}));
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
    let play =
        |mv: &str, ply: usize| server.post(&format!("/{id}/actions"), token, &json!({"action": "move", "move": mv, "ply": ply}));
    play("d1-b1", 1);
    assert_eq!(good(&hnefi("backup", &copy, &data)), format!("{}: 1 games\n", copy.display()));
    assert!(refused(&hnefi("backup", &copy, &data)).contains("is there already"));
    play("f5-f2", 2);
    assert!(refused(&hnefi("restore", &copy, &data)).contains("is in use: does another hnefi serve this folder?"));
    assert_eq!(server.plies(id), 2);
    server.terminate();

    let told = good(&hnefi("restore", &copy, &data));
    let kept = told.lines().find_map(|line| line.strip_prefix("what was there before is kept in ")).expect("what was kept");
    let server = Server::start(&data);
    assert_eq!(server.plies(id), 1);
    server.terminate();
    good(&hnefi("restore", Path::new(kept), &data));
    let server = Server::start(&data);
    assert_eq!(server.plies(id), 2);
    server.terminate();
}

#[test]
fn a_damaged_store_fails_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    Server::start(folder.path()).terminate();
    let file = folder.path().join("games.sqlite");
    let mut bytes = std::fs::read(&file).expect("read");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xA5);
    std::fs::write(&file, bytes).expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_hnefi"))
        .args(["serve", "--port", "0", "--check", "--data"])
        .arg(folder.path())
        .output()
        .expect("run");
    let said = refused(&output);
    assert!(said.contains("is damaged") && said.contains("`hnefi restore`"), "{said}");
}

#[test]
fn the_log_has_what_is_asked_for_and_no_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let logged = |arguments: &[&str], variables: &[(&str, &str)]| {
        let (token, lines) = Server::start_with(folder.path(), arguments, variables).play_and_stop();
        let lines: Vec<String> = lines.into_iter().filter(|line| line.contains("hnefi_server")).collect();
        assert!(!lines.iter().any(|line| line.contains(&token)), "the token is in the log: {lines:#?}");
        let has = |text: &str| lines.iter().any(|line| line.contains(text));
        [has("serving address="), has("stopped"), has("request{id=") && has("answered status=201")]
    };
    assert_eq!(logged(&[], &[]), [true, true, false]);
    assert_eq!(logged(&["--log", "trace"], &[]), [true, true, true]);
    assert_eq!(logged(&["--log", "warn"], &[("HNEFI_LOG", "trace")]), [false, false, false]);
    assert_eq!(logged(&[], &[("HNEFI_LOG", "hnefi_server=debug"), ("RUST_LOG", "off")]), [true, true, true]);
    assert_eq!(logged(&[], &[("RUST_LOG", "trace")]), [true, true, true]);
    let output = Command::new(env!("CARGO_BIN_EXE_hnefi"))
        .args(["serve", "--data"])
        .arg(folder.path())
        .env("HNEFI_LOG", "hnefi_server=loud")
        .output()
        .expect("run");
    let error = refused(&output);
    assert!(error.contains("HNEFI_LOG is `hnefi_server=loud`: write `debug`"), "{error}");
}

#[test]
fn a_database_is_named_without_a_password_and_backed_up_by_its_own_programs() {
    let url = "postgres://hnefi:hushhush@localhost/games?host=/nonexistent";
    let run = |arguments: &[&str], variable: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
        command.args(arguments).env("HNEFI_DATABASE_URL", variable).env("HNEFI_LOG", "trace");
        let told = refused(&command.output().expect("run"));
        assert!(!told.contains("hushhush"), "{told}");
        told
    };
    let seen = run(&["serve", "--database", url], "");
    assert!(seen.contains("which other users of this machine can see: set HNEFI_DATABASE_URL"), "{seen}");
    let unreachable = run(&["serve", "--port", "0"], url);
    assert!(unreachable.contains("cannot connect to postgres://hnefi@/nonexistent/games"), "{unreachable}");
    let both = run(&["serve", "--data", ".", "--database", "postgres://localhost/games"], "");
    assert!(both.contains("cannot be used with"), "{both}");
    for (command, program) in [("backup", "pg_dump --format=custom"), ("restore", "pg_restore --clean --if-exists")] {
        for (named, variable) in [(&["--database", "postgres://localhost/games"][..], ""), (&[], url)] {
            let told = run(&[&[command, "file"], named].concat(), variable);
            assert!(told.contains(program), "{told}");
        }
    }
}
