//! Cases: hand-made positions that each show one rule, with what the rule makes of a move. They are data (`rulesets/cases/*.toml`) that a
//! historian can read, run as tests, and drawn as diagrams on the rules pages; both ask [`Case::judge`].

use std::sync::{LazyLock, OnceLock};

use hnefi_rules::notation::MoveText;
use hnefi_rules::{
    Announcement, Game, Move, MoveError, Outcome, PASS, PlayError, Point, Position, PositionError, Reason, RuleKey, Setup, Side,
};
use hnefi_rulesets::Text;
use hnefi_rulesets::ruleset::{Ruleset, RulesetError, SideNames};
use serde::Deserialize;
use thiserror::Error;

use crate::catalogue;

/// A position that shows a rule, and what is to be seen there. Read from a `[[case]]` of a file:
///
/// ```toml
/// [[case]]
/// id = "capture-in-the-open-11"
/// rule = "capture"
/// rulesets = ["tawlbwrdd-bell-dice", "tafl-simple-edge+king-four"]
/// text = { en = "…", fr = "…" }
/// view = "a4-h9"
/// position = "/11/11/11/11/1tT3t4/5K5/11/11/11/11/11/ a -"
/// move = "g7-d7"
/// captures = ["c7"]
/// ```
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name, unique among all cases.
    pub id: String,
    /// The rule that it shows.
    pub rule: RuleKey,
    /// The rule sets it holds for, with options and layout: what [`Ruleset::named`] takes.
    pub rulesets: Vec<String>,
    /// What is shown, with `{attackers}`, `{attacker}`, `{defenders}`, `{defender}` and `{king}` for a rule set's own names.
    text: Text,
    /// Whether it is worth a diagram where the rule is explained.
    pub shown: bool,
    /// The part of the board worth showing: its lowest and its highest corner.
    pub view: Option<(Point, Point)>,
    /// The arrangement; `None` for the start of a game.
    pub setup: Option<Setup>,
    /// What is played before the move that matters; `None` for a turn lost.
    pub before: Vec<Option<Move>>,
    /// What is done.
    pub act: Act,
    /// What should come of it.
    pub expected: Expected,
    values: OnceLock<Vec<&'static str>>,
}

/// What is done in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move is tried.
    Move(Move),
    /// The die is thrown, and the move, if there is one, tried with it.
    Throw(u8, Option<Move>),
    /// The legal targets of a piece are asked for.
    Targets(Point),
}

impl Act {
    /// The move, if there is one.
    #[must_use]
    pub const fn mv(&self) -> Option<Move> {
        match self {
            Act::Move(mv) | Act::Throw(_, Some(mv)) => Some(*mv),
            Act::Throw(_, None) | Act::Targets(_) => None,
        }
    }
}

/// What should come of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The rules forbid it, for this reason.
    Illegal(Illegal),
    /// The piece can go to these points and no others, in notation order.
    Targets(Vec<Point>),
    /// The move, or the throw, is legal and has this effect.
    Effect {
        /// Every point emptied, in notation order.
        captures: Vec<Point>,
        /// How the game ends; `None` if it goes on.
        end: Option<(Option<Side>, Reason)>,
        /// What is called out; `None` if the case does not ask.
        call: Option<Call>,
        /// The side that loses its turn by the throw, or for want of a move after the move.
        turn_lost: Option<Side>,
    },
}

/// Why something is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The piece belongs to the side that is not to move.
    NotYours,
    /// The move is not along a row or column.
    NotStraight,
    /// A piece stands in the way or on the goal.
    Occupied,
    /// A closed point lies in the way.
    Closed,
    /// The piece may not stop there.
    NoStop,
    /// Another piece has captured and goes on first.
    OtherGoesOn,
    /// A piece that goes on after a capture must capture again.
    MustCapture,
    /// The rule on repetition forbids it.
    Repetition,
    /// There is no die to be thrown.
    NoThrow,
    /// The game is over.
    GameOver,
}

