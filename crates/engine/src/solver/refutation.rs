//! Whether a refutation holds for good, though lines were given up in it because they come back to a position.
//!
//! It does if there is a set of positions, the root among them, that the prover cannot leave: all its threats lead into it, and every
//! threat in it has a parry that leads back into it. In none of them does it win, so it never will, however long it threatens.

use std::collections::HashMap;

use hnefi_rules::Position;

use super::forcing::Look;
use super::proof::{Proof, UNBOUNDED};

enum Member {
    /// The prover wins: no place for it to be kept in.
    Won,
    /// It has no threat.
    Lost,
    /// It may go to all of these.
    Threatens(Vec<u64>),
    /// It may be kept in by any of these.
    Parried(Vec<u64>),
}

impl Proof<'_> {
    /// Whether the root, refuted by a search without a bound, is refuted for good.
    pub(super) fn refutation_holds(&mut self) -> bool {
        let Some(mut members) = self.refuted_positions() else { return false };
        loop {
            let is_member = |key: &u64| members.contains_key(key);
            let leaves = |member: &Member| match member {
                Member::Won => true,
                Member::Lost => false,
                Member::Threatens(next) => !next.iter().all(is_member),
                Member::Parried(next) => !next.iter().any(is_member),
            };
            let gone: Vec<u64> = members.iter().filter(|(_, member)| leaves(member)).map(|(key, _)| *key).collect();
            if gone.is_empty() {
                return members.contains_key(&self.root().hash());
            }
            gone.iter().for_each(|key| {
                members.remove(key);
            });
        }
    }

    /// What threats and those parries lead to that the table says refute them; `None` if there are more positions than may be looked at.
    fn refuted_positions(&mut self) -> Option<HashMap<u64, Member>> {
        let mut members: HashMap<u64, Member> = HashMap::new();
        let mut pending: Vec<Position> = vec![self.root().clone()];
        let mut moves = Vec::new();
        while let Some(position) = pending.pop() {
            if members.contains_key(&position.hash()) {
                continue;
            }
            if self.spend() {
                return None;
            }
            let threatens = position.side() == self.prover;
            let member = match self.forcing.look(&position, &self.past, &mut moves) {
                Look::Won(_) => Member::Won,
                Look::Lost => Member::Lost,
                Look::Open => {
                    let mut next = Vec::with_capacity(moves.len());
                    for mv in &moves {
                        let after = self.after(&position, *mv);
                        next.push(after.hash());
                        let known = self.table.get(after.hash()).and_then(|known| known.numbers(UNBOUNDED));
                        if threatens || known.is_some_and(|numbers| numbers.refutation == 0) {
                            pending.push(after);
                        }
                    }
                    if threatens { Member::Threatens(next) } else { Member::Parried(next) }
                }
            };
            members.insert(position.hash(), member);
        }
        Some(members)
    }
}
