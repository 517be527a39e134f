//! The cause of entries: which command they came from, so that a repeated command is recognised
//! (idempotency).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::id::PlayerId;
use crate::wire::Command;

/// The command that caused entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandCause {
    /// The player who gave it.
    pub player: PlayerId,
    /// Its number among the player's commands.
    pub no: u64,
    /// The digest of the command; none if it was stored by a version that kept no digest.
    pub digest: Option<CommandDigest>,
}

/// What the first entry of a command keeps about it, besides its player and number, which the store keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandRef {
    /// The digest of the command.
    #[serde(rename = "wording")]
    pub digest: CommandDigest,
    /// How many entries the command caused, this one included: its answer names the last.
    pub entries: u32,
}

/// A digest of a command and its base, which a client repeats unchanged.
///
/// It is stored with the log, so it must not depend on the platform or the version of a library:
/// 64-bit FNV-1a over the command as JSON. It need not resist attacks: a player who made two
/// commands collide would only confuse themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandDigest(u64);

impl CommandDigest {
    /// The digest of a command given with this base.
    #[must_use]
    pub fn of(base: u64, command: &Command) -> Self {
        // Every command can be written as JSON.
        let text = serde_json::to_vec(command).unwrap_or_default();
        let bytes = base.to_be_bytes().into_iter().chain(text);
        Self(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }
}

impl Serialize for CommandDigest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for CommandDigest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16).map(Self).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_and_command_make_the_digest_and_it_never_changes() {
        let digest = CommandDigest::of(5, &Command::Start { first: None });
        assert_ne!(digest, CommandDigest::of(10, &Command::Start { first: None }));
        assert_ne!(digest, CommandDigest::of(5, &Command::Stand));
        // Stored tables hold such digests: another value here would make old commands look like new ones.
        assert_eq!(serde_json::to_string(&digest).ok().as_deref(), Some("\"22c3e59c19d6aa81\""));
    }
}
