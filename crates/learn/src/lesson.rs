//! Lessons: tasks on a board, each showing a rule that the learner puts to use. They are data (`lessons/*.toml`); what a move comes to is
//! judged by the rules themselves ([`Task::judge`]), for the tests that play every accepted answer as for the learner.

use std::sync::LazyLock;

use hnefi_rules::notation::MoveText;
use hnefi_rules::{Game, Move, PlayError, Point, PositionError, Reason, RuleKey, Setup, Side};
use hnefi_rulesets::{Ruleset, RulesetError, Text};
use serde::Deserialize;
use thiserror::Error;

use crate::case::Call;
use crate::catalogue;

/// A few tasks about one thing. Read from a file:
///
/// ```toml
/// id = "capture"
/// title = { en = "Capture", fr = "La prise" }
/// text = { en = "…", fr = "…" }
/// rules = "brandubh-cyningstan"
///
/// [[task]]
/// shows = ["capture"]
/// text = { en = "…", fr = "…" }
/// hint = { en = "…", fr = "…" }
/// position = "/7/7/1tT2t1/3K3/7/7/7/ a -"
/// goal = { captures = ["c5"] }
/// solutions = [["f5-d5"]]
/// wrong = [{ moves = ["f5-e5"], text = { en = "…", fr = "…" } }]
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name, unique among all lessons.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it is about.
    pub text: Text,
    /// What is to be done, the easiest first.
    pub tasks: Vec<Task>,
}

/// A position, and something to be done in it.
#[derive(Clone, Debug)]
pub struct Task {
    /// The rule set it is played by: what [`Ruleset::named`] takes.
    pub rules: String,
    /// The rules that it shows, to be read in the rule set's own words.
    pub shows: Vec<RuleKey>,
    /// What is to be done.
    pub text: Text,
    /// Shown when a learner asks for help.
    pub hint: Text,
    /// The part of the board worth showing: its lowest and its highest corner.
    pub view: Option<(Point, Point)>,
    /// What must happen.
    pub goal: Goal,
    /// The moves that make it happen: where one move is asked for, all there are.
    pub solutions: Vec<Vec<Move>>,
    /// Tries that look right and are not.
    pub wrong: Vec<Wrong>,
    setup: Setup,
    before: Vec<Move>,
    replies: Vec<Move>,
}

/// A try that looks right and is not, and why.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The learner's moves.
    pub moves: Vec<Move>,
    /// Why they are wrong.
    pub text: Text,
}

/// What must happen on the board. Nothing here says which move does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The move captures on all these points.
    Captures(Vec<Point>),
    /// The piece that stands on the first of these points at the beginning comes to the second.
    Arrives(Move),
    /// The game ends like this.
    Ends(Option<Side>, Reason),
    /// This is called out.
    Calls(Call),
    /// The other side has no move that ends the game in its favour.
    Stops,
    /// The other side has no move that captures anything.
    Saves,
}

/// What has become of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing has been moved, or there are moves left.
    Open,
    /// It has happened.
    Solved,
    /// It can happen no more.
    Missed,
}

/// Why a task cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TaskError {
    /// The rule set does not exist.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The position is none of the rule set's.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The learner's move of this number, counted from 1, cannot be played.
    #[error("move {number}: {error}")]
    Move {
        /// Which of the learner's moves.
        number: usize,
        /// Why not.
        error: PlayError,
    },
    /// What comes before cannot be played.
    #[error("before: {0}")]
    Before(PlayError),
    /// A move after the end of the task.
    #[error("move {0}: the task is over")]
    Over(usize),
}

