//! The rules in one minute: what a player must know before the first move, and no more.

use std::fmt;

use hnefi_messages::Text;
use hnefi_rules::rules::{Corners, Group, Hostile, KingCapture, RuleKey, Rules, Speed, Throne};
use hnefi_rules::{Kind, Piece, Side};

use super::aim::aim;
use super::file::SideNames;
use super::is_about;
use super::sentences::sentence;
use crate::layout::Layout;

/// What a part of the short account is about, in the order in which it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// How each side wins.
    Aim,
    /// Who begins, how pieces move, and where they may not go.
    Moves,
    /// How men are captured.
    Capture,
    /// The king, captured and capturing.
    King,
    /// What else ends the game.
    End,
    /// What few other games have.
    Special,
}

impl Topic {
    /// Every topic, in order.
    pub const ALL: [Topic; 6] = [Topic::Aim, Topic::Moves, Topic::Capture, Topic::King, Topic::End, Topic::Special];

    /// The word in the API and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Topic::Aim => "aim",
            Topic::Moves => "moves",
            Topic::Capture => "capture",
            Topic::King => "king",
            Topic::End => "end",
            Topic::Special => "special",
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One part of the short account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BriefPart {
    /// What it is about.
    pub topic: Topic,
    /// What it says; never nothing.
    pub sentences: Vec<Text>,
}

/// Rules that few games have, beside those of the pieces with powers of their own. They are listed where they differ from the usual.
const SPECIAL: [RuleKey; 10] = [
    RuleKey::Dice,
    RuleKey::Berserk,
    RuleKey::BerserkStay,
    RuleKey::BerserkEscape,
    RuleKey::KingJump,
    RuleKey::Shieldwall,
    RuleKey::CombinedCapture,
    RuleKey::KingSafeUntilMoved,
    RuleKey::KingCapturedByCommanders,
    RuleKey::Announcements,
];

/// What may end a game beside escape and capture, told where it differs from the usual.
const ENDINGS: [RuleKey; 6] = [
    RuleKey::ExitFort,
    RuleKey::Encirclement,
    RuleKey::KingAlone,
    RuleKey::NoEscape,
    RuleKey::DrawAfterTurns,
    RuleKey::DrawAfterQuietTurns,
];

/// The short account of these rules on this layout.
pub(super) fn brief(rules: &Rules, layout: &Layout, names: &SideNames) -> Vec<BriefPart> {
    let brief = Brief { rules, layout, names };
    let part = |topic: Topic| BriefPart { topic, sentences: brief.about(topic) };
    Topic::ALL.into_iter().map(part).collect()
}

struct Brief<'a> {
    rules: &'a Rules,
    layout: &'a Layout,
    names: &'a SideNames,
}

