//! A rules record as a rule set, and the file of it. The record's words are taken as the notation defines them; where the program OpenTafl does otherwise,
//! the file says so. `docs/reference/opentafl-notation.md` has the reasons.

use hnefi_rules::rules::{
    Berserk, Capture, CapturesAtOnce, CombinedCapture, Encirclement, Escape, First, Jump, KingArmed, KingCapture, MercenaryTaken,
    Movement, MovingBetween, NoMoves, Repetition, Shieldwall, Speed, Switch,
};
use hnefi_rules::{Point, RuleKey};
use hnefi_rulesets::ruleset::Standing;
use hnefi_rulesets::{Ruleset, Text};

use super::super::letters::{Letter, Pieces};
use super::super::rules::{self as otn, Key, OtnRules, usual_centre};
use super::gap::{Gap, Unsaid, Untranslatable};
use super::squares::Special;
use super::toml::{Rule, RulesetFile};

/// The rule set that plays by the rules of a record. The text of its file, for people to keep and to change, is its
/// [`own_file`](Ruleset::own_file).
///
/// # Errors
/// [`Untranslatable`] with everything that a rule set cannot say, or that makes the game none.
pub fn to_ruleset(rules: &OtnRules) -> Result<Ruleset, Untranslatable> {
    let mut translation = Translation { rules, in_play: rules.pieces_in_play(), unsaid: Vec::new(), file: RulesetFile::new() };
    translation.pieces();
    translation.head();
    let throne = translation.throne();
    let corners = translation.corners();
    let camps = translation.camps();
    translation.layout(&camps);
    translation.play();
    translation.special_points(throne.as_ref(), &corners, &camps);
    translation.captures(throne.is_some(), !corners.squares.is_empty());
    translation.king(throne.is_some());
    translation.ends();
    if !translation.unsaid.is_empty() {
        return Err(Untranslatable::Unsaid(translation.unsaid));
    }
    Ruleset::from_toml(&translation.file.finish()).map_err(Untranslatable::Unplayable)
}

pub(super) struct Translation<'a> {
    pub(super) rules: &'a OtnRules,
    pub(super) in_play: Pieces,
    unsaid: Vec<Unsaid>,
    pub(super) file: RulesetFile,
}

