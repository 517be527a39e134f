//! Playing what single cards do: `Step` methods for their effects, wishes, and cards that change
//! hands.

mod acting;
mod hands;
mod wishing;

pub(in crate::mau) use wishing::BY_LAPS;
