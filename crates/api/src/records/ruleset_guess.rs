//! Guesses the rule set of records that do not name one, by replaying them under every rule set.

use std::cmp::Reverse;

use hnefi_records::{LegalPart, Record, legal_part, replay_between_people};
use hnefi_rules::{Position, Side};
use hnefi_rulesets::Ruleset;

/// The most games that are replayed; more would say the same.
const MAX_GAMES: usize = 12;
/// The most guesses.
const MAX_GUESSES: usize = 24;

/// A rule set, and how many of the games that were tried are legal to their end under it.
pub(super) struct Guess {
    pub(super) rules: Ruleset,
    pub(super) games: usize,
    pub(super) of: usize,
}

/// The rule sets, on any of their layouts, under which all these games can at least begin. Those under which most games are legal to their
/// end come first, then those that allow most moves, then those on whose boards the first positions could have come about: with no more
/// pieces than at the start, and best the start itself. Among equals the family that has most of them comes first: a start that many Tablut
/// games have, and one other game, is probably Tablut's. Last counts how many names a rule set has elsewhere, for records come from there.
pub(super) fn guesses(records: &[&Record], offered: impl Iterator<Item = Ruleset>) -> Vec<Guess> {
    let says_something = |record: &&Record| !record.plies.is_empty() || record.start.is_some();
    let tried: Vec<&Record> = records.iter().copied().filter(says_something).take(MAX_GAMES).collect();
    if tried.is_empty() {
        return Vec::new();
    }
    let found: Vec<Fit> = offered.flat_map(on_every_layout).filter_map(|rules| fits(&tried, rules)).collect();
    let merit = |fit: &Fit| (Reverse(fit.games), Reverse(fit.plies), fit.surplus, Reverse(fit.from_start));
    let kin = |one: &Fit| {
        let alike = |other: &&Fit| merit(other) == merit(one) && other.rules.family() == one.rules.family();
        found.iter().filter(alike).count()
    };
    let rank = |fit: &Fit| {
        let rules = &fit.rules;
        (merit(fit), Reverse(kin(fit)), rules.id() != rules.base_id(), Reverse(rules.aliases().count()))
    };
    let mut ranked: Vec<&Fit> = found.iter().collect();
    ranked.sort_by_cached_key(|fit| rank(fit));
    let best = ranked.into_iter().take(MAX_GUESSES);
    best.map(|fit| Guess { rules: fit.rules.clone(), games: fit.games, of: tried.len() }).collect()
}

/// A rule set under which all games can begin.
struct Fit {
    rules: Ruleset,
    /// How many games are legal to their end.
    games: usize,
    /// How many moves are legal in all.
    plies: usize,
    /// How many pieces the first positions have beyond those that the rule set starts with.
    surplus: usize,
    /// How many games begin at the usual start.
    from_start: usize,
}

fn on_every_layout(rules: Ruleset) -> Vec<Ruleset> {
    let layouts = rules.layouts();
    layouts.iter().filter_map(|layout| rules.choosing(&layout.id).ok()).collect()
}

