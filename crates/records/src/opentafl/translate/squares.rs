//! The special squares of a record as the special points of a rule set: throne, corners and camps.

use hnefi_rules::rules::{Access, CampInside, Camps, Corners, Hostile, Throne};
use hnefi_rules::{Point, RuleKey};

use super::super::letters::{Letter, Pieces};
use super::super::rules::{self as otn, Key, Zone, usual_centre, usual_corners};
use super::classes::Classes;
use super::gap::Gap;
use super::to_ruleset::Translation;
use super::toml::Rule;

/// Special points as a rule set sees them.
pub(super) struct Special {
    pub(super) squares: Vec<Point>,
    stop: Classes,
    pass: Classes,
    /// While empty.
    hostile: Classes,
    /// While occupied.
    hostile_occupied: Classes,
}

impl Translation<'_> {
    /// The classes of a list; none and a complaint where it parts the men of a side.
    fn classes(&mut self, key: Key, list: Pieces) -> Classes {
        // Of guards it has been said that they cannot be.
        let men = self.in_play.letters().filter(|letter| !matches!(letter.as_char(), 'g' | 'G')).collect();
        Classes::of(list, men).unwrap_or_else(|| {
            self.cannot_say(Gap::SpecialsApart, key);
            Classes::default()
        })
    }

    /// What a zone is from outside: a piece that may not enter can neither stop nor pass.
    fn zone(&mut self, zone: &Zone, keys: [Key; 4], empty: Option<(Key, Pieces)>) -> Special {
        let [hostile, pass, stop, enter] = keys;
        let entering = self.classes(enter, zone.enter);
        let stop = self.classes(stop, zone.stop).and(entering);
        let pass = self.classes(pass, zone.pass).and(entering);
        let hostile_occupied = self.classes(hostile, zone.hostile);
        let hostile = empty.map_or(hostile_occupied, |(key, list)| self.classes(key, list));
        Special { squares: zone.squares.clone(), stop, pass, hostile, hostile_occupied }
    }

    /// Men who may stand on a square that is hostile to them all the same: a rule set has empty points hostile.
    fn no_own_square(&mut self, special: &Special, key: Key) {
        if special.stop.and(special.hostile_occupied).has_men() {
            self.cannot_say(Gap::OwnSquare, key);
        }
    }

    pub(super) fn throne(&mut self) -> Option<Special> {
        let zone = &self.rules.centre;
        let &[throne] = zone.squares.as_slice() else {
            if zone.squares.len() > 1 {
                self.cannot_say(Gap::SeveralCentres, Key::Cen);
            }
            return None;
        };
        let empty = Some((Key::Cenhe, self.rules.empty_centre_hostile));
        let special = self.zone(zone, [Key::Cenh, Key::Cenp, Key::Cens, Key::Cenre], empty);
        self.no_own_square(&special, Key::Cenh);
        self.no_strays(&special, Key::Cens, |letter| letter == Letter::KING);
        let size = self.rules.size();
        let near_edge = [throne.file(), throne.rank()].iter().any(|x| *x < 2 || *x + 2 >= size);
        if near_edge && self.rules.king_strength == otn::Strength::Middleweight {
            self.cannot_say(Gap::ThroneAtEdge, Key::Ks);
        }
        Some(special)
    }

    pub(super) fn corners(&mut self) -> Special {
        let zone = &self.rules.corners;
        if zone.squares.is_empty() {
            if self.rules.escape == otn::EscapeTo::Corners {
                self.cannot_say(Gap::NoWayOut, Key::Cor);
            }
            return Special::nowhere();
        }
        let special = self.zone(zone, [Key::Corh, Key::Corp, Key::Cors, Key::Corre], None);
        if self.rules.escape == otn::EscapeTo::Corners && !special.stop.king {
            self.cannot_say(Gap::NoWayOut, Key::Cors);
        }
        self.no_own_square(&special, Key::Corh);
        self.no_strays(&special, Key::Cors, |_| false);
        special
    }

    /// The attackers' forts, as far as they matter; and the defenders', which a rule set does not have.
    pub(super) fn camps(&mut self) -> Special {
        if !self.rules.defender_forts.squares.is_empty() {
            self.cannot_say(Gap::DefenderForts, Key::Dfor);
        }
        self.no_overlap();
        let zone = &self.rules.attacker_forts;
        if zone.squares.is_empty() {
            return Special::nowhere();
        }
        let special = self.zone(zone, [Key::Aforh, Key::Aforp, Key::Afors, Key::Aforre], None);
        if special.stop.is_empty() && special.pass.is_empty() {
            self.no_strays(&special, Key::Afors, |letter| letter.side() == Letter::ATTACKER.side());
            return special;
        }
        let matters = !(special.stop.is_full() && special.pass.is_full() && special.hostile.is_empty());
        if matters || self.jumps_from_squares() {
            self.cannot_say(Gap::OpenForts, Key::Aforre);
        }
        Special::nowhere()
    }

    /// Whether a piece in play jumps from and to special squares only.
    fn jumps_from_squares(&self) -> bool {
        let jumps = &self.rules.jumps;
        [(jumps.king, "K"), (jumps.commander, "cC"), (jumps.knight, "nN"), (jumps.mercenary, "mM")]
            .into_iter()
            .any(|(jump, letters)| jump == otn::Jump::Restricted && self.plays(letters))
    }

    fn no_overlap(&mut self) {
        let zones = [
            (Key::Cor, &self.rules.corners),
            (Key::Cen, &self.rules.centre),
            (Key::Afor, &self.rules.attacker_forts),
            (Key::Dfor, &self.rules.defender_forts),
        ];
        for (index, (key, zone)) in zones.iter().enumerate() {
            if zones[..index].iter().any(|(_, other)| other.squares.iter().any(|square| zone.squares.contains(square))) {
                self.cannot_say(Gap::Overlap, *key);
            }
        }
    }

    /// Pieces that start where they may not stop; some kinds of them may.
    fn no_strays(&mut self, special: &Special, key: Key, may: impl Fn(Letter) -> bool) {
        let stray =
            |(point, letter): &(Point, Letter)| special.squares.contains(point) && !special.stop.has(*letter) && !may(*letter);
        if self.rules.start.pieces.iter().any(stray) {
            self.cannot_say(Gap::Astray, key);
        }
    }

    pub(super) fn special_points(&mut self, throne: Option<&Special>, corners: &Special, camps: &Special) {
        let size = self.rules.size();
        let place = match throne {
            None => Throne::None,
            Some(throne) if throne.squares == usual_centre(size) => Throne::Centre,
            Some(_) => Throne::Layout,
        };
        self.file.rule(&Rule::stated(RuleKey::Throne, place, &self.at(Key::Cen)));
        if let Some(throne) = throne {
            self.access([
                (RuleKey::ThroneStop, Key::Cens, throne.stop.access()),
                (RuleKey::ThronePass, Key::Cenp, throne.pass.access()),
            ]);
            self.hostile(RuleKey::ThroneHostile, Key::Cenhe, throne.hostile);
            // The king himself sits there: what is hostile to him does not matter.
            let occupied = Classes { king: false, ..throne.hostile_occupied };
            if !occupied.is_empty() {
                self.hostile(RuleKey::ThroneHostileOccupied, Key::Cenh, occupied);
            }
        }
        let quad: Vec<Point> = {
            let near = |x: usize| x < 2 || x + 2 >= size;
            Point::all(size).filter(|point| near(point.file()) && near(point.rank())).collect()
        };
        let place = match &corners.squares {
            none if none.is_empty() => Corners::None,
            single if *single == usual_corners(size) => Corners::Single,
            many if *many == quad => Corners::Quad,
            _ => Corners::Layout,
        };
        self.file.rule(&Rule::stated(RuleKey::Corners, place, &self.at(Key::Cor)));
        if place != Corners::None {
            self.access([(RuleKey::CornersStop, Key::Cors, corners.stop.access())]);
            if place != Corners::Single {
                self.access([(RuleKey::CornersPass, Key::Corp, corners.pass.access())]);
            }
            self.hostile(RuleKey::CornersHostile, Key::Corh, corners.hostile);
        }
        if !camps.squares.is_empty() {
            self.file.rule(&Rule::stated(RuleKey::Camps, Camps::Layout, &self.at(Key::Aforre)));
            let zone = &self.rules.attacker_forts;
            let stop = self.classes(Key::Afors, zone.stop).attackers;
            let pass = self.classes(Key::Aforp, zone.pass).attackers;
            let inside = if stop && pass { CampInside::AnyCamp } else { CampInside::Closed };
            if stop != pass {
                self.cannot_say(Gap::HalfOpenForts, Key::Aforp);
            }
            self.file.rule(&Rule::stated(RuleKey::CampsInside, inside, &self.at(Key::Afors)));
            self.hostile(RuleKey::CampsHostile, Key::Aforh, camps.hostile);
            if camps.hostile.attackers {
                let occupied = Classes { attackers: true, ..Classes::default() };
                self.hostile(RuleKey::CampsHostileOccupied, Key::Aforh, occupied);
            }
        }
    }

    fn access<const N: usize>(&mut self, rules: [(RuleKey, Key, Access); N]) {
        for (rule, key, access) in rules {
            self.file.rule(&Rule::stated(rule, access, &self.at(key)));
        }
    }

    fn hostile(&mut self, rule: RuleKey, key: Key, classes: Classes) {
        let hostile: Hostile = classes.hostile();
        let at = self.at(key);
        let stated = Rule::stated(rule, hostile, &at);
        let stated = if classes.king == classes.defenders { stated } else { stated.noting("opentafl-hostile-to-king") };
        self.file.rule(&stated);
    }
}

impl Special {
    fn nowhere() -> Special {
        Special {
            squares: Vec::new(),
            stop: Classes::default(),
            pass: Classes::default(),
            hostile: Classes::default(),
            hostile_occupied: Classes::default(),
        }
    }
}
