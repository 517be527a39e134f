//! Bounds of connections to tables: how long messages may be, how many may wait, and when a
//! connection is dead.

use std::time::Duration;

/// Longest message in bytes: what a client has to say is far shorter.
pub(crate) const LONGEST_MESSAGE_BYTES: usize = 8 * 1024;

/// How many bytes of a message are read: if a message is only a little too long, nothing of it
/// stays unread on the socket, where it would make the close lose its reason.
pub(crate) const MESSAGE_BYTES_READ: usize = 4 * LONGEST_MESSAGE_BYTES;

/// How many bytes may arrive before a message is complete: one sent in ever more empty fragments
/// never is.
pub(crate) const BYTES_FOR_ONE_MESSAGE: usize = 2 * MESSAGE_BYTES_READ;

/// With more unsent bytes than this, the connection is given up: a client so far behind has stopped
/// reading.
pub(crate) const MOST_UNSENT_BYTES: usize = 256 * 1024;

/// How long a client may take over its part of the close.
pub(crate) const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// A connection on which nothing arrives for this long, not even a pong, is dead: the others at the
/// table know within five seconds. Two pings are lost by then.
pub(crate) const SOCKET_DEAD_AFTER: Duration = Duration::from_millis(4_500);

/// A client that accepts no data for this long has stopped reading.
pub(crate) const WRITTEN_WITHIN: Duration = Duration::from_secs(10);

/// How often the round trip of a new connection is measured.
pub(crate) const QUICK_PING_EVERY: Duration = Duration::from_millis(250);

/// How many quick pings a new connection gets, so that its round trip is known before the first
/// race.
pub(crate) const QUICK_PINGS: u32 = 5;

/// How often the round trip is measured after that. It also keeps the connection open, and soon
/// shows that it is dead: see [`SOCKET_DEAD_AFTER`].
pub(crate) const PING_EVERY: Duration = Duration::from_secs(2);

/// Unanswered pings that are remembered: an answer to an older one tells nothing any more.
pub(crate) const PINGS_REMEMBERED: usize = 4;

/// Messages that may wait for a slow reader before the connection is cut.
pub(crate) const MESSAGES_WAITING: usize = 64;
