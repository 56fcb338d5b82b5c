//! The work on a report of a game: the engine searches every position, and each move is judged by how much of its side's chance to win it
//! gave away. Moves that look bad are searched again, longer. Nothing here searches: the caller asks which search
//! is next ([`ReportWork::next_search`]) and gives its result ([`ReportWork::take`]).

use std::time::Duration;

use hnefi_engine::{Fault, Limits, ScoreKind, SearchResult, accuracy};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Ply, Side};

use crate::code::Code;
use crate::fault_reason::{Compared, FaultReason};
use crate::refusal::Refusal;
use crate::{Better, Chance, JudgedPly, LineMove, Report, ReportProgress, SideReport, rounded};

/// The most moves in one report.
const MAX_PLIES: usize = 400;
/// The fewest nodes of a search, however long the game.
const MIN_NODES: u64 = 10_000;
/// The most nodes of a search, however short the game.
const MAX_NODES: u64 = 100_000;
/// How many times longer a move that looks like a mistake is searched.
const SECOND_SEARCH: u32 = 3;
/// The longest search of a position, for slow machines.
const MAX_SEARCH_TIME: Duration = Duration::from_secs(2);

/// What a report on a whole game may cost.
#[derive(Clone, Copy, Debug)]
pub struct ReportCost {
    /// Positions visited.
    pub nodes: u64,
    /// Time.
    pub within: Duration,
}

/// A search that a report waits for.
#[derive(Clone, Debug)]
pub struct ReportSearch {
    /// The game whose last position is to be searched.
    pub game: Game,
    /// How many positions may be visited.
    pub limits: Limits,
    /// The longest that it may take.
    pub within: Duration,
}

/// What a search found of a position.
#[derive(Clone, Debug)]
struct PositionVerdict {
    /// The attackers' chance.
    chance: f64,
    /// The side to move.
    side: Side,
    /// The result of the search; `None` where the game is over.
    found: Option<SearchResult>,
    /// Whether this was the second, longer search.
    longer: bool,
}

/// A position to be searched: by its place, and whether for the second time.
#[derive(Clone, Copy, Debug)]
struct Step {
    at: usize,
    longer: bool,
}

/// The work on a report.
pub struct ReportWork {
    game: Game,
    /// The verdict on each position, beginning before the first move judged.
    verdicts: Vec<Option<PositionVerdict>>,
    first: usize,
    nodes: u64,
    within: Duration,
    /// What is left of the searches known to be needed, the next one last.
    steps: Vec<Step>,
    /// The place before which every move has been looked at for faults; `None` before all positions were searched once.
    looked: Option<usize>,
    progress: ReportProgress,
}

impl ReportWork {
    /// The work on the moves of a game from a ply on, counted from 1.
    ///
    /// # Errors
    /// A [`Refusal`] where there is nothing to judge, or too much.
    pub fn new(game: Game, from: usize, cost: ReportCost) -> Result<ReportWork, Refusal> {
        let plies = game.plies().len();
        if game.variant().rules().dice != Dice::None {
            return Err(Refusal::new(Code::BadRequest, "games with a die cannot be judged"));
        }
        if from == 0 || from > plies {
            return Err(Refusal::new(Code::BadRequest, format!("`from` is {from}, and the game has {plies} moves")));
        }
        let count = plies + 2 - from;
        if count > MAX_PLIES + 1 {
            return Err(Refusal::new(Code::TooLarge, format!("a report judges at most {MAX_PLIES} moves")));
        }
        let share = u32::try_from(count).unwrap_or(u32::MAX);
        Ok(ReportWork {
            verdicts: vec![None; count],
            game,
            first: from - 1,
            nodes: (cost.nodes / u64::from(share)).clamp(MIN_NODES, MAX_NODES),
            within: (cost.within / share).min(MAX_SEARCH_TIME),
            // The last position first: an earlier search then finds in the table where its line leads.
            steps: (0..count).map(|at| Step { at, longer: false }).collect(),
            looked: None,
            progress: ReportProgress { done: 0, of: count },
        })
    }

