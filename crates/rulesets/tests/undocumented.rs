//! The built-in rule sets without their documentation, as a browser loads them first: they play the same.

#[path = "../build/bare.rs"]
mod bare;

use std::path::PathBuf;

use hnefi_rulesets::Ruleset;

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rulesets")
}

#[test]
fn without_its_documentation_a_rule_set_plays_the_same() {
    for id in Ruleset::catalogue() {
        let text = std::fs::read_to_string(data().join(id).with_extension("toml")).expect(id);
        let bare = bare::ruleset(&text).expect(id);
        let whole = Ruleset::named(id).expect(id);
        let bare = Ruleset::from_toml(&bare).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!((bare.name(), bare.names(), bare.layouts()), (whole.name(), whole.names(), whole.layouts()), "{id}");
        let options = |rules: &Ruleset| rules.options().into_iter().map(|option| (option.id, option.name)).collect::<Vec<_>>();
        assert_eq!(options(&bare), options(&whole), "{id}");
        let chosen = options(&whole).into_iter().map(|(id, _)| id).chain([String::new()]);
        for option in chosen {
            let [bare, whole] = [&bare, &whole].map(|rules| rules.choosing(&option).expect(id));
            assert_eq!(*bare, *whole, "{id}+{option}");
        }
    }
}

#[test]
fn a_bibliography_without_its_works_has_their_ids() {
    let text = std::fs::read_to_string(data().join("sources.toml")).expect("the bibliography");
    let ids = |text: &str| text.parse::<toml::Table>().expect("TOML").into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    let bare = bare::sources(&text).expect("TOML");
    assert_eq!(ids(&bare), ids(&text));
    let leaning = |id: &str| {
        format!("id = \"x\"\nname = \"X\"\nextends = \"copenhagen\"\n[rules.first]\nvalue = \"defenders\"\nsource = \"{id}\"\n")
    };
    for id in ids(&bare) {
        Ruleset::from_toml(&leaning(&id)).unwrap_or_else(|error| panic!("{id}: {error}"));
    }
}
