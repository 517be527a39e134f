//! How our values lie in columns.
//!
//! A value that does not fit its type is an error of decoding, which tells damage from absence.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};
use stammtisch_ids::{JoinCode, PlayerId, SessionId, TableId, TransferKind};

use crate::actor::Actor;
use crate::hash::Hash;
use crate::ledger::TransferId;
use crate::players::TokenHash;
use crate::tables::TableStatus;
use crate::time::UnixMillis;

macro_rules! column {
    ($name:ty as $stored:ty, $write:expr, $read:expr) => {
        impl Type<Sqlite> for $name {
            fn type_info() -> SqliteTypeInfo {
                <$stored as Type<Sqlite>>::type_info()
            }

            fn compatible(ty: &SqliteTypeInfo) -> bool {
                <$stored as Type<Sqlite>>::compatible(ty)
            }
        }

        impl Encode<'_, Sqlite> for $name {
            fn encode_by_ref(
                &self,
                buffer: &mut SqliteArgumentsBuffer,
            ) -> Result<IsNull, BoxDynError> {
                let write: fn(&Self) -> $stored = $write;
                Encode::<Sqlite>::encode(write(self), buffer)
            }
        }

        impl<'r> Decode<'r, Sqlite> for $name {
            fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
                let read: fn($stored) -> Result<Self, BoxDynError> = $read;
                read(Decode::<Sqlite>::decode(value)?)
            }
        }
    };
}

macro_rules! bytes_column {
    ($($name:ty),+) => {
        $(column!(
            $name as Vec<u8>,
            |this| this.as_bytes().to_vec(),
            |stored| Ok(Self::from_bytes(stored.as_slice().try_into()?))
        );)+
    };
}

/// A value whose type is not of this crate, as a column.
#[derive(Clone, Copy)]
pub(super) struct Stored<T>(pub(super) T);

impl<T> Stored<T> {
    /// The values of a whole column.
    pub(super) fn all(column: Vec<Self>) -> Vec<T> {
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

id_column!(TableId, PlayerId, SessionId);
bytes_column!(Actor, Hash, TokenHash, TransferId);
column!(UnixMillis as i64, |this| this.0, |stored| Ok(Self(stored)));
column!(Stored<JoinCode> as String, |this| this.0.as_str().to_owned(), |stored| Ok(Self(
    stored.parse()?
)));
column!(TableStatus as String, |this| this.as_str().to_owned(), |stored| Self::from_stored(
    &stored
)
.ok_or_else(|| "unknown status".into()));

column!(Stored<TransferKind> as String, |this| this.0.as_str().to_owned(), |stored| {
    TransferKind::from_stored(&stored).map(Self).ok_or_else(|| "unknown kind of transfer".into())
});

/// Unsigned numbers are stored as the signed ones with the same bits. Those beyond the signed
/// range turn negative, which no epoch and no sequence number of a table ever is.
#[derive(Clone, Copy)]
pub(super) struct Number(pub(super) u64);

column!(Number as i64, |this| this.0.cast_signed(), |stored| Ok(Self(stored.cast_unsigned())));
