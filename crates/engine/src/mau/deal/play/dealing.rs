//! Shuffling and dealing.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{PutBack, Start, Starter};
use crate::mau::step::Step;
use crate::seat::{Direction, Seat};

impl<S: Sink> Step<'_, S> {
    /// Shuffles and deals. Where the dealer chooses the number of cards, it is asked first (ERF-02).
    pub(in crate::mau) fn deal(&mut self) {
        let dealer = self.state.dealer;
        self.rules.deck.cards().for_each(|card| self.state.draw_pile.push(card));
        self.state.chance.shuffle(self.state.draw_pile.as_mut_slice());
        if self.rules.starter == Starter::Holder {
            let pile: Vec<Card> = self.state.draw_pile.as_slice().iter().rev().copied().collect();
            let mut rest = pile.as_slice();
            let mut next = |seat: Seat| {
                let each = usize::from(self.hand_of(seat, self.rules.hand)).min(rest.len());
                let (own, left) = rest.split_at(each);
                rest = left;
                (seat, own)
            };
            let dealt: Vec<_> = self.state.playing.into_iter().map(&mut next).collect();
            let hand = |seat| {
                let own = dealt.iter().find(|(of, _)| *of == seat);
                own.map_or(CardSet::EMPTY, |(_, cards)| cards.iter().copied().collect())
            };
            self.state.kept.begins = self.holder(hand).map(|(seat, _)| seat);
        }
        if self.rules.starter == Starter::ByLot {
            let mut playing = self.state.playing;
            let at = self.state.chance.below(playing.len().max(1)) as usize;
            self.state.kept.begins = playing.nth(at);
        }
        let starter = self.seat_starter();
        self.emit(Event::DealStarted { deal: self.state.deal, dealer, starter });
        if self.rules.hand_choice.is_some() {
            self.state.phase = Phase::DealHands;
            self.state.turn = dealer;
        } else {
            self.deal_hands(self.rules.hand);
            self.follow_start();
        }
    }

    /// Carries out what the start of a deal sets off.
    pub(in crate::mau) fn follow_start(&mut self) {
        if S::FOLLOWS {
            let sizes = self.sizes();
            self.note_turn_from(self.state.before(self.state.turn));
            self.follow(&sizes);
        }
    }

    /// Deals this many cards to each seat and turns one up.
    pub(in crate::mau) fn deal_hands(&mut self, cards: u8) {
        let cut = self.cut();
        for seat in self.state.playing {
            let kept = u8::from(cut.is_some_and(|(cutter, _)| cutter == seat));
            for _ in kept..self.hand_of(seat, cards) {
                let Some(card) = self.state.draw_pile.pop() else { break };
                self.hand_mut(seat).add(card);
            }
            self.deals_out(seat, self.hand(seat));
        }
        if let Some((seat, card)) = cut {
            self.show_one(seat, card);
        }
        for seat in self.state.playing {
            self.hand_reaches(seat, 0);
        }
        let starter = self.seat_starter();
        self.state.phase = Phase::Turn;
        self.show_who_begins();
        let led = self.rules.start == Start::Led;
        let first = if led { None } else { self.first_card() };
        self.turn_up_first(first, starter);
    }

    /// `seat` has been dealt these cards.
    pub(in crate::mau) fn deals_out(&mut self, seat: Seat, cards: CardSet) {
        if self.rules.counts_dealt {
            self.state.kept.dealt[seat.index()] = cards.len() as u8;
        }
        self.emit(Event::Dealt { seat, cards });
    }

    /// How many cards a seat is dealt where all others are dealt `cards`.
    fn hand_of(&self, seat: Seat, cards: u8) -> u8 {
        let Some(by) = &self.rules.hand_by else { return cards };
        let more = i16::from(self.state.more_cards[seat.index()]);
        let score = self.state.scores[seat.index()];
        let reached = by.steps().filter(|(from, _)| score >= *from).max_by_key(|(from, _)| *from);
        let [won, lost] = self.state.kept.before.map(|did| {
            // Partners win and lose together.
            did.is_some_and(|did| self.rules.teams.of(did).has(seat))
        });
        let last =
            i16::from(by.last_won) * i16::from(won) + i16::from(by.last_lost) * i16::from(lost);
        let more = more + reached.map_or(0, |(_, more)| i16::from(more)) + last;
        // Where so many seats are dealt fewer than the least anyway, that number is the least.
        let least = by.least.min(cards);
        (i16::from(cards) + more).clamp(i16::from(least), i16::from(by.most)) as u8
    }

    /// The seat that holds the card that decides who begins, and that card, if anybody does.
    pub(in crate::mau) fn holder(&self, hand: impl Fn(Seat) -> CardSet) -> Option<(Seat, Card)> {
        let seats = || self.state.seats_after_dealer(Direction::Clockwise);
        let playing = || seats().filter(|seat| self.state.playing.has(*seat));
        self.rules.starter_holds.iter().find_map(|kinds| {
            playing().find_map(|seat| {
                let card = hand(seat).cards().find(|card| kinds.has(*card))?;
                Some((seat, card))
            })
        })
    }

    /// Shows the card that decides who begins to all.
    pub(in crate::mau) fn show_who_begins(&mut self) {
        if self.rules.starter != Starter::Holder {
            return;
        }
        if let Some((seat, card)) = self.holder(|seat| self.hand(seat)) {
            self.show_one(seat, card);
        }
    }

    fn show_one(&mut self, seat: Seat, card: Card) {
        let cards = [card].into_iter().collect();
        self.state.kept.shown.add(seat, cards);
        self.emit(Event::Showed { seat, cards });
    }

    /// The seat to the dealer's right cuts: a card that it finds there and may keep goes to its hand before
    /// the others are dealt any.
    fn cut(&mut self) -> Option<(Seat, Card)> {
        if self.rules.cut_keeps.is_empty() {
            return None;
        }
        let (dealer, playing) = (self.state.dealer, self.state.playing);
        let is_it = |seat: &Seat| *seat != dealer && playing.has(*seat);
        let seat = self.state.seats_after_dealer(Direction::Counter).find(is_it)?;
        let at = self.state.chance.below(u32::from(self.state.draw_pile.len()).max(1)) as usize;
        let card = *self.state.draw_pile.as_slice().get(at)?;
        if !self.rules.cut_keeps.has(card) {
            return None;
        }
        self.state.draw_pile.as_mut_slice()[at..].rotate_left(1);
        let card = self.state.draw_pile.pop()?;
        self.hand_mut(seat).add(card);
        Some((seat, card))
    }

    /// Draws the card to turn up. One that must not lie there goes back into the draw pile.
    fn first_card(&mut self) -> Option<Card> {
        let mut shuffles = false;
        let card = self.turn_one_up(&mut shuffles);
        if shuffles {
            self.state.chance.shuffle(self.state.draw_pile.as_mut_slice());
        }
        card
    }

    /// As [`Self::first_card`], but leaves the shuffling to the caller: `shuffles` says whether it is needed.
    fn turn_one_up(&mut self, shuffles: &mut bool) -> Option<Card> {
        for _ in 0..self.state.draw_pile.len() {
            let card = self.state.draw_pile.pop()?;
            if self.rules.start_taken.has(card) && self.dealer_takes(card) {
                continue;
            }
            if !self.rules.start_again.has(card) {
                return Some(card);
            }
            self.emit(Event::PutBack { card });
            self.state.draw_pile.push_below(card);
            *shuffles = self.rules.put_back == PutBack::Shuffled;
        }
        self.state.draw_pile.pop()
    }

    /// The dealer takes up the card turned up, as all can see. A dealer who is not in play, or may hold no
    /// more, leaves it.
    fn dealer_takes(&mut self, card: Card) -> bool {
        let dealer = self.state.dealer;
        if !self.state.playing.has(dealer)
            || self.room(dealer) == 0
            || self.state.draw_pile.is_empty()
        {
            return false;
        }
        let (before, cards) = (self.hand(dealer).len(), [card].into_iter().collect());
        self.emit(Event::TurnedUp { card });
        self.hand_mut(dealer).add(card);
        self.state.kept.shown.add(dealer, cards);
        self.emit(Event::TookPile { seat: dealer, cards });
        self.hand_reaches(dealer, before);
        true
    }

    /// Sets the direction of the deal and returns the seat that begins.
    pub(in crate::mau) fn seat_starter(&mut self) -> Seat {
        let left = match self.rules.starter {
            Starter::Right => false,
            Starter::WritingHand => self.state.left_handed.has(self.state.dealer),
            Starter::Left
            | Starter::Dealer
            | Starter::ByLot
            | Starter::Winner
            | Starter::Loser
            | Starter::Leads
            | Starter::Trails
            | Starter::Holder => true,
        };
        self.state.direction = if left { Direction::Clockwise } else { Direction::Counter };
        let named = match self.rules.starter {
            Starter::Dealer => Some(self.state.dealer),
            _ => self.state.kept.begins,
        };
        let named = named.filter(|seat| self.state.playing.has(*seat));
        named.unwrap_or_else(|| self.state.after(self.state.dealer))
    }
}
