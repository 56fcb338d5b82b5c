//! Leases: which process works unasked for a game, of all that share a PostgreSQL. They do not guard what is written; the numbers of events
//! do that.

use super::super::StoreError;
use super::super::alive::{DEAD_AFTER, signed_millis};
use super::super::sql::{Connection, Value};
use crate::random::{GameId, Random128};

/// Takes the lease of a game where it is free. Returns whether this process has it.
pub(in crate::store) async fn take(connection: &mut Connection, process: Random128, game: GameId) -> Result<bool, StoreError> {
    let sql = "INSERT INTO leases (game, process) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM processes WHERE id = $2) \
               ON CONFLICT (game) DO UPDATE SET process = excluded.process \
               WHERE leases.process = excluded.process OR NOT EXISTS (SELECT 1 FROM processes WHERE id = leases.process \
               AND alive > extract(epoch FROM clock_timestamp()) * 1000 - $3)";
    let values = [Value::Bytes(game.bytes()), Value::Bytes(process.bytes()), Value::Int(signed_millis(DEAD_AFTER))];
    Ok(connection.execute(sql, &values).await? > 0)
}

/// Gives the lease of a game up, if this process has it.
pub(in crate::store) async fn release(connection: &mut Connection, process: Random128, game: GameId) -> Result<(), StoreError> {
    let sql = "DELETE FROM leases WHERE game = $1 AND process = $2";
    connection.execute(sql, &[Value::Bytes(game.bytes()), Value::Bytes(process.bytes())]).await?;
    Ok(())
}

/// Gives all leases of this process up. Returns whether there were any.
pub(in crate::store) async fn release_all(connection: &mut Connection, process: Random128) -> Result<bool, StoreError> {
    Ok(connection.execute("DELETE FROM leases WHERE process = $1", &[Value::Bytes(process.bytes())]).await? > 0)
}
