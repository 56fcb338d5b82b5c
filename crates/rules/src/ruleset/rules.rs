//! The rules of a rule set, one typed value a key. This table is the only list of the keys: reading files, checking, showing,
//! comparing and the API all go through it.

use std::fmt;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::values::{
    Access, Announcements, CampInside, Camps, Capture, CapturesAtOnce, CombinedCapture, Corners, Dice, Escape, First, Hostile,
    KingArmed, KingCapture, Movement, MovingBetween, NoMoves, Repetition, RuleValue, Switch, Throne,
};
use crate::text::Text;

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The source says so in words.
    Stated,
    /// The source only shows it, in a picture, a caption or in code.
    Pictured,
    /// Our interpretation where the source is silent or ambiguous.
    Reading,
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Standing::Stated => "stated",
            Standing::Pictured => "pictured",
            Standing::Reading => "reading",
        })
    }
}

/// What speaks for a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Stated, pictured or read into the source.
    pub standing: Standing,
    /// The id of one of the rule set's sources.
    pub source: String,
    /// The place in the source.
    pub at: Option<Text>,
    /// Remarks; for a reading, the reason and the other readings.
    pub note: Option<Text>,
}

/// One rule as a file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Entry<T> {
    pub(crate) value: Spanned<T>,
    pub(crate) standing: Standing,
    pub(crate) source: Spanned<String>,
    pub(crate) at: Option<Text>,
    pub(crate) note: Option<Text>,
}

impl<T> Entry<T> {
    fn evidence(&self) -> Evidence {
        Evidence { standing: self.standing, source: self.source.get_ref().clone(), at: self.at.clone(), note: self.note.clone() }
    }
}

/// The chapter a rule belongs to when rules are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// Turns and movement.
    Play,
    /// The centre.
    Throne,
    /// The corner points.
    Corners,
    /// The base camps.
    Camps,
    /// Capture of men.
    Capture,
    /// The king, armed and captured.
    King,
    /// How the game ends.
    End,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Group::Play => "play",
            Group::Throne => "throne",
            Group::Corners => "corners",
            Group::Camps => "camps",
            Group::Capture => "capture",
            Group::King => "king",
            Group::End => "end",
        })
    }
}

/// Whether a file must write a rule.
pub(crate) enum Presence<T> {
    /// It must.
    Required,
    /// Left out, the rule has this value.
    Otherwise(T),
    /// It must not: other rules leave the key without meaning. Nothing in play asks for the value then.
    Meaningless(T),
}

macro_rules! rules {
    ($($(#[$doc:meta])* $field:ident: $type:ty, $key:ident = $word:literal, $group:ident, |$rules:ident| $presence:expr;)+) => {
        /// The value of every rule.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Rules { $($(#[$doc])* pub $field: $type,)+ }

        /// The name of a rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RuleKey { $($(#[$doc])* $key,)+ }

        impl RuleKey {
            /// Every rule, in the order in which a person would explain them.
            pub const ALL: &[RuleKey] = &[$(RuleKey::$key,)+];

            /// The key in files and in the API.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(RuleKey::$key => $word,)+ }
            }

            /// The chapter the rule belongs to.
            #[must_use]
            pub const fn group(self) -> Group {
                match self { $(RuleKey::$key => Group::$group,)+ }
            }

            /// The words of all values that the rule can have.
            #[must_use]
            pub fn words_of_values(self) -> Vec<&'static str> {
                match self { $(RuleKey::$key => <$type>::all().iter().map(|v| v.word()).collect(),)+ }
            }
        }

        impl Rules {
            /// The word of a rule's value.
            #[must_use]
            pub fn word(&self, key: RuleKey) -> &'static str {
                match key { $(RuleKey::$key => self.$field.word(),)+ }
            }

            /// Whether the rule has a meaning beside the others (the corners' rules have none where there are no corners).
            #[must_use]
            pub fn has_meaning(&self, key: RuleKey) -> bool {
                match key { $(RuleKey::$key => {
                    let $rules = self;
                    let presence: Presence<$type> = $presence;
                    !matches!(presence, Presence::Meaningless(_))
                })+ }
            }
        }

        /// The rules that one file, or one option of a file, writes down.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
        pub(crate) struct Entries { $($field: Option<Entry<$type>>,)+ }

        impl Entries {
            /// These entries, replaced by `over` where it has its own.
            pub(crate) fn overlaid(&self, over: &Entries) -> Entries {
                Entries { $($field: over.$field.clone().or_else(|| self.$field.clone()),)+ }
            }

            /// The keys written, with the byte range of each value and the evidence.
            pub(crate) fn written(&self) -> Vec<(RuleKey, std::ops::Range<usize>, Evidence, std::ops::Range<usize>)> {
                let mut list = Vec::new();
                $(if let Some(entry) = &self.$field {
                    list.push((RuleKey::$key, entry.value.span(), entry.evidence(), entry.source.span()));
                })+
                list
            }

            /// All values, or the keys that are missing and those that should not be there.
            pub(crate) fn resolve(&self) -> Result<Rules, Unresolved> {
                let mut wrong = Unresolved::default();
                let mut resolved = Rules::blank();
                // Meaning depends on the keys before: the table below lists what others depend on first.
                $({
                    let presence: Presence<$type> = { let $rules = &resolved; $presence };
                    match (&self.$field, presence) {
                        (Some(_), Presence::Meaningless(value)) => {
                            wrong.meaningless.push(RuleKey::$key);
                            resolved.$field = value;
                        }
                        (Some(entry), _) => resolved.$field = *entry.value.get_ref(),
                        (None, Presence::Otherwise(value) | Presence::Meaningless(value)) => resolved.$field = value,
                        (None, Presence::Required) => wrong.missing.push(RuleKey::$key),
                    }
                })+
                if wrong.missing.is_empty() && wrong.meaningless.is_empty() { Ok(resolved) } else { Err(wrong) }
            }
        }

        impl Rules {
            fn blank() -> Rules {
                Rules { $($field: <$type>::all()[0],)+ }
            }
        }
    };
}

