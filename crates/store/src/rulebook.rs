//! Rules that players share by a code, and what every backend promises of them ([`SharedRulesStore`]).

use async_trait::async_trait;
use sha2::{Digest, Sha256};
use stammtisch_ids::{PlayerId, RulesCode};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Rules files under codes, each as it was shared for as long as its player wants: a changed file
/// is another one, with a code of its own that tells what it was made from.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait SharedRulesStore: Send + Sync + 'static {
    /// Keeps rules under a code, and returns it: where the player shares this very file already,
    /// that is the one it has, and nothing changes. What it is said to be made from need not be here.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the code is in use;
    /// [`StoreError::TooManyOfOne`] beyond [`SHARED_RULES_OF_ONE`](crate::SHARED_RULES_OF_ONE);
    /// [`StoreError::TooMuchOfAll`] if the file is longer than
    /// [`SHARED_RULES_FILE_BYTES`](crate::SHARED_RULES_FILE_BYTES), all files together would be than
    /// [`SHARED_RULES_BYTES`](crate::SHARED_RULES_BYTES), or there would be more codes than
    /// [`SHARED_RULES_OF_ALL`](crate::SHARED_RULES_OF_ALL).
    async fn share_rules(&self, new: NewSharedRules) -> Result<RulesCode, StoreError>;

    /// The rules under a code.
    async fn shared_rules(&self, code: RulesCode) -> Result<Option<SharedRules>, StoreError>;

    /// The file with this digest, if anybody shares it.
    async fn rules_file(&self, digest: RulesDigest) -> Result<Option<Vec<u8>>, StoreError>;

    /// What these rules were made from, what that was made from, and so on: the nearest first, no
    /// more than so many. It ends where something was taken back.
    async fn rules_before(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Vec<SharedRules>, StoreError>;

    /// The latest of what the same player has made from these rules, in so many steps at most.
    async fn rules_after(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Option<SharedRules>, StoreError>;

    /// What a player shares, the oldest first.
    async fn rules_shared_by(&self, player: PlayerId) -> Result<Vec<SharedRules>, StoreError>;

    /// Takes rules back: their code leads nowhere any more, and the file is erased unless somebody
    /// else shares it. Returns whether the player shared them.
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
    /// Who shares them.
    pub player: PlayerId,
    /// The file, opaque to the store.
    pub file: Vec<u8>,
    /// What people call them in German.
    pub name_de: String,
    /// What people call them in English.
    pub name_en: String,
    /// When they are shared.
    pub shared: UnixMillis,
    /// The rules that they were made from.
    pub made_from: Option<RulesCode>,
}

/// Rules that somebody shares, without the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedRules {
    /// The code of the rules.
    pub code: RulesCode,
    /// Who shares them.
    pub player: PlayerId,
    /// Which file it is.
    pub digest: RulesDigest,
    /// What people call them in German.
    pub name_de: String,
    /// What people call them in English.
    pub name_en: String,
    /// When they were shared.
    pub shared: UnixMillis,
    /// What they were made from.
    pub origin: RulesOrigin,
}

/// What shared rules were made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesOrigin {
    /// From nothing that was shared.
    New,
    /// From these.
    MadeFrom(RulesCode),
    /// From rules that have been taken back.
    TakenBack,
}