impl Illegal {
    /// The reason of an error, if cases have a word for it.
    #[must_use]
    pub const fn of(error: &PlayError) -> Option<Illegal> {
        match error {
            PlayError::Illegal(MoveError::NotYours { .. }) => Some(Illegal::NotYours),
            PlayError::Illegal(MoveError::NotStraight { .. }) => Some(Illegal::NotStraight),
            PlayError::Illegal(MoveError::Occupied { .. }) => Some(Illegal::Occupied),
            PlayError::Illegal(MoveError::Closed { .. }) => Some(Illegal::Closed),
            PlayError::Illegal(MoveError::NoStop { .. }) => Some(Illegal::NoStop),
            PlayError::Illegal(MoveError::OtherGoesOn { .. }) => Some(Illegal::OtherGoesOn),
            PlayError::Illegal(MoveError::MustCapture { .. }) => Some(Illegal::MustCapture),
            PlayError::Repetition { .. } => Some(Illegal::Repetition),
            PlayError::NoThrow => Some(Illegal::NoThrow),
            PlayError::GameOver(_) | PlayError::Illegal(MoveError::GameOver { .. }) => Some(Illegal::GameOver),
            _ => None,
        }
    }
}

/// What is called out after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Call {
    /// Nothing.
    None,
    /// One way out.
    Raichi,
    /// Two ways out.
    Tuichu,
}

impl From<Option<Announcement>> for Call {
    fn from(announcement: Option<Announcement>) -> Call {
        match announcement {
            None => Call::None,
            Some(Announcement::Raichi) => Call::Raichi,
            Some(Announcement::Tuichu) => Call::Tuichu,
        }
    }
}

/// What a rule set makes of a case.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The position in which the move is tried.
    pub before: Position,
    /// The position that the move or the throw leads to; equal to `before` if nothing was played.
    pub after: Position,
    /// Why it is forbidden, if it is.
    pub error: Option<PlayError>,
    /// The legal targets of the piece asked for, in notation order.
    pub targets: Vec<Point>,
    /// Every point emptied, in notation order.
    pub captures: Vec<Point>,
    /// How the game ends, if it does.
    pub outcome: Option<Outcome>,
    /// What is called out.
    pub announcement: Option<Announcement>,
    /// The side that loses its turn, if one does.
    pub turn_lost: Option<Side>,
}

/// Why a case cannot be judged at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CaseError {
    /// A rule set that is named does not exist.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The position is none of the rule set's.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// What comes before cannot be played.
    #[error("before: {0}")]
    Before(#[from] PlayError),
}

impl Case {
    /// What is shown, in a rule set's own words.
    #[must_use]
    pub fn text(&self, names: &SideNames) -> Text {
        names.fill(&self.text)
    }

    /// Whether it was made for a rule set, plain or with options, by the id without options.
    #[must_use]
    pub fn is_made_for(&self, base_id: &str) -> bool {
        self.rulesets.iter().any(|id| id.split('+').next() == Some(base_id))
    }

    /// Whether a rule set, with the options and the layout chosen, does what the case says, and has the rule that it shows with the same
    /// value as one of those it was made for. A case made for one option says nothing true of the plain rule set, nor the other way
    /// round; this is the question to ask before showing one.
    #[must_use]
    pub fn holds_for(&self, rules: &Ruleset) -> bool {
        let value = rules.rules().word(self.rule);
        rules.rules().has_meaning(self.rule)
            && (self.is_made_for(rules.base_id()) || self.values().contains(&value))
            && self.judge(rules).is_ok_and(|judgement| self.expected.differences(&judgement).is_empty())
    }

    /// The values that the rule shown has in the rule sets that the case was made for.
    fn values(&self) -> &[&'static str] {
        self.values.get_or_init(|| {
            let made_for = self.rulesets.iter().filter_map(|id| Ruleset::named(id).ok());
            let mut values: Vec<&str> = made_for.map(|rules| rules.rules().word(self.rule)).collect();
            values.sort_unstable();
            values.dedup();
            values
        })
    }

    /// The game in which the case is tried.
    pub(crate) fn game(&self, rules: &Ruleset) -> Result<Game, CaseError> {
        let mut game = match &self.setup {
            Some(setup) => Game::from_position(rules, setup.position(rules)?),
            None => Game::new(rules),
        };
        for mv in &self.before {
            match mv {
                Some(mv) => game.play(*mv).map(drop)?,
                None => game.pass()?,
            }
        }
        Ok(game)
    }

