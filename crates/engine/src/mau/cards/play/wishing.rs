//! A wish in force: setting it, and cards that meet it.

use crate::card::{Card, Suit};
use crate::mau::cards::Wishes;
use crate::mau::listener::Sink;
use crate::mau::moves::Play;
use crate::mau::rules::doc::WishOf;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::mau::wish::Wish;
use crate::seat::Seat;

/// Marks a wish that lasts for rounds of the table: three bits count the rounds left, the lowest four hold
/// the seat that wished.
pub(in crate::mau) const BY_LAPS: u8 = 0x80;

/// One round in the count.
const LAP: u8 = 0x10;

/// Mask of the seat that wished.
const AUTHOR: u8 = 0x0f;

/// Value of `wish_cards` that marks a wish lasting for rounds of the table that its author has to meet as
/// well.
const AND_ONESELF: u8 = 2;

impl State {
    /// What a wish for this kind would be in vain for, because it has to be met already.
    pub(in crate::mau) fn to_be_met(&self, of: WishOf) -> impl Iterator<Item = Wish> + use<> {
        let face = (!self.discard_pile.is_empty()).then_some(self.face);
        let suit = face.and_then(Card::suit);
        let lies = [
            suit.filter(|_| matches!(of, WishOf::Suit | WishOf::SuitOrRank)).map(Wish::Suit),
            face.and_then(Card::rank)
                .filter(|_| matches!(of, WishOf::Rank | WishOf::SuitOrRank))
                .map(Wish::Rank),
            suit.and_then(Suit::red)
                .filter(|_| of == WishOf::Colour)
                .map(|red| Wish::Colour { red }),
            face.filter(|_| of == WishOf::Card).map(Wish::Card),
        ];
        let stands = self.wish;
        lies.into_iter().flatten().filter(move |_| stands.is_none()).chain(stands)
    }

    /// How many more cards must meet the wish in force.
    pub(in crate::mau) const fn wish_cards(&self) -> u8 {
        if self.wish.is_none() {
            0
        } else if self.wish_turns >= BY_LAPS {
            1
        } else {
            self.wish_cards
        }
    }

    /// After how many turns, and how many rounds of the table, the wish in force ends; 0: it does not end by
    /// that.
    pub(in crate::mau) fn wish_lasts(&self) -> (u8, u8) {
        match self.wish.map_or(0, |_| self.wish_turns) {
            laps if laps >= BY_LAPS => (0, (laps - BY_LAPS) / LAP),
            turns => (turns, 0),
        }
    }
}

impl<S: Sink> Step<'_, S> {
    /// Sets a new wish, or counts a card that meets the old one. A card laid beside the wish as the first in
    /// a turn leaves it in force (ERF-34); everybody can see that.
    #[inline]
    pub(in crate::mau) fn heed_wish(&mut self, play: Play, acting: Card, out_of_course: bool) {
        if play.wish.is_none() && self.state.wish.is_none() {
            return;
        }
        if let Some(wish) = play.wish {
            self.set_wish(acting, wish);
        } else if let Some(wish) = self.state.wish {
            let face = play.face();
            if self.state.wish_turns >= BY_LAPS || self.rules.leaves_wish.has(face) {
                return;
            }
            let meeting = self.rules.meets[wish.index()];
            let meets =
                meeting.has(play.card) || play.stands_for.is_some_and(|face| meeting.has(face));
            if meets || out_of_course || self.state.together > 0 {
                self.state.wish_cards = self.state.wish_cards.saturating_sub(1);
            }
            if self.state.wish_cards == 0 {
                self.state.wish = None;
            }
        }
    }

    /// Sets a wish, for as long as the card `acting` says.
    pub(in crate::mau) fn set_wish(&mut self, acting: Card, wish: Wish) {
        let wishes = self.rules.effects[acting.index()].wish;
        self.let_wish_stand(self.state.turn, wishes, wish);
    }

    /// Sets the wish of `author`, for as long as `wishes` says.
    pub(in crate::mau) fn let_wish_stand(
        &mut self,
        author: Seat,
        wishes: Option<Wishes>,
        wish: Wish,
    ) {
        self.state.wish = Some(wish);
        self.state.wish_cards = wishes.map_or(1, |wishes| wishes.cards);
        self.state.wish_turns = wishes.map_or(0, |wishes| wishes.turns);
        if let Some(laps) = wishes.map(|wishes| wishes.laps).filter(|laps| *laps > 0) {
            self.state.wish_turns = BY_LAPS | (laps * LAP) | author.0;
            if wishes.is_some_and(|wishes| wishes.oneself) {
                self.state.wish_cards = AND_ONESELF;
                // The end of the turn in which it was wished counts as well.
                self.state.wish_turns += if self.state.is_turn_of(author) { LAP } else { 0 };
            }
        }
    }

    /// `seat` has its turn, or misses it: that ends a round of the table for its own wish, or for that of a
    /// seat before it that is out.
    #[inline]
    pub(in crate::mau) fn lap_goes_on(&mut self, seat: Seat) {
        if self.state.wish_turns >= BY_LAPS {
            self.end_lap(seat);
        }
    }

    #[cold]
    fn end_lap(&mut self, seat: Seat) {
        let author = Seat(self.state.wish_turns & AUTHOR);
        let here = self.state.playing.has(author);
        if here && self.state.wish_cards == AND_ONESELF {
            return;
        }
        if seat != (if here { author } else { self.state.after(author) }) {
            return;
        }
        self.shorten_laps();
    }

    /// The turn of `seat` is over: that ends a round of the table for its own wish, if it has to meet that as
    /// well.
    #[inline]
    pub(in crate::mau) fn turn_ends_lap(&mut self, seat: Seat) {
        if self.state.wish_turns >= BY_LAPS
            && self.state.wish_cards == AND_ONESELF
            && seat.0 == self.state.wish_turns & AUTHOR
        {
            self.shorten_laps();
        }
    }

    #[cold]
    fn shorten_laps(&mut self) {
        self.state.wish_turns -= LAP;
        if self.state.wish_turns < BY_LAPS + LAP {
            (self.state.wish, self.state.wish_cards, self.state.wish_turns) = (None, 0, 0);
        }
    }
}
