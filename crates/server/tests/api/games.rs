//! Games between two people at one screen: moves, takebacks, resignations and draws.

use serde_json::{Value, json};

use crate::support::{Server, Table, any_move, human, plies, texts};

const TABLUT: &str = "tablut-murray";

#[tokio::test]
async fn a_game_is_created_and_read_without_a_token() {
    let server = Server::new().await;
    let body = json!({"rules": "alea-walker-2015", "layout": "alea-murray", "attackers": human(), "defenders": human()});
    let created = server.post("/api/v1/games", None, body.to_string()).await;
    assert_eq!(created.status, 201);
    let location = created.header("location").to_owned();
    let created = created.good();
    assert_eq!(created["token"].as_str().expect("a token").len(), 32);
    let game = &created["game"];
    assert_eq!(location, format!("/api/v1/games/{}", game["id"].as_str().expect("an id")));
    assert_eq!(server.get(&location).await.good(), *game);
    assert_eq!((&game["rules"], &game["layout"]["id"]), (&json!("alea-walker-2015+alea-murray"), &json!("alea-murray")));
    assert_eq!((&game["start"], &game["side"], &game["version"]), (&game["position"], &json!("attackers"), &json!(1)));
    assert_eq!(game["position"], game["layout"]["position"]);
    assert_eq!((&game["thinking"], &game["moves"], &game["outcome"]), (&json!(false), &json!([]), &json!(null)));
    assert_eq!(
        game["seats"],
        json!({"attackers": {"kind": "human", "name": null}, "defenders": {"kind": "human", "name": null}})
    );
    assert!(game["created"].as_str().is_some_and(|at| at.len() == 20 && at.ends_with('Z')));
    let targets: usize = game["legal"].as_object().expect("moves").values().map(|to| to.as_array().expect("points").len()).sum();
    let rules = hnefi_rulesets::Ruleset::named("alea-walker-2015+alea-murray").expect("built in");
    assert_eq!(targets, hnefi_rules::Game::new(&rules).legal_moves().len());
}

#[tokio::test]
async fn a_played_move_has_its_text_points_and_captures() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let game = server.play(&table, "d1-b1", 1).await.good();
    assert_eq!((plies(&game), &game["side"], &game["version"]), (1, &json!("defenders"), &json!(2)));
    let played = &game["moves"][0];
    assert_eq!((&played["ply"], &played["side"], &played["text"]), (&json!(1), &json!("attackers"), &json!("d1-b1")));
    assert_eq!((&played["from"], &played["to"], &played["captures"]), (&json!("d1"), &json!("b1"), &json!([])));
    assert_eq!((&played["position"], &played["die"], &played["announcement"]), (&game["position"], &json!(null), &json!(null)));
    let line = server.get(&format!("/api/v1/games/{}/line", table.id)).await;
    assert_eq!(line.header("content-type"), "application/jsonl");
    assert!(line.body.ends_with(b"\n"));
    let line = hnefi_records::GameLine::parse(std::str::from_utf8(&line.body).expect("UTF-8").trim_end()).expect("a game line");
    let rules = hnefi_rulesets::Ruleset::named(&line.rules).expect("the game's rule set");
    assert_eq!(hnefi_records::replay_line(&line, &rules).map(|game| game.plies().len()), Ok(1));
}

/// The moves of a game up to its first capture.
fn until_a_capture() -> Vec<hnefi_rules::Ply> {
    let rules = hnefi_rulesets::Ruleset::named(TABLUT).expect("built in");
    let mut game = hnefi_rules::Game::new(&rules);
    for step in 0_usize.. {
        let moves = game.legal_moves();
        if !game.play(moves[step * 7919 % moves.len()]).expect("legal").captures.is_empty() {
            break;
        }
    }
    game.plies().to_vec()
}

#[tokio::test]
async fn captures_are_answered_and_may_be_sent() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let plies = until_a_capture();
    let (last, before) = plies.split_last().expect("moves");
    for (index, ply) in before.iter().enumerate() {
        server.play(&table, &ply.text(), index + 1).await.good();
    }
    let mv = last.mv.expect("a move");
    assert_eq!(server.play(&table, &format!("{mv}xa1"), plies.len()).await.problem(), (422, "illegal-move".to_owned()));
    let game = server.play(&table, &last.text(), plies.len()).await.good();
    let played = &game["moves"][plies.len() - 1];
    let captured: Vec<String> = last.captures.as_slice().iter().map(ToString::to_string).collect();
    assert_eq!((&played["text"], &played["captures"]), (&json!(last.text()), &json!(captured)));
    assert_eq!(game["position"], last.position.to_string());
}

#[tokio::test]
async fn the_same_move_sent_twice_is_played_once() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let first = server.play(&table, "d1-b1", 1).await.good();
    assert_eq!(server.play(&table, "d1-b1", 1).await.good(), first);
    assert_eq!(server.play(&table, "d1-c1", 1).await.problem(), (409, "out-of-step".to_owned()));
    assert_eq!(server.play(&table, "f5-f2", 3).await.problem(), (409, "out-of-step".to_owned()));
    server.play(&table, "f5-f2", 2).await.good();
    assert_eq!(plies(&server.play(&table, "d1-b1", 1).await.good()), 2);
}

