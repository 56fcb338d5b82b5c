//! The game as the server's states tell it. A state is a board alone: the move that led to it is found again, for what depends on history.

use anyhow::{Context, Result};
use hnefi_records::challenge::State;
use hnefi_rules::{Game, Position};
use hnefi_rulesets::Ruleset;

/// The game up to a state. Where no move leads from the game so far to the state, it begins there.
pub(super) fn follow(so_far: Option<Game>, state: &State, rules: &Ruleset) -> Result<Game> {
    let now = state.setup.position(rules).context("the server's board")?;
    let Some(game) = so_far else { return Ok(Game::from_position(rules, now)) };
    if same(game.position(), &now) {
        return Ok(game);
    }
    let after = |mv| {
        let mut next = game.clone();
        next.play(mv).is_ok().then_some(next)
    };
    let found = game.legal_moves().into_iter().filter_map(after).find(|next| same(next.position(), &now));
    Ok(found.unwrap_or_else(|| Game::from_position(rules, now)))
}

/// Whether two positions show the same board with the same side to move. A state does not tell more.
fn same(one: &Position, other: &Position) -> bool {
    one.side() == other.side() && one.board_text() == other.board_text()
}

#[cfg(test)]
mod tests {
    use hnefi_rules::{GameResult, Setup};

    use super::*;

    fn state(game: &Game) -> State {
        let setup = Setup { king_moved: None, ..Setup::from(game.position()) };
        State { setup, result: GameResult::Unfinished }
    }

    #[test]
    fn moves_are_found_again_with_their_captures() {
        let rules = Ruleset::named("ashton-bologna").expect("built in");
        let mut game = Game::new(&rules);
        let mut followed = follow(None, &state(&game), &rules).expect("the start");
        for number in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let moves = game.legal_moves();
            game.play(moves[number * 7 % moves.len()]).expect("legal");
            followed = follow(Some(followed), &state(&game), &rules).expect("a state");
            assert_eq!(followed.plies().len(), game.plies().len());
        }
        assert!(game.plies().len() > 10 && followed.position().board_text() == game.position().board_text());
        let once_more = follow(Some(followed.clone()), &state(&game), &rules).expect("the same state");
        assert_eq!(once_more.plies().len(), followed.plies().len(), "a refused move changes nothing");
        let start = Game::new(&rules);
        assert_eq!(follow(Some(followed), &state(&start), &rules).expect("another game").plies().len(), 0);
    }
}
