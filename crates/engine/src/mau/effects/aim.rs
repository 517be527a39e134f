//! Which seats an effect hits: resolves `hits` in the current state.

use super::compiled::Later;
use super::hits::Hits;
use crate::mau::end::window_is_open;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::points;
use crate::mau::state::Order;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// The seats hit, in the order of the turn. One that is out or has lost is hit only where `hits` means it
    /// in person, as `Oneself` or `Dealer` do.
    pub(super) fn hit(&mut self, later: &Later, by: Seat) -> Order {
        if let Some(slot) = later.other {
            let mut order = Order::EMPTY;
            let other = self.state.kept.others.get(slot, by);
            other.into_iter().for_each(|seat| order.push(seat));
            return order;
        }
        let hits = later.hits;
        let playing = self.state.playing;
        self.state.playing = playing.without(self.lying());
        let order = self.hit_of_all(hits, by);
        self.state.playing = playing;
        order
    }

    /// Seats whose last card lies: nothing hits them (VER-28), as they count as out unless the card is found
    /// out.
    pub(super) fn lying(&self) -> SeatSet {
        let waiting = self.state.waiting.as_slice().iter().copied();
        waiting.filter(|seat| window_is_open(self.rules, self.state, *seat)).collect()
    }

    fn hit_of_all(&mut self, hits: Hits, by: Seat) -> Order {
        let others = self.round_from(by, SeatSet::EMPTY);
        let spared = self.rules.teams.spared(by);
        let open = if spared.is_empty() { others } else { self.round_from(by, spared) };
        let mut order = Order::EMPTY;
        match hits {
            Hits::Oneself => order.push(by),
            Hits::Next => open.as_slice().first().into_iter().for_each(|seat| order.push(*seat)),
            Hits::Previous => open.as_slice().last().into_iter().for_each(|seat| order.push(*seat)),
            Hits::Across => {
                let half = (self.state.active() / 2).max(1) as usize;
                let seat = others.as_slice().get(half - 1).copied();
                seat.into_iter().for_each(|seat| order.push(seat));
            }
            Hits::Partner => {
                let own = self.rules.teams.of(by);
                let next = others.as_slice().iter().find(|seat| own.has(**seat));
                next.into_iter().for_each(|seat| order.push(*seat));
            }
            Hits::Others => return open,
            Hits::All => {
                if self.state.playing.has(by) {
                    order.push(by);
                }
                others.as_slice().iter().for_each(|seat| order.push(*seat));
            }
            Hits::Dealer => order.push(self.state.dealer),
            Hits::Starter => order.push(self.state.kept.starter),
            Hits::MostCards | Hits::FewestCards | Hits::MostPoints | Hits::FewestPoints => {
                let by_points = matches!(hits, Hits::MostPoints | Hits::FewestPoints);
                let held = |seat: &Seat| {
                    let hand = self.hand(*seat);
                    if by_points {
                        hand.cards().map(|card| self.rules.points_of(card)).sum()
                    } else {
                        hand.len().cast_signed()
                    }
                };
                let own = Some(by).filter(|seat| self.state.playing.has(*seat));
                let mut found: Option<Seat> = None;
                for seat in others.as_slice().iter().copied().chain(own) {
                    let better = |known: Seat| match hits {
                        Hits::MostCards | Hits::MostPoints => held(&seat) > held(&known),
                        _ => held(&seat) < held(&known),
                    };
                    if found.is_none_or(better) {
                        found = Some(seat);
                    }
                }
                found.into_iter().for_each(|seat| order.push(seat));
            }
            Hits::Leads | Hits::Trails => {
                let sign = if hits == Hits::Leads { 1 } else { -1 };
                let stands = |seat: Seat| sign * points::stands(self.rules, self.state, seat);
                let own = Some(by).filter(|seat| self.state.playing.has(*seat));
                let all = || others.as_slice().iter().copied().chain(own);
                let best = all().map(stands).max();
                if all().any(|seat| Some(stands(seat)) != best) {
                    let found = all().find(|seat| Some(stands(*seat)) == best);
                    found.into_iter().for_each(|seat| order.push(seat));
                }
            }
            Hits::LastWinner | Hits::LastLoser => {
                let [winner, loser] = self.state.kept.before;
                let found = if hits == Hits::LastWinner { winner } else { loser };
                found.into_iter().for_each(|seat| order.push(seat));
            }
            // Somebody has to choose or react first, or the seat has been noted.
            Hits::Chosen
            | Hits::Other
            | Hits::Slowest
            | Hits::SlowestOther
            | Hits::Fastest
            | Hits::FastestOther => {}
            Hits::ByLot => {
                let count = self.state.playing.len().max(1);
                let at = self.state.chance.below(count) as usize;
                if let Some(seat) = self.state.playing.into_iter().nth(at) {
                    self.emit(Event::Lot { seat });
                    order.push(seat);
                }
            }
        }
        order
    }

    /// The seats in play in the order of the turn, starting after `by`, without it and without those
    /// `passed_over`.
    fn round_from(&self, by: Seat, passed_over: SeatSet) -> Order {
        let mut order = Order::EMPTY;
        let mut seat = by;
        for _ in 0..self.state.playing.len() {
            seat = self.state.after(seat);
            if seat == by {
                break;
            }
            if !passed_over.has(seat) {
                order.push(seat);
            }
        }
        order
    }
}
