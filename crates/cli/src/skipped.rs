//! Games of a file that are passed over, with the reasons.

/// Why games were skipped, and how many for each reason.
#[derive(Default)]
pub(crate) struct Skipped(Vec<(String, usize)>);

/// The maximum number of reasons printed one by one.
const MOST_REASONS: usize = 100;

impl Skipped {
    /// Counts a game that is skipped.
    pub(crate) fn add(&mut self, reason: String) {
        let place = |skipped: &Skipped, reason: &str| skipped.0.iter().position(|(told, _)| told == reason);
        let new = place(self, &reason).is_none();
        let reason = if new && self.0.len() >= MOST_REASONS { "for other reasons of this kind".to_owned() } else { reason };
        match place(self, &reason) {
            Some(known) => self.0[known].1 += 1,
            None => self.0.push((reason, 1)),
        }
    }

    /// How many games were skipped.
    pub(crate) fn games(&self) -> usize {
        self.0.iter().map(|(_, count)| count).sum()
    }

    /// Tells each reason once, on standard error.
    pub(crate) fn tell(self, file: &str) {
        for (reason, count) in self.0 {
            eprintln!("{file}: {count} game{} skipped: {reason}", if count == 1 { "" } else { "s" });
        }
    }
}
