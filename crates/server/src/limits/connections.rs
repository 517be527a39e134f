//! Bounds of connections: how long they may be silent, and how much of a request is read.

use std::time::Duration;

/// Longest head of a request, in bytes: a browser sends a few KiB, including cookies that others
/// have set on this host.
pub(crate) const LONGEST_HEAD_BYTES: usize = 32 * 1024;

/// Most headers of a request: browsers and proxies send about thirty.
pub(crate) const MOST_HEADERS: usize = 64;

/// How often silent connections are checked; each may stay silent for this much longer than its
/// limit.
pub(crate) const SILENT_LOOKED_FOR_EVERY: Duration = Duration::from_secs(1);

/// How long the listener waits after an error, such as running out of file descriptors: retrying at
/// once would only burn a processor.
pub(crate) const LISTENER_PAUSE: Duration = Duration::from_millis(20);

/// How long a new connection has to send its first request, without the body.
pub(crate) const FIRST_REQUEST_WITHIN: Duration = Duration::from_secs(10);

/// How long the body of a request may take to arrive.
pub(crate) const BODY_WITHIN: Duration = Duration::from_secs(10);

/// How long a connection may wait for its next request after an answer; counted anew whenever the
/// client takes another part of the answer.
pub(crate) const NEXT_REQUEST_WITHIN: Duration = Duration::from_secs(60);

/// One in this many places is closed to WebSockets, so that newcomers always get in.
pub(crate) const ONE_PLACE_NOT_FOR_WEBSOCKETS_IN: usize = 4;

/// How long a client that was too slow with a body has to take the answer that says so.
pub(crate) const TOLD_TOO_SLOW_WITHIN: Duration = Duration::from_secs(5);

/// How long requests in progress may take to finish when the server stops: its operator waits for
/// it.
pub(crate) const REQUESTS_END_WITHIN: Duration = Duration::from_secs(5);

/// How long WebSockets may take to say goodbye when the server stops.
pub(crate) const GOODBYE_WITHIN: Duration = Duration::from_secs(1);