/// How far the games are legal under these rules; `None` if one cannot even begin.
fn fits(tried: &[&Record], rules: Ruleset) -> Option<Fit> {
    let start = Position::start(&rules);
    let mut fit = Fit { rules, games: 0, plies: 0, surplus: 0, from_start: 0 };
    for record in tried {
        let game = match replay_between_people(record, &fit.rules) {
            Ok(game) => {
                fit.games += 1;
                fit.plies += record.plies.len();
                game
            }
            Err(_) => {
                let LegalPart { record: legal, game, .. } = legal_part(record, &fit.rules).ok()?;
                if legal.plies.is_empty() && !record.plies.is_empty() {
                    return None;
                }
                fit.plies += legal.plies.len();
                game
            }
        };
        let more = |side: Side| game.start().count(side).saturating_sub(start.count(side)) as usize;
        fit.surplus += more(Side::Attackers) + more(Side::Defenders);
        fit.from_start += usize::from(*game.start() == start);
    }
    Some(fit)
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

    /// What each record must be guessed as: the family of the best guess, and a rule set that must be among the guesses that allow all of it.
    #[test]
    fn a_table_of_records_and_their_rules() {
        let alea = Position::start(&Ruleset::named("alea-walker-2015").expect("built in")).to_string();
        for (text, family_of, among) in [
            // A list of moves alone.
            ("1. d6-b6 e4-e2 2. b6-e6 c4-c5", "brandubh-cyningstan", "brandubh-cyningstan"),
            ("d1b1 f5f2 a4a3 e6h6", "tablut-murray", "tablut-murray"),
            ("d1-d3 e5-e2 d3-d2 f8-c8", "copenhagen", "copenhagen"),
            ("[Event \"x\"]\n\n1. d1-d3 e5-e2 2. d3-d2 *", "copenhagen", "copenhagen"),
            ("(;GM[29]PB[Ada]PW[Bo];B[d1-d3];W[e5-e2])", "copenhagen", "copenhagen"),
            // Captures that are written decide too: d3-d2 captures e2.
            ("d1-d3 e5-e2 d3-d2xe2 f8-c8", "copenhagen", "copenhagen"),
            // The log of the server of Bologna, with its first position.
            (include_str!("../../../records/tests/samples/log.txt"), "tablut-murray", "ashton-bologna"),
            // Positions alone.
            ("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -", "brandubh-cyningstan", "brandubh-cyningstan"),
            ("/9/9/9/9/4K4/9/4t4/9/9/ d -", "tablut-murray", "tablut-murray"),
            (&alea, "alea-walker-2015", "alea-walker-2015"),
        ] {
            let record = match Format::detect(None, text) {
                Some(format) => read(format, text).expect(text).remove(0).record.expect(text),
                None => Record { start: Some(text.parse().expect(text)), ..Record::default() },
            };
            let offered = Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok());
            let guesses = guesses(&[&record], offered);
            let told: Vec<String> =
                guesses.iter().map(|guess| format!("{} {}/{}", guess.rules.id(), guess.games, guess.of)).collect();
            let family = |id: &str| Ruleset::named(id).expect(id).family();
            assert_eq!(guesses.first().map(|guess| guess.rules.family()), Some(family(family_of)), "{text}: {told:?}");
            let found = guesses.iter().find(|guess| guess.rules.id() == among).unwrap_or_else(|| panic!("{text}: {told:?}"));
            assert_eq!(found.games, found.of, "{text}: {told:?}");
        }
    }

    /// Games that people played, a file for each kind of game: without its name the kind is found again, by board, start and moves.
    #[test]
    fn the_games_of_the_corpora_find_their_rules() {
        let repository = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let folder = std::env::var_os("HNEFI_CORPORA")
            .map_or_else(|| repository.join("../shared/corpora"), std::path::PathBuf::from)
            .join("aagenielsen");
        let Ok(entries) = std::fs::read_dir(&folder) else {
            eprintln!("SKIPPED: the corpora are not at {} (set HNEFI_CORPORA to where they are)", folder.display());
            return;
        };
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
        paths.sort();
        let (mut tried, mut found, mut first) = (0, 0, 0);
        for path in paths.into_iter().step_by(9) {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let file = std::fs::File::open(&path).expect("readable");
            let games = hnefi_records::Games::open(file, Some(&name), None).expect("a format");
            let Some(Ok(meant)) = games.format().rules_named_by_file(&name).map(|name| Ruleset::named(name.text())) else {
                continue;
            };
            let records: Vec<Record> = games.take(6).filter_map(|entry| entry.ok()?.record.ok()).collect();
            let whole = |record: &&Record| replay_between_people(record, &meant).is_ok() && record.plies.len() > 20;
            let records: Vec<&Record> = records.iter().filter(whole).collect();
            if records.len() < 3 {
                continue;
            }
            let guesses = guesses(&records, Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok()));
            tried += 1;
            found += usize::from(guesses.iter().any(|guess| guess.rules.base_id() == meant.base_id() && guess.games == guess.of));
            first += usize::from(guesses.first().is_some_and(|guess| guess.rules.family() == meant.family()));
        }
        eprintln!("{found} of {tried} among the guesses, {first} of the same family as the first");
        assert!(tried >= 10 && found * 10 >= tried * 9 && first * 10 >= tried * 6, "{tried} {found} {first}");
    }

    #[test]
    fn a_position_with_more_pieces_than_the_start_comes_last() {
        // Tablut's own start; 9×9 games with fewer attackers or defenders cannot have come to it.
        let text = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/ a -";
        let record = Record { start: Some(text.parse().expect("a position")), ..Record::default() };
        let guesses = guesses(&[&record], Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok()));
        let start = |guess: &Guess| Position::start(&guess.rules).to_string();
        assert!(guesses.iter().all(|guess| guess.rules.size() == 9) && start(&guesses[0]) == text, "{}", start(&guesses[0]));
        let usual = guesses.iter().map(|guess| start(guess) == text);
        assert!(usual.clone().is_sorted_by(|a, b| a >= b) && usual.filter(|usual| *usual).count() > 3);
        // Nowhere is there a board of this size.
        let odd = Record { start: Some("/5/5/2K2/5/t4/ a -".parse().expect("a position")), ..Record::default() };
        assert!(super::guesses(&[&odd], Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok())).is_empty());
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
