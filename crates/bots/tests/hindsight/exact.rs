//! Where few cards are unknown, the odds equal those found by counting all worlds.

use std::sync::Arc;

use stammtisch_bots::hindsight::{About, Analysis, Did, MatchStep, PlayedMatch, Worlds};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::{ArrangedDeal, Mau, Move, State};
use stammtisch_engine::seat::{Direction, Seat};

use crate::common::{make, mau, odds_only};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// How likely a hand of `held` of these unknown cards has one that `can`, by enumerating all hands.
fn counted(unknown: &[Card], held: usize, can: impl Fn(Card) -> bool) -> f64 {
    let (mut all, mut hits) = (0, 0);
    for hand in 0_u32..1 << unknown.len() {
        if hand.count_ones() as usize == held {
            all += 1;
            let any =
                unknown.iter().enumerate().any(|(at, card)| hand >> at & 1 == 1 && can(*card));
            hits += u32::from(any);
        }
    }
    f64::from(hits) / f64::from(all)
}

#[test]
fn few_unknown_cards_are_counted() {
    let rules = mau("schule", &[], 2);
    let mut compared = 0;
    for (top, mine, held, lays) in
        [("9S", "KS 8H", 3, "KS"), ("9S", "QS 8H 10D", 2, "QS"), ("KD", "QD 8C", 4, "QD")]
    {
        let (lay, mine) = (cards(lays)[0], cards(mine));
        let unknown = cards("9H QH KC 10D QD 8D KH 9C");
        let unknown: Vec<Card> = unknown.into_iter().filter(|card| !mine.contains(card)).collect();
        let used: Vec<Card> = mine.iter().chain(&unknown).copied().chain(cards(top)).collect();
        // All other cards have been laid before.
        let theirs: CardSet = unknown.iter().take(held).copied().collect();
        let pile: Vec<Card> = unknown.iter().skip(held).copied().collect();
        let laid: Vec<Card> = rules.deck().kinds().filter(|card| !used.contains(card)).collect();
        let given = ArrangedDeal {
            turn: Some(Seat(0)),
            direction: Some(Direction::Clockwise),
            discard_pile: laid,
            ..ArrangedDeal::new(
                Seat(1),
                vec![mine.iter().copied().collect(), theirs],
                cards(top)[0],
                pile,
            )
        };
        let seed = Seed::from_number(2);
        let mut state = State::given(&rules, seed, &given, &mut |_| {}).expect("all cards");
        let did = Did::Move(Seat(0), Move::lay(lay));
        let steps = vec![MatchStep { number: 1, before: Box::new(state.clone()), did }];
        make::<Mau>(&rules, &mut state, did);
        while Mau::status(&state) != Status::MatchOver {
            if Mau::status(&state) == Status::DealOver {
                make::<Mau>(&rules, &mut state, Did::Deal);
                continue;
            }
            let seat = Mau::to_act(&rules, &state).next().expect("somebody acts");
            let mut moves = Default::default();
            Mau::legal(&rules, &state, seat, &mut moves);
            make::<Mau>(&rules, &mut state, Did::Move(seat, moves[0]));
        }
        let over =
            AnyMatch::from(Match::<Mau> { rules: Arc::clone(&rules), state: Box::new(state) });
        let ended = over.ended().expect("it is over");
        let worlds = Worlds { first: 40_000, most: 40_000, ..Worlds::default() };
        let mut analysis = Analysis::new(
            PlayedMatch::<Mau>::new(ended, rules.clone(), steps, Vec::new()),
            odds_only(worlds),
        );
        analysis.step();
        let decision = analysis.report().decisions.first().expect("something is at stake");
        let odds = decision.odds.first().expect("odds");
        assert!(matches!(odds.about, About::Lays(_) | About::GoesOut(_)));
        let fits = rules.fitting(lay);
        let exact = counted(&unknown, held, |card| fits.has(card));
        assert!((odds.share.value - exact).abs() < 0.01, "{} is not {exact}", odds.share.value);
        compared += 1;
    }
    assert_eq!(compared, 3);
}
