use super::*;
use crate::format::{Format, write as write_as};
use crate::games::read as read_as;
use crate::move_text::write_move;
use crate::record::{Record, RulesName};
use crate::rulebook::Rulebook;

fn entries(text: &str) -> Vec<crate::Entry> {
    assert!(Sgf.recognises(text), "{text}");
    read_as(Format::SGF, text).expect("a collection is never refused as a whole")
}

fn one(text: &str) -> Record {
    entries(text).remove(0).record.expect(text)
}

fn moves(plies: &[crate::Ply]) -> Vec<String> {
    plies.iter().map(write_move).collect()
}

#[test]
fn a_game_is_read_with_comments_and_variations() {
    let text = "Anything may stand before.\n(;FF[4]GM[29]SZ[11]GN[Final]EV[Fair]PB[Ada]PW[Bo]RE[W+R]RU[copenhagen]C[One \\] two\\\n three]\n\
                ;B[d1-d3]C[Good.]\n(;W[e5-e2];B[d3-d2xe2])\n(;W[e5-e3]C[Or so.](;B[d3-d2])(;B[d3-d1]))\n(;W[e5e4]))\n(;GM[29];B[a1a2])";
    let text = text.trim_start_matches("Anything may stand before.\n");
    let games = entries(text);
    assert_eq!(games.iter().map(|entry| (entry.line, entry.record.is_ok())).collect::<Vec<_>>(), [(1, true), (7, true)]);
    let game = one(text);
    assert_eq!((game.id.as_deref(), game.rules), (Some("Final"), Some(RulesName::Named("copenhagen".to_owned()))));
    assert_eq!((game.result, game.end), (Some(GameResult::Defenders), End::Resigned));
    assert_eq!((game.tags[tag::ATTACKERS].as_str(), game.comment.as_deref()), ("Ada", Some("One ] two three")));
    assert_eq!(moves(&game.plies), ["d1-d3", "e5-e2", "d3-d2xe2"]);
    assert_eq!(game.plies[0].comment.as_deref(), Some("Good."));
    let variations = &game.plies[1].variations;
    assert_eq!(
        (moves(&variations[0]), moves(&variations[1])),
        (vec!["e5-e3".to_owned(), "d3-d2".to_owned()], vec!["e5e4".to_owned()])
    );
    assert_eq!(variations[0][0].comment.as_deref(), Some("Or so."));
    assert_eq!(moves(&variations[0][1].variations[0]), ["d3-d1"]);
}

#[test]
fn points_of_the_format_itself_are_counted_from_the_top() {
    let game = one("(;FF[4]GM[29]SZ[11];B[dkdi];W[eghg];B[])");
    assert_eq!(moves(&game.plies), ["d1d3", "e5h5", ""]);
}

#[test]
fn a_board_larger_than_any_has_no_points() {
    for size in ["20", "26", "4000000000", "0"] {
        let text = format!("(;FF[4]GM[29]SZ[{size}];B[aaab])");
        assert!(entries(&text)[0].record.is_err(), "{text}");
    }
}

#[test]
fn the_clicks_of_boardspace_are_moves() {
    let game = one(concat!(
        "(;GM[29]VV[1]SU[tablut-9 true .endoptions.]P0[id \"Ada\"]P1[id \"Bo\"]\n;P0[0 Start P0]\n;P0[1 Pickb D 1];P0[2 Dropb S D 3]",
        ";P0[3 Pickb D 3];P0[4 Dropb S D 2];P0[5 Done]\n;P1[6 Move E 4 H 4];P1[7 Done];P0[8 Resign];P0[9 Done])"
    ));
    assert_eq!(moves(&game.plies), ["d1d2", "e4h4"]);
    assert_eq!((game.tags["P0"].as_str(), game.tags["P1"].as_str()), ("Ada", "Bo"));
    assert_eq!((game.result, game.end), (None, End::Resigned));
    assert!(game.rules.expect("named").text().starts_with("boardspace:tablut-9"));
}