#[tokio::test]
async fn a_move_is_taken_back_and_the_game_goes_on() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    server.play(&table, "f5-f2", 2).await.good();
    let game = server.act(&table, "takeback", json!({})).await.good();
    assert_eq!((plies(&game), &game["side"], &game["version"]), (1, &json!("defenders"), &json!(4)));
    let game = server.act(&table, "takeback", json!({})).await.good();
    assert_eq!((plies(&game), &game["position"]), (0, &game["start"]));
    assert_eq!(server.act(&table, "takeback", json!({})).await.problem(), (409, "nothing-to-take-back".to_owned()));
    assert_eq!(plies(&server.play(&table, "d1-c1", 1).await.good()), 1);
}

#[tokio::test]
async fn a_side_that_resigns_loses() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    assert_eq!(server.act(&table, "resign", json!({})).await.problem(), (400, "bad-request".to_owned()));
    let game = server.act(&table, "resign", json!({"side": "attackers"})).await.good();
    assert_eq!(game["outcome"], json!({"winner": "defenders", "reason": "resigned", "rule": null}));
    assert_eq!((&game["side"], &game["legal"]), (&json!(null), &json!({})));
    for (what, body) in [
        ("move", json!({"move": "d1-b1", "ply": 1})),
        ("takeback", json!({})),
        ("resign", json!({"side": "defenders"})),
        ("offer", json!({"offer": "draw", "side": "defenders"})),
    ] {
        assert_eq!(server.act(&table, what, body).await.problem(), (409, "game-over".to_owned()), "{what}");
    }
    assert_eq!(server.hint(&table).await.problem(), (409, "game-over".to_owned()));
}

#[tokio::test]
async fn a_draw_is_offered_withdrawn_declined_and_accepted() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let offer = async |side: &str| server.act(&table, "offer", json!({"offer": "draw", "side": side})).await;
    let say = async |action: &str| server.act(&table, action, json!({"offer": "draw"})).await;
    let no_offer = (409, "no-offer".to_owned());
    for action in ["accept", "decline", "withdraw"] {
        assert_eq!(say(action).await.problem(), no_offer);
    }
    assert_eq!(offer("attackers").await.good()["offer"], json!({"side": "attackers", "kind": "draw"}));
    assert_eq!(say("withdraw").await.good()["offer"], json!(null));
    offer("defenders").await.good();
    assert_eq!(server.act(&table, "accept", json!({"offer": "rematch"})).await.problem(), no_offer);
    assert_eq!(say("decline").await.good()["offer"], json!(null));
    offer("attackers").await.good();
    let game = say("accept").await.good();
    assert_eq!(game["outcome"], json!({"winner": null, "reason": "agreed", "rule": null}));
    assert_eq!(game["offer"], json!(null));
}

#[tokio::test]
async fn the_server_throws_the_die() {
    let server = Server::new().await;
    let table = server.begin("tawlbwrdd-bell-dice", human(), human()).await;
    for _ in 0..10 {
        let before = server.read(&table).await;
        let thrown = before["die"].as_u64().expect("a throw is in force");
        assert_eq!(thrown % 2, 1);
        let ply = plies(&before) + 1;
        let game = server.play(&table, &any_move(&before), ply).await.good();
        if game["outcome"].is_object() {
            return;
        }
        assert_eq!(game["moves"][ply - 1]["die"], thrown);
        for lost in &game["moves"].as_array().expect("moves")[ply..] {
            assert_eq!((&lost["text"], &lost["from"], &lost["to"]), (&json!("pass"), &json!(null), &json!(null)));
            assert_eq!(lost["die"].as_u64().map(|die| die % 2), Some(0));
        }
    }
}

#[tokio::test]
async fn a_follower_has_the_game_at_once_and_then_each_change() {
    let server = Server::new().await;
    let table = server.begin(TABLUT, human(), human()).await;
    let mut events = server.follow(&table).await;
    assert_eq!(events.next().await.expect("an event"), ("game".to_owned(), table.game.clone()));
    let mut next_change = async |server: &Server| {
        let (name, change) = events.next().await.expect("an event");
        assert_eq!(name, "change");
        for fixed in ["id", "created", "rules", "name", "names", "layout", "start"] {
            assert!(change.get(fixed).is_none(), "{fixed} does not change");
        }
        assert_eq!(events.known, server.read(&table).await, "{change}");
        change
    };
    server.play(&table, "d1-b1", 1).await.good();
    let moved = next_change(&server).await;
    assert_eq!((&moved["kept"], texts(&moved["moves"])), (&json!(0), vec!["d1-b1"]));
    server.play(&table, "f5-f2", 2).await.good();
    let moved = next_change(&server).await;
    assert_eq!((&moved["kept"], texts(&moved["moves"])), (&json!(1), vec!["f5-f2"]));
    server.act(&table, "offer", json!({"offer": "draw", "side": "attackers"})).await.good();
    let offered = next_change(&server).await;
    assert_eq!(
        (&offered["kept"], texts(&offered["moves"]), &offered["offer"]),
        (&json!(2), vec![], &json!({"side": "attackers", "kind": "draw"}))
    );
    server.act(&table, "takeback", json!({})).await.good();
    let back = next_change(&server).await;
    assert_eq!((&back["kept"], &back["moves"], &back["offer"]), (&json!(1), &json!([]), &Value::Null));
    server.app.begin_closing();
    assert!(events.next().await.is_none());
    assert_eq!(events.closed, Some(yawc::close::CloseCode::Away));
}

