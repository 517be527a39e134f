//! By what a command is recognised when it comes again.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::wire::Command;

/// A digest of a command and its base: what a client repeats unchanged.
///
/// It is stored with the log, so that it must never depend on the platform or the version of a
/// library: 64-bit FNV-1a over the command as JSON. Two windows of one player do not try to
/// collide, and who did would only confuse himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording(u64);

impl Wording {
    /// The digest of a command that was given with this base.
    #[must_use]
    pub fn of(base: u64, command: &Command) -> Self {
        // There is nothing in a command that JSON cannot hold.
        let text = serde_json::to_vec(command).unwrap_or_default();
        let bytes = base.to_be_bytes().into_iter().chain(text);
        Self(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }
}

impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Wording {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16).map(Self).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_and_command_make_the_wording_and_it_never_changes() {
        let wording = Wording::of(5, &Command::Start { first: None });
        assert_ne!(wording, Wording::of(10, &Command::Start { first: None }));
        assert_ne!(wording, Wording::of(5, &Command::Stand));
        // Stored tables hold it: another value here makes every old command another one.
        assert_eq!(serde_json::to_string(&wording).ok().as_deref(), Some("\"22c3e59c19d6aa81\""));
    }
}
