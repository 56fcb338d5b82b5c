//! Prints the description of the API; `cargo xtask api` keeps it in `docs/reference/openapi.json`.

fn main() -> Result<(), serde_json::Error> {
    println!("{}", hnefi_server::openapi().to_pretty_json()?);
    Ok(())
}
