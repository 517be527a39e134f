//! What each viewer of a match of Mau-Mau may know, derived from the truth without a look at any view.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::event::Event;
use stammtisch_engine::mau::{Mau, Move, Play, Rules, State};
use stammtisch_engine::seat::Seat;

/// A match with the knowledge of everybody at the table together.
pub(crate) struct Truth {
    rules: Box<Rules>,
    state: State,
    hands: Vec<CardSet>,
    /// The discard pile, the lowest card first.
    discards: Vec<Card>,
    /// Cards slipped in, by seat; the latest last.
    slipped: Vec<(Seat, Card)>,
    /// Cards bought with the card that was laid on them: all are taken back together.
    bought: Vec<(Seat, Card, Card)>,
    /// Whether all hands lie open.
    open_hands: bool,
    /// Hands of seats that have left the match: nobody sees them again.
    pub(crate) aside: CardSet,
    /// By seat: all cards it has ever held, for planted leaks.
    pub(crate) ever: Vec<KindSet>,
    /// By seat, then the spectators: what the next message may name.
    may: Vec<KindSet>,
    /// Cards just drawn unseen by others, for planted leaks.
    pub(crate) drawn: Vec<(Seat, CardSet)>,
}

impl Truth {
    pub(crate) fn start(rules: &Rules, opening: Opening) -> Self {
        let mut events = Vec::new();
        let state = Mau::start(rules, opening, &mut |event| events.push(event));
        let seats = usize::from(rules.seats());
        let mut truth = Self {
            rules: Box::new(rules.clone()),
            state,
            hands: vec![CardSet::EMPTY; seats],
            discards: Vec::new(),
            slipped: Vec::new(),
            bought: Vec::new(),
            open_hands: false,
            aside: CardSet::EMPTY,
            ever: vec![KindSet::EMPTY; seats],
            may: vec![KindSet::EMPTY; seats + 1],
            drawn: Vec::new(),
        };
        truth.note_all(&events);
        truth
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: Move) {
        if let Move::Play(Play { under: Some(card), .. }) = mv {
            self.hands[seat.index()].take(card);
            self.slipped.push((seat, card));
        }
        let mut events = Vec::new();
        Mau::play(&self.rules, &mut self.state, seat, mv, &mut |event| events.push(event))
            .expect("what is stored was allowed");
        self.note_all(&events);
    }

    pub(crate) fn withdraw(&mut self, seat: Seat) {
        let mut events = Vec::new();
        let out =
            Mau::withdraw(&self.rules, &mut self.state, seat, &mut |event| events.push(event));
        assert!(out, "what is stored was allowed");
        self.note_all(&events);
    }

    pub(crate) fn next_deal(&mut self) {
        let mut events = Vec::new();
        Mau::next_deal(&self.rules, &mut self.state, &mut |event| events.push(event))
            .expect("the deal was over");
        self.note_all(&events);
    }

    /// What a viewer may be told in this message; forgets what was only for this one.
    pub(crate) fn take(&mut self, viewer: Option<Seat>) -> KindSet {
        let place = viewer.map_or(self.hands.len(), Seat::index);
        std::mem::replace(&mut self.may[place], KindSet::EMPTY).or(self.lies(viewer))
    }

    /// What a viewer may be told in the present position.
    pub(crate) fn lies(&self, viewer: Option<Seat>) -> KindSet {
        let open: CardSet = self.discards.iter().copied().collect();
        let hands = self
            .hands
            .iter()
            .zip(0..)
            .filter(|(_, seat)| self.open_hands || viewer == Some(Seat(*seat)));
        hands.fold(open.kinds(), |all, (hand, _)| all.or(hand.kinds()))
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    fn note_all(&mut self, events: &[Event]) {
        self.drawn.clear();
        self.keep();
        for event in events {
            self.note(event);
            self.keep();
        }
    }

    /// Whatever is open in between may be told.
    fn keep(&mut self) {
        for place in 0..self.may.len() {
            let viewer = (place < self.hands.len()).then_some(Seat(place as u8));
            self.may[place] = self.may[place].or(self.lies(viewer));
        }
        for (ever, hand) in self.ever.iter_mut().zip(&self.hands) {
            *ever = ever.or(hand.kinds());
        }
    }

    fn all_may(&mut self, card: Card) {
        self.may.iter_mut().for_each(|may| *may = may.or(KindSet::of(card)));
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::DealStarted { .. } => {
                self.hands.fill(CardSet::EMPTY);
                self.discards.clear();
                self.slipped.clear();
                self.bought.clear();
                self.open_hands = false;
                self.aside = CardSet::EMPTY;
            }
            Event::Dealt { seat, cards } => self.hands[seat.index()] = cards,
            Event::TurnedUp { card } => self.discards.push(card),
            Event::PutBack { card } => self.all_may(card),
            Event::Played { seat, card, .. } => {
                self.bought.retain(|(who, with, _)| *who == seat && *with != card);
                self.hands[seat.index()].take(card);
                self.discards.push(card);
            }
            Event::Bought { seat, card } => {
                let below = self.discards.len().saturating_sub(2);
                assert_eq!(self.discards.remove(below), card);
                let with = *self.discards.last().expect("it was laid on top");
                self.bought.push((seat, with, card));
                self.hands[seat.index()].add(card);
                self.all_may(card);
            }
            Event::Drew { seat, cards, .. } => {
                self.hands[seat.index()] = self.hands[seat.index()].plus(cards);
                self.drawn.push((seat, cards));
            }
            // Cards laid beside a hand are in no hand until they are taken up.
            Event::TookUp { seat, cards } => {
                self.hands[seat.index()] = self.hands[seat.index()].plus(cards);
            }
            Event::Gave { from, to, card } | Event::Took { from, to, card } => {
                self.hands[from.index()].take(card);
                self.hands[to.index()].add(card);
            }
            Event::Swapped { seats, hands } => {
                for (seat, hand) in seats.into_iter().zip(hands) {
                    self.hands[seat.index()] = hand;
                }
            }
            Event::Rotated { hands, .. } => {
                self.hands.iter_mut().zip(hands).for_each(|(own, hand)| *own = hand);
            }
            Event::TakenBack { seat, card } => {
                let last = self.discards.iter().rposition(|lying| *lying == card);
                let place = last.expect("it lay there");
                self.discards.remove(place);
                self.hands[seat.index()].add(card);
                let with_it = |(who, with, _): &(Seat, Card, Card)| *who == seat && *with == card;
                if let Some(at) = self.bought.iter().rposition(with_it) {
                    let (.., bought) = self.bought.remove(at);
                    self.hands[seat.index()].take(bought);
                    self.discards.insert(place, bought);
                }
                self.all_may(card);
            }
            Event::SlippedBack { seat } => {
                let last = self.slipped.iter().rposition(|(who, _)| *who == seat);
                let (_, card) = self.slipped.remove(last.expect("it was slipped in"));
                self.hands[seat.index()].add(card);
            }
            Event::PutAway { seat, cards } => {
                cards.cards().for_each(|card| {
                    self.hands[seat.index()].take(card);
                });
            }
            Event::Withdrew { seat } => {
                let hand = std::mem::replace(&mut self.hands[seat.index()], CardSet::EMPTY);
                self.aside = self.aside.plus(hand);
            }
            Event::Reshuffled { cards } => {
                // A card just slipped in may stay in the pile: then one open card less remains
                // there than assumed here.
                let gone = usize::from(cards).saturating_sub(self.slipped.len());
                self.discards.drain(..gone.min(self.discards.len()));
            }
            Event::DealEnded { .. } => self.open_hands = true,
            _ => {}
        }
    }
}
