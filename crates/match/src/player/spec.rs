//! Players as people write them: `level:5`, `nodes:20000,hash:64`, `./other-engine ugi`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use hnefi_engine::{Level, LevelError, Searcher};
use hnefi_rules::Variant;
use thiserror::Error;

use super::{Fault, HnefataflOrg, InProcess, OpenTafl, Player, Ugi};
use crate::limit::{Limit, LimitError};

/// A player as described: who it is, and how long it may think where that is its own affair.
///
/// ```
/// use hnefi_match::player::{Mind, PlayerSpec};
///
/// let player: PlayerSpec = "nodes:20000,hash:64".parse()?;
/// assert_eq!((player.name.as_str(), player.limit.nodes), ("nodes:20000,hash:64", Some(20_000)));
/// assert_eq!(player.mind, Mind::Engine { megabytes: 64, weights: None });
/// # Ok::<(), hnefi_match::player::PlayerError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    /// What it is called.
    pub name: String,
    /// How long it may think; where nothing is limited, what holds for the match.
    pub limit: Limit,
    /// Who thinks.
    pub mind: Mind,
}

/// Who thinks.
#[derive(Clone, Debug, PartialEq)]
pub enum Mind {
    /// The engine of this build at one of its levels, which have limits of their own.
    Level(Level),
    /// The engine of this build.
    Engine {
        /// The size of its transposition table.
        megabytes: usize,
        /// A folder of files of weights to play by, where it has one for the family of the rule set.
        weights: Option<PathBuf>,
    },
    /// Another program, which speaks UGI.
    Ugi {
        /// The program and its arguments.
        command: Vec<String>,
        /// Values for its options.
        options: Vec<(String, String)>,
    },
    /// Another program, which speaks the OpenTafl engine protocol.
    OpenTafl {
        /// The program and its arguments.
        command: Vec<String>,
    },
    /// Another program, which speaks the text protocol of hnefatafl.org.
    HnefataflOrg {
        /// The program and its arguments.
        command: Vec<String>,
    },
}

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// A word that means nothing.
    #[error("player `{player}`: `{word}` is not a setting: write {KINDS}")]
    Word {
        /// The whole text.
        player: String,
        /// The word.
        word: String,
    },
    /// A limit that is none.
    #[error("player `{player}`: {error}")]
    Limit {
        /// The whole text.
        player: String,
        /// What is wrong.
        error: LimitError,
    },
    /// A level that is none.
    #[error("player `{player}`: {error}")]
    Level {
        /// The whole text.
        player: String,
        /// What is wrong.
        error: LevelError,
    },
    /// A size that is none.
    #[error("player `{player}`: `{value}` is not a table size in megabytes: write a number from 1 to 65536")]
    Hash {
        /// The whole text.
        player: String,
        /// The size as written.
        value: String,
    },
    /// A level with limits, or with settings of the engine.
    #[error("player `{0}`: a level has limits and settings of its own; write `{1}` alone, or the others alone")]
    LevelAndLimit(String, String),
    /// A command line that is none.
    #[error("player `{player}`: {reason}")]
    Command {
        /// The whole text.
        player: String,
        /// What is wrong.
        reason: &'static str,
    },
    /// An option that is malformed, or that the player does not have.
    #[error("player `{player}`: option `{option}`: {reason}")]
    Option {
        /// The whole text.
        player: String,
        /// The option as written.
        option: String,
        /// What is wrong.
        reason: &'static str,
    },
}

const KINDS: &str = "`level:5`, `time:100ms`, `nodes:20000`, `depth:6`, `clock:10s+0.1s`, `hash:64`, `weights:FOLDER`, \
    `name:NEW` or `engine`, several with commas between; or a program that speaks UGI, as a path (`./other`) or last after `ugi:` (`nodes:5000,ugi:other --flag`), \
    or one that speaks the protocol of OpenTafl or of hnefatafl.org, last after `opentafl:` or `hnefatafl-org:`";

/// What a program speaks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Protocol {
    Ugi,
    OpenTafl,
    HnefataflOrg,
}

impl Protocol {
    const ALL: [Protocol; 3] = [Protocol::Ugi, Protocol::OpenTafl, Protocol::HnefataflOrg];

