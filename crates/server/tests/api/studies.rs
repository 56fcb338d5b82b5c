//! Balance studies: the committed ones, and reports that were given to the server.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fs;
use std::path::Path;

use hnefi_rulesets::Ruleset;
use hnefi_server::{App, Config};
use serde_json::{Value, json};

use crate::support::{Server, said};

fn names(list: &Value) -> Vec<&str> {
    list["studies"].as_array().expect("a list").iter().filter_map(|study| study["name"].as_str()).collect()
}

#[tokio::test]
async fn of_several_studies_of_one_game_the_strongest_comes_first() {
    let server = Server::new().await;
    let balance = server.get("/api/v1/rulesets/alea-walker-2015/balance").await.good();
    let arms = balance["balance"].as_array().expect("a list");
    let of_game = |game: &str| -> Vec<(&str, u64, u64)> {
        let arms = arms.iter().filter(|one| one["arm"]["arm"] == game);
        let strength = |one: &Value| -> Option<_> {
            let cell = &one["arm"]["cells"][0];
            Some((cell["thinking"]["attackers"].as_u64()?, cell["score"]["games"].as_u64()?))
        };
        arms.filter_map(|one| {
            strength(one).map(|(positions, games)| (one["study"]["name"].as_str().expect("a name"), positions, games))
        })
        .collect()
    };
    let found = of_game("alea-walker-2015");
    let names: Vec<&str> = found.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names, ["alea-balance", "alea-again", "alea-rules", "alea-readings"]);
    assert!(found.is_sorted_by_key(|(_, positions, games)| Reverse((*positions, *games))), "{found:?}");
    let games: Vec<&str> = arms.iter().filter_map(|one| one["arm"]["arm"].as_str()).collect();
    let apart = games.chunk_by(|one, other| one == other).count();
    assert_eq!(apart, games.iter().collect::<HashSet<_>>().len(), "each game stands together");
}

#[tokio::test]
async fn every_study_has_a_report_and_arms_that_can_be_played() {
    let server = Server::new().await;
    let list = server.get("/api/v1/studies").await.good();
    assert!(names(&list).contains(&"calibration-2026"));
    let order = |entry: &Value| (!entry["superseded_by"].is_null(), Reverse(entry["games"].as_u64()));
    assert!(list["studies"].as_array().expect("a list").is_sorted_by_key(order), "{:?}", names(&list));
    for entry in list["studies"].as_array().expect("a list") {
        let name = entry["name"].as_str().expect("a name");
        let reports = entry["reports"].as_object().expect("addresses");
        assert!(["en", "fr"].iter().all(|language| reports.contains_key(*language)), "{name}: {reports:?}");
        for (language, address) in reports {
            let page = server.get(address.as_str().expect("an address")).await;
            assert_eq!((page.status.as_u16(), page.header("content-type")), (200, "text/html; charset=utf-8"));
            let title = said(&entry["title"], language);
            assert!(String::from_utf8_lossy(&page.body).contains(&title), "{language}: {title}");
        }
        let study = server.get(&format!("/api/v1/studies/{name}")).await.good();
        let files = study["files"].as_array().expect("files");
        for file in files {
            let saved = server.get(file["address"].as_str().expect("an address")).await;
            assert_eq!((saved.status.as_u16(), saved.body.len()), (200, file["bytes"].as_u64().expect("a length") as usize));
        }
        let ends = |ending: &str| files.iter().any(|file| file["address"].as_str().is_some_and(|path| path.ends_with(ending)));
        assert!([".parquet", "-cells.csv", ".json"].into_iter().all(ends) && !ends(".html"), "{files:?}");
        let arms = study["arms"].as_array().expect("arms");
        assert_eq!(entry["arms"], arms.len());
        for arm in arms {
            let (id, base) = (arm["arm"].as_str().expect("an id"), &arm["cells"][0]);
            assert_eq!(base["purpose"], "base", "{id}");
            assert_eq!(
                base["score"]["games"],
                json!(["won", "drawn", "lost"].map(|way| base["results"][way].as_u64()).iter().flatten().sum::<u64>())
            );
            assert!(Ruleset::named(id.split('{').next().expect("an id")).is_ok(), "{id}");
        }
    }
}

