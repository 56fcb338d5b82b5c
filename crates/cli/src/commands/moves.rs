//! `hnefi moves`: the legal moves of a position.

use anyhow::Result;
use hnefi_rules::Game;
use serde::Serialize;

use crate::output::{self, Answer};
use crate::selection;

/// List the legal moves, one a line, with what each captures.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The rule set: an id or a file.
    rules: String,
    /// The position, as `BOARD SIDE FLAGS`; the start if left out.
    #[arg(long)]
    position: Option<String>,
    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    rules: String,
    position: String,
    moves: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let rules = selection::ruleset(&arguments.rules)?;
    let position = selection::position(&rules, arguments.position.as_deref())?;
    let game = Game::from_position(&rules, position);
    let mut moves = game.legal_moves();
    moves.sort_by_key(|mv| (mv.from.notation_order(), mv.to.notation_order()));
    let text = |mv| {
        let effect = game.position().clone().play(rules.compiled(), mv);
        format!("{mv}{}", effect.captures)
    };
    let moves: Vec<String> = moves.into_iter().map(text).collect();
    if arguments.json {
        output::json(&Report { rules: rules.id(), position: game.position().to_string(), moves })?;
    } else {
        moves.iter().for_each(output::line);
    }
    Ok(Answer::Yes)
}
