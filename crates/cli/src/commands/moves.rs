//! `hnefi moves`: the legal moves of a position.

use anyhow::Result;
use hnefi_rules::Game;
use serde::Serialize;

use crate::output::{self, Answer};
use crate::selection::Selection;

/// List the legal moves, one per line, with their captures.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct MovesOutput {
    rules: String,
    position: String,
    moves: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let (rules, position) = arguments.selection.read()?;
    let game = Game::from_position(&rules, position);
    let mut moves = game.legal_moves();
    moves.sort_by_key(|mv| (mv.from.notation_order(), mv.to.notation_order()));
    let text = |mv| {
        let effect = game.position().clone().play(rules.compiled(), mv);
        format!("{mv}{}", effect.captures)
    };
    let moves: Vec<String> = moves.into_iter().map(text).collect();
    if arguments.json {
        output::json(&MovesOutput { rules: rules.id(), position: game.position().to_string(), moves })?;
    } else {
        moves.iter().for_each(output::line);
    }
    Ok(Answer::Yes)
}
