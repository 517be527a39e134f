//! Matches played by bots, as input for the analysis.

use std::collections::BTreeMap;
use std::sync::Arc;

use stammtisch_bots::Bot;
use stammtisch_bots::hindsight::{Did, Effort, HindsightGame, MatchStep, PlayedMatch, Worlds};
use stammtisch_engine::any::{AnyMatch, Match, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, MoveKind, Opening, Status};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{mau, maxonaut};

pub(crate) fn mau(id: &str, options: &[(&str, &str)], seats: u8) -> Arc<mau::Rules> {
    let file = mau::rules::RulesFile::read(mau::rules::preset::text(id).unwrap()).unwrap();
    Arc::new(mau::Rules::compile(&file.resolve(&chosen(options)).unwrap(), seats).unwrap())
}

pub(crate) fn maxonaut(options: &[(&str, &str)], seats: u8) -> Arc<maxonaut::Rules> {
    let file = maxonaut::rules::RulesFile::read(preset::text("maxonaut").unwrap()).unwrap();
    Arc::new(maxonaut::Rules::compile(&file.resolve(&chosen(options)).unwrap(), seats).unwrap())
}

fn chosen(options: &[(&str, &str)]) -> BTreeMap<String, String> {
    options.iter().map(|(id, choice)| ((*id).to_owned(), (*choice).to_owned())).collect()
}

/// An effort that computes only the odds.
pub(crate) fn odds_only(worlds: Worlds) -> Effort {
    Effort { worlds, moves: 0, seed: Seed::from_number(5) }
}

/// The bots of these names, one for each seat.
pub(crate) fn bots<G: HindsightGame>(names: &[&str], number: u64) -> Vec<Box<dyn Bot<G>>> {
    let bot = |(at, name): (u64, &&str)| G::bot(name, Seed::from_number(number * 16 + at)).unwrap();
    (0..).zip(names).map(bot).collect()
}

/// A match that these bots have played.
pub(crate) fn played<G: HindsightGame>(
    rules: &Arc<G::Rules>,
    bots: &mut [Box<dyn Bot<G>>],
    number: u64,
) -> PlayedMatch<G>
where
    AnyMatch: From<Match<G>>,
{
    let (steps, over, winners) = steps_of(rules, bots, number);
    PlayedMatch::new(over.ended().expect("it is over"), rules.clone(), steps, winners)
}

/// The steps of a match that these bots play, the match once it is over, and its winners.
pub(crate) fn steps_of<G: HindsightGame>(
    rules: &Arc<G::Rules>,
    bots: &mut [Box<dyn Bot<G>>],
    number: u64,
) -> (Vec<MatchStep<G>>, AnyMatch, Vec<Seat>)
where
    AnyMatch: From<Match<G>>,
{
    let seed = Seed::from_number(number);
    let mut lots = Chance::stream(&seed, 77);
    let mut state = G::start(rules, Opening::new(seed), &mut |_| {});
    let mut steps = Vec::new();
    loop {
        let did = match G::status(&state) {
            Status::MatchOver => break,
            Status::DealOver => Did::Deal,
            Status::Playing => {
                let (seat, mv) = next::<G>(rules, &state, bots, &mut lots);
                Did::Move(seat, mv)
            }
        };
        let number = steps.len() as u32 + 1;
        steps.push(MatchStep { number, before: Box::new(state.clone()), did });
        make::<G>(rules, &mut state, did);
    }
    let winners = G::standing(rules, &state).winners;
    (steps, AnyMatch::from(Match { rules: rules.clone(), state: Box::new(state) }), winners)
}

pub(crate) fn make<G: Game>(rules: &G::Rules, state: &mut G::State, did: Did<G::Move>) {
    match did {
        Did::Move(seat, mv) => G::play(rules, state, seat, mv, &mut |_| {}).expect("legal"),
        Did::Deal => G::next_deal(rules, state, &mut |_| {}).expect("it goes on"),
        Did::Withdraw(seat) => assert!(G::withdraw(rules, state, seat, &mut |_| {})),
    }
}

/// The next move: calls and catches come first, then the seat that has the turn.
pub(crate) fn next<G: HindsightGame>(
    rules: &G::Rules,
    state: &G::State,
    bots: &mut [Box<dyn Bot<G>>],
    lots: &mut Chance,
) -> (Seat, G::Move) {
    let mut seats: Vec<_> =
        G::to_act(rules, state).or(G::may_act_irregularly(rules, state)).collect();
    lots.shuffle(&mut seats);
    let mut turn = None;
    for seat in seats {
        let view = G::view(rules, state, Some(seat));
        let Some(thought) = bots[seat.index()].choose(rules, &view) else { continue };
        if thought.mv.into() != MoveKind::Turn {
            return (seat, thought.mv);
        }
        turn = Some((seat, thought.mv));
    }
    turn.expect("somebody has the turn")
}
