//! Arbitrary bytes are refused with a problem document, and the server goes on.

use std::sync::LazyLock;
use std::time::Duration;

use proptest::prelude::*;
use tokio::runtime::Runtime;

use crate::support::{Server, Table, human};

struct Shared {
    runtime: Runtime,
    server: Server,
    table: Table,
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let (server, table) = runtime.block_on(async {
        let server = Server::with(|config| config.limits.request_every = Duration::ZERO).await;
        let table = server.begin("tablut-murray", human(), human()).await;
        (server, table)
    });
    Shared { runtime, server, table }
});

/// JSON of about the right form.
fn nearly_right() -> impl Strategy<Value = Vec<u8>> {
    let word =
        prop_oneof!["[a-z]{1,12}", Just("human".to_owned()), Just("engine".to_owned()), Just("alea-walker-2015".to_owned())];
    let key = prop_oneof![
        Just("rules"),
        Just("layout"),
        Just("attackers"),
        Just("defenders"),
        Just("move"),
        Just("ply"),
        Just("side"),
        Just("action"),
        Just("offer"),
        Just("name"),
        Just("token"),
        Just("clocks"),
        Just("kind"),
        Just("level"),
        Just("moves"),
        Just("start"),
        Just("game"),
        Just("position"),
        Just("lines")
    ];
    let leaf = prop_oneof![
        word.prop_map(serde_json::Value::from),
        any::<i64>().prop_map(serde_json::Value::from),
        any::<String>().prop_map(serde_json::Value::from),
        "[a-s]1?[0-9]-[a-s]1?[0-9](x[a-s][0-9])?".prop_map(serde_json::Value::from),
        Just(serde_json::Value::Null),
    ];
    let value = leaf.prop_recursive(3, 12, 4, move |inner| {
        proptest::collection::vec((key.clone(), inner), 0..5)
            .prop_map(|fields| fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<serde_json::Value>())
    });
    value.prop_map(|value| value.to_string().into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn no_body_causes_an_internal_error(
        body in prop_oneof![proptest::collection::vec(any::<u8>(), 0..300), nearly_right()],
        what in prop_oneof![Just("actions"), Just("seats"), Just("hint"), Just(""), Just("positions"), Just("analyses"), Just("reports")],
    ) {
        let Shared { runtime, server, table } = &*SHARED;
        let path = match what {
            "" => "/api/v1/games".to_owned(),
            "positions" | "analyses" | "reports" => format!("/api/v1/{what}"),
            _ => format!("/api/v1/games/{}/{what}", table.id),
        };
        let answer = runtime.block_on(server.post(&path, Some(&table.token), body));
        prop_assert!(answer.status.as_u16() < 500, "{answer:?}");
        if !answer.status.is_success() {
            answer.problem();
        }
    }

    #[test]
    fn no_path_causes_an_internal_error(path in "/(api/v1/(games|rulesets|compare)?/?)?[ -~&&[^#<>\"{}|\\\\^`% ]]{0,60}(%[0-9a-fA-F]{2}){0,4}") {
        let Shared { runtime, server, .. } = &*SHARED;
        prop_assume!(path.parse::<axum::http::Uri>().is_ok());
        let answer = runtime.block_on(server.get(&path));
        prop_assert!(answer.status.as_u16() < 500, "{answer:?}");
    }
}
