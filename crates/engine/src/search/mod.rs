//! Search: iterative deepening at the root, alpha-beta, quiescence search, chance nodes, pruning, and what they share.

pub(crate) mod alpha_beta;
mod expectimax;
mod limits;
mod memory;
pub(crate) mod node_limit;
mod pruning;
mod quiescence;
#[cfg(test)]
mod reference;
pub(crate) mod repetition;
pub(crate) mod root;
pub(crate) mod searcher;
pub(crate) mod transposition;

pub use limits::{Limits, SearchInfo, SearchResult};
pub use searcher::Searcher;
