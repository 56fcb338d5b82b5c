//! Fitting the weights to games. For the evaluation each quiet position of a game is an observation. Its outcome is how the game ended or,
//! where the game notes what the players thought of its positions, what they thought from there on: the end of a long game says little of its
//! beginning. For the order of moves each quiet move played is a choice among all there were.

use std::collections::{BTreeMap, HashMap};

use hnefi_engine::tune::{self, HUNDREDTHS_PER_LOGIT, NUMBERS, OtherWeights, Scales};
use hnefi_records::{GameLine, Note};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, GameResult, Move, MoveText, MoveTextError, PlayError, Position, Side};
use hnefi_rulesets::Ruleset;
use hnefi_statistics::{Choice, Logistic, LogisticError, Observation, Random, WEAK_RIDGE, choice_loss, fit_choices, mean_loss};
use thiserror::Error;

use crate::turns::{COLUMNS, Starts, TURNS_ALIKE, columns, of_turns, weights_by_columns};

/// Why a game cannot be learnt from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SampleError {
    /// It begins elsewhere than the layout says.
    #[error("the game does not begin at the start of its layout")]
    Start,
    /// A move is none.
    #[error("ply {ply}: {error}")]
    Text {
        /// Counted from 1.
        ply: usize,
        /// What is wrong.
        error: MoveTextError,
    },
    /// A move cannot be played.
    #[error("ply {ply}: {error}")]
    Play {
        /// Counted from 1.
        ply: usize,
        /// What is wrong.
        error: PlayError,
    },
}

/// What games tell about the families of rule sets.
pub struct Samples {
    far_sight: f64,
    order: bool,
    before: OtherWeights,
    families: BTreeMap<&'static str, Sample>,
}

/// What games tell about one family.
#[derive(Default)]
struct Sample {
    games: usize,
    /// The rule sets of each match, each with a weight of its own for how it favours a side from the start: other players find other sides
    /// favoured, and no term is to stand for who played.
    rules: Vec<(String, String)>,
    starts: Starts,
    /// The openings met, by their rule set and moves, in the order of their first game.
    openings: HashMap<String, usize>,
    /// From the games fitted to, and from those of every tenth opening, which are held back to see how the fit does on games it does not know. The games of one
    /// opening are much alike: one of them in the fit would have shown it the others.
    fitted: Vec<Observation>,
    held_back: Vec<Observation>,
    /// The weights before the fit, by columns.
    weights: Vec<f64>,
    /// The quiet moves chosen by each side, fitted to and held back.
    chosen: [Vec<Choice>; 2],
    chosen_held_back: [Vec<Choice>; 2],
    /// The weights of their signs before the fit.
    signs: [Vec<f64>; 2],
}

/// How many of the other moves, drawn at random, stand for all that were not chosen.
const OTHERS: usize = 30;
/// How strongly the weights of signs are drawn to those before: as by this many choices.
const SIGN_RIDGE: f64 = 200.0;

/// A usual far sight, for [`Samples::new`].
pub const FAR_SIGHT: f64 = 0.97;

/// The games of one opening in this many are held back.
const HELD_BACK_EVERY: usize = 10;

/// How many plies are taken for the opening of a game that does not say how many were one, or that there was none.
const OPENING: usize = 4;

/// The weights found for one family, and how well they foretell who wins: the loss is the mean surprise of a position's outcome
/// in nats, in the games held back; `None` where there are none.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The name of the family and of its file.
    pub family: &'static str,
    /// The games, and the positions fitted to.
    pub games: usize,
    /// The positions fitted to.
    pub positions: usize,
    /// The positions of the games held back.
    pub held_back: usize,
    /// The loss on those of one who knows the rule set alone.
    pub loss_knowing_nothing: Option<f64>,
    /// Of the weights before, stretched as fits best.
    pub loss_before: Option<f64>,
    /// Of the weights found.
    pub loss: Option<f64>,
    /// What speaks for a move, if that was asked for.
    pub order: Option<FittedOrder>,
    /// The file of weights.
    pub file: String,
}

