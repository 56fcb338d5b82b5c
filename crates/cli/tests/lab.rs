//! `hnefi lab` as a user runs it: a real process, killed in the midst of its work.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use assert_cmd::Command;
use hnefi_study::GameTable;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

const STUDY: &str = r#"
format = 1
name = "two-boards"
title = "Two small boards"
seed = 3
nodes = 40
games = 8
max-plies = 80
ladder = [{ times = 2, games = 4 }]

[[arms]]
rules = ["brandubh-cyningstan", "tablut-murray"]
"#;

fn hnefi(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("hnefi").expect("the program is built with its tests").args(arguments).assert()
}

/// A folder with the study in it, and the paths of both as arguments.
struct Place {
    folder: tempfile::TempDir,
    study: PathBuf,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let study = folder.path().join("study.toml");
        fs::write(&study, STUDY).expect("a file");
        Place { folder, study }
    }

    fn study(&self) -> &str {
        self.study.to_str().expect("a plain path")
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("a plain path").to_owned()
    }

    /// Plays the whole study into a folder; the table.
    fn run(&self, out: &str) -> PathBuf {
        let printed = hnefi(&["lab", "run", self.study(), "--out", out]).success().get_output().stdout.clone();
        PathBuf::from(String::from_utf8(printed).expect("a path").trim_end())
    }
}

#[test]
fn a_plan_says_what_would_be_played() {
    let place = Place::new();
    hnefi(&["lab", "plan", place.study()]).success().stdout(
        contains("Two small boards\ntwo-boards, hash ")
            .and(contains("  brandubh-cyningstan  Brandubh, Cyningstan, brandubh-cross\n"))
            .and(contains("24 games in all"))
            // Wilson's interval of 4 points of 8.
            .and(contains(" 8   ± 28.5 points"))
            .and(contains("that it is fair                if the attackers score  50.0 %: 381 games: cannot be answered")),
    );
    let printed = hnefi(&["lab", "plan", place.study(), "--json"]).success().get_output().stdout.clone();
    let plan: Value = serde_json::from_slice(&printed).expect("JSON");
    assert_eq!((&plan["games"], &plan["strengths"][1]["attackers"]), (&24.into(), &80.into()));
}

/// The race of the published study of Alea: of twelve arms none could have been shown to be fair with four hundred games.
#[test]
fn a_plan_says_what_its_games_cannot_answer() {
    let study = concat!(env!("CARGO_MANIFEST_DIR"), "/../../studies/alea-2026.toml");
    let printed = hnefi(&["lab", "plan", study, "--json"]).success().get_output().stdout.clone();
    let plan: Value = serde_json::from_slice(&printed).expect("JSON");
    assert!((plan["strengths"][0]["half_width"].as_f64().expect("a width") - 0.0957).abs() < 5e-5, "{plan}");
    let fair = &plan["questions"][0];
    assert_eq!((&fair["verdict"], &fair["games"], &fair["can_be_answered"]), (&"fair".into(), &1522.into(), &false.into()));
    let clear = plan["questions"].as_array().expect("a list").iter().filter(|question| question["verdict"] != "fair");
    assert!(clear.clone().count() == 4 && clear.clone().all(|question| question["can_be_answered"] == true), "{plan}");
    hnefi(&["lab", "plan", study]).success().stdout(contains("± ").and(contains("1522 games: cannot be answered")));
}

