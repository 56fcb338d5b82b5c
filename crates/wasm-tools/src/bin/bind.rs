//! Writes the JavaScript and the types beside a module that was built for `wasm32-unknown-unknown`: `bind MODULE NAME FOLDER`.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, name, folder] = arguments.as_slice() else {
        eprintln!("bind MODULE NAME FOLDER");
        return ExitCode::FAILURE;
    };
    match bind(Path::new(module), name, Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bind: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bind(module: &Path, name: &str, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .remove_name_section(true)
        .omit_default_module_path(false)
        .web(true)?;
    Ok(bindgen.generate(folder)?)
}
