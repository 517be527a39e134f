//! What a step makes of it.

mod acting;
mod hands;
mod wishing;
