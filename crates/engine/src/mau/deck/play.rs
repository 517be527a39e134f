//! Turning all cards over.

use super::sides::Side;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::cheat::Guilt;
use crate::mau::effects::Passed;
use crate::mau::event::Event;
use crate::mau::sink::Sink;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::pile::Pile;

impl<S: Sink> Step<'_, S> {
    /// All cards show the side that is up by the states that hold now. A wish that stood is over: it was about
    /// the other side.
    #[cold]
    pub(in crate::mau) fn turn_cards_over(&mut self) {
        let Some(sides) = &self.rules.sides else { return };
        let back = self.rules.is_turned(&self.state.kept);
        let side = if back { &sides.back } else { &sides.front };
        let state = &mut *self.state;
        state.turn_over(side, sides.whole);
        state.face = state.top();
        (state.wish, state.wish_cards, state.wish_turns) = (None, 0, 0);
        state.run = lying_alike(&state.discard_pile);
        let top = state.discard_pile.top();
        self.emit(Event::TurnedOver { back, top });
    }

    /// What undoing a cheat takes, with the cards as they lay before it: if they have been turned over since,
    /// they are turned back.
    pub(in crate::mau) fn turn_back(&mut self, noted: &Guilt) -> Option<Guilt> {
        let sides = self.rules.sides.as_ref()?;
        let back = self.rules.is_turned(&self.state.kept);
        let kept = &mut self.state.kept;
        let now = std::mem::replace(&mut kept.switched, noted.before.switched);
        let was = self.rules.is_turned(kept);
        kept.switched = now;
        if back == was {
            return None;
        }
        let side = if was { &sides.back } else { &sides.front };
        let mut noted = noted.clone();
        noted.turn_over(side, sides.whole);
        self.state.turn_over(side, sides.whole);
        let top = self.state.discard_pile.top();
        self.emit(Event::TurnedOver { back: was, top });
        Some(noted)
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

/// How many cards of the top card's rank lie on one another.
fn lying_alike(pile: &Pile) -> u8 {
    let rank = pile.top().and_then(Card::rank);
    let alike =
        pile.as_slice().iter().rev().take_while(|card| rank.is_some() && card.rank() == rank);
    (alike.count() as u8).max(u8::from(!pile.is_empty()))
}
