//! A job array of Slurm: its script, and its state in the queue.

use std::fmt;

use thiserror::Error;

use super::{Parts, shell_word};

/// A job array that plays a study: one task a part.
#[derive(Clone, Copy, Debug)]
pub struct SlurmJob<'a> {
    /// The parts.
    pub parts: &'a Parts<'a>,
    /// Games that a task plays at a time, and so the cores it asks for.
    pub threads: u16,
    /// The program `hnefi`, by its absolute path.
    pub program: &'a str,
    /// The file of the study, by its absolute path.
    pub study: &'a str,
    /// The folder of the games, by its absolute path.
    pub folder: &'a str,
    /// More options of `sbatch`, as they stand behind `#SBATCH`.
    pub options: &'a [String],
}

/// Why there can be no such script.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScriptError {
    /// A line break would begin a line of its own in the script.
    #[error("`{0}` contains a line break, which a job script cannot hold")]
    LineBreak(String),
    /// Slurm would write the logs elsewhere.
    #[error("the folder `{0}` contains `%` or a backslash, which Slurm would interpret: choose another folder")]
    Folder(String),
    /// Something else than an option.
    #[error("`{0}` is not an option of sbatch: write one as in a job script, such as `--time=2:00:00`")]
    Option(String),
}

/// What `squeue --format` is to print, for [`SlurmJob::queued`]: the task's number, its state, and the job's folder.
pub const QUEUE_FORMAT: &str = "%K %T %Z";

/// A task that Slurm has not done with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Queued {
    /// The number of its part.
    pub index: u64,
    /// Its state, as Slurm calls it: `PENDING`, `RUNNING` …
    pub state: String,
}

/// Why a line of the queue cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("squeue printed `{0}`, which is not the number of an array's task, its state and its folder")]
pub struct QueueError(String);

impl SlurmJob<'_> {
    /// The job's name. Name and folder identify the study and its division.
    #[must_use]
    pub fn name(&self) -> String {
        self.parts.name()
    }

    /// The name of its script.
    #[must_use]
    pub fn script_name(&self) -> String {
        format!("{}.sbatch", self.name())
    }

    /// The script: all parts are its array, so that `sbatch --array=LIST` may ask for fewer.
    ///
    /// # Errors
    /// [`ScriptError`].
    pub fn script(&self) -> Result<String, ScriptError> {
        let SlurmJob { parts, threads, program, study, folder, options } = *self;
        let lines = [program, study, folder].into_iter().chain(options.iter().map(String::as_str));
        if let Some(broken) = lines.into_iter().find(|line| line.contains(['\n', '\r', '\0'])) {
            return Err(ScriptError::LineBreak(broken.to_owned()));
        }
        if folder.contains(['%', '\\']) {
            return Err(ScriptError::Folder(folder.to_owned()));
        }
        if let Some(other) = options.iter().find(|option| !option.starts_with('-')) {
            return Err(ScriptError::Option(other.clone()));
        }
        let own = [
            format!("--job-name={}", self.name()),
            format!("--array=0-{}", parts.of() - 1),
            format!("--chdir={}", directive_word(folder)),
            format!("--output={}", self.log_name()),
            // A restarted task resumes, and so does its log.
            "--open-mode=append".to_owned(),
            "--requeue".to_owned(),
            "--ntasks=1".to_owned(),
            format!("--cpus-per-task={threads}"),
        ];
        // Of two options the later counts, and submitting again relies on these.
        let directives: String = options.iter().chain(&own).map(|option| format!("#SBATCH {option}\n")).collect();
        let (program, study, folder) = (shell_word(program), shell_word(study), shell_word(folder));
        Ok(format!(
            "#!/bin/sh\n{directives}\nexec {program} lab shard {study} \\\n    --index \"$SLURM_ARRAY_TASK_ID\" --of {} --out {folder} \
             --threads {threads}\n",
            parts.of()
        ))
    }

    /// One log a part, named like its table; Slurm puts the number in.
    fn log_name(&self) -> String {
        let digits = (self.parts.of() - 1).to_string().len();
        format!("{}.log", self.parts.named(&format!("%{digits}a")))
    }

    /// The tasks of this job that are in the queue, in rising order, from what
    /// `squeue --array --noheader --name=NAME --format=FORMAT` ([`QUEUE_FORMAT`]) printed.
    ///
    /// # Errors
    /// [`QueueError`] for the first line that says something else.
    pub fn queued(&self, printed: &str) -> Result<Vec<Queued>, QueueError> {
        let mut all = Vec::new();
        for line in printed.lines().filter(|line| !line.trim().is_empty()) {
            let error = || QueueError(line.to_owned());
            let (index, rest) = line.trim_start().split_once(' ').ok_or_else(error)?;
            let (state, folder) = rest.split_once(' ').ok_or_else(error)?;
            // A folder's name may end in blanks, but squeue does not say which are its own.
            if folder.trim_end() == self.folder.trim_end() {
                all.push(Queued { index: index.parse().map_err(|_| error())?, state: state.to_owned() });
            }
        }
        all.sort();
        all.dedup_by_key(|queued| queued.index);
        Ok(all)
    }
}