/// Keys that a file should have and has not, and the other way round.
#[derive(Debug, Default)]
pub(crate) struct Unresolved {
    pub(crate) missing: Vec<RuleKey>,
    pub(crate) meaningless: Vec<RuleKey>,
}

fn required_if<T>(condition: bool, value_without_meaning: T) -> Presence<T> {
    if condition { Presence::Required } else { Presence::Meaningless(value_without_meaning) }
}

rules! {
    /// Who moves first.
    first: First, First = "first", Play, |_r| Presence::Required;
    /// How pieces move.
    movement: Movement, Movement = "movement", Play, |_r| Presence::Required;
    /// The die.
    dice: Dice, Dice = "dice", Play, |_r| Presence::Otherwise(Dice::None);
    /// Whether there is a throne.
    throne: Throne, Throne = "throne", Throne, |_r| Presence::Required;
    /// Who may stop on the throne. The king's place at the start is no stop.
    throne_stop: Access, ThroneStop = "throne-stop", Throne, |r| required_if(r.throne == Throne::Centre, Access::All);
    /// Who may pass over the empty throne.
    throne_pass: Access, ThronePass = "throne-pass", Throne, |r| required_if(r.throne == Throne::Centre, Access::All);
    /// To whom the empty throne is hostile.
    throne_hostile: Hostile, ThroneHostile = "throne-hostile", Throne, |r| required_if(r.throne == Throne::Centre, Hostile::Nobody);
    /// Whether there are corner points, and how many.
    corners: Corners, Corners = "corners", Corners, |_r| Presence::Required;
    /// Who may stop on a corner point.
    corners_stop: Access, CornersStop = "corners-stop", Corners, |r| required_if(r.corners != Corners::None, Access::All);
    /// Who may pass over a corner point.
    corners_pass: Access, CornersPass = "corners-pass", Corners, |r| required_if(r.corners == Corners::Quad, Access::All);
    /// To whom an empty corner point is hostile.
    corners_hostile: Hostile, CornersHostile = "corners-hostile", Corners, |r| required_if(r.corners != Corners::None, Hostile::Nobody);
    /// Whether the base camps count.
    camps: Camps, Camps = "camps", Camps, |_r| Presence::Otherwise(Camps::None);
    /// Whether attackers that have not left their camp may move inside it.
    camps_inside: CampInside, CampsInside = "camps-inside", Camps, |r| required_if(r.camps == Camps::Layout, CampInside::Closed);
    /// To whom an empty camp point is hostile.
    camps_hostile: Hostile, CampsHostile = "camps-hostile", Camps, |r| required_if(r.camps == Camps::Layout, Hostile::Nobody);
    /// How men are captured.
    capture: Capture, Capture = "capture", Capture, |_r| Presence::Required;
    /// How many men a move may capture.
    captures_at_once: CapturesAtOnce, CapturesAtOnce = "captures-at-once", Capture, |_r| Presence::Required;
    /// What happens to a piece that moves between two enemies.
    moving_between: MovingBetween, MovingBetween = "moving-between", Capture, |_r| Presence::Required;
    /// Whether king and man can be trapped together.
    combined_capture: CombinedCapture, CombinedCapture = "combined-capture", Capture, |_r| Presence::Otherwise(CombinedCapture::None);
    /// The king's part in captures.
    king_armed: KingArmed, KingArmed = "king-armed", King, |_r| Presence::Required;
    /// How the king is captured on the throne.
    king_captured_throne: KingCapture, KingCapturedThrone = "king-captured-throne", King,
        |r| required_if(r.throne == Throne::Centre, KingCapture::Four);
    /// Whether the king is safe on the throne until he moves for the first time.
    king_safe_until_moved: Switch, KingSafeUntilMoved = "king-safe-until-moved", King,
        |r| if r.throne == Throne::Centre { Presence::Otherwise(Switch::No) } else { Presence::Meaningless(Switch::No) };
    /// How the king is captured beside the throne.
    king_captured_beside: KingCapture, KingCapturedBeside = "king-captured-beside", King,
        |r| required_if(r.throne == Throne::Centre, KingCapture::Four);
    /// How the king is captured away from throne and edge.
    king_captured_elsewhere: KingCapture, KingCapturedElsewhere = "king-captured-elsewhere", King, |_r| Presence::Required;
    /// Where the king escapes.
    escape: Escape, Escape = "escape", End, |_r| Presence::Required;
    /// How the king is captured on the edge. Where he escapes to the edge he is never there and in danger.
    king_captured_edge: KingCapture, KingCapturedEdge = "king-captured-edge", King,
        |r| required_if(r.escape == Escape::Corners, KingCapture::Never);
    /// What repetition does.
    repetition: Repetition, Repetition = "repetition", End, |_r| Presence::Required;
    /// What happens to a side without a legal move.
    no_moves: NoMoves, NoMoves = "no-moves", End, |_r| Presence::Required;
    /// What the king's side calls out.
    announcements: Announcements, Announcements = "announcements", End, |_r| Presence::Otherwise(Announcements::None);
}

impl fmt::Display for RuleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl RuleKey {
    /// The rule of that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<RuleKey> {
        RuleKey::ALL.iter().copied().find(|k| k.word() == word)
    }
}
