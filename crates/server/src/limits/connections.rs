//! Bounds of connections: how long they may be silent, and how much of a request is read.

use std::time::Duration;

/// Longest head of a request, in bytes: a browser sends a few KiB, cookies of others on this host
/// included.
pub(crate) const LONGEST_HEAD_BYTES: usize = 32 * 1024;

/// Most headers of a request: browsers and proxies send some thirty.
pub(crate) const MOST_HEADERS: usize = 64;

/// How often silent connections are looked for: so much longer they may be silent.
pub(crate) const SILENT_LOOKED_FOR_EVERY: Duration = Duration::from_secs(1);

/// How long the listener waits after an error, as when there are no more descriptors: trying again at
/// once would only use up a processor.
pub(crate) const LISTENER_PAUSE: Duration = Duration::from_millis(20);

/// The first request of a connection has to be there by then, without its body.
pub(crate) const FIRST_REQUEST_WITHIN: Duration = Duration::from_secs(10);

/// The body of a request has to follow by then.
pub(crate) const BODY_WITHIN: Duration = Duration::from_secs(10);

/// After an answer, as long as nothing more of it is taken, so long for the next request.
pub(crate) const NEXT_REQUEST_WITHIN: Duration = Duration::from_secs(60);

/// One in so many places is not for lines: somebody new always gets in.
pub(crate) const ONE_PLACE_NOT_FOR_LINES_IN: usize = 4;

/// How long who was too slow with a body has to take the answer that says so.
pub(crate) const TOLD_TOO_SLOW_WITHIN: Duration = Duration::from_secs(5);

/// Requests under way when the server stops may take so long to end: those who run it wait for it.
pub(crate) const REQUESTS_END_WITHIN: Duration = Duration::from_secs(5);

/// How long the lines may take to say goodbye when the server stops.
pub(crate) const GOODBYE_WITHIN: Duration = Duration::from_secs(1);