#[tokio::test]
async fn a_report_may_use_its_own_style_and_script_and_nothing_else() {
    let server = Server::new().await;
    let page = server.get("/studies/calibration-2026/calibration-2026.en.html").await;
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; style-src 'sha256-") && policy.contains("script-src 'sha256-"), "{policy}");
    assert!(!policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"), "{policy}");
    let figures = server.get("/studies/calibration-2026/calibration-2026-arms.csv").await;
    assert_eq!(figures.header("content-type"), "text/csv; charset=utf-8");
    assert!(figures.header("content-security-policy").contains("default-src 'self'"));
    for nowhere in ["calibration-2026/README.md", "calibration-2026/..%2f..%2fREADME.md", "nope/nope.en.html"] {
        assert_eq!(server.get(&format!("/studies/{nowhere}")).await.problem().1, "not-found", "{nowhere}");
    }
    assert_eq!(server.get("/api/v1/studies/nope").await.problem().1, "not-found");
}

#[tokio::test]
async fn a_rule_set_has_its_measured_balance() {
    let server = Server::new().await;
    let measured = server.get("/api/v1/rulesets/ard-ri/balance").await.good();
    let [balance, other] = &measured["balance"].as_array().expect("a list")[..] else { panic!("two layouts: {measured}") };
    // The study of 22 November has it too, and is superseded.
    assert_eq!((&balance["study"]["name"], &balance["arm"]["arm"]), (&json!("calibration-strong"), &json!("ard-ri")));
    assert_eq!(other["arm"]["arm"], "ard-ri+brandubh-39");
    assert_eq!(balance["arm"]["people"]["results"], json!({"won": 64, "drawn": 0, "lost": 105}));
    // The study before gave the same rules as changes of another rule set, and is superseded too.
    let before = server.get("/api/v1/studies/alea-even").await.good();
    assert_eq!(before["arms"][0]["built_in"], "alea-hnefi-2026");
    let measured = server.get("/api/v1/rulesets/alea-hnefi-2026/balance").await.good();
    let [balance] = &measured["balance"].as_array().expect("a list")[..] else { panic!("one study: {measured}") };
    assert_eq!((&balance["study"]["name"], &balance["arm"]["arm"]), (&json!("alea-even-2"), &json!("alea-hnefi-2026")));
    assert_eq!((&balance["arm"]["verdict"], &balance["arm"]["because"]), (&json!("open"), &json!(["unfinished"])));
    assert_eq!(server.get("/api/v1/rulesets/tablut-riksutstallningar-1972/balance").await.good(), json!({"balance": []}));
    assert_eq!(server.get("/api/v1/rulesets/chess/balance").await.problem().1, "unknown-ruleset");
}

/// A report as far as the server reads it.
fn write(folder: &Path, name: &str, figures: &str) {
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join(format!("{name}.en.html")), "<p>Mine</p>").expect("a file");
    fs::write(folder.join(format!("{name}.json")), figures).expect("a file");
}

fn figures(name: &str, arm: &str) -> String {
    let interval = json!({"low": 0.4, "high": 0.6});
    let score = json!({"value": 0.5, "games": 2, "confidence": 0.95, "wilson": interval});
    let cell = json!({
        "purpose": "base", "thinking": {"attackers": 9, "defenders": 9}, "results": {"won": 1, "drawn": 0, "lost": 1},
        "score": score, "plies": {"median": 30.0}, "what": "is not read"
    });
    let text = json!({"en": "x", "fr": "x"});
    let arm = json!({"arm": arm, "rules": text, "layout": text, "size": 9, "cells": [cell], "verdict": "open", "people": null});
    let hash = "0123456789abcdef".repeat(4);
    json!({"name": name, "title": text, "hash": hash, "games": 2, "engine": 1, "fair": [0.45, 0.55], "arms": [arm]}).to_string()
}

