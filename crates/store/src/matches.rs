//! Links to finished matches, and matches that were brought from elsewhere as files, and what every
//! backend promises of them ([`Matches`]).

use async_trait::async_trait;
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// What people keep of finished matches besides the logs of tables.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Matches: Send + Sync + 'static {
    /// Makes a link. Returns whether there is such a table or file; which matches a table has is not
    /// checked here.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if id or key are in use;
    /// [`StoreError::TooManyOfOne`] beyond [`MATCH_LINKS_OF_ONE`](crate::MATCH_LINKS_OF_ONE).
    async fn create_match_link(&self, link: NewMatchLink) -> Result<bool, StoreError>;

    /// Whether a player has a seat at a table or once had one, in one question whether there is such
    /// a table or not.
    async fn has_been_at(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError>;

    /// The link with this key.
    async fn match_link(&self, key: TokenHash) -> Result<Option<MatchLink>, StoreError>;

    /// The links that a player has made, the oldest first.
    async fn match_links_of(&self, player: PlayerId) -> Result<Vec<MatchLink>, StoreError>;

    /// Takes a link back. Returns whether the player had it.
    async fn delete_match_link(
        &self,
        player: PlayerId,
        id: MatchLinkId,
    ) -> Result<bool, StoreError>;

    /// Keeps a match file.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`]; [`StoreError::TooManyOfOne`] beyond
    /// [`MATCH_FILES_OF_ONE`](crate::MATCH_FILES_OF_ONE); [`StoreError::TooMuchOfAll`] if it is longer
    /// than [`MATCH_FILE_BYTES`](crate::MATCH_FILE_BYTES), or all together would be than
    /// [`MATCH_FILES_BYTES`](crate::MATCH_FILES_BYTES).
    async fn add_match_file(&self, file: MatchFile) -> Result<(), StoreError>;

    /// A match file.
    async fn match_file(&self, id: MatchFileId) -> Result<Option<MatchFile>, StoreError>;

    /// The match files that a player has brought, the oldest first.
    async fn match_files_of(&self, player: PlayerId) -> Result<Vec<MatchFileSummary>, StoreError>;

    /// Erases a match file, and all links to it. Returns whether the player had it.
    async fn delete_match_file(
        &self,
        player: PlayerId,
        id: MatchFileId,
    ) -> Result<bool, StoreError>;

    /// Keeps what has been found out about a match, in place of what was kept before. Returns whether
    /// there is such a table or file. Of all that is kept, what came first goes when it becomes more
    /// than [`HINDSIGHTS_BYTES`](crate::HINDSIGHTS_BYTES).
    ///
    /// # Errors
    /// [`StoreError::TooMuchOfAll`] if it is longer than
    /// [`HINDSIGHT_BYTES`](crate::HINDSIGHT_BYTES).
    async fn keep_hindsight(&self, found: MatchHindsight) -> Result<bool, StoreError>;

    /// What has been found out about a match by that version.
    async fn hindsight(&self, of: MatchRef, version: u32) -> Result<Option<Vec<u8>>, StoreError>;
}

/// What has been found out about a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchHindsight {
    /// Which match.
    pub of: MatchRef,
    /// By which version: others find other things out.
    pub version: u32,
    /// What, opaque to the store.
    pub bytes: Vec<u8>,
}

/// Which finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchRef {
    /// One of those played at a table.
    AtTable {
        /// The table.
        table: TableId,
        /// Its number there.
        no: u16,
    },
    /// One that somebody has brought as a file.
    File(MatchFileId),
}

/// A link to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewMatchLink {
    /// Its name towards its maker.
    pub id: MatchLinkId,
    /// The hash of its key, which alone leads to the match.
    pub key: TokenHash,
    /// Who makes it.
    pub player: PlayerId,
    /// Where it leads.
    pub to: MatchRef,
    /// Whether those who follow it are told the names of the people who played.
    pub names: bool,
    /// When it is made.
    pub created: UnixMillis,
}

/// A link as it is kept: what is told of it never holds its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchLink {
    /// Its name towards its maker.
    pub id: MatchLinkId,
    /// Who made it.
    pub player: PlayerId,
    /// Where it leads.
    pub to: MatchRef,
    /// Whether those who follow it are told the names of the people who played.
    pub names: bool,
    /// When it was made.
    pub created: UnixMillis,
}

/// A finished match that somebody has brought from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFile {
    /// Its name.
    pub id: MatchFileId,
    /// Who brought it.
    pub player: PlayerId,
    /// When it was brought.
    pub added: UnixMillis,
    /// The file, opaque to the store.
    pub bytes: Vec<u8>,
}

/// A match file without what stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchFileSummary {
    /// Its name.
    pub id: MatchFileId,
    /// When it was brought.
    pub added: UnixMillis,
    /// How many bytes it has.
    pub bytes: u64,
}
