//! Records, and the games of the library.

use hnefi_diagram::ShownGame;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::layout::ActiveMark;
use super::vocabulary::{ResultWord, SymbolWord};
use super::{GameOfStudy, Move, MoveOrPass, Step, Words};

/// A text with games in it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordsRequest {
    /// The text, in any format that `hnefi convert` reads.
    #[schema(example = "1. d6-b6 e4-e2 2. b6-e6 c4-c5")]
    pub(crate) text: String,
    /// The name of the file it comes from, if any: it may tell the format, and rules.
    pub(crate) name: Option<String>,
    /// The format, if it is not to be recognised.
    #[schema(example = "moves")]
    pub(crate) format: Option<String>,
    /// The rule set of every game, whatever it names.
    #[schema(example = "brandubh-cyningstan")]
    pub(crate) rules: Option<String>,
    /// The rule set of those games that name none, or none that is known.
    #[schema(example = "brandubh-cyningstan")]
    pub(crate) otherwise: Option<String>,
    /// Whether those that name no rules, or none that is known, are read by the likeliest rule set; not where `otherwise` names one.
    #[serde(default)]
    pub(crate) guess: bool,
    /// Whether those that are games are kept in the library.
    #[serde(default)]
    pub(crate) keep: bool,
}

/// What a text holds.
#[derive(Serialize, ToSchema)]
#[schema(as = Records)]
pub(crate) struct RecordsAnswer {
    /// The format it was read in; `position` for a position alone.
    #[schema(example = "moves")]
    pub(crate) format: &'static str,
    /// The same in words.
    pub(crate) title: &'static str,
    /// What was read, in the order of the text.
    pub(crate) games: Vec<ReadGame>,
    /// What could not be read.
    pub(crate) errors: Vec<ReadError>,
    /// What the games that name no known rules may have been played by, the likeliest first; empty where all name theirs, and where the
    /// request says `otherwise`.
    pub(crate) guesses: Vec<RulesGuess>,
    /// How many games the library has that it had not before; null if they were not to be kept.
    pub(crate) kept: Option<usize>,
}

/// A record that was read.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReadGame {
    /// The line on which it begins.
    pub(crate) line: usize,
    /// Its id in the library; null for what is no game by the rules, and where nothing was to be kept.
    pub(crate) id: Option<String>,
    /// What the record calls it.
    pub(crate) name: Option<String>,
    /// What it was played at.
    pub(crate) event: Option<String>,
    /// The rule set; null where nobody knows it.
    pub(crate) rules: Option<RulesHead>,
    /// Whether the rule set was guessed.
    pub(crate) guessed: bool,
    /// Who played the attackers.
    pub(crate) attackers: Option<String>,
    /// Who played the defenders.
    pub(crate) defenders: Option<String>,
    /// The result; null where the record does not say.
    #[schema(value_type = Option<ResultWord>)]
    pub(crate) result: Option<String>,
    /// When, as much as is known.
    pub(crate) day: Option<String>,
    /// How many plies were written down.
    pub(crate) plies: usize,
    /// Why it is no game by the rules; null for a game.
    pub(crate) problem: Option<RecordProblem>,
    /// The game as far as it is legal, to be shown; null without rules, or where the first position is not one of theirs.
    #[schema(value_type = Option<Shown>)]
    pub(crate) shown: Option<ShownGame>,
    /// The moves of the game as far as they are legal.
    pub(crate) moves: Vec<MoveOrPass>,
    /// The first position, if it is not that of the rules.
    pub(crate) start: Option<String>,
    /// What hangs on the moves: remarks, signs, other lines.
    pub(crate) notes: Vec<RecordNote>,
    /// What is wrong with other lines, which end before it.
    pub(crate) cut: Vec<String>,
    /// The text of the rule-set file that the record brings along; null where its rules can be named by their id.
    pub(crate) draft: Option<String>,
}

/// What hangs on a move of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RecordNote {
    /// On which ply, from 1; 0 stands before the first.
    #[schema(example = 1)]
    pub(crate) ply: usize,
    /// A remark after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) comment: Option<String>,
    /// The sign after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SymbolWord, required = false)]
    pub(crate) symbol: Option<&'static str>,
    /// Other lines that begin in its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) variations: Vec<RecordLine>,
}

/// A line of moves beside that of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RecordLine {
    /// Its moves.
    pub(crate) moves: Vec<MoveOrPass>,
    /// What hangs on them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub(crate) notes: Vec<RecordNote>,
}

/// A rule set by which records may have been played.
#[derive(Serialize, ToSchema)]
pub(crate) struct RulesGuess {
    /// The rule set, with the layout if it is not the usual one.
    pub(crate) rules: RulesHead,
    /// What people call the layout; null for the usual one.
    pub(crate) layout: Option<Words>,
    /// How many of the games that were tried it allows to the end.
    pub(crate) games: usize,
    /// How many were tried.
    pub(crate) of: usize,
}

/// A rule set by id and name.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct RulesHead {
    /// The id, with options and layout.
    pub(crate) id: String,
    /// What people call it.
    pub(crate) name: Words,
    /// Whether the record brought it along, or the server was given it: it is not built in.
    pub(crate) own: bool,
}

