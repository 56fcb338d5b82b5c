//! `hnefi bot`, and the example client of the guide, in games on a real server.
#![cfg(unix)]

mod common;

use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{Server, TlsProxy};
use serde_json::{Value, json};

const ALWAYS: [&str; 2] = ["--request-every", "0s"];

fn serve(data: &Path, port: &str) -> Server {
    Server::start_with(data, &[&["--port", port][..], &ALWAYS].concat(), &[])
}

/// A game with one seat of the host and an open one: its id, the link of the one and the invitation to the other.
struct Table {
    id: String,
    token: String,
    own: String,
    invitation: String,
}

impl Table {
    /// The attackers' seat is the host's, the defenders' is open; the terms are laid over that.
    fn set(server: &Server, terms: &Value) -> Table {
        let mut new = json!({"rules": "brandubh-cyningstan", "attackers": {"kind": "human"}, "defenders": {"kind": "open"}});
        new.as_object_mut().expect("an object").extend(terms.as_object().expect("terms").clone());
        let created = server.post("", "", &new);
        let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{created}")).to_owned();
        let id = text(&created["game"]["id"]);
        let link = |secret: String| format!("{}/game/{id}#{secret}", server.root);
        let token = text(&created["token"]);
        let own = link(format!("token={token}"));
        let invitation = link(format!("seat={}", text(&created["invitations"]["defenders"])));
        Table { id, token, own, invitation }
    }

    /// What the host does.
    fn act(&self, server: &Server, action: &Value) -> Value {
        server.post(&format!("/{}/actions", self.id), &self.token, action)
    }

    /// The host plays any legal move.
    fn play(&self, server: &Server) -> Value {
        let game = server.read(&self.id).1;
        self.act(server, &json!({"action": "move", "move": any_move(&game), "ply": plies(&game) + 1}))
    }

    /// The host offers something: what has become of the game when it was answered.
    fn offer(&self, server: &Server, kind: &str) -> Value {
        self.act(server, &json!({"action": "offer", "offer": kind}));
        wait(server, &self.id, |game| game["offer"].is_null())
    }

    fn resign(&self, server: &Server) {
        self.act(server, &json!({"action": "resign"}));
    }
}

fn any_move(game: &Value) -> String {
    let (from, to) = game["legal"].as_object().expect("moves").iter().next().expect("a move");
    format!("{from}-{}", to[0].as_str().expect("a point"))
}

/// Reads a game until it has come so far.
fn wait(server: &Server, id: &str, come: impl Fn(&Value) -> bool) -> Value {
    loop {
        let game = server.read(id).1;
        if come(&game) {
            return game;
        }
    }
}

fn plies(game: &Value) -> usize {
    game["moves"].as_array().expect("moves").len()
}

/// A running `hnefi bot`, ended with the test: left alone, it would wait for its server.
struct Bot(Option<Child>);

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(mut process) = self.0.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn bot(seat: &str, engine: &str) -> Bot {
    bot_with(&["--seat", seat, "--engine", engine], &[])
}

