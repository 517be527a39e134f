//! Looking after the server.

pub(super) mod claim;