#[test]
fn times_are_read_as_servers_write_them() {
    use crate::times::{Clock, TimeControl, TimeControls};

    let byo_yomi = TimeControl::ByoYomi { main: 600, period: 30, periods: 3 };
    for (written, controls) in [
        ("TM[900]", TimeControls::both(TimeControl::SuddenDeath { main: 900, increment: 0 })),
        ("TM[900.0]OT[]", TimeControls::default()),
        ("TM[300]OT[5 fischer]", TimeControls::both(TimeControl::SuddenDeath { main: 300, increment: 5 })),
        ("TM[600]OT[3x30 byo-yomi]", TimeControls::both(byo_yomi)),
        ("OT[259200 simple]", TimeControls::both(TimeControl::Correspondence { days: 3 })),
        ("TCB[600 30/3]", TimeControls { attackers: Some(byo_yomi), defenders: None }),
        ("TM[600]OT[25/300 Canadian]", TimeControls::default()),
    ] {
        let game = one(&format!("(;GM[29]{written};B[d1-d3])"));
        assert_eq!(game.time_controls, controls, "{written}");
        let again = write_as(Format::SGF, std::slice::from_ref(&game), &Rulebook::new()).expect("written").text;
        assert_eq!(one(&again), game, "{again}");
    }
    let text =
        "(;GM[29]TM[600]OT[25/300 Canadian];B[d1-d3]BL[597.25]WL[600]TOOK[2.75];W[e5-e2]OW[2]WL[30];B[d3-d2]BL[-1];W[e2-e3])";
    let game = one(text);
    assert_eq!(game.tags[tag::TIME_CONTROL], "600, 25/300 Canadian");
    let times: Vec<_> = game.plies.iter().map(|ply| (ply.clock, ply.took)).collect();
    let clock = |left, periods| Some(Clock { left, periods });
    assert_eq!(times, [(clock(597_250, None), Some(2750)), (clock(30_000, Some(2)), None), (None, None), (None, None)]);
    let told: Vec<String> = game.times_problems().iter().map(ToString::to_string).collect();
    assert!(told[1].starts_with("ply 3: `BL[-1]` is not a time"), "{told:?}");
    let again = write_as(Format::SGF, std::slice::from_ref(&game), &Rulebook::new()).expect("written").text;
    assert!(again.contains(";B[d1-d3]BL[597.25]TOOK[2.75];W[e5-e2]WL[30]OW[2];"), "{again}");
    assert_eq!(one(&again), game);
}

#[test]
fn errors_have_a_place_and_spare_other_games() {
    for (text, line, column, reason) in [
        ("(;B[d1-d3];W[e5+e2])", 1, 12, "is not a move"),
        ("(;B)", 1, 3, "has no value"),
        ("(\n)", 2, 1, "there is no node"),
        ("(;B[d1-d3]x)", 1, 11, "has no value"),
        ("(;B[d1-d3]-)", 1, 11, "stands where a node should"),
        ("(;AB[aa])", 1, 3, "a first position is `START[…]`"),
        ("(;START[nowhere])", 1, 3, "`START`: "),
    ] {
        let entries = read_as(Format::SGF, &format!("{text}\n(;B[a1-a2])")).expect(text);
        let error = entries[0].record.clone().expect_err(text);
        assert!(error.message.contains(reason), "{text}: {error}");
        assert_eq!((error.line, error.column), (line, Some(column)), "{text}");
        assert!(entries[1].record.is_ok(), "{text}");
    }
    for text in ["(;B[d1-d3", "(;B[d1-d3]", "(;B[d1-d3](;W[e5-e2])"] {
        assert!(entries(text)[0].record.is_err(), "{text}");
    }
}

#[test]
fn known_rules_add_sides_and_captures() {
    let list = read_as(Format::MOVE_LIST, "d1d3 e5e2 d3d2 resigned").expect("a list").remove(0).record.expect("a game");
    let copenhagen = hnefi_rulesets::Ruleset::named("copenhagen").expect("built in");
    let written = write_as(Format::SGF, &[list], &Rulebook::new().always(copenhagen)).expect("written").text;
    assert!(written.starts_with("(;FF[4]GM[29]CA[UTF-8]SZ[11]RE[B+R]"), "{written}");
    assert!(written.ends_with(";B[d1-d3];W[e5-e2];B[d3-d2xe2])\n"), "{written}");
}
