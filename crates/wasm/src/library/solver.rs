//! The solver as JavaScript sees it.

use hnefi_engine::solver::{Goal, Verdict};
use hnefi_rules::Side;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::Game;
use super::engine::{MOST_MEGABYTES, MOST_NODES, time_within, within};
use crate::clock::deadline;
use crate::error::{named, object};

/// A solver of wins that are forced by threats: the king is about to escape, or to be captured, with every move. It holds up the thread that
/// it runs on.
#[wasm_bindgen]
pub struct Solver(hnefi_engine::solver::Solver);

#[derive(Serialize)]
struct Solved {
    verdict: &'static str,
    plies: Option<u32>,
    shortest: bool,
    moves: Vec<String>,
    nodes: u64,
}

#[wasm_bindgen]
impl Solver {
    /// `megabytes` is the size of its table, some 30,000 positions each, 1 to 1024; 16 where nothing is said.
    ///
    /// Throws a `LimitError` for another number.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(constructor)]
    pub fn new(megabytes: Option<f64>) -> Result<Solver, JsValue> {
        let megabytes = within("megabytes", megabytes.unwrap_or(16.0), MOST_MEGABYTES)?;
        Ok(Solver(hnefi_engine::solver::Solver::new(megabytes as usize)))
    }

    /// Tries to prove that a side wins by force, whichever is to move, searching no more than `nodes` positions and for no more than
    /// `seconds`; reading the proof back may take as many positions again.
    ///
    /// Throws a `LimitError` if `side` is none, or for limits that make no sense.
    ///
    /// # Errors
    /// As said.
    #[wasm_bindgen(unchecked_return_type = "Solved")]
    pub fn solve(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
        nodes: f64,
        seconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let side: Side = match side {
            "attackers" => Side::Attackers,
            "defenders" => Side::Defenders,
            _ => return Err(named("LimitError", &format!("`{side}` is no side: write `attackers` or `defenders`"))),
        };
        let nodes = within("nodes", nodes, MOST_NODES)?;
        let too_late = deadline(time_within(seconds)?);
        let solved = self.0.solve(&game.game, Goal::of(side), nodes, &too_late, &mut |_| {});
        let (verdict, win) = match solved.verdict {
            Verdict::Won(win) => ("won", Some(win)),
            Verdict::NoThreats => ("no-win-by-threats", None),
            Verdict::Unknown(_) => ("unknown", None),
        };
        object(&Solved {
            verdict,
            plies: win.as_ref().map(|win| win.plies),
            shortest: win.as_ref().is_some_and(|win| win.shortest),
            moves: win.map(|win| win.line.iter().map(ToString::to_string).collect()).unwrap_or_default(),
            nodes: solved.nodes,
        })
    }
}