/// Why a record is no game.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecordProblem {
    /// What is wrong.
    pub(crate) kind: RecordProblemKind,
    /// The ply at which it shows.
    pub(crate) ply: Option<usize>,
    /// The move of that ply.
    pub(crate) text: Option<String>,
    /// What exactly is wrong.
    pub(crate) detail: String,
}

/// What is wrong with a record.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RecordProblemKind {
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
struct Shown {
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
struct ShownMarks {
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
pub(crate) struct ReadError {
    /// The line.
    pub(crate) line: usize,
    /// The character of the line.
    pub(crate) column: Option<usize>,
    /// What is wrong, and what would be right.
    pub(crate) message: String,
}

/// A format to take a game away in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Export {
    /// Its name.
    #[schema(example = "pgn")]
    pub(crate) format: &'static str,
    /// What it is.
    pub(crate) title: &'static str,
    /// What of this game it has no place for.
    pub(crate) lost: Vec<String>,
    /// Why the game cannot be written in it at all.
    pub(crate) refused: Option<String>,
}

/// The formats to take a game away in.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExportList {
    /// Every format that is written.
    pub(crate) formats: Vec<Export>,
}

/// A game of the library.
#[derive(Serialize, ToSchema)]
pub(crate) struct LibraryGame {
    /// Its id.
    pub(crate) id: String,
    /// Whether it came in as a record; otherwise it was played here.
    pub(crate) imported: bool,
    /// The rule set's id.
    pub(crate) rules: String,
    /// What people call the rule set; null if it is not known any more.
    pub(crate) rules_name: Option<Words>,
    /// What the record calls the game.
    pub(crate) name: String,
    /// Who played the attackers.
    pub(crate) attackers: Player,
    /// Who played the defenders.
    pub(crate) defenders: Player,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub(crate) result: String,
    /// How many plies it has.
    pub(crate) plies: u64,
    /// When, as much as is known.
    pub(crate) day: String,
}

/// Somebody who played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Player {
    /// A name; null for a person without one, and for the engine.
    pub(crate) name: Option<String>,
    /// The level of the engine here; null for anybody else.
    pub(crate) level: Option<u8>,
}

/// A page of the library.
#[derive(Serialize, ToSchema)]
pub(crate) struct LibraryPage {
    /// The games, the latest first.
    pub(crate) games: Vec<LibraryGame>,
    /// How many there are in all.
    pub(crate) total: u64,
    /// Which page this is, from 1.
    pub(crate) page: usize,
    /// How many pages there are.
    pub(crate) pages: u64,
    /// Whether the library knows all games yet; after the first start with old games it takes a while.
    pub(crate) whole: bool,
}

/// What is known of a position.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explored {
    /// The rule set.
    pub(crate) rules: RulesHead,
    /// The moves that led here, to be shown.
    #[schema(value_type = Shown)]
    pub(crate) shown: ShownGame,
    /// The position.
    pub(crate) position: String,
    /// The side to move; null when the game is over.
    pub(crate) side: Option<super::Side>,
    /// How the games that came here ended.
    pub(crate) results: Results,
    /// What was played from here, the most frequent first.
    pub(crate) moves: Vec<ExploredMove>,
}

/// A move that was played.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExploredMove {
    #[serde(flatten)]
    pub(crate) mv: Move,
    /// The moves of this position that are the same one turned or mirrored: it stands for them too.
    pub(crate) images: Vec<Step>,
    /// How the games ended.
    pub(crate) results: Results,
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub(crate) struct Results {
    /// Games.
    pub(crate) games: u64,
    /// Won by the attackers.
    pub(crate) attackers: u64,
    /// Won by the defenders.
    pub(crate) defenders: u64,
    /// Drawn.
    pub(crate) draws: u64,
}

impl Results {
    /// Adds games with a result of the library.
    pub(crate) fn add(&mut self, result: &str, games: u64) {
        self.games += games;
        match result {
            "attackers" => self.attackers += games,
            "defenders" => self.defenders += games,
            "draw" => self.draws += games,
            _ => {}
        }
    }
}

/// A record of the library, to be looked at.
#[derive(Serialize, ToSchema)]
pub(crate) struct KeptGame {
    /// Its id.
    pub(crate) id: String,
    /// Whether it came in as a record, or is a game of a study.
    pub(crate) imported: bool,
    /// The study that it is from; null for a game played here or imported.
    pub(crate) study: Option<GameOfStudy>,
    /// The rule set.
    pub(crate) rules: RulesHead,
    /// What the record says besides moves: players, dates, remarks.
    pub(crate) tags: std::collections::BTreeMap<String, String>,
    /// What hangs on the moves: remarks, signs, other lines.
    pub(crate) notes: Vec<RecordNote>,
    /// The game.
    #[schema(value_type = Shown)]
    pub(crate) shown: ShownGame,
    /// The moves.
    pub(crate) moves: Vec<MoveOrPass>,
    /// The first position, if it is not that of the rules.
    pub(crate) start: Option<String>,
    /// How it ended.
    #[schema(value_type = ResultWord)]
    pub(crate) result: String,
}
