//! The state of a match before anything is dealt, and clearing the table for a deal.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::game::Opening;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::mau::cheat::Accusable;
use crate::mau::effects::Kept;
use crate::mau::event::Ending;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::standing::DealsWon;
use crate::mau::state::{Order, State};
use crate::mau::threat::PendingThreat;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

impl State {
    /// A match in which nothing has been dealt yet; `dealer` deals first, drawn by lot if none is given.
    pub(super) fn open(rules: &Rules, opening: Opening) -> Self {
        let Opening { seed, dealer, left_handed } = opening;
        let lot = || Seat(Chance::new(&seed, 0).below(u32::from(rules.seats)) as u8);
        let dealer = dealer.filter(|seat| seat.0 < rules.seats).unwrap_or_else(lot);
        Self {
            hands: [CardSet::EMPTY; MAX_SEATS],
            draw_pile: Pile::default(),
            discard_pile: Pile::default(),
            phase: Phase::Over(Ending::Out),
            turn: Seat(0),
            direction: Direction::Clockwise,
            threat: PendingThreat::NONE,
            face: Card::JOKER_BLACK,
            wish: None,
            wish_cards: 0,
            wish_turns: 0,
            drawn: CardSet::EMPTY,
            draws: 0,
            dry: false,
            covers: false,
            together: 0,
            acting: Card::JOKER_BLACK,
            claim: false,
            misses: SeatSet::EMPTY,
            slipped: CardSet::EMPTY,
            accusable: Accusable::NONE,
            run: 0,
            playing: SeatSet::EMPTY,
            waiting: Order::EMPTY,
            places: Order::EMPTY,
            lost: SeatSet::EMPTY,
            knocked_out: SeatSet::EMPTY,
            withdrawn: SeatSet::EMPTY,
            aside: CardSet::EMPTY,
            beside: [CardSet::EMPTY; MAX_SEATS],
            last_laid: [None; MAX_SEATS],
            last_card: None,
            announced: [SeatSet::EMPTY; MAX_CALLS],
            called: [SeatSet::EMPTY; MAX_CALLS],
            open: [SeatSet::EMPTY; MAX_CALLS],
            kept: Kept::NOTHING,
            seats: rules.seats,
            left_handed,
            dealer,
            deal: 0,
            moves: 0,
            idle: 1,
            more_cards: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
            pot: 0,
            tally: DealsWon::NOTHING,
            added: 0,
            points: [0; MAX_SEATS],
            winners: SeatSet::EMPTY,
            match_over: false,
            chance: Chance::new(&seed, 0),
        }
    }

    /// Clears the table for the next deal, which `dealer` deals.
    pub(super) fn begin_deal(&mut self, dealer: Seat) {
        let playing = SeatSet::first(self.seats).without(self.knocked_out);
        *self = Self {
            hands: [CardSet::EMPTY; MAX_SEATS],
            draw_pile: Pile::default(),
            discard_pile: Pile::default(),
            phase: Phase::Turn,
            direction: Direction::Clockwise,
            threat: PendingThreat::NONE,
            face: Card::JOKER_BLACK,
            wish: None,
            wish_cards: 0,
            wish_turns: 0,
            drawn: CardSet::EMPTY,
            draws: 0,
            dry: false,
            covers: false,
            together: 0,
            misses: SeatSet::EMPTY,
            slipped: CardSet::EMPTY,
            aside: CardSet::EMPTY,
            beside: [CardSet::EMPTY; MAX_SEATS],
            accusable: Accusable::NONE,
            run: 0,
            playing,
            waiting: Order::EMPTY,
            places: Order::EMPTY,
            lost: SeatSet::EMPTY,
            last_laid: [None; MAX_SEATS],
            last_card: None,
            announced: [SeatSet::EMPTY; MAX_CALLS],
            called: [SeatSet::EMPTY; MAX_CALLS],
            open: [SeatSet::EMPTY; MAX_CALLS],
            kept: Kept::NOTHING,
            dealer,
            deal: self.deal + 1,
            chance: Chance::new(&self.chance.seed(), self.deal + 1),
            moves: 0,
            idle: 1,
            points: [0; MAX_SEATS],
            ..*self
        };
    }
}
