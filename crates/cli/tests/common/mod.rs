//! `hnefi serve` in a process of its own, for the tests of what runs it and of what talks to it.
#![allow(dead_code, reason = "each file of tests is a program of its own, and uses a part of this")]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// A server that is ended with the test.
pub(crate) struct Server {
    process: Child,
    /// Its address, without a slash at the end.
    pub(crate) root: String,
    /// Reads stderr to its end.
    log: Option<JoinHandle<Vec<String>>>,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        Server::start_with(data, &["--port", "0"], &[])
    }

    pub(crate) fn start_with(data: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Server {
        Server::with(&[&["--data", data.to_str().expect("UTF-8")], arguments].concat(), variables)
    }

    pub(crate) fn with(arguments: &[&str], variables: &[(&str, &str)]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hnefi"))
            .arg("serve")
            .args(arguments)
            .env_remove("RUST_LOG")
            .env_remove("HNEFI_LOG")
            .envs(variables.iter().copied())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(process.stderr.take().expect("its stderr")).lines().map_while(Result::ok);
        let mut log = Vec::new();
        let address = lines.by_ref().find_map(|line| {
            log.push(line.clone());
            Some(line.strip_prefix("hnefi serves ")?.trim_end_matches('/').to_owned())
        });
        let log = std::thread::spawn(move || log.into_iter().chain(lines).collect());
        Server { process, root: address.expect("it starts"), log: Some(log) }
    }

    /// `host:port`.
    pub(crate) fn host(&self) -> &str {
        self.root.trim_start_matches("http://")
    }

    /// SIGTERM, as a service manager sends it. Returns all lines of stderr.
    pub(crate) fn terminate(mut self) -> Vec<String> {
        let sent = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill");
        assert!(sent.success());
        let ended = self.process.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        self.log.take().expect("it is read once").join().expect("its lines")
    }

    /// SIGKILL.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("it ends");
    }

    /// Sends JSON to a path below `/api/v1/games`, which is well received.
    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let request = agent().post(format!("{}/api/v1/games{path}", self.root)).header("content-type", "application/json");
        let answer = request.header("authorization", format!("Bearer {token}")).send(body.to_string());
        let (status, answer) = json_of(answer.expect("an answer"));
        assert!((200..300).contains(&status), "{path} {body}: {answer}");
        answer
    }

    /// The status and the state of a game.
    pub(crate) fn read(&self, id: &str) -> (u16, Value) {
        json_of(agent().get(format!("{}/api/v1/games/{id}", self.root)).call().expect("an answer"))
    }

    /// Begins a game of tablut between two at one screen and plays its first move: its id, and the token of its seats.
    pub(crate) fn game_of_one_move(&self) -> (String, String) {
        let human = json!({"kind": "human"});
        let created = self.post("", "", &json!({"rules": "tablut-murray", "attackers": human, "defenders": human}));
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (id, token) = (text(&created["game"]["id"]), text(&created["token"]));
        self.play(&id, &token, "d1-b1", 1);
        (id, token)
    }

    pub(crate) fn play(&self, id: &str, token: &str, mv: &str, ply: usize) -> Value {
        self.post(&format!("/{id}/actions"), token, &json!({"action": "move", "move": mv, "ply": ply}))
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

fn json_of(mut answer: ureq::http::Response<ureq::Body>) -> (u16, Value) {
    let text = answer.body_mut().read_to_string().expect("a body");
    (answer.status().as_u16(), serde_json::from_str(&text).expect("JSON"))
}

impl Drop for Server {
    fn drop(&mut self) {
        // Where it has ended already, there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A proxy that speaks TLS in front of a server, for as long as the tests run. Its certificate is for `localhost`.
pub(crate) struct TlsProxy {
    /// Its address, without a slash at the end.
    pub(crate) root: String,
    /// The certificate of the authority that has signed its own.
    pub(crate) authority: PathBuf,
}

impl TlsProxy {
    pub(crate) fn start(folder: &Path, server: &Server) -> TlsProxy {
        let authority = folder.join("authority.pem");
        let acceptor = TlsAcceptor::from(Arc::new(certified(&authority)));
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("set");
        let root = format!("https://localhost:{}", listener.local_addr().expect("an address").port());
        let to = server.host().to_owned();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        std::thread::spawn(move || {
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).expect("a listener");
                while let Ok((stream, _)) = listener.accept().await {
                    let (acceptor, to) = (acceptor.clone(), to.clone());
                    tokio::spawn(async move {
                        // A client that does not trust the certificate breaks off here.
                        let Ok(mut client) = acceptor.accept(stream).await else { return };
                        let Ok(mut server) = TcpStream::connect(to).await else { return };
                        let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
                    });
                }
            });
        });
        TlsProxy { root, authority }
    }
}

/// A certificate for `localhost`, signed by an authority whose own is written to a file.
fn certified(authority: &Path) -> ServerConfig {
    let mut own = CertificateParams::new([]).expect("parameters");
    own.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().expect("a key");
    std::fs::write(authority, own.self_signed(&key).expect("a certificate").pem()).expect("written");
    let issuer = Issuer::new(own, key);
    let key = KeyPair::generate().expect("a key");
    let params = CertificateParams::new(["localhost".to_owned()]).expect("parameters");
    let certificate = params.signed_by(&key, &issuer).expect("a certificate");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider())).with_safe_default_protocol_versions();
    let config = config.expect("versions").with_no_client_auth();
    let key = PrivateKeyDer::Pkcs8(key.serialize_der().into());
    config.with_single_cert(vec![certificate.der().clone()], key).expect("they fit")
}
