//! Odds depend on what a seat knew and on the seed alone: two matches that look alike to it give the same
//! odds to the last digit, and so does the same match twice.

use std::sync::Arc;

use stammtisch_bots::hindsight::{
    Analysis, Did, HindsightGame, JudgedDecision, MatchStep, PlayedMatch, Worlds, holdings,
};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;
use stammtisch_engine::seat::Seat;

use crate::common::{bots, mau, maxonaut, odds_only, played, steps_of};

const VIEWER: Seat = Seat(0);

/// Steps of a match that are compared: enough for a few rounds of announcing, and for cards that a seat
/// turned out not to have.
const STEPS: usize = 30;

/// How often cards are dealt again until a step looks alike.
const TRIES: u32 = 2_000;

/// What `VIEWER` sees of a step: the events, and the view afterwards. None where the move cannot be made.
fn looks<G: HindsightGame>(
    rules: &G::Rules,
    before: &G::State,
    did: Did<G::Move>,
) -> Option<(Vec<G::Seen>, G::View)> {
    let (mut after, mut seen) = (before.clone(), Vec::new());
    let mut see = |event| seen.push(G::observe(rules, &event, Some(VIEWER)));
    match did {
        Did::Move(seat, mv) => G::play(rules, &mut after, seat, mv, &mut see).ok()?,
        Did::Deal => G::next_deal(rules, &mut after, &mut see).ok()?,
        Did::Withdraw(_) => return None,
    }
    let view = G::view(rules, &after, Some(VIEWER));
    Some((seen, view))
}

/// The same step with all that `VIEWER` cannot know dealt again, such that it still looks the same.
fn twin<G: HindsightGame>(
    rules: &G::Rules,
    step: &MatchStep<G>,
    lots: &mut Chance,
) -> Option<MatchStep<G>> {
    let shown = looks::<G>(rules, &step.before, step.did);
    (0..TRIES).find_map(|_| {
        let before = G::resample(rules, &step.before, Some(VIEWER), lots);
        let dids = match step.did {
            Did::Move(seat, _) if seat != VIEWER => {
                let (mut moves, mut others) = (G::Moves::default(), Vec::new());
                G::legal(rules, &before, seat, &mut moves);
                G::irregular(rules, &before, seat, &mut others);
                others.extend(moves.iter().copied());
                others.into_iter().map(|mv| Did::Move(seat, mv)).collect()
            }
            did => vec![did],
        };
        let alike = |did: &Did<G::Move>| looks::<G>(rules, &before, *did) == shown;
        let did = dids.into_iter().find(alike)?;
        Some(MatchStep { number: step.number, before: Box::new(before), did })
    })
}

/// What `VIEWER` could know at its decisions.
fn decisions<G: HindsightGame>(course: PlayedMatch<G>, steps: usize) -> Vec<JudgedDecision> {
    let mut analysis = Analysis::new(course, odds_only(Worlds::default()));
    (0..steps).for_each(|_| assert!(analysis.step()));
    let decisions = analysis.report().decisions.iter();
    decisions.filter(|decision| decision.seat == VIEWER).cloned().collect()
}

/// Analyses the beginning of a match, and a twin of it that differs in each step in what `VIEWER` did not
/// see: what was learned of hands on the way must be the same as well. Returns how many decisions were
/// compared that came after others.
fn twins<G: HindsightGame>(rules: &Arc<G::Rules>, number: u64) -> u32
where
    AnyMatch: From<Match<G>>,
{
    let seats = usize::from(G::seats(rules));
    let (steps, over, _) =
        steps_of::<G>(rules, &mut bots::<G>(&vec!["regel"; seats], number), number);
    let ended = over.ended().expect("it is over");
    let mut lots = Chance::stream(&Seed::from_number(number), 9);
    // A step for which no twin can be found, such as two rare cards drawn, ends the part that is compared.
    let twins: Vec<_> =
        steps.iter().take(STEPS).map_while(|step| twin::<G>(rules, step, &mut lots)).collect();
    let count = twins.len();
    let numbers: Vec<u32> = twins.iter().step_by(5).map(|step| step.number).collect();
    let of = |steps| {
        let course = PlayedMatch::<G>::new(ended, rules.clone(), steps, Vec::new());
        let seed = Seed::from_number(number);
        let hands = |before: &u32| {
            holdings(&course, before.saturating_sub(1), VIEWER, Worlds::default(), &seed)
        };
        let hands: Vec<_> = numbers.iter().map(hands).collect();
        (hands, decisions(course, count))
    };
    let ((hands, ones), (alike, others)) = (of(steps), of(twins));
    assert!(hands.iter().all(Option::is_some) && hands == alike, "who could have held what");
    assert_eq!(ones.len(), others.len());
    for (one, other) in ones.iter().zip(&others) {
        assert_eq!((one.step, one.worlds), (other.step, other.worlds));
        for (one, other) in one.odds.iter().zip(&other.odds) {
            assert_eq!((one.about, one.share), (other.about, other.share));
        }
    }
    ones.iter().skip(1).count() as u32
}

#[test]
fn two_matches_that_look_alike_have_the_same_odds() {
    let max: u32 = (0..6).map(|number| twins::<Maxonaut>(&maxonaut(&[], 3), number)).sum();
    let mau: u32 = (0..6).map(|number| twins::<Mau>(&mau("schule", &[], 3), number)).sum();
    assert!(max >= 5 && mau >= 10, "{max} and {mau} decisions were compared");
}

#[test]
fn the_same_match_gives_the_same_odds() {
    let rules = maxonaut(&[], 2);
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
