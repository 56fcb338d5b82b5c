//! Labels from searches, and fits to them.

use hnefi_engine::tune::{OtherWeights, Scales};
use hnefi_match::NamedRules;
use hnefi_rules::{Game, Side};
use hnefi_rulesets::Ruleset;
use hnefi_tune::{LabelFile, LabelFits, LabelledGame, Labelling};

fn named(id: &str) -> NamedRules {
    NamedRules { name: id.to_owned(), rules: Ruleset::named(id).expect(id) }
}

fn labelling(games: u64, concurrency: usize) -> Labelling {
    Labelling {
        rules: ["brandubh-cyningstan", "tablut-murray"].map(named).to_vec(),
        weights: OtherWeights::default(),
        nodes: 150,
        label_nodes: 100,
        longest: 40,
        games,
        seed: 3,
        concurrency,
    }
}

fn play(labelling: &Labelling, earlier: u64) -> Vec<LabelledGame> {
    let mut games = Vec::new();
    let mut write = |game| {
        games.push(game);
        Ok(())
    };
    assert_eq!(labelling.run(earlier, &mut write, &|| Ok(()), &|| false).expect("labels"), labelling.games);
    games
}

#[test]
fn labels_ignore_threads_and_interruptions() {
    let all = play(&labelling(6, 1), 0);
    assert_eq!(all.iter().map(|game| game.game).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert!(all.iter().all(|game| game.labels.len() > 10), "{all:?}");
    assert_eq!(all[0].rules, "brandubh-cyningstan");
    assert_eq!(all[1].rules, "tablut-murray");
    assert_eq!(play(&labelling(6, 3), 0), all);
    assert_eq!(play(&labelling(6, 2), 4), all[4..]);
    let mut none = |_| Ok(());
    assert_eq!(labelling(6, 2).run(2, &mut none, &|| Ok(()), &|| true).expect("stopped"), 2);
    let mut full = |_| Err(std::io::Error::other("the disk is full"));
    let error = labelling(6, 1).run(0, &mut full, &|| Ok(()), &|| false).expect_err("no disk").to_string();
    assert_eq!(error, "cannot write the labels: the disk is full");
}

#[test]
fn a_file_of_labels_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("labels.jsonl");
    let (labelling, mut all) = (labelling(3, 1), play(&labelling(3, 1), 0));
    let settings = labelling.settings().expect("settings");
    assert!(
        settings.contains("weights corner-9 ") && settings.contains(", edge-9 ") && settings.contains("; engine "),
        "{settings}"
    );
    let (mut file, none) = LabelFile::open(&path, &settings).expect("a new file");
    assert!(none.is_empty());
    all.iter().for_each(|game| file.write(game).expect("written"));
    drop(file);
    // The power goes out while the third is written.
    let text = std::fs::read_to_string(&path).expect("the file");
    let torn = &text[..text.len() - 40];
    all.pop();
    assert_eq!(LabelledGame::read(torn).expect("two games"), all);
    std::fs::write(&path, torn).expect("cut short");
    assert_eq!(LabelFile::open(&path, &settings).expect("the file again").1, all);
    assert_eq!(LabelledGame::read("").expect_err("nothing"), (1, "not the beginning of a labelling".to_owned()));
    let (line, reason) =
        LabelledGame::read("{\"labelling\":\"a\"}\n{\"game\":2,\"rules\":\"b\",\"labels\":[]}\n").expect_err("not the first");
    assert_eq!((line, reason.as_str()), (2, "game 1 is expected here"));
    let error = LabelFile::open(&path, "others").expect_err("others").to_string();
    assert!(error.contains("is of another labelling: `") && error.contains("`, not `others`"), "{error}");
}

#[test]
fn rule_sets_with_dice_and_none_at_all_are_refused() {
    let mut none = labelling(1, 1);
    none.rules.clear();
    assert_eq!(none.settings().expect_err("nothing").to_string(), "there is nothing to play: name a rule set");
    let mut dice = labelling(1, 1);
    dice.rules.push(named("tawlbwrdd-bell-dice"));
    let error = dice.settings().expect_err("dice").to_string();
    assert!(error.contains("is played with a die"), "{error}");
}

/// Positions of games at random, labelled by weights that count a man of the attackers half as much again.
fn labelled(rules: &Ruleset, scales: &Scales<'_>, games: u64) -> Vec<LabelledGame> {
    let worth = |side: Side, counts: &[i32]| -> f64 {
        let weights = scales.weights(side);
        let of = |i: usize| f64::from(counts[i]) * weights[i];
        (0..counts.len()).map(of).sum::<f64>() + of(1) / 2.0
    };
    let start = Game::new(rules);
    let even = scales.counts(start.position()).map_or(0.0, |counts| worth(start.position().side(), &counts));
    let random_game = |number: u64| {
        let mut game = Game::new(rules);
        let mut labels = Vec::new();
        let mut random = hnefi_statistics::Random::new(&[number]);
        while game.outcome().is_none() && game.plies().len() < 60 {
            let moves = game.legal_moves();
            game.play(moves[random.below(moves.len())]).expect("legal");
            let position = game.position();
            if let (None, Some(counts)) = (game.outcome(), scales.counts(position)) {
                labels.push((position.to_string(), ((worth(position.side(), &counts) - even) * 250.0).round() as i32));
            }
        }
        LabelledGame { game: number, rules: rules.id().to_owned(), labels }
    };
    (1..=games).map(random_game).collect()
}

#[test]
fn a_fit_finds_the_weights_that_made_the_labels() {
    let rules = [named("tablut-murray")];
    let scales = Scales::new(&rules[0].rules);
    let before = OtherWeights::default();
    let mut fits = LabelFits::new(&rules, &before);
    for game in labelled(&rules[0].rules, &scales, 200) {
        assert_eq!(fits.add(&game), Ok(game.labels.len()));
    }
    let fitted = fits.fit("edge-9", 1e-3, "a note").expect("a fit");
    assert!(fitted.games == 200 && fitted.positions > 5_000 && fitted.held_back > 500, "{fitted:?}");
    // Labels are rounded to a hundredth of a man.
    assert!(fitted.error < 0.01, "{fitted:?}");
    assert!(fitted.error_before > 3.0 * fitted.error && fitted.error_knowing_nothing > fitted.error_before, "{fitted:?}");
    assert!(fitted.file.starts_with("# a note\n"));
    let mut after = OtherWeights::default();
    after.add("edge-9", &fitted.file).expect("a file of weights");
    let after = Scales::with_weights(&rules[0].rules, &after);
    // More of the score comes from men now; the rest is stretched alike.
    let share = |scales: &Scales<'_>| scales.weights(Side::Attackers)[1] / scales.weights(Side::Attackers)[2];
    assert!((share(&after) / share(&scales) - 1.5).abs() < 0.1, "{} {}", share(&after), share(&scales));
}

#[test]
fn what_is_no_label_is_refused_with_its_place() {
    let (rules, before) = ([named("tablut-murray")], OtherWeights::default());
    let mut fits = LabelFits::new(&rules, &before);
    let mut add = |rules: &str, text: &str| {
        let labels = vec![(Game::new(&named("tablut-murray").rules).position().to_string(), 3), (text.to_owned(), 3)];
        fits.add(&LabelledGame { game: 1, rules: rules.to_owned(), labels }).expect_err(text).to_string()
    };
    assert_eq!(add("magpie", ""), "`magpie` is none of the rule sets that are fitted to");
    assert!(add("tablut-murray", "a letter").starts_with("label 2: "));
    assert!(add("tablut-murray", "/3t3/7/7/3K3/7/7/7/ a -").starts_with("label 2: "));
}
