//! What each viewer of a match of Maxonaut can have learned, derived independently of the table
//! from the same moves, without a look at any view.

use std::collections::BTreeSet;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::maxonaut::event::Origin;
use stammtisch_engine::maxonaut::{Card, Event, Laid, Maxonaut, Move, Rules, State};
use stammtisch_engine::seat::Seat;

/// A card that lies face down: who knows it, and which card it is.
#[derive(Clone, Copy)]
enum Lying {
    Unseen,
    LaidBy(Seat, Card),
    WasOpen(Card),
}

/// A match with the knowledge of everybody at the table together.
pub(crate) struct Known {
    /// The seed of all shuffles: known to nobody.
    pub(crate) seed: Seed,
    rules: Box<Rules>,
    state: State,
    lying: Vec<Lying>,
    hands: Vec<Vec<Card>>,
    /// Cards turned up or shown this time, or the last time.
    open: Vec<Card>,
    /// Cards turned up or shown, and not yet put away.
    put_away_next: Vec<Card>,
}

impl Known {
    pub(crate) fn start(rules: &Rules, seed: Seed, dealer: Option<Seat>) -> Self {
        let opening = Opening { dealer, ..Opening::new(seed) };
        let mut events = Vec::new();
        let state = Maxonaut::start(rules, opening, &mut |event| events.push(event));
        let mut known = Self {
            seed,
            rules: Box::new(rules.clone()),
            state,
            lying: vec![Lying::Unseen; 2],
            hands: vec![Vec::new(); rules.seats().into()],
            open: Vec::new(),
            put_away_next: Vec::new(),
        };
        events.iter().for_each(|event| known.note(event));
        known
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: Move) {
        let mut events = Vec::new();
        Maxonaut::play(&self.rules, &mut self.state, seat, mv, &mut |event| events.push(event))
            .expect("what is stored was allowed");
        events.iter().for_each(|event| self.note(event));
    }

    /// The cards that `viewer` may be told.
    pub(crate) fn to(&self, viewer: Option<Seat>) -> BTreeSet<Card> {
        let hand = viewer.and_then(|seat| self.hands.get(seat.index())).into_iter().flatten();
        let lying = self.lying.iter().filter_map(|lying| match *lying {
            Lying::LaidBy(seat, card) => (Some(seat) == viewer).then_some(card),
            Lying::WasOpen(card) => Some(card),
            Lying::Unseen => None,
        });
        hand.copied().chain(lying).chain(self.open.iter().copied()).collect()
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, cards } => self.hands[seat.index()].extend(cards.cards()),
            Event::Reshuffled { cards } => {
                self.lying.drain(..usize::from(cards));
            }
            Event::Laid { seat, cards } => {
                for laid in cards.cards() {
                    let lying = match laid {
                        Laid::Hand(card) => {
                            self.lose(seat, card);
                            Lying::LaidBy(seat, card)
                        }
                        Laid::Unseen => Lying::Unseen,
                    };
                    self.lying.push(lying);
                }
            }
            Event::Doubted { .. } => self.open.clear(),
            Event::TurnedUp { card, origin } => {
                if origin != Origin::Draw {
                    self.lying.pop();
                }
                self.lie_open(card);
            }
            Event::Shown { seat, cards } => {
                for card in cards.cards() {
                    self.lose(seat, card);
                    self.lie_open(card);
                }
            }
            Event::RoundEnded { .. } => {
                let below = std::mem::take(&mut self.put_away_next);
                self.lying.splice(..0, below.into_iter().map(Lying::WasOpen));
            }
            _ => {}
        }
    }

    fn lie_open(&mut self, card: Card) {
        self.open.push(card);
        self.put_away_next.push(card);
    }

    fn lose(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|held| *held == card).expect("held");
        hand.remove(at);
    }
}