/// A study of the second format from its book of openings to its report.
#[test]
fn a_study_that_judges_is_planned_played_and_reported() {
    let place = Place::new();
    let standard = "standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }\nbare = 2";
    let text = STUDY.replace("format = 1", "format = 2\nopenings = \"book.toml\"").replace("games = 8", "games = [4, 8]");
    fs::write(&place.study, text.replace("max-plies = 80", &format!("max-plies = 80\n{standard}"))).expect("a file");
    hnefi(&["lab", "plan", place.study()]).failure().stderr(contains("cannot read").and(contains("book.toml")));

    let book = place.path("book.toml");
    let make = ["lab", "openings", place.study(), "--out", &book, "--games", "8", "--from", "2", "--to", "4", "--nodes", "500"];
    hnefi(&make).success().stdout(contains("book.toml"));
    let made = fs::read_to_string(&book).expect("a book");
    hnefi(&make).failure().stderr(contains("is there already"));
    fs::remove_file(&book).expect("a file");
    hnefi(&make).success();
    assert_eq!(fs::read_to_string(&book).expect("a book"), made);

    hnefi(&["lab", "plan", place.study()]).success().stdout(
        contains("(looked at after 4, 8)")
            .and(contains("(bare)"))
            .and(contains("attackers win   drawn   for the attackers").and(contains("cannot be answered"))),
    );
    let table = place.run(&place.path("games"));
    let table = table.to_str().expect("a plain path");
    hnefi(&["lab", "verify", place.study(), table, "--again", "3"]).success().stdout(contains(" 3 played again, 0 wrong"));
    hnefi(&["lab", "report", place.study(), table, "--out", &place.path("report"), "--language", "en"]).success();
    let figures = fs::read_to_string(place.path("report/two-boards.json")).expect("the figures");
    let figures: Value = serde_json::from_str(&figures).expect("JSON");
    let arm = &figures["arms"][0];
    // Two games, or one and its copy, which counts once.
    let bare = arm["bare"]["results"].as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
    assert!(arm["bare"]["distinct"] == bare && (1..=2).contains(&bare), "{arm}");
    assert!(arm["judgement"]["is"].is_string() && arm["cells"][0]["balance"]["bounds"].is_array(), "{arm}");
}

#[test]
fn a_killed_study_resumes_to_the_same_table() {
    let place = Place::new();
    let whole = place.run(&place.path("whole"));
    let out = place.path("killed");
    let journal = Path::new(&out).join(whole.with_extension("jsonl").file_name().expect("a name"));
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    for games in [1, 5, 11] {
        let mut running = std::process::Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
            .args(["lab", "run", place.study(), "--out", &out, "--threads", "2"])
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        while lines() < 1 + games && running.try_wait().expect("it runs").is_none() {
            std::thread::yield_now();
        }
        running.kill().expect("SIGKILL");
        running.wait().expect("it is dead");
    }
    assert!((12..25).contains(&lines()), "{} lines", lines());
    let table = place.run(&out);
    assert_eq!(fs::read(table).expect("a table"), fs::read(whole).expect("a table"));
    assert!(!journal.exists());
}

#[test]
fn a_second_run_on_one_folder_is_refused() {
    let place = Place::new();
    // More games than are played before the test is over.
    let long = place.path("long.toml");
    fs::write(&long, STUDY.replace("games = 8", "games = 100000")).expect("a file");
    let out = place.path("games");
    let mut running = std::process::Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["lab", "run", &long, "--out", &out, "--threads", "1"])
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let begun =
        || fs::read_dir(&out).is_ok_and(|files| files.flatten().any(|file| file.metadata().is_ok_and(|data| data.len() > 0)));
    while !begun() && running.try_wait().expect("it runs").is_none() {
        std::thread::yield_now();
    }
    hnefi(&["lab", "run", &long, "--out", &out]).code(2).stderr(contains("another hnefi is writing to it"));
    running.kill().expect("SIGKILL");
    running.wait().expect("it is dead");
    // The dead one's lock is gone with it.
    let mut again = std::process::Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["lab", "run", &long, "--out", &out, "--threads", "1"])
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let lines = || {
        let journal = fs::read_dir(&out).expect("a folder").flatten().next().expect("the journal").path();
        fs::read_to_string(journal).expect("lines").lines().count()
    };
    let before = lines();
    while lines() <= before {
        assert!(again.try_wait().expect("it runs").is_none(), "it goes on from there");
        std::thread::yield_now();
    }
    again.kill().expect("SIGKILL");
    again.wait().expect("it is dead");
}

