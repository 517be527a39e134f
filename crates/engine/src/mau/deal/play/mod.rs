//! What a step makes of it.

mod dealing;
mod start_card;
