//! The built-in rule sets that are in use, each in memory once: a server has thousands of games by the same one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::Inner;
use super::file::File;

/// Names remembered at most. There are more ways than that to write options and layouts one after the other.
const MOST: usize = 1000;

/// Rule sets by their names, with options and layout.
pub(super) static RULESETS: InUse<Inner> = InUse::new();

/// Files of rule sets by their ids: all choices of options and layout have one file, and what extends a rule set in use need not read it again.
pub(super) static FILES: InUse<File> = InUse::new();

/// What is in use, by its name.
pub(super) struct InUse<T>(Mutex<BTreeMap<String, Weak<T>>>);

impl<T> InUse<T> {
    const fn new() -> InUse<T> {
        InUse(Mutex::new(BTreeMap::new()))
    }

    /// What is in use under a name, or else what is read now.
    ///
    /// # Errors
    /// What `read` returns.
    pub(super) fn shared<E>(&self, name: &str, read: impl FnOnce() -> Result<Arc<T>, E>) -> Result<Arc<T>, E> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(name).and_then(Weak::upgrade);
        if let Some(known) = known {
            return Ok(known);
        }
        // Not under the lock: the text of a rule set may name another one.
        let value = read()?;
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.retain(|_, value| value.strong_count() > 0);
        }
        if all.len() < MOST {
            all.insert(name.to_owned(), Arc::downgrade(&value));
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Ruleset;
    use super::*;
    use crate::mistake::RulesetError;

    #[test]
    fn a_rule_set_in_use_is_read_once() {
        let first = Ruleset::named("tablut-murray").expect("built in");
        let again = RULESETS.shared("tablut-murray", || -> Result<_, RulesetError> { panic!("it is in use") }).expect("the same");
        assert!(Arc::ptr_eq(&first.0, &again));
    }

    #[test]
    fn what_is_used_no_more_is_read_anew() {
        let all = InUse::new();
        let read = |value: u8| move || -> Result<_, RulesetError> { Ok(Arc::new(value)) };
        let first = all.shared("one", read(1)).expect("read");
        assert_eq!(all.shared("one", read(2)).expect("in use"), first);
        drop(first);
        assert_eq!(*all.shared("one", read(3)).expect("read"), 3);
    }

    #[test]
    fn all_choices_of_a_rule_set_share_its_file() {
        let plain = Ruleset::named("alea-walker-2015").expect("built in");
        let chosen = Ruleset::named("alea-walker-2015+alea-murray").expect("built in");
        assert!(Arc::ptr_eq(&plain.0.file, &chosen.0.file));
    }

    #[test]
    fn what_cannot_be_read_is_not_remembered() {
        for _ in 0..2 {
            assert!(matches!(Ruleset::named("no-such-rules"), Err(RulesetError::Unknown { .. })));
        }
    }
}
