//! What was played in a position, however turned and mirrored.

use hnefi_api::{Code, Move, Refusal, RulesetRegistry, Side, Step, replay};
use hnefi_diagram::ShownGame;
use hnefi_rules::{Folded, Game};
use hnefi_rulesets::Ruleset;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::entry::{Fold, key};
use crate::json::{Explored, ExploredMove, Results};

/// A position, and how one comes there.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PositionQuery {
    /// The rule set, with options and layout.
    #[param(example = "brandubh-cyningstan")]
    pub rules: String,
    /// Where the moves begin; the start if left out.
    pub position: Option<String>,
    /// Moves from there, with commas or blanks between them.
    #[param(example = "a4-a5,d3-c3")]
    pub moves: Option<String>,
}

/// Statistics of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionStatistics {
    /// How many games came to it, by result.
    pub ended: Vec<(String, u64)>,
    /// What was played there. A game that came there more than once and went on differently counts once for each move.
    pub played: Vec<MoveStatistics>,
}

/// How often a move was played in a position, by result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveStatistics {
    /// The number of the move, as [`EntryPosition`](crate::EntryPosition) has it.
    pub mv: i64,
    /// How the games ended.
    pub result: String,
    /// How many there are.
    pub games: u64,
}

/// A position that is asked about, with the game that leads there.
pub struct ReplayedPosition {
    rules: Ruleset,
    game: Game,
    fold: Fold,
    folded: Folded,
}

impl PositionQuery {
    /// The position that is meant. `max_plies` is the most that may lead there.
    ///
    /// # Errors
    /// A [`Refusal`] for a rule set that is not known, and for a position or a move that is none of its own.
    pub fn read(&self, rulesets: &RulesetRegistry, max_plies: usize) -> Result<ReplayedPosition, Refusal> {
        // A `+` that was not escaped arrives as a blank; ids have none.
        let rules = rulesets.ruleset(&self.rules.replace(' ', "+"))?;
        let written = self.moves.as_deref().unwrap_or_default();
        let moves: Vec<String> = written.split([',', ' ']).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        if moves.len() > max_plies {
            return Err(Refusal::new(Code::TooLarge, format!("a game has too many plies: {max_plies} at most")));
        }
        let game = replay(&rules, self.position.as_deref(), &moves)?;
        let fold = Fold::of(&rules);
        let folded = fold.position(game.position());
        Ok(ReplayedPosition { rules, game, fold, folded })
    }
}

impl ReplayedPosition {
    /// The number of the position, and the id of its rules.
    #[must_use]
    pub fn key(&self) -> (i64, String) {
        (key(&self.folded), self.rules.id())
    }

    /// The answer, from the statistics of the position.
    #[must_use]
    pub fn explored(self, statistics: PositionStatistics) -> Explored {
        let ReplayedPosition { rules, game, fold, folded } = self;
        let mut results = Results::default();
        statistics.ended.iter().for_each(|(result, games)| results.add(result, *games));
        let mut moves: Vec<ExploredMove> = Vec::new();
        for row in statistics.played {
            let Some(mv) = fold.move_out(&folded, row.mv) else { continue };
            let mut next = game.clone();
            // A move that is illegal here belongs to another position with the same number, which is as good as impossible.
            let Ok(ply) = next.play(mv) else { continue };
            let played = Move::of(mv, ply.captures.as_slice());
            let place = moves.iter().position(|known| known.mv == played).unwrap_or_else(|| {
                let images = fold.images(&folded, mv).into_iter().map(Step::from).collect();
                moves.push(ExploredMove { mv: played, images, results: Results::default() });
                moves.len() - 1
            });
            if let Some(known) = moves.get_mut(place) {
                known.results.add(&row.result, row.games);
            }
        }
        moves.sort_by(|a, b| b.results.games.cmp(&a.results.games).then_with(|| a.mv.text.cmp(&b.mv.text)));
        Explored {
            rules: (&rules).into(),
            shown: ShownGame::of(&game),
            position: game.position().to_string(),
            side: game.side().map(Side::from),
            results,
            moves,
        }
    }
}
