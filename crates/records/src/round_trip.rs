//! Round trip in every format: reading a written record gives the same record, less the reported losses.

use std::collections::BTreeMap;

use hnefi_rules::{GameResult, Kind, MAX_SIZE, MIN_SIZE, Move, Piece, Point, Setup, Side};
use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

use crate::format::{Format, write};
use crate::games::read;
use crate::loss::Loss;
use crate::ply::{Mark, Play, Ply};
use crate::record::{End, Record, RulesName, tag};
use crate::rulebook::Rulebook;
use crate::times::{Clock, TimeControl, TimeControls};

/// Texts with all that some format gives a meaning to.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z]{1,8}",
        "[ -~\n\té|¿]{0,20}",
        Just("?".to_owned()),
        Just("12".to_owned()),
        Just("a [%clk 0:01:02] b".to_owned())
    ]
}

fn point() -> impl Strategy<Value = Point> {
    (0..MAX_SIZE, 0..MAX_SIZE).prop_map(|(file, rank)| Point::new(file, rank))
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

fn piece() -> impl Strategy<Value = Piece> {
    let ordinary = select(vec![Piece::Attacker, Piece::Defender, Piece::King]);
    prop_oneof![ordinary, (side(), select(Kind::ALL.to_vec())).prop_map(|(side, kind)| Piece::Special(side, kind))]
}

fn setup() -> impl Strategy<Value = Setup> {
    let arranged = (MIN_SIZE..=MAX_SIZE).prop_flat_map(|size| {
        let place = (0..size, 0..size).prop_map(move |(file, below)| (std::cmp::Reverse(below), file));
        (Just(size), btree_map(place, piece(), 0..12), of((side(), any::<bool>(), of(point()))))
    });
    arranged.prop_map(|(size, pieces, turn)| Setup {
        size,
        pieces: pieces.into_iter().map(|((rank, file), piece)| (Point::new(file, rank.0), piece)).collect(),
        side: turn.map(|(side, ..)| side),
        king_moved: turn.map(|(_, moved, _)| moved),
        going_on: turn.and_then(|(.., point)| point),
    })
}

fn play() -> impl Strategy<Value = Play> {
    let moving = (point(), point()).prop_map(|(from, to)| Play::Move(Move { from, to }));
    prop_oneof![9 => moving, 1 => Just(Play::Pass)]
}

fn ply(variations: impl Strategy<Value = Vec<Vec<Ply>>>) -> impl Strategy<Value = Ply> {
    let glyph = (1u8..200).prop_map(|number| ("glyph".to_owned(), format!("${number}")));
    let extra = prop_oneof![glyph, ("[a-z]{1,5}", text())];
    let captures = of(prop_oneof![2 => Just(Vec::new()), 1 => vec(point(), 0..4)]);
    let hanging = (of(select(Mark::ALL.to_vec())), of(1u8..7), of(text()), vec(extra, 0..2));
    let clock = (any::<u64>(), of(any::<u32>())).prop_map(|(left, periods)| Clock { left, periods });
    let times = (of(clock), of(prop_oneof![any::<u64>(), 0..10_000_u64]));
    let parts = (play(), of(side()), of(piece()), captures, hanging, times, variations);
    parts.prop_map(|(play, side, piece, captures, (mark, die, comment, extras), (clock, took), variations)| {
        let captures = match play {
            Play::Move(mv) => Ply::moving(mv, captures).captures,
            Play::Pass => None,
        };
        let extras = extras.into_iter().collect();
        Ply { play, side, piece, captures, mark, die, clock, took, comment, extras, variations }
    })
}

fn line() -> impl Strategy<Value = Vec<Ply>> {
    let leaf = vec(ply(Just(Vec::new())), 0..6).boxed();
    leaf.prop_recursive(2, 24, 3, |inner| vec(ply(prop_oneof![4 => Just(Vec::new()), 1 => vec(inner, 0..3)]), 0..6).boxed())
}

fn tags() -> impl Strategy<Value = BTreeMap<String, String>> {
    let known = select(vec![
        tag::EVENT,
        tag::SITE,
        tag::ATTACKERS,
        tag::DEFENDERS_RATING,
        tag::TERMINATION,
        tag::TIME_CONTROL,
        "first",
        "end",
        "Event",
        "resigned",
    ]);
    let name = prop_oneof![3 => known.prop_map(str::to_owned), 1 => text()];
    let value = prop_oneof![3 => text(), 1 => Just("resigned".to_owned())];
    btree_map(name, value, 0..5)
}

fn time_controls() -> impl Strategy<Value = TimeControls> {
    let control = prop_oneof![
        (1..u32::MAX, any::<u32>()).prop_map(|(main, increment)| TimeControl::SuddenDeath { main, increment }),
        (0..9_u32, 1..60_u32, 1..u32::MAX).prop_map(|(main, period, periods)| TimeControl::ByoYomi { main, period, periods }),
        (1..20_000_u32).prop_map(|days| TimeControl::Correspondence { days }),
    ];
    let unequal =
        (of(control.clone()), of(control.clone())).prop_map(|(attackers, defenders)| TimeControls { attackers, defenders });
    prop_oneof![control.prop_map(TimeControls::both), unequal, Just(TimeControls::default())]
}

fn record() -> impl Strategy<Value = Record> {
    let rules = prop_oneof![text().prop_map(|text| RulesName::from_text(&text)), Just(RulesName::from_text("dim:7 start:/7/"))];
    let result = select(vec![GameResult::Attackers, GameResult::Defenders, GameResult::Draw, GameResult::Unfinished]);
    let ending = (of(result), select(End::ALL.to_vec()), of(setup()));
    let parts = (of(text()), of(rules), of(setup()), tags(), time_controls(), of(text()), line(), ending);
    parts.prop_map(|(id, rules, start, tags, time_controls, comment, plies, (result, end, position))| {
        let rules = rules.filter(|rules| !rules.text().is_empty());
        Record { id, rules, start, tags, time_controls, comment, plies, result, end, position }
    })
}

/// A game file of OpenTafl holds one game, with its rules, and turns as the rules make them: it has tests of its own.
fn written() -> impl Strategy<Value = Format> {
    let formats = Format::ALL.iter().copied().filter(|format| format.is_written() && !format.holds_one_game());
    select(formats.collect::<Vec<_>>())
}

/// What some formats cannot do without.
fn made_writable(format: Format, record: &mut Record) {
    if format.name().starts_with("unibo") {
        record.plies.iter_mut().for_each(|ply| ply.side = Some(ply.side.unwrap_or(Side::Defenders)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn records_survive_every_format_less_what_was_told(format in written(), mut records in vec(record(), 0..3)) {
        records.iter_mut().for_each(|record| made_writable(format, record));
        let written = write(format, &records, &Rulebook::new()).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let mut told = Vec::new();
        let reduced = |(index, record): (usize, &Record)| {
            format.holds().reduce(record, &mut |what| told.push(Loss { record: index, what }))
        };
        let mut kept: Vec<Record> = records.iter().enumerate().map(reduced).collect();
        if format == Format::MOVE_LIST {
            kept.retain(|record| !record.plies.is_empty());
        }
        for loss in &told {
            prop_assert!(written.losses.contains(loss), "{loss:?} is not told");
        }
        let entries = read(format, &written.text).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let again: Vec<_> = entries.into_iter().map(|entry| entry.record).collect();
        prop_assert_eq!(again, kept.into_iter().map(Ok).collect::<Vec<_>>(), "{}", written.text);
    }

    #[test]
    fn what_was_written_is_recognised(format in written(), mut record in record(), from in point(), to in point()) {
        record.plies.insert(0, Ply::new(Play::Move(Move { from, to })));
        made_writable(format, &mut record);
        let written = write(format, &[record], &Rulebook::new()).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(Format::detect(None, &written.text), Some(format), "{}", written.text);
    }
}
