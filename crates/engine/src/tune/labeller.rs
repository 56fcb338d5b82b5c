//! Positions that a search evaluates, and what a search of its own says of each: labels to fit the evaluation to.

use hnefi_rules::{Effect, Game, Move, Position, Variant};

use super::Scales;
use crate::board::LazyView;
use crate::eval::{Evaluator, HandWritten};
use crate::movepick::MoveEndScores;
use crate::score::{Score, ScoreKind};
use crate::search::Limits;
use crate::search::alpha_beta::{Histories, Scoring, Style};
use crate::search::searcher::search_from;
use crate::search::transposition::Table;

/// Where captures or a threat decide what a position is worth, its static eval is not what a fit should learn: it may be this far from the
/// quiescence score, in hundredths of a man.
const QUIET_WITHIN: i32 = 30;
/// A static eval beyond this many hundredths of a man is as good as won, and no fit should bend to it.
const UNDECIDED_WITHIN: i32 = 1_500;
/// A quiescence search sees at most this many positions.
const QUIESCENCE_NODES: u64 = 100_000;
/// Transposition tables, in megabytes: of the searches that play, and of those that score.
const PLAY_MEGABYTES: usize = 8;
const SCORE_MEGABYTES: usize = 1;

/// Searches for labels under one rule set, with one table and set of histories for the moves of a game and another for scoring positions.
pub struct Labeller<'a> {
    variant: &'a Variant,
    scales: &'a Scales<'a>,
    evaluator: HandWritten<'a>,
    end_scores: MoveEndScores<'a>,
    playing: (Table, Histories),
    scoring: (Table, Histories),
}

impl<'a> Labeller<'a> {
    /// Begins with empty tables. `scales` are those of the rule set; their weights are searched with.
    #[must_use]
    pub fn new(variant: &'a Variant, scales: &'a Scales<'a>) -> Labeller<'a> {
        Labeller {
            variant,
            scales,
            evaluator: HandWritten::new(variant, &scales.tables, scales.weights),
            end_scores: MoveEndScores::new(&scales.tables, scales.weights),
            playing: (Table::new(PLAY_MEGABYTES), Histories::new()),
            scoring: (Table::new(SCORE_MEGABYTES), Histories::new()),
        }
    }

    /// The best move by a search of `nodes` positions; `None` if the game is over. `evaluated` gets each position whose static eval the
    /// search computes.
    pub fn choose(&mut self, game: &Game, nodes: u64, evaluated: &mut dyn FnMut(&Position)) -> Option<Move> {
        let (table, histories) = &mut self.playing;
        table.grow_older();
        histories.moves.fade();
        let evaluator = Watched { evaluator: &self.evaluator, evaluated };
        let scoring = Scoring { tables: &self.scales.tables, evaluator, end_scores: &self.end_scores };
        let mut search = search_from(game, scoring, table, histories, Some(nodes), &|| false, Style::FULL);
        search.deepen(game, &Limits::nodes(nodes), 1, &mut |_| {}).best
    }

    /// Whether a fit can learn from a position: [`Scales::counts`] counts it, and neither captures nor a lead of many men decide it.
    pub fn is_quiet(&mut self, position: &Position) -> bool {
        if self.scales.counts(position).is_none() {
            return false;
        }
        let static_eval = (&mut &self.evaluator).evaluate(position);
        let plain = Style { selective: false, table: false, foresighted: true };
        let game = Game::from_position(self.variant, position.clone());
        let (table, histories) = &mut self.scoring;
        let scoring = Scoring { tables: &self.scales.tables, evaluator: &self.evaluator, end_scores: &self.end_scores };
        let mut search = search_from(&game, scoring, table, histories, Some(QUIESCENCE_NODES), &|| false, plain);
        let quiescence = search.quiescence(position, -Score::INFINITE, Score::INFINITE, 0);
        let within = |score: Score, from: Score, most: i32| !score.is_decided() && score.above(from).abs() <= most;
        within(static_eval, Score::DRAW, UNDECIDED_WITHIN - 1) && within(quiescence, static_eval, QUIET_WITHIN)
    }

    /// What a position is worth to the attackers by a search of `nodes` positions, in hundredths of a man; `None` where the search sees the
    /// end of the game.
    pub fn score(&mut self, position: &Position, nodes: u64) -> Option<i32> {
        let (table, histories) = &mut self.scoring;
        table.grow_older();
        histories.moves.fade();
        let game = Game::from_position(self.variant, position.clone());
        let scoring = Scoring { tables: &self.scales.tables, evaluator: &self.evaluator, end_scores: &self.end_scores };
        let mut search = search_from(&game, scoring, table, histories, Some(nodes), &|| false, Style::FULL);
        let score = search.deepen(&game, &Limits::nodes(nodes), 1, &mut |_| {}).score;
        match score.from_attackers_view(position.side()) {
            ScoreKind::Value(hundredths) => Some(hundredths),
            ScoreKind::Win { .. } => None,
        }
    }
}

/// The evaluation, and what it is asked about.
struct Watched<'a> {
    evaluator: &'a HandWritten<'a>,
    evaluated: &'a mut dyn FnMut(&Position),
}

