//! Shieldwalls, encirclement and exit forts, fast and slow, on arrangements made for them, with most moves played on both: under rule
//! sets like Copenhagen, under random ones, and under the built-in ones that have such rules.

mod arrangements;
mod siege;

use std::collections::BTreeMap;

use arrangements::{Choice, USUAL, blockade, fortress, ring, wall};
use hnefi_rules::rules::{Encirclement, NoEscape, Shieldwall, Switch};
use hnefi_rules::{Ending, Move, Point, Position};
use hnefi_rulesets::Ruleset;

use crate::positions_wanted;
use crate::twin::Twin;
use crate::twin::compare::{compare, play_both};
use crate::twin::random::Random;
use crate::twin::rule_sets::{Ground, every_selection, random_rule_sets};

fn choices() -> Vec<Ground> {
    let choices = [
        USUAL,
        Choice { size: 9, king_alone: "loses", ..USUAL },
        Choice { size: 11, ..USUAL },
        Choice { size: 8, throne: false, shieldwall: "any-move", ..USUAL },
        Choice { corners: "quad", ..USUAL },
        Choice { shieldwall: "any-move", shieldwall_corners: "no", ..USUAL },
        Choice { shieldwall: "any-move", king_armed: "hammer", ..USUAL },
        Choice { shieldwall: "any-move", king_armed: "anvil", ..USUAL },
        Choice { king_armed: "unarmed", shieldwall_corners: "no", ..USUAL },
        Choice { shieldwall: "none", moving_between: "king-only", ..USUAL },
        Choice { size: 5, moving_between: "king-only", shieldwall: "any-move", ..USUAL },
    ];
    choices.iter().map(Choice::ground).collect()
}

/// Random rule sets, and built-in ones.
fn others(seed: u64, number: usize) -> Vec<Ground> {
    let mut all = random_rule_sets(&mut Random(seed), number);
    all.extend(every_selection());
    all
}

/// What came of positions.
#[derive(Default)]
struct Seen {
    by_setup: BTreeMap<String, usize>,
    by_move: BTreeMap<String, usize>,
    rows: usize,
    positions: usize,
}

/// Compares positions, and what their moves make of them.
fn look_at(grounds: &[Ground], positions: usize, make: impl Fn(&Ruleset, &mut Random) -> Position) -> Seen {
    let mut seen = Seen::default();
    for (number, ground) in grounds.iter().enumerate() {
        let mut random = Random(0x0016 + number as u64);
        for _ in 0..positions / grounds.len() + 1 {
            let position = make(&ground.rules, &mut random);
            seen.look_at(ground, &position, &mut random);
        }
    }
    seen
}

impl Seen {
    fn look_at(&mut self, ground: &Ground, position: &Position, random: &mut Random) {
        self.positions += 1;
        if let Some(ending) = position.ending() {
            *self.by_setup.entry(format!("{ending:?}")).or_default() += 1;
        }
        let mut moves = compare(ground, position, random);
        // Moves to the edge close walls and forts; of the others some will do.
        moves.retain(|mv| mv.to.is_on_edge(position.size()) || random.once_in(6));
        let twin = Twin::of(&ground.rules, position);
        for mv in moves {
            let next = play_both(ground, position, &twin, mv);
            if let Some(ending) = next.ending() {
                *self.by_move.entry(format!("{ending:?}")).or_default() += 1;
                assert_moved_to_win(position, mv, &next, ending);
            }
            self.rows += usize::from(captures_a_row(position, &next));
        }
    }

    /// Whether enough was seen of an ending, both set up and brought about.
    fn has_seen(&self, ending: Ending) {
        for counts in [&self.by_setup, &self.by_move] {
            let count = counts.get(&format!("{ending:?}")).copied().unwrap_or_default();
            assert!(count > self.positions / 50, "only {counts:?} of {} positions", self.positions);
        }
    }
}

