//! Setups and positions: texts, what is refused, and hashes from scratch.

use hnefi_rules::{Position, Setup};
use hnefi_rulesets::Ruleset;

#[test]
fn a_setup_survives_its_text() {
    for text in ["/t6/7/2T4/3K3/7/7/6T/ d k", "/t6/7/7/3K3/7/7/6T/ a -", "/7/7/7/7/7/7/7/ d", "/ttttttt/7/7/7/7/7/7/"] {
        let setup: Setup = text.parse().expect(text);
        assert_eq!(setup.to_string(), text);
    }
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let start = Position::start(&rules);
    assert_eq!(Setup::from(&start).to_string(), start.to_string());
    assert_eq!(start.to_string().parse(), Ok(Setup::from(&start)));
}
#[test]
fn what_a_rule_set_could_never_see_is_refused_with_the_reason() {
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let refused = |setup: &Setup| setup.position(&rules).expect_err("no position").to_string();
    let read = |text: &str| text.parse::<Setup>().expect(text);
    for (text, reason) in [
        ("/7/7/7/3K3/7/7/7/ a", "the board is 7 points wide, `tablut-murray` is played on 9"),
        ("/9/9/9/9/3KK4/9/9/9/9/ a", "there are 2 kings"),
        ("/9/9/9/9/4t4/4K4/9/9/9/ a", "the attacker on e5 stands where `tablut-murray` never lets it stand"),
        ("/9/9/9/c8/9/4K4/9/9/9/ a", "`tablut-murray` has no such piece as the attackers' commander on a6"),
        ("/9/9/9/t8/9/4K4/9/9/9/ a =a6", "no piece of the side to move can go on capturing from a6"),
        ("/9/9/9/t8/9/4K4/9/9/9/ a =s19", "no piece of the side to move can go on capturing from s19"),
    ] {
        let error = refused(&read(text));
        assert!(error.contains(reason), "{text}: {error}");
    }
    let mut twice = read("/9/9/9/9/9/4K4/9/9/t8/ a");
    twice.pieces.push(twice.pieces[1]);
    assert_eq!(refused(&twice), "two pieces stand on a1");
}

#[test]
fn the_hash_is_what_it_would_be_from_scratch() {
    let rules = Ruleset::named("alea-thomasguild-2020").expect("built in");
    let compiled = rules.compiled();
    let mut position = Position::start(&rules);
    for ply in 0..200 {
        let moves = position.legal_moves(compiled);
        let Some(mv) = moves.get(ply * 7919 % moves.len().max(1)) else { break };
        let (quiet, king) = (position.hash_after_quiet(*mv), position.king_has_moved());
        let effect = position.play(compiled, *mv);
        let is_quiet = effect.captures.is_empty() && king == position.king_has_moved();
        assert_eq!(quiet == position.hash(), is_quiet, "{position}");
        let written: Setup = position.to_string().parse().expect("own text");
        let again = written.position(&rules).expect("own position");
        assert_eq!(again.hash(), position.hash(), "{position}");
        assert_eq!(again, position);
    }
}
