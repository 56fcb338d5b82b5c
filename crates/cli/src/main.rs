//! The command line: reads arguments, calls the crates below, prints. Results go to stdout, progress and errors to stderr. The exit
//! status is 0 when all is well, 1 when the answer is "no", 2 for bad input.

mod board_text;
mod citation;
mod commands;
mod data_folder;
mod game_files;
mod http_client;
mod in_language;
mod interrupt;
mod log;
mod output;
mod selection;
mod skipped;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::{
    admin, backup, bench, bot, convert, datagen, diagram, engine, fit, lab, matches, moves, notices, perft, play, print, puzzles,
    restore, rules, serve, solve, tablut_client, train, tune, verify,
};

/// Alea Evangelii and the other hnefatafl games: play, study and verify.
#[derive(Parser)]
#[command(name = "hnefi", version, about, max_term_width = 110, arg_required_else_help = true)]
#[command(after_help = "Rule sets are named by id, with options and a layout joined by `+` \
    (alea-walker-2015, tablut-riksutstallningar-1972+weaponless, alea-walker-2015+alea-murray), \
    or by the path of a rule-set file. `hnefi rules list` shows all.")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Serve(serve::Arguments),
    Admin(admin::Arguments),
    Backup(backup::Arguments),
    Restore(restore::Arguments),
    Rules(rules::Arguments),
    Moves(moves::Arguments),
    Perft(perft::Arguments),
    Solve(solve::Arguments),
    Verify(verify::Arguments),
    Convert(convert::Arguments),
    Diagram(diagram::Arguments),
    Print(print::Arguments),
    Engine(engine::Arguments),
    Bench(bench::Arguments),
    Match(Box<matches::Arguments>),
    Fit(fit::Arguments),
    Tune(tune::Arguments),
    Datagen(datagen::Arguments),
    Train(train::Arguments),
    Puzzles(puzzles::Arguments),
    Lab(lab::Arguments),
    TablutClient(tablut_client::Arguments),
    Bot(bot::Arguments),
    Notices(notices::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|told| {
        let printed = told.print();
        // Help and version also come this way, on stdout.
        if !told.use_stderr() {
            output::done(printed);
        }
        std::process::exit(told.exit_code())
    });
    let outcome = match arguments.command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Restore(arguments) => restore::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Moves(arguments) => moves::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Diagram(arguments) => diagram::run(&arguments),
        Command::Print(arguments) => print::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Match(arguments) => matches::run(&arguments),
        Command::Fit(arguments) => fit::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
        Command::Datagen(arguments) => datagen::run(&arguments),
        Command::Train(arguments) => train::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::TablutClient(arguments) => tablut_client::run(&arguments),
        Command::Bot(arguments) => bot::run(&arguments),
        Command::Notices(arguments) => notices::run(&arguments),
    };
    output::exit_code(outcome)
}
