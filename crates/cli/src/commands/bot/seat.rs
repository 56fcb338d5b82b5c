//! A seat on a server: how it is written, and how it is taken.

use std::fmt;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// A game on a server, with the secret of a seat in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    /// The server, as `host:port`.
    pub(super) host: String,
    /// The id of the game.
    pub(super) game: String,
    /// The secret.
    pub(super) token: String,
}

/// The link by which the seat is held on any device.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/game/{}#token={}", self.host, self.game, self.token)
    }
}

/// What a link offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// A seat that is held already.
    Held(Seat),
    /// A seat to be taken: by invitation, or, if it is in the lobby, without.
    Open { host: String, game: String, invitation: Option<String> },
}

const FORM: &str = "a seat is a link such as `http://HOST/game/ID#seat=INVITATION`, or `…#token=TOKEN` to go on";

impl Link {
    /// Reads a link. A server that is given takes the place of the one in the link.
    pub(super) fn read(link: &str, server: Option<&str>) -> Result<Link> {
        let (place, secret) = link.split_once('#').with_context(|| format!("`{link}` has no secret: {FORM}"))?;
        let (from, game) = place.split_once("/game/").with_context(|| format!("`{link}` is no seat: {FORM}"))?;
        let game = game.trim_end_matches('/').to_owned();
        let host = match server {
            Some(server) => host(server)?,
            None if from.is_empty() => bail!("`{link}` does not say on which server: give --server"),
            None => host(from)?,
        };
        // The secret may be followed by others.
        let (kind, secret) = secret.split('&').find_map(|part| part.split_once('=')).unwrap_or(("", ""));
        match kind {
            _ if game.is_empty() || secret.is_empty() => bail!("`{link}` is no seat: {FORM}"),
            "seat" => Ok(Link::Open { host, game, invitation: Some(secret.to_owned()) }),
            "token" => Ok(Link::Held(Seat { host, game, token: secret.to_owned() })),
            _ => bail!("`{link}` is no seat: {FORM}"),
        }
    }

    /// Takes the seat, if it is not held already.
    pub(super) fn sit_down(self, name: Option<&str>) -> Result<Seat> {
        let (host, game, invitation) = match self {
            Link::Held(seat) => return Ok(seat),
            Link::Open { host, game, invitation } => (host, game, invitation),
        };
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).context("the system has no random numbers")?;
        let token: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut body = json!({"token": token, "name": name});
        if let Some(invitation) = invitation {
            body["invitation"] = invitation.into();
        }
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let request = agent.post(format!("http://{host}/api/v1/games/{game}/seats")).header("content-type", "application/json");
        let mut answer = request.send(body.to_string()).with_context(|| format!("no server answers at {host}"))?;
        let text = answer.body_mut().read_to_string().unwrap_or_default();
        if !answer.status().is_success() {
            let problem: Value = serde_json::from_str(&text).unwrap_or_default();
            let detail = problem["detail"].as_str().map_or_else(|| answer.status().to_string(), str::to_owned);
            bail!("the seat cannot be taken: {detail}");
        }
        Ok(Seat { host, game, token })
    }
}

/// `host:port` of a server's URL.
pub(super) fn host(url: &str) -> Result<String> {
    if url.starts_with("https://") {
        bail!("`{url}`: this program speaks no TLS: connect to the server itself, or through a tunnel, by http://");
    }
    let host = url.strip_prefix("http://").with_context(|| format!("`{url}` is no server: write `http://HOST:PORT`"))?;
    let host = host.trim_end_matches('/');
    if host.is_empty() || host.contains(['/', '#', '?', ' ', '@']) {
        bail!("`{url}` is no server: write `http://HOST:PORT`");
    }
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    Ok(if has_port { host.to_owned() } else { format!("{host}:80") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_from_links() {
        let open = |host: &str| Link::Open { host: host.to_owned(), game: "a1".to_owned(), invitation: Some("b2".to_owned()) };
        assert_eq!(Link::read("http://hall:1140/game/a1#seat=b2", None).expect("a seat"), open("hall:1140"));
        assert_eq!(Link::read("http://hall/game/a1#seat=b2", None).expect("a seat"), open("hall:80"));
        assert_eq!(Link::read("/game/a1#seat=b2", Some("http://[::1]:1140/")).expect("a seat"), open("[::1]:1140"));
        let held = Seat { host: "hall:1140".to_owned(), game: "a1".to_owned(), token: "c3".to_owned() };
        assert_eq!(Link::read(&held.to_string(), None).expect("a seat"), Link::Held(held));
    }

    #[test]
    fn what_is_no_seat_is_refused_with_the_right_form() {
        for (link, says) in [
            ("http://hall/game/a1", "has no secret"),
            ("http://hall/game/a1#seat=", "no seat"),
            ("http://hall/game/#seat=b2", "no seat"),
            ("http://hall/rules#seat=b2", "no seat"),
            ("/game/a1#seat=b2", "give --server"),
            ("https://hall/game/a1#seat=b2", "no TLS"),
            ("hall/game/a1#seat=b2", "write `http://HOST:PORT`"),
        ] {
            let error = Link::read(link, None).expect_err(link).to_string();
            assert!(error.contains(says), "{link}: {error}");
        }
    }
}
