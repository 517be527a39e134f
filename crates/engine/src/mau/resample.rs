//! Resampling the cards hidden from a viewer, for the leak test and for search.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::{Chance, Seed};
use crate::mau::cheat::{hands_before_moves, hands_taken_back};
use crate::mau::effects::Passed;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::pile::Pile;
use crate::seat::Seat;

/// The same state with the other hands and the draw pile redealt, indistinguishable to `viewer`.
pub(super) fn resample(
    rules: &Rules,
    state: &State,
    viewer: Option<Seat>,
    chance: &mut Chance,
) -> State {
    let mut other = state.clone();
    // When a deal is over, all hands are open.
    let hidden = |seat: &Seat| !state.is_over() && Some(*seat) != viewer;
    let mut pool = CardSet::EMPTY;
    state.draw_pile.as_slice().iter().for_each(|card| pool.add(*card));
    // Everybody has seen a card that was bought.
    let holder = state.buyer();
    let guilt = state.accusable.guilt.as_deref();
    let bought = |seat: Seat| guilt.and_then(|guilt| guilt.bought).filter(|_| holder == Some(seat));
    // They have also seen cards shown from the hand since, or taken up from the discard pile.
    let kept = |seat: Seat| -> CardSet {
        let mut hand = state.hands[seat.index()];
        let shown = state.kept.shown.of(seat);
        let unseen = bought(seat).filter(|card| !shown.has(*card));
        shown.cards().chain(unseen).filter(|card| hand.take(*card)).collect()
    };
    for seat in Seat::first(rules.seats).filter(hidden) {
        let mut hand = state.hands[seat.index()];
        kept(seat).cards().for_each(|card| {
            hand.take(card);
        });
        hand.cards().for_each(|card| pool.add(card));
    }
    // The seat that slipped a card in knows it as long as it may be caught at it.
    let slipper = state.accusable.slipped().is_some() && state.accusable.seat == viewer;
    let unseen = if slipper { CardSet::EMPTY } else { state.slipped };
    unseen.cards().chain(state.aside.cards()).for_each(|card| pool.add(card));
    // Not even their owner has seen the cards beside a hand.
    state.beside.iter().flat_map(|cards| cards.cards()).for_each(|card| pool.add(card));
    // In order of kind, wherever they lay: the result depends only on the view and on chance.
    let (hidden_cards, mut pool) = (pool, Pile::default());
    hidden_cards.cards().for_each(|card| pool.push(card));
    chance.shuffle(pool.as_mut_slice());
    other.aside = (0..state.aside.len()).map_while(|_| pool.pop()).collect();
    for (again, cards) in other.beside.iter_mut().zip(&state.beside) {
        *again = (0..cards.len()).map_while(|_| pool.pop()).collect();
    }
    if !slipper {
        other.slipped = (0..unseen.len()).map_while(|_| pool.pop()).collect();
        if let Some(guilt) = other.accusable.guilt.as_mut().filter(|guilt| guilt.slipped.is_some())
        {
            guilt.slipped = other.slipped.cards().next();
        }
    }
    for seat in Seat::first(rules.seats).filter(hidden) {
        let own = kept(seat);
        let count = state.hands[seat.index()].len() - own.len();
        let dealt = (0..count).map_while(|_| pool.pop());
        other.hands[seat.index()] = dealt.chain(own.cards()).collect();
    }
    let drawer = state.in_course();
    if hidden(&drawer) && !state.drawn.is_empty() {
        other.drawn = pick(other.hands[drawer.index()], state.drawn.len(), chance);
    }
    for seat in Seat::first(rules.seats).filter(hidden) {
        // Cards that a seat has chosen to pass on are in its hand.
        let chosen = state.kept.passed[seat.index()].cards().count() as u32;
        let again = &mut other.kept.passed[seat.index()];
        *again = Passed::NOTHING;
        pick(other.hands[seat.index()], chosen, chance).cards().for_each(|card| again.add(card));
    }
    if let Some(gift) = other.threat.gift.as_mut().filter(|_| hidden(&state.threat.author)) {
        let hand = other.hands[state.threat.author.index()];
        *gift = pick(hand, 1, chance).cards().next().unwrap_or(*gift);
    }
    if let Some(guilt) = &mut other.accusable.guilt {
        for seat in Seat::first(rules.seats) {
            let mut lying = state.beside[seat.index()];
            let noted = guilt.beside.of(seat).cards().filter(|card| lying.take(*card)).count();
            guilt.beside.forget(seat);
            guilt.beside.add(seat, pick(other.beside[seat.index()], noted as u32, chance));
        }
    }
    // When a cheat is taken back and hands have gone round, drawn cards are put away before the
    // hands go back; otherwise only after moved cards have gone back.
    let drawn = guilt.is_some_and(|guilt| !guilt.drew.is_empty());
    let round = guilt.is_some_and(|guilt| guilt.rotated != 0);
    if drawn && round {
        draw_anew(rules, state, &mut other, hidden, chance);
    }
    if guilt.is_some_and(|guilt| guilt.moved.iter().any(|moved| !moved.is_nothing())) {
        move_anew(rules, state, &mut other, hidden, chance);
    }
    if drawn && !round {
        draw_anew(rules, state, &mut other, hidden, chance);
    }
    other.draw_pile = pool;
    other.chance = Chance::new(&fresh_seed(chance), other.deal);
    other
}

