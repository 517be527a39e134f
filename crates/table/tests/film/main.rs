//! Films: replays of finished matches.

mod cards;
mod chance;
mod corpus;
mod file;
mod many;
#[path = "../corpus/matches.rs"]
#[allow(dead_code, reason = "nothing is written here")]
mod matches;
mod numbers;
mod played;
mod positions;
mod rated;
mod script;
mod seats;
#[path = "../stored/mod.rs"]
mod stored;
#[path = "../test_table/mod.rs"]
mod test_table;
