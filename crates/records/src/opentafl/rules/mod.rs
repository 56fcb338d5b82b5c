//! Rules records: one line of `key:value` words.

mod read;
mod speeds;
mod values;
mod write;

use std::fmt;

use hnefi_rules::Point;
pub use speeds::Speeds;
pub(crate) use values::Word;
pub use values::{Armed, Berserk, EscapeTo, Jump, Shieldwall, Strength, Threefold};

use super::board::{Board, RankOrder};
use super::letters::{Letter, Pieces};

macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident = $word:literal,)+) => {
        /// The name of a rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key { $($(#[$doc])* $key,)+ }

        impl Key {
            /// Every key, in the order in which records are written.
            pub const ALL: &[Key] = &[$(Key::$key,)+];

            /// The word of a record.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Key::$key => $word,)+ }
            }
        }
    };
}

keys! {
    /// Width of the board.
    Dim = "dim",
    /// The name.
    Name = "name",
    /// Where the king escapes.
    Esc = "esc",
    /// Whether a surrounded side loses.
    Surf = "surf",
    /// Whether the attackers begin.
    Atkf = "atkf",
    /// The third repetition.
    Tfr = "tfr",
    /// The king's part in captures.
    Ka = "ka",
    /// The king's strength.
    Ks = "ks",
    /// The king's jumps.
    Kj = "kj",
    /// Knights' jumps.
    Nj = "nj",
    /// Commanders' jumps.
    Cj = "cj",
    /// Mercenaries' jumps.
    Mj = "mj",
    /// Guards' jumps.
    Gj = "gj",
    /// Corner squares.
    Cor = "cor",
    /// Centre squares.
    Cen = "cen",
    /// The attackers' forts.
    Afor = "afor",
    /// The defenders' forts.
    Dfor = "dfor",
    /// Speed limits.
    Spd = "spd",
    /// Who may pass corners.
    Corp = "corp",
    /// Who may pass the centre.
    Cenp = "cenp",
    /// Who may pass attackers' forts.
    Aforp = "aforp",
    /// Who may pass defenders' forts.
    Dforp = "dforp",
    /// Who may stop on corners.
    Cors = "cors",
    /// Who may stop on the centre.
    Cens = "cens",
    /// Who may stop on attackers' forts.
    Afors = "afors",
    /// Who may stop on defenders' forts.
    Dfors = "dfors",
    /// To whom corners are hostile.
    Corh = "corh",
    /// To whom the occupied centre is hostile.
    Cenh = "cenh",
    /// To whom the empty centre is hostile.
    Cenhe = "cenhe",
    /// To whom attackers' forts are hostile.
    Aforh = "aforh",
    /// To whom defenders' forts are hostile.
    Dforh = "dforh",
    /// Who may enter corners from outside.
    Corre = "corre",
    /// Who may enter the centre from outside.
    Cenre = "cenre",
    /// Who may enter attackers' forts from outside.
    Aforre = "aforre",
    /// Who may enter defenders' forts from outside.
    Dforre = "dforre",
    /// Shieldwall captures.
    Sw = "sw",
    /// Whether a shieldwall is closed on the edge only.
    Swf = "swf",
    /// Whether an edge fort wins.
    Efe = "efe",
    /// Linnaean capture.
    Linc = "linc",
    /// Berserk.
    Ber = "ber",
    /// The start, rank 1 first.
    Start = "start",
    /// The start, top rank first.
    Starti = "starti",
}

impl Key {
    /// The key of that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Key> {
        Key::ALL.iter().copied().find(|key| key.word() == word)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A kind of special square: where it is, and what it does to whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zone {
    /// The squares, by file, then by rank.
    pub squares: Vec<Point>,
    /// Whose enemy it stands in for (the centre: while a piece stands on it).
    pub hostile: Pieces,
    /// Who may pass.
    pub pass: Pieces,
    /// Who may stop.
    pub stop: Pieces,
    /// Who may come in from outside.
    pub enter: Pieces,
}

/// How each kind of special piece, and the king, jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jumps {
    /// `kj`
    pub king: Jump,
    /// `nj`
    pub knight: Jump,
    /// `cj`
    pub commander: Jump,
    /// `mj`
    pub mercenary: Jump,
    /// `gj`
    pub guard: Jump,
}