#[test]
fn a_check_plays_a_sample_and_writes_verdicts() {
    let place = Place::new();
    let table = place.run(&place.path("whole"));
    let path = table.to_str().expect("a plain path");
    let games = place.path("check");
    let check = |more: &[&str]| {
        let arguments =
            ["lab", "check", place.study(), path, "--games", "20", "--nodes", "60,120", "--seed", "9", "--out", &games];
        hnefi(&[&arguments[..], more].concat())
    };
    // Killed and begun again it comes to the same games.
    let mut running = std::process::Command::new(assert_cmd::cargo::cargo_bin("hnefi"))
        .args(["lab", "check", place.study(), path, "--games", "20", "--nodes", "60,120", "--seed", "9", "--out", &games])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let lines = || {
        let mut files = fs::read_dir(&games).ok()?.flatten();
        Some(fs::read_to_string(files.next()?.path()).ok()?.lines().count())
    };
    while lines().unwrap_or(0) < 5 && running.try_wait().expect("it runs").is_none() {
        std::thread::yield_now();
    }
    running.kill().expect("SIGKILL");
    running.wait().expect("it is dead");
    let printed = check(&["--json"]).get_output().stdout.clone();
    let found: Value = serde_json::from_slice(&printed).expect("JSON");
    assert_eq!((&found["study"], &found["games"], &found["seed"]), (&"two-boards".into(), &80.into(), &9.into()));
    let counts = ["changed", "upheld", "undecided"].map(|word| found[word].as_u64().expect("a number"));
    assert_eq!(counts.iter().sum::<u64>(), 2);
    let arm = &found["arms"][0];
    assert_eq!((&arm["arm"], &arm["then"]["nodes"]), (&"brandubh-cyningstan".into(), &40.into()));
    assert_eq!((&arm["now"][0]["nodes"], &arm["now"][1]["nodes"]), (&60.into(), &120.into()));
    let results = |found: &Value| ["won", "drawn", "lost"].map(|way| found["results"][way].as_u64().expect("a number"));
    assert_eq!(results(&arm["now"][1]).iter().sum::<u64>(), 20);
    assert!(arm["now"][1]["depth"].as_f64().expect("a depth") >= 1.0);
    let written = fs::read(table.with_file_name("two-boards.check.json")).expect("the file of the check");
    assert_eq!(serde_json::from_slice::<Value>(&written).expect("JSON"), found);
    // Played already: the same is said again, in words, and the exit status says whether a verdict has changed.
    check(&[]).code(if counts[0] == 0 { 0 } else { 1 }).stdout(
        contains(format!("verdicts of 2 arms: {} changed, {} upheld, {} undecided", counts[0], counts[1], counts[2]))
            .and(contains("two-boards.check.json")),
    );
    // Fewer arms are fewer games.
    let some = place.path("some");
    let printed = hnefi(&["lab", "check", place.study(), path, "--games", "2", "--arms", "1", "--out", &some, "--json"]);
    let found: Value = serde_json::from_slice(&printed.get_output().stdout).expect("JSON");
    assert_eq!((&found["games"], found["arms"].as_array().expect("a list").len()), (&2.into(), 1));
}

#[test]
fn shards_merge_when_all_are_there() {
    let place = Place::new();
    let whole = place.run(&place.path("whole"));
    let out = place.path("parts");
    let shard = |index: &str| {
        let arguments = ["lab", "shard", place.study(), "--index", index, "--of", "3", "--out", &out, "--threads=1"];
        let printed = hnefi(&arguments).success().get_output().stdout.clone();
        String::from_utf8(printed).expect("a path").trim_end().to_owned()
    };
    let parts = ["0", "2"].map(shard);
    hnefi(&["lab", "merge", place.study(), &parts[0], &parts[1]]).code(1).stderr("nothing is written: parts are missing, 1/3\n");
    // What there is can be reported all the same.
    let interim = parts[0].replace("-0-of-3.parquet", ".interim.parquet");
    let merge = ["lab", "merge", place.study(), &parts[0], &parts[1], "--interim"];
    hnefi(&merge).success().stdout(format!("{interim}\n"));
    let pages = place.path("pages");
    hnefi(&["lab", "report", place.study(), &interim, "--out", &pages]).success();
    let page = fs::read_to_string(Path::new(&pages).join("two-boards.en.html")).expect("a page");
    assert!(page.contains("Still being played"), "the page says that games are missing");
    let study = fs::read_to_string(place.study()).expect("a study");
    let ended = place.path("ended.toml");
    fs::write(&ended, format!("ended = 2026-12-01\n{study}")).expect("written");
    hnefi(&["lab", "report", &ended, &interim, "--out", &pages]).success();
    let page = fs::read_to_string(Path::new(&pages).join("two-boards.en.html")).expect("a page");
    assert!(page.contains("Ended early") && !page.contains("Still being played"), "no more games are announced");
    let before = fs::metadata(&parts[0]).expect("a table").modified().expect("a time");
    assert_eq!(shard("0"), parts[0], "nothing is played twice");
    assert_eq!(fs::metadata(&parts[0]).expect("a table").modified().expect("a time"), before);
    let last = shard("1");
    let merged = place.path("merged.parquet");
    hnefi(&["lab", "merge", place.study(), &last, &parts[1], &parts[0], "--out", &merged]).success();
    assert_eq!(fs::read(&merged).expect("a table"), fs::read(&whole).expect("a table"));
    let whole = whole.to_str().expect("a plain path");
    hnefi(&["lab", "verify", place.study(), whole, "--again", "3"])
        .success()
        .stdout("24 games: 24 replayed, 3 played again, 0 wrong\n");
    hnefi(&["lab", "verify", place.study(), whole, "--sample", "5"]).success().stdout(contains("5 replayed, 0 played again"));
}

