//! A record played by the rules: whether it is a game, and what it leaves unsaid.

mod unwritten;

use hnefi_rules::rules::Berserk;
use hnefi_rules::{Decider, Difference, Game, GameResult, MoveText, Replay, Setup};
use hnefi_rulesets::Ruleset;
use unwritten::fill_in;

use crate::ply::{Play, Ply};
use crate::record::{End, Record};

/// Replays the main line of a record.
///
/// Every move must be legal, and the game must not be over before the last. Captures are compared where the record writes them; that
/// of the king, which ends the game, may be left out. The final position is compared if there is one, and the result if it came from
/// the board.
///
/// # Errors
/// The first [`Difference`] between the record and the rules.
pub fn replay(record: &Record, rules: &Ruleset) -> Result<Game, Difference> {
    run(record, Replay::new(rules, record.start.as_ref())?)
}

/// The same for a game that people played elsewhere, where repetition is for them to see: the record may go on after it, and may give
/// the game against a side that only moved to and fro. It may also leave out the moves with which a piece goes on after a capture.
///
/// # Errors
/// The first [`Difference`] between the record and the rules.
pub fn replay_between_people(record: &Record, rules: &Ruleset) -> Result<Game, Difference> {
    let replay = Replay::new(rules, record.start.as_ref())?.between_people();
    match run(record, replay.clone()) {
        Err(difference) if rules.rules().berserk != Berserk::None => run(&fill_in(record, replay.clone(), difference)?, replay),
        played => played,
    }
}

fn run(record: &Record, mut replay: Replay) -> Result<Game, Difference> {
    for ply in &record.plies {
        play(&mut replay, ply)?;
    }
    compare_end(record, &replay)?;
    Ok(replay.into_game())
}

/// Compares the record's final position and result with the replayed game.
pub(crate) fn compare_end(record: &Record, replay: &Replay) -> Result<(), Difference> {
    if let Some(position) = &record.position {
        replay.compare_final(position)?;
    }
    match record.result {
        Some(result) => replay.compare_result(result, decider(record.end)),
        None => Ok(()),
    }
}

const fn decider(end: End) -> Decider {
    match end {
        End::Board => Decider::Board,
        End::Resigned | End::Agreed | End::Timeout | End::Abandoned => Decider::Players,
        End::Unstated => Decider::Unknown,
    }
}

/// The result in a record. Where it names no side that gave up, ran out of time or left, that is the side
/// whose turn it was at the end of the game as replayed.
#[must_use]
pub fn stated_result(record: &Record, game: &Game) -> Option<GameResult> {
    let left = record.end.is_loss_of_a_side() && game.outcome().is_none();
    record.result.or_else(|| left.then(|| GameResult::won_by(Some(game.position().side().other()))))
}

pub(crate) fn play(replay: &mut Replay, ply: &Ply) -> Result<(), Difference> {
    if let Some(die) = ply.die {
        replay.throw(die)?;
    }
    match ply.play {
        Play::Pass => replay.pass(ply.side),
        Play::Move(mv) => replay.play(ply.side, &MoveText { mv, piece: ply.piece, captures: ply.captures.clone() }),
    }
}

/// What is to be worked out of a record by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What each move captured.
    pub captures: bool,
    /// Which side made each ply.
    pub sides: bool,
    /// Which piece made each move.
    pub pieces: bool,
    /// The final position.
    pub position: bool,
}

impl Wanted {
    /// Nothing.
    pub const NOTHING: Wanted = Wanted { captures: false, sides: false, pieces: false, position: false };
    /// Everything.
    pub const ALL: Wanted = Wanted { captures: true, sides: true, pieces: true, position: true };
}

/// A record with what follows from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completed {
    /// The record.
    pub record: Record,
    /// What is wrong with variations, which are left as they were from there on.
    pub in_variations: Vec<Difference>,
}

/// Works out what follows from the rules, in the main line and in the variations, and the winner where a record has only a
/// resignation or a timeout.
///
/// # Errors
/// The first [`Difference`] on the main line. Result and final position are not compared.
pub fn complete(record: &Record, rules: &Ruleset, wanted: Wanted) -> Result<Completed, Difference> {
    let mut replay = Replay::new(rules, record.start.as_ref())?.between_people();
    let mut completed = Completed { record: record.clone(), in_variations: Vec::new() };
    if rules.rules().berserk != Berserk::None
        && let Err(difference) = run(record, replay.clone())
    {
        // If no reading is a legal game, report the fault of the record as written.
        completed.record = fill_in(record, replay.clone(), difference).unwrap_or(completed.record);
    }
    complete_line(&mut completed.record.plies, &mut replay, wanted, Illegal::Left(&mut completed.in_variations))
        .map_err(|(_, difference)| difference)?;
    completed.record.result = stated_result(record, replay.game());
    if wanted.position && completed.record.position.is_none() {
        completed.record.position = Some(Setup::from(replay.game().position()));
    }
    Ok(completed)
}

