//! `hnefi lab submit` as a user runs it, with programs in the place of Slurm's that write down what they were asked.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use assert_cmd::assert::Assert;
use assert_cmd::cargo::cargo_bin;
use predicates::prelude::*;
use predicates::str::{contains, diff, ends_with};
use tempfile::TempDir;

const STUDY: &str = "format = 1\nname = \"small\"\ntitle = \"A study\"\nseed = 7\nnodes = 5\ngames = 8\nmax-plies = 40\n\n\
    [[arms]]\nrules = \"brandubh-cyningstan\"\n";

/// A folder with a study, and one with Slurm's programs, of which only what a test puts there is on the path.
struct Cluster {
    folder: TempDir,
}

impl Cluster {
    fn new() -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        let cluster = Cluster { folder };
        fs::create_dir(cluster.path("bin")).expect("a folder");
        fs::write(cluster.path("small.toml"), STUDY).expect("a study");
        cluster
    }

    /// A cluster whose queue is empty, and which takes every job.
    fn willing() -> Cluster {
        let cluster = Cluster::new();
        cluster.program("squeue", "cat \"$BIN/queue\"");
        cluster.program("sbatch", "echo 17");
        cluster.queue("");
        cluster
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().canonicalize().expect("it is there").join(name)
    }

    /// A program that writes down its arguments, one a line, before it does anything else.
    fn program(&self, name: &str, does: &str) {
        let path = self.path("bin").join(name);
        let text = format!("#!/bin/sh\nPATH=/usr/bin:/bin\nprintf '%s\\n' \"$@\" > \"$BIN/{name}.asked\"\n{does}\n");
        fs::write(&path, text).expect("a program");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may be run");
    }

    fn queue(&self, text: &str) {
        fs::write(self.path("bin/queue"), text).expect("a queue");
    }

    /// What a program was asked since the last call.
    fn asked(&self, name: &str) -> Option<Vec<String>> {
        let path = self.path("bin").join(format!("{name}.asked"));
        let text = fs::read_to_string(&path).ok()?;
        fs::remove_file(path).expect("it was there");
        Some(text.lines().map(str::to_owned).collect())
    }

    fn submit(&self, arguments: &[&str]) -> Assert {
        let mut command = assert_cmd::Command::cargo_bin("hnefi").expect("the program is built with its tests");
        command.current_dir(self.folder.path()).env("PATH", self.path("bin")).env("BIN", self.path("bin"));
        command.args(["lab", "submit", "small.toml"]).args(arguments).assert()
    }

    /// Submits to Slurm in twelve parts.
    fn slurm(&self) -> Assert {
        self.submit(&["--shards=12", "--slurm", "--out=my games"])
    }

    /// The job script.
    fn script(&self) -> PathBuf {
        let mut files =
            fs::read_dir(self.path("my games")).expect("the folder is there").map(|file| file.expect("a file").path());
        files.find(|file| file.extension().is_some_and(|ending| ending == "sbatch")).expect("a script")
    }

    /// Runs the job script as Slurm would for one task.
    fn task(&self, index: u64) {
        let mut task = assert_cmd::Command::new("sh");
        task.arg(self.script()).current_dir("/").env("SLURM_ARRAY_TASK_ID", index.to_string()).assert().success();
    }
}

