//! Where few cards are unknown and another seat has drawn, the odds equal those of all worlds, each weighted
//! by how likely the draw was in it.

use std::sync::Arc;

use stammtisch_bots::hindsight::{Analysis, Did, HindsightGame, MatchStep, PlayedMatch, Worlds};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::{ArrangedDeal, Mau, Move, MoveList, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::common::{make, mau, odds_only};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// Two seats: the other one, which holds `theirs`, has the turn; the last card of `pile` is drawn first.
fn dealt(rules: &Rules, mine: &[Card], theirs: &[Card], top: Card, pile: &[Card]) -> State {
    let used = [mine, theirs, pile].concat();
    let laid = rules.deck().kinds().filter(|card| *card != top && !used.contains(card)).collect();
    let hands: Vec<CardSet> =
        [mine, theirs].map(|hand| hand.iter().copied().collect()).into_iter().collect();
    let given = ArrangedDeal {
        turn: Some(OTHER),
        discard_pile: laid,
        ..ArrangedDeal::new(ME, hands, top, pile.to_vec())
    };
    State::given(rules, Seed::from_number(2), &given, &mut |_| {}).expect("all cards")
}

/// The other seat draws, and passes.
fn after_drawing(rules: &Rules, state: &State) -> Vec<(State, Did<Move>)> {
    let (mut state, mut steps) = (state.clone(), Vec::new());
    for mv in [Move::Draw, Move::Pass] {
        if Mau::to_act(rules, &state).any(|seat| seat == OTHER) {
            let did = Did::Move(OTHER, mv);
            steps.push((state.clone(), did));
            make::<Mau>(rules, &mut state, did);
        }
    }
    steps.push((state, Did::Deal));
    steps
}

fn lays(rules: &Rules, state: &State) -> bool {
    let mut moves = MoveList::default();
    Mau::legal(rules, state, OTHER, &mut moves);
    moves.iter().any(|mv| matches!(mv, Move::Play(_)))
}

#[test]
fn odds_are_those_of_all_worlds_by_their_weights() {
    let rules = mau("live", &[], 2);
    let mut helped = 0;
    for (mine, held, out) in
        [("KS 10H", 1, "9H QH 10D QD 9D 10S"), ("KS JH", 2, "9H QH 10D QD 9D 10S KH")]
    {
        let (mine, unknown) = (cards(mine), cards(out));
        let (top, lay) = (cards("9S")[0], Did::Move(ME, Move::lay(mine[0])));
        // All worlds that everybody could imagine: which cards the other seat held, and which came first from
        // the pile.
        let mut worlds = Vec::new();
        for hand in 0_u32..1 << unknown.len() {
            if hand.count_ones() != held {
                continue;
            }
            let (theirs, rest): (Vec<_>, Vec<_>) =
                unknown.iter().enumerate().partition(|(at, _)| hand >> at & 1 == 1);
            let [theirs, rest] = [theirs, rest].map(|half| half.into_iter().map(|(_, card)| *card));
            let (theirs, rest): (Vec<Card>, Vec<Card>) = (theirs.collect(), rest.collect());
            for first in 0..rest.len() {
                let mut pile = rest.clone();
                let drawn = pile.remove(first);
                pile.push(drawn);
                worlds.push(after_drawing(&rules, &dealt(&rules, &mine, &theirs, top, &pile)));
            }
        }
        let happened = &worlds[worlds.len() / 2];
        let (mut state, mut steps) = (happened.last().expect("a step").0.clone(), Vec::new());
        for (before, did) in &happened[..happened.len() - 1] {
            let number = steps.len() as u32 + 1;
            steps.push(MatchStep { number, before: Box::new(before.clone()), did: *did });
        }
        let number = steps.len() as u32 + 1;
        steps.push(MatchStep { number, before: Box::new(state.clone()), did: lay });
        make::<Mau>(&rules, &mut state, lay);
        while Mau::status(&state) != Status::MatchOver {
            if Mau::status(&state) == Status::DealOver {
                make::<Mau>(&rules, &mut state, Did::Deal);
                continue;
            }
            let seat = Mau::to_act(&rules, &state).next().expect("somebody acts");
            let mut moves = MoveList::default();
            Mau::legal(&rules, &state, seat, &mut moves);
            make::<Mau>(&rules, &mut state, Did::Move(seat, moves[0]));
        }
        let over =
            AnyMatch::from(Match::<Mau> { rules: Arc::clone(&rules), state: Box::new(state) });
        let ended = over.ended().expect("it is over");

        let mut memory = Mau::memory(&rules);
        for MatchStep { before, did, .. } in &steps[..steps.len() - 1] {
            let Did::Move(seat, mv) = *did else { continue };
            let (mut after, mut events) = (State::clone(before), Vec::new());
            Mau::play(&rules, &mut after, seat, mv, &mut |event| events.push(event)).expect("so");
            Mau::remember(&mut memory, &rules, before, *did, &events);
        }
        let (mut all, mut can, mut alike) = (0.0, 0.0, 0.0);
        for (world, _) in worlds.iter().filter_map(|steps| steps.last()) {
            let weight = Mau::weight(&memory, &rules, world, ME, ended);
            let mut after = world.clone();
            make::<Mau>(&rules, &mut after, lay);
            let able = f64::from(u8::from(lays(&rules, &after)));
            all += weight;
            can += weight * able;
            alike += able;
        }
        let (exact, alike) = (can / all, alike / worlds.len() as f64);

        let worlds = Worlds { first: 40_000, most: 40_000, ..Worlds::default() };
        let count = steps.len();
        let course = PlayedMatch::<Mau>::new(ended, rules.clone(), steps, Vec::new());
        let mut analysis = Analysis::new(course, odds_only(worlds));
        (0..count).for_each(|_| assert!(analysis.step()));
        let decision = analysis.report().decisions.last().expect("something is at stake");
        let said = decision.odds.first().expect("odds").share.value;
        assert!((said - exact).abs() < 0.01, "{said} is not {exact}, without weights {alike}");
        helped += u32::from((exact - alike).abs() > 0.05);
    }
    assert!(helped > 0, "weights change something");
}
