//! What a study found: every figure with its interval, arm by arm.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::Side;
use hnefi_rulesets::Text;
use hnefi_statistics::{
    Agreement, Effects, Estimate, Evidence, GridArm, Handicap, Judgement, Ladder, Ordinal, Outcomes, PooledSlope, Predicted,
    Proportion, Results, Verdict, skill,
};
use serde::Serialize;

use crate::agreement::{PeopleAgreement, Scores, agreements};
use crate::balance::Balance;
use crate::cell::{Cell, Purpose, Thinking};
use crate::contrasts::{ChoiceContrast, contrasts};
use crate::conventions::{BEYOND, CONFIDENCE};
use crate::definition::Study;
use crate::interim::Interim;
use crate::judging::{IfWonBy, Trends, judgement, pooled};
use crate::people::Human;
use crate::row::GameRow;
use crate::table::GameTable;

/// What a study found.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The study's name.
    pub name: String,
    /// What it asks.
    pub title: Text,
    /// Its hash.
    pub hash: String,
    /// The fingerprint of the engine that played.
    pub engine: u64,
    /// How many games were played.
    pub games: u64,
    /// How far it has been played, while games are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interim: Option<Interim>,
    /// The scores of the attackers beyond which a side is favoured.
    pub fair: (f64, f64),
    /// The family-wise error of the race, where arms race.
    pub race_error: Option<f64>,
    /// Arm by arm, in the study's order.
    pub arms: Vec<ArmSummary>,
    /// The mean of the arms' trends, in studies with a standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pooled_trend: Option<PooledSlope>,
    /// The same if one side had won every game that was broken off; nothing without such games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pooled_trend_bounds: Option<IfWonBy<PooledSlope>>,
    /// What single choices do to the attackers' score at the base strength; nothing where there is nothing to compare, or where there are contrasts.
    pub effects: Option<Effects>,
    /// What single choices do to it at each strength, in studies with a book of openings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contrasts: Vec<ChoiceContrast>,
    /// Whether the engine's scores and people's go together, where people played four arms at least.
    pub agreement: Option<Agreement>,
    /// The same at each strength, without games lost on time, and apart for weights that were fitted to these games and others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub agreements: Vec<PeopleAgreement>,
}

/// What was found of an arm.
#[derive(Clone, Debug, Serialize)]
pub struct ArmSummary {
    /// Its name in the study.
    pub arm: String,
    /// What people call the rule set.
    pub rules: Text,
    /// What the layout is called.
    pub layout: Text,
    /// The board's width.
    pub size: usize,
    /// What sets it apart from other arms.
    pub factors: BTreeMap<String, String>,
    /// The games at each strength that has any, those at the base strength first.
    pub cells: Vec<CellSummary>,
    /// The games from the bare start, where they are a stratum of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bare: Option<CellSummary>,
    /// The games by other evaluations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evaluations: Vec<CellSummary>,
    /// How the results move as both sides think more, in studies with a standard and games at two strengths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trend: Option<Ordinal>,
    /// The same if one side had won every game that was broken off, which counts as drawn otherwise; nothing without such games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trend_bounds: Option<IfWonBy<Ordinal>>,
    /// What all games say of fairness, in studies with a standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
    /// What the games say of fairness: the judgement in studies with a standard; else by those at the base strength, by the race where arms race, otherwise by
    /// Wilson's interval.
    pub verdict: Verdict,
    /// How the score moves as both sides think more; where there are two strengths.
    pub ladder: Option<Ladder>,
    /// The score extrapolated two doublings beyond the ladder's strongest rung.
    pub beyond: Option<Predicted>,
    /// How much more one side must think for an even game; where there are games at odds.
    pub handicap: Option<Handicap>,
    /// The score of the side that may think twice as much, both sides taken together: whether skill decides.
    pub skill: Option<Estimate>,
    /// What people's games came to.
    pub people: Option<PeopleSummary>,
}

/// What people's games of an arm came to.
#[derive(Clone, Debug, Serialize)]
pub struct PeopleSummary {
    /// What the game is called where they play it.
    pub variant: String,
    /// The results of the attackers.
    pub results: Results,
    /// The attackers' score, with intervals that take into account that games share players, where that is known.
    pub score: Proportion,
    /// The same without the games in which a player's time ran out, where those are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_time: Option<Proportion>,
    /// The same without those in which a player resigned either, where those are known: the games that were decided on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_board: Option<Proportion>,
    /// Whether the weights by which the engine plays the rule set were fitted to these games.
    pub fitted: bool,
}

