//! Contract checks that must hold in every position.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, LegalSet};
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_rules_text::InWords;

use crate::play::Subject;

/// One in this many of the thinkable moves is tried in a position: over all positions they occur
/// often enough.
const TRIED: u32 = 16;

/// Some of all thinkable moves.
fn some<'a, M>(universe: &'a [M], choice: &mut Chance) -> impl Iterator<Item = &'a M> {
    let first = choice.below(TRIED) as usize;
    universe.iter().skip(first).step_by(TRIED as usize)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// `legal_set` holds what `legal` lists; `legal` and `irregular` together list exactly what `check`
/// allows; `to_act` and `may_act_irregularly` name exactly the seats that have such moves.
pub(crate) fn two_opinions<G: Game>(
    subject: &Subject<'_, G>,
    state: &G::State,
    choice: &mut Chance,
) {
    let (mut list, mut irregular) = (G::Moves::default(), Vec::new());
    let mut set = G::MoveSet::default();
    for seat in Seat::first(subject.seats) {
        G::legal(subject.rules, state, seat, &mut list);
        G::legal_set(subject.rules, state, seat, &mut set);
        let of_set: Vec<_> = (0..=set.len()).map_while(|index| set.nth(index)).collect();
        assert_eq!(of_set, *list, "the set of {seat:?} is not what is listed");
        assert_eq!(set.len() as usize, list.len(), "the set of {seat:?} is miscounted");
        G::irregular(subject.rules, state, seat, &mut irregular);
        let may_act = G::to_act(subject.rules, state).has(seat);
        assert_eq!(may_act, !list.is_empty(), "{seat:?} and to_act disagree");
        let may_act_irregularly = G::may_act_irregularly(subject.rules, state).has(seat);
        assert_eq!(
            may_act_irregularly,
            !irregular.is_empty(),
            "{seat:?} and may_act_irregularly disagree"
        );
        for mv in some(subject.universe, choice) {
            let judged = G::check(subject.rules, state, seat, *mv);
            let listed = list.contains(mv) || irregular.contains(mv);
            assert_eq!(judged.is_ok(), listed, "{seat:?} {mv:?} is {judged:?}");
        }
        let all: Vec<_> = list.iter().chain(&irregular).collect();
        for (index, mv) in all.iter().enumerate() {
            let judged = G::check(subject.rules, state, seat, **mv);
            assert!(judged.is_ok(), "{seat:?} {mv:?} is listed, but {judged:?}");
            assert!(!all[..index].contains(mv), "{mv:?} is listed twice");
        }
    }
}

/// A refused move leaves the state as it was, and emits no event.
pub(crate) fn refusals_change_nothing<G: Game>(
    subject: &Subject<'_, G>,
    state: &G::State,
    choice: &mut Chance,
) {
    let before = G::digest(state);
    let mut after = state.clone();
    for seat in (0..=subject.seats).map(Seat) {
        for mv in some(subject.universe, choice) {
            if G::check(subject.rules, &after, seat, *mv).is_err() {
                let mut told = 0;
                let refused = G::play(subject.rules, &mut after, seat, *mv, &mut |_| told += 1);
                assert!(refused.is_err() && told == 0);
            }
        }
    }
    assert_eq!(G::digest(&after), before);
    assert_eq!(json_free_cards::<G>(&after), json_free_cards::<G>(state));
}

fn json_free_cards<G: Game>(state: &G::State) -> String {
    format!("{:?}", G::cards(state))
}

