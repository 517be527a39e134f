//! Finished matches: who may watch them, links to them, files of them, and that nothing of a match
//! in progress leaks this way.

mod access;
mod deleted;
mod files;
mod hindsight;
mod leaks;
mod links;
mod list;
mod numbers;
pub(crate) mod played;
mod rate_limits;
mod shuffles;
