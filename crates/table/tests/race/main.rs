//! Calls, catches and accusations are decided by who was quicker, not by who is nearer.

mod held;
mod latency;
mod order;
mod reactions;
mod reacts;
mod secrets;
#[path = "../test_table/mod.rs"]
mod test_table;
mod timed_table;
mod win_rates;
mod wrong_catch;
