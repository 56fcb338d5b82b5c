//! Drafts: rule sets that a person writes.

use std::sync::LazyLock;
use std::time::Duration;

use hnefi_rulesets::Ruleset;
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::support::{Answer, Server, engine, human, plies, said};

const OWN: &str = include_str!("../../../../docs/guide/little-siege.toml");

/// Brandubh with other rules.
fn house(rules: &str) -> String {
    format!("id = \"house\"\nname = \"Our house\"\nextends = \"brandubh-cyningstan\"\n\n[rules]\n{rules}\n")
}

async fn judged(server: &Server, body: Value) -> Value {
    server.post("/api/v1/drafts", None, body.to_string()).await.good()
}

#[tokio::test]
async fn a_draft_has_the_same_page_as_the_built_in_rule_set() {
    let server = Server::with(|config| config.rulesets = vec![Ruleset::from_toml(OWN).expect("a good file")]).await;
    for selection in ["", "hall"] {
        let draft = judged(&server, json!({"toml": OWN, "selection": selection})).await;
        let id = if selection.is_empty() { "little-siege" } else { "little-siege+hall" };
        assert_eq!(draft["ruleset"], server.get(&format!("/api/v1/rulesets/{id}")).await.good());
        assert_eq!((&draft["mistakes"], &draft["parent"], &draft["differences"]), (&json!([]), &Value::Null, &Value::Null));
    }
}

#[tokio::test]
async fn the_texts_of_a_draft_are_in_the_languages_of_its_file() {
    let server = Server::new().await;
    let draft = judged(&server, json!({"toml": OWN})).await;
    let rules = &draft["ruleset"];
    assert_eq!(
        rules["names"]["attackers"],
        json!({"en": "besiegers", "id": hnefi_messages::text_id("besiegers"), "others": {"fr": "assiégeants"}})
    );
    let first = rules["rules"].as_array().expect("rules").iter().find(|rule| rule["key"] == "first").expect("a rule");
    assert_eq!(said(&first["sentence"], "fr"), "Les assiégeants jouent le premier coup.");
}

#[tokio::test]
async fn a_draft_is_compared_with_the_rule_set_it_began_from() {
    let server = Server::new().await;
    let draft = judged(&server, json!({"toml": house("no-moves = \"loss\"")})).await;
    assert_eq!(draft["parent"], json!({"id": "brandubh-cyningstan", "name": {"en": "Brandubh, Cyningstan"}}));
    let changed = |draft: &Value| -> Vec<String> {
        let rules = draft["differences"]["rules"].as_array().expect("rules").iter();
        rules.filter(|rule| rule["same"] == false).map(|rule| rule["key"].as_str().expect("a key").to_owned()).collect()
    };
    assert_eq!(changed(&draft), ["no-moves"]);
    // A file that extends nothing is compared with the rule set that is asked for; one that extends, with what it extends.
    let whole = server.get("/api/v1/rulesets/brandubh-cyningstan/template").await;
    let whole = String::from_utf8(whole.body.to_vec()).expect("a text").replacen("no-moves = \"draw\"", "no-moves = \"loss\"", 1);
    let draft = judged(&server, json!({"toml": whole, "against": "brandubh-cyningstan"})).await;
    assert_eq!((changed(&draft), &draft["parent"]["id"]), (vec!["no-moves".to_owned()], &json!("brandubh-cyningstan")));
    let draft = judged(&server, json!({"toml": house(""), "against": "tablut-murray"})).await;
    assert_eq!((changed(&draft), &draft["parent"]["id"]), (Vec::new(), &json!("brandubh-cyningstan")));
    let against_nothing = json!({"toml": OWN, "against": "no-such-game"}).to_string();
    assert_eq!(server.post("/api/v1/drafts", None, against_nothing).await.problem(), (404, "unknown-ruleset".to_owned()));
}

