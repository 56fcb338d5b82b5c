//! Guesses the rule set of records that do not name one, by replaying them under every rule set.

use std::cmp::Reverse;

use hnefi_records::{Record, replay_between_people};
use hnefi_rulesets::Ruleset;

/// The most games that are replayed; more would say the same.
const MAX_GAMES: usize = 12;
/// The most guesses.
const MAX_GUESSES: usize = 24;

/// A rule set, and how many of the games that were tried are legal to their end under it.
pub(crate) struct Guess {
    pub(crate) rules: Ruleset,
    pub(crate) games: usize,
    pub(crate) of: usize,
}

/// The rule sets, on any of their layouts, under which all these games can at least begin. Those under which most games are legal to their
/// end come first, then those that allow most moves. Among equals the family that has most of them comes first: a start that many Tablut
/// games have, and one other game, is probably Tablut's. Last counts how many names a rule set has elsewhere, for records come from there.
pub(crate) fn guesses(records: &[&Record], offered: impl Iterator<Item = Ruleset>) -> Vec<Guess> {
    let tried: Vec<&Record> = records.iter().copied().filter(|record| !record.plies.is_empty()).take(MAX_GAMES).collect();
    if tried.is_empty() {
        return Vec::new();
    }
    let found: Vec<Fit> = offered.flat_map(on_every_layout).filter_map(|rules| fits(&tried, rules)).collect();
    let kin = |one: &Fit| {
        let alike = |other: &&Fit| (other.games, other.plies, other.rules.family()) == (one.games, one.plies, one.rules.family());
        found.iter().filter(alike).count()
    };
    let rank = |fit: &Fit| {
        let Fit { rules, games, plies } = fit;
        (Reverse(*games), Reverse(*plies), Reverse(kin(fit)), rules.id() != rules.base_id(), Reverse(rules.aliases().count()))
    };
    let mut ranked: Vec<&Fit> = found.iter().collect();
    ranked.sort_by_cached_key(|fit| rank(fit));
    let best = ranked.into_iter().take(MAX_GUESSES);
    best.map(|fit| Guess { rules: fit.rules.clone(), games: fit.games, of: tried.len() }).collect()
}

/// A rule set under which all games can begin: how many are legal to their end, and how many moves are legal in all.
struct Fit {
    rules: Ruleset,
    games: usize,
    plies: usize,
}

fn on_every_layout(rules: Ruleset) -> Vec<Ruleset> {
    let layouts = rules.layouts();
    layouts.iter().filter_map(|layout| rules.choosing(&layout.id).ok()).collect()
}

/// How far the games are legal under these rules; `None` if one cannot even begin.
fn fits(tried: &[&Record], rules: Ruleset) -> Option<Fit> {
    let (mut games, mut plies) = (0, 0);
    for record in tried {
        match replay_between_people(record, &rules) {
            Ok(_) => {
                games += 1;
                plies += record.plies.len();
            }
            Err(difference) => {
                let allowed = difference.ply().unwrap_or(record.plies.len() + 1).saturating_sub(1);
                if allowed == 0 {
                    return None;
                }
                plies += allowed;
            }
        }
    }
    Some(Fit { rules, games, plies })
}

#[cfg(test)]
mod tests {
    use hnefi_records::{Format, read};

    use super::*;

    fn guessed(lists: &[&str]) -> Vec<(String, usize)> {
        let read = |list: &&str| read(Format::MOVE_LIST, list).expect("a list").remove(0).record.expect(list);
        let records: Vec<Record> = lists.iter().map(read).collect();
        let offered = Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok());
        let guesses = guesses(&records.iter().collect::<Vec<_>>(), offered);
        guesses.iter().map(|guess| (guess.rules.id(), guess.games)).collect()
    }

    #[test]
    fn guesses_fit_the_board_and_the_start() {
        let fit = guessed(&["d6-b6 e4-e2 b6-e6 c4-c5"]);
        assert!(fit.contains(&("brandubh-cyningstan".to_owned(), 1)), "{fit:?}");
        let sizes = fit.iter().map(|(id, _)| Ruleset::named(id).expect(id).size());
        assert_eq!(sizes.collect::<std::collections::BTreeSet<_>>(), [7].into());
        let family = |id: &str| Ruleset::named(id).expect(id).family();
        assert_eq!(family(&fit[0].0), family("brandubh-cyningstan"), "{fit:?}");
        let fit = guessed(&["d1-b1 f5-f2"]);
        assert_eq!((family(&fit[0].0), fit[0].1), (family("tablut-murray"), 1), "{fit:?}");
        assert_eq!(guessed(&["s19-s18"]), []);
    }

    #[test]
    fn rules_that_allow_more_whole_games_come_first() {
        // By Murray the king leaves his castle and comes to the edge; elsewhere he must not stop there or is not yet free.
        let fit = guessed(&["a4-b4 e7-d7 b4-a4 e6-d6 a4-b4 e5-e7 b4-a4 e7-i7", "d1-b1 f5-f2"]);
        let games: Vec<usize> = fit.iter().map(|(_, games)| *games).collect();
        assert!(games.is_sorted_by(|a, b| a >= b) && games[0] == 2, "{fit:?}");
        assert!(fit.iter().position(|(id, _)| id == "tablut-murray").is_some_and(|place| games[place] == 2), "{fit:?}");
    }
}
