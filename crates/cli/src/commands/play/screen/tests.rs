//! Screens as they are drawn, compared with the texts in `golden/`, and what keys do to the state.

use std::fs;
use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use hnefi_engine::Level;
use hnefi_messages::Language;
use hnefi_play::TimeControl;
use hnefi_rules::{Game, Point, Reason, Side};
use hnefi_rulesets::Ruleset;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::session::Session;
use super::draw;
use super::look::Look;
use super::screen_game::{Leave, ScreenGame};
use super::state::State;

const PLAIN: Look = Look { colour: false, unicode: true };

/// A game of two people after some moves.
fn game(rules: &str, moves: &str) -> ScreenGame {
    let rules = Ruleset::named(rules).expect("a rule set");
    let mut game = Game::new(&rules);
    for text in moves.split_whitespace() {
        game.play_text(&text.parse().expect("a move")).expect("a legal move");
    }
    let session = Session::new(rules, game, Side::BOTH.to_vec(), Level::ALL[0], Language::ENGLISH);
    ScreenGame::new(State::new(session, None, false, 0))
}

/// Presses a key for each letter; a line break is Enter.
fn press(game: &mut ScreenGame, keys: &str) -> Option<Leave> {
    keys.chars().fold(None, |_, letter| {
        let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
        game.key(KeyEvent::new(code, KeyModifiers::NONE))
    })
}

fn shown(game: &ScreenGame, look: Look, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    terminal.draw(|frame| draw::screen(&game.state, look, frame.area(), frame.buffer_mut())).expect("drawn");
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_owned() + "\n").collect()
}

/// Compares a screen with a file. Without the file it is written, to be looked at and kept.
fn is_golden(screen: &str, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/commands/play/screen/golden").join(format!("{name}.txt"));
    match fs::read_to_string(&path) {
        Ok(text) => assert_eq!(text.replace("\r\n", "\n"), screen, "{name}"),
        Err(_) => {
            fs::write(&path, screen).expect("written");
            panic!("{name} was not there, and is written");
        }
    }
}

#[test]
fn the_greatest_board_is_drawn_for_both_sizes() {
    let mut game = game("alea-walker-2015", "a6-a7 d10-d11");
    press(&mut game, "c17\n");
    press(&mut game, ":c19\n");
    is_golden(&shown(&game, PLAIN, 80, 24), "alea-80x24");
    is_golden(&shown(&game, PLAIN, 120, 40), "alea-120x40");
    is_golden(&shown(&game, Look { unicode: false, ..PLAIN }, 80, 24), "alea-80x24-ascii");
}

#[test]
fn captures_refusals_and_questions_are_drawn() {
    let mut game = game("brandubh-cyningstan", "d6-f6 d5-f5 d7-f7 d3-c3 g4-g5 c3-c2 a4-a5 c2-c3 a5-e5");
    press(&mut game, "f7-b7\n");
    is_golden(&shown(&game, PLAIN, 80, 24), "brandubh-refused");
    press(&mut game, "R");
    is_golden(&shown(&game, PLAIN, 80, 24), "brandubh-resign");
    press(&mut game, "\n");
    is_golden(&shown(&game, PLAIN, 80, 24), "brandubh-resigned");
    press(&mut game, "?");
    is_golden(&shown(&game, PLAIN, 80, 24), "keys");
}

#[test]
fn every_language_and_board_fits() {
    for id in ["alea-walker-2015", "brandubh-cyningstan", "tawlbwrdd-bell", "tablut-murray"] {
        let Ok(rules) = Ruleset::named(id) else { continue };
        for language in Language::all() {
            let session = Session::new(rules.clone(), Game::new(&rules), Side::BOTH.to_vec(), Level::ALL[0], language);
            let mut game = ScreenGame::new(State::new(session, None, false, 0));
            for keys in ["", "?", "\nR", "\nN"] {
                press(&mut game, keys);
                for (width, height) in [(80, 24), (120, 40), (300, 90), (74, 22), (20, 5), (1, 1)] {
                    for unicode in [true, false] {
                        let screen = shown(&game, Look { colour: true, unicode }, width, height);
                        assert!(unicode || screen.is_ascii());
                        assert!(!screen.contains("terminal-") && !screen.contains('{'), "{screen}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_letter_that_moves_the_cursor_begins_a_move_before_a_digit() {
    let mut game = game("tablut-murray", "");
    let begins = game.state.cursor;
    press(&mut game, "h");
    assert_ne!(game.state.cursor, begins);
    press(&mut game, "l");
    assert_eq!(game.state.cursor, begins);
    press(&mut game, "h5");
    assert_eq!((game.state.cursor, game.state.typed.as_deref()), (begins, Some("h5")));
    press(&mut game, "\n");
    assert_eq!(game.state.chosen, Some(Point::new(7, 4)));
    assert_eq!(press(&mut game, "Q"), Some(Leave::Left));
}

#[test]
fn earlier_positions_are_seen_and_played_on_from() {
    let mut game = game("tablut-murray", "d1-b1 f5-f2 b1-b2");
    press(&mut game, "<<");
    assert_eq!((game.state.plies_shown(), game.state.may_move()), (1, false));
    press(&mut game, "e6-f6\n");
    assert!(game.state.message.contains("earlier position"), "{}", game.state.message);
    press(&mut game, "C");
    assert_eq!(game.state.session.game.plies().len(), 1);
    assert!(game.state.may_move());
    press(&mut game, "U");
    press(&mut game, "U");
    assert!(game.state.message.contains("no move"), "{}", game.state.message);
}

#[test]
fn letters_with_alt_gr_are_letters_and_those_with_control_are_none() {
    let mut game = game("tablut-murray", "");
    let mut key = |letter, modifiers| {
        let left = game.key(KeyEvent::new(KeyCode::Char(letter), modifiers));
        (left, game.state.typed.clone())
    };
    assert_eq!(key(':', KeyModifiers::CONTROL), (None, None));
    assert_eq!(key(':', KeyModifiers::CONTROL | KeyModifiers::ALT), (None, Some(String::new())));
    assert_eq!(key('c', KeyModifiers::CONTROL | KeyModifiers::ALT), (None, Some("c".to_owned())));
    assert_eq!(key('c', KeyModifiers::CONTROL).0, Some(Leave::Interrupted));
}

#[test]
fn nobody_is_asked_to_resign_a_game_that_has_ended() {
    let rules = Ruleset::named("tablut-murray").expect("a rule set");
    let session = Session::new(rules.clone(), Game::new(&rules), Side::BOTH.to_vec(), Level::ALL[0], Language::ENGLISH);
    let mut game = ScreenGame::new(State::new(session, Some(TimeControl::SuddenDeath { main: 60_000, increment: 0 }), false, 0));
    game.go_on_to(0).expect("no error");
    press(&mut game, "R");
    assert!(game.state.popup.is_some());
    game.go_on_to(100_000_000).expect("no error");
    let outcome = game.state.session.game.outcome();
    assert!(outcome.is_some_and(|outcome| outcome.reason == Reason::OutOfTime), "{outcome:?}");
    assert_eq!(game.state.popup, None);
    press(&mut game, "\n");
    assert_eq!(game.state.session.game.outcome(), outcome);
}
