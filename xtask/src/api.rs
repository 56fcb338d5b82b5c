//! `cargo xtask api`: the description of the HTTP API, and the types that the web client has of it.

use std::process::Command;

use crate::process::run;
use crate::{Failure, root, web};

/// Where the description is.
const DOCUMENT: &str = "docs/reference/openapi.json";

/// Writes both as the server's code has them.
pub(crate) fn write() -> Result<(), Failure> {
    let mut program = Command::new(env!("CARGO"));
    program.args(["run", "--quiet", "--package", "hnefi-server", "--example", "openapi"]).current_dir(root());
    let output = program.output().map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("the description cannot be made:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    std::fs::write(root().join(DOCUMENT), output.stdout).map_err(|error| format!("cannot write {DOCUMENT}: {error}"))?;
    web::install_packages()?;
    run(web::script("generate")?.args(["--workspace", "api-types"]), &web::folder())
}
