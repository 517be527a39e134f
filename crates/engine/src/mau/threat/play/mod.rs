//! Playing threats: `Step` methods for asking victims, answering, accepting; the pending threat.

mod accepting;
mod answering;
mod asking;
mod exchange;
mod listing;
mod pending;

pub(crate) use crate::mau::threat::pending::PendingThreat;
pub(in crate::mau) use listing::{
    answering, answers, can_be_sent, further_answering, further_answers, targets,
};
pub(in crate::mau) use pending::next_pending;