/// What was found of an arm at one strength.
#[derive(Clone, Debug, Serialize)]
pub struct CellSummary {
    /// How much the sides might think.
    pub thinking: Thinking,
    /// What the games were played for.
    pub purpose: &'static str,
    /// The evaluation that played; empty for the engine's own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub evaluation: String,
    /// The results of the attackers; a game that was broken off counts as a draw.
    pub results: Results,
    /// How many of the games were broken off.
    pub unfinished: u64,
    /// What the games say of the balance, in studies with a standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<Balance>,
    /// How many plies the searches looked ahead on average, where the games say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// The attackers' score.
    pub score: Proportion,
    /// The share of games that the attackers won.
    pub won: Proportion,
    /// The share of games drawn.
    pub drawn: Proportion,
    /// The share of games that the defenders won.
    pub lost: Proportion,
    /// How often games ended so, by the word for it.
    pub endings: BTreeMap<String, u64>,
    /// How many games are different from each other: from the same beginning the engine often plays alike.
    pub distinct: u64,
    /// The results by the number of plies of the opening.
    pub by_opening: BTreeMap<u64, Results>,
    /// Plies a game.
    pub plies: Spread,
    /// Legal moves of the side that chose.
    pub branching: Spread,
    /// Men the attackers lost.
    pub attackers_lost: Spread,
    /// Men the defenders lost.
    pub defenders_lost: Spread,
    /// The ply of the first capture, where there was one.
    pub first_capture: Spread,
    /// How often the lead went over.
    pub lead_changes: Spread,
    /// The loser's best evaluation, in hundredths of a man.
    pub turnaround: Spread,
    /// Positions visited for a move by the attackers and by the defenders.
    pub visited: [f64; 2],
}

/// How numbers lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// How many.
    pub count: u64,
    /// The mean; 0 of none.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: f64,
    /// As many are below as above.
    pub median: f64,
    /// The greatest.
    pub greatest: f64,
}

impl Spread {
    /// Of these numbers.
    pub fn of(numbers: impl Iterator<Item = f64>) -> Spread {
        let mut numbers: Vec<f64> = numbers.collect();
        numbers.sort_by(f64::total_cmp);
        let (Some(least), Some(greatest)) = (numbers.first(), numbers.last()) else { return Spread::default() };
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let middle = |index: usize| numbers[index.min(numbers.len() - 1)];
        Spread {
            count: numbers.len() as u64,
            mean,
            deviation: if numbers.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 },
            least: *least,
            median: (middle((numbers.len() - 1) / 2) + middle(numbers.len() / 2)) / 2.0,
            greatest: *greatest,
        }
    }
}

impl Summary {
    /// What the games of a study say.
    #[must_use]
    pub fn of(study: &Study, table: &GameTable) -> Summary {
        let mut rows = RowsByCell::new();
        for row in &table.rows {
            rows.entry((&row.arm, row.thinking, &row.evaluation, study.is_bare(row))).or_default().push(row);
        }
        let arms: Vec<ArmSummary> = (0..study.arms.len()).filter_map(|arm| summary_of_arm(study, arm, &rows)).collect();
        let trends = arms.iter().filter_map(|arm| Some(Trends { drawn: arm.trend.clone()?, bounds: arm.trend_bounds.clone() }));
        let pooled = pooled(&trends.collect::<Vec<_>>());
        let unfinished = arms.iter().any(|arm| arm.trend_bounds.is_some());
        let (effects, contrasts) = match &study.design {
            None => (effects(&arms), Vec::new()),
            Some(_) => (None, contrasts(study, &table.rows)),
        };
        let both = |arm: &ArmSummary| Some((arm.base().score.value, arm.people.as_ref()?.score.value));
        let agreement = Agreement::of(&arms.iter().filter_map(both).collect::<Vec<_>>()).ok();
        let agreements = agreements(&arms.iter().filter_map(ArmSummary::beside_people).collect::<Vec<_>>());
        Summary {
            name: study.name.clone(),
            title: study.title.clone(),
            hash: table.contents.study.clone(),
            engine: table.contents.engine,
            games: table.rows.len() as u64,
            interim: Interim::of(study, &table.rows),
            fair: study.fair(),
            race_error: study.race.as_ref().map(hnefi_statistics::Race::error),
            pooled_trend: pooled.as_ref().map(|(drawn, _)| *drawn),
            pooled_trend_bounds: pooled.map(|(_, bounds)| bounds).filter(|_| unfinished),
            arms,
            effects,
            contrasts,
            agreement,
            agreements,
        }
    }
}

impl ArmSummary {
    /// The games at the base strength.
    #[must_use]
    pub fn base(&self) -> &CellSummary {
        &self.cells[0]
    }

