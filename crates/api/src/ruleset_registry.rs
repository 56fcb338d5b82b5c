//! The rule sets that can be played here: those built in, and those whose files the server was given.

use hnefi_rulesets::{Ruleset, RulesetError};
use thiserror::Error;

use crate::code::Code;
use crate::refusal::Refusal;

/// The longest id that is looked up.
const MAX_ID_BYTES: usize = 200;

/// All rule sets that can be played here.
pub struct RulesetRegistry {
    own: Vec<Ruleset>,
}

/// Why an id names no rule set.
#[derive(Debug, Error)]
pub enum LookupError {
    /// The id is longer than any rule set's.
    #[error("no rule set has so long an id")]
    TooLong,
    /// There is no rule set of that id.
    #[error(transparent)]
    Unknown(RulesetError),
    /// The rule set has no such layout or option.
    #[error(transparent)]
    Selection(RulesetError),
    /// The options chosen contradict each other.
    #[error("`{id}` is contradictory: {error}")]
    Contradiction {
        /// The id as it was given.
        id: String,
        /// What contradicts.
        error: RulesetError,
    },
}

impl RulesetRegistry {
    /// The built-in rule sets, and `own` ones.
    ///
    /// # Errors
    /// The id that two of them have.
    pub fn with(own: Vec<Ruleset>) -> Result<RulesetRegistry, String> {
        let ids: Vec<&str> = own.iter().map(Ruleset::base_id).collect();
        let taken = |(at, id): &(usize, &&str)| ids[..*at].contains(id) || Ruleset::named(id).is_ok();
        if let Some((_, id)) = ids.iter().enumerate().find(taken) {
            return Err((*id).to_owned());
        }
        Ok(RulesetRegistry { own })
    }

    /// Every rule set without options on its usual layout.
    pub fn all(&self) -> impl Iterator<Item = Ruleset> + '_ {
        Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok()).chain(self.own.iter().cloned())
    }

    /// Whether an id without options and layout is that of a rule set here, or another name of one.
    pub fn has(&self, base_id: &str) -> bool {
        self.own.iter().any(|own| own.base_id() == base_id) || Ruleset::named(base_id).is_ok()
    }

    /// The rule set of an id.
    ///
    /// # Errors
    /// A [`LookupError`] where there is none.
    pub fn ruleset(&self, id: &str) -> Result<Ruleset, LookupError> {
        if id.len() > MAX_ID_BYTES {
            return Err(LookupError::TooLong);
        }
        let (base, selection) = id.split_once('+').unwrap_or((id, ""));
        let found = match self.own.iter().find(|own| own.base_id() == base) {
            Some(own) => own.choosing(selection),
            None => Ruleset::named(id),
        };
        found.map_err(|error| match error {
            RulesetError::Unknown { .. } => LookupError::Unknown(error),
            RulesetError::Selection { .. } => LookupError::Selection(error),
            RulesetError::File(_) | RulesetError::TwoReadings { .. } | RulesetError::Cycle(_) => {
                LookupError::Contradiction { id: id.to_owned(), error }
            }
        })
    }
}

impl From<LookupError> for Refusal {
    fn from(error: LookupError) -> Refusal {
        let code = match error {
            LookupError::TooLong | LookupError::Unknown(_) | LookupError::Contradiction { .. } => Code::UnknownRuleset,
            LookupError::Selection(_) => Code::UnknownLayout,
        };
        Refusal::new(code, error.to_string())
    }
}
