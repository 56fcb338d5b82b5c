//! The way to the server: texts behind their length.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

use anyhow::{Context, Result, bail};
use hnefi_records::challenge::{self, State};

pub(super) struct Connection {
    stream: TcpStream,
    address: String,
}

impl Connection {
    pub(super) fn open(address: String) -> Result<Connection> {
        let stream = TcpStream::connect(&address).with_context(|| format!("there is no server at {address}"))?;
        // A move is one small message: send it at once.
        stream.set_nodelay(true).context("cannot set up the connection")?;
        Ok(Connection { stream, address })
    }

    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        self.stream.write_all(&challenge::framed(text)).with_context(|| format!("the server at {} is gone", self.address))
    }

    /// The next state.
    pub(super) fn hear(&mut self) -> Result<State> {
        let mut length = [0; 4];
        self.fill(&mut length)?;
        let length = u32::from_be_bytes(length) as usize;
        if length > challenge::LONGEST {
            bail!(
                "the server at {} announces a message of {length} bytes: it is no server of the Tablut Challenge",
                self.address
            );
        }
        let mut bytes = vec![0; length];
        self.fill(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let shown = || text.chars().take(120).collect::<String>();
        text.parse().with_context(|| format!("the server at {} says `{}`", self.address, shown()))
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<()> {
        self.stream.read_exact(bytes).map_err(|error| match error.kind() {
            // So it does when a player's time is over.
            ErrorKind::UnexpectedEof => {
                anyhow::anyhow!("the server at {} has closed the connection without a result", self.address)
            }
            _ => anyhow::Error::new(error).context(format!("the connection to the server at {} is lost", self.address)),
        })
    }
}
