//! What all games of an arm say together, in studies with a standard: how its results move with the strength, and whom it favours.

use hnefi_rules::Side;
use hnefi_statistics::{Estimate, Evidence, Judgement, Ordinal, OrdinalGame, PooledSlope, pooled_slope};
use serde::Serialize;

use crate::cell::Purpose;
use crate::conventions::BEYOND;
use crate::definition::Study;
use crate::row::GameRow;

/// A slope that chance would show as often as this, or oftener, is no trend.
const SHOWN: f64 = 0.05;

/// How results move if one side had won every game that was broken off.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct IfWonBy<T> {
    /// The attackers had won them.
    pub attackers: T,
    /// The defenders had won them.
    pub defenders: T,
}

/// How an arm's results move as both sides think more.
#[derive(Clone, Debug)]
pub(crate) struct Trends {
    /// Where a game that was broken off counts as drawn.
    pub(crate) drawn: Ordinal,
    /// Where one side had won these games; `None` without such games.
    pub(crate) bounds: Option<IfWonBy<Ordinal>>,
}

impl Trends {
    /// Of an arm's games at equal thinking, from the openings of the book, of all evaluations. `None` without games at two strengths.
    pub(crate) fn of(study: &Study, rows: &[&GameRow]) -> Option<Trends> {
        let unfinished = rows.iter().any(|row| row.is_broken_off() && !study.is_bare(row));
        let won_by = |side| fit(study, rows, Some(side));
        let bounds = || Some(IfWonBy { attackers: won_by(Side::Attackers)?, defenders: won_by(Side::Defenders)? });
        Some(Trends { drawn: fit(study, rows, None)?, bounds: if unfinished { bounds() } else { None } })
    }

    /// The score two doublings beyond the strongest games, for each trend that is shown.
    fn leading(&self) -> Vec<Estimate> {
        let bounds = self.bounds.iter().flat_map(|IfWonBy { attackers, defenders }| [attackers, defenders]);
        let shown = std::iter::once(&self.drawn).chain(bounds).filter(|trend| trend.slope_p < SHOWN);
        shown.filter_map(|trend| Some(trend.at(trend.to + BEYOND)?.score)).collect()
    }
}

/// The mean of the trends of all arms: games that were broken off being drawn, and won by one side.
pub(crate) fn pooled(trends: &[Trends]) -> Option<(PooledSlope, IfWonBy<PooledSlope>)> {
    let of = |which: &dyn Fn(&Trends) -> Option<Ordinal>| {
        pooled_slope(&trends.iter().map(|arm| which(arm).unwrap_or_else(|| arm.drawn.clone())).collect::<Vec<_>>())
    };
    let bound = |which: &dyn Fn(&IfWonBy<Ordinal>) -> Ordinal| of(&|arm| arm.bounds.as_ref().map(which));
    let bounds =
        IfWonBy { attackers: bound(&|bounds| bounds.attackers.clone())?, defenders: bound(&|bounds| bounds.defenders.clone())? };
    Some((of(&|_| None)?, bounds))
}

/// The trend of these games, those that were broken off being won by a side, or drawn.
fn fit(study: &Study, rows: &[&GameRow], unfinished: Option<Side>) -> Option<Ordinal> {
    let game = |row: &&GameRow| {
        let cell = study.cell_of(row)?;
        let fits = cell.thinking.is_equal() && cell.purpose != Purpose::Bare;
        fits.then(|| OrdinalGame {
            log2_nodes: (row.thinking.attackers as f64).log2(),
            evaluation: cell.evaluation.map_or(0, |number| number + 1),
            opening: row.game as usize,
            won: row.result.winner().or(unfinished.filter(|_| row.is_broken_off())).map(|side| side == Side::Attackers),
        })
    };
    Ordinal::fit(&rows.iter().filter_map(game).collect::<Vec<_>>()).ok()
}

/// What the games of an arm say of it; `None` in studies without a standard.
pub(crate) fn judgement(study: &Study, games: Evidence, trends: Option<&Trends>) -> Option<Judgement> {
    let standard = study.design.as_ref()?.standard;
    Some(standard.judge(&Evidence { trends: trends.map_or_else(Vec::new, Trends::leading), ..games }))
}
