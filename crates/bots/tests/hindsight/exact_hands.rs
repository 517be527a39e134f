//! Who holds a card, where nothing has been learned yet: compared with counting.

use std::collections::BTreeSet;

use stammtisch_bots::hindsight::{HindsightGame, PlayedMatch, Worlds, holdings};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::film::Filmed;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::seat::Seat;

use crate::common::{bots, mau, steps_of};

#[test]
fn right_after_dealing_every_hidden_card_is_equally_likely_in_a_hand() {
    let rules = mau("live", &[], 3);
    let (steps, over, winners) = steps_of::<Mau>(&rules, &mut bots::<Mau>(&["regel"; 3], 3), 3);
    let ended = over.ended().expect("it is over");
    let first = &steps.first().expect("a step").before;
    let open = Mau::open(&rules, first, ended);
    let (own, top) = (open.hands[0], open.discard_pile[0]);
    let hidden = f64::from(rules.deck().len() - own.len() - 1);
    let chance = f64::from(open.hands[1].len()) / hidden;
    let course = PlayedMatch::new(ended, rules.clone(), steps, winners);
    let worlds = Worlds { first: 40_000, most: 40_000, ..Worlds::default() };
    let found =
        holdings(&course, 0, Seat(0), worlds, &Seed::from_number(1)).expect("a match was played");
    let own: BTreeSet<_> = own.cards().map(|card| card.to_string()).collect();
    for of in &found.cards {
        let expected = match () {
            () if own.contains(&of.what) => [1.0, 0.0, 0.0],
            () if top.to_string() == of.what => [0.0; 3],
            () => [0.0, chance, chance],
        };
        let far = of.shares.iter().zip(expected).any(|(share, exact)| (share - exact).abs() > 0.01);
        assert!(!far && of.shares.len() == 3, "{of:?}: {expected:?}");
    }
    // At least one of the hidden sevens: one minus the product, card by card, of holding none.
    let seven = found.ranks.iter().find(|of| of.what == "7").expect("sevens");
    let out = Mau::kinds(&rules).into_iter().filter(|card| {
        let text = card.to_string();
        text.starts_with('7') && !own.contains(&text) && *card != top
    });
    let (sevens, hand) = (out.count() as u32, open.hands[1].len());
    let none: f64 = (0..hand)
        .map(|nth| (hidden - f64::from(sevens) - f64::from(nth)) / (hidden - f64::from(nth)))
        .product();
    assert!((seven.shares[1] - (1.0 - none)).abs() < 0.01, "{seven:?}: {}", 1.0 - none);
}
