//! Games a second on one thread and on two, in turn in one run: `cargo bench -p hnefi-study`.

use std::time::Instant;

use hnefi_study::{GameRow, Part, Shard, Study, StudyObserver};

const STUDY: &str = r#"
format = 1
name = "threads"
title = "How much faster are two threads than one?"
seed = SEED
nodes = 500
games = 60
[[arms]]
rules = ["brandubh-cyningstan", "tablut-murray", "alea-walker-2015"]
"#;

const ROUNDS: u64 = 4;

struct SilentObserver;

impl StudyObserver for SilentObserver {
    fn game(&mut self, _: &GameRow) {}
    fn progress(&mut self, _: u64, _: u64) {}
}

fn games_a_second(seed: u64, threads: usize) -> f64 {
    let text = STUDY.replace("SEED", &seed.to_string());
    let study = Study::parse(&text, &|file| unreachable!("no file `{file}` is named")).expect("a study");
    let folder = tempfile::tempdir().expect("a folder");
    let games: u64 = study.cells.iter().map(|cell| cell.games).sum();
    let began = Instant::now();
    assert!(Shard::new(&study, Part::WHOLE, folder.path()).run(threads, &mut SilentObserver, &|| false).expect("a run"));
    games as f64 / began.elapsed().as_secs_f64()
}

fn main() {
    println!("games/s    1 thread   2 threads   ratio");
    let mut ratios = Vec::new();
    for round in 1..=ROUNDS {
        let (one, two) = (games_a_second(round, 1), games_a_second(round, 2));
        println!("round {round}    {one:>8.2}   {two:>9.2}   {:>5.2}", two / one);
        ratios.push(two / one);
    }
    ratios.sort_by(f64::total_cmp);
    println!("median ratio {:.2}", (ratios[1] + ratios[2]) / 2.0);
}