    /// What its command line follows.
    const fn prefix(self) -> &'static str {
        match self {
            Protocol::Ugi => "ugi:",
            Protocol::OpenTafl => "opentafl:",
            Protocol::HnefataflOrg => "hnefatafl-org:",
        }
    }

    /// The program as a player, if its protocol can express these limits.
    fn mind(self, command: Vec<String>, limit: &Limit) -> Result<Mind, &'static str> {
        match self {
            Protocol::Ugi => Ok(Mind::Ugi { command, options: Vec::new() }),
            Protocol::OpenTafl if limit.nodes.is_some() || limit.depth.is_some() => Err(
                "the OpenTafl protocol knows clocks alone: write `time` or `clock`, or nothing where the program decides by itself",
            ),
            Protocol::OpenTafl => Ok(Mind::OpenTafl { command }),
            Protocol::HnefataflOrg if !limit.is_unlimited() => {
                Err("programs of hnefatafl.org decide by themselves how long they think: write no limit before `hnefatafl-org:`")
            }
            Protocol::HnefataflOrg => Ok(Mind::HnefataflOrg { command }),
        }
    }
}

/// The usual size of the transposition table.
const MEGABYTES: usize = 16;
/// The engine of this build as it is.
const ENGINE: Mind = Mind::Engine { megabytes: MEGABYTES, weights: None };

impl PlayerSpec {
    /// The player, not yet in a game.
    #[must_use]
    pub fn player(&self) -> Box<dyn Player> {
        match &self.mind {
            Mind::Level(level) => Box::new(InProcess::new(Some(*level), MEGABYTES, None)),
            Mind::Engine { megabytes, weights } => Box::new(InProcess::new(None, *megabytes, weights.clone())),
            Mind::Ugi { command, options } => Box::new(Ugi::new(command.clone(), options.clone())),
            Mind::OpenTafl { command } => Box::new(OpenTafl::new(command.clone())),
            Mind::HnefataflOrg { command } => Box::new(HnefataflOrg::new(command.clone())),
        }
    }

    /// Whether the player's program can be started, or its transposition table can be had and its weights can be read.
    ///
    /// # Errors
    /// [`Fault::NotStarted`](super::Fault::NotStarted), [`Fault::Unable`](super::Fault::Unable).
    pub fn check(&self) -> Result<(), Fault> {
        match &self.mind {
            Mind::Ugi { command, .. } => Ugi::new(command.clone(), Vec::new()).check(),
            Mind::OpenTafl { command } => OpenTafl::new(command.clone()).check(),
            Mind::HnefataflOrg { command } => HnefataflOrg::new(command.clone()).check(),
            Mind::Engine { megabytes, .. } if !Searcher::has_room(*megabytes) => Err(Fault::Unable(format!(
                "a transposition table of {megabytes} MB does not fit into memory: write a smaller `hash`"
            ))),
            Mind::Engine { weights: Some(folder), .. } => InProcess::read_weights(folder).map(drop),
            Mind::Level(_) | Mind::Engine { .. } => Ok(()),
        }
    }

    /// Whether the player's protocol can express the rules, as far as is known without starting it.
    ///
    /// # Errors
    /// [`Fault::Unable`](super::Fault::Unable).
    pub fn suits(&self, rules: &Variant) -> Result<(), Fault> {
        match &self.mind {
            Mind::OpenTafl { .. } => OpenTafl::suits(rules),
            // What its game is, a program of hnefatafl.org shows by its board.
            Mind::Level(_) | Mind::Engine { .. } | Mind::Ugi { .. } | Mind::HnefataflOrg { .. } => Ok(()),
        }
    }

    /// The same player with options of its program set, each `Name=Value`.
    ///
    /// # Errors
    /// [`PlayerError::Option`].
    pub fn with_options(mut self, given: &[String]) -> Result<PlayerSpec, PlayerError> {
        for option in given {
            let error = |reason| PlayerError::Option { player: self.name.clone(), option: option.clone(), reason };
            let Mind::Ugi { options, .. } = &mut self.mind else {
                return Err(error(
                    "only programs have options, and only those that speak UGI; the engine of this build has its settings in the player's text",
                ));
            };
            let (name, value) = option.split_once('=').ok_or_else(|| error("write it as `Name=Value`"))?;
            options.push((name.trim().to_owned(), value.trim().to_owned()));
        }
        Ok(self)
    }