impl fmt::Display for Queued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.index, self.state)
    }
}

/// A word of a `#SBATCH` line without backslashes: blanks and `#` end one unless quoted.
fn directive_word(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::tests::study;
    use super::*;

    #[test]
    fn the_script_requests_resources_and_plays_a_part() {
        let study = study();
        let parts = Parts::new(&study, 12, Path::new("/data/games")).expect("parts");
        let options = ["--time=2:00:00".to_owned()];
        let job = SlurmJob {
            parts: &parts,
            threads: 2,
            program: "/opt/hnefi",
            study: "/data/it's small.toml",
            folder: "/data/my \"games\"",
            options: &options,
        };
        let stem = format!("small-{}", &study.hash()[..12]);
        let script = format!(
            r#"#!/bin/sh
#SBATCH --time=2:00:00
#SBATCH --job-name={stem}-of-12
#SBATCH --array=0-11
#SBATCH --chdir="/data/my \"games\""
#SBATCH --output={stem}-%2a-of-12.log
#SBATCH --open-mode=append
#SBATCH --requeue
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2

exec /opt/hnefi lab shard '/data/it'\''s small.toml' \
    --index "$SLURM_ARRAY_TASK_ID" --of 12 --out '/data/my "games"' --threads 2
"#
        );
        assert_eq!(job.script(), Ok(script));
        assert_eq!(job.script_name(), format!("{stem}-of-12.sbatch"));
        let broken = SlurmJob { folder: "/data/a\n#SBATCH --uid=0", ..job };
        assert!(matches!(broken.script(), Err(ScriptError::LineBreak(_))));
        // Seen with Slurm 22.05: it looks for patterns in the whole path of a log, the job's folder and all.
        assert!(matches!(SlurmJob { folder: "/data/100 %a", ..job }.script(), Err(ScriptError::Folder(_))));
        assert!(matches!(SlurmJob { folder: r"/data/a\b", ..job }.script(), Err(ScriptError::Folder(_))));
        let options = ["time=2:00:00".to_owned()];
        assert!(matches!(SlurmJob { options: &options, ..job }.script(), Err(ScriptError::Option(_))));
    }

    #[test]
    fn the_queue_is_read_for_this_folder_only() {
        let study = study();
        let parts = Parts::new(&study, 12, Path::new("/data/my games")).expect("parts");
        let job = SlurmJob { parts: &parts, threads: 1, program: "", study: "", folder: "/data/my games", options: &[] };
        let printed = "11 PENDING /data/my games\n3 RUNNING /data/my games\n4 RUNNING /data/other\nN/A RUNNING /data/other\n\n";
        let read: Vec<String> = job.queued(printed).expect("a queue").iter().map(Queued::to_string).collect();
        assert_eq!(read, ["3 RUNNING", "11 PENDING"]);
        assert_eq!(job.queued(""), Ok(Vec::new()));
        for line in ["N/A RUNNING /data/my games", "slurm_load_jobs", "1 RUNNING"] {
            assert_eq!(job.queued(line), Err(QueueError(line.to_owned())));
        }
    }
}
