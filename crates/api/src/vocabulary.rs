//! The words for values of other crates. The OpenAPI document lists all words of each type, generated from the values.

use hnefi_engine::Fault;
use hnefi_learn::Verdict;
use hnefi_rules::rules::{Group, Need};
use hnefi_rules::{Announcement, GameResult, Kind, Manner, Piece, Reason, Side};
use hnefi_rulesets::ruleset::{Family, LocatorKind, SourceKind, Standing, Topic};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// The numbered glyphs of moves, and their signs.
pub const SIGNS: [(&str, &str); 6] = [("$1", "!"), ("$2", "?"), ("$3", "!!"), ("$4", "??"), ("$5", "!?"), ("$6", "?!")];

/// The word of a piece: `attacker`, `defender`, `king`, or its side and kind as `attacker-commander`.
pub fn piece_word(piece: Piece) -> String {
    match piece {
        Piece::Attacker => "attacker".to_owned(),
        Piece::Defender => "defender".to_owned(),
        Piece::King => "king".to_owned(),
        Piece::Special(Side::Attackers, kind) => format!("attacker-{}", kind.word()),
        Piece::Special(Side::Defenders, kind) => format!("defender-{}", kind.word()),
    }
}

/// The word of a manner of capture.
pub const fn manner_word(manner: &Manner) -> &'static str {
    match manner {
        Manner::BetweenTwo => "between-two",
        Manner::AgainstPoint => "against-point",
        Manner::Surrounded => "surrounded",
        Manner::WithTheKing => "with-the-king",
        Manner::Shieldwall => "shieldwall",
        Manner::JumpedOver => "jumped-over",
        Manner::MovedBetween => "moved-between",
    }
}

/// The word of a need.
pub const fn need_word(need: &Need) -> &'static str {
    match need {
        Need::Required => "required",
        Need::Optional => "optional",
        Need::Meaningless => "meaningless",
    }
}

/// The word of a verdict.
pub const fn verdict_word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "open",
        Verdict::Solved => "solved",
        Verdict::Missed => "missed",
    }
}

fn pieces() -> Vec<Piece> {
    let special = |side| Kind::ALL.map(move |kind| Piece::Special(side, kind));
    let men = [Piece::Attacker, Piece::Defender, Piece::King];
    men.into_iter().chain(special(Side::Attackers)).chain(special(Side::Defenders)).collect()
}

/// The word that serialisation gives a value.
fn serialized(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Every value of an enum. It does not compile if one is missing.
macro_rules! every {
    ($of:ident { $($value:ident),+ }) => {{
        let _: fn($of) = |value| match value { $($of::$value)|+ => {} };
        vec![$($of::$value),+]
    }};
}

/// Types that only describe: the name in Rust, the name in the document, the description, all values, and the word of a value.
macro_rules! vocabulary {
    ($($name:ident as $schema:literal, $about:literal: $values:expr, $word:expr;)+) => {$(
        #[doc = $about]
        pub enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let words: Vec<String> = $values.iter().map($word).collect();
                ObjectBuilder::new().schema_type(Type::String).description(Some($about)).enum_values(Some(words)).build().into()
            }
        }

        impl ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                $schema.into()
            }
        }
    )+};
}

vocabulary! {
    ReasonWord as "Reason", "Why a game ended.":
        every!(Reason {
            KingCaptured, KingEscaped, Encirclement, ExitFort, KingAlone, KingWalledIn, NoEscape, NoMoves, Repetition, TurnLimit,
            Resigned, Agreed, OutOfTime, Absent
        }), serialized;
    AnnouncementWord as "Announcement", "What the defenders announce with a move: one open route for the king, or two and more.":
        every!(Announcement { Raichi, Tuichu }), serialized;
    ResultWord as "GameResult", "How a recorded game ended.":
        every!(GameResult { Attackers, Defenders, Draw, Unfinished }), serialized;
    StandingWord as "Standing", "How a rule is known: the source states it, the source only shows it, or it is our reading of the source.":
        every!(Standing { Stated, Pictured, Reading }), serialized;
    GroupWord as "RuleGroup", "The chapter that a rule belongs to.":
        every!(Group { Play, Pieces, Throne, Corners, Camps, Capture, King, End }), serialized;
    FamilyWord as "Family", "The part of the tafl family that a rule set belongs to; `own` are rule sets from files that the server was given.":
        every!(Family { Alea, Tablut, Tawlbwrdd, Hnefatafl, Berserk, Seabattle, Brandubh, ArdRi, Reference, Own }), serialized;
    TopicWord as "BriefTopic", "What a part of the rules in one minute is about.":
        every!(Topic { Aim, Moves, Capture, King, End, Special }), |topic: &Topic| topic.word().to_owned();
    SourceWord as "SourceType", "The kind of work that a source is.":
        every!(SourceKind { Webpage, Forum, Message, Book, Chapter, Article, Thesis, Leaflet, Manuscript, Program, Games }),
        |kind: &SourceKind| kind.word().to_owned();
    PlaceWord as "PlaceKind", "The kind of place in a source.":
        every!(LocatorKind {
            Rule, Folio, Page, Section, Paragraph, Entry, Illustration, Figure, Caption, Post, Comment, File, Function, Line,
            Preset, Game
        }), |kind: &LocatorKind| kind.word().to_owned();
    FaultWord as "Fault", "How bad a move is that gave away some of the chance to win.":
        every!(Fault { Doubtful, Mistake, Blunder }), |fault: &Fault| fault.to_string();
    PieceWord as "PieceKind", "A piece; pieces with special powers are named by side and kind.":
        pieces(), |piece: &Piece| piece_word(*piece);
    MannerWord as "Manner", "How a piece is captured.":
        every!(Manner { BetweenTwo, AgainstPoint, Surrounded, WithTheKing, Shieldwall, JumpedOver, MovedBetween }),
        |manner: &Manner| manner_word(manner).to_owned();
    NeedWord as "Need", "Whether the draft must state a rule, may, or must not because other rules make it meaningless.":
        every!(Need { Required, Optional, Meaningless }), |need: &Need| need_word(need).to_owned();
    VerdictWord as "TaskVerdict", "Whether a task has moves left, is solved, or is missed.":
        every!(Verdict { Open, Solved, Missed }), |verdict: &Verdict| verdict_word(verdict).to_owned();
    SymbolWord as "MoveSymbol", "The sign after a move.":
        SIGNS, |(_, sign): &(&str, &str)| (*sign).to_owned();
}
