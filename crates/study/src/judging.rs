//! What all games of an arm say together, in studies with a standard: how its results move with the strength, and whom it favours.

use hnefi_rules::Side;
use hnefi_statistics::{Evidence, Judgement, Ordinal, OrdinalGame, Outcomes};

use crate::cell::Purpose;
use crate::conventions::BEYOND;
use crate::definition::Study;
use crate::row::GameRow;

/// A slope that chance would show as often as this, or oftener, is no trend.
const SHOWN: f64 = 0.05;

/// How an arm's results move as both sides think more: by its games at equal thinking, from the openings of the book, of all evaluations. A game that was broken
/// off counts as drawn. `None` without games at two strengths.
pub(crate) fn trend(study: &Study, rows: &[&GameRow]) -> Option<Ordinal> {
    let game = |row: &&GameRow| {
        let cell = study.cell_of(row)?;
        let fits = cell.thinking.is_equal() && cell.purpose != Purpose::Bare;
        fits.then(|| OrdinalGame {
            log2_nodes: (row.thinking.attackers as f64).log2(),
            evaluation: cell.evaluation.map_or(0, |number| number + 1),
            opening: row.game as usize,
            won: row.result.winner().map(|side| side == Side::Attackers),
        })
    };
    Ordinal::fit(&rows.iter().filter_map(game).collect::<Vec<_>>()).ok()
}

/// What the games of an arm say of it, by strength and evaluation; `None` in studies without a standard.
pub(crate) fn judgement(
    study: &Study,
    reference: Outcomes,
    stronger: Vec<Outcomes>,
    others: Vec<Outcomes>,
    trend: Option<&Ordinal>,
) -> Option<Judgement> {
    let standard = study.design.as_ref()?.standard;
    let shown = trend.filter(|trend| trend.slope_p < SHOWN);
    let trend = shown.and_then(|trend| trend.at(trend.to + BEYOND)).map(|there| there.score);
    Some(standard.judge(&Evidence { reference, stronger, others, trend }))
}
