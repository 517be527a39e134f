//! The beginning of a round that was played, as lines of a script.

use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::{ArrangedDeal, Event, Maxonaut, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::beginning::{Beginning, NoScript};
use crate::names::Names;
use crate::show::{cards, direction};

/// Whether an event came by chance, so that no script can prescribe it.
pub(super) const fn is_chance(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. })
}

/// The lines; `events` are all events since the round began.
pub(super) fn beginning(
    rules: &Rules,
    state: &State,
    events: &[Event],
    names: &Names,
) -> Result<Beginning, NoScript> {
    let ArrangedDeal { mut hands, mut draw_pile, discard_pile, direction: way, .. } =
        ArrangedDeal::of(rules, state);
    let starter = events.iter().find_map(|event| match *event {
        Event::RoundStarted { starter, .. } => Some(starter),
        _ => None,
    });
    // The seat that begins has already drawn, and will do so again in the script.
    for event in events {
        if let Event::Drew { seat, cards: drawn } = event {
            let hand = hands.get_mut(seat.index()).ok_or(NoScript::NoDeal)?;
            for card in drawn.cards() {
                let at = hand.iter().position(|held| *held == card).ok_or(NoScript::NoDeal)?;
                hand.remove(at);
                draw_pile.push(card);
            }
        }
    }
    let (below, top) = discard_pile
        .split_at_checked(discard_pile.len().wrapping_sub(2))
        .ok_or(NoScript::NoDeal)?;
    let mut lines = vec![
        format!("starter {}", names.of(starter.ok_or(NoScript::NoDeal)?)),
        format!("direction {}", direction(way)),
    ];
    let points = Maxonaut::standing(rules, state).points;
    if points.iter().any(|points| *points != 0) {
        let of = |(seat, points): (Seat, &i32)| format!("{} {points}", names.of(seat));
        let points: Vec<_> = (0..).map(Seat).zip(&points).map(of).collect();
        lines.push(format!("points {}", points.join(", ")));
    }
    for (seat, hand) in (0..).map(Seat).zip(&hands) {
        lines.push(format!("hand {}: {}", names.of(seat), cards(hand)));
    }
    if !below.is_empty() {
        lines.push(format!("discarded: {}", cards(below)));
    }
    lines.push(format!("top {}", cards(top)));
    let pile = cards(draw_pile.iter().rev());
    lines.push(if draw_pile.is_empty() {
        "draw: only".into()
    } else {
        format!("draw: {pile} only")
    });
    Ok(Beginning::Laid(lines))
}
