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
