//! What a table waits for.

use crate::mau::event::Ending;

/// What the seat whose turn it is has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// As the dealer, choose how many cards everybody gets. Nothing has been dealt.
    DealHands,
    /// Wish, because the card turned up lets who begins do so (SCH-14).
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
    /// Lay or hand over after drawing.
    Drawn,
    /// Admit or deny a charge, or vote on one; then the game goes on where it was.
    Trial,
    /// Answer what a named rule asks; then the game goes on where it was.
    Asked,
    /// Nothing: the deal is over.
    Over(Ending),
}

impl Phase {
    /// Whether somebody is asked aside from the course of the game, about a charge or by a named rule:
    /// nothing else is done meanwhile.
    pub(super) const fn is_aside(self) -> bool {
        matches!(self, Self::Trial | Self::Asked)
    }

    /// Whether what is done in this phase is part of the step before: naming, giving, laying on, and
    /// the wish of who begins. Nobody could have said a word yet.
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
