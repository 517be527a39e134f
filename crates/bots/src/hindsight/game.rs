//! The trait of games whose finished matches can be analysed (`HindsightGame`).

use std::fmt::Display;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::seat::Seat;

use super::played_match::{Did, MatchStep};
use crate::arena::ArenaGame;

/// What a seat could not see when it decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// What that seat had announced was true.
    ToldTrue(Seat),
    /// What turns against whoever looks lay below the announcement of that seat.
    Trap(Seat),
    /// That seat could answer the threat with a card.
    Answers(Seat),
    /// That seat could lay a card on what was left to it.
    Lays(Seat),
    /// That seat could lay its last card.
    GoesOut(Seat),
    /// That seat would draw a card that it could lay at once.
    DrawFits(Seat),
    /// That seat had cheated.
    Cheated(Seat),
    /// That seat had left a call out.
    LeftOut(Seat),
}

/// Takes what is so in a world, and what is not.
pub type Tell<'a> = &'a mut dyn FnMut(About, bool);

/// A game whose matches can be looked back at.
pub trait HindsightGame: ArenaGame + Filmed {
    /// What anybody could learn of hands from what was done in a deal.
    type Memory: Clone;
    /// A card, as hands are asked about: those that are called alike are one.
    type Card: Copy + Ord + Display;

    /// All cards of the pack, each once, those of a rank together.
    fn kinds(rules: &Self::Rules) -> Vec<Self::Card>;

    /// The cards in a hand.
    fn hand(open: &Self::Open, seat: Seat) -> Vec<Self::Card>;

    /// What people call a card without its suit; none: it has no suit.
    fn rank(card: Self::Card) -> Option<String>;

    /// What is known before anything was done by these rules.
    fn memory(rules: &Self::Rules) -> Self::Memory;

    /// Takes note of a step, as everybody saw it.
    fn remember(
        memory: &mut Self::Memory,
        rules: &Self::Rules,
        before: &Self::State,
        did: Did<Self::Move>,
        events: &[Self::Event],
    );

    /// How much a world counts: how likely those in it would have done what everybody saw them do. It
    /// follows from what `viewer` knew and from the world alone.
    fn weight(
        memory: &Self::Memory,
        rules: &Self::Rules,
        world: &Self::State,
        viewer: Seat,
        ended: EndedMatch,
    ) -> f64;

    /// What was at stake with a move of `seat` in a world: told again in each, so or not.
    fn stakes(rules: &Self::Rules, world: &Self::State, seat: Seat, mv: Self::Move, tell: Tell<'_>);

    /// Exchanges cards in a world that look alike to `viewer` wherever they lie, there and back equally
    /// likely, so that many exchanges lead everywhere. False: the game has no such step.
    fn exchange(_: &Self::Rules, _: &mut Self::State, _: Seat, _: &mut Chance) -> bool {
        false
    }
}

/// Takes note of a step, as everybody saw it.
pub(super) fn remember<G: HindsightGame>(
    memory: &mut G::Memory,
    rules: &G::Rules,
    step: &MatchStep<G>,
) {
    let mut events = Vec::new();
    let mut after = step.before.clone();
    let mut sink = |event| events.push(event);
    match step.did {
        Did::Move(seat, mv) => {
            let _ = G::play(rules, &mut after, seat, mv, &mut sink);
        }
        Did::Deal => {
            let _ = G::next_deal(rules, &mut after, &mut sink);
        }
        Did::Withdraw(seat) => {
            G::withdraw(rules, &mut after, seat, &mut sink);
        }
    }
    G::remember(memory, rules, &step.before, step.did, &events);
}
