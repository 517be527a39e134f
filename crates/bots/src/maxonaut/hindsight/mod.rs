//! Hindsight for Maxonaut: was an announcement true, and who could know?

mod announcing;
#[cfg(test)]
mod fit;
mod fitted;
mod holding;
mod ladder;
mod laying;
mod model;

use std::collections::BTreeSet;
use std::sync::Arc;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::game::Game;
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Card, Event, Maxonaut, Move, Open, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::hindsight::{About, Did, HindsightGame, Tell};
use crate::maxonaut::value_distribution::rank_of;
use holding::Believed;
use model::{Model, hand_before, known, lays};

/// What the view does not show: how many cards a player had kept. The announcements of a round are in the
/// view.
#[derive(Clone)]
pub struct Memory {
    /// Precomputed once, for all worlds.
    model: Arc<Model>,
    /// How many cards a seat drew before it last laid.
    drew: [Option<u8>; MAX_SEATS],
}

impl HindsightGame for Maxonaut {
    type Memory = Memory;
    type Card = Card;

    fn kinds(rules: &Rules) -> Vec<Card> {
        let kinds: BTreeSet<Card> = rules.deck().cards().collect();
        kinds.into_iter().collect()
    }

    fn hand(open: &Open, seat: Seat) -> Vec<Card> {
        open.hands.get(seat.index()).into_iter().flat_map(|hand| hand.cards()).collect()
    }

    fn rank(_: Card) -> Option<String> {
        None
    }

    fn memory(rules: &Rules) -> Memory {
        Memory { model: Arc::new(Model::of(rules)), drew: [None; MAX_SEATS] }
    }

    fn remember(memory: &mut Memory, _: &Rules, _: &State, did: Did<Move>, events: &[Event]) {
        if let Did::Move(seat, Move::Believe) = did {
            memory.drew[seat.index()] = Some(0);
        }
        for event in events {
            match event {
                Event::RoundStarted { starter, .. } => memory.drew[starter.index()] = Some(0),
                Event::Drew { seat, cards } => {
                    if let Some(drew) = &mut memory.drew[seat.index()] {
                        *drew += cards.len();
                    }
                }
                _ => {}
            }
        }
    }

    fn weight(
        memory: &Memory,
        rules: &Rules,
        world: &State,
        viewer: Seat,
        ended: EndedMatch,
    ) -> f64 {
        let view = Self::view(rules, world, None);
        let open = Self::open(rules, world, ended);
        if !open.turned_up.is_empty() || view.history.is_empty() {
            return 1.0;
        }
        let model = &memory.model;
        // Cards laid since lie above.
        let above = if let PhaseView::Announce { laid } = &view.phase { laid.len() } else { 0 };
        let mut lying = open.lying.get(above..).unwrap_or_default();
        let (mut weight, mut seen) = (1.0, 0_u16);
        for (at, announced) in view.history.iter().enumerate().rev() {
            // Cards laid earlier have been shuffled in again: nothing is known about them.
            if lying.len() < 2 {
                break;
            }
            let seat = announced.seat;
            let floor = at.checked_sub(1).and_then(|at| view.history.get(at));
            let floor = floor.map(|before| before.claim);
            // The hand is as the seat left it, until it draws again.
            let first_seen = seen >> seat.0 & 1 == 0;
            seen |= 1 << seat.0;
            if seat != viewer {
                let known = known(lying, seat);
                let (least, claim) = (floor.map_or(0, rank_of), rank_of(announced.claim));
                weight *= model.announcing.chance(known, least, claim);
                let laid = lying.get(..announced.from.len()).unwrap_or_default();
                if let Some(rest) = open.hands.get(seat.index()).filter(|_| first_seen) {
                    let hand = hand_before(laid, *rest);
                    weight *= lays(rules, model, laid, hand, floor);
                    if let Some(drew) = memory.drew[seat.index()] {
                        let again = view.history.iter().take(at).any(|before| before.seat == seat);
                        let believed =
                            floor.map(|claim| Believed { claim, climbed: at > 1, again });
                        let of = (&model.ladder, &model.holding);
                        weight *= holding::likelier(of.0, of.1, hand, drew, believed);
                    }
                }
            }
            lying = lying.get(announced.from.len()..).unwrap_or_default();
        }
        weight
    }

    fn exchange(rules: &Rules, world: &mut State, viewer: Seat, chance: &mut Chance) -> bool {
        Self::exchange(rules, world, Some(viewer), chance);
        true
    }

    fn stakes(rules: &Rules, world: &State, seat: Seat, mv: Move, tell: Tell<'_>) {
        match mv {
            Move::Believe | Move::Doubt => {
                let Some(last) = last_announcer(rules, world, seat) else { return };
                looked_at(rules, world, seat, last, tell);
            }
            Move::Announce { .. } => {
                let mut after = world.clone();
                Self::play_silently(rules, &mut after, seat, mv);
                if let Some(judge) = Self::to_act(rules, &after).next() {
                    looked_at(rules, &after, judge, seat, tell);
                }
            }
            Move::Lay { .. } | Move::Show { .. } | Move::Accept => {}
        }
    }
}

fn last_announcer(rules: &Rules, world: &State, seat: Seat) -> Option<Seat> {
    Maxonaut::view(rules, world, Some(seat)).history.last().map(|last| last.seat)
}

/// What a doubt by `judge` reveals.
fn looked_at(rules: &Rules, world: &State, judge: Seat, announcer: Seat, tell: Tell<'_>) {
    let mut after = world.clone();
    let (mut truth, mut trap) = (false, false);
    let doubted = Maxonaut::play(rules, &mut after, judge, Move::Doubt, &mut |event| match event {
        Event::Judged { claim, worth, .. } => truth = worth >= Some(claim),
        Event::Trapped { .. } => trap = true,
        _ => {}
    });
    if doubted.is_ok() {
        tell(About::ToldTrue(announcer), truth);
        tell(About::Trap(announcer), trap);
    }
}
