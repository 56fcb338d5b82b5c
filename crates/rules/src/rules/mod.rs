//! The rules of a rule set, one typed value a key. This table is the only list of the keys: reading files, checking, showing,
//! comparing and the API all go through it.

use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;

mod values;

pub use values::{
    Access, Announcements, Berserk, CampInside, Camps, Capture, CapturesAtOnce, CombinedCapture, Corners, Dice, Encirclement,
    Escape, First, Hostile, Jump, KingAlone, KingArmed, KingCapture, MercenaryTaken, Movement, MovingBetween, NoEscape, NoMoves,
    Repetition, RepetitionBan, RepetitionResult, RuleValue, Shieldwall, SpecialCaptured, Speed, Switch, Throne, TurnLimit,
};

/// The chapter a rule belongs to when rules are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Group {
    /// Turns and movement.
    Play,
    /// Pieces with powers of their own.
    Pieces,
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
            Group::Pieces => "pieces",
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

/// Whether a file must write a rule, beside what it writes of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It must.
    Required,
    /// It may.
    Optional,
    /// It must not: other rules leave this one without meaning.
    Meaningless,
}

/// A rule beside the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Which.
    pub key: RuleKey,
    /// Whether it must be written.
    pub need: Need,
    /// The value in force; `None` where one is missing.
    pub value: Option<&'static str>,
    /// The value in force where none is written.
    pub usual: Option<&'static str>,
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

            /// The words of all values that the rule can have, numbers apart.
            #[must_use]
            pub fn words_of_values(self) -> Vec<&'static str> {
                match self { $(RuleKey::$key => <$type>::all().iter().map(|v| v.word()).collect(),)+ }
            }

            /// The whole numbers that the rule can be beside those words.
            #[must_use]
            pub fn numbers(self) -> Option<RangeInclusive<u16>> {
                match self { $(RuleKey::$key => <$type>::numbers(),)+ }
            }

            /// The rule's value of a word, or of digits; `None` if that is no value of it.
            #[must_use]
            pub fn value(self, word: &str) -> Option<&'static str> {
                match self { $(RuleKey::$key => <$type>::from_word(word).map(RuleValue::word),)+ }
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

        impl Rules {
            /// The rules with these values, of a rule given twice the later one; a rule that need not be written has its usual value where it
            /// is left out.
            ///
            /// # Errors
            /// [`Unresolved`] with everything that is wrong: values that a rule does not take, rules that are missing, and rules that have no
            /// meaning beside the others.
            pub fn new(values: &[(RuleKey, &str)]) -> Result<Rules, Unresolved> {
                let value = |key| values.iter().rev().find(|(other, _)| *other == key).map(|(_, value)| *value);
                Rules::resolve(&value, &|_| false)
            }

            /// All values, or what is wrong with those written. `value` tells what is written of a rule, and `yields` whether that may be there
            /// without a meaning. Beside a value that its rule does not take, only what would be wrong with any other value there is told.
            ///
            /// # Errors
            /// [`Unresolved`].
            pub fn resolve<'a>(
                value: &dyn Fn(RuleKey) -> Option<&'a str>,
                yields: &dyn Fn(RuleKey) -> bool,
            ) -> Result<Rules, Unresolved> {
                let is_unknown = |key: &RuleKey| value(*key).is_some_and(|word| key.value(word).is_none());
                let unknown: Vec<RuleKey> = RuleKey::ALL.iter().copied().filter(is_unknown).collect();
                // Until tried, an unknown value is taken for the rule's first one.
                let known = |key: RuleKey| {
                    let first = || key.words_of_values().first().copied();
                    if unknown.contains(&key) { first() } else { value(key).and_then(|word| key.value(word)) }
                };
                let yields = |key: RuleKey| yields(key) || unknown.contains(&key);
                let (rules, mut wrong) = Rules::resolve_known(&known, &yields);
                for (key, word) in unknown.iter().flat_map(|key| key.words_of_values().into_iter().map(|word| (*key, word))) {
                    let (_, then) = Rules::resolve_known(&|other| if other == key { Some(word) } else { known(other) }, &yields);
                    wrong.missing.retain(|missing| then.missing.contains(missing));
                    wrong.meaningless.retain(|meaningless| then.meaningless.contains(meaningless));
                }
                let refused = |key: &RuleKey| Some(UnknownValue { key: *key, value: value(*key)?.to_owned() });
                wrong.unknown = unknown.iter().filter_map(refused).collect();
                if wrong == Unresolved::default() { Ok(rules) } else { Err(wrong) }
            }

            /// The same for values that their rules take.
            fn resolve_known(
                value: &dyn Fn(RuleKey) -> Option<&'static str>,
                yields: &dyn Fn(RuleKey) -> bool,
            ) -> (Rules, Unresolved) {
                let (rules, weighed) = Rules::weighed(value);
                let own = |key: RuleKey| value(key).is_some() && !yields(key);
                let keys = |wrong: &dyn Fn(&Weighed) -> bool| weighed.iter().filter(|rule| wrong(rule)).map(|rule| rule.key).collect();
                let wrong = Unresolved {
                    unknown: Vec::new(),
                    missing: keys(&|rule| rule.need == Need::Required && rule.value.is_none()),
                    meaningless: keys(&|rule| rule.need == Need::Meaningless && own(rule.key)),
                };
                (rules, wrong)
            }

            /// Every rule beside the others, as far as they are written. What is missing, or not a value of its rule, is taken for anything.
            pub fn weighed<'a>(value: &dyn Fn(RuleKey) -> Option<&'a str>) -> (Rules, Vec<Weighed>) {
                let mut resolved = Rules::blank();
                let mut weighed = Vec::with_capacity(RuleKey::ALL.len());
                // Meaning depends on the keys before: the table below lists what others depend on first.
                $({
                    let presence: Presence<$type> = { let $rules = &resolved; $presence };
                    let (need, usual) = match presence {
                        Presence::Required => (Need::Required, None),
                        Presence::Otherwise(value) => (Need::Optional, Some(value)),
                        Presence::Meaningless(value) => (Need::Meaningless, Some(value)),
                    };
                    let written = value(RuleKey::$key).filter(|_| need != Need::Meaningless);
                    let value = match written {
                        Some(word) => <$type>::from_word(word),
                        None => usual,
                    };
                    if let Some(value) = value {
                        resolved.$field = value;
                    }
                    let usual = usual.filter(|_| need == Need::Optional).map(|value| value.word());
                    weighed.push(Weighed { key: RuleKey::$key, need, value: value.map(|value| value.word()), usual });
                })+
                (resolved, weighed)
            }
        }

        impl Rules {
            fn blank() -> Rules {
                Rules { $($field: <$type>::all()[0],)+ }
            }
        }
    };
}