#[tokio::test]
async fn an_own_report_is_served() {
    let own = tempfile::tempdir().expect("a folder");
    write(own.path(), "mine", &figures("mine", "tablut-riksutstallningar-1972{no-moves=loss}"));
    let other = own.path().join("other");
    write(&other, "other", &figures("other", "tablut-riksutstallningar-1972+weaponless"));
    let server = Server::with(|config| config.reports = vec![own.path().to_owned(), other.clone()]).await;
    let list = server.get("/api/v1/studies").await.good();
    assert!(names(&list).contains(&"mine") && names(&list).contains(&"other"));
    let other = list["studies"].as_array().expect("a list").iter().find(|study| study["name"] == "other").expect("it is listed");
    assert_eq!(other["reports"]["fr"], Value::Null, "it has no such page");
    // What has been superseded stands behind everything else.
    assert!(!list["studies"].as_array().expect("a list").last().expect("a study")["superseded_by"].is_null());
    assert_eq!(&server.get("/studies/mine/mine.en.html").await.body[..], b"<p>Mine</p>");
    // Changed rules are not those of the source.
    let measured = server.get("/api/v1/rulesets/tablut-riksutstallningar-1972/balance").await.good();
    let arms: Vec<&Value> = measured["balance"].as_array().expect("a list").iter().map(|one| &one["arm"]["arm"]).collect();
    assert_eq!(arms, ["tablut-riksutstallningar-1972+weaponless"]);
    let options = measured["balance"][0]["arm"]["differences"].as_array().expect("a list");
    assert!(options.len() == 1 && options[0]["en"].is_string(), "{options:?}");
}

#[tokio::test]
async fn what_a_study_compares_is_said_in_sentences() {
    let own = tempfile::tempdir().expect("a folder");
    let mut text: Value = serde_json::from_str(&figures("mine", "tablut-riksutstallningar-1972{no-moves=loss}")).expect("JSON");
    let points = json!({"value": 0.25, "low": 0.05, "high": 0.45});
    let contrast = |factor: &str, level: &str, reference: &str| json!({"factor": factor, "level": level, "reference": reference, "points": points, "nodes": 9, "games": 2});
    text["contrasts"] = json!([
        contrast("no-moves", "loss", "draw"),
        contrast("king-captured-elsewhere", "four", "two"),
        contrast("layout", "tablut", "tablut-2"),
        contrast("no-moves", "a-value-of-another-program", "draw"),
    ]);
    write(own.path(), "mine", &text.to_string());
    let server = Server::with(|config| config.reports = vec![own.path().to_owned()]).await;
    let study = server.get("/api/v1/studies/mine").await.good();
    let sentences = study["sentences"].as_object().expect("by value");
    let compared = ["king-captured-elsewhere=four", "king-captured-elsewhere=two", "no-moves=draw", "no-moves=loss"];
    assert_eq!(sentences.keys().collect::<Vec<_>>(), compared);
    let four = sentences["king-captured-elsewhere=four"]["en"].as_str().expect("a text");
    assert!(four.contains("attackers"), "the usual names, for the rules of several sources: {four}");
    // The arm says by itself what was changed.
    assert_eq!(study["arms"][0]["differences"], json!([sentences["no-moves=loss"]]));
    assert!(sentences["no-moves=loss"]["en"].as_str().is_some_and(|text| text.contains("loses")), "{sentences:?}");
}