fn bot_with(arguments: &[&str], variables: &[(&str, &str)]) -> Bot {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    command.arg("bot").args(arguments).env_remove("SSL_CERT_FILE").env_remove("SSL_CERT_DIR").envs(variables.iter().copied());
    Bot(Some(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a process")))
}

/// An engine of this program behind a script that stands between the two.
fn scripted(folder: &Path, script: &str) -> String {
    let file = folder.join("engine.sh");
    let marker = folder.join("marker");
    std::fs::write(&file, format!("exec 3>&1\nwhile read -r line; do\n{script}\necho \"$line\"\ndone | \"$1\" engine\n"))
        .expect("written");
    format!("nodes:200,ugi:sh '{}' '{}' '{}'", file.display(), env!("CARGO_BIN_EXE_hnefi"), marker.display())
}

/// A line of such a script for each `go` but the one by which the engine is tried out.
fn when_it_is_to_move(then: &str) -> String {
    format!("case \"$line\" in *depth*) ;; go*) {then};; esac")
}

/// Ctrl-C.
fn interrupt(bot: &Bot) {
    let id = bot.0.as_ref().map(Child::id).expect("it runs");
    Command::new("kill").args(["-INT", &id.to_string()]).status().expect("kill");
}

fn said(mut bot: Bot) -> (bool, String, String) {
    let output = bot.0.take().expect("it runs").wait_with_output().expect("it ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

/// The last link in what a bot has said.
fn link_to_go_on(stderr: &str) -> String {
    let (_, after) = stderr.rsplit_once("--seat '").unwrap_or_else(|| panic!("{stderr}"));
    after.split('\'').next().expect("the rest").to_owned()
}

#[test]
fn two_programs_play_a_game_to_its_end_over_a_restart_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation, .. } = Table::set(&server, &json!({}));
    let engine = format!("nodes:2000,ugi:'{}' engine", env!("CARGO_BIN_EXE_hnefi"));
    let bots = [bot(&own, &engine), bot(&invitation, &engine)];
    wait(&server, &id, |game| plies(game) >= 4);
    let port = server.root.rsplit_once(':').expect("a port").1.to_owned();
    server.kill();
    let server = serve(folder.path(), &port);
    let told = bots.map(said);
    let game = server.read(&id).1;
    assert!(game["outcome"].is_object(), "{told:?}");
    let plies = plies(&game);
    for (good, stdout, stderr) in &told {
        assert!(*good && stderr.contains("trying again") && stderr.contains("connected again"), "{stderr}");
        assert!(stdout.starts_with(&format!("{id}: ")) && stdout.ends_with(&format!(", {plies} plies\n")), "{stdout}");
    }
    // The folders of this machine are private.
    assert_eq!(game["seats"]["defenders"]["name"], "hnefi");
}

#[test]
fn a_bot_that_is_interrupted_says_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation, .. } = Table::set(&server, &json!({}));
    let waiting = bot(&invitation, "nodes:100");
    wait(&server, &id, |game| game["seats"]["defenders"]["kind"] != "open");
    interrupt(&waiting);
    let (good, stdout, stderr) = said(waiting);
    assert!(good && stdout.is_empty() && stderr.contains("left the board, and did not resign"), "{stdout}{stderr}");
    let bots = [bot(&own, "nodes:100"), bot(&link_to_go_on(&stderr), "nodes:100")];
    assert!(bots.map(said).iter().all(|(good, ..)| *good));
    assert!(server.read(&id).1["outcome"].is_object());
}

#[test]
fn a_seat_that_is_taken_or_none_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, invitation, .. } = Table::set(&server, &json!({}));
    let wrong = format!("{}/game/{id}#seat=guess", server.root);
    for (seat, says) in [(wrong.as_str(), "the seat cannot be taken"), ("nonsense", "has no secret")] {
        let (good, _, stderr) = said(bot(seat, "level:1"));
        assert!(!good && stderr.contains(says), "{stderr}");
    }
    let held = format!("{}/game/{id}#token={}", server.root, "0".repeat(32));
    let (good, _, stderr) = said(bot(&held, "level:1"));
    assert!(!good && stderr.contains("holds no seat"), "{stderr}");
    let (good, _, stderr) = said(bot(&invitation, "./no-such-program"));
    assert!(!good && stderr.contains("cannot start"), "{stderr}");
}

/// The program that the guide shows, against `hnefi bot`.
#[test]
fn the_client_of_the_guide_plays_a_game_to_its_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3");
        return;
    }
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/guide/bots.md")).expect("the page");
    let program = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation, .. } = Table::set(&server, &json!({}));
    let python = Command::new("python3")
        .args(["-c", program, &invitation])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3");
    let engine = bot(&own, "nodes:200");
    let (good, stdout, stderr) = said(Bot(Some(python)));
    assert!(good && stdout.contains("winner"), "{stdout}{stderr}");
    assert!(said(engine).0);
    let game = server.read(&id).1;
    assert!(game["outcome"].is_object());
    assert_eq!(game["seats"]["defenders"]["name"], "random");
}

