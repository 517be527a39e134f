//! SQLite columns for our types: how values are encoded and decoded.
//!
//! A value that does not fit its type is a decoding error, which distinguishes damage from absence.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};

use crate::actor::Actor;
use crate::hash::Hash;
use crate::ledger::TransferId;
use crate::shared_rules::RulesDigest;
use crate::tables::TableStatus;
use crate::time::UnixMillis;
use crate::token::TokenHash;
pub(super) use ids::Stored;

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

mod ids;

macro_rules! bytes_column {
    ($($name:ty),+) => {
        $(column!(
            $name as Vec<u8>,
            |this| this.as_bytes().to_vec(),
            |stored| Ok(Self::from_bytes(stored.as_slice().try_into()?))
        );)+
    };
}

bytes_column!(Actor, Hash, RulesDigest, TokenHash, TransferId);
column!(UnixMillis as i64, |this| this.0, |stored| Ok(Self(stored)));
column!(TableStatus as String, |this| this.as_str().to_owned(), |stored| Self::from_stored(
    &stored
)
.ok_or_else(|| "unknown status".into()));

/// Unsigned numbers are stored as signed ones with the same bits. Those beyond the signed range
/// become negative, but no epoch or sequence number of a table ever gets there.
#[derive(Clone, Copy)]
pub(in crate::sqlite) struct Number(pub(in crate::sqlite) u64);

column!(Number as i64, |this| this.0.cast_signed(), |stored| Ok(Self(stored.cast_unsigned())));
