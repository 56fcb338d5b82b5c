//! A rule set as a rules record, and what the record leaves unsaid.

use hnefi_rules::rules::{
    Berserk, CampInside, Camps, CombinedCapture, Corners, Dice, Encirclement, Escape, First, Jump, KingAlone, KingArmed,
    KingCapture, MercenaryTaken, MovingBetween, NoEscape, NoMoves, Repetition, RuleValue, Rules, Shieldwall, SpecialCaptured,
    Speed, Switch, Throne, TurnLimit,
};
use hnefi_rules::{RuleKey, Variant};
use hnefi_rulesets::Ruleset;

use super::super::board::{Board, RankOrder};
use super::super::letters::{Letter, Pieces};
use super::super::rules::{self as otn, OtnRules, Speeds, Zone};
use super::classes::Classes;
use super::gap::{Gap, Unsaid};
use super::to_ruleset::{commanders_capture, zones};

/// The rules record that comes nearest to a rule set, and every rule that it cannot say. The start is written top rank first, as boards
/// are seen.
#[must_use]
pub fn from_ruleset(ruleset: &Ruleset) -> (OtnRules, Vec<Unsaid>) {
    from_variant(ruleset, &ruleset.name().en())
}

/// The rules record of a variant under this name, and what of it the notation cannot say.
#[must_use]
pub fn from_variant(variant: &Variant, name: &str) -> (OtnRules, Vec<Unsaid>) {
    // Every rule, so that a new one does not compile before it is decided how the record says it.
    let Rules {
        // With a single value, which the notation has too.
        movement: _,
        capture: _,
        captures_at_once: _,
        // Written, or reported as a gap, below.
        first: _,
        attackers_speed: _,
        defenders_speed: _,
        king_speed: _,
        king_jump: _,
        berserk: _,
        berserk_escape: _,
        berserk_stay: _,
        commander_speed: _,
        commander_jump: _,
        commander_captured: _,
        knight_speed: _,
        knight_jump: _,
        knight_captured: _,
        mercenary_speed: _,
        mercenary_jump: _,
        mercenary_captured: _,
        mercenary_taken: _,
        guard_speed: _,
        guard_jump: _,
        guard_captured: _,
        dice: _,
        throne: _,
        throne_stop: _,
        throne_pass: _,
        throne_hostile: _,
        throne_hostile_occupied: _,
        corners: _,
        corners_stop: _,
        corners_pass: _,
        corners_hostile: _,
        camps: _,
        camps_inside: _,
        camps_hostile: _,
        camps_hostile_occupied: _,
        camps_shelter: _,
        moving_between: _,
        combined_capture: _,
        shieldwall: _,
        shieldwall_corners: _,
        king_armed: _,
        king_captured_throne: _,
        king_safe_until_moved: _,
        king_captured_beside: _,
        king_captured_by_commanders: _,
        king_captured_elsewhere: _,
        escape: _,
        king_captured_edge: _,
        exit_fort: _,
        encirclement: _,
        king_alone: _,
        no_escape: _,
        repetition: _,
        no_moves: _,
        draw_after_turns: _,
        draw_after_quiet_turns: _,
        announcements: _,
    } = variant.rules();
    let pieces = variant.board().pieces.iter().filter_map(|(point, piece)| Some((*point, Letter::from_char(piece.letter())?)));
    let start = Board::new(variant.size(), pieces.collect());
    let mut translation =
        Translation { rules: variant.rules(), record: OtnRules::usual(start, RankOrder::FromTop), unsaid: Vec::new() };
    translation.record.name = name.split_whitespace().collect::<Vec<_>>().join("_");
    translation.play();
    translation.special_points(variant);
    translation.captures();
    translation.king();
    translation.pieces();
    translation.ends();
    (translation.record, translation.unsaid)
}

struct Translation<'a> {
    rules: &'a Rules,
    record: OtnRules,
    unsaid: Vec<Unsaid>,
}

