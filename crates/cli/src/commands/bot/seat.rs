//! A seat on a server: how it is written, and how it is taken.

use std::fmt;

use anyhow::{Context, Result, bail};
use serde_json::json;
use ureq::http::Method;

use crate::http_client::{HttpClient, ServerAddress};

/// A game on a server, with the secret of a seat in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    /// The server.
    pub(super) server: ServerAddress,
    /// The id of the game.
    pub(super) game: String,
    /// The secret.
    pub(super) token: String,
}

/// The link by which the seat is held on any device.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/game/{}#token={}", self.server, self.game, self.token)
    }
}

/// What a link offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// A seat that is held already.
    Held(Seat),
    /// A seat to be taken: by invitation, or, if it is in the lobby, without.
    Open { server: ServerAddress, game: String, invitation: Option<String> },
}

const FORM: &str = "a seat is a link such as `https://HOST/game/ID#seat=INVITATION`, or `…#token=TOKEN` to go on";

impl Link {
    /// Reads a link. A server that is given takes the place of the one in the link.
    pub(super) fn read(link: &str, server: Option<&str>) -> Result<Link> {
        let (place, secret) = link.split_once('#').with_context(|| format!("`{link}` has no secret: {FORM}"))?;
        let (from, game) = place.split_once("/game/").with_context(|| format!("`{link}` is no seat: {FORM}"))?;
        let game = game.trim_end_matches('/').to_owned();
        let server = match server {
            Some(server) => ServerAddress::read(server)?,
            None if from.is_empty() => bail!("`{link}` does not say on which server: give --server"),
            None => ServerAddress::read(from)?,
        };
        // The secret may be followed by others.
        let (kind, secret) = secret.split('&').find_map(|part| part.split_once('=')).unwrap_or(("", ""));
        match kind {
            _ if game.is_empty() || secret.is_empty() => bail!("`{link}` is no seat: {FORM}"),
            "seat" => Ok(Link::Open { server, game, invitation: Some(secret.to_owned()) }),
            "token" => Ok(Link::Held(Seat { server, game, token: secret.to_owned() })),
            _ => bail!("`{link}` is no seat: {FORM}"),
        }
    }

    /// Where the seat is: the server, and the id of the game.
    pub(super) fn place(&self) -> (&ServerAddress, &str) {
        match self {
            Link::Held(Seat { server, game, .. }) | Link::Open { server, game, .. } => (server, game),
        }
    }

    /// Takes the seat under a name, or the usual one. One that is held already keeps its name, unless another is given.
    pub(super) fn sit_down(self, client: &HttpClient, name: Option<&str>, usual: &str) -> Result<Seat> {
        let (server, game, invitation) = match self {
            Link::Held(seat) => {
                if let Some(name) = name {
                    let (path, rename) =
                        (format!("/api/v1/games/{}/actions", seat.game), json!({"action": "rename", "name": name}));
                    client.ask(Method::POST, &path, Some(&seat.token), Some(&rename)).context("the name cannot be changed")?;
                }
                return Ok(seat);
            }
            Link::Open { server, game, invitation } => (server, game, invitation),
        };
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).context("the system has no random numbers")?;
        let token: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut body = json!({"token": token, "name": name.unwrap_or(usual)});
        if let Some(invitation) = invitation {
            body["invitation"] = invitation.into();
        }
        let path = format!("/api/v1/games/{game}/seats");
        let take = || client.ask(Method::POST, &path, None, Some(&body));
        // Where only the answer was lost, this secret has the seat already: asking again takes no other.
        let taken = take().or_else(|error| if error.is::<ureq::Error>() { take() } else { Err(error) });
        taken.context("the seat cannot be taken")?;
        Ok(Seat { server, game, token })
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn seats_are_read_from_links() {
        let server = |text: &str| ServerAddress::read(text).expect(text);
        let open = |text: &str| Link::Open { server: server(text), game: "a1".to_owned(), invitation: Some("b2".to_owned()) };
        assert_eq!(Link::read("http://hall:1140/game/a1#seat=b2", None).expect("a seat"), open("http://hall:1140"));
        assert_eq!(Link::read("https://hall/game/a1#seat=b2", None).expect("a seat"), open("https://hall"));
        assert_eq!(Link::read("/game/a1#seat=b2", Some("http://[::1]:1140/")).expect("a seat"), open("http://[::1]:1140"));
        let held = Seat { server: server("https://hall:1140"), game: "a1".to_owned(), token: "c3".to_owned() };
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
            ("hall/game/a1#seat=b2", "write `http://HOST:PORT`"),
        ] {
            let error = Link::read(link, None).expect_err(link).to_string();
            assert!(error.contains(says), "{link}: {error}");
        }
    }

    #[test]
    fn a_lost_answer_loses_no_seat() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let root = format!("http://{}", listener.local_addr().expect("an address"));
        let server = std::thread::spawn(move || {
            [false, true].map(|answers| {
                let (mut stream, _) = listener.accept().expect("a connection");
                let (mut request, mut part) = (Vec::new(), [0; 1024]);
                while !request.ends_with(b"}") {
                    let read = stream.read(&mut part).expect("a request");
                    request.extend_from_slice(&part[..read]);
                }
                if answers {
                    stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}").expect("an answer");
                }
                request
            })
        });
        let client = HttpClient::new(ServerAddress::read(&root).expect("an address")).expect("a client");
        let seat = Link::read(&format!("{root}/game/a1#seat=b2"), None).expect("a seat").sit_down(&client, None, "Dub");
        let token = seat.expect("it is taken").token;
        let [first, second] = server.join().expect("it ends");
        assert_eq!(first, second);
        assert!(String::from_utf8_lossy(&first).contains(&token));
    }
}