/// What the rules allow of a record: every line up to its first move that is not legal.
#[derive(Clone, Debug)]
pub struct LegalPart {
    /// The record, with what each move captured.
    pub record: Record,
    /// The game of its main line.
    pub game: Game,
    /// Why the main line ends there; `None` if all of it is legal. Result and final position are not compared.
    pub fault: Option<Difference>,
    /// What is wrong with the variations that were cut short.
    pub in_variations: Vec<Difference>,
}

/// Cuts a record down to what the rules allow, in the main line and in the variations, so that a record that is no game can be shown up
/// to its fault.
///
/// # Errors
/// A [`Difference`] if not even the first position is one of these rules.
pub fn legal_part(record: &Record, rules: &Ruleset) -> Result<LegalPart, Difference> {
    let mut replay = Replay::new(rules, record.start.as_ref())?.between_people();
    let mut part = record.clone();
    if rules.rules().berserk != Berserk::None
        && let Err(difference) = run(record, replay.clone())
    {
        part = fill_in(record, replay.clone(), difference).unwrap_or(part);
    }
    let mut in_variations = Vec::new();
    let wanted = Wanted { captures: true, ..Wanted::NOTHING };
    let fault = complete_line(&mut part.plies, &mut replay, wanted, Illegal::Cut(&mut in_variations)).err();
    if let Some((legal, _)) = &fault {
        part.plies.truncate(*legal);
    }
    Ok(LegalPart { record: part, game: replay.into_game(), fault: fault.map(|(_, difference)| difference), in_variations })
}

