//! A game record as written, before it is checked against rules.

use std::collections::BTreeMap;
use std::fmt;

use hnefi_rules::{Game, GameResult, Position, Reason, Setup};

use crate::ply::Ply;
use crate::times::{Clock, TimeControls};

/// A game as written down: possibly wrong, possibly partial. [`crate::replay()`] says whether it is a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Any name for the game.
    pub id: Option<String>,
    /// The rules it was played by, if the record says.
    pub rules: Option<RulesName>,
    /// The first position, where it is not that of the rules. Its `side`, if written, is the side to move there.
    pub start: Option<Setup>,
    /// Event, players, dates and the like, under the names in [`tag`] where one fits. Values are text.
    pub tags: BTreeMap<String, String>,
    /// How much time each side had.
    pub time_controls: TimeControls,
    /// A remark on the game before its first move.
    pub comment: Option<String>,
    /// The main line.
    pub plies: Vec<Ply>,
    /// How the game came out; `None` where the record does not say.
    pub result: Option<GameResult>,
    /// What ended it.
    pub end: End,
    /// The final position, if the record shows it.
    pub position: Option<Setup>,
}

impl Record {
    /// A game as a record.
    #[must_use]
    pub fn of(game: &Game) -> Record {
        let usual = Position::start(game.variant());
        let result = GameResult::of(game);
        let end = match game.outcome().map(|outcome| outcome.reason) {
            None => End::Unstated,
            Some(Reason::Resigned) => End::Resigned,
            Some(Reason::Agreed) => End::Agreed,
            Some(Reason::OutOfTime) => End::Timeout,
            Some(Reason::Absent) => End::Abandoned,
            Some(_) => End::Board,
        };
        Record {
            id: None,
            rules: Some(RulesName::from_text(game.variant().name())),
            start: (*game.start() != usual).then(|| game.start().into()),
            tags: BTreeMap::new(),
            time_controls: TimeControls::default(),
            comment: None,
            plies: game.plies().iter().map(Ply::of).collect(),
            result: Some(result),
            end,
            position: Some(game.position().into()),
        }
    }

    /// The record with a tag; an empty text says nothing and is left out.
    #[must_use]
    pub fn with_tag(mut self, name: &str, text: impl Into<String>) -> Record {
        let text = text.into();
        if !text.is_empty() {
            self.tags.insert(name.to_owned(), text);
        }
        self
    }

    /// The record with time controls, and for each ply the mover's clock after it and the milliseconds that it took.
    #[must_use]
    pub fn with_times(mut self, controls: TimeControls, times: impl IntoIterator<Item = (Option<Clock>, Option<u64>)>) -> Record {
        self.time_controls = controls;
        for (ply, (clock, took)) in self.plies.iter_mut().zip(times) {
            (ply.clock, ply.took) = (clock, took);
        }
        self
    }

    /// Takes back that moves captured nothing if no move of the record is said to capture something: its writer did not write captures.
    pub(crate) fn without_unwritten_captures(mut self) -> Record {
        if !captures_something(&self.plies) {
            forget_captures(&mut self.plies);
        }
        self
    }
}

fn captures_something(plies: &[Ply]) -> bool {
    let captures = |ply: &Ply| ply.captures.as_ref().is_some_and(|points| !points.is_empty());
    plies.iter().any(|ply| captures(ply) || ply.variations.iter().any(|line| captures_something(line)))
}

fn forget_captures(plies: &mut [Ply]) {
    for ply in plies {
        ply.captures = None;
        ply.variations.iter_mut().for_each(|line| forget_captures(line));
    }
}

/// How a record names its rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RulesName {
    /// An id, an alias, the path of a rule-set file, or the word of some other program.
    Named(String),
    /// An OpenTafl rules string (`dim:11 name:… start:/…/`), as written.
    OpenTafl(String),
}

