//! The Mau-Mau family: one engine, driven by house rules that are data.

pub mod event;
pub mod moves;
pub mod refusal;
pub mod view;
