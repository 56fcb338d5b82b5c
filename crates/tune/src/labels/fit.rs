//! Fitting the weights to labels, by least squares.

use std::collections::BTreeMap;

use hnefi_engine::tune::{self, HUNDREDTHS_PER_LOGIT, NUMBERS, OtherWeights, Scales, TEMPO};
use hnefi_match::NamedRules;
use hnefi_rules::{PositionError, Setup, SetupTextError, Side};
use hnefi_statistics::{LeastSquares, LeastSquaresError, WEAK_RIDGE};
use thiserror::Error;

use super::LabelledGame;
use crate::turns::{COLUMNS, Starts, TURNS_ALIKE, columns, of_turns, weights_by_columns};

/// Of each rule set one game in this many is held back, beginning with the first, to see how the fit does on games that it does not know.
const HELD_BACK_EVERY: usize = 10;
/// A label counts for no more than this many hundredths of a man: where a side is that far ahead, no fit should bend to how far.
const CLEARLY_AHEAD: i32 = 1_500;

/// Why labels cannot be learnt from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LabelFitError {
    /// The rule set was not named at the beginning.
    #[error("`{0}` is none of the rule sets that are fitted to")]
    Rules(String),
    /// A position is none.
    #[error("label {label}: {error}")]
    Text {
        /// Counted from 1.
        label: usize,
        /// What is wrong.
        error: SetupTextError,
    },
    /// A position is not one of its rule set.
    #[error("label {label}: {error}")]
    Position {
        /// Counted from 1.
        label: usize,
        /// What is wrong.
        error: PositionError,
    },
}

/// What labels say of the families of rule sets.
pub struct LabelFits<'a> {
    before: &'a OtherWeights,
    rules: BTreeMap<&'a str, RulesOfFit<'a>>,
    families: BTreeMap<&'static str, FamilySums>,
}

/// A rule set, its number in its family, and how many of its games there are.
struct RulesOfFit<'a> {
    named: &'a NamedRules,
    scales: Scales<'a>,
    number: usize,
    games: usize,
}

/// What the labels of one family add up to.
struct FamilySums {
    rules: usize,
    starts: Starts,
    /// The weights before the fit, by columns, and what speaks for a move of either side.
    weights: Vec<f64>,
    signs: [Vec<f64>; 2],
    games: usize,
    fitted: LeastSquares,
    held_back: LeastSquares,
}

/// The weights found for one family, and how far they are from the labels of the games held back: roots of mean squares, in men.
#[derive(Clone, Debug)]
pub struct FittedToLabels {
    /// The name of the family and of its file.
    pub family: &'static str,
    /// The games.
    pub games: usize,
    /// The positions fitted to.
    pub positions: usize,
    /// Those of the games held back.
    pub held_back: usize,
    /// How far the mean of each rule set and side to move is from the labels.
    pub error_knowing_nothing: f64,
    /// How far the weights before are, with the best mean for each rule set and side to move.
    pub error_before: f64,
    /// How far the weights found are, before they are stretched.
    pub error: f64,
    /// The file of weights.
    pub file: String,
}

