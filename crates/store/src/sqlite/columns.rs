//! How our values lie in columns.
//!
//! A value that does not fit its type is an error of decoding, which tells damage from absence.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};

use crate::code::JoinCode;
use crate::hash::Hash;
use crate::id::{Actor, PlayerId, SessionId, TableId};
use crate::ledger::{TransferId, TransferKind};
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

bytes_column!(TableId, PlayerId, SessionId, Actor, Hash, TokenHash, TransferId);
column!(UnixMillis as i64, |this| this.0, |stored| Ok(Self(stored)));
column!(JoinCode as String, |this| this.as_str().to_owned(), |stored| Ok(stored.parse()?));
column!(TableStatus as String, |this| this.as_str().to_owned(), |stored| Self::from_stored(
    &stored
)
.ok_or_else(|| "unknown status".into()));

column!(TransferKind as String, |this| this.as_str().to_owned(), |stored| Self::from_stored(
    &stored
)
.ok_or_else(|| "unknown kind of transfer".into()));

/// Unsigned numbers are stored as the signed ones with the same bits. Those beyond the signed
/// range turn negative, which no epoch and no sequence number of a table ever is.
#[derive(Clone, Copy)]
pub(super) struct Number(pub(super) u64);

column!(Number as i64, |this| this.0.cast_signed(), |stored| Ok(Self(stored.cast_unsigned())));