/// The page of a rule set and that of the study say the same of a choice.
#[tokio::test]
async fn what_is_measured_of_a_reading_is_what_its_study_says() {
    let server = Server::new().await;
    let readings = server.get("/api/v1/rulesets/alea-walker-2015/readings").await.good();
    let study = server.get("/api/v1/studies/alea-rules").await.good();
    let list = |value: &Value, key: &str| value[key].as_array().expect("a list").clone();
    let pairs: Vec<(u64, Value)> = list(&study, "contrasts")
        .iter()
        .flat_map(|contrast| {
            list(contrast, "pairs").into_iter().map(|pair| (contrast["positions"].as_u64().expect("a number"), pair))
        })
        .collect();
    let mut compared = 0;
    for measured in
        list(&readings, "readings").iter().flat_map(|rule| list(rule, "others")).flat_map(|read| list(&read, "measured"))
    {
        if measured["study"] != "alea-rules" || measured["arm"].is_null() {
            continue;
        }
        let arms = list(&study, "arms");
        let arm = arms.iter().find(|arm| arm["arm"] == measured["arm"]).expect("it took part");
        assert_eq!(measured["score"], arm["cells"][0]["balance"]["score"]);
        let is_it = |(positions, pair): &&(u64, Value)| {
            *positions == measured["positions"].as_u64().expect("a number") && pair["arm"] == measured["arm"]
        };
        if let Some((_, pair)) = pairs.iter().find(is_it) {
            assert_eq!(measured["effect"], pair["points"], "{pair}");
            compared += 1;
        }
    }
    assert!(compared > 0, "no reading is compared from shared openings");
}

#[tokio::test]
async fn a_study_names_its_engine_and_checks_by_newer_ones() {
    let today = hnefi_engine::bench::fingerprint();
    let own = tempfile::tempdir().expect("a folder");
    let folders = ["ours", "theirs"].map(|name| own.path().join(name));
    for (folder, engine) in folders.iter().zip([today, 1]) {
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
        let mut text: Value = serde_json::from_str(&figures(name, "ard-ri")).expect("JSON");
        text["engine"] = engine.into();
        text["played"] = "2026-11-22".into();
        text["depths"] = json!({"ard-ri": 4.5});
        write(folder, name, &text.to_string());
    }
    let found = json!({
        "nodes": 2000, "depth": 2.5, "results": {"won": 9, "drawn": 1, "lost": 0}, "broken_off": 0,
        "score": {"value": 0.95, "low": 0.6, "high": 0.99}, "verdict": "favours-attackers"
    });
    let check = json!({
        "format": 1, "study": "theirs", "hash": "x", "engine": 2, "version": "0.1.0", "played": "2026-11-25", "seed": 1, "longest": 400,
        "games": 10, "changed": 1, "upheld": 0, "undecided": 0,
        "arms": [{"arm": "ard-ri", "then": found, "now": [found], "outcome": "changed"}]
    });
    fs::write(folders[1].join("theirs.check.json"), check.to_string()).expect("a file");
    let server = Server::with(|config| config.reports = folders.to_vec()).await;
    let list = server.get("/api/v1/studies").await.good();
    let of = |name: &str| list["studies"].as_array().expect("a list").iter().find(|study| study["name"] == name).expect(name);
    assert_eq!(of("ours")["played"]["by_this_engine"], true);
    assert_eq!(of("ours")["check"], Value::Null);
    let (played, checked) = (&of("theirs")["played"], &of("theirs")["check"]);
    assert_eq!(
        (&played["by_this_engine"], &played["engine"], &played["engine_today"]),
        (&json!(false), &json!(1), &json!(today))
    );
    assert_eq!((&played["on"], &played["positions"], &played["depth"]), (&json!("2026-11-22"), &json!(9), &json!([4.5, 4.5])));
    assert_eq!(
        (&checked["changed"], &checked["by_this_engine"], &checked["on"]),
        (&json!(1), &json!(false), &json!("2026-11-25"))
    );
    let measured = server.get("/api/v1/rulesets/ard-ri/balance").await.good();
    let theirs = measured["balance"].as_array().expect("a list").iter().find(|one| one["study"]["name"] == "theirs");
    let again = &theirs.expect("the arm")["arm"]["checked"];
    assert_eq!((&again["outcome"], &again["now"][0]["positions"]), (&json!("changed"), &json!(2000)));
    assert_eq!((&again["now"][0]["results"]["won"], &again["now"][0]["verdict"]), (&json!(9), &json!("favours-attackers")));
    // The published study of Alea is contradicted, and says so.
    let alea = of("alea-2026");
    assert_eq!(alea["played"]["by_this_engine"], false);
    assert!(alea["check"]["changed"].as_u64().is_some_and(|changed| changed >= 1), "{alea}");
}