impl Translation<'_> {
    fn cannot_say(&mut self, gap: Gap, key: RuleKey) {
        self.unsaid.push(Unsaid { gap, written: format!("{key} = {}", self.rules.word(key)) });
    }

    fn cannot_say_if(&mut self, condition: bool, gap: Gap, key: RuleKey) {
        if condition {
            self.cannot_say(gap, key);
        }
    }

    fn in_play(&self, letters: &str) -> bool {
        let pieces = self.record.pieces_in_play();
        letters.chars().filter_map(Letter::from_char).any(|letter| pieces.has(letter))
    }

    fn list(&self, classes: Classes) -> Pieces {
        classes.list(self.record.pieces_in_play())
    }

    fn play(&mut self) {
        let rules = self.rules;
        self.record.attackers_first = rules.first == First::Attackers;
        self.cannot_say_if(rules.dice != Dice::None, Gap::Dice, RuleKey::Dice);
        let limit = |speed: Speed| speed.limit().map(|limit| limit as u8);
        let mut speeds = Speeds::default();
        for letter in Letter::ALL {
            let speed = match letter.as_char() {
                't' => rules.attackers_speed,
                'T' => rules.defenders_speed,
                'k' | 'K' => rules.king_speed,
                'c' | 'C' => rules.commander_speed,
                'n' | 'N' => rules.knight_speed,
                'm' | 'M' => rules.mercenary_speed,
                _ => rules.guard_speed,
            };
            speeds.set(letter, limit(speed));
        }
        self.record.speeds = self.shortest(speeds);
        // Jumps of pieces that are not there are left at their defaults.
        let pieces = self.record.pieces_in_play();
        let jumps = &mut self.record.jumps;
        jumps.king = jump(rules.king_jump);
        for (letters, mine, theirs) in [
            ("cC", &mut jumps.commander, rules.commander_jump),
            ("nN", &mut jumps.knight, rules.knight_jump),
            ("mM", &mut jumps.mercenary, rules.mercenary_jump),
            ("gG", &mut jumps.guard, rules.guard_jump),
        ] {
            if letters.chars().filter_map(Letter::from_char).any(|letter| pieces.has(letter)) {
                *mine = jump(theirs);
            }
        }
        for (letters, key, jump) in [
            ("K", RuleKey::KingJump, rules.king_jump),
            ("cC", RuleKey::CommanderJump, rules.commander_jump),
            ("nN", RuleKey::KnightJump, rules.knight_jump),
            ("mM", RuleKey::MercenaryJump, rules.mercenary_jump),
            ("gG", RuleKey::GuardJump, rules.guard_jump),
        ] {
            self.cannot_say_if(jump == Jump::AnyMan && self.in_play(letters), Gap::JumpsOverOwn, key);
        }
        self.record.berserk = match rules.berserk {
            Berserk::None => otn::Berserk::None,
            Berserk::Capturing => otn::Berserk::Capturing,
            Berserk::AnyMove => otn::Berserk::AnyMove,
        };
        if rules.berserk != Berserk::None {
            self.cannot_say_if(rules.berserk_stay == Switch::Yes, Gap::Staying, RuleKey::BerserkStay);
            self.cannot_say_if(rules.berserk_escape == Switch::Yes, Gap::GoingOnToEscape, RuleKey::BerserkEscape);
        }
    }

    /// The speeds of pieces in play, those of the others chosen so that the list is short.
    fn shortest(&self, speeds: Speeds) -> Speeds {
        let pieces = self.record.pieces_in_play();
        let same = |letters: &[Letter]| {
            let mut limits = letters.iter().filter(|letter| pieces.has(**letter)).map(|letter| speeds.of(*letter));
            let first = limits.next().unwrap_or(None);
            limits.all(|limit| limit == first).then_some(first)
        };
        let (attackers, defenders) = Letter::ALL.split_at(6);
        let mut shortest = speeds;
        for half in [attackers, defenders] {
            if let Some(limit) = same(half) {
                half.iter().for_each(|letter| shortest.set(*letter, limit));
            }
        }
        shortest
    }

    fn special_points(&mut self, variant: &Variant) {
        let rules = self.rules;
        let marks = &variant.board().marks;
        self.record.centre.squares = variant.compiled().throne().into_iter().collect();
        if rules.throne != Throne::None {
            let list = |classes| self.list(classes);
            let (stop, pass) = (list(Classes::from_access(rules.throne_stop)), list(Classes::from_access(rules.throne_pass)));
            let empty = list(Classes::from_hostile(rules.throne_hostile));
            let occupied = list(Classes::from_hostile(rules.throne_hostile_occupied));
            self.record.centre = Zone { stop, pass, hostile: occupied, ..self.record.centre.clone() };
            self.record.empty_centre_hostile = empty;
            let (stop, occupied) =
                (Classes::from_access(rules.throne_stop), Classes::from_hostile(rules.throne_hostile_occupied));
            self.cannot_say_if(stop.and(occupied).has_men(), Gap::EmptyOnly, RuleKey::ThroneHostileOccupied);
        }
        self.record.corners.squares = variant.compiled().corners().collect();
        if rules.corners != Corners::None {
            let stop = self.list(Classes::from_access(rules.corners_stop));
            let hostile = self.list(Classes::from_hostile(rules.corners_hostile));
            // Nothing lies beyond a single corner point: who may pass it has no meaning.
            let pass = match rules.corners {
                Corners::Single => Pieces::KING,
                _ => self.list(Classes::from_access(rules.corners_pass)),
            };
            self.record.corners = Zone { stop, pass, hostile, ..self.record.corners.clone() };
            let (stop, hostile) = (Classes::from_access(rules.corners_stop), Classes::from_hostile(rules.corners_hostile));
            self.cannot_say_if(stop.and(hostile).has_men(), Gap::EmptyOnly, RuleKey::CornersHostile);
        }
        if rules.camps == Camps::Layout {
            let squares = marks.camp.iter().map(|mark| mark.0).collect();
            let inside = if rules.camps_inside == CampInside::Closed { Pieces::NONE } else { self.record.attacker_forts.stop };
            let hostile = Classes::from_hostile(rules.camps_hostile);
            let occupied = Classes::from_hostile(rules.camps_hostile_occupied);
            self.record.attacker_forts =
                otn::Zone { squares, hostile: self.list(hostile), pass: inside, stop: inside, enter: Pieces::NONE };
            self.record.attacker_forts.squares.sort_by_key(|square| square.notation_order());
            let in_one_camp = matches!(rules.camps_inside, CampInside::Open | CampInside::WayOut);
            self.cannot_say_if(in_one_camp, Gap::OwnCamp, RuleKey::CampsInside);
            let differs = hostile.attackers != occupied.attackers;
            self.cannot_say_if(differs, Gap::OccupiedCamps, RuleKey::CampsHostileOccupied);
            self.cannot_say_if(rules.camps_shelter == Switch::Yes, Gap::Shelter, RuleKey::CampsShelter);
        }
    }

    fn captures(&mut self) {
        let rules = self.rules;
        self.cannot_say_if(rules.moving_between != MovingBetween::Safe, Gap::MovingBetween, RuleKey::MovingBetween);
        self.record.linnaean = rules.combined_capture == CombinedCapture::OnThrone;
        self.cannot_say_if(rules.combined_capture == CombinedCapture::Anywhere, Gap::CombinedTrap, RuleKey::CombinedCapture);
        self.record.shieldwall = match (rules.shieldwall, rules.shieldwall_corners) {
            (Shieldwall::None, _) => otn::Shieldwall::None,
            (_, Switch::Yes) => otn::Shieldwall::Strong,
            (_, Switch::No) => otn::Shieldwall::Weak,
        };
        self.record.shieldwall_flanking = rules.shieldwall != Shieldwall::AnyMove;
    }

    fn king(&mut self) {
        let rules = self.rules;
        self.record.king_armed = match rules.king_armed {
            KingArmed::Armed => otn::Armed::Armed,
            KingArmed::Hammer => otn::Armed::HammerOnly,
            KingArmed::Anvil => otn::Armed::AnvilOnly,
            KingArmed::Unarmed => otn::Armed::Unarmed,
        };
        // Without a throne, or with the escape at the edge, two strengths are one; commanders may tell them apart.
        let mut fitting =
            vec![otn::Strength::Strong, otn::Strength::Weak, otn::Strength::StrongAtCentre, otn::Strength::Middleweight];
        fitting.retain(|strength| self.is_of_strength(*strength));
        let between_commanders = rules.king_captured_by_commanders == Switch::Yes;
        let told_apart = fitting.iter().find(|strength| commanders_capture(**strength) == between_commanders);
        let strength = if self.in_play("c") { told_apart.or(fitting.first()) } else { fitting.first() };
        match strength {
            Some(strength) => self.record.king_strength = *strength,
            None => {
                for (key, _) in self.zones_in_play() {
                    self.cannot_say(Gap::KingZones, key);
                }
                self.record.king_strength = match rules.king_captured_elsewhere {
                    KingCapture::Two if rules.king_captured_throne == KingCapture::Two => otn::Strength::Weak,
                    KingCapture::Two => otn::Strength::StrongAtCentre,
                    _ => otn::Strength::Strong,
                };
            }
        }
        let safe = rules.king_safe_until_moved == Switch::Yes;
        self.cannot_say_if(safe, Gap::SafeUntilMoved, RuleKey::KingSafeUntilMoved);
        if self.in_play("c") {
            let program = commanders_capture(self.record.king_strength);
            self.cannot_say_if(between_commanders != program, Gap::CommandersSpareKing, RuleKey::KingCapturedByCommanders);
        }
    }

    /// How the king is captured in each zone that there is.
    fn zones_in_play(&self) -> Vec<(RuleKey, KingCapture)> {
        let rules = self.rules;
        let mut zones = vec![(RuleKey::KingCapturedElsewhere, rules.king_captured_elsewhere)];
        if rules.throne != Throne::None {
            zones.push((RuleKey::KingCapturedThrone, rules.king_captured_throne));
            zones.push((RuleKey::KingCapturedBeside, rules.king_captured_beside));
        }
        if rules.escape.is_to_corners() {
            zones.push((RuleKey::KingCapturedEdge, rules.king_captured_edge));
        }
        zones
    }

    fn is_of_strength(&self, strength: otn::Strength) -> bool {
        let (throne, elsewhere, edge) = zones(strength);
        self.zones_in_play().into_iter().all(|(key, capture)| {
            capture
                == match key {
                    RuleKey::KingCapturedElsewhere => elsewhere,
                    RuleKey::KingCapturedEdge => edge,
                    _ => throne,
                }
        })
    }

    /// What OpenTafl has special pieces do beyond their speeds and jumps.
    fn pieces(&mut self) {
        let rules = self.rules;
        for (letters, key, captured) in
            [("cC", RuleKey::CommanderCaptured, rules.commander_captured), ("nN", RuleKey::KnightCaptured, rules.knight_captured)]
        {
            let differs = self.in_play(letters) && captured != SpecialCaptured::Two;
            self.cannot_say_if(differs, Gap::SpecialCaptured, key);
        }
        let loyal = rules.mercenary_taken == MercenaryTaken::Removed || rules.mercenary_captured != SpecialCaptured::Two;
        self.cannot_say_if(self.in_play("mM") && loyal, Gap::LoyalMercenaries, RuleKey::MercenaryTaken);
        // There guards neither capture nor are captured; here they take part in captures and fall.
        self.cannot_say_if(self.in_play("gG"), Gap::FightingGuards, RuleKey::GuardCaptured);
    }

    fn ends(&mut self) {
        let rules = self.rules;
        // Camps are closed to the king: it never stands on one that lies on the edge.
        self.record.escape = if rules.escape.is_to_corners() { otn::EscapeTo::Corners } else { otn::EscapeTo::Edge };
        let corners = &self.record.corners.squares;
        let inner = rules.escape == Escape::ExtremeCorners && *corners != otn::usual_corners(self.record.size());
        self.cannot_say_if(inner, Gap::ExtremeCorners, RuleKey::Escape);
        self.record.edge_fort = rules.exit_fort == Switch::Yes;
        self.record.surrounding_fatal = rules.encirclement == Encirclement::AllDefenders;
        self.cannot_say_if(rules.king_alone == KingAlone::Loses, Gap::KingAlone, RuleKey::KingAlone);
        self.cannot_say_if(rules.encirclement == Encirclement::King, Gap::WallAroundKing, RuleKey::Encirclement);
        self.cannot_say_if(rules.no_escape == NoEscape::Loses, Gap::NoEscape, RuleKey::NoEscape);
        self.cannot_say_if(rules.draw_after_turns != TurnLimit::NONE, Gap::TurnLimit, RuleKey::DrawAfterTurns);
        self.cannot_say_if(rules.draw_after_quiet_turns != TurnLimit::NONE, Gap::TurnLimit, RuleKey::DrawAfterQuietTurns);
        let threefold = match rules.repetition {
            Repetition::Ignored => Some(otn::Threefold::Ignored),
            Repetition::DrawAtThird => Some(otn::Threefold::Draw),
            Repetition::CompleterLoses => Some(otn::Threefold::CompleterLoses),
            Repetition::CompleterWins => Some(otn::Threefold::CompleterWins),
            _ => None,
        };
        match threefold {
            Some(threefold) => self.record.threefold = threefold,
            None => self.cannot_say(Gap::Repetition, RuleKey::Repetition),
        }
        self.cannot_say_if(rules.no_moves != NoMoves::Loss, Gap::NoMoves, RuleKey::NoMoves);
        let silent = rules.announcements.word() == "none";
        self.cannot_say_if(!silent, Gap::Announcements, RuleKey::Announcements);
    }
}

fn jump(jump: Jump) -> otn::Jump {
    match jump {
        Jump::None => otn::Jump::None,
        Jump::SpecialPoints => otn::Jump::Restricted,
        Jump::Free | Jump::AnyMan => otn::Jump::Free,
        Jump::Capturing => otn::Jump::Capturing,
    }
}
