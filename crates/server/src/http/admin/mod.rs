//! Looking after the server.

pub(super) mod claim;
pub(super) mod status;
pub(super) mod tables;
