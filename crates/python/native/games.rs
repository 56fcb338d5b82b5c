//! Random games of every rule set, played by the Rust crates alone, one a line of JSON: with each ply, and with sums over the legal moves
//! before it. `tests/test_conformance.py` plays them again.
//!
//!     cargo run --example native-games -- GAMES PLIES
//!
//! plays a number of games of each rule set, each of a number of plies at most.

use std::error::Error;
use std::io::{BufWriter, Write, stdout};

use hnefi_rules::{Game, Move, Ply};
use hnefi_rulesets::Ruleset;
use hnefi_statistics::Random;
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |name: &str| -> Result<u64, Box<dyn Error>> {
        Ok(arguments.next().ok_or_else(|| format!("{name} is missing: native-games GAMES PLIES"))?.parse()?)
    };
    let (games, plies) = (number("GAMES")?, number("PLIES")?);
    let mut out = BufWriter::new(stdout().lock());
    for (ruleset, id) in (0..).zip(Ruleset::catalogue()) {
        let rules = Ruleset::named(id)?;
        for game in 0..games {
            writeln!(out, "{}", play(&rules, Random::new(&[ruleset, game]), plies as usize)?)?;
        }
    }
    Ok(out.flush()?)
}

/// A game with all that can be compared.
fn play(rules: &Ruleset, mut random: Random, most: usize) -> Result<Value, Box<dyn Error>> {
    let mut game = Game::new(rules);
    let mut steps = Vec::new();
    while game.outcome().is_none() && game.plies().len() < most {
        let before = game.plies().len();
        let mut throws = Vec::new();
        while game.awaits_throw() {
            throws.push(random.throw());
            game.throw(throws[throws.len() - 1])?;
        }
        let legal = game.legal_moves();
        let Some(mv) = legal.get(random.below(legal.len())) else { break };
        game.play(*mv)?;
        let plies: Vec<String> = game.plies()[before..].iter().map(Ply::text).collect();
        let call = game.plies().iter().rev().find(|ply| ply.mv.is_some()).and_then(|ply| ply.announcement);
        steps.push(json!({
            "throws": throws, "legal": legal.len(), "sum": sum(&legal), "move": mv.to_string(), "plies": plies,
            "call": call.map(|call| format!("{call:?}").to_lowercase()),
        }));
    }
    let outcome = game.outcome().map(|outcome| {
        json!({
            "winner": outcome.winner.map(|side| side.to_string()),
            "text": outcome.to_string(),
            "rule": outcome.rule.map(|rule| rule.to_string()),
        })
    });
    Ok(json!({ "rules": rules.id(), "steps": steps, "outcome": outcome, "position": game.position().to_string() }))
}

/// Two sums that hardly any other set of moves has.
fn sum(legal: &[Move]) -> [u64; 2] {
    let number =
        |mv: &Move| [mv.from.file(), mv.from.rank(), mv.to.file(), mv.to.rank()].iter().fold(0, |sum, n| sum * 19 + *n as u64);
    [legal.iter().map(number).sum(), legal.iter().map(|mv| number(mv) * number(mv)).sum()]
}