impl Task {
    /// How many moves the learner has.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.replies.len() + 1
    }

    /// The position in which the learner begins.
    ///
    /// # Errors
    /// A [`TaskError`] if the rule set cannot reach it.
    pub fn begin(&self, rules: &Ruleset) -> Result<Game, TaskError> {
        let mut game = Game::from_position(rules, self.setup.position(rules)?);
        for mv in &self.before {
            game.play(*mv).map_err(TaskError::Before)?;
        }
        Ok(game)
    }

    /// Plays the learner's moves, each with its answer, and tells what came of them.
    ///
    /// # Errors
    /// A [`TaskError`] if a move cannot be played.
    pub fn judge(&self, rules: &Ruleset, moves: &[Move]) -> Result<(Game, Verdict), TaskError> {
        let mut game = self.begin(rules)?;
        for (index, mv) in moves.iter().enumerate() {
            let number = index + 1;
            let last = number == moves.len();
            game.play(*mv).map_err(|error| TaskError::Move { number, error })?;
            if self.goal.is_reached(&game) {
                return if last { Ok((game, Verdict::Solved)) } else { Err(TaskError::Over(number + 1)) };
            }
            let answered = game.outcome().is_none() && self.replies.get(index).is_some_and(|reply| game.play(*reply).is_ok());
            if !answered || game.outcome().is_some() {
                return if last { Ok((game, Verdict::Missed)) } else { Err(TaskError::Over(number + 1)) };
            }
        }
        Ok((game, Verdict::Open))
    }

    /// Why a try is wrong, where the lesson says so.
    #[must_use]
    pub fn said_of(&self, moves: &[Move]) -> Option<&Text> {
        self.wrong.iter().find(|wrong| wrong.moves == moves).map(|wrong| &wrong.text)
    }
}

impl Goal {
    /// Whether it has come about by the last ply.
    fn is_reached(&self, game: &Game) -> bool {
        let Some(ply) = game.plies().last() else { return false };
        match self {
            Goal::Captures(points) => points.iter().all(|point| ply.captures.as_slice().contains(point)),
            Goal::Arrives(way) => {
                let moves = game.plies().iter().filter_map(|ply| ply.mv);
                let at = moves.fold(way.from, |at, mv| if mv.from == at { mv.to } else { at });
                at == way.to && ply.mv.is_some_and(|mv| mv.to == at)
            }
            Goal::Ends(winner, reason) => {
                game.outcome().is_some_and(|outcome| outcome.winner == *winner && outcome.reason == *reason)
            }
            Goal::Calls(call) => Call::from(ply.announcement) == *call,
            Goal::Stops => {
                game.outcome().is_none()
                    && answers(game).all(|(side, after)| after.outcome().is_none_or(|o| o.winner != Some(side)))
            }
            Goal::Saves => {
                game.outcome().is_none()
                    && answers(game).all(|(_, after)| after.plies().last().is_none_or(|ply| ply.captures.as_slice().is_empty()))
            }
        }
    }
}

/// The game after each move that the side to move has, with that side.
fn answers(game: &Game) -> impl Iterator<Item = (Side, Game)> {
    let side = game.side();
    game.legal_moves().into_iter().filter_map(move |mv| {
        let mut after = game.clone();
        after.play(mv).ok()?;
        Some((side?, after))
    })
}

/// All lessons, in the order in which they are learnt.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        // The files are part of the program, and a test reads every one of them.
        read(text).unwrap_or_else(|mistake| panic!("lessons/{name}.toml: {mistake}"))
    };
    catalogue::LESSON_FILES.iter().map(read).collect()
});

/// The lesson of a file.
fn read(text: &str) -> Result<Lesson, String> {
    let Written { id, title, text, rules, task } = toml::from_str(text).map_err(|error| error.to_string())?;
    let number = |(index, written): (usize, WrittenTask)| {
        written.task(rules.as_deref()).map_err(|mistake| format!("task {}: {mistake}", index + 1))
    };
    let tasks = task.into_iter().enumerate().map(number).collect::<Result<Vec<_>, _>>()?;
    Ok(Lesson { id, title, text, tasks })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    title: Text,
    text: Text,
    rules: Option<String>,
    task: Vec<WrittenTask>,
}

