//! Drawing cards from the draw pile, and what may be laid after that.

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::legal::layable;
use crate::mau::listener::Sink;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{DrawThen, DrawWhen, EmptyPile, LimitThen};
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::pile::Pile;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Draws on one's own turn, `missing` cards fewer than due.
    pub(in crate::mau) fn draw_in_turn(&mut self, seat: Seat, missing: u8) {
        if self.rules.draw_count == 0 && !self.state.covers {
            self.emit(Event::Passed { seat });
            return self.hand_over(seat);
        }
        let due = draw_count(self.rules, self.state).saturating_sub(missing);
        let cards = self.draw(seat, due, Cause::Draw);
        self.state.drawn = self.state.drawn.plus(cards);
        self.state.draws = self.state.draws.saturating_add(1);
        // A seat that takes too few draws no more.
        self.state.dry = cards.len() < u32::from(due) || missing > 0;
        self.state.phase = Phase::Drawn;
        let laid_after = self.rules.draw_then != DrawThen::Nothing || self.state.covers;
        if !laid_after && self.state.turn == seat {
            let lay = layable_drawn(self.rules, self.state, seat);
            if !may_draw_on(self.rules, self.state, lay) {
                self.passes_with_that(seat);
                self.hand_over(seat);
            }
        }
    }

    /// Draws up to `count` cards. When both piles are empty nothing more is drawn (LIV-05, SCH-24).
    pub(in crate::mau) fn draw(&mut self, seat: Seat, count: u8, cause: Cause) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for _ in 0..count.min(self.room(seat)) {
            let Some(card) = self.next_card(seat) else { break };
            cards.add(card);
            self.hand_mut(seat).add(card);
        }
        if !cards.is_empty() {
            self.state.idle = 0;
            if !self.state.waiting.is_empty() {
                self.state.waiting.remove(seat);
            }
            self.lapse_calls(seat, cause.is_fine());
        }
        self.emit(Event::Drew { seat, cards, cause });
        if self.rules.due_by_number {
            self.hand_reaches(seat, self.hand(seat).len() - cards.len());
        }
        self.lose_over_limit(seat);
        cards
    }

    /// The next card that `seat` draws, if there is one.
    #[inline]
    pub(in crate::mau) fn next_card(&mut self, seat: Seat) -> Option<Card> {
        if self.state.draw_pile.is_empty() {
            self.refill(seat);
        }
        self.state.draw_pile.pop()
    }

    /// A seat that holds more cards than allowed loses the deal.
    #[inline]
    pub(in crate::mau) fn lose_over_limit(&mut self, seat: Seat) {
        if self.over_limit(seat) {
            self.lose(seat);
        }
    }

    /// Whether a seat holds more cards than it may without losing the deal.
    #[inline]
    pub(in crate::mau) fn over_limit(&self, seat: Seat) -> bool {
        self.rules.hand_limit.as_ref().is_some_and(|limit| {
            let cards = self.held_and_beside(seat);
            limit.then == LimitThen::Loses && cards > u32::from(limit.cards)
        })
    }

    /// How many further cards the hand can take.
    #[inline]
    pub(in crate::mau) fn room(&self, seat: Seat) -> u8 {
        self.rules.hand_limit.as_ref().map_or(u8::MAX, |limit| {
            let most = u32::from(limit.cards) + u32::from(limit.then == LimitThen::Loses);
            most.saturating_sub(self.held_and_beside(seat)).min(255) as u8
        })
    }

    /// Cards beside the hand count towards the limit.
    const fn held_and_beside(&self, seat: Seat) -> u32 {
        self.hand(seat).len() + self.state.beside[seat.index()].len()
    }

    /// `seat` holds too many cards and plays no further in this deal.
    #[cold]
    fn lose(&mut self, seat: Seat) {
        if self.state.playing.has(seat) {
            self.state.playing.remove(seat);
            self.state.lost.add(seat);
            self.forget_calls(seat);
            self.emit(Event::Lost { seat });
        }
    }

    /// The number of cards from the top down to the end of the run of equal ranks below the top `above` ones,
    /// counting see-through cards in between.
    fn row(&self, above: u8) -> u8 {
        let pile = self.state.discard_pile.as_slice();
        let below = pile.len().saturating_sub(usize::from(above));
        let mut cards = pile[..below].iter().rev().peekable();
        let through = |card: &&Card| self.rules.see_through.has(**card);
        let mut row = above;
        while cards.next_if(through).is_some() {
            row += 1;
        }
        let rank = cards.peek().and_then(|card| card.rank());
        let alike = cards.take_while(|card| rank.is_some() && card.rank() == rank);
        row.saturating_add(alike.count().max(1) as u8)
    }

    /// Makes a new draw pile of the discard pile without its top card. Cards slipped in come back.
    #[cold]
    #[inline(never)]
    fn refill(&mut self, seat: Seat) {
        // Cards that may still have to be taken back stay: those laid last, and one slipped in just now.
        // Where nothing else is left to draw, only the top card stays (ERF-13).
        let all = self.state.discard_pile.len();
        let tried = self.state.accusable.lying;
        let watched = tried.saturating_add(1);
        // If these are taken back, the card below them is on top: its row stays as well.
        let row = if self.rules.keeps_row { self.row(0).max(self.row(tried)) } else { 1 };
        let most = [watched.max(row), watched].into_iter().find(|most| all > *most);
        let lying = most.unwrap_or(1);
        let held = self.state.accusable.slipped().filter(|card| self.state.slipped.has(*card));
        let slipped = self.state.slipped.len() > u32::from(held.is_some());
        if matches!(self.rules.empty_pile, EmptyPile::Nothing | EmptyPile::EndDeal)
            || (self.state.discard_pile.len() <= lying && !slipped)
        {
            return;
        }
        let mut kept = Pile::default();
        (0..lying).map_while(|_| self.state.discard_pile.pop()).for_each(|card| kept.push(card));
        std::mem::swap(&mut self.state.draw_pile, &mut self.state.discard_pile);
        while let Some(card) = kept.pop() {
            self.state.discard_pile.push(card);
        }
        let mut returning = std::mem::take(&mut self.state.slipped);
        if let Some(card) = held {
            returning.take(card);
            self.state.slipped.add(card);
        }
        returning.cards().for_each(|card| self.state.draw_pile.push(card));
        self.state.run = self.state.run.min(lying);
        if self.rules.empty_pile == EmptyPile::TurnOver {
            self.state.draw_pile.as_mut_slice().reverse();
        } else {
            self.state.chance.shuffle(self.state.draw_pile.as_mut_slice());
        }
        self.emit(Event::Reshuffled { cards: self.state.draw_pile.len() });
        self.pile_turned(seat);
    }
}

