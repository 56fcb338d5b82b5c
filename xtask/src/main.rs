//! The commands of the repository, run as `cargo xtask NAME`. Each does all the set-up that it needs on a fresh clone. Only the standard
//! library is used, so that the first command starts in seconds.

mod api;
mod bench;
mod browser;
#[cfg(test)]
mod circles;
mod commits;
mod debian;
mod dependencies;
mod docs;
mod node;
mod notebook;
mod npm_package;
mod play;
mod postgres;
mod process;
mod python;
mod python_package;
mod screenshots;
mod site;
mod spelling;
mod stamp;
mod studies;
mod test;
mod tools;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The commands of the repository:

  cargo xtask play [SERVE ARGUMENTS]   build everything, serve the game and open the browser
  cargo xtask test [--no-browser]      run every test; installs what they need where it may
  cargo xtask web                      build the web client if it is missing or stale
  cargo xtask wasm                     build the rules and the engine for browsers if they are missing or stale
  cargo xtask npm                      make the npm package of the rules and the engine, and say where its tarball is
  cargo xtask api                      write docs/reference/openapi.json and web/src/api/schema.d.ts as the server's code has them
  cargo xtask bench                    perft and search speed, as `hnefi bench` prints them, games a second on one thread and
                                       on two, and perft beside the crate `hnefatafl`
  cargo xtask bench --web [REVISION]   how long frames take in the browser, beside the client of a commit (HEAD)
  cargo xtask load [--help]            how fast a server is with many games between two clients each, at a given rate of moves
  cargo xtask twin [POSITIONS]         compare fast and slow move generation on many positions (10,000,000)
  cargo xtask dependencies             licences, sources and known vulnerabilities of the dependencies
  cargo xtask commits RANGE            whether commit messages are as CONTRIBUTING.md asks: `cargo xtask commits main..HEAD`
  cargo xtask docs [--open]            build the documents as a book with search, in target/book
  cargo xtask screenshots              make the pictures in docs/pictures
  cargo xtask site [--help]            write the web client without a server, as a folder that any host of files can serve
  cargo xtask studies [NAME ...]       play the studies again with the engine of this tree, resumable over days, and report them
  cargo xtask texts [--rename]         list texts that a language does not translate, and translations whose English has changed
  cargo xtask versions [--help]        add a version of each rule set, layout and study that has changed, with words

`cargo xtask play --port 8080 --no-open` passes its arguments on to `hnefi serve`.
";

/// What went wrong, in a line for the person at the terminal.
pub(crate) type Failure = String;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let outcome = match arguments.first().map(String::as_str) {
        Some("play") => play::run(rest),
        Some("test") => test::run_command(rest),
        Some("web") => web::build_if_stale(),
        Some("wasm") => wasm::build_if_stale(),
        Some("npm") => npm_package::make(),
        Some("api") => api::write(),
        Some("bench") => bench::run_command(rest),
        Some("load") => load(rest),
        Some("twin") => test::twin(rest),
        Some("studies") => studies::run(rest),
        Some("screenshots") => screenshots::run(),
        Some("site") => site::run(rest),
        Some("dependencies") => dependencies::check(),
        Some("docs") => docs::build(rest),
        Some("commits") => commits::run(rest),
        Some("texts") => test::example("hnefi-messages", "texts", rest),
        Some("versions") => test::example("hnefi-study", "versions", rest),
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Some(other) => Err(format!("there is no command `{other}`\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// `cargo xtask load`: a measurement in a process of its own, against the program as it is released.
fn load(arguments: &[String]) -> Result<(), Failure> {
    test::build_binary()?;
    let program = test::binary();
    let mut command = std::process::Command::new(env!("CARGO"));
    command.args(["run", "--quiet", "--release", "--package", "hnefi-server", "--example", "load", "--", "--program"]);
    process::run(command.arg(program).args(arguments), root())
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Where builds go.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
