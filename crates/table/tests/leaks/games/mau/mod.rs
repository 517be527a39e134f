//! Mau-Mau: a card may be in the middle of a sentence.

mod truth;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::Opening;
use stammtisch_engine::mau::{Mau, Move, Play, Rules, View};
use stammtisch_engine::seat::Seat;

use super::{Cards, Hiding};
pub(crate) use truth::Truth;

impl Hiding for Mau {
    type Truth = Truth;

    const ANYWHERE: bool = true;

    fn started(rules: &Rules, opening: Opening) -> Truth {
        Truth::start(rules, opening)
    }

    fn moved(truth: &mut Truth, seat: Seat, mv: Move) {
        truth.play(seat, mv);
    }

    fn dealt_again(truth: &mut Truth) {
        truth.next_deal();
    }

    fn withdrew(truth: &mut Truth, seat: Seat) {
        truth.withdraw(seat);
    }

    fn lies(truth: &Truth, viewer: Option<Seat>) -> Cards {
        cards(truth.lies(viewer))
    }

    fn take(truth: &mut Truth, viewer: Option<Seat>) -> Cards {
        cards(truth.take(viewer))
    }

    /// Only in the notation that is sent.
    fn card(word: &str) -> Option<String> {
        word.parse().ok().map(|card: Card| card.to_string()).filter(|card| card == word)
    }

    fn named(mv: Move) -> Option<String> {
        match mv {
            Move::Play(Play { card, .. }) | Move::Give { card } => Some(card.to_string()),
            _ => None,
        }
    }

    fn blind(chance: &mut Chance) -> Move {
        let card = Card::all().nth(chance.below(54) as usize).expect("a card");
        let moves = [Move::lay(card), Move::Accept, Move::Pass, Move::Give { card }];
        moves[chance.below(4) as usize]
    }

    /// A card with another one slipped in below it.
    fn sly(view: &View) -> Option<Move> {
        let mut cards = view.hand.cards().filter(|_| view.slips);
        Some(Move::Play(Play {
            card: cards.next()?,
            stands_for: None,
            wish: None,
            claim: false,
            under: Some(cards.next()?),
        }))
    }
}

fn cards(kinds: KindSet) -> Cards {
    Card::all().filter(|card| kinds.has(*card)).map(|card| card.to_string()).collect()
}