/// Resamples the cards drawn because of a cheat, keeping how many would be put away if the cheat
/// were taken back: some are elsewhere for good, some come back first.
fn draw_anew(
    rules: &Rules,
    state: &State,
    other: &mut State,
    hidden: impl Fn(&Seat) -> bool,
    chance: &mut Chance,
) {
    let Some(drew) = state.accusable.guilt.as_ref().map(|guilt| guilt.drew) else { return };
    let [here, there] = [state, &*other].map(|world| hands_taken_back(rules, world));
    let seats = || Seat::first(rules.seats).filter(&hidden);
    let mut anew = drew;
    for seat in seats() {
        let mut hand = here[seat.index()];
        let held = drew.of(seat).cards().filter(|card| hand.take(*card)).count();
        anew.forget(seat);
        anew.add(seat, pick(there[seat.index()], held as u32, chance));
    }
    if let Some(guilt) = &mut other.accusable.guilt {
        guilt.drew = anew;
    }
}

/// Resamples the cards that have gone from hand to hand because of a cheat, keeping how many would
/// go back if the cheat were taken back, the latest first.
fn move_anew(
    rules: &Rules,
    state: &State,
    other: &mut State,
    hidden: impl Fn(&Seat) -> bool,
    chance: &mut Chance,
) {
    let [mut here, mut there] = [state, &*other].map(|world| hands_before_moves(rules, world));
    let moved = other.accusable.guilt.iter_mut().flat_map(|guilt| &mut guilt.moved);
    for moved in moved {
        let mut back = [[CardSet::EMPTY; 2]; 2];
        for side in [0, 1] {
            let holder = moved.seats[1 - side];
            let hand = &mut here[holder.index()];
            let held: CardSet = moved.gave[side].cards().filter(|card| hand.take(*card)).collect();
            let hand = &mut there[holder.index()];
            let again = if hidden(&holder) { pick(*hand, held.len(), chance) } else { held };
            again.cards().for_each(|card| {
                hand.take(card);
            });
            if hidden(&holder) {
                moved.gave[side] = again;
            }
            back[side] = [held, again];
        }
        for side in [0, 1] {
            let giver = moved.seats[side].index();
            here[giver] = here[giver].plus(back[side][0]);
            there[giver] = there[giver].plus(back[side][1]);
        }
    }
}

/// `count` random cards of a hand. For 0 no random number is drawn, so that later ones do not
/// reveal whether there were any cards that are gone now.
fn pick(hand: CardSet, count: u32, chance: &mut Chance) -> CardSet {
    if count == 0 {
        return CardSet::EMPTY;
    }
    let mut cards: Vec<Card> = hand.cards().collect();
    chance.shuffle(&mut cards);
    cards.into_iter().take(count as usize).collect()
}

pub(super) fn fresh_seed(chance: &mut Chance) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed(bytes)
}