#[test]
fn an_excerpt_is_verified_but_not_reported() {
    let place = Place::new();
    let whole = place.run(&place.path("whole"));
    let (table, out) = (whole.to_str().expect("a plain path"), place.path("published"));
    let written = |ending: &str| {
        let name = whole.file_name().expect("a name").to_str().expect("a plain name");
        Path::new(&out).join(name.replace(".parquet", ending)).to_str().expect("a plain path").to_owned()
    };
    let (excerpt, checksum) = (written(".excerpt.parquet"), written(".parquet.sha256"));
    hnefi(&["lab", "excerpt", place.study(), table, "--games", "3", "--out", &out])
        .success()
        .stdout(format!("{excerpt}\n{checksum}\n"));
    // Two rule sets at two strengths.
    let (games, all) = (GameTable::open(excerpt.as_ref()).expect("an excerpt"), GameTable::open(&whole).expect("a table"));
    let firsts: Vec<_> = all.rows.iter().filter(|row| row.game < 3).collect();
    assert_eq!((games.rows.len(), games.rows.iter().collect::<Vec<_>>()), (12, firsts));
    let said = games.contents.excerpt.expect("what it is of");
    let line = format!("{}  {}\n", said.sha256, whole.file_name().expect("a name").display());
    assert_eq!((said.games, fs::read_to_string(checksum).expect("a hash")), (24, line));
    assert_eq!(hnefi_rulesets::sha256(fs::read(&whole).expect("a table")), said.sha256);
    for (place, row) in games.rows.iter().enumerate() {
        let number = said.number(place as u64).expect("a number");
        assert_eq!(&all.rows[number as usize - 1], row);
    }
    hnefi(&["lab", "verify", place.study(), &excerpt, "--again", "2"])
        .success()
        .stdout("an excerpt: 12 of 24 games\n12 games: 12 replayed, 2 played again, 0 wrong\n");
    let whole_needed = || contains("is an excerpt: 12 of 24 games. The whole table has the SHA-256 ").and(contains(&said.sha256));
    for command in ["report", "check", "merge", "excerpt"] {
        hnefi(&["lab", command, place.study(), &excerpt]).code(2).stderr(whole_needed());
    }
    hnefi(&["lab", "excerpt", place.study(), table, "--games", "8", "--out", &out])
        .code(1)
        .stderr("nothing is written: no arm has more than 8 games at any strength\n");
}

#[test]
fn games_of_another_engine_are_only_replayed() {
    let place = Place::new();
    let mut table = GameTable::open(&place.run(&place.path("whole"))).expect("a table");
    table.contents.engine += 1;
    let older = place.path("older.parquet");
    table.write(older.as_ref()).expect("written");
    hnefi(&["lab", "verify", place.study(), &older]).success().stdout("24 games: 24 replayed, 0 played again, 0 wrong\n");
    hnefi(&["lab", "verify", place.study(), &older, "--again", "1"])
        .code(2)
        .stderr(contains("played by the engine with fingerprint"));
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    let place = Place::new();
    let other = place.path("other.toml");
    fs::write(&other, STUDY.replace("seed = 3", "seed = 4")).expect("a file");
    let whole = place.run(&place.path("whole"));
    let whole = whole.to_str().expect("a plain path");
    hnefi(&["lab", "verify", &other, whole])
        .code(2)
        .stderr(contains("has games of study").and(contains("give the study's own file")));
    hnefi(&["lab", "merge", place.study(), place.study()]).code(2).stderr(contains("is not a Parquet file, or is damaged"));
    hnefi(&["lab", "run", &place.path("nowhere.toml")]).code(2).stderr(contains("nowhere.toml"));
    hnefi(&["lab", "shard", place.study(), "--index=3", "--of=3"]).code(2).stderr(contains("`3/3` is not a part of a study"));
    fs::write(&other, STUDY.replace("nodes = 40", "nodes = 40\nnode = 3")).expect("a file");
    hnefi(&["lab", "plan", &other]).code(2).stderr(contains("unknown field `node`").and(contains("line 7")));
    fs::write(&other, STUDY.replace("tablut-murray", "tablut-murry")).expect("a file");
    hnefi(&["lab", "plan", &other]).code(2).stderr(contains("did you mean `tablut-murray`?"));
}

