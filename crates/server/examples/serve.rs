//! The smallest program that serves the game: `cargo run -p hnefi-server --example serve -- ADDRESS FOLDER`.

use std::error::Error;
use std::net::SocketAddr;

use hnefi_server::{Config, serve, stop_signal};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let mut arguments = std::env::args().skip(1);
    let address: SocketAddr = arguments.next().unwrap_or_else(|| "127.0.0.1:1140".to_owned()).parse()?;
    let folder = arguments.next().unwrap_or_else(|| "hnefi-data".to_owned());
    serve(Config::new(address, folder), stop_signal(), |address| println!("http://{address}/")).await?;
    Ok(())
}
