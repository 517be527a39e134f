//! The trait of games whose finished matches can be analysed (`HindsightGame`).

use std::fmt::Display;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::seat::Seat;

use super::played_match::{Did, MatchStep};
use crate::arena::ArenaGame;

/// Something that a seat could not see when it decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// What that seat had announced was true.
    ToldTrue(Seat),
    /// A card that harms whoever looks lay below the announcement of that seat.
    Trap(Seat),
    /// That seat could answer the threat with a card.
    Answers(Seat),
    /// That seat could lay a card on what it was left with.
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

/// Receives each hidden fact with whether it is true in a world.
pub type Tell<'a> = &'a mut dyn FnMut(About, bool);

/// A game whose finished matches can be analysed.
pub trait HindsightGame: ArenaGame + Filmed {
    /// What anybody could learn about hands from the moves of a deal.
    type Memory: Clone;
    /// A card in questions about hands: cards with the same name count as one.
    type Card: Copy + Ord + Display;

    /// All cards of the pack, each once, grouped by rank.
    fn kinds(rules: &Self::Rules) -> Vec<Self::Card>;

    /// The cards in a hand.
    fn hand(open: &Self::Open, seat: Seat) -> Vec<Self::Card>;

    /// What people call a card without its suit; none if it has no suit, or no rank.
    fn rank(card: Self::Card) -> Option<String>;

    /// What is known by these rules before the first move.
    fn memory(rules: &Self::Rules) -> Self::Memory;

    /// Takes note of a step, as everybody saw it.
    fn remember(
        memory: &mut Self::Memory,
        rules: &Self::Rules,
        before: &Self::State,
        did: Did<Self::Move>,
        events: &[Self::Event],
    );

    /// The weight of a world: how likely the seats in it would have made the moves that everybody saw. It
    /// depends only on what `viewer` knew and on the world.
    fn weight(
        memory: &Self::Memory,
        rules: &Self::Rules,
        world: &Self::State,
        viewer: Seat,
        ended: EndedMatch,
    ) -> f64;

    /// The hidden facts at stake in a move of `seat` in a world: each is reported in every world, true or
    /// not.
    fn stakes(rules: &Self::Rules, world: &Self::State, seat: Seat, mv: Self::Move, tell: Tell<'_>);

    /// Exchanges two cards in a world that look alike to `viewer` wherever they lie. Every exchange is as
    /// likely as its reverse, so that many of them reach every world. False if the game has no such step.
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