#[tokio::test]
async fn a_game_begins_from_any_position_of_its_rule_set() {
    let server = Server::new().await;
    let start = "/9/9/9/9/4K4/9/9/1tT6/3t5/";
    let new = json!({"rules": TABLUT, "start": start, "attackers": human(), "defenders": human()});
    // Without side and flags: the attackers begin.
    let created = server.post("/api/v1/games", None, new.to_string()).await.good();
    let table = Table::of(&created);
    let game = &table.game;
    assert_eq!((&game["start"], &game["position"]), (&json!("/9/9/9/9/4K4/9/9/1tT6/3t5/ a -"), &game["start"]));
    assert_eq!((&game["side"], &game["moves"]), (&json!("attackers"), &json!([])));
    assert_eq!(server.play(&table, "d1-d2", 1).await.good()["moves"][0]["captures"], json!(["c2"]));
    assert_eq!(server.play(&table, "e5-i5", 2).await.good()["outcome"]["winner"], "defenders");
    let line = server.get(&format!("/api/v1/games/{}/line", table.id)).await;
    let line = hnefi_records::GameLine::parse(std::str::from_utf8(&line.body).expect("UTF-8").trim_end()).expect("a game line");
    assert_eq!(line.start.as_deref(), Some("/9/9/9/9/4K4/9/9/1tT6/3t5/ a -"));
    let rules = hnefi_rulesets::Ruleset::named(TABLUT).expect("built in");
    assert_eq!(hnefi_records::replay_line(&line, &rules).map(|game| game.plies().len()), Ok(2));
}

#[tokio::test]
async fn an_impossible_start_is_refused_with_the_point_at_fault() {
    let server = Server::new().await;
    for (start, code, fault) in [
        ("nonsense", "bad-request", json!({"kind": "shape"})),
        ("/9/9/9/9/", "bad-request", json!({"kind": "rows"})),
        ("/9/9/9/9/4K4/9/9/9/", "bad-request", json!({"kind": "not-square"})),
        ("/9/9/9/9/9/9/9/8/9/", "bad-request", json!({"kind": "row-length", "row": 8})),
        ("/9/9/9/9/9/9/9/8x/9/", "bad-request", json!({"kind": "character", "row": 8})),
        ("/9/9/9/9/4K4/9/9/9/t8/ x", "bad-request", json!({"kind": "side"})),
        ("/9/9/9/9/4K4/9/9/9/t8/ a x", "bad-request", json!({"kind": "flags"})),
        ("/9/9/9/9/4K4/9/9/9/t8/ a - x", "bad-request", json!({"kind": "trailing"})),
        ("/7/7/7/3K3/7/7/7/", "bad-request", json!({"kind": "size"})),
        ("/9/9/9/9/4KK3/9/9/9/9/", "bad-request", json!({"kind": "kings"})),
        ("/9/9/9/9/4t4/4K4/9/9/9/", "bad-request", json!({"kind": "astray", "point": "e5"})),
        ("/9/9/9/c8/4K4/9/9/9/9/", "bad-request", json!({"kind": "no-such-piece", "point": "a6"})),
        ("/9/9/9/t8/4K4/9/9/9/9/ a =a6", "bad-request", json!({"kind": "going-on", "point": "a6"})),
        // The king stands at the edge: he has escaped.
        ("/4K4/9/9/9/9/9/9/1tT6/3t5/", "game-over", json!(null)),
        ("/9/9/9/9/9/9/9/1tT6/3t5/", "game-over", json!(null)),
    ] {
        let body = json!({"rules": TABLUT, "start": start, "attackers": human(), "defenders": human()});
        let created = server.post("/api/v1/games", None, body.to_string()).await;
        assert_eq!(created.problem().1, code, "{start}");
        assert_eq!(created.json()["fault"], fault, "{start}");
        let asked = server.post("/api/v1/positions", None, json!({"rules": TABLUT, "start": start}).to_string()).await;
        if code == "bad-request" {
            assert_eq!(asked.json()["fault"], fault, "{start}");
        } else {
            assert!(asked.good()["outcome"]["winner"].is_string(), "{start}");
        }
    }
}
