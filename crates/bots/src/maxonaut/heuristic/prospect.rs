//! Announcements that a player considers, and what each would bring.

use stammtisch_engine::maxonaut::Claim;
use stammtisch_engine::seat::Seat;

/// An announcement under consideration.
pub(super) struct Prospect {
    pub(super) claim: Claim,
    pub(super) judge: Seat,
    /// The value if the judge doubts a truth, and if it doubts a lie.
    pub(super) hit: f32,
    pub(super) hurt: f32,
    /// How likely the judge can meet a virus, a bomb, and both.
    pub(super) met: [f32; 3],
    /// The value if it is believed.
    pub(super) believed: f32,
}
