//! Limits on everything that clients could make large: one list, from which come the fields, their defaults and the options of the
//! command line.

use std::sync::Arc;
use std::time::Duration;

use bytesize::ByteSize;
use thiserror::Error;

use crate::clients::Shares;

/// A set of defaults for the limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// One person's own machine.
    #[default]
    Laptop,
    /// The network of a club or a museum, where many may share an address and all are known.
    Hall,
    /// A site that anyone can reach.
    Public,
}

impl Profile {
    /// Every profile.
    pub const ALL: [Profile; 3] = [Profile::Laptop, Profile::Hall, Profile::Public];

    /// The name as it is written in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Laptop => "laptop",
            Profile::Hall => "hall",
            Profile::Public => "public",
        }
    }

    fn pick<T>(self, laptop: T, hall: T, public: T) -> T {
        match self {
            Profile::Laptop => laptop,
            Profile::Hall => hall,
            Profile::Public => public,
        }
    }
}

/// What a value of a limit looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    /// A whole number, at least 1.
    Places,
    /// A whole number; 0 is allowed.
    Number,
    /// A whole number, or `off`.
    NumberOrOff,
    /// A size, at least 1 byte.
    Bytes,
    /// A size, or `off`.
    BytesOrOff,
    /// A length of time.
    Time,
    /// A length of time, or `off`.
    TimeOrOff,
}

impl Unit {
    const fn shown(self) -> (&'static str, &'static str) {
        match self {
            Unit::Places => ("N", "write a whole number of at least 1"),
            Unit::Number => ("N", "write a whole number"),
            Unit::NumberOrOff => ("N", "write a whole number of at least 1, or `off`"),
            Unit::Bytes => ("SIZE", "write a size such as `64KiB` or `4MiB`"),
            Unit::BytesOrOff => ("SIZE", "write a size such as `512MiB` or `20GiB`, or `off`"),
            Unit::Time => ("TIME", "write a length of time such as `200ms`, `30s` or `10m`"),
            Unit::TimeOrOff => ("TIME", "write a length of time such as `12h` or `30d`, or `off`"),
        }
    }
}

/// A value that is none for a limit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is no value for {name}: {instead}")]
pub struct LimitError {
    text: String,
    name: &'static str,
    instead: &'static str,
}

/// What a limit is called and means, and how it is read and written.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// The name as it is written in options, such as `body-bytes`.
    pub name: &'static str,
    help: &'static str,
    unit: Unit,
    read: fn(&mut Limits, &str, Unit) -> Option<()>,
    write: fn(&Limits, Unit) -> String,
}

impl Limit {
    /// What it limits, in a sentence or two.
    #[must_use]
    pub fn help(&self) -> &'static str {
        self.help.trim()
    }

    /// The first sentence of that.
    #[must_use]
    pub fn short_help(&self) -> &'static str {
        let help = self.help();
        help.split_once(". ").map_or(help, |(first, _)| first).trim_end_matches('.')
    }

    /// What stands for a value of it in a help text.
    #[must_use]
    pub const fn value_name(&self) -> &'static str {
        self.unit.shown().0
    }

    /// Sets it to a value that a person wrote.
    ///
    /// # Errors
    /// The text is no value for it.
    pub fn set(&self, limits: &mut Limits, text: &str) -> Result<(), LimitError> {
        let instead = self.unit.shown().1;
        (self.read)(limits, text.trim(), self.unit).ok_or_else(|| LimitError {
            text: text.chars().take(80).collect(),
            name: self.name,
            instead,
        })
    }

    /// Its value as [`Limit::set`] reads it.
    #[must_use]
    pub fn value(&self, limits: &Limits) -> String {
        (self.write)(limits, self.unit)
    }

    /// Its values in all profiles on a machine with this number of processor cores, as the documentation has them.
    #[must_use]
    pub fn values(&self, cores: usize) -> [String; 3] {
        Profile::ALL.map(|profile| self.value(&Limits::on(profile, cores)))
    }
}

/// What stands for “without a limit”.
const OFF: &str = "off";

/// A type that the values of limits have.
trait Value: Sized {
    fn read(text: &str, unit: Unit) -> Option<Self>;
    fn write(&self, unit: Unit) -> String;
}

/// A whole number as [`Unit`] allows it.
fn whole(text: &str, unit: Unit) -> Option<u64> {
    let number = match unit {
        Unit::Bytes | Unit::BytesOrOff => text.parse::<ByteSize>().ok()?.as_u64(),
        _ => text.parse().ok()?,
    };
    (unit == Unit::Number || number > 0).then_some(number)
}

