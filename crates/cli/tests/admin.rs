//! `hnefi admin` with a server that runs here, elsewhere, and beside another one on the same PostgreSQL.

mod common;
#[cfg(target_os = "linux")]
#[path = "../../server/tests/postgres/mod.rs"]
mod postgres;

use std::path::Path;
use std::process::{Command, Output};

use common::{Server, TlsProxy};
use serde_json::{Value, json};

fn admin(data: &Path, task: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hnefi")).arg("admin").arg("--data").arg(data).args(task).output().expect("run")
}

fn good(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn games_are_listed_exported_renamed_closed_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    assert!(refused(&admin(data, &["games"])).contains("does a server run there"));
    let server = Server::start(data);
    let (first, second) = (server.game_of_one_move().0, server.game_of_one_move().0);
    let listed = good(&admin(data, &["games"]));
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 2, "{listed}");
    assert!(lines[0].starts_with(&second) && lines[1].starts_with(&first) && lines[0].ends_with(" unfinished"), "{listed}");

    let line = good(&admin(data, &["export", &first]));
    assert!(serde_json::from_str::<Value>(&line).is_ok_and(|line| line["id"] == *first), "{line}");
    assert_eq!(good(&admin(data, &["export", "all"])).lines().count(), 2);

    good(&admin(data, &["rename", &first, "attackers", " Æthelstan\u{202e} "]));
    assert_eq!(server.read(&first).1["seats"]["attackers"]["name"], "Æthelstan");
    good(&admin(data, &["rename", &first, "attackers"]));
    assert_eq!(server.read(&first).1["seats"]["attackers"]["name"], Value::Null);

    good(&admin(data, &["close", &first]));
    assert_eq!(server.read(&first).1["cancelled"], true);
    good(&admin(data, &["delete", &first]));
    assert_eq!(server.read(&first).0, 404);
    assert_eq!(server.read(&second).0, 200);
    assert!(good(&admin(data, &["games", "--unfinished"])).starts_with(&second));
    assert!(refused(&admin(data, &["delete", &first])).contains("there is no game"));
    server.terminate();
    assert!(!data.join("admin.json").exists());
}

#[cfg(unix)]
#[test]
fn the_operators_routes_need_the_secret_from_the_admin_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    let file = folder.path().join("admin.json");
    assert_eq!(std::fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o600);
    let known: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("read")).expect("JSON");
    let token = known["token"].as_str().expect("a token");
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let ask = |token: &str, forwarded: bool| {
        let request = agent.get(format!("{}/admin/games", server.root)).header("authorization", format!("Bearer {token}"));
        let request = if forwarded { request.header("x-forwarded-for", "127.0.0.1") } else { request };
        request.call().expect("an answer").status().as_u16()
    };
    assert_eq!([ask(token, false), ask("0123", false), ask(token, true)], [200, 401, 404]);
    server.terminate();
}

/// A token as an operator makes one.
const TOKEN: &str = "8d5f0b7e94a2d3865f1c0b7e94a2d386";

/// `hnefi admin` for a server elsewhere, with the token in the environment.
fn from_afar(root: &str, token: Option<&str>, task: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    command.args(["admin", "--server", root]).args(task).env_remove("HNEFI_ADMIN_TOKEN");
    command.envs(token.map(|token| ("HNEFI_ADMIN_TOKEN", token)));
    command.output().expect("run")
}

