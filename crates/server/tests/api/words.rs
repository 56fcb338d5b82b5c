//! The server's texts in the languages that its answers do not have.

use serde_json::{Value, json};

use crate::support::Server;

async fn words(server: &Server, language: &str, area: &str) -> Value {
    server.get(&format!("/api/v1/words/{language}/{area}")).await.good()["words"].take()
}

#[tokio::test]
async fn texts_of_answers_are_translated_into_each_language() {
    let server = Server::new().await;
    let page = server.get("/api/v1/rulesets/alea-walker-2015").await.good();
    let lessons = server.get("/api/v1/lessons").await.good();
    let pirates = "id = \"x\"\nname = \"X\"\nextends = \"brandubh-cyningstan\"\n[names]\nattackers = \"pirates\"\n";
    let draft = server.post("/api/v1/drafts", None, json!({"toml": pirates}).to_string()).await.good();
    let first = &draft["ruleset"]["rules"][0]["sentence"];
    assert_eq!(first["en"], "The pirates make the first move.");
    for language in ["da", "de", "is", "nb", "sv"] {
        let (play, rules) = (words(&server, language, "play").await, words(&server, language, "rules").await);
        let taught = words(&server, language, "lessons").await;
        let said = |words: &Value, text: &Value| {
            let english = text.get("usual").unwrap_or(&text["en"]).as_str().expect("English");
            let other = words[english].as_str().unwrap_or_else(|| panic!("`{english}` is not in {language}"));
            assert!(!other.contains('{') && other != english, "{other}");
        };
        said(&words(&server, language, "summaries").await, &page["summary"]);
        said(&play, &page["names"]["king"]);
        for rule in page["rules"].as_array().expect("rules") {
            said(&rules, &rule["sentence"]);
        }
        said(&rules, first);
        said(&taught, &lessons["lessons"][0]["tasks"][0]["hint"]);
    }
}

#[tokio::test]
async fn other_languages_and_areas_are_not_found() {
    let server = Server::new().await;
    for path in ["en/play", "fr/rules", "da/everything", "xx/play"] {
        assert_eq!(server.get(&format!("/api/v1/words/{path}")).await.problem(), (404, "not-found".to_owned()), "{path}");
    }
}
