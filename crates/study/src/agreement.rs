//! Whether the engine's scores and people's go together: at each strength and by each evaluation, over all games of people and over those that
//! nobody lost on time or gave up, and apart for rule sets whose weights were fitted to people's games.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_statistics::Agreement;
use serde::Serialize;

use crate::cell::Thinking;

/// The agreement of the engine's scores with people's over some rule sets.
#[derive(Clone, Debug, Serialize)]
pub struct PeopleAgreement {
    /// How many positions the engine visited for a move, on both sides.
    pub nodes: u64,
    /// The evaluation that played; empty for the engine's own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub evaluation: String,
    /// Which of people's games are compared.
    pub games: PeopleGames,
    /// Whether it is over the rule sets whose weights were fitted to these games, or over those whose weights were not; nothing where it is over
    /// all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fitted: Option<bool>,
    /// How they go together.
    #[serde(flatten)]
    pub agreement: Agreement,
}

/// Which of people's games are compared with the engine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeopleGames {
    /// All of them.
    All,
    /// Those in which nobody's time ran out.
    InTime,
    /// Those that were decided on the board: nobody's time ran out, and nobody gave up.
    OnBoard,
}

impl PeopleGames {
    /// All kinds.
    pub const ALL: [PeopleGames; 3] = [PeopleGames::All, PeopleGames::InTime, PeopleGames::OnBoard];
}

/// The scores of a rule set that people play.
pub(crate) struct Scores<'a> {
    /// The engine's, at each strength and by each evaluation.
    pub engine: BTreeMap<(Thinking, &'a str), f64>,
    /// People's, in the order of [`PeopleGames::ALL`], where it is known which games these are.
    pub people: [Option<f64>; 3],
    /// Whether the engine's weights were fitted to people's games.
    pub fitted: bool,
}

/// All of them, the strongest engine first and its own evaluation before others; those without enough rule sets are left out.
pub(crate) fn agreements(sets: &[Scores<'_>]) -> Vec<PeopleAgreement> {
    let mut players: Vec<(Thinking, &str)> =
        sets.iter().flat_map(|set| set.engine.keys().copied()).collect::<BTreeSet<_>>().into_iter().collect();
    players.sort_by(|(one, evaluation), (other, another)| other.cmp(one).then(evaluation.cmp(another)));
    let kinds: BTreeSet<bool> = sets.iter().map(|set| set.fitted).collect();
    let groups: &[Option<bool>] = if kinds.len() > 1 { &[None, Some(true), Some(false)] } else { &[None] };
    let mut found = Vec::new();
    for (thinking, evaluation) in players {
        for &fitted in groups {
            for games in PeopleGames::ALL {
                let pair = |set: &Scores<'_>| Some((*set.engine.get(&(thinking, evaluation))?, set.people[games as usize]?));
                let group = sets.iter().filter(|set| fitted.is_none_or(|fitted| set.fitted == fitted));
                let agreement = Agreement::of(&group.filter_map(pair).collect::<Vec<_>>()).ok();
                found.extend(agreement.map(|agreement| PeopleAgreement {
                    nodes: thinking.attackers,
                    evaluation: evaluation.to_owned(),
                    games,
                    fitted,
                    agreement,
                }));
            }
        }
    }
    found
}
