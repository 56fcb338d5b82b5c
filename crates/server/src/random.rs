//! Random ids, secrets, dice and seeds, all from the operating system.

use std::fmt;

pub(crate) use hnefi_play::{GameId, NoRandomness, Random128, SeatHash, seed, throw};

/// The id of a measurement of balance.
pub(crate) type MeasurementId = Random128;

/// The id of a request, written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RequestId(u64);

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A new id for a request.
pub(crate) fn request_id() -> Result<RequestId, NoRandomness> {
    Ok(RequestId(getrandom::u64()?))
}
