//! Depth-first proof-number search. Of all positions still open it goes to the one by which, as things look, the least is missing to a proof
//! and to a refutation, and stays there as long as that holds.
//!
//! A proof rests on wins alone, each of them proved before it was used, so it holds by whatever moves a position is reached. A
//! line that comes back to a position of its own is given up; what is refuted by that is so on this way only, and is said to be in doubt.
//! With a bound on the plies no line has to be given up, for none comes back with as many plies left: refutations are exact then.

use hnefi_rules::rules::Berserk;
use hnefi_rules::{Game, Move, Position, Side};

use super::forcing::{Forcing, Look};
use super::table::{NEVER, Numbers, Table};
use super::{Doubt, Step, Win};
use crate::board::BoardTables;
use crate::search::node_limit::ASKED_EVERY;
use crate::search::repetition::PositionHistory;

/// As many plies as it takes.
pub(super) const UNBOUNDED: u16 = u16::MAX - 1;
/// No line is followed farther than this many plies.
pub(super) const MAX_PLIES: u16 = 200;

pub(super) struct Proof<'a> {
    pub(super) forcing: Forcing<'a>,
    pub(super) tables: &'a BoardTables<'a>,
    pub(super) prover: Side,
    pub(super) table: &'a mut Table,
    pub(super) past: PositionHistory,
    root: Position,
    /// Whether a side may keep its turn, so that wins of any number of plies are possible.
    turns_vary: bool,
    nodes: u64,
    limit: u64,
    should_stop: &'a dyn Fn() -> bool,
    doubt: Option<Doubt>,
    /// Whether lines were given up because they came back to a position or went on for too long.
    cut_lines: bool,
}

/// A move of the position being searched.
struct Child {
    mv: Move,
    key: u64,
    /// It comes back to a position of this line.
    repeats: bool,
    numbers: Numbers,
}

