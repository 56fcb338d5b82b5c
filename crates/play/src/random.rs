//! Random ids, secrets, dice and seeds, all from the operating system.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// The operating system has no randomness to give.
#[derive(Debug, thiserror::Error)]
#[error("no randomness from the operating system: {0}")]
pub struct NoRandomness(#[from] getrandom::Error);

/// 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Random128([u8; 16]);

impl Random128 {
    /// New random bits.
    pub fn new() -> Result<Random128, NoRandomness> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Random128(bytes))
    }

    /// The first 128 bits of a text's hash: the same for the same text.
    pub fn of(text: &str) -> Random128 {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&Sha256::digest(text.as_bytes())[..16]);
        Random128(bytes)
    }

    /// From the bytes in the store.
    pub fn from_bytes(bytes: &[u8]) -> Option<Random128> {
        bytes.try_into().ok().map(Random128)
    }

    /// The bytes for the store.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Without the digits: the secrets of seats are such bits too, and must not come into the log.
impl fmt::Debug for Random128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random128")
    }
}

impl fmt::Display for Random128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Random128 {
    type Err = ();

    fn from_str(text: &str) -> Result<Random128, ()> {
        let digits = text.as_bytes();
        let plain = digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        if digits.len() != 32 || !plain {
            return Err(());
        }
        u128::from_str_radix(text, 16).map(|number| Random128(number.to_be_bytes())).map_err(drop)
    }
}

impl Serialize for Random128 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Random128 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Random128, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| de::Error::custom("not 32 hexadecimal digits"))
    }
}

/// The id of a game.
pub type GameId = Random128;

/// The hash by which a seat's secret is recognised. The secret itself is not stored. Comparing hashes tells an attacker who measures time
/// nothing about the secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatHash(pub [u8; 32]);

impl SeatHash {
    /// The hash of a secret as the client sends it.
    pub fn of(secret: &str) -> SeatHash {
        SeatHash(Sha256::digest(secret.as_bytes()).into())
    }
}

/// In the store: 64 hexadecimal digits.
impl Serialize for SeatHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for SeatHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let halves = (text.len() == 64 && text.is_ascii()).then(|| text.split_at(32));
        let read = halves.and_then(|(high, low)| Some([high.parse::<Random128>().ok()?, low.parse::<Random128>().ok()?]));
        let [high, low] = read.ok_or_else(|| de::Error::custom("not 64 hexadecimal digits"))?;
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(high.bytes());
        bytes[16..].copy_from_slice(low.bytes());
        Ok(SeatHash(bytes))
    }
}

/// A throw of a fair die.
pub fn throw() -> Result<u8, NoRandomness> {
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte)?;
        // 252 is the greatest multiple of six that a byte holds; without this, 1 to 4 would come up more often.
        if byte[0] < 252 {
            return Ok(byte[0] % 6 + 1);
        }
    }
}

/// A seed for a level that makes deliberate mistakes.
pub fn seed() -> Result<u64, NoRandomness> {
    Ok(getrandom::u64()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_parses_back_and_other_texts_do_not() {
        let id = Random128::new().expect("randomness");
        assert!(id.to_string().parse::<Random128>() == Ok(id));
        for text in
            ["", "0", "+0000000000000000000000000000000", "0000000000000000000000000000000G", "000000000000000000000000000000é"]
        {
            assert!(text.parse::<Random128>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_die_shows_one_to_six() {
        let throws: Vec<u8> = (0..600).map(|_| throw().expect("randomness")).collect();
        assert!((1..=6).all(|face| throws.contains(&face)));
        assert!(throws.iter().all(|face| (1..=6).contains(face)));
    }
}
