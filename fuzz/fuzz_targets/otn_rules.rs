//! OpenTafl rules strings are read or refused; what is read prints as itself, and becomes a good rule set where it can be said.
#![no_main]

use hnefi_records::opentafl::{OtnRules, from_ruleset, to_ruleset};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(rules) = text.parse::<OtnRules>() else { return };
    let again: OtnRules = rules.to_string().parse().expect("own text");
    assert_eq!(again.to_string(), rules.to_string());
    if let Ok(ruleset) = to_ruleset(&rules) {
        let _ = from_ruleset(&ruleset);
    }
});