#[tokio::test]
async fn the_layouts_and_options_of_a_draft_are_limited() {
    let server = Server::new().await;
    let drawn = OWN.split("[drawn.hall]\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("a layout");
    let large = |layouts: usize, options: usize| {
        let ids: Vec<String> = (1..=layouts).map(|number| format!("\"l{number}\"")).collect();
        let text = OWN.replace("layouts = [\"yard\", \"hall\"]", &format!("layouts = [{}]", ids.join(", ")));
        let drawn = (1..=layouts).map(|number| format!("\n[drawn.l{number}]\n{drawn}\n"));
        let option = |number| format!("\n[options.o{number}]\nname = \"N\"\ntext = \"T\"\nrules = {{ no-moves = \"draw\" }}\n");
        text + &drawn.chain((1..=options).map(option)).collect::<String>()
    };
    let judged_of = async |layouts, options| {
        let body = json!({"toml": large(layouts, options)}).to_string();
        server.post("/api/v1/drafts", None, body).await
    };
    let most = judged_of(60, 4).await.good();
    assert_eq!(most["mistakes"], json!([]), "the largest that is judged");
    let answer = judged_of(60, 5).await;
    assert_eq!(answer.problem(), (413, "too-large".to_owned()));
    let detail = "draft: 60 layouts and 5 options are too many: a draft may have 64 of both together";
    assert_eq!(answer.json()["detail"], detail);
    let new = json!({"draft": large(2, 63), "attackers": human(), "defenders": human()}).to_string();
    assert_eq!(server.post("/api/v1/games", None, new).await.problem(), (413, "too-large".to_owned()));
}

#[tokio::test]
async fn all_mistakes_of_a_draft_are_listed_with_their_places() {
    let server = Server::new().await;
    let draft = judged(&server, json!({"toml": house("no-moves = \"lose\"\nescpae = \"edge\"\nfirst = 3")})).await;
    let places: Vec<Value> =
        draft["mistakes"].as_array().expect("mistakes").iter().map(|m| json!([m["line"], m["column"]])).collect();
    assert_eq!(places, [json!([6, 12]), json!([7, 1]), json!([8, 9])]);
    for (language, text) in [
        ("en", "rule `no-moves` cannot be `lose`: did you mean `loss`? It can be `draw`, `loss` or `pass`"),
        (
            "fr",
            "la règle `no-moves` ne peut pas être `lose`\u{a0}: vouliez-vous dire `loss`\u{a0}? La valeur peut être `draw`, `loss` ou `pass`",
        ),
        ("da", "reglen `no-moves` kan ikke være `lose`: mente du `loss`? Det kan være `draw`, `loss` eller `pass`"),
        ("de", "Die Regel `no-moves` kann nicht `lose` sein: Ist `loss` gemeint? Der Wert kann `draw`, `loss` oder `pass` sein"),
        ("is", "reglan `no-moves` getur ekki verið `lose`: áttirðu við `loss`? Gildið getur verið `draw`, `loss` eða `pass`"),
        ("nb", "Regelen `no-moves` kan ikke være `lose`: Mente du `loss`? Det kan være `draw`, `loss` eller `pass`"),
        ("sv", "regeln `no-moves` kan inte vara `lose`: menade du `loss`? Det kan vara `draw`, `loss` eller `pass`"),
    ] {
        assert_eq!(said(&draft["mistakes"][0]["text"], language), text);
    }
    assert_eq!((&draft["ruleset"], &draft["differences"], &draft["warnings"]), (&Value::Null, &Value::Null, &json!([])));
    let nowhere = judged(&server, json!({"toml": house(""), "selection": "barn"})).await;
    assert_eq!((&nowhere["mistakes"][0]["line"], &nowhere["ruleset"]), (&Value::Null, &Value::Null));
    let german = said(&nowhere["mistakes"][0]["text"], "de");
    assert!(
        german.starts_with("`house` hat weder eine Option noch eine Aufstellung `barn`: Es hat ")
            && german.ends_with("`brandubh-cross`"),
        "{german}"
    );
    let syntax = judged(&server, json!({"toml": "id = \u{201c}x\u{201d}\n"})).await;
    assert!(syntax["mistakes"][0]["text"]["en"].as_str().expect("a text").contains("quotation marks must be straight"));
}

fn field<'a>(draft: &'a Value, key: &str) -> &'a Value {
    let rules = draft["form"]["rules"].as_array().expect("rules");
    rules.iter().find(|rule| rule["key"] == key).expect("every rule is there")
}

