//! Every lesson, played by the rules: its accepted answers are all there are, its wrong tries are wrong, and what it shows is in force.

use std::collections::BTreeSet;

use hnefi_learn::{Lesson, Task, Verdict, lessons};
use hnefi_rules::Move;
use hnefi_rulesets::Ruleset;

/// Each task with its rule set and a name for messages.
fn every_task() -> impl Iterator<Item = (String, &'static Task, Ruleset)> {
    lessons().iter().flat_map(|lesson: &Lesson| {
        lesson.tasks.iter().enumerate().map(move |(index, task)| {
            let name = format!("{}, task {}", lesson.id, index + 1);
            let rules = Ruleset::named(&task.rules).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, task, rules)
        })
    })
}

fn verdict(name: &str, task: &Task, rules: &Ruleset, moves: &[Move]) -> Verdict {
    task.judge(rules, moves).unwrap_or_else(|error| panic!("{name}, {moves:?}: {error}")).1
}

#[test]
fn every_accepted_answer_solves_its_task() {
    for (name, task, rules) in every_task() {
        for line in &task.solutions {
            assert!(!line.is_empty() && line.len() <= task.moves(), "{name}: {line:?}");
            assert_eq!(verdict(&name, task, &rules, line), Verdict::Solved, "{name}: {line:?}");
            for part in 0..line.len() {
                assert_eq!(verdict(&name, task, &rules, &line[..part]), Verdict::Open, "{name}: {line:?} is over too early");
            }
        }
    }
}

#[test]
fn where_one_move_is_asked_for_no_other_move_would_do() {
    let mut wrong = Vec::new();
    for (name, task, rules) in every_task().filter(|(_, task, _)| task.moves() == 1) {
        let begun = task.begin(&rules).unwrap_or_else(|error| panic!("{name}: {error}"));
        let told = |mv: Move| mv.to_string();
        let solving = begun.legal_moves().into_iter().filter(|mv| verdict(&name, task, &rules, &[*mv]) == Verdict::Solved);
        let solving: BTreeSet<String> = solving.map(told).collect();
        let accepted: BTreeSet<String> = task.solutions.iter().map(|line| told(line[0])).collect();
        if solving != accepted {
            wrong.push(format!("{name}: {accepted:?} are accepted, but {solving:?} would do"));
        }
        if solving.len() == begun.legal_moves().len() {
            wrong.push(format!("{name}: every move would do"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn wrong_tries_can_be_played_and_do_not_solve_the_task() {
    for (name, task, rules) in every_task() {
        for wrong in &task.wrong {
            assert_eq!(verdict(&name, task, &rules, &wrong.moves), Verdict::Missed, "{name}: {:?}", wrong.moves);
            assert_eq!(task.said_of(&wrong.moves), Some(&wrong.text), "{name}");
        }
    }
}

#[test]
fn a_line_of_several_moves_is_needed() {
    for (name, task, rules) in every_task().filter(|(_, task, _)| task.moves() > 1) {
        let begun = task.begin(&rules).unwrap_or_else(|error| panic!("{name}: {error}"));
        for mv in begun.legal_moves() {
            assert_ne!(verdict(&name, task, &rules, &[mv]), Verdict::Solved, "{name}: {mv} does it at once");
        }
    }
}

#[test]
fn what_a_task_shows_is_a_rule_of_its_rule_set() {
    for (name, task, rules) in every_task() {
        let written: BTreeSet<_> = rules.explained().into_iter().map(|rule| rule.key).collect();
        for key in &task.shows {
            assert!(written.contains(key), "{name}: `{}` says nothing of `{key}`", task.rules);
        }
    }
}

#[test]
fn a_task_is_shown_whole() {
    for (name, task, rules) in every_task() {
        let Some((low, high)) = task.view else { continue };
        assert!(low.is_on_board(rules.size()) && high.is_on_board(rules.size()), "{name}: the view leaves the board");
        for mv in task.solutions.iter().flatten().chain(task.wrong.iter().flat_map(|wrong| &wrong.moves)) {
            for point in [mv.from, mv.to] {
                let seen =
                    (low.file()..=high.file()).contains(&point.file()) && (low.rank()..=high.rank()).contains(&point.rank());
                assert!(seen, "{name}: {point} is not in view");
            }
        }
    }
}

#[test]
fn ids_are_unique_and_a_task_that_is_over_takes_no_more_moves() {
    let ids: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids.len(), lessons().len());
    let (_, task, rules) = every_task().next().expect("there are lessons");
    let solved = task.solutions[0][0];
    let error = task.judge(&rules, &[solved, solved]).expect_err("the task is over");
    assert_eq!(error.to_string(), "move 2: the task is over");
}
