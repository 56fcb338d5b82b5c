//! Rule sets, comparison and levels.

use serde_json::Value;

use crate::support::Server;

#[tokio::test]
async fn the_list_has_every_rule_set_and_one_featured() {
    let server = Server::new().await;
    let list = server.get("/api/v1/rulesets").await.good();
    let list = list["rulesets"].as_array().expect("a list");
    assert_eq!(list.len(), hnefi_rulesets::Ruleset::catalogue().count());
    assert_eq!(list.iter().filter(|rules| rules["featured"] == true).count(), 1);
    for rules in list {
        assert_eq!(rules["default_layout"], rules["layouts"][0]["id"], "{}", rules["id"]);
        assert!(rules["name"]["en"].is_string() && rules["summary"]["id"].is_string() && rules["dice"].is_boolean());
    }
}

#[tokio::test]
async fn every_rule_has_its_source_and_valid_examples() {
    let server = Server::new().await;
    for id in hnefi_rulesets::Ruleset::catalogue() {
        let page = server.get(&format!("/api/v1/rulesets/{id}")).await.good();
        assert_eq!(page["id"], id);
        assert_eq!((&page["layout"], &page["board"]), (&page["layouts"][0]["id"], &page["layouts"][0]["size"]));
        let sources: Vec<&Value> = page["sources"].as_array().expect("sources").iter().map(|source| &source["id"]).collect();
        let rules = page["rules"].as_array().expect("rules");
        assert!(rules.len() > 8, "{id}");
        for rule in rules {
            assert!(sources.contains(&&rule["source"]), "{id}: {rule}");
            assert!(rule["standing"] != "reading" || rule["note"].is_object(), "{id}: a reading without its reason: {rule}");
            for example in rule["examples"].as_array().expect("examples") {
                assert_eq!(example["size"], page["board"]);
                let to = &example["move"]["to"];
                let targets = example["targets"].as_array().expect("targets");
                assert!(example["legal"] == targets.contains(to) || example["legal"] == false, "{id}: {example}");
                assert!(example["text"]["en"].as_str().is_some_and(|text| !text.contains('{')), "{id}: {example}");
            }
        }
        let shows = rules.iter().any(|rule| !rule["examples"].as_array().expect("examples").is_empty());
        assert!(shows || !hnefi_learn::cases().iter().any(|case| case.is_made_for(id)), "{id} has no example");
        for layout in page["layouts"].as_array().expect("layouts") {
            let position = layout["position"].as_str().expect("a position");
            assert_eq!(layout["size"], position.matches('/').count() - 1, "{id}");
            assert!(position.contains('K'));
            assert!(!layout["active"].as_array().expect("kinds").contains(&"variegated".into()));
        }
    }
}

#[tokio::test]
async fn options_and_layouts_are_chosen_by_the_id() {
    let server = Server::new().await;
    let page = server.get("/api/v1/rulesets/tablut-riksutstallningar-1972+weaponless").await.good();
    assert_eq!(page["id"], "tablut-riksutstallningar-1972+weaponless");
    let option = page["options"].as_array().expect("options").iter().find(|option| option["id"] == "weaponless");
    assert_eq!(option.expect("the option")["selected"], true);
    let armed = page["rules"].as_array().expect("rules").iter().find(|rule| rule["key"] == "king-armed").expect("the rule");
    assert_eq!(armed["value"], "unarmed");
    let page = server.get("/api/v1/rulesets/alea-walker-2015+alea-murray").await.good();
    assert_eq!(page["layout"], "alea-murray");
    assert_eq!(page["layouts"].as_array().expect("layouts").len(), 7);
}

#[tokio::test]
async fn marked_points_are_active_where_the_rules_use_them() {
    let server = Server::new().await;
    for (id, active) in [
        ("alea-walker-2015", vec!["throne", "corner"]),
        ("tawlbwrdd-bell-dice", vec![]),
        ("tablut-riksutstallningar-1972", vec!["throne", "camp"]),
    ] {
        let page = server.get(&format!("/api/v1/rulesets/{id}")).await.good();
        assert_eq!(page["layouts"][0]["active"], serde_json::json!(active), "{id}");
    }
}

#[tokio::test]
async fn two_rule_sets_are_compared_rule_by_rule() {
    let server = Server::new().await;
    let path = "/api/v1/compare?a=alea-walker-2015&b=tablut-riksutstallningar-1972%2Bweaponless";
    let comparison = server.get(path).await.good();
    assert_eq!(comparison["b"]["id"], "tablut-riksutstallningar-1972+weaponless");
    assert_eq!(comparison["a"]["layout"]["id"], "alea-helmfrid-1");
    let rules = comparison["rules"].as_array().expect("rules");
    let rule = |key: &str| rules.iter().find(|rule| rule["key"] == key).expect("the rule");
    assert_eq!(rule("movement")["same"], true);
    assert_eq!(rule("king-armed")["same"], false);
    assert!(rule("corners-stop")["b"].is_null());
    let unescaped = path.replace("%2B", "+");
    assert_eq!(server.get(&unescaped).await.good(), comparison);
}

