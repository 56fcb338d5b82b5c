//! A hnefi server as other programs reach it: requests, and the socket, over HTTP or HTTPS.
//!
//! Certificates are checked against those that the operating system trusts, or those in the file that `SSL_CERT_FILE` names.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Error, Result, anyhow, bail};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use ureq::http::{Method, Request, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use url::Url;
use yawc::{MaybeTlsStream, Options, TcpWebSocket, WebSocket};

/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(10);
/// How long an answer may take.
const ANSWERING: Duration = Duration::from_secs(60);
/// The longest message that a server may send on a socket.
const LONGEST_MESSAGE: usize = 1 << 24;

/// Where a server is: `http` or `https`, its host and its port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerAddress(Url);

impl ServerAddress {
    /// Reads an address such as `https://tafl.example.org` or `http://127.0.0.1:1140/`.
    pub(crate) fn read(text: &str) -> Result<ServerAddress> {
        let wrong = || anyhow!("`{text}` is not the address of a server: write `http://HOST:PORT` or `https://HOST`");
        let url = Url::parse(text).map_err(|error| Error::new(error).context(wrong()))?;
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
        if !matches!(url.scheme(), "http" | "https") || url.password().is_some() || !bare {
            return Err(wrong());
        }
        Ok(ServerAddress(url))
    }

    fn is_encrypted(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The host, an IPv6 address without brackets.
    fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default().trim_matches(['[', ']'])
    }
}

/// The address without a slash at its end: paths follow.
impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_str().trim_end_matches('/'))
    }
}

/// The way to a server. It goes there directly, without the proxy that the environment may name.
pub(crate) struct HttpClient {
    address: ServerAddress,
    agent: ureq::Agent,
    /// Encrypts the socket; `None` over plain HTTP.
    connector: Option<TlsConnector>,
}

impl HttpClient {
    /// The way to the server at an address; nothing is sent yet.
    pub(crate) fn new(address: ServerAddress) -> Result<HttpClient> {
        // A redirection is not followed: the secret of a seat or of an operator goes to the address that was given, and nowhere else.
        let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).proxy(None);
        let config = config.timeout_connect(Some(CONNECTING)).timeout_global(Some(ANSWERING));
        if !address.is_encrypted() {
            return Ok(HttpClient { address, agent: config.build().into(), connector: None });
        }
        let roots = trusted()?;
        let provider = Arc::new(ring::default_provider());
        let mut store = RootCertStore::empty();
        // A few that the system trusts may be in a form that is not understood here.
        store.add_parsable_certificates(roots.iter().cloned());
        let tls = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
        let tls = tls.context("TLS cannot be set up")?.with_root_certificates(store).with_no_client_auth();
        let roots: Vec<Certificate<'static>> = roots.iter().map(|one| Certificate::from_der(one).to_owned()).collect();
        let same = TlsConfig::builder().root_certs(RootCerts::from(roots)).unversioned_rustls_crypto_provider(provider).build();
        let agent = config.tls_config(same).build().into();
        Ok(HttpClient { address, agent, connector: Some(TlsConnector::from(Arc::new(tls))) })
    }

    /// Sends a request, with the secret of a seat or of the operator and with JSON, where there are any. Answers with the body of what the
    /// server sends; what it refuses is an error in its own words.
    pub(crate) fn ask(&self, method: Method, path: &str, token: Option<&str>, body: Option<&Value>) -> Result<String> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.address));
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let answer = match body {
            Some(body) => {
                let request = request.header(header::CONTENT_TYPE, "application/json").body(body.to_string());
                self.agent.run(request.context("the request cannot be written")?)
            }
            None => self.agent.run(request.body(()).context("the request cannot be written")?),
        };
        let mut answer = answer.map_err(|error| self.unreachable(error.into()))?;
        let status = answer.status();
        if status.is_redirection() {
            let to = answer.headers().get(header::LOCATION).and_then(|to| to.to_str().ok()).unwrap_or("another address");
            bail!("{} sends on to {to}: give the address that it sends to", self.address);
        }
        let text = answer.body_mut().read_to_string().with_context(|| format!("the answer of {} breaks off", self.address))?;
        if status.is_success() {
            return Ok(text);
        }
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        match problem["detail"].as_str() {
            Some(detail) => bail!("{detail}"),
            None => bail!("{} answers {status}: is it a hnefi server?", self.address),
        }
    }

    /// Opens the socket for games.
    pub(crate) async fn socket(&self) -> Result<TcpWebSocket> {
        match timeout(CONNECTING, self.open_socket()).await {
            Ok(opened) => opened.map_err(|error| self.unreachable(error)),
            Err(_) => Err(self.unreachable(anyhow!("no answer within {} s", CONNECTING.as_secs()))),
        }
    }

    async fn open_socket(&self) -> Result<TcpWebSocket> {
        let host = self.address.host();
        let stream = TcpStream::connect((host, self.address.0.port_or_known_default().unwrap_or(80))).await?;
        stream.set_nodelay(true)?;
        let stream = match &self.connector {
            Some(connector) => connector.connect(ServerName::try_from(host.to_owned())?, stream).await?.into(),
            None => MaybeTlsStream::Plain(stream),
        };
        // `http` becomes `ws`, and `https` becomes `wss`.
        let url = format!("{}/api/v1/socket", self.address).replacen("http", "ws", 1).parse()?;
        let options = Options::default().with_low_latency_compression().with_limits(LONGEST_MESSAGE, LONGEST_MESSAGE);
        Ok(WebSocket::handshake(url, stream, options).await?)
    }

    /// What is said when the server cannot be reached, with what can be done about it.
    fn unreachable(&self, error: Error) -> Error {
        let said = match error.chain().find_map(tls_error) {
            Some(rustls::Error::InvalidCertificate(_)) => format!(
                "the certificate of {} is not trusted here; the certificate of an authority of your own can be given in a file, by the variable SSL_CERT_FILE",
                self.address
            ),
            Some(rustls::Error::InvalidMessage(_)) => format!("{} does not speak TLS: does it want `http://`?", self.address),
            _ => format!("no server answers at {}", self.address),
        };
        error.context(said)
    }
}