/// How well the weights found for the order of moves foretell which are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FittedOrder {
    /// The quiet moves whose choice was fitted to.
    pub moves: usize,
    /// The mean surprise of a move chosen in the games held back, among it and thirty others at most: of the weights before.
    /// `None` where there is none.
    pub loss_before: Option<f64>,
    /// Of the weights found.
    pub loss: Option<f64>,
}

impl Samples {
    /// Nothing yet. Where players told what they thought, a position's outcome is the mean of what they thought of it and of what followed, each
    /// ply later counting for `far_sight` times as much, the end of the game for all that is left (temporal differences; R. S. Sutton, 1988):
    /// 1 looks at the end alone, 0 at what was thought at once. The fit begins at the weights `before`, or at this build's where they lack a family.
    /// What speaks for a move stays as it is there unless `order` asks for it too.
    #[must_use]
    pub fn new(far_sight: f64, order: bool, before: OtherWeights) -> Samples {
        Samples { far_sight, order, before, families: BTreeMap::new() }
    }

    /// Adds the quiet positions of a game that was won, lost or drawn; how many there are. A game of unknown outcome has none.
    ///
    /// # Errors
    /// [`SampleError`]; nothing is added then.
    pub fn add(&mut self, line: &GameLine, ruleset: &Ruleset) -> Result<usize, SampleError> {
        let outcome = match line.result {
            Some(GameResult::Attackers) => 1.0,
            Some(GameResult::Defenders) => 0.0,
            Some(GameResult::Draw) => 0.5,
            Some(GameResult::Unfinished) | None => return Ok(0),
        };
        if line.start.is_some() {
            return Err(SampleError::Start);
        }
        let scales = Scales::with_weights(ruleset, &self.before);
        let mut game = Game::new(ruleset);
        let mut seen = Vec::new();
        let mut chosen = Vec::new();
        let mut random = Random::new(&[line.moves.len() as u64]);
        let outcomes = outcomes(&thoughts(line), line.moves.len(), outcome, self.far_sight);
        for (index, text) in line.moves.iter().enumerate() {
            let ply = index + 1;
            if text == "pass" {
                // The game records by itself a turn lost because there was no legal move.
                if ruleset.rules().dice != Dice::None {
                    game.pass().map_err(|error| SampleError::Play { ply, error })?;
                }
                continue;
            }
            let text: MoveText = text.parse().map_err(|error| SampleError::Text { ply, error })?;
            let before = game.position().clone();
            let effect = game.play(text.mv).map_err(|error| SampleError::Play { ply, error })?;
            // Where the best move captures, the position was not judged as it stood.
            if effect.captures.is_empty() {
                seen.extend(scales.counts(&before).map(|counts| (before.side(), counts, outcomes[index])));
                if self.order {
                    chosen.extend(choice(&scales, &before, text.mv, &mut random).map(|choice| (before.side(), choice)));
                }
            }
        }
        let sample = self.families.entry(scales.family()).or_insert_with(|| Sample {
            weights: weights_by_columns(&scales),
            signs: [Side::Attackers, Side::Defenders].map(|side| scales.signs(side)),
            ..Sample::default()
        });
        let positions = seen.len();
        sample.games += 1;
        let played_in = line.tags.get("match").and_then(|of| of.as_str()).unwrap_or_default();
        let rules = sample.rules.iter().position(|(rules, of)| *rules == line.rules && of == played_in).unwrap_or_else(|| {
            sample.starts.add(ruleset, &scales);
            sample.rules.push((line.rules.clone(), played_in.to_owned()));
            sample.rules.len() - 1
        });
        let met = sample.openings.len() + 1;
        let held_back = sample.openings.entry(opening(line)).or_insert(met).is_multiple_of(HELD_BACK_EVERY);
        let into = if held_back { &mut sample.chosen_held_back } else { &mut sample.chosen };
        chosen.into_iter().for_each(|(side, choice)| into[side as usize].push(choice));
        let into = if held_back { &mut sample.held_back } else { &mut sample.fitted };
        let observed =
            |(side, counts, outcome): (Side, Vec<i32>, f32)| Observation { counts: columns(side, &counts, rules), outcome };
        into.extend(seen.into_iter().map(observed));
        Ok(positions)
    }

