//! The transposition table: what was found out about positions that come up again by another order of moves.

use hnefi_rules::Move;

use crate::score::Score;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) mv: Option<Move>,
    pub(crate) score: Score,
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
}

/// Sixteen bytes, four to a bucket.
#[derive(Clone, Copy)]
struct Entry {
    /// The low half of the position's hash; the high half chose the bucket.
    key: u32,
    mv: Option<Move>,
    score: i16,
    depth: u8,
    bound: Bound,
    /// The search it was stored in; 0 for an empty place.
    age: u8,
}

const EMPTY: Entry = Entry { key: 0, mv: None, score: 0, depth: 0, bound: Bound::Upper, age: 0 };
const BUCKET: usize = 4;
const _: () = assert!(size_of::<Entry>() == 16);

pub(crate) struct Table {
    buckets: Vec<[Entry; BUCKET]>,
    age: u8,
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Table {
        let bytes = megabytes.max(1).saturating_mul(1 << 20);
        Table { buckets: vec![[EMPTY; BUCKET]; (bytes / size_of::<[Entry; BUCKET]>()).max(1)], age: 1 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([EMPTY; BUCKET]);
        self.age = 1;
    }

    /// A new search begins: what earlier ones stored gives way first.
    pub(crate) fn grow_older(&mut self) {
        self.age = if self.age == u8::MAX { 1 } else { self.age + 1 };
    }

    /// How much of the table this search has filled, in thousandths, as a sample of it shows.
    pub(crate) fn hashfull(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(1_000)];
        let filled = sample.iter().flatten().filter(|e| e.age == self.age).count();
        (1_000 * filled / (sample.len() * BUCKET)) as u32
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(crate) fn get(&self, key: u64, ply: u32) -> Option<Known> {
        let entry = self.buckets[self.place(key)].iter().find(|e| e.key == key as u32 && e.age != 0)?;
        Some(Known {
            mv: entry.mv,
            score: Score::from_table(entry.score, ply),
            depth: u32::from(entry.depth),
            bound: entry.bound,
        })
    }

    pub(crate) fn put(&mut self, key: u64, ply: u32, known: Known) {
        let (place, age) = (self.place(key), self.age);
        let bucket = &mut self.buckets[place];
        let worth = |e: &Entry| {
            let years = i32::from(age.wrapping_sub(e.age));
            if e.age == 0 { i32::MIN } else { i32::from(e.depth) - 4 * years }
        };
        let same = bucket.iter().position(|e| e.age != 0 && e.key == key as u32);
        let at = same.or_else(|| (0..BUCKET).min_by_key(|i| worth(&bucket[*i]))).unwrap_or(0);
        let old = bucket[at];
        // A shallow bound does not drive out what a deeper search of the same position found.
        if same.is_some() && old.age == age && known.bound != Bound::Exact && known.depth + 2 < u32::from(old.depth) {
            return;
        }
        bucket[at] = Entry {
            key: key as u32,
            mv: known.mv.or(if same.is_some() { old.mv } else { None }),
            score: known.score.to_table(ply),
            depth: known.depth.min(255) as u8,
            bound: known.bound,
            age,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u32) -> Known {
        Known { mv: None, score: Score::value(depth as i32), depth, bound: Bound::Lower }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let mut table = Table::new(1);
        assert!(table.get(77, 0).is_none());
        table.put(77, 3, Known { score: Score::win_in(5), ..known(9) });
        let found = table.get(77, 1).expect("just stored");
        assert_eq!((found.score, found.depth, found.bound), (Score::win_in(3), 9, Bound::Lower));
        table.clear();
        assert!(table.get(77, 0).is_none());
    }

    #[test]
    fn only_what_this_search_stored_counts_as_full() {
        let mut table = Table::new(1);
        assert_eq!(table.hashfull(), 0);
        for key in 0..(1 << 20) {
            table.put((key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15), 0, known(3));
        }
        assert!((990..=1_000).contains(&table.hashfull()), "{}", table.hashfull());
        table.grow_older();
        assert_eq!(table.hashfull(), 0);
    }

    #[test]
    fn the_shallowest_gives_way_and_older_searches_before_it() {
        let mut table = Table::new(1);
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
}