impl<'a> Proof<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        game: &Game,
        tables: &'a BoardTables<'a>,
        prover: Side,
        limit: u64,
        should_stop: &'a dyn Fn() -> bool,
    ) -> Proof<'a> {
        table.begin();
        let mut past = PositionHistory::new(game, tables.repetition);
        // Every position enters the line by itself, the root too.
        past.leave();
        Proof {
            forcing: Forcing::new(game.variant(), tables, prover),
            tables,
            prover,
            table,
            past,
            root: game.position().clone(),
            turns_vary: game.variant().rules().berserk != Berserk::None,
            nodes: 0,
            limit,
            should_stop,
            doubt: None,
            cut_lines: false,
        }
    }

    /// The turns before the game is drawn, if no piece is captured on the way.
    pub(super) fn turns_left(&self) -> u32 {
        self.past.turns_left_at_the_root()
    }

    /// Whether a line may have more plies than there are [turns left](Proof::turns_left).
    pub(super) fn limit_may_move(&self) -> bool {
        self.past.limit_may_move()
    }

    pub(super) const fn root(&self) -> &Position {
        &self.root
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) const fn doubt(&self) -> Option<Doubt> {
        self.doubt
    }

    pub(super) const fn cut_lines(&self) -> bool {
        self.cut_lines
    }

    /// A win from the root within this many plies.
    pub(super) fn win(&mut self, bound: u16) -> Option<Win> {
        if self.doubt.is_some() {
            return None;
        }
        let root = self.root.clone();
        if !self.settle(&root, bound) {
            return None;
        }
        let win = self.strategy(&root).filter(|win| win.plies <= u32::from(bound));
        if win.is_none() {
            self.doubt = self.doubt.or(Some(Doubt::Memory));
        }
        win
    }

    /// A win that the search without a bound missed, because it gave up lines that repeat a position.
    pub(super) fn win_within_the_longest(&mut self) -> Option<Win> {
        (4..=MAX_PLIES).step_by(4).find_map(|bound| self.win(bound))
    }

    /// Looks for wins within ever more plies, up to the one known: the first found is the shortest.
    pub(super) fn shorten(&mut self, win: &mut Win, report: &mut dyn FnMut(Step<'_>)) {
        let (first, step) = match (self.turns_vary, self.root.side() == self.prover) {
            (true, _) => (1, 1),
            (false, true) => (1, 2),
            (false, false) => (2, 2),
        };
        for bound in (first..=MAX_PLIES).step_by(step).take_while(|bound| u32::from(*bound) < win.plies) {
            if let Some(shorter) = self.win(bound) {
                *win = shorter;
                break;
            }
            if self.doubt.is_some() {
                return;
            }
            report(Step::NoneWithin(u32::from(bound)));
        }
        if self.doubt.is_none() && win.plies <= u32::from(MAX_PLIES) {
            win.shortest = true;
            report(Step::SearchResult(win));
        }
    }

    /// The plies that a win takes at least where none is seen at the first look: a threat, a reply, the deed; and a parry before them if
    /// it is the other side's turn.
    const fn least_plies(&self, is_provers: bool) -> u16 {
        let threat_and_deed = if self.turns_vary { 2 } else { 3 };
        if is_provers { threat_and_deed } else { threat_and_deed + 1 }
    }

    /// Counts a position that belongs to a proof already found.
    pub(super) const fn count(&mut self) {
        self.nodes += 1;
    }

    /// Counts a position; whether the search must end.
    pub(super) fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.doubt.is_none() {
            if self.nodes >= self.limit {
                self.doubt = Some(Doubt::Nodes);
            } else if self.nodes.is_multiple_of(ASKED_EVERY) && (self.should_stop)() {
                self.doubt = Some(Doubt::Stopped);
            }
        }
        self.doubt.is_some()
    }

    /// Searches a position until it is proved or refuted for this many plies, or the search must end. Whether it is proved.
    pub(super) fn settle(&mut self, position: &Position, bound: u16) -> bool {
        let most = Numbers { proof: NEVER, refutation: NEVER };
        let mut numbers = self.first_look(position, bound, &mut Vec::new()).0;
        if !numbers.is_settled() {
            numbers = self.search(position, bound, most, 0);
        }
        numbers.proof == 0
    }

    /// The numbers of a position that is not in the table: as many parries as there are must be answered, as many threats refuted.
    /// With them the plies of the win, if it is one.
    fn first_look(&mut self, position: &Position, bound: u16, moves: &mut Vec<Move>) -> (Numbers, u16) {
        self.spend();
        let key = position.hash();
        let is_provers = position.side() == self.prover;
        match self.forcing.look(position, &self.past, moves) {
            Look::Won(plies) => {
                self.table.put_proof(key, plies, 1);
                (if plies <= bound { Numbers::PROVED } else { Numbers::REFUTED }, plies)
            }
            Look::Lost => {
                self.table.put_refutation(key, UNBOUNDED, 1);
                (Numbers::REFUTED, 0)
            }
            Look::Open if bound < self.least_plies(is_provers) => {
                self.table.put_refutation(key, bound, 1);
                (Numbers::REFUTED, 0)
            }
            Look::Open => {
                let many = moves.len() as u32;
                let numbers =
                    if is_provers { Numbers { proof: 1, refutation: many } } else { Numbers { proof: many, refutation: 1 } };
                self.table.put(key, bound, numbers, 1);
                (numbers, 0)
            }
        }
    }

    /// Searches below a position until one of its numbers reaches its limit. The numbers it has then; they mean nothing when the search
    /// must end.
    fn search(&mut self, position: &Position, bound: u16, most: Numbers, ply: u16) -> Numbers {
        let key = position.hash();
        let before = self.nodes;
        let mut moves = Vec::new();
        if self.doubt.is_some() || self.spend() {
            return most;
        }
        if self.forcing.look(position, &self.past, &mut moves) != Look::Open {
            return self.first_look(position, bound, &mut moves).0;
        }
        if ply >= MAX_PLIES {
            self.cut_lines = true;
            self.table.put(key, bound, Numbers::REFUTED, 1);
            return Numbers::REFUTED;
        }
        let is_provers = position.side() == self.prover;
        let below = if bound == UNBOUNDED { UNBOUNDED } else { bound - 1 };
        self.past.enter(position);
        let mut next = position.clone();
        let mut children: Vec<Child> = Vec::with_capacity(moves.len());
        for mv in moves {
            next.clone_from(position);
            next.play(self.tables.compiled, mv);
            let key = next.hash();
            let repeats = bound == UNBOUNDED && self.past.is_on_path(&next);
            self.cut_lines |= repeats;
            children.push(Child { mv, key, repeats, numbers: Numbers::REFUTED });
        }
        let numbers = loop {
            let (numbers, plies) = self.sum_up(position, &mut next, &mut children, below, is_provers);
            if self.doubt.is_some() {
                break most;
            }
            let work = (self.nodes - before) as u32;
            if let Some(plies) = plies {
                self.table.put_proof(key, plies, work);
            } else if numbers.refutation == 0 && bound != UNBOUNDED {
                self.table.put_refutation(key, bound, work);
            } else {
                self.table.put(key, bound, numbers, work);
            }
            if numbers.is_settled() || numbers.proof >= most.proof || numbers.refutation >= most.refutation {
                break numbers;
            }
            let Some((at, most)) = choose(&children, numbers, most, is_provers) else { break numbers };
            next.clone_from(position);
            next.play(self.tables.compiled, children[at].mv);
            let child = next.clone();
            self.search(&child, below, most, ply + 1);
        };
        self.past.leave();
        numbers
    }

    /// A position's numbers, from those of the positions its moves lead to; and the plies of the proof if that is one.
    fn sum_up(
        &mut self,
        position: &Position,
        next: &mut Position,
        children: &mut [Child],
        below: u16,
        is_provers: bool,
    ) -> (Numbers, Option<u16>) {
        let mut numbers =
            if is_provers { Numbers { proof: NEVER, refutation: 0 } } else { Numbers { proof: 0, refutation: NEVER } };
        // What a parry does not prevent takes two plies.
        let mut plies = if is_provers { u16::MAX } else { 2 };
        for child in children {
            let known = if child.repeats { None } else { self.table.get(child.key) };
            let (of_child, proved) = match known.and_then(|known| Some((known.numbers(below)?, known.proved_within(below)))) {
                _ if child.repeats => (Numbers::REFUTED, 0),
                Some((numbers, proved)) => (numbers, proved.unwrap_or(0)),
                None => {
                    next.clone_from(position);
                    next.play(self.tables.compiled, child.mv);
                    self.first_look(next, below, &mut Vec::new())
                }
            };
            child.numbers = of_child;
            if is_provers {
                numbers.proof = numbers.proof.min(of_child.proof);
                numbers.refutation = add(numbers.refutation, of_child.refutation);
            } else {
                numbers.proof = add(numbers.proof, of_child.proof);
                numbers.refutation = numbers.refutation.min(of_child.refutation);
            }
            if of_child.proof == 0 {
                plies = if is_provers { plies.min(proved.saturating_add(1)) } else { plies.max(proved.saturating_add(1)) };
            }
        }
        if numbers.proof == 0 {
            (Numbers::PROVED, Some(plies))
        } else if numbers.refutation == 0 {
            (Numbers::REFUTED, None)
        } else {
            (numbers, None)
        }
    }
}