#[test]
fn the_games_of_a_study_are_game_lines_that_hold() {
    let place = Place::new();
    let table = place.run(&place.path("whole"));
    let table = table.to_str().expect("a plain path");
    let printed = hnefi(&["lab", "games", place.study(), table]).success().get_output().stdout.clone();
    let file = place.path("games.jsonl");
    fs::write(&file, &printed).expect("a file");
    hnefi(&["verify", &file]).success().stdout(contains("24"));
    let first: serde_json::Value =
        serde_json::from_slice(printed.split(|byte| *byte == b'\n').next().expect("a line")).expect("JSON");
    assert_eq!(first["tags"]["attackers"], "hnefi, 40 positions a move");
    let arm = first["rules"].as_str().expect("a rule set");
    let one = hnefi(&["lab", "games", place.study(), table, "--arm", arm]).success().get_output().stdout.clone();
    assert_eq!(one.iter().filter(|byte| **byte == b'\n').count(), 12);
    hnefi(&["lab", "games", place.study(), table, "--arm", "nobody"])
        .code(2)
        .stderr(contains("the study has no arm `nobody`; it has "));
}

#[test]
fn a_report_is_pages_and_tables() {
    let place = Place::new();
    let table = place.run(&place.path("whole"));
    let table = table.to_str().expect("a plain path");
    // What a study is called decides no game.
    let renamed = place.path("renamed.toml");
    fs::write(&renamed, STUDY.replace("\"Two small boards\"", "{ en = \"Two <small> boards\", fr = \"Deux petits plateaux\" }"))
        .expect("a file");
    let printed = hnefi(&["lab", "report", &renamed, table]).success().get_output().stdout.clone();
    let printed = String::from_utf8(printed).expect("paths");
    let names: Vec<&str> = printed.lines().filter_map(|path| Path::new(path).file_name()?.to_str()).collect();
    let tables = ["arms", "cells", "ladder", "effects", "people"].map(|kind| format!("two-boards-{kind}.csv"));
    let pages = ["en", "da", "de", "fr", "is", "nb", "sv"].map(|language| format!("two-boards.{language}.html"));
    assert_eq!(names[..7], pages);
    assert_eq!(names[7..12], tables);
    assert_eq!(names[12..], ["two-boards.json"]);
    let plan = ["lab", "plan", &renamed, "--language", "fr"];
    hnefi(&plan).success().stdout(contains("Deux petits plateaux"));
    let read = |line: usize| fs::read_to_string(printed.lines().nth(line).expect("a path")).expect("written");
    assert!(read(0).contains("<h1>Two &lt;small&gt; boards</h1>") && read(3).contains("<h1>Deux petits plateaux</h1>"));
    assert_eq!(read(7).lines().count(), 3, "two arms and the head");
    assert!(!read(0).contains("id=\"superseded\""), "this engine played");
    let mut older = GameTable::open(Path::new(table)).expect("a table");
    older.contents.engine += 1;
    let older_path = place.path("whole/older.parquet");
    older.write(older_path.as_ref()).expect("written");
    let old = place.path("old");
    hnefi(&["lab", "report", place.study(), &older_path, "--out", &old]).success().stderr(contains("are by another engine"));
    let page = |name: &str| fs::read_to_string(Path::new(&old).join(name)).expect("a page");
    assert!(
        page("two-boards.en.html").contains("Played by an older engine") && page("two-boards.en.html").contains("plies ahead")
    );
    assert!(
        page("two-boards.en.html").contains("`hnefi lab check` does")
            && page("two-boards.fr.html").contains("moteur plus ancien")
    );
    hnefi(&["lab", "check", place.study(), &older_path, "--games", "3", "--out", &place.path("again")]);
    hnefi(&["lab", "report", place.study(), &older_path, "--out", &old]).success();
    assert!(page("two-boards.en.html").contains("a newer engine played 6 games"));
    let elsewhere = place.path("a/b");
    let two = ["lab", "report", place.study(), table, "--out", &elsewhere, "--language", "en,sv"];
    hnefi(&two).success().stdout(contains("a/b").and(contains("sv.html")).and(contains("fr.html").not()));
    let other = place.path("other.toml");
    fs::write(&other, STUDY.replace("seed = 3", "seed = 4")).expect("a file");
    hnefi(&["lab", "report", &other, table])
        .code(2)
        .stderr(contains("has games of study").and(contains("give the study's own file")));
}