#[tokio::test]
async fn the_outline_of_a_draft_has_every_rule_and_its_values() {
    let server = Server::new().await;
    let draft = judged(&server, json!({"toml": house("no-moves = \"lose\"\nescape = \"edge\"")})).await;
    let form = &draft["form"];
    assert_eq!((&form["id"], &form["name"], &form["layout"]), (&json!("house"), &json!("Our house"), &json!("brandubh-cross")));
    assert_eq!(form["layouts"][0]["own"], true);
    assert!(form["layouts"].as_array().expect("layouts").iter().any(|layout| layout["id"] == "tablut" && layout["size"] == 9));
    assert_eq!(form["rules"].as_array().map(Vec::len), Some(hnefi_rules::RuleKey::ALL.len()));
    let wrong = field(&draft, "no-moves");
    assert_eq!((&wrong["value"], &wrong["line"], &wrong["otherwise"]), (&Value::Null, &json!(6), &json!("draw")));
    assert_eq!(draft["mistakes"][0]["rule"], "no-moves");
    let escape = field(&draft, "escape");
    assert_eq!(
        (&escape["value"], &escape["otherwise"], &escape["need"]),
        (&json!("edge"), &json!("corners"), &json!("required"))
    );
    assert!(escape["values"][0]["sentence"]["en"].as_str().is_some_and(|text| text.starts_with("The king escapes")));
    assert_eq!(field(&draft, "camps-inside")["need"], "meaningless");
    let said = |key: &str| field(&draft, key)["said"].clone();
    assert_eq!((said("escape"), said("first"), said("dice")), (json!("here"), json!("parent"), json!("nobody")));
    assert_eq!(judged(&server, json!({"toml": "id = "})).await["form"], Value::Null);
}

#[tokio::test]
async fn a_change_of_a_draft_keeps_the_rest_of_its_text() {
    let server = Server::new().await;
    let toml = house("# ours\nno-moves = \"pass\"");
    let changes =
        json!([{"key": "no-moves", "value": "loss"}, {"key": "name", "value": "Theirs"}, {"key": "first", "value": "defenders"}]);
    let draft = judged(&server, json!({"toml": toml, "changes": changes})).await;
    let expected =
        toml.replace("pass", "loss").replace("Our house", "Theirs").trim_end().to_owned() + "\nfirst = \"defenders\"\n";
    assert_eq!(draft["toml"].as_str().map(|text| text.trim_end()), Some(expected.trim_end()));
    assert_eq!((&draft["ruleset"]["name"]["en"], &field(&draft, "first")["value"]), (&json!("Theirs"), &json!("defenders")));
    let out = judged(&server, json!({"toml": toml, "changes": [{"key": "no-moves", "value": null}]})).await;
    assert_eq!(out["toml"].as_str().map(str::trim_end), Some(house("# ours").trim_end()));
    assert_eq!(judged(&server, json!({"toml": toml})).await["toml"], Value::Null);
    for change in [json!({"key": "no-moves", "value": "lose"}), json!({"key": "nobody", "value": "x"}), json!({"key": "id"})] {
        let body = json!({"toml": toml, "changes": [change]}).to_string();
        assert_eq!(server.post("/api/v1/drafts", None, body).await.problem(), (400, "bad-request".to_owned()));
    }
    let broken = json!({"toml": "id = ", "changes": [{"key": "id", "value": "x"}]}).to_string();
    assert_eq!(server.post("/api/v1/drafts", None, broken).await.problem().0, 400);
}

#[tokio::test]
async fn a_draft_has_warnings_with_advice() {
    let server = Server::new().await;
    let draft = judged(&server, json!({"toml": house("corners-stop = \"all\"")})).await;
    let warning = &draft["warnings"][0];
    assert_eq!((&warning["line"], &warning["column"]), (&json!(6), &json!(16)));
    assert_eq!(said(&warning["advice"], "sv"), "skriv `king` eller `defenders-and-king`, eller låt kungen undkomma vid kanten");
    let taken = judged(&server, json!({"toml": house("").replacen("house", "tablut-murray", 1)})).await;
    assert_eq!(taken["warnings"][0]["kind"], "name-taken");
}

