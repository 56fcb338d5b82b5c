//! Games as text: import and export.

use serde_json::{Value, json};

use crate::support::{Server, engine, human, texts};

const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../records/tests/samples");

async fn read(server: &Server, body: Value) -> Value {
    server.post("/api/v1/records", None, body.to_string()).await.good()
}

#[tokio::test]
async fn every_format_is_recognised_and_every_record_listed() {
    let server = Server::new().await;
    for entry in std::fs::read_dir(SAMPLES).expect("the samples") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let text = std::fs::read_to_string(&path).expect("text");
        let answer = read(&server, json!({"text": text, "name": name})).await;
        let (games, errors) = (answer["games"].as_array().expect("games"), answer["errors"].as_array().expect("errors"));
        assert!(!games.is_empty(), "{name}: {answer}");
        assert!(answer["kept"].is_null() && errors.iter().all(|error| error["line"].as_u64() > Some(0)), "{name}");
        for game in games {
            let is_game = game["problem"].is_null();
            assert_eq!(game["rules"].is_object(), game["shown"]["start"].is_string(), "{name}: {game}");
            assert!(is_game || game["problem"]["detail"].is_string(), "{name}: {game}");
            assert!(game["id"].is_null(), "nothing is kept that was not to be");
        }
    }
    assert_eq!(server.get("/api/v1/library").await.good()["total"], 0);
}