/// Why values do not make rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Error)]
#[error("{}", self.text())]
pub struct Unresolved {
    /// Values that their rules do not take.
    pub unknown: Vec<UnknownValue>,
    /// Rules that must be written and are not.
    pub missing: Vec<RuleKey>,
    /// Rules that are written and have no meaning beside the others.
    pub meaningless: Vec<RuleKey>,
}

/// A value that a rule does not take.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{key}` cannot be `{value}`: it can be {}", takes(*.key))]
pub struct UnknownValue {
    /// The rule.
    pub key: RuleKey,
    /// The value as written.
    pub value: String,
}

/// The values that a rule takes, in words.
fn takes(key: RuleKey) -> String {
    let numbers = key.numbers().map(|numbers| format!("a whole number from {} to {}", numbers.start(), numbers.end()));
    let values: Vec<String> = key.words_of_values().iter().map(|word| format!("`{word}`")).chain(numbers).collect();
    match values.as_slice() {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        values => values.concat(),
    }
}

impl Unresolved {
    fn text(&self) -> String {
        let list = |keys: &[RuleKey]| keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
        let mut told: Vec<String> = self.unknown.iter().map(ToString::to_string).collect();
        if !self.missing.is_empty() {
            told.push(format!("rules are missing: {}", list(&self.missing)));
        }
        if !self.meaningless.is_empty() {
            told.push(format!("rules without a meaning beside the others: {}", list(&self.meaningless)));
        }
        told.join("; ")
    }
}

