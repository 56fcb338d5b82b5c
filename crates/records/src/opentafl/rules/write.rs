//! Writing a rules record: `dim` first, `start` or `starti` last, between them the name, the first side, and all values that are not the default.

use std::fmt;

use hnefi_rules::Point;

use super::super::board::RankOrder;
use super::super::letters::Pieces;
use super::{Key, OtnRules, Word};

impl OtnRules {
    /// The value of a key as a record writes it, whether or not it is the default; `None` for a name or start that is not written.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<String> {
        fn word<T: Word>(value: T) -> String {
            value.word().to_owned()
        }
        let pieces = |list: Pieces| list.to_string();
        let start = |order: RankOrder| Some(self.start.text(order)).filter(|_| self.start_order == order);
        Some(match key {
            Key::Dim => self.size().to_string(),
            Key::Name if self.name.is_empty() => return None,
            Key::Name => self.name.split_whitespace().collect::<Vec<_>>().join("_"),
            Key::Esc => word(self.escape),
            Key::Surf => word(self.surrounding_fatal),
            Key::Atkf => word(self.attackers_first),
            Key::Tfr => word(self.threefold),
            Key::Ka => word(self.king_armed),
            Key::Ks => word(self.king_strength),
            Key::Kj => word(self.jumps.king),
            Key::Nj => word(self.jumps.knight),
            Key::Cj => word(self.jumps.commander),
            Key::Mj => word(self.jumps.mercenary),
            Key::Gj => word(self.jumps.guard),
            Key::Cor => squares(&self.corners.squares),
            Key::Cen => squares(&self.centre.squares),
            Key::Afor => squares(&self.attacker_forts.squares),
            Key::Dfor => squares(&self.defender_forts.squares),
            Key::Spd => self.speeds.to_string(),
            Key::Corp => pieces(self.corners.pass),
            Key::Cenp => pieces(self.centre.pass),
            Key::Aforp => pieces(self.attacker_forts.pass),
            Key::Dforp => pieces(self.defender_forts.pass),
            Key::Cors => pieces(self.corners.stop),
            Key::Cens => pieces(self.centre.stop),
            Key::Afors => pieces(self.attacker_forts.stop),
            Key::Dfors => pieces(self.defender_forts.stop),
            Key::Corh => pieces(self.corners.hostile),
            Key::Cenh => pieces(self.centre.hostile),
            Key::Cenhe => pieces(self.empty_centre_hostile),
            Key::Aforh => pieces(self.attacker_forts.hostile),
            Key::Dforh => pieces(self.defender_forts.hostile),
            Key::Corre => pieces(self.corners.enter),
            Key::Cenre => pieces(self.centre.enter),
            Key::Aforre => pieces(self.attacker_forts.enter),
            Key::Dforre => pieces(self.defender_forts.enter),
            Key::Sw => word(self.shieldwall),
            Key::Swf => word(self.shieldwall_flanking),
            Key::Efe => word(self.edge_fort),
            Key::Linc => word(self.linnaean),
            Key::Ber => word(self.berserk),
            Key::Start => return start(RankOrder::FromBottom),
            Key::Starti => return start(RankOrder::FromTop),
        })
    }
}

fn squares(squares: &[Point]) -> String {
    squares.iter().map(|square| format!("{square},")).collect()
}

impl fmt::Display for OtnRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = OtnRules::usual(self.start.clone(), self.start_order);
        let mut space = "";
        for &key in Key::ALL {
            let always = matches!(key, Key::Dim | Key::Name | Key::Atkf | Key::Start | Key::Starti);
            let Some(value) = self.value(key).filter(|value| always || usual.value(key).as_ref() != Some(value)) else {
                continue;
            };
            write!(f, "{space}{key}:{value}")?;
            space = " ";
        }
        Ok(())
    }
}