#[tokio::test]
async fn a_record_without_rules_can_be_sent_again_with_them() {
    let server = Server::new().await;
    let text = "1. a4-a5 d3-c3 2. b4-b5 c3-b3";
    let unnamed = read(&server, json!({"text": text})).await;
    assert_eq!((&unnamed["format"], &unnamed["games"][0]["problem"]["kind"]), (&json!("moves"), &json!("unnamed-rules")));
    let named = read(&server, json!({"text": text, "rules": "brandubh-cyningstan"})).await;
    let game = &named["games"][0];
    assert_eq!(texts(&game["moves"]), ["a4-a5", "d3-c3", "b4-b5", "c3-b3"]);
    assert_eq!(game["shown"]["size"], 7);
    // An illegal move is reported with its place.
    let wrong = read(&server, json!({"text": "a4-a5 d3-d6", "rules": "brandubh-cyningstan"})).await;
    assert_eq!(wrong["games"][0]["problem"]["kind"], "not-a-game");
    assert_eq!(wrong["games"][0]["problem"]["ply"], 2);
    let unknown = read(&server, json!({"text": r#"{"rules":"no-such-game","moves":["a1-a2"]}"#})).await;
    assert_eq!(unknown["games"][0]["problem"]["kind"], "unknown-rules");
}

/// What is opened of each text: how many moves, and the problem with the ply that it names.
#[tokio::test]
async fn a_record_with_a_fault_is_read_up_to_it() {
    let server = Server::with(|config| config.limits.plies = 6).await;
    let otg = std::fs::read_to_string(format!("{SAMPLES}/game.otg")).expect("text");
    for (text, moves, problem) in [
        // All is well.
        ("d6-b6 e4-e2".to_owned(), 2, None),
        // An illegal move.
        ("d6-b6 e4-e2 b6-b9 c4-c5".to_owned(), 2, Some(("not-a-game", 3, "b6-b9"))),
        // Legal moves to an end that the board does not have.
        (r#"{"rules":"brandubh-cyningstan","moves":["d6-b6"],"result":"draw"}"#.to_owned(), 1, Some(("not-a-game", 1, ""))),
        // More plies than a game may have here.
        ("d6-b6 d5-a5 b6-d6 a5-d5 d6-c6 d5-a5 c6-d6".to_owned(), 6, Some(("too-long", 7, "c6-d6"))),
        // Texts that break off.
        ("d6-b6 e4-e2 b6-e6 hello c4-c5".to_owned(), 3, Some(("unreadable", 4, ""))),
        ("[Event \"x\"]\n\n1. d6b6 e4e2 {Opens. 2. b6e6".to_owned(), 2, Some(("unreadable", 3, ""))),
        ("(;GM[29]PB[Ada];B[d6-b6];W[e4-e2];B[zz])".to_owned(), 2, Some(("unreadable", 3, ""))),
        (otg.replace("a4-a5", "a4-zz"), 2, Some(("unreadable", 3, ""))),
        // A bad move in the second game of two loses only that one.
        ("d6-b6 e4-e2\nd6-zz".to_owned(), 2, None),
    ] {
        let answer = read(&server, json!({"text": text, "guess": true})).await;
        let game = &answer["games"][0];
        assert_eq!(texts(&game["moves"]).len(), moves, "{text}: {game}");
        assert_eq!(game["shown"]["moves"].as_array().map(Vec::len), Some(moves), "{text}: {game}");
        let found = &game["problem"];
        let Some((kind, ply, mv)) = problem else {
            assert!(found.is_null(), "{text}: {game}");
            continue;
        };
        assert_eq!((&found["kind"], &found["ply"]), (&json!(kind), &json!(ply)), "{text}: {game}");
        assert_eq!(found["text"].as_str().unwrap_or_default(), mv, "{text}: {game}");
        // Nothing that is no game is kept.
        let kept = read(&server, json!({"text": text, "guess": true, "keep": true})).await;
        assert_eq!((&kept["kept"], &kept["games"][0]["id"]), (&json!(0), &Value::Null), "{text}");
    }
}

#[tokio::test]
async fn rules_that_nobody_names_are_guessed_on_request() {
    let server = Server::new().await;
    let asked = read(&server, json!({"text": "d6-b6 e4-e2"})).await;
    assert_eq!((&asked["games"][0]["rules"], &asked["games"][0]["guessed"]), (&Value::Null, &json!(false)));
    let guessed = read(&server, json!({"text": "d6-b6 e4-e2", "guess": true})).await;
    let (game, guesses) = (&guessed["games"][0], guessed["guesses"].as_array().expect("guesses"));
    assert_eq!((&game["guessed"], &game["rules"]["id"]), (&json!(true), &guesses[0]["rules"]["id"]));
    assert!(guesses.len() > 3 && guesses.iter().take(3).all(|guess| guess["games"] == 1 && guess["of"] == 1), "{guessed}");
    // Another of them, on request.
    let other = &guesses[2]["rules"]["id"];
    let again = read(&server, json!({"text": "d6-b6 e4-e2", "guess": true, "otherwise": other})).await;
    let (game, none) = (&again["games"][0], again["guesses"].as_array().map(Vec::len));
    assert_eq!((&game["rules"]["id"], &game["guessed"], none), (other, &json!(false), Some(0)));
    // Who names rules is not asked.
    let named = read(&server, json!({"text": r#"{"rules":"tablut-murray","moves":["d1-b1"]}"#, "guess": true})).await;
    assert_eq!((&named["games"][0]["guessed"], &named["games"][0]["rules"]["id"]), (&json!(false), &json!("tablut-murray")));
    // A position alone.
    let position = "/7/3t3/3T3/1t1K1tt/3T3/3t3/7/ d";
    let alone = read(&server, json!({"text": position, "guess": true})).await;
    assert_eq!(
        (&alone["format"], &alone["games"][0]["plies"], &alone["games"][0]["problem"]),
        (&json!("position"), &json!(0), &Value::Null)
    );
    assert!(alone["games"][0]["start"].as_str().expect("a start").starts_with("/7/3t3/3T3/1t1K1tt/3T3/3t3/7/ d"), "{alone}");
    let broken = server.post("/api/v1/records", None, json!({"text": "/3t3/3x3/ a -", "guess": true}).to_string()).await;
    assert_eq!(broken.problem(), (400, "unreadable-record".to_owned()));
    assert!(broken.json()["detail"].as_str().expect("a detail").contains("2 rows"), "{}", broken.json());
}

#[tokio::test]
async fn variations_end_before_their_first_illegal_move() {
    let server = Server::new().await;
    let text = "[Rules \"brandubh-cyningstan\"]\n\n1. d6b6 {Out.} e4e2 (1... e4e1 {Here?} 2. b6b9 e1e2) (1... a1a2) 2. b6e6 *";
    let answer = read(&server, json!({"text": text})).await;
    let game = &answer["games"][0];
    assert_eq!(game["problem"], Value::Null, "{answer}");
    let variations = game["notes"][1]["variations"].as_array().unwrap_or_else(|| panic!("{answer}"));
    assert_eq!(variations.iter().map(|line| texts(&line["moves"])).collect::<Vec<_>>(), [["e4-e1"]]);
    assert_eq!(variations[0]["notes"][0]["comment"], "Here?");
    let cut: Vec<&str> = game["cut"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(cut.len() == 2 && cut[0].starts_with("ply 3: ") && cut[1].starts_with("ply 2: "), "{cut:?}");
}

#[tokio::test]
async fn a_record_sent_twice_is_stored_once_and_exported_unchanged() {
    let server = Server::new().await;
    let line = r#"{"id":"the first","rules":"brandubh-cyningstan","moves":["a4-a5","d3-c3"],"result":"attackers","tags":{"end":"resigned","attackers":"Ragnhild","defenders":"Olaf","date":"2015.05.??"}}"#;
    let body = json!({"text": format!("{line}\nnonsense\n"), "name": "games.jsonl", "keep": true});
    let first = read(&server, body.clone()).await;
    assert_eq!((&first["kept"], &first["errors"][0]["line"]), (&json!(1), &json!(2)), "{first}");
    assert_eq!(read(&server, body).await["kept"], 0);
    let id = first["games"][0]["id"].as_str().expect("an id");

    let server = server.restarted().await;
    let kept = server.get(&format!("/api/v1/library/{id}")).await.good();
    assert_eq!(
        (&kept["imported"], &kept["result"], &kept["tags"]["attackers"]),
        (&json!(true), &json!("attackers"), &json!("Ragnhild"))
    );
    let listed = server.get("/api/v1/library?player=ragn").await.good();
    assert_eq!(
        (&listed["total"], &listed["games"][0]["day"], &listed["games"][0]["name"]),
        (&json!(1), &json!("2015-05"), &json!("the first"))
    );

    let exports = server.get(&format!("/api/v1/games/{id}/exports")).await.good();
    let of = |name: &str| {
        exports["formats"]
            .as_array()
            .expect("formats")
            .iter()
            .find(|format| format["format"] == name)
            .expect("the format")
            .clone()
    };
    assert_eq!(of("jsonl")["lost"], json!([]));
    assert!(of("moves")["lost"].as_array().expect("losses").len() >= 3, "{exports}");
    for format in exports["formats"].as_array().expect("formats") {
        let name = format["format"].as_str().expect("a name");
        let record = server.get(&format!("/api/v1/games/{id}/record?format={name}")).await;
        assert_eq!(record.status.is_success(), format["refused"].is_null(), "{name}");
        if record.status.is_success() {
            assert!(record.header("content-disposition").starts_with(&format!("attachment; filename=\"hnefi-{id}.")), "{name}");
            let text = String::from_utf8(record.body.to_vec()).expect("text");
            let again = read(&server, json!({"text": text, "format": name, "rules": "brandubh-cyningstan"})).await;
            assert_eq!(texts(&again["games"][0]["moves"]), ["a4-a5", "d3-c3"], "{name}: {text}");
        }
    }
}

#[tokio::test]
async fn a_game_played_here_is_exported_too() {
    let server = Server::new().await;
    let table = server.begin("brandubh-cyningstan", human(), human()).await;
    server.play(&table, "a4-a5", 1).await.good();
    let record = server.get(&format!("/api/v1/games/{}/record?format=moves", table.id)).await;
    assert!(String::from_utf8_lossy(&record.body).contains("a4-a5"));
    let code = server.get(&format!("/api/v1/games/{}/embed", table.id)).await;
    let code = String::from_utf8_lossy(&code.body).into_owned();
    assert!(code.contains("<hnefi-board") && code.contains("\"moves\":[\"a4-a5\"]"), "{code}");
    let looked = server.get(&format!("/api/v1/library/{}", table.id)).await.good();
    assert_eq!((&looked["imported"], texts(&looked["moves"])), (&json!(false), vec!["a4-a5"]));
}

#[tokio::test]
async fn rules_in_a_record_are_stored_with_it() {
    let server = Server::new().await;
    let text = std::fs::read_to_string(format!("{SAMPLES}/game.otg")).expect("text");
    let answer = read(&server, json!({"text": text, "keep": true})).await;
    let game = &answer["games"][0];
    if let Some(id) = game["id"].as_str() {
        let kept = server.get(&format!("/api/v1/library/{id}")).await.good();
        assert_eq!(kept["moves"], game["moves"]);
        assert_eq!(kept["rules"]["own"], true, "{kept}");
    } else {
        panic!("the sample is a game: {answer}");
    }
}

#[tokio::test]
async fn a_text_without_a_record_is_refused_with_the_reason() {
    let server = Server::with(|config| config.limits.record_bytes = 100_000).await;
    let lines = "{\"rules\":\"brandubh-cyningstan\",\"moves\":[]}\n";
    for (body, status, code) in [
        (json!({"text": "hello there"}).to_string(), 400, "unreadable-record"),
        (json!({"text": ""}).to_string(), 400, "unreadable-record"),
        (json!({"text": "a1-a2", "format": "word"}).to_string(), 400, "bad-request"),
        (json!({"text": "a1-a2", "rules": "no-such"}).to_string(), 404, "unknown-ruleset"),
        (json!({"text": "[{", "format": "json"}).to_string(), 400, "unreadable-record"),
        (json!({"text": 5}).to_string(), 400, "bad-request"),
        (json!({"text": "a", "other": 1}).to_string(), 400, "bad-request"),
        ("{".to_owned(), 400, "bad-request"),
        (json!({"text": lines.repeat(1001)}).to_string(), 413, "too-large"),
        (json!({"text": "x".repeat(100_000)}).to_string(), 413, "too-large"),
    ] {
        let answer = server.post("/api/v1/records", None, body.clone()).await;
        assert_eq!(answer.problem(), (status, code.to_owned()), "{}", &body[..body.len().min(80)]);
    }
    for path in ["record?format=pgn", "exports", "embed"] {
        let none = server.get(&format!("/api/v1/games/{}/{path}", "0".repeat(32))).await;
        assert_eq!(none.problem(), (404, "not-found".to_owned()), "{path}");
    }
    let table = server.begin("brandubh-cyningstan", human(), human()).await;
    for format in ["", "word", "ludii"] {
        let answer = server.get(&format!("/api/v1/games/{}/record?format={format}", table.id)).await;
        assert_eq!(answer.problem(), (400, "bad-request".to_owned()), "{format}");
    }
    // The limit for other requests is as small as ever.
    let long = server.post("/api/v1/games", None, "x".repeat(70_000)).await;
    assert_eq!(long.problem(), (413, "too-large".to_owned()));
}

#[tokio::test]
async fn missing_captures_and_closing_words_are_understood() {
    let server = Server::new().await;
    // The third move captures e2.
    let text = "d1-d3 e5-e2 d3-d2 f4-e4 timeout\n1) d1d3 e5e2 2) d3d2 White resigned\nd1-d3 e5-e2 d3-d2";
    let answer = read(&server, json!({"text": text, "rules": "copenhagen"})).await;
    let games = answer["games"].as_array().expect("games");
    assert!(games.iter().all(|game| game["problem"].is_null()), "{answer}");
    assert_eq!(games[0]["moves"][2], json!({"from": "d3", "to": "d2", "captures": ["e2"], "text": "d3-d2xe2"}));
    let results: Vec<&Value> = games.iter().map(|game| &game["result"]).collect();
    // The attackers were to move when their time ran out.
    assert_eq!(results, [&json!("defenders"), &json!("attackers"), &Value::Null]);
    let moves = json!(["d1-d3", "e5-e2", "d3-d2", "f4-e4"]);
    let position =
        server.post("/api/v1/positions", None, json!({"rules": "copenhagen", "moves": moves}).to_string()).await.good();
    assert_eq!(position["moves"][2]["text"], "d3-d2xe2");
}

#[tokio::test]
async fn hidden_characters_are_taken_out_of_names() {
    let server = Server::new().await;
    let line = json!({
        "id": "Final\u{202e}", "rules": "brandubh-cyningstan", "moves": ["a4-a5", "d3-c3"],
        "tags": {"event": "C\u{202e}up", "attackers": "\u{2066}Ragn\u{202e}dlav\0", "defenders": "\u{200f}\u{7}"},
    });
    let answer = read(&server, json!({"text": line.to_string(), "keep": true})).await;
    let id = answer["games"][0]["id"].as_str().unwrap_or_else(|| panic!("{answer}"));
    let page = server.get("/api/v1/library").await.good();
    let game = server.get(&format!("/api/v1/library/{id}")).await.good();
    let record = server.get(&format!("/api/v1/games/{id}/record?format=jsonl")).await;
    let record = std::str::from_utf8(&record.body).expect("UTF-8");
    for told in [answer.to_string(), page.to_string(), game.to_string(), record.to_owned()] {
        for hidden in ["\u{202e}", "\u{2066}", "\u{200f}", "\\u0000", "\\u0007", "\0"] {
            assert!(!told.contains(hidden), "{told}");
        }
    }
    let draft = "id = \"mine\"\nname = \"Mi\\u202Ene\"\nextends = \"brandubh-cyningstan\"\n";
    let new = json!({"draft": draft, "attackers": human(), "defenders": human()});
    let refused = server.post("/api/v1/games", None, new.to_string()).await;
    assert_eq!(refused.problem(), (400, "bad-request".to_owned()));
    assert!(refused.json()["detail"].as_str().expect("a detail").contains("U+202E"));
}

#[tokio::test]
async fn a_played_game_is_exported_with_its_day_and_its_players() {
    let server = Server::new().await;
    let table = server.begin("brandubh-cyningstan", human(), engine(1)).await;
    server.act(&table, "resign", json!({"side": "attackers"})).await.good();
    let created = server.read(&table).await["created"].as_str().expect("a time").to_owned();
    let pgn = server.get(&format!("/api/v1/games/{}/record?format=pgn", table.id)).await;
    let text = String::from_utf8(pgn.body.to_vec()).expect("text");
    let day = created.get(..10).expect("a day").replace('-', ".");
    assert!(text.contains(&format!("[Date \"{day}\"]\n[Defenders \"hnefi, level 1\"]")), "{text}");
    assert!(text.contains("[Result \"0-1\"]\n[End \"resigned\"]") && !text.contains("[Attackers"), "{text}");
}

#[tokio::test]
async fn clocks_of_an_imported_game_are_kept_and_exported() {
    let server = Server::new().await;
    let text = std::fs::read_to_string(format!("{SAMPLES}/timed.pgn")).expect("text");
    let answer = read(&server, json!({"text": text, "keep": true})).await;
    let id = answer["games"][0]["id"].as_str().expect("it is kept");
    let kept = server.get(&format!("/api/v1/library/{id}")).await.good();
    assert_eq!((&kept["tags"]["time-control"], &kept["result"]), (&json!("60 10/3"), &json!("defenders")));
    let exported = server.get(&format!("/api/v1/games/{id}/record?format=sgf")).await;
    let sgf = String::from_utf8(exported.body.to_vec()).expect("text");
    assert!(sgf.contains("TM[60]OT[3x10 byo-yomi]") && sgf.contains("W[f5-f2]WL[60]TOOK[2.345]"), "{sgf}");
    let exports = server.get(&format!("/api/v1/games/{id}/exports")).await.good();
    let moves = exports["formats"].as_array().expect("formats").iter().find(|format| format["format"] == "moves");
    let lost = moves.expect("move lists")["lost"].to_string();
    assert!(lost.contains("the time control") && lost.contains("the clock after 4 moves"), "{lost}");
}