    /// Whether the player is deterministic: limited by positions or plies, and without the random mistakes of the levels.
    #[must_use]
    pub fn is_deterministic(&self) -> bool {
        matches!(self.mind, Mind::Engine { .. } | Mind::Ugi { .. }) && !self.limit.depends_on_time()
    }

    /// Whether the player needs a limit. Levels have one, and external programs have their own settings.
    #[must_use]
    pub fn needs_limit(&self) -> bool {
        self.limit.is_unlimited() && matches!(self.mind, Mind::Engine { .. } | Mind::Ugi { .. })
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerError> {
        let player = || text.chars().take(80).collect::<String>();
        let mut spec = PlayerSpec { name: text.to_owned(), limit: Limit::default(), mind: ENGINE };
        let (settings, program) = settings_and_program(text);
        let (mut level, mut megabytes, mut weights) = (None, None, None);
        for word in settings.split(',').filter(|word| !(word.is_empty() && program.is_some())) {
            let unknown = || PlayerError::Word { player: player(), word: word.to_owned() };
            if word == "engine" {
                continue;
            }
            let (key, value) = word.split_once(':').ok_or_else(unknown)?;
            match key {
                "level" => {
                    level = Some(value.parse::<Level>().map_err(|error| PlayerError::Level { player: player(), error })?);
                }
                "hash" => {
                    megabytes = value.parse().ok().filter(|megabytes| (1..=65_536).contains(megabytes));
                    if megabytes.is_none() {
                        return Err(PlayerError::Hash { player: player(), value: value.to_owned() });
                    }
                }
                "weights" => weights = Some(PathBuf::from(value)),
                "name" => value.clone_into(&mut spec.name),
                _ => {
                    let known = spec.limit.set(key, value).map_err(|error| PlayerError::Limit { player: player(), error })?;
                    if !known {
                        return Err(unknown());
                    }
                }
            }
        }
        let has_settings = megabytes.is_some() || weights.is_some();
        spec.mind = match level {
            Some(level) if has_settings || !spec.limit.is_unlimited() => {
                return Err(PlayerError::LevelAndLimit(player(), format!("level:{level}")));
            }
            Some(level) => Mind::Level(level),
            None => Mind::Engine { megabytes: megabytes.unwrap_or(MEGABYTES), weights },
        };
        if let Some((protocol, program)) = program {
            let command = split_command(program).map_err(|reason| PlayerError::Command { player: player(), reason })?;
            if level.is_some() || has_settings {
                let reason =
                    "`level`, `hash` and `weights` are settings of this build's engine; set a program's own with options";
                return Err(PlayerError::Command { player: player(), reason });
            }
            spec.mind =
                protocol.mind(command, &spec.limit).map_err(|reason| PlayerError::Command { player: player(), reason })?;
        }
        Ok(spec)
    }
}

/// What stands before a program's command line, and what it speaks with the command line. A text that begins with no setting and has a
/// slash in it is a path.
fn settings_and_program(text: &str) -> (&str, Option<(Protocol, &str)>) {
    let named = |protocol: Protocol| {
        let prefix = protocol.prefix();
        let at = if text.starts_with(prefix) { Some(0) } else { text.find(&format!(",{prefix}")).map(|at| at + 1) };
        at.map(|at| (at, protocol))
    };
    // The first one: what follows is the program's own affair.
    if let Some((at, protocol)) = Protocol::ALL.into_iter().filter_map(named).min_by_key(|(at, _)| *at) {
        return (&text[..at], Some((protocol, &text[at + protocol.prefix().len()..])));
    }
    let first = text.split([':', ',']).next().unwrap_or(text);
    let is_setting = ["engine", "level", "hash", "weights", "name", "time", "nodes", "depth", "clock"].contains(&first);
    if !is_setting && text.contains(['/', '\\']) { ("", Some((Protocol::Ugi, text))) } else { (text, None) }
}

/// A command line in words; quotes keep spaces.
fn split_command(text: &str) -> Result<Vec<String>, &'static str> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quote.is_some() {
        return Err("a quotation mark is not closed");
    }
    if words.is_empty() { Err("the program is missing") } else { Ok(words) }
}

