//! What tables, the store and the server call people, tables and credits: the words that they share,
//! so that none of them has to translate.
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
