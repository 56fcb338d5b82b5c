//! How sure a score is whose games were played by people who meet again and again: results of games that share a player go together, so that a
//! hundred games of ten people say less than a hundred games of two hundred.

use std::collections::BTreeMap;

/// A game, its two players and its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DyadicGame {
    /// Any numbers by which the players are known; a player may take either side.
    pub players: [u64; 2],
    /// 1 for a win of the side in question, ½ for a draw, 0 for a loss.
    pub score: f64,
}

/// By how much the variance of the mean score is larger than if the games were independent; 1 at the least. `None` for fewer than two players or where all games
/// ended alike.
///
/// The variance counts the products of the deviations of every two games that share a player (Aronow, Samii and Assenova, “Cluster-robust variance estimation
/// for dyadic data”, Political Analysis 23, 2015), times players / (players − 1), because with few players it is too small.
#[must_use]
pub fn dyadic_spread(games: &[DyadicGame]) -> Option<f64> {
    let mean = games.iter().map(|game| game.score).sum::<f64>() / games.len().max(1) as f64;
    let mut by_player: BTreeMap<u64, f64> = BTreeMap::new();
    let mut by_pair: BTreeMap<[u64; 2], f64> = BTreeMap::new();
    let mut squares = 0.0;
    for DyadicGame { players: [one, other], score } in games {
        let deviation = score - mean;
        squares += deviation * deviation;
        *by_player.entry(*one).or_default() += deviation;
        if one != other {
            *by_player.entry(*other).or_default() += deviation;
            // Games of the same two are in the sums of both.
            *by_pair.entry([*one.min(other), *one.max(other)]).or_default() += deviation;
        }
    }
    let players = by_player.len() as f64;
    if players < 2.0 || squares == 0.0 {
        return None;
    }
    let square = |sums: &mut dyn Iterator<Item = &f64>| sums.map(|sum| sum * sum).sum::<f64>();
    let shared = square(&mut by_player.values()) - square(&mut by_pair.values());
    Some((shared / squares * players / (players - 1.0)).max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn game(one: u64, other: u64, score: f64) -> DyadicGame {
        DyadicGame { players: [one, other], score }
    }

    /// The definition, game by game.
    fn plain(games: &[DyadicGame]) -> f64 {
        let mean = games.iter().map(|game| game.score).sum::<f64>() / games.len() as f64;
        let share = |a: &DyadicGame, b: &DyadicGame| a.players.iter().any(|player| b.players.contains(player));
        let mut sum = 0.0;
        for one in games {
            for other in games.iter().filter(|other| share(one, other)) {
                sum += (one.score - mean) * (other.score - mean);
            }
        }
        sum / games.iter().map(|game| (game.score - mean).powi(2)).sum::<f64>()
    }

    #[test]
    fn it_counts_every_two_games_that_share_a_player() {
        let mut random = Random::new(&[3]);
        for players in [3, 5, 12] {
            let mut draw = |below: usize| random.below(below) as u64;
            let games: Vec<DyadicGame> = (0..60)
                .map(|_| {
                    let one = draw(players);
                    let other = (one + 1 + draw(players - 1)) % players as u64;
                    game(one, other, draw(3) as f64 / 2.0)
                })
                .collect();
            let correction = players as f64 / (players as f64 - 1.0);
            let expected = (plain(&games) * correction).max(1.0);
            let found = dyadic_spread(&games).expect("a spread");
            assert!((found - expected).abs() < 1e-9, "{players}: {found} {expected}");
        }
    }

    #[test]
    fn strangers_add_nothing_and_one_pair_counts_little() {
        let strangers: Vec<DyadicGame> = (0..100).map(|number| game(2 * number, 2 * number + 1, (number % 2) as f64)).collect();
        assert!((dyadic_spread(&strangers).expect("a spread") - 1.0).abs() < 0.01);
        // Ten champions win all their games as attackers, ten others lose all of theirs: as good as twenty games.
        let champions: Vec<DyadicGame> =
            (0..200).map(|number| game(number % 20, 1000 + number, ((number % 20) / 10) as f64)).collect();
        let spread = dyadic_spread(&champions).expect("a spread");
        assert!((spread - 10.0).abs() < 0.1, "{spread}");
        assert_eq!(dyadic_spread(&[]), None);
        assert_eq!(dyadic_spread(&[game(1, 2, 1.0), game(3, 4, 1.0)]), None);
        assert_eq!(dyadic_spread(&[game(1, 1, 1.0), game(1, 1, 0.0)]), None);
    }

    /// Players of different strength: the interval widened by the spread holds the truth, where that of independent games does not.
    #[test]
    fn intervals_widened_by_it_hold_the_truth() {
        let mut random = Random::new(&[4]);
        let mut uniform = || random.below(1 << 20) as f64 / f64::from(1 << 20);
        let (runs, games, players) = (400, 300, 60);
        let (mut narrow, mut wide) = (0, 0);
        for _ in 0..runs {
            let strengths: Vec<f64> = (0..players).map(|_| 3.0 * (uniform() - 0.5)).collect();
            let played: Vec<DyadicGame> = (0..games)
                .map(|_| {
                    let one = (uniform() * players as f64) as usize;
                    let other = (one + 1 + (uniform() * (players - 1) as f64) as usize) % players;
                    let chance = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                    game(one as u64, other as u64, f64::from(uniform() < chance))
                })
                .collect();
            let mean = played.iter().map(|game| game.score).sum::<f64>() / games as f64;
            let error = (mean * (1.0 - mean) / games as f64).sqrt();
            let spread = dyadic_spread(&played).expect("a spread");
            narrow += u32::from((mean - 0.5).abs() < 1.96 * error);
            wide += u32::from((mean - 0.5).abs() < 1.96 * error * spread.sqrt());
        }
        let share = |held: u32| f64::from(held) / f64::from(runs);
        assert!(share(wide) > 0.93 && share(wide) >= share(narrow), "{} {}", share(narrow), share(wide));
    }
}
