//! The rule sets that the comparison runs over: every built-in one with its options and layouts, and random ones.

use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;

use hnefi_rules::rules::{Need, RuleKey, Rules};
use hnefi_rulesets::{Ruleset, RulesetError};

use super::random::Random;

/// A rule set, and the text of its file if chance wrote it.
pub(crate) struct Ground {
    pub(crate) rules: Ruleset,
    file: String,
}

impl Ground {
    /// The rule set of a file.
    pub(crate) fn of_file(file: String) -> Result<Ground, RulesetError> {
        Ok(Ground { rules: Ruleset::from_toml(&file)?, file })
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.rules.id(), self.file)
    }
}

/// Every rule set, plain, with each option, and on each layout; and one that has what none of them has.
pub(crate) fn every_selection() -> Vec<Ground> {
    let off_centre = include_str!("off-centre.toml");
    let on =
        |layout| Ground { rules: Ruleset::from_toml_with(off_centre, layout).expect("a good file"), file: off_centre.to_owned() };
    let mut all: Vec<Ground> = ["", "court"].map(on).into();
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        let options = plain.options().into_iter().map(|option| option.id);
        let layouts = plain.layouts().into_iter().skip(1).map(|layout| layout.id);
        for word in options.chain(layouts) {
            let id = format!("{id}+{word}");
            all.push(Ground { rules: Ruleset::named(&id).expect(&id), file: String::new() });
        }
        all.push(Ground { rules: plain, file: String::new() });
    }
    // Camps that reach into the corners.
    let in_corners = off_centre.replace("corners = \"layout\"", "corners = \"quad\"");
    all.push(Ground::of_file(in_corners).expect("a good file"));
    all
}

/// Rule sets by chance.
pub(crate) fn random_rule_sets(random: &mut Random, number: usize) -> Vec<Ground> {
    random_rule_sets_with(&[], random, number)
}

