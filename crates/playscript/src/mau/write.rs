//! The beginning of a deal that was played, as lines of a script.

use stammtisch_engine::card::Card;
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::rules::doc::Start;
use stammtisch_engine::mau::{Event, Mau, Rules, State, Truth};
use stammtisch_engine::seat::Seat;

use crate::beginning::{Beginning, NoScript};
use crate::names::Names;
use crate::show::{cards, direction};

/// Whether an event came by chance, so that no script can prescribe it.
pub(super) const fn is_chance(event: &Event) -> bool {
    matches!(
        event,
        Event::Reshuffled { .. }
            | Event::Took { .. }
            | Event::Lot { .. }
            | Event::Rolled { .. }
            | Event::Renewed { .. }
    )
}

/// The lines, once cards are dealt; `events` are all events since the deal began.
pub(super) fn beginning(
    rules: &Rules,
    state: &State,
    events: &[Event],
    names: &Names,
) -> Result<Beginning, NoScript> {
    let started = events.iter().find_map(|event| match *event {
        Event::DealStarted { deal, dealer, starter } => Some((deal, dealer, starter)),
        _ => None,
    });
    let (deal, dealer, starter) = started.ok_or(NoScript::NoDeal)?;
    if events.iter().any(|event| matches!(event, Event::TurnedOver { .. })) {
        return Err(NoScript::Turned);
    }
    let hands = events.iter().filter_map(|event| match event {
        Event::Dealt { seat, cards } => Some((*seat, *cards)),
        _ => None,
    });
    let hands: Vec<_> = hands.collect();
    if hands.is_empty() {
        return Ok(Beginning::NotYet);
    }
    let seats = names.count();
    if hands.len() != seats || hands.iter().any(|(_, hand)| hand.is_empty()) {
        return Err(NoScript::NotAllPlay);
    }
    let (top, pile) = piles(state, events).ok_or(NoScript::NoDeal)?;
    if top.is_none() && rules.in_force(deal).doc().deal.start == Start::TurnedUp {
        return Err(NoScript::NoDeal);
    }
    let view = Mau::view(rules, state, None);
    let turned = events.iter().filter(|event| matches!(event, Event::Reversed { .. })).count();
    let way = if turned % 2 == 1 { view.direction.reversed() } else { view.direction };
    let mut lines = vec![
        format!("dealer {}", names.of(dealer)),
        format!("turn {}", names.of(starter)),
        format!("direction {}", direction(way)),
    ];
    if deal > 1 {
        lines.push(format!("deal {deal}"));
    }
    let points = Mau::standing(rules, state).points;
    if points.iter().any(|points| *points != 0) {
        let scores = (0..).map(Seat).zip(&points);
        let scores: Vec<_> =
            scores.map(|(seat, points)| format!("{} {points}", names.of(seat))).collect();
        lines.push(format!("score {}", scores.join(", ")));
    }
    if view.pot != 0 {
        lines.push(format!("pot {}", view.pot));
    }
    for (seat, hand) in hands {
        lines.push(format!("hand {}: {}", names.of(seat), cards(hand.cards())));
    }
    lines.extend(top.map(|top| format!("top {top}")));
    let pile = if pile.is_empty() { String::new() } else { cards(pile) + " " };
    lines.push(format!("draw: {pile}only"));
    Ok(Beginning::Laid(lines))
}

/// The card that was turned up first, and the draw pile at that time, next drawn first.
fn piles(state: &State, events: &[Event]) -> Option<(Option<Card>, Vec<Card>)> {
    let (mut turned, mut put_back, mut taken) = (Vec::new(), Vec::new(), Vec::new());
    for event in events {
        match *event {
            Event::TurnedUp { card } if put_back.last() != Some(&card) || turned.is_empty() => {
                turned.push(card);
            }
            Event::PutBack { card } => {
                if turned.last() != Some(&card) {
                    turned.push(card);
                }
                put_back.push(card);
            }
            Event::Drew { cards, .. } | Event::LaidBeside { cards, .. } => {
                taken.extend(cards.cards())
            }
            _ => {}
        }
    }
    let mut turned = turned.into_iter();
    let first = turned.next();
    let mut pile: Vec<Card> = Truth::of(state).draw_pile.into_iter().rev().collect();
    pile.truncate(pile.len().checked_sub(put_back.len())?);
    Some((first, turned.chain(taken).chain(pile).collect()))
}