#[test]
fn a_server_behind_tls_is_played_on_if_its_certificate_is_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let proxy = TlsProxy::start(folder.path(), &server);
    let Table { id, own, invitation, .. } = Table::set(&server, &json!({}));
    let authority = proxy.authority.to_str().expect("UTF-8");
    let trusting = [("SSL_CERT_FILE", authority)];
    let invited = invitation.replace(&server.root, &proxy.root);
    for (seat, variables, says) in [
        (invited.clone(), &[][..], "is not trusted here; the certificate of an authority of your own"),
        (invited.replace("localhost", "127.0.0.1"), &trusting, "is not trusted here"),
        (invitation.replace("http:", "https:"), &trusting, "does not speak TLS: does it want `http://`?"),
        (invited.clone(), &[("SSL_CERT_FILE", "/no/such/file")], "no certificates of authorities can be read"),
    ] {
        let (good, _, stderr) = said(bot_with(&["--seat", &seat, "--engine", "nodes:100"], variables));
        assert!(!good && stderr.contains(says), "{seat}: {stderr}");
    }
    assert_eq!(server.read(&id).1["seats"]["defenders"]["kind"], "open");
    let bots = [
        bot_with(&["--seat", &invited, "--engine", "nodes:100"], &trusting),
        bot_with(&["--seat", &own, "--server", &proxy.root, "--engine", "nodes:100", "--name", "Dub"], &trusting),
    ];
    let told = bots.map(said);
    assert!(told.iter().all(|(good, ..)| *good), "{told:?}");
    let game = server.read(&id).1;
    assert!(game["outcome"].is_object());
    // A name is given to a seat that is held, too.
    assert_eq!([&game["seats"]["attackers"]["name"], &game["seats"]["defenders"]["name"]], ["Dub", "nodes:100"]);
}

/// The king with all his men against six, and alone against twelve.
const DEFENDERS_AHEAD: &str = "/3t3/7/3T3/1tTKTt1/3T3/7/3t3/ a -";
const DEFENDERS_BEHIND: &str = "/1t3t1/t5t/2t1t2/3K3/2t1t2/t5t/1t3t1/ a -";

#[test]
fn a_draw_is_accepted_when_it_is_worse_off_and_nothing_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    for (start, accepted) in [(DEFENDERS_AHEAD, false), (DEFENDERS_BEHIND, true)] {
        let table = Table::set(&server, &json!({"start": start}));
        let bot = bot(&table.invitation, "nodes:500");
        wait(&server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
        // Before its first move it does not know.
        assert_eq!(table.offer(&server, "draw")["outcome"], Value::Null);
        table.play(&server);
        wait(&server, &table.id, |game| plies(game) == 2);
        assert_eq!(plies(&table.offer(&server, "takeback")), 2);
        let game = table.offer(&server, "draw");
        assert_eq!(game["outcome"]["reason"] == "agreed", accepted, "{}", game["outcome"]);
        if !accepted {
            table.resign(&server);
        }
        let (good, stdout, stderr) = said(bot);
        assert!(good, "{stderr}");
        let end = if accepted { "draw, agreed, 2 plies" } else { "defenders, resigned, 2 plies" };
        assert_eq!(stdout, format!("{}: {end}\n", table.id));
    }
}

#[test]
fn a_pause_is_kept_even_in_the_middle_of_its_thinking() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({}));
    // It does not move before a file is there.
    let bot = bot(&table.invitation, &scripted(folder.path(), &when_it_is_to_move("until test -e \"$2\"; do sleep 0.05; done")));
    wait(&server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
    assert_eq!(table.offer(&server, "pause")["paused"], true);
    assert_eq!(table.offer(&server, "resume")["paused"], false);
    table.play(&server);
    assert_eq!(table.offer(&server, "pause")["paused"], true);
    std::fs::write(folder.path().join("marker"), "").expect("written");
    let game = table.offer(&server, "resume");
    assert_eq!((&game["paused"], plies(&game)), (&json!(false), 1));
    wait(&server, &table.id, |game| plies(game) == 2);
    table.resign(&server);
    assert!(said(bot).0);
}

#[test]
fn rematches_are_played_with_the_sides_exchanged_if_it_is_told_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({}));
    let bot = bot_with(&["--seat", &table.invitation, "--engine", "nodes:100", "--rematch"], &[]);
    wait(&server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
    table.resign(&server);
    let next = table.offer(&server, "rematch")["next"].as_str().expect("another game").to_owned();
    let game = wait(&server, &next, |game| plies(game) == 1);
    assert_eq!((&game["seats"]["attackers"]["name"], &game["side"]), (&json!("nodes:100"), &json!("defenders")));
    interrupt(&bot);
    let (good, stdout, stderr) = said(bot);
    assert!(good && stdout == format!("{}: defenders, resigned, 0 plies\n", table.id), "{stdout}");
    assert!(link_to_go_on(&stderr).contains(&next) && stderr.trim_end().ends_with(" --rematch"), "{stderr}");
}