/// Rule sets by chance but for some rules. Those that contradict themselves are thrown away, which must not be many.
pub(crate) fn random_rule_sets_with(fixed: &[(&str, &'static str)], random: &mut Random, number: usize) -> Vec<Ground> {
    let mut all = vec![];
    let mut refused = vec![];
    while all.len() < number {
        match Ground::of_file(random_file(fixed, random)) {
            Ok(ground) => all.push(ground),
            Err(error) => refused.push(error.to_string()),
        }
        assert!(refused.len() <= all.len() + 20, "{} rule sets were refused, {} not: {refused:#?}", refused.len(), all.len());
    }
    all
}

type Chosen = BTreeMap<&'static str, &'static str>;

/// The text of a rule-set file with a value by chance for every rule that has a meaning.
fn random_file(fixed: &[(&str, &'static str)], random: &mut Random) -> String {
    let mut rules = Chosen::new();
    for key in RuleKey::ALL.iter().copied() {
        let is_written = |random: &mut Random| match need(key, &rules) {
            Need::Required => true,
            Need::Optional => !random.once_in(3),
            Need::Meaningless => false,
        };
        if let Some((_, value)) = fixed.iter().find(|(fixed, _)| *fixed == key.word()) {
            rules.insert(key.word(), value);
        } else if is_written(random) {
            let values = sensible_values(key, &rules);
            let value = *random.one_of(&values);
            rules.insert(key.word(), value);
        }
    }
    let (pieces, marks) = random_layout(random, &rules);
    let mut file = format!(
        "id = \"random\"\nname = \"Random\"\n\n[drawn.random]\npieces = \"\"\"\n{pieces}\"\"\"\nmarks = \"\"\"\n{marks}\"\"\"\n\n[rules]\n"
    );
    for (key, value) in rules {
        writeln!(file, "{key} = \"{value}\"").expect("a string takes any text");
    }
    file
}

/// Whether a file must, may or must not write a rule beside those chosen before it.
fn need(key: RuleKey, chosen: &Chosen) -> Need {
    let (_, weighed) = Rules::weighed(&|other| chosen.get(other.word()).copied());
    weighed.into_iter().find(|rule| rule.key == key).expect("every rule is weighed").need
}

/// The values that a rule may have, without those that contradict others; what should be frequent is there more than once.
fn sensible_values(key: RuleKey, rules: &Chosen) -> Vec<&'static str> {
    let mut values = key.words_of_values();
    let is = |key: &str, value: &str| rules.get(key).is_some_and(|chosen| *chosen == value);
    match key.word() {
        "king-captured-elsewhere" => values.retain(|value| ["two", "four"].contains(value)),
        "king-captured-throne" | "king-captured-beside" => values.retain(|value| *value != "three-and-edge"),
        "escape" => values.retain(|value| match *value {
            "corners" => !is("corners", "none"),
            "extreme-corners" => is("corners", "single") || is("corners", "quad"),
            "edge-outside-camps" => is("camps", "layout"),
            _ => true,
        }),
        "corners-stop" => values.retain(|value| value.contains("king") || *value == "all"),
        speed if speed.ends_with("-speed") => values.extend(["unlimited"; 8]),
        _ => {}
    }
    values
}

const EMPTY: char = '.';

/// The grids of pieces and marks of a layout that looks the same from all four sides, king and throne apart.
fn random_layout(random: &mut Random, rules: &Chosen) -> (String, String) {
    let is = |key: &str, value: &str| rules.get(key).is_some_and(|chosen| *chosen == value);
    let sizes: &[usize] = if is("throne", "centre") { &[7, 7, 9, 9, 9, 11, 11, 13] } else { &[7, 8, 9, 9, 10, 11, 11, 12] };
    let size = *random.one_of(sizes);
    let middle = size / 2;
    let mut pieces = vec![vec![EMPTY; size]; size];
    let mut marks = vec![vec![EMPTY; size]; size];

    let kinds = ["cccnmg", "c", "n", "mg", "", ""][random.below(6)];
    for _ in 0..size / 2 + random.below(size) {
        let at = (2 + random.below(size - 4), random.below(3));
        put_on_four_sides(&mut pieces, at, random_man(random, 'a', kinds));
    }
    for _ in 0..1 + random.below(size / 2) {
        let at = (middle - 2 + random.below(5), middle - 2 + random.below(3));
        let man = random_man(random, 'd', kinds);
        put_on_four_sides(&mut pieces, at, if man == 'd' { man } else { man.to_ascii_uppercase() });
    }
    if is("camps", "layout") {
        for (across, deep) in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] {
            if (across, deep) == (1, 0) || random.once_in(2) {
                put_on_four_sides(&mut marks, (middle - 1 + across, deep), 'X');
            }
        }
    }
    if is("corners", "layout") {
        for _ in 0..1 + random.below(2) {
            put_on_four_sides(&mut marks, (random.below(size), random.below(2)), 'C');
        }
    }
    let king = (middle, middle - if random.once_in(6) { random.below(2) } else { 0 });
    if is("throne", "layout") {
        let throne = if random.once_in(3) { (random.below(size), random.below(size)) } else { king };
        marks[throne.1][throne.0] = 'T';
    }
    if is("throne", "centre") {
        pieces[middle][middle] = EMPTY;
    }
    for (row, marks) in pieces.iter_mut().zip(&marks) {
        for (piece, mark) in row.iter_mut().zip(marks) {
            let attacks = matches!(piece, 'a' | 'c' | 'n' | 'm' | 'g');
            if matches!(mark, 'C' | 'T') || (*mark == 'X' && !attacks) {
                *piece = EMPTY;
            }
        }
    }
    // The king has a man at least.
    pieces[king.1][king.0 + 1] = 'd';
    marks[king.1][king.0 + 1] = EMPTY;
    pieces[king.1][king.0] = 'K';
    (text(&pieces), text(&marks))
}

fn random_man(random: &mut Random, ordinary: char, kinds: &str) -> char {
    let kinds: Vec<char> = kinds.chars().collect();
    if kinds.is_empty() || random.once_in(2) { ordinary } else { *random.one_of(&kinds) }
}

fn put_on_four_sides(grid: &mut [Vec<char>], at: (usize, usize), character: char) {
    let (mut file, mut rank) = at;
    for _ in 0..4 {
        grid[rank][file] = character;
        (file, rank) = (grid.len() - 1 - rank, file);
    }
}

fn text(grid: &[Vec<char>]) -> String {
    grid.iter().map(|row| row.iter().chain(&['\n']).collect::<String>()).collect()
}
