//! The phase of a deal: what the table waits for.

use crate::mau::event::Ending;

/// What the seat whose turn it is has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// As the dealer, choose how many cards each seat gets. Nothing has been dealt yet.
    DealHands,
    /// Wish, because the card turned up lets the starter do so (SCH-14).
    Wish,
    /// Lay or draw.
    Turn,
    /// Lay a further card that goes with the one just laid, or be done.
    Together,
    /// Lay a further card that fits on the one just laid, or be done (LIV-13).
    Further,
    /// Name the victim of [`threat`](super::State::threat).
    Target,
    /// As its author, choose the card to give to the victim of [`threat`](super::State::threat).
    Give,
    /// Answer or accept [`threat`](super::State::threat).
    Threat,
    /// Lay a card or pass after drawing.
    Drawn,
    /// Admit or deny a charge, or vote on one; then the game resumes.
    Trial,
    /// Answer what a named rule asks; then the game resumes.
    Asked,
    /// Nothing: the deal is over.
    Over(Ending),
}

impl Phase {
    /// Whether a charge or a named rule interrupts the game with a question: nothing else is done
    /// meanwhile.
    pub(super) const fn is_aside(self) -> bool {
        matches!(self, Self::Trial | Self::Asked)
    }

    /// Whether what is done in this phase is part of the step before: naming, giving, laying more
    /// cards, and the starter's wish. Nobody has had a chance to say anything yet.
    pub(super) const fn is_one_step(self) -> bool {
        matches!(self, Self::Wish | Self::Target | Self::Give | Self::Together)
    }
}

pub(in crate::mau) const fn phase_word(phase: Phase) -> u64 {
    match phase {
        Phase::Turn => 0,
        Phase::Threat => 1,
        Phase::Drawn => 2,
        Phase::DealHands => 3,
        Phase::Together => 4,
        Phase::Target => 5,
        Phase::Give => 6,
        Phase::Further => 7,
        Phase::Wish => 8,
        Phase::Trial => 9,
        Phase::Asked => 10,
        Phase::Over(ending) => 16 + ending as u64,
    }
}