impl<'a> LabelFits<'a> {
    /// Nothing yet, for labels of these rule sets. The fit begins at the weights `before`, or at this build's where they lack a family.
    #[must_use]
    pub fn new(rules: &'a [NamedRules], before: &'a OtherWeights) -> LabelFits<'a> {
        let mut fits = LabelFits { before, rules: BTreeMap::new(), families: BTreeMap::new() };
        let mut of_family: BTreeMap<&'static str, Vec<&'a str>> = BTreeMap::new();
        for named in rules {
            let scales = Scales::with_weights(&named.rules, before);
            let names = of_family.entry(scales.family()).or_default();
            if !names.contains(&named.name.as_str()) {
                names.push(&named.name);
                fits.rules.insert(&named.name, RulesOfFit { named, scales, number: names.len() - 1, games: 0 });
            }
        }
        for rules in fits.rules.values() {
            let count = of_family[rules.scales.family()].len();
            let family = fits.families.entry(rules.scales.family()).or_insert_with(|| FamilySums {
                rules: count,
                starts: Starts::default(),
                weights: weights_by_columns(&rules.scales),
                signs: [Side::Attackers, Side::Defenders].map(|side| rules.scales.signs(side)),
                games: 0,
                fitted: LeastSquares::new(COLUMNS + count),
                held_back: LeastSquares::new(COLUMNS + count),
            });
            family.starts.add(&rules.named.rules, &rules.scales);
        }
        fits
    }

    /// Adds the labels of a game; how many there are. Positions that this build does not take for quiet are left out.
    ///
    /// # Errors
    /// [`LabelFitError`]; nothing is added then.
    pub fn add(&mut self, game: &LabelledGame) -> Result<usize, LabelFitError> {
        let rules = self.rules.get_mut(game.rules.as_str()).ok_or_else(|| LabelFitError::Rules(game.rules.clone()))?;
        let mut seen = Vec::new();
        for (index, (text, score)) in game.labels.iter().enumerate() {
            let label = index + 1;
            let setup: Setup = text.parse().map_err(|error| LabelFitError::Text { label, error })?;
            let position = setup.position(&rules.named.rules).map_err(|error| LabelFitError::Position { label, error })?;
            let logits = f64::from(*score.clamp(&-CLEARLY_AHEAD, &CLEARLY_AHEAD)) / HUNDREDTHS_PER_LOGIT;
            seen.extend(rules.scales.counts(&position).map(|counts| (columns(position.side(), &counts, rules.number), logits)));
        }
        let Some(family) = self.families.get_mut(rules.scales.family()) else { unreachable!("every rule set has its family") };
        let into = if rules.games.is_multiple_of(HELD_BACK_EVERY) { &mut family.held_back } else { &mut family.fitted };
        seen.iter().for_each(|(columns, logits)| into.add(columns, *logits));
        (rules.games, family.games) = (rules.games + 1, family.games + 1);
        Ok(seen.len())
    }

    /// The families of the rule sets, with their games and the positions to be fitted to.
    pub fn families(&self) -> impl Iterator<Item = (&'static str, usize, usize)> {
        self.families.iter().map(|(family, sums)| (*family, sums.games, sums.fitted.observations()))
    }

    /// Fits one family, whose weights are drawn to those before by `ridge` observations. `note` goes into its file.
    ///
    /// # Errors
    /// [`LeastSquaresError`].
    pub fn fit(&self, family: &'static str, ridge: f64, note: &str) -> Result<FittedToLabels, LeastSquaresError> {
        let sums = self.families.get(family).ok_or(LeastSquaresError::Empty)?;
        let free = |count_ridge: f64| {
            let mut ridges = vec![count_ridge; NUMBERS];
            ridges.extend(vec![count_ridge * TURNS_ALIKE; NUMBERS]);
            ridges.extend(vec![WEAK_RIDGE; sums.rules]);
            // The constants of the rule sets stand for the tempo of both turns; what it differs by is as free as they are.
            ridges[TEMPO] = f64::INFINITY;
            ridges[NUMBERS + TEMPO] = WEAK_RIDGE;
            ridges
        };
        let with_constants = |weights: &[f64]| [weights, &vec![0.0; sums.rules]].concat();
        let error_of = |weights: &[f64]| sums.held_back.error(weights) * HUNDREDTHS_PER_LOGIT / 100.0;
        let nothing = sums.fitted.fit(&vec![0.0; COLUMNS + sums.rules], &free(f64::INFINITY))?;
        let as_before = sums.fitted.fit(&with_constants(&sums.weights), &free(f64::INFINITY))?;
        let fitted = sums.fitted.fit(&as_before, &free(ridge))?;
        // Scores are to be spread as before: the search's margins are in hundredths of a man, and hold for scores of that width.
        let spread = |weights: &[f64]| sums.fitted.spread(&with_constants(weights));
        let (before_spread, found_spread) = (spread(&sums.weights), spread(&fitted[..COLUMNS]));
        let stretch = if found_spread > 0.0 { before_spread / found_spread } else { 1.0 };
        let mut turns = of_turns(&fitted.iter().map(|weight| weight * stretch).collect::<Vec<f64>>());
        sums.starts.level(&mut turns, &of_turns(&sums.weights));
        let lists = turns.each_ref().map(Vec::as_slice);
        Ok(FittedToLabels {
            family,
            games: sums.games,
            positions: sums.fitted.observations(),
            held_back: sums.held_back.observations(),
            error_knowing_nothing: error_of(&nothing),
            error_before: error_of(&as_before),
            error: error_of(&fitted),
            file: tune::write(family, self.before, lists, sums.signs.each_ref().map(Vec::as_slice), note),
        })
    }
}