    /// The families met so far, with their games and the positions to be fitted to.
    pub fn families(&self) -> impl Iterator<Item = (&'static str, usize, usize)> {
        self.families.iter().map(|(family, sample)| (*family, sample.games, sample.fitted.len()))
    }

    /// Fits one family. `note` goes into its file.
    ///
    /// # Errors
    /// [`LogisticError`].
    pub fn fit(&self, family: &'static str, ridge: f64, note: &str) -> Result<Fitted, LogisticError> {
        let sample = self.families.get(family).ok_or(LogisticError::Empty)?;
        let loss_on = |held_back: &[Observation], weights: &[f64]| (!held_back.is_empty()).then(|| mean_loss(held_back, weights));
        let rules = sample.rules.len();
        let loss_of = |seen: fn(&Sample, &Observation) -> Option<f32>| {
            let simple = |observations: &[Observation]| observations.iter().map(|o| sample.simple(o, seen)).collect::<Vec<_>>();
            let fit = Logistic::fit(&simple(&sample.fitted), &vec![0.0; 1 + rules], &vec![WEAK_RIDGE; 1 + rules])?;
            Ok((loss_on(&simple(&sample.held_back), &fit.weights), fit.weights))
        };
        let (loss_knowing_nothing, _) = loss_of(|_, _| None)?;
        let (loss_before, before) = loss_of(|sample, observation| Some(sample.score(observation)))?;
        // What was seen too seldom to tell stays as it was.
        let (stretched, even) = before.split_at(1);
        let prior: Vec<f64> = sample.weights.iter().map(|weight| weight * stretched[0]).chain(even.iter().copied()).collect();
        let ridges = [vec![ridge; NUMBERS], vec![ridge * TURNS_ALIKE; NUMBERS], vec![WEAK_RIDGE; rules]].concat();
        let fit = Logistic::fit(&sample.fitted, &prior, &ridges)?;
        let stretch = sample.stretch(&fit.weights);
        let stretched: Vec<f64> = fit.weights.iter().map(|weight| weight * stretch).collect();
        let mut turns = of_turns(&stretched);
        sample.starts.level(&mut turns, &of_turns(&sample.weights));
        let sides = [Side::Attackers, Side::Defenders].map(|side| side as usize);
        let moves = sides.map(|side| fit_choices(&sample.chosen[side], &sample.signs[side], SIGN_RIDGE));
        let loss_of_moves = |weights: &[Vec<f64>; 2]| {
            let held_back = sides.map(|side| sample.chosen_held_back[side].len() as f64);
            let losses = sides.map(|side| choice_loss(&sample.chosen_held_back[side], &weights[side]) * held_back[side]);
            let all = held_back.iter().sum::<f64>();
            (all > 0.0).then(|| losses.iter().sum::<f64>() / all)
        };
        let order = self.order.then(|| FittedOrder {
            moves: sample.chosen.iter().map(Vec::len).sum(),
            loss_before: loss_of_moves(&sample.signs),
            loss: loss_of_moves(&moves),
        });
        Ok(Fitted {
            family,
            games: sample.games,
            positions: sample.fitted.len(),
            held_back: sample.held_back.len(),
            loss_knowing_nothing,
            loss_before,
            loss: loss_on(&sample.held_back, &fit.weights),
            order,
            file: tune::write(
                family,
                &self.before,
                turns.each_ref().map(Vec::as_slice),
                moves.each_ref().map(Vec::as_slice),
                note,
            ),
        })
    }
}

/// The opening of a game, in words that are the same for every game that has it: its rule set with the plies that its match began with. Both games of a pair have the
/// same number even where an older match does not say how many plies those are.
fn opening(line: &GameLine) -> String {
    let tag = |name: &str| line.tags.get(name);
    let plies = tag("opening").and_then(serde_json::Value::as_u64).map(|plies| plies as usize);
    if let (None, Some(pair), Some(of)) = (plies, tag("pair"), tag("match")) {
        return format!("{} {of} {pair}", line.rules);
    }
    let plies = plies.filter(|plies| *plies > 0).unwrap_or(OPENING).min(line.moves.len());
    format!("{} {}", line.rules, line.moves[..plies].join(" "))
}

