//! The built-in rule sets that are in use, each in memory once: a server has thousands of games by the same one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::{Inner, Ruleset};
use crate::mistake::RulesetError;

/// Names remembered at most. There are more ways than that to write options and layouts one after the other.
const MOST: usize = 1000;

static IN_USE: Mutex<Option<HashMap<String, Weak<Inner>>>> = Mutex::new(None);

/// The rule set of a name that is in use, or else the one that is read now.
///
/// # Errors
/// What `read` returns.
pub(super) fn shared(name: &str, read: impl FnOnce() -> Result<Ruleset, RulesetError>) -> Result<Ruleset, RulesetError> {
    let known = IN_USE.lock().unwrap_or_else(PoisonError::into_inner).as_ref().and_then(|all| all.get(name)?.upgrade());
    if let Some(known) = known {
        return Ok(Ruleset(known));
    }
    // Not under the lock: the text of a rule set may name another one.
    let ruleset = read()?;
    let mut all = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_default();
    if all.len() >= MOST {
        all.retain(|_, ruleset| ruleset.strong_count() > 0);
    }
    if all.len() < MOST {
        all.insert(name.to_owned(), Arc::downgrade(&ruleset.0));
    }
    Ok(ruleset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_set_in_use_is_read_once() {
        let first = Ruleset::named("tablut-murray").expect("built in");
        let again = shared("tablut-murray", || panic!("it is in use")).expect("the same");
        assert!(Arc::ptr_eq(&first.0, &again.0));
        drop((first, again));
        // Another test may use it meanwhile, so only a name of this test's own shows that it is forgotten.
        let read = || Ruleset::from_toml_with(crate::catalogue::ruleset_file("tablut-murray").expect("built in"), "");
        drop(shared("of this test", read).expect("read"));
        let mut was_read = false;
        let anew = shared("of this test", || {
            was_read = true;
            read()
        });
        assert!(anew.is_ok() && was_read);
    }

    #[test]
    fn what_cannot_be_read_is_not_remembered() {
        for _ in 0..2 {
            assert!(matches!(Ruleset::named("no-such-rules"), Err(RulesetError::Unknown { .. })));
        }
    }
}
