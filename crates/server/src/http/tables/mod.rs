//! Tables, as far as they need no open line.

pub(super) mod list;
pub(super) mod open;
pub(super) mod qr;
pub(super) mod rules;
