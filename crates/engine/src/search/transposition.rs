//! The transposition table (TT), shared by the search threads without locks: an entry that two of them write at once fails its check and is
//! not used.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

use hnefi_rules::{Move, Point};

use crate::score::Score;
use crate::search::memory::{in_large_pages, prefetch};

/// Whether a stored score is exact or a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score is at most this (fail low).
    Upper,
    /// The score is at least this (fail high).
    Lower,
    /// The score is exact.
    Exact,
}

impl Bound {
    /// The bound of a score that was found with a window.
    pub(crate) fn of(score: Score, alpha: Score, beta: Score) -> Bound {
        match score {
            score if score >= beta => Bound::Lower,
            score if score > alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }
}

/// An entry as the search sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableEntry {
    pub(crate) mv: Option<Move>,
    pub(crate) score: Score,
    /// The raw evaluation, if it was computed.
    pub(crate) raw_eval: Option<Score>,
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
}

impl TableEntry {
    /// Whether the score cuts off a search with a window, if its depth is enough.
    pub(crate) fn cuts(&self, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

/// Sixteen bytes, four to a bucket.
struct Entry {
    /// The position's key and what decides who stays, crossed with the other word: they belong together or the key is wrong.
    head: AtomicU64,
    body: AtomicU64,
}

/// The parts of an entry's first word.
#[derive(Clone, Copy)]
struct Head {
    /// The low half of the position's hash; the high half chose the bucket.
    key: u32,
    raw_eval: i16,
    /// The search it was stored in; 0 for an empty place.
    age: u8,
    depth: u8,
}

impl Head {
    const fn unpack(word: u64) -> Head {
        Head { key: (word >> 32) as u32, raw_eval: (word >> 16) as i16, age: (word >> 8) as u8, depth: word as u8 }
    }

    const fn pack(self) -> u64 {
        (self.key as u64) << 32 | (self.raw_eval as u16 as u64) << 16 | (self.age as u64) << 8 | self.depth as u64
    }
}

/// The parts of an entry's second word.
#[derive(Clone, Copy)]
struct Body {
    mv: Option<Move>,
    score: i16,
    bound: Bound,
}

/// As many bits as a point's index needs.
const POINT_BITS: u32 = 10;
const POINT_MASK: u64 = (1 << POINT_BITS) - 1;
const _: () = assert!(Point::COUNT <= 1 << POINT_BITS);

impl Body {
    fn unpack(word: u64) -> Body {
        let point = |shift: u32| Point::from_index((word >> shift & POINT_MASK) as usize);
        let mv = point(0).zip(point(POINT_BITS)).map(|(from, to)| Move { from, to });
        let bound = match word >> 20 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        };
        Body { mv, score: (word >> 32) as i16, bound }
    }

    fn pack(self) -> u64 {
        let mv = self.mv.map_or(0, |mv| mv.from.index() as u64 | (mv.to.index() as u64) << POINT_BITS);
        mv | (self.bound as u64) << 20 | u64::from(self.score as u16) << 32
    }
}

/// Whatever bit of a body differs, the key that it is crossed with comes out wrong.
const fn spread(body: u64) -> u64 {
    body.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Stands for an evaluation that was not asked for; no score is so low.
const UNASKED: i16 = i16::MIN;
const BUCKET: usize = 4;

/// The entries that a key may be in: one line of the cache, wherever the table lies in memory.
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);
const _: () = assert!(size_of::<Bucket>() == 64);

pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl Entry {
    const fn empty() -> Entry {
        Entry { head: AtomicU64::new(0), body: AtomicU64::new(0) }
    }

    fn load(&self) -> (Head, u64) {
        let body = self.body.load(Relaxed);
        (Head::unpack(self.head.load(Relaxed) ^ spread(body)), body)
    }

    fn store(&self, head: Head, body: u64) {
        self.head.store(head.pack() ^ spread(body), Relaxed);
        self.body.store(body, Relaxed);
    }
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Table {
        let bytes = megabytes.max(1).saturating_mul(1 << 20);
        let count = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::with_capacity(count);
        in_large_pages(buckets.spare_capacity_mut());
        buckets.extend((0..count).map(|_| Bucket([const { Entry::empty() }; BUCKET])));
        Table { buckets: buckets.into_boxed_slice(), age: AtomicU8::new(1) }
    }

    pub(crate) fn clear(&self) {
        for entry in self.entries(self.buckets.len()) {
            entry.head.store(0, Relaxed);
            entry.body.store(0, Relaxed);
        }
        self.age.store(1, Relaxed);
    }

    /// A new search begins: what earlier ones stored gives way first.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Relaxed);
        self.age.store(if age == u8::MAX { 1 } else { age + 1 }, Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Entry; BUCKET] {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    /// The entries of the first buckets.
    fn entries(&self, buckets: usize) -> impl Iterator<Item = &Entry> {
        self.buckets[..buckets].iter().flat_map(|bucket| &bucket.0)
    }

    /// A key will soon be asked for: its bucket is on the way from memory while something else is worked out.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    pub(crate) fn get(&self, key: u64, ply: u32) -> Option<TableEntry> {
        let found = self.bucket(key).iter().map(Entry::load).find(|(head, _)| head.key == key as u32 && head.age != 0);
        let (head, body) = found?;
        let Body { mv, score, bound } = Body::unpack(body);
        Some(TableEntry {
            mv,
            score: Score::from_table(score, ply),
            raw_eval: (head.raw_eval != UNASKED).then(|| Score::from_table(head.raw_eval, 0)),
            depth: u32::from(head.depth),
            bound,
        })
    }

    pub(crate) fn put(&self, key: u64, ply: u32, known: TableEntry) {
        let age = self.age.load(Relaxed);
        let bucket = self.bucket(key);
        let heads: [(Head, u64); BUCKET] = std::array::from_fn(|at| bucket[at].load());
        let worth = |head: &Head| {
            let years = i32::from(age.wrapping_sub(head.age));
            if head.age == 0 { i32::MIN } else { i32::from(head.depth) - 4 * years }
        };
        let same = heads.iter().position(|(head, _)| head.age != 0 && head.key == key as u32);
        let at = same.or_else(|| (0..BUCKET).min_by_key(|at| worth(&heads[*at].0))).unwrap_or(0);
        let (old, old_body) = heads[at];
        // A shallow bound does not drive out what a deeper search of the same position found.
        if same.is_some() && old.age == age && known.bound != Bound::Exact && known.depth + 2 < u32::from(old.depth) {
            return;
        }
        let remembered = same.and_then(|_| Body::unpack(old_body).mv);
        let head = Head {
            key: key as u32,
            raw_eval: known.raw_eval.map_or(UNASKED, |raw_eval| raw_eval.to_table(0)),
            age,
            depth: known.depth.min(255) as u8,
        };
        let body = Body { mv: known.mv.or(remembered), score: known.score.to_table(ply), bound: known.bound };
        bucket[at].store(head, body.pack());
    }

    /// How much of the table this search has filled, in thousandths, as a sample of it shows.
    pub(crate) fn hashfull(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = self.buckets.len().min(1_000);
        let filled = self.entries(sample).filter(|entry| entry.load().0.age == age).count();
        (1_000 * filled / (sample * BUCKET)) as u32
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn known(depth: u32) -> TableEntry {
        TableEntry { mv: None, score: Score::value(depth as i32), raw_eval: None, depth, bound: Bound::Lower }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let table = Table::new(1);
        assert!(table.get(77, 0).is_none());
        table.put(77, 3, TableEntry { score: Score::win_in(5), ..known(9) });
        let found = table.get(77, 1).expect("just stored");
        assert_eq!((found.score, found.depth, found.bound), (Score::win_in(3), 9, Bound::Lower));
        table.clear();
        assert!(table.get(77, 0).is_none());
    }

    proptest! {
        #[test]
        fn every_part_comes_back(
            key: u64, file in 0..19_usize, rank in 0..19_usize, to in 0..19_usize,
            score in -5_000..5_000, raw_eval in proptest::option::of(-5_000..5_000), depth in 0..256_u32, bound in 0..3,
        ) {
            let table = Table::new(1);
            let stored = TableEntry {
                mv: (to != file).then(|| Move { from: Point::new(file, rank), to: Point::new(to, rank) }),
                score: Score::value(score),
                raw_eval: raw_eval.map(Score::value),
                depth,
                bound: [Bound::Upper, Bound::Lower, Bound::Exact][bound as usize],
            };
            table.put(key, 0, stored);
            prop_assert_eq!(table.get(key, 0), Some(stored));
        }
    }

    #[test]
    fn a_garbled_entry_is_not_believed() {
        let table = Table::new(1);
        table.put(77, 0, known(3));
        for bit in 0..48 {
            table.bucket(77)[0].body.fetch_xor(1 << bit, Relaxed);
            assert!(table.get(77, 0).is_none(), "bit {bit}");
            table.bucket(77)[0].body.fetch_xor(1 << bit, Relaxed);
        }
        assert!(table.get(77, 0).is_some());
    }

    #[test]
    fn the_shallowest_gives_way_and_older_searches_before_it() {
        let table = Table::new(1);
        for depth in 1..=4 {
            table.put(u64::from(depth), 0, known(depth));
        }
        table.put(5, 0, known(5));
        assert!(table.get(1, 0).is_none() && table.get(2, 0).is_some());
        table.grow_older();
        table.put(6, 0, known(1));
        assert!(table.get(6, 0).is_some() && table.get(2, 0).is_none(), "the shallowest of the older ones has given way");
        table.put(7, 0, known(3));
        assert!(table.get(7, 0).is_some() && table.get(6, 0).is_some() && table.get(3, 0).is_none());
    }

    #[test]
    fn a_sample_shows_how_full_it_is() {
        let table = Table::new(1);
        assert_eq!(table.hashfull(), 0);
        for key in 0..1_u64 << 20 {
            table.put(key.wrapping_mul(0x9e37_79b9_7f4a_7c15), 0, known(3));
        }
        assert!((990..=1_000).contains(&table.hashfull()), "{}", table.hashfull());
        table.grow_older();
        assert_eq!(table.hashfull(), 0);
    }
}
