//! What is stored of a table: a header, then entries, each with a mark of the command it came from.

mod command;
mod entry;
mod header;
mod record;

pub use command::{CommandCause, CommandDigest, CommandRef};
pub use entry::{Away, Entry, FORMAT, LogError};
pub use header::Header;
pub use record::Record;
