//! What is sent of a game, made once for all who are sent it at the same time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;

/// How long a text is sent again. It may say how much time a player has left, so it must not be old.
const FRESH: Duration = Duration::from_millis(50);

/// The texts that were made of a snapshot of a game: the change since a version, and the whole game.
#[derive(Debug, Default)]
pub(crate) struct Texts(Mutex<HashMap<Option<u64>, (Instant, Bytes)>>);

impl Texts {
    /// The change since a version, or the whole game, as made a moment ago or now.
    pub(crate) fn text(&self, since: Option<u64>, make: impl FnOnce() -> Bytes) -> Bytes {
        // Others wait for a text that is being made instead of making it too.
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, text)) = made.get(&since)
            && at.elapsed() < FRESH
        {
            return text.clone();
        }
        made.retain(|_, (at, _)| at.elapsed() < FRESH);
        let text = make();
        made.insert(since, (Instant::now(), text.clone()));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_made_once_for_all_who_want_it_at_the_same_time() {
        let texts = Texts::default();
        let begun = Instant::now();
        let first = texts.text(Some(3), || Bytes::from_static(b"three"));
        let again = texts.text(Some(3), || Bytes::from_static(b"made twice"));
        assert!(first == again || begun.elapsed() >= FRESH);
        assert_eq!(texts.text(None, || Bytes::from_static(b"all")), "all");
    }
}
