//! `hnefi lab submit`: the parts of a study for a cluster.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use anyhow::{Context, Result, bail};
use hnefi_study::{IndexedJob, Part, Parts, QUEUE_FORMAT, SlurmJob, Study, StudyError, index_list, shell_word};

use crate::output::{self, Answer};

/// Run a study on a cluster, as a Slurm job array or a Kubernetes Job.
///
/// With --slurm, a job script is written to the folder of the games and submitted for the parts without a table. Running the command again
/// submits only parts that are missing and neither queued nor running, so use it also to resume after a failure. The program, the study and
/// the folder must have the same paths on all nodes.
///
/// With --kubernetes, a manifest for `kubectl apply -f -` is printed. It follows the documentation of Kubernetes 1.33 and has not been
/// tried on a cluster.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("scheduler").required(true).args(["slurm", "kubernetes"])))]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The number of parts.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=Part::MOST))]
    shards: u64,
    /// The number of games each part plays at a time, and of cores it requests.
    #[arg(long, short, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// With --slurm, the folder for the games (default: named after the study); with --kubernetes, the file for the manifest (default:
    /// standard output).
    #[arg(long, short, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Submit a job array with Slurm's `sbatch`.
    #[arg(long)]
    slurm: bool,
    /// Write and print the job script without calling Slurm.
    #[arg(long, requires = "slurm")]
    dry_run: bool,
    /// An option for the job script, such as `--time=2:00:00`, `--partition=long` or `--mem-per-cpu=500M`; may be repeated.
    #[arg(long, value_name = "OPTION", requires = "slurm", allow_hyphen_values = true)]
    sbatch_option: Vec<String>,
    /// Print the manifest of a Kubernetes Indexed Job.
    #[arg(long, requires = "image")]
    kubernetes: bool,
    /// The container image; `hnefi` must be on its path.
    #[arg(long, value_name = "IMAGE", requires = "kubernetes")]
    image: Option<String>,
    /// The PersistentVolumeClaim for the games, which are in a folder named after the study.
    #[arg(long, value_name = "NAME", requires = "kubernetes", default_value = "hnefi")]
    claim: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    if arguments.slurm { slurm(arguments) } else { kubernetes(arguments) }
}

fn slurm(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let folder = super::folder(arguments.out.as_deref(), &study);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder `{}`", folder.display()))?;
    let [file, folder] = [absolute(&arguments.study)?, absolute(&folder)?];
    let program = std::env::current_exe().context("cannot find the path of this program")?;
    let program = in_unicode(&program)?;
    let parts = Parts::new(&study, arguments.shards, Path::new(&folder))?;
    let (threads, options) = (arguments.threads, &arguments.sbatch_option[..]);
    let job = SlurmJob { parts: &parts, threads, program, study: &file, folder: &folder, options };

    let mut missing = parts.missing(0..parts.of())?;
    if missing.is_empty() {
        let tables = format!("{}/{}", shell_word(&folder), parts.table_pattern());
        let count = parts.of();
        output::line(match count {
            1 => format!("nothing is missing: the study is complete, {tables}"),
            _ => format!(
                "nothing is missing, the study is whole; this joins its {count} parts:\nhnefi lab merge {} {tables}",
                shell_word(&file)
            ),
        });
        return Ok(Answer::Yes);
    }
    let script = Path::new(&folder).join(job.script_name());
    let text = job.script()?;
    output::replace(&script, &text).context("the job script")?;
    let array = |indices: &[u64]| format!("--array={}", index_list(indices));
    if arguments.dry_run {
        output::text(&text);
        let script = in_unicode(&script)?;
        eprintln!("to submit what is missing: sbatch {} {}", array(&missing), shell_word(script));
        return Ok(Answer::Yes);
    }

    let name = format!("--name={}", job.name());
    let format = format!("--format={QUEUE_FORMAT}");
    let queued = job.queued(&answer("squeue", &["--me", "--array", "--noheader", &name, &format])?)?;
    let is_queued = |index: &u64| queued.iter().any(|queued| queued.index == *index);
    let waiting: Vec<u64> = missing.iter().copied().filter(is_queued).collect();
    if !waiting.is_empty() {
        let running = queued.iter().filter(|queued| waiting.contains(&queued.index) && queued.state == "RUNNING").count();
        let named = named(&waiting, &parts);
        output::line(format_args!("left alone: {named}, {running} running and {} queued", waiting.len() - running));
    }
    // A part may have ended since its table was looked for.
    missing = parts.missing(missing.into_iter().filter(|index| !is_queued(index)))?;
    if missing.is_empty() {
        output::line("nothing to submit");
        return Ok(Answer::Yes);
    }
    let printed = answer("sbatch", &[OsStr::new("--parsable"), OsStr::new(&array(&missing)), script.as_os_str()])?;
    let id = printed.trim().split(';').next().unwrap_or_default();
    output::line(format_args!("job {id} submitted: {}", named(&missing, &parts)));
    output::line(script.display());
    Ok(Answer::Yes)
}

fn named(indices: &[u64], parts: &Parts<'_>) -> String {
    format!("part{} {} of {}", if indices.len() == 1 { "" } else { "s" }, index_list(indices), parts.of())
}

fn kubernetes(arguments: &Arguments) -> Result<Answer> {
    // The ConfigMap needs every file that the study names.
    let files = RefCell::new(Vec::new());
    let folder = arguments.study.parent().unwrap_or(Path::new(""));
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| StudyError::Read { path: path.to_owned(), error });
    let keep = |name: &str| {
        let text = read(&folder.join(name))?;
        files.borrow_mut().push((name.to_owned(), text.clone()));
        Ok(text)
    };
    let study = read(&arguments.study).and_then(|text| Study::parse(&text, &keep));
    let study = study.with_context(|| format!("in the study `{}`", arguments.study.display()))?;
    let mut files = files.into_inner();
    files.sort();
    files.dedup();
    let (parts, threads, claim) = (arguments.shards, arguments.threads, &*arguments.claim);
    let image = arguments.image.as_deref().unwrap_or_default();
    let manifest = IndexedJob { study: &study, files: &files, parts, threads, image, claim }.manifest()?;
    match &arguments.out {
        Some(path) => output::replace(path, manifest)?,
        None => output::text(&manifest),
    }
    Ok(Answer::Yes)
}

/// What one of Slurm's commands printed.
fn answer(command: &str, arguments: &[impl AsRef<OsStr>]) -> Result<String> {
    let ended = Command::new(command).args(arguments).output();
    let ended = match ended {
        Err(error) if error.kind() == io::ErrorKind::NotFound => bail!(
            "`{command}` is not on the path: submit where Slurm's commands are, on a login node of the cluster; \
             --dry-run only writes the job script"
        ),
        ended => ended.with_context(|| format!("cannot run `{command}`"))?,
    };
    let said = String::from_utf8_lossy(&ended.stderr);
    let said = said.trim();
    if !ended.status.success() {
        bail!("`{command}` failed ({}): {}", ended.status, if said.is_empty() { "without a message" } else { said });
    }
    if !said.is_empty() {
        eprintln!("{said}");
    }
    Ok(String::from_utf8_lossy(&ended.stdout).into_owned())
}

/// The path from the root, as a job on another node needs it.
fn absolute(path: &Path) -> Result<String> {
    let path = path.canonicalize().with_context(|| format!("cannot find `{}`", path.display()))?;
    in_unicode(&path).map(str::to_owned)
}

fn in_unicode(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("the path `{}` is not valid Unicode, which a job script needs", path.display()))
}
