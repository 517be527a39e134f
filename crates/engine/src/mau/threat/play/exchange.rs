//! Playing threats that move cards between hands: a swap, a gift, a card taken.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::LastGift;
use crate::mau::step::Step;
use crate::mau::threat::{PendingThreat, Threat};
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Whether `seat` has one card at most and may not give it away (ERF-51).
    pub(in crate::mau) fn keeps_gift(&self, seat: Seat) -> bool {
        self.rules.last_gift == LastGift::Kept && self.hand(seat).len() <= 1
    }

    /// Moves cards between author and victim once the threat has been accepted.
    pub(in crate::mau) fn move_hands(&mut self, threat: &Threat) {
        let PendingThreat { author, victim, gift, .. } = self.state.threat;
        if threat.swap && self.state.playing.has(victim) {
            let cards = [author, victim].map(|seat| self.hand(seat));
            self.note_moved([author, victim], cards);
            self.swap_hands(author, victim);
        }
        if let Some(card) = gift.filter(|_| threat.give && !self.keeps_gift(author)) {
            let told = Event::Gave { from: author, to: victim, card };
            if self.hand(author).has(card) {
                self.note_moved([author, victim], [one(card), CardSet::EMPTY]);
            }
            self.pass_card_on((author, victim), card, told);
            // Further victims get nothing: it was one card.
            self.state.threat.gift = None;
        }
        if threat.take {
            self.take_by_lot(author, victim);
        }
    }

    /// Moves a random card, unseen, from the hand of `from` to that of `to`.
    pub(in crate::mau) fn take_by_lot(&mut self, to: Seat, from: Seat) {
        let hand = self.hand(from);
        let count = hand.len();
        if count == 0 {
            return;
        }
        let at = self.state.chance.below(count) as usize;
        if let Some(card) = hand.cards().nth(at) {
            self.note_moved([from, to], [one(card), CardSet::EMPTY]);
            // If the hand is open, everybody sees which card it is and knows where it is from then on.
            let open = self.state.kept.lies_open(from);
            if open {
                self.emit(Event::Showed { seat: from, cards: one(card) });
            }
            self.pass_card_on((from, to), card, Event::Took { from, to, card });
            if open {
                self.state.kept.shown.add(to, one(card));
            }
        }
    }
}

fn one(card: Card) -> CardSet {
    [card].into_iter().collect()
}
