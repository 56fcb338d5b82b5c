//! A manifest for Kubernetes: an Indexed Job, one index a part, and a `ConfigMap` with the study's files.

use std::fmt::Write as _;

use thiserror::Error;

use crate::definition::Study;

/// A Job that plays a study.
#[derive(Clone, Copy, Debug)]
pub struct IndexedJob<'a> {
    /// The study.
    pub study: &'a Study,
    /// Files that the study names (rules, openings, weights), each as it names it, with its text.
    pub files: &'a [(String, String)],
    /// Into how many parts it is divided.
    pub parts: u64,
    /// Games that a pod plays at a time, and so the cores it asks for.
    pub threads: u16,
    /// The container's image, in which `hnefi` is on the path.
    pub image: &'a str,
    /// The `PersistentVolumeClaim` that keeps the games.
    pub claim: &'a str,
}

/// Why there can be no such manifest.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ManifestError {
    /// Kubernetes has no Job of this many indices.
    #[error("{0} parts: a Job of Kubernetes that tries each again has 1 to {MOST_PARTS}")]
    Parts(u64),
    /// The image or the claim has no name.
    #[error("`{value}` is not a valid {what}: {right}")]
    Name {
        /// Of what.
        what: &'static str,
        /// As given.
        value: String,
        /// What would be right.
        right: &'static str,
    },
    /// A file that a `ConfigMap` cannot hold under its name.
    #[error(
        "the study names the file `{0}`: a ConfigMap holds files beside the study only, named by letters, digits, `-`, `_` and `.`, not like the study"
    )]
    NamedFile(String),
    /// More text than a `ConfigMap` holds.
    #[error("the study and the files that it names have {0} bytes, a ConfigMap of Kubernetes holds 1 MiB")]
    Large(usize),
}

/// Where `backoffLimitPerIndex` is given, more indices need limits of their own.
const MOST_PARTS: u64 = 100_000;
/// How many pods may be there at a time.
const MOST_PODS: u64 = 10_000;
/// A `ConfigMap` has 1 MiB, of which names take some.
const MOST_BYTES: usize = 1_000_000;
/// A part that is killed so often has a fault of its own.
const TRIES: u32 = 5;

impl IndexedJob<'_> {
    /// The name of the Job and of the `ConfigMap`: the study's, shortened so that the names of the pods, which have the index in them, are
    /// no longer than the 63 signs of a label.
    #[must_use]
    pub fn name(&self) -> String {
        let hash = self.study.hash();
        let short: String = self.study.name.chars().take(40).collect();
        format!("{}-{}", short.trim_end_matches('-'), &hash[..12])
    }

    /// The manifest.
    ///
    /// # Errors
    /// [`ManifestError`].
    pub fn manifest(&self) -> Result<String, ManifestError> {
        let IndexedJob { study, files, parts, threads, image, claim } = *self;
        let file = format!("{}.toml", study.name);
        self.check(&file)?;
        let name = self.name();
        let mut text = format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {}\ndata:\n", quoted(&name));
        for (file, content) in [(&file, &study.text)].into_iter().chain(files.iter().map(|(file, content)| (file, content))) {
            let _ = writeln!(text, "  {}: {}", quoted(file), block(content, 4));
        }
        let arguments = [
            "lab",
            "shard",
            &format!("/study/{file}"),
            "--index",
            // Kubernetes puts the pod's index in.
            "$(JOB_COMPLETION_INDEX)",
            "--of",
            &parts.to_string(),
            "--out",
            &format!("/games/{name}"),
            "--threads",
            &threads.to_string(),
        ]
        .map(quoted)
        .join(", ");
        let pods = parts.min(MOST_PODS);
        let (name, image, claim) = (quoted(&name), quoted(image), quoted(claim));
        let _ = write!(
            text,
            r#"---
apiVersion: batch/v1
kind: Job
metadata:
  name: {name}
spec:
  completionMode: Indexed
  completions: {parts}
  parallelism: {pods}
  backoffLimitPerIndex: {TRIES}
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: hnefi
          image: {image}
          command: ["hnefi"]
          args: [{arguments}]
          resources:
            requests:
              cpu: "{threads}"
          volumeMounts:
            - name: study
              mountPath: /study
              readOnly: true
            - name: games
              mountPath: /games
      volumes:
        - name: study
          configMap:
            name: {name}
        - name: games
          persistentVolumeClaim:
            claimName: {claim}
"#
        );
        Ok(text)
    }

    fn check(&self, study: &str) -> Result<(), ManifestError> {
        let name = |what, value: &str, right| Err(ManifestError::Name { what, value: value.to_owned(), right });
        if !(1..=MOST_PARTS).contains(&self.parts) {
            return Err(ManifestError::Parts(self.parts));
        }
        if self.image.is_empty() || self.image.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return name("image", self.image, "write one such as `registry.example/hnefi:1`");
        }
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
        let ends = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        if !(1..=253).contains(&self.claim.len())
            || !self.claim.chars().all(good)
            || !self.claim.starts_with(ends)
            || !self.claim.ends_with(ends)
        {
            return name("name of a claim", self.claim, "write small letters, digits, `-` and `.`, such as `games`");
        }
        let is_key = |file: &str| {
            let good = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
            (1..=253).contains(&file.len()) && file.chars().all(good) && !file.starts_with("..") && file != "." && file != study
        };
        if let Some((file, _)) = self.files.iter().find(|(file, _)| !is_key(file)) {
            return Err(ManifestError::NamedFile(file.clone()));
        }
        let bytes = self.study.text.len() + self.files.iter().map(|(_, text)| text.len()).sum::<usize>();
        if bytes > MOST_BYTES {
            return Err(ManifestError::Large(bytes));
        }
        Ok(())
    }
}