/// The sum of two numbers of which neither says never unless it is.
const fn add(a: u32, b: u32) -> u32 {
    if a == NEVER || b == NEVER {
        return NEVER;
    }
    let sum = a.saturating_add(b);
    if sum == NEVER { NEVER - 1 } else { sum }
}

/// The move to search next, and how far: until another one seems easier, by a quarter so that the search does not jump to and fro.
fn choose(children: &[Child], numbers: Numbers, most: Numbers, is_provers: bool) -> Option<(usize, Numbers)> {
    let easy = |child: &Child| if is_provers { child.numbers.proof } else { child.numbers.refutation };
    let rest = |child: &Child| if is_provers { child.numbers.refutation } else { child.numbers.proof };
    let open = children.iter().enumerate().filter(|(_, child)| !child.numbers.is_settled());
    let (at, best) = open.min_by_key(|(_, child)| (easy(child), rest(child)))?;
    let others = children.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, child)| easy(child));
    let second = others.min().unwrap_or(NEVER);
    let mine = |most: u32| most.min(second.saturating_add(second / 4).saturating_add(1));
    let others_sum =
        |most: u32, all: u32| if most == NEVER { NEVER } else { most.saturating_sub(all).saturating_add(rest(best)) };
    let most = if is_provers {
        Numbers { proof: mine(most.proof), refutation: others_sum(most.refutation, numbers.refutation) }
    } else {
        Numbers { proof: others_sum(most.proof, numbers.proof), refutation: mine(most.refutation) }
    };
    Some((at, most))
}
