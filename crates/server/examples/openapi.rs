//! Prints the OpenAPI document of the API; `cargo xtask api` writes it to `docs/reference/openapi.json`.

fn main() -> Result<(), serde_json::Error> {
    println!("{}", hnefi_server::openapi().to_pretty_json()?);
    Ok(())
}
