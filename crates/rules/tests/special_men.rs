//! What special men do that no rule set of an ordinary board shows: change sides, and jump over friend and foe.

use hnefi_rules::{Game, MoveText, Reason, Setup};
use hnefi_rulesets::Ruleset;

/// A plain board of seven points with the special men of a drawn layout, and some rules of its own.
fn rules(pieces: &str, own: &str) -> Ruleset {
    let text = format!(
        r#"id = "yard"
name = "Yard"
author = "Anna"
layouts = ["yard"]

[drawn.yard]
pieces = """
{pieces}"""

[rules]
first = "attackers"
movement = "rook"
throne = "none"
corners = "none"
capture = "custodial"
captures-at-once = "several"
moving-between = "safe"
king-armed = "armed"
king-captured-elsewhere = "two"
escape = "edge"
repetition = "draw-at-third"
no-moves = "loss"
{own}"#
    );
    Ruleset::from_toml(&text).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

const MEN: &str = "a.a.a.a\n.......\n..n.M..\n...K...\n..C.d..\n.......\na.a.a.a\n";

fn game(rules: &Ruleset, position: &str) -> Game {
    let setup: Setup = position.parse().expect("a text");
    Game::from_position(rules, setup.position(rules).expect("a position"))
}

fn play(game: &mut Game, moves: &str) -> String {
    let mv = |text: &str| text.parse::<MoveText>().expect("a move").mv;
    let texts = moves.split_whitespace().map(|text| game.play(mv(text)).unwrap_or_else(|e| panic!("{text}: {e}")).text());
    texts.collect::<Vec<_>>().join(" ")
}

/// Where the piece on a point may go.
fn targets(game: &Game, from: &str) -> Vec<String> {
    let mut targets: Vec<String> =
        game.legal_moves().iter().filter(|mv| mv.from.to_string() == from).map(|mv| mv.to.to_string()).collect();
    targets.sort();
    targets
}

#[test]
fn a_captured_mercenary_changes_sides_each_time() {
    let rules = rules(MEN, "mercenary-taken = \"changes-sides\"\n");
    let mut game = game(&rules, "/2T4/t1Mt3/6T/3K3/7/7/7/ a");
    assert_eq!(play(&mut game, "a6-b6 g5-c5 b6-b5 d4-d3 b5-b6"), "a6-b6xc6 g5-c5xc6 b6-b5 d4-d3 b5-b6xc6");
    assert_eq!(game.position().to_string(), "/2T4/1tmt3/2T4/7/3K3/7/7/ d -");
}

#[test]
fn a_mercenary_taken_stands_in_the_way_of_those_who_lost_it() {
    let rules = rules(MEN, "mercenary-taken = \"changes-sides\"\n");
    let mut game = game(&rules, "/7/t1Mt3/7/3K3/4T2/7/7/ a");
    assert_eq!(play(&mut game, "a6-b6"), "a6-b6xc6");
    assert_eq!(game.position().to_string(), "/7/1tmt3/7/3K3/4T2/7/7/ d -");
    assert_eq!(targets(&game, "d4").len(), 12 - 2, "the way up the file ends below the attacker on d6");
    assert_eq!(play(&mut game, "e3-c3"), "e3-c3");
    assert_eq!(targets(&game, "c6"), ["c4", "c5", "c7"], "the attackers move it now");
}

#[test]
fn without_the_rule_a_captured_mercenary_leaves() {
    let rules = rules(MEN, "");
    let mut game = game(&rules, "/7/t1Mt3/7/3K3/4T2/7/7/ a");
    assert_eq!(play(&mut game, "a6-b6"), "a6-b6xc6");
    assert_eq!(game.position().to_string(), "/7/1t1t3/7/3K3/4T2/7/7/ d -");
}

#[test]
fn a_jump_over_any_man_takes_neither_friend_nor_foe() {
    let rules = rules(MEN, "commander-jump = \"any-man\"\n");
    let mut game = game(&rules, "/7/7/2T4/1tCMn2/2K4/7/6t/ d");
    // Up over the defender, left over the attacker, right over the mercenary, but not over the king.
    assert_eq!(targets(&game, "c4"), ["a4", "c6"], "e4 is taken by a knight");
    assert_eq!(play(&mut game, "c4-c6"), "c4-c6");
    assert_eq!(game.position().to_string(), "/7/2C4/2T4/1t1Mn2/2K4/7/6t/ a -");
}

#[test]
fn a_capturing_jump_spares_commanders_and_knights() {
    let rules = rules(MEN, "knight-jump = \"capturing\"\nmercenary-taken = \"changes-sides\"\n");
    let mut game = game(&rules, "/7/7/2M4/1TnC3/3K3/7/6t/ a");
    assert_eq!(targets(&game, "c4"), ["a4", "c1", "c2", "c3", "c6"]);
    assert_eq!(play(&mut game, "c4-c6"), "c4-c6xc5");
    assert_eq!(game.position().to_string(), "/7/2n4/2m4/1T1C3/3K3/7/6t/ d -");
}

#[test]
fn a_defender_who_jumps_into_the_ring_is_encircled() {
    for (piece, position, mv) in
        [("king", "/7/7/3t3/1Kt1t2/3t3/7/7/ d", "b4-d4"), ("commander", "/7/7/3tt2/2tK1tC/3tt2/7/7/ d", "g4-e4")]
    {
        let rules = rules(MEN, &format!("encirclement = \"all-defenders\"\n{piece}-jump = \"free\"\n"));
        let mut game = game(&rules, position);
        assert_eq!(game.outcome(), None, "{position}");
        play(&mut game, mv);
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Encirclement), "{mv} at {position}");
    }
}