/// Whatever a viewer cannot know may change: its view, its legal moves, the reasons why its moves
/// are refused, and what it learns of the others' next move stay the same to the byte.
pub(crate) fn views_hide<G: InWords>(
    subject: &Subject<'_, G>,
    state: &G::State,
    choice: &mut Chance,
) where
    G::View: serde::Serialize,
    G::Seen: serde::Serialize,
{
    // One viewer at a time: any seat, or a spectator.
    let eyes = choice.below(u32::from(subject.seats) + 1) as u8;
    let viewer = (eyes < subject.seats).then_some(Seat(eyes));
    let other = G::resample(subject.rules, state, viewer, choice);
    assert_eq!(G::cards(&other), G::cards(state));
    assert!(worlds_agree::<G>(subject.rules, [state, &other], viewer, choice));
    let view = |state: &G::State| json(&G::view(subject.rules, state, viewer));
    assert_eq!(view(&other), view(state), "the view of {viewer:?} tells more than it may");
    if let Some(seat) = viewer {
        for mv in some(subject.universe, choice) {
            let answer = |state: &G::State| G::check(subject.rules, state, seat, *mv);
            assert_eq!(answer(&other), answer(state), "the answer to {mv:?} tells too much");
            let names = |seat: Seat| format!("Seat {}", seat.0);
            let why = |state: &G::State| G::why(subject.rules, state, seat, *mv, &names);
            let reason = why(state);
            assert_eq!(why(&other), reason, "the reason against {mv:?} tells too much");
            if answer(state).is_err() {
                let said = reason.map(|reason| reason.text).unwrap_or_default();
                let whole = |said: &str| said.ends_with('.') && !said.contains("  ");
                assert!(whole(&said.de) && whole(&said.en), "{mv:?} is refused with {said:?}");
            }
        }
    }
    next_moves_hide::<G>(subject, state, &other, viewer);
    if G::CAN_WITHDRAW {
        let seat = Seat(choice.below(u32::from(subject.seats)) as u8);
        let leave = |world: &G::State| {
            outcome(subject, world, viewer, |state, mut sink| {
                G::withdraw(subject.rules, state, seat, &mut sink)
            })
        };
        if let (Some(here), Some(there)) = (leave(state), leave(&other)) {
            assert_eq!(here, there, "that {seat:?} leaves tells {viewer:?} too much");
        }
    }
}

/// Whether two states that `viewer` cannot tell apart are resampled alike by the same chance:
/// nothing hidden may show in the worlds that a player imagines.
pub(crate) fn worlds_agree<G: Game>(
    rules: &G::Rules,
    twins: [&G::State; 2],
    viewer: Option<Seat>,
    choice: &mut Chance,
) -> bool {
    let seed = Seed::from_number(u64::from(choice.below(u32::MAX)));
    let [one, other] = twins
        .map(|twin| G::digest(&G::resample(rules, twin, viewer, &mut Chance::stream(&seed, 0))));
    one == other
}

/// What `viewer` learns of a step and knows after it; none if the step is refused or turns up cards
/// that differ from world to world.
fn outcome<G: Game>(
    subject: &Subject<'_, G>,
    world: &G::State,
    viewer: Option<Seat>,
    step: impl FnOnce(&mut G::State, &mut dyn FnMut(G::Event)) -> bool,
) -> Option<(Vec<String>, String)>
where
    G::View: serde::Serialize,
    G::Seen: serde::Serialize,
{
    let (mut state, mut seen, mut gives) = (world.clone(), Vec::new(), false);
    let done = step(&mut state, &mut |event| {
        let told = G::observe(subject.rules, &event, viewer);
        gives |= (subject.gives_cards)(&told, viewer);
        seen.push(json(&told));
    });
    (done && !gives).then(|| (seen, json(&G::view(subject.rules, &state, viewer))))
}

/// Takes `seat` out of the match where that is possible: in games that allow it, once, and for
/// good. Returns whether it was.
pub(crate) fn withdraws<G: Game>(
    rules: &G::Rules,
    state: &mut G::State,
    seat: Seat,
    gone: SeatSet,
    sink: &mut dyn FnMut(G::Event),
) -> bool {
    let before = G::digest(state);
    let done = G::withdraw(rules, state, seat, sink);
    assert_eq!(done, G::CAN_WITHDRAW && !gone.has(seat), "{seat:?} leaves with {gone:?} gone");
    assert_eq!(done, G::digest(state) != before, "leaving changes the state, or is refused");
    done
}

/// A move that is possible in both worlds, the viewer's own or another's, looks the same to the
/// viewer in both.
fn next_moves_hide<G: Game>(
    subject: &Subject<'_, G>,
    one: &G::State,
    two: &G::State,
    viewer: Option<Seat>,
) where
    G::View: serde::Serialize,
    G::Seen: serde::Serialize,
{
    let outcome = |world: &G::State, seat, mv| {
        outcome(subject, world, viewer, |state, mut sink| {
            G::play(subject.rules, state, seat, mv, &mut sink).is_ok()
        })
    };
    let (mut list, mut irregular) = (G::Moves::default(), Vec::new());
    for seat in Seat::first(subject.seats) {
        G::legal(subject.rules, one, seat, &mut list);
        G::irregular(subject.rules, one, seat, &mut irregular);
        // One in eight of the irregular moves: there are very many.
        for mv in list.iter().chain(irregular.iter().step_by(8)) {
            if let (Some(here), Some(there)) = (outcome(one, seat, *mv), outcome(two, seat, *mv)) {
                assert_eq!(here, there, "{mv:?} of {seat:?} tells {viewer:?} too much");
            }
        }
    }
}
