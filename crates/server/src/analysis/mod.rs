//! What can be said of a position or a game: facts that follow from the rules, the engine's lines, and reports on whole games.

pub(crate) mod position_analysis;
pub(crate) mod position_facts;
pub(crate) mod report;