/// A task as a file writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTask {
    rules: Option<String>,
    shows: Vec<String>,
    text: Text,
    hint: Text,
    view: Option<String>,
    position: String,
    #[serde(default)]
    before: Vec<String>,
    #[serde(default)]
    replies: Vec<String>,
    goal: WrittenGoal,
    solutions: Vec<Vec<String>>,
    #[serde(default)]
    wrong: Vec<WrittenWrong>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWrong {
    moves: Vec<String>,
    text: Text,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum WrittenGoal {
    Captures(Vec<String>),
    Arrives(String),
    Attackers(Reason),
    Defenders(Reason),
    Draw(Reason),
    Calls(Call),
    Stops(bool),
    Saves(bool),
}

impl WrittenTask {
    fn task(self, usual: Option<&str>) -> Result<Task, String> {
        let rules = self.rules.as_deref().or(usual).ok_or("`rules` is missing here and in the lesson")?.to_owned();
        let key = |word: &String| RuleKey::from_word(word).ok_or_else(|| format!("there is no rule `{word}`"));
        let corners = |text: &str| plain_move(text).map(|corners| (corners.from, corners.to));
        let wrong = |one: WrittenWrong| Ok::<_, String>(Wrong { moves: plain_moves(&one.moves)?, text: one.text });
        if self.solutions.is_empty() || self.shows.is_empty() {
            return Err("`solutions` and `shows` name at least one each".to_owned());
        }
        Ok(Task {
            rules,
            shows: self.shows.iter().map(key).collect::<Result<_, _>>()?,
            text: self.text,
            hint: self.hint,
            view: self.view.as_deref().map(corners).transpose()?,
            goal: self.goal.goal()?,
            solutions: self.solutions.iter().map(|line| plain_moves(line)).collect::<Result<_, _>>()?,
            wrong: self.wrong.into_iter().map(wrong).collect::<Result<_, _>>()?,
            setup: self.position.parse().map_err(|error| format!("{error}"))?,
            before: plain_moves(&self.before)?,
            replies: plain_moves(&self.replies)?,
        })
    }
}

impl WrittenGoal {
    fn goal(self) -> Result<Goal, String> {
        let point = |text: &String| text.parse::<Point>().map_err(|error| error.to_string());
        Ok(match self {
            WrittenGoal::Captures(points) => Goal::Captures(points.iter().map(point).collect::<Result<_, _>>()?),
            WrittenGoal::Arrives(text) => Goal::Arrives(plain_move(&text)?),
            WrittenGoal::Attackers(reason) => Goal::Ends(Some(Side::Attackers), reason),
            WrittenGoal::Defenders(reason) => Goal::Ends(Some(Side::Defenders), reason),
            WrittenGoal::Draw(reason) => Goal::Ends(None, reason),
            WrittenGoal::Calls(call) => Goal::Calls(call),
            WrittenGoal::Stops(true) => Goal::Stops,
            WrittenGoal::Saves(true) => Goal::Saves,
            WrittenGoal::Stops(false) | WrittenGoal::Saves(false) => return Err("a goal is wanted or left out".to_owned()),
        })
    }
}

/// Two points with a hyphen between them.
fn plain_move(text: &str) -> Result<Move, String> {
    let written: MoveText = text.parse().map_err(|error| format!("{error}"))?;
    if written.captures.is_some() {
        return Err(format!("`{text}`: what is captured, the rules say"));
    }
    Ok(written.mv)
}

fn plain_moves(texts: &[String]) -> Result<Vec<Move>, String> {
    texts.iter().map(|text| plain_move(text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_lesson_is_refused_with_the_reason() {
        let good = "id = \"x\"\ntitle = \"x\"\ntext = \"x\"\nrules = \"tablut-murray\"\n[[task]]\nshows = [\"movement\"]\n\
                    text = \"x\"\nhint = \"x\"\nposition = \"/9/9/9/9/4K4/9/9/9/t8/ a -\"\ngoal = { arrives = \"a1-a2\" }\n\
                    solutions = [[\"a1-a2\"]]\n";
        read(good).expect("good");
        for (from, to, reason) in [
            ("rules = \"tablut-murray\"\n", "", "`rules` is missing"),
            ("\"movement\"", "\"moving\"", "no rule `moving`"),
            ("\"/9/9", "\"/9/8", "has 8 points"),
            ("a1-a2\"]", "a1-a2xa3\"]", "the rules say"),
            ("[[\"a1-a2\"]]", "[]", "at least one"),
            ("{ arrives = \"a1-a2\" }", "{ stops = false }", "wanted or left out"),
            ("{ arrives = \"a1-a2\" }", "{ comes = \"a2\" }", "unknown variant"),
            ("hint", "hunt", "unknown field"),
        ] {
            let error = read(&good.replacen(from, to, 1)).expect_err(reason);
            assert!(error.contains(reason), "{error}");
        }
    }
}