/// What becomes of a variation from its first illegal move on. What is wrong with it is added to the list.
enum Illegal<'d> {
    Left(&'d mut Vec<Difference>),
    Cut(&'d mut Vec<Difference>),
}

/// Works out the plies of a line, and stops at the first that is not legal.
///
/// # Errors
/// How many plies of the line are legal, and what is wrong with the next.
fn complete_line(
    plies: &mut [Ply],
    replay: &mut Replay,
    wanted: Wanted,
    mut illegal: Illegal<'_>,
) -> Result<(), (usize, Difference)> {
    for (index, ply) in plies.iter_mut().enumerate() {
        for variation in &mut ply.variations {
            match &mut illegal {
                Illegal::Left(told) => {
                    let done = complete_line(variation, &mut replay.clone(), wanted, Illegal::Left(told));
                    told.extend(done.err().map(|(_, difference)| difference));
                }
                Illegal::Cut(told) => {
                    if let Err((legal, difference)) = complete_line(variation, &mut replay.clone(), wanted, Illegal::Cut(told)) {
                        variation.truncate(legal);
                        told.push(difference);
                    }
                }
            }
        }
        if matches!(illegal, Illegal::Cut(_)) {
            ply.variations.retain(|variation| !variation.is_empty());
        }
        let known = replay.game().plies().len();
        play(replay, ply).map_err(|difference| (index, difference))?;
        let Play::Move(mv) = ply.play else { continue };
        // A stay that was left out, and turns lost, may stand around it.
        let Some(played) = replay.game().plies()[known..].iter().find(|played| played.mv == Some(mv)) else { continue };
        if wanted.sides {
            ply.side = Some(played.side);
        }
        if wanted.pieces {
            ply.piece = played.position.piece_at(mv.to).or(ply.piece);
        }
        if wanted.captures {
            ply.captures = Some(played.captures.as_slice().to_vec());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::games::read;

    fn record(moves: &str) -> Record {
        read(Format::MOVE_LIST, moves).expect("a list").remove(0).record.expect(moves)
    }

    fn rules(id: &str) -> Ruleset {
        Ruleset::named(id).expect(id)
    }

    #[test]
    fn a_record_is_completed_by_the_rules() {
        let rules = rules("tablut-murray");
        let completed = complete(&record("d1b1 f5f2"), &rules, Wanted::ALL).expect("a game").record;
        let sides: String = completed.plies.iter().filter_map(|ply| Some(ply.side?.letter())).collect();
        let pieces: String = completed.plies.iter().filter_map(|ply| Some(ply.piece?.letter())).collect();
        assert_eq!((sides.as_str(), pieces.as_str()), ("ad", "tT"));
        assert_eq!(completed.plies[0].captures, Some(Vec::new()));
        assert_eq!(completed.position.expect("known").to_string(), "/3ttt3/4t4/4T4/t3T3t/ttTTK1Ttt/t3T3t/4T4/4tT3/1t2tt3/ a -");
    }

    #[test]
    fn a_variation_that_is_no_game_spoils_no_other_line() {
        let mut broken = record("d1b1 f5f2");
        broken.plies[1].variations = vec![record("f5-f3 b1-b9").plies, record("f5f4").plies];
        let completed = complete(&broken, &rules("tablut-murray"), Wanted::ALL).expect("a game");
        let told: Vec<String> = completed.in_variations.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["ply 3: move `b1-b9`: b5 is occupied by an attacker"]);
        let variations = &completed.record.plies[1].variations;
        assert_eq!((variations[0][0].captures.as_deref(), variations[1][0].captures.as_deref()), (Some(&[][..]), Some(&[][..])));
        assert_eq!((variations[0][1].side, completed.record.plies[1].captures.as_deref()), (None, Some(&[][..])));
    }

    #[test]
    fn a_record_is_cut_down_to_what_is_legal() {
        let mut broken = record("d1b1 f5f2 b1b9 d3c3");
        broken.plies[1].variations = vec![record("f5-f3 b1-b9").plies, record("f5f9").plies, record("f5f4").plies];
        let part = legal_part(&broken, &rules("tablut-murray")).expect("the start is one of these rules");
        let told: Vec<String> = part.in_variations.iter().chain(&part.fault).map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "ply 3: move `b1-b9`: b5 is occupied by an attacker",
                "ply 2: move `f5-f9`: f9 is occupied by an attacker",
                "ply 3: move `b1-b9`: b5 is occupied by an attacker",
            ]
        );
        assert_eq!((part.record.plies.len(), part.game.plies().len()), (2, 2));
        let lengths: Vec<usize> = part.record.plies[1].variations.iter().map(Vec::len).collect();
        assert_eq!(lengths, [1, 1], "the variation without a legal move is left out");
        assert_eq!(part.record.plies[1].captures, Some(Vec::new()));
        let whole = legal_part(&record("d1b1 f5f2"), &rules("tablut-murray")).expect("a game");
        assert!(whole.fault.is_none() && whole.in_variations.is_empty() && whole.record.plies.len() == 2);
        let start = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -".parse().expect("a position");
        assert!(legal_part(&Record { start: Some(start), ..record("d1b1") }, &rules("tablut-murray")).is_err());
    }

    #[test]
    fn only_a_result_of_the_board_is_compared() {
        let rules = rules("tablut-murray");
        let mut record = record("d1-b1 f5-f2");
        record.result = Some(GameResult::Attackers);
        for (end, fits) in
            [(End::Board, false), (End::Resigned, true), (End::Timeout, true), (End::Agreed, true), (End::Unstated, true)]
        {
            record.end = end;
            assert_eq!(replay(&record, &rules).is_ok(), fits, "{end}");
        }
        record.result = Some(GameResult::Unfinished);
        record.end = End::Board;
        assert!(replay(&record, &rules).is_ok());
    }

    #[test]
    fn a_recorded_game_may_go_on_after_a_repetition() {
        let to_and_fro = "d9c9 g5g6 c9d9 g6g5 d9c9 g5g6 c9d9 g6g5 d9c9 g5g6";
        let repeating = Record { result: Some(GameResult::Draw), ..record(&format!("{to_and_fro} c9b9 g6g7")) };
        let rules = rules("tablut-aagenielsen");
        assert!(replay(&record(&format!("{to_and_fro} c9b9 g6g7")), &rules).is_err());
        assert!(replay_between_people(&record(&format!("{to_and_fro} c9b9 g6g7")), &rules).is_ok());
        assert!(replay_between_people(&Record { end: End::Board, ..repeating }, &rules).is_err());
        let mut progress = record("d9c9 g5g6 c9b9 g6g5 b9a9 g5g6 e8d8 g6g5 d8c8 g5g6");
        (progress.result, progress.end) = (Some(GameResult::Attackers), End::Board);
        assert!(replay(&progress, &rules).is_err());
        assert!(replay_between_people(&progress, &rules).is_ok());
        progress.result = Some(GameResult::Defenders);
        assert!(replay_between_people(&progress, &rules).is_err());
    }

    #[test]
    fn captures_are_compared_where_they_are_written() {
        let rules = rules("tafl-simple-edge+tablut");
        let start = "/9/9/3t5/3T5/9/3t5/9/4K4/9/ a -".parse().expect("a position");
        let with = |moves: &str| replay(&Record { start: Some(Clone::clone(&start)), ..record(moves) }, &rules);
        // A game that writes no capture says nothing of captures, with dashes or without.
        assert!(with("d4d5").is_ok() && with("d4-d5").is_ok() && with("d4-d5xd6").is_ok());
        let difference = with("d4-d5 e2-e1xe9").expect_err("one capture is written, one not").to_string();
        assert_eq!(difference, "ply 1: move `d4-d5` captures d6, not nothing");
    }

    #[test]
    fn an_unnamed_resignation_is_by_the_side_to_move() {
        let rules = rules("tablut-murray");
        for (moves, result) in [
            ("d1b1 f5f2 resigned", Some(GameResult::Defenders)),
            ("d1b1 timeout", Some(GameResult::Attackers)),
            ("d1b1 --- 0-1", Some(GameResult::Defenders)),
            ("d1b1", None),
        ] {
            assert_eq!(complete(&record(moves), &rules, Wanted::NOTHING).expect(moves).record.result, result, "{moves}");
        }
    }

    #[test]
    fn moves_after_the_end_are_a_difference() {
        let rules = rules("tafl-simple-edge+tablut");
        let start = "/9/9/3t5/9/9/9/9/4K4/9/ d -".parse().expect("a position");
        let record = Record { start: Some(start), ..record("e2-e1 d7-d6") };
        let difference = replay(&record, &rules).expect_err("over").to_string();
        assert!(difference.starts_with("ply 2: the game is over: the defenders win"), "{difference}");
    }

    #[test]
    fn throws_of_the_die_are_kept_and_played() {
        let rules = rules("tawlbwrdd-bell-dice");
        let mut game = Game::new(&rules);
        for die in [2, 4, 3] {
            game.throw(die).expect("a throw is awaited");
        }
        let mv = game.legal_moves()[0];
        game.play(mv).expect("legal");
        let line = crate::GameLine::of(&game).to_json();
        assert!(line.contains(r#""notes":[{"ply":1,"die":2},{"ply":2,"die":4},{"ply":3,"die":3}]"#), "{line}");
        let read = |line: &str| read(Format::GAME_LINES, line).expect("a line").remove(0).record.expect("a game");
        let again = replay(&read(&line), &rules).expect("its own line");
        assert_eq!(again.plies(), game.plies());
        assert_eq!(Record::of(&game), read(&line));
        let wrong = line.replace(r#"{"ply":2,"die":4}"#, r#"{"ply":2,"die":7}"#);
        assert_eq!(
            replay(&read(&wrong), &rules).expect_err("no such face").to_string(),
            "ply 2: 7 is no throw of a die: it shows 1 to 6"
        );
        let wrong = line.replace(r#"{"ply":3,"die":3}"#, r#"{"ply":3,"die":6}"#);
        assert!(replay(&read(&wrong), &rules).is_err(), "an even throw lets nobody move");
    }

    #[test]
    fn a_game_is_the_record_that_its_line_is() {
        let read = |game: &Game| {
            let line = crate::GameLine::of(game).to_json();
            read(Format::GAME_LINES, &line).expect("a line").remove(0).record.expect("a game")
        };
        for id in ["brandubh-cyningstan", "alea-walker-2015", "tablut-murray"] {
            let mut game = Game::new(&rules(id));
            for number in 0..60_usize {
                assert_eq!(Record::of(&game), read(&game), "{id}");
                let legal = game.legal_moves();
                let captures = |mv: &&hnefi_rules::Move| game.clone().play(**mv).is_ok_and(|ply| !ply.captures.is_empty());
                let Some(mv) = legal.iter().find(captures).or(legal.get(number * 7 % legal.len().max(1))) else { break };
                let mv = *mv;
                game.play(mv).expect("legal");
            }
            assert!(game.plies().iter().any(|ply| !ply.captures.is_empty()), "{id}");
            let mut moved = Game::from_position(&rules(id), game.position().clone());
            assert_eq!(Record::of(&moved), read(&moved), "{id}");
            moved.agree_draw();
            assert_eq!(Record::of(&moved), read(&moved), "{id}");
            game.resign(hnefi_rules::Side::Defenders);
            assert_eq!(Record::of(&game), read(&game), "{id}");
        }
    }

    #[test]
    fn a_move_of_the_other_side_is_a_difference() {
        let mut record = record("d1-b1");
        record.plies[0].side = Some(hnefi_rules::Side::Defenders);
        let difference = replay(&record, &rules("tablut-murray")).expect_err("the attackers begin").to_string();
        assert_eq!(difference, "ply 1: the record gives the move to the defenders, the attackers are to move");
    }
}
