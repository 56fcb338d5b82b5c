//! What a position is worth as it stands, from the attackers' side, in hundredths of a man. One file an idea; the weights are in
//! [`weights`].

mod danger;
mod escape;
mod material;
mod mobility;
mod ring;
mod weights;

use hnefi_rules::{Position, Side};

use crate::bits::Bits;
use crate::score::Score;
use crate::terrain::Terrain;
pub(crate) use escape::Ways;
use weights::Weights;

/// A position as the evaluation looks at it: who stands where, as sets.
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) terrain: &'a Terrain<'a>,
    pub(crate) attackers: Bits,
    /// The king among them.
    pub(crate) defenders: Bits,
    /// Points of the board where nobody stands.
    pub(crate) empty: Bits,
    /// Where the king could go in a few moves if nobody else moved.
    pub(crate) ways: Ways,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position, terrain: &'a Terrain<'a>) -> View<'a> {
        let attackers = Bits::occupied(position, Side::Attackers);
        let defenders = Bits::occupied(position, Side::Defenders);
        let empty = terrain.board.without(&attackers).without(&defenders);
        let ways = Ways::new(position, terrain, &empty);
        View { position, terrain, attackers, defenders, empty, ways }
    }

    /// The score for the side to move, the start of the game counting as even.
    pub(crate) fn score(&self) -> Score {
        let for_attackers = Score::value(self.for_attackers() - self.terrain.even);
        match self.position.side() {
            Side::Attackers => for_attackers,
            Side::Defenders => -for_attackers,
        }
    }

    /// The sum of all ideas.
    pub(crate) fn for_attackers(&self) -> i32 {
        let weights = Weights::of(self.terrain);
        material::score(self, weights)
            + escape::score(self, weights)
            + ring::score(self, weights)
            + mobility::score(self, weights)
            + danger::score(self, weights)
    }
}
