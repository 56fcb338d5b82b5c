//! Measurements of balance: small studies of one rule set, which people ask for. They wait in the store, and one thread of low priority
//! plays their games one after the other, each written to the store when it ends, so that a server that stops goes on where it was.

pub(crate) mod plan;
pub(crate) mod player;
pub(crate) mod progress;
