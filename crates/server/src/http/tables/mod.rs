//! Tables, as far as they need no open line.

pub(super) mod get;
pub(super) mod leave;
pub(super) mod list;
pub(super) mod mine;
pub(super) mod post;
pub(super) mod qr;
pub(super) mod quick;
pub(super) mod rules;
pub(super) mod set_rules;
mod summary;

use summary::{room, summary};
