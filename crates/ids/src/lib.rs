//! The ids and values that tables, the store and the server share, so that none of them has to convert.
//!
//! Values only: nothing is drawn, stored or decided here.

mod account;
mod day;
mod id;
mod join_code;
mod rules_code;
mod transfer;

pub use account::Account;
pub use day::{BadDay, Day};
pub use id::{BadId, MatchFileId, MatchLinkId, PlayerId, SessionId, TableId};
pub use join_code::{BadJoinCode, JoinCode};
pub use rules_code::{BadRulesCode, RulesCode};
pub use transfer::{Transfer, TransferKind};
