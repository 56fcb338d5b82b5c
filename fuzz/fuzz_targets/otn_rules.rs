//! OpenTafl rules strings are read or refused; what is read prints as itself, and becomes a good rule set where it can be said.
#![no_main]

use hnefi_records::opentafl::{OtnRules, from_ruleset, to_ruleset};
use hnefi_rulesets::Ruleset;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(rules) = text.parse::<OtnRules>() else { return };
    let again: OtnRules = rules.to_string().parse().expect("own text");
    assert_eq!(again.to_string(), rules.to_string());
    let Ok(file) = to_ruleset(&rules) else { return };
    if let Ok(ruleset) = Ruleset::from_toml(&file) {
        let _ = from_ruleset(&ruleset);
    }
});
