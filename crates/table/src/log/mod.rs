//! The log of a table as it is stored: a header, then entries with the commands that caused them.

mod command;
mod entry;
mod header;
mod record;

pub use command::{CommandCause, CommandDigest, CommandRef};
pub use entry::{Away, Entry, FORMAT, LogError};
pub use header::Header;
pub use record::Record;
