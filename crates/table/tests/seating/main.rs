//! Who sits, hosts and watches: seats that change hands, people who leave, other rules and seats,
//! talk and stakes.

mod chat;
mod hidden;
mod hosts;
mod late;
mod leaving;
#[path = "../shared/merge.rs"]
mod merge;
mod people;
mod results;
mod rules_set;
mod seats;
mod sent_away;
mod stakes;
#[path = "../test_table/mod.rs"]
mod test_table;
mod updates;
mod watchers;

use people::*;
