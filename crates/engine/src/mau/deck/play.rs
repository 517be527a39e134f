//! Turning over all cards that have two sides, and turning them back when a cheat is undone.

use super::sides::Side;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::cheat::Guilt;
use crate::mau::effects::Passed;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::pile::Pile;

impl<S: Sink> Step<'_, S> {
    /// Turns all cards to the side that is up by the states that hold now. A wish in force ends: it was about
    /// the other side.
    #[cold]
    pub(in crate::mau) fn turn_cards_over(&mut self) {
        let Some(sides) = &self.rules.sides else { return };
        let back = self.rules.is_turned(&self.state.kept);
        let state = &mut *self.state;
        state.turn_over(sides.to(back), sides.whole);
        let shown = state.discard_pile.as_slice().iter().rev();
        let shown = shown.copied().find(|card| !self.rules.see_through.has(*card));
        state.face = shown.unwrap_or(state.top());
        (state.wish, state.wish_cards, state.wish_turns) = (None, 0, 0);
        match state.phase {
            // The starter no longer wishes by the card turned up at the start.
            Phase::Wish => state.phase = Phase::Turn,
            // Cards laid from now on do not go together with those laid on the other side.
            Phase::Together => state.together = 0,
            _ => {}
        }
        state.run = lying_alike(&state.discard_pile);
        let top = state.discard_pile.top();
        self.emit(Event::TurnedOver { back, card: top });
    }

    /// If cards have been turned over since the cheat, turns them back, and returns the record of the cheat
    /// with the cards as they were before it.
    pub(in crate::mau) fn turn_back(&mut self, noted: &Guilt) -> Option<Guilt> {
        let sides = self.rules.sides.as_ref().filter(|_| noted.restores())?;
        let back = self.rules.is_turned(&self.state.kept);
        let was = sides.shows_backs(noted.before.switched);
        if back == was {
            return None;
        }
        let side = sides.to(was);
        let mut noted = noted.clone();
        noted.turn_over(side, sides.whole);
        self.state.turn_over(side, sides.whole);
        let top = self.state.discard_pile.top();
        self.emit(Event::TurnedOver { back: was, card: top });
        Some(noted)
    }
}

impl Rules {
    /// Hands that have been turned back, seen from the side that is up in `state`.
    pub(in crate::mau) fn other_sides(
        &self,
        state: &State,
        hands: &[CardSet; MAX_SEATS],
    ) -> [CardSet; MAX_SEATS] {
        let Some(sides) = &self.sides else { return *hands };
        let side = sides.to(self.is_turned(&state.kept));
        hands.map(|hand| turned(hand, side))
    }
}

impl State {
    fn turn_over(&mut self, side: &Side, whole: bool) {
        for pile in [&mut self.draw_pile, &mut self.discard_pile] {
            turn_cards(pile, side);
            if whole {
                pile.as_mut_slice().reverse();
            }
        }
        let sets = [&mut self.drawn, &mut self.slipped, &mut self.aside];
        let hands = self.hands.iter_mut().chain(&mut self.beside).chain(sets);
        hands.for_each(|cards| *cards = turned(*cards, side));
        self.threat.gift = self.threat.gift.map(|card| side[card.index()]);
        self.kept.shown.turn_over(|cards| turned(cards, side));
        for passed in &mut self.kept.passed {
            let before = std::mem::replace(passed, Passed::NOTHING);
            before.cards().for_each(|card| passed.add(side[card.index()]));
        }
        if let Some(guilt) = &mut self.accusable.guilt {
            guilt.turn_over(side, whole);
        }
    }
}

impl Guilt {
    fn turn_over(&mut self, side: &Side, whole: bool) {
        for card in [&mut self.slipped, &mut self.bought, &mut self.before.threat.gift] {
            *card = card.map(|card| side[card.index()]);
        }
        for card in &mut self.cards {
            *card = side[card.index()];
        }
        self.reordered |= whole;
        self.before.face = side[self.before.face.index()];
        for moved in &mut self.moved {
            moved.gave = moved.gave.map(|cards| turned(cards, side));
        }
        self.drew.turn_over(|cards| turned(cards, side));
        self.beside.turn_over(|cards| turned(cards, side));
        if let Some((_, pile, left)) = &mut self.took {
            turn_cards(pile, side);
            if whole && *left == 0 {
                pile.as_mut_slice().reverse();
            }
        }
    }
}

fn turned(cards: CardSet, side: &Side) -> CardSet {
    cards.cards().map(|card| side[card.index()]).collect()
}

fn turn_cards(pile: &mut Pile, side: &Side) {
    pile.as_mut_slice().iter_mut().for_each(|card| *card = side[card.index()]);
}

/// How many cards of the top card's rank lie on top of one another.
fn lying_alike(pile: &Pile) -> u8 {
    let rank = pile.top().and_then(Card::rank);
    let alike =
        pile.as_slice().iter().rev().take_while(|card| rank.is_some() && card.rank() == rank);
    (alike.count() as u8).max(u8::from(!pile.is_empty()))
}