/// The kinds that `seat` may honestly lay after drawing.
pub(in crate::mau) fn layable_drawn(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    layable(rules, state, seat).and(offered(rules, state))
}

/// How many cards are drawn at once: at least one by a seat that has to cover a card.
#[inline]
pub(in crate::mau) fn draw_count(rules: &Rules, state: &State) -> u8 {
    if state.covers { rules.draw_count.max(1) } else { rules.draw_count }
}

/// The kinds that the rules allow to be laid after drawing, whether they fit or not.
#[inline]
pub(in crate::mau) fn offered(rules: &Rules, state: &State) -> KindSet {
    match rules.draw_then {
        _ if state.covers => KindSet::ALL,
        DrawThen::LayDrawn => state.drawn.kinds(),
        DrawThen::LayAny => KindSet::ALL,
        DrawThen::Nothing => KindSet::EMPTY,
    }
}

/// What the seat whose turn goes on may do besides laying.
#[derive(Clone, Copy)]
pub(in crate::mau) struct Besides {
    pub(in crate::mau) draw: bool,
    pub(in crate::mau) pass: bool,
}

impl Besides {
    /// What `rules` allow a seat that may lay `lay`, in the phases for laying and drawing.
    #[inline(always)]
    pub(in crate::mau) fn laying(rules: &Rules, state: &State, lay: KindSet) -> Self {
        if state.covers {
            let nothing = lay.is_empty();
            return Self { draw: nothing && !state.dry, pass: nothing && state.dry };
        }
        if state.phase == Phase::Turn {
            let draw = rules.draw_when == DrawWhen::AnyTime || lay.is_empty();
            return Self { draw, pass: draw && rules.may_pass && rules.draw_least == 0 };
        }
        let spent = match rules.draw_times {
            0 => !lay.is_empty(),
            times => state.draws >= times,
        };
        let may = spent || state.dry || (rules.may_pass && state.draws >= rules.draw_least);
        let pass = may && (lay.is_empty() || !rules.must_lay);
        Self { draw: may_draw_on(rules, state, lay), pass }
    }

    /// What a seat may do in addition by acting as if nothing of `lay` fitted.
    pub(in crate::mau) fn withholding(rules: &Rules, state: &State, lay: KindSet) -> Self {
        let [honest, all] = [lay, KindSet::EMPTY].map(|lay| Self::laying(rules, state, lay));
        Self { draw: all.draw && !honest.draw, pass: all.pass && !honest.pass }
    }

    /// Whether the move is among these.
    pub(in crate::mau) const fn has(self, mv: Move) -> bool {
        match mv {
            Move::Draw => self.draw,
            Move::Pass => self.pass,
            _ => false,
        }
    }
}

/// Whether the seat that has drawn may draw once more; `lay` is what it may lay.
fn may_draw_on(rules: &Rules, state: &State, lay: KindSet) -> bool {
    let left = match rules.draw_times {
        0 => lay.is_empty(),
        times => state.draws < times && (rules.draw_when == DrawWhen::AnyTime || lay.is_empty()),
    };
    left && !state.dry
}