#[tokio::test]
async fn every_rule_set_has_a_template() {
    let server = Server::with(|config| {
        config.rulesets = vec![Ruleset::from_toml(OWN).expect("a good file")];
        config.limits.request_every = Duration::ZERO;
    })
    .await;
    for id in ["alea-walker-2015+alea-murray", "tablut-riksutstallningar-1972+weaponless", "little-siege+hall"] {
        for how in ["", "?extends=1"] {
            let text = server.get(&format!("/api/v1/rulesets/{id}/template{how}")).await;
            assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
            let text = String::from_utf8(text.body.to_vec()).expect("a text");
            assert_eq!(text.contains("\nextends = "), how == "?extends=1" && !id.starts_with("little-siege"), "{text}");
            let draft = judged(&server, json!({"toml": text, "against": id})).await;
            assert_eq!(draft["mistakes"], json!([]), "{id}{how}");
            assert_eq!(draft["parent"]["id"], id);
            let rules = draft["differences"]["rules"].as_array().expect("rules");
            assert!(rules.iter().all(|rule| rule["same"] == true), "{id}{how}");
        }
    }
    assert_eq!(server.get("/api/v1/rulesets/no-such-game/template").await.problem(), (404, "unknown-ruleset".to_owned()));
    assert_eq!(server.get("/api/v1/rulesets/tablut-murray/template?short=1").await.problem().0, 400);
}

#[tokio::test]
async fn a_draft_is_analysed_played_and_stored_with_its_game() {
    let server = Server::new().await;
    // Under these rules the king escapes at the edge.
    let draft = house("corners = \"none\"\nescape = \"edge\"");
    let tried = json!({"draft": draft, "moves": ["d1-c1", "d3-a3"]});
    let position = server.post("/api/v1/positions", None, tried.to_string()).await.good();
    assert_eq!((&position["rules"], &position["own_rules"]), (&json!("house"), &json!(true)));
    let lines = server.stream("/api/v1/analyses", &json!({"position": {"draft": draft}, "nodes": 500})).await;
    let mut lines = lines.unwrap_or_else(|answer| panic!("{answer:?}"));
    assert_eq!(lines.next().await.expect("an event").0, "lines");
    let body = json!({"draft": draft, "attackers": human(), "defenders": engine(1)}).to_string();
    let created = server.post("/api/v1/games", None, body).await.good();
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
    assert_eq!((&created["game"]["name"]["en"], &created["game"]["own_rules"]), (&json!("Our house"), &json!(true)));
    let server = server.restarted().await;
    let body = json!({"action": "move", "move": "d1-c1", "ply": 1}).to_string();
    server.post(&format!("/api/v1/games/{id}/actions"), Some(token), body).await.good();
    let page = server.get(&format!("/api/v1/games/{id}/ruleset")).await.good();
    assert_eq!(page, judged(&server, json!({"toml": draft})).await["ruleset"]);
    let position = server.post("/api/v1/positions", None, json!({"game": id, "moves": ["d1-c1"]}).to_string()).await.good();
    assert_eq!(plies(&position), 1);
    let template = server.get(&format!("/api/v1/games/{id}/template")).await;
    assert_eq!(template.header("content-type"), "text/plain; charset=utf-8");
    let template = Ruleset::from_toml(std::str::from_utf8(&template.body).expect("a text")).expect("a good file");
    let draft = Ruleset::from_toml(&draft).expect("a good file");
    assert_eq!((template.rules(), template.layout().pieces.clone()), (draft.rules(), draft.layout().pieces.clone()));
    assert_eq!(server.get(&format!("/api/v1/games/{}/template", "0".repeat(32))).await.problem().0, 404);
}

