//! Rules that players share by a code, and the contract that every backend fulfils
//! ([`SharedRulesStore`]).

use async_trait::async_trait;
use sha2::{Digest, Sha256};
use stammtisch_ids::{PlayerId, RulesCode};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Rules files under codes. Each is kept unchanged for as long as its player wants: a changed file
/// is another one, with its own code, which names the rules it was made from.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait SharedRulesStore: Send + Sync + 'static {
    /// Stores rules under a code, and returns it; if the player already shares this very file,
    /// returns that code and changes nothing. The rules named as the origin need not be here.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the code is in use;
    /// [`StoreError::TooManyOfOne`] beyond [`SHARED_RULES_OF_ONE`](crate::SHARED_RULES_OF_ONE);
    /// [`StoreError::TooMuchOfAll`] if the file is longer than
    /// [`SHARED_RULES_FILE_BYTES`](crate::SHARED_RULES_FILE_BYTES), if all files together would
    /// exceed [`SHARED_RULES_BYTES`](crate::SHARED_RULES_BYTES), or if there would be more codes
    /// than [`SHARED_RULES_OF_ALL`](crate::SHARED_RULES_OF_ALL).
    async fn share_rules(&self, new: NewSharedRules) -> Result<RulesCode, StoreError>;

    /// The rules under a code.
    async fn shared_rules(&self, code: RulesCode) -> Result<Option<SharedRules>, StoreError>;

    /// The file with this digest, if anybody shares it.
    async fn rules_file(&self, digest: RulesDigest) -> Result<Option<Vec<u8>>, StoreError>;

    /// The rules that these were made from, those that they were made from, and so on: the nearest
    /// first, at most `most`. The list ends at rules that were withdrawn.
    async fn rules_before(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Vec<SharedRules>, StoreError>;

    /// The latest rules that the same player has made from these, following at most `most` steps.
    async fn rules_after(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Option<SharedRules>, StoreError>;

    /// The rules that a player shares, the oldest first.
    async fn rules_shared_by(&self, player: PlayerId) -> Result<Vec<SharedRules>, StoreError>;

    /// Withdraws rules: their code is no longer valid, and the file is deleted unless somebody else
    /// shares it. Returns whether the player shared them.
    async fn take_rules_back(&self, player: PlayerId, code: RulesCode) -> Result<bool, StoreError>;
}

/// The SHA-256 of a rules file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesDigest([u8; 32]);

impl RulesDigest {
    /// The digest of this file.
    pub fn of(file: &[u8]) -> Self {
        Self(Sha256::digest(file).into())
    }

    /// The digest made of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of this digest.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Rules to share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSharedRules {
    /// The code of the rules.
    pub code: RulesCode,
    /// The player who shares them.
    pub player: PlayerId,
    /// The file; opaque to the store.
    pub file: Vec<u8>,
    /// Their name in German.
    pub name_de: String,
    /// Their name in English.
    pub name_en: String,
    /// When they are shared.
    pub shared: UnixMillis,
    /// The rules that they were made from.
    pub made_from: Option<RulesCode>,
}

/// Shared rules, without the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedRules {
    /// The code of the rules.
    pub code: RulesCode,
    /// The player who shares them.
    pub player: PlayerId,
    /// The digest of the file.
    pub digest: RulesDigest,
    /// Their name in German.
    pub name_de: String,
    /// Their name in English.
    pub name_en: String,
    /// When they were shared.
    pub shared: UnixMillis,
    /// What they were made from.
    pub origin: RulesOrigin,
}

/// What shared rules were made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesOrigin {
    /// From no shared rules.
    New,
    /// From the rules with this code.
    MadeFrom(RulesCode),
    /// From rules that have been withdrawn.
    TakenBack,
}