#[tokio::test]
async fn a_folder_without_a_report_is_refused_with_the_reason() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = tempfile::tempdir().expect("a folder");
    let refusal = async |folder: &Path| {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
        config.reports = vec![folder.to_owned()];
        App::open(&config).await.map(|_| ()).expect_err("it is no report").to_string()
    };
    let empty = folder.path().join("empty");
    assert!(refusal(&empty).await.contains("cannot read"));
    fs::create_dir(&empty).expect("a folder");
    assert!(refusal(&empty).await.contains("holds no report: `hnefi lab report"));
    for (name, figures, says) in [
        ("broken", "{".to_owned(), "EOF"),
        ("short", json!({"name": "short"}).to_string(), "missing field"),
        ("named", figures("otherwise", "ard-ri"), "it is of the study `otherwise`"),
        ("calibration-2026", figures("calibration-2026", "ard-ri"), "there is a study `calibration-2026` already"),
    ] {
        let one = folder.path().join(name);
        write(&one, name, &figures);
        let said = refusal(&one).await;
        assert!(said.contains(says), "{name}: {said}");
    }
    let unchecked = folder.path().join("unchecked");
    write(&unchecked, "unchecked", &figures("unchecked", "ard-ri"));
    fs::write(unchecked.join("unchecked.check.json"), "{}").expect("a file");
    assert!(refusal(&unchecked).await.contains("was not written by `hnefi lab check` for this study: missing field"));
    let missing = folder.path().join("missing");
    write(&missing, "missing", "");
    fs::remove_file(missing.join("missing.json")).expect("it was there");
    assert!(refusal(&missing).await.contains("it is missing"));
}

/// The value of a rule in the readings of a rule set.
fn reading<'a>(table: &'a Value, key: &str, value: &str) -> &'a Value {
    let rule = table["readings"].as_array().expect("a list").iter().find(|rule| rule["key"] == key).expect(key);
    let values = rule["others"].as_array().expect("a list").iter().chain([&rule["ours"]]);
    values.into_iter().find(|read| read["value"] == value).expect(value)
}

