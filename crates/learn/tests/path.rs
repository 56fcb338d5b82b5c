//! The path from the lessons to the largest board.

use std::collections::BTreeSet;

use hnefi_learn::{first_game, lessons, path};
use hnefi_rulesets::Ruleset;

#[test]
fn each_step_is_played_on_a_larger_board_the_last_on_nineteen_lines() {
    let sizes: Vec<usize> = path().iter().map(|step| Ruleset::named(&step.rules).expect(&step.rules).size()).collect();
    assert!(sizes.windows(2).all(|pair| pair[0] < pair[1]), "{sizes:?}");
    assert_eq!((sizes.first(), sizes.last()), (Some(&7), Some(&19)));
    let ids: BTreeSet<&str> = path().iter().map(|step| step.id.as_str()).collect();
    assert_eq!(ids.len(), path().len());
}

#[test]
fn the_path_begins_on_a_board_of_the_lessons() {
    let layout = |rules: &str| Ruleset::named(rules).expect(rules).layout().id.clone();
    let first = layout(&first_game().rules);
    assert!(lessons().iter().flat_map(|lesson| &lesson.tasks).any(|task| layout(&task.rules) == first), "{first}");
}
