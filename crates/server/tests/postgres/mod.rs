//! A PostgreSQL for tests: a server of its own in a temporary folder, reached by a socket there. It ends with the value, and with the process
//! of the test.

#![allow(dead_code, reason = "not every test that uses it needs all of it")]

use std::fs::Permissions;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// PostgreSQL refuses to run as root; these are `nobody` and its group.
const NOBODY: (u32, u32) = (65_534, 65_534);
/// The longest that it may take to start. It usually takes less than a second.
const START_WITHIN: Duration = Duration::from_secs(60);

/// Runs a command until it ends by itself or stdin is closed.
const KEEPER: &str = "exec 3<&0; \"$@\" 3<&- & pid=$!; (read -r _ <&3; kill -QUIT $pid 2>/dev/null) & wait $pid";

/// A PostgreSQL server.
pub(crate) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    /// Settings beside those of all servers.
    settings: Vec<String>,
    port: u16,
    /// A shell that ends the server when its stdin is closed.
    keeper: Option<Child>,
    databases: usize,
}

/// The folder of PostgreSQL's programs: Debian has one for each version.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| version(path));
    newest
        .map(|path| path.join("bin"))
        .filter(|path| path.join("initdb").exists())
        .expect("these tests need PostgreSQL: install Debian's package `postgresql`, which `cargo xtask test` does where it may")
}

impl Postgres {
    /// Makes a server and starts it.
    pub(crate) fn start() -> Postgres {
        Postgres::start_listening(5432, &[], |_| {})
    }

    /// Makes a server that can be reached over the network of this machine by TLS only, and starts it. Its certificate is for
    /// `localhost`, and signed by itself.
    pub(crate) fn start_with_tls() -> Postgres {
        // The port is free a moment later, too, as good as always.
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port();
        let prepare = |server: &Postgres| {
            let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
            std::fs::write(server.certificate(), made.cert.pem()).expect("written");
            for (name, text) in [("server.crt", made.cert.pem()), ("server.key", made.signing_key.serialize_pem())] {
                let file = server.data().join(name);
                std::fs::write(&file, text).expect("written");
                std::fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("set");
                server.give_away(&file);
            }
            std::fs::write(server.data().join("pg_hba.conf"), "local all all trust\nhostssl all all 127.0.0.1/32 trust\n")
                .expect("written");
        };
        Postgres::start_listening(port, &["listen_addresses=127.0.0.1", "ssl=on"], prepare)
    }

    /// The URL of a database over the network.
    pub(crate) fn network_url(&self, database: &str) -> String {
        format!("postgres://hnefi@localhost:{}/{database}?sslrootcert={}", self.port, self.certificate().display())
    }

    /// The certificate of a server with TLS.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join("certificate.pem")
    }

    fn start_listening(port: u16, settings: &[&str], prepare: impl FnOnce(&Postgres)) -> Postgres {
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        let folder = tempfile::Builder::new().prefix("hnefi-pg-").tempdir_in("/tmp").expect("a folder");
        let mut server = Postgres { folder, programs: programs(), settings, port, keeper: None, databases: 0 };
        server.give_away(server.folder.path());
        let mut initdb = server.command(&server.programs.join("initdb"));
        initdb.args(["--no-sync", "--auth=trust", "--username=hnefi", "--encoding=UTF8", "--locale=C.UTF-8", "--pgdata"]);
        initdb.arg(server.data());
        // An order of texts that is not that of bytes, as most databases have.
        if server.version() >= 15 {
            initdb.args(["--locale-provider=icu", "--icu-locale=en"]);
        }
        let made = initdb.output().expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        prepare(&server);
        server.start_again();
        server
    }

    /// Starts it, after it was killed.
    pub(crate) fn start_again(&mut self) {
        let begun = Instant::now();
        // The processes of a killed server take a moment to end, and until then none can start.
        loop {
            let mut shell = self.command(Path::new("/bin/sh"));
            shell.args(["-c", KEEPER, "sh"]).arg(self.programs.join("postgres"));
            shell.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
            let settings = ["listen_addresses=", "fsync=off", "shared_buffers=16MB", "log_min_messages=fatal"];
            for setting in settings.into_iter().chain(self.settings.iter().map(String::as_str)) {
                shell.args(["-c", setting]);
            }
            let mut ready = self.command(&self.programs.join("pg_isready"));
            ready.arg("--quiet").arg("--host").arg(self.folder.path());
            let keeper = self.keeper.insert(shell.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a shell"));
            while keeper.try_wait().expect("a child").is_none() && begun.elapsed() < START_WITHIN {
                if ready.status().expect("pg_isready runs").success() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            assert!(begun.elapsed() < START_WITHIN, "PostgreSQL does not start");
            self.end_keeper();
        }
    }

    /// Ends its first process at once, as `kill -9` does. The others of the server notice and end.
    pub(crate) fn kill(&mut self) {
        let pid = self.pid().expect("it runs").to_string();
        assert!(Command::new("kill").args(["-9", &pid]).status().expect("kill runs").success());
        self.end_keeper();
    }

    /// The URL of a new empty database.
    pub(crate) fn database(&mut self) -> String {
        self.database_with("")
    }

    /// The URL of a new empty database that is made in some way.
    pub(crate) fn database_with(&mut self, how: &str) -> String {
        self.databases += 1;
        let name = format!("hnefi{}", self.databases);
        self.execute("postgres", &format!("CREATE DATABASE {name} {how}"));
        self.url(&name)
    }

    /// The URL of a database.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://hnefi@localhost:{}/{database}?host={}", self.port, self.folder.path().display())
    }

    /// Executes SQL in a database.
    pub(crate) fn execute(&self, database: &str, sql: &str) {
        let mut psql = self.command(&self.programs.join("psql"));
        psql.args([
            "--quiet",
            "--no-psqlrc",
            "--set=ON_ERROR_STOP=1",
            "--username=hnefi",
            "--dbname",
            database,
            "--command",
            sql,
        ]);
        let done = psql.arg("--host").arg(self.folder.path()).output().expect("psql runs");
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn version(&self) -> u32 {
        let version = self.programs.parent().and_then(|path| path.file_name()?.to_str()?.parse().ok());
        version.expect("a version")
    }

    fn pid(&self) -> Option<u32> {
        std::fs::read_to_string(self.data().join("postmaster.pid")).ok()?.lines().next()?.trim().parse().ok()
    }

    /// Gives a file to the user that the server runs as.
    fn give_away(&self, file: &Path) {
        if self.is_root() {
            chown(file, Some(NOBODY.0), Some(NOBODY.1)).expect("given to nobody");
        }
    }

    fn is_root(&self) -> bool {
        std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
    }

    /// A command that runs as a user who is not root.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path()).env("LC_ALL", "C.UTF-8").env("PGPORT", self.port.to_string());
        if self.is_root() {
            command.uid(NOBODY.0).gid(NOBODY.1);
        }
        command
    }

    fn end_keeper(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            keeper.wait().expect("it ends");
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end_keeper();
    }
}
