//! A finished match as a sequence of steps: the input of the analysis.

use std::sync::Arc;

use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;

/// What happened in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did<M> {
    /// A seat made a move.
    Move(Seat, M),
    /// The next deal was dealt.
    Deal,
    /// A seat left the match.
    Withdraw(Seat),
}

/// A step of a match.
pub struct MatchStep<G: Game> {
    /// Its number in the film.
    pub number: u32,
    /// The state before it.
    pub before: Box<G::State>,
    /// What happened in it.
    pub did: Did<G::Move>,
}

/// A match from the first deal to its end; `ended` is the match's own proof that it is over.
pub struct PlayedMatch<G: Game> {
    pub(super) ended: EndedMatch,
    pub(super) rules: Arc<G::Rules>,
    pub(super) steps: Vec<MatchStep<G>>,
    pub(super) winners: Vec<Seat>,
}

impl<G: Game> PlayedMatch<G> {
    /// A match from its steps, beginning with the first cards, and its winners.
    #[must_use]
    pub const fn new(
        ended: EndedMatch,
        rules: Arc<G::Rules>,
        steps: Vec<MatchStep<G>>,
        winners: Vec<Seat>,
    ) -> Self {
        Self { ended, rules, steps, winners }
    }

    /// The number of steps.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was done in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The film's number of the step that led to position `at`: step 0 dealt the first cards.
    pub(super) fn number(&self, at: usize) -> u32 {
        at.checked_sub(1).and_then(|before| self.steps.get(before)).map_or(0, |step| step.number)
    }
}