#[tokio::test]
async fn options_and_layout_of_a_draft_are_chosen() {
    let server = Server::new().await;
    let text = "id = \"house\"\nname = \"House\"\nextends = \"tablut-riksutstallningar-1972\"\n";
    let position = json!({"draft": text, "selection": "weaponless"}).to_string();
    assert_eq!(server.post("/api/v1/positions", None, position).await.good()["rules"], "house+weaponless");
    let body = json!({"draft": OWN, "layout": "hall", "attackers": human(), "defenders": human()}).to_string();
    assert_eq!(server.post("/api/v1/games", None, body).await.good()["game"]["rules"], "little-siege+hall");
    let body = json!({"draft": OWN, "selection": "barn", "attackers": human(), "defenders": human()}).to_string();
    assert_eq!(server.post("/api/v1/games", None, body).await.problem(), (404, "unknown-layout".to_owned()));
}

async fn refused(server: &Server, rules: Value) -> Answer {
    let mut body = json!({"attackers": human(), "defenders": human()});
    body.as_object_mut().expect("an object").extend(rules.as_object().expect("an object").clone());
    server.post("/api/v1/games", None, body.to_string()).await
}

#[tokio::test]
async fn a_draft_that_cannot_be_played_is_refused() {
    let server = Server::with(|config| config.rulesets = vec![Ruleset::from_toml(OWN).expect("a good file")]).await;
    let bad = (400, "bad-request".to_owned());
    let wrong = refused(&server, json!({"draft": house("first = \"me\"\nno-moves = \"lose\"")})).await;
    assert_eq!(wrong.problem(), bad);
    let detail = wrong.json()["detail"].as_str().expect("a text").to_owned();
    assert!(detail.starts_with("draft: line 6, column 9: ") && detail.ends_with("(1 more)"), "{detail}");
    // A reader of the game's record would take it for a game of the other rule set.
    for id in ["tablut-murray", "little-siege"] {
        let draft = judged(&server, json!({"toml": house("").replacen("house", id, 1)})).await;
        let kinds: Vec<&Value> = draft["warnings"].as_array().expect("warnings").iter().map(|warning| &warning["kind"]).collect();
        assert_eq!(kinds, [&json!("name-taken")], "{id}");
        assert_eq!(refused(&server, json!({"draft": house("").replacen("house", id, 1)})).await.problem(), bad);
    }
    assert_eq!(refused(&server, json!({"draft": house(""), "rules": "tablut-murray"})).await.problem(), bad);
    assert_eq!(refused(&server, json!({})).await.problem(), bad);
    assert_eq!(refused(&server, json!({"rules": "tablut-murray", "selection": "tablut"})).await.problem(), bad);
    // A layout that could not be shown.
    let even = "[drawn.even]\npieces = \"\"\"\na....a\n......\n..K...\n..d...\n......\na....a\n\"\"\"\n";
    let text = house("").replacen("\n\n", "\nlayouts = [\"brandubh-cross\", \"even\"]\n\n", 1) + even;
    assert_ne!(judged(&server, json!({"toml": text})).await["mistakes"], json!([]));
    assert_eq!(refused(&server, json!({"draft": text})).await.problem(), bad);
    // Positions may be tried under any id.
    let position = json!({"draft": house("").replacen("house", "tablut-murray", 1)}).to_string();
    assert_eq!(server.post("/api/v1/positions", None, position).await.good()["layout"]["size"], 7);
}

