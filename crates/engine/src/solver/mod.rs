//! The solver: wins that are forced through the king. One side, the prover, makes a threat with every move: the king is about to escape, or
//! about to be captured. The other side has only the few moves that parry it. Such lines are searched far deeper than the search proper
//! goes, by proof numbers.
//!
//! [`Verdict::Won`] is proved, under every rule set. [`Verdict::NoThreats`] says only that no sequence of threats wins: a win that begins with
//! a quiet move, or by zugzwang, is the search's to find.

mod forcing;
mod proof;
#[cfg(test)]
mod reference;
mod refutation;
mod strategy;
mod table;

use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Move, Side};
use proof::{MAX_PLIES, Proof, UNBOUNDED};
use table::Table;

use crate::board::BoardTables;
use crate::board::threats;
use crate::search::repetition::PositionHistory;

/// What is to be forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The king escapes.
    Escape,
    /// The king is captured.
    Capture,
}

impl Goal {
    /// The goal of a side.
    #[must_use]
    pub const fn of(side: Side) -> Goal {
        match side {
            Side::Attackers => Goal::Capture,
            Side::Defenders => Goal::Escape,
        }
    }

    /// The side that wants it.
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Goal::Escape => Side::Defenders,
            Goal::Capture => Side::Attackers,
        }
    }
}

/// A win that cannot be prevented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// Within how many plies the game is won, whatever the other side does. A turn lost for want of a move counts.
    pub plies: u32,
    /// Whether no other sequence of threats wins in fewer plies. A win with a quiet move in it may still be shorter.
    pub shortest: bool,
    /// A line of that length, to the end of the game: the moves that win, and the longest resistance to them. Turns lost are left out.
    pub line: Vec<Move>,
}

/// What the solver reports on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A win.
    SearchResult(&'a Win),
    /// No sequence of threats wins within this many plies.
    NoneWithin(u32),
}

/// Why the solver cannot tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The positions allowed were used up.
    Nodes,
    /// The caller wished it to stop.
    Stopped,
    /// Nothing can be forced where a die decides who moves.
    Dice,
    /// The table was too small to hold the proof.
    Memory,
    /// The game may be drawn by its number of turns first; a capture or a turn of several moves might prevent that.
    Turns,
}

/// What the solver found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is reached by force.
    Won(Win),
    /// No sequence of threats reaches it within 200 plies. A win that begins with a quiet move is not excluded.
    NoThreats,
    /// Neither could be shown.
    Unknown(Doubt),
}

/// A verdict and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// What was found.
    pub verdict: Verdict,
    /// Positions looked at.
    pub nodes: u64,
}

/// Solves positions. Owns the table of proof numbers.
pub struct Solver {
    table: Table,
}

impl Solver {
    /// A solver with a table of this many megabytes: some 30,000 positions each.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Solver {
        Solver { table: Table::new(table_megabytes) }
    }

    /// Tries to prove that the goal is reached from the end of a game, whichever side is to move, searching no more than `nodes` positions.
    /// Reading a proof back counts too, and may take as many again and 1,000.
    ///
    /// First any proof is looked for. What is left of the positions goes into shorter ones. `report` is called for both. `should_stop` is asked every few
    /// hundred positions; when it says yes, what has been proved counts. The same question has the same answer every time.
    pub fn solve(
        &mut self,
        game: &Game,
        goal: Goal,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(Step<'_>),
    ) -> Solved {
        let tables = BoardTables::new(game.variant());
        if let Some(solved) = at_once(game, goal, &tables) {
            return solved;
        }
        let mut proof = Proof::new(&mut self.table, game, &tables, goal.winner(), nodes, should_stop);
        // A win that comes after the game is drawn is none.
        let within = match proof.turns_left() {
            PositionHistory::NO_LIMIT => UNBOUNDED,
            left => left.min(u32::from(MAX_PLIES)) as u16,
        };
        let mut win = proof.win(within);
        if within == UNBOUNDED && win.is_none() && proof.doubt().is_none() && proof.cut_lines() && !proof.refutation_holds() {
            win = proof.win_within_the_longest();
        }
        if let Some(win) = &mut win {
            report(Step::SearchResult(win));
            proof.shorten(win, report);
        }
        let verdict = match (win, proof.doubt()) {
            (Some(win), _) => Verdict::Won(win),
            (None, Some(doubt)) => Verdict::Unknown(doubt),
            (None, None) if within < MAX_PLIES && proof.limit_may_move() => Verdict::Unknown(Doubt::Turns),
            (None, None) => Verdict::NoThreats,
        };
        Solved { verdict, nodes: proof.nodes() }
    }
}

/// What needs no search.
fn at_once(game: &Game, goal: Goal, tables: &BoardTables<'_>) -> Option<Solved> {
    let told = |verdict, nodes| Some(Solved { verdict, nodes });
    if game.outcome().is_some() {
        return told(Verdict::NoThreats, 0);
    }
    if game.variant().rules().dice != Dice::None {
        return told(Verdict::Unknown(Doubt::Dice), 0);
    }
    if game.side() != Some(goal.winner()) {
        return None;
    }
    let mv = threats::win_at_once(game.position(), tables)?;
    told(Verdict::Won(Win { plies: 1, shortest: true, line: vec![mv] }), 1)
}