impl Translation<'_> {
    pub(super) fn cannot_say(&mut self, gap: Gap, key: Key) {
        let written = format!("{key}:{}", self.rules.value(key).unwrap_or_default());
        let unsaid = Unsaid { gap, written };
        if !self.unsaid.contains(&unsaid) {
            self.unsaid.push(unsaid);
        }
    }

    fn start_key(&self) -> Key {
        if self.rules.value(Key::Start).is_some() { Key::Start } else { Key::Starti }
    }

    pub(super) fn at(&self, key: Key) -> String {
        format!("`{key}:{}`", self.rules.value(key).unwrap_or_default())
    }

    pub(super) fn plays(&self, letters: &str) -> bool {
        letters.chars().filter_map(Letter::from_char).any(|letter| self.in_play.has(letter))
    }

    /// The pieces that a rule set has no idea of.
    fn pieces(&mut self) {
        let start = self.start_key();
        if self.rules.start.squares_of(Letter::KING).count() != 1 || self.plays("k") {
            self.cannot_say(Gap::Kings, start);
        }
        if self.plays("gG") {
            self.cannot_say(Gap::Guards, start);
        }
    }

    fn head(&mut self) {
        let name = match self.rules.display_name() {
            name if name.trim().is_empty() => format!("OpenTafl {0}×{0}", self.rules.size()),
            name => name,
        };
        let slug: String = name.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let words: Vec<&str> = slug.split('-').filter(|word| !word.is_empty()).take(8).collect();
        let id = ["opentafl"].into_iter().chain(words).collect::<Vec<_>>().join("-");
        self.file.key("id", &id);
        self.file.key("name", &name);
        self.file.key_text("summary", &Text::message("opentafl-summary"));
        self.file.key("family", self.family());
        self.file.table("sources.opentafl");
        self.file.key("author", "OpenTafl notation");
        self.file.key("title", &self.rules.to_string());
    }

    fn family(&self) -> &'static str {
        let no_points = self.rules.corners.squares.is_empty() && self.rules.centre.squares.is_empty();
        match (self.rules.size(), self.rules.escape) {
            _ if self.rules.berserk != otn::Berserk::None => "berserk",
            (19, _) => "alea",
            (_, otn::EscapeTo::Edge) if no_points && self.rules.king_armed == otn::Armed::Unarmed => "seabattle",
            (7, otn::EscapeTo::Edge) => "ard-ri",
            (7, _) => "brandubh",
            (9, _) => "tablut",
            (11.., _) => "hnefatafl",
            _ => "own",
        }
    }

    fn layout(&mut self, camps: &Special) {
        let size = self.rules.size();
        let drawn = |character: &dyn Fn(Point) -> char| -> Vec<String> {
            let row = |rank: usize| (0..size).map(|file| character(Point::new(file, rank))).collect();
            (0..size).rev().map(row).collect()
        };
        let pieces = drawn(&|point| {
            let found = self.rules.start.pieces.iter().find(|(square, _)| *square == point);
            found.map_or('.', |(_, letter)| match letter.as_char() {
                't' => 'a',
                'T' => 'd',
                other => other,
            })
        });
        let (centre, corners) = (&self.rules.centre.squares, &self.rules.corners.squares);
        let marks = drawn(&|point| match () {
            () if centre.contains(&point) => 'T',
            () if corners.contains(&point) => 'C',
            () if camps.squares.contains(&point) => 'X',
            () => '.',
        });
        self.file.table("drawn.start");
        self.file.key_text("name", &Text::message("opentafl-start"));
        self.file.lines("pieces", &pieces);
        self.file.lines("marks", &marks);
    }

    /// Who begins, speeds, jumps, and going on.
    fn play(&mut self) {
        let first = if self.rules.attackers_first { First::Attackers } else { First::Defenders };
        self.file.rule(&Rule::stated(RuleKey::First, first, &self.at(Key::Atkf)));
        self.file.rule(&Rule { at: None, ..Rule::stated(RuleKey::Movement, Movement::Rook, "") });
        let speeds = [
            (RuleKey::AttackersSpeed, "t"),
            (RuleKey::DefendersSpeed, "T"),
            (RuleKey::KingSpeed, "K"),
            (RuleKey::CommanderSpeed, "cC"),
            (RuleKey::KnightSpeed, "nN"),
            (RuleKey::MercenarySpeed, "mM"),
        ];
        for (key, letters) in speeds {
            self.speed(key, letters);
        }
        let jumps = [
            (RuleKey::KingJump, Key::Kj, self.rules.jumps.king, "K"),
            (RuleKey::CommanderJump, Key::Cj, self.rules.jumps.commander, "cC"),
            (RuleKey::KnightJump, Key::Nj, self.rules.jumps.knight, "nN"),
            (RuleKey::MercenaryJump, Key::Mj, self.rules.jumps.mercenary, "mM"),
        ];
        for (rule, key, jump, letters) in jumps {
            let jump = match jump {
                otn::Jump::None => continue,
                otn::Jump::Restricted => Jump::SpecialPoints,
                otn::Jump::Free => Jump::Free,
                otn::Jump::Capturing => Jump::Capturing,
            };
            if self.plays(letters) {
                self.file.rule(&Rule::stated(rule, jump, &self.at(key)));
            }
        }
        if self.plays("mM") {
            self.file.rule(&Rule::stated(RuleKey::MercenaryTaken, MercenaryTaken::ChangesSides, "`m`"));
        }
        let berserk = match self.rules.berserk {
            otn::Berserk::None => return,
            otn::Berserk::Capturing => Berserk::Capturing,
            otn::Berserk::AnyMove => Berserk::AnyMove,
        };
        let at = self.at(Key::Ber);
        self.file.rule(&Rule::stated(RuleKey::Berserk, berserk, &at));
        self.file.rule(&Rule::stated(RuleKey::BerserkStay, Switch::No, &at));
    }

    fn speed(&mut self, key: RuleKey, letters: &str) {
        let far = self.rules.size() - 1;
        let limits: Vec<Option<usize>> = letters
            .chars()
            .filter_map(Letter::from_char)
            .filter(|letter| self.in_play.has(*letter))
            .map(|letter| self.rules.speeds.of(letter).map(usize::from).filter(|limit| *limit < far))
            .collect();
        let Some(&limit) = limits.first() else { return };
        if limits.iter().any(|other| *other != limit) {
            self.cannot_say(Gap::SpeedsApart, Key::Spd);
        }
        let Some(limit) = limit else { return };
        match Speed::of(limit as u32) {
            Some(speed) => self.file.rule(&Rule::stated(key, speed, &self.at(Key::Spd))),
            None => self.cannot_say(Gap::Speed, Key::Spd),
        }
    }

    fn captures(&mut self, has_throne: bool, has_corners: bool) {
        let stated = |key, value| Rule { key, value, standing: Standing::Stated, at: None, note: None };
        self.file.rule(&stated(RuleKey::Capture, word(Capture::Custodial)));
        self.file.rule(&stated(RuleKey::CapturesAtOnce, word(CapturesAtOnce::Several)));
        self.file.rule(&Rule::reading(RuleKey::MovingBetween, MovingBetween::Safe, "opentafl-moving-between"));
        if self.rules.linnaean {
            if !has_throne || self.rules.centre.squares != usual_centre(self.rules.size()) {
                self.cannot_say(Gap::LinnaeanThrone, Key::Linc);
            }
            self.file.rule(&Rule::stated(RuleKey::CombinedCapture, CombinedCapture::OnThrone, &self.at(Key::Linc)));
        }
        let corners_help = match self.rules.shieldwall {
            otn::Shieldwall::None => return,
            otn::Shieldwall::Weak => Switch::No,
            otn::Shieldwall::Strong => Switch::Yes,
        };
        let shieldwall = if self.rules.shieldwall_flanking { Shieldwall::FlankingMove } else { Shieldwall::AnyMove };
        self.file.rule(&Rule::stated(RuleKey::Shieldwall, shieldwall, &self.at(Key::Swf)));
        if has_corners {
            self.file.rule(&Rule::stated(RuleKey::ShieldwallCorners, corners_help, &self.at(Key::Sw)));
        }
    }

    fn king(&mut self, has_throne: bool) {
        let armed = match self.rules.king_armed {
            otn::Armed::Armed => KingArmed::Armed,
            otn::Armed::HammerOnly => KingArmed::Hammer,
            otn::Armed::AnvilOnly => KingArmed::Anvil,
            otn::Armed::Unarmed => KingArmed::Unarmed,
        };
        self.file.rule(&Rule::stated(RuleKey::KingArmed, armed, &self.at(Key::Ka)));
        let (at_throne, elsewhere, edge) = zones(self.rules.king_strength);
        let at = self.at(Key::Ks);
        if has_throne {
            self.file.rule(&Rule::stated(RuleKey::KingCapturedThrone, at_throne, &at));
            self.file.rule(&Rule::stated(RuleKey::KingCapturedBeside, at_throne, &at));
        }
        self.file.rule(&Rule::stated(RuleKey::KingCapturedElsewhere, elsewhere, &at));
        if self.rules.escape == otn::EscapeTo::Corners {
            self.file.rule(&Rule::stated(RuleKey::KingCapturedEdge, edge, &at));
        }
        if self.plays("c") && commanders_capture(self.rules.king_strength) {
            let rule = Rule {
                standing: Standing::Pictured,
                at: None,
                ..Rule::stated(RuleKey::KingCapturedByCommanders, Switch::Yes, "")
            };
            self.file.rule(&rule.noting("opentafl-commanders"));
        }
    }

    fn ends(&mut self) {
        let escape = match self.rules.escape {
            otn::EscapeTo::Corners => Escape::Corners,
            otn::EscapeTo::Edge => Escape::Edge,
        };
        self.file.rule(&Rule::stated(RuleKey::Escape, escape, &self.at(Key::Esc)));
        if self.rules.edge_fort {
            self.file.rule(&Rule::stated(RuleKey::ExitFort, Switch::Yes, &self.at(Key::Efe)));
        }
        if self.rules.surrounding_fatal {
            self.file.rule(
                &Rule::stated(RuleKey::Encirclement, Encirclement::AllDefenders, &self.at(Key::Surf))
                    .noting("opentafl-encirclement"),
            );
        }
        let (repetition, turned_round) = match self.rules.threefold {
            otn::Threefold::Ignored => (Repetition::Ignored, true),
            otn::Threefold::Draw => (Repetition::DrawAtThird, false),
            otn::Threefold::CompleterLoses => (Repetition::CompleterLoses, true),
            otn::Threefold::CompleterWins => (Repetition::CompleterWins, true),
        };
        let at = self.at(Key::Tfr);
        let rule = Rule::stated(RuleKey::Repetition, repetition, &at);
        self.file.rule(&if turned_round { rule.noting("opentafl-repetition") } else { rule });
        self.file.rule(&Rule::reading(RuleKey::NoMoves, NoMoves::Loss, "opentafl-no-moves"));
    }
}

fn word<V: hnefi_rules::rules::RuleValue>(value: V) -> &'static str {
    value.word()
}

/// How a king of this strength is captured on and beside the throne, elsewhere, and on the edge.
pub(super) fn zones(strength: otn::Strength) -> (KingCapture, KingCapture, KingCapture) {
    match strength {
        otn::Strength::Strong => (KingCapture::Four, KingCapture::Four, KingCapture::Never),
        otn::Strength::StrongAtCentre => (KingCapture::Four, KingCapture::Two, KingCapture::Two),
        otn::Strength::Middleweight => (KingCapture::Four, KingCapture::Four, KingCapture::ThreeAndEdge),
        otn::Strength::Weak => (KingCapture::Two, KingCapture::Two, KingCapture::Two),
    }
}

/// Whether the program lets commanders capture a king of this strength between two of them.
pub(super) fn commanders_capture(strength: otn::Strength) -> bool {
    matches!(strength, otn::Strength::Strong | otn::Strength::StrongAtCentre)
}
