//! Whole matches of Maxonaut played by both implementations at once: deeper than anything that can
//! be counted.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::Maxonaut;

use super::reference::{Card, Deal, Maxonaut as Plain};
use crate::fast::Fast;
use crate::reference::{Game, Options, after_text, texts};

/// Matches played.
const WALKS: u64 = 400;

/// The choices of a table, all equally likely.
const CHOICES: [&[&str]; 10] = [
    &["", "specials=off"],
    &["limit=3", "limit=5"],
    &["", "turning=turns"],
    &["", "wrong_form=costs"],
    &["", "two=skips"],
    &["", "maxonaut=accept"],
    &["", "lay.fewer=false"],
    &["", "lay.unseen=false"],
    &["", "next_round=judge", "next_round=announcer"],
    &["hand=4", "hand=2", "hand=3"],
];

fn options(any: &mut Chance) -> String {
    let one = |list: &[&'static str]| list[any.below(list.len() as u32) as usize];
    CHOICES.map(one).join(" ")
}

/// Random cards of the deck, often so few that the piles run dry.
fn deal(any: &mut Chance, options: &Options) -> Deal {
    let specials = !options.is("specials", "off");
    let hand: usize = options.0["hand"].parse().expect("a number");
    let seats = 2 + any.below(7) as usize;
    let mut deck = Card::deck(specials);
    any.shuffle(&mut deck);
    let least = (seats - 1) * hand + 4;
    let most = if any.below(2) == 0 { deck.len() - least } else { 2 };
    deck.truncate(least + any.below(most as u32 + 1) as usize);
    let discard = deck.split_off(deck.len() - 2);
    Deal {
        hands: vec![Vec::new(); seats],
        discard,
        draw: deck,
        starter: any.below(seats as u32) as usize,
        clockwise: any.below(2) == 0,
        points: vec![0; seats],
        exact: true,
        after: Vec::new(),
    }
}

#[test]
fn two_ways_of_playing_agree() {
    let mut moves = 0;
    for number in 0..WALKS {
        let mut any = Chance::stream(&Seed::from_number(number), 4);
        let chosen = options(&mut any);
        let options = Options::read(&chosen);
        let deal = deal(&mut any, &options);
        let mut fast = Fast::<Maxonaut>::start("maxonaut", &options, &deal);
        let mut plain = Plain::start(&deal, &options);
        let mut path = Vec::new();
        loop {
            let (here, mut there) = (fast.moves(), texts(&plain));
            there.sort_unstable();
            assert_eq!(here, there, "{chosen}\n{deal:?}\nafter {path:?}");
            if here.is_empty() {
                break;
            }
            let mv = here[any.below(here.len() as u32) as usize].clone();
            fast = fast.after(&mv);
            plain = after_text(&plain, &mv);
            path.push(mv);
        }
        moves += path.len();
    }
    assert!(moves > 10_000, "only {moves} moves");
}
