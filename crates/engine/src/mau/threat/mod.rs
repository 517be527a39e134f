//! Threats: whom they hit, what they do to the victim, and what answers them.

mod check;
mod compiled;
mod drawn;
mod in_force;
mod kinds;
mod pending;
mod play;
pub(in crate::mau) mod rule;
mod satisfiable;
mod top;
mod turns;
mod warn;

pub(in crate::mau) use check::threat;
pub(crate) use compiled::Threat;
pub(crate) use play::PendingThreat;
pub(in crate::mau) use play::{
    answering, answers, can_be_sent, further_answering, further_answers, next_pending, targets,
};
pub(in crate::mau) use warn::warn;
