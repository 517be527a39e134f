//! Links to finished matches, and match files that people have uploaded, and the contract that
//! every backend fulfils ([`Matches`]).

use async_trait::async_trait;
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// What people keep of finished matches, besides the logs of tables.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Matches: Send + Sync + 'static {
    /// Creates a link. Returns whether there is such a table or file; whether the table has that
    /// match is not checked here.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if id or key is in use;
    /// [`StoreError::TooManyOfOne`] beyond [`MATCH_LINKS_OF_ONE`](crate::MATCH_LINKS_OF_ONE).
    async fn create_match_link(&self, link: NewMatchLink) -> Result<bool, StoreError>;

    /// Whether a player has a seat at a table or once had one; the same single query whether or not
    /// the table exists.
    async fn has_been_at(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError>;

    /// The link with this key.
    async fn match_link(&self, key: TokenHash) -> Result<Option<MatchLink>, StoreError>;

    /// The links that a player has created, the oldest first.
    async fn match_links_of(&self, player: PlayerId) -> Result<Vec<MatchLink>, StoreError>;

    /// Withdraws a link. Returns whether the player had it.
    async fn delete_match_link(
        &self,
        player: PlayerId,
        id: MatchLinkId,
    ) -> Result<bool, StoreError>;

    /// Stores a match file.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`]; [`StoreError::TooManyOfOne`] beyond
    /// [`MATCH_FILES_OF_ONE`](crate::MATCH_FILES_OF_ONE); [`StoreError::TooMuchOfAll`] if it is
    /// longer than [`MATCH_FILE_BYTES`](crate::MATCH_FILE_BYTES), or if all together would exceed
    /// [`MATCH_FILES_BYTES`](crate::MATCH_FILES_BYTES).
    async fn add_match_file(&self, file: MatchFile) -> Result<(), StoreError>;

    /// The match file with this id.
    async fn match_file(&self, id: MatchFileId) -> Result<Option<MatchFile>, StoreError>;

    /// The match files that a player has uploaded, the oldest first.
    async fn match_files_of(&self, player: PlayerId) -> Result<Vec<MatchFileSummary>, StoreError>;

    /// Deletes a match file, and all links to it. Returns whether the player had it.
    async fn delete_match_file(
        &self,
        player: PlayerId,
        id: MatchFileId,
    ) -> Result<bool, StoreError>;

    /// Stores the analysis of a match, replacing an earlier one. Returns whether there is such a
    /// table or file. If all analyses together exceed
    /// [`HINDSIGHTS_BYTES`](crate::HINDSIGHTS_BYTES), the oldest are deleted.
    ///
    /// # Errors
    /// [`StoreError::TooMuchOfAll`] if it is longer than
    /// [`HINDSIGHT_BYTES`](crate::HINDSIGHT_BYTES).
    async fn keep_hindsight(&self, found: MatchHindsight) -> Result<bool, StoreError>;

    /// The analysis of a match by this version.
    async fn hindsight(&self, of: MatchRef, version: u32) -> Result<Option<Vec<u8>>, StoreError>;
}

/// The analysis of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchHindsight {
    /// The match.
    pub of: MatchRef,
    /// The version of the analysis: other versions may find something else.
    pub version: u32,
    /// The findings; opaque to the store.
    pub bytes: Vec<u8>,
}

/// Identifies a finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchRef {
    /// A match played at a table.
    AtTable {
        /// The table.
        table: TableId,
        /// The number of the match there.
        no: u16,
    },
    /// A match that somebody has uploaded as a file.
    File(MatchFileId),
}

/// A link to create.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewMatchLink {
    /// The id by which its owner sees it.
    pub id: MatchLinkId,
    /// The hash of its key, which is what opens the match.
    pub key: TokenHash,
    /// The player who creates it.
    pub player: PlayerId,
    /// The match it leads to.
    pub to: MatchRef,
    /// Whether those who follow it see the names of the players.
    pub names: bool,
    /// When it is created.
    pub created: UnixMillis,
}

/// A stored link, without its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchLink {
    /// The id by which its owner sees it.
    pub id: MatchLinkId,
    /// The player who created it.
    pub player: PlayerId,
    /// The match it leads to.
    pub to: MatchRef,
    /// Whether those who follow it see the names of the players.
    pub names: bool,
    /// When it was created.
    pub created: UnixMillis,
}

/// A finished match that somebody has uploaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFile {
    /// The id of the file.
    pub id: MatchFileId,
    /// The player who uploaded it.
    pub player: PlayerId,
    /// When it was uploaded.
    pub added: UnixMillis,
    /// The file; opaque to the store.
    pub bytes: Vec<u8>,
}

/// A match file without its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchFileSummary {
    /// The id of the file.
    pub id: MatchFileId,
    /// When it was uploaded.
    pub added: UnixMillis,
    /// Its size in bytes.
    pub bytes: u64,
}
