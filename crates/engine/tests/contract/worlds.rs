//! Worlds that a player imagines depend only on its view and on chance: two states that look alike
//! to it are resampled alike.

use stammtisch_engine::any::{AnyRules, AnyRulesFile, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::seat::Seat;

use crate::checks::worlds_agree;
use crate::play::any_move;

/// Positions tested for each preset.
const POSITIONS: u32 = 1_000;

/// How many of the [`POSITIONS`] positions agree.
fn agreeing<G: Game>(rules: &G::Rules, seats: u8) -> u32 {
    let mut choice = Chance::stream(&Seed::from_number(11), 0);
    let (mut list, mut irregular) = (G::Moves::default(), Vec::new());
    let (mut looked, mut agree) = (0, 0);
    for number in 0.. {
        let opening = Opening::new(Seed::from_number(number));
        let mut state = G::start(rules, opening, &mut |_| {});
        while G::status(&state) == Status::Playing {
            if looked == POSITIONS {
                return agree;
            }
            let eyes = choice.below(u32::from(seats) + 1) as u8;
            let viewer = (eyes < seats).then_some(Seat(eyes));
            let twin = G::resample(rules, &state, viewer, &mut choice);
            looked += 1;
            agree += u32::from(worlds_agree::<G>(rules, [&state, &twin], viewer, &mut choice));
            let (seat, mv) = any_move::<G>(rules, &state, &mut choice, &mut list, &mut irregular);
            G::play_silently(rules, &mut state, seat, mv);
        }
    }
    agree
}

#[test]
fn states_that_look_alike_are_dealt_anew_alike() {
    for id in preset::ids() {
        let house = AnyRulesFile::read(preset::text(id).unwrap()).unwrap().plain().unwrap();
        let seats = house.head().seats.recommended;
        let rules = house.compile(seats).unwrap();
        let agree = each_game!(AnyRules, &rules, G: rules => agreeing::<G>(rules, seats));
        assert_eq!(agree, POSITIONS, "{id}");
    }
}
