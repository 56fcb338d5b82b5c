//! Running the server: start, stop by signal, backup and restore.
#![cfg(unix)]

mod common;

use std::path::Path;
use std::process::{Command, Output};

use common::Server;
use serde_json::Value;

/// A server that checks its store when it starts.
fn start(data: &Path) -> Server {
    Server::start_with(data, &["--port", "0", "--check"], &[])
}

fn plies(server: &Server, id: &str) -> usize {
    server.read(id).1["moves"].as_array().expect("moves").len()
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
    let server = start(&data);
    let (id, token) = server.game_of_one_move();
    assert_eq!(good(&hnefi("backup", &copy, &data)), format!("{}: 1 games\n", copy.display()));
    assert!(refused(&hnefi("backup", &copy, &data)).contains("is there already"));
    server.play(&id, &token, "f5-f2", 2);
    assert!(refused(&hnefi("restore", &copy, &data)).contains("is in use: does another hnefi serve this folder?"));
    assert_eq!(plies(&server, &id), 2);
    server.terminate();

    let told = good(&hnefi("restore", &copy, &data));
    let kept = told.lines().find_map(|line| line.strip_prefix("what was there before is kept in ")).expect("what was kept");
    let server = start(&data);
    assert_eq!(plies(&server, &id), 1);
    server.terminate();
    good(&hnefi("restore", Path::new(kept), &data));
    let server = start(&data);
    assert_eq!(plies(&server, &id), 2);
    server.terminate();
}

#[test]
fn a_damaged_store_fails_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    start(folder.path()).terminate();
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
        let server = Server::start_with(folder.path(), &[&["--port", "0"], arguments].concat(), variables);
        let (_, token) = server.game_of_one_move();
        let lines = server.terminate();
        let lines: Vec<String> = lines.into_iter().filter(|line| line.contains("hnefi_server")).collect();
        assert!(!lines.iter().any(|line| line.contains(&token)), "the token is in the log: {lines:#?}");
        let has = |text: &str| lines.iter().any(|line| line.contains(text));
        [has("serving address="), has("stopped"), has("request{request_id=") && has("answered status=201")]
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

#[test]
fn the_log_can_be_json_with_the_id_of_the_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start_with(folder.path(), &["--port", "0", "--log", "debug", "--log-format", "json"], &[]);
    server.game_of_one_move();
    let lines = server.terminate();
    let events: Vec<Value> = lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
    assert!(events.iter().any(|event| event["message"] == "serving" && event["level"] == "INFO"), "{lines:#?}");
    let created = events.iter().find(|event| event["message"] == "answered" && event["status"] == 201).expect("a game");
    let id = created["span"]["request_id"].as_str().expect("an id");
    assert!(id.len() == 16 && id.bytes().all(|digit| digit.is_ascii_hexdigit()), "{id}");
}

/// `hnefi serve` with options that do not make it serve.
fn serve(options: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hnefi")).arg("serve").args(options).output().expect("run")
}