fn shown(number: u64, unit: Unit) -> String {
    if !matches!(unit, Unit::Bytes | Unit::BytesOrOff) {
        return number.to_string();
    }
    let units = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];
    let fits = units.into_iter().find(|(_, bytes)| number > 0 && number.is_multiple_of(*bytes));
    fits.map_or_else(|| format!("{number}B"), |(unit, bytes)| format!("{}{unit}", number / bytes))
}

macro_rules! whole_numbers {
    ($($type:ty),*) => {$(
        impl Value for $type {
            fn read(text: &str, unit: Unit) -> Option<$type> {
                whole(text, unit).and_then(|number| number.try_into().ok())
            }

            fn write(&self, unit: Unit) -> String {
                // No number of these types is larger than 64 bits.
                (*self).try_into().map_or_else(|_| self.to_string(), |number| shown(number, unit))
            }
        }
    )*};
}

whole_numbers!(usize, u32, u64);

impl Value for Duration {
    fn read(text: &str, _: Unit) -> Option<Duration> {
        humantime::parse_duration(text).ok()
    }

    fn write(&self, _: Unit) -> String {
        // Without the months and years of the library, which are no whole numbers of days.
        let days = self.as_secs() / DAY.as_secs();
        let rest = *self - DAY * u32::try_from(days).unwrap_or(u32::MAX);
        let rest = (days == 0 || !rest.is_zero()).then(|| humantime::format_duration(rest).to_string());
        let days = (days > 0).then(|| format!("{days}d"));
        days.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str, unit: Unit) -> Option<Option<T>> {
        if text == OFF { Some(None) } else { T::read(text, unit).map(Some) }
    }

    fn write(&self, unit: Unit) -> String {
        self.as_ref().map_or_else(|| OFF.to_owned(), |value| value.write(unit))
    }
}