impl RulesName {
    /// The text. An OpenTafl rules string is recognised by its beginning, `dim:`.
    #[must_use]
    pub fn from_text(text: &str) -> RulesName {
        let text = text.trim();
        if text.starts_with("dim:") { RulesName::OpenTafl(text.to_owned()) } else { RulesName::Named(text.to_owned()) }
    }

    /// The text as written.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            RulesName::Named(text) | RulesName::OpenTafl(text) => text,
        }
    }
}

impl fmt::Display for RulesName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What ended a game. Only a result that comes from the board is compared with the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// The record does not say.
    #[default]
    Unstated,
    /// A move decided it.
    Board,
    /// A player gave up.
    Resigned,
    /// The players agreed.
    Agreed,
    /// A player's time ran out.
    Timeout,
    /// A player left and did not come back.
    Abandoned,
}

impl End {
    /// Every way in which a game can end.
    pub const ALL: [End; 6] = [End::Unstated, End::Board, End::Resigned, End::Agreed, End::Timeout, End::Abandoned];

    /// Whether one side lost by what its player did or failed to do: where no side is named, that is the side to move.
    pub(crate) const fn is_loss_of_a_side(self) -> bool {
        matches!(self, End::Resigned | End::Timeout | End::Abandoned)
    }

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            End::Unstated => "unstated",
            End::Board => "board",
            End::Resigned => "resigned",
            End::Agreed => "agreed",
            End::Timeout => "timeout",
            End::Abandoned => "abandoned",
        }
    }

    /// What a word means.
    #[must_use]
    pub fn from_word(word: &str) -> Option<End> {
        End::ALL.into_iter().find(|end| end.word() == word)
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The names of tags that several formats know. A format turns its own names into these and back; others it keeps as they are.
pub mod tag {
    /// The tournament or occasion.
    pub const EVENT: &str = "event";
    /// Where it was played.
    pub const SITE: &str = "site";
    /// When, as `2015.05.04`; unknown parts are `??`.
    pub const DATE: &str = "date";
    /// Which round of the event.
    pub const ROUND: &str = "round";
    /// Who played the attackers.
    pub const ATTACKERS: &str = "attackers";
    /// Who played the defenders.
    pub const DEFENDERS: &str = "defenders";
    /// The rating of the attackers' player.
    pub const ATTACKERS_RATING: &str = "attackers-rating";
    /// The rating of the defenders' player.
    pub const DEFENDERS_RATING: &str = "defenders-rating";
    /// What people call the rules.
    pub const VARIANT: &str = "variant";
    /// A time control that has no place in [`Record::time_controls`](super::Record::time_controls), such as `40/7200:3600`.
    pub const TIME_CONTROL: &str = "time-control";
    /// How the game ended, in words.
    pub const TERMINATION: &str = "termination";
    /// Who wrote the comments.
    pub const ANNOTATOR: &str = "annotator";
    /// Moves that the program which kept the game refused, as they were sent: they were not played.
    pub const REFUSED: &str = "refused";
    /// The program or person that wrote the record.
    pub const COMPILER: &str = "compiler";
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Side;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::{Format, GameLine, Lost, Rulebook, TimeControl, read, write};

    /// A game that was lost on time, with all that a server knows of it.
    fn played() -> Record {
        let rules = Ruleset::named("tablut-murray").expect("built in");
        let mut game = Game::new(&rules);
        for mv in ["d1-b1", "f5-f2", "b1-a1"] {
            game.play_text(&mv.parse().expect("a move")).expect("legal");
        }
        game.run_out_of_time(Side::Defenders);
        let controls = TimeControls {
            attackers: Some(TimeControl::SuddenDeath { main: 60, increment: 2 }),
            defenders: Some(TimeControl::ByoYomi { main: 10, period: 5, periods: 1 }),
        };
        let clock = |left, periods| Some(Clock { left, periods });
        let times = [(clock(60_000, None), Some(900)), (clock(5_000, Some(1)), Some(12_345)), (clock(59_100, None), Some(2_900))];
        let played = Record::of(&game).with_tag(tag::ATTACKERS, "Ada").with_tag(tag::DEFENDERS, "Bo");
        played.with_tag(tag::DATE, "2026.11.26").with_tag(tag::SITE, "").with_times(controls, times)
    }

    #[test]
    fn a_played_game_is_written_with_its_players_result_and_times() {
        let record = played();
        assert_eq!((record.result, record.end), (Some(GameResult::Attackers), End::Timeout));
        for (format, texts) in [
            (
                Format::PGN,
                &[
                    "[Date \"2026.11.26\"]\n[Attackers \"Ada\"]\n[Defenders \"Bo\"]\n[AttackersTimeControl \"60+2\"]\n[DefendersTimeControl \"10 5/1\"]",
                    "[Result \"1-0\"]\n[Termination \"Time forfeit\"]",
                    "1. d1b1 {[%clk 0:01:00] [%emt 0:00:00.9]} 1... f5f2 {[%clk 0:00:05] [%periods 1] [%emt 0:00:12.345]} 2. b1a1",
                ][..],
            ),
            (
                Format::SGF,
                &[
                    "RE[B+T]",
                    "TCB[60+2]TCW[10 5/1]PB[Ada]DT[2026.11.26]PW[Bo]",
                    ";B[d1-b1]BL[60]TOOK[0.9];W[f5-f2]WL[5]OW[1]TOOK[12.345];B[b1-a1]BL[59.1]TOOK[2.9]",
                ],
            ),
            (
                Format::GAME_LINES,
                &[
                    "\"result\":\"attackers\"",
                    "\"tags\":{\"attackers\":\"Ada\",\"date\":\"2026.11.26\",\"defenders\":\"Bo\",\"end\":\"timeout\"}",
                    "\"clock\":{\"attackers\":{\"kind\":\"sudden-death\",\"main\":60,\"increment\":2},\"defenders\":{\"kind\":\"byo-yomi\",\"main\":10,",
                    "\"times\":{\"took\":[900,12345,2900],\"left\":[60000,5000,59100],\"periods\":[null,1]}",
                ],
            ),
        ] {
            let written = write(format, std::slice::from_ref(&record), &Rulebook::new()).expect("written");
            texts.iter().for_each(|text| assert!(written.text.contains(text), "{text} is not in\n{}", written.text));
            let again = read(format, &written.text).expect("a text").remove(0).record.expect("a game");
            assert_eq!(
                (again.time_controls, again.result, again.end),
                (record.time_controls, record.result, record.end),
                "{format}"
            );
            let times = |record: &Record| record.plies.iter().map(|ply| (ply.clock, ply.took)).collect::<Vec<_>>();
            assert_eq!(times(&again), times(&record), "{format}");
            let rules = Ruleset::named("tablut-murray").expect("built in");
            assert!(crate::replay(&again, &rules).is_ok(), "{format}");
        }
        assert_eq!(GameLine::parse(&GameLine::from(&record).to_json()), Ok(GameLine::from(&record)));
        let list = write(Format::MOVE_LIST, &[record], &Rulebook::new()).expect("written");
        let lost: Vec<Lost> = list.losses.into_iter().map(|loss| loss.what).collect();
        assert!(
            [Lost::TimeControl, Lost::Clocks(3), Lost::TimesTaken(3), Lost::End].iter().all(|what| lost.contains(what)),
            "{lost:?}"
        );
    }

    #[test]
    fn odd_times_spoil_no_game_line() {
        let line = r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"clock":{"attackers":"much"},"times":{"left":[-3]}}"#;
        let record = read(Format::GAME_LINES, line).expect("lines").remove(0).record.expect("a game");
        let told: Vec<String> = record.times_problems().iter().map(ToString::to_string).collect();
        assert!(
            told[0].contains("is not a time control") && told[1].starts_with("ply 1: `{\"left\":[-3]}` is not a time"),
            "{told:?}"
        );
        let again = GameLine::from(&record).to_json();
        assert_eq!(read(Format::GAME_LINES, &again).expect("lines").remove(0).record, Ok(record));
    }
}