impl Evaluator for Watched<'_> {
    fn set_root(&mut self, root: &Position) {
        self.evaluator.set_root(root);
    }

    fn made(&mut self, before: &Position, mv: Move, effect: &Effect) {
        self.evaluator.made(before, mv, effect);
    }

    fn unmade(&mut self) {
        self.evaluator.unmade();
    }

    fn evaluate(&mut self, position: &Position) -> Score {
        (self.evaluated)(position);
        self.evaluator.evaluate(position)
    }

    fn evaluate_node(&mut self, node: &LazyView<'_>) -> Score {
        (self.evaluated)(node.position);
        self.evaluator.evaluate_node(node)
    }

    fn largest_gain(&self) -> i32 {
        (&self.evaluator).largest_gain()
    }

    fn is_hunt(&self, position: &Position) -> bool {
        (&self.evaluator).is_hunt(position)
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::search::Searcher;
    use crate::support::{Chance, step};

    #[test]
    fn a_watched_search_is_the_search() {
        for id in ["brandubh-cyningstan", "copenhagen", "alea-walker-2015"] {
            let rules = Ruleset::named(id).expect(id);
            let scales = Scales::new(&rules);
            let mut labeller = Labeller::new(&rules, &scales);
            let mut searcher = Searcher::new(PLAY_MEGABYTES);
            let mut game = Game::new(&rules);
            for _ in 0..6 {
                let mut evaluated = 0;
                let best = labeller.choose(&game, 800, &mut |_| evaluated += 1);
                let found = searcher.search(&game, &Limits::nodes(800), &|| false, &mut |_| {});
                assert_eq!(best, found.best, "{id}");
                assert!((10..2 * found.nodes).contains(&evaluated), "{id}: {evaluated} of {}", found.nodes);
                game.play(best.expect("not over")).expect("legal");
            }
        }
    }

    #[test]
    fn quiet_positions_are_counted_and_undecided() {
        let rules = Ruleset::named("tablut-murray").expect("tablut-murray");
        let scales = Scales::new(&rules);
        let mut labeller = Labeller::new(&rules, &scales);
        let (mut quiet, mut loud) = (0, 0);
        let mut chance = Chance(5);
        for _ in 0..20 {
            let mut game = Game::new(&rules);
            while game.plies().len() < 30 && step(&mut game, &mut chance) {
                let position = game.position();
                let is_quiet = labeller.is_quiet(position);
                assert!(!is_quiet || scales.counts(position).is_some());
                if is_quiet {
                    let static_eval = (&mut &labeller.evaluator).evaluate(position).from_attackers_view(position.side());
                    let ScoreKind::Value(static_eval) = static_eval else { panic!("{position}: decided") };
                    assert!(static_eval.abs() < UNDECIDED_WITHIN, "{position}");
                    quiet += 1;
                } else if scales.counts(position).is_some() {
                    loud += 1;
                }
            }
        }
        assert!(quiet > 50 && loud > 20, "{quiet} quiet, {loud} not");
    }

    #[test]
    fn a_label_is_the_attackers_score_and_none_where_the_end_is_seen() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let scales = Scales::new(&rules);
        let start = Position::start(&rules);
        let score = Labeller::new(&rules, &scales).score(&start, 500);
        let found = Searcher::new(SCORE_MEGABYTES).search(&Game::new(&rules), &Limits::nodes(500), &|| false, &mut |_| {});
        assert_eq!(score.map(ScoreKind::Value), Some(found.score.from_attackers_view(start.side())));
        let text = "/2t4/7/7/t2K3/7/7/4t2/ d -";
        let escapes = text.parse::<hnefi_rules::Setup>().expect(text).position(&rules).expect(text);
        assert_eq!(Labeller::new(&rules, &scales).score(&escapes, 500), None);
    }
}