#[tokio::test]
async fn levels_rise_from_one() {
    let levels = Server::new().await.get("/api/v1/levels").await.good();
    let numbers: Vec<u64> =
        levels["levels"].as_array().expect("levels").iter().filter_map(|level| level["level"].as_u64()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[tokio::test]
async fn disagreements_of_two_rule_sets_are_shown_as_positions() {
    let server = Server::new().await;
    let list = server.get("/api/v1/disagreements?a=tablut-murray&b=tablut-riksutstallningar-1972").await.good();
    let list = list["disagreements"].as_array().expect("disagreements");
    let compared = server.get("/api/v1/compare?a=tablut-murray&b=tablut-riksutstallningar-1972").await.good();
    let differs = |key: &serde_json::Value| {
        let rules = compared["rules"].as_array().expect("rules");
        rules.iter().any(|rule| rule["key"] == *key && rule["same"] == false)
    };
    assert!(list.len() >= 5, "{list:?}");
    for one in list {
        assert!(differs(&one["rule"]), "{one}");
        assert_eq!(one["a"]["move"], one["b"]["move"]);
        let unlike = ["legal", "captures", "outcome"].iter().any(|field| one["a"][field] != one["b"][field]);
        assert!(unlike && one["a"]["size"] == 9 && one["a"]["marks"].is_object(), "{one}");
    }
    let other_board = server.get("/api/v1/disagreements?a=tablut-murray&b=copenhagen").await.good();
    assert_eq!(other_board, serde_json::json!({"disagreements": []}));
    assert_eq!(server.get("/api/v1/disagreements?a=tablut-murray&b=nope").await.problem().0, 404);
}

#[tokio::test]
async fn an_example_can_be_played_from_its_start() {
    let server = Server::new().await;
    let mut tried = 0;
    for id in ["tablut-riksutstallningar-1972", "copenhagen", "berserk"] {
        let page = server.get(&format!("/api/v1/rulesets/{id}")).await.good();
        let examples =
            page["rules"].as_array().expect("rules").iter().flat_map(|rule| rule["examples"].as_array().expect("examples"));
        for example in examples {
            let request = serde_json::json!({"rules": id, "start": example["start"], "moves": example["moves"]});
            let position = server.post("/api/v1/positions", None, request.to_string()).await.good();
            assert_eq!(position["position"], example["position"], "{example}");
            let targets = &position["legal"][example["move"]["from"].as_str().expect("a point")];
            let legal = targets.as_array().is_some_and(|targets| targets.contains(&example["move"]["to"]));
            assert_eq!(example["legal"], legal, "{example}");
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried}");
}

#[tokio::test]
async fn the_gallery_has_what_a_player_chooses_by() {
    let server = Server::new().await;
    let gallery = server.get("/api/v1/gallery").await.good();
    let gallery = gallery["rulesets"].as_array().expect("a list");
    let ids: Vec<&str> = gallery.iter().filter_map(|entry| entry["id"].as_str()).collect();
    assert_eq!(ids, hnefi_rulesets::Ruleset::catalogue().collect::<Vec<_>>());
    for entry in gallery {
        let id = entry["id"].as_str().expect("an id");
        let rules = hnefi_rulesets::Ruleset::named(id).expect("built in");
        let is_goal = if rules.rules().escape.is_to_corners() { "corner" } else { "edge" };
        assert_eq!(entry["goal"], is_goal, "{id}");
        let takes_two = rules.rules().king_captured_elsewhere == hnefi_rules::rules::KingCapture::Two;
        assert_eq!(entry["king"], if takes_two { "weak" } else { "strong" }, "{id}");
        let men = |side: &str| entry["men"][side].as_u64().expect("a number");
        let pieces = rules.layout().pieces.len() as u64;
        assert_eq!(men("attackers") + men("defenders") + 1, pieces, "{id}");
        assert!(men("attackers") > men("defenders"), "{id}");
        let known = ["stated", "pictured", "readings"].map(|standing| entry["standings"][standing].as_u64());
        assert_eq!(known.iter().flatten().sum::<u64>(), rules.explained().len() as u64, "{id}");
        assert_eq!(entry["layouts"].as_array().expect("layouts").len(), rules.layouts().len(), "{id}");

        // What was measured is what the studies say of the same rules on the same layout.
        let balance = server.get(&format!("/api/v1/rulesets/{id}/balance")).await.good();
        let is_of_it = |one: &&Value| one["arm"]["arm"] == id || one["arm"]["built_in"] == id;
        let arm = balance["balance"].as_array().expect("a list").iter().find(is_of_it);
        let Some(arm) = arm else {
            assert!(entry["figures"].is_null(), "{id}");
            continue;
        };
        let (figures, cell) = (&entry["figures"], &arm["arm"]["cells"][0]);
        assert_eq!((&figures["study"], &figures["plies"]), (&arm["study"]["name"], &cell["plies"]["median"]), "{id}");
        let again = arm["arm"]["checked"]["now"].as_array().and_then(|now| now.last());
        let results = again.map_or(&cell["results"], |again| &again["results"]);
        assert_eq!(figures["drawn"], results["drawn"], "{id}");
        let games: u64 = ["won", "drawn", "lost"].iter().filter_map(|how| results[how].as_u64()).sum();
        assert_eq!(figures["games"], games, "{id}");
        assert_eq!(figures["people"].is_null(), arm["arm"]["people"].is_null(), "{id}");
    }
    assert!(gallery.iter().filter(|entry| !entry["figures"].is_null()).count() > 20);
}

#[tokio::test]
async fn the_page_of_a_rule_set_has_its_rules_in_one_minute() {
    let server = Server::new().await;
    let king = |page: &Value| {
        let part = page["brief"].as_array().expect("parts").iter().find(|part| part["topic"] == "king").expect("the king");
        let said: Vec<&str> = part["sentences"].as_array().expect("sentences").iter().filter_map(|s| s["en"].as_str()).collect();
        said.join(" ")
    };
    let page = server.get("/api/v1/rulesets/tablut-riksutstallningar-1972").await.good();
    let topics: Vec<&Value> = page["brief"].as_array().expect("parts").iter().map(|part| &part["topic"]).collect();
    assert_eq!(topics, ["aim", "moves", "capture", "king", "end", "special"]);
    assert!(king(&page).contains("The king captures like a man"), "{page}");
    // A client says them in its own language by their ids.
    assert_eq!(page["brief"][0]["sentences"][0]["id"], "aim-attackers-four");
    let page = server.get("/api/v1/rulesets/tablut-riksutstallningar-1972+weaponless").await.good();
    assert!(king(&page).contains("The king takes no part in captures."), "{page}");
    // The page of a game has them too.
    let seats = serde_json::json!({"rules": "copenhagen", "attackers": {"kind": "human"}, "defenders": {"kind": "human"}});
    let game = server.post("/api/v1/games", None, seats.to_string()).await.good();
    let id = game["game"]["id"].as_str().expect("an id");
    let page = server.get(&format!("/api/v1/games/{id}/ruleset")).await.good();
    assert!(king(&page).contains("On the edge the king cannot be captured."), "{page}");
}

#[tokio::test]
async fn the_first_game_is_short_decided_and_about_even_between_people() {
    let server = Server::new().await;
    let first = server.get("/api/v1/first-game").await.good();
    let figures = &first["figures"];
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("a number: {first}"));
    assert!(number(&figures["plies"]) <= 40.0, "short: {first}");
    assert!(number(&figures["games"]) >= 40.0, "{first}");
    assert!(number(&figures["drawn"]) <= 0.05 * number(&figures["games"]), "decided: {first}");
    // A newcomer plays like people, not like the engine with thousands of positions.
    let people = &figures["people"];
    assert!(number(&people["games"]) >= 100.0, "{first}");
    assert!((0.4..=0.6).contains(&number(&people["score"])), "about even: {first}");
    let page = server.get(&format!("/api/v1/rulesets/{}", first["rules"].as_str().expect("an id"))).await.good();
    assert_eq!(page["featured"], false, "{first}");
    // How even the featured rule set is says the later of its studies, not the one from which it came.
    let featured = &first["featured"];
    assert_eq!(featured["study"], "alea-even-2", "{first}");
    assert!(number(&featured["games"]) >= 400.0, "{first}");
    assert!(number(&featured["score"]["low"]) > 0.4 && number(&featured["score"]["high"]) < 0.6, "{first}");
}

#[tokio::test]
async fn the_goals_of_the_king_come_with_every_layout() {
    let server = Server::new().await;
    for (rules, some, count) in [("brandubh-cyningstan", "a1", 4), ("alea-walker-2015", "b18", 16), ("tablut-murray", "a5", 32)] {
        let page = server.get(&format!("/api/v1/rulesets/{rules}")).await.good();
        let goals = page["layouts"][0]["goals"].as_array().expect("goals").clone();
        assert!(goals.contains(&Value::from(some)) && goals.len() == count, "{rules}: {goals:?}");
    }
}