#[test]
fn all_parts_are_submitted_and_played() {
    let cluster = Cluster::willing();
    let script = || cluster.script();
    cluster
        .submit(&[
            "--shards=12",
            "--slurm",
            "--out=my games",
            "--threads=2",
            "--sbatch-option=--time=1:00",
            "--sbatch-option",
            "-p x",
        ])
        .success()
        .stdout(contains("job 17 submitted: parts 0-11 of 12\n").and(contains("my games/small-")));
    let script_path = script().to_str().expect("a plain path").to_owned();
    assert_eq!(cluster.asked("sbatch").expect("it was asked"), ["--parsable", "--array=0-11", &script_path]);
    let name = script().file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
    assert!(name.ends_with("-of-12"), "{name}");
    let asked = cluster.asked("squeue").expect("it was asked");
    assert_eq!(asked, ["--me", "--array", "--noheader", &format!("--name={name}"), "--format=%K %T %Z"]);
    let text = fs::read_to_string(script()).expect("a script");
    let ours = format!("--index \"$SLURM_ARRAY_TASK_ID\" --of 12 --out '{}' --threads 2\n", cluster.path("my games").display());
    let program = cargo_bin("hnefi").canonicalize().expect("it is there");
    assert!(text.starts_with("#!/bin/sh\n#SBATCH --time=1:00\n#SBATCH -p x\n#SBATCH --job-name=small-"), "{text}");
    assert!(text.contains(&format!("exec {} lab shard", program.display())) && text.ends_with(&ours), "{text}");
    assert!(text.contains("\n#SBATCH --cpus-per-task=2\n") && text.contains("\n#SBATCH --requeue\n"), "{text}");
    cluster.task(11);
    let table = Path::new(&script_path).with_file_name(name.replace("-of-12", "-11-of-12.parquet"));
    assert!(table.exists(), "{}", table.display());
}

#[test]
fn only_missing_parts_are_submitted_again() {
    let cluster = Cluster::willing();
    cluster.slurm().success();
    [0, 3, 11].into_iter().for_each(|index| cluster.task(index));
    cluster.slurm().success().stdout(contains("job 17 submitted: parts 1-2,4-10 of 12"));
    assert_eq!(cluster.asked("sbatch").expect("it was asked")[1], "--array=1-2,4-10");
    [1, 2, 4, 5, 6, 7, 8, 9, 10].into_iter().for_each(|index| cluster.task(index));
    let whole = cluster.slurm().success().stdout(contains("nothing is missing, the study is whole; this joins its 12 parts:\n"));
    assert_eq!(cluster.asked("sbatch"), None);
    // The command that it tells does what it says.
    let printed = String::from_utf8(whole.get_output().stdout.clone()).expect("Unicode");
    let merge = printed.lines().nth(1).and_then(|line| line.strip_prefix("hnefi ")).expect("a command");
    let hnefi = cargo_bin("hnefi");
    let line = format!("'{}' {merge}", hnefi.display());
    assert_cmd::Command::new("sh").args(["-c", &line]).current_dir("/").assert().success().stdout(ends_with(".parquet\n"));
}

#[test]
fn what_is_queued_or_running_is_left_alone() {
    let cluster = Cluster::willing();
    cluster.slurm().success();
    cluster.task(0);
    let here = cluster.path("my games").display().to_string();
    cluster.queue(&format!("2 RUNNING {here}\n3 PENDING {here}\n4 PENDING {here}\n5 PENDING /other/games\n"));
    cluster.slurm().success().stdout(
        contains("left alone: parts 2-4 of 12, 1 running and 2 queued\n").and(contains("job 17 submitted: parts 1,5-11 of 12\n")),
    );
    assert_eq!(cluster.asked("sbatch").expect("it was asked")[1], "--array=1,5-11");
    let all: String = (0..12).map(|index| format!("{index} PENDING {here}\n")).collect();
    cluster.queue(&all);
    cluster.slurm().success().stdout(ends_with("nothing to submit\n"));
    assert_eq!(cluster.asked("sbatch"), None);
}

#[test]
fn slurm_errors_are_reported() {
    let cluster = Cluster::willing();
    cluster.program("sbatch", "echo 'sbatch: error: invalid partition specified: x' >&2; exit 1");
    cluster.slurm().code(2).stderr(contains("`sbatch` failed (exit status: 1): sbatch: error: invalid partition specified: x"));
    cluster.program("squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1");
    cluster.asked("sbatch");
    cluster.slurm().code(2).stderr(contains("`squeue` failed").and(contains("Unable to contact slurm controller")));
    cluster.program("squeue", "echo nonsense");
    cluster.slurm().code(2).stderr(contains("squeue printed `nonsense`"));
    assert_eq!(cluster.asked("sbatch"), None, "nothing is submitted where nobody knows what is queued");
}

