//! Columns for values whose types are foreign to this crate, each in a wrapper.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};
use stammtisch_ids::{
    JoinCode, MatchFileId, MatchLinkId, PlayerId, RulesCode, SessionId, TableId, TransferKind,
};

/// A value of a type foreign to this crate, as a column.
#[derive(Clone, Copy)]
pub(in crate::sqlite) struct Stored<T>(pub(in crate::sqlite) T);

impl<T> Stored<T> {
    /// Unwraps the values of a whole column.
    pub(in crate::sqlite) fn all(column: Vec<Self>) -> Vec<T> {
        column.into_iter().map(|Self(value)| value).collect()
    }
}

macro_rules! id_column {
    ($($name:ty),+) => {
        $(column!(
            Stored<$name> as Vec<u8>,
            |this| this.0.to_bytes().to_vec(),
            |stored| Ok(Self(<$name>::from_bytes(stored.as_slice().try_into()?)))
        );)+
    };
}

id_column!(TableId, PlayerId, SessionId, MatchLinkId, MatchFileId);
column!(Stored<JoinCode> as String, |this| this.0.as_str().to_owned(), |stored| Ok(Self(
    stored.parse()?
)));
column!(Stored<RulesCode> as String, |this| this.0.as_str().to_owned(), |stored| Ok(Self(
    stored.parse()?
)));
column!(Stored<TransferKind> as String, |this| this.0.as_str().to_owned(), |stored| {
    TransferKind::from_stored(&stored).map(Self).ok_or_else(|| "unknown kind of transfer".into())
});
