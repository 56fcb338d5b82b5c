//! `hnefi admin` with a server that runs.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};

/// `hnefi serve`, stopped at the end.
struct Server {
    process: Child,
    root: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hnefi"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(process.stderr.take().expect("its stderr")).lines().map_while(Result::ok);
        let root = lines.find_map(|line| Some(line.strip_prefix("hnefi serves ")?.to_owned())).expect("its address");
        std::thread::spawn(move || lines.for_each(drop));
        Server { process, root }
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let request = ureq::post(format!("{}api/v1/games{path}", self.root)).header("content-type", "application/json");
        let answer = request.header("authorization", format!("Bearer {token}")).send(body.to_string()).expect("an answer");
        serde_json::from_str(&answer.into_body().read_to_string().expect("a body")).expect("JSON")
    }

    /// A game of one move, and its id.
    fn game(&self) -> String {
        let human = json!({"kind": "human"});
        let created = self.post("", "", &json!({"rules": "tablut-murray", "attackers": human, "defenders": human}));
        let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
        self.post(&format!("/{id}/actions"), token, &json!({"action": "move", "move": "d1-b1", "ply": 1}));
        id.to_owned()
    }

    fn read(&self, id: &str) -> (u16, Value) {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut answer = agent.get(format!("{}api/v1/games/{id}", self.root)).call().expect("an answer");
        let text = answer.body_mut().read_to_string().expect("a body");
        (answer.status().as_u16(), serde_json::from_str(&text).expect("JSON"))
    }

    fn stop(mut self) {
        let sent = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill");
        assert!(sent.success());
        assert!(self.process.wait().expect("it ends").success());
    }
}

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
    let (first, second) = (server.game(), server.game());
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
    server.stop();
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
        let request = agent.get(format!("{}admin/games", server.root)).header("authorization", format!("Bearer {token}"));
        let request = if forwarded { request.header("x-forwarded-for", "127.0.0.1") } else { request };
        request.call().expect("an answer").status().as_u16()
    };
    assert_eq!([ask(token, false), ask("0123", false), ask(token, true)], [200, 401, 404]);
    server.stop();
}