#[test]
fn the_script_is_written_without_slurm() {
    let cluster = Cluster::new();
    cluster.slurm().code(2).stderr(contains("`squeue` is not on the path").and(contains("login node")));
    cluster.program("squeue", "");
    cluster.slurm().code(2).stderr(contains("`sbatch` is not on the path").and(contains("--dry-run only writes the job script")));
    fs::remove_dir_all(cluster.path("my games")).expect("it was made");
    fs::remove_file(cluster.path("bin/squeue")).expect("it was there");
    let dry = ["--shards=12", "--slurm", "--out=my games", "--dry-run"];
    let printed = cluster.submit(&dry).success().stderr(contains("to submit what is missing: sbatch --array=0-11 '"));
    let script = fs::read_to_string(cluster.script()).expect("a script");
    printed.stdout(diff(script));
}

#[test]
fn bad_submissions_are_refused() {
    let cluster = Cluster::willing();
    for (arguments, says) in [
        (&["--shards=0", "--slurm"][..], "0 is not in 1..=1000000"),
        (&["--shards=1000001", "--slurm"], "1000001 is not in 1..=1000000"),
        (&["--shards=4"], "<--slurm|--kubernetes>"),
        (&["--shards=4", "--slurm", "--kubernetes", "--image=x"], "cannot be used with"),
        (&["--shards=4", "--kubernetes"], "--image <IMAGE>"),
        (&["--shards=4", "--slurm", "--sbatch-option=time=5"], "`time=5` is not an option of sbatch"),
        (&["--shards=4", "--slurm", "--out=small.toml"], "cannot make the folder `small.toml`"),
        (&["--shards=100001", "--kubernetes", "--image=x"], "1 to 100000"),
    ] {
        cluster.submit(arguments).code(2).stderr(contains(says));
    }
    // A file in the place of a table: the part would fail each time it is begun.
    cluster.slurm().success();
    let name = cluster.script();
    let table = name.to_str().expect("a plain path").replace("-of-12.sbatch", "-04-of-12.parquet");
    fs::write(&table, "no table").expect("it is written");
    cluster.slurm().code(2).stderr(contains("-04-of-12.parquet` is not a Parquet file"));
}

#[test]
fn the_manifest_has_the_study_and_its_rules() {
    let cluster = Cluster::new();
    let rules = "id = \"mine\"\nname = \"Mine\"\nextends = \"brandubh-cyningstan\"\n";
    fs::write(cluster.path("mine.toml"), rules).expect("it is written");
    fs::write(cluster.path("small.toml"), format!("{STUDY}\n[[arms]]\nrules = \"mine.toml\"\n")).expect("it is written");
    let kubernetes = ["--shards=12", "--kubernetes", "--image=registry.example/hnefi:1", "--claim=games"];
    let printed = cluster.submit(&kubernetes).success().stdout(
        contains("\n  \"mine.toml\": |\n    id = \"mine\"\n")
            .and(contains("\n  completions: 12\n"))
            .and(contains("image: \"registry.example/hnefi:1\"\n"))
            .and(contains("claimName: \"games\"\n")),
    );
    cluster.submit(&[&kubernetes[..], &["--out=job.yaml"]].concat()).success().stdout("");
    let written = fs::read_to_string(cluster.path("job.yaml")).expect("a manifest");
    printed.stdout(diff(written));
}

/// A real Slurm, of two virtual nodes, one of which dies in the middle.
#[test]
fn a_study_outlives_a_node_of_slurm() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../studies/trial/slurm.sh");
    let asked_for = std::env::var_os("HNEFI_TEST_SLURM").is_some_and(|value| value == "1");
    let folders = ["/usr/sbin", "/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"];
    if !asked_for || !folders.iter().any(|folder| Path::new(folder).join("slurmctld").exists()) {
        eprintln!("skipped: it needs Slurm installed, and HNEFI_TEST_SLURM=1");
        return;
    }
    let mut trial = assert_cmd::Command::new(script);
    trial.arg(cargo_bin("hnefi")).assert().success().stdout(contains("the two tables are the same, byte for byte"));
}
