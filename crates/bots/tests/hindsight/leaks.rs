//! Odds follow from what a seat knew and from chance alone: two matches that look alike to it give the
//! same odds to the last digit, and so does the same match twice.

use std::sync::Arc;

use stammtisch_bots::hindsight::{Analysis, Course, Decision, Did, HindsightGame, Step, Worlds};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Status;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;
use stammtisch_engine::seat::Seat;

use crate::common::{bots, make, mau, maxonaut, next, odds_only, played};

const VIEWER: Seat = Seat(0);

/// The first decision of `VIEWER` from the state `from` on, in a match that bots play to its end.
fn first_decision<G: HindsightGame>(
    rules: &Arc<G::Rules>,
    mut state: G::State,
    first: G::Move,
    number: u64,
) -> Option<Decision>
where
    AnyMatch: From<Match<G>>,
{
    let seats = usize::from(G::seats(rules));
    let mut bots = bots::<G>(&vec!["regel"; seats], number);
    let mut lots = Chance::stream(&Seed::from_number(number), 3);
    let did = Did::Move(VIEWER, first);
    let steps = vec![Step { number: 1, before: Box::new(state.clone()), did }];
    make::<G>(rules, &mut state, did);
    loop {
        match G::status(&state) {
            Status::MatchOver => break,
            Status::DealOver => make::<G>(rules, &mut state, Did::Deal),
            Status::Playing => {
                let (seat, mv) = next::<G>(rules, &state, &mut bots, &mut lots);
                make::<G>(rules, &mut state, Did::Move(seat, mv));
            }
        }
    }
    let over = AnyMatch::from(Match { rules: rules.clone(), state: Box::new(state) });
    let course = Course::<G>::new(over.ended().expect("over"), rules.clone(), steps, Vec::new());
    let mut analysis = Analysis::new(course, odds_only(Worlds::default()));
    analysis.step();
    analysis.report().decisions.first().cloned()
}

/// Decides in positions of a match, and in the same with all that the seat cannot know dealt anew.
fn twins<G: HindsightGame>(rules: &Arc<G::Rules>, number: u64) -> u32
where
    AnyMatch: From<Match<G>>,
{
    let seats = usize::from(G::seats(rules));
    let mut bots = bots::<G>(&vec!["regel"; seats], number);
    let mut lots = Chance::stream(&Seed::from_number(number), 9);
    let opening = stammtisch_engine::game::Opening::new(Seed::from_number(number));
    let mut state = G::start(rules, opening, &mut |_| {});
    let mut compared = 0;
    while G::status(&state) == Status::Playing && compared < 12 {
        let (seat, mv) = next::<G>(rules, &state, &mut bots, &mut lots);
        if seat == VIEWER {
            let twin = G::resample(rules, &state, Some(VIEWER), &mut lots);
            let odds = |state: &G::State| first_decision::<G>(rules, state.clone(), mv, number);
            if let (Some(one), Some(other)) = (odds(&state), odds(&twin)) {
                assert_eq!(one.worlds, other.worlds);
                for (one, other) in one.odds.iter().zip(&other.odds) {
                    assert_eq!(one.about, other.about);
                    assert_eq!(one.share, other.share, "{:?}", one.about);
                }
                compared += 1;
            }
        }
        make::<G>(rules, &mut state, Did::Move(seat, mv));
    }
    compared
}

#[test]
fn two_matches_that_look_alike_have_the_same_odds() {
    let max: u32 = (0..4).map(|number| twins::<Maxonaut>(&maxonaut(3), number)).sum();
    let mau: u32 = (0..4).map(|number| twins::<Mau>(&mau("schule", &[], 3), number)).sum();
    assert!(max >= 5 && mau >= 10, "{max} and {mau} decisions were compared");
}

#[test]
fn the_same_match_gives_the_same_odds() {
    let rules = maxonaut(2);
    let found = || {
        let course = played::<Maxonaut>(&rules, &mut bots(&["regel", "ehrlich"], 4), 4);
        let mut analysis = Analysis::new(course, odds_only(Worlds::default()));
        (0..40).for_each(|_| assert!(analysis.step()));
        analysis.report().clone()
    };
    let one = found();
    assert!(!one.decisions.is_empty());
    assert_eq!(one, found());
}
