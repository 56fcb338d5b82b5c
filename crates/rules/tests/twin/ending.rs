//! The ends of the game that the whole board decides, in the plain twin: each as its sentence reads, for any position, no matter which
//! move led there.

use hnefi_rules::rules::{Encirclement, Jump, KingAlone, MercenaryTaken, NoEscape, Shieldwall, SpecialCaptured, Switch};
use hnefi_rules::{Ending, Kind, Piece, Side};

use super::capture::is_against;
use super::{DIRECTIONS, Square, Twin, opposite, step};

impl Twin {
    /// How the board has ended the game, if it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let king = self.king().filter(|king| !self.has_escaped(*king))?;
        if self.rules.king_alone == KingAlone::Loses && self.count(Side::Defenders) == 1 {
            Some(Ending::KingAlone)
        } else if self.rules.encirclement == Encirclement::AllDefenders && self.is_encircled() {
            Some(Ending::Encirclement)
        } else if self.rules.encirclement == Encirclement::King && self.is_walled_in(king) {
            Some(Ending::KingWalledIn)
        } else if self.rules.exit_fort == Switch::Yes && self.is_fort(king) {
            Some(Ending::ExitFort)
        } else if self.rules.no_escape == NoEscape::Loses && (self.is_trapped(king) || self.has_no_place_for_a_fort()) {
            Some(Ending::NoEscape)
        } else {
            None
        }
    }

    /// All squares that can be come by from one, step by step, over squares that `open` lets through.
    fn reached(&self, from: Square, open: impl Fn(Square) -> bool) -> Vec<Square> {
        let mut reached = vec![from];
        let mut done = 0;
        while let Some(&at) = reached.get(done) {
            for next in DIRECTIONS.map(|d| step(at, d)) {
                if self.on_board(next) && open(next) && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            done += 1;
        }
        reached
    }

    /// No defender, king or man, has a way to the edge past the attackers.
    fn is_encircled(&self) -> bool {
        let past = |at: Square| !self.is_of(Side::Attackers, at);
        let defenders = self.squares().filter(|at| self.is_of(Side::Defenders, *at));
        defenders.into_iter().all(|defender| !self.reached(defender, past).into_iter().any(|at| self.on_edge(at)))
    }

    /// With the king's men off the board and the attackers standing still, the king comes to no square where he has won, nor to one of the
    /// edge where he could hope for a fort.
    fn is_walled_in(&self, king: Square) -> bool {
        let mut alone = self.clone();
        let defenders: Vec<Square> = self.squares().filter(|at| self.is_of(Side::Defenders, *at)).collect();
        defenders.into_iter().for_each(|at| alone.put(at, None));
        let stops = |at: Square| alone.at(at).is_none() && alone.may_stop(Piece::King, &[], at);
        let hopes = |at: Square| {
            let fort = self.rules.exit_fort == Switch::Yes && self.on_edge(at);
            self.has_escaped(at) || fort && stops(at) && !self.is_hostile_when_empty(at, Piece::King)
        };
        let mut reach = vec![king];
        let mut done = 0;
        while let Some(&from) = reach.get(done) {
            let mut come = vec![];
            for direction in DIRECTIONS {
                let mut to = step(from, direction);
                if alone.jumps(Piece::King, from, to, step(to, direction)) {
                    come.push(step(to, direction));
                }
                while self.on_board(to) && alone.at(to).is_none() {
                    come.push(to);
                    if !alone.may_pass(Piece::King, &[], to) {
                        break;
                    }
                    to = step(to, direction);
                }
            }
            for at in come {
                if stops(at) && !reach.contains(&at) {
                    reach.push(at);
                }
            }
            done += 1;
        }
        !reach.into_iter().any(hopes)
    }

    /// The king on the edge between two attackers and two, or an attacker and a corner, with two before him one behind the other, and two
    /// more beside those if he has two men left.
    fn is_trapped(&self, king: Square) -> bool {
        let attacker = |at: Square| self.is_of(Side::Attackers, at);
        let from = |at: Square, d: Square, steps: i32| (at.0 + d.0 * steps, at.1 + d.1 * steps);
        DIRECTIONS.into_iter().any(|inward| {
            let sides = DIRECTIONS.into_iter().filter(|d| *d != inward && *d != opposite(inward));
            let sides: Vec<Square> = sides.collect();
            let shut = |d: &Square| {
                let second = from(king, *d, 2);
                attacker(from(king, *d, 1)) && (attacker(second) || self.is_corner(second))
            };
            let two_before = |at: Square| attacker(from(at, inward, 1)) && attacker(from(at, inward, 2));
            let few = self.count(Side::Defenders) - 1 < 2;
            !self.on_board(step(king, opposite(inward)))
                && sides.iter().all(shut)
                && two_before(king)
                && (few || sides.iter().any(|d| two_before(step(king, *d))))
        })
    }

    /// No defender has a way to a corner, and the men or the open squares of the edge are too few for a fort.
    fn has_no_place_for_a_fort(&self) -> bool {
        let corners: Vec<Square> = self.squares().filter(|at| self.has_escaped(*at)).collect();
        let attacker = |at: Square| self.is_of(Side::Attackers, at);
        let can_be_taken_against_a_corner = |at: Square| {
            DIRECTIONS.into_iter().any(|d| {
                let corner = step(at, d);
                corners.contains(&corner)
                    && self.is_hostile_when_empty(corner, Piece::Attacker)
                    && !attacker(step(at, opposite(d)))
            })
        };
        let open = |at: Square| !attacker(at) || can_be_taken_against_a_corner(at);
        let kept: Vec<Square> = corners.iter().flat_map(|corner| self.reached(*corner, open)).collect();
        if kept.iter().any(|at| self.is_of(Side::Defenders, *at)) {
            return false;
        }
        let last = self.size - 1;
        let edges: [Vec<Square>; 4] = [
            (0..self.size).map(|x| (x, 0)).collect(),
            (0..self.size).map(|x| (x, last)).collect(),
            (0..self.size).map(|x| (0, x)).collect(),
            (0..self.size).map(|x| (last, x)).collect(),
        ];
        let at_most = |most: usize| {
            edges.iter().all(|edge| {
                let free: Vec<usize> = (0..edge.len()).filter(|i| !attacker(edge[*i]) && !kept.contains(&edge[*i])).collect();
                free.len() <= most && free.windows(2).all(|pair| pair[1] == pair[0] + 1)
            })
        };
        let men = self.count(Side::Defenders) - 1;
        (men < 4 && self.count(Side::Attackers) > 12) || (men < 6 && at_most(3)) || at_most(2)
    }

    /// The king stands on the edge beside a free square, and the attackers, however they stood, never come near either: not even when
    /// they have taken, one after the other, every man they can. From where he escapes the men keep him away too.
    fn is_fort(&self, king: Square) -> bool {
        let rests = |at: Square| self.may_stop(Piece::King, &[], at) && !self.is_hostile_when_empty(at, Piece::King);
        let mut men: Vec<Square> = self.squares().filter(|at| self.is_of(Side::Defenders, *at) && *at != king).collect();
        if !self.on_edge(king) || !rests(king) {
            return false;
        }
        let mut attackers: Vec<Square> = self.squares().filter(|at| self.is_of(Side::Attackers, *at)).collect();
        loop {
            let reach = self.attackers_reach(&attackers, &men);
            let near = |at: Square| reach.contains(&at) || DIRECTIONS.iter().any(|d| reach.contains(&step(at, *d)));
            let free = |at: Square| self.on_board(at) && self.at(at).is_none() && rests(at) && !near(at);
            if near(king) || !DIRECTIONS.into_iter().any(|d| free(step(king, d))) {
                return false;
            }
            let Some(lost) = men.iter().position(|man| self.can_be_taken(*man, &men, &reach, attackers.len())) else {
                return !self.reached(king, |at| !men.contains(&at)).into_iter().any(|at| self.has_escaped(at));
            };
            let lost = men.swap_remove(lost);
            let changes = self.rules.mercenary_taken == MercenaryTaken::ChangesSides;
            if changes && self.at(lost) == Some(Piece::Special(Side::Defenders, Kind::Mercenary)) {
                attackers.push(lost);
            }
        }
    }

    /// Every square where attackers can come to stand if only these men are in their way. Whatever one of them may do, another is taken
    /// to be able to do as well.
    fn attackers_reach(&self, attackers: &[Square], men: &[Square]) -> Vec<Square> {
        let mut reach = attackers.to_vec();
        let mut done = 0;
        while let Some(&from) = reach.get(done) {
            for direction in DIRECTIONS {
                let mut to = step(from, direction);
                while self.on_board(to) && !men.contains(&to) {
                    if self.attackers_may_stop(to) && !reach.contains(&to) {
                        reach.push(to);
                    }
                    if !self.attackers_may_stop(to) && !self.may_pass(Piece::Attacker, &[], to) {
                        break;
                    }
                    to = step(to, direction);
                }
                let behind = step(to, direction);
                let jumped = self.attackers_jump(&[Jump::Free, Jump::SpecialPoints, Jump::Capturing, Jump::AnyMan])
                    && to == step(from, direction);
                if jumped && men.contains(&to) && self.is_open_ground(behind, men) && !reach.contains(&behind) {
                    reach.push(behind);
                }
            }
            done += 1;
        }
        reach
    }

    /// Whether attackers who may stand anywhere within reach take a man, the other men standing still.
    fn can_be_taken(&self, man: Square, men: &[Square], reach: &[Square], attackers: usize) -> bool {
        let kind = self.at(man).expect("a man stands there");
        if self.how_taken(kind) == SpecialCaptured::Never {
            return false;
        }
        let stands = |at: Square| reach.contains(&at);
        let helps = |at: Square| {
            let occupied_throne = self.is_throne(at) && is_against(self.rules.throne_hostile_occupied, Piece::Defender);
            let hostile = self.on_board(at) && (occupied_throne || self.is_hostile_when_empty(at, Piece::Defender));
            attackers > 1 && stands(at) || hostile && !men.contains(&at)
        };
        let on_both_sides = |first: &dyn Fn(Square) -> bool, second: &dyn Fn(Square) -> bool| {
            DIRECTIONS.into_iter().any(|d| first(step(man, d)) && second(step(man, opposite(d))))
        };
        let jumped = || self.attackers_jump(&[Jump::Capturing]) && on_both_sides(&stands, &|at| self.is_open_ground(at, men));
        on_both_sides(&stands, &helps) || jumped() || self.in_a_row_to_be_taken(man, men, reach, attackers)
    }

    fn in_a_row_to_be_taken(&self, man: Square, men: &[Square], reach: &[Square], attackers: usize) -> bool {
        self.rules.shieldwall != Shieldwall::None
            && self.stretches().into_iter().any(|stretch| {
                let corners = stretch.ends.iter().filter(|at| self.is_closing_corner(**at)).count();
                stretch.squares.contains(&man)
                    && stretch.squares.iter().all(|at| men.contains(at))
                    && stretch.front.iter().all(|at| reach.contains(at))
                    && stretch.ends.iter().all(|at| reach.contains(at) || self.is_closing_corner(*at))
                    && stretch.squares.len() + 2 - corners <= attackers
            })
    }

    /// Whether some attacker jumps in one of these ways, an attacker of a kind that the layout has.
    fn attackers_jump(&self, ways: &[Jump]) -> bool {
        let of_kind = |kind| match kind {
            Kind::Commander => self.rules.commander_jump,
            Kind::Knight => self.rules.knight_jump,
            Kind::Mercenary => self.rules.mercenary_jump,
            Kind::Guard => self.rules.guard_jump,
        };
        let changes = self.rules.mercenary_taken == MercenaryTaken::ChangesSides;
        let attacks = |side, kind| side == Side::Attackers || kind == Kind::Mercenary && changes;
        self.specials.iter().any(|(side, kind)| attacks(*side, *kind) && ways.contains(&of_kind(*kind)))
    }

    fn is_open_ground(&self, at: Square, men: &[Square]) -> bool {
        self.on_board(at) && !men.contains(&at) && self.attackers_may_stop(at)
    }

    /// Whether some attacker may stop on a square, those included that have not left their camp.
    fn attackers_may_stop(&self, at: Square) -> bool {
        self.is_camp(at) || self.may_stop(Piece::Attacker, &[], at)
    }
}