impl Brief<'_> {
    fn about(&self, topic: Topic) -> Vec<Text> {
        match topic {
            Topic::Aim => [Side::Attackers, Side::Defenders].map(|side| aim(self.rules, self.names, side)).to_vec(),
            Topic::Moves => self.moves(),
            Topic::Capture => self.capture(),
            Topic::King => self.king(),
            Topic::End => self.end(),
            Topic::Special => self.special(),
        }
    }

    /// The full sentence of a rule.
    fn told(&self, key: RuleKey) -> Text {
        sentence(key, self.rules.word(key), self.names)
    }

    /// A sentence of the short account alone.
    fn own(&self, id: impl Into<String>) -> Text {
        self.names.fill(&Text::message(id.into()))
    }

    fn moves(&self) -> Vec<Text> {
        let rules = self.rules;
        let mut sentences = vec![self.told(RuleKey::First)];
        let speeds = [
            (RuleKey::AttackersSpeed, rules.attackers_speed),
            (RuleKey::DefendersSpeed, rules.defenders_speed),
            (RuleKey::KingSpeed, rules.king_speed),
        ];
        let limited = || speeds.iter().filter(|(_, speed)| *speed != Speed::Unlimited);
        match rules.king_speed.limit().filter(|_| speeds.iter().all(|(_, speed)| *speed == rules.king_speed)) {
            Some(points) => sentences.push(self.own("brief-moves-limited").with("points", Text::number(points.into()))),
            None => {
                let all_limited = limited().count() == speeds.len();
                sentences.push(self.own(if all_limited { "brief-moves-straight" } else { "brief-moves-rook" }));
                sentences.extend(limited().map(|(key, _)| self.told(*key)));
            }
        }
        // Where everybody may go there is nothing to say.
        let closed = [RuleKey::ThroneStop, RuleKey::ThronePass, RuleKey::CornersStop, RuleKey::Camps];
        sentences.extend(closed.into_iter().filter(|key| !matches!(rules.word(*key), "all" | "none")).map(|key| self.told(key)));
        sentences
    }

    fn capture(&self) -> Vec<Text> {
        let rules = self.rules;
        let mut sentences = vec![self.told(RuleKey::Capture), self.told(RuleKey::MovingBetween)];
        let throne = against(rules.throne_hostile, rules.has_meaning(RuleKey::ThroneHostile));
        let corners = against(rules.corners_hostile, rules.has_meaning(RuleKey::CornersHostile));
        let camps = against(rules.camps_hostile, rules.has_meaning(RuleKey::CampsHostile));
        let places = if (throne, corners) == (Some("men"), Some("men")) {
            vec![("throne-and-corners", throne), ("camps", camps)]
        } else {
            vec![("throne", throne), ("corners", corners), ("camps", camps)]
        };
        let told = |(place, whom): (&str, Option<&str>)| Some(self.own(format!("brief-hostile-{place}-{}", whom?)));
        sentences.extend(places.into_iter().filter_map(told));
        sentences
    }

    fn king(&self) -> Vec<Text> {
        let rules = self.rules;
        let elsewhere = rules.king_captured_elsewhere;
        let mut sentences = vec![match elsewhere {
            KingCapture::Two => self.own("brief-king-two"),
            KingCapture::Four => self.own("brief-king-four"),
            KingCapture::ThreeAndEdge | KingCapture::Never => self.told(RuleKey::KingCapturedElsewhere),
        }];
        if rules.throne != Throne::None {
            let (throne, beside) = (rules.king_captured_throne, rules.king_captured_beside);
            let is_safer = elsewhere != KingCapture::Four && (throne, beside) == (KingCapture::Four, KingCapture::Four);
            if is_safer {
                sentences.push(self.own("brief-king-throne-four"));
            } else {
                let zones = [(RuleKey::KingCapturedThrone, throne), (RuleKey::KingCapturedBeside, beside)];
                sentences.extend(zones.into_iter().filter(|(_, zone)| *zone != elsewhere).map(|(key, _)| self.told(key)));
            }
            if rules.throne_hostile.to_king() {
                let three = beside == KingCapture::Four && !is_safer;
                sentences.push(self.own(if three { "brief-king-beside-three" } else { "brief-king-hostile-throne" }));
            }
        }
        // A point in the extreme corner is beside the edge alone, where only two can take him.
        let corners_matter = rules.corners != Corners::Single || rules.king_captured_edge == KingCapture::Two;
        if rules.has_meaning(RuleKey::CornersHostile) && rules.corners_hostile.to_king() && corners_matter {
            sentences.push(self.own("brief-king-hostile-corners"));
        }
        if rules.has_meaning(RuleKey::CampsHostile) && rules.camps_hostile.to_king() {
            sentences.push(self.own("brief-king-hostile-camps"));
        }
        // Between two men he can also stand on the edge; four cannot stand around him there.
        if rules.has_meaning(RuleKey::KingCapturedEdge)
            && (rules.king_captured_edge != elsewhere || elsewhere == KingCapture::Four)
        {
            sentences.push(self.told(RuleKey::KingCapturedEdge));
        }
        sentences.push(self.told(RuleKey::KingArmed));
        sentences
    }

    fn end(&self) -> Vec<Text> {
        let unusual = ENDINGS.into_iter().filter(|key| self.is_unusual(*key));
        unusual.chain([RuleKey::Repetition, RuleKey::NoMoves]).map(|key| self.told(key)).collect()
    }

    fn special(&self) -> Vec<Text> {
        let told = |key: RuleKey| match key {
            RuleKey::Shieldwall => self.own(format!("brief-shieldwall-{}", self.rules.word(key))),
            key => self.told(key),
        };
        let mut sentences: Vec<Text> = SPECIAL.into_iter().filter(|key| self.is_unusual(*key)).map(told).collect();
        let is = |piece: &Piece, kind: Kind| matches!(piece, Piece::Special(_, other) if *other == kind);
        let on_board = |kind: &Kind| self.layout.pieces.iter().any(|(_, piece)| is(piece, *kind));
        for kind in Kind::ALL.into_iter().filter(on_board) {
            let powers = |key: &&RuleKey| is_about(**key, kind) && key.group() == Group::Pieces;
            sentences.extend(RuleKey::ALL.iter().filter(powers).filter(|key| self.is_unusual(**key)).map(|key| self.told(*key)));
        }
        if matches!(self.rules.corners, Corners::Quad | Corners::Layout) {
            sentences.push(self.told(RuleKey::Corners));
        }
        if sentences.is_empty() {
            sentences.push(self.own("brief-special-none"));
        }
        sentences
    }

    /// Whether a rule that a file may leave out is not as it would be then.
    fn is_unusual(&self, key: RuleKey) -> bool {
        let (_, weighed) = Rules::weighed(&|other| (other != key).then(|| self.rules.word(other)));
        weighed.iter().any(|rule| rule.key == key && rule.usual.is_some_and(|usual| usual != self.rules.word(key)))
    }
}

/// The men to whom a special point is hostile, in a word; `None` where it is hostile to no men, or is not there.
fn against(hostile: Hostile, is_there: bool) -> Option<&'static str> {
    match (hostile.to_attackers(), hostile.to_defenders()) {
        _ if !is_there => None,
        (true, true) => Some("men"),
        (true, false) => Some("attackers"),
        (false, true) => Some("defenders"),
        (false, false) => None,
    }
}
