//! What a text with records holds, as clients ask for it and read it.

use hnefi_diagram::ShownGame;
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::vocabulary::{ResultWord, SymbolWord};
use crate::{ActiveMark, MoveOrPass, Words};

/// A text with games in it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordsRequest {
    /// The text, in any format that `hnefi convert` reads.
    #[schema(example = "1. d6-b6 e4-e2 2. b6-e6 c4-c5")]
    pub text: String,
    /// The name of the file it comes from, if any: it may tell the format, and rules.
    pub name: Option<String>,
    /// The format, if it is not to be recognised.
    #[schema(example = "moves")]
    pub format: Option<String>,
    /// The rule set of every game, whatever it names.
    #[schema(example = "brandubh-cyningstan")]
    pub rules: Option<String>,
    /// The rule set of those games that name none, or none that is known.
    #[schema(example = "brandubh-cyningstan")]
    pub otherwise: Option<String>,
    /// Whether those that name no rules, or none that is known, are read by the likeliest rule set; not where `otherwise` names one.
    #[serde(default)]
    pub guess: bool,
    /// Whether those that are games are kept in the library.
    #[serde(default)]
    pub keep: bool,
}

/// What a text holds.
#[derive(Serialize, ToSchema)]
#[schema(as = Records)]
pub struct RecordsAnswer {
    /// The format it was read in; `position` for a position alone.
    #[schema(example = "moves")]
    pub format: &'static str,
    /// The same in words.
    pub title: &'static str,
    /// What was read, in the order of the text.
    pub games: Vec<ReadGame>,
    /// What could not be read.
    pub errors: Vec<ReadError>,
    /// What the games that name no known rules may have been played by, the likeliest first; empty where all name theirs, and where the
    /// request says `otherwise`.
    pub guesses: Vec<RulesGuess>,
    /// How many games the library has that it had not before; null if they were not to be kept.
    pub kept: Option<usize>,
}

/// A record that was read.
#[derive(Serialize, ToSchema)]
pub struct ReadGame {
    /// The line on which it begins.
    pub line: usize,
    /// Its id in the library; null for what is no game by the rules, and where nothing was to be kept.
    pub id: Option<String>,
    /// What the record calls it.
    pub name: Option<String>,
    /// What it was played at.
    pub event: Option<String>,
    /// The rule set; null where nobody knows it.
    pub rules: Option<RulesHead>,
    /// Whether the rule set was guessed.
    pub guessed: bool,
    /// Who played the attackers.
    pub attackers: Option<String>,
    /// Who played the defenders.
    pub defenders: Option<String>,
    /// The result; null where the record does not say.
    #[schema(value_type = Option<ResultWord>)]
    pub result: Option<String>,
    /// When, as much as is known.
    pub day: Option<String>,
    /// How many plies were written down.
    pub plies: usize,
    /// Why it is no game by the rules; null for a game.
    pub problem: Option<RecordProblem>,
    /// The game as far as it is legal, to be shown; null without rules, or where the first position is not one of theirs.
    #[schema(value_type = Option<Shown>)]
    pub shown: Option<ShownGame>,
    /// The moves of the game as far as they are legal.
    pub moves: Vec<MoveOrPass>,
    /// The first position, if it is not that of the rules.
    pub start: Option<String>,
    /// What hangs on the moves: remarks, signs, other lines.
    pub notes: Vec<RecordNote>,
    /// What is wrong with other lines, which end before it.
    pub cut: Vec<String>,
    /// The text of the rule-set file that the record brings along; null where its rules can be named by their id.
    pub draft: Option<String>,
}

/// What hangs on a move of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct RecordNote {
    /// On which ply, from 1; 0 stands before the first.
    #[schema(example = 1)]
    pub ply: usize,
    /// A remark after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// The sign after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SymbolWord, required = false)]
    pub symbol: Option<&'static str>,
    /// Other lines that begin in its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<RecordLine>,
}

/// A line of moves beside that of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RecordLine {
    /// Its moves.
    pub moves: Vec<MoveOrPass>,
    /// What hangs on them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub notes: Vec<RecordNote>,
}

/// A rule set by which records may have been played.
#[derive(Serialize, ToSchema)]
pub struct RulesGuess {
    /// The rule set, with the layout if it is not the usual one.
    pub rules: RulesHead,
    /// What people call the layout; null for the usual one.
    pub layout: Option<Words>,
    /// How many of the games that were tried it allows to the end.
    pub games: usize,
    /// How many were tried.
    pub of: usize,
}

/// A rule set by id and name.
#[derive(Clone, Serialize, ToSchema)]
pub struct RulesHead {
    /// The id, with options and layout.
    pub id: String,
    /// What people call it.
    pub name: Words,
    /// Whether the record brought it along, or the server was given it: it is not built in.
    pub own: bool,
}

/// Why a record is no game.
#[derive(Serialize, ToSchema)]
pub struct RecordProblem {
    /// What is wrong.
    pub kind: RecordProblemKind,
    /// The ply at which it shows.
    pub ply: Option<usize>,
    /// The move of that ply.
    pub text: Option<String>,
    /// What exactly is wrong.
    pub detail: String,
}

/// What is wrong with a record.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RecordProblemKind {
    /// It does not name its rules.
    UnnamedRules,
    /// It names rules that are not known here.
    UnknownRules,
    /// It cannot be replayed by its rules.
    NotAGame,
    /// It has more plies than a game may have here.
    TooLong,
    /// Its text cannot be read to the end.
    Unreadable,
}

/// A game for `<hnefi-board>`, as the crate `hnefi-diagram` serialises it.
#[derive(ToSchema)]
#[schema(as = ShownGame)]
#[expect(dead_code, reason = "it only describes a type of another crate")]
pub struct Shown {
    /// Width and height of the board.
    size: usize,
    /// The first position.
    start: String,
    /// What is drawn on the board.
    marks: ShownMarks,
    /// The kinds of marks that mean something.
    active: Vec<ActiveMark>,
    /// The moves with their captures. Where these do not describe the whole change, the new position follows after a space. Left out where there are no moves.
    #[schema(required = false)]
    moves: Vec<String>,
    /// The result; left out of an unfinished game.
    #[schema(value_type = ResultWord, required = false)]
    result: Option<String>,
}

/// The points with each kind of mark; kinds without points are left out.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it only describes a type of another crate")]
pub struct ShownMarks {
    /// The centre.
    #[schema(required = false)]
    throne: Vec<String>,
    /// Corner points.
    #[schema(required = false)]
    corner: Vec<String>,
    /// Base camps.
    #[schema(required = false)]
    camp: Vec<String>,
    /// The four variegated points of the manuscript.
    #[schema(required = false)]
    variegated: Vec<String>,
}

/// A part of a text that could not be read.
#[derive(Serialize, ToSchema)]
pub struct ReadError {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: Option<usize>,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl From<&Ruleset> for RulesHead {
    fn from(rules: &Ruleset) -> RulesHead {
        RulesHead { id: rules.id(), name: rules.name().into(), own: rules.own_file().is_some() }
    }
}
