//! All tables, whoever plays there.

pub(in crate::http) mod delete;
pub(in crate::http) mod get;
