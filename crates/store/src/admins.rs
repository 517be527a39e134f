//! Operators and the chores done for the house, and the contract that every backend fulfils
//! ([`Admins`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Who may operate the whole server. Errors are those of every method of [`Store`](crate::Store),
/// and those named here.
#[async_trait]
pub trait Admins: Send + Sync + 'static {
    /// All operators, in the order in which they became one.
    async fn admins(&self) -> Result<Vec<Admin>, StoreError>;

    /// Whether this player is an operator.
    async fn is_admin(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// Notes that a chore was done, replacing the previous note.
    async fn note_chore(&self, chore: Chore, done: Done) -> Result<(), StoreError>;

    /// When a chore was last done.
    async fn last_chore(&self, chore: Chore) -> Result<Option<Done>, StoreError>;

    /// Notes when the house was last looked after.
    async fn note_looked_after(&self, when: LookedAfter) -> Result<(), StoreError>;

    /// When the house was last looked after, if it ever was.
    async fn looked_after(&self) -> Result<Option<LookedAfter>, StoreError>;

    /// Sets the token by which one player becomes an operator, replacing an earlier one.
    async fn set_admin_token(
        &self,
        token: TokenHash,
        expires: UnixMillis,
    ) -> Result<(), StoreError>;

    /// Makes a player an operator if the token is right and has not expired, and uses it up.
    /// Returns whether that was so.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; the token remains valid then.
    async fn claim_admin(
        &self,
        token: TokenHash,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError>;
}

/// A player who may operate the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Admin {
    /// The player.
    pub player: PlayerId,
    /// Since when the player has been an operator.
    pub since: UnixMillis,
}

/// A task that keeps the house safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chore {
    /// A backup was taken and verified.
    Backup,
    /// A backup was restored somewhere else, to see that it works.
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
    /// Whether it succeeded.
    pub well: bool,
}

/// When the house was last looked after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookedAfter {
    /// When, by the calendar at that time.
    pub at: UnixMillis,
    /// Since when that calendar has been in doubt, if it is.
    pub doubted: Option<UnixMillis>,
}
