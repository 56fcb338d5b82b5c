//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use crate::process::{first_line, run};
use crate::{
    Failure, browser, dependencies, notebook, npm_package, postgres, python_package, root, screenshots, spelling, target, wasm,
    web,
};

/// The program, as `build_binary` leaves it.
pub(crate) fn binary() -> PathBuf {
    built("release")
}

fn built(profile: &str) -> PathBuf {
    target().join(profile).join(format!("hnefi{}", std::env::consts::EXE_SUFFIX))
}

/// Builds the program with the web client in it.
pub(crate) fn build_binary() -> Result<(), Failure> {
    cargo(&["build", "--release", "--package", "hnefi"])
}

/// Builds the program as the Rust tests run it, which have built it already if they ran before: with debug assertions, and with the features
/// that the tests of all packages turn on. A build of the package alone has others, and compiles half of the dependencies once more.
pub(crate) fn build_tested_binary() -> Result<PathBuf, Failure> {
    cargo(&["test", "--workspace", "--test", "guide", "--no-run"])?;
    Ok(built("debug"))
}

/// Runs cargo in the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), Failure> {
    run(Command::new(env!("CARGO")).args(arguments), root())
}

/// A command that knows what the crates of the workspace know, and is an example of one of them.
pub(crate) fn example(package: &str, name: &str, arguments: &[String]) -> Result<(), Failure> {
    program(package, ["--example", name], arguments)
}

/// Runs a program of a package, named as cargo selects it.
pub(crate) fn program(package: &str, selected: [&str; 2], arguments: &[String]) -> Result<(), Failure> {
    let run = ["run", "--quiet", "--package", package].into_iter().chain(selected).chain(["--"]);
    let arguments: Vec<&str> = run.chain(arguments.iter().map(String::as_str)).collect();
    cargo(&arguments)
}

/// `cargo xtask twin`: the long comparison of fast and slow move generation.
pub(crate) fn twin(arguments: &[String]) -> Result<(), Failure> {
    let positions = arguments.first().map_or("10000000", String::as_str);
    let mut command = Command::new(env!("CARGO"));
    command.args(["test", "--release", "--package", "hnefi-rules", "--test", "fast_and_slow_agree"]);
    run(command.env("HNEFI_TWIN_POSITIONS", positions), root())
}

pub(crate) fn run_all(with_browser: bool) -> Result<(), Failure> {
    let steps = Steps::default();
    let outcome = steps.run_all(with_browser);
    steps.print();
    outcome
}

/// The steps that have ended, with the seconds that each took.
#[derive(Default)]
struct Steps(Mutex<Vec<(&'static str, f64)>>);

impl Steps {
    fn run_all(&self, with_browser: bool) -> Result<(), Failure> {
        self.step("formatting", || cargo(&["fmt", "--all", "--check"]))?;
        // Linking the modules takes minutes of one core each, which leaves the others to what needs no module.
        thread::scope(|scope| {
            let modules = scope.spawn(|| self.step("engine in the browser: build", wasm::build_if_stale));
            // The spelling checker may have to be downloaded first, and compiling need not wait for that.
            let checked = self
                .step("spelling", spelling::check)
                .and_then(|()| self.step("dependencies", dependencies::check))
                .and_then(|()| self.step("clippy", clippy));
            checked.and(modules.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        self.step("web client: build", web::build_if_stale)?;
        self.step("web client: packages", web::install_packages)?;
        self.step("web client: types and lint", || run(&mut web::script("check")?, &web::folder()))?;
        self.step("web client: unit tests", || run(&mut web::script("test")?, &web::folder()))?;
        self.step("npm package", npm_package::test)?;
        self.step("Rust tests: build", build_rust_tests)?;
        // Many tests wait for a process, and the Python package compiles one crate after another.
        thread::scope(|scope| {
            let python = scope
                .spawn(|| self.step("notebook", notebook::test).and_then(|()| self.step("Python package", python_package::test)));
            let tested = self.step("Rust tests", rust_tests);
            tested.and(python.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        self.step("documentation examples", || cargo(&["test", "--workspace", "--doc"]))?;
        if with_browser {
            self.step("browser tests", || {
                browser::find()?;
                browser::find_proxies()?;
                screenshots::run_script("e2e", &build_tested_binary()?)
            })?;
        }
        Ok(())
    }

    fn step(&self, name: &'static str, work: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
        eprintln!("\n== {name}");
        let started = Instant::now();
        let outcome = work();
        let seconds = started.elapsed().as_secs_f64();
        self.ended().push((name, seconds));
        outcome?;
        eprintln!("== {name}: good, {seconds:.0} s");
        Ok(())
    }

    /// Prints what each step took, at the end of a long run.
    fn print(&self) {
        eprintln!("\n== seconds of each step");
        for (name, seconds) in self.ended().iter() {
            eprintln!("{seconds:7.0}  {name}");
        }
    }

    fn ended(&self) -> MutexGuard<'_, Vec<(&'static str, f64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn clippy() -> Result<(), Failure> {
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
}

/// Compiles them, so that a run tells apart what compiling took and what the tests took.
fn build_rust_tests() -> Result<(), Failure> {
    if has_nextest() {
        cargo(&["nextest", "run", "--workspace", "--no-run"])
    } else {
        cargo(&[&TESTS[..], &["--no-run"]].concat())
    }
}

/// The arguments of cargo for all tests but the examples of the documentation.
const TESTS: [&str; 6] = ["test", "--workspace", "--lib", "--bins", "--examples", "--tests"];

/// With cargo-nextest where it is installed, else with cargo's own runner.
fn rust_tests() -> Result<(), Failure> {
    postgres::find()?;
    if has_nextest() {
        // One more than there are cores, for some tests wait: for a clock, or for a server that was killed.
        let threads = thread::available_parallelism().map_or(1, NonZero::get) + 1;
        cargo(&["nextest", "run", "--workspace", "--test-threads", &threads.to_string()])
    } else {
        cargo(&TESTS)
    }
}

fn has_nextest() -> bool {
    first_line(Command::new(env!("CARGO")).args(["nextest", "--version"])).is_some()
}

pub(crate) fn run_command(arguments: &[String]) -> Result<(), Failure> {
    let with_browser = match arguments {
        [] => true,
        [flag] if flag == "--no-browser" => false,
        _ => return Err("`cargo xtask test` takes no arguments but `--no-browser`".to_owned()),
    };
    run_all(with_browser)
}
