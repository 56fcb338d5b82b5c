//! A game as HTML for any page: the element `<hnefi-board>` with all its positions in it, for its script knows no rules.

use hnefi_rules::rules::{Camps, Corners, Throne};
use hnefi_rules::{Game, GameResult, MarkedPoint, Piece, Ply, Point, Position};
use serde::Serialize;

use crate::svg::escaped;

/// A game with all that a viewer without rules needs.
#[derive(Clone, Debug, Serialize)]
pub struct ShownGame {
    size: usize,
    /// The first position.
    start: String,
    marks: Drawn,
    /// The kinds of marks that mean something.
    active: Vec<&'static str>,
    /// A move with all it captures; where that does not say all that changed, the new position after a space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<String>,
    /// Who won, or `draw`.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
}

#[derive(Clone, Debug, Serialize)]
struct Drawn {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throne: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    corner: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    camp: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variegated: Vec<String>,
}

impl ShownGame {
    /// A game, or where nothing was played a position.
    #[must_use]
    pub fn of(game: &Game) -> ShownGame {
        let (layout, values) = (game.variant().board(), game.variant().rules());
        let points = |marks: &[MarkedPoint]| marks.iter().map(|mark| mark.0.to_string()).collect();
        let marks = &layout.marks;
        let kinds = [
            ("throne", values.throne != Throne::None),
            ("corner", values.corners != Corners::None),
            ("camp", values.camps != Camps::None),
        ];
        let befores = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
        ShownGame {
            size: layout.size,
            start: game.start().board_text(),
            marks: Drawn {
                throne: points(&marks.throne),
                corner: points(&marks.corner),
                camp: points(&marks.camp),
                variegated: points(&marks.variegated),
            },
            active: kinds.into_iter().filter(|(_, active)| *active).map(|(kind, _)| kind).collect(),
            moves: befores.zip(game.plies()).map(|(before, ply)| written(before, ply)).collect(),
            result: game.outcome().is_some().then(|| GameResult::of(game)),
        }
    }
}

/// The HTML that shows a game, or where nothing was played a position, on a page that loads the script `hnefi-board.js`.
///
/// `script` is the address of that script as the page would write it.
#[must_use]
pub fn embed_code(game: &Game, title: &str, script: &str) -> String {
    // Nothing in it can end the element: rules and moves are written without `<`.
    let json = serde_json::to_string(&ShownGame::of(game)).unwrap_or_default().replace('<', "\\u003c");
    format!(
        "<script src=\"{}\" async></script>\n<hnefi-board label=\"{}\">\n<script type=\"application/json\">{json}</script>\n\
         </hnefi-board>\n",
        escaped(script),
        escaped(title),
    )
}

/// A ply as the element reads it.
fn written(before: &Position, ply: &Ply) -> String {
    let text = ply.text();
    if follows(before, ply) { text } else { format!("{text} {}", ply.position.board_text()) }
}

/// Whether moving the piece and lifting what the move names gives the position: the whole of what the element does.
fn follows(before: &Position, ply: &Ply) -> bool {
    let after = |point: Point| -> Option<Piece> {
        let mv = ply.mv?;
        if point == mv.to {
            before.piece_at(mv.from)
        } else if point == mv.from || ply.captures.as_slice().contains(&point) {
            None
        } else {
            before.piece_at(point)
        }
    };
    let Some(_) = ply.mv else { return before.board_text() == ply.position.board_text() };
    Point::all(before.size()).all(|point| after(point) == ply.position.piece_at(point))
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn the_code_holds_the_start_and_every_move() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let mut game = Game::new(&rules);
        for _ in 0..3 {
            let mv = game.legal_moves()[0];
            game.play(mv).expect("legal");
        }
        let code = embed_code(&game, "A \"game\" <1>", "/hnefi-board.js?a&b");
        assert!(code.contains("label=\"A &quot;game&quot; &lt;1&gt;\""), "{code}");
        assert!(code.contains("src=\"/hnefi-board.js?a&amp;b\""));
        assert!(code.contains(&format!("\"start\":\"{}\"", game.start().board_text())));
        for ply in game.plies() {
            assert!(code.contains(&format!("\"{}\"", ply.text())), "{} in {code}", ply.text());
        }
        assert!(!code.contains("\"result\""));
    }

    #[test]
    fn a_position_not_given_by_its_move_is_written() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let mut game = Game::new(&rules);
        let mv = game.legal_moves()[0];
        let ply = game.play(mv).expect("legal").clone();
        let before = game.start().clone();
        assert!(follows(&before, &ply));
        let other = Ply { position: before.clone(), ..ply };
        assert!(!follows(&before, &other));
        assert!(written(&before, &other).ends_with(&format!(" {}", before.board_text())));
    }
}
