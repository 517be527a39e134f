//! What a threat that is borne moves from hand to hand: whole hands, a gift, a card taken.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::cheat;
use crate::mau::event::Event;
use crate::mau::hands;
use crate::mau::rules::doc::LastGift;
use crate::mau::rules::{Rules, Threat};
use crate::mau::standing::Standing;
use crate::mau::state::State;
use crate::seat::Seat;

/// Whether the one card that `seat` holds cannot be given away (ERF-51).
pub(super) fn keeps_gift(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.last_gift == LastGift::Kept && state.hands[seat.index()].len() <= 1
}

/// The threat has been borne.
pub(super) fn move_hands(
    rules: &Rules,
    state: &mut State,
    threat: &Threat,
    sink: &mut impl FnMut(Event),
) {
    let Standing { author, victim, gift, .. } = state.threat;
    if threat.swap && state.playing.has(victim) {
        let cards = [author, victim].map(|seat| state.hands[seat.index()]);
        cheat::note_moved(rules, state, [author, victim], cards);
        hands::swap(rules, state, author, victim, sink);
    }
    if let Some(card) = gift.filter(|_| threat.give && !keeps_gift(rules, state, author)) {
        let told = Event::Gave { from: author, to: victim, card };
        if state.hands[author.index()].has(card) {
            cheat::note_moved(rules, state, [author, victim], [one(card), CardSet::EMPTY]);
        }
        hands::pass_on(rules, state, (author, victim), card, told, sink);
        // Who else is hit gets nothing: it was one card.
        state.threat.gift = None;
    }
    if threat.take {
        let hand = state.hands[victim.index()];
        let count = hand.len();
        if count > 0 {
            let at = state.chance.below(count) as usize;
            if let Some(card) = hand.cards().nth(at) {
                let told = Event::Took { from: victim, to: author, card };
                cheat::note_moved(rules, state, [victim, author], [one(card), CardSet::EMPTY]);
                hands::pass_on(rules, state, (victim, author), card, told, sink);
            }
        }
    }
}

fn one(card: Card) -> CardSet {
    [card].into_iter().collect()
}
