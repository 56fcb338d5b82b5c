//! Several processes on one store: which of them works for the game unasked, and how the others learn of its events.

use std::sync::Arc;

use super::{GameActor, WriteFailed, failed};
use crate::store::StoreError;
use hnefi_play::{Action, PerSide, State};

impl GameActor {
    /// Whether there is something to do without a command: a move of the engine, a clock, a throw of the die.
    pub(super) fn has_work(state: &State) -> bool {
        let engine = state.engine_to_move().is_some() || state.engine_to_answer().is_some();
        engine || state.clocks.running().is_some() || (state.is_on() && state.game.awaits_throw())
    }

    /// Finds out whether this process works for the game unasked, where there is work. Then it does what became due before.
    pub(super) async fn take_lead(&mut self) -> Result<(), WriteFailed> {
        if self.leads.is_some() || !GameActor::has_work(&self.state) || !self.take_lease().await? {
            return Ok(());
        }
        // Another process may have had the lease until now.
        self.catch_up().await?;
        if self.state.clocks.running().is_some() {
            let outage = self.services.store.outage_since(self.state.last_at).await.map_err(|error| self.write_failed(&error))?;
            if outage > 0 {
                self.server_does(&Action::Outage { milliseconds: outage }).await?;
            }
        }
        // The die may be due.
        if let Ok(change) = self.change(Vec::new(), self.decider()) {
            match self.commit(change).await {
                Err(StoreError::Conflict) => self.catch_up().await?,
                done => done.map_err(|error| self.write_failed(&error))?,
            }
        }
        self.after_change(None);
        Ok(())
    }

    /// Takes the lease of the game, if no other process has it. Returns whether this one has it then.
    pub(super) async fn take_lease(&mut self) -> Result<bool, WriteFailed> {
        let leads = self.services.store.take_lease(self.state.id).await.map_err(|error| self.write_failed(&error))?;
        self.leads = Some(leads);
        Ok(leads)
    }

    /// Reads the events that other processes have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), WriteFailed> {
        let (id, version) = (self.state.id, self.state.version);
        let missing = self.services.store.load_after(id, version).await.map_err(|error| self.write_failed(&error))?;
        if missing.is_empty() {
            return Ok(());
        }
        let mut state = State::clone(&self.state);
        for (at, event) in &missing {
            if let Err(error) = state.apply(event, *at) {
                drop(failed(id, &error));
                return Err(WriteFailed);
            }
        }
        self.state = Arc::new(state);
        // A player has acted through another process, and so is there.
        self.asked = PerSide::default();
        self.forget_searches();
        self.after_change(None);
        Ok(())
    }

    /// Reads what other processes have written, whose notices may still be on their way: a client that was told of a move by one process may
    /// ask another. Returns whether there was something.
    pub(super) async fn refresh(&mut self) -> Result<bool, WriteFailed> {
        if !self.services.store.is_shared() {
            return Ok(false);
        }
        let known = self.state.version;
        self.catch_up().await?;
        Ok(self.state.version != known)
    }
}
