//! The cards that a player held, before drawing, when it believed an announcement or began a round: people
//! keep good cards, and believe when they can do more. A logit model, told apart from random cards, says how
//! much likelier such a hand is than any.

use stammtisch_engine::maxonaut::{Card, Claim, Hand};

use super::ladder::{Ladder, curve};
use crate::maxonaut::value_distribution::{rank, rank_of};

/// Knots of a piecewise linear curve over how likely the cards held and drawn beat the announcement.
const CHANCES: [f64; 7] = [0.1, 0.2, 0.3, 0.4, 0.55, 0.7, 1.0];

const FILLED: usize = 0;
const PRESSED: usize = FILLED + CHANCES.len();
const TOP: usize = PRESSED + CHANCES.len();
const CLIMBED: usize = TOP + CHANCES.len();
const AGAIN: usize = CLIMBED + CHANCES.len();
const BEGINS: usize = AGAIN + CHANCES.len();
const BELIEVES: usize = BEGINS + OF_CARDS;
/// The features of a hand: its best value, and kinds of cards.
const OF_CARDS: usize = 7;
/// The number of parameters.
pub(super) const COUNT: usize = BELIEVES + OF_CARDS;

/// The announcement that was believed.
#[derive(Clone, Copy)]
pub(super) struct Believed {
    pub(super) claim: Claim,
    /// Whether it was not the first of its round.
    pub(super) climbed: bool,
    /// Whether the player who believed it had already announced in this round.
    pub(super) again: bool,
}

/// The features of these cards.
pub(super) fn features(
    ladder: &Ladder,
    held: Hand,
    drawn: u8,
    believed: Option<Believed>,
    add: &mut dyn FnMut(usize, f64),
) {
    let best = held.pairs().map(|(one, other)| rank(one, other)).max().unwrap_or(0);
    let of = if let Some(Believed { claim, climbed, again }) = believed {
        let least = rank_of(claim);
        let more = ladder.filled_up(held, drawn, least);
        curve(FILLED, &CHANCES, more, 1.0, add);
        // The higher the announcement, the more it takes to believe it.
        curve(PRESSED, &CHANCES, more, 1.0 - ladder.hand(least), add);
        curve(TOP, &CHANCES, more, (2.0 - 4.0 * ladder.hand(least)).max(0.0), add);
        // A later announcement is more suspicious.
        curve(CLIMBED, &CHANCES, more, f64::from(u8::from(climbed)), add);
        // A player whose turn comes again has kept what was not needed before.
        curve(AGAIN, &CHANCES, more, f64::from(u8::from(again)), add);
        BELIEVES
    } else {
        BEGINS
    };
    add(of, 1.0 - ladder.hand(best));
    for card in held.cards() {
        let what = match card {
            Card::VIRUS => 1,
            Card::BOMB => 2,
            Card::CHANCE => 3,
            Card::JOKER => 4,
            card if card.is_special() => 5,
            card if card.digit().is_some_and(|digit| digit <= 2) => 6,
            _ => continue,
        };
        add(of + what, 1.0);
    }
}

/// How much likelier than a random hand it is that all but `drawn` cards of this hand were held.
pub(super) fn likelier(
    ladder: &Ladder,
    numbers: &[f64; COUNT],
    hand: Hand,
    drawn: u8,
    believed: Option<Believed>,
) -> f64 {
    let (mut all, mut ways) = (0.0, 0.0);
    for chosen in 0_u32..1 << hand.len() {
        if chosen.count_ones() + u32::from(drawn) == u32::from(hand.len()) {
            let held = hand.cards().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
            let held = held.map(|(_, card)| card).collect();
            let mut appeal = 0.0;
            features(ladder, held, drawn, believed, &mut |at, much| appeal += numbers[at] * much);
            all += appeal.exp();
            ways += 1.0;
        }
    }
    if ways > 0.0 { all / ways } else { 1.0 }
}
