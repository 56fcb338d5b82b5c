//! What the solver knows of the positions it has seen: proof numbers, and proofs. A solver has one table; each question begins with an
//! empty one.

/// How hard a position seems: the least number of positions still to be settled before it is proved, and before it is refuted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) refutation: u32,
}

/// Cannot be done any more.
pub(super) const NEVER: u32 = u32::MAX;

impl Numbers {
    pub(super) const PROVED: Numbers = Numbers { proof: 0, refutation: NEVER };
    pub(super) const REFUTED: Numbers = Numbers { proof: NEVER, refutation: 0 };

    pub(super) const fn is_settled(self) -> bool {
        self.proof == 0 || self.refutation == 0
    }
}

/// No proof is known.
const NO_PROOF: u16 = u16::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    numbers: Numbers,
    /// The plies left for which the numbers hold.
    bound: u16,
    /// Within how many plies a win has been proved.
    proved: u16,
    /// Within how many plies there is certainly none.
    refuted: u16,
    /// The question it belongs to; 0 for an empty place.
    question: u16,
    /// How many positions the numbers rest on.
    work: u32,
}

impl TableEntry {
    const EMPTY: TableEntry =
        TableEntry { key: 0, numbers: Numbers::PROVED, bound: 0, proved: NO_PROOF, refuted: 0, question: 0, work: 0 };

    /// The plies of the proof, if there is one within the bound.
    pub(super) fn proved_within(&self, bound: u16) -> Option<u16> {
        (self.proved != NO_PROOF && self.proved <= bound).then_some(self.proved)
    }

    /// The numbers for this many plies left, if known.
    pub(super) fn numbers(&self, bound: u16) -> Option<Numbers> {
        if self.proved_within(bound).is_some() {
            Some(Numbers::PROVED)
        } else if self.refuted >= bound && self.refuted > 0 {
            Some(Numbers::REFUTED)
        } else {
            (self.bound == bound && self.numbers.proof != 0).then_some(self.numbers)
        }
    }
}

const BUCKET: usize = 4;
const _: () = assert!(size_of::<TableEntry>() == 32);

pub(super) struct Table {
    buckets: Box<[[TableEntry; BUCKET]]>,
    question: u16,
}

impl Table {
    pub(super) fn new(megabytes: usize) -> Table {
        let buckets = (megabytes << 20) / size_of::<[TableEntry; BUCKET]>();
        Table { buckets: vec![[TableEntry::EMPTY; BUCKET]; buckets.max(1)].into_boxed_slice(), question: 0 }
    }

    /// Another question: what is in the table belongs to the one before.
    pub(super) fn begin(&mut self) {
        self.question = self.question.wrapping_add(1);
        if self.question == 0 {
            self.buckets.fill([TableEntry::EMPTY; BUCKET]);
            self.question = 1;
        }
    }

    fn bucket(&mut self, key: u64) -> &mut [TableEntry; BUCKET] {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &mut self.buckets[at as usize]
    }

    pub(super) fn get(&mut self, key: u64) -> Option<TableEntry> {
        let question = self.question;
        self.bucket(key).iter().find(|known| known.question == question && known.key == key).copied()
    }

    /// The numbers of a position for this many plies left, neither of them settled for good, unless by lines given up on the way here.
    pub(super) fn put(&mut self, key: u64, bound: u16, numbers: Numbers, work: u32) {
        let known = self.place(key);
        known.numbers = numbers;
        known.bound = bound;
        known.work = known.work.saturating_add(work);
    }

    /// A win within this many plies.
    pub(super) fn put_proof(&mut self, key: u64, plies: u16, work: u32) {
        let known = self.place(key);
        known.proved = known.proved.min(plies);
        known.work = known.work.saturating_add(work);
    }

    /// Certainly no win within this many plies.
    pub(super) fn put_refutation(&mut self, key: u64, bound: u16, work: u32) {
        let known = self.place(key);
        known.refuted = known.refuted.max(bound);
        known.work = known.work.saturating_add(work);
    }

    /// The place of a position: its own, or that of the least work.
    fn place(&mut self, key: u64) -> &mut TableEntry {
        let question = self.question;
        let bucket = self.bucket(key);
        let own = |known: &TableEntry| known.question == question && known.key == key;
        let rank = |known: &TableEntry| (known.question == question, known.work);
        let at = bucket.iter().position(own).unwrap_or_else(|| {
            let at = (0..BUCKET).min_by_key(|at| rank(&bucket[*at])).unwrap_or(0);
            bucket[at] = TableEntry { key, question, ..TableEntry::EMPTY };
            at
        });
        &mut bucket[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_holds_for_more_plies_and_a_refutation_for_fewer() {
        let mut table = Table::new(1);
        table.begin();
        table.put_proof(5, 7, 1);
        table.put_refutation(5, 4, 1);
        let known = table.get(5).expect("just stored");
        assert_eq!(known.numbers(7), Some(Numbers::PROVED));
        assert_eq!(known.numbers(9), Some(Numbers::PROVED));
        assert_eq!(known.numbers(4), Some(Numbers::REFUTED));
        assert_eq!(known.numbers(6), None);
        let hard = Numbers { proof: 3, refutation: 8 };
        table.put(5, 6, hard, 1);
        let known = table.get(5).expect("still there");
        assert_eq!((known.numbers(6), known.numbers(5), known.numbers(7)), (Some(hard), None, Some(Numbers::PROVED)));
    }

    #[test]
    fn another_question_begins_with_an_empty_table() {
        let mut table = Table::new(1);
        table.begin();
        table.put_proof(5, 7, 1);
        table.begin();
        assert!(table.get(5).is_none());
        for _ in 0..u32::from(u16::MAX) {
            table.begin();
            assert!(table.get(5).is_none());
        }
    }

    #[test]
    fn what_rests_on_least_gives_way() {
        let mut table = Table::new(1);
        table.begin();
        for (key, work) in [(1, 9), (2, 3), (3, 5), (4, 7)] {
            table.put_proof(key, 3, work);
        }
        table.put_proof(6, 3, 1);
        assert!(table.get(2).is_none() && [1, 3, 4, 6].into_iter().all(|key| table.get(key).is_some()));
    }
}