    /// Its scores beside people's; `None` where people have not played it.
    fn beside_people(&self) -> Option<Scores<'_>> {
        let people = self.people.as_ref()?;
        let played = self.rungs().into_iter().chain(&self.evaluations);
        let of = |score: &Option<Proportion>| score.as_ref().map(|score| score.value);
        Some(Scores {
            engine: played.map(|cell| ((cell.thinking, cell.evaluation.as_str()), cell.score.value)).collect(),
            people: [Some(people.score.value), of(&people.in_time), of(&people.on_board)],
            fitted: people.fitted,
        })
    }

    /// The games at equal thinking, the weakest first: the rungs of the ladder.
    #[must_use]
    pub fn rungs(&self) -> Vec<&CellSummary> {
        let mut rungs: Vec<&CellSummary> = self.cells.iter().filter(|cell| cell.thinking.is_equal()).collect();
        rungs.sort_by_key(|cell| cell.thinking);
        rungs
    }
}

/// The rows by arm, strength and evaluation, and whether they begin from the bare start.
type RowsByCell<'a> = BTreeMap<(&'a str, Thinking, &'a str, bool), Vec<&'a GameRow>>;

fn summary_of_arm(study: &Study, number: usize, rows: &RowsByCell<'_>) -> Option<ArmSummary> {
    let arm = &study.arms[number];
    let of = |cell: &Cell| {
        let key = (arm.id.as_str(), cell.thinking, study.evaluation_of(cell), cell.purpose == Purpose::Bare);
        let rows = rows.get(&key)?;
        // From one and the same start games may be copies of each other, which say nothing new.
        if cell.purpose == Purpose::Bare { CellSummary::of(study, cell, &once(rows)) } else { CellSummary::of(study, cell, rows) }
    };
    let all = || study.cells.iter().filter(|cell| cell.arm == number);
    let cells: Vec<CellSummary> =
        all().filter(|cell| !matches!(cell.purpose, Purpose::Bare | Purpose::Evaluation)).filter_map(of).collect();
    let bare = all().find(|cell| cell.purpose == Purpose::Bare).and_then(of);
    let evaluations: Vec<CellSummary> = all().filter(|cell| cell.purpose == Purpose::Evaluation).filter_map(of).collect();
    let base = cells.first().filter(|cell| cell.purpose == "base")?;
    let rungs: Vec<(f64, Results)> = cells
        .iter()
        .filter(|cell| cell.thinking.is_equal())
        .map(|cell| ((cell.thinking.attackers as f64).log2(), cell.results))
        .collect();
    let ladder = Ladder::fit(&rungs).ok();
    let beyond = ladder.as_ref().and_then(|ladder| ladder.at(ladder.to + BEYOND));
    let doublings = |thinking: Thinking| (thinking.attackers as f64 / thinking.defenders as f64).log2();
    let at_odds = cells.iter().any(|cell| !cell.thinking.is_equal());
    // Games at odds are compared with even ones of the base strength.
    let odds: Vec<(f64, Results)> =
        cells.iter().filter(|cell| cell.purpose != "ladder").map(|cell| (doublings(cell.thinking), cell.results)).collect();
    let doubled = |by: f64| cells.iter().find(|cell| (doublings(cell.thinking) - by).abs() < 0.01).map(|cell| cell.results);
    let people = study.people.get(&arm.id).and_then(|human: &Human| {
        let results = human.results();
        let score = |results: &Results| match human.spread {
            Some(spread) => Proportion::spread(results, CONFIDENCE, spread),
            None => Proportion::of(results, CONFIDENCE),
        };
        let in_time = human.in_time().and_then(|results| score(&results));
        let on_board = human.on_board().and_then(|results| score(&results));
        let Human { variant, fitted, .. } = human.clone();
        Some(PeopleSummary { variant, results, score: score(&results)?, in_time, on_board, fitted })
    });
    let rows_of_arm: Vec<&GameRow> =
        rows.iter().filter(|((id, ..), _)| *id == arm.id).flat_map(|(_, rows)| rows).copied().collect();
    let trends = study.design.as_ref().and_then(|_| Trends::of(study, &rows_of_arm));
    let outcomes = |cell: &CellSummary| cell.balance.as_ref().map(|balance| balance.outcomes);
    let is_stronger = |cell: &&CellSummary| cell.thinking.is_equal() && cell.thinking.attackers > base.thinking.attackers;
    let is_rung = |cell: &&CellSummary| cell.thinking.is_equal() && cell.thinking != base.thinking;
    let evidence = |reference| Evidence {
        reference,
        rungs: cells.iter().filter(is_rung).filter_map(|cell| Some(cell.balance.as_ref()?.side)).collect(),
        stronger: cells.iter().filter(is_stronger).filter_map(outcomes).collect(),
        others: evaluations.iter().filter_map(outcomes).collect(),
        trends: Vec::new(),
    };
    let judgement = outcomes(base).and_then(|base| judgement(study, evidence(base), trends.as_ref()));
    let (trend, trend_bounds) = trends.map(|Trends { drawn, bounds }| (drawn, bounds)).unzip();
    Some(ArmSummary {
        arm: arm.id.clone(),
        rules: arm.rules.name().clone(),
        layout: arm.rules.layout().name.clone(),
        size: arm.rules.size(),
        factors: arm.factors.clone(),
        verdict: judgement.as_ref().map_or_else(|| study.verdict(&base.results), Judgement::verdict),
        ladder,
        beyond,
        handicap: at_odds.then(|| Handicap::fit(&odds).ok()).flatten(),
        skill: doubled(1.0).zip(doubled(-1.0)).and_then(|(attackers, defenders)| skill(&attackers, &defenders)),
        people,
        cells,
        bare,
        evaluations,
        trend,
        trend_bounds: trend_bounds.flatten(),
        judgement,
    })
}