#[test]
fn a_file_has_options_and_the_command_line_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hnefi.toml");
    let text = "profile = \"public\"\nburst = 7\nstore-bytes = \"2GiB\"\nproxy = [\"10.0.0.0/8\", \"::1\"]\nname = [\"tafl.example\"]\ncheck = true\nopen = false\n";
    std::fs::write(&file, text).expect("written");
    let config = file.to_str().expect("UTF-8");
    let shown = good(&serve(&["--config", config, "--burst", "9", "--data", "/var/lib/hnefi", "--show-config"]));
    let has = |line: &str| assert!(shown.lines().any(|shown| shown == line), "no `{line}` in\n{shown}");
    has("profile = \"public\"");
    has("burst = 9");
    has("store-bytes = \"2GiB\"");
    has("request-every = \"20ms\"");
    has("proxy = [\"10.0.0.0/8\", \"::1\"]");
    has("data = \"/var/lib/hnefi\"");
    has("check = true");
    has("#port =");
    has("#lan =");
    // What is shown is such a file, and means the same.
    let again = folder.path().join("again.toml");
    std::fs::write(&again, &shown).expect("written");
    assert_eq!(good(&serve(&["--config", again.to_str().expect("UTF-8"), "--show-config"])), shown);
    has("address = \"127.0.0.1\"");
    // Two that exclude each other: that of the command line wins, and a number is written as it was.
    let place = folder.path().join("place.toml");
    std::fs::write(&place, "database = \"postgres://me@db/games\"\n").expect("written");
    let shown = good(&serve(&["--config", place.to_str().expect("UTF-8"), "--data", "007", "--show-config"]));
    assert!(shown.contains("\ndata = \"007\"\n") && shown.contains("\n#database =\n"), "{shown}");
    let hall = good(&serve(&["--lan", "--show-config"]));
    assert!(hall.contains("\nlan = true\n") && hall.contains("\nrequest-every = \"1ms\"\n"), "{hall}");
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hnefi.toml");
    let config = file.to_str().expect("UTF-8");
    for (text, told) in [
        ("burst = 9\nbusrt = 7\n", "line 2: `busrt` is no option"),
        (
            "\nbody-bytes = \"much\"\n",
            "line 2: invalid value 'much' for '--body-bytes <SIZE>': `much` is no value for body-bytes: write a size",
        ),
        ("unfinished-age = \"never\"", "or `off`"),
        ("profile = \"museum\"", "line 1: invalid value 'museum'"),
        ("check = \"yes\"", "line 1: unexpected value 'yes'"),
        ("burst = 1.5", "`burst` must be a text, a number"),
        ("proxy = [\"proxy.example\"]", "`proxy.example` is no address or network"),
        ("config = \"other.toml\"", "`config` is no option"),
        ("burst = ", "is no TOML"),
    ] {
        std::fs::write(&file, text).expect("written");
        let said = refused(&serve(&["--config", config, "--show-config"]));
        assert!(said.contains(told), "{text}: {said}");
    }
    assert!(refused(&serve(&["--config", "/no/such.toml"])).contains("cannot read /no/such.toml"));
    assert!(refused(&serve(&["--connections", "0"])).contains("at least 1"));
}

#[test]
fn a_local_network_is_told_where_the_server_is_and_what_that_means() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start_with(folder.path(), &["--port", "0", "--lan=127.0.0.1"], &[]);
    assert!(server.root.starts_with("http://127.0.0.1:"), "{}", server.root);
    let told = server.terminate();
    assert!(told.iter().any(|line| line.starts_with("Nothing is encrypted")), "{told:#?}");
    let said = refused(&serve(&["--lan=192.0.2.77", "--data", folder.path().to_str().expect("UTF-8")]));
    assert!(said.contains("192.0.2.77 is no address of this machine"), "{said}");
}

#[test]
fn the_files_of_the_hosting_guide_are_understood() {
    let guide = std::fs::read_to_string("../../docs/guide/hosting.md").expect("the guide");
    let (_, after) = guide.split_once("```toml\n").expect("an example");
    let (example, _) = after.split_once("```").expect("its end");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hnefi.toml");
    std::fs::write(&file, example).expect("written");
    let shown = good(&serve(&["--config", file.to_str().expect("UTF-8"), "--show-config"]));
    assert!(shown.contains("\nname = [\"tafl.example.org\"]\n") && shown.contains("\nstore-bytes = \"50GiB\"\n"), "{shown}");

    let unit = std::fs::read_to_string("../../docs/guide/hosting/hnefi.service").expect("the unit");
    let unit = unit.replace("/usr/local/bin/hnefi", env!("CARGO_BIN_EXE_hnefi"));
    let file = folder.path().join("hnefi.service");
    std::fs::write(&file, unit).expect("written");
    // Where there is no systemd there is nothing to ask.
    let Ok(checked) = Command::new("systemd-analyze").arg("verify").arg(&file).output() else { return };
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success() && !said.contains("hnefi.service"), "{said}");
}