/// The certificates of the authorities that are trusted.
fn trusted() -> Result<Vec<CertificateDer<'static>>> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        let reason = found.errors.into_iter().next().map_or_else(|| anyhow!("there are none"), Error::new);
        return Err(reason.context(
            "no certificates of authorities can be read, without which no server can be trusted: install those of the system (`ca-certificates`), or name a file by the variable SSL_CERT_FILE",
        ));
    }
    Ok(found.certs)
}

/// What went wrong in TLS. Readers and writers wrap it in their own error, which does not name it as its source.
fn tls_error<'e>(error: &'e (dyn std::error::Error + 'static)) -> Option<&'e rustls::Error> {
    if let Some(found) = error.downcast_ref::<rustls::Error>() {
        return Some(found);
    }
    let io = match error.downcast_ref::<ureq::Error>() {
        Some(ureq::Error::Rustls(found)) => return Some(found),
        Some(ureq::Error::Io(io)) => io,
        _ => error.downcast_ref::<std::io::Error>()?,
    };
    io.get_ref()?.downcast_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for (text, written, host, encrypted) in [
            ("http://hall:1140", "http://hall:1140", "hall", false),
            ("http://hall:80/", "http://hall", "hall", false),
            ("https://Tafl.Example.ORG", "https://tafl.example.org", "tafl.example.org", true),
            ("https://[::1]:8443/", "https://[::1]:8443", "::1", true),
        ] {
            let address = ServerAddress::read(text).expect(text);
            assert_eq!((address.to_string().as_str(), address.host(), address.is_encrypted()), (written, host, encrypted));
        }
        for text in [
            "hall:1140",
            "127.0.0.1:1140",
            "ftp://hall",
            "http://",
            "http://hall/game/a1",
            "http://me@hall",
            "http://hall/?a",
            "",
        ] {
            let error = ServerAddress::read(text).expect_err(text).to_string();
            assert!(error.contains("write `http://HOST:PORT` or `https://HOST`"), "{text}: {error}");
        }
    }
}