/// A quiet move that was chosen, with some of those that were not; `None` where the position is not quiet or had no other.
fn choice(scales: &Scales<'_>, position: &Position, mv: Move, random: &mut Random) -> Option<Choice> {
    let mut quiet = scales.quiet_moves(position)?;
    let at = quiet.iter().position(|(other, _)| *other == mv)?;
    let (_, signs) = quiet.swap_remove(at);
    let drawn = OTHERS.min(quiet.len());
    for place in 0..drawn {
        let other = place + random.below(quiet.len() - place);
        quiet.swap(place, other);
    }
    (drawn > 0).then(|| Choice::new(&signs, quiet[..drawn].iter().map(|(_, signs)| signs.as_slice())))
}

impl Sample {
    /// By how much the weights found must be stretched so that scores are spread as widely as before: the search's margins are in
    /// hundredths of a man, and hold for scores of that width.
    fn stretch(&self, weights: &[f64]) -> f64 {
        let spread = |score: &dyn Fn(&Observation) -> f64| {
            let scores: Vec<f64> = self.fitted.iter().map(score).collect();
            let mean = scores.iter().sum::<f64>() / scores.len() as f64;
            (scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / scores.len() as f64).sqrt()
        };
        let of_position = |o: &Observation| worth(o, weights);
        let (before, found) = (spread(&|o| f64::from(self.score(o))), spread(&of_position));
        if found > 0.0 { before / found } else { 1.0 }
    }

    /// What the weights before say of a position, as a logit.
    fn score(&self, observation: &Observation) -> f32 {
        worth(observation, &self.weights) as f32
    }

    /// An observation with only the rule set and at most one feature.
    fn simple(&self, observation: &Observation, seen: fn(&Sample, &Observation) -> Option<f32>) -> Observation {
        let rules = observation.counts.iter().filter(|(place, _)| *place as usize >= COLUMNS);
        let rules = rules.map(|(place, number)| (place - COLUMNS as u32 + 1, *number));
        Observation { counts: seen(self, observation).map(|score| (0, score)).into_iter().chain(rules).collect(), ..*observation }
    }
}

/// What weights by columns make of a position, without its rule set's constant.
fn worth(observation: &Observation, weights: &[f64]) -> f64 {
    let known = observation.counts.iter().filter(|(column, _)| (*column as usize) < COLUMNS);
    known.map(|(column, number)| weights[*column as usize] * f64::from(*number)).sum()
}

/// What each ply's position came to, as [`Samples::new`] says; without a score, that of the next ply.
fn outcomes(thoughts: &BTreeMap<usize, f32>, plies: usize, end: f32, far_sight: f64) -> Vec<f32> {
    let mut later = end;
    let mut outcomes: Vec<f32> = (1..=plies)
        .rev()
        .map(|ply| {
            if let Some(thought) = thoughts.get(&ply) {
                later = thought + far_sight as f32 * (later - thought);
            }
            later
        })
        .collect();
    outcomes.reverse();
    outcomes
}

/// What the players thought of the positions that they had before them, by ply: the attackers' chance.
fn thoughts(line: &GameLine) -> BTreeMap<usize, f32> {
    let chance = |note: &Note| {
        let chance = match note.extras.get("score")?.as_str() {
            score if score.starts_with("the attackers win") => 1.0,
            score if score.starts_with("the defenders win") => 0.0,
            score => 1.0 / (1.0 + (-score.parse::<f64>().ok()? * 100.0 / HUNDREDTHS_PER_LOGIT).exp()),
        };
        Some((note.ply, chance as f32))
    };
    line.notes.iter().filter_map(chance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_blends_later_scores() {
        let thoughts = BTreeMap::from([(1, 0.2), (2, 0.6)]);
        assert_eq!(outcomes(&thoughts, 3, 1.0, 0.5), [0.5, 0.8, 1.0]);
        assert_eq!(outcomes(&thoughts, 3, 1.0, 0.0), [0.2, 0.6, 1.0]);
        assert_eq!(outcomes(&thoughts, 3, 1.0, 1.0), [1.0; 3]);
        assert_eq!(outcomes(&BTreeMap::new(), 2, 0.5, 0.5), [0.5; 2]);
    }
}