#[test]
fn a_challenge_in_the_lobby_is_taken_without_an_invitation() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({"listed": true}));
    let challenges = || {
        let answer = ureq::get(format!("{}/api/v1/challenges", server.root)).call().expect("an answer");
        let answer = answer.into_body().read_to_string().expect("a body");
        serde_json::from_str::<Value>(&answer).expect("JSON")["challenges"].as_array().expect("a list").len()
    };
    assert_eq!(challenges(), 1);
    let take = || bot_with(&["--server", &server.root, "--challenge", &table.id, "--engine", "nodes:100", "--name", "Dub"], &[]);
    let first = take();
    let game = wait(&server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
    assert_eq!((&game["seats"]["defenders"]["name"], challenges()), (&json!("Dub"), 0));
    let (good, _, stderr) = said(take());
    assert!(!good && stderr.contains("the seat cannot be taken"), "{stderr}");
    table.play(&server);
    wait(&server, &table.id, |game| plies(game) == 2);
    table.resign(&server);
    assert!(said(first).0);
}

#[test]
fn the_better_side_is_taken_by_the_pie_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    for (start, side) in [(DEFENDERS_AHEAD, "defenders"), (DEFENDERS_BEHIND, "attackers")] {
        let table = Table::set(&server, &json!({"start": start, "pie": true}));
        let bot = bot_with(&["--seat", &table.invitation, "--engine", "nodes:500", "--name", "Dub"], &[]);
        wait(&server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
        let game = table.play(&server);
        assert_eq!(game["choose_side"], true);
        let game = wait(&server, &table.id, |game| game["choose_side"] == false);
        assert_eq!(game["seats"][side]["name"], "Dub");
        if side == "attackers" {
            table.play(&server);
            wait(&server, &table.id, |game| plies(game) == 3);
        } else {
            wait(&server, &table.id, |game| plies(game) == 2);
        }
        table.resign(&server);
        assert!(said(bot).0);
    }
}

#[test]
fn it_plays_on_for_the_other_side_when_its_own_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({"pie": true}));
    let bot = bot(&table.own, "nodes:100");
    let (_, invitation) = table.invitation.split_once("#seat=").expect("an invitation");
    let token = "9f86d081884c7d659a2feaa0c55ad015";
    server.post(&format!("/{}/seats", table.id), token, &json!({"invitation": invitation, "token": token}));
    wait(&server, &table.id, |game| game["choose_side"] == true);
    server.post(&format!("/{}/actions", table.id), token, &json!({"action": "choose-side", "swap": true}));
    wait(&server, &table.id, |game| plies(game) == 2);
    server.post(&format!("/{}/actions", table.id), token, &json!({"action": "resign"}));
    let (good, stdout, _) = said(bot);
    assert!(good && stdout.contains(": defenders, resigned, 2 plies"), "{stdout}");
}

#[test]
fn both_games_of_a_match_of_two_are_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({"two_games": true}));
    let told = [bot(&table.own, "nodes:100"), bot(&table.invitation, "nodes:300")].map(said);
    let next = server.read(&table.id).1["next"].as_str().expect("a second game").to_owned();
    let games = [table.id.as_str(), &next];
    for (good, stdout, stderr) in &told {
        assert!(*good, "{stderr}");
        assert!(stdout.lines().map(|line| &line[..32]).eq(games), "{stdout}");
    }
    assert_eq!(server.read(&next).1["two_games"]["decided"], true);
    assert_eq!(server.read(&next).1["seats"]["attackers"]["name"], "nodes:300");
}

#[test]
fn it_does_not_lose_on_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let clock = json!({"kind": "sudden-death", "main": 20, "increment": 0});
    let table = Table::set(&server, &json!({"clocks": {"defenders": clock}}));
    let engine = format!("ugi:'{}' engine", env!("CARGO_BIN_EXE_hnefi"));
    let told = [bot(&table.own, "nodes:20"), bot(&table.invitation, &engine)].map(said);
    let game = server.read(&table.id).1;
    assert!(game["outcome"].is_object() && game["outcome"]["reason"] != "out-of-time", "{} {told:?}", game["outcome"]);
    // Its thinking is on the clock, and there is nothing else that limits it.
    let left = game["clocks"]["defenders"]["left"].as_u64().expect("a clock");
    assert!(left < 19_000, "{left} ms");
}