/// A rules record, what it leaves out filled in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtnRules {
    /// The name, with `_` for spaces; empty if there is none.
    pub name: String,
    /// `esc`
    pub escape: EscapeTo,
    /// `surf`
    pub surrounding_fatal: bool,
    /// `atkf`
    pub attackers_first: bool,
    /// `tfr`
    pub threefold: Threefold,
    /// `ka`
    pub king_armed: Armed,
    /// `ks`
    pub king_strength: Strength,
    /// `kj nj cj mj gj`
    pub jumps: Jumps,
    /// `spd`
    pub speeds: Speeds,
    /// `cor corh corp cors corre`
    pub corners: Zone,
    /// `cen cenh cenp cens cenre`
    pub centre: Zone,
    /// `cenhe`: to which pieces the empty centre is hostile.
    pub empty_centre_hostile: Pieces,
    /// `afor aforh aforp afors aforre`
    pub attacker_forts: Zone,
    /// `dfor dforh dforp dfors dforre`
    pub defender_forts: Zone,
    /// `sw`
    pub shieldwall: Shieldwall,
    /// `swf`
    pub shieldwall_flanking: bool,
    /// `efe`
    pub edge_fort: bool,
    /// `linc`
    pub linnaean: bool,
    /// `ber`
    pub berserk: Berserk,
    /// `start` or `starti`; its width is `dim`.
    pub start: Board,
    /// Which of the two is written.
    pub start_order: RankOrder,
}

impl OtnRules {
    /// The rules of a record that has nothing but a start.
    #[must_use]
    pub fn usual(start: Board, start_order: RankOrder) -> OtnRules {
        let size = start.size;
        OtnRules {
            name: String::new(),
            escape: EscapeTo::Corners,
            surrounding_fatal: true,
            attackers_first: true,
            threefold: Threefold::Draw,
            king_armed: Armed::Armed,
            king_strength: Strength::Strong,
            jumps: Jumps {
                king: Jump::None,
                knight: Jump::Capturing,
                commander: Jump::Free,
                mercenary: Jump::None,
                guard: Jump::None,
            },
            speeds: Speeds::default(),
            corners: Zone {
                squares: usual_corners(size),
                hostile: Pieces::USUAL,
                pass: Pieces::KING,
                stop: Pieces::KING,
                enter: Pieces::USUAL,
            },
            centre: Zone {
                squares: usual_centre(size),
                hostile: Pieces::ATTACKERS,
                pass: Pieces::USUAL,
                stop: Pieces::KING,
                enter: Pieces::USUAL,
            },
            empty_centre_hostile: Pieces::USUAL,
            attacker_forts: Zone {
                squares: Vec::new(),
                hostile: Pieces::DEFENDERS,
                pass: Pieces::USUAL,
                stop: Pieces::USUAL,
                enter: Pieces::USUAL,
            },
            defender_forts: Zone {
                squares: Vec::new(),
                hostile: Pieces::ATTACKERS,
                pass: Pieces::DEFENDERS,
                stop: Pieces::DEFENDERS,
                enter: Pieces::USUAL,
            },
            shieldwall: Shieldwall::None,
            shieldwall_flanking: true,
            edge_fort: false,
            linnaean: false,
            berserk: Berserk::None,
            start,
            start_order,
        }
    }

    /// Width of the board.
    #[must_use]
    pub fn size(&self) -> usize {
        self.start.size
    }

    /// The name as people write it.
    #[must_use]
    pub fn display_name(&self) -> String {
        self.name.replace('_', " ")
    }

    /// The pieces that can be on the board: those of the start, and mercenaries of both sides where there is one, since they change
    /// sides.
    #[must_use]
    pub fn pieces_in_play(&self) -> Pieces {
        let start: Pieces = self.start.pieces.iter().map(|(_, letter)| *letter).collect();
        let mercenaries: Pieces = start.letters().filter(|l| matches!(l.as_char(), 'm' | 'M')).map(Letter::turned).collect();
        start.or(mercenaries)
    }
}

/// The four squares in the corners.
pub(crate) fn usual_corners(size: usize) -> Vec<Point> {
    let ends = [0, size - 1];
    ends.iter().flat_map(|file| ends.iter().map(|rank| Point::new(*file, *rank))).collect()
}

/// The square in the middle, if there is one.
pub(crate) fn usual_centre(size: usize) -> Vec<Point> {
    if size % 2 == 1 { vec![Point::new(size / 2, size / 2)] } else { Vec::new() }
}

#[cfg(test)]
mod tests;
