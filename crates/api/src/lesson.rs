//! Lessons as clients see them: what is to be done, and what a try comes to.

use hnefi_learn::{Lesson, PathStep, Task, TaskError, Verdict, lessons, path};
use hnefi_rules::{Game, Move, MoveText};
use hnefi_rulesets::ruleset::{RuleInfo, Standing};
use hnefi_rulesets::{Ruleset, RulesetError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::code::Code;
use crate::refusal::Refusal;
use crate::vocabulary::{StandingWord, VerdictWord, verdict_word};
use crate::{Aim, Names, Side, Situation, Step, View, Words};

/// All lessons, in the order in which they are learnt, and the games that follow.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LessonList {
    lessons: Vec<LessonJson>,
    /// The games that follow them, each on a larger board.
    path: Vec<PathStepJson>,
}

/// A game against the engine on the path from the lessons to the largest board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PathStep)]
struct PathStepJson {
    /// Its name.
    #[schema(example = "brandubh")]
    id: &'static str,
    /// What it is called.
    title: Words,
    /// What it is about.
    text: Words,
    /// The rule set's id.
    #[schema(example = "brandubh-cyningstan")]
    rules: &'static str,
    /// What the pieces are called.
    names: Names,
    /// How each side wins.
    aim: Aim,
    /// The strength of the engine.
    #[schema(minimum = 1, maximum = 8)]
    level: u8,
}

impl PathStepJson {
    fn of(step: &'static PathStep) -> Result<PathStepJson, RulesetError> {
        let PathStep { id, title, text, rules, level } = step;
        let named = Ruleset::named(rules)?;
        let (names, aim) = (named.names().into(), Aim::of(&named));
        Ok(PathStepJson { id, title: title.into(), text: text.into(), rules, names, aim, level: *level })
    }
}

/// A few tasks about one thing.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Lesson)]
struct LessonJson {
    /// Its name.
    #[schema(example = "capture")]
    id: &'static str,
    /// What it is called.
    title: Words,
    /// What it is about.
    text: Words,
    /// What is to be done.
    tasks: Vec<TaskJson>,
}

/// Something to be done on a board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Task)]
struct TaskJson {
    /// The rule set's id.
    #[schema(example = "brandubh-cyningstan")]
    rules: &'static str,
    /// What people call it.
    name: Words,
    /// How each side wins by it.
    aim: Aim,
    /// The rules that it shows, as the rule set says them.
    shows: Vec<Shown>,
    /// What is to be done.
    text: Words,
    /// Shown when the learner asks for help.
    hint: Words,
    /// One answer, shown when the learner gives up.
    answer: Vec<Step>,
}

/// A rule in its rule set's words.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ShownRule)]
struct Shown {
    /// Its key.
    #[schema(example = "capture")]
    key: &'static str,
    /// The rule in a sentence.
    sentence: Words,
    /// How it is known.
    #[schema(value_type = StandingWord, example = "stated")]
    standing: Standing,
}

impl LessonList {
    /// All of them.
    pub fn all() -> Result<LessonList, RulesetError> {
        Ok(LessonList {
            lessons: lessons().iter().map(LessonJson::of).collect::<Result<_, _>>()?,
            path: path().iter().map(PathStepJson::of).collect::<Result<_, _>>()?,
        })
    }
}

impl LessonJson {
    fn of(lesson: &'static Lesson) -> Result<LessonJson, RulesetError> {
        let tasks = lesson.tasks.iter().map(TaskJson::of).collect::<Result<_, _>>()?;
        Ok(LessonJson { id: &lesson.id, title: (&lesson.title).into(), text: (&lesson.text).into(), tasks })
    }
}

impl TaskJson {
    fn of(task: &'static Task) -> Result<TaskJson, RulesetError> {
        let rules = Ruleset::named(&task.rules)?;
        let shown =
            |rule: RuleInfo| Shown { key: rule.key.word(), sentence: (&rule.sentence).into(), standing: rule.evidence.standing };
        Ok(TaskJson {
            rules: &task.rules,
            name: rules.name().into(),
            aim: Aim::of(&rules),
            shows: rules.explained().into_iter().filter(|rule| task.shows.contains(&rule.key)).map(shown).collect(),
            text: (&task.text).into(),
            hint: (&task.hint).into(),
            answer: task.solutions.first().into_iter().flatten().copied().map(Step::from).collect(),
        })
    }
}

/// What a try has come to, and the game after it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tried {
    /// Whether the task is solved.
    #[schema(value_type = VerdictWord, example = "open")]
    verdict: &'static str,
    /// Why it is wrong, where the lesson says so.
    words: Option<Words>,
    /// Which side the learner leads.
    learner: Side,
    /// How many moves led to where the learner began.
    begun: usize,
    /// The part of the board worth showing; null for all of it.
    view: Option<View>,
    #[serde(flatten)]
    situation: Situation,
}

impl Tried {
    /// What a learner's moves, with commas or blanks between them, come to in a task of a lesson, counted from 1.
    ///
    /// # Errors
    /// A [`Refusal`] where there is no such task, or a move is not legal.
    pub fn by(lesson: &str, number: usize, moves: &str) -> Result<Tried, Refusal> {
        let lesson = lessons().iter().find(|one| one.id == lesson);
        let task = lesson.and_then(|lesson| lesson.tasks.get(number.checked_sub(1)?));
        let task = task.ok_or_else(|| Refusal::new(Code::NotFound, "there is no such lesson, or it has no such task"))?;
        let written = moves.split([',', ' ']).filter(|text| !text.is_empty());
        let moves = written.enumerate().map(|(index, text)| read(index + 1, text)).collect::<Result<Vec<Move>, Refusal>>()?;
        let rules = Ruleset::named(&task.rules).map_err(|error| Refusal::internal(&error))?;
        let (game, verdict) = task.judge(&rules, &moves).map_err(|error| match error {
            TaskError::Move { number, .. } => Refusal { ply: Some(number), ..Refusal::new(Code::IllegalMove, error.to_string()) },
            TaskError::Over(number) => Refusal { ply: Some(number), ..Refusal::new(Code::GameOver, error.to_string()) },
            other => Refusal::internal(&other),
        })?;
        let begun = task.begin(&rules).map_err(|error| Refusal::internal(&error))?;
        Ok(Tried::of(task, &rules, &begun, &game, verdict, &moves))
    }

    /// What the moves of a learner have made of a task as it was begun.
    fn of(task: &Task, rules: &Ruleset, begun: &Game, game: &Game, verdict: Verdict, moves: &[Move]) -> Tried {
        Tried {
            verdict: verdict_word(&verdict),
            words: task.said_of(moves).map(Words::from),
            learner: begun.side().unwrap_or(begun.start().side()).into(),
            begun: begun.plies().len(),
            view: task.view.map(View::from),
            situation: Situation::of(rules, game),
        }
    }
}

/// The move of this number, counted from 1.
fn read(number: usize, text: &str) -> Result<Move, Refusal> {
    let unread = |error| Refusal { ply: Some(number), ..Refusal::new(Code::BadRequest, format!("move {number}: {error}")) };
    text.parse::<MoveText>().map(|written| written.mv).map_err(unread)
}
