//! What the registry, and those who follow a game, see of it without asking it.

use std::sync::atomic::{AtomicBool, AtomicUsize};

use tokio::sync::{Notify, broadcast, watch};

use crate::live_games::command::Snapshot;
use crate::live_games::messages::PeerMessage;
use crate::live_games::presence::Presence;
use crate::live_games::{SignalSent, time};

/// Words between players that wait for a slow reader.
const SIGNALS: usize = 16;

/// What the registry sees of a game without asking it.
pub(crate) struct SharedState {
    /// Commands sent and not yet answered.
    pub(crate) pending: AtomicUsize,
    /// Whether it must stay in memory: the engine works for it, its time is nearly over, or it has just been asked something.
    pub(crate) stays: AtomicBool,
    /// The latest snapshot, for all who follow the game.
    pub(crate) games: watch::Sender<Option<Snapshot>>,
    /// Who is at the board.
    pub(crate) presence: watch::Sender<Presence>,
    /// What players say to each other.
    pub(crate) signals: broadcast::Sender<SignalSent>,
    /// Another process has written events, or may have.
    pub(crate) behind: Notify,
    /// A process has died, and the leases of its games are free.
    pub(crate) leases_free: Notify,
    /// Another process asks who is at the board.
    pub(crate) who_is_here: Notify,
}

impl SharedState {
    /// Hears what another process says of the game.
    pub(crate) fn hear(&self, message: PeerMessage) {
        match message {
            PeerMessage::Here { process, pages } => {
                self.presence.send_modify(|presence| presence.hear(process, pages, time::now()))
            }
            PeerMessage::WhoIsHere => self.who_is_here.notify_one(),
            // There may be no receiver.
            PeerMessage::Signal { side, signal } => drop(self.signals.send(SignalSent { side, signal })),
        }
    }

    /// The shared state of a game that is being loaded.
    pub(crate) fn new() -> SharedState {
        SharedState {
            pending: AtomicUsize::new(0),
            stays: AtomicBool::new(false),
            games: watch::Sender::new(None),
            presence: watch::Sender::new(Presence::new(time::now())),
            signals: broadcast::Sender::new(SIGNALS),
            behind: Notify::new(),
            leases_free: Notify::new(),
            who_is_here: Notify::new(),
        }
    }
}