/// The name.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_from_settings() {
        let read = |text: &str| text.parse::<PlayerSpec>().expect(text);
        assert_eq!(read("level:5").mind, Mind::Level(Level::ALL[4]));
        assert!(!read("level:page").needs_limit() && read("engine").needs_limit());
        assert_eq!(read("depth:6,name:six").name, "six");
        assert_eq!(read("nodes:5,depth:6").limit.to_string(), "nodes:5,depth:6");
        let both = Mind::Engine { megabytes: 8, weights: Some("new/weights".into()) };
        assert_eq!((&read("weights:new/weights,hash:8").mind, &read("hash:8,nodes:5,weights:new/weights").mind), (&both, &both));
    }

    #[test]
    fn a_table_that_does_not_fit_is_refused() {
        let mind = Mind::Engine { megabytes: usize::MAX, weights: None };
        let spec = PlayerSpec { mind, ..("nodes:5".parse().expect("a player")) };
        let fault = spec.check().expect_err("no such memory").to_string();
        assert!(fault.contains("MB does not fit into memory: write a smaller `hash`"), "{fault}");
    }

    #[test]
    fn programs_are_read_with_their_arguments() {
        for (text, nodes, words) in [
            ("./other", None, &["./other"][..]),
            ("../old/hnefi engine --threads 2", None, &["../old/hnefi", "engine", "--threads", "2"]),
            ("ugi:other", None, &["other"]),
            ("nodes:500,name:OLD,ugi:'my engine' -x \"\" a:b,c", Some(500), &["my engine", "-x", "", "a:b,c"]),
        ] {
            let spec: PlayerSpec = text.parse().expect(text);
            let command = words.iter().map(ToString::to_string).collect();
            assert_eq!((spec.limit.nodes, spec.mind), (nodes, Mind::Ugi { command, options: Vec::new() }), "{text}");
        }
        let spec: PlayerSpec = "ugi:other".parse().expect("a player");
        let spec = spec.with_options(&["Hash = 64".to_owned()]).expect("an option");
        assert!(matches!(&spec.mind, Mind::Ugi { options, .. } if options[..] == [("Hash".to_owned(), "64".to_owned())]));
        assert!(spec.with_options(&["Hash".to_owned()]).expect_err("no value").to_string().contains("`Name=Value`"));
        let engine: PlayerSpec = "nodes:5".parse().expect("a player");
        assert!(engine.with_options(&["Hash=64".to_owned()]).expect_err("no program").to_string().contains("only programs"));
    }

    #[test]
    fn programs_may_speak_otherwise() {
        let spec: PlayerSpec = "time:2s,name:OT,opentafl:java -cp a:b ,ugi:x --engine".parse().expect("a player");
        let command = ["java", "-cp", "a:b", ",ugi:x", "--engine"].map(str::to_owned).to_vec();
        assert_eq!((spec.name.as_str(), &spec.mind), ("OT", &Mind::OpenTafl { command }));
        let spec: PlayerSpec = "hnefatafl-org:./run".parse().expect("a player");
        assert!(matches!(spec.mind, Mind::HnefataflOrg { .. }) && !spec.needs_limit());
        let spec: PlayerSpec = "opentafl:./run".parse().expect("a player");
        assert!(!spec.needs_limit() && spec.with_options(&["Hash=64".to_owned()]).is_err());
    }

    #[test]
    fn a_bad_player_is_refused_with_the_right_form() {
        for (text, says) in [
            ("node:2000", "`node:2000` is not a setting: write `level:5`"),
            ("", "`` is not a setting"),
            ("level:9", "`9` is not a level"),
            ("level:5,nodes:100", "write `level:5` alone"),
            ("hash:8,level:5", "write `level:5` alone"),
            ("level:5,weights:new", "write `level:5` alone"),
            ("nodes:many", "not a number of positions"),
            ("hash:0,nodes:5", "not a table size"),
            ("ugi:", "the program is missing"),
            ("ugi:'other", "a quotation mark is not closed"),
            ("level:5,ugi:other", "settings of this build's engine"),
            ("nodes:5,opentafl:other", "the OpenTafl protocol knows clocks alone"),
            ("time:5s,hnefatafl-org:other", "decide by themselves how long they think"),
        ] {
            let error = text.parse::<PlayerSpec>().expect_err(text).to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
