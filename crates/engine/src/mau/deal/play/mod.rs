//! What a step makes of it.

mod dealers;
mod dealing;
mod start_card;
mod start_laid;
