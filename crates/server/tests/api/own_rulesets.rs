//! Rule sets whose files were given to the server.

use hnefi_rulesets::Ruleset;
use serde_json::json;

use crate::support::{Server, human};

const OWN: &str = include_str!("../../../../docs/guide/little-siege.toml");

fn own() -> Vec<Ruleset> {
    vec![Ruleset::from_toml(OWN).expect("a good file")]
}

#[tokio::test]
async fn an_own_rule_set_is_listed_shown_compared_and_played() {
    let server = Server::with(|config| config.rulesets = own()).await;
    let list = server.get("/api/v1/rulesets").await.good();
    let entry = list["rulesets"].as_array().expect("a list").iter().find(|set| set["id"] == "little-siege").expect("listed");
    assert_eq!((&entry["family"], &entry["name"]["en"]), (&json!("own"), &json!("Little siege")));
    let page = server.get("/api/v1/rulesets/little-siege+hall").await.good();
    assert_eq!((&page["layout"], page["layouts"].as_array().map(Vec::len)), (&json!("hall"), Some(2)));
    let comparison = server.get("/api/v1/compare?a=little-siege&b=brandubh-cyningstan").await.good();
    assert_eq!(comparison["a"]["id"], "little-siege");
    let refused = server.get("/api/v1/rulesets/little-siege+barn").await;
    assert_eq!(refused.problem().1, "unknown-layout");
    let body = json!({"rules": "little-siege", "layout": "hall", "attackers": human(), "defenders": human()}).to_string();
    let created = server.post("/api/v1/games", None, body).await.good();
    assert_eq!(created["game"]["rules"], "little-siege+hall");
}

#[tokio::test]
async fn a_game_by_an_own_rule_set_outlives_its_file() {
    let server = Server::with(|config| config.rulesets = own()).await;
    let body = json!({"rules": "little-siege", "attackers": human(), "defenders": human()}).to_string();
    let created = server.post("/api/v1/games", None, body).await.good();
    let id = created["game"]["id"].as_str().expect("an id").to_owned();
    let token = created["token"].as_str().expect("a token").to_owned();
    let server = server.restarted().await;
    assert_eq!(server.get("/api/v1/rulesets/little-siege").await.problem().1, "unknown-ruleset");
    let game = server.get(&format!("/api/v1/games/{id}")).await.good();
    assert_eq!(game["rules"], "little-siege");
    assert_eq!(game["own_rules"], true);
    let body = json!({"action": "move", "move": "d7-c7", "ply": 1}).to_string();
    server.post(&format!("/api/v1/games/{id}/actions"), Some(&token), body).await.good();
    let page = server.get(&format!("/api/v1/games/{id}/ruleset")).await.good();
    assert_eq!((&page["id"], &page["name"]["en"]), (&json!("little-siege"), &json!("Little siege")));
    // Another rule set that got the name later.
    let other = OWN.replacen("Little siege", "Great siege", 1);
    let server = server.restarted_with(|config| config.rulesets = vec![Ruleset::from_toml(&other).expect("a good file")]).await;
    assert_eq!(server.get("/api/v1/rulesets/little-siege").await.good()["name"]["en"], "Great siege");
    let page = server.get(&format!("/api/v1/games/{id}/ruleset")).await.good();
    assert_eq!(page["name"]["en"], "Little siege");
}

#[tokio::test]
async fn a_game_names_its_rules_options_and_layout() {
    let server = Server::new().await;
    let table = server.begin("tablut-riksutstallningar-1972+weaponless", human(), human()).await;
    assert_eq!(table.game["own_rules"], false);
    let page = server.get(&format!("/api/v1/games/{}/ruleset", table.id)).await.good();
    assert_eq!(page, server.get("/api/v1/rulesets/tablut-riksutstallningar-1972+weaponless").await.good());
    let nowhere = server.get(&format!("/api/v1/games/{}/ruleset", "0".repeat(32))).await;
    assert_eq!(nowhere.problem(), (404, "not-found".to_owned()));
}

#[tokio::test]
async fn two_rule_sets_of_one_id_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = crate::support::config(&folder);
    config.rulesets = [own(), own()].concat();
    let error = hnefi_server::App::open(&config).await.err().expect("refused").to_string();
    assert!(error.contains("there is a rule set `little-siege` already"), "{error}");
    let named = OWN.replacen("little-siege", "tablut-murray", 1);
    config.rulesets = vec![Ruleset::from_toml(&named).expect("a good file")];
    assert!(hnefi_server::App::open(&config).await.is_err());
}
