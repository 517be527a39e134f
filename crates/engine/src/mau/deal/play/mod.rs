//! Playing the deal: `Step` methods for shuffling, dealing, the card turned up, the next dealer.

mod dealers;
mod dealing;
mod start_card;
mod start_laid;
