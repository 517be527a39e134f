//! Announcements that a player considers, and what each would bring.

use stammtisch_engine::maxonaut::Claim;
use stammtisch_engine::seat::Seat;

/// An announcement to be weighed.
pub(super) struct Prospect {
    pub(super) claim: Claim,
    pub(super) judge: Seat,
    /// What it is worth that the judge doubts the truth, and what that a lie is doubted.
    pub(super) hit: f32,
    pub(super) hurt: f32,
    /// How likely the judge can meet a virus, a bomb, both.
    pub(super) met: [f32; 3],
    /// What it is worth that it is believed.
    pub(super) believed: f32,
}