    /// How far the work has come.
    #[must_use]
    pub fn progress(&self) -> ReportProgress {
        self.progress
    }

    /// The search that is needed next; `None` when the report can be made. Asked again before [`ReportWork::take`], it is the same.
    pub fn next_search(&mut self) -> Option<ReportSearch> {
        loop {
            let Some(&Step { at, longer }) = self.steps.last() else {
                self.look_for_faults()?;
                continue;
            };
            let known = self.verdicts[at].as_ref().is_some_and(|verdict| verdict.longer == longer || verdict.found.is_none());
            if known {
                self.finish_step();
                continue;
            }
            let game = up_to(&self.game, self.first + at);
            let Some(outcome) = game.outcome() else {
                let times = if longer { SECOND_SEARCH } else { 1 };
                let limits = Limits::nodes(self.nodes * u64::from(times));
                return Some(ReportSearch { game, limits, within: self.within * times });
            };
            let chance = match outcome.winner {
                Some(Side::Attackers) => 1.0,
                Some(Side::Defenders) => 0.0,
                None => 0.5,
            };
            self.verdicts[at] = Some(PositionVerdict { chance, side: game.position().side(), found: None, longer });
            self.finish_step();
        }
    }

    /// Takes what the search asked for has found.
    pub fn take(&mut self, found: SearchResult) {
        let Some(&Step { at, longer }) = self.steps.last() else { return };
        let side = up_to(&self.game, self.first + at).position().side();
        let chance = found.score.from_attackers_view(side).chance(Side::Attackers);
        self.verdicts[at] = Some(PositionVerdict { chance, side, found: Some(found), longer });
        self.finish_step();
    }

    fn finish_step(&mut self) {
        self.steps.pop();
        self.progress.done += 1;
    }

    /// Puts the next move that looks bad on the list, with the position after it; `None` where there is no other.
    fn look_for_faults(&mut self) -> Option<()> {
        let looked = self.looked.unwrap_or(self.moves());
        let at = (0..looked).rev().find(|at| self.lost(*at) >= Fault::Doubtful.from());
        self.looked = Some(at.unwrap_or(0));
        let at = at?;
        self.progress.of += 2;
        self.steps.extend([Step { at, longer: true }, Step { at: at + 1, longer: true }]);
        Some(())
    }

    /// The report, of what has been searched.
    #[must_use]
    pub fn report(&self) -> Report {
        Report {
            attackers: self.side(Side::Attackers),
            defenders: self.side(Side::Defenders),
            before: Chance::of_attackers(self.chance(0)),
            plies: (0..self.moves()).map(|at| self.judged(at)).collect(),
        }
    }

    fn judged(&self, at: usize) -> JudgedPly {
        let ply = self.ply(at);
        let lost = self.lost(at);
        let fault = Fault::of(lost);
        let better = if fault.is_some() || self.misses_a_win(at) { self.better(at) } else { None };
        let reason = better.as_ref().and_then(|better| self.reason(at, better));
        JudgedPly {
            ply: self.first + at + 1,
            side: ply.side.into(),
            mv: ply.into(),
            chance: Chance::of_attackers(self.chance(at + 1)),
            score: self.score(at + 1).map(Into::into),
            lost: rounded(lost),
            fault: fault.map(|fault| fault.to_string()),
            reason: reason.as_ref().map(Into::into),
            better: better.map(|BetterMove { score, game, found }| Better {
                score: score.into(),
                chance: Chance::of_attackers(self.chance(at)),
                moves: LineMove::follow(&game, &found.pv),
            }),
        }
    }

