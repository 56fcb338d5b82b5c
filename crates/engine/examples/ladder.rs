//! Matches between strengths: does each level beat the one below?
//!
//! `cargo run -p hnefi-engine --release --example ladder -- [RULES] [GAMES] [A-B]…` where A and B are levels (`1` … `8`), or
//! `n5000` for a search of so many positions. Every opening (a few random moves) is played twice, with sides changed.

use std::process::ExitCode;

use hnefi_engine::{Level, Limits, Searcher, time};
use hnefi_rules::{Game, Ruleset, Side};

/// Random moves before the players take over.
const OPENING: usize = 4;
/// A game that lasts longer is a draw.
const LONGEST: usize = 400;

enum Player {
    Level(Level),
    Nodes(u64),
}

impl Player {
    fn read(text: &str) -> Result<Player, String> {
        match text.strip_prefix('n') {
            Some(nodes) => nodes.parse().map(Player::Nodes).map_err(|e| format!("`{text}`: {e}")),
            None => text.parse().map(Player::Level).map_err(|e: hnefi_engine::LevelError| e.to_string()),
        }
    }

    fn play(&self, searcher: &mut Searcher, game: &mut Game, seed: u64) -> Result<(), String> {
        let found = match self {
            Player::Level(level) => {
                let should_stop = time::deadline(level.thinking_time());
                level.choose(searcher, game, seed, &should_stop, &mut |_| {})
            }
            Player::Nodes(nodes) => searcher.search(game, &Limits::nodes(*nodes), &|| false, &mut |_| {}),
        };
        let best = found.best.ok_or("no move in a game that goes on")?;
        game.play(best).map_err(|e| e.to_string())?;
        Ok(())
    }
}

fn random_opening(rules: &Ruleset, seed: u64) -> Game {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut game = Game::new(rules);
    for _ in 0..OPENING {
        let moves = game.legal_moves();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(mv) = moves.get((state >> 33) as usize % moves.len().max(1)) else { break };
        if game.play(*mv).is_err() {
            break;
        }
    }
    game
}

/// Plays one game; who won.
fn play(
    rules: &Ruleset,
    attackers: &Player,
    defenders: &Player,
    seed: u64,
    show: bool,
) -> Result<(Option<Side>, usize, String), String> {
    let mut game = random_opening(rules, seed / 2);
    let mut searchers = [Searcher::new(16), Searcher::new(16)];
    while let Some(side) = game.side() {
        if game.plies().len() >= LONGEST {
            break;
        }
        // The die is thrown by nobody here: both sides move in turn.
        if game.awaits_throw() {
            game.throw(1).map_err(|e| e.to_string())?;
        }
        let player = if side == Side::Attackers { attackers } else { defenders };
        player.play(&mut searchers[side as usize], &mut game, seed)?;
    }
    if show {
        let moves: Vec<String> = game.plies().iter().map(hnefi_rules::Ply::text).collect();
        println!("    {}\n    {}", moves.join(" "), game.position());
    }
    let ending = game.outcome().map_or_else(|| "unfinished".to_owned(), |o| o.reason.to_string());
    Ok((game.outcome().and_then(|o| o.winner), game.plies().len(), ending))
}

fn run() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "alea-walker-2015".to_owned());
    let rules = Ruleset::named(&id).map_err(|e| e.to_string())?;
    let games: u64 = words.next().map_or(Ok(10), |n| n.parse()).map_err(|e| format!("number of games: {e}"))?;
    let mut pairs: Vec<String> = words.collect();
    let show = pairs.iter().any(|p| p == "show");
    pairs.retain(|p| p != "show");
    if pairs.is_empty() {
        pairs = (1..8).map(|level| format!("{}-{level}", level + 1)).collect();
    }
    for pair in pairs {
        let (a, b) = pair.split_once('-').ok_or_else(|| format!("`{pair}`: write two players as `3-2`"))?;
        let (a, b) = (Player::read(a)?, Player::read(b)?);
        let (mut wins, mut draws, mut losses, mut plies, mut attackers) = (0, 0, 0, 0, 0);
        for seed in 0..games {
            let a_attacks = seed % 2 == 0;
            let (winner, length, ending) =
                if a_attacks { play(&rules, &a, &b, seed, show)? } else { play(&rules, &b, &a, seed, show)? };
            plies += length;
            attackers += usize::from(winner == Some(Side::Attackers));
            match winner {
                None => draws += 1,
                Some(side) if (side == Side::Attackers) == a_attacks => wins += 1,
                Some(_) => losses += 1,
            }
            let who = winner.map_or("draw".to_owned(), |side| format!("{side} win"));
            eprintln!("{id} {pair} game {}: {who} ({ending}) after {length} plies", seed + 1);
        }
        println!(
            "{id} {pair}: +{wins} ={draws} -{losses}, mean length {} plies, attackers won {attackers}",
            plies as u64 / games.max(1)
        );
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}