#[test]
fn peoples_games_are_counted_for_a_study() {
    let place = Place::new();
    // Two players who always win as attackers, each against ten others, and a game without a result.
    let mut games = String::from("id\twhite\tblack\tresult\tend\tmoves\n");
    for number in 0..40 {
        let (black, result) = if number % 2 == 0 { ("strong", "B") } else { ("weak", "W") };
        let end = ["board", "resigned", "timeout", "board"][number / 10];
        games += &format!("{number}\tother-{number}\t{black}\t{result}\t{end}\t\n");
    }
    games += "40\tother\tstrong\t?\tunfinished\t\n";
    let file = place.path("games.tsv");
    fs::write(&file, games).expect("a file");
    let counted = |more: &[&str]| {
        let all = [&["lab", "people", &file, "--rules", "brandubh-cyningstan"], more].concat();
        String::from_utf8(hnefi(&all).success().get_output().stdout.clone()).expect("text")
    };
    let people = counted(&[]);
    let read: toml::Table = people.parse().expect("TOML");
    let counts = &read["people"]["brandubh-cyningstan"];
    let results = |of: &toml::Value| ["won", "drawn", "lost"].map(|way| of[way].as_integer().expect("a number"));
    assert_eq!((results(counts), results(&counts["timeouts"])), ([20, 0, 20], [5, 0, 5]));
    assert_eq!((results(&counts["resigned"]), counts["variant"].as_str()), ([5, 0, 5], Some("games")));
    // Two players decide: forty games are hardly more than two.
    assert!(counts["spread"].as_float().expect("a number") > 15.0, "{people}");
    assert_eq!(counted(&["--least", "41"]), "[people]\n");
    // What cannot be read is said once, and costs nothing of what can.
    let (unknown, unnamed) = (place.path("irregular.tsv"), place.path("unnamed.jsonl"));
    fs::write(&unknown, "neither\tone\tnor\tthe other\n").expect("a file");
    fs::write(&unnamed, "{\"rules\": \"no-such-rules\", \"moves\": []}\n".repeat(30)).expect("a file");
    // Games, and then bytes that are no text.
    let broken = place.path("broken.jsonl");
    fs::write(&broken, b"{\"rules\": \"magpie\", \"moves\": []}\n\xff\n").expect("a file");
    let mixed = hnefi(&["lab", "people", &unknown, &unnamed, &broken, &file]).code(1);
    let mixed = mixed.stderr(contains("broken.jsonl`: line 2 is not text"));
    let mixed = mixed.stderr(contains("irregular.tsv").and(contains("files that could not be read: 2")));
    let output = mixed.stderr(contains("there is no rule set").count(1).and(contains("30 games skipped"))).get_output().clone();
    assert!(String::from_utf8(output.stdout).expect("text").starts_with("[people]\n"));
    // A study takes it as it is, and its report is less sure of people's score.
    fs::write(&place.study, format!("{STUDY}\n{people}")).expect("a file");
    let table = place.run(&place.path("games"));
    let report = place.path("report");
    hnefi(&["lab", "report", place.study(), table.to_str().expect("a plain path"), "--language", "en", "--out", &report])
        .success();
    let figures = fs::read_to_string(Path::new(&report).join("two-boards.json")).expect("the figures");
    let figures: Value = serde_json::from_str(&figures).expect("JSON");
    let people = &figures["arms"][0]["people"];
    assert_eq!((&people["score"]["value"], &people["score"]["games"]), (&0.5.into(), &40.into()));
    assert!(people["score"]["wilson"]["low"].as_f64().expect("a score") < 0.2, "{people}");
    assert_eq!(people["in_time"]["games"], 30);
    let text = fs::read_to_string(place.study()).expect("a file");
    fs::write(&place.study, text.replace("spread = ", "spread = -")).expect("a file");
    hnefi(&["lab", "plan", place.study()]).failure().stderr(contains("`spread` is how many times"));
}
