//! The measurement of `cargo xtask load`, on a small scale: what it counts is right.

#[path = "../examples/load/load.rs"]
mod load;

use std::time::Duration;

use hnefi_server::{Config, run};
use load::{Load, Measured, play};
use tokio::sync::oneshot;

#[test]
fn games_are_played_and_nothing_is_lost_or_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path());
    (config.limits.request_every, config.limits.message_every) = (Duration::ZERO, Duration::ZERO);
    config.limits.share_divisor = 1;
    let (stop, stopped) = oneshot::channel::<()>();
    let (bound, address) = std::sync::mpsc::channel();
    let server = std::thread::spawn(move || {
        run(config, async { drop(stopped.await) }, move |address| bound.send(address).expect("the test waits for it"))
    });
    let address = address.recv().expect("it starts");
    // On this board and with random moves some games end, and are replaced.
    let load = Load { games: 20, rate: 400.0, seconds: 3, rules: "brandubh-cyningstan".to_owned() };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let measured = runtime.block_on(play(address, &load, |_, _| {})).expect("it plays");
    let Measured { lost, doubled, unanswered, broken, .. } = measured;
    assert_eq!((lost, doubled, unanswered, broken), (0, 0, 0, 0), "{measured:?}");
    assert!(measured.moves > load.games && measured.games == load.games + measured.ended, "{measured:?}");
    assert!(measured.done.p50 > 0.0 && measured.done.p50 <= measured.done.p99 && measured.done.p99 <= measured.done.max);
    assert!(measured.seen.max > 0.0 && measured.bytes_a_move > 100.0, "{measured:?}");
    drop(stop);
    server.join().expect("no panic").expect("it stopped well");
}