#[test]
fn an_engine_that_fails_is_tried_once_more_and_then_leaves_the_seat_to_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    for (fault, says) in [
        ("exit 1", "the engine: ended while `bestmove` was expected"),
        ("echo bestmove xyzzy >&3; continue", "the engine: ply 2: the answer `xyzzy` cannot be read"),
        ("echo bestmove d4-d3 >&3; continue", "the engine: ply 2: move `d4-d3`"),
    ] {
        let table = Table::set(&server, &json!({}));
        let bad = bot(&table.invitation, &scripted(folder.path(), &when_it_is_to_move(fault)));
        host_moves_when_both_sit(&server, &table);
        let (good, stdout, stderr) = said(bad);
        assert!(!good && stdout.is_empty(), "{stdout}");
        assert!(stderr.contains(says) && stderr.contains("trying once more"), "{fault}: {stderr}");
        assert!(stderr.contains("left the board, and did not resign; to go on: "), "{stderr}");
        let other = bot(&link_to_go_on(&stderr), "nodes:100");
        wait(&server, &table.id, |game| plies(game) == 2);
        table.resign(&server);
        assert!(said(other).0);
    }
    // The engine that fails only once plays on.
    let once = "test -e \"$2\" || { touch \"$2\"; exit 1; }";
    let table = Table::set(&server, &json!({}));
    let bot = bot(&table.invitation, &scripted(folder.path(), &when_it_is_to_move(once)));
    host_moves_when_both_sit(&server, &table);
    wait(&server, &table.id, |game| plies(game) == 2);
    table.resign(&server);
    assert!(said(bot).0);
}

fn host_moves_when_both_sit(server: &Server, table: &Table) {
    wait(server, &table.id, |game| game["seats"]["defenders"]["kind"] != "open");
    table.play(server);
}

/// The king escapes at the edge.
const HOUSE_RULES: &str =
    "id = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n\n[rules]\ncorners = \"none\"\nescape = \"edge\"\n";

#[test]
fn a_rule_set_of_the_games_own_is_played_by_engines_that_know_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let table = Table::set(&server, &json!({"rules": null, "draft": HOUSE_RULES}));
    let refuses = "case \"$line\" in 'setoption name Rules'*) echo 'info string I know no such game' >&3; continue;; esac";
    let (good, _, stderr) = said(bot(&table.invitation, &scripted(folder.path(), refuses)));
    assert!(!good && stderr.contains("the engine cannot play this game, and no seat was taken"), "{stderr}");
    assert!(stderr.contains("it said: I know no such game"), "{stderr}");
    assert_eq!(server.read(&table.id).1["seats"]["defenders"]["kind"], "open");
    let engine = format!("nodes:2000,ugi:'{}' engine", env!("CARGO_BIN_EXE_hnefi"));
    let told = [bot(&table.own, "nodes:20"), bot(&table.invitation, &engine)].map(said);
    assert!(told.iter().all(|(good, ..)| *good), "{told:?}");
    let game = server.read(&table.id).1;
    assert_eq!((&game["outcome"]["winner"], &game["outcome"]["reason"]), (&json!("defenders"), &json!("king-escaped")));
    let end = game["moves"].as_array().expect("moves").last().expect("a move")["to"].as_str().expect("a point").to_owned();
    assert!(!["a1", "a7", "g1", "g7"].contains(&end.as_str()), "to the edge: {end}");
}

#[test]
fn a_clock_is_the_games_and_not_the_players() {
    let (good, _, stderr) = said(bot("http://127.0.0.1:9/game/1#seat=2", "clock:10s"));
    assert!(!good && stderr.contains("the clock is the game's; write `time`"), "{stderr}");
    let (good, _, stderr) = said(bot("http://127.0.0.1:9/game/1#seat=2", "time:1s"));
    assert!(!good && stderr.contains("no server answers at http://127.0.0.1:9"), "{stderr}");
}
