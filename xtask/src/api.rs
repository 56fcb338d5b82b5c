//! `cargo xtask api`: the OpenAPI document of the HTTP API, and the web client's types, which are generated from it.

use std::process::Command;

use crate::process::run;
use crate::{Failure, root, web};

/// The path of the OpenAPI document.
const DOCUMENT: &str = "docs/reference/openapi.json";

/// Generates both from the server's code.
pub(crate) fn write() -> Result<(), Failure> {
    let mut program = Command::new(env!("CARGO"));
    program.args(["run", "--quiet", "--package", "hnefi-server", "--example", "openapi"]).current_dir(root());
    let output = program.output().map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the OpenAPI document cannot be generated:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    std::fs::write(root().join(DOCUMENT), output.stdout).map_err(|error| format!("cannot write {DOCUMENT}: {error}"))?;
    web::install_packages()?;
    run(web::script("generate")?.args(["--workspace", "api-types"]), &web::folder())
}