#[tokio::test]
async fn a_reading_has_its_adherents_and_measurements() {
    let own = tempfile::tempdir().expect("a folder");
    let mut text: Value = serde_json::from_str(&figures("mine", "tafl-simple-corner")).expect("JSON");
    let arm = |id: &str, (value, low, high): (f64, f64, f64)| {
        let mut arm = text["arms"][0].clone();
        arm["arm"] = id.into();
        arm["cells"][0]["score"] =
            json!({"value": value, "games": 100, "confidence": 0.95, "wilson": {"low": low, "high": high}});
        arm
    };
    text["arms"] = json!([
        arm("tafl-simple-corner", (0.5, 0.4, 0.6)),
        arm("tafl-simple-corner+tablut", (0.9, 0.8, 1.0)),
        arm("tafl-simple-corner+repetition-draw-at-third", (0.3, 0.2, 0.4)),
        arm("tafl-simple-corner{king-armed=unarmed,no-moves=loss}", (0.2, 0.1, 0.3)),
    ]);
    let points = json!({"value": 0.25, "low": 0.05, "high": 0.45});
    text["effects"] = json!({"effects": [{"factor": "first", "level": "attackers", "reference": "defenders", "points": points, "logit": points}]});
    write(own.path(), "mine", &text.to_string());
    let server = Server::with(|config| config.reports = vec![own.path().to_owned()]).await;
    let table = server.get("/api/v1/rulesets/tafl-simple-corner/readings").await.good();
    assert_eq!(table["id"], "tafl-simple-corner");
    let ours = reading(&table, "repetition", "ignored");
    assert_eq!((&ours["option"], &ours["selected"]), (&Value::Null, &json!(true)));
    assert_eq!(ours["measured"][0]["arm"], "tafl-simple-corner", "what the other was measured against: {ours}");
    let other = reading(&table, "repetition", "draw-at-third");
    assert_eq!((&other["option"], &other["standing"]), (&json!("repetition-draw-at-third"), &json!("reading")));
    assert!(other["place"].is_array());
    assert!(other["note"]["en"].as_str().is_some_and(|note| !note.is_empty()) && other["source"] == "helmfrid-2005", "{other}");
    let [measured] = &other["measured"].as_array().expect("a list")[..] else { panic!("once: {other}") };
    assert_eq!(
        (&measured["study"], &measured["games"], &measured["layout"]),
        (&json!("mine"), &json!(100), &json!("hnefatafl-11-t-diamond"))
    );
    let near = |found: &Value, expected: f64| (found.as_f64().expect("a number") - expected).abs() < 1e-9;
    // Both scores are known to a tenth either way.
    let margin = 0.1 * 2.0_f64.sqrt();
    let effect = &measured["effect"];
    assert!(
        near(&effect["value"], -0.2) && near(&effect["low"], -0.2 - margin) && near(&effect["high"], -0.2 + margin),
        "{effect}"
    );
    // Two rules were changed at once: there is a score, but not of either change.
    let unarmed = &reading(&table, "king-armed", "unarmed")["measured"];
    assert_eq!((&unarmed[0]["score"]["value"], &unarmed[0]["effect"]), (&json!(0.2), &Value::Null));
    assert_eq!(reading(&table, "king-armed", "armed")["measured"], json!([]));
    // The average over the arms, seen from the rule set's own choice.
    let first = &reading(&table, "first", "defenders")["measured"][0];
    assert_eq!((&first["arm"], &first["effect"]), (&Value::Null, &json!({"value": -0.25, "low": -0.45, "high": -0.05})));
    let study = table["studies"].as_array().expect("a list").iter().find(|study| study["name"] == "mine").expect("cited");
    assert_eq!(study["played"]["by_this_engine"], false, "the banner that holds for the study holds here");
    // Where nothing was measured, the answer is empty.
    let plain = Server::new().await.get("/api/v1/rulesets/tafl-simple-corner+king-four/readings").await.good();
    assert_eq!(reading(&plain, "repetition", "draw-at-third")["measured"], json!([]));
    let four = reading(&plain, "king-captured-elsewhere", "four");
    assert_eq!((&four["option"], &four["with"]), (&json!("king-four"), &json!(["king-captured-edge"])));
    assert_eq!(four["selected"], true);
    assert_eq!(server.get("/api/v1/rulesets/chess/readings").await.problem().1, "unknown-ruleset");
}

#[tokio::test]
async fn other_readings_are_marked_and_two_of_a_rule_refused() {
    let server = Server::new().await;
    let list = server.get("/api/v1/rulesets").await.good();
    let page = server.get("/api/v1/rulesets/tafl-simple-corner").await.good();
    let listed =
        list["rulesets"].as_array().expect("a list").iter().find(|set| set["id"] == "tafl-simple-corner").expect("listed");
    for options in [&listed["options"], &page["options"]] {
        let kinds: Vec<(&str, Option<&str>)> = options
            .as_array()
            .expect("a list")
            .iter()
            .map(|option| (option["id"].as_str().expect("an id"), option["reading"].as_str()))
            .collect();
        assert!(kinds.contains(&("king-four", None)) && kinds.contains(&("first-defenders", Some("first"))), "{kinds:?}");
    }
    let draft = "id = \"house\"\nname = \"House\"\nextends = \"tablut-murray\"\n[rules.throne-stop]\nvalue = \"king\"\nstanding = \"reading\"\n\
                 source = \"author\"\nnote = \"N\"\nothers = [\"all\", \"nobody\"]\n";
    let body = json!({"toml": draft, "selection": "throne-stop-all+throne-stop-nobody"});
    let judged = server.post("/api/v1/drafts", None, body.to_string()).await.good();
    assert_eq!(judged["mistakes"][0]["line"], Value::Null);
    assert_eq!(
        said(&judged["mistakes"][0]["text"], "de"),
        "`throne-stop-all` und `throne-stop-nobody` sind zwei Lesarten der Regel `throne-stop` von `house`: eine davon wählen"
    );
}