fn required_if<T>(condition: bool, value_without_meaning: T) -> Presence<T> {
    if condition { Presence::Required } else { Presence::Meaningless(value_without_meaning) }
}

fn optional_if<T>(condition: bool, value: T) -> Presence<T> {
    if condition { Presence::Otherwise(value) } else { Presence::Meaningless(value) }
}

rules! {
    /// Who moves first.
    first: First, First = "first", Play, |_r| Presence::Required;
    /// How pieces move.
    movement: Movement, Movement = "movement", Play, |_r| Presence::Otherwise(Movement::Rook);
    /// How far an ordinary man of the attackers goes.
    attackers_speed: Speed, AttackersSpeed = "attackers-speed", Play, |_r| Presence::Otherwise(Speed::Unlimited);
    /// How far an ordinary man of the defenders goes.
    defenders_speed: Speed, DefendersSpeed = "defenders-speed", Play, |_r| Presence::Otherwise(Speed::Unlimited);
    /// How far the king goes.
    king_speed: Speed, KingSpeed = "king-speed", Play, |_r| Presence::Otherwise(Speed::Unlimited);
    /// Whether the king jumps.
    king_jump: Jump, KingJump = "king-jump", Play, |_r| Presence::Otherwise(Jump::None);
    /// Whether a piece that captures may go on moving.
    berserk: Berserk, Berserk = "berserk", Play, |_r| Presence::Otherwise(Berserk::None);
    /// Whether the king may escape by a move with which he goes on after a capture, though it captures nothing.
    berserk_escape: Switch, BerserkEscape = "berserk-escape", Play, |r| optional_if(r.berserk == Berserk::Capturing, Switch::No);
    /// Whether a piece that may go on after a capture may also stay where it is.
    berserk_stay: Switch, BerserkStay = "berserk-stay", Play, |r| optional_if(r.berserk != Berserk::None, Switch::Yes);
    /// How far a commander goes.
    commander_speed: Speed, CommanderSpeed = "commander-speed", Pieces, |_r| Presence::Otherwise(Speed::Unlimited);
    /// Whether a commander jumps.
    commander_jump: Jump, CommanderJump = "commander-jump", Pieces, |_r| Presence::Otherwise(Jump::None);
    /// How a commander is captured.
    commander_captured: SpecialCaptured, CommanderCaptured = "commander-captured", Pieces, |_r| Presence::Otherwise(SpecialCaptured::Two);
    /// How far a knight goes.
    knight_speed: Speed, KnightSpeed = "knight-speed", Pieces, |_r| Presence::Otherwise(Speed::Unlimited);
    /// Whether a knight jumps.
    knight_jump: Jump, KnightJump = "knight-jump", Pieces, |_r| Presence::Otherwise(Jump::None);
    /// How a knight is captured.
    knight_captured: SpecialCaptured, KnightCaptured = "knight-captured", Pieces, |_r| Presence::Otherwise(SpecialCaptured::Two);
    /// How far a mercenary goes.
    mercenary_speed: Speed, MercenarySpeed = "mercenary-speed", Pieces, |_r| Presence::Otherwise(Speed::Unlimited);
    /// Whether a mercenary jumps.
    mercenary_jump: Jump, MercenaryJump = "mercenary-jump", Pieces, |_r| Presence::Otherwise(Jump::None);
    /// How a mercenary is captured.
    mercenary_captured: SpecialCaptured, MercenaryCaptured = "mercenary-captured", Pieces, |_r| Presence::Otherwise(SpecialCaptured::Two);
    /// What becomes of a mercenary that is captured.
    mercenary_taken: MercenaryTaken, MercenaryTaken = "mercenary-taken", Pieces, |_r| Presence::Otherwise(MercenaryTaken::Removed);
    /// How far a guard goes.
    guard_speed: Speed, GuardSpeed = "guard-speed", Pieces, |_r| Presence::Otherwise(Speed::Unlimited);
    /// Whether a guard jumps.
    guard_jump: Jump, GuardJump = "guard-jump", Pieces, |_r| Presence::Otherwise(Jump::None);
    /// How a guard is captured.
    guard_captured: SpecialCaptured, GuardCaptured = "guard-captured", Pieces, |_r| Presence::Otherwise(SpecialCaptured::Two);
    /// The die.
    dice: Dice, Dice = "dice", Play, |_r| Presence::Otherwise(Dice::None);
    /// Whether there is a throne, and where.
    throne: Throne, Throne = "throne", Throne, |_r| Presence::Required;
    /// Who may stop on the throne. The king's place at the start is no stop.
    throne_stop: Access, ThroneStop = "throne-stop", Throne, |r| required_if(r.throne != Throne::None, Access::All);
    /// Who may pass over the empty throne.
    throne_pass: Access, ThronePass = "throne-pass", Throne, |r| required_if(r.throne != Throne::None, Access::All);
    /// To whom the empty throne is hostile.
    throne_hostile: Hostile, ThroneHostile = "throne-hostile", Throne, |r| required_if(r.throne != Throne::None, Hostile::Nobody);
    /// To whom the throne is hostile while the king sits on it.
    throne_hostile_occupied: Hostile, ThroneHostileOccupied = "throne-hostile-occupied", Throne,
        |r| optional_if(r.throne != Throne::None, Hostile::Nobody);
    /// Whether there are corner points, and which.
    corners: Corners, Corners = "corners", Corners, |_r| Presence::Required;
    /// Who may stop on a corner point.
    corners_stop: Access, CornersStop = "corners-stop", Corners, |r| required_if(r.corners != Corners::None, Access::All);
    /// Who may pass over a corner point.
    corners_pass: Access, CornersPass = "corners-pass", Corners, |r| required_if(r.corners.can_be_passed(), Access::All);
    /// To whom an empty corner point is hostile.
    corners_hostile: Hostile, CornersHostile = "corners-hostile", Corners, |r| required_if(r.corners != Corners::None, Hostile::Nobody);
    /// Whether the base camps count.
    camps: Camps, Camps = "camps", Camps, |_r| Presence::Otherwise(Camps::None);
    /// Whether attackers that have not left their camp may move inside it.
    camps_inside: CampInside, CampsInside = "camps-inside", Camps, |r| required_if(r.camps == Camps::Layout, CampInside::Closed);
    /// To whom an empty camp point is hostile.
    camps_hostile: Hostile, CampsHostile = "camps-hostile", Camps, |r| required_if(r.camps == Camps::Layout, Hostile::Nobody);
    /// To whom a camp point is hostile while an attacker stands on it.
    camps_hostile_occupied: Hostile, CampsHostileOccupied = "camps-hostile-occupied", Camps,
        |r| optional_if(r.camps == Camps::Layout, Hostile::Nobody);
    /// Whether a man standing in a camp is safe from capture against camp points.
    camps_shelter: Switch, CampsShelter = "camps-shelter", Camps, |r| optional_if(r.camps == Camps::Layout, Switch::No);
    /// How men are captured.
    capture: Capture, Capture = "capture", Capture, |_r| Presence::Otherwise(Capture::Custodial);
    /// How many men a move may capture.
    captures_at_once: CapturesAtOnce, CapturesAtOnce = "captures-at-once", Capture, |_r| Presence::Otherwise(CapturesAtOnce::Several);
    /// What happens to a piece that moves between two enemies.
    moving_between: MovingBetween, MovingBetween = "moving-between", Capture, |_r| Presence::Required;
    /// Whether king and man can be trapped together.
    combined_capture: CombinedCapture, CombinedCapture = "combined-capture", Capture, |_r| Presence::Otherwise(CombinedCapture::None);
    /// Whether a row of men on the edge can be captured together.
    shieldwall: Shieldwall, Shieldwall = "shieldwall", Capture, |_r| Presence::Otherwise(Shieldwall::None);
    /// Whether a corner point may be one end of a shieldwall's bracket.
    shieldwall_corners: Switch, ShieldwallCorners = "shieldwall-corners", Capture,
        |r| required_if(r.shieldwall != Shieldwall::None && r.corners != Corners::None, Switch::No);
    /// The king's part in captures.
    king_armed: KingArmed, KingArmed = "king-armed", King, |_r| Presence::Required;
    /// How the king is captured on the throne.
    king_captured_throne: KingCapture, KingCapturedThrone = "king-captured-throne", King,
        |r| required_if(r.throne != Throne::None, KingCapture::Four);
    /// Whether the king is safe on the throne until he moves for the first time.
    king_safe_until_moved: Switch, KingSafeUntilMoved = "king-safe-until-moved", King,
        |r| optional_if(r.throne != Throne::None, Switch::No);
    /// How the king is captured beside the throne.
    king_captured_beside: KingCapture, KingCapturedBeside = "king-captured-beside", King,
        |r| required_if(r.throne != Throne::None, KingCapture::Four);
    /// Whether commanders capture the king between two of them, or against a corner point, wherever he stands but on the throne.
    king_captured_by_commanders: Switch, KingCapturedByCommanders = "king-captured-by-commanders", King,
        |_r| Presence::Otherwise(Switch::No);
    /// How the king is captured away from throne and edge.
    king_captured_elsewhere: KingCapture, KingCapturedElsewhere = "king-captured-elsewhere", King, |_r| Presence::Required;
    /// Where the king escapes.
    escape: Escape, Escape = "escape", End, |_r| Presence::Required;
    /// How the king is captured on the edge. Where he escapes to the edge he is never there and in danger.
    king_captured_edge: KingCapture, KingCapturedEdge = "king-captured-edge", King,
        |r| required_if(r.escape.is_to_corners(), KingCapture::Never);
    /// Whether the king wins in a fort on the edge that nobody can break.
    exit_fort: Switch, ExitFort = "exit-fort", End, |_r| Presence::Otherwise(Switch::No);
    /// Whether the attackers win by surrounding the defenders.
    encirclement: Encirclement, Encirclement = "encirclement", End, |_r| Presence::Otherwise(Encirclement::None);
    /// What happens when the king has lost all his men.
    king_alone: KingAlone, KingAlone = "king-alone", End, |_r| Presence::Otherwise(KingAlone::PlaysOn);
    /// What happens when the king's side can neither escape any more nor build a fort.
    no_escape: NoEscape, NoEscape = "no-escape", End, |r| optional_if(r.escape.is_to_corners(), NoEscape::PlaysOn);
    /// What repetition does.
    repetition: Repetition, Repetition = "repetition", End, |_r| Presence::Required;
    /// What happens to a side without a legal move.
    no_moves: NoMoves, NoMoves = "no-moves", End, |_r| Presence::Required;
    /// After how many turns of both sides together the game is drawn.
    draw_after_turns: TurnLimit, DrawAfterTurns = "draw-after-turns", End, |_r| Presence::Otherwise(TurnLimit::NONE);
    /// After how many turns of both sides together in which nobody was captured the game is drawn.
    draw_after_quiet_turns: TurnLimit, DrawAfterQuietTurns = "draw-after-quiet-turns", End, |_r| Presence::Otherwise(TurnLimit::NONE);
    /// What the king's side calls out.
    announcements: Announcements, Announcements = "announcements", End, |_r| Presence::Otherwise(Announcements::None);
}

