//! Matches that are over: who may watch them, links to them, files of them, and that nothing of a
//! match that is being played gets out on this way.

mod bounds;
mod deleted;
mod files;
mod hindsight;
mod leaks;
mod links;
mod list;
mod numbers;
pub(crate) mod played;
mod shuffles;
mod who;