#[test]
fn a_server_elsewhere_is_reached_with_the_token_that_its_operator_chose() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("token");
    std::fs::write(&file, format!("{TOKEN}\n")).expect("written");
    let data = folder.path().join("data");
    let options = ["--data", data.to_str().expect("UTF-8"), "--admin-token-file", file.to_str().expect("UTF-8")];
    let server = Server::with(&[&["--port", "0"], &options[..]].concat(), &[]);
    let id = server.game_of_one_move().0;

    let listed = good(&from_afar(&server.root, Some(TOKEN), &["games"]));
    assert!(listed.starts_with(&id), "{listed}");
    let named = ["--token-file", file.to_str().expect("UTF-8"), "rename", &id, "attackers", "Gunnar"];
    good(&from_afar(&server.root, None, &named));
    assert_eq!(server.read(&id).1["seats"]["attackers"]["name"], "Gunnar");
    // As it is known on its own machine.
    assert_eq!(good(&admin(&data, &["games"])), good(&from_afar(&server.root, Some(TOKEN), &["games"])));

    for (token, address, said) in [
        (
            Some("8d5f0b7e94a2d3865f1c0b7e94a2d387"),
            server.root.as_str(),
            "the operator's token is missing, or is not that of this server",
        ),
        (Some("short"), &server.root, "the operator's token has 5 characters and needs 32"),
        (None, &server.root, "put it into HNEFI_ADMIN_TOKEN"),
        (Some(TOKEN), "tafl.example.org", "write `http://HOST:PORT` or `https://HOST`"),
        (Some(TOKEN), "http://127.0.0.1:1", "no server answers at http://127.0.0.1:1"),
    ] {
        let error = refused(&from_afar(address, token, &["games"]));
        assert!(error.contains(said), "{error}");
    }
    // The proxy in front speaks TLS.
    let proxy = TlsProxy::start(folder.path(), &server);
    let mut games = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    games
        .args(["admin", "--server", &proxy.root, "games"])
        .env("HNEFI_ADMIN_TOKEN", TOKEN)
        .env("SSL_CERT_FILE", &proxy.authority);
    assert!(good(&games.output().expect("run")).starts_with(&id));
    // Through a proxy it is reached as well; a server without such a token is not.
    let status = |root: &str, token: &str| {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let request = agent.get(format!("{root}/admin/games")).header("authorization", format!("Bearer {token}"));
        request.header("forwarded", "for=203.0.113.7").call().expect("an answer").status().as_u16()
    };
    assert_eq!([status(&server.root, TOKEN), status(&server.root, "")], [200, 401]);
    server.terminate();

    let server = Server::start(&data);
    let known: Value = serde_json::from_slice(&std::fs::read(data.join("admin.json")).expect("read")).expect("JSON");
    assert_eq!(status(&server.root, known["token"].as_str().expect("a token")), 404);
    server.terminate();

    std::fs::write(&file, "secret").expect("written");
    let serve = Command::new(env!("CARGO_BIN_EXE_hnefi")).arg("serve").args(options).output().expect("run");
    assert!(refused(&serve).contains("has 6 characters and needs 32"));
}

/// A player's socket.
#[cfg(target_os = "linux")]
struct Player {
    socket: yawc::WebSocket<tokio::net::TcpStream>,
}

#[cfg(target_os = "linux")]
impl Player {
    async fn follow(server: &Server, id: &str, seat: &str) -> Player {
        use futures_util::SinkExt;
        let host = server.host();
        let stream = tokio::net::TcpStream::connect(host).await.expect("a connection");
        let url = format!("ws://{host}/api/v1/socket").parse().expect("an address");
        let mut socket = yawc::WebSocket::handshake(url, stream, yawc::Options::default()).await.expect("a socket");
        let follow = json!({"follow": id, "token": seat}).to_string();
        socket.send(yawc::Frame::text(follow)).await.expect("sent");
        Player { socket }
    }

    /// Listens until a message is as it should be.
    async fn hear(&mut self, is: impl Fn(&Value) -> bool) {
        use futures_util::StreamExt;
        let mut heard = Vec::new();
        let heard_it = async {
            while let Some(frame) = self.socket.next().await {
                let message: Value = serde_json::from_slice(frame.payload()).unwrap_or_default();
                if is(&message) {
                    return true;
                }
                heard.push(message);
            }
            false
        };
        let heard_it = tokio::time::timeout(std::time::Duration::from_secs(60), heard_it).await;
        assert_eq!(heard_it, Ok(true), "{heard:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_an_operator_does_at_one_server_is_seen_at_another_on_the_same_postgresql() {
    let mut postgres = postgres::Postgres::start();
    let database = postgres.database();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("token");
    std::fs::write(&file, TOKEN).expect("written");
    let file = file.to_str().expect("UTF-8");
    let start = || Server::with(&["--port", "0", "--database", &database, "--admin-token-file", file], &[]);
    let [one, other] = [start(), start()];
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (id, seat) = other.game_of_one_move();
    let mut player = runtime.block_on(Player::follow(&other, &id, &seat));
    runtime.block_on(player.hear(|message| message["type"] == "game" && message["game"]["id"] == *id));

    let admin = |task: &[&str]| good(&from_afar(&one.root, Some(TOKEN), task));
    assert!(admin(&["games"]).starts_with(&id));
    admin(&["rename", &id, "defenders", "Ragnhild"]);
    runtime.block_on(player.hear(|message| message["change"]["seats"]["defenders"]["name"] == "Ragnhild"));
    admin(&["close", &id]);
    runtime.block_on(player.hear(|message| message["change"]["cancelled"] == true));
    let line: Value = serde_json::from_str(&admin(&["export", &id])).expect("a game line");
    assert_eq!(line["id"], *id);
    admin(&["delete", &id]);
    runtime.block_on(player.hear(|message| message["type"] == "missing" && message["game"] == *id));
    assert_eq!([one.read(&id).0, other.read(&id).0], [404, 404]);
    drop(player);
    one.terminate();
    other.terminate();
}
