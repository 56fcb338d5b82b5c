//! Deletes abandoned games.

use std::sync::Weak;
use std::time::Duration;

use crate::live_games::registry::GameRegistry;
use crate::live_games::time;

/// How often it is looked for such games.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// Deletes unfinished games in which nothing has happened for so long, now and from time to time, as long as there is a registry.
pub(crate) fn start(registry: Weak<GameRegistry>, age: Duration) {
    tokio::spawn(async move {
        while let Some(games) = registry.upgrade() {
            let age = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
            match games.services().store.expire(time::now().saturating_sub(age)).await {
                Ok(deleted) if deleted.is_empty() => {}
                Ok(deleted) => {
                    tracing::info!(games = deleted.len(), "deleted unfinished games for their age");
                    deleted.into_iter().for_each(|id| games.drop_game(id));
                }
                Err(error) => tracing::warn!(%error, "old games cannot be deleted"),
            }
            drop(games);
            tokio::time::sleep(EVERY).await;
        }
    });
}
