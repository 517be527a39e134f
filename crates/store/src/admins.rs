//! Operators and what they have done for the house, and what every backend promises of them
//! ([`Admins`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Who may look after the whole server. Errors are those of every
/// method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Admins: Send + Sync + 'static {
    /// All operators, the first one first.
    async fn admins(&self) -> Result<Vec<Admin>, StoreError>;

    /// Whether this player is an operator.
    async fn is_admin(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// Notes that a chore was done, in place of what was noted before.
    async fn note_chore(&self, chore: Chore, done: Done) -> Result<(), StoreError>;

    /// When a chore was last done.
    async fn last_chore(&self, chore: Chore) -> Result<Option<Done>, StoreError>;

    /// Notes that the house was looked after.
    async fn note_looked_after(&self, when: LookedAfter) -> Result<(), StoreError>;

    /// When the house was last looked after, if it ever was.
    async fn looked_after(&self) -> Result<Option<LookedAfter>, StoreError>;

    /// Sets the token by which one player becomes an operator, in place of an earlier one.
    async fn set_admin_token(
        &self,
        token: TokenHash,
        expires: UnixMillis,
    ) -> Result<(), StoreError>;

    /// Makes a player an operator by the token, which is used up thereby. Returns whether it was
    /// the token, and not expired.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; the token then still holds.
    async fn claim_admin(
        &self,
        token: TokenHash,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError>;
}

/// Somebody who may look after the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Admin {
    /// The player who may.
    pub player: PlayerId,
    /// Since when the player has been one.
    pub since: UnixMillis,
}

/// Something that keeps the house safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chore {
    /// A backup was taken and verified.
    Backup,
    /// A backup was put back somewhere else, to see that this can be done.
    Drill,
}

impl Chore {
    /// The stored form: `backup` or `drill`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Drill => "drill",
        }
    }
}

/// When a chore was last done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// When it was done.
    pub at: UnixMillis,
    /// Whether it went well.
    pub well: bool,
}

/// When the house was last looked after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookedAfter {
    /// When, by the calendar of then.
    pub at: UnixMillis,
    /// Since when that calendar is doubted, if it is.
    pub doubted: Option<UnixMillis>,
}