impl fmt::Display for RuleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl RuleKey {
    /// Values that show all that the rule can say: each word, and one of the numbers.
    #[must_use]
    pub fn examples(self) -> Vec<&'static str> {
        let number = self.numbers().and_then(|numbers| self.value(&numbers.start().to_string()));
        self.words_of_values().into_iter().chain(number).collect()
    }

    /// The rule of that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<RuleKey> {
        RuleKey::ALL.iter().copied().find(|k| k.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every rule that must be written where there is neither throne nor corner.
    const OPEN_BOARD: [(RuleKey, &str); 9] = [
        (RuleKey::First, "attackers"),
        (RuleKey::Throne, "none"),
        (RuleKey::Corners, "none"),
        (RuleKey::MovingBetween, "safe"),
        (RuleKey::KingArmed, "armed"),
        (RuleKey::KingCapturedElsewhere, "two"),
        (RuleKey::Escape, "edge"),
        (RuleKey::Repetition, "draw-at-third"),
        (RuleKey::NoMoves, "loss"),
    ];

    fn refused(changes: &[(RuleKey, &str)]) -> String {
        let values = [&OPEN_BOARD, changes].concat();
        Rules::new(&values).expect_err(&format!("{changes:?}")).to_string()
    }

    #[test]
    fn values_that_a_rule_does_not_take_are_refused_whether_it_is_optional_or_not() {
        for (changes, told) in [
            (vec![(RuleKey::ExitFort, "no-such-value")], "`exit-fort` cannot be `no-such-value`: it can be `yes` or `no`"),
            (vec![(RuleKey::NoMoves, "lose")], "`no-moves` cannot be `lose`: it can be `draw`, `loss` or `pass`"),
            (
                vec![(RuleKey::DrawAfterTurns, "1000")],
                "`draw-after-turns` cannot be `1000`: it can be `none` or a whole number from 2 to 999",
            ),
            (vec![(RuleKey::Capture, "")], "`capture` cannot be ``: it can be `custodial`"),
            (
                vec![(RuleKey::First, "both"), (RuleKey::Berserk, "yes"), (RuleKey::BerserkStay, "yes")],
                "`first` cannot be `both`: it can be `attackers` or `defenders`; \
                 `berserk` cannot be `yes`: it can be `none`, `capturing` or `any-move`",
            ),
            (
                vec![(RuleKey::Shieldwall, "all"), (RuleKey::Throne, "centre"), (RuleKey::CampsInside, "open")],
                "`shieldwall` cannot be `all`: it can be `none`, `flanking-move` or `any-move`; rules are missing: `throne-stop`, \
                 `throne-pass`, `throne-hostile`, `king-captured-throne`, `king-captured-beside`; \
                 rules without a meaning beside the others: `camps-inside`",
            ),
            (vec![(RuleKey::ThroneStop, "king")], "rules without a meaning beside the others: `throne-stop`"),
        ] {
            assert_eq!(refused(&changes), told);
        }
    }

    #[test]
    fn what_depends_on_an_unknown_value_is_not_told() {
        // With a throne this would be right, and without one `throne-stop` would be missing its meaning.
        let told = refused(&[(RuleKey::Throne, "center"), (RuleKey::ThroneStop, "king")]);
        assert_eq!(told, "`throne` cannot be `center`: it can be `none`, `centre` or `layout`");
        let none = Rules::new(&[]).expect_err("nothing is written");
        assert!(OPEN_BOARD.iter().all(|(key, _)| none.missing.contains(key)), "{none}");
    }

    #[test]
    fn every_value_of_every_rule_is_kept_and_a_later_one_replaces_an_earlier() {
        for key in RuleKey::ALL.iter().copied() {
            for value in key.examples() {
                let changed = [&OPEN_BOARD[..], &[(key, "no-such-value"), (key, value)]].concat();
                match Rules::new(&changed) {
                    Ok(rules) => assert_eq!(rules.word(key), value),
                    Err(wrong) => assert_eq!(wrong.unknown, [], "{key} = {value}"),
                }
            }
        }
    }
}
