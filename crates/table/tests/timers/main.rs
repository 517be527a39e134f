//! What happens by time alone: clocks and reserves, answers that are due, votes, the pace of bots.

mod answers;
mod bot_pace;
mod clock;
#[path = "../seating/people.rs"]
mod people;
#[path = "../test_table/mod.rs"]
mod test_table;
mod votes;

use people::*;