/// The list: a comment that is the help text too, the field, the name of the option, type and unit, and the defaults on a laptop, in a hall
/// and on a public site.
macro_rules! limits {
    (cores: $cores:ident, $($(#[doc = $help:literal])+ $field:ident $name:literal: $type:ty as $unit:ident = $laptop:expr, $hall:expr, $public:expr;)*) => {
        /// Limits on everything that clients could make large.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $help])+ pub $field: $type,)*
        }

        impl Limits {
            /// Every limit.
            pub const ALL: &[Limit] = &[$(Limit {
                name: $name,
                help: concat!($($help),+),
                unit: Unit::$unit,
                read: |limits, text, unit| {
                    limits.$field = Value::read(text, unit)?;
                    Some(())
                },
                write: |limits, unit| limits.$field.write(unit),
            }),*];

            fn on(profile: Profile, $cores: usize) -> Limits {
                Limits { $($field: profile.pick($laptop, $hall, $public),)* }
            }
        }
    };
}

/// Connections that one client may hold where there are at least twice as many: sixty browsers have a socket each, and load files.
const ONE_ADDRESS: usize = 120;

const KIB: usize = 1 << 10;
const MIB: usize = 1 << 20;
const GIB: u64 = 1 << 30;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

const fn milliseconds(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

limits! {
    cores: cores,

    /// One client may hold this fraction of the places for connections, requests, streams and questions to the engine: 4 means a quarter.
    share_divisor "share-divisor": usize as Places = 4, 2, 8;
    /// The rate limit of a client: one request to the API in this time. Files of the web client do not count. 0s is no limit.
    request_every "request-every": Duration as Time = milliseconds(5), milliseconds(1), milliseconds(20);
    /// Requests that a client may make at once before the rate limit applies.
    burst "burst": u32 as Places = 1000, 5000, 1000;
    /// Bytes in the body of a request.
    body_bytes "body-bytes": usize as Bytes = 64 * KIB, 64 * KIB, 64 * KIB;
    /// Bytes in the body of a request with records.
    record_bytes "record-bytes": usize as Bytes = 4 * MIB, 4 * MIB, 4 * MIB;
    /// The rate limit of pictures on pages of other sites, for each client: one in this time. 0s is no limit.
    picture_every "picture-every": Duration as Time = seconds(1), seconds(1), seconds(1);
    /// Such pictures that may be shown at once before that limit applies.
    pictures "pictures": u32 as Places = 60, 60, 60;
    /// Bytes of all bodies in memory while they arrive.
    bodies_bytes "bodies-bytes": usize as Bytes = 64 * MIB, 64 * MIB, 256 * MIB;
    /// The longest that a client may take to send a body.
    body_within "body-within": Duration as Time = seconds(30), seconds(30), seconds(30);
    /// Requests to the API being answered at the same time.
    requests "requests": usize as Places = 256, 512, 1024;
    /// The longest that a request waits for one of these places, and a connection for one of its own, before it is refused.
    place_within "place-within": Duration as Time = seconds(20), seconds(20), seconds(20);
    /// Open connections. Beyond these, the connections that have been idle for longest are closed. The operating system's limit of open files
    /// may allow fewer. Whatever `share-divisor` says, one client may hold 120 of them, or half if that is less.
    connections "connections": usize as Places = 2000, 4000, 20_000;
    /// New connections that wait for a place. One client may have three quarters of them.
    waiting_connections "waiting-connections": usize as Number = 480, 480, 2000;
    /// The longest that a client may leave an answer unread, or a ping on a socket unanswered.
    read_within "read-within": Duration as Time = seconds(30), seconds(30), seconds(30);
    /// Games being followed, and other open streams of events.
    streams "streams": usize as Places = 512, 2000, 20_000;
    /// Bytes in one message on a socket.
    message_bytes "message-bytes": usize as Bytes = 16 * KIB, 16 * KIB, 16 * KIB;
    /// The rate limit of messages that a client sends on its sockets: one in this time. 0s is no limit.
    message_every "message-every": Duration as Time = milliseconds(5), milliseconds(1), milliseconds(20);
    /// Messages that a client may send at once before that limit applies.
    messages "messages": u32 as Places = 1000, 5000, 1000;
    /// The longest that a request may take.
    answer_within "answer-within": Duration as Time = seconds(30), seconds(30), seconds(30);
    /// The longest that a client may take to send the head of a request.
    head_within "head-within": Duration as Time = seconds(10), seconds(10), seconds(10);
    /// Games in memory; others are read from the store when they are asked for.
    live_games "live-games": usize as Places = 1000, 2000, 10_000;
    /// How long a game stays in memory unused.
    idle "idle": Duration as Time = seconds(600), seconds(600), seconds(600);
    /// How long a player who is to move may be away, or leave “are you still there?” unanswered, before the other one may claim the game.
    absence "absence": Duration as Time = seconds(60), seconds(60), seconds(60);
    /// Plies in one game.
    plies "plies": usize as Places = 2000, 2000, 2000;
    /// Bytes of the store. Beyond these no game is begun and no record imported; games that run go on.
    store_bytes "store-bytes": Option<u64> as BytesOrOff = None, Some(10 * GIB), Some(20 * GIB);
    /// Games that one client may begin a day, rematches included.
    games_a_day "games-a-day": Option<u32> as NumberOrOff = None, None, Some(500);
    /// Delete an unfinished game, also one without an opponent, in which nothing has happened for this time.
    unfinished_age "unfinished-age": Option<Duration> as TimeOrOff = None, None, Some(180 * DAY);
    /// Threads that replay games, read rule sets and draw pictures; one more takes short work only.
    worker_threads "worker-threads": usize as Places = cores, cores, cores;
    /// Threads of the engine for games; one more takes moves of a second or less only.
    engine_threads "engine-threads": usize as Places =
        cores.saturating_sub(1).max(1), cores.saturating_sub(1).max(1), cores.saturating_sub(1).max(1);
    /// Engine moves, hints and answers that may wait for a thread.
    engine_queue "engine-queue": usize as Number = 256, 512, 1024;
    /// Threads of the engine for analyses; one more takes work of a second or less only. A client that has one leaves the last of them to
    /// others.
    analysis_threads "analysis-threads": usize as Places = (cores / 2).max(2) + 1, (cores / 2).max(2) + 1, (cores / 2).max(2) + 1;
    /// Analyses that may wait for a thread.
    analysis_queue "analysis-queue": usize as Number = 16, 64, 64;
    /// The longest analysis.
    analysis_within "analysis-within": Duration as Time = seconds(120), seconds(60), seconds(30);
    /// Game reports being made at the same time.
    reports "reports": usize as Places = 4, 4, 4;
    /// Nodes that the engine searches for the report on a whole game, without the second searches of doubtful moves.
    report_nodes "report-nodes": u64 as Places = 6_000_000, 6_000_000, 3_000_000;
    /// The longest that the engine may take for them.
    report_within "report-within": Duration as Time = seconds(30), seconds(30), seconds(20);
    /// Measurements of balance that may wait or be played; one is played at a time, on a thread of low priority.
    measurements "measurements": usize as Places = 16, 64, 64;
    /// Measurements that one client may ask for a day.
    measurements_a_day "measurements-a-day": Option<u32> as NumberOrOff = None, None, Some(10);
    /// Megabytes of each thread's transposition table.
    table_megabytes "table-megabytes": usize as Places = 32, 32, 32;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::of(Profile::default())
    }
}

impl Limits {
    /// The limits of a profile on this machine.
    #[must_use]
    pub fn of(profile: Profile) -> Limits {
        Limits::on(profile, std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// A number of places, of which each client may take its share.
    pub(crate) fn shares(&self, total: usize) -> Arc<Shares> {
        Shares::new(total, self.share(total))
    }

    /// One client's share of a number of places.
    pub(crate) fn share(&self, total: usize) -> usize {
        (total / self.share_divisor.max(1)).max(1)
    }

    /// One client's share of the connections. Where there are few, a share of the usual size is too small for the browsers behind one address.
    pub(crate) fn connection_share(&self) -> usize {
        self.share(self.connections).max(ONE_ADDRESS.min(self.connections / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(name: &str) -> &'static Limit {
        Limits::ALL.iter().find(|limit| limit.name == name).expect("a limit")
    }

    #[test]
    fn every_default_is_written_as_it_is_read() {
        for profile in Profile::ALL {
            let expected = Limits::of(profile);
            let mut read = Limits::of(Profile::ALL[(profile as usize + 1) % 3]);
            for limit in Limits::ALL {
                limit.set(&mut read, &limit.value(&expected)).expect(limit.name);
            }
            assert_eq!(read, expected);
        }
    }

    #[test]
    fn names_are_those_of_the_fields_and_each_has_a_help_text() {
        let fields = format!("{:#?}", Limits::default());
        for limit in Limits::ALL {
            assert!(fields.contains(&format!("    {}: ", limit.name.replace('-', "_"))), "{}", limit.name);
            assert!(limit.help().ends_with('.') && !limit.help().contains("  "), "{}", limit.help());
        }
    }

    /// The table in the documentation.
    fn table() -> String {
        let row = |limit: &Limit| {
            let [laptop, hall, public] = limit.values(4);
            format!("| `{}` | {laptop} | {hall} | {public} | {} |\n", limit.name, limit.short_help())
        };
        let head = "| limit | laptop | hall | public | |\n|---|---|---|---|---|\n".to_owned();
        head + &Limits::ALL.iter().map(row).collect::<String>()
    }

    #[test]
    fn the_documentation_has_every_limit_with_its_defaults() {
        let page = include_str!("../../../docs/reference/limits.md");
        let table = table();
        assert!(page.contains(&table), "docs/reference/limits.md needs this table:\n{table}");
    }

    #[test]
    fn values_are_written_as_people_write_them() {
        for (name, text, value) in [
            ("request-every", "200ms", "200ms"),
            ("request-every", "0s", "0s"),
            ("unfinished-age", "30d", "30d"),
            ("unfinished-age", "1d 12h", "1d 12h"),
            ("unfinished-age", "1year", "365d 6h"),
            ("unfinished-age", "off", "off"),
            ("body-bytes", "64 KiB", "64KiB"),
            ("body-bytes", "100kB", "100000B"),
            ("store-bytes", "2GiB", "2GiB"),
            ("store-bytes", "off", "off"),
            ("engine-queue", "0", "0"),
            ("burst", " 7 ", "7"),
        ] {
            let mut limits = Limits::default();
            limit(name).set(&mut limits, text).expect(text);
            assert_eq!(limit(name).value(&limits), value, "{name} {text}");
        }
    }

    #[test]
    fn what_is_no_value_is_refused_with_what_would_be_one() {
        for (name, text, instead) in [
            ("request-every", "5", "`200ms`"),
            ("request-every", "-1s", "`200ms`"),
            ("request-every", "off", "`200ms`"),
            ("body-bytes", "0", "`64KiB`"),
            ("body-bytes", "much", "`64KiB`"),
            ("connections", "0", "at least 1"),
            ("connections", "1.5", "at least 1"),
            ("connections", "off", "at least 1"),
            ("burst", "4294967296", "at least 1"),
            ("games-a-day", "0", "or `off`"),
            ("store-bytes", "", "or `off`"),
        ] {
            let mut limits = Limits::default();
            let error = limit(name).set(&mut limits, text).expect_err(text).to_string();
            assert!(error.starts_with(&format!("`{text}` is no value for {name}: write ")) && error.contains(instead), "{error}");
            assert_eq!(limits, Limits::default());
        }
    }
}
