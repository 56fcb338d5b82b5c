//! A PostgreSQL for tests: a server of its own in a temporary folder, reached by a socket there. It ends with the value, and with the process
//! of the test.

#![allow(dead_code, reason = "not every test that uses it needs all of it")]

use std::os::unix::fs::{MetadataExt, chown};
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
        let folder = tempfile::Builder::new().prefix("hnefi-pg-").tempdir_in("/tmp").expect("a folder");
        let mut server = Postgres { folder, programs: programs(), keeper: None, databases: 0 };
        if server.is_root() {
            chown(server.folder.path(), Some(NOBODY.0), Some(NOBODY.1)).expect("given to nobody");
        }
        let mut initdb = server.command(&server.programs.join("initdb"));
        initdb.args(["--no-sync", "--auth=trust", "--username=hnefi", "--encoding=UTF8", "--locale=C.UTF-8", "--pgdata"]);
        initdb.arg(server.data());
        // An order of texts that is not that of bytes, as most databases have.
        if server.version() >= 15 {
            initdb.args(["--locale-provider=icu", "--icu-locale=en"]);
        }
        let made = initdb.output().expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
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
            shell.args([
                "-c",
                "listen_addresses=",
                "-c",
                "fsync=off",
                "-c",
                "shared_buffers=16MB",
                "-c",
                "log_min_messages=fatal",
            ]);
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
        format!("postgres://hnefi@localhost/{database}?host={}", self.folder.path().display())
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

    fn is_root(&self) -> bool {
        std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
    }

    /// A command that runs as a user who is not root.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path()).env("LC_ALL", "C.UTF-8");
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
