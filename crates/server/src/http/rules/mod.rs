//! Rulesets and their texts.

pub(super) mod check;
pub(super) mod get;
pub(super) mod one;
pub(super) mod text;

pub(crate) use get::Catalog;
