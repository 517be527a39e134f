//! Calls, catches and accusations are decided by who was quicker, not by who is nearer.

mod desk;
mod held;
mod in_vain;
mod order;
mod reactions;
mod reacts;
mod secrets;
mod shares;
#[path = "../test_table/mod.rs"]
mod test_table;
mod trips;
