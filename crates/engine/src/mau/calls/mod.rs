//! Calls: what must be said, and what it costs to leave it out.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;
mod saying;

pub(in crate::mau) use check::{MOST_FINED, can_be_due_by, check, fined_too_much, warn};
pub(crate) use compiled::Call;
pub(in crate::mau) use compiled::{Announceable, calls as compiled_calls, last_call};
pub(in crate::mau) use play::{Down, advice, falls_due, listing};
pub(in crate::mau) use rule::due_at_the_end;
