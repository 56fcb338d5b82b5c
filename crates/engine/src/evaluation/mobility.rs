//! How much of the board each side's men reach with one move.

use hnefi_rules::Side;

use super::View;
use super::weights::Weights;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    weights.reach * (reach(view, Side::Attackers) - reach(view, Side::Defenders))
}

fn reach(view: &View<'_>, side: Side) -> i32 {
    let men = match side {
        Side::Attackers => &view.attackers,
        Side::Defenders => &view.defenders,
    };
    let free = view.empty.and(view.terrain.men_pass(side));
    men.slide_within(&free, view.terrain.men_speed(side)).and(view.terrain.men_stop(side)).count()
}