    fn better(&self, at: usize) -> Option<BetterMove<'_>> {
        let (found, score) = self.found(at).zip(self.score(at))?;
        Some(BetterMove { score, game: up_to(&self.game, self.first + at), found })
    }

    /// Why a move was worse.
    fn reason(&self, at: usize, better: &BetterMove<'_>) -> Option<FaultReason> {
        let after = up_to(&self.game, self.first + at + 1);
        let mut instead = better.game.clone();
        instead.play(*better.found.pv.first()?).ok()?;
        let (side, score, score_after) = (self.ply(at).side, better.score, self.score(at + 1));
        Some(FaultReason::of(&Compared { side, after: &after, score, score_after, better: &instead }))
    }

    fn chance(&self, at: usize) -> f64 {
        self.verdicts[at].as_ref().map_or(0.5, |verdict| verdict.chance)
    }

    /// How many moves are judged.
    fn moves(&self) -> usize {
        self.verdicts.len() - 1
    }

    /// The ply that followed a position.
    fn ply(&self, at: usize) -> &Ply {
        &self.game.plies()[self.first + at]
    }

    fn found(&self, at: usize) -> Option<&SearchResult> {
        self.verdicts[at].as_ref()?.found.as_ref()
    }

    /// How much of its side's chance the move made in a position gave away. The engine's own choice gave nothing away.
    fn lost(&self, at: usize) -> f64 {
        let ply = self.ply(at);
        if ply.mv.is_none() || self.found(at).is_some_and(|found| found.best == ply.mv) {
            return 0.0;
        }
        let fell = self.chance(at) - self.chance(at + 1);
        if ply.side == Side::Attackers { fell.max(0.0) } else { (-fell).max(0.0) }
    }

    /// Whether a move that does not end the game was played where one would have won it.
    fn misses_a_win(&self, at: usize) -> bool {
        let side = self.ply(at).side;
        self.ply(at).mv.is_some()
            && self.score(at) == Some(ScoreKind::Win { side, plies: 1 })
            && up_to(&self.game, self.first + at + 1).outcome().is_none()
    }

    /// The score of a position, if the game goes on there.
    fn score(&self, at: usize) -> Option<ScoreKind> {
        let verdict = self.verdicts[at].as_ref()?;
        Some(verdict.found.as_ref()?.score.from_attackers_view(verdict.side))
    }

    fn side(&self, side: Side) -> SideReport {
        let own = (0..self.moves()).filter(|at| self.ply(*at).mv.is_some() && self.ply(*at).side == side);
        let lost: Vec<f64> = own.map(|at| self.lost(at)).collect();
        let count = |fault| lost.iter().filter(|lost| Fault::of(**lost) == Some(fault)).count();
        let sum: f64 = lost.iter().map(|lost| accuracy(*lost)).sum();
        SideReport {
            accuracy: (!lost.is_empty()).then(|| (sum / lost.len() as f64 * 10.0).round() / 10.0),
            moves: lost.len(),
            doubtful: count(Fault::Doubtful),
            mistakes: count(Fault::Mistake),
            blunders: count(Fault::Blunder),
        }
    }
}

/// What would have been better than a move.
struct BetterMove<'a> {
    score: ScoreKind,
    /// The game in which it could have been played.
    game: Game,
    found: &'a SearchResult,
}

/// A game as it was after a number of plies. A turn lost for want of a move belongs to the move before.
fn up_to(game: &Game, plies: usize) -> Game {
    let mut earlier = game.clone();
    while earlier.plies().len() > plies && earlier.take_back().is_some() {}
    while let Some(mv) = game.plies().get(earlier.plies().len()).and_then(|ply| ply.mv)
        && earlier.plies().len() < plies
        && earlier.play(mv).is_ok()
    {}
    earlier
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn a_game_is_cut_back_to_any_earlier_ply() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let mut game = Game::new(&rules);
        let mut texts = vec![game.position().to_string()];
        while game.outcome().is_none() && texts.len() < 20 {
            let mv = game.legal_moves()[texts.len() % 5];
            game.play(mv).expect("legal");
            texts.push(game.position().to_string());
        }
        for (plies, text) in texts.iter().enumerate() {
            let earlier = up_to(&game, plies);
            assert_eq!((earlier.plies().len(), &earlier.position().to_string()), (plies, text));
        }
    }
}
