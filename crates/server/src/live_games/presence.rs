//! Who is at the board: the people who play and those who watch. This is not part of the game and is not stored.

use std::collections::HashMap;

use tokio::sync::watch;

use crate::random::{Random128, SeatHash};
use hnefi_play::{PerSide, Seats};

/// The open pages of a game, and since when people who left have been away.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// Open pages by the secret of the person; `None` for those who only watch.
    pages: HashMap<Option<SeatHash>, usize>,
    /// The pages that other processes on the same store say are open there.
    elsewhere: HashMap<Random128, Vec<(Option<SeatHash>, usize)>>,
    /// When people left, in milliseconds since 1970.
    left: HashMap<SeatHash, u64>,
    /// Since when people who have not come yet are away.
    since: u64,
}

/// What others see of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AtTheBoard {
    /// Whether the person of a side has the game open.
    pub(crate) players: PerSide<bool>,
    /// Pages open elsewhere.
    pub(crate) watchers: usize,
}

impl Presence {
    /// No page is open, from this time on.
    pub(crate) fn new(now: u64) -> Presence {
        Presence { since: now, ..Presence::default() }
    }

    /// Who is here, as seen by others.
    pub(crate) fn of(&self, seats: &Seats) -> AtTheBoard {
        let key = |side| seats.of(side).key;
        let players = PerSide::of_each(|side| key(side).is_some_and(|key| self.is_here(key)));
        let sits = |person: &Option<SeatHash>| person.is_some() && seats.both().iter().any(|(_, player)| player.key == *person);
        let own = self.pages.iter().map(|(person, pages)| (person, *pages));
        let all = own.chain(self.elsewhere.values().flatten().map(|(person, pages)| (person, *pages)));
        let watchers = all.filter(|(person, _)| !sits(person)).map(|(_, pages)| pages).sum();
        AtTheBoard { players, watchers }
    }

    fn is_here(&self, key: SeatHash) -> bool {
        let person = Some(key);
        self.pages.contains_key(&person) || self.elsewhere.values().flatten().any(|(one, _)| *one == person)
    }

    /// The pages that are open here.
    pub(crate) fn own(&self) -> Vec<(Option<SeatHash>, usize)> {
        let mut pages: Vec<_> = self.pages.iter().map(|(person, pages)| (*person, *pages)).collect();
        pages.sort_unstable_by_key(|(person, _)| person.map(|key| key.0));
        pages
    }

    /// Another process says which pages are open there.
    pub(crate) fn hear(&mut self, process: Random128, pages: Vec<(Option<SeatHash>, usize)>, now: u64) {
        let before = if pages.is_empty() { self.elsewhere.remove(&process) } else { self.elsewhere.insert(process, pages) };
        self.note_who_left(before.into_iter().flatten(), now);
    }

    /// Forgets what other processes said: they are asked again.
    pub(crate) fn forget_others(&mut self, now: u64) {
        let before = std::mem::take(&mut self.elsewhere);
        self.note_who_left(before.into_values().flatten(), now);
    }

    fn note_who_left(&mut self, before: impl Iterator<Item = (Option<SeatHash>, usize)>, now: u64) {
        for key in before.filter_map(|(person, _)| person) {
            if !self.is_here(key) {
                self.left.insert(key, now);
            }
        }
    }

    /// Since when a person has been away; `None` for one who is here.
    pub(crate) fn away_since(&self, key: SeatHash) -> Option<u64> {
        (!self.is_here(key)).then(|| self.left.get(&key).copied().unwrap_or(self.since))
    }

    /// Notes that a person has done something, with a page open or without.
    pub(crate) fn note_act(&mut self, key: SeatHash, now: u64) {
        if !self.is_here(key) {
            self.left.insert(key, now);
        }
    }

    fn come(&mut self, person: Option<SeatHash>) {
        *self.pages.entry(person).or_default() += 1;
    }

    fn leave(&mut self, person: Option<SeatHash>, now: u64) {
        let Some(pages) = self.pages.get_mut(&person) else { return };
        *pages -= 1;
        if *pages == 0 {
            self.pages.remove(&person);
            if let Some(key) = person {
                self.left.insert(key, now);
            }
        }
    }
}

/// A page that has a game open, until this is dropped.
#[derive(Debug)]
pub(crate) struct OpenPage {
    presence: watch::Sender<Presence>,
    person: Option<SeatHash>,
    now: fn() -> u64,
}

impl OpenPage {
    /// Opens a page for the person with a secret, or for a watcher (`None`).
    pub(crate) fn new(presence: &watch::Sender<Presence>, person: Option<SeatHash>, now: fn() -> u64) -> OpenPage {
        presence.send_modify(|presence| presence.come(person));
        OpenPage { presence: presence.clone(), person, now }
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let (person, now) = (self.person, (self.now)());
        self.presence.send_modify(|presence| presence.leave(person, now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hnefi_play::{Player, Seat};

    #[test]
    fn people_are_here_while_a_page_of_theirs_is_open() {
        let (one, other) = (SeatHash::of("one"), SeatHash::of("other"));
        let player = |key| Player { seat: Seat::Human, name: None, key: Some(key), invitation: None };
        let seats = Seats { attackers: player(one), defenders: player(other) };
        let presence = watch::Sender::new(Presence::new(100));
        let seen = || presence.borrow().of(&seats);
        let away = |key| presence.borrow().away_since(key);
        assert_eq!((away(one), away(other)), (Some(100), Some(100)));
        let first = OpenPage::new(&presence, Some(one), || 200);
        let second = OpenPage::new(&presence, Some(one), || 300);
        let _watching = OpenPage::new(&presence, None, || 400);
        let _stranger = OpenPage::new(&presence, Some(SeatHash::of("another")), || 400);
        assert_eq!(seen(), AtTheBoard { players: PerSide { attackers: true, defenders: false }, watchers: 2 });
        drop(first);
        assert_eq!(away(one), None);
        drop(second);
        assert_eq!((away(one), away(other)), (Some(300), Some(100)));
        let elsewhere = Random128::of("another process");
        presence.send_modify(|presence| presence.hear(elsewhere, vec![(None, 2), (Some(other), 1)], 350));
        assert_eq!((away(other), seen().watchers), (None, 4));
        presence.send_modify(|presence| presence.forget_others(400));
        assert_eq!((away(other), seen().watchers), (Some(400), 2));
        assert_eq!(seen(), AtTheBoard { players: PerSide { attackers: false, defenders: false }, watchers: 2 });
    }

    #[test]
    fn a_player_without_a_page_is_away_since_the_last_action() {
        let key = SeatHash::of("player");
        let mut presence = Presence::new(100);
        assert_eq!(presence.away_since(key), Some(100));
        presence.note_act(key, 500);
        assert_eq!(presence.away_since(key), Some(500));
        presence.come(Some(key));
        presence.note_act(key, 600);
        assert_eq!(presence.away_since(key), None);
    }
}