/// Only a side's own move wins by the board, unless the enemy's man goes to his death between two, the king walks into a place that he cannot
/// leave, a defender jumps into a ring, or the defenders themselves give up what was left to them.
fn assert_moved_to_win(position: &Position, mv: Move, next: &Position, ending: Ending) {
    let died = next.piece_at(mv.to).is_none_or(|piece| piece.side() != position.side());
    let midway = Point::new((mv.from.file() + mv.to.file()) / 2, (mv.from.rank() + mv.to.rank()) / 2);
    let jumped_in = ending == Ending::Encirclement && midway != mv.from && position.piece_at(midway).is_some();
    let gave_up = matches!(ending, Ending::NoEscape) || ending == Ending::KingWalledIn && next.king() == Some(mv.to);
    assert!(ending.winner() == position.side() || died || jumped_in || gave_up, "{mv} at {position} gives the enemy {ending:?}");
}

/// Whether two enemies that stood side by side are gone: no capture between two does that.
fn captures_a_row(before: &Position, after: &Position) -> bool {
    let gone: Vec<Point> = before.pieces(before.side().other()).filter(|p| after.is_empty(*p)).collect();
    gone.iter().any(|a| gone.iter().any(|b| a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1))
}

fn share() -> usize {
    positions_wanted() / 100
}

#[test]
fn shieldwalls() {
    let seen = look_at(&choices(), share(), wall);
    assert!(seen.rows > seen.positions / 20, "only {} rows were captured", seen.rows);
    let mut grounds = others(0x0019, 1 + share() / 20);
    grounds.retain(|ground| ground.rules.rules().shieldwall != Shieldwall::None);
    look_at(&grounds, share(), wall);
}

#[test]
fn rings() {
    look_at(&choices(), share(), ring).has_seen(Ending::Encirclement);
    let mut grounds = others(0x0020, 1 + share() / 20);
    grounds.retain(|ground| ground.rules.rules().encirclement == Encirclement::AllDefenders);
    look_at(&grounds, share(), ring);
}

/// Rule sets in which the king walled in loses, and those in which nobody comes to a corner any more.
fn stricter_choices() -> Vec<Ground> {
    let king = Choice { encirclement: "king", no_escape: "loses", ..USUAL };
    let choices = [
        king,
        Choice { size: 9, ..king },
        Choice { size: 11, ..king },
        Choice { size: 8, throne: false, ..king },
        Choice { corners: "quad", size: 9, ..king },
        Choice { king_jump: "free", ..king },
        Choice { king_jump: "special-points", ..king },
        Choice { moving_between: "king-only", ..king },
        Choice { king_armed: "unarmed", ..king },
    ];
    choices.iter().map(Choice::ground).collect()
}

#[test]
fn walls_around_the_king() {
    look_at(&stricter_choices(), share(), ring).has_seen(Ending::KingWalledIn);
    let mut grounds = others(0x0022, 1 + share() / 20);
    grounds.retain(|ground| ground.rules.rules().encirclement == Encirclement::King);
    look_at(&grounds, share(), ring);
}

#[test]
fn blockades_of_the_corners() {
    look_at(&stricter_choices(), share(), blockade).has_seen(Ending::NoEscape);
    let mut grounds = others(0x0023, 1 + share() / 20);
    grounds.retain(|ground| ground.rules.rules().no_escape == NoEscape::Loses);
    look_at(&grounds, share(), blockade);
}

#[test]
fn forts() {
    let make = |rules: &Ruleset, random: &mut Random| fortress(rules, random, rules.size() * 2);
    look_at(&choices(), share(), make).has_seen(Ending::ExitFort);
    let mut grounds = others(0x0021, 1 + share() / 20);
    grounds
        .retain(|ground| ground.rules.rules().exit_fort == Switch::Yes && arrangements::has_an_edge_for_the_king(&ground.rules));
    let seen = look_at(&grounds, share(), make);
    assert!(seen.by_setup.contains_key("ExitFort"), "{:?}", seen.by_setup);
}
