//! Deals played by bots that want to win: the strongest of the game, one on each seat.

use stammtisch_bots::Bot;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::play::{Along, Players};
use super::trial_game::Tried;

/// Bots, and random players for when no bot has anything to do.
pub(super) struct Bots<G: Tried> {
    bots: Vec<Box<dyn Bot<G>>>,
    along: Along<G>,
}

impl<G: Tried> Bots<G> {
    pub(super) fn new(seed: u64, seats: u8) -> Self {
        let strongest = G::bots().last().copied().unwrap_or_default();
        let bots = (0..u64::from(seats))
            .filter_map(|seat| G::bot(strongest, Seed::from_number(!seed ^ seat)))
            .collect();
        Self { bots, along: Along::new(seed, seats) }
    }
}

impl<G: Tried> Players<G> for Bots<G> {
    fn choose(&mut self, rules: &G::Rules, state: &G::State) -> Option<(Seat, G::Move)> {
        let mut quickest = None;
        for seat in G::to_act(rules, state) {
            let Some(bot) = self.bots.get_mut(usize::from(seat.0)) else { continue };
            let view = G::view(rules, state, Some(seat));
            let Some(thought) = bot.choose(rules, &view) else { continue };
            if quickest.is_none_or(|(soonest, _, _)| thought.think_ms < soonest) {
                quickest = Some((thought.think_ms, seat, thought.mv));
            }
        }
        match quickest {
            Some((_, seat, mv)) => Some((seat, mv)),
            None => self.along.choose(rules, state),
        }
    }
}
