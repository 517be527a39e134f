//! A snapshot of what everybody can see at a table, kept from one look of a bot to the next.

use stammtisch_engine::card::Card;
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::rules::doc::EmptyPile;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Rules, View, Wish};
use stammtisch_engine::seat::Seat;

use crate::mau::cheating::Trick;

/// What the seat to act has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Turn,
    Drawn,
    /// Accept this many cards, or answer.
    Owes(u8),
    /// It has drawn them, and may still answer with a card it drew.
    Spent,
    Other,
}

/// The table at one moment.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Snapshot {
    deal: u16,
    turn: Seat,
    step: Step,
    /// The card that the top card counts as.
    face: Option<Card>,
    wish: Option<Wish>,
    /// Cards in the discard pile, and in the draw pile.
    laid: u32,
    left: u32,
    /// The number of cards in each hand.
    cards: [u8; MAX_SEATS],
}

impl Snapshot {
    pub(crate) fn of(view: &View) -> Self {
        let mut cards = [0; MAX_SEATS];
        for (slot, player) in cards.iter_mut().zip(&view.players) {
            *slot = player.cards;
        }
        let step = match &view.phase {
            PhaseView::Turn => Step::Turn,
            PhaseView::Drawn => Step::Drawn,
            PhaseView::Threat { penalty, .. } if penalty.spent => Step::Spent,
            PhaseView::Threat { penalty, .. }
                if !(penalty.swap || penalty.give || penalty.take) =>
            {
                Step::Owes(penalty.draw)
            }
            _ => Step::Other,
        };
        Self {
            deal: view.deal,
            turn: view.turn,
            step,
            face: view.top_as.or(view.top),
            wish: view.wish,
            laid: view.discards.len(),
            left: u32::from(view.draw_pile),
            cards,
        }
    }

    /// Whether what `seat` did then is settled: another deal is being played, or the seat has more cards
    /// since, as after being caught.
    pub(crate) const fn has_been_settled(&self, now: &Self, seat: Seat) -> bool {
        self.deal != now.deal || now.cards[seat.index()] > self.cards[seat.index()]
    }

    /// Whether `seat` had the turn then and has acted since.
    pub(crate) fn has_acted(&self, now: &Self, seat: Seat) -> bool {
        self.deal == now.deal && self.turn == seat && self != now
    }

    /// Whether nothing has been laid since.
    pub(crate) const fn has_not_laid(&self, now: &Self) -> bool {
        self.laid == now.laid
    }

    /// How `seat`, whose turn it was, has cheated since, as far as that can be seen.
    pub(crate) fn deed(&self, rules: &Rules, now: &Self, view: &View, seat: Seat) -> Option<Trick> {
        let (before, after) = (self.cards[seat.index()], now.cards[seat.index()]);
        if now.laid == self.laid + 1 && matches!(self.step, Step::Turn | Step::Drawn) {
            let (top, face) = (view.top?, self.face?);
            let fits = match self.wish {
                Some(wish) => rules.meeting(wish, face),
                None => rules.fitting(face),
            };
            if after < before && !fits.has(top) {
                return Some(Trick::WrongCard);
            }
            let shifts = shifts_cards(rules, now.face?);
            return (after + 1 < before && !shifts).then_some(Trick::SecondCard);
        }
        let due = match self.step {
            Step::Owes(due) => due,
            Step::Turn => rules.doc().draw.count,
            Step::Drawn | Step::Spent | Step::Other => return None,
        };
        // A seat that buys a card for one laid leaves both counts as they were (ERF-20).
        let bought = now.face != self.face || now.face.is_some_and(|card| rules.buys(card));
        if now.laid != self.laid || bought {
            return None;
        }
        let done = now.turn != seat || matches!(now.step, Step::Drawn | Step::Spent);
        let bounded = rules.doc().draw.limit.is_some();
        let took_less = after >= before && after - before < due;
        let enough = self.in_reach(rules) >= u32::from(due);
        (done && took_less && enough && !bounded).then_some(Trick::TooFew)
    }

    /// The number of cards that could be drawn.
    fn in_reach(&self, rules: &Rules) -> u32 {
        match rules.doc().draw.empty {
            EmptyPile::Shuffle | EmptyPile::TurnOver => self.left + self.laid.saturating_sub(1),
            EmptyPile::Nothing | EmptyPile::EndDeal => self.left,
        }
    }
}

/// Whether `card` makes cards change hands, so that counts reveal nothing.
fn shifts_cards(rules: &Rules, card: Card) -> bool {
    let moves = |penalty: Penalty| penalty.swap || penalty.give || penalty.take;
    rules.rotates(card) || rules.penalty_of(card).is_some_and(|(penalty, _)| moves(penalty))
}