impl CellSummary {
    /// What these games say; `None` without any.
    fn of(study: &Study, cell: &Cell, rows: &[&GameRow]) -> Option<CellSummary> {
        let mut results = Results::default();
        let mut outcomes = Outcomes::default();
        let mut endings = BTreeMap::new();
        let mut by_opening: BTreeMap<u64, Results> = BTreeMap::new();
        for row in rows {
            let won = row.result.winner().map(|side| side == Side::Attackers);
            results.add(won);
            row.count(&mut outcomes);
            by_opening.entry(row.opening).or_default().add(won);
            *endings.entry(row.ending.clone()).or_default() += 1;
        }
        let share = |of: u64| Proportion::of(&Results { won: of, drawn: 0, lost: results.games() - of }, CONFIDENCE);
        let spread = |of: &dyn Fn(&GameRow) -> f64| Spread::of(rows.iter().map(|row| of(row)));
        let visited = |side: usize| {
            let nodes: u64 = rows.iter().map(|row| row.nodes[side]).sum();
            let moves: usize = rows.iter().map(|row| row.evaluations.len()).sum();
            2.0 * nodes as f64 / moves.max(1) as f64
        };
        let depths: Option<Vec<[u64; 2]>> = rows.iter().map(|row| row.depths).collect();
        let depth = |depths: Vec<[u64; 2]>| depths.iter().flatten().sum::<u64>() as f64 / (200.0 * depths.len() as f64);
        Some(CellSummary {
            thinking: cell.thinking,
            purpose: cell.purpose.word(),
            evaluation: study.evaluation_of(cell).to_owned(),
            results,
            unfinished: outcomes.unfinished,
            balance: study.standard_of(cell).and_then(|standard| Balance::of(&outcomes, &standard)),
            depth: depths.map(depth),
            score: Proportion::of(&results, CONFIDENCE)?,
            won: share(results.won)?,
            drawn: share(results.drawn)?,
            lost: share(results.lost)?,
            endings,
            distinct: rows.iter().map(|row| &row.moves).collect::<BTreeSet<_>>().len() as u64,
            by_opening,
            plies: spread(&|row| row.counts.plies as f64),
            branching: Spread::of(rows.iter().filter_map(|row| row.branching())),
            attackers_lost: spread(&|row| row.counts.lost[0] as f64),
            defenders_lost: spread(&|row| row.counts.lost[1] as f64),
            first_capture: Spread::of(rows.iter().filter_map(|row| row.counts.first_capture).map(|ply| ply as f64)),
            lead_changes: spread(&|row| row.lead_changes as f64),
            turnaround: Spread::of(rows.iter().filter_map(|row| row.turnaround).map(f64::from)),
            visited: [visited(0), visited(1)],
        })
    }
}

/// The games, each line of moves once.
fn once<'a>(rows: &[&'a GameRow]) -> Vec<&'a GameRow> {
    let mut known = BTreeSet::new();
    rows.iter().copied().filter(|row| known.insert(&row.moves)).collect()
}

/// The effects of what varies between the arms; nothing where nothing does.
fn effects(arms: &[ArmSummary]) -> Option<Effects> {
    let varies = |factor: &str| arms.iter().map(|arm| arm.factors.get(factor)).collect::<BTreeSet<_>>().len() > 1;
    let factors: BTreeSet<&String> = arms.iter().flat_map(|arm| arm.factors.keys()).filter(|factor| varies(factor)).collect();
    if factors.is_empty() {
        return None;
    }
    let level = |arm: &ArmSummary, factor: &str| arm.factors.get(factor).cloned().unwrap_or_else(|| "none".to_owned());
    let grid = |arm: &ArmSummary| GridArm {
        levels: factors.iter().map(|factor| ((*factor).clone(), level(arm, factor))).collect(),
        results: arm.base().results,
    };
    Effects::fit(&arms.iter().map(grid).collect::<Vec<_>>()).ok().filter(|effects| !effects.effects.is_empty())
}
