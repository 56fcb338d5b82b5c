//! The library: every game that was played or imported, searchable by player, rule set and position.

pub(crate) mod backfill;
pub(crate) mod import_files;
pub(crate) mod player_name;
pub(crate) mod study_files;
pub(crate) mod study_games;