/// The instructions of a Containerfile with what they say, and the number of the stage that each is in, from 1.
fn instructions(text: &str) -> Vec<(usize, &str, &str)> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut stage = 0;
    let each = lines.map(|line| {
        let (word, rest) = line.split_once(' ').expect("an instruction says something");
        stage += usize::from(word == "FROM");
        (stage, word, rest)
    });
    each.collect()
}

#[test]
fn the_containerfile_of_the_hosting_guide_builds_and_starts_what_there_is() {
    let root = Path::new("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect(file);
    let text = read("docs/guide/hosting/Containerfile");
    let all = instructions(&text);
    let of = |word: &str| all.iter().filter(|(_, is, _)| *is == word).map(|(stage, _, rest)| (*stage, *rest)).collect::<Vec<_>>();

    // The stages, and the compilers in them.
    let stages: Vec<(&str, Option<&str>)> = of("FROM")
        .iter()
        .map(|(_, image)| image.split_once(" AS ").map_or((*image, None), |(image, name)| (image, Some(name))))
        .collect();
    assert_eq!(stages.iter().map(|(_, name)| *name).collect::<Vec<_>>(), [Some("wasm"), Some("web"), Some("build"), None]);
    let rust = read("Cargo.toml");
    let rust = rust.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"')).expect("a version");
    for (image, _) in [stages[0], stages[2]] {
        assert!(image.ends_with(&format!("/rust:{rust}-bookworm")), "{image}");
    }
    let package: Value = serde_json::from_str(&read("web/package.json")).expect("JSON");
    let least =
        package["engines"]["node"].as_str().and_then(|node| node.strip_prefix(">=")?.split('.').next()?.parse::<u32>().ok());
    let node = stages[1].0.split_once("/node:").and_then(|(_, version)| version.split('-').next()?.parse::<u32>().ok());
    assert!(node > least && least.is_some(), "{node:?} {least:?}");

    // What is copied is there: from the repository, or from where a stage before builds it.
    let ignored = read(".dockerignore");
    for (stage, what) in of("COPY") {
        let words: Vec<&str> = what.split(' ').collect();
        match words[..] {
            [from, _] if !from.starts_with("--") => {
                assert!(root.join(from).exists() && !ignored.lines().any(|line| line == from), "{what}")
            }
            [from, built, _] => {
                let from = from.strip_prefix("--from=").expect("an option");
                let place = stages.iter().position(|(_, name)| *name == Some(from)).expect("a stage");
                assert!(place + 1 < stage, "{what}");
                assert!(["/hnefi/web/wasm", "/hnefi/web/dist", "/hnefi/target/release/hnefi"].contains(&built), "{what}");
            }
            _ => panic!("{what}"),
        }
    }
    let runs: Vec<&str> = of("RUN").iter().flat_map(|(_, run)| run.split(" && ")).collect();
    assert!(runs.contains(&"npm run build") && package["scripts"]["build"].is_string(), "{runs:?}");
    assert!(runs.contains(&"cargo xtask wasm"), "{runs:?}");
    let cargo = runs.iter().find(|run| run.starts_with("cargo build")).expect("it is built");
    assert!(
        read(".github/workflows/release.yml").lines().any(|line| line.trim() == *cargo),
        "{cargo}: the release is built otherwise"
    );

    // It starts with options that the program has, and keeps its games in the volume.
    let list = |word: &str| serde_json::from_str::<Vec<String>>(of(word)[0].1).expect("a list");
    let started: Vec<String> = list("ENTRYPOINT").into_iter().chain(list("CMD")).collect();
    assert_eq!(started[..2], ["hnefi", "serve"]);
    let options: Vec<&str> = started[2..].iter().map(String::as_str).chain(["--show-config"]).collect();
    let shown = good(&serve(&options));
    for (option, word) in [("data = \"", "VOLUME"), ("port = ", "EXPOSE")] {
        let line = format!("\n{option}{}", of(word)[0].1);
        assert!(shown.contains(&line), "{line}: {shown}");
    }
}
