//! Races: everything that a seat can miss by being late is part of one, and nobody learns from it
//! what only another seat knows.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::collections::BTreeMap;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::{Rules, RulesFile};
use stammtisch_engine::mau::{Mau, Move, MoveList, State};
use stammtisch_engine::race::Race;
use stammtisch_engine::seat::Seat;

/// Calls that the others enforce, calls that the table enforces (LIV-07, SCH-16, VER-13), cheating
/// (VER-14, ERF-11), and laying out of turn.
const FILES: [&str; 6] = [
    "base = \"live\"\nid = \"a\"\n",
    "base = \"schule\"\nid = \"b\"\n",
    "base = \"verschaerft\"\nid = \"c\"\n",
    "base = \"erftschmiede\"\nid = \"d\"\n",
    "base = \"verschaerft\"\nid = \"e\"\ncheat = \"none\"\nlay = { jump_in = \"same_card\" }\n",
    "base = \"live\"\nid = \"f\"\nlay = { jump_in = \"same_rank\" }\n",
];

/// How often each part of a race was open.
#[derive(Default)]
struct Met {
    owed: u32,
    accusable: u32,
    snatched: u32,
    closed: u32,
}

/// Deals played under each file, and positions tested: one in this many.
const DEALS: u64 = 5;
const ONE_IN: u32 = 6;

/// Visits positions of some deals played at random.
fn positions(file: &str, mut look: impl FnMut(&Rules, &State, &mut Chance)) {
    let doc = RulesFile::read(file).unwrap().resolve(&BTreeMap::new()).unwrap();
    let rules = Rules::compile(&doc, 4).unwrap();
    for number in 0..DEALS {
        let mut chance = Chance::stream(&Seed::from_number(number), 9);
        let mut state = Mau::start(&rules, Opening::new(Seed::from_number(number)), &mut |_| {});
        while Mau::status(&state) == Status::Playing {
            if chance.below(ONE_IN) == 0 {
                look(&rules, &state, &mut chance);
            }
            let moves: Vec<_> = Seat::first(4)
                .flat_map(|seat| moves(&rules, &state, seat).into_iter().map(move |mv| (seat, mv)))
                .collect();
            let (seat, mv) = moves[chance.below(moves.len() as u32) as usize];
            Mau::play(&rules, &mut state, seat, mv, &mut |_| {}).unwrap();
        }
        look(&rules, &state, &mut chance);
    }
}

/// Honest moves, and accusations.
fn moves(rules: &Rules, state: &State, seat: Seat) -> Vec<Move> {
    let (mut list, mut irregular) = (MoveList::new(), Vec::new());
    Mau::legal(rules, state, seat, &mut list);
    Mau::irregular(rules, state, seat, &mut irregular);
    let accusations = irregular.iter().filter(|mv| matches!(mv, Move::Accuse { .. }));
    list.iter().chain(accusations).copied().collect()
}

#[test]
fn what_others_could_spoil_by_being_quicker_is_part_of_a_contest() {
    let mut met = Met::default();
    for file in FILES {
        positions(file, |rules, state, _| {
            let open = Mau::race(rules, state);
            met.owed += u32::from(open.owed.iter().any(|seats| !seats.is_empty()));
            met.accusable += u32::from(open.accusable.is_some());
            met.snatched += u32::from(open.snatched_from.is_some());
            met.closed += u32::from(!open.is_open());
            for seat in Seat::first(4) {
                for mv in moves(rules, state, seat) {
                    assert!(is_covered(&open, state, rules, seat, mv), "{seat:?} {mv:?}: {open:?}");
                }
            }
        });
    }
    let Met { owed, accusable, snatched, closed } = met;
    let all = [owed, accusable, snatched, closed];
    assert!(all.iter().all(|times| *times > 40), "{all:?}");
}

fn is_covered(open: &Race, state: &State, rules: &Rules, seat: Seat, mv: Move) -> bool {
    let turn = Mau::view(rules, state, None).turn;
    let raced = match mv {
        Move::Catch { seat: caught, call } => {
            return open.owed[usize::from(call)].has(caught) && open.seats.has(seat);
        }
        Move::Accuse { seat: accused } => {
            return open.accusable == Some(accused) && open.seats.has(seat);
        }
        // A call before laying is never a race.
        Move::Call { .. } => return true,
        _ if seat != turn => return open.snatched_from == Some(turn) && open.seats.has(seat),
        // A step of the turn is part of a race if another seat's chance ends with it.
        step => ends_a_right(state, rules, seat, step),
    };
    !raced || open.ended_by == Some(seat)
}

/// Whether after this step of a turn some other seat can no longer catch, accuse or call.
fn ends_a_right(state: &State, rules: &Rules, seat: Seat, step: Move) -> bool {
    let said = |state: &State, other: Seat| -> Vec<Move> {
        let all = moves(rules, state, other).into_iter();
        let calls = |mv: &Move| match mv {
            Move::Call { .. } => Mau::view(rules, state, None).turn != other,
            mv => !mv.is_turn_move(),
        };
        all.filter(calls).collect()
    };
    let mut after = state.clone();
    Mau::play(rules, &mut after, seat, step, &mut |_| {}).unwrap();
    Seat::first(4)
        .filter(|other| *other != seat)
        .any(|other| said(state, other).iter().any(|mv| !said(&after, other).contains(mv)))
}

#[test]
fn a_race_tells_nobody_what_only_others_know() {
    for file in FILES {
        positions(file, |rules, state, chance| {
            let eyes = chance.below(5) as u8;
            let viewer = (eyes < 4).then_some(Seat(eyes));
            let other = Mau::resample(rules, state, viewer, chance);
            assert_eq!(Mau::race(rules, &other), Mau::race(rules, state), "to {viewer:?}");
        });
    }
}
