//! Rule sets, games, engine, solver and records for JavaScript.

mod engine;
mod game;
mod records;
mod ruleset;
mod solver;

pub use engine::Engine;
pub use game::Game;
pub use records::record_formats;
pub use ruleset::{Ruleset, rulesets};
pub use solver::Solver;

use wasm_bindgen::prelude::wasm_bindgen;

/// What the objects look like that have no class, for TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");
