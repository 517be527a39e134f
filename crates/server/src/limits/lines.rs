//! Bounds of WebSocket lines: how long messages may be, how many wait, and when a line is dead.

use std::time::Duration;

/// Longest message in bytes: what a client has to say is far shorter.
pub(crate) const LONGEST_MESSAGE_BYTES: usize = 8 * 1024;

/// So much of a message is read: of one that is too long only by a little nothing is left unread on
/// the socket, which would take the reason with it when the line is closed.
pub(crate) const MESSAGE_BYTES_READ: usize = 4 * LONGEST_MESSAGE_BYTES;

/// So many bytes may come until a message is whole: one that is sent in ever more pieces without
/// anything in them never is.
pub(crate) const BYTES_FOR_ONE_MESSAGE: usize = 2 * MESSAGE_BYTES_READ;

/// More bytes than this unsent, and the connection is given up: whoever is so far behind does not
/// read any more.
pub(crate) const MOST_UNSENT_BYTES: usize = 256 * 1024;

/// How long a client may take for its share of a close.
pub(crate) const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// A line on which nothing comes for so long, not even the answer to a ping, is dead: the others at
/// the table know within five seconds. Two pings are lost by then.
pub(crate) const LINE_DEAD_AFTER: Duration = Duration::from_millis(4_500);

/// Who takes nothing for so long does not read any more.
pub(crate) const WRITTEN_WITHIN: Duration = Duration::from_secs(10);

/// How often a new line is measured.
pub(crate) const QUICK_PING_EVERY: Duration = Duration::from_millis(250);

/// So many pings follow each other quickly on a new line, so that it is known what to think of it
/// before the first race.
pub(crate) const QUICK_PINGS: u32 = 5;

/// How often a line is measured then. It also keeps it open, and shows soon that it is dead: see
/// [`LINE_DEAD_AFTER`].
pub(crate) const PING_EVERY: Duration = Duration::from_secs(2);

/// Unanswered pings that are remembered: what an older one would tell is long over.
pub(crate) const PINGS_REMEMBERED: usize = 4;

/// Messages that may wait for a reader before the line is cut.
pub(crate) const MESSAGES_WAITING: usize = 64;