    /// Plays the case under a rule set and tells what came of it.
    ///
    /// # Errors
    /// A [`CaseError`] if the rule set cannot reach the position.
    pub fn judge(&self, rules: &Ruleset) -> Result<Judgement, CaseError> {
        let mut game = self.game(rules)?;
        let plies_before = game.plies().len();
        let before = game.position().clone();
        let error = self.act.perform(&mut game).err();
        let targets = match self.act {
            Act::Targets(piece) => {
                let mut targets: Vec<Point> =
                    game.legal_moves().into_iter().filter(|mv| mv.from == piece).map(|mv| mv.to).collect();
                targets.sort_by_key(|point| point.notation_order());
                targets
            }
            Act::Move(_) | Act::Throw(..) => Vec::new(),
        };
        let new = &game.plies()[plies_before..];
        let moved = new.iter().find(|ply| ply.mv.is_some());
        Ok(Judgement {
            before,
            after: game.position().clone(),
            error,
            targets,
            captures: moved.map(|ply| ply.captures.as_slice().to_vec()).unwrap_or_default(),
            outcome: game.outcome(),
            announcement: moved.and_then(|ply| ply.announcement),
            turn_lost: new.iter().find(|ply| ply.mv.is_none()).map(|ply| ply.side),
        })
    }
}

impl Act {
    fn perform(self, game: &mut Game) -> Result<(), PlayError> {
        if let Act::Throw(die, _) = self {
            game.throw(die)?;
        }
        if let Some(mv) = self.mv() {
            game.play(mv)?;
        }
        Ok(())
    }
}

impl Expected {
    /// What differs between this and a judgement, in words; empty if nothing does.
    #[must_use]
    pub fn differences(&self, judgement: &Judgement) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(error) = &judgement.error {
            match self {
                Expected::Illegal(reason) if Illegal::of(error) == Some(*reason) => {}
                Expected::Illegal(reason) => list.push(format!("forbidden as {reason:?} was expected, but: {error}")),
                _ => list.push(format!("legal was expected, but: {error}")),
            }
            return list;
        }
        match self {
            Expected::Illegal(reason) => list.push(format!("forbidden as {reason:?} was expected, but it is legal")),
            Expected::Targets(targets) => {
                if *targets != judgement.targets {
                    list.push(format!("the targets {targets:?} were expected, but they are {:?}", judgement.targets));
                }
            }
            Expected::Effect { captures, end, call, turn_lost } => {
                if *captures != judgement.captures {
                    list.push(format!("the captures {captures:?} were expected, but they are {:?}", judgement.captures));
                }
                let actual = judgement.outcome.map(|outcome| (outcome.winner, outcome.reason));
                if *end != actual {
                    list.push(format!("the end {end:?} was expected, but it is {actual:?}"));
                }
                let called = Call::from(judgement.announcement);
                if call.is_some_and(|call| call != called) {
                    list.push(format!("the call {call:?} was expected, but it is {called:?}"));
                }
                if *turn_lost != judgement.turn_lost {
                    list.push(format!("the turn lost {turn_lost:?} was expected, but it is {:?}", judgement.turn_lost));
                }
            }
        }
        list
    }
}

/// All cases, file by file.
#[must_use]
pub fn cases() -> &'static [Case] {
    &CASES
}

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        // The files are part of the program, and a test reads every one of them.
        read(text).unwrap_or_else(|mistake| panic!("rulesets/cases/{name}.toml: {mistake}"))
    };
    catalogue::CASE_FILES.iter().flat_map(read).collect()
});

/// The cases of one file.
fn read(text: &str) -> Result<Vec<Case>, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let case = |written: Written| {
        let id = written.id.clone();
        Case::try_from(written).map_err(|mistake| format!("case `{id}`: {mistake}"))
    };
    file.case.into_iter().map(case).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Written>,
}

/// A case as a file writes it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    id: String,
    rule: String,
    rulesets: Vec<String>,
    text: Text,
    #[serde(default)]
    shown: bool,
    view: Option<String>,
    position: Option<String>,
    #[serde(default)]
    before: Vec<String>,
    throw: Option<u8>,
    r#move: Option<String>,
    piece: Option<String>,
    targets: Option<Vec<String>>,
    illegal: Option<Illegal>,
    captures: Option<Vec<String>>,
    outcome: Option<End>,
    reason: Option<Reason>,
    announcement: Option<Call>,
    turn_lost: Option<Side>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum End {
    Attackers,
    Defenders,
    Draw,
}

impl TryFrom<Written> for Case {
    type Error = String;

