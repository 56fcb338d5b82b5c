//! Counts the same moves with hnefi and with the crate `hnefatafl`, move by move and in bulk, and prints how many a second each counts.
//! Run it with `cargo xtask bench`, or in this folder with `cargo run --release`.

mod wide;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use hnefatafl::aliases::{MediumBasicBoardState, SmallBasicBoardState};
use hnefatafl::board::state::{BasicBoardState, BoardState};
use hnefatafl::collections::pieceset::PieceSet;
use hnefatafl::game::GameStatus;
use hnefatafl::game::logic::GameLogic;
use hnefatafl::game::state::GameState;
use hnefatafl::pieces::{BASIC_PIECES, KING, Side};
use hnefatafl::preset::rules::{BRANDUBH, COPENHAGEN};
use hnefatafl::rules::{HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules, Ruleset as TheirRules};
use hnefi_rules::{Position, perft, perft_move_by_move};
use hnefi_rulesets::Ruleset;
use wide::Wide;

/// Each count is measured so often, in turn with the others, and for so long at least; the best rate is its rate.
const ROUNDS: usize = 5;
const LONG_ENOUGH: Duration = Duration::from_millis(150);

/// Escape to the edge, a king taken on four sides, a throne that is his alone to stop on.
const EDGE: TheirRules = TheirRules {
    pieces: BASIC_PIECES,
    edge_escape: true,
    king_strength: KingStrength::Strong,
    king_attack: KingAttack::Armed,
    shieldwall: None,
    exit_fort: false,
    hostile_tiles: HostilityRules { throne: PieceSet::from_piece(KING), corners: PieceSet::none(), edge: PieceSet::none() },
    occupiable_tiles: OccupyRules { throne: PieceSet::from_piece(KING), corners: PieceSet::all() },
    passable_tiles: PassRules { throne: PieceSet::all() },
    slow_pieces: PieceSet::none(),
    starting_side: Side::Attacker,
    enclosure_win: None,
    repetition_rule: None,
    draw_on_no_plays: true,
    linnaean_capture: false,
};

fn main() -> ExitCode {
    println!("{:<22} {:>5} {:>10}  {:<12} {:>14} {:>12} {:>8}", "rules", "depth", "sequences", "", "hnefi", "hnefatafl", "ratio");
    let agreed = [
        compare::<BasicBoardState<Wide>>("alea-murray-rules", EDGE, 2),
        compare::<MediumBasicBoardState>("copenhagen", COPENHAGEN, 3),
        compare::<MediumBasicBoardState>("tablut-murray", EDGE, 3),
        compare::<SmallBasicBoardState>("brandubh-cyningstan", BRANDUBH, 4),
    ];
    if agreed.into_iter().all(|agreed| agreed) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Counts with both from the start of one of hnefi's rule sets; whether the counts are the same.
fn compare<B: BoardState>(id: &str, their_rules: TheirRules, depth: u32) -> bool {
    let rules = Ruleset::named(id).expect("the rule sets compared are built in");
    let start = Position::start(&rules);
    let board = start.board_text();
    let side = Side::Attacker;
    let state = GameState::<B>::new(board.trim_matches('/'), side).expect("both write boards alike");
    let logic = GameLogic::new(their_rules, rules.size() as u8);
    let ways: [(&str, [&dyn Fn() -> u64; 2]); 2] = [
        ("move by move", [&|| perft_move_by_move(&start, rules.compiled(), depth), &|| count(&logic, &state, depth, false)]),
        ("in bulk", [&|| perft(&start, rules.compiled(), depth), &|| count(&logic, &state, depth, true)]),
    ];
    let mut agreed = true;
    for (how, ways) in ways {
        let [(ours, our_rate), (theirs, their_rate)] = measure(ways);
        println!(
            "{id:<22} {depth:>5} {ours:>10}  {how:<12} {:>12.2} M {:>10.3} M {:>7.0}×",
            our_rate / 1e6,
            their_rate / 1e6,
            our_rate / their_rate
        );
        if ours != theirs {
            println!("{id}: hnefi counts {ours}, hnefatafl {theirs}: the rules are not the same, the ratio means nothing");
            agreed = false;
        }
    }
    agreed
}

/// What each way of counting gives, and how many sequences a second.
fn measure<const N: usize>(ways: [&dyn Fn() -> u64; N]) -> [(u64, f64); N] {
    let mut best = [(0, 0.0_f64); N];
    for _ in 0..ROUNDS {
        for (count, (found, rate)) in ways.into_iter().zip(&mut best) {
            let (clock, mut all) = (Clock::start(), 0);
            while all == 0 || clock.elapsed() < LONG_ENOUGH {
                *found = count();
                all += (*found).max(1);
            }
            *rate = (*rate).max(all as f64 / clock.elapsed().as_secs_f64());
        }
    }
    best
}

/// How long this thread has had a processor, where the system tells (Linux), so that a busy machine does not matter; else the time of day.
struct Clock {
    started: Instant,
    on_processor: Option<Duration>,
}

impl Clock {
    fn start() -> Clock {
        Clock { started: Instant::now(), on_processor: Clock::on_processor() }
    }

    fn elapsed(&self) -> Duration {
        let on_processor = Clock::on_processor().zip(self.on_processor).map(|(now, then)| now.saturating_sub(then));
        on_processor.unwrap_or_else(|| self.started.elapsed())
    }

    fn on_processor() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    }
}

/// Perft with the other crate, by the calls that it offers for known legal moves. In bulk, the last ply is listed and not made.
fn count<B: BoardState>(logic: &GameLogic<B>, state: &GameState<B>, depth: u32, in_bulk: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.status != GameStatus::Ongoing {
        return 0;
    }
    let mut sequences = 0;
    for tile in state.board.occupied_by_side(state.side_to_play) {
        let Ok(plays) = logic.iter_plays(tile, state) else { continue };
        if in_bulk && depth == 1 {
            sequences += plays.count() as u64;
            continue;
        }
        for play in plays {
            sequences += count(logic, &logic.do_valid_play(play, state.clone()).new_state, depth - 1, in_bulk);
        }
    }
    sequences
}
