//! Every position of a film is what was shown then.

use std::collections::BTreeSet;

use serde_json::Value;
use stammtisch_engine::any::AnyOpen;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::Eyes;
use stammtisch_table::wire::{Film, Mark, TablePhase};

use crate::played::{Played, SPECTATOR, presets, short};

/// All perspectives, each with a player who sees the same: every seat, and all cards open.
fn eyes_of(seats: u8) -> impl Iterator<Item = (Eyes, stammtisch_table::PlayerId)> {
    let of = |seat| (Eyes::Of(Seat(seat)), Played::on(seat));
    (0..seats).map(of).chain([(Eyes::Open, SPECTATOR)])
}

/// Compares every position of a finished match with what everybody was shown then, and the open
/// cards with the hands that everybody saw.
pub(crate) fn compared(played: &Played, seats: u8, base: &str) -> Film {
    let replay = played.replay(1).expect("it is over");
    let film = replay.film("x-1".into(), Some(Played::on(1)), true);
    let mut compared = 0;
    for (eyes, player) in eyes_of(seats) {
        // Asking for a few positions at a time gives the same.
        let count = if eyes == Eyes::Open { replay.len() } else { 37 };
        let parts = (0..replay.len()).step_by(count as usize);
        let all =
            parts.flat_map(|from| replay.positions(from, count, eyes).expect("a seat").positions);
        let all: Vec<_> = all.collect();
        assert_eq!(all.len(), film.steps.len());
        for (step, position) in (0..).zip(&all) {
            assert_eq!(position.step, step);
            let at = replay.record_of(step);
            if let Some(open) = &position.open {
                shows_hands(played, at, open, seats);
            }
            let Some(shown) = played.shown.get(&(at, player)) else { continue };
            let game = serde_json::to_string(&position.now.game).expect("JSON");
            assert_eq!(game, *shown, "{base}, step {step}, {player}");
            compared += 1;
        }
        let last = all.last().expect("a step");
        assert_eq!(last.now.state, TablePhase::Finished);
        assert_eq!(usize::from(last.rows), film.sheet.len());
    }
    assert!(compared > 4 * u32::from(seats), "{base}: only {compared}");
    film
}

/// With all cards open everybody holds what they saw in their own hand.
fn shows_hands(played: &Played, at: usize, open: &AnyOpen, seats: u8) {
    let open = serde_json::to_value(open).expect("JSON");
    for seat in 0..seats {
        let Some(shown) = played.shown.get(&(at, Played::on(seat))) else { continue };
        let shown: Value = serde_json::from_str(shown).expect("JSON");
        assert!(
            shown["hand"].is_array() && shown["hand"] == open["hands"][usize::from(seat)],
            "{at}: {shown} {open}"
        );
    }
}

#[test]
fn every_position_is_what_every_seat_was_shown() {
    let all = [Mark::Call, Mark::Wish, Mark::Threat, Mark::Lie, Mark::Cheat, Mark::Out];
    let all = all.into_iter().chain([Mark::Catch, Mark::CatchInVain, Mark::CheatCaught]);
    let all: BTreeSet<_> =
        all.chain([Mark::AccusedInVain, Mark::DealEnd, Mark::MatchEnd]).collect();
    let mut marks = BTreeSet::new();
    // What is played depends on every word of the rules: it is chance how many matches this takes.
    for round in 0..10 {
        for (number, base) in (0..).zip(presets()) {
            for seats in [3, 4] {
                let played = Played::over(short(base), seats, 90 + 10 * round + number);
                let film = compared(&played, seats, base);
                marks.extend(film.steps.iter().flat_map(|step| step.marks.clone()));
            }
        }
        if marks == all {
            break;
        }
    }
    assert_eq!(marks, all);
}

#[test]
fn steps_deals_and_turns_follow_each_other() {
    for base in presets() {
        let played = Played::over(short(base), 3, 5);
        let replay = played.replay(1).expect("it is over");
        let film = replay.film("x-1".into(), None, false);
        assert_eq!(film.card.steps as usize, film.steps.len());
        assert_eq!(film.deals.first().map(|deal| (deal.deal, deal.step)), Some((1, 0)));
        assert_eq!(film.deals.len(), film.sheet.len(), "{base}");
        for (deal, row) in film.deals.iter().zip(&film.sheet) {
            assert_eq!(deal.deal, row.deal);
            let first = film.steps.iter().position(|step| step.deal == deal.deal);
            assert_eq!(first, Some(deal.step as usize), "{base}");
        }
        for two in film.steps.windows(2) {
            let [one, next] = two else { continue };
            assert!(one.ms <= next.ms && one.deal <= next.deal);
            assert!((one.turn..=one.turn + 1).contains(&next.turn));
        }
        let turns = film.steps.last().map_or(0, |step| step.turn);
        assert!(turns as usize * 4 > film.steps.len(), "{base}: {turns} turns");
        let ends = |mark| film.steps.iter().filter(|step| step.marks.contains(&mark)).count();
        assert_eq!((ends(Mark::DealEnd), ends(Mark::MatchEnd)), (film.sheet.len(), 1), "{base}");
    }
}

#[test]
fn nobody_sees_with_the_eyes_of_a_seat_that_there_is_not() {
    let played = Played::over(short("live"), 2, 1);
    let replay = played.replay(1).expect("it is over");
    assert!(replay.positions(0, 1, Eyes::Of(Seat(2))).is_none());
    let none = replay.positions(replay.len(), 5, Eyes::Open).expect("a seat").positions;
    assert!(none.is_empty());
    let last = replay.positions(replay.len() - 1, u32::MAX, Eyes::Open).expect("a seat");
    assert_eq!(last.positions.len(), 1);
}

#[test]
fn only_the_own_eyes_see_the_own_move_and_cards() {
    let played = Played::over(short("maxonaut"), 2, 3);
    let replay = played.replay(1).expect("it is over");
    let film = replay.film("x-1".into(), None, false);
    let [mine, others, open] = [Eyes::Of(Seat(0)), Eyes::Of(Seat(1)), Eyes::Open]
        .map(|eyes| replay.positions(0, u32::MAX, eyes).expect("a seat").positions);
    let mut lays = 0;
    for (at, step) in film.steps.iter().enumerate() {
        assert_eq!((&mine[at].open, &others[at].open), (&None, &None));
        assert!(open[at].open.is_some());
        if step.seat == Some(Seat(0)) && open[at].mv.is_some() {
            assert_eq!((mine[at].mv, others[at].mv), (open[at].mv, None));
            lays += usize::from(
                mine[at].events == open[at].events && open[at].events != others[at].events,
            );
        }
    }
    assert!(lays > 1, "only {lays}");
}
