//! scratch
use hnefi_engine::*;
use hnefi_rules::*;
use std::time::Instant;
#[path = "../tests/support/mod.rs"]
mod support;
fn main() {
    for id in Ruleset::catalogue() {
        let rules = Ruleset::named(id).unwrap();
        for p in [30, 100] {
            let game = support::wander(&rules, &mut support::Chance(3), p);
            if game.outcome().is_some() {
                continue;
            }
            for l in [Level::ALL[0], Level::ALL[4]] {
                let mut s = Searcher::new(1);
                let t = Instant::now();
                let f = l.choose(&mut s, &game, 1, &|| true, &mut |_| {});
                let a = t.elapsed();
                println!("{id} L{l} {p} hurried {} nodes {a:?}", f.nodes);
            }
        }
    }
}
