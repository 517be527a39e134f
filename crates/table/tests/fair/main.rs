//! Calls, catches and accusations are judged by who was quicker, not by who is nearer.

mod desk;
mod held;
mod in_vain;
mod order;
#[path = "../party/mod.rs"]
mod party;
mod secrets;
mod shares;
mod trips;
