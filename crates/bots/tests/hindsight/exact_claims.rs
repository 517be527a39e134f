//! Whether an announcement was true, by enumerating all pairs that may lie there.

use stammtisch_bots::hindsight::{About, Analysis, Did, MatchStep, PlayedMatch, Worlds};
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::{Card, Claim, Maxonaut, Move, Source};

use crate::common::{bots, maxonaut, odds_only, steps_of};

/// Whether a seat judges what another laid from its hand at the very start of the match, so that it knows its
/// own cards and nothing else.
fn knows_its_hand_only(rules: &<Maxonaut as Game>::Rules, step: &MatchStep<Maxonaut>) -> bool {
    let Did::Move(seat, Move::Believe | Move::Doubt) = step.did else { return false };
    let view = Maxonaut::view(rules, &step.before, Some(seat));
    let [first] = view.history.as_slice() else { return false };
    view.round == 1 && view.known.is_empty() && first.from == [Source::Hand; 2]
}

/// How likely two of these cards are worth at least `claim`.
fn counted(unknown: &[Card], claim: Claim) -> f64 {
    let (mut all, mut hits) = (0, 0);
    for (at, one) in unknown.iter().enumerate() {
        for other in &unknown[..at] {
            all += 1;
            hits += u32::from(value(*one, *other) >= Some(claim));
        }
    }
    f64::from(hits) / f64::from(all)
}

#[test]
fn first_announcements_are_counted() {
    let rules = maxonaut(&[("specials", "off")], 3);
    let worlds = Worlds { first: 20_000, most: 20_000, weighted: false, ..Worlds::default() };
    let mut compared = 0;
    for number in 0..40 {
        let mut bots = bots::<Maxonaut>(&["regel"; 3], number);
        let (steps, over, winners) = steps_of::<Maxonaut>(&rules, &mut bots, number);
        let Some(step) = steps.into_iter().find(|step| knows_its_hand_only(&rules, step)) else {
            continue;
        };
        let Did::Move(seat, _) = step.did else { continue };
        let view = Maxonaut::view(&rules, &step.before, Some(seat));
        let mut unknown: Vec<_> = rules.deck().cards().collect();
        for card in view.hand.cards() {
            let at = unknown.iter().position(|other| *other == card).expect("a card of the deck");
            unknown.swap_remove(at);
        }
        let exact = counted(&unknown, view.history[0].claim);
        let ended = over.ended().expect("it is over");
        let course = PlayedMatch::new(ended, rules.clone(), vec![step], winners);
        let mut analysis = Analysis::new(course, odds_only(worlds));
        analysis.step();
        let decisions = &analysis.report().decisions;
        let mut odds = decisions.iter().flat_map(|decision| &decision.odds);
        let told = odds.find(|odds| matches!(odds.about, About::ToldTrue(_))).expect("odds");
        let said = told.share.value;
        assert!((said - exact).abs() < 0.015, "match {number}: {said} is not {exact}");
        compared += u32::from((0.05..0.95).contains(&exact));
    }
    assert!(compared >= 10, "only {compared} say anything");
}
