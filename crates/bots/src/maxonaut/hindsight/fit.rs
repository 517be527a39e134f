//! Fits the parameters of the models to what bots did in many matches, by maximum likelihood.

use stammtisch_engine::any::{AnyMatch, Match, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::film::Filmed;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::rules::RulesFile;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Maxonaut, Move, Rules, State};
use stammtisch_engine::seat::Seat;

use super::announcing::{self, Known};
use super::fitted::SEATS;
use super::holding::{self, Believed};
use super::ladder::{Ladder, above};
use super::laying::{self, Way};
use super::model::{known, way};
use crate::BotGame;
use crate::hindsight::logit::{Choice, likeliest, likelihood};
use crate::maxonaut::value_distribution::rank_of;

/// Announcements for each number of seats.
const CHOICES: usize = 30_000;

/// Random hands for each that was held.
const OTHERS: usize = 12;

/// The constants in `fitted`, in their order, each with its model.
const FOUND: [(&str, &str); 3] =
    [("ANNOUNCING", "announcing"), ("LAYING", "laying"), ("HOLDING", "holding")];

#[test]
#[ignore = "takes minutes, and is meant to be looked at"]
fn fit() {
    // The first preset of this game; those of other games fail to parse as its rules.
    let mut docs = preset::ids()
        .filter_map(preset::text)
        .filter_map(|text| RulesFile::read(text).ok()?.resolve(&Default::default()).ok());
    let doc = docs.next().expect("a preset");
    let mut found = FOUND.map(|_| Vec::new());
    for seats in SEATS {
        let rules = Rules::compile(&doc, seats).expect("they hold");
        let (announced, laid, held) = choices(&rules);
        println!("// {seats} seats, how likely what was announced, laid and held was:");
        found[0].push(numbers::<{ announcing::COUNT }>(&announced));
        found[1].push(numbers::<{ laying::COUNT }>(&laid));
        found[2].push(numbers::<{ holding::COUNT }>(&held));
    }
    for ((name, model), by_seats) in FOUND.into_iter().zip(found) {
        println!("pub(super) const {name}: [[f64; {model}::COUNT]; SEATS.len()] = [");
        for numbers in by_seats {
            let numbers: Vec<_> = numbers.iter().map(|number| format!("{number:.2}")).collect();
            println!("    [{}],", numbers.join(", "));
        }
        println!("];");
    }
}

fn numbers<const N: usize>(choices: &[Choice]) -> Vec<f64> {
    let found = likeliest::<N>(choices, &[0.0; N]);
    println!("// {:.4} each of {}", likelihood(choices, &found), choices.len());
    found.to_vec()
}

fn choices(rules: &Rules) -> (Vec<Choice>, Vec<Choice>, Vec<Choice>) {
    let ladder = Ladder::of(rules);
    let (mut announced, mut laid, mut held) = (Vec::new(), Vec::new(), Vec::new());
    let mut chance = Chance::stream(&Seed::from_number(1), 0);
    for number in 9_000_000.. {
        if announced.len() >= CHOICES {
            break;
        }
        let (end, steps) = played(rules, number);
        let over = AnyMatch::from(Match::<Maxonaut> {
            rules: std::sync::Arc::new(rules.clone()),
            state: Box::new(end),
        });
        let ended = over.ended().expect("it is over");
        for (before, seat, mv) in steps {
            let floor = Maxonaut::view(rules, &before, None).history.last().map(|last| last.claim);
            let least = floor.map_or(0, rank_of);
            match mv {
                Move::Announce { said } => {
                    let open = Maxonaut::open(rules, &before, ended);
                    let known = known(&open.lying, seat);
                    let of = |claim| announcement(&ladder, known, least, claim);
                    let options = above(least).map(of).collect();
                    announced.push(Choice { options, chosen: rank_of(said.claim()) - least - 1 });
                }
                Move::Lay { cards } => {
                    let mut after = before.clone();
                    Maxonaut::play(rules, &mut after, seat, mv, &mut |_| {}).expect("legal");
                    let open = Maxonaut::open(rules, &after, ended);
                    let count = cards.cards().count();
                    let done = way(&open.lying[..count]);
                    let hand = Maxonaut::view(rules, &before, Some(seat)).hand;
                    let ways: Vec<Way> = laying::ways(rules, hand, floor).collect();
                    let Some(chosen) = ways.iter().position(|way| *way == done) else { continue };
                    let of = |way: &Way| {
                        let mut all = Vec::new();
                        laying::features(&ladder, hand, floor, *way, &mut |at, much| {
                            all.push((at, much));
                        });
                        all
                    };
                    laid.push(Choice { options: ways.iter().map(of).collect(), chosen });
                }
                Move::Believe => {
                    let history = Maxonaut::view(rules, &before, None).history;
                    let again = history.iter().any(|before| before.seat == seat);
                    let climbed = history.len() > 1;
                    let believed = floor.map(|claim| Believed { claim, climbed, again });
                    held.extend(holding(rules, &ladder, &before, seat, believed, &mut chance));
                }
                Move::Doubt | Move::Accept => {
                    let mut after = before.clone();
                    Maxonaut::play(rules, &mut after, seat, mv, &mut |_| {}).expect("legal");
                    let view = Maxonaut::view(rules, &after, None);
                    if matches!(view.phase, PhaseView::Lay { .. }) {
                        held.extend(holding(rules, &ladder, &before, view.turn, None, &mut chance));
                    }
                }
                Move::Show { .. } => {}
            }
        }
    }
    (announced, laid, held)
}

/// The choice of the hand that was held, among random ones.
fn holding(
    rules: &Rules,
    ladder: &Ladder,
    state: &State,
    seat: Seat,
    believed: Option<Believed>,
    chance: &mut Chance,
) -> Option<Choice> {
    let of = |state: &State| {
        let mut all = Vec::new();
        let hand = Maxonaut::view(rules, state, Some(seat)).hand;
        let drawn = rules.hand().saturating_sub(hand.len());
        holding::features(ladder, hand, drawn, believed, &mut |at, much| all.push((at, much)));
        (hand, all)
    };
    let (hand, own) = of(state);
    let anew = (0..OTHERS).map(|_| of(&Maxonaut::resample(rules, state, None, chance)).1);
    let options = [own].into_iter().chain(anew).collect();
    (!hand.is_empty()).then_some(Choice { options, chosen: 0 })
}

fn announcement(ladder: &Ladder, known: Known, floor: usize, claim: usize) -> Vec<(usize, f64)> {
    let mut all = Vec::new();
    announcing::features(ladder, known, floor, claim, &mut |at, much| all.push((at, much)));
    all
}

/// Plays a match of bots: its final state, and the steps that led there.
fn played(rules: &Rules, number: u64) -> (State, Vec<(State, Seat, Move)>) {
    let bot = |seat: u8| Maxonaut::bot("regel", Seed::from_number(number * 16 + u64::from(seat)));
    let mut bots: Vec<_> = (0..rules.seats()).map(|seat| bot(seat).expect("a bot")).collect();
    let mut state = Maxonaut::start(rules, Opening::new(Seed::from_number(number)), &mut |_| {});
    let mut steps = Vec::new();
    while Maxonaut::status(&state) == Status::Playing {
        let seat = Maxonaut::to_act(rules, &state).next().expect("somebody acts");
        let view = Maxonaut::view(rules, &state, Some(seat));
        let mv = bots[seat.index()].choose(rules, &view).expect("a move").mv;
        steps.push((state.clone(), seat, mv));
        Maxonaut::play(rules, &mut state, seat, mv, &mut |_| {}).expect("legal");
    }
    (state, steps)
}