    fn try_from(written: Written) -> Result<Case, String> {
        let rule = RuleKey::from_word(&written.rule).ok_or_else(|| format!("there is no rule `{}`", written.rule))?;
        if written.rulesets.is_empty() {
            return Err("`rulesets` is empty: it holds for nothing".to_owned());
        }
        let setup = match &written.position {
            Some(text) => Some(text.parse::<Setup>().map_err(|e| e.to_string())?),
            None => None,
        };
        let before = written.before.iter().map(|text| if text == PASS { Ok(None) } else { plain_move(text).map(Some) });
        let before = before.collect::<Result<Vec<_>, _>>()?;
        let view = written.view.as_deref().map(plain_move).transpose()?.map(|corners| (corners.from, corners.to));
        let act = written.act()?;
        let expected = written.expected()?;
        if matches!(act, Act::Targets(_)) != matches!(expected, Expected::Targets(_)) {
            return Err("`piece` and `targets` belong together".to_owned());
        }
        let Written { id, rulesets, text, shown, .. } = written;
        Ok(Case { id, rule, rulesets, text, shown, view, setup, before, act, expected, values: OnceLock::new() })
    }
}

impl Written {
    fn act(&self) -> Result<Act, String> {
        let mv = self.r#move.as_deref().map(plain_move).transpose()?;
        match (self.piece.as_deref(), self.throw, mv) {
            (Some(piece), None, None) => Ok(Act::Targets(piece.parse().map_err(|e| format!("{e}"))?)),
            (None, Some(die), mv) => Ok(Act::Throw(die, mv)),
            (None, None, Some(mv)) => Ok(Act::Move(mv)),
            _ => Err("one thing is done: `move`, `throw` (with or without a `move`), or `piece` with `targets`".to_owned()),
        }
    }

    fn expected(&self) -> Result<Expected, String> {
        let end = match (self.outcome, self.reason) {
            (None, None) => None,
            (Some(End::Attackers), Some(reason)) => Some((Some(Side::Attackers), reason)),
            (Some(End::Defenders), Some(reason)) => Some((Some(Side::Defenders), reason)),
            (Some(End::Draw), Some(reason)) => Some((None, reason)),
            _ => return Err("`outcome` and `reason` belong together".to_owned()),
        };
        let has_effect = end.is_some() || self.captures.is_some() || self.announcement.is_some() || self.turn_lost.is_some();
        match (self.illegal, &self.targets) {
            (Some(reason), None) if !has_effect => Ok(Expected::Illegal(reason)),
            (None, Some(list)) if !has_effect => Ok(Expected::Targets(points(list)?)),
            (None, None) if has_effect => Ok(Expected::Effect {
                captures: points(self.captures.as_deref().unwrap_or_default())?,
                end,
                call: self.announcement,
                turn_lost: self.turn_lost,
            }),
            _ => Err("expect one thing: `illegal`, `targets`, or an effect (`captures` and what else there is)".to_owned()),
        }
    }
}

/// Two points with a hyphen between them.
fn plain_move(text: &str) -> Result<Move, String> {
    let written: MoveText = text.parse().map_err(|e| format!("{e}"))?;
    if written.captures.is_some() {
        return Err(format!("`{text}`: what is captured is written in `captures`"));
    }
    Ok(written.mv)
}

fn points(texts: &[String]) -> Result<Vec<Point>, String> {
    let points = texts.iter().map(|text| text.parse::<Point>().map_err(|e| e.to_string()));
    let mut points = points.collect::<Result<Vec<_>, _>>()?;
    points.sort_by_key(|point| point.notation_order());
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_case_is_refused_with_the_reason() {
        let good = "[[case]]\nid = \"x\"\nrule = \"capture\"\nrulesets = [\"tablut-murray\"]\ntext = \"x\"\n\
                    position = \"/9/9/9/9/4K4/9/9/9/t8/ a -\"\nmove = \"a1-a2\"\ncaptures = []\n";
        read(good).expect("good");
        for (from, to, reason) in [
            ("\"capture\"", "\"captures\"", "no rule `captures`"),
            ("[\"tablut-murray\"]", "[]", "holds for nothing"),
            ("\"/9/9", "\"/9/8", "has 8 points"),
            ("a1-a2", "a1-a2xa3", "written in `captures`"),
            ("a1-a2\"", "a1-a2\"\npiece = \"a1\"", "one thing is done"),
            ("captures = []", "", "expect one thing"),
            ("captures = []", "captures = []\nillegal = \"closed\"", "expect one thing"),
            ("captures = []", "outcome = \"draw\"", "belong together"),
            ("captures = []", "targets = [\"a1\"]", "belong together"),
            ("captures = []", "capture = []", "unknown field"),
        ] {
            let error = read(&good.replacen(from, to, 1)).expect_err(reason);
            assert!(error.contains(reason), "{error}");
        }
    }
}
