//! The configuration of a server.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use hnefi_rulesets::Ruleset;
use thiserror::Error;

use crate::clients::Network;
use crate::limits::Limits;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub address: SocketAddr,
    /// The folder for the games. It is created if it does not exist.
    pub data: PathBuf,
    /// The URL of a PostgreSQL for the games, `postgres://…`, which several servers may share. The folder is not used then.
    pub database: Option<DatabaseUrl>,
    /// Host names, beside `localhost` and plain IP addresses, under which requests are accepted. A page on the internet can point its own
    /// name at this machine; its requests carry that name and are refused.
    pub names: Vec<String>,
    /// The addresses and networks of reverse proxies in front of this server. Only their `X-Forwarded-For` and `Forwarded` are believed.
    pub proxies: Vec<Network>,
    /// Rule sets offered beside the built-in ones, each by an id of its own.
    pub rulesets: Vec<Ruleset>,
    /// Folders with reports of balance studies, served beside those that come with the program.
    pub reports: Vec<PathBuf>,
    /// Files of games to import into the library.
    pub games: Vec<PathBuf>,
    /// The file in which the operator's program finds how to reach this server; `None` for no such program.
    pub admin_file: Option<PathBuf>,
    /// The operator's token, with which that program reaches this server from other machines, too; `None` for a new one at each start, and this
    /// machine only.
    pub admin_token: Option<AdminToken>,
    /// Whether the whole store is read and checked before the server starts.
    pub check: bool,
    /// Limits on everything that clients could make large.
    pub limits: Limits,
}

impl Config {
    /// The default configuration for an address and a folder.
    #[must_use]
    pub fn new(address: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            address,
            data: data.into(),
            database: None,
            names: Vec::new(),
            proxies: Vec::new(),
            rulesets: Vec::new(),
            reports: Vec::new(),
            games: Vec::new(),
            admin_file: None,
            admin_token: None,
            check: false,
            limits: Limits::default(),
        }
    }
}

/// The URL of a database. It may hold a password, and is never written into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// A URL, `postgres://…`. Whether it can be used is seen when the server starts.
    #[must_use]
    pub fn new(url: impl Into<String>) -> DatabaseUrl {
        DatabaseUrl(url.into())
    }

    /// The URL.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// A secret that the operator has chosen, by which the operator's program is known. It is never written into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct AdminToken(String);

/// A text that is no token.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadAdminToken {
    /// It can be guessed.
    #[error("the operator's token has {0} characters and needs {LEAST}: `openssl rand -hex 32` makes a good one")]
    Short(usize),
    /// It does not fit into a header.
    #[error(
        "the operator's token has characters other than letters, digits and signs of ASCII: `openssl rand -hex 32` makes a good one"
    )]
    Characters,
}

/// The fewest characters of a token.
const LEAST: usize = 32;

impl AdminToken {
    /// A token; space around it does not count.
    ///
    /// # Errors
    /// It is too short, or cannot be sent.
    pub fn new(text: &str) -> Result<AdminToken, BadAdminToken> {
        let text = text.trim();
        if !text.chars().all(|character| character.is_ascii_graphic()) {
            return Err(BadAdminToken::Characters);
        }
        if text.len() < LEAST {
            return Err(BadAdminToken::Short(text.len()));
        }
        Ok(AdminToken(text.to_owned()))
    }

    /// The token.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_long_and_can_be_sent() {
        let good = "0123456789abcdef0123456789ABCDEF";
        assert_eq!(AdminToken::new(&format!(" {good}\n")).expect("a token").as_str(), good);
        assert_eq!(AdminToken::new(&good[1..]), Err(BadAdminToken::Short(31)));
        assert_eq!(AdminToken::new(""), Err(BadAdminToken::Short(0)));
        assert_eq!(AdminToken::new(&format!("{good} {good}")), Err(BadAdminToken::Characters));
        assert_eq!(AdminToken::new(&good.replace('0', "é")), Err(BadAdminToken::Characters));
        assert!(!format!("{:?}", AdminToken::new(good)).contains(good));
    }
}