/// A text of YAML in double quotes, on one line.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            c if breaks_or_hides(c) => {
                let _ = write!(quoted, "\\U{:08X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// What YAML takes for the end of a line, or does not let stand in a text unescaped.
fn breaks_or_hides(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

/// A text of YAML as its own lines, indented; in quotes where its lines would not come back as they are.
fn block(text: &str, indent: usize) -> String {
    if text.trim_matches(['\n', ' ']).is_empty() || text.chars().any(|c| breaks_or_hides(c) && c != '\n' && c != '\t') {
        return quoted(text);
    }
    // Without a number the first line's blanks would count as indentation; the number counts from the key's own, which is two less.
    let number = if text.starts_with([' ', '\n']) { "2" } else { "" };
    let (lines, chomping) = match text.strip_suffix('\n') {
        None => (text, "-"),
        Some(lines) if lines.ends_with('\n') => (lines, "+"),
        Some(lines) => (lines, ""),
    };
    let mut block = format!("|{number}{chomping}");
    for line in lines.split('\n') {
        block.push('\n');
        if !line.is_empty() {
            let _ = write!(block, "{:indent$}{line}", "");
        }
    }
    block
}

#[cfg(test)]
mod tests {
    use super::super::tests::study;
    use super::*;

    #[test]
    fn the_manifest_has_the_study_and_a_job() {
        let study = study();
        let job = IndexedJob { study: &study, files: &[], parts: 8, threads: 2, image: "example/hnefi:1", claim: "games" };
        let name = format!("small-{}", &study.hash()[..12]);
        let expected = format!(
            r#"apiVersion: v1
kind: ConfigMap
metadata:
  name: "{name}"
data:
  "small.toml": |
    format = 1
    name = "small"
    title = "A study"
    seed = 7
    nodes = 5
    games = 8
    max-plies = 40

    [[arms]]
    rules = "brandubh-cyningstan"
---
apiVersion: batch/v1
kind: Job
metadata:
  name: "{name}"
spec:
  completionMode: Indexed
  completions: 8
  parallelism: 8
  backoffLimitPerIndex: 5
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: hnefi
          image: "example/hnefi:1"
          command: ["hnefi"]
          args: ["lab", "shard", "/study/small.toml", "--index", "$(JOB_COMPLETION_INDEX)", "--of", "8", "--out", "/games/{name}", "--threads", "2"]
          resources:
            requests:
              cpu: "2"
          volumeMounts:
            - name: study
              mountPath: /study
              readOnly: true
            - name: games
              mountPath: /games
      volumes:
        - name: study
          configMap:
            name: "{name}"
        - name: games
          persistentVolumeClaim:
            claimName: "games"
"#
        );
        assert_eq!(job.manifest(), Ok(expected));
        let rules = [("mine.toml".to_owned(), "id = \"mine\"".to_owned())];
        let with_rules = IndexedJob { files: &rules, ..job }.manifest().expect("a manifest");
        assert!(with_rules.contains("\"brandubh-cyningstan\"\n  \"mine.toml\": |-\n    id = \"mine\"\n---\n"), "{with_rules}");
    }

    /// YAML 1.2.2, 8.1: the indicators for indentation and for the line breaks at the end.
    #[test]
    fn texts_come_back_as_they_are() {
        for (text, yaml) in [
            ("a\nb\n", "|\n    a\n    b"),
            ("a\n\nb", "|-\n    a\n\n    b"),
            ("a\n\n", "|+\n    a\n"),
            ("  a\n", "|2\n      a"),
            ("\n a", "|2-\n\n     a"),
            ("a\r\nb\n", "\"a\\U0000000D\\nb\\n\""),
            ("a\u{2028}b", "\"a\\U00002028b\""),
            ("", "\"\""),
            ("\n", "\"\\n\""),
            ("þ: \"x\\y\" # z\t1", "|-\n    þ: \"x\\y\" # z\t1"),
        ] {
            assert_eq!(block(text, 4), yaml);
        }
        assert_eq!(quoted("a\"b\\c\td"), r#""a\"b\\c\td""#);
    }

    #[test]
    fn what_kubernetes_would_refuse_is_refused() {
        let mut study = study();
        let job = IndexedJob { study: &study, files: &[], parts: 8, threads: 2, image: "hnefi", claim: "games" };
        let says = |job: IndexedJob<'_>| job.manifest().expect_err("no manifest").to_string();
        assert!(says(IndexedJob { parts: 0, ..job }).contains("0 parts"));
        assert!(says(IndexedJob { parts: 100_001, ..job }).contains("1 to 100000"));
        assert!(says(IndexedJob { image: "", ..job }).contains("is not a valid image"));
        assert!(says(IndexedJob { claim: "Games", ..job }).contains("is not a valid name of a claim"));
        for file in ["../mine.toml", "small.toml", "a/b.toml"] {
            let rules = [(file.to_owned(), String::new())];
            assert!(says(IndexedJob { files: &rules, ..job }).contains("files beside the study only"));
        }
        let rules = [("a.toml".to_owned(), "#".repeat(MOST_BYTES))];
        assert!(says(IndexedJob { files: &rules, ..job }).contains("holds 1 MiB"));
        let many = IndexedJob { parts: 50_000, ..job }.manifest().expect("a manifest");
        assert!(many.contains("completions: 50000\n  parallelism: 10000\n"), "{many}");
        study.name = format!("{}-{}", "a".repeat(39), "b".repeat(20));
        let name = IndexedJob { study: &study, files: &[], parts: 100_000, threads: 1, image: "x", claim: "y" }.name();
        assert!(name.starts_with(&format!("{}-", "a".repeat(39))) && !name.contains("--"), "{name}");
        assert!(format!("{name}-99999").len() <= 63, "{name}");
    }
}