#[tokio::test]
async fn a_draft_has_a_maximum_size() {
    let server = Server::new().await;
    let long = format!("{}# {}\n", house(""), "x".repeat(65_536));
    for path in ["drafts", "positions", "games"] {
        let key = if path == "drafts" { "toml" } else { "draft" };
        let answer = server.post(&format!("/api/v1/{path}"), None, json!({key: long}).to_string()).await;
        assert_eq!(answer.problem(), (413, "too-large".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn the_answer_to_a_draft_has_a_maximum_length() {
    let server = Server::new().await;
    let lines: String = (0..3000).map(|number| format!("z{number} = 1\n")).collect();
    let answer = server.post("/api/v1/drafts", None, json!({"toml": house(&lines)}).to_string()).await;
    assert!(answer.body.len() < 2_000_000, "{} bytes", answer.body.len());
    assert_eq!(answer.good()["mistakes"].as_array().map(Vec::len), Some(200));
    let names: Vec<String> = (0..3000).map(|number| format!("\"l{number}\"")).collect();
    let text = house("").replacen("\n\n", &format!("\nlayouts = [{}]\n\n", names.join(",")), 1);
    let draft = judged(&server, json!({"toml": text})).await;
    let last = draft["mistakes"].as_array().and_then(|mistakes| mistakes.last()).expect("a mistake");
    assert!(last["text"]["en"].as_str().is_some_and(|text| text.ends_with("100 at most")), "{last}");
}

struct Shared {
    runtime: Runtime,
    server: Server,
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let server = runtime.block_on(Server::with(|config| config.limits.request_every = Duration::ZERO));
    Shared { runtime, server }
});

/// Real files, with parts cut out, doubled, exchanged and overwritten.
fn mangled() -> impl Strategy<Value = String> {
    let ids: Vec<&str> = Ruleset::catalogue().collect();
    let whole = proptest::sample::select(ids).prop_map(|id| {
        let rules = Ruleset::named(id).expect("built in");
        [rules.template(), rules.child_template().expect("built in") + "corners = \"none\"\nescape = \"edge\"\n"]
    });
    let text = (whole, 0..3_usize).prop_map(|(texts, which)| texts.get(which).map_or(OWN.to_owned(), Clone::clone));
    let scrap = prop_oneof![
        "[ -~\n\"=\\[\\]{}#'.]{0,6}",
        any::<char>().prop_map(String::from),
        Just("\"\"\"".to_owned()),
        Just("\r\n".to_owned()),
        Just("K".to_owned()),
        Just("\"layout\"".to_owned()),
    ];
    let cuts = proptest::collection::vec((any::<prop::sample::Index>(), 0..40_usize, scrap), 0..6);
    (text, cuts).prop_map(|(text, cuts)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, length, scrap) in cuts {
            let begin = at.index(letters.len().max(1)).min(letters.len());
            let end = (begin + length).min(letters.len());
            letters.splice(begin..end, scrap.chars());
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(80) })]

    #[test]
    fn no_draft_causes_an_internal_error(text in mangled(), selection in prop_oneof![Just(""), Just("hall"), Just("+"), Just("weaponless")]) {
        let Shared { runtime, server } = &*SHARED;
        let body = json!({"toml": text, "selection": selection}).to_string();
        let answer = runtime.block_on(server.post("/api/v1/drafts", None, body));
        prop_assert_eq!(answer.status.as_u16(), 200, "{}", &text);
        let draft = answer.json();
        let good = draft["mistakes"].as_array().is_some_and(Vec::is_empty);
        prop_assert_eq!(good, draft["ruleset"].is_object(), "{}", &text);
        let lines = text.split('\n').count() as u64;
        for found in draft["mistakes"].as_array().into_iter().chain(draft["warnings"].as_array()).flatten() {
            prop_assert!(found["line"].is_null() || (1..=lines).contains(&found["line"].as_u64().unwrap_or(0)), "{}", found);
        }
        let change = json!({"toml": text, "changes": [{"key": "corners", "value": "quad"}, {"key": "layout", "value": "tablut"}]});
        let changed = runtime.block_on(server.post("/api/v1/drafts", None, change.to_string()));
        prop_assert!(changed.status == 200 || changed.status == 400, "{:?}", changed);
        // A draft without mistakes can be analysed and played, unless it has another rule set's name.
        let body = json!({"draft": text, "selection": selection}).to_string();
        let tried = runtime.block_on(server.post("/api/v1/positions", None, body));
        prop_assert!(tried.status.as_u16() < 500 && (!good || tried.status == 200), "{:?}", tried);
        let body = json!({"draft": text, "selection": selection, "attackers": human(), "defenders": human()}).to_string();
        let played = runtime.block_on(server.post("/api/v1/games", None, body));
        prop_assert!(played.status.as_u16() < 500, "{:?}", played);
    }
}
